"""Whether two sets of games differ."""

from __future__ import annotations

from random import Random

from tabletown.kernel.shown import Message
from tabletown.lab.contrast import Difference, difference, judged

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
    found = compared([3.0] * 5, [4.0] * 5)
    assert (found.low, found.high, found.chance) == (1, 1, 0)


def test_one_game_cannot_be_compared() -> None:
    assert difference(NAME, [1.0], [1.0, 2.0]) is None


def test_of_many_comparisons_without_a_difference_hardly_any_is_called_real() -> None:
    same = [compared(normal(5, 2 * number), normal(5, 2 * number + 1)) for number in range(60)]
    assert sum(found.chance < 0.05 for found in same) > 0, "these seeds show nothing"
    assert sum(found.real for found in judged(same)) == 0


def test_a_clear_difference_stays_real_among_many_comparisons() -> None:
    same = [compared(normal(5, 2 * number), normal(5, 2 * number + 1)) for number in range(60)]
    assert judged([*same, compared(normal(5, 1), normal(7, 2))])[-1].real


def test_nothing_is_judged_where_nothing_was_compared() -> None:
    assert judged([]) == []
