"""CBT, ATK, EAT, LRG: attacks, from the declaration to the last card."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.crow.rules.layout import ATTACK_STEP
from tabletown.games.crow.rules.night import Night
from tabletown.kernel.step import Choice, Step


def can_attack(night: Night, who: i64, target: i64) -> bool:
    """ATK, EAT, LRG, OBJ-13, PLT-19: whether somebody may take an Attack action on a target now."""
    return False


def declare(night: Night, who: i64, target: i64, dice: i64) -> None:
    """CBT-11 (1): an attack with so many dice begins before whatever comes next."""
    night.push(ATTACK_STEP, who, target, dice)


class Attack(Step[Night]):
    """CBT-11 (1), (2): (attacker, target, dice): declared, the token revealed, cards for more dice."""


class AttackRoll(Step[Night]):
    """CBT-11 (3)."""


class Reroll(Choice[Night]):
    """CBT-11 (4): rerolls of attack dice."""


class Defense(Step[Night]):
    """CBT-11 (5), (6): a miss ends the attack; else cards of the defender."""


class DefenseRoll(Step[Night]):
    """CBT-11 (7)."""


class MycaReroll(Choice[Night]):
    """CBT-11 (8)."""


class Damage(Step[Night]):
    """CBT-11 (9): dice are matched with hits, wounds fall."""


class Outcome(Step[Night]):
    """CBT-11 (11): consequences for the defender."""


class Again(Choice[Night]):
    """CBT-11 (12): Someone Gently Rapping."""


class After(Step[Night]):
    """CBT-11 (13): cards played after the attack."""
