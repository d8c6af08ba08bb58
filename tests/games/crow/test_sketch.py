"""The city drawn in characters."""

from __future__ import annotations

import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.rules.words import BOARD, SIZE
from tabletown.games.crow.sketch import BUILDING_SIGNS, MARGIN, PEOPLE_SIGNS
from tabletown.kernel.state import State
from tests.games.crow.night import CROW, GANG, extent, night
from tests.games.table import ONLOOKER, wander


def rows(table: State, by: int | None = ONLOOKER) -> list[str]:
    """The rows of the city, without the letters above them and the seam."""
    lines = GAME.sketch(table.view(by)).splitlines()[1 : SIZE + 2]
    return lines[:BOARD] + lines[BOARD + 1 :]


def at(table: State, row: int, column: int) -> str:
    """The two characters of a space."""
    start = MARGIN + 2 * column + (column >= BOARD)
    return rows(table)[row][start : start + 2]


@pytest.mark.clause("CROW-GEO-01", "CROW-GEO-15")
def test_everybody_stands_where_they_are() -> None:
    table = night(skank="6,2", albrecht="10,11")
    assert (at(table, 6, 2), at(table, 10, 11), at(table, 6, 3)) == ("SK", "AL", " ·")
    assert [at(table, *space) for space in extent(table, "graveyard")[:4]] == ["Gy", "ER", "CR", "▓▓"]


def test_whoever_lies_is_written_small() -> None:
    assert at(night(skank="6,2", down=["skank"]), 6, 2) == "sk"


def test_crow_tokens_and_fires_are_drawn() -> None:
    table = night(tin_tin="dead", tokens={"tin_tin": "2,4", "flaming": "2,5"}, burning=["church"])
    assert (at(table, 2, 4), at(table, 2, 5)) == (" ×", " *")
    assert {at(table, *space) for space in extent(table, "church")} == {"Ch", "^^"}


def test_every_sign_is_explained() -> None:
    legend = GAME.sketch(night().view()).splitlines()[SIZE + 2 :]
    for sign in (*PEOPLE_SIGNS, *BUILDING_SIGNS):
        assert any(f"{sign} " in line for line in legend)


def test_the_drawing_is_the_same_for_everybody_and_always_in_shape() -> None:
    table = GAME.new(2, seed=4)
    for turn, _ in enumerate(wander(table, seed=4)):
        if turn % 20 == 0:
            drawn = rows(table)
            assert [len(row) for row in drawn] == [MARGIN + 2 * SIZE + 1] * SIZE
            assert rows(table, CROW) == rows(table, GANG) == drawn
