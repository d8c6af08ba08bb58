"""GNG-08: the kinds of actions that a free action may be; they add up."""

from __future__ import annotations

from typing import Final

MOVE: Final = 1
ATTACK: Final = 2
FIRE: Final = 4
OTHER: Final = 8
"""Recover, bail out, kill Gideon."""
ANY: Final = 15
