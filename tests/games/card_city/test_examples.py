"""The worked examples, as they are written in examples.md: acquisition, construction, development, revenue."""

from __future__ import annotations

import pytest

from tabletown.games.card_city.rules.region import Region
from tabletown.kernel.state import State
from tests.games.card_city.mayors import (
    ANA,
    BEN,
    CLEO,
    DAN,
    be_done,
    district,
    districts,
    drawn,
    grown,
    legal,
    money,
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
    supply,
    tidy,
    zone_of,
)
from tests.games.table import actor, number

# A. Printed in the Crime rulebook


@pytest.mark.example("EX-01")
@pytest.mark.clause(
    "CITY-CRA-01", "CITY-CRA-03", "CITY-CRB-01", "CITY-CRB-02", "CITY-CRZ-01", "CITY-CRB-10", "CITY-CRG-05"
)
def test_a_lot_with_a_crime_card() -> None:
    table = region("M", level="normal", crime=True, lot="R I !")
    play(table, "build residence 1,0")
    assert spaces(table, "build industry") == "-1,0 0,-1 0,1"
    run(table, "build industry -1,0", "pollute -2,0")
    assert legal(table) == ["commit -1,0", "commit 1,0"]
    assert refused(table, "commit 0,0").clause == "CITY-CRB-02"
    play(table, "commit 1,0")
    assert drawn(table) == "* I M R!"
    assert (table.city_size(ANA), table.limit(ANA)) == (2, 10)


LONE_STATION = """
    .  R  .
    .  PS R
    .  M  .
    .  I! .
"""


@pytest.mark.example("EX-02")
@pytest.mark.clause("CITY-CRD-06", "CITY-CRR-02", "CITY-DEV-04")
def test_a_lone_police_station_as_a_commercial_district() -> None:
    table = region(LONE_STATION, phase="development", crime=True, victory="commercial")
    assert district(table, "0,1", "commerce").beside == 2
    assert legal(table) == ["grow -1,1"]
    assert table.revenue(ANA) == 1
    play(table, "grow -1,1")
    assert districts(table, "commerce") == ["-1,1 0,1"]
    assert news(table, "grew", "earned")[:2] == ["grew 0 commerce -1,1", "earned 0 2"]


@pytest.mark.example("EX-02")
@pytest.mark.clause("CITY-CRD-06", "CITY-CRD-09", "CITY-REV-04")
@pytest.mark.parametrize("victory", ["residential", "industrial", "happiness", "financial"])
def test_a_lone_police_station_is_no_district_under_another_goal(victory: str) -> None:
    table = region(LONE_STATION, phase="development", crime=True, victory=victory)
    assert districts(table, "commerce") == []
    assert news(table, "grew", "earned") == ["earned 0 0", "earned 1 0"]


ENLARGED = """
    R  C  PS
    P  R  .
    .  M  I!
"""


@pytest.mark.example("EX-03")
@pytest.mark.clause("CITY-CRD-05", "CITY-CRR-01")
def test_a_police_station_enlarges_a_commercial_district() -> None:
    table = region(ENLARGED, phase="development", crime=True, victory="commercial")
    assert districts(table, "commerce") == ["0,2 1,2"]
    found = district(table, "0,2", "commerce")
    assert (found.beside, found.needed) == (2, 3)
    assert news(table, "grew", "earned") == ["earned 0 2", "earned 1 0"]


@pytest.mark.example("EX-03")
@pytest.mark.clause("CITY-CRD-05", "CITY-CRR-01")
def test_a_police_station_does_not_under_another_goal() -> None:
    table = region(ENLARGED, phase="development", crime=True, victory="happiness")
    assert districts(table, "commerce") == ["0,2"]
    assert district(table, "0,2", "commerce").beside == 2
    assert table.revenue(ANA) == 1
    assert legal(table) == ["grow 0,3"]


# B. Acquisition


def dividing(seats: int, deck: str, **position: object) -> Region:
    return region(seats=seats, phase="acquisition", deck=deck, **position)  # type: ignore[arg-type]


def lots(table: State) -> list[str]:
    """What everybody has to place, as the owners see it."""
    return [zone_of(table, f"lot:{seat}", seat) for seat in range(table.setup.seats)]


