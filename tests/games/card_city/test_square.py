"""SIZ, TRM: how far a city reaches, and how large it may be."""

from __future__ import annotations

import pytest

from tests.games.card_city.mayors import ANA, be_done, city, drawn, legal, play, refused, region, run, sites, spaces


@pytest.mark.clause("CITY-SIZ-01", "CITY-SIZ-02")
@pytest.mark.parametrize(
    ("level", "row", "outside"),
    [("simplified", "I M C P L", ["-2,0", "4,0"]), ("normal", "I M C P L P", ["-2,0", "5,0"])],
)
def test_the_square_has_5_or_6_columns_and_rows(level: str, row: str, outside: list[str]) -> None:
    across = region(row, lot="P", level=level)
    for space in outside:
        assert refused(across, f"build parking {space}").clause == "CITY-SIZ-02"
    along = region("\n".join(reversed(row.split())), lot="P", level=level)
    for space in outside:
        turned = ",".join(reversed(space.split(",")))
        assert refused(along, f"build parking {turned}").clause == "CITY-SIZ-02"


@pytest.mark.clause("CITY-SIZ-01")
@pytest.mark.parametrize("level", ["normal", "advanced"])
def test_a_sixth_column_in_the_larger_games(level: str) -> None:
    assert "4,0" in sites("I M C P L", "P", level=level).split()


@pytest.mark.clause("CITY-SIZ-02", "CITY-TRM-06")
def test_the_square_is_not_fixed_in_place() -> None:
    table = region("M", lot="P P", turn=1)
    assert city(table).square == [-4, 4, -4, 4]
    play(table, "build parking -1,0")
    assert city(table).square == [-4, 3, -4, 4]
    play(table, "build parking 0,1")
    assert city(table).square == [-4, 3, -3, 4]


@pytest.mark.clause("CITY-TRM-01")
def test_x_grows_to_the_east_and_y_to_the_north() -> None:
    table = region("M", lot="P R")
    run(table, "build parking 1,0", "build residence 0,1")
    assert drawn(table) == "R .\nM P"


@pytest.mark.clause("CITY-SIZ-03", "CITY-SIZ-04")
@pytest.mark.parametrize(("drawing", "limit"), [("M P", 5), ("M P I", 10), ("M P I I I", 20)])
def test_each_industry_makes_room_for_five(drawing: str, limit: int) -> None:
    assert region(drawing, lot="P").limit(ANA) == limit


@pytest.mark.clause("CITY-SIZ-05", "CITY-SIZ-06", "CITY-SIZ-07", "CITY-TRM-04")
@pytest.mark.parametrize(
    ("drawing", "size"),
    [("M", 1), ("M R", 2), ("M C", 2), ("M L", 2), ("M P", 2), ("M K", 2), ("M RC", 2), ("M I", 1), ("M I *", 1)],
)
def test_what_counts_toward_the_city_size(drawing: str, size: int) -> None:
    assert region(drawing, phase="end", level="advanced").city_size(ANA) == size


@pytest.mark.clause("CITY-SIZ-08")
@pytest.mark.parametrize("symbol", ["R", "C", "P", "L"])
def test_a_full_city_takes_only_industries(symbol: str) -> None:
    full = "P M C\n. P L"
    assert sites(full, symbol, money=5) == ""
    assert sites(full, "I") != ""
    assert sites("P M C\n. P .", symbol, money=5) != ""


@pytest.mark.clause("CITY-SIZ-09", "CITY-DEV-10")
def test_a_full_city_does_not_grow() -> None:
    table = region("L R .\nP M P", phase="development")
    assert table.city_size(ANA) == table.limit(ANA) == 5
    assert table.step().name != "grow-homes"


@pytest.mark.clause("CITY-SIZ-09", "CITY-SIZ-02")
def test_the_square_binds_growth_and_purchases() -> None:
    table = region("L R . P P\n. M . . .\n. I . . .", phase="development")
    assert spaces(table, "grow") == "0,2 1,1"
    table = region("R . . . .\nL R P P P\n. M . . .\n. I . . .\n. P . . .", phase="end", money=5)
    assert "buy 0,-3" not in legal(table)
    assert refused(table, "buy 4,1").clause == "CITY-SIZ-02"
    be_done(table)
