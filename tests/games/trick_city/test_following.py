"""FOL, WLD, LSU: following suit, wild cards, the lead suit."""

from __future__ import annotations

import pytest

from tests.games.trick_city.city import (
    city,
    lead_suit,
    legal,
    line,
    play,
    playable,
    refused,
    run,
    trick,
)

SUITS = ["red", "yellow", "green", "blue"]


@pytest.mark.clause("TRICK-FOL-01")
def test_whoever_can_follow_has_to() -> None:
    table = trick("yellow_6", hands={1: "yellow_2 red_1"})
    refusal = refused(table, "red_1")
    assert (refusal.clause, refusal.message.id) == ("TRICK-FOL-01", "refuse-follow")


@pytest.mark.clause("TRICK-FOL-05")
def test_the_suit_to_follow_is_the_lead_suit_of_the_moment() -> None:
    table = trick("yellow_5", "red_5", "green_3", hands={3: "yellow_1 green_8 red_2"})
    assert playable(table) == ["green_8"]


@pytest.mark.clause("TRICK-FOL-06")
def test_a_wild_card_in_hand_creates_no_duty() -> None:
    table = trick("yellow_6", hands={1: "wild_2 red_1"})
    assert playable(table) == ["red_1", "wild_2"]


@pytest.mark.clause("TRICK-FOL-06", "TRICK-VAL-07")
def test_whether_a_player_can_follow_is_judged_by_printed_suits() -> None:
    table = trick("yellow_6", hands={1: "yellow_2 red_1"}, heroes={1: "prism"})
    assert "red_1" not in playable(table)
    table = trick("yellow_6", hands={1: "green_2 red_1"}, heroes={1: "prism"})
    assert sorted(playable(table)) == ["green_2", "red_1"]


@pytest.mark.clause("TRICK-FOL-07")
def test_a_new_suit_makes_a_play_legal_or_illegal() -> None:
    table = trick("yellow_6", hands={1: "yellow_2 red_1"}, heroes={1: "prism"})
    with_prism = [phrase for phrase in legal(table) if "prism" in phrase]
    assert with_prism == [
        "red_1 prism -1 yellow",
        "red_1 prism +0 yellow",
        "yellow_2 prism -1 yellow",
        "yellow_2 prism +0 yellow",
    ]
    refusal = refused(table, "yellow_2 prism red +0")
    assert (refusal.clause, refusal.message.id) == ("TRICK-FOL-07", "refuse-new-suit")


@pytest.mark.clause("TRICK-FOL-07")
def test_a_wild_card_with_a_new_suit_is_judged_by_it_too() -> None:
    table = trick("yellow_6", hands={1: "yellow_2 wild_4"}, heroes={1: "prism"})
    assert "wild_4 prism -1 yellow" in legal(table)
    assert refused(table, "wild_4 prism red +0").clause == "TRICK-FOL-07"


@pytest.mark.clause("TRICK-FOL-07")
def test_whoever_cannot_follow_may_name_any_suit() -> None:
    table = trick("yellow_6", hands={1: "red_1"}, heroes={1: "prism"})
    assert {phrase.split()[-1] for phrase in legal(table) if "prism" in phrase} == set(SUITS)


@pytest.mark.clause("TRICK-FOL-08")
def test_a_setter_may_be_any_card() -> None:
    table = city(hands={0: "red_1 yellow_2 wild_4"})
    assert playable(table) == ["red_1", "yellow_2", "wild_4"]


# Wild cards


@pytest.mark.clause("TRICK-WLD-01", "TRICK-WLD-02")
def test_a_leader_states_any_of_the_four_suits() -> None:
    table = city(hands={0: "wild_4 red_1"}, exhausted=[0])
    assert [phrase for phrase in legal(table) if "wild" in phrase] == [f"wild_4 {suit}" for suit in SUITS]
    refusal = refused(table, "wild_4")
    assert (refusal.clause, refusal.message.id) == ("TRICK-WLD-01", "refuse-suit-to-state")


@pytest.mark.clause("TRICK-WLD-03")
@pytest.mark.parametrize("before", [("red_6", "blue_6"), ("yellow_8 phantom",)])
def test_a_suit_is_stated_whenever_a_wild_card_is_a_setter(before: tuple[str, ...]) -> None:
    table = trick(*before, hands={len(before): "wild_4"}, exhausted=[len(before)])
    assert legal(table) == [f"wild_4 {suit}" for suit in SUITS]


@pytest.mark.clause("TRICK-WLD-04")
def test_a_wild_card_that_follows_has_no_choice_of_suit() -> None:
    table = trick("yellow_6", hands={1: "wild_4"}, exhausted=[1])
    assert legal(table) == ["wild_4"]
    refusal = refused(table, "wild_4 red")
    assert (refusal.clause, refusal.message.id) == ("TRICK-WLD-04", "refuse-suit-is-given")
    play(table, "wild_4")
    assert line(table) == "yellow_6 yellow_4"


@pytest.mark.clause("TRICK-WLD-05")
def test_a_wild_card_keeps_its_suit_when_the_lead_suit_changes() -> None:
    table = city(2, hands={0: "yellow_6 green_1", 1: "wild_4 blue_8"}, sidekicks={1: "whisper"})
    run(table, "yellow_6", "wild_4 whisper")
    assert line(table) == "x yellow_4"
    assert lead_suit(table) == "yellow"
    table = trick("red_6", "blue_8", "wild_8", hands={3: "red_1"})
    assert line(table) == "red_6 x x"
    table = trick("red_6 bulwark", "wild_2", "blue_5")
    assert line(table) == "red_6 red_2 blue_5"


@pytest.mark.clause("TRICK-WLD-06")
@pytest.mark.parametrize("value", [2, 4, 6, 8])
def test_a_wild_card_counts_with_its_printed_value(value: int) -> None:
    assert line(trick(f"wild_{value} green")) == f"green_{value}"


# The lead suit


@pytest.mark.clause("TRICK-LSU-01")
def test_the_card_on_spot_1_gives_the_lead_suit() -> None:
    assert lead_suit(city(hands={0: "blue_4"})) is None
    assert lead_suit(trick("blue_4")) == "blue"
    assert lead_suit(trick("blue_4", "red_2", "green_1")) == "blue"


@pytest.mark.clause("TRICK-LSU-04")
def test_the_lead_suit_is_found_anew_after_every_card() -> None:
    table = city(
        2, hands={0: "yellow_2 blue_7", 1: "blue_6 green_1"}, sidekicks={1: "whisper"}, heroes={0: "prism", 1: "comet"}
    )
    run(table, "yellow_2 prism red +0")
    assert lead_suit(table) == "red"
    play(table, "blue_6 whisper")
    assert lead_suit(table) == "blue"


@pytest.mark.clause("TRICK-LSU-05")
def test_a_new_lead_suit_leaves_earlier_plays_alone() -> None:
    table = trick("red_6", "yellow_3", "blue_3", hands={3: "green_1"})
    assert line(table) == "red_6 x x"
    table = trick("red_6", "blue_2", hands={2: "red_1"}, leader=0)
    assert line(table) == "red_6 blue_2"
    table = city(2, hands={0: "red_6 green_5", 1: "red_7 blue_1"}, sidekicks={0: "whisper"})
    run(table, "red_6", "red_7", "green_5 whisper")
    assert line(table) == "red_6 x green_5"
    assert lead_suit(table) == "red"