@pytest.mark.example("EX-04")
@pytest.mark.clause(
    "CITY-ACQ-03",
    "CITY-ACQ-04",
    "CITY-ACQ-05",
    "CITY-ACQ-07",
    "CITY-ACQ-08",
    "CITY-ACQ-09",
    "CITY-ACQ-10",
    "CITY-ACQ-12",
    "CITY-ACQ-13",
)
def test_three_players_and_lot_b_is_taken() -> None:
    table = dividing(3, "R R C I L P")
    assert actor(table) == ANA
    assert zone_of(table, "hand:0", ANA) == "R R I C L P"
    assert zone_of(table, "hand:0", BEN) == "? ? ? ? ? ?"
    offer(table, "C I", up="R P")
    assert offered(table, BEN) == "I C / R P ? ?"
    assert actor(table) == BEN
    play(table, "take b")
    assert zone_of(table, "lot:0", ANA) == "I C"
    assert actor(table) == BEN
    assert zone_of(table, "hand:1", BEN) == "R R L P"
    offer(table, "L P", up="R")
    assert offered(table, CLEO) == "L P / R ?"
    assert actor(table) == CLEO
    play(table, "take a")
    assert lots(table) == ["I C", "R R", "L P"]


@pytest.mark.example("EX-05")
@pytest.mark.clause("CITY-ACQ-11", "CITY-ACQ-14")
def test_three_players_and_lot_a_is_taken() -> None:
    table = dividing(3, "R R C I L P")
    offer(table, "C I", up="R P")
    play(table, "take a")
    assert zone_of(table, "lot:1", BEN) == "I C"
    assert actor(table) == ANA
    assert zone_of(table, "hand:0", ANA) == "R R L P"
    offer(table, "R P", up="L")
    assert offered(table, CLEO) == "R P / L ?"
    play(table, "take b")
    assert lots(table) == ["R P", "I C", "R L"]


FACES = [
    ("simplified", False, 2, (2, 0), (1, 1)),
    ("simplified", False, 3, (2, 0), (2, 2)),
    ("simplified", False, 4, (2, 0), (3, 3)),
    ("normal", False, 2, (2, 1), (1, 2)),
    ("normal", False, 3, (2, 1), (2, 4)),
    ("normal", False, 4, (2, 1), (3, 6)),
    ("advanced", False, 2, (2, 1), (1, 2)),
    ("advanced", False, 3, (2, 1), (2, 4)),
    ("advanced", False, 4, (2, 1), (3, 6)),
    ("simplified", True, 3, (2, 0), (4, 0)),
    ("normal", True, 2, (3, 0), (3, 0)),
    ("advanced", True, 4, (3, 0), (9, 0)),
]


@pytest.mark.example("EX-06")
@pytest.mark.clause(
    "CITY-ACQ-05", "CITY-ACQ-06", "CITY-ACQ-07", "CITY-PLC-02", "CITY-PLC-03", "CITY-TRA-01", "CITY-ACQ-02"
)
@pytest.mark.parametrize(("level", "transparent", "without", "a", "b"), FACES)
def test_how_many_cards_lie_face_up(
    level: str, transparent: bool, without: int, a: tuple[int, int], b: tuple[int, int]
) -> None:
    """The first division of a turn is for all players, and each one that takes Lot A leaves one fewer."""
    table = region(seats=4, phase="acquisition", level=level, transparent_city=transparent)
    for _ in range(4 - without):
        divide_anyhow(table)
        play(table, "take a")
    divide_anyhow(table)
    zones = table.view().zones
    assert (len(zones["a_up"]), len(zones["a_down"])) == a
    assert (len(zones["b_up"]), len(zones["b_down"])) == b


def divide_anyhow(table: State) -> None:
    while table.step().name != "take":
        play(table, legal(table)[0])


@pytest.mark.example("EX-06")
@pytest.mark.clause("CITY-ACQ-04", "CITY-ACQ-06", "CITY-ACQ-07")
def test_lots_of_another_size_or_with_other_faces_are_refused() -> None:
    table = dividing(2, "R R I C L P", level="normal")
    run(table, "cut residence", "cut residence", "cut industry")
    assert refused(table, "cut commerce").clause == "CITY-ACQ-04"  # four cards in Lot A
    assert refused(table, "show commerce").clause == "CITY-ACQ-06"  # all three face up
    play(table, "hide industry")
    assert refused(table, "cut commerce").clause == "CITY-ACQ-04"
    assert refused(table, "take a").clause == "CITY-ACQ-07"  # none of Lot B face up
    play(table, "show commerce")
    assert offered(table) == "R R ? / C ? ?"
    assert actor(table) == BEN  # so there is no second one face up


