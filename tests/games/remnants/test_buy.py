"""BUY: black market cards and renown."""

from __future__ import annotations

import pytest

from tabletown.games.remnants.rules import number
from tests.games.remnants.gangs import (
    HAL,
    NIA,
    arcs,
    do,
    hand,
    legal,
    news,
    quarter,
    refused,
    renown,
    renown_pool,
    size,
    zone_of,
)


@pytest.mark.clause("REM-BUY-01")
def test_one_faceup_card_is_bought_for_its_cost() -> None:
    table = quarter(goods="stim_pack trophy_rack grav_sled", arcs=9000)
    do(table, "do buy", "buy stim_pack")
    assert (hand(table, HAL), arcs(table, HAL)) == ("stim_pack", 6000)
    assert legal(table, "buy") == []
    assert refused(table, "buy grav_sled") == "BUY-01"


@pytest.mark.clause("REM-BUY-01")
def test_a_card_has_to_be_faceup_and_paid() -> None:
    table = quarter(goods="stim_pack trophy_rack", arcs=3500)
    do(table, "do buy")
    assert legal(table, "buy") == ["buy stim_pack"]
    assert refused(table, "buy trophy_rack") == refused(table, "buy master_key") == "BUY-01"
    assert refused(table, "end") == "BUY-01"


@pytest.mark.clause("REM-BUY-02")
def test_the_row_is_not_refilled_and_nothing_can_be_bought_from_an_empty_one() -> None:
    table = quarter(goods="stim_pack", goods_deck="grav_sled scrambler", arcs=9000)
    do(table, "do buy", "buy stim_pack", "done", "end", "do buy")
    assert legal(table, "buy") == []
    assert (zone_of(table, "goods"), size(table, "goods_deck")) == ("", 2)


@pytest.mark.clause("REM-BUY-03")
def test_renown_costs_3000_a_point_up_to_the_influence() -> None:
    table = quarter(arcs=20000, influence=2)
    do(table, "do buy", "renown", "renown")
    assert (renown(table, HAL), arcs(table, HAL), renown_pool(table)) == (2, 14000, 198)
    assert refused(table, "renown") == "BUY-03"
    poor = quarter(arcs=2500)
    do(poor, "do buy")
    assert refused(poor, "renown") == "BUY-03"


@pytest.mark.clause("REM-BUY-04")
def test_card_and_renown_in_either_order_and_in_several_lots() -> None:
    table = quarter(goods="stim_pack", arcs=20000, influence=3)
    do(table, "do buy", "renown", "buy stim_pack", "renown", "renown", "done")
    assert (renown(table, HAL), hand(table, HAL), arcs(table, HAL)) == (3, "stim_pack", 8000)


@pytest.mark.clause("REM-BUY-05")
def test_no_more_renown_is_bought_than_the_pool_holds() -> None:
    table = quarter(arcs=20000, renown_pool=1)
    do(table, "do buy", "renown")
    assert refused(table, "renown") == "BUY-05"


@pytest.mark.clause("REM-BUY-06")
def test_reductions_never_apply_to_renown() -> None:
    table = quarter(active=NIA, hand={NIA: "sepento_roden"}, goods="stim_pack", arcs=3000)
    do(table, "play sepento_roden", "cheapen stim_pack", "do buy", "renown")
    assert (arcs(table, NIA), renown(table, NIA)) == (0, 1)
    assert news(table, "bought-renown") == ["bought-renown 1 3000"]
    assert table[table.discount_on(table.box.cards.names.index("stim_pack"))] == 2000
    assert table[number.OWNED + NIA] == 0
