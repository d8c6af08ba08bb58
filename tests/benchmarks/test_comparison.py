"""benchmarks/comparison.py: when a build counts as slower than another."""

from __future__ import annotations

import random

from benchmarks.comparison import Pair, Row, sentences


def rates(after: float, noise: float = 0.05, is_cost: bool = False, bar: float = 0.97) -> Row:
    """Pairs of samples of a machine that is now slower and now faster."""
    rng = random.Random(1)
    row = Row("crimson", "stepped", "decisions/s", is_cost, bar)
    for number in range(60):
        speed = rng.uniform(100, 200)
        row.pairs.append(Pair(speed, speed * after * (1 + rng.uniform(-noise, noise)), number % 6))
    return row


def test_equal_builds_reach_the_bar_on_a_noisy_machine() -> None:
    row = rates(after=1.0)
    low, high = row.interval()
    assert 0.97 < low < 1 < high < 1.03
    assert row.verdict() == "reached"


def test_a_slower_build_misses_the_bar() -> None:
    row = rates(after=0.9)
    assert row.verdict() == "missed"
    assert sentences([row]) == ["Missed: crimson/stepped."]


def test_too_much_noise_leaves_it_open() -> None:
    assert rates(after=0.97, noise=0.3).verdict() == "unclear"


def test_a_higher_cost_misses_the_bar() -> None:
    assert rates(after=0.9, is_cost=True, bar=1.0).verdict() == "missed"
    assert rates(after=1.1, is_cost=True, bar=1.0).verdict() == "reached"


def test_the_luck_of_a_process_widens_the_interval() -> None:
    row = rates(after=1.0, noise=0.001)
    for pair in row.pairs:
        pair.after *= 1.05 if pair.start % 2 else 0.95
    low, high = row.interval()
    assert low < 0.96
    assert high > 1.04