@pytest.mark.example("EX-07")
@pytest.mark.clause("CITY-PLC-02", "CITY-ACQ-12", "CITY-ACQ-13")
@pytest.mark.parametrize(("lot", "then"), [("b", ["I C", "R P"]), ("a", ["R P", "I C"])])
def test_two_players(lot: str, then: list[str]) -> None:
    table = dividing(2, "R I C P")
    offer(table, "I C", up="R")
    assert offered(table, BEN) == "I C / R ?"
    play(table, f"take {lot}")
    assert lots(table) == then
    assert number(table, "phase") == 2
    assert len(news(table, "offered")) == len(news(table, "took")) == 1


@pytest.mark.example("EX-08")
@pytest.mark.clause("CITY-ACQ-10", "CITY-ACQ-11", "CITY-ACQ-12", "CITY-PLC-03")
def test_four_players_and_the_knife_changes_hands_in_the_middle() -> None:
    table = dividing(4, "R R R I I C L P")
    offer(table, "R I", up="R C L")
    assert offered(table) == "R I / R C L ? ? ?"
    play(table, "take a")
    offer(table, "C L", up="R I")
    play(table, "take b")
    offer(table, "I P", up="R")
    play(table, "take a")
    assert lots(table) == ["C L", "R I", "R R", "I P"]
    assert news(table, "offered") == ["offered 0 1", "offered 0 2", "offered 2 3"]


@pytest.mark.example("EX-09")
@pytest.mark.clause("CITY-ACQ-10", "CITY-ACQ-12")
def test_four_players_and_the_big_lot_is_taken_every_time() -> None:
    table = dividing(4, "R R R I I C L P")
    offer(table, "R I", up="R C L")
    play(table, "take b")
    offer(table, "C L", up="R I")
    play(table, "take b")
    offer(table, "I P", up="R")
    play(table, "take b")
    assert lots(table) == ["R I", "C L", "I P", "R R"]
    assert news(table, "offered") == ["offered 0 1", "offered 1 2", "offered 2 3"]


@pytest.mark.example("EX-10")
@pytest.mark.clause("CITY-ACQ-16", "CITY-CMP-04")
@pytest.mark.parametrize(("level", "deck", "count"), [("simplified", "R R C P", 7), ("normal", "R R R I C L", 42)])
def test_equal_cards_are_equal(level: str, deck: str, count: int) -> None:
    found = divisions(dividing(2, deck, level=level))
    assert len(found) == len(set(found)) == count
    if level == "simplified":
        assert set(found) == {
            *("R R / C P", "R R / P C", "R C / R P", "R C / P R", "R P / R C", "R P / C R"),
            "C P / R R",
        }


def divisions(table: State) -> list[str]:
    """All offers that can be made, as who makes them sees them: each as often as it can be reached."""
    if table.step().name == "take":
        return [offered(table, ANA)]
    found = []
    for phrase in legal(table):
        after = table.clone()
        play(after, phrase)
        found += divisions(after)
    return found


@pytest.mark.example("EX-11")
@pytest.mark.clause("CITY-TRA-01", "CITY-CRE-04", "CITY-CRA-01", "CITY-CRA-02", "CITY-CRA-04")
def test_transparent_city_and_a_crime_in_a_lot() -> None:
    table = dividing(2, "R C L P ! !", level="normal", crime=True, transparent_city=True)
    offer(table, "C ! !")
    assert offered(table) == "C ! ! / R L P"
    run(table, "take a", "build residence 1,0", "build parking 0,1")
    assert news(table, "discarded", "surplus") == ["discarded 0 leisure", "surplus 1 1"]
    assert zone_of(table, "lot:1", BEN) == "C !"


@pytest.mark.example("EX-11")
@pytest.mark.clause("CITY-CRA-01")
def test_a_crime_may_lie_face_up_or_face_down() -> None:
    table = dividing(2, "R C L P ! !", level="normal", crime=True)
    run(table, "cut residence", "cut commerce", "cut crime")
    assert legal(table) == ["hide residence", "hide commerce", "hide crime"]
    play(table, "hide commerce")
    assert legal(table) == ["show leisure", "show parking", "show crime"]
    play(table, "show crime")
    assert offered(table) == "R ! ? / ! ? ?"


# D. Construction


