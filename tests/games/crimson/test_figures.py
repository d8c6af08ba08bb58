"""The figures that a drawn table shows: worked out here, so that no client has to know a rule."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.crimson import GAME
from tabletown.games.crimson.rules import KEEP, USE
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tests.games.crimson.town import ERIK, MARTIN, PATRICK, closed, town
from tests.games.table import ONLOOKER, numbers, wander, worked_out


def figures(table: State, seat: int | None = PATRICK) -> dict[str, Any]:
    return worked_out(table, seat)


def test_sums_are_those_of_the_two_sides() -> None:
    shown = figures(town(rows={"red": "5 3 | 2", "purple": "- | 4"}))
    assert shown["hero"] == [8, 0, 0, 0, 0]
    assert shown["villain"] == [2, 0, 0, 0, 4]


def test_a_side_has_places_up_to_its_own_limit_and_to_that_of_the_row() -> None:
    shown = figures(town(rows={"red": "1 1 1 | -", "yellow": "1 1 | 1 2", "green": "1 1 | 1 2 2"}))
    assert shown["places"] == [0, 2, 1, 1, 0, 0, 3, 3, 3, 3]


def test_a_full_row_is_shut() -> None:
    shown = figures(town(rows={"red": "1 1 | 1 2 2", "blue": "1 1 | 1 2"}))
    assert shown["shut"] == [1, 0, 0, 0, 0]
    assert (shown["closed"], shown["closed_to_end"]) == (1, 2)


def test_the_last_place_of_a_row_closes_it() -> None:
    assert figures(town(rows={"red": "1 1 | 1 2", "blue": "1 1 | 1"}))["closes"] == [1, 0, 0, 0, 0]


def test_closing_the_first_row_does_not_end_the_round() -> None:
    assert figures(town(rows={"red": "1 1 | 1 2"}))["ends_round"] == [0, 0, 0, 0, 0]


def test_closing_the_last_row_that_is_wanted_ends_the_round() -> None:
    shown = figures(town(rows={"red": "1 1 | 1 2 2", "blue": "1 1 | 1 2"}))
    assert shown["ends_round"] == [0, 0, 0, 1, 0]


def test_with_five_players_a_third_row_is_wanted() -> None:
    shown = figures(town(5, rows={"red": "1 1 | 1 2 2", "blue": "1 1 | 1 2"}))
    assert shown["closed_to_end"] == 3
    assert shown["ends_round"] == [0, 0, 0, 0, 0]


def test_held_is_the_value_of_each_colour_in_the_own_hand() -> None:
    table = town(hands={PATRICK: "red-4 red-1 green-3", MARTIN: "red-5"})
    assert figures(table, PATRICK)["held"] == [5, 0, 3, 0, 0]
    assert figures(table, MARTIN)["held"] == [5, 0, 0, 0, 0]


def test_at_stake_is_good_bad_or_nothing_as_the_row_stands() -> None:
    rows = {"red": "2 | 1", "green": "1 | 2", "blue": "3 | 3"}
    table = town(hands={PATRICK: "red-4 red-1 green-3 blue-4"}, rows=rows)
    assert figures(table)["at_stake"] == [5, 0, -3, 0, 0]


def test_a_rivals_hand_changes_nothing_for_the_viewer() -> None:
    rows = {"red": "2 | 1"}
    poor = town(hands={PATRICK: "red-2", MARTIN: "blue-5"}, rows=rows)
    rich = town(hands={PATRICK: "red-2", MARTIN: "red-5"}, rows=rows)
    assert figures(poor) == figures(rich)


def test_an_onlooker_has_no_hand() -> None:
    shown = figures(town(hands={PATRICK: "red-4"}), ONLOOKER)
    assert shown["held"] == []
    assert shown["at_stake"] == []


@pytest.mark.parametrize(("choice", "shown"), [(USE, 1), (KEEP, 0)])
def test_the_own_secret_choice_is_shown_to_nobody_else(choice: int, shown: int) -> None:
    table = town(at="scoring", rows={"red": "2 | 1"})
    table.apply(PATRICK, choice)
    assert figures(table, PATRICK)["power_sealed"] == shown
    assert figures(table, MARTIN)["power_sealed"] is None
    assert figures(table, ONLOOKER)["power_sealed"] is None


@pytest.mark.parametrize(("seats", "options"), GAME.setups())
def test_figures_agree_with_the_rules_in_every_position(seats: int, options: dict[str, Value]) -> None:
    table = GAME.new(seats, seed=8, options=options)
    for _ in wander(table, seed=8):
        shown = figures(table, ERIK if seats > ERIK else ONLOOKER)
        assert [int(free > 0) for free in shown["places"]] == numbers(table, "open")
        assert sum(shown["shut"]) == len(closed(table)) == shown["closed"]
