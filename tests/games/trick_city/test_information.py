"""INF: who knows what."""

from __future__ import annotations

import pytest

from tabletown.games.trick_city import GAME
from tabletown.games.trick_city.rules.table import City
from tabletown.games.trick_city.rules.words import SUITS
from tabletown.kernel.errors import IllegalAction
from tabletown.kernel.record import Record
from tabletown.kernel.rng import Rng
from tests.games.table import ONLOOKER, actor, events
from tests.games.trick_city.city import city, line, play, run, shield, trick, zone

OTHERS = [1, 2, 3, ONLOOKER]
"""Everybody but player 0."""


@pytest.mark.clause("TRICK-INF-01")
def test_players_see_their_own_hands() -> None:
    assert zone(city(hands={0: "red_1 blue_2"}), "hand:0", by=0) == "red_1 blue_2"


@pytest.mark.clause("TRICK-INF-01")
@pytest.mark.parametrize("reader", OTHERS)
def test_nobody_else_sees_a_hand_not_even_the_teammate(reader: int | None) -> None:
    table = city(hands={0: "red_1 blue_2"})
    assert zone(table, "hand:0", by=reader) == "? ?"
    play(table, "blue_2")
    assert zone(table, "hand:0", by=reader) == "?"


@pytest.mark.clause("TRICK-INF-01")
@pytest.mark.parametrize("reader", OTHERS)
def test_a_view_does_not_depend_on_the_hands_of_others(reader: int | None) -> None:
    others = {1: "green_1", 2: "green_2", 3: "green_3"}
    one = city(hands={0: "red_1 blue_2", **others})
    two = city(hands={0: "yellow_7 wild_2", **others})
    assert one.view(reader) == two.view(reader)
    assert GAME.text(one.view(reader)) == GAME.text(two.view(reader))


@pytest.mark.clause("TRICK-INF-02", "TRICK-INF-03", "TRICK-RES-14")
def test_nobody_ever_sees_the_four_discarded_cards() -> None:
    table = GAME.new(4, seed=1, options={"random_heroes": True}, listen=True)
    rng = Rng(1)
    while not table.over:
        for reader in (0, 1, 2, 3, ONLOOKER):
            assert table.view(reader).zones["discard"][:4] == [None] * 4
        choices = table.legal(actor(table))
        table.apply(actor(table), choices[rng.below(len(choices))])
    discarded = [event for event in events(table) if event.data.get("to") == "discard" and event.data["from"] == "deck"]
    assert discarded
    assert {event.data["piece"] for event in discarded} == {None}


@pytest.mark.clause("TRICK-INF-04", "TRICK-RES-13")
@pytest.mark.parametrize("reader", [0, *OTHERS])
def test_what_was_played_stays_known(reader: int | None) -> None:
    table = trick("red_6", "blue_6", "green_6", "wild_6")
    assert line(table) == ""
    assert zone(table, "discard", by=reader).split()[-4:] == ["red_6", "blue_6", "green_6", "wild_6"]


@pytest.mark.clause("TRICK-INF-04")
@pytest.mark.parametrize("reader", OTHERS)
def test_a_card_laid_face_down_has_been_shown(reader: int | None) -> None:
    table = trick("yellow_8 phantom")
    assert line(table) == "x"
    assert zone(table, "line:0", by=reader) == "yellow_8"


@pytest.mark.clause("TRICK-INF-05")
@pytest.mark.parametrize("reader", [0, 1, 2, 3, ONLOOKER])
def test_everybody_sees_who_has_which_power_card_and_where_it_is(reader: int | None) -> None:
    table = trick("yellow_2 beacon", "yellow_5", heroes={1: "comet", 2: "prism"}, exhausted=[2])
    assert zone(table, "with:0", by=reader) == "beacon"
    assert zone(table, "powers:1", by=reader) == "comet"
    assert zone(table, "exhausted:2", by=reader) == "prism"
    titans = city(2, shields={1: "d1=red_1 d2=red_2 e1=red_3"}, sidekicks={1: "biscuit"})
    assert zone(titans, "sidekick:1") == "biscuit"


