"""REV: what Commerce and Parkings earn."""

from __future__ import annotations

import pytest

from tests.games.card_city.mayors import money, news, region


def earned(drawing: str, grant: bool = False) -> int:
    table = region(drawing, phase="revenue", money=0, municipal_grant=grant)
    dollars = int(news(table, "earned")[0].split()[2])
    assert money(table) == dollars
    return dollars


@pytest.mark.clause("CITY-REV-01", "CITY-REV-04")
@pytest.mark.parametrize("drawing", ["M", "R M P", "I M I", "L M P\n. R .", "P M P"])
def test_nothing_but_commerce_earns(drawing: str) -> None:
    assert earned(drawing) == 0


@pytest.mark.clause("CITY-REV-01", "CITY-REV-02")
@pytest.mark.parametrize(("drawing", "dollars"), [("M C", 1), ("M C C", 2), ("M C C C", 3)])
def test_a_district_earns_a_dollar_for_each_commerce(drawing: str, dollars: int) -> None:
    assert earned(drawing) == dollars


@pytest.mark.clause("CITY-REV-02")
@pytest.mark.parametrize(
    ("drawing", "dollars"),
    [("M C P", 2), (". P\nM C P", 2), (". P .\nM C C P\n. P .", 4), ("P M C", 1)],
    ids=["one", "no more than its size", "two of three", "apart"],
)
def test_a_district_earns_a_dollar_for_each_parking_up_to_its_size(drawing: str, dollars: int) -> None:
    assert earned(drawing) == dollars


@pytest.mark.clause("CITY-REV-03", "CITY-REV-04")
def test_a_parking_serves_every_district_that_it_touches() -> None:
    assert earned("M C P C") == 4


@pytest.mark.clause("CITY-REV-05")
@pytest.mark.parametrize(("drawing", "dollars"), [("M", 2), ("M C", 2), ("M C P", 2), ("M C C C", 3)])
def test_the_municipal_grant_makes_up_for_what_is_missing(drawing: str, dollars: int) -> None:
    assert earned(drawing, grant=True) == dollars
