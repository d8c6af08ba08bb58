"""ATK, EAT, LRG: why somebody cannot be attacked."""

from __future__ import annotations

from tabletown.games.crow.rules.night import Night
from tabletown.kernel.shown import Message, Refusal


def no_attack(night: Night, seat: int, who: int, target: int) -> Refusal:
    """Why this character may not take an Attack action on that one."""
    return Refusal("CROW-CRA-05", Message("refuse-not-now"))
