"""The table of The Crow in plain lines, made from a view and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.kernel.shown import View

if TYPE_CHECKING:
    from tabletown.games.crow.game import TheCrow


def text(game: TheCrow, view: View, names: list[str] | None) -> str:
    """Everything in the view, in lines that a screen reader can read aloud."""
    return str((view.step, view.actors, view.over, view.numbers, view.zones))
