"""The worked examples, as they are written in examples.md."""

from __future__ import annotations

import pytest

from tests.games.table import actor, number, numbers, wander
from tests.games.trick_city.city import (
    STRICT,
    city,
    lead_suit,
    leader,
    legal,
    line,
    location,
    news,
    play,
    playable,
    refused,
    run,
    shield,
    trick,
    vp,
    zone,
)

# A. Winning a trick


@pytest.mark.example("EX-01")
@pytest.mark.clause("TRICK-RES-02", "TRICK-RES-04", "TRICK-LED-01", "TRICK-CMP-04")
def test_yellow_3_wins() -> None:
    table = trick("yellow_6", "yellow_3", "yellow_8", "yellow_7")
    assert news(table, "won-trick") == ["won-trick 1 yellow_3 3"]
    assert vp(table) == (0, 3)
    assert leader(table) == actor(table) == 1


@pytest.mark.example("EX-02")
@pytest.mark.clause("TRICK-RES-03", "TRICK-LSU-06", "TRICK-OPT-02")
def test_a_card_of_another_suit_wins() -> None:
    plays = ("blue_4", "blue_6", "red_2", "blue_7")
    table = trick(*plays)
    assert news(table, "won-trick") == ["won-trick 2 red_2 2"]
    assert vp(table) == (2, 0)
    assert leader(table) == 2
    strict = trick(*plays, options=STRICT)
    assert news(strict, "won-trick") == ["won-trick 0 blue_4 4"]
    assert vp(strict) == (4, 0)


@pytest.mark.example("EX-03")
@pytest.mark.clause("TRICK-RES-05", "TRICK-RES-06", "TRICK-LED-03", "TRICK-CTR-10")
def test_tie_between_the_sides() -> None:
    table = trick("yellow_2", "yellow_5", "yellow_7", "red_2")
    assert news(table, "countered", "won-trick", "tied-trick") == ["tied-trick"]
    assert vp(table) == (0, 0)
    assert leader(table) == actor(table) == 0


@pytest.mark.example("EX-04")
@pytest.mark.clause("TRICK-RES-07", "TRICK-RES-08", "TRICK-LED-02")
def test_tie_inside_a_team() -> None:
    table = trick("blue_2", "blue_6", "red_2", "blue_8")
    assert news(table, "won-trick") == ["won-trick 0 blue_2 2"]
    assert vp(table) == (2, 0)
    assert leader(table) == 0


# B. Following suit and wild cards


@pytest.mark.example("EX-05")
@pytest.mark.clause("TRICK-FOL-01", "TRICK-FOL-02")
def test_what_may_be_played() -> None:
    table = trick("yellow_6", hands={1: "yellow_2 yellow_7 wild_4 red_1"})
    assert playable(table) == ["yellow_2", "yellow_7", "wild_4"]


@pytest.mark.example("EX-06")
@pytest.mark.clause("TRICK-FOL-03", "TRICK-FOL-04")
def test_no_card_of_the_suit() -> None:
    table = trick("yellow_6", hands={1: "green_5 wild_4 red_1"})
    assert sorted(playable(table)) == ["green_5", "red_1", "wild_4"]


@pytest.mark.example("EX-07")
@pytest.mark.clause("TRICK-WLD-01", "TRICK-FOL-01")
def test_leading_a_wild_card() -> None:
    table = city(hands={0: "wild_6", 1: "blue_8 green_1", 2: "blue_7", 3: "red_5"})
    play(table, "wild_6 blue")
    assert playable(table) == ["blue_8"]
    run(table, "blue_8", "blue_7")
    assert line(table) == "blue_6 blue_8 blue_7"
    play(table, "red_5")
    assert vp(table) == (0, 5)
    assert leader(table) == 3


@pytest.mark.example("EX-08")
@pytest.mark.clause("TRICK-WLD-04", "TRICK-WLD-07", "TRICK-LOC-05")
def test_a_wild_card_that_follows_takes_the_lead_suit() -> None:
    table = trick("green_6", hands={1: "wild_4"}, heroes={1: "bulwark"}, location="riverside_park")
    assert legal(table) == ["wild_4", "wild_4 bulwark"]
    play(table, "wild_4")
    assert line(table) == "green_5 green_3"


