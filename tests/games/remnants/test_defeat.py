"""DEF: what the loser of a battle loses."""

from __future__ import annotations

import pytest

from tabletown.games.remnants.rules.quarter import Quarter
from tests.games.remnants.gangs import (
    HAL,
    NIA,
    box,
    chance,
    discard,
    do,
    draw_pile,
    figures,
    hand,
    legal,
    news,
    pool,
    quarter,
    refused,
    units,
    unused,
    whose,
    zone_of,
)


def defeated(cards: str = "", blind: int = 0, **position: object) -> Quarter:
    """Hal, with two figures on D4, has lost a battle with a Suppressor there."""
    table = quarter(**{"figures": {HAL: "D4 x2"}, "tokens": {"D4": "suppressor"}, "pool": 2, **position})  # type: ignore[arg-type]
    do(table, "do move", "done", "fight suppressor", *(f"lay {card}" for card in cards.split()), *["blind"] * blind)
    chance(table, "battle 0 0")
    do(table, "confirm")
    assert news(table, "defeated") == ["defeated 0 D4"]
    return table


@pytest.mark.clause("REM-DEF-01")
def test_a_figure_goes_from_the_space_to_the_unused_ones() -> None:
    table = defeated()
    assert (figures(table, HAL), pool(table, HAL), unused(table, HAL)) == ("D4", 2, 13)


@pytest.mark.clause("REM-DEF-02")
def test_he_chooses_one_of_the_unit_cards_of_this_battle() -> None:
    table = defeated("lookout fast_talker", hand={HAL: "lookout fast_talker cass_orlan"}, discard={HAL: "scrapper"})
    assert legal(table) == ["lose fast_talker", "lose lookout"]
    assert refused(table, "lose scrapper") == refused(table, "lose cass_orlan") == "DEF-03"
    assert refused(table, "end") == "DEF-02"
    do(table, "lose lookout")
    assert discard(table, HAL) == "fast_talker scrapper"


@pytest.mark.clause("REM-DEF-03")
@pytest.mark.parametrize("cards", ["", "open_call"])
def test_without_a_unit_card_in_the_battle_one_of_the_discard_pile_goes(cards: str) -> None:
    table = defeated(cards, hand={HAL: "open_call lookout"}, discard={HAL: "scrapper fast_talker safe_house"})
    assert legal(table) == ["lose fast_talker", "lose scrapper"]
    assert refused(table, "search-draw") == refused(table, "lose lookout") == "DEF-03"
    assert refused(table, "lose safe_house") == "CMP-05"


@pytest.mark.clause("REM-DEF-04")
def test_without_one_there_either_hand_or_draw_pile_may_be_chosen() -> None:
    table = defeated(hand={HAL: "lookout open_call"}, discard={HAL: "safe_house"}, draw={HAL: "open_call scrapper"})
    assert legal(table) == ["search-draw", "lose lookout"]
    trial = table.clone()
    assert isinstance(trial, Quarter)
    do(trial, "lose lookout")
    assert hand(trial, HAL) == "open_call"
    do(table, "search-draw")
    assert legal(table) == ["lose scrapper"]
    assert zone_of(table, "draw:0", HAL) == "scrapper open_call"
    assert zone_of(table, "draw:0", NIA) == "? ?"


@pytest.mark.clause("REM-DEF-05")
def test_a_searched_draw_pile_is_shuffled() -> None:
    orders = set()
    for seed in range(8):
        table = defeated(draw={HAL: "open_call scrapper lookout safe_house fast_talker"}, seed=seed)
        do(table, "search-draw")
        table.rng.reseed(str(seed))
        do(table, "lose scrapper")
        orders.add(draw_pile(table, HAL))
        assert zone_of(table, "draw:0", HAL) == "? ? ? ?"
    assert len(orders) > 2


@pytest.mark.clause("REM-DEF-06")
def test_without_a_unit_card_only_the_figure_is_lost() -> None:
    table = defeated(hand={HAL: "open_call"}, draw={HAL: "safe_house"})
    assert news(table, "no-card") == ["no-card 0"]
    assert (hand(table, HAL), unused(table, HAL), table.step().name) == ("open_call", 13, "fights")


@pytest.mark.clause("REM-DEF-07", "REM-HID-06")
def test_the_card_is_shown_to_all_and_leaves_the_game() -> None:
    table = defeated("scrapper", hand={HAL: "scrapper"}, draw={HAL: "lookout"})
    do(table, "lose scrapper")
    assert news(table, "lost", to=NIA) == ["lost 0 scrapper"]
    assert "scrapper" in box(table).split()
    assert units(table, HAL) == 1
    assert "scrapper" not in f"{hand(table, HAL)} {discard(table, HAL)} {draw_pile(table, HAL)}"


@pytest.mark.clause("REM-DEF-08")
def test_a_leader_may_be_lost_like_any_unit_card() -> None:
    table = defeated("cass_orlan", hand={HAL: "cass_orlan lookout"}, arcs=3000)
    assert legal(table) == ["lose cass_orlan"]
    do(table, "lose cass_orlan", "bribe suppressor", "end")
    assert whose(table) == NIA


@pytest.mark.clause("REM-DEF-09")
def test_who_has_nothing_left_goes_on_taking_turns() -> None:
    table = quarter(draw={HAL: ""}, pool=0, unused=16, arcs=0, members="fighter")
    do(table, "do recruit", "name fighter", "end")
    assert whose(table) == NIA
    assert hand(table, HAL) == "fighter"


@pytest.mark.clause("REM-DEF-10")
def test_cards_that_an_ability_added_count_as_played() -> None:
    table = defeated("scrapper", hand={HAL: "scrapper"}, draw={HAL: "fast_talker safe_house"}, influence=1)
    assert legal(table) == ["lose fast_talker", "lose scrapper"]


@pytest.mark.clause("REM-DEF-02", "REM-BAT-04")
def test_a_card_from_the_draw_pile_counts_as_played() -> None:
    table = defeated(blind=1, draw={HAL: "fast_talker scrapper"}, discard={HAL: "lookout"})
    assert legal(table) == ["lose fast_talker"]


@pytest.mark.clause("REM-DEF-11")
def test_who_has_a_unit_card_only_in_the_draw_pile_has_to_search_it() -> None:
    table = defeated(hand={HAL: "open_call"}, draw={HAL: "safe_house lookout"})
    assert legal(table) == ["search-draw"]
    table = defeated(hand={HAL: "lookout"}, draw={HAL: "safe_house open_call"})
    assert legal(table) == ["lose lookout"]
    assert refused(table, "search-draw") == "DEF-11"
