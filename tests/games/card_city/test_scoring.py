"""END, VIC, TRM-11: what a city scores."""

from __future__ import annotations

import pytest

from tests.games.card_city.mayors import ANA, be_done, district, news, region
from tests.games.table import number


def goal(drawing: str, victory: str, level: str = "simplified") -> int:
    return int(region(drawing, phase="end", victory=victory, level=level).goal_points(ANA))


@pytest.mark.clause("CITY-END-01", "CITY-END-03", "CITY-END-04", "CITY-VIC-09")
@pytest.mark.parametrize("victory", ["residential", "commercial", "industrial", "happiness", "financial"])
@pytest.mark.parametrize(("level", "spaces"), [("simplified", 25), ("normal", 36)])
def test_every_space_without_a_building_costs_a_point(victory: str, level: str, spaces: int) -> None:
    table = region("M P P", phase="end", turn=10, victory=victory, level=level, money=0)
    assert news(table, "scored")[0] == f"scored 0 {3 - spaces}"


@pytest.mark.clause("CITY-END-04")
def test_a_cloud_fills_no_space() -> None:
    with_cloud = region("M P *", phase="end", level="normal", money=0)
    assert with_cloud.points(ANA) == 2 - 36


@pytest.mark.clause("CITY-END-02", "CITY-VIC-08")
@pytest.mark.parametrize(
    ("victory", "dollars", "points"),
    [
        ("residential", 4, 0),
        ("residential", 5, 1),
        ("commercial", 14, 2),
        ("financial", 1, 0),
        ("financial", 2, 1),
        ("financial", 15, 7),
    ],
)
def test_points_for_money(victory: str, dollars: int, points: int) -> None:
    table = region("M", phase="end", turn=10, victory=victory, money=dollars)
    be_done(table)
    assert news(table, "scored")[0] == f"scored 0 {points - 24}"


@pytest.mark.clause("CITY-END-05")
def test_a_score_may_be_negative() -> None:
    table = region("M", phase="end", turn=10, money=0)
    assert news(table, "scored")[0] == "scored 0 -24"


@pytest.mark.clause("CITY-END-06")
def test_three_players_may_share_a_victory() -> None:
    table = region("M P", "M P", "M", phase="end", turn=10, money=3)
    assert table.returns() == [0.5, 0.5, 0.0]
    assert [line.split()[1] for line in news(table, "won")] == ["0", "1"]


@pytest.mark.clause("CITY-VIC-03", "CITY-TRM-11")
@pytest.mark.parametrize(("size", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_a_residential_district_of_n_scores_1_to_n(size: int, points: int) -> None:
    drawing = " ".join("R" * size) + "\nM" + " ." * (size - 1)
    assert goal(drawing, "residential", level="normal") == points
    assert goal(drawing, "financial", level="normal") == points


@pytest.mark.clause("CITY-VIC-03")
def test_each_residential_district_scores_by_itself() -> None:
    assert goal("R M R\nR . .", "residential") == 3 + 1


@pytest.mark.clause("CITY-VIC-04")
def test_each_commerce_scores_2() -> None:
    assert goal("C M C\nC . RC\n. . CP", "commercial", level="advanced") == 2 * 5


@pytest.mark.clause("CITY-VIC-05")
def test_each_industry_scores_2() -> None:
    assert goal("I M I\nI . C", "industrial") == 2 * 3


@pytest.mark.clause("CITY-VIC-06", "CITY-VIC-07")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("R M", 1),
        ("R M\nL .", 1),
        ("R M\nP .", 2),
        ("R M\nI .", 1),
        ("R M\nP .\nP .", 2),
        ("C R M\n. P .", 3),
        (". K .\nC R M\n. P .", 4),
        (". K . .\nC R R M\n. P . .", 8),
        ("R M R", 2),
        (". * .\nC R M", 1),
        (". * .\n* R M\n. * .", 0),
        ("R P\n. M", 1),
    ],
)
def test_happiness(drawing: str, points: int) -> None:
    assert goal(drawing, "happiness", level="normal") == points


@pytest.mark.clause("CITY-VIC-07", "CITY-TRM-09")
def test_a_cloud_that_touches_a_district_twice_costs_one_point() -> None:
    table = region("P P .\nR R C\nR * .\nM . .", phase="end", victory="happiness", level="normal")
    assert district(table, "0,1").points == 3 * 3 - 1


@pytest.mark.clause("CITY-VIC-08", "CITY-VIC-02")
def test_the_financial_victory_counts_money_and_property_tax() -> None:
    table = region("R M R\nR . .", phase="end", turn=10, victory="financial", money=9)
    be_done(table)
    assert news(table, "scored")[0] == f"scored 0 {4 + 4 - 21}"
    assert number(table, "turn") == 10
