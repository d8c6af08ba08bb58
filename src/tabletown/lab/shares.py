"""Shares of wins with their 95 % intervals, from games in which several results may hang together."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist

import msgspec

Z = NormalDist().inv_cdf(0.975)


class Share(msgspec.Struct, frozen=True):
    """How much was won of what was at stake, and the interval in which the true share lies 95 times of 100."""

    wins: float
    low: float
    high: float
    games: int
    times: int
    """How often something was at stake; several times in a game, where a game has several rounds or sides."""
    independent: float
    """How many independent results would vary as much as these games do, but never more than there are."""


def share(games: Sequence[Sequence[float]]) -> Share:
    """The share of all results, given game by game.

    Results of one game depend on each other, so the games and not the results are what varies by chance. The interval
    is Wilson's, for as many independent results as would vary as much as these games do.
    """
    games = [results for results in games if results]
    times = sum(map(len, games))
    if times == 0:
        return Share(0.0, 0.0, 1.0, 0, 0, 0.0)
    wins = sum(map(sum, games)) / times
    if wins in (0, 1):
        independent: float = len(games)
    else:
        strayed = sum((sum(results) - wins * len(results)) ** 2 for results in games)
        independent = wins * (1 - wins) * times**2 / strayed if strayed else inf
    low, high = _wilson(wins, independent)
    return Share(wins, low, high, len(games), times, min(independent, times))


def _wilson(wins: float, results: float) -> tuple[float, float]:
    """The interval of Wilson (1927)."""
    extra = Z**2 / results
    middle = (wins + extra / 2) / (1 + extra)
    margin = sqrt(extra * (wins * (1 - wins) + extra / 4)) / (1 + extra)
    return max(0.0, middle - margin), min(1.0, middle + margin)
