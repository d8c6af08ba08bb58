"""INF: who knows what."""

from __future__ import annotations

from typing import cast

import pytest

from tabletown.games.crimson import GAME
from tabletown.games.crimson.rules import VILLAIN, Town
from tabletown.kernel.record import Record
from tabletown.kernel.rng import Rng
from tests.games.crimson.town import (
    ANNA,
    BEA,
    COLOURS,
    ERIK,
    MARTIN,
    PATRICK,
    decide,
    deck,
    deck_seen,
    discard,
    hand,
    news,
    place,
    row,
    score_out,
    seen,
    town,
)
from tests.games.table import ONLOOKER, events

OTHERS = [MARTIN, ERIK, ONLOOKER]
"""Everybody but Patrick."""
LAST = [[0, 0, 0], [0, 0, 0]]
"""Two rounds have been played, so that no other round follows."""


def blocked() -> Town:
    """Five players; Anna has just drawn her seventh card of a closed colour."""
    return town(
        5,
        at="draw",
        turn=ANNA,
        rows={"red": "1 1 | 1 2 2", "green": "1 1 | 1 2 2"},
        hands={ANNA: "red-3 red-3 red-5 green-1 green-3 green-4"},
        deck_top="red-5",
    )


def supported(table: Town, reader: int | None, colour: str) -> list[int]:
    """Whom each seat supported last in a row, as somebody sees it."""
    return cast(list[int], table.view(reader).numbers[f"supported_{COLOURS.index(colour)}"])


@pytest.mark.clause("CRIM-INF-01")
def test_players_see_their_own_hands() -> None:
    table = town(hands={PATRICK: "red-1 blue-2 blue-5"})
    assert seen(table, PATRICK, PATRICK) == "red-1 blue-2 blue-5"


@pytest.mark.clause("CRIM-INF-01")
@pytest.mark.parametrize("reader", OTHERS)
def test_nobody_else_sees_a_hand(reader: int | None) -> None:
    table = town(hands={PATRICK: "red-1 blue-2 blue-5"})
    assert seen(table, reader, PATRICK) == "? ? ?"
    place(table, PATRICK, "blue-2", "hero")
    assert seen(table, reader, PATRICK) == "? ?"


@pytest.mark.clause("CRIM-INF-01")
@pytest.mark.parametrize("reader", OTHERS)
def test_only_the_player_sees_the_drawn_card(reader: int | None) -> None:
    table = town(at="draw", turn=PATRICK, deck_top="red-5")
    assert news(table, PATRICK) == ["drew Patrick red-5"]
    assert news(table, reader) == ["drew Patrick ?"]
    assert {event.data.get("piece") for event in events(table, reader)} == {None}


@pytest.mark.clause("CRIM-INF-01")
@pytest.mark.parametrize("reader", OTHERS)
def test_a_view_does_not_depend_on_the_hands_of_others(reader: int | None) -> None:
    rich = town(hands={PATRICK: "red-5 red-5 red-4", MARTIN: "green-1", ERIK: "green-2"})
    poor = town(hands={PATRICK: "blue-1 blue-1 red-1", MARTIN: "green-1", ERIK: "green-2"})
    assert rich.view(reader) == poor.view(reader)
    assert GAME.text(rich.view(reader)) == GAME.text(poor.view(reader))


@pytest.mark.clause("CRIM-INF-02")
@pytest.mark.parametrize("reader", [PATRICK, *OTHERS])
def test_the_numbers_of_cards_are_public(reader: int | None) -> None:
    table = town(hands={PATRICK: "red-1 blue-2 blue-5", MARTIN: "red-1", ERIK: ""})
    view = table.view(reader)
    assert [len(view.zones[f"hand:{seat}"]) for seat in range(3)] == [3, 1, 0]
    assert len(view.zones["deck"]) == 66


@pytest.mark.clause("CRIM-INF-02")
@pytest.mark.parametrize("reader", [PATRICK, *OTHERS])
def test_nobody_knows_the_order_of_the_deck(reader: int | None) -> None:
    table = town(hands={0: "red-1 red-4", 1: "red-2", 2: "red-3"}, deck_top="blue-5 blue-4")
    other = town(hands={0: "red-1 red-4", 1: "red-2", 2: "red-3"}, deck_top="blue-4 blue-5")
    assert deck(table) != deck(other)
    assert deck_seen(table, reader) == ["?"] * 66
    assert table.view(reader) == other.view(reader)


