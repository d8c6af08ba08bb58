"""What bots think of a position, and what they play without thinking."""

from __future__ import annotations

import pytest

from tabletown.bots import make
from tabletown.games.trick_city import GAME
from tabletown.games.trick_city.rules.table import City
from tabletown.kernel.rng import Rng
from tabletown.kernel.step import Actions
from tests.games.table import actor, wander
from tests.games.trick_city.city import RANDOM, city, phrase_of, trick


def test_a_side_that_is_ahead_stands_better() -> None:
    even = city(hands={})
    assert even.evaluate(0) == pytest.approx(0.5)
    assert city(vp=(6, 1)).evaluate(0) > 0.55 > 0.45 > city(vp=(1, 6)).evaluate(0)
    assert city(trophies=(2, 0)).evaluate(0) > 0.8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_both_sides_add_up_to_one(seats: int) -> None:
    table = GAME.new(seats, seed=1, options=RANDOM)
    for _ in wander(table, seed=1):
        assert 0.0 <= table.evaluate(0) <= 1.0
        assert table.evaluate(0) + table.evaluate(1) == pytest.approx(1.0)
        assert table.evaluate(seats - 1) in (table.evaluate(0), table.evaluate(1))


def guessed(table: City) -> str:
    """What is guessed most often."""
    seat = actor(table)
    offered = Actions(table.layout.actions)
    table.legal_into(seat, offered)
    rng = Rng(1)
    counts: dict[str, int] = {}
    for _ in range(200):
        phrase = phrase_of(table, table.guess(seat, offered, rng))
        counts[phrase] = counts.get(phrase, 0) + 1
    assert set(counts) <= {phrase_of(table, code) for code in table.legal(seat)}
    return max(counts, key=lambda phrase: counts[phrase])


def test_a_trick_is_taken_as_dear_as_possible() -> None:
    table = trick("yellow_6", "yellow_8", "yellow_7", hands={3: "yellow_1 yellow_5 yellow_2"}, exhausted=[3])
    assert guessed(table) == "yellow_5"


def test_a_trick_that_the_own_side_has_is_left_alone() -> None:
    table = trick("yellow_7", "yellow_4", "yellow_8", hands={3: "yellow_1 yellow_6"}, exhausted=[3])
    assert guessed(table) == "yellow_6"


def test_greedy_takes_a_sure_trick() -> None:
    table = trick("yellow_6", "yellow_8", "yellow_7", hands={3: "yellow_5 yellow_2"}, exhausted=[3])
    assert phrase_of(table, make("greedy", 1).choose(table, 3)) == "yellow_5"


def test_search_takes_the_trick_that_fills_the_track() -> None:
    hands = {0: "red_1", 1: "red_2", 2: "red_3", 3: "yellow_5 yellow_2"}
    table = trick("yellow_6", "yellow_8", "yellow_7", hands=hands, exhausted=[0, 1, 2, 3], vp=(13, 10), trick=7)
    assert phrase_of(table, make("search:200", 1).choose(table, 3)) == "yellow_5"