@pytest.mark.example("EX-18")
@pytest.mark.clause(
    "CITY-SIZ-02", "CITY-SIZ-03", "CITY-SIZ-04", "CITY-SIZ-05", "CITY-SIZ-06", "CITY-SIZ-08", "CITY-CON-03"
)
def test_city_size_limit() -> None:
    table = region(
        """
        P  M  C
        .  R  L
        """,
        lot="C I",
    )
    assert (table.city_size(ANA), table.limit(ANA)) == (5, 5)
    assert spaces(table, "build commerce") == ""
    assert refused(table, "build commerce -1,1").clause == "CITY-SIZ-08"
    play(table, "build industry -2,0")
    assert (table.city_size(ANA), table.limit(ANA)) == (5, 10)
    assert "-1,1" in spaces(table, "build commerce").split()
    assert refused(table, "build commerce 2,0").clause == "CITY-CON-03"
    assert "-3,0" in spaces(table, "build commerce").split()
    assert refused(table, "build commerce 3,0").clause == "CITY-SIZ-02"


NEIGHBOURS = """
    R  M  C
    .  P  .
    .  I  .
"""


@pytest.mark.example("EX-19")
@pytest.mark.clause("CITY-CON-02", "CITY-CON-03", "CITY-CON-04", "CITY-CON-05", "CITY-CON-07", "CITY-TRM-01")
def test_forbidden_neighbours() -> None:
    table = region(NEIGHBOURS, lot="R C I")
    assert (table.city_size(ANA), table.limit(ANA)) == (4, 10)
    assert spaces(table, "build residence") == "0,1 1,-1 1,1 2,0"
    assert refused(table, "build commerce 1,-1").clause == "CITY-CON-03"
    assert refused(table, "build industry -1,-1").clause == "CITY-CON-04"
    assert "1,-1" in spaces(table, "build industry").split()
    assert refused(table, "build residence -1,-1").clause == "CITY-CON-02"
    assert refused(table, "build residence 1,-2").clause == "CITY-CON-04"


@pytest.mark.example("EX-19")
@pytest.mark.clause("CITY-CON-05", "CITY-TRM-01")
def test_a_parking_goes_everywhere() -> None:
    assert sites(NEIGHBOURS, "P") == "-2,0 -1,-2 -1,-1 -1,1 0,-3 0,1 1,-2 1,-1 1,1 2,0"
    table = region(NEIGHBOURS, lot="P")
    for space in ("-1,0", "0,0", "1,0", "0,-1", "0,-2"):
        assert refused(table, f"build parking {space}").clause == "CITY-TRM-01"


@pytest.mark.example("EX-20")
@pytest.mark.clause("CITY-CON-01", "CITY-TRM-02", "CITY-POL-03")
def test_contact_is_by_edges_and_only_with_buildings() -> None:
    table = region("* I M", level="normal", lot="P")
    assert spaces(table, "build parking") == "-1,-1 -1,1 0,-1 0,1 1,0"
    assert refused(table, "build parking 1,1").clause == "CITY-CON-01"
    assert refused(table, "build parking -2,1").clause == "CITY-CON-01"
    assert refused(table, "build parking -2,0").clause == "CITY-POL-03"


@pytest.mark.example("EX-21")
@pytest.mark.clause("CITY-SIZ-01", "CITY-SIZ-02")
def test_the_square_floats() -> None:
    table = region("P M C R L", lot="I")
    for space in ("-2,0", "4,0"):
        assert refused(table, f"build industry {space}").clause == "CITY-SIZ-02"
    for space in ("0,-4", "0,4"):
        assert refused(table, f"build industry {space}").clause == "CITY-CON-01"  # it would fit
    table = region(
        """
        .  P  .  .  .
        P  M  C  R  L
        """,
        lot="I",
    )
    for space in ("0,-3", "0,4"):
        assert refused(table, f"build industry {space}").clause == "CITY-CON-01"
    for space in ("0,-4", "0,5"):
        assert refused(table, f"build industry {space}").clause == "CITY-SIZ-02"


@pytest.mark.example("EX-22")
@pytest.mark.clause("CITY-SIZ-02", "CITY-TRM-06", "CITY-POL-06")
def test_clouds_take_part_in_the_square() -> None:
    table = region("* I M P C L", level="normal", lot="K")
    for space in ("4,0", "-3,0"):
        assert refused(table, f"build park {space}").clause == "CITY-SIZ-02"
    play(table, "build park -2,0")
    assert drawn(table) == "K I M P C L"


@pytest.mark.example("EX-23")
@pytest.mark.clause("CITY-BLD-01", "CITY-BLD-02", "CITY-SIZ-04")
def test_the_order_of_placing() -> None:
    table = region(
        """
        P  M  C
        .  L  P
        """,
        lot="R I",
    )
    assert (table.city_size(ANA), table.limit(ANA)) == (5, 5)
    assert refused(table, "build residence 0,1").clause == "CITY-SIZ-08"
    play(table, "build industry -2,0")
    assert spaces(table, "build residence") == "-1,-1 -1,1 0,-2 0,1 1,-2 1,1 2,-1 2,0"
    assert all(phrase.startswith("build residence ") for phrase in legal(table))


