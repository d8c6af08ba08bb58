"""FIR, PWN: setting fire, and what happens when buildings burn."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.crow.rules.night import Night
from tabletown.kernel.step import Choice, Step


def can_set_fire(night: Night, who: i64, name: i64) -> bool:
    """FIR-01 to FIR-05, PWN-01, PLT-16: whether somebody may take a Set Fire action on a named building."""
    return False


def could_be_set_on_fire(night: Night, name: i64) -> bool:
    """PLT-30: by the gang; only the gang may ask."""
    return False


def settle(night: Night) -> None:
    """FIR-12: buildings that hold enough fire tokens start burning, before whatever comes next.

    To be called whenever fire tokens or Albrecht's protection have changed, after the present step has been replaced
    or popped: it pushes BURN.
    """


def burn_roll(night: Night, who: i64) -> None:
    """FIR-15 to FIR-21: the gang rolls against Eric or The Crow, if on a burning building; the outcome takes effect."""


def burn_regular(night: Night, building: i64) -> None:
    """FIR-22: a regular building starts burning, with burn rolls for those who are on it."""


def bomb_goes_off(night: Night) -> None:
    """TRN-07: the Time Bomb is due."""


class SetFire(Step[Night]):
    """FIR-06, PWN-01: (who, named building): a fire is declared; cards, then the roll."""


class Burn(Step[Night]):
    """FIR-14: buildings that hold enough fire tokens start burning, one by one."""


class BurnOrder(Choice[Night]):
    """FIR-14: the gang chooses which one is next."""


class Ablaze(Step[Night]):
    """FIR-07, PWN-06: (named building, stage): one building starts burning, with all that follows."""
