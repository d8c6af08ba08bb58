"""CRP, CRV, CRZ, CRD, CRR, CRE: the Police Station, and what it counts as."""

from __future__ import annotations

import pytest

from tests.games.card_city.mayors import (
    ANA,
    city,
    district,
    districts,
    grown,
    in_order,
    legal,
    money,
    news,
    play,
    refused,
    region,
    run,
    spaces,
    supply,
)
from tests.games.table import number, worked_out

VICTORIES = ["residential", "commercial", "industrial", "happiness", "financial"]


@pytest.mark.clause("CITY-CRP-01", "CITY-CRP-02")
def test_a_city_with_a_crime_may_buy_a_police_station() -> None:
    table = region("M P!", phase="end", crime=True, money=[15, 0])
    assert "done" in legal(table)
    assert spaces(table, "police") == "-1,0 0,-1 0,1 1,-1 1,1 2,0"
    left = supply(table)["station"]
    play(table, "police 2,0")
    assert money(table) == 0
    assert supply(table)["station"] == left - 1
    assert news(table, "policed") == ["policed 0 2,0 15"]


@pytest.mark.clause("CITY-CRP-01")
@pytest.mark.parametrize(("drawing", "dollars"), [("M P!", 14), ("M P", 15)])
def test_not_without_15_dollars_or_a_crime(drawing: str, dollars: int) -> None:
    table = region(drawing, phase="end", crime=True, money=dollars)
    assert refused(table, "police 0,1").clause == "CITY-CRP-01"


@pytest.mark.clause("CITY-CRP-03")
def test_a_police_station_keeps_to_the_normal_limits() -> None:
    table = region("M P! C P L", phase="end", crime=True, money=20, level="simplified")
    assert refused(table, "police 0,1").clause == "CITY-SIZ-08"
    assert refused(table, "police 5,0").clause == "CITY-SIZ-02"
    table = region("M P!", phase="end", crime=True, money=20)
    assert refused(table, "police 1,2").clause == "CITY-CON-01"
    assert refused(table, "police 1,0").clause == "CITY-TRM-01"


@pytest.mark.clause("CITY-CRP-04", "CITY-CRP-06")
def test_one_police_station_for_each_city() -> None:
    table = region("PS M P!", phase="end", crime=True, money=20)
    assert refused(table, "police 0,1").clause == "CITY-CRP-04"
    four = region(*["M P!"] * 4, phase="end", crime=True, money=15)
    for _ in range(4):
        play(four, "police 0,1")
    assert supply(four)["station"] == 0
    assert number(four, "turn") == 6


@pytest.mark.clause("CITY-CRP-05")
def test_an_industry_bought_after_it_may_stand_beside_the_crime() -> None:
    table = region("M P!", phase="end", crime=True, money=20)
    assert "buy 2,0" not in legal(table)
    run(table, "police 0,1", "buy 2,0")


@pytest.mark.clause("CITY-CRZ-02", "CITY-CRZ-03")
@pytest.mark.parametrize("victory", VICTORIES)
def test_a_police_station_counts_toward_the_city_size_or_works_like_an_industry(victory: str) -> None:
    table = region("PS M P!", phase="end", crime=True, victory=victory)
    expected = (2, 10) if victory == "industrial" else (3, 5)
    assert (table.city_size(ANA), table.limit(ANA)) == expected


@pytest.mark.clause("CITY-CRZ-03", "CITY-CRP-03")
@pytest.mark.parametrize("victory", VICTORIES)
def test_only_under_the_industrial_victory_a_full_city_can_buy_one(victory: str) -> None:
    table = region("R! M P\n. C L", phase="end", crime=True, victory=victory, money=20)
    assert (spaces(table, "police") != "") == (victory == "industrial")


@pytest.mark.clause("CITY-CRD-03")
@pytest.mark.parametrize("victory", VICTORIES)
def test_a_police_station_is_culture_under_the_residential_victory(victory: str) -> None:
    table = region("PS R .\n. M .\n. I! .", phase="end", crime=True, victory=victory)
    assert district(table, "0,1").beside == (2 if victory == "residential" else 1)


@pytest.mark.clause("CITY-CRD-04", "CITY-DEV-07")
@pytest.mark.parametrize("victory", VICTORIES)
def test_residences_grow_beside_a_police_station(victory: str) -> None:
    table = region("L R .\n. M PS\n. I! .", phase="development", crime=True, victory=victory)
    assert spaces(table, "grow") == "0,2 1,1"


@pytest.mark.clause("CITY-CRD-05", "CITY-CRD-06", "CITY-CRD-09", "CITY-CRR-01", "CITY-CRR-02", "CITY-CRR-03")
@pytest.mark.parametrize("victory", VICTORIES)
def test_a_police_station_is_commerce_under_the_commercial_victory(victory: str) -> None:
    commercial = victory == "commercial"
    alone = region("P PS M I!", phase="end", crime=True, victory=victory)
    assert districts(alone, "commerce") == (["-1,0"] if commercial else [])
    assert alone.revenue(ANA) == (2 if commercial else 0)
    joined = region("P PS C M I!", phase="end", crime=True, victory=victory)
    assert districts(joined, "commerce") == (["-2,0 -1,0"] if commercial else ["-1,0"])
    assert joined.revenue(ANA) == (3 if commercial else 1)
    assert district(joined, "-1,0", "commerce").needed == (3 if commercial else 2)