SMALL = """
    P  M  P
    .  L  .
"""


@pytest.mark.example("EX-24")
@pytest.mark.clause("CITY-BLD-02", "CITY-BLD-05", "CITY-BLD-06")
@pytest.mark.parametrize(("card", "other"), [("commerce", "residence"), ("residence", "commerce")])
def test_no_obligation_to_find_the_best_order(card: str, other: str) -> None:
    table = region(SMALL, lot="C R")
    assert (table.city_size(ANA), table.limit(ANA)) == (4, 5)
    assert {phrase.split()[0] for phrase in legal(table)} == {"build"}
    assert refused(table, "done").clause == "CITY-BLD-02"
    play(table, f"build {card} 0,1")
    assert news(table, "built", "discarded") == [f"built 0 {card} 0,1", f"discarded 0 {other}"]
    assert zone_of(table, "discard") == other[0].upper()


@pytest.mark.example("EX-25")
@pytest.mark.clause("CITY-BLD-02", "CITY-BLD-03", "CITY-BLD-04", "CITY-BLD-05")
def test_without_money_leisure_is_discarded() -> None:
    table = region(SMALL, lot="L P", money=4)
    assert refused(table, "build leisure 0,1").clause == "CITY-BLD-04"
    play(table, "build parking 0,1")
    assert news(table, "discarded", "paid") == ["discarded 0 leisure"]
    assert money(table) == 4


@pytest.mark.example("EX-25")
@pytest.mark.clause("CITY-BLD-02", "CITY-BLD-03", "CITY-BLD-04", "CITY-BLD-05", "CITY-SIZ-08")
@pytest.mark.parametrize(("card", "other", "left"), [("leisure", "parking", 0), ("parking", "leisure", 5)])
def test_leisure_must_be_paid(card: str, other: str, left: int) -> None:
    table = region(SMALL, lot="L P", money=5)
    play(table, f"build {card} 0,1")
    assert news(table, "discarded") == [f"discarded 0 {other}"]
    assert table.city_size(ANA) == 5
    assert money(table) == left


@pytest.mark.example("EX-26")
@pytest.mark.clause("CITY-POL-01", "CITY-POL-03", "CITY-POL-04")
def test_pollution_cloud() -> None:
    table = region("M P", level="normal", lot="I R P")
    play(table, "build industry -1,0")
    assert legal(table) == ["pollute -1,-1", "pollute -2,0", "pollute -1,1"]
    play(table, "pollute -1,1")
    assert refused(table, "build residence 0,1").clause == "CITY-POL-04"
    assert "0,-1" in spaces(table, "build residence").split()
    assert refused(table, "build parking -1,1").clause == "CITY-POL-03"


@pytest.mark.example("EX-26")
@pytest.mark.clause("CITY-POL-06")
def test_a_park_on_a_cloud_sends_it_back() -> None:
    table = region("M P", level="normal", lot="I K")
    run(table, "build industry -1,0", "pollute -1,1")
    assert supply(table)["cloud"] == 13
    play(table, "build park -1,1")
    assert supply(table)["cloud"] == 14
    assert drawn(table) == "K . .\nI M P"
    assert news(table, "cleared") == ["cleared 0 -1,1"]


@pytest.mark.example("EX-26")
@pytest.mark.clause("CITY-POL-01")
def test_an_industry_beside_a_park_brings_no_cloud() -> None:
    table = region(
        """
        K  P
        .  M
        """,
        level="normal",
        lot="I",
    )
    play(table, "build industry -1,0")
    assert smoked(table) == []
    assert drawn(table) == "K P\nI M"


@pytest.mark.example("EX-27")
@pytest.mark.clause("CITY-POL-07", "CITY-CON-06", "CITY-POL-01")
def test_what_a_park_does_not_do() -> None:
    table = region(
        """
        *  I  M
        .  .  P
        """,
        level="normal",
        lot="K I",
        money=0,
    )
    play(table, "build park -1,-1")
    assert drawn(table) == "* I M\n. K P"
    play(table, "build industry -2,-1")
    assert drawn(table) == "* I M\nI K P"
    assert smoked(table) == news(table, "cleared", "paid") == []


