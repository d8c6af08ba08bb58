"""DEV: developments are used, and one is built."""

from __future__ import annotations

import pytest

from tabletown.games.remnants.rules import number
from tests.games.remnants.gangs import (
    HAL,
    NIA,
    arcs,
    controls,
    do,
    figures,
    hand,
    left,
    legal,
    offered,
    on,
    products,
    quarter,
    refused,
    tokens,
)

LAB = {"red_eden_lab": "A1 B1"}


@pytest.mark.clause("REM-DEV-01")
def test_the_produce_ability_of_each_controlled_development_may_be_used() -> None:
    table = quarter(
        figures={HAL: "A1, B1, A4, A5, A6, G1, F1"},
        tiles={"red_eden_lab": "A1 B1", "scrap_yard": "A4 A5 A6", "gun_row": "F1 G1", "star_dust_lab": "A7 B7"},
        arcs=0,
    )
    do(table, "do produce_develop")
    assert legal(table, "use") == ["use A1", "use A4"]
    assert refused(table, "use gun_row") == "DEV-01"  # it produces nothing
    assert refused(table, "use star_dust_lab") == "CTL-03"
    assert refused(table, "use D4") == "CTL-03"
    do(table, "use A4", "use A1")
    assert (products(table, "red_eden_lab"), arcs(table, HAL)) == (2, 1500)


@pytest.mark.clause("REM-DEV-02")
def test_each_tile_once_in_any_order_and_only_where_something_can_happen() -> None:
    tiles = {"red_eden_lab": "A1 B1", "labour_broker": "B2 C2"}
    table = quarter(figures={HAL: "A1, B1, B2, C2"}, tiles=tiles, pool=0)
    do(table, "do produce_develop")
    assert refused(table, "use labour_broker") == "DEV-02"  # no unit card in hand
    do(table, "use red_eden_lab")
    assert refused(table, "use red_eden_lab") == "DEV-02"
    do(table, "done", "done")
    assert products(table, "red_eden_lab") == 2


@pytest.mark.clause("REM-DEV-02", "REM-EFF-06")
def test_control_is_checked_when_a_tile_is_used() -> None:
    tiles = {"red_eden_lab": "A1 B1", "labour_broker": "B2 C2"}
    table = quarter(figures={HAL: "A1, B1, B2, C2"}, tiles=tiles, hand={HAL: "lookout"})
    do(table, "do produce_develop", "use labour_broker", "give lookout", "return B1")
    assert refused(table, "use red_eden_lab") == "CTL-03"


@pytest.mark.clause("REM-DEV-03")
def test_one_development_is_built_for_its_cost() -> None:
    table = quarter(types="back_alley gun_row", arcs=2000)
    do(table, "do produce_develop", "done")
    assert legal(table) == ["done", "build back_alley"]
    assert refused(table, "build gun_row") == refused(table, "end") == "DEV-03"
    do(table, "build back_alley", "place A1")
    assert (arcs(table, HAL), left(table, "back_alley")) == (500, 3)
    assert on(table[number.COVERED]) == "A1"


@pytest.mark.clause("REM-DEV-04", "REM-DEV-13")
def test_a_new_tile_does_not_produce_and_only_one_is_built() -> None:
    table = quarter(figures={HAL: "A1, B1"}, types="red_eden_lab back_alley", arcs=9000)
    do(table, "do produce_develop", "done", "build red_eden_lab", "place A1 B1")
    assert controls(table, HAL, "red_eden_lab")
    assert legal(table) == ["end"]
    assert products(table, "red_eden_lab") == 0


@pytest.mark.clause("REM-DEV-05")
def test_no_tile_covers_another() -> None:
    table = quarter(types="back_alley", tiles=LAB)
    do(table, "do produce_develop", "done", "build back_alley")
    assert refused(table, "place A1") == "DEV-05"
    assert "A2" in offered(table, "place").split()
    assert "B1" not in offered(table, "place").split()


@pytest.mark.clause("REM-DEV-06")
def test_a_tile_lies_wholly_on_its_level() -> None:
    table = quarter(types="casino", arcs=9000)
    do(table, "do produce_develop", "done", "build casino")
    assert refused(table, "place A2 B2") == "DEV-06"  # half of it in the Slums
    assert refused(table, "place C3 D3") == "DEV-06"
    assert "B2-C2" in offered(table, "place").split()
    assert len(legal(table, "place")) == 16
    full = quarter(types="sky_tower", arcs=9000, tiles={"bioforge": "C3 C4 D3 D4", "broadcast_spire": "E3 E4 E5",
                                                        "data_vault": "C5 D5"})  # fmt: skip
    do(full, "do produce_develop", "done")
    assert refused(full, "build sky_tower") == "DEV-06"


@pytest.mark.clause("REM-DEV-07", "REM-DEV-08")
def test_a_tile_is_built_anywhere_also_under_figures_of_others() -> None:
    table = quarter(figures={NIA: "G7 x2"}, types="back_alley")
    do(table, "do produce_develop", "done", "build back_alley")
    assert len(legal(table, "place")) == 24
    do(table, "place G7")
    assert figures(table, NIA) == "G7 x2"
    assert controls(table, NIA, "G7")


@pytest.mark.clause("REM-DEV-09")
def test_a_tile_is_built_under_ycu_and_they_stay() -> None:
    table = quarter(tokens={"G7": "cadet"}, types="back_alley")
    do(table, "do produce_develop", "done", "build back_alley", "place G7")
    assert tokens(table) == {"G7": "cadet"}


@pytest.mark.clause("REM-DEV-10")
def test_a_tile_may_be_turned_but_not_hang_over_the_edge() -> None:
    table = quarter(types="club_silver_x", arcs=10000)
    do(table, "do produce_develop", "done", "build club_silver_x")
    around_d4 = {"C3-D3-C4", "C3-D3-D4", "C3-C4-D4", "D3-C4-D4"}
    placed = {frozenset(place.split("-")) for place in offered(table, "place").split()}
    assert {frozenset(place.split("-")) for place in around_d4} <= placed
    assert len(placed) == 16  # four squares of four spaces, four turns
    table = quarter(types="gun_row", arcs=10000)
    do(table, "do produce_develop", "done", "build gun_row")
    assert {"A1-B1", "A1-A2"} <= set(offered(table, "place").split())
    assert len(legal(table, "place")) == 24


@pytest.mark.clause("REM-DEV-11")
def test_a_type_without_a_tile_left_cannot_be_built() -> None:
    table = quarter(tiles={"club_silver_x": "C3 D3 C4"}, types="club_silver_x", arcs=20000)
    do(table, "do produce_develop", "done")
    assert refused(table, "build club_silver_x") == refused(table, "build casino") == "DEV-11"


@pytest.mark.clause("REM-DEV-12")
def test_a_tile_stays_where_it_is_when_figures_come_and_go() -> None:
    table = quarter(figures={HAL: "A1, B1"}, tiles=LAB)
    do(table, "do move", "move A1 A2", "move B1 B2", "done", "end")
    assert on(table[number.COVERED]) == "A1 B1"
    assert table[number.TILES] == 1


@pytest.mark.clause("REM-DEV-13")
def test_nothing_is_produced_after_the_decision_to_build() -> None:
    table = quarter(figures={HAL: "A1, B1"}, tiles=LAB, types="back_alley")
    do(table, "do produce_develop", "done")
    assert refused(table, "use red_eden_lab") == "DEV-13"
    do(table, "build back_alley")
    assert refused(table, "use red_eden_lab") == "DEV-03"
    do(table, "place G1")
    assert (hand(table, HAL), legal(table)) == ("", ["end"])