@pytest.mark.example("EX-09")
@pytest.mark.clause("TRICK-WLD-03", "TRICK-LSU-03")
def test_a_wild_card_as_a_setter_in_the_middle_of_a_trick() -> None:
    table = trick("red_1", "green_1", hands={2: "wild_8", 3: "green_4 blue_1"})
    assert line(table) == "x x"
    play(table, "wild_8 green")
    assert playable(table) == ["green_4"]
    play(table, "green_4")
    assert vp(table) == (0, 4)
    assert leader(table) == 3


# C. Counters and the lead suit


@pytest.mark.example("EX-10")
@pytest.mark.clause("TRICK-CTR-01", "TRICK-LSU-02", "TRICK-LSU-03", "TRICK-FOL-08")
def test_counter_on_spots_1_and_2() -> None:
    table = trick("yellow_5", "red_5", hands={2: "green_3 yellow_1 blue_2", 3: "green_8"})
    assert line(table) == "x x"
    assert lead_suit(table) is None
    assert sorted(playable(table)) == ["blue_2", "green_3", "yellow_1"]
    play(table, "green_3")
    assert lead_suit(table) == "green"
    play(table, "green_8")
    assert vp(table) == (3, 0)
    assert leader(table) == 2


@pytest.mark.example("EX-11")
@pytest.mark.clause("TRICK-FOL-02", "TRICK-CTR-05")
def test_counter_with_a_wild_card_although_the_player_could_follow() -> None:
    table = trick("yellow_4", "wild_4", hands={1: "yellow_1", 2: "blue_7", 3: "blue_5"})
    assert line(table) == "x x"
    play(table, "blue_7")
    assert lead_suit(table) == "blue"
    play(table, "blue_5")
    assert vp(table) == (0, 5)
    assert leader(table) == 3


@pytest.mark.example("EX-12")
@pytest.mark.clause("TRICK-LSU-02")
def test_counter_in_the_middle_leaves_the_lead_suit() -> None:
    table = trick("yellow_7", "yellow_4", "wild_4", hands={3: "yellow_8"})
    assert line(table) == "yellow_7 x x"
    assert lead_suit(table) == "yellow"
    play(table, "yellow_8")
    assert vp(table) == (7, 0)
    assert leader(table) == 0


@pytest.mark.example("EX-13")
@pytest.mark.clause("TRICK-CTR-03", "TRICK-CTR-08")
def test_three_equal_values_in_a_row() -> None:
    table = trick("red_6", "blue_6", "green_6")
    assert line(table) == "x x green_6"
    assert lead_suit(table) == "green"


@pytest.mark.example("EX-14")
@pytest.mark.clause("TRICK-CTR-08", "TRICK-RES-09", "TRICK-LED-03")
def test_four_equal_values() -> None:
    table = trick("red_6", "blue_6", "green_6", "wild_6")
    assert len(news(table, "countered")) == 2
    assert len(news(table, "flipped")) == 4
    assert news(table, "won-trick", "empty-trick") == ["empty-trick"]
    assert vp(table) == (0, 0)
    assert leader(table) == 0


@pytest.mark.example("EX-15")
@pytest.mark.clause("TRICK-CTR-03", "TRICK-RES-05")
def test_counter_and_tie_in_one_trick() -> None:
    table = trick("yellow_5", "yellow_3", "blue_3", "red_5")
    assert news(table, "countered", "tied-trick") == ["countered blue_3 yellow_3", "tied-trick"]
    assert leader(table) == 0


# D. Locations


@pytest.mark.example("EX-16")
@pytest.mark.clause("TRICK-RES-10", "TRICK-LOC-05", "TRICK-VAL-03")
def test_riverside_park_makes_a_value_of_0() -> None:
    table = trick("green_1", "green_5", "yellow_1", hands={3: "green_6"}, location="riverside_park")
    assert line(table) == "green_0 green_4 yellow_1"
    play(table, "green_6")
    assert news(table, "won-trick", "earned") == ["won-trick 0 green_1 0", "earned team-1 0 0"]
    assert leader(table) == 0
    assert number(table, "last_winner") == 0