@pytest.mark.clause("CITY-CRD-07", "CITY-CRD-08", "CITY-DEV-12")
def test_growth_may_join_a_district_to_the_police_station_and_then_it_has_grown() -> None:
    drawing = """
        .  R  .  .
        R  C  .  PS
        P  M  P  P
        .  I! .  .
    """
    table = region(drawing, phase="development", crime=True, victory="commercial")
    assert spaces(table, "grow") == "1,1"
    play(table, "grow 1,1")
    assert districts(table, "commerce") == ["0,1 1,1 2,1"]
    assert len(grown(table)) == 1


@pytest.mark.clause("CITY-CRV-01", "CITY-CRV-02", "CITY-CRV-05")
@pytest.mark.parametrize(
    ("victory", "points"), [("residential", 0), ("commercial", 10), ("industrial", 10), ("happiness", 0)]
)
def test_virtual_warehouses(victory: str, points: int) -> None:
    """The Police Station itself, three empty spaces beside it, and one Commerce or Industry of the city."""
    own = {"commercial": "C", "industrial": "I"}.get(victory, "P")
    table = region(f"PS M {own}!", phase="end", crime=True, victory=victory)
    assert table.goal_points(ANA) == points
    assert len(city(table).warehouses) == (3 if points else 0)


@pytest.mark.clause("CITY-CRV-03")
@pytest.mark.parametrize(
    ("drawing", "warehouses"),
    [
        ("P! M PS", "1,-1 1,1 2,0"),
        ("P! M PS P", "1,-1 1,1"),
        ("P! P M P PS", "2,-1 2,1"),
        ("P!\nP\nM\nP\nPS", "-1,-2 1,-2"),
        ("PS\nM\nP\nP!\nP", "-1,1 1,1"),
        ("PS\nM\nP!", "-1,1 0,2 1,1"),
        ("PS M P P! P\nP . . . .\nP . . . .\nP . . . .\nP . . . .", ""),
    ],
)
def test_warehouses_lie_in_the_square_that_gives_most(drawing: str, warehouses: str) -> None:
    table = region(drawing, phase="end", crime=True, victory="commercial")
    assert in_order(city(table).warehouses) == warehouses


@pytest.mark.clause("CITY-CRV-04")
def test_a_warehouse_is_still_an_empty_space() -> None:
    table = region("PS M P!", phase="end", turn=10, crime=True, victory="commercial", money=0)
    assert news(table, "scored")[0] == f"scored 0 {2 * (1 + 3) - 22}"


@pytest.mark.clause("CITY-CRV-06", "CITY-CRV-07")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("PS R M\n. P I!", 4),
        ("R PS M\n. P I!", 0),
        ("PS R M\n. P *\n. I! .", 4),
        ("PS R M\n* P .\n. I! .", 4),
        ("* . .\nR PS R\n. M P\n. I! .", 0 + 2),
        ("PS R C\n. * M\n. . I!", 0),
        (". P .\nPS R C\n. * M\n. . I!", 2),
    ],
)
def test_happiness_beside_a_police_station_counts_twice_after_clouds(drawing: str, points: int) -> None:
    table = region(drawing, phase="end", crime=True, victory="happiness", level="normal")
    assert table.goal_points(ANA) == points


@pytest.mark.clause("CITY-CRV-08")
@pytest.mark.parametrize("victory", ["residential", "financial"])
def test_no_points_of_its_own(victory: str) -> None:
    with_station = region("PS M P!", phase="end", crime=True, victory=victory, money=0)
    with_parking = region("P M P", phase="end", crime=True, victory=victory, money=0)
    assert with_station.points(ANA) == with_parking.points(ANA)


@pytest.mark.clause("CITY-CRE-01", "CITY-CRE-02")
@pytest.mark.parametrize("victory", VICTORIES)
@pytest.mark.parametrize("drawing", ["PS M I!", "PS I! M"], ids=["apart", "side by side"])
def test_a_police_station_does_not_pollute(drawing: str, victory: str) -> None:
    table = region(drawing, phase="end", crime=True, ecological_city=True, victory=victory)
    assert worked_out(table)["pollution"][ANA] == 10


@pytest.mark.clause("CITY-CRE-03")
def test_scenes_and_police_stations_are_not_demolished() -> None:
    table = region("PS M P! P", phase="end", crime=True, renewed_city=True)
    assert spaces(table, "demolish") == "2,0"
    for space in ("-1,0", "1,0"):
        assert refused(table, f"demolish {space}").clause == "CITY-CRE-03"


@pytest.mark.clause("CITY-CRE-04")
def test_a_crime_lies_face_up_in_transparent_city_and_loans_are_as_ever() -> None:
    table = region("M", lot="R !", crime=True, indebted_city=True)
    run(table, "borrow", "build residence 1,0", "commit 1,0")
    assert money(table) == 8
    table = region(phase="acquisition", crime=True, transparent_city=True, deck="R ! P C")
    run(table, "cut parking", "cut crime")
    assert table.step().name == "take"


@pytest.mark.clause("CITY-CRG-05")
def test_a_police_station_is_a_building_and_a_crime_is_none() -> None:
    table = region("PS M P!", lot="P", crime=True)
    assert "-2,0" in spaces(table, "build parking").split()  # it gives contact
    assert refused(table, "build parking -1,0").clause == "CITY-TRM-01"
    assert table.empty(ANA) == 25 - 3