@pytest.mark.clause("CRIM-INF-02")
@pytest.mark.parametrize("reader", [PATRICK, *OTHERS])
def test_nobody_knows_any_card_of_a_new_deck(reader: int | None) -> None:
    assert deck_seen(GAME.new(3, seed=1), reader) == ["?"] * 51


@pytest.mark.clause("CRIM-INF-03")
@pytest.mark.parametrize("reader", [PATRICK, *OTHERS])
def test_citizens_are_placed_face_up(reader: int | None) -> None:
    table = town(rows={"blue": "1 | 3"}, hands={PATRICK: "blue-4 ..."})
    place(table, PATRICK, "blue-4", "villain")
    assert row(table, "blue", by=reader) == "1 | 3 4"
    assert news(table, reader)[0] == "placed Patrick blue-4 villain"


@pytest.mark.clause("CRIM-INF-03")
@pytest.mark.parametrize("reader", [PATRICK, *OTHERS])
def test_sums_doors_scores_and_power_cards_are_public(reader: int | None) -> None:
    table = town(rows={"blue": "1 | 3 4", "red": "1 2 | 1 1 2"}, points=[[7, -3, 0]], powers=[MARTIN], starter=MARTIN)
    text = GAME.text(table.view(reader), ["Ann", "Ben", "Cid"])
    assert "Harbour (Blue): hero 1 (1), villain 7 (3 4), villain ahead\n" in text
    assert "Old Town (Red): hero 3 (1 2), villain 4 (1 1 2), villain ahead, closed\n" in text
    assert "7 points, 7 cards, power card played" in text
    assert "-3 points, 6 cards, power card ready" in text


@pytest.mark.clause("CRIM-INF-04")
@pytest.mark.parametrize("reader", [PATRICK, MARTIN, ERIK, BEA, ONLOOKER])
def test_a_player_who_cannot_place_shows_the_whole_hand(reader: int | None) -> None:
    table = blocked()
    assert seen(table, reader, ANNA) == hand(table, ANNA) == "red-3 red-3 red-5 red-5 green-1 green-3 green-4"


@pytest.mark.clause("CRIM-INF-05")
@pytest.mark.parametrize("reader", [PATRICK, MARTIN, ERIK, ANNA, BEA, ONLOOKER])
def test_the_card_under_the_deck_is_public(reader: int | None) -> None:
    table = blocked()
    discard(table, ANNA, "red-5")
    assert "discarded Anna red-5" in news(table, reader)
    assert deck_seen(table, reader)[-1] == "red-5"


@pytest.mark.clause("CRIM-INF-05")
@pytest.mark.parametrize("reader", [PATRICK, MARTIN, ERIK, ANNA, BEA, ONLOOKER])
def test_the_card_under_the_deck_stays_at_the_bottom_while_others_draw(reader: int | None) -> None:
    table = blocked()
    discard(table, ANNA, "red-5")
    size = len(deck(table))
    for _ in range(4):
        seat = table.actors()[0]
        table.apply(seat, table.legal(seat)[0])
    assert deck_seen(table, reader) == ["?"] * (size - 5) + ["red-5"]


@pytest.mark.clause("CRIM-INF-06")
@pytest.mark.parametrize("reader", OTHERS)
@pytest.mark.parametrize(
    ("red", "shown"), [("2 | 1", "red-1 red-4 ? ?"), ("1 | 2", "red-1 red-4 ? ?"), ("1 | 1", "? ? ? ?")]
)
def test_the_colour_of_a_row_with_a_winner_is_revealed(reader: int | None, red: str, shown: str) -> None:
    table = town(
        at="scoring",
        points=LAST,
        rows={"red": red},
        hands={PATRICK: "red-1 red-4 blue-1 purple-5", MARTIN: "blue-2", ERIK: "blue-2"},
        powers=[],
    )
    assert seen(table, reader, PATRICK) == shown


@pytest.mark.clause("CRIM-INF-06")
@pytest.mark.parametrize("seed", range(10))
def test_whoever_has_revealed_a_colour_is_not_thought_to_hold_more_of_it(seed: int) -> None:
    table = town(at="scoring", rows={"red": "1 | 2", "blue": "2 | -"}, hands={PATRICK: "red-5 ...", ERIK: ""})
    assert table.step().name == "power"
    world = table.imagine(ERIK, seed)
    assert [card for card in hand(world, PATRICK).split() if card.startswith("red")] == ["red-5"]
    assert [card for card in hand(world, MARTIN).split() if card.startswith("red")] == []


