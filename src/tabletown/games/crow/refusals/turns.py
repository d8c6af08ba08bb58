"""TRN, GNG, GMI, CRA, CMI: why a turn does not go on like that."""

from __future__ import annotations

from tabletown.games.crow.rules.night import Night
from tabletown.kernel.shown import Message, Refusal


def no_action(night: Night, seat: int, who: int, code: int) -> Refusal:
    """Why this character may not recover, bail out, rescue, or kill Gideon."""
    return Refusal("CROW-CRA-05", Message("refuse-not-now"))


def no_choice(night: Night, seat: int, code: int) -> Refusal:
    """Why this is not among the choices of the present step."""
    return Refusal("CROW-CRA-05", Message("refuse-not-now"))
