"""FIR, PWN, OBJ: why a building cannot be set on fire."""

from __future__ import annotations

from tabletown.games.crow.rules.night import Night
from tabletown.kernel.shown import Message, Refusal


def no_fire(night: Night, seat: int, who: int, name: int) -> Refusal:
    """Why this character may not take a Set Fire action on that named building."""
    return Refusal("CROW-CRA-05", Message("refuse-not-now"))