@pytest.mark.example("EX-17")
@pytest.mark.clause("TRICK-LOC-06", "TRICK-CTR-04")
def test_clock_tower_changes_a_counter() -> None:
    plays = ("blue_6", "blue_7", "blue_5", "blue_4")
    table = trick(*plays, location="clock_tower")
    assert news(table, "countered") == ["countered blue_4 blue_5"]
    assert vp(table) == (6, 0)
    assert vp(trick(*plays)) == (0, 4)


@pytest.mark.example("EX-18")
@pytest.mark.clause("TRICK-RE-01", "TRICK-RE-03", "TRICK-LOC-07")
def test_power_station_ends_a_round_in_the_middle_of_a_trick() -> None:
    table = trick("blue_6", "red_6", location="power_station", vp=(0, 14))
    assert news(table, "earned", "full-track") == ["earned team-2 1 15", "full-track team-2 power_station"]
    assert zone(table, "trophies:1") == "power_station"
    assert news(table, "won-trick", "tied-trick", "empty-trick") == []
    assert number(table, "round") == 2


@pytest.mark.example("EX-19")
@pytest.mark.clause("TRICK-LOC-04")
def test_first_city_bank() -> None:
    table = trick("yellow_6", "yellow_3", "yellow_8", "yellow_7", location="first_city_bank")
    assert vp(table) == (0, 3 + 1)


@pytest.mark.example("EX-20")
@pytest.mark.clause("TRICK-LOC-08", "TRICK-RES-11")
@pytest.mark.parametrize(("number_of_trick", "earned"), [(6, 4), (7, 8)])
def test_city_hall_doubles_late_tricks(number_of_trick: int, earned: int) -> None:
    table = trick("yellow_2 beacon", "yellow_5", "yellow_6", "yellow_7", location="city_hall", trick=number_of_trick)
    assert vp(table) == (earned, 0)


@pytest.mark.example("EX-21")
@pytest.mark.clause("TRICK-LOC-09")
def test_midnight_carnival() -> None:
    table = trick("yellow_5", "yellow_7", "yellow_8", "red_6", location="midnight_carnival")
    assert news(table, "won-trick") == ["won-trick 2 yellow_8 2"]
    assert vp(table) == (2, 0)
    assert leader(table) == 2


@pytest.mark.example("EX-22")
@pytest.mark.clause("TRICK-LOC-10")
def test_old_subway() -> None:
    table = trick("yellow_6", hands={1: "yellow_2 red_1"}, location="old_subway")
    assert sorted(playable(table)) == ["red_1", "yellow_2"]


@pytest.mark.example("EX-23")
@pytest.mark.clause("TRICK-LOC-11")
def test_warehouse_row() -> None:
    table = city(
        hands={
            0: "red_5 green_5 blue_6",
            1: "blue_5 yellow_5 blue_2",
            2: "red_6 green_6 blue_7",
            3: "wild_6 yellow_6 blue_8",
        },
        location="warehouse_row",
    )
    run(table, "red_5", "blue_5", "red_6", "wild_6")
    assert number(table, "stash") == 3
    run(table, "green_5", "yellow_5", "green_6", "yellow_6")
    assert number(table, "stash") == 6
    run(table, "blue_6", "blue_2", "blue_7", "blue_8")
    assert vp(table) == (0, 2 + 6)
    assert number(table, "stash") == 0


@pytest.mark.example("EX-24")
@pytest.mark.clause("TRICK-LOC-12", "TRICK-WLD-07")
def test_observatory() -> None:
    table = trick("wild_2 red", "red_5", "red_6", "red_8", location="observatory")
    assert vp(table) == (2 + 3, 0)


@pytest.mark.example("EX-25")
@pytest.mark.clause("TRICK-LOC-13", "TRICK-HRO-07")
def test_skyline_rooftop() -> None:
    table = trick("yellow_2 beacon", "yellow_5", "yellow_6", "yellow_7", location="skyline_rooftop")
    assert vp(table) == (2 + 2 + 2, 0)
    assert news(table, "won-trick", "location-bonus", "power-bonus") == [
        "won-trick 0 yellow_2 2",
        "location-bonus skyline_rooftop 2",
        "power-bonus beacon 2",
    ]


