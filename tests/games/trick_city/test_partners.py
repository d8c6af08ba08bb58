"""Bots as partners: they help each other, and know no more of each other than people would."""

from __future__ import annotations

import pytest

from tabletown.bots import make
from tabletown.games.trick_city.rules.table import City
from tests.games.table import actor
from tests.games.trick_city.city import city, phrase_of, play, trick

BOTS = ["random", "greedy", "search:100"]
LOW, HIGH = "red_1 yellow_1 green_1 blue_1", "red_8 yellow_8 green_8 wild_8"
"""Two hands with which a partner would play very differently."""


def thoughts(name: str, table: City) -> list[tuple[int, float, int]]:
    """How the bot that has to choose ranks its choices."""
    return [(choice.code, choice.value, choice.visits) for choice in make(name, 5).rank(table, actor(table))]


def four(partner: str) -> City:
    """Player 0 leads; player 2 is the partner."""
    hands = {
        0: "yellow_3 yellow_6 red_2 blue_5",
        1: "green_2 green_4 blue_2 red_6",
        2: partner,
        3: "red_3 blue_7 red_4 blue_6",
    }
    return city(4, hands=hands, trick=5)


def three(partner: str, leader: int) -> City:
    """Players 1 and 2 are a team against the Titan."""
    hands = {0: "yellow_3 yellow_6 red_2 blue_5", 1: "green_2 green_4 blue_2 red_6", 2: partner}
    return city(3, hands=hands, shields={0: "e1=red_5 d1=blue_3 d2=green_6"}, leader=leader, trick=6)


@pytest.mark.parametrize("name", BOTS)
def test_a_leading_bot_does_not_know_what_its_partner_holds(name: str) -> None:
    assert thoughts(name, four(LOW)) == thoughts(name, four(HIGH))


@pytest.mark.parametrize("name", BOTS)
def test_a_following_bot_does_not_know_what_its_partner_holds(name: str) -> None:
    """Player 1 follows, and player 3 is the partner."""
    tables = []
    for partner in (LOW, HIGH):
        hands = {
            0: "yellow_3 green_2 green_4 blue_5",
            1: "yellow_2 yellow_6 blue_2 red_6",
            2: "red_3 blue_7 red_4 blue_6",
            3: partner,
        }
        tables.append(city(4, hands=hands, trick=5))
        play(tables[-1], "yellow_3")
    assert thoughts(name, tables[0]) == thoughts(name, tables[1])


@pytest.mark.parametrize("name", BOTS)
def test_a_captain_does_not_know_what_the_teammate_holds(name: str) -> None:
    """THR-07: the captain says who plays first."""
    tables = [three(partner, leader=1) for partner in (LOW, HIGH)]
    assert [table.step().name for table in tables] == ["team-order"] * 2
    assert thoughts(name, tables[0]) == thoughts(name, tables[1])


@pytest.mark.parametrize("name", BOTS)
def test_a_member_of_a_team_against_a_titan_does_not_know_what_the_teammate_holds(name: str) -> None:
    tables = [three(partner, leader=1) for partner in (LOW, HIGH)]
    for table in tables:
        play(table, "first 1")
    assert thoughts(name, tables[0]) == thoughts(name, tables[1])


@pytest.mark.parametrize("name", ["greedy", "search:200"])
def test_a_trick_that_the_partner_has_is_left_to_the_partner(name: str) -> None:
    """Yellow 1 would win the last trick as well, but for 1 VP and not for the 4 VP that win the location."""
    hands = {3: "yellow_1 yellow_6"}
    table = trick("yellow_7", "yellow_4", "yellow_8", hands=hands, exhausted=[3], trick=8, vp=(7, 4))
    assert phrase_of(table, make(name, 1).choose(table, 3)) == "yellow_6"


@pytest.mark.parametrize("seed", range(3))
def test_search_plays_beacon_for_a_trick_that_the_partner_has(seed: int) -> None:
    """The last trick of the round, and the bonus of 2 VP decides who wins the location."""
    table = trick("yellow_7", "yellow_4", "yellow_8", hands={3: "yellow_6"}, heroes={3: "beacon"}, trick=8, vp=(9, 4))
    assert phrase_of(table, make("search:200", seed).choose(table, 3)) == "yellow_6 beacon"
