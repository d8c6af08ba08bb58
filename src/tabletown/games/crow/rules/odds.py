"""CBT, FIR: what dice are likely to do. Chances are told in thousandths."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial
from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import symbols
from tabletown.kernel.packed import vec

CERTAIN: Final = 1000
MOST: Final = 10
"""So many dice and fewer are looked up."""


# What may be rolled again; they add up
ONE_DIE: Final = 1
"""CHR-06, BLD-04: one die of the attack, once."""
KNIVES: Final = 2
"""PWR-02: up to two other dice for each pair of blades."""
DEFENSE: Final = 4
"""CHR-03: the whole defense, once."""

OTHERS: Final = 2
"""PWR-02: so many dice go with a pair of blades."""

Throw = tuple[int, ...]
"""How many blades, then how many of each other symbol, the most frequent first, whichever symbols these are."""


@cache
def hit_chance(dice: int, defense: int, by_gang: bool, again: int = 0) -> int:
    """CBT-01 to CBT-08: the chance of a hit that is not defended, in thousandths, if `again` is used as well as can be.

    For the gang, every hit with blades takes two dice from the defense (PWR-12).
    """
    chance = 0.0
    for counts, ways in throws(dice):
        chance += ways * best(sorted_throw(counts), 0, again, defense, by_gang)
    return round(CERTAIN * chance / outcomes(dice))


def sorted_throw(counts: Throw) -> Throw:
    return (counts[symbols.BLADE], *sorted(counts[symbols.BLADE + 1 :], reverse=True))


@cache
def best(throw: Throw, used: int, again: int, defense: int, by_gang: bool) -> float:
    """The chance of an undefended hit from this throw on; so many pairs of blades have been used for the knives.

    No pair that has been used is broken: two hits of one symbol are harder to defend than hits of two.
    """
    found = undefended(throw, again, defense, by_gang)
    if again & ONE_DIE:
        free = (throw[symbols.BLADE] - 2 * used, *throw[1:])
        for picked in picks(free, 1):
            found = max(found, after(throw, picked, used, again - ONE_DIE, defense, by_gang))
    if again & KNIVES and throw[symbols.BLADE] >= 2 * used + 2 and sum(throw) > 2:
        free = (throw[symbols.BLADE] - 2 * used - 2, *throw[1:])
        for picked in picks(free, OTHERS):
            found = max(found, after(throw, picked, used + 1, again, defense, by_gang))
    return found


def picks(free: Throw, most: int) -> list[Throw]:
    """Every way to pick up one die of these or more, up to so many."""
    found = []
    for dice in range(1, most + 1):
        found += [picked for picked, _ in throws(dice) if all(picked[i] <= free[i] for i in range(symbols.COUNT))]
    return found


def after(throw: Throw, picked: Throw, used: int, again: int, defense: int, by_gang: bool) -> float:
    """The chance once these dice have been rolled again."""
    dice = sum(picked)
    chance = 0.0
    for landed, ways in throws(dice):
        counts = tuple(throw[i] - picked[i] + landed[i] for i in range(symbols.COUNT))
        chance += ways * best(sorted_throw(counts), used, again, defense, by_gang)
    return chance / outcomes(dice)


def undefended(throw: Throw, again: int, defense: int, by_gang: bool) -> float:
    """The chance that not all hits of a throw are defended; Myca has a defense that holds rolled again."""
    hits = tuple(sorted(count // 2 for count in throw if count > 1))
    if not hits:
        return 0.0
    lowered = 2 * (throw[symbols.BLADE] // 2) if by_gang else 0
    covered = cover_chance(hits, max(0, defense - lowered))
    return 1.0 - (covered * covered if again & DEFENSE else covered)


@cache
def cover_chance(hits: tuple[int, ...], dice: int) -> float:
    """CBT-07: the chance that so many dice answer all hits, each symbol's with as many dice of that symbol."""
    if sum(hits) > dice:
        return 0.0
    covered = sum(ways for counts, ways in throws(dice) if all(counts[i] >= hit for i, hit in enumerate(hits)))
    return covered / outcomes(dice)


def outcomes(dice: int) -> int:
    """In how many ways so many dice can fall."""
    return int(symbols.COUNT**dice)


@cache
def throws(dice: int) -> list[tuple[tuple[int, ...], int]]:
    """All throws of so many dice: how often each symbol shows, and in how many ways that happens."""
    found = []
    for faces in combinations_with_replacement(range(symbols.COUNT), dice):
        counts = tuple(faces.count(face) for face in range(symbols.COUNT))
        ways = factorial(dice)
        for count in counts:
            ways //= factorial(count)
        found.append((counts, ways))
    return found


@cache
def flame_chance(dice: int, flames: int) -> int:
    """The chance of at least so many flames, in thousandths."""
    ways = sum(comb(dice, count) * int((symbols.COUNT - 1) ** (dice - count)) for count in range(flames, dice + 1))
    return round(CERTAIN * ways / outcomes(dice))


def expected_flames(dice: int) -> int:
    """How many flames so many dice show on average, in thousandths."""
    return round(CERTAIN * dice / symbols.COUNT)


class Odds:
    """The chances of attacks without rerolls, for bots; each is worked out when it is first asked for."""

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
