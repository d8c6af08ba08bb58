"""Whether two sets of games differ."""

from __future__ import annotations

from random import Random

import pytest

from tabletown.kernel.records import Message
from tabletown.lab.contrast import Difference, difference, judged, share_difference

NAME = Message("lab-measure-turns")


def normal(mean: float, seed: int, size: int = 200) -> list[float]:
    luck = Random(seed)
    return [luck.gauss(mean, 1.0) for _ in range(size)]


def compared(base: list[float], variant: list[float]) -> Difference:
    found = difference(NAME, base, variant)
    assert found is not None
    return found


def test_the_interval_holds_the_difference_of_the_means() -> None:
    found = compared(normal(5, 1), normal(7, 2))
    assert found.low < found.variant - found.base < found.high
    assert found.low < 2 < found.high


def test_a_large_difference_is_hardly_chance() -> None:
    assert compared(normal(5, 1), normal(7, 2)).chance < 1e-6


def test_what_never_varies_differs_or_does_not() -> None:
    assert compared([3.0] * 5, [3.0] * 5).chance == 1
    found = compared([3.0] * 20, [4.0] * 20)
    assert (found.low, found.high) == (1, 1)
    assert found.chance < 1e-9


def test_two_games_against_two_that_never_vary_may_be_chance() -> None:
    assert compared([3.0] * 2, [4.0] * 2).chance == pytest.approx(1 / 3)


def test_one_game_cannot_be_compared() -> None:
    assert difference(NAME, [1.0], [1.0, 2.0]) is None


def shares(base: list[list[float]], variant: list[list[float]]) -> Difference:
    found = share_difference(NAME, base, variant)
    assert found is not None
    return found


def single(wins: int, losses: int) -> list[list[float]]:
    return [[1.0]] * wins + [[0.0]] * losses


@pytest.mark.parametrize(
    ("variant", "base", "low", "high"),
    [((56, 14), (48, 32), 5.24, 33.39), ((9, 1), (3, 7), 17.05, 80.90), ((10, 0), (0, 20), 67.91, 100)],
)
def test_the_interval_between_two_shares_is_that_of_newcombe(
    variant: tuple[int, int], base: tuple[int, int], low: float, high: float
) -> None:
    """Figures of Newcombe (1998), table II, method 10."""
    found = shares(single(*base), single(*variant))
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.01)


def test_the_chance_of_two_shares_is_that_of_the_lady_tasting_tea() -> None:
    assert shares(single(1, 3), single(3, 1)).chance == pytest.approx(34 / 70)


def test_few_games_that_all_go_one_way_may_be_chance() -> None:
    assert shares(single(0, 4), single(30, 30)).chance > 0.05


def test_results_that_say_the_same_twice_are_no_surer() -> None:
    once = shares(single(20, 30), single(30, 20))
    twice = shares([results * 2 for results in single(20, 30)], [results * 2 for results in single(30, 20)])
    assert twice.chance == pytest.approx(once.chance)


def test_what_nobody_had_cannot_be_compared() -> None:
    assert share_difference(NAME, [], single(3, 1)) is None


def test_of_many_comparisons_without_a_difference_hardly_any_is_called_real() -> None:
    same = [compared(normal(5, 2 * number), normal(5, 2 * number + 1)) for number in range(60)]
    assert sum(found.chance < 0.05 for found in same) > 0, "these seeds show nothing"
    assert sum(found.real for found in judged(same)) == 0


def test_a_clear_difference_stays_real_among_many_comparisons() -> None:
    same = [compared(normal(5, 2 * number), normal(5, 2 * number + 1)) for number in range(60)]
    assert judged([*same, compared(normal(5, 1), normal(7, 2))])[-1].real


def test_nothing_is_judged_where_nothing_was_compared() -> None:
    assert judged([]) == []