@pytest.mark.example("EX-28")
@pytest.mark.clause("CITY-POL-02")
def test_no_room_for_a_cloud() -> None:
    table = region(
        """
        *  I  P  P
        .  P  .  M
        *  I  P  P
        """,
        level="normal",
        lot="I",
    )
    play(table, "build industry -1,0")
    assert smoked(table) == []
    assert supply(table)["cloud"] == 12


@pytest.mark.example("EX-28")
@pytest.mark.clause("CITY-POL-02")
def test_no_cloud_left() -> None:
    table = region("M P", level="normal", lot="I", stacks={"pollution_cloud": 0})
    play(table, "build industry -1,0")
    assert drawn(table) == "I M P"


MIXED = """
    R  M  C
    .  P  I
"""


@pytest.mark.example("EX-29")
@pytest.mark.clause("CITY-MIX-01", "CITY-MIX-02", "CITY-BLD-04", "CITY-CON-03")
def test_placing_mixed_buildings() -> None:
    table = region(MIXED, level="advanced", lot="RC CP LP", money=4)
    assert spaces(table, "build residence_commerce") == "0,-2 0,1"
    assert spaces(table, "build commerce_parking") == "-2,0 -1,-1 -1,1 0,-2 0,1 1,-2 2,-1"
    for space in ("1,1", "2,0"):
        assert refused(table, f"build commerce_parking {space}").clause == "CITY-CON-03"
    assert refused(table, "build leisure_parking 0,1").clause == "CITY-BLD-04"
    play(table, "build residence_commerce 0,1")
    assert (table.city_size(ANA), table.limit(ANA)) == (5, 10)
    assert len(sites(MIXED, "LP", level="advanced", money=5).split()) == 9


# E. Development


@pytest.mark.example("EX-30")
@pytest.mark.clause("CITY-DEV-03", "CITY-DEV-06", "CITY-TRM-05", "CITY-DEV-01")
def test_residential_growth() -> None:
    table = region(
        """
        L  R  .
        P  M  .
        """,
        phase="development",
    )
    assert (table.city_size(ANA), table.limit(ANA)) == (4, 5)
    assert spaces(table, "grow") == "0,2 1,1"
    residences = supply(table)["residence"]
    play(table, "grow 1,1")
    assert supply(table)["residence"] == residences - 1
    found = district(table, "0,1")
    assert (len(found.spaces), found.beside, found.needed) == (2, 2, 3)
    assert table.city_size(ANA) == 5


@pytest.mark.example("EX-31")
@pytest.mark.clause("CITY-TRM-09", "CITY-DEV-03", "CITY-TRM-07")
def test_a_culture_building_counts_once_per_district() -> None:
    table = region(
        """
        L  R  R  L
        .  M  R  P
        .  I  .  .
        """,
        phase="development",
    )
    assert districts(table, "residence") == ["0,1 1,0 1,1"]
    found = district(table, "0,1")
    assert (found.beside, found.needed) == (3, 4)
    assert grown(table) == []


@pytest.mark.example("EX-31")
@pytest.mark.clause("CITY-DEV-03", "CITY-DEV-07")
def test_one_more_leisure_lets_it_grow() -> None:
    table = region(
        """
        .  .  L  .
        L  R  R  L
        .  M  R  P
        .  I  .  .
        """,
        phase="development",
    )
    assert district(table, "0,1").beside == 4
    assert legal(table) == ["grow 0,2"]
    assert refused(table, "grow 1,-1").clause == "CITY-DEV-07"


@pytest.mark.example("EX-32")
@pytest.mark.clause("CITY-DEV-08")
def test_growth_never_joins_districts() -> None:
    table = region(
        """
        L  R  .  R
        .  M  L  P
        .  I  .  .
        """,
        phase="development",
    )
    assert refused(table, "grow 1,1").clause == "CITY-DEV-08"
    assert legal(table) == ["grow 0,2"]
    assert district(table, "2,1").beside == 0


@pytest.mark.example("EX-33")
@pytest.mark.clause("CITY-DEV-05", "CITY-DEV-09", "CITY-DEV-10", "CITY-SIZ-09", "CITY-DEV-11")
@pytest.mark.parametrize("space", ["-1,1", "0,2", "1,-1", "2,0"])
def test_two_districts_and_one_place_left(space: str) -> None:
    table = region(
        """
        R  L
        M  R
        """,
        phase="development",
        money=0,
    )
    assert (table.city_size(ANA), table.limit(ANA)) == (4, 5)
    assert district(table, "0,1").beside == district(table, "1,0").beside == 2
    assert spaces(table, "grow") == "-1,1 0,2 1,-1 2,0"
    assert len(legal(table)) == 4
    assert refused(table, "done").clause == "CITY-DEV-09"
    play(table, f"grow {space}")
    assert grown(table) == [f"grew 0 residence {space}"]
    assert table.city_size(ANA) == 5
    assert money(table) == 0


