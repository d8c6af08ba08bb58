"""What bots reach alone, where nobody wins: scores and ranks, and who is better on the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean, median, stdev

import msgspec

from tabletown.kernel.setup import Setup
from tabletown.lab.shares import Share, Z, share


class Mean(msgspec.Struct, frozen=True):
    """A mean, and the interval in which the true one lies 95 times of 100; one game alone has none."""

    mean: float
    low: float | None
    high: float | None
    games: int


class AloneLine(msgspec.Struct, frozen=True):
    """What one bot reached: its scores, and how often each rank, the lowest first."""

    bot: str
    score: Mean
    median: float
    ranks: list[Share]


class PairedDifference(msgspec.Struct, frozen=True):
    """How many points more a bot has than another one, on the deals that both have played."""

    bot: str
    than: str
    points: Mean


class AloneSummary(msgspec.Struct, frozen=True):
    """What a simulation of a game for one found."""

    ranks: list[str]
    bots: list[AloneLine]
    differences: list[PairedDifference]


Scores = dict[str, dict[int, int]]
"""By bot and deal."""


def summed_up(setup: Setup, scores: Scores) -> AloneSummary:
    names = [setup.game.say(rank.name) for rank in setup.ranks]
    found = [_line(setup, bot, list(deals.values())) for bot, deals in scores.items() if deals]
    pairs = [_difference(scores, bot, than) for bot, than in combinations(scores, 2)]
    return AloneSummary(names, found, [pair for pair in pairs if pair is not None])


def _line(setup: Setup, bot: str, scores: list[int]) -> AloneLine:
    places = [setup.rank_of(points) for points in scores]
    ranks = [share([[float(place == rank)] for place in places]) for rank in range(len(setup.ranks))]
    return AloneLine(bot, mean(scores), median(scores), ranks)


def _difference(scores: Scores, bot: str, than: str) -> PairedDifference | None:
    both = [points - scores[than][deal] for deal, points in scores[bot].items() if deal in scores[than]]
    return PairedDifference(bot, than, mean(both)) if both else None


def mean(values: Sequence[float]) -> Mean:
    middle = fmean(values)
    if len(values) == 1:
        return Mean(middle, None, None, 1)
    margin = Z * stdev(values) / sqrt(len(values))
    return Mean(middle, middle - margin, middle + margin, len(values))
