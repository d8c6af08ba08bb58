"""EOT, SUP: what a player may do at the end of a turn."""

from __future__ import annotations

import pytest

from tests.games.card_city.mayors import (
    ANA,
    BEN,
    be_done,
    drawn,
    legal,
    money,
    news,
    play,
    refused,
    region,
    run,
    spaces,
    supply,
    zone_of,
)
from tests.games.table import actor, number


@pytest.mark.clause("CITY-EOT-01", "CITY-EOT-02")
def test_one_industry_may_be_bought_for_5_dollars() -> None:
    table = region("M P", phase="end", money=[20, 0])
    left = supply(table)["industry"]
    assert "done" in legal(table)
    play(table, "buy 0,1")
    assert money(table) == 15
    assert supply(table)["industry"] == left - 1
    assert drawn(table) == "I .\nM P"
    assert news(table, "bought") == ["bought 0 0,1 5"]
    assert number(table, "turn") == 6  # one, and there is nothing else to do


@pytest.mark.clause("CITY-EOT-01")
def test_nobody_has_to_buy() -> None:
    table = region("M P", phase="end", money=[20, 0])
    play(table, "done")
    assert news(table, "bought") == []
    assert money(table) == 20


@pytest.mark.clause("CITY-EOT-02")
@pytest.mark.parametrize(("dollars", "asked"), [(4, False), (5, True)])
def test_whoever_cannot_pay_is_not_asked(dollars: int, asked: bool) -> None:
    table = region("M P", phase="end", money=[dollars, 0])
    assert (table.step().name == "improve") == asked


@pytest.mark.clause("CITY-EOT-03")
def test_a_bought_industry_obeys_the_rules_of_placement() -> None:
    table = region("R M C P P", phase="end", money=20)
    assert refused(table, "buy -2,0").clause == "CITY-SIZ-02"
    assert refused(table, "buy -1,1").clause == "CITY-CON-04"
    assert refused(table, "buy 2,2").clause == "CITY-CON-01"
    assert refused(table, "buy 0,0").clause == "CITY-TRM-01"
    assert spaces(table, "buy") == "0,-1 0,1 1,-1 1,1 2,-1 2,1 3,-1 3,1"


@pytest.mark.clause("CITY-EOT-03")
@pytest.mark.parametrize(
    ("drawing", "stacks"), [(". R .\nR M R\n. R .", {}), ("M P", {"industry": 0})], ids=["no space", "none left"]
)
def test_without_a_space_or_an_industry_none_can_be_bought(drawing: str, stacks: dict[str, int]) -> None:
    table = region(drawing, phase="end", money=20, stacks=stacks)
    assert table.step().name != "improve" or actor(table) == BEN


@pytest.mark.clause("CITY-EOT-04")
@pytest.mark.parametrize(
    "order", [("buy 0,1", "demolish 1,0", "repay"), ("repay", "demolish 1,0", "buy 0,1"), ("demolish 1,0", "repay")]
)
def test_everything_in_any_order(order: tuple[str, ...]) -> None:
    table = region("M P", phase="end", money=[20, 0], loans=[1], renewed_city=True, indebted_city=True)
    run(table, *order)
    prices = {"buy": 5, "demolish": 3, "repay": 6}
    assert money(table) == 20 - sum(prices[phrase.split()[0]] for phrase in order)


@pytest.mark.clause("CITY-EOT-06")
def test_purchases_in_the_last_turn() -> None:
    table = region("M P", phase="end", turn=10, money=[5, 0])
    assert actor(table) == ANA
    play(table, "buy 0,1")
    assert table.over
    assert news(table, "scored")[0] == "scored 0 -22"


@pytest.mark.clause("CITY-SUP-02")
def test_discarded_cards_do_not_come_back() -> None:
    table = region("P M C\n. P L", lot="R R")
    left = supply(table)["residence"]
    assert zone_of(table, "discard") == "R R"
    be_done(table)
    assert supply(table)["residence"] == left
    assert zone_of(table, "discard") == "R R"