# E. Heroes


@pytest.mark.example("EX-26")
@pytest.mark.clause("TRICK-VAL-04", "TRICK-HRO-05")
def test_mirror_mask() -> None:
    table = trick("green_3", "green_8 mirror_mask", location="riverside_park")
    assert news(table, "copied") == ["copied green_8 2"]
    assert line(table) == "x x"
    assert lead_suit(table) is None
    assert actor(table) == 2


@pytest.mark.example("EX-27")
@pytest.mark.clause("TRICK-HRO-06", "TRICK-CTR-09")
def test_gravita() -> None:
    table = trick("yellow_2", "yellow_6", "yellow_4", "yellow_8 gravita @1")
    assert news(table, "value-changed", "countered") == ["value-changed yellow_2 2 4"]
    assert vp(table) == (4, 0)
    assert leader(table) == 0


@pytest.mark.example("EX-28")
@pytest.mark.clause("TRICK-HRO-06", "TRICK-PWR-09")
def test_gravita_makes_a_counter() -> None:
    table = trick("yellow_2", "yellow_4 gravita @1", hands={2: "yellow_6", 3: "yellow_8"})
    assert line(table) == "x x"
    run(table, "yellow_6", "yellow_8")
    assert vp(table) == (6, 0)
    assert leader(table) == 2


@pytest.mark.example("EX-29")
@pytest.mark.clause("TRICK-HRO-01", "TRICK-CTR-04")
def test_comet() -> None:
    table = trick("yellow_4", "red_4 comet -1", hands={2: "yellow_7", 3: "yellow_8"})
    assert line(table) == "yellow_4 red_3"
    run(table, "yellow_7", "yellow_8")
    assert vp(table) == (0, 3)


@pytest.mark.example("EX-30")
@pytest.mark.clause("TRICK-FOL-07", "TRICK-HRO-02")
def test_prism() -> None:
    table = trick("yellow_4", hands={1: "yellow_8 blue_1", 2: "yellow_7", 3: "yellow_6"}, heroes={1: "prism"})
    assert refused(table, "blue_1 prism green +0").clause == "TRICK-FOL-07"
    run(table, "blue_1 prism yellow +0", "yellow_7", "yellow_6")
    assert vp(table) == (0, 1)


@pytest.mark.example("EX-31")
@pytest.mark.clause("TRICK-HRO-04")
def test_bulwark() -> None:
    table = trick("yellow_3 bulwark", "red_3", hands={2: "yellow_7", 3: "yellow_8"})
    assert line(table) == "yellow_3 red_3"
    run(table, "yellow_7", "yellow_8")
    assert news(table, "tied-trick") == ["tied-trick"]
    assert leader(table) == 0


@pytest.mark.example("EX-32")
@pytest.mark.clause("TRICK-HRO-08", "TRICK-HRO-09")
def test_phantom_as_leader() -> None:
    table = trick("yellow_8 phantom", hands={1: "red_6 blue_1", 2: "red_3", 3: "red_7"})
    assert line(table) == "x"
    assert lead_suit(table) is None
    assert sorted(playable(table)) == ["blue_1", "red_6"]
    run(table, "red_6", "red_3", "red_7")
    assert vp(table) == (3 + 2, 0)
    assert leader(table) == 2


@pytest.mark.example("EX-33")
@pytest.mark.clause("TRICK-HRO-10", "TRICK-LSU-06")
def test_marshal() -> None:
    table = trick("yellow_5", "red_1", "yellow_6 marshal", "green_2")
    assert vp(table) == (5, 0)
    assert leader(table) == 0
    assert vp(trick("yellow_5", "red_1", "yellow_6", "green_2")) == (0, 1)


# F. Rounds and the game


