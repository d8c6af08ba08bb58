"""The bot that overlooks things."""

from __future__ import annotations

import pytest

from tabletown.bots import Bot, Ranked
from tabletown.bots.careless import CarelessBot
from tabletown.kernel.state import State
from tests.games.crimson.town import town

TIMES = 2000


class First(Bot):
    """Likes its choices in the order in which they are listed."""

    def rank(self, state: State, seat: int) -> list[Ranked]:
        return [Ranked(code, 0.5, 0) for code in state.legal(seat)]


def choices(percent: int) -> list[int]:
    """The places of what it chooses, of six choices, the best being 0."""
    state = town(hands={0: "red-1 red-5 blue-2"})
    codes = state.legal(0)
    assert len(codes) == 6
    bot = CarelessBot(percent, First("first", 1), 2)
    return [codes.index(bot.choose(state, 0)) for _ in range(TIMES)]


@pytest.mark.parametrize("percent", [10, 50, 80])
def test_it_takes_the_best_unless_it_overlooks_it(percent: int) -> None:
    hopeless = (percent / 100) ** 6 / 6  # it saw nothing, and hits the best by chance
    assert choices(percent).count(0) / TIMES == pytest.approx(1 - percent / 100 + hopeless, abs=0.04)


def test_it_takes_the_next_best_that_it_sees() -> None:
    found = choices(50)
    assert found.count(1) / TIMES == pytest.approx(1 / 4, abs=0.04)
    assert found.count(2) / TIMES == pytest.approx(1 / 8, abs=0.03)


def test_whoever_overlooks_nearly_everything_plays_anything() -> None:
    found = choices(99)
    assert all(found.count(place) / TIMES == pytest.approx(1 / 6, abs=0.04) for place in range(6))
