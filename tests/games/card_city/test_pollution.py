"""POL: Industries smoke, and Parks stop them."""

from __future__ import annotations

import pytest

from tests.games.card_city.mayors import drawn, legal, news, play, refused, region, run, smoked, spaces, supply


@pytest.mark.clause("CITY-POL-01", "CITY-SET-11")
@pytest.mark.parametrize(("level", "smokes"), [("simplified", False), ("normal", True), ("advanced", True)])
def test_industries_smoke_but_not_in_the_simplified_game(level: str, smokes: bool) -> None:
    table = region("M", lot="I P", level=level)
    play(table, "build industry 1,0")
    assert legal(table)[0].startswith("pollute") == smokes
    if smokes:
        assert spaces(table, "pollute") == "1,-1 1,1 2,0"


@pytest.mark.clause("CITY-POL-01")
def test_the_cloud_is_laid_at_once_before_anything_else() -> None:
    table = region("M", lot="I P", level="normal")
    play(table, "build industry 1,0")
    assert refused(table, "build parking 0,1").clause == "CITY-POL-01"
    assert refused(table, "pollute -1,0").clause == "CITY-POL-01"  # not beside the Industry
    play(table, "pollute 2,0")
    assert supply(table)["cloud"] == 13
    assert drawn(table) == "M I *"


@pytest.mark.clause("CITY-POL-01", "CITY-EOT-03")
def test_a_bought_industry_smokes_too() -> None:
    table = region("M P", phase="end", level="normal", money=[5, 0])
    run(table, "buy -1,0", "pollute -2,0")
    assert news(table, "bought", "smoked") == ["bought 0 -1,0 5", "smoked 0 -2,0"]


@pytest.mark.clause("CITY-POL-01", "CITY-POL-07")
def test_only_a_park_that_is_there_before_keeps_the_air_clean() -> None:
    clean = region("M K", lot="I", level="normal")
    play(clean, "build industry 2,0")
    assert smoked(clean) == []
    late = region("M I *", lot="K", level="normal")
    play(late, "build park 1,1")
    assert drawn(late) == ". K .\nM I *"


@pytest.mark.clause("CITY-POL-02", "CITY-TRM-06")
def test_a_cloud_keeps_to_the_square() -> None:
    table = region("M P C P L", lot="I", level="normal")
    play(table, "build industry 5,0")
    assert spaces(table, "pollute") == "5,-1 5,1"


@pytest.mark.clause("CITY-POL-02")
def test_without_room_no_cloud_is_owed() -> None:
    table = region(". P .\nP . P\nP M P", lot="I P", level="normal")
    play(table, "build industry 0,1")
    assert {phrase.split()[0] for phrase in legal(table)} == {"build"}
    play(table, legal(table)[0])
    assert smoked(table) == []


@pytest.mark.clause("CITY-POL-03")
@pytest.mark.parametrize("card", ["residence", "industry", "commerce", "leisure", "parking"])
def test_nothing_but_a_park_is_built_on_a_cloud(card: str) -> None:
    symbol = card[0].upper()
    table = region("M C *", lot=f"{symbol} K" if card != "parking" else "P K", level="normal", money=5)
    assert refused(table, f"build {card} 2,0").clause == "CITY-POL-03"
    assert "build park 2,0" in legal(table)


@pytest.mark.clause("CITY-POL-04")
def test_no_residence_is_built_beside_a_cloud() -> None:
    table = region("I M\n* .", lot="R C", level="normal")
    assert refused(table, "build residence 0,-1").clause == "CITY-POL-04"
    assert "build commerce 0,-1" in legal(table)
    assert "build residence 0,1" in legal(table)


@pytest.mark.clause("CITY-POL-05")
@pytest.mark.parametrize(("air", "grows"), [("*", False), ("P", True)])
def test_a_district_that_touches_a_cloud_does_not_develop(air: str, grows: bool) -> None:
    table = region(f"L R R {air}\n. M L L\n. I . .", phase="development", level="normal")
    assert (table.step().name == "grow-homes") == grows


@pytest.mark.clause("CITY-POL-05", "CITY-DEV-04")
def test_clouds_do_not_stop_commerce() -> None:
    table = region("* R .\nR C .\nP M .\nI . .", phase="development", level="normal")
    assert legal(table) == ["grow 1,1"]


@pytest.mark.clause("CITY-POL-06")
def test_a_park_on_a_cloud_needs_contact() -> None:
    table = region("M P . *", lot="K", level="normal")
    assert refused(table, "build park 3,0").clause == "CITY-CON-01"
    table = region("M P *", lot="K", level="normal")
    play(table, "build park 2,0")
    assert supply(table)["cloud"] == 14
    assert news(table, "cleared") == ["cleared 0 2,0"]


@pytest.mark.clause("CITY-POL-07")
def test_a_park_beside_a_cloud_removes_nothing() -> None:
    table = region("M I *\n. P .", lot="K", level="normal")
    play(table, "build park 2,-1")
    assert drawn(table) == "M I *\n. P K"
