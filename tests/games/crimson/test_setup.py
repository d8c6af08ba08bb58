"""SET, PC: how a game and its first round are set up."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from tabletown.games.crimson import GAME
from tests.games.crimson.town import COLOURS, closed, deck, deck_seen, hand, news, order, place, rows, town
from tests.games.table import ONLOOKER, number, wander


def drawn_back(seats: int, seed: int) -> tuple[list[int], int]:
    """The sizes of the hands and of the deck of a new game, before the first player drew a card."""
    table = GAME.new(seats, seed)
    starter = number(table, "starter")
    hands = [len(hand(table, seat).split()) - (seat == starter) for seat in range(seats)]
    return hands, len(deck(table)) + 1


@pytest.mark.clause("CRIM-SET-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_is_dealt_six_citizens(seats: int) -> None:
    assert drawn_back(seats, seed=1)[0] == [6] * seats


@pytest.mark.clause("CRIM-SET-01")
def test_any_citizen_can_be_dealt_to_anybody() -> None:
    dealt = [GAME.new(3, seed) for seed in range(100)]
    for seat in range(3):
        assert {card for table in dealt for card in hand(table, seat).split()} == set(GAME.layout.kinds)


@pytest.mark.clause("CRIM-SET-01")
def test_any_citizen_can_lie_on_top_and_at_the_bottom_of_the_deck() -> None:
    decks = [deck(GAME.new(3, seed)) for seed in range(300)]
    assert {cards[0] for cards in decks} == {cards[-1] for cards in decks} == set(GAME.layout.kinds)


@pytest.mark.clause("CRIM-SET-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_other_citizens_form_the_deck(seats: int) -> None:
    assert drawn_back(seats, seed=1)[1] == 70 - 6 * seats


@pytest.mark.clause("CRIM-SET-02")
@pytest.mark.parametrize("reader", [0, 1, 2, ONLOOKER])
def test_deck_lies_face_down(reader: int | None) -> None:
    assert deck_seen(GAME.new(3, seed=1), reader) == ["?"] * 51


@pytest.mark.clause("CRIM-SET-03")
def test_five_battle_cards_are_laid_out_without_citizens() -> None:
    assert rows(GAME.new(3, seed=1)) == dict.fromkeys(COLOURS, "- | -")


@pytest.mark.clause("CRIM-SET-04")
def test_battle_cards_form_a_column_from_red_to_purple() -> None:
    columns = {tuple(order(GAME.new(3, seed))) for seed in range(20)}
    assert columns == {("red", "yellow", "green", "blue", "purple")}


@pytest.mark.clause("CRIM-SET-04")
def test_the_column_is_the_same_in_every_round() -> None:
    table = GAME.new(3, seed=1)
    assert {(number(table, "round"), tuple(order(table))) for _ in wander(table, seed=1)} == {
        (round, ("red", "yellow", "green", "blue", "purple")) for round in range(3)
    }


@pytest.mark.clause("CRIM-SET-04")
def test_every_row_has_room_on_both_sides() -> None:
    table = town(hands={0: "red-1 yellow-1 green-1 blue-1 purple-1"})
    assert {tuple(option.elements) for option in table.options(0)} == {
        (f"card:{colour}-1", f"row:{colour}/{side}") for colour in COLOURS for side in ("hero", "villain")
    }


@pytest.mark.clause("CRIM-SET-05")
def test_all_battle_cards_start_open() -> None:
    assert closed(GAME.new(3, seed=1)) == []


@pytest.mark.clause("CRIM-SET-06")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_gets_one_power_card_and_the_others_stay_in_the_box(seats: int) -> None:
    dumped = cast(dict[str, list[int]], GAME.new(seats, seed=1).dump()["numbers"])
    assert dumped["power"] == [1] * seats + [0] * (5 - seats)


@pytest.mark.clause("CRIM-SET-07")
def test_the_starting_player_is_chosen_before_the_first_turn() -> None:
    table = GAME.new(4, seed=7, listen=True)
    players = ["Patrick", "Martin", "Erik", "Anna"]
    assert news(table)[0] == f"started {players[number(table, 'starter')]} 1"
    assert table.actors() == [number(table, "starter")]


@pytest.mark.clause("CRIM-SET-08")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_player_is_equally_likely_to_start(seats: int) -> None:
    starts = Counter(number(GAME.new(seats, seed), "starter") for seed in range(200 * seats))
    assert sorted(starts) == list(range(seats))
    assert all(150 <= count <= 250 for count in starts.values())


@pytest.mark.clause("CRIM-PC-01", "CRIM-PC-02", "CRIM-PC-03")
@pytest.mark.parametrize(("seats", "cards"), [(3, 52), (4, 46), (5, 40)])
def test_deck_after_the_deal_depends_on_the_number_of_players(seats: int, cards: int) -> None:
    assert drawn_back(seats, seed=2)[1] == cards


@pytest.mark.clause("CRIM-PC-01", "CRIM-PC-02", "CRIM-PC-03")
@pytest.mark.parametrize(("seats", "boxed"), [(3, 2), (4, 1), (5, 0)])
def test_power_cards_in_the_box_depend_on_the_number_of_players(seats: int, boxed: int) -> None:
    dumped = cast(dict[str, list[int]], GAME.new(seats, seed=1).dump()["numbers"])
    assert len(GAME.content.entries("power_card")) - sum(dumped["power"]) == boxed


@pytest.mark.clause("CRIM-PC-01", "CRIM-PC-02", "CRIM-PC-03")
@pytest.mark.parametrize(("seats", "cards", "boxed"), [(3, 52, 2), (4, 46, 1), (5, 40, 0)])
def test_the_box_says_the_same_as_the_game(seats: int, cards: int, boxed: int) -> None:
    entry = next(entry for entry in GAME.content.entries("player_count") if entry["players"] == seats)
    assert (entry["deck_after_deal"], entry["power_cards_in_box"]) == (cards, boxed)


@pytest.mark.clause("CRIM-PC-01", "CRIM-PC-02", "CRIM-PC-03")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_are_as_many_rounds_as_players(seats: int) -> None:
    before_last = town(seats, at="scoring", points=[[0] * seats] * (seats - 2))
    last = town(seats, at="scoring", points=[[0] * seats] * (seats - 1))
    assert (before_last.over, last.over) == (False, True)


@pytest.mark.clause("CRIM-PC-01", "CRIM-PC-02", "CRIM-PC-03")
@pytest.mark.parametrize(("seats", "doors"), [(3, 2), (4, 2), (5, 3)])
def test_closed_rows_that_end_the_round_depend_on_the_number_of_players(seats: int, doors: int) -> None:
    ended = []
    for before in range(doors):
        full = dict.fromkeys(["red", "yellow"][:before], "1 1 | 2 2 3")
        table = town(seats, rows={**full, "blue": "1 1 | 2 2"}, hands={0: "blue-3 ..."})
        place(table, 0, "blue-3", "hero")
        ended.append("round-ended" in news(table))
    assert ended == [False] * (doors - 1) + [True]
