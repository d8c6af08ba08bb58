"""RND, RES, LED, RE, END: tricks, rounds and the game."""

from __future__ import annotations

import pytest

from tabletown.games.trick_city import GAME
from tests.games.table import actor, number, numbers, wander, worked_out
from tests.games.trick_city.city import city, leader, legal, line, location, news, play, refused, run, trick, vp, zone

LOWEST_FIRST = ("yellow_3", "yellow_6", "yellow_8", "yellow_7")
"""Won by the leader, for 3 VP."""


@pytest.mark.clause("TRICK-RND-01")
@pytest.mark.parametrize("seed", range(5))
def test_each_round_is_for_the_location_on_top_of_the_stack(seed: int) -> None:
    table = GAME.new(4, seed, listen=True)
    fought = {}
    for _ in wander(table, seed):
        if not table.over and number(table, "round"):
            fought[number(table, "round")] = location(table)
    won = news(table, "full-track", "more-vp", "last-trick", "held-lead")
    assert [line.split()[-1] for line in won] == list(fought.values())
    assert len(set(fought.values())) == len(fought)


@pytest.mark.clause("TRICK-RND-02", "TRICK-RES-01")
def test_a_trick_fills_the_four_spots_and_is_then_resolved() -> None:
    table = city(hands={0: "yellow_6", 1: "yellow_3", 2: "yellow_8", 3: "yellow_7"})
    for spot, card in enumerate(["yellow_6", "yellow_3", "yellow_8"]):
        play(table, card)
        assert zone(table, f"line:{spot}") == card
        assert vp(table) == (0, 0)
    play(table, "yellow_7")
    assert news(table, "played") == [
        "played 0 yellow_6 1",
        "played 1 yellow_3 2",
        "played 2 yellow_8 3",
        "played 3 yellow_7 4",
    ]
    assert vp(table) == (0, 3)


