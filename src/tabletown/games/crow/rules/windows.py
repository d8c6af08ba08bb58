"""PLT-04, PLT-11: when a Plot card is played."""

from __future__ import annotations

from typing import Final

OWN_TURN: Final = 0
ATTACK_DECLARED: Final = 1
BEFORE_DEFENSE: Final = 2
GANGSTER_KILLED: Final = 3
AFTER_ATTACK: Final = 4
SET_FIRE_DECLARED: Final = 5
NAMES: Final[tuple[str, ...]] = (
    "",
    "attack_declared",
    "before_defense",
    "gangster_killed",
    "after_attack",
    "set_fire_declared",
)
