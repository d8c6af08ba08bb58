"""Tabletown's games in OpenSpiel: after `register()`, `pyspiel.load_game("tabletown_crimson(seats=4)")` knows them."""

from __future__ import annotations

from tabletown.kernel.machine import need


def register() -> list[str]:
    """Makes every registered game known to OpenSpiel; their names there. May be called again."""
    need("numpy", "openspiel")
    need("pyspiel", "openspiel")
    from tabletown.envs.spiel import register_all

    return register_all()
