"""OPT: options, off by default."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletown.games.crimson import GAME
from tabletown.kernel.errors import BadInput
from tabletown.kernel.setup import Value
from tests.games.crimson.town import COLOURS, deck, hand, legal, news, order, place, powers, town
from tests.games.table import number, wander

TWO: dict[str, Value] = {"two_players": True}
SHUFFLED: dict[str, Value] = {"shuffled_suburbs": True}


def test_all_options_are_off_by_default() -> None:
    assert GAME.new(3, seed=1).setup.options == {
        "one_action": False,
        "shuffled_suburbs": False,
        "two_players": False,
    }


@pytest.mark.clause("CRIM-OPT-01")
def test_two_can_play_only_with_the_option() -> None:
    with pytest.raises(BadInput, match="CRIM-OPT-01"):
        GAME.new(2, seed=1)
    assert len(GAME.new(2, seed=1, options=TWO).scores()) == 2


@pytest.mark.clause("CRIM-OPT-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_option_is_for_two_only(seats: int) -> None:
    with pytest.raises(BadInput, match="CRIM-OPT-01"):
        GAME.new(seats, seed=1, options=TWO)


@pytest.mark.clause("CRIM-OPT-01")
def test_two_players_have_a_deck_of_58() -> None:
    table = GAME.new(2, seed=1, options=TWO)
    assert len(deck(table)) == 58 - 1
    assert sorted(len(hand(table, seat).split()) for seat in range(2)) == [6, 7]
    assert powers(table) == [0, 1]


@pytest.mark.clause("CRIM-OPT-01")
def test_two_players_play_two_rounds() -> None:
    table = GAME.new(2, seed=1, options=TWO, listen=True)
    for _ in wander(table, seed=1):
        pass
    starts = [line.split()[1] for line in news(table) if line.startswith("started")]
    assert sorted(starts) == ["Martin", "Patrick"]


@pytest.mark.clause("CRIM-OPT-01")
@pytest.mark.parametrize(("full", "ended"), [([], False), (["red"], True)])
def test_the_second_closed_row_ends_a_round_of_two(full: list[str], ended: bool) -> None:
    rows = dict.fromkeys(full, "1 1 | 1 2 2")
    table = town(2, options=TWO, rows={**rows, "blue": "3 3 | 1 1"}, hands={0: "blue-5 ..."})
    place(table, 0, "blue-5", "hero")
    assert ("round-ended" in news(table)) == ended


@pytest.mark.clause("CRIM-OPT-02")
def test_every_suburb_is_equally_likely_in_every_place() -> None:
    columns = [order(GAME.new(3, seed, SHUFFLED)) for seed in range(500)]
    for place_in_column in range(5):
        counts = Counter(column[place_in_column] for column in columns)
        assert sorted(counts) == sorted(COLOURS)
        assert all(70 <= count <= 130 for count in counts.values())


@pytest.mark.clause("CRIM-OPT-02")
@pytest.mark.parametrize("seed", range(5))
def test_the_suburbs_are_shuffled_once_for_the_whole_game(seed: int) -> None:
    table = GAME.new(3, seed, SHUFFLED)
    columns = {(number(table, "round"), tuple(order(table))) for _ in wander(table, seed)}
    assert len(columns) == 3
    assert len({column for _, column in columns}) == 1


@pytest.mark.clause("CRIM-OPT-02")
def test_rows_are_scored_in_the_shuffled_order() -> None:
    column = ["blue", "purple", "red", "green", "yellow"]
    table = town(at="scoring", options=SHUFFLED, order=column, rows={"red": "2 | 1", "blue": "1 | 2"}, powers=[])
    outcomes = [line.split() for line in news(table) if line.startswith(("hero-", "villain-", "row-"))]
    assert outcomes == [
        ["villain-wins", "blue"],
        ["row-undecided", "purple"],
        ["hero-wins", "red"],
        ["row-undecided", "green"],
        ["row-undecided", "yellow"],
    ]


@pytest.mark.clause("CRIM-OPT-02")
def test_the_order_of_the_suburbs_does_not_change_where_citizens_belong() -> None:
    column = ["blue", "purple", "red", "green", "yellow"]
    table = town(options=SHUFFLED, order=column, rows={"red": "1 1 | 1 2 2"}, hands={0: "red-4 blue-4"})
    assert legal(table, 0) == ["blue-4 hero", "blue-4 villain"]


@pytest.mark.clause("CRIM-OPT-02")
def test_the_suburbs_are_not_shuffled_by_default() -> None:
    assert {tuple(order(GAME.new(3, seed))) for seed in range(20)} == {tuple(COLOURS)}