@pytest.mark.example("EX-34")
@pytest.mark.clause("CITY-DEV-02", "CITY-DEV-05")
@pytest.mark.parametrize(("space", "shops"), [("1,1", ["grew 0 commerce -1,1"]), ("2,2", [])])
def test_new_residences_serve_commerce_in_the_same_turn(space: str, shops: list[str]) -> None:
    table = region(
        """
        R  .  .  .
        C  .  R  L
        M  P  L  .
        I  .  .  .
        """,
        phase="development",
    )
    assert spaces(table, "grow") == "1,1 2,2"
    play(table, f"grow {space}")
    if shops:
        assert district(table, "0,1", "commerce").beside == 2
        assert legal(table) == ["grow -1,1"]
        play(table, "grow -1,1")
    else:
        assert district(table, "0,1", "commerce").beside == 1
    assert grown(table) == [f"grew 0 residence {space}", *shops]


@pytest.mark.example("EX-35")
@pytest.mark.clause("CITY-DEV-04")
def test_commercial_growth() -> None:
    table = region(
        """
        .  R  .
        R  C  .
        P  M  .
        I  .  .
        """,
        phase="development",
    )
    assert legal(table) == ["grow 1,1"]
    play(table, "grow 1,1")
    found = district(table, "0,1", "commerce")
    assert (len(found.spaces), found.beside, found.needed) == (2, 2, 3)


@pytest.mark.example("EX-36")
@pytest.mark.clause("CITY-TRM-10", "CITY-DEV-04")
def test_a_residential_district_counts_once_whatever_its_size() -> None:
    table = region(
        """
        L  R  R  L
        .  C  R  L
        .  M  P  .
        .  I  .  .
        """,
        phase="development",
    )
    assert district(table, "0,1", "commerce").beside == 1
    assert grown(table) == []


FROZEN = """
    .  L  .
    *  R  .
    I  M  .
"""


@pytest.mark.example("EX-37")
@pytest.mark.clause("CITY-POL-05", "CITY-POL-06")
def test_pollution_freezes_a_district() -> None:
    table = region(FROZEN, phase="development", level="normal")
    found = district(table, "0,1")
    assert (found.beside, found.polluted) == (2, 1)
    assert grown(table) == []
    table = region(FROZEN, lot="K", level="normal")
    play(table, "build park -1,1")
    assert legal(table) == ["grow 1,1"]


@pytest.mark.example("EX-38")
@pytest.mark.clause("CITY-POL-04", "CITY-DEV-06")
def test_growth_keeps_away_from_clouds() -> None:
    table = region(
        """
        L  R  .  *
        P  M  P  I
        """,
        phase="development",
        level="normal",
    )
    assert refused(table, "grow 1,1").clause == "CITY-POL-04"
    assert legal(table) == ["grow 0,2"]


@pytest.mark.example("EX-39")
@pytest.mark.clause("CITY-FLO-05", "CITY-SUP-01", "CITY-DEV-10")
def test_the_stack_runs_out() -> None:
    growing = "L R .\nP M ."
    table = region("M", growing, "M", growing, phase="development", first=BEN, stacks={"residence": 1})
    assert actor(table) == BEN
    play(table, "grow 1,1")
    assert grown(table) == ["grew 1 residence 1,1"]
    assert supply(table)["residence"] == 0
    assert district(table, "0,1", seat=DAN).beside == 2


@pytest.mark.example("EX-40")
@pytest.mark.clause("CITY-MIX-01", "CITY-MIX-05")
def test_revenue_of_a_mixed_building() -> None:
    table = region(
        """
        .  P  .
        P  CP R
        I  M  .
        """,
        phase="revenue",
        level="advanced",
    )
    assert news(table, "earned") == ["earned 0 2", "earned 1 0"]
    found = district(table, "0,1", "commerce")
    assert (len(found.spaces), found.beside) == (1, 1)


@pytest.mark.example("EX-40")
@pytest.mark.clause("CITY-MIX-01", "CITY-MIX-03", "CITY-MIX-04", "CITY-MIX-06", "CITY-TRM-03")
def test_growth_of_a_mixed_building() -> None:
    table = region(
        """
        P  RC L
        I  M  .
        """,
        phase="development",
        level="advanced",
    )
    assert district(table, "0,1").beside == 2
    assert district(table, "0,1", "commerce").beside == 0
    assert legal(table) == ["grow 0,2"]
    play(table, "grow 0,2")
    assert drawn(table) == tidy(". R .\nP RC L\nI M .")
    assert districts(table, "residence") == ["0,1 0,2"]
    assert district(table, "0,1", "commerce").beside == 1