@pytest.mark.example("EX-34")
@pytest.mark.clause("TRICK-RE-01", "TRICK-RE-02", "TRICK-RE-08", "TRICK-RE-09", "TRICK-PWR-05")
def test_reaching_the_maximum() -> None:
    table = trick(
        "yellow_4", "yellow_5", "yellow_6", "yellow_7", vp=(12, 9), trick=5, heroes={0: "beacon"}, exhausted=[0]
    )
    assert news(table, "earned", "full-track") == ["earned team-1 4 14", "full-track team-1 observatory"]
    assert zone(table, "trophies:0") == "observatory"
    assert (number(table, "round"), number(table, "trick")) == (2, 1)
    assert vp(table) == (0, 0)
    assert zone(table, "powers:0") == "beacon"
    assert [len(zone(table, f"hand:{seat}").split()) for seat in range(4)] == [8, 8, 8, 8]
    assert zone(table, "discard") == "? ? ? ?"


@pytest.mark.example("EX-35")
@pytest.mark.clause("TRICK-RE-05", "TRICK-LED-04")
def test_equal_vp_after_the_last_trick() -> None:
    table = trick("yellow_2", "yellow_5", "yellow_7", "red_2", vp=(9, 9), trick=8, last_winner=1)
    assert news(table, "last-trick") == ["last-trick team-2 observatory"]
    assert zone(table, "trophies:1") == "observatory"
    assert leader(table) in (0, 2)


@pytest.mark.example("EX-36")
@pytest.mark.clause("TRICK-LED-05")
def test_who_leads_the_next_round() -> None:
    lost = trick("yellow_6", "yellow_3", "yellow_8", "yellow_7", trick=8, opener=0)
    assert leader(lost) == 2
    lost_again = trick("yellow_6", "yellow_3", "yellow_8", "yellow_7", trick=8, leader=2, opener=2, trophies=(0, 1))
    assert leader(lost_again) == 0
    won = trick("yellow_3", "yellow_6", "yellow_8", "yellow_7", trick=8, opener=0)
    assert leader(won) == 1


@pytest.mark.example("EX-37")
@pytest.mark.clause("TRICK-END-01", "TRICK-END-02", "TRICK-END-03")
def test_the_final_location() -> None:
    plays = ("yellow_6", "yellow_3", "yellow_8", "yellow_7")
    table = trick(*plays, trick=8, trophies=(2, 1))
    assert location(table) == "skyline_rooftop"
    assert table.scores() == [2, 2, 2, 2]
    for _ in wander(table, seed=3):
        if table.over:
            assert sorted(table.scores()) == [2, 2, 3, 3]
    won = trick(*plays, trick=8, trophies=(2, 1), leader=1)
    assert won.over
    assert won.scores() == [3, 1, 3, 1]
    assert zone(won, "stack") == "skyline_rooftop"


# G. Titan play


@pytest.mark.example("EX-38")
@pytest.mark.clause("TRICK-SHD-06", "TRICK-SHD-11", "TRICK-SKK-03")
def test_uncovering_the_shield() -> None:
    table = city(
        2,
        shields={0: "a1=red_1 b1=blue_5 b2=blue_6 c1=red_8 c3=wild_2 d1=blue_2 d2=green_7 e1=red_4"},
        sidekicks={0: "biscuit"},
        hands={1: "red_5 red_6 red_7 green_1 yellow_1 yellow_2 yellow_3 yellow_4"},
    )
    assert shield(table, 0) == "a1=? b1=? b2=? c1=? c3=? d1=? d2=? e1=red_4"
    play(table, "red_4")
    assert shield(table, 0) == "a1=? b1=? b2=? c1=? c3=? d1=blue_2 d2=green_7"
    run(table, "red_5", "blue_2")
    assert shield(table, 0) == "a1=? b1=? b2=? c1=red_8 c3=? d2=green_7"
    assert zone(table, "sidekick:0") == "biscuit"
    run(table, "red_6", "green_7")
    assert shield(table, 0) == "a1=? b1=? b2=? c1=red_8 c3=wild_2"
    assert zone(table, "sidekick:0") == ""
    assert "biscuit" in zone(table, "powers:0")
    run(table, "green_1", "red_8")
    assert shield(table, 0) == "a1=? b1=blue_5 b2=? c3=wild_2"


@pytest.mark.example("EX-39")
@pytest.mark.clause("TRICK-TTN-04", "TRICK-SHD-13", "TRICK-TTN-05")
def test_two_shield_cards_in_the_first_trick() -> None:
    table = city(
        2, shields={0: "c1=red_8 d1=blue_2 d2=red_7 e1=red_4"}, hands={0: "green_1 red_1", 1: "red_5 yellow_1"}
    )
    run(table, "red_4", "red_5")
    assert actor(table) == 0
    assert playable(table) == ["red_1", "red_7"]


