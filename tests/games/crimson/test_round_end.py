"""RE, NEW: the end of a round, and the next one."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from tabletown.games.crimson import GAME
from tabletown.games.crimson.rules import Town
from tests.games.crimson.town import COLOURS, PLAYERS, closed, deck, hand, legal, news, place, rows, score_out, town
from tests.games.table import number, wander

FULL = "1 1 | 1 2 2"


def closing(seats: int, already: list[str], turn: int = 0) -> Town:
    """The player is about to give blue its fifth citizen, which lets Crimson Crush win it."""
    return town(
        seats,
        turn=turn,
        rows={**dict.fromkeys(already, FULL), "blue": "3 3 | 1 1"},
        hands={turn: "blue-5 blue-4 red-4 red-4 yellow-5 yellow-5 green-5"},
    )


@pytest.mark.clause("CRIM-RE-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_two_closed_rows_end_the_round_of_three_or_four(seats: int) -> None:
    table = closing(seats, ["red"])
    place(table, 0, "blue-5", "hero")
    assert "round-ended" in news(table)
    assert table.step().name == "power"


@pytest.mark.clause("CRIM-RE-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_closed_row_does_not_end_the_round(seats: int) -> None:
    table = closing(seats, [])
    place(table, 0, "blue-5", "hero")
    assert "round-ended" not in news(table)
    assert table.step().name == "turn"


@pytest.mark.clause("CRIM-RE-02")
def test_three_closed_rows_end_the_round_of_five() -> None:
    table = closing(5, ["red", "green"])
    place(table, 0, "blue-5", "hero")
    assert "round-ended" in news(table)
    assert table.step().name == "power"


@pytest.mark.clause("CRIM-RE-02")
def test_two_closed_rows_do_not_end_the_round_of_five() -> None:
    table = closing(5, ["red"])
    place(table, 0, "blue-5", "hero")
    assert "round-ended" not in news(table)
    assert table.step().name == "turn"


@pytest.mark.clause("CRIM-RE-03")
def test_the_round_ends_with_the_placement_that_closes_the_row() -> None:
    table = closing(3, ["red"])
    place(table, 0, "blue-5", "hero")
    assert news(table)[:4] == [
        "placed Patrick blue-5 hero",
        "row-closed blue",
        "round-ended",
        "villain-wins red",
    ]


@pytest.mark.clause("CRIM-RE-04")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_nobody_gets_another_turn_to_make_up_for_fewer_turns(turn: int) -> None:
    table = closing(4, ["red"], turn)
    before = deck(table)
    place(table, turn, "blue-5", "hero")
    assert table.step().name == "power"
    assert deck(table) == before


@pytest.mark.clause("CRIM-RE-05")
def test_everybody_keeps_six_cards_for_scoring() -> None:
    table = closing(3, ["red"])
    others = [hand(table, 1), hand(table, 2)]
    place(table, 0, "blue-5", "hero")
    assert hand(table, 0) == "red-4 red-4 yellow-5 yellow-5 green-5 blue-4"
    assert [hand(table, 1), hand(table, 2)] == others


# The next round


def after_a_round(seats: int = 3, seed: int = 1, starter: int = 0, rounds: int = 1) -> Town:
    """A round has been scored, and the next one has begun."""
    table = town(
        seats,
        at="scoring",
        rows={"red": "3 3 | 1 1 1", "blue": "1 1 2 | 2 2", "green": "- | 2"},
        points=[[0] * seats] * (rounds - 1),
        starter=starter,
        seed=seed,
    )
    score_out(table)
    return table


@pytest.mark.clause("CRIM-NEW-01")
def test_the_next_round_begins_when_all_rows_have_been_scored() -> None:
    told = news(after_a_round())
    assert [line for line in told if line.startswith(("row-", "hero-", "villain-", "started"))] == [
        "hero-wins red",
        "row-undecided yellow",
        "villain-wins green",
        "row-undecided blue",
        "row-undecided purple",
        "started Martin 2",
    ]


@pytest.mark.clause("CRIM-NEW-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_is_dealt_six_again(seats: int) -> None:
    table = after_a_round(seats)
    sizes = [len(hand(table, seat).split()) for seat in range(seats)]
    assert sizes == [7 if seat == 1 else 6 for seat in range(seats)]


@pytest.mark.clause("CRIM-NEW-01")
def test_the_citizens_are_shuffled_for_the_next_round() -> None:
    deals = [after_a_round(seed=seed) for seed in range(60)]
    assert {card for table in deals for card in hand(table, 0).split()} == set(GAME.layout.kinds)
    assert len({tuple(deck(table)) for table in deals}) == 60


@pytest.mark.clause("CRIM-NEW-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_citizens_are_gathered_and_all_doors_opened(seats: int) -> None:
    table = after_a_round(seats)
    assert rows(table) == dict.fromkeys(COLOURS, "- | -")
    assert closed(table) == []
    assert len(deck(table)) == 70 - 6 * seats - 1
    zones = cast(dict[str, list[list[str]]], table.dump()["zones"])
    cards = Counter(card for pieces in zones.values() for card, _ in pieces)
    assert [cards[kind] for kind in GAME.layout.kinds] == GAME.conserved()


@pytest.mark.clause("CRIM-NEW-02")
def test_closed_rows_can_be_used_again() -> None:
    table = after_a_round()
    player = table.actors()[0]
    again = [card for card in hand(table, player).split() if card.startswith(("red", "blue"))]
    assert again
    assert {f"{card} {side}" for card in again for side in ("hero", "villain")} <= set(legal(table, player))


@pytest.mark.clause("CRIM-NEW-03")
@pytest.mark.parametrize(("starter", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_next_player_clockwise_starts_the_next_round(starter: int, following: int) -> None:
    table = after_a_round(4, starter=starter)
    assert number(table, "starter") == following
    assert table.actors() == [following]


@pytest.mark.clause("CRIM-NEW-04")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_starts_exactly_one_round(seats: int) -> None:
    table = GAME.new(seats, seed=8, listen=True)
    for _ in wander(table, seed=8):
        pass
    starters = [line.split()[1] for line in news(table) if line.startswith("started")]
    assert sorted(starters) == sorted(PLAYERS[:seats])
