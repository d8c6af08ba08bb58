"""Whether two sets of games differ: by how much, how sure it is, and what is left to chance."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from statistics import fmean
from warnings import catch_warnings, simplefilter

import msgspec

from tabletown.kernel.records import Message
from tabletown.lab.shares import Share, share

LEVEL = 0.05
"""Of the differences that are called real, at most this share is expected to be chance."""


class Difference(msgspec.Struct, frozen=True):
    """How much more a variant has of something than the base game."""

    name: Message
    base: float
    variant: float
    low: float
    high: float
    """The true difference lies between `low` and `high` 95 times of 100."""
    chance: float
    """How often chance alone would give a difference of this size."""
    real: bool = False


def difference(name: Message, base: Sequence[float], variant: Sequence[float]) -> Difference | None:
    """Of two samples with one value for each game, by Welch's t-test; None where there is nothing to compare."""
    if len(base) < 2 or len(variant) < 2:
        return None
    means = fmean(base), fmean(variant)
    if len(set(base)) == len(set(variant)) == 1:
        apart = means[1] - means[0]
        return Difference(name, *means, apart, apart, _fisher(len(base), 0, 0, len(variant)) if apart else 1.0)
    from scipy.stats import ttest_ind

    with catch_warnings():  # that values hardly vary is no reason to doubt that they differ
        simplefilter("ignore", RuntimeWarning)
        test = ttest_ind(variant, base, equal_var=False)
        interval = test.confidence_interval()
    return Difference(name, *means, float(interval.low), float(interval.high), float(test.pvalue))


def share_difference(
    name: Message, base: Sequence[Sequence[float]], variant: Sequence[Sequence[float]]
) -> Difference | None:
    """Of two shares of what was at stake, in percent, from results given game by game.

    The interval is Newcombe's (1998), the chance that of Fisher's exact test, for as many independent results as would
    vary as much as these games do. None where there is nothing to compare.
    """
    before, after = share(base), share(variant)
    if not (before.games and after.games):
        return None
    apart = after.wins - before.wins
    low = apart - hypot(after.wins - after.low, before.high - before.wins)
    high = apart + hypot(after.high - after.wins, before.wins - before.low)
    chance = _fisher(*_won_and_lost(before), *_won_and_lost(after))
    return Difference(name, 100 * before.wins, 100 * after.wins, 100 * low, 100 * high, chance)


def _won_and_lost(of: Share) -> tuple[int, int]:
    results = round(of.independent)
    won = round(of.wins * results)
    return won, results - won


def _fisher(won: int, lost: int, won_too: int, lost_too: int) -> float:
    """How often chance alone would give shares that are so far apart (Fisher 1922)."""
    from numpy import array
    from scipy.stats import fisher_exact

    return float(fisher_exact(array([[won, lost], [won_too, lost_too]])).pvalue)


def judged(found: Sequence[Difference]) -> list[Difference]:
    """Says which are real, all together: many comparisons find something by chance (Benjamini, Hochberg 1995)."""
    if not found:
        return []
    from scipy.stats import false_discovery_control

    adjusted = false_discovery_control([each.chance for each in found])
    return [
        msgspec.structs.replace(each, real=bool(level <= LEVEL)) for each, level in zip(found, adjusted, strict=True)
    ]
