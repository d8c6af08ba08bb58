"""MOV, CMV, FLY, ERI, GEO: why somebody cannot go there."""

from __future__ import annotations

from tabletown.games.crow.rules.night import Night
from tabletown.kernel.shown import Message, Refusal


def no_move(night: Night, seat: int, who: int, mover: int) -> Refusal:
    """Why this character may not take a Move action now."""
    return Refusal("CROW-CRA-05", Message("refuse-not-now"))


def no_space(night: Night, seat: int, code: int) -> Refusal:
    """Why a walk cannot end there."""
    return Refusal("CROW-MOV-02", Message("refuse-not-now"))


def no_building(night: Night, seat: int, code: int) -> Refusal:
    """Why Eric cannot leap there, or The Crow fly there."""
    return Refusal("CROW-ERI-01", Message("refuse-not-now"))


def no_place(night: Night, seat: int, code: int) -> Refusal:
    """Why nobody can be placed there."""
    return Refusal("CROW-GEO-18", Message("refuse-not-now"))
