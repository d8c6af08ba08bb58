"""END: the end of the game."""

from __future__ import annotations

import pytest

from tabletown.games.crimson import GAME
from tabletown.games.crimson.rules import Town
from tests.games.crimson.town import ERIK, MARTIN, PATRICK, legal, news, row_points, score_out, town
from tests.games.table import numbers, wander


def finished(points: list[list[int]]) -> Town:
    """A game of which the last round brings nobody anything."""
    return town(len(points[0]), at="scoring", points=points)


@pytest.mark.clause("CRIM-END-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_game_is_over_after_as_many_rounds_as_players(seats: int) -> None:
    assert finished([[0] * seats] * (seats - 1)).over


@pytest.mark.clause("CRIM-END-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_game_is_not_over_before_that(seats: int) -> None:
    table = finished([[0] * seats] * (seats - 2))
    assert not table.over
    assert len(table.actors()) == 1


@pytest.mark.clause("CRIM-END-01")
def test_nobody_can_do_anything_after_the_end() -> None:
    table = finished([[0, 0, 0]] * 2)
    assert table.actors() == []
    assert [legal(table, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.clause("CRIM-END-02")
def test_the_points_of_all_rounds_are_added_up() -> None:
    table = town(
        at="scoring",
        points=[[1, 20, -300], [1000, -2, 0]],
        rows={"red": "2 | 1", "blue": "1 | 2"},
        hands={PATRICK: "red-4", MARTIN: "red-1", ERIK: "blue-3"},
    )
    score_out(table)
    assert table.scores() == [1 + 1000 + 4, 20 - 2, -300 - 3]


@pytest.mark.clause("CRIM-END-02")
@pytest.mark.parametrize("best", [PATRICK, MARTIN, ERIK])
def test_the_highest_total_wins(best: int) -> None:
    points = [[10, 10, 10], [-1, -1, -1]]
    points[1][best] = 0
    table = finished(points)
    assert table.returns() == [1.0 if seat == best else 0.0 for seat in range(3)]
    assert [line for line in news(table) if line.startswith("won")] == [f"won {['Patrick', 'Martin', 'Erik'][best]} 10"]


@pytest.mark.clause("CRIM-END-02")
def test_nobody_has_won_before_the_end() -> None:
    table = finished([[9, 0, 0]])
    assert table.returns() == [0.0, 0.0, 0.0]
    assert [line for line in news(table) if line.startswith("won")] == []


@pytest.mark.clause("CRIM-END-03")
def test_rows_rounds_and_totals_may_be_negative() -> None:
    table = town(
        at="scoring",
        points=[[0, -9, 0], [0, 0, -1]],
        rows={"blue": "1 | 2"},
        hands={PATRICK: "blue-5 blue-5", MARTIN: "", ERIK: ""},
    )
    assert row_points(table, PATRICK)[3] == -10
    assert numbers(table, "round_points_2")[PATRICK] == -10
    assert table.scores() == [-10, -9, -1]


@pytest.mark.clause("CRIM-END-03")
def test_a_negative_total_can_win() -> None:
    assert finished([[-4, -9, -5], [0, 0, 0]]).returns() == [1.0, 0.0, 0.0]


@pytest.mark.clause("CRIM-END-04")
def test_players_with_the_same_highest_total_share_the_victory() -> None:
    table = finished([[5, 3, 5, 1], [0, 0, 0, 0], [0, 2, 0, 0]])
    assert table.returns() == [1 / 3, 1 / 3, 1 / 3, 0.0]
    assert [line for line in news(table) if line.startswith("won")] == ["won Patrick 5", "won Martin 5", "won Erik 5"]


@pytest.mark.clause("CRIM-END-04")
def test_nothing_breaks_a_tie() -> None:
    """Neither seat, nor losses, nor the better last round."""
    assert finished([[9, 0, 4], [-4, 5, 0]]).returns() == [0.5, 0.5, 0.0]


@pytest.mark.clause("CRIM-END-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_scored_in_a_game_is_what_is_told(seats: int) -> None:
    table = GAME.new(seats, seed=9, listen=True)
    for _ in wander(table, seed=9):
        pass
    players = ["Patrick", "Martin", "Erik", "Anna", "Bea"]
    totals = [0] * seats
    for line in news(table):
        kind, *words = line.split()
        if kind in ("scored", "doubled", "lost"):
            totals[players.index(words[0])] += int(words[1]) * (-1 if kind == "lost" else 1)
    assert table.scores() == totals