@pytest.mark.clause("TRICK-RND-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_has_at_most_eight_tricks(seats: int) -> None:
    table = GAME.new(seats, seed=1, options={"random_heroes": True}, listen=True)
    tricks: dict[int, int] = {}
    for _ in wander(table, seed=1):
        tricks[number(table, "round")] = max(tricks.get(number(table, "round"), 0), number(table, "trick"))
    assert max(tricks.values()) == 8


@pytest.mark.clause("TRICK-RND-03")
def test_after_eight_tricks_all_dealt_cards_have_been_played() -> None:
    table = trick(*LOWEST_FIRST, trick=8)
    assert number(table, "round") == 2
    assert news(table, "more-vp") == ["more-vp team-1 observatory"]


@pytest.mark.clause("TRICK-RND-05", "TRICK-PWR-06")
def test_nobody_may_pass_or_play_a_power_card_alone() -> None:
    table = GAME.new(4, seed=1, options={"random_heroes": True})
    for _ in wander(table, seed=1):
        for option in table.options(actor(table)) if not table.over else []:
            assert len([element for element in option.elements if element.startswith("card:")]) == 1


@pytest.mark.clause("TRICK-RND-06")
def test_a_card_play_runs_through_its_steps_in_order() -> None:
    table = trick("blue_4", "red_5 comet -1", location="power_station")
    assert news(table)[-7:] == [
        "played-with 1 red_5 comet",
        "value-changed red_5 -1 4",
        "countered red_5 blue_4",
        "flipped blue_4",
        "flipped red_5",
        "no-lead-suit",
        "earned team-2 1 1",
    ]


@pytest.mark.clause("TRICK-RND-07")
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_nobody_reacts_to_a_card(seat: int) -> None:
    table = trick("blue_4", hands={1: "red_5"})
    assert table.actors() == [1]
    assert table.legal(seat) == []


# Resolving


@pytest.mark.clause("TRICK-RES-08")
def test_a_side_that_ties_with_itself_earns_the_value_once() -> None:
    table = trick("blue_6", "blue_2", "blue_8", "red_2")
    assert news(table, "won-trick") == ["won-trick 1 blue_2 2"]
    assert vp(table) == (0, 2)


@pytest.mark.clause("TRICK-RES-11")
def test_vp_are_summed_before_they_are_doubled() -> None:
    table = trick(*["yellow_3 beacon", "yellow_6", "yellow_8", "yellow_7"], location="city_hall", trick=8, stash=0)
    assert news(table, "won-trick", "power-bonus", "multiplied", "earned") == [
        "won-trick 0 yellow_3 3",
        "power-bonus beacon 2",
        "multiplied 2",
        "earned team-1 10 10",
    ]


@pytest.mark.clause("TRICK-RES-11")
def test_only_power_cards_of_the_winning_side_add_their_bonus() -> None:
    table = trick("yellow_6 beacon", "yellow_3", "yellow_8", "yellow_7")
    assert vp(table) == (0, 3)
    assert news(table, "power-bonus") == []


@pytest.mark.clause("TRICK-RES-12")
def test_vp_are_counted_on_the_current_location() -> None:
    assert vp(trick(*LOWEST_FIRST, vp=(4, 5))) == (7, 5)


@pytest.mark.clause("TRICK-RES-13")
def test_played_cards_go_to_the_discard_pile() -> None:
    table = trick(*LOWEST_FIRST)
    assert line(table) == ""
    assert zone(table, "discard").split()[-4:] == list(LOWEST_FIRST)


# The lead


@pytest.mark.clause("TRICK-LED-01", "TRICK-LED-03")
def test_the_winner_leads_or_else_whoever_led() -> None:
    assert leader(trick("yellow_6", "yellow_8", "yellow_7", "yellow_3")) == 3
    assert leader(trick("yellow_2", "yellow_5", "yellow_7", "red_2", leader=2)) == 2


@pytest.mark.clause("TRICK-LED-04")
@pytest.mark.parametrize(("plays", "loser"), [(LOWEST_FIRST, 1), (("yellow_6", "yellow_3", "yellow_8", "yellow_7"), 0)])
def test_the_side_that_lost_the_location_leads_the_next_round(plays: tuple[str, ...], loser: int) -> None:
    table = trick(*plays, trick=8)
    assert table.setup.sides[actor(table)] == loser


# The end of a round


@pytest.mark.clause("TRICK-RE-03")
def test_a_full_track_ends_the_round_before_the_eighth_trick() -> None:
    table = trick(*LOWEST_FIRST, vp=(11, 0), trick=2, hands={0: "red_1", 1: "red_2", 2: "red_3", 3: "red_4"})
    assert zone(table, "trophies:0") == "observatory"
    assert number(table, "round") == 2


@pytest.mark.clause("TRICK-RE-04")
@pytest.mark.parametrize(("before", "winner"), [((0, 2), 0), ((0, 4), 1)])
def test_the_side_with_more_vp_wins_the_location(before: tuple[int, int], winner: int) -> None:
    table = trick(*LOWEST_FIRST, vp=before, trick=8)
    assert zone(table, f"trophies:{winner}") == "observatory"
    assert news(table, "more-vp") == [f"more-vp team-{winner + 1} observatory"]


@pytest.mark.clause("TRICK-RE-05")
def test_with_equal_vp_the_last_to_win_a_trick_wins_even_for_0_vp() -> None:
    table = trick("green_1", "green_5", "yellow_1", "green_6", location="riverside_park", trick=8, last_winner=1)
    assert news(table, "last-trick") == ["last-trick team-1 riverside_park"]


@pytest.mark.clause("TRICK-RE-06")
@pytest.mark.parametrize("leading", [0, 1])
def test_without_any_winner_the_side_with_the_lead_wins(leading: int) -> None:
    table = trick("red_6", "blue_6", "green_6", "wild_6", trick=8, leader=leading)
    assert news(table, "held-lead") == [f"held-lead team-{leading + 1} observatory"]


@pytest.mark.clause("TRICK-RE-07")
def test_the_winner_keeps_the_location_as_a_trophy() -> None:
    table = trick(*LOWEST_FIRST, trick=8, trophies=(1, 0))
    assert len(zone(table, "trophies:0").split()) == 2
    assert table.scores() == [2, 0, 2, 0]


@pytest.mark.clause("TRICK-RE-08", "TRICK-RE-10")
def test_a_new_round_is_set_up_before_anybody_decides_anything() -> None:
    table = trick(*LOWEST_FIRST, trick=8, heroes={0: "beacon"}, exhausted=[0], vp=(1, 1))
    assert location(table) != "observatory"
    assert vp(table) == (0, 0)
    assert zone(table, "discard") == "? ? ? ?"
    assert zone(table, "powers:0") == "beacon"
    assert {len(zone(table, f"hand:{seat}").split()) for seat in range(4)} == {8}
    kinds = [event.split()[0] for event in news(table)]
    assert kinds[-3:] == ["more-vp", "began", "leads"]


# The end of the game


@pytest.mark.clause("TRICK-END-01", "TRICK-END-02", "TRICK-END-04")
def test_three_locations_win_at_once_for_both_members_of_the_team() -> None:
    table = trick(*LOWEST_FIRST, trick=8, trophies=(2, 0))
    assert table.over
    assert table.returns() == [1.0, 0.0, 1.0, 0.0]
    assert news(table, "won") == ["won 0 3", "won 2 3"]
    assert number(table, "round") == 3


@pytest.mark.clause("TRICK-END-02", "TRICK-RE-03")
def test_a_game_that_ends_in_the_middle_of_a_trick_can_be_saved_and_looked_at() -> None:
    table = trick("red_4", "blue_6", "green_6", location="power_station", vp=(14, 0), trophies=(2, 0))
    assert table.over
    loaded = GAME.load(table.dump())
    assert loaded.hash() == table.hash()
    assert GAME.text(loaded.view()) == GAME.text(table.view())
    assert worked_out(loaded)["most"] == 0


@pytest.mark.clause("TRICK-END-03")
@pytest.mark.parametrize("seed", range(10))
def test_a_game_has_three_to_five_rounds_and_a_winner(seed: int) -> None:
    table = GAME.new(4, seed)
    for _ in wander(table, seed):
        if not table.over and location(table) == "city_hall":
            assert table.scores() == [2, 2, 2, 2]
    assert 3 <= number(table, "round") <= 5
    assert sum(table.returns()) == 2.0


def test_whoever_does_not_hold_a_card_cannot_play_it() -> None:
    table = city(hands={0: "red_1"})
    refusal = refused(table, "red_2")
    assert (refusal.clause, refusal.message.id) == ("TRICK-RND-05", "refuse-not-held")
    run(table, "red_1")
    assert numbers(table, "player")[0] == 0
    assert legal(city(hands={0: "red_1"}, exhausted=[0])) == ["red_1"]
