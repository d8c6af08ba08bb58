"""BRD, PLC: the board and its two sides."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletown.games.remnants.game import GAME, CityOfRemnants
from tabletown.games.remnants.rules import number
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import COLUMNS, SPACES
from tests.games.remnants.gangs import (
    HAL,
    IVA,
    LIO,
    NIA,
    begin_phase,
    controls,
    do,
    ends,
    figures,
    legal,
    news,
    offered,
    on,
    quarter,
    refused,
    renown,
    tokens,
)
from tests.games.table import pack

THREE = "humans neisu lentree"


def neighbours(name: str, gangs: str = "humans neisu") -> str:
    """Where a figure can go that has one step left."""
    table = quarter(gangs, figures={HAL: name}, pool=0)
    return on(int(table.side.near[SPACES.index(name)]))


@pytest.mark.clause("REM-BRD-01", "REM-BRD-02")
def test_the_open_side_has_seven_columns_and_seven_rows() -> None:
    table = quarter("humans neisu")
    assert len(on(table.side.spaces).split()) == 49
    assert (SPACES[0], SPACES[6], SPACES[42], SPACES[48]) == ("A1", "G1", "A7", "G7")
    assert COLUMNS.index("D") == 3
    assert SPACES[24] == "D4"


@pytest.mark.clause("REM-BRD-03")
def test_slums_lie_around_midtown_and_midtown_around_the_heights() -> None:
    side = quarter("humans neisu").side
    slums, midtown, heights = (on(level).split() for level in side.levels)
    assert heights == ["C3", "C4", "C5", "D3", "D4", "D5", "E3", "E4", "E5"]
    assert len(midtown) == 16
    assert {"B2", "F6", "D2"} <= set(midtown)
    assert len(slums) == 24
    assert {"A1", "G7", "D1"} <= set(slums)


@pytest.mark.clause("REM-BRD-04", "REM-PLC-01")
def test_only_three_players_use_the_side_with_blocked_squares() -> None:
    for seats in (2, 3, 4):
        table = GAME.new(seats, 1)
        assert isinstance(table, Quarter)
        assert (table.side is table.box.blocked_side) == (seats == 3)


@pytest.mark.clause("REM-BRD-05", "REM-BRD-06")
@pytest.mark.parametrize("square", ["C6", "D6", "F3", "F4"])
def test_nobody_enters_passes_or_builds_on_a_blocked_square(square: str) -> None:
    table = quarter(THREE, figures={HAL: "D7, G4"}, types="casino", arcs=9000, pool=0)
    assert not any(square in on(int(near)).split() for near in table.side.near)
    trial = quarter(THREE, figures={HAL: "D7, G4"}, pool=0)
    do(trial, "do move", "fetch D7")
    assert refused(trial, f"go {square}") == "BRD-05"
    do(table, "do produce_develop", "done", "build casino")
    assert not any(square in place.split() for place in legal(table, "place"))


@pytest.mark.clause("REM-BRD-05")
def test_a_walk_leads_around_blocked_squares_and_they_give_no_dice() -> None:
    table = quarter(THREE, figures={HAL: "D7"}, pool=0)
    do(table, "do move")
    assert ends(table, "D7") == "A7 B6 B7 C7 E5 E6 E7 F6 F7 G7"


@pytest.mark.clause("REM-BRD-06")
def test_the_side_for_three_has_24_slums_12_midtown_and_9_heights() -> None:
    side = quarter(THREE).side
    assert [len(on(level).split()) for level in side.levels] == [24, 12, 9]
    assert set(SPACES) - set(on(side.spaces).split()) == {"C6", "D6", "F3", "F4"}


@pytest.mark.clause("REM-BRD-07")
def test_entries_of_the_open_side_are_the_middles_of_its_sides() -> None:
    table = GAME.new(4, 1)
    assert isinstance(table, Quarter)
    assert offered(table, "enter") == "A4 D1 D7 G4"
    assert refused(table, "enter A1") == "BRD-07"


@pytest.mark.clause("REM-BRD-08", "REM-PLC-02")
def test_entries_of_the_other_side_are_eight_steps_apart_and_four_from_the_heights() -> None:
    side = quarter(THREE).side
    entries = [int(entry) for entry in side.entries]
    assert {SPACES[entry] for entry in entries} == {"A1", "C7", "G3"}
    for entry in entries:
        away = steps_from(entry, [int(near) for near in side.near])
        assert [away[other] for other in entries if other != entry] == [8, 8]
        assert min(steps for space, steps in away.items() if side.levels[2] >> space & 1) == 4


def steps_from(start: int, near: list[int]) -> dict[int, int]:
    away = {start: 0}
    for space in (queue := [start]):
        for other in range(len(near)):
            if near[space] >> other & 1 and other not in away:
                away[other] = away[space] + 1
                queue.append(other)
    return away


@pytest.mark.clause("REM-BRD-09")
@pytest.mark.parametrize(
    ("space", "beside"), [("D4", "C4 D3 D5 E4"), ("A1", "A2 B1"), ("G4", "F4 G3 G5"), ("A4", "A3 A5 B4")]
)
def test_spaces_are_adjacent_that_share_an_edge(space: str, beside: str) -> None:
    assert neighbours(space) == beside


@pytest.mark.clause("REM-BRD-09")
def test_a_figure_on_the_diagonal_gives_no_die() -> None:
    table = quarter(figures={HAL: "D4, E5, C3, D3"}, tokens={"D4": "cadet"})
    do(table, "do move", "done", "fight cadet", "confirm")
    assert news(table, "dice")[0].startswith("dice 0 2 ")


@pytest.mark.clause("REM-BRD-10", "REM-AWD-01")
@pytest.mark.parametrize("gangs", ["humans neisu", THREE])
def test_printed_awards(gangs: str) -> None:
    side = quarter(gangs).side
    printed = {SPACES[space]: int(award) for space, award in enumerate(side.renown) if award}
    assert printed == {"D4": 2, "C4": 1, "D3": 1, "D5": 1, "E4": 1}
    table = quarter(gangs, phase="award", figures={HAL: "D4, C4, A1"}, begin=False)
    begin_phase(table)
    assert renown(table, HAL) == 3


@pytest.mark.clause("REM-BRD-11")
def test_a_tile_hides_the_award_under_it() -> None:
    table = quarter(figures={HAL: "D4", NIA: "C4"}, tiles={"data_vault": "D4 E4"})
    assert (table.claim(HAL), table.claim(NIA)) == (0, 1)  # not even for half a tile
    table = quarter(figures={HAL: "D4"}, tiles={"sky_tower": "D4"})
    assert table.claim(HAL) == 4


@pytest.mark.clause("REM-BRD-12")
def test_an_entry_space_may_be_entered_and_built_on_by_anybody() -> None:
    table = quarter(figures={HAL: "D2"}, types="back_alley", pool=0)
    do(table, "do move", "move D2 D1", "done")  # Lio's entry
    assert figures(table, HAL) == "D1"
    table = quarter(types="back_alley")
    do(table, "do produce_develop", "done", "build back_alley", "place D1")
    assert not controls(table, LIO, "back_alley")


@pytest.mark.clause("REM-BRD-13")
def test_a_space_never_holds_three_figures_of_a_player() -> None:
    table = quarter(figures={HAL: "D4 x2, D5"})
    do(table, "do move", "fetch D5")
    assert refused(table, "go D4") == "MOV-06"


@pytest.mark.clause("REM-BRD-14")
def test_effects_place_no_third_figure_either() -> None:
    table = quarter(figures={HAL: "D4 x2, D5"}, hand={HAL: "safe_house"})
    do(table, "play safe_house")
    assert offered(table, "deploy") == "D5"
    assert refused(table, "deploy D4") == "MOV-06"
    table = quarter(active=IVA, figures={IVA: "D4 x2, D5"}, hand={IVA: "outrider"})
    do(table, "play outrider", "fetch D5")
    assert refused(table, "go D4") == "MOV-06"


@pytest.mark.clause("REM-BRD-14", "REM-MOV-06")
def test_a_pack_may_leave_room_for_one_figure_on_a_space(tmp_path: Path) -> None:
    lonely = pack(GAME, tmp_path, "[movement]\nmost_on_space = 1\n")
    assert isinstance(lonely, CityOfRemnants)
    table = quarter(figures={HAL: "D4, D5"}, hand={HAL: "safe_house"}, game=lonely)
    assert refused(table, "play safe_house") == "CRD-11"
    do(table, "do move", "fetch D5")
    assert refused(table, "go D4") == "MOV-06"
    assert "D3" in offered(table, "go")


@pytest.mark.clause("REM-PLC-04", "REM-SET-11")
def test_entries_that_two_players_leave_are_ordinary_slums_without_ycu() -> None:
    table = quarter("humans neisu", figures={HAL: "D2"}, pool=0)
    do(table, "do move", "move D2 D1", "done", "end")
    listed = {SPACES[space] for spaces in table.side.lists for space in spaces}
    assert listed & {"D7", "G4", "D1", "A4"} == set()
    assert len(listed) == 45


@pytest.mark.clause("REM-PLC-02")
def test_three_players_use_their_own_list_of_coordinates() -> None:
    for gangs, spaces in ((THREE, "A7 B4 E4 G2"), ("humans neisu", "B6 D5 E3 G6")):
        table = quarter(gangs, phase="patrol", coordinates="coord_01 coord_02", begin=False)
        begin_phase(table)
        assert set(spaces.split()) <= set(tokens(table))


@pytest.mark.clause("REM-PLC-01", "REM-PLC-02")
@pytest.mark.parametrize("gangs", ["humans neisu", THREE, "humans neisu lentree iggaret"])
def test_all_other_numbers_are_the_same_for_every_number_of_players(gangs: str) -> None:
    seats = len(gangs.split())
    table = GAME.new(seats, 1, {"sides": "random"})
    assert [int(table[number.ARCS + seat]) for seat in range(seats)] == [2000] * seats
    assert [int(table[number.INFLUENCE + seat]) for seat in range(seats)] == [4] * seats
