"""LOC: locations change the rules of their round."""

from __future__ import annotations

import pytest

from tests.games.table import number
from tests.games.trick_city.city import lead_suit, leader, line, news, playable, trick, vp, zone

LOWEST_FIRST = ("yellow_3", "yellow_6", "yellow_8", "yellow_7")
LONG_ROUND = 2
"""A trick in the middle of a round."""


@pytest.mark.clause("TRICK-LOC-01", "TRICK-LOC-02")
def test_only_the_active_location_changes_the_rules() -> None:
    assert vp(trick(*LOWEST_FIRST, location="first_city_bank")) == (4, 0)
    table = trick(*LOWEST_FIRST, location="clock_tower", trophies=(1, 0))
    assert zone(table, "trophies:0") == "first_city_bank"
    assert vp(table) == (3, 0)


@pytest.mark.clause("TRICK-LOC-03")
def test_a_location_prevails_over_the_rules_and_a_power_card_over_a_location() -> None:
    assert playable(trick("yellow_6", hands={1: "yellow_2 red_1"}, location="old_subway")) == ["red_1", "yellow_2"]
    table = trick("green_5 bulwark", "green_8 mirror_mask", location="riverside_park")
    assert line(table) == "green_4 green_4"


@pytest.mark.clause("TRICK-LOC-04")
def test_the_bank_pays_the_winner_of_each_trick_and_nobody_else() -> None:
    tied = trick("yellow_2", "yellow_5", "yellow_7", "red_2", location="first_city_bank")
    assert vp(tied) == (0, 0)
    assert vp(trick("yellow_6", "yellow_3", "yellow_8", "yellow_7", location="first_city_bank")) == (0, 4)


@pytest.mark.clause("TRICK-LOC-05")
def test_the_park_lowers_green_cards_whatever_is_printed_on_them() -> None:
    table = trick("red_5 prism green +0", location="riverside_park")
    assert line(table) == "green_4"
    assert news(table, "location-value") == ["location-value riverside_park red_5 4"]
    assert line(trick("green_5 prism red +0", location="riverside_park")) == "red_5"


@pytest.mark.clause("TRICK-LOC-06")
def test_the_clock_tower_raises_spot_4_only() -> None:
    assert line(trick("blue_6", "blue_7", "blue_5", location="clock_tower")) == "blue_6 blue_7 blue_5"
    table = trick("blue_6", "blue_7", "blue_5", "blue_1", location="clock_tower")
    assert vp(table) == (0, 2)


@pytest.mark.clause("TRICK-LOC-07")
def test_the_power_station_pays_whoever_counters_at_once() -> None:
    table = trick("red_6", "blue_6", "green_7", location="power_station")
    assert vp(table) == (0, 1)
    table = trick("red_5", "red_6", "blue_6", location="power_station")
    assert vp(table) == (1, 0)


@pytest.mark.clause("TRICK-LOC-08")
@pytest.mark.parametrize(("number_of_trick", "earned"), [(1, 3), (6, 3), (7, 6)])
def test_city_hall_doubles_the_seventh_trick_and_the_eighth(number_of_trick: int, earned: int) -> None:
    assert vp(trick(*LOWEST_FIRST, location="city_hall", trick=number_of_trick)) == (earned, 0)
    last = trick(*LOWEST_FIRST, location="city_hall", trick=8)
    assert news(last, "earned") == ["earned team-1 6 6"]


@pytest.mark.clause("TRICK-LOC-09")
def test_at_the_carnival_ties_are_treated_as_usual_among_the_highest_cards() -> None:
    tied = trick("yellow_8", "yellow_5", "yellow_6", "red_8", location="midnight_carnival")
    assert news(tied, "tied-trick") == ["tied-trick"]
    own = trick("yellow_8", "yellow_5", "red_8", "yellow_6", location="midnight_carnival")
    assert vp(own) == (2, 0)
    assert leader(own) == 0


@pytest.mark.clause("TRICK-LOC-10")
def test_the_subway_still_has_a_lead_suit() -> None:
    table = trick("yellow_6", "red_1", hands={2: "yellow_1 wild_2"}, location="old_subway")
    assert lead_suit(table) == "yellow"
    assert playable(table) == ["yellow_1", "wild_2"]


@pytest.mark.clause("TRICK-LOC-11")
def test_a_stash_is_earned_by_the_next_winner_and_lost_at_the_end_of_the_round() -> None:
    table = trick(*LOWEST_FIRST, location="warehouse_row", stash=6, trick=LONG_ROUND)
    assert news(table, "stash-bonus", "earned") == ["stash-bonus 6", "earned team-1 9 9"]
    assert number(table, "stash") == 0
    unwon = trick("red_6", "blue_6", "green_6", "wild_6", location="warehouse_row", stash=6, trick=8)
    assert news(unwon, "stashed") == ["stashed 3 9"]
    assert number(unwon, "stash") == 0


@pytest.mark.clause("TRICK-LOC-12")
def test_the_observatory_pays_for_a_wild_card_that_wins_and_no_other() -> None:
    assert vp(trick("wild_4 red", "red_3", "red_6", "red_8", location="observatory")) == (0, 3)
    tied_with_itself = trick("red_2", "red_5", "wild_2", "red_8", location="observatory")
    assert vp(tied_with_itself) == (2, 0)


@pytest.mark.clause("TRICK-LOC-13")
@pytest.mark.parametrize(
    ("plays", "earned"),
    [
        (("yellow_3 marshal", "yellow_6", "yellow_8", "yellow_7"), 5),
        (("yellow_3 marshal", "yellow_6", "yellow_8 comet +1", "yellow_7"), 5),
        (("yellow_3", "yellow_6", "yellow_8 comet +1", "yellow_7"), 5),
        (("yellow_3", "yellow_6 marshal", "yellow_8", "yellow_7"), 3),
        (("yellow_3", "yellow_6", "yellow_8", "yellow_7"), 3),
    ],
)
def test_the_rooftop_pays_a_side_that_played_a_power_card_once(plays: tuple[str, ...], earned: int) -> None:
    assert vp(trick(*plays, location="skyline_rooftop")) == (earned, 0)
