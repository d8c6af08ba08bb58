"""CBT, FIR: what dice are likely to do. Chances are told in thousandths."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial
from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules.words import BLADE, FACES
from tabletown.kernel.packed import vec

CERTAIN: Final = 1000
MOST: Final = 10
"""So many dice and fewer are looked up."""


@cache
def hit_chance(dice: int, defense: int, by_gang: bool) -> int:
    """CBT-01 to CBT-08: the chance of a hit that is not defended, in thousandths.

    For the gang, every hit with blades takes two dice from the defense (PWR-12).
    """
    undefended = 0.0
    for counts, ways in throws(dice):
        hits = tuple(sorted(count // 2 for count in counts if count > 1))
        if hits:
            lowered = 2 * (counts[BLADE] // 2) if by_gang else 0
            undefended += ways * (1.0 - cover_chance(hits, max(0, defense - lowered)))
    return round(CERTAIN * undefended / outcomes(dice))


@cache
def cover_chance(hits: tuple[int, ...], dice: int) -> float:
    """CBT-07: the chance that so many dice answer all hits, each symbol's with as many dice of that symbol."""
    if sum(hits) > dice:
        return 0.0
    covered = sum(ways for counts, ways in throws(dice) if all(counts[i] >= hit for i, hit in enumerate(hits)))
    return covered / outcomes(dice)


def outcomes(dice: int) -> int:
    """In how many ways so many dice can fall."""
    return int(FACES**dice)


@cache
def throws(dice: int) -> list[tuple[tuple[int, ...], int]]:
    """All throws of so many dice: how often each symbol shows, and in how many ways that happens."""
    found = []
    for faces in combinations_with_replacement(range(FACES), dice):
        counts = tuple(faces.count(face) for face in range(FACES))
        ways = factorial(dice)
        for count in counts:
            ways //= factorial(count)
        found.append((counts, ways))
    return found


@cache
def flame_chance(dice: int, flames: int) -> int:
    """The chance of at least so many flames, in thousandths."""
    ways = sum(comb(dice, count) * int((FACES - 1) ** (dice - count)) for count in range(flames, dice + 1))
    return round(CERTAIN * ways / outcomes(dice))


class Odds:
    """The chances of attacks, each worked out when it is first asked for."""

    def __init__(self) -> None:
        self.known: vec[float] = vec[float]([-1.0] * (2 * MOST * MOST))

    def hit(self, dice: i64, defense: i64, by_gang: bool) -> float:
        """The chance, from 0 to 1, of a hit that is not defended."""
        dice = max(0, min(dice, MOST - 1))
        defense = max(0, min(defense, MOST - 1))
        place = MOST * dice + defense
        if by_gang:
            place += MOST * MOST
        if self.known[place] < 0.0:
            self.known[place] = float(hit_chance(dice, defense, by_gang)) / float(CERTAIN)
        return self.known[place]
