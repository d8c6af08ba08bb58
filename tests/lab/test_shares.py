"""Shares of wins, and how far they can be trusted."""

from __future__ import annotations

import pytest

from tabletown.kernel.rng import Rng
from tabletown.lab.shares import share


def games(wins: int, losses: int) -> list[list[float]]:
    return [[1.0]] * wins + [[0.0]] * losses


def test_a_share_counts_results_and_games() -> None:
    found = share([[1.0, 0.0], [1.0], [], [0.5]])
    assert (found.wins, found.times, found.games) == (0.625, 4, 3)


@pytest.mark.parametrize(
    ("wins", "losses", "low", "high"),
    [
        (5, 5, 0.2366, 0.7634),
        (1, 29, 0.0059, 0.1667),
        (60, 40, 0.5020, 0.6906),
        (0, 10, 0.0, 0.2775),
        (10, 0, 0.7225, 1.0),
    ],
)
def test_the_interval_of_single_results_is_that_of_wilson(wins: int, losses: int, low: float, high: float) -> None:
    """Figures of Brown, Cai and DasGupta (2001) and of common tables."""
    found = share(games(wins, losses))
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.0001)


def test_results_that_say_the_same_twice_tell_no_more() -> None:
    """Partners win together: counting both must not narrow the interval."""
    once, twice = share(games(30, 20)), share([results * 2 for results in games(30, 20)])
    assert twice.times == 2 * once.times
    assert (twice.wins, twice.low, twice.high) == pytest.approx((once.wins, once.low, once.high))


def test_independent_results_in_one_game_tell_more() -> None:
    once, twice = share(games(50, 50)), share([[1.0, 1.0], [1.0, 0.0], [0.0, 1.0], [0.0, 0.0]] * 25)
    assert twice.high - twice.low < 0.8 * (once.high - once.low)


def test_shared_wins_vary_less_than_wins_and_losses() -> None:
    shared, clear = share([[0.5]] * 98 + [[0.0], [1.0]]), share(games(50, 50))
    assert shared.wins == clear.wins
    assert shared.high - shared.low < 0.3 * (clear.high - clear.low)


def test_nothing_at_stake_tells_nothing() -> None:
    found = share([[], []])
    assert (found.low, found.high, found.games, found.times) == (0, 1, 0, 0)


def test_the_interval_holds_the_truth_95_times_of_100() -> None:
    """Sides of two and of one, in games that a side wins with a chance of 0.3."""
    rng = Rng("intervals")
    right = 0
    for _ in range(1000):
        sample = [[float(rng.below(10) < 3)] * (1 + rng.below(2)) for _ in range(60)]
        found = share(sample)
        right += found.low <= 0.3 <= found.high
    assert 930 <= right <= 970