@pytest.mark.example("EX-40")
@pytest.mark.clause("TRICK-TTN-06", "TRICK-TTN-07", "TRICK-TTN-08")
def test_duty_to_play_from_the_shield() -> None:
    position = {"seats": 2, "leader": 1, "shields": {0: "c1=red_7 c3=yellow_2"}}
    table = trick("red_5", **position, hands={0: "blue_1 green_4 wild_6"})
    assert playable(table) == ["red_7", "wild_6"]
    table = trick("red_5", **position, hands={0: "blue_1 green_4 wild_6 red_3"})
    assert playable(table) == ["red_3", "red_7", "wild_6"]


@pytest.mark.example("EX-41")
@pytest.mark.clause("TRICK-LSU-02", "TRICK-SKK-11")
def test_whisper_changes_the_lead_suit() -> None:
    table = city(2, hands={0: "yellow_2 blue_7", 1: "blue_6 blue_8"}, sidekicks={1: "whisper"})
    run(table, "yellow_2", "blue_6 whisper")
    assert line(table) == "x blue_6"
    assert lead_suit(table) == "blue"
    run(table, "blue_7", "blue_8")
    assert vp(table) == (0, 6 + 1)
    assert leader(table) == 1
    station = trick("yellow_2", "blue_6 whisper", seats=2, location="power_station")
    assert vp(station) == (0, 0)


@pytest.mark.example("EX-42")
@pytest.mark.clause("TRICK-SKK-07")
def test_a_sidekick_is_not_usable_with_the_card_that_frees_it() -> None:
    table = city(2, shields={0: "c3=red_8 d2=green_7"}, hands={0: "green_1", 1: "green_5"}, sidekicks={0: "biscuit"})
    assert not [phrase for phrase in legal(table) if "biscuit" in phrase]
    assert refused(table, "green_7 biscuit").clause == "TRICK-SKK-03"
    run(table, "green_7", "green_5")
    assert "green_1 biscuit" in legal(table)


@pytest.mark.example("EX-43")
@pytest.mark.clause("TRICK-THR-04", "TRICK-THR-05", "TRICK-THR-08")
def test_three_players_decide_the_order_inside_the_team() -> None:
    table = city(3, hands={0: "red_5 red_6", 1: "red_7 blue_1", 2: "red_3 blue_2"})
    play(table, "red_5")
    assert (actor(table), legal(table)) == (1, ["first 1", "first 2"])
    play(table, "first 1")
    assert actor(table) == 1
    play(table, "red_7")
    assert actor(table) == 0
    play(table, "red_6")
    assert actor(table) == 2
    play(table, "red_3")
    assert vp(table) == (0, 3)
    assert (actor(table), legal(table)) == (1, ["first 1", "first 2"])
    play(table, "first 1")
    assert actor(table) == 1
    assert numbers(table, "player") == [-1, -1, -1, -1]


@pytest.mark.example("EX-44")
@pytest.mark.clause("TRICK-SKK-10", "TRICK-SKK-12", "TRICK-SKK-13")
def test_other_sidekicks() -> None:
    sparkplug = trick("yellow_2", "yellow_4 sparkplug", "yellow_7", "yellow_8", seats=2)
    assert news(sparkplug, "value-changed") == ["value-changed yellow_4 -3 1"]
    assert vp(sparkplug) == (0, 1 + 2)
    biscuit = trick("yellow_5", "yellow_4 biscuit", "yellow_7", "yellow_8", seats=2)
    assert vp(biscuit) == (0, 4 + 4)
    tagalong = city(2, hands={0: "yellow_5 yellow_7", 1: "red_5 yellow_8"}, sidekicks={1: "tagalong"})
    run(tagalong, "yellow_5", "red_5 tagalong yellow")
    assert line(tagalong) == "yellow_5 yellow_5"
    run(tagalong, "yellow_7", "yellow_8")
    assert news(tagalong, "tied-trick") == ["tied-trick"]
