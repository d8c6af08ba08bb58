"""CRA, CRB, CRC, CRD, CRR, CRZ: Crimes in lots and in cities."""

from __future__ import annotations

import pytest

from tests.games.card_city.mayors import (
    ANA,
    BEN,
    district,
    drawn,
    grown,
    legal,
    news,
    offer,
    offered,
    play,
    refused,
    region,
    run,
    sites,
    smoked,
    spaces,
    zone_of,
)


@pytest.mark.clause("CITY-CRA-01", "CITY-CRA-02")
def test_crimes_are_divided_like_buildings() -> None:
    table = region(phase="acquisition", crime=True, deck="R ! ! P")
    assert legal(table) == ["cut residence", "cut parking", "cut crime"]
    offer(table, "! !", up="R")
    assert offered(table) == "! ! / R ?"


@pytest.mark.clause("CITY-CRA-02")
def test_a_later_splitter_is_as_free() -> None:
    table = region(seats=3, phase="acquisition", crime=True, deck="R P C L ! !")
    offer(table, "R P", up="C L")
    play(table, "take b")
    offer(table, "! !", up="C")
    assert offered(table) == "! ! / C ?"


@pytest.mark.clause("CITY-CRA-03", "CITY-CRB-01", "CITY-CRB-02")
def test_whoever_takes_a_crime_lays_it_on_what_was_just_built() -> None:
    table = region(phase="acquisition", crime=True, deck="R ! I P")
    offer(table, "R !", up="I")
    run(table, "take a", "build industry 1,0", "build parking 0,1")
    assert refused(table, "commit 1,0").clause == "CITY-BLD-02"  # not before building
    run(table, "build residence 1,0")
    assert legal(table) == ["commit 1,0"]
    play(table, "commit 1,0")
    assert drawn(table, BEN) == "M R!"
    assert news(table, "struck") == ["struck 1 residence 1,0"]


@pytest.mark.clause("CITY-CRB-02")
def test_any_building_of_the_lot_but_no_other() -> None:
    table = region("C M", lot="P R !", level="normal", crime=True)
    run(table, "build parking 1,0", "build residence 0,1")
    assert legal(table) == ["commit 1,0", "commit 0,1"]
    for space in ("-1,0", "0,0"):
        assert refused(table, f"commit {space}").clause == "CITY-CRB-02"


@pytest.mark.clause("CITY-CRA-04", "CITY-CRA-05")
@pytest.mark.parametrize(("lot", "surplus"), [("! P", 0), ("! !", 1), ("! ! P", 1), ("! ! !", 2)])
def test_all_crimes_but_one_are_discarded_face_up_before_building(lot: str, surplus: int) -> None:
    table = region("R M", seats=3, lot=lot, level="normal", crime=True)
    assert news(table, "surplus") == ([f"surplus 0 {surplus}"] if surplus else [])
    assert zone_of(table, "discard") == " ".join("!" * surplus)
    assert zone_of(table, "lot:0", ANA).split().count("!") == 1


@pytest.mark.clause("CITY-CRB-03", "CITY-CRB-04", "CITY-CRB-06")
def test_if_nothing_could_be_built_any_building_will_do() -> None:
    table = region("R M P!", lot="L !", crime=True)
    assert legal(table) == ["commit -1,0", "commit 0,0"]
    assert refused(table, "done").clause == "CITY-CRB-01"
    play(table, "commit 0,0")
    assert drawn(table) == "R M! P!"


@pytest.mark.clause("CITY-CRB-05")
def test_a_building_carries_one_crime() -> None:
    table = region("R! M P", lot="L !", crime=True)
    assert refused(table, "commit -1,0").clause == "CITY-CRB-05"
    table = region("R! M! P!", lot="!", crime=True)
    assert news(table, "no-scene") == ["no-scene 0"]
    assert zone_of(table, "discard") == "!"


@pytest.mark.clause("CITY-CRB-06")
def test_no_crime_in_a_city_of_city_hall_alone() -> None:
    table = region("M", lot="!", crime=True)
    assert news(table, "no-scene") == ["no-scene 0"]
    smoky = region("M *", lot="!", crime=True, level="normal")
    assert news(smoky, "no-scene") == ["no-scene 0"]


@pytest.mark.clause("CITY-CRB-07", "CITY-CRR-04", "CITY-CRV-08", "CITY-CRZ-01")
@pytest.mark.parametrize("victory", ["residential", "commercial", "industrial", "happiness", "financial"])
def test_a_building_with_a_crime_does_all_that_it_did(victory: str) -> None:
    plain = region("L R C P\nI M . .", phase="end", crime=True, victory=victory)
    crime = region("L! R! C! P!\nI! M . .", phase="end", crime=True, victory=victory, seats=3)
    assert (crime.city_size(ANA), crime.limit(ANA)) == (plain.city_size(ANA), plain.limit(ANA)) == (5, 10)
    assert crime.revenue(ANA) == plain.revenue(ANA) == 2
    assert district(crime, "0,1").beside == district(plain, "0,1").beside == 2
    assert crime.points(ANA) == plain.points(ANA)


@pytest.mark.clause("CITY-CRB-08")
def test_a_police_station_removes_no_crime() -> None:
    table = region("R! M P!", phase="end", crime=True, money=[15, 0])
    play(table, "police 0,1")
    assert drawn(table) == ". PS .\nR! M P!"


