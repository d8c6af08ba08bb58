"""CTL: who controls spaces and developments, and who holds a contested space."""

from __future__ import annotations

import pytest

from tabletown.games.remnants.rules import number
from tests.games.remnants.gangs import (
    HAL,
    IVA,
    NIA,
    arcs,
    chance,
    controlled,
    controls,
    do,
    lay,
    news,
    on,
    products,
    quarter,
    refused,
)


@pytest.mark.clause("REM-CTL-01", "REM-CTL-02")
def test_a_space_is_controlled_with_an_own_figure_and_no_enemy() -> None:
    table = quarter(figures={HAL: "D4, D5 x2, C3", NIA: "E4"}, tokens={"C3": "cadet", "B3": "cadet"})
    assert controlled(table, HAL) == "D4 D5"
    assert controlled(table, NIA) == "E4"
    do(table, "do move", "move D4 E4")
    assert (controlled(table, HAL), controlled(table, NIA)) == ("D5", "")


@pytest.mark.clause("REM-CTL-03")
def test_a_development_is_controlled_with_a_figure_on_each_of_its_spaces() -> None:
    tiles = {"chem_works": "B2 C2 D2"}
    assert controls(quarter(figures={HAL: "B2, C2, D2"}, tiles=tiles), HAL, "chem_works")
    assert not controls(quarter(figures={HAL: "B2 x2, C2 x2"}, tiles=tiles), HAL, "chem_works")


@pytest.mark.clause("REM-CTL-04")
def test_an_enemy_on_one_space_breaks_control() -> None:
    table = quarter(figures={HAL: "B2, C2"}, tiles={"casino": "B2 C2"}, tokens={"C2": "cadet"})
    assert not controls(table, HAL, "casino")
    table = quarter(figures={HAL: "B2, C2", NIA: "C1"}, active=NIA, tiles={"casino": "B2 C2"})
    do(table, "do move", "move C1 C2")
    assert not controls(table, HAL, "casino")
    assert not controls(table, NIA, "casino")


@pytest.mark.clause("REM-CTL-05")
def test_building_gives_no_control() -> None:
    table = quarter(figures={NIA: "A1"}, types="back_alley")
    do(table, "do produce_develop", "done", "build back_alley", "place A1")
    assert not controls(table, HAL, "back_alley")
    assert controls(table, NIA, "back_alley")


@pytest.mark.clause("REM-CTL-06")
def test_control_changes_at_once_with_a_step() -> None:
    table = quarter(figures={HAL: "B2, C2"}, tiles={"casino": "B2 C2"})
    do(table, "do move", "move C2 C1")
    assert not controls(table, HAL, "casino")
    do(table, "move B2 B1", "done", "end")
    assert controlled(table, HAL) == "B1 C1"


@pytest.mark.clause("REM-CTL-07")
def test_whoever_controls_a_tile_sells_what_lies_on_it() -> None:
    table = quarter(
        active=NIA, figures={NIA: "A1, B2"}, tiles={"red_eden_lab": "A1 B1"}, products={"red_eden_lab": 3}, arcs=0
    )
    do(table, "do move", "move B2 B1", "done", "end")
    assert products(table, "red_eden_lab") == 3
    table = quarter(figures={HAL: "A1, B1"}, tiles={"red_eden_lab": "A1 B1"}, products={"red_eden_lab": 3}, arcs=0)
    do(table, "do sell", "sell red_eden_lab")
    assert arcs(table, HAL) == 1000


@pytest.mark.clause("REM-CTL-08", "REM-CTL-09")
def test_a_space_is_contested_by_figures_of_two_players_or_by_ycu() -> None:
    table = quarter(figures={HAL: "D5, B4", NIA: "D4"}, tokens={"B3": "cadet", "D6": "warden"})
    do(table, "do move", "move D5 D4")
    assert (on(table.contested(HAL)), on(table.troubled(HAL))) == ("D4", "")
    do(table, "done")
    assert refused(table, "attack B4") == "CTL-08"
    table = quarter(figures={HAL: "B4"}, tokens={"B3": "cadet"})
    do(table, "do move", "move B4 B3")
    assert (on(table.contested(HAL)), on(table.troubled(HAL))) == ("", "B3")


@pytest.mark.clause("REM-CTL-10")
def test_who_was_there_first_holds_a_space_until_nobody_contests_it() -> None:
    table = quarter(figures={HAL: "D5, D6", IVA: "D4 x2"}, discard={IVA: "raider bruiser"})
    do(table, "do move", "move D5 D4")
    assert on(table[number.HELD + IVA]) == "D4"
    assert on(table[number.HELD + HAL]) == ""
    do(table, "move D6 D4", "done", "attack D4")
    chance(table, "battle 3 3", "battle 0 0")
    lay(table)
    lay(table)
    do(table, "lose raider")
    assert on(table[number.HELD + IVA]) == "D4"  # one of two figures is gone
    do(table, "attack D4")
    chance(table, "battle 3 3", "battle 0")
    lay(table)
    lay(table)
    do(table, "lose bruiser")
    assert on(table[number.HELD + HAL]) == on(table[number.HELD + IVA]) == ""
    assert controlled(table, HAL) == "D4"


@pytest.mark.clause("REM-CTL-10")
def test_nobody_holds_a_space_that_ycu_were_on_before() -> None:
    table = quarter(figures={HAL: "D5"}, tokens={"D4": "cadet"})
    do(table, "do move", "move D5 D4")
    assert on(table[number.HELD + HAL]) == ""
    table = quarter(figures={HAL: "D5"}, phase="patrol", coordinates="coord_01 coord_02", begin=False)
    table.advance()
    assert on(table[number.HELD + HAL]) == "D5"


@pytest.mark.clause("REM-CTL-10", "REM-OPS-40")
def test_all_contested_spaces_count_for_their_holder_in_a_battle() -> None:
    """Iva's Gun Row helps her in a battle on it, though one of its spaces is contested; Hal's does not help him."""
    table = quarter(figures={HAL: "B2", IVA: "A1, B1"}, tiles={"gun_row": "A1 B1"}, pool=0)
    do(table, "do move", "move B2 B1", "done", "attack B1")
    chance(table, "battle 0", "battle 0 0")
    lay(table)
    lay(table)
    assert news(table, "totals") == ["totals 0 0 1"]


@pytest.mark.clause("REM-CTL-11")
def test_two_tiles_of_a_type_are_two_developments() -> None:
    table = quarter(figures={HAL: "A1, B1, A6, A7"}, tiles={"red_eden_lab": "A1 B1, A6 A7"})
    assert table.developments(table.controlled(HAL)) == 2
    do(table, "do produce_develop", "use A1")
    assert (products(table, "A1"), products(table, "A6")) == (2, 0)
    do(table, "use A6")
    assert products(table, "A6") == 2
    assert refused(table, "use A1") == "DEV-02"