@pytest.mark.clause("TRICK-INF-06")
def test_scores_leader_lead_suit_and_changes_are_public() -> None:
    table = trick("yellow_2 comet +2", vp=(3, 4), trophies=(1, 1))
    view = table.view(ONLOOKER)
    assert view.numbers["vp"] == [3, 4]
    assert view.scores == [1, 1, 1, 1]
    assert view.numbers["leader"] == 0
    assert view.numbers["lead_suit"] == 1
    assert view.numbers["value"] == [4, -1, -1, -1]
    assert view.numbers["change"] == [2, 0, 0, 0]
    assert view.zones["location"] == ["loc_b_observatory"]


@pytest.mark.clause("TRICK-INF-07")
def test_the_table_offers_no_way_to_signal() -> None:
    assert {GAME.option(code).verb for code in range(GAME.layout.actions)} == {"choose", "order", "play"}
    table = GAME.new(4, seed=1, options={"random_heroes": True})
    assert {option.verb for option in table.options(actor(table))} == {"play"}


@pytest.mark.clause("TRICK-RND-07")
def test_a_card_that_was_played_cannot_be_taken_back() -> None:
    record = Record(GAME, 4, seed=1, options={"random_heroes": True})
    seat = actor(record.state)
    record.apply(seat, record.state.legal(seat)[0])
    assert not record.can_undo(seat)
    with pytest.raises(IllegalAction, match="cannot be taken back"):
        record.undo(seat)


def test_a_choice_of_hero_can_be_taken_back_until_the_next_player_chooses() -> None:
    record = Record(GAME, 4, seed=1)
    seat = actor(record.state)
    before = record.state.hash()
    record.apply(seat, record.state.legal(seat)[0])
    record.undo(seat)
    assert record.state.hash() == before


@pytest.mark.clause("TRICK-SHD-02", "TRICK-SHD-14")
@pytest.mark.parametrize("reader", [0, 1, ONLOOKER])
def test_nobody_knows_the_face_down_cards_of_a_shield(reader: int | None) -> None:
    table = GAME.new(2, seed=1, options={"random_heroes": True})
    for seat in range(2):
        face_down = shield(table, seat, by=reader).split()[:-1]
        assert face_down == [f"{place}=?" for place in ("a1", "b1", "b2", "c1", "c3", "d1", "d2")]
        assert "?" not in shield(table, seat, by=reader).split()[-1]


# What everybody can tell


def hands_imagined(table: City, by: int | None, of: int) -> set[str]:
    worlds = [table.imagine(by, seed) for seed in range(60)]
    return {card for world in worlds for card in zone(world, f"hand:{of}", by=of).split()}


def test_whoever_did_not_follow_suit_is_imagined_without_it() -> None:
    table = trick("yellow_6", "red_1", hands={1: "blue_1 blue_2 green_2 green_3", 3: "yellow_1 yellow_2"})
    imagined = hands_imagined(table, by=2, of=1)
    assert not [card for card in imagined if card.startswith("yellow")]
    assert [card for card in hands_imagined(table, by=2, of=3) if card.startswith("yellow")]


@pytest.mark.parametrize("phrase", ["wild_4", "red_1 phantom", "red_1 prism yellow +0"])
def test_whoever_did_not_have_to_follow_may_hold_the_suit(phrase: str) -> None:
    table = trick("yellow_6", phrase, hands={1: "yellow_1 yellow_2 green_2"})
    assert [card for card in hands_imagined(table, by=2, of=1) if card.startswith("yellow")]


def test_where_nobody_has_to_follow_nothing_can_be_told() -> None:
    table = trick("yellow_6", "red_1", hands={1: "yellow_1 yellow_2"}, location="old_subway")
    assert [card for card in hands_imagined(table, by=2, of=1) if card.startswith("yellow")]


def test_a_new_round_makes_it_forgotten() -> None:
    table = trick("yellow_6", "red_1", "yellow_7", "yellow_8", trick=8)
    assert all(table.view().numbers[f"void_{suit}"] == [0] * table.setup.seats for suit in SUITS)


def test_a_titan_who_follows_from_the_shield_may_hold_the_suit() -> None:
    table = city(2, leader=1, hands={0: "blue_1 yellow_3", 1: "yellow_6"}, shields={0: "e1=yellow_1"})
    run(table, "yellow_6", "yellow_1")
    assert all(table.view().numbers[f"void_{suit}"] == [0] * table.setup.seats for suit in SUITS)