@pytest.mark.clause("CITY-CRB-09")
def test_a_city_with_a_police_station_still_gets_crimes() -> None:
    table = region("PS M P!", lot="L !", crime=True)
    assert legal(table) == ["commit -1,0", "commit 0,0"]
    play(table, "commit -1,0")
    assert drawn(table) == "PS! M P!"
    assert sites("PS! M P!", "P", crime=True) == "-2,0 -1,-1 -1,1 0,-1 0,1 1,-1 1,1 2,0"


@pytest.mark.clause("CITY-CRB-10", "CITY-CRB-01")
def test_old_crimes_are_in_force_while_building_and_the_new_one_afterwards() -> None:
    table = region("P! M", lot="P R !", level="normal", crime=True)
    assert refused(table, "build parking -1,1").clause == "CITY-CRC-01"
    run(table, "build parking 1,0", "build residence 1,1")  # side by side, before the Crime is laid
    play(table, "commit 1,0")
    assert sites(drawn(table), "P", level="normal", crime=True) == "0,-1 0,1 1,2 2,1"


@pytest.mark.clause("CITY-CRC-01", "CITY-CRC-03", "CITY-CRC-04")
@pytest.mark.parametrize("symbol", ["R", "I", "C", "L", "P", "K"])
def test_nothing_is_built_beside_a_crime(symbol: str) -> None:
    assert sites("M P!", symbol, level="normal", crime=True, money=5) == "-1,0 0,-1 0,1"
    assert len(sites("M P", symbol, level="normal", crime=True, money=5).split()) == 6


@pytest.mark.clause("CITY-CRC-02")
def test_what_stands_beside_a_crime_stays() -> None:
    table = region("R M P", lot="C !", crime=True)
    run(table, "build commerce 0,1", "commit 0,1")
    assert drawn(table) == ". C! .\nR M P"


@pytest.mark.clause("CITY-CRC-04")
def test_the_ban_holds_for_purchases_and_not_for_clouds() -> None:
    table = region("M P!", phase="end", level="normal", crime=True, money=[10, 0])
    assert spaces(table, "buy") == "-1,0 0,-1 0,1"
    play(table, "buy 0,1")
    assert "1,1" in spaces(table, "pollute").split()


@pytest.mark.clause("CITY-CRC-05", "CITY-CRD-01")
def test_a_police_station_anywhere_ends_the_ban() -> None:
    assert sites("PS M . .\n. C P P!", "K", level="normal", crime=True) == sites(
        "PS M . .\n. C P P", "K", level="normal", crime=True
    )
    grown = region("L R! .\n. M .\n. I PS", phase="development", crime=True, victory="happiness")
    assert spaces(grown, "grow") == "0,2 1,1"


@pytest.mark.clause("CITY-CRC-06", "CITY-CRC-08")
def test_commerce_and_police_side_by_side_under_the_commercial_victory() -> None:
    assert "-2,0" in sites("PS M P!", "C", crime=True, victory="commercial").split()
    table = region("M P! C", phase="end", crime=True, victory="commercial", money=15)
    assert "3,0" in spaces(table, "police").split()


@pytest.mark.clause("CITY-CRC-07", "CITY-CRC-08")
def test_residences_and_police_side_by_side_under_the_industrial_victory() -> None:
    assert "-2,0" in sites("PS M P!", "R", crime=True, victory="industrial").split()
    table = region("M P! R", phase="end", crime=True, victory="industrial", money=15)
    assert "3,0" in spaces(table, "police").split()


@pytest.mark.clause("CITY-CRC-09", "CITY-CRC-10")
def test_a_police_station_neither_smokes_nor_clears() -> None:
    table = region("* I! M", phase="end", level="normal", crime=True, victory="industrial", money=[15, 0])
    assert refused(table, "police -2,0").clause == "CITY-POL-03"
    play(table, "police 1,0")
    assert smoked(table) == news(table, "cleared") == []
    assert drawn(table) == "* I! M PS"


@pytest.mark.clause("CITY-CRD-01", "CITY-CRD-02")
def test_a_district_beside_a_crime_grows_onto_other_spaces() -> None:
    table = region("L R .\n. M P!\n. I .", phase="development", crime=True)
    assert legal(table) == ["grow 0,2"]
    assert refused(table, "grow 1,1").clause == "CITY-CRD-01"
    shops = region(". R .\nR C . \nP M P!\nI . .", phase="development", crime=True)
    assert grown(shops) == []


@pytest.mark.clause("CITY-CRZ-01")
def test_a_crime_does_not_count_toward_the_city_size() -> None:
    assert region("R! M! P!", phase="end", crime=True).city_size(ANA) == 3


@pytest.mark.clause("CITY-CRG-01")
def test_without_a_crime_in_the_city_nothing_is_different() -> None:
    for symbol in ("R", "I", "C", "P"):
        assert sites("R M C\n. P I", symbol, crime=True) == sites("R M C\n. P I", symbol)


@pytest.mark.clause("CITY-CRG-04")
def test_a_crime_holds_for_the_city_of_its_owner_only() -> None:
    table = region("M P!", "M P", lots=["P", "P"], crime=True)
    assert spaces(table, "build parking") == "-1,0 0,-1 0,1"
    play(table, "build parking -1,0")
    assert len(spaces(table, "build parking").split()) == 6
