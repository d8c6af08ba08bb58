"""What a score sheet draws into a city: the parts of its score, and the spaces that cost something."""

from __future__ import annotations

import random

import pytest

from tabletown.games.card_city import GAME
from tabletown.games.card_city.records import Figures, Tallies
from tabletown.kernel.state import State

VARIANTS: dict[str, dict[str, bool | int | str]] = {
    "simplified": {"level": "simplified"},
    "everything": {"level": "advanced", "crime": True, "ecological_city": True, "indebted_city": True},
}


def ended(options: dict[str, bool | int | str]) -> State:
    """A game in which everybody chose at random."""
    state = GAME.new(2, 1, options)
    dice = random.Random(1)
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, dice.choice(state.legal(seat)))
    return state


@pytest.fixture(scope="module", params=VARIANTS)
def city(request: pytest.FixtureRequest) -> tuple[State, Figures, Tallies]:
    state = ended(VARIANTS[request.param])
    figures, tallies = GAME.figures(state, None), GAME.tallies(state)
    assert isinstance(figures, Figures)
    assert isinstance(tallies, Tallies)
    return state, figures, tallies


def test_the_parts_of_a_score_add_up_to_it(city: tuple[State, Figures, Tallies]) -> None:
    state, figures, tallies = city
    parts = [
        tallies.goal[seat] + tallies.cash[seat] - sum(scored.lost.values())
        for seat, scored in enumerate(figures.cities)
    ]
    assert parts == state.scores()


def test_every_open_space_of_the_final_square_is_named(city: tuple[State, Figures, Tallies]) -> None:
    _, figures, tallies = city
    assert [len(scored.open) for scored in figures.cities] == tallies.empty
    for scored in figures.cities:
        west, east, south, north = scored.final
        spaces = [tuple(map(int, space.split(","))) for space in scored.open]
        assert all(west <= x <= east and south <= y <= north for x, y in spaces)