# F. Revenue and end of the turn


@pytest.mark.example("EX-41")
@pytest.mark.clause("CITY-REV-02", "CITY-REV-03", "CITY-REV-04", "CITY-TRM-08")
def test_commerce_and_parking() -> None:
    table = region(
        """
        .  R  P  .
        P  C  C  R
        I  M  P  .
        .  .  C  .
        """,
        phase="revenue",
    )
    assert districts(table, "commerce") == ["0,1 1,1", "1,-1"]
    assert news(table, "earned") == ["earned 0 6", "earned 1 0"]


@pytest.mark.example("EX-41")
@pytest.mark.clause("CITY-REV-04", "CITY-REV-05")
@pytest.mark.parametrize(("grant", "dollars"), [(False, 0), (True, 2)])
def test_a_city_without_commerce_earns_nothing_but_a_grant(grant: bool, dollars: int) -> None:
    table = region("R M", phase="revenue", municipal_grant=grant, money=0)
    assert news(table, "earned")[0] == f"earned 0 {dollars}"
    assert money(table) == dollars


BUYING = """
    R  M  C
    .  P  .
"""


@pytest.mark.example("EX-42")
@pytest.mark.clause("CITY-EOT-01", "CITY-EOT-02", "CITY-EOT-03", "CITY-CON-04", "CITY-POL-01")
def test_buying_an_industry() -> None:
    table = region(BUYING, phase="end", level="normal", money=[6, 0])
    assert spaces(table, "buy") == "0,-2 0,1 1,-1 1,1 2,0"
    play(table, "buy 0,1")
    assert {phrase.split()[0] for phrase in legal(table)} == {"pollute"}
    assert money(table) == 1
    rich = region(BUYING, phase="end", level="normal", money=20, renewed_city=True)
    run(rich, "buy 0,1", "pollute 0,2")
    assert spaces(rich, "buy") == ""
    assert refused(rich, "buy 2,0").clause == "CITY-EOT-01"


@pytest.mark.example("EX-42")
@pytest.mark.clause("CITY-EOT-02", "CITY-EOT-03")
def test_buying_is_no_option_without_money_or_industries() -> None:
    table = region(BUYING, phase="end", level="normal", money=4)
    assert number(table, "turn") == 6
    table = region(BUYING, phase="end", level="normal", money=6, stacks={"industry": 0})
    assert number(table, "turn") == 6


@pytest.mark.example("EX-43")
@pytest.mark.clause("CITY-EOT-04", "CITY-CRP-03", "CITY-CRP-05", "CITY-CRC-01", "CITY-SIZ-08")
def test_the_order_within_phase_5() -> None:
    table = region(
        """
        R! M  P
        .  C  L
        """,
        phase="end",
        crime=True,
        money=20,
    )
    assert (table.city_size(ANA), table.limit(ANA)) == (5, 5)
    assert refused(table, "police -1,-1").clause == "CITY-SIZ-08"
    assert refused(table, "buy -1,-1").clause == "CITY-CRC-01"
    play(table, "buy 0,1")
    assert table.limit(ANA) == 10
    play(table, "police -1,-1")
    assert money(table) == 0
    assert table.city_size(ANA) == 6


@pytest.mark.example("EX-44")
@pytest.mark.clause("CITY-EOT-05", "CITY-FLO-01")
@pytest.mark.parametrize(("turn", "first", "then"), [(3, BEN, CLEO), (4, CLEO, ANA)])
def test_the_marker_passes_to_the_left(turn: int, first: int, then: int) -> None:
    table = region(seats=3, phase="end", turn=turn, first=first)
    assert (number(table, "turn"), number(table, "first")) == (turn + 1, then)


@pytest.mark.example("EX-44")
@pytest.mark.clause("CITY-EOT-06", "CITY-FLO-01")
def test_the_last_turn_has_its_fifth_phase() -> None:
    table = region(seats=3, phase="end", turn=10, first=BEN, money=5)
    assert actor(table) == BEN
    play(table, "buy 1,0")
    be_done(table)
    assert table.over
    assert news(table, "bought", "scored")[0] == "bought 1 1,0 5"
    assert len(news(table, "scored")) == 3
