"""SEL, REF: products are sold; a hand is refreshed."""

from __future__ import annotations

import pytest

from tests.games.remnants.gangs import (
    HAL,
    NIA,
    arcs,
    discard,
    do,
    draw_pile,
    hand,
    legal,
    news,
    piles,
    products,
    quarter,
    refused,
    supply,
)

LABS = {"red_eden_lab": "A1 B1", "star_dust_lab": "A6 A7"}


@pytest.mark.clause("REM-SEL-01")
def test_products_are_sold_from_developments_that_one_controls() -> None:
    table = quarter(
        figures={HAL: "A1, B1", NIA: "A6, A7"},
        tiles={**LABS, "back_alley": "G7"},
        products={"red_eden_lab": 1, "star_dust_lab": 1},
    )
    do(table, "do sell")
    assert legal(table) == ["done", "sell A1"]
    assert refused(table, "sell star_dust_lab") == "CTL-03"
    assert refused(table, "sell back_alley") == refused(table, "end") == "SEL-01"
    do(table, "sell red_eden_lab")
    assert refused(table, "sell red_eden_lab") == "SEL-01"


@pytest.mark.clause("REM-SEL-02")
def test_the_limit_is_the_influence_over_all_tiles() -> None:
    table = quarter(
        figures={HAL: "A1, B1, A6, A7"}, tiles=LABS, products={"red_eden_lab": 3, "star_dust_lab": 3}, influence=3
    )
    do(table, "do sell", "sell red_eden_lab", "sell star_dust_lab", "sell red_eden_lab")
    assert legal(table) == ["done"]
    assert refused(table, "sell star_dust_lab") == "SEL-02"


@pytest.mark.clause("REM-SEL-03")
def test_a_product_goes_back_to_the_supply_and_brings_the_price_of_its_tile() -> None:
    table = quarter(figures={HAL: "A6, A7"}, tiles=LABS, products={"star_dust_lab": 2}, arcs=0)
    do(table, "do sell", "sell star_dust_lab")
    assert (arcs(table, HAL), products(table, "star_dust_lab"), supply(table)) == (2500, 1, 53)
    assert news(table, "sold") == ["sold 0 2500 A6"]


@pytest.mark.clause("REM-REF-01")
def test_refresh_discards_buries_the_discard_pile_and_fills_the_hand() -> None:
    table = quarter(hand={HAL: "lookout open_call"}, draw={HAL: "safe_house"}, discard={HAL: "scrapper"}, influence=3)
    do(table, "do refresh")
    assert legal(table) == ["done", "throw lookout", "throw open_call"]
    do(table, "throw open_call")
    assert discard(table, HAL) == "scrapper open_call"
    assert refused(table, "throw open_call") == "CRD-01"
    do(table, "done")
    drawn = hand(table, HAL).split()
    assert {"lookout", "safe_house"} < set(drawn)  # the top card, then one of those that went under
    assert sorted([*drawn, draw_pile(table, HAL)]) == ["lookout", "open_call", "safe_house", "scrapper"]
    assert discard(table, HAL) == ""


@pytest.mark.clause("REM-REF-02")
def test_refresh_draws_nothing_for_a_large_hand() -> None:
    table = quarter(hand={HAL: "lookout open_call scrapper"}, discard={HAL: "scrapper"}, influence=2)
    do(table, "do refresh", "done")
    assert piles(table, HAL) == (3, 7, 0)


@pytest.mark.clause("REM-REF-02")
def test_refresh_draws_what_there_is() -> None:
    table = quarter(draw={HAL: "lookout"}, discard={HAL: "scrapper"}, influence=4)
    do(table, "do refresh", "done")
    assert (hand(table, HAL), piles(table, NIA)) == ("lookout scrapper", (0, 10, 0))
