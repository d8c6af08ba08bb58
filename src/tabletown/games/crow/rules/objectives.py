"""OBJ: the gang's secret Objective: its Restriction, its Basic part and its Showdown."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.crow.rules.night import Night


def forbids_fire(night: Night, name: i64) -> bool:
    """OBJ-02, OBJ-12: whether the Restriction protects a named building. Only the gang may ask."""
    return False


def forbids_attack(night: Night, target: i64) -> bool:
    """OBJ-13: whether the Restriction protects a character. Only the gang may ask."""
    return False


def forbids_card(night: Night, kind: i64) -> bool:
    """OBJ-13: whether the Restriction forbids a Plot card. Only the gang may ask."""
    return False


def gang_turn_begins(night: Night) -> None:
    """TRN-06: Showdowns that look at the start of a gang turn."""


def gang_attacks(night: Night, target: i64) -> None:
    """OBJ-13: a gangster attacks this character, so no Objective that forbids it is the one."""


def wound_falls(night: Night, who: i64, target: i64) -> None:
    """OBJ-09: Showdowns that wait for a wound by one of certain gangsters."""


def sarah_dies(night: Night) -> None:
    """OBJ-09: Showdowns that wait for Sarah's death."""
