"""How strong bots are, on the scale of Elo: 400 points more are ten wins for each loss.

The model is that of Bradley and Terry (1952), and of Luce (1959) where more than two sides play: a side wins with a
probability that is in proportion to its strength. That is a logistic regression, which statsmodels fits. Where two
sides play, it also learns how much better the first side is off. Each pairing begins with one game that ended as
between equals, so that a bot that never loses has a rating, too.
"""

from __future__ import annotations

import warnings
from math import log
from typing import Any, Final

import msgspec

ELO: Final = 400 / log(10)
Cells = dict[tuple[int, int], tuple[float, float]]
"""By a bot on its own side and the bot on all others: what the first has won, and of how many games."""


class Contest(msgspec.Struct, frozen=True):
    """One game: the bot of each side, and what the side won."""

    bots: list[int]
    won: list[float]


class Estimate(msgspec.Struct, frozen=True):
    """A number of points, and the interval in which the true one lies 95 times of 100."""

    points: float
    low: float
    high: float


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength, compared with the mean of all, and how far it is ahead of the next one below."""

    bot: str
    rating: Estimate
    lead: Estimate | None


class Ladder(msgspec.Struct, frozen=True):
    """All bots, the strongest first; and, if that was asked for, the same for each of two sides."""

    ratings: list[Rating]
    sides: list[list[Rating]]


def ladder(bots: list[str], contests: list[Contest], pairings: list[tuple[int, int]], by_side: bool) -> Ladder:
    """The ratings that fit these games best."""
    sides = len(contests[0].bots)
    cells = _cells(contests, pairings, sides)
    count = len(bots)
    one = [_place(one, count) for one, _ in cells]
    other = [_place(other, count) for _, other in cells]
    differences = [[a - b for a, b in zip(*pair, strict=True)] for pair in zip(one, other, strict=True)]
    overall = _rated(bots, _fit(differences, cells, sides), 0)
    if not by_side:
        return Ladder(overall, [])
    apart = [[*mine, *(-place for place in theirs)] for mine, theirs in zip(one, other, strict=True)]
    fit = _fit(apart, cells, sides)
    return Ladder(overall, [_rated(bots, fit, 0), _rated(bots, fit, count - 1)])


def _place(bot: int, count: int) -> list[float]:
    """A bot as a row of numbers. Only differences matter, so the first bot is where the others are measured from."""
    return [float(bot == other) for other in range(1, count)]


def _cells(contests: list[Contest], pairings: list[tuple[int, int]], sides: int) -> Cells:
    cells = {way: (0.5 / sides, 0.5) for one, other in pairings for way in ((one, other), (other, one))}
    for contest in contests:
        side = _alone(contest.bots)
        other = contest.bots[1 if side == 0 else 0]
        won, games = cells[contest.bots[side], other]
        cells[contest.bots[side], other] = won + contest.won[side], games + 1
    return cells


def _alone(bots: list[int]) -> int:
    """The side of the bot that plays only one; of two, the first."""
    return next((side for side, bot in enumerate(bots) if bots.count(bot) == 1), 0)


def _fit(rows: list[list[float]], cells: Cells, sides: int) -> Any:
    """A logistic regression; of two sides, the first may be better off."""
    import numpy
    from statsmodels.genmod.families import Binomial
    from statsmodels.genmod.generalized_linear_model import GLM
    from statsmodels.tools.sm_exceptions import PerfectSeparationWarning

    results = numpy.array([[won, games - won] for won, games in cells.values()])
    design = numpy.array([[*row, 1.0] if sides == 2 else row for row in rows])
    offset = numpy.full(len(rows), -log(sides - 1))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", PerfectSeparationWarning)  # there is none: see the game between equals
        warnings.simplefilter("ignore", RuntimeWarning)  # about a scale that this family does not use
        return GLM(results, design, family=Binomial(), offset=offset).fit()


def _rated(bots: list[str], fit: Any, first: int) -> list[Rating]:
    """The ratings in the columns from `first` on."""
    count = len(bots)
    columns = [[0.0] * first + _place(bot, count) for bot in range(count)]
    columns = [row + [0.0] * (len(fit.params) - len(row)) for row in columns]
    mean = [sum(column) / count for column in zip(*columns, strict=True)]
    strength = [float(fit.params @ row) for row in columns]
    order = sorted(range(count), key=lambda bot: -strength[bot])
    below = [*order[1:], None]
    return [
        Rating(
            bots[bot],
            _estimate(fit, columns[bot], mean),
            None if next is None else _estimate(fit, columns[bot], columns[next]),
        )
        for bot, next in zip(order, below, strict=True)
    ]


def _estimate(fit: Any, row: list[float], base: list[float]) -> Estimate:
    """By how much one is stronger than the other, in points of Elo."""
    test = fit.t_test([a - b for a, b in zip(row, base, strict=True)])
    low, high = test.conf_int()[0]
    return Estimate(*(round(ELO * float(value), 1) for value in (test.effect[0], low, high)))