@pytest.mark.clause("CRIM-INF-07")
@pytest.mark.parametrize("reader", OTHERS)
def test_revealed_cards_stay_visible_during_the_scoring(reader: int | None) -> None:
    table = town(
        at="scoring",
        rows={"red": "2 | 1", "green": "1 | 2", "purple": "2 | 1"},
        hands={PATRICK: "red-4 yellow-2 green-3 green-3 blue-1 purple-5"},
    )
    assert seen(table, reader, PATRICK) == "? ? ? ? ? ?"
    decide(table)
    assert seen(table, reader, PATRICK) == "red-4 green-3 green-3 ? ? ?"


@pytest.mark.clause("CRIM-INF-07")
@pytest.mark.parametrize("reader", OTHERS)
def test_cards_of_undecided_rows_are_never_revealed(reader: int | None) -> None:
    table = town(
        at="scoring",
        points=LAST,
        rows={"red": "2 | 1", "green": "2 | 2"},
        hands={PATRICK: "red-4 yellow-2 green-3 green-3 blue-1 purple-5"},
    )
    score_out(table)
    assert table.over
    assert seen(table, reader, PATRICK) == "red-4 ? ? ? ? ?"


@pytest.mark.clause("CRIM-INF-07")
@pytest.mark.parametrize("reader", OTHERS)
def test_what_was_revealed_is_hidden_again_in_the_next_round(reader: int | None) -> None:
    table = town(at="scoring", rows={"red": "2 | 1"}, hands={PATRICK: "red-4 red-5"})
    score_out(table)
    assert seen(table, reader, PATRICK) == "? ? ? ? ? ?"
    assert deck_seen(table, reader) == ["?"] * 51


@pytest.mark.clause("CRIM-INF-08")
@pytest.mark.parametrize("reader", [PATRICK, MARTIN, ERIK, BEA, ONLOOKER])
def test_placements_and_discards_are_told_to_all(reader: int | None) -> None:
    table = blocked()
    discard(table, ANNA, "red-5")
    card = hand(table, BEA).split()[0]
    place(table, BEA, card, "hero")
    told = [line for line in news(table, reader) if line.startswith(("placed", "discarded"))]
    assert told == ["discarded Anna red-5", f"placed Bea {card} hero"]


@pytest.mark.clause("CRIM-INF-08")
@pytest.mark.parametrize("reader", [PATRICK, *OTHERS])
def test_everybody_remembers_whom_a_player_supported_last_in_a_row(reader: int | None) -> None:
    table = town(hands={PATRICK: "red-1 red-2 ..."}, rows={"red": "4 | 4"})
    assert supported(table, reader, "red") == [0, 0, 0]
    place(table, PATRICK, "red-1", "villain")
    assert supported(table, reader, "red") == [1 + VILLAIN, 0, 0]
    assert supported(table, reader, "blue") == [0, 0, 0]


@pytest.mark.clause("CRIM-INF-08")
def test_with_a_new_round_that_is_forgotten() -> None:
    table = town(hands={PATRICK: "red-1 ..."}, rows={"red": "4 3 | 2 5", "blue": "1 1 2 | 5 5"})
    place(table, PATRICK, "red-1", "hero")
    score_out(table)
    assert "started" in [event.kind for event in events(table, PATRICK)]
    assert supported(table, PATRICK, "red") == [0, 0, 0]


@pytest.mark.clause("CRIM-INF-08")
@pytest.mark.parametrize("reader", [PATRICK, *OTHERS])
def test_revealed_cards_are_told_to_all(reader: int | None) -> None:
    table = town(at="scoring", rows={"red": "1 | 2"}, hands={0: "red-4 red-1 blue-1", 1: "red-2", 2: ""}, points=LAST)
    shown = [event.data["piece"] for event in events(table, reader) if event.kind == "piece-shown"]
    assert shown == ["red-1", "red-4", "red-2"]


@pytest.mark.clause("CRIM-INF-08")
def test_an_onlooker_can_read_the_history_of_a_game() -> None:
    record = Record(GAME, 3, seed=1)
    rng = Rng(1)
    while not record.state.over:
        seat = record.state.actors()[0]
        choices = record.state.legal(seat)
        record.apply(seat, choices[rng.below(len(choices))])
    public = [event for heard in record.events(ONLOOKER) for event in heard]
    placed = [event.data["card"] for event in public if event.kind == "placed"]
    assert len(placed) == len([code for _, code in record.moves if GAME.describe(code).verb == "place"])
    assert None not in placed
