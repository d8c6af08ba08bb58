"""The bot that slips."""

from __future__ import annotations

import pytest

from tabletown.bots import make
from tests.games.crimson.town import town

TIMES = 600


@pytest.mark.parametrize("percent", [20, 50, 80])
def test_it_takes_the_best_unless_it_slips(percent: int) -> None:
    """Purple stands 2 to 2, and Patrick, who holds far more of it than anybody else, can turn it with one card."""
    state = town(
        points=[[0, 0, 0], [0, 0, 0]],
        hands={0: "purple-5 purple-5 purple-4 purple-1 red-1 yellow-1 blue-1"},
        rows={"purple": "2 | 2"},
    )
    best = make("greedy", 1).choose(state, 0)
    bot = make(f"careless:{percent}", 2)
    found = [bot.choose(state, 0) for _ in range(TIMES)]
    by_chance = percent / 100 / len(state.legal(0))
    assert found.count(best) / TIMES == pytest.approx(1 - percent / 100 + by_chance, abs=0.07)


def test_when_it_slips_it_plays_anything() -> None:
    state = town(hands={0: "red-1 red-5 blue-2"})
    bot = make("careless:99", 3)
    assert {bot.choose(state, 0) for _ in range(TIMES)} == set(state.legal(0))
