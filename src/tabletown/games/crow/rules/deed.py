"""GNG-08: the kinds of actions that a free action may be; they add up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import act

MOVE: Final = 1
ATTACK: Final = 2
FIRE: Final = 4
OTHER: Final = 8
"""Recover, bail out, kill Gideon; of the Crow player, rescue."""
ANY: Final = 15


def kind_of(action: i64) -> i64:
    """The kind of action that a choice is; 0 if it is none."""
    if act.MOVE.has(action):
        return MOVE
    if act.ATTACK.has(action):
        return ATTACK
    if act.IGNITE.has(action):
        return FIRE
    other = act.RECOVER.has(action) or act.BAIL.has(action) or action in (act.RESCUE, act.KILL_GIDEON)
    return OTHER if other else 0
