"""STK: when no card can be placed."""

from __future__ import annotations

import pytest

from tabletown.games.crimson.rules import Town
from tests.games.crimson.town import ANNA, deck, discard, hand, legal, news, rows, seen, town
from tests.games.table import ONLOOKER

CLOSED = {"red": "1 1 | 1 2 2", "green": "1 1 | 1 2 2"}
"""Two of the three rows that five players have to close."""
BLOCKED = "red-3 red-3 red-5 green-1 green-3 green-4"


def anna_begins(hand: str = BLOCKED, draws: str = "red-5", rows: dict[str, str] | None = None) -> Town:
    return town(5, at="draw", turn=ANNA, hands={ANNA: hand}, deck_top=draws, rows=rows or CLOSED)


@pytest.mark.clause("CRIM-STK-01")
def test_a_hand_of_closed_colours_cannot_be_placed() -> None:
    table = anna_begins()
    assert table.step().name == "stuck"


@pytest.mark.clause("CRIM-STK-01")
@pytest.mark.parametrize("colour", ["red", "yellow", "green", "blue", "purple"])
def test_one_card_of_an_open_row_is_enough_to_place(colour: str) -> None:
    full = ["red", "purple"] if colour not in ("red", "purple") else ["yellow", "blue"]
    hand = " ".join(f"{other}-{value}" for other in full for value in (3, 4, 5))
    table = anna_begins(hand, f"{colour}-1", dict.fromkeys(full, "1 1 | 1 2 2"))
    assert legal(table, ANNA) == [f"{colour}-1 hero", f"{colour}-1 villain"]


@pytest.mark.clause("CRIM-STK-01")
def test_the_drawn_card_counts_too() -> None:
    table = anna_begins(draws="blue-1")
    assert legal(table, ANNA) == ["blue-1 hero", "blue-1 villain"]


@pytest.mark.clause("CRIM-STK-01")
def test_a_full_side_does_not_make_a_colour_unplaceable() -> None:
    table = anna_begins(draws="blue-5", rows={**CLOSED, "blue": "1 1 1 | 2"})
    assert legal(table, ANNA) == ["blue-5 villain"]


@pytest.mark.clause("CRIM-STK-02")
@pytest.mark.parametrize("reader", [0, 1, 2, 4, ONLOOKER])
def test_whoever_cannot_place_shows_the_hand_to_all(reader: int | None) -> None:
    table = anna_begins()
    assert seen(table, reader, ANNA) == "red-3 red-3 red-5 red-5 green-1 green-3 green-4"
    assert news(table, reader)[-1] == "showed-hand Anna"


@pytest.mark.clause("CRIM-STK-02")
@pytest.mark.parametrize("reader", [0, 1, 2, 4, ONLOOKER])
def test_whoever_can_place_shows_nothing(reader: int | None) -> None:
    table = anna_begins(draws="blue-1")
    assert seen(table, reader, ANNA) == "? ? ? ? ? ? ?"
    assert "showed-hand Anna" not in news(table, reader)


@pytest.mark.clause("CRIM-STK-03")
def test_one_card_goes_from_the_hand_under_the_deck() -> None:
    table = anna_begins()
    discard(table, ANNA, "green-3")
    assert hand(table, ANNA) == "red-3 red-3 red-5 red-5 green-1 green-4"
    assert deck(table)[-1] == "green-3"


@pytest.mark.clause("CRIM-STK-04")
def test_any_card_in_hand_can_be_discarded() -> None:
    table = anna_begins()
    assert legal(table, ANNA) == [
        "discard red-3",
        "discard red-5",
        "discard green-1",
        "discard green-3",
        "discard green-4",
    ]


@pytest.mark.clause("CRIM-STK-05")
def test_nothing_is_played_in_that_turn() -> None:
    table = anna_begins()
    before = rows(table)
    discard(table, ANNA, "red-5")
    assert rows(table) == before
    assert table.actors() == [4]
    assert news(table)[2:] == ["discarded Anna red-5", "drew Bea ?"]


@pytest.mark.clause("CRIM-STK-06")
def test_whoever_can_place_may_not_discard() -> None:
    table = anna_begins(draws="blue-1")
    refused = table.why_not(ANNA, ["card:red-3", "deck"])
    assert refused is not None
    assert refused.clause == "CRIM-STK-06"


@pytest.mark.clause("CRIM-STK-07")
def test_the_discarded_card_lies_below_all_others() -> None:
    table = anna_begins()
    before = deck(table)
    discard(table, ANNA, "red-5")
    drawn, *above = before
    assert drawn in hand(table, 4).split()
    assert deck(table) == [*above, "red-5"]


@pytest.mark.clause("CRIM-STK-07")
def test_a_later_discard_goes_below_an_earlier_one() -> None:
    table = town(
        5,
        at="draw",
        turn=ANNA,
        rows={"red": "1 1 | 1 1 2", "green": "1 1 | 1 1 2"},
        hands={ANNA: "red-2 red-2 red-3 red-3 red-3 red-4", 4: "green-2 green-2 green-3 green-3 green-3 green-4"},
        deck_top="red-4 green-4",
    )
    discard(table, ANNA, "red-3")
    discard(table, 4, "green-3")
    assert deck(table)[-2:] == ["red-3", "green-3"]
