"""TTN, SHD, SKK, TWO, THR: Titans, shields, Sidekicks; two and three players."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletown.games.trick_city import GAME
from tests.games.table import actor, events, number, numbers, wander
from tests.games.trick_city.city import (
    RANDOM,
    SIDEKICKS,
    city,
    leader,
    legal,
    line,
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

FULL = "a1=red_1 b1=blue_5 b2=blue_6 c1=red_8 c3=wild_2 d1=blue_2 d2=green_7 e1=red_4"
PLACES = ["a1", "b1", "b2", "c1", "c3", "d1", "d2", "e1"]


@pytest.mark.clause("TRICK-TTN-01", "TRICK-TWO-01", "TRICK-THR-01", "TRICK-CMP-13")
@pytest.mark.parametrize(("seats", "titans"), [(2, [0, 1]), (3, [0]), (4, [])])
def test_players_without_a_teammate_are_titans(seats: int, titans: list[int]) -> None:
    table = GAME.new(seats, seed=1, options=RANDOM)
    have_sidekicks = [seat for seat in range(2) if zone(table, f"sidekick:{seat}")]
    have_shields = [seat for seat in range(2) if shield(table, seat)]
    assert have_sidekicks == have_shields == titans


@pytest.mark.clause("TRICK-TTN-02")
def test_a_titan_follows_counters_and_wins_like_everybody() -> None:
    assert line(trick("yellow_5", "red_5", seats=2)) == "x x"
    table = trick("yellow_3", "yellow_6", "yellow_8", "yellow_7", seats=2)
    assert vp(table) == (3, 0)
    assert table.setup.sides == [0, 1]


@pytest.mark.clause("TRICK-TTN-03", "TRICK-TTN-04", "TRICK-TWO-03")
@pytest.mark.parametrize("leading", [0, 1])
def test_two_titans_alternate(leading: int) -> None:
    table = trick("yellow_3", "yellow_6", "yellow_8", seats=2, leader=leading)
    assert numbers(table, "player")[:3] == [leading, 1 - leading, leading]
    assert actor(table) == 1 - leading


@pytest.mark.clause("TRICK-TTN-05")
@pytest.mark.parametrize(
    ("first", "second"), [("green_1", "green_3"), ("red_7", "green_3"), ("green_3", "red_7"), ("red_7", "red_2")]
)
def test_a_titan_mixes_hand_and_shield_freely(first: str, second: str) -> None:
    table = city(2, hands={0: "green_1 green_3", 1: "blue_8"}, shields={0: "b1=red_2 c1=red_7"}, location="old_subway")
    run(table, first, "blue_8", second)
    assert zone(table, "line:2") == second


@pytest.mark.clause("TRICK-TTN-06")
def test_a_titan_without_the_suit_in_hand_has_to_follow_from_the_shield() -> None:
    table = trick("red_5", seats=2, leader=1, hands={0: "blue_1"}, shields={0: "c1=red_7 c3=yellow_2"})
    refusal = refused(table, "blue_1")
    assert (refusal.clause, refusal.message.id) == ("TRICK-TTN-06", "refuse-follow-shield")


@pytest.mark.clause("TRICK-TTN-08")
def test_a_face_up_wild_card_of_the_shield_may_be_played_instead() -> None:
    table = trick("red_5", seats=2, leader=1, hands={0: "blue_1"}, shields={0: "c1=red_7 c3=wild_2"})
    assert playable(table) == ["red_7", "wild_2"]


@pytest.mark.clause("TRICK-TTN-09")
def test_face_down_shield_cards_create_no_duty_and_cannot_be_played() -> None:
    table = trick("red_5", seats=2, leader=1, hands={0: "blue_1"}, shields={0: "b1=red_7 c1=yellow_2"})
    assert playable(table) == ["yellow_2", "blue_1"]
    refusal = refused(table, "red_7")
    assert (refusal.clause, refusal.message.id) == ("TRICK-TTN-05", "refuse-not-held")


@pytest.mark.clause("TRICK-TTN-10")
def test_a_titan_may_use_hero_and_sidekick_in_one_trick_with_different_cards() -> None:
    table = city(2, hands={0: "red_3 red_4", 1: "red_7"}, heroes={0: "beacon"}, sidekicks={0: "biscuit"})
    run(table, "red_3 beacon", "red_7")
    assert legal(table) == ["red_4", "red_4 biscuit"]
    assert refused(table, "red_4 beacon").clause == "TRICK-PWR-04"
    play(table, "red_4 biscuit")
    assert (zone(table, "with:0"), zone(table, "with:2")) == ("beacon", "biscuit")


@pytest.mark.clause("TRICK-TTN-11")
def test_a_titan_who_ties_with_an_own_card_wins_once_and_leads() -> None:
    table = trick("blue_2", "blue_6", "red_2", "blue_8", seats=2, hands={0: "green_1"})
    assert vp(table) == (2, 0)
    assert leader(table) == actor(table) == 0
    play(table, "green_1")
    assert zone(table, "line:0") == "green_1"


# The shield


@pytest.mark.clause("TRICK-SHD-01", "TRICK-SHD-03", "TRICK-TWO-02")
def test_two_titans_are_dealt_a_hand_and_a_shield_of_eight_each() -> None:
    table = GAME.new(2, seed=1, options=RANDOM)
    for seat in range(2):
        assert len(zone(table, f"hand:{seat}", by=seat).split()) == 8
        assert "?" not in zone(table, f"hand:{seat}", by=seat)
        assert len(shield(table, seat).split()) == 8
    assert zone(table, "discard") == "? ? ? ?"


@pytest.mark.clause("TRICK-SHD-04", "TRICK-SHD-05", "TRICK-SHD-06")
def test_the_shield_is_a_diamond_with_the_sidekick_in_the_middle() -> None:
    content = GAME.content.table("shield")
    places = content["position"]
    assert isinstance(places, list)
    assert Counter(place["y"] for place in places) == {0: 1, 1: 2, 2: 3, 3: 2, 4: 1}
    assert next(place for place in places if place["holds"] == "sidekick")["y"] == 2
    covers = {place["id"]: set(place["covered_by"]) for place in places}
    assert covers == {
        "a1": {"b1", "b2"},
        "b1": {"c1", "s"},
        "b2": {"c3", "s"},
        "c1": {"d1"},
        "s": {"d1", "d2"},
        "c3": {"d2"},
        "d1": {"e1"},
        "d2": {"e1"},
        "e1": set(),
    }


@pytest.mark.clause("TRICK-SHD-06", "TRICK-SHD-11")
@pytest.mark.parametrize(
    ("left", "up"),
    [
        (FULL, ["e1"]),
        ("a1=red_1 b1=blue_5 b2=blue_6 c1=red_8 c3=wild_2 d1=blue_2 d2=green_7", ["d1", "d2"]),
        ("a1=red_1 b1=blue_5 b2=blue_6 c1=red_8 c3=wild_2 d2=green_7", ["c1", "d2"]),
        ("a1=red_1 b1=blue_5 b2=blue_6 c1=red_8 c3=wild_2", ["c1", "c3"]),
        ("a1=red_1 b1=blue_5 b2=blue_6 c3=wild_2", ["b1", "c3"]),
        ("a1=red_1 b1=blue_5 b2=blue_6 c3=wild_2 d2=green_7", ["d2"]),
        ("a1=red_1 b2=blue_6 c3=wild_2", ["c3"]),
        ("a1=red_1 b1=blue_5", ["b1"]),
        ("a1=red_1", ["a1"]),
    ],
)
def test_a_card_is_uncovered_when_nothing_that_covers_it_is_left(left: str, up: list[str]) -> None:
    table = city(2, shields={0: left})
    assert [card.split("=")[0] for card in shield(table, 0).split() if "?" not in card] == up


@pytest.mark.clause("TRICK-SHD-07")
@pytest.mark.parametrize("seed", range(5))
def test_the_shield_is_laid_from_the_top_row_down(seed: int) -> None:
    table = GAME.new(2, seed, RANDOM, listen=True)
    dealt = [
        event.data["to"] for event in events(table) if event.kind == "piece-moved" and event.data["from"] == "deck"
    ]
    assert dealt[4:12] == [f"shield:{place}" for place in range(8)]
    assert GAME.box.shield.places == PLACES


@pytest.mark.clause("TRICK-SHD-08", "TRICK-SHD-09")
@pytest.mark.parametrize("seed", range(5))
def test_at_first_only_the_topmost_card_is_face_up(seed: int) -> None:
    table = GAME.new(2, seed, RANDOM)
    for seat in range(2):
        assert [card.split("=")[0] for card in shield(table, seat).split() if "?" not in card] == ["e1"]


@pytest.mark.clause("TRICK-SHD-10", "TRICK-SHD-12")
def test_an_uncovered_card_is_turned_at_once_and_may_be_played_from_the_next_turn_on() -> None:
    table = city(2, shields={0: FULL}, hands={0: "green_1", 1: "yellow_5 yellow_6"})
    assert "blue_2" not in playable(table)
    play(table, "red_4")
    assert news(table, "turned") == ["turned 0 blue_2", "turned 0 green_7"]
    play(table, "yellow_5")
    assert playable(table) == ["green_1", "green_7", "blue_2"]


@pytest.mark.clause("TRICK-SHD-15")
def test_cards_are_turned_between_placing_and_the_power() -> None:
    table = city(2, shields={0: FULL}, heroes={0: "comet"})
    play(table, "red_4 comet +1")
    kinds = [event.split()[0] for event in news(table)]
    assert kinds == ["played-with", "turned", "turned", "value-changed", "lead-suit"]


def test_whoever_uncovers_a_card_cannot_take_that_back() -> None:
    table = city(2, shields={0: FULL})
    before = table.barrier
    play(table, "red_4")
    assert table.barrier > before + 1


# Sidekicks


@pytest.mark.clause("TRICK-SKK-01", "TRICK-SKK-02")
@pytest.mark.parametrize("seed", range(6))
def test_titans_choose_sidekicks_after_the_heroes_in_the_same_order(seed: int) -> None:
    table = GAME.new(2, seed)
    first = leader(table)
    run(table, "choose comet", "choose prism")
    assert actor(table) == first
    assert legal(table) == [f"choose {name}" for name in SIDEKICKS]
    refusal = refused(table, "choose beacon")
    assert (refusal.clause, refusal.message.id) == ("TRICK-SKK-01", "refuse-other-choice")
    play(table, "choose whisper")
    assert actor(table) == 1 - first
    assert refused(table, "choose whisper").clause == "TRICK-SET-02"
    play(table, "choose biscuit")
    assert zone(table, f"sidekick:{first}") == "whisper"
    assert number(table, "round") == 1


@pytest.mark.clause("TRICK-SKK-02")
@pytest.mark.parametrize("seed", range(6))
def test_with_three_players_only_the_titan_chooses_a_sidekick(seed: int) -> None:
    table = GAME.new(3, seed)
    run(table, "choose comet", "choose prism", "choose beacon")
    assert actor(table) == 0
    play(table, "choose whisper")
    assert zone(table, "sidekick:0") == "whisper"
    assert table.step().name in ("play", "team-order")


@pytest.mark.clause("TRICK-SKK-03", "TRICK-SKK-04")
def test_a_freed_sidekick_goes_to_the_hand_and_may_uncover_more() -> None:
    table = city(2, shields={0: "b1=red_1 b2=red_2 c1=red_3 d2=red_4"}, sidekicks={0: "biscuit"})
    assert shield(table, 0) == "b1=? b2=? c1=red_3 d2=red_4"
    play(table, "red_4")
    assert news(table, "freed", "turned") == ["freed 0 biscuit", "turned 0 red_2"]
    assert shield(table, 0) == "b1=? b2=red_2 c1=red_3"


@pytest.mark.clause("TRICK-SKK-05", "TRICK-SKK-06")
def test_a_sidekick_in_hand_is_a_power_card() -> None:
    table = city(2, hands={0: "red_3 red_6", 1: "red_7 red_8"}, sidekicks={0: "biscuit"})
    run(table, "red_3 biscuit", "red_7", "red_6", "red_8")
    assert vp(table) == (3 + 4, 0)
    assert zone(table, "exhausted:0") == "biscuit"


@pytest.mark.clause("TRICK-SKK-07")
def test_a_covered_sidekick_is_refused() -> None:
    table = city(2, shields={0: FULL}, sidekicks={0: "biscuit"})
    refusal = refused(table, "red_4 biscuit")
    assert (refusal.clause, refusal.message.id) == ("TRICK-SKK-03", "refuse-in-shield")


@pytest.mark.clause("TRICK-SKK-08", "TRICK-SKK-09")
@pytest.mark.parametrize("use", ["used in this trick", "unused in hand", "still in the shield"])
def test_a_sidekick_goes_back_into_the_shield_for_a_new_round(use: str) -> None:
    shields = {0: "c1=red_1 d1=red_2"} if use == "still in the shield" else {}
    cards = {0: "yellow_3 yellow_8", 1: "yellow_6 yellow_7"}
    table = city(2, hands=cards, shields=shields, sidekicks={0: "biscuit"}, trick=8)
    with_biscuit = " biscuit" if use == "used in this trick" else ""
    run(table, f"yellow_3{with_biscuit}", "yellow_6", "yellow_8", "yellow_7")
    assert number(table, "round") == 2
    assert zone(table, "sidekick:0") == "biscuit"
    assert "biscuit" not in zone(table, "powers:0") + zone(table, "exhausted:0")


@pytest.mark.clause("TRICK-SKK-09")
def test_a_round_that_ends_in_the_middle_of_a_trick_returns_every_power_card() -> None:
    table = trick(
        "blue_6 biscuit", "red_6", seats=2, location="power_station", vp=(0, 14), heroes={0: "comet"}, exhausted=[0]
    )
    assert zone(table, "trophies:1") == "power_station"
    assert (zone(table, "sidekick:0"), zone(table, "powers:0")) == ("biscuit", "comet")


@pytest.mark.clause("TRICK-SKK-11")
def test_whisper_needs_a_face_up_card_to_the_left() -> None:
    table = trick("yellow_5", "red_5", seats=2, hands={0: "green_1"}, sidekicks={0: "whisper"})
    refusal = refused(table, "green_1 whisper")
    assert (refusal.clause, refusal.message.id) == ("TRICK-PWR-08", "refuse-no-left-card")
    table = city(2, hands={0: "green_1"}, sidekicks={0: "whisper"})
    assert refused(table, "green_1 whisper").clause == "TRICK-PWR-02"


@pytest.mark.clause("TRICK-SKK-11")
def test_whisper_makes_no_counter() -> None:
    table = trick("yellow_5", "yellow_6 whisper", seats=2)
    assert line(table) == "x yellow_6"
    assert news(table, "countered") == []
    assert line(trick("yellow_5", "red_5 whisper", seats=2)) == "x red_5"


@pytest.mark.clause("TRICK-SKK-13")
def test_tagalong_names_a_suit_by_which_the_card_is_judged() -> None:
    table = trick("yellow_6", seats=2, hands={1: "red_1 yellow_8"}, sidekicks={1: "tagalong"}, exhausted=[1])
    assert legal(table) == ["red_1 tagalong yellow", "yellow_8", "yellow_8 tagalong yellow"]


@pytest.mark.clause("TRICK-SKK-13")
def test_tagalong_earns_more_if_the_titan_wins() -> None:
    table = trick("yellow_6", "red_1 tagalong yellow", "yellow_7", "yellow_8", seats=2)
    assert vp(table) == (0, 1 + 4)


def test_no_list_of_plays_is_longer_than_150() -> None:
    """The bound of examples.md: ten cards, four wild ones among them, as setters; Comet and Tagalong in hand."""
    table = city(
        2,
        hands={0: "wild_2 wild_4 wild_6 wild_8 red_1 red_2 red_3 red_4"},
        shields={0: "c1=blue_1 c3=blue_2"},
        heroes={0: "comet"},
        sidekicks={0: "tagalong"},
    )
    assert len(legal(table)) == 150


# Three players


@pytest.mark.clause("TRICK-THR-01", "TRICK-THR-02")
def test_seat_0_is_the_titan_against_a_team_of_two() -> None:
    table = GAME.new(3, seed=1, options=RANDOM)
    assert table.setup.sides == [0, 1, 1]
    assert [bool(zone(table, f"powers:{seat}")) for seat in range(3)] == [True, True, True]


@pytest.mark.clause("TRICK-THR-03")
def test_three_players_are_dealt_16_8_and_8() -> None:
    table = GAME.new(3, seed=1, options=RANDOM)
    assert [len(zone(table, f"hand:{seat}").split()) for seat in range(3)] == [8, 8, 8]
    assert len(shield(table, 0).split()) == 8
    assert shield(table, 1) == ""
    assert zone(table, "discard") == "? ? ? ?"


@pytest.mark.clause("TRICK-THR-04", "TRICK-THR-05")
@pytest.mark.parametrize("first", [1, 2])
def test_a_leading_team_decides_before_spot_1(first: int) -> None:
    table = city(3, leader=2, hands={0: "red_5 red_6", 1: "red_7", 2: "red_3"})
    assert (actor(table), legal(table)) == (1, ["first 1", "first 2"])
    play(table, f"first {first}")
    cards = {1: "red_7", 2: "red_3"}
    run(table, cards[first], "red_5", cards[3 - first])
    assert numbers(table, "player")[:3] == [first, 0, 3 - first]
    assert actor(table) == 0


@pytest.mark.clause("TRICK-THR-05")
def test_nothing_is_played_before_the_team_has_decided() -> None:
    table = city(3, leader=1, hands={1: "red_7"})
    refusal = refused(table, "red_7")
    assert (refusal.clause, refusal.message.id) == ("TRICK-THR-05", "refuse-order-first")
    play(table, "first 1")
    assert refused(table, "first 2").clause == "TRICK-THR-05"


@pytest.mark.clause("TRICK-THR-06")
@pytest.mark.parametrize("seed", range(5))
def test_each_member_plays_one_card_in_each_trick(seed: int) -> None:
    table = GAME.new(3, seed, RANDOM)
    for _ in wander(table, seed):
        played = [seat for seat in numbers(table, "player") if seat > 0]
        assert len(played) == len(set(played))


@pytest.mark.clause("TRICK-THR-07")
def test_the_captain_decides_and_nobody_else() -> None:
    table = city(3, leader=2, hands={2: "red_7"})
    assert table.actors() == [1]
    assert table.legal(2) == []


@pytest.mark.clause("TRICK-THR-08")
@pytest.mark.parametrize("winner", [1, 2])
def test_the_team_chooses_freely_after_each_of_its_wins(winner: int) -> None:
    cards = {0: "red_5 red_6 blue_1 blue_2", 3 - winner: "red_7 green_1", winner: "red_3 green_2"}
    table = city(3, hands=cards)
    order = ["red_7", "red_3"]
    run(table, "red_5", f"first {3 - winner}", order[0], "red_6", order[1])
    assert leader(table) == winner
    play(table, f"first {3 - winner}")
    assert actor(table) == leader(table) == 3 - winner


@pytest.mark.clause("TRICK-THR-08", "TRICK-LED-04")
def test_a_team_that_lost_the_location_leads_and_chooses_who_plays_first() -> None:
    table = city(3, hands={0: "red_1 red_2", 1: "red_7", 2: "red_3"}, trick=8)
    run(table, "red_1", "first 1", "red_7", "red_2", "red_3")
    assert number(table, "round") == 2
    assert legal(table) == ["first 1", "first 2"]


@pytest.mark.clause("TRICK-THR-09")
def test_the_drawn_player_determines_only_the_leading_side() -> None:
    steps = set()
    for seed in range(40):
        table = GAME.new(3, seed, RANDOM)
        steps.add((leader(table), table.step().name, actor(table)))
    assert steps == {(0, "play", 0), (1, "team-order", 1), (2, "team-order", 1)}
