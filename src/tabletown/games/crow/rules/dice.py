"""CMP-04: dice, all alike, with six different symbols."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.crow.rules import symbols
from tabletown.games.crow.rules.night import Night


def roll(night: Night, dice: i64, first: i64) -> None:
    """CMP-22: so many dice are added to a list of numbers that counts each symbol."""
    while dice > 0:
        night.numbers[first + night.random(symbols.COUNT)] += 1
        dice -= 1


def roll_flames(night: Night, dice: i64) -> i64:
    """CMP-05: how many of so many dice show a flame."""
    flames: i64 = 0
    while dice > 0:
        if night.random(symbols.COUNT) == symbols.FLAME:
            flames += 1
        dice -= 1
    return flames
