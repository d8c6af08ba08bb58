"""MIX, TRM-03: Buildings of two types."""

from __future__ import annotations

import pytest

from tests.games.card_city.mayors import (
    ANA,
    district,
    districts,
    drawn,
    grown,
    legal,
    money,
    news,
    play,
    refused,
    region,
)


@pytest.mark.clause("CITY-MIX-01")
@pytest.mark.parametrize("symbol", ["RC", "CP", "LP"])
def test_a_mixed_building_counts_once_toward_the_city_size(symbol: str) -> None:
    table = region(f"M {symbol}", phase="end", level="advanced")
    assert table.city_size(ANA) == 2
    assert table.empty(ANA) == 36 - 2


@pytest.mark.clause("CITY-MIX-01", "CITY-TRM-05")
def test_a_stadium_is_culture_and_parking() -> None:
    table = region("C LP R\n. M .", phase="end", level="advanced")
    assert district(table, "1,1").beside == 1
    assert table.revenue(ANA) == 2


@pytest.mark.clause("CITY-MIX-02", "CITY-CON-02", "CITY-CON-03", "CITY-CON-04", "CITY-POL-04")
@pytest.mark.parametrize(
    ("beside", "clause"), [("R", "CON-02"), ("C", "CON-03"), ("I", "CON-04"), ("RC", "CON-02"), ("CP", "CON-03")]
)
def test_apartments_over_shops_obey_both_types(beside: str, clause: str) -> None:
    table = region(f"M {beside}", lot="RC P", level="advanced")
    assert refused(table, "build residence_commerce 2,0").clause == f"CITY-{clause}"


@pytest.mark.clause("CITY-MIX-02")
@pytest.mark.parametrize(("card", "beside", "clause"), [("residence", "RC", "CON-02"), ("commerce", "CP", "CON-03")])
def test_plain_cards_keep_away_from_mixed_ones(card: str, beside: str, clause: str) -> None:
    table = region(f"M {beside}", lot=f"{card[0].upper()} P", level="advanced")
    assert refused(table, f"build {card} 2,0").clause == f"CITY-{clause}"


@pytest.mark.clause("CITY-MIX-02")
def test_an_industry_keeps_away_from_apartments_over_shops() -> None:
    table = region("M RC", lot="I", level="advanced")
    assert refused(table, "build industry 2,0").clause == "CITY-CON-04"


@pytest.mark.clause("CITY-MIX-02", "CITY-BLD-03")
def test_a_stadium_costs_5_dollars() -> None:
    table = region("M", lot="LP", level="advanced", money=[5, 0])
    play(table, "build leisure_parking 1,0")
    assert money(table) == 0


@pytest.mark.clause("CITY-MIX-03")
def test_apartments_over_shops_belong_to_a_district_of_each_type() -> None:
    table = region("R RC C\n. M .", phase="end", level="advanced")
    assert districts(table, "residence") == ["-1,1 0,1"]
    assert districts(table, "commerce") == ["0,1 1,1"]


@pytest.mark.clause("CITY-MIX-04", "CITY-TRM-03")
@pytest.mark.parametrize(
    ("drawing", "customers"),
    [("P RC P\n. M .", 0), ("R RC P\n. M .", 1), ("P RC C\n. M .", 1)],
    ids=["alone", "another Residence", "another Commerce"],
)
def test_a_card_is_not_adjacent_to_itself(drawing: str, customers: int) -> None:
    table = region(drawing, phase="end", level="advanced")
    assert district(table, "0,1", "commerce").beside == customers


@pytest.mark.clause("CITY-MIX-05", "CITY-TRM-03", "CITY-REV-02")
@pytest.mark.parametrize(
    ("drawing", "dollars"), [("M CP", 2), ("M CP P", 2), ("M CP C", 3), ("M CP C P", 4), ("M C . CP", 3)]
)
def test_the_parking_of_an_arcade_serves_its_own_district(drawing: str, dollars: int) -> None:
    table = region(drawing, phase="revenue", level="advanced")
    assert news(table, "earned")[0] == f"earned 0 {dollars}"


@pytest.mark.clause("CITY-MIX-06")
@pytest.mark.parametrize(
    ("drawing", "space", "card"),
    [("P RC L\nI M .", "0,2", "residence"), (". R .\nR CP .\nP M .\nI . .", "1,1", "commerce")],
)
def test_development_adds_plain_cards(drawing: str, space: str, card: str) -> None:
    table = region(drawing, phase="development", level="advanced")
    assert legal(table) == [f"grow {space}"]
    play(table, f"grow {space}")
    assert grown(table) == [f"grew 0 {card} {space}"]
    assert card[0].upper() in drawn(table).replace("RC", "").replace("CP", "")
