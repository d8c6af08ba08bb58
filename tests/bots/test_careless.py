"""The bot that slips."""

from __future__ import annotations

import msgspec
import pytest

from tabletown.bots import make
from tabletown.kernel.state import State
from tests.games.crimson.town import town

TIMES = 600


def tie() -> State:
    """Purple stands 2 to 2, and Patrick, who holds far more of it than anybody else, can turn it with one card."""
    return town(
        points=[[0, 0, 0], [0, 0, 0]],
        hands={0: "purple-5 purple-5 purple-4 purple-1 red-1 yellow-1 blue-1"},
        rows={"purple": "2 | 2"},
    )


def slips(name: str, state: State) -> float:
    """How many of 100 choices of a bot slip, judged by how often it takes what looks best."""
    best = make("greedy", 1).choose(state, 0)
    bot = make(name, 2)
    missed = sum(bot.choose(state, 0) != best for _ in range(TIMES)) / TIMES
    by_chance = 1 / len(state.legal(0))
    return 100 * missed / (1 - by_chance)


@pytest.mark.parametrize("percent", [20, 50, 80])
def test_it_takes_the_best_unless_it_slips(percent: int) -> None:
    assert slips(f"careless:{percent}", tie()) == pytest.approx(percent, abs=7)


def test_a_game_may_have_a_rate_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    state = tie()
    game = state.setup.game
    monkeypatch.setattr(game, "profile", msgspec.structs.replace(game.profile, slips={80: 20}))
    assert slips("careless:80", state) == pytest.approx(20, abs=7)
    assert slips("careless:50", state) == pytest.approx(50, abs=7)


def test_when_it_slips_it_plays_anything() -> None:
    state = town(hands={0: "red-1 red-5 blue-2"})
    bot = make("careless:99", 3)
    assert {bot.choose(state, 0) for _ in range(TIMES)} == set(state.legal(0))
