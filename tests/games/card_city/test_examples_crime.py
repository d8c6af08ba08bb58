"""The worked examples of Crime, as they are written in examples.md."""

from __future__ import annotations

import pytest

from tabletown.games.card_city import GAME
from tests.games.card_city.mayors import (
    ANA,
    be_done,
    city,
    counted,
    district,
    districts,
    drawn,
    grown,
    in_order,
    legal,
    money,
    news,
    play,
    refused,
    region,
    run,
    sites,
    smoked,
    spaces,
    supply,
    zone_of,
)
from tests.games.table import number


@pytest.mark.example("EX-45")
@pytest.mark.clause("CITY-CRS-01", "CITY-CRS-02", "CITY-CRS-05", "CITY-CRS-06", "CITY-CRG-03")
@pytest.mark.parametrize(
    ("level", "seats", "alone", "cards", "crimes"),
    [
        ("simplified", 1, "planner", 20, 2),
        ("simplified", 1, "rival", 40, 4),
        ("normal", 2, "planner", 60, 4),
        ("normal", 3, "planner", 90, 6),
        ("simplified", 4, "planner", 80, 8),
    ],
)
def test_the_deck_keeps_its_size(level: str, seats: int, alone: str, cards: int, crimes: int) -> None:
    table = GAME.new(seats, seed=1, options={"level": level, "alone": alone, "crime": True})
    zones = table.view().zones
    drawn_now = [name for name in zones if name.split(":")[0] in ("hand", "a_up", "a_down", "b_up", "b_down")]
    assert len(zones["deck"]) + sum(len(zones[name]) for name in drawn_now) == cards
    assert len(zones["removed"]) == crimes
    shuffled = sum(counted(table, name).get("!", 0) for name in ("deck", "removed", *drawn_now))
    assert shuffled == crimes
    assert counted(table, "box").get("!", 0) == 8 - crimes


@pytest.mark.example("EX-45")
@pytest.mark.clause("CITY-CRS-02", "CITY-CRS-04", "CITY-CRP-06", "CITY-SET-10")
def test_the_supply_has_police_stations() -> None:
    table = GAME.new(4, seed=1, options={"level": "normal", "crime": True})
    assert supply(table) == {"residence": 10, "industry": 12, "commerce": 14, "cloud": 14, "station": 4}
    removed = {counted(GAME.new(4, seed, {"crime": True}), "removed").get("!", 0) for seed in range(40)}
    assert len(removed) > 2  # they are random
    assert max(removed) <= 8


SCENE = """
    .  L  .
    P  R! .
    .  M  C
    .  I  .
"""


@pytest.mark.example("EX-46")
@pytest.mark.clause("CITY-CRC-01", "CITY-CRC-02", "CITY-CRD-01", "CITY-CRD-02", "CITY-CRB-07", "CITY-CRG-04")
def test_crime_blocks_building_and_growth() -> None:
    table = region(SCENE, phase="development", level="normal", crime=True)
    assert (table.city_size(ANA), table.limit(ANA)) == (5, 10)
    found = district(table, "0,1")
    assert (found.beside, found.needed, found.sites) == (2, 2, [])
    assert grown(table) == []
    table = region(SCENE, lot="P", level="normal", crime=True)
    assert refused(table, "build parking 1,1").clause == "CITY-CRC-01"
    play(table, "build parking 1,2")
    assert drawn(table) == ". L P\nP R! .\n. M C\n. I ."


@pytest.mark.example("EX-46")
@pytest.mark.clause(
    "CITY-CRC-05", "CITY-CRP-01", "CITY-CRP-02", "CITY-CRP-03", "CITY-CRP-05", "CITY-CRB-07", "CITY-CRB-08"
)
def test_until_a_police_station_stands() -> None:
    table = region(SCENE, phase="end", level="normal", crime=True, money=[16, 0])
    assert "1,1" in spaces(table, "police").split()
    stations = supply(table)["station"]
    play(table, "police -1,0")
    assert money(table) == 1
    assert supply(table)["station"] == stations - 1
    assert number(table, "turn") == 6
    guarded = drawn(table)
    assert guarded == ". L .\nP R! .\nPS M C\n. I ."
    assert "1,1" in sites(guarded, "P", level="normal", crime=True).split()
    table = region(guarded, phase="development", level="normal", crime=True)
    assert legal(table) == ["grow 1,1"]
    play(table, "grow 1,1")
    assert drawn(table) == ". L .\nP R! R\nPS M C\n. I ."
    assert districts(table, "residence") == ["0,1 1,1"]


@pytest.mark.example("EX-47")
@pytest.mark.clause("CITY-CRB-03", "CITY-CRB-04", "CITY-CRB-06", "CITY-BLD-04")
def test_nothing_can_be_built() -> None:
    table = region("R M P", lot="L !", crime=True, money=3)
    assert news(table, "discarded") == ["discarded 0 leisure"]
    assert legal(table) == ["commit -1,0", "commit 0,0", "commit 1,0"]
    table = region("M", lot="L !", crime=True, money=3)
    assert news(table, "discarded", "no-scene") == ["discarded 0 leisure", "no-scene 0"]
    assert zone_of(table, "discard") == "L !"


@pytest.mark.example("EX-48")
@pytest.mark.clause("CITY-CRA-04", "CITY-CRA-05", "CITY-CRB-02")
def test_several_crimes_at_once() -> None:
    table = region("M", lot="! ! C", level="normal", crime=True)
    assert zone_of(table, "discard") == "!"
    assert news(table) == ["surplus 0 1"]
    run(table, "build commerce 1,0", "commit 1,0")
    assert drawn(table) == "M C!"


@pytest.mark.example("EX-48")
@pytest.mark.clause("CITY-CRA-04", "CITY-CRA-05", "CITY-CRB-03")
def test_three_crimes_at_once() -> None:
    table = region("R M", seats=3, lot="! ! !", level="normal", crime=True)
    assert zone_of(table, "discard") == "! !"
    assert legal(table) == ["commit -1,0", "commit 0,0"]


@pytest.mark.example("EX-49")
@pytest.mark.clause("CITY-CRC-03", "CITY-CRC-04", "CITY-CRC-10", "CITY-POL-03")
def test_what_the_ban_covers() -> None:
    table = region("* I! M", lot="K P", level="normal", crime=True, money=10)
    assert refused(table, "build park -2,0").clause == "CITY-CRC-01"
    for space in ("-1,1", "-1,-1"):
        assert refused(table, f"build parking {space}").clause == "CITY-CRC-01"
    assert spaces(table, "build parking") == spaces(table, "build park") == "0,-1 0,1 1,0"
    table = region("* I! M", phase="end", level="normal", crime=True, money=10)
    assert spaces(table, "buy") == "0,-1 0,1 1,0"
    assert refused(table, "police -2,0").clause == "CITY-POL-03"
    play(table, "buy 0,1")
    assert spaces(table, "pollute") == "-1,1 0,2 1,1"


@pytest.mark.example("EX-50")
@pytest.mark.clause("CITY-CRB-09", "CITY-CRC-05")
def test_crimes_after_the_police_station() -> None:
    table = region("PS M P!", lot="R !", crime=True)
    play(table, "build residence 0,1")
    assert legal(table) == ["commit 0,1"]
    play(table, "commit 0,1")
    assert sites(drawn(table), "P", crime=True) == "-2,0 -1,-1 -1,1 0,-1 0,2 1,-1 1,1 2,0"
    table = region("PS M P! C L", lot="R !", crime=True)
    assert news(table, "discarded") == ["discarded 0 residence"]
    assert legal(table) == ["commit -1,0", "commit 0,0", "commit 2,0", "commit 3,0"]


WANTED = """
    M  P! .
    I  C  .
"""


@pytest.mark.example("EX-51")
@pytest.mark.clause("CITY-CRP-01", "CITY-CRP-02", "CITY-CRC-08")
def test_who_may_buy_a_police_station() -> None:
    table = region(WANTED, phase="end", crime=True, victory="happiness", money=15)
    assert spaces(table, "police") == "-1,-1 -1,0 0,-2 0,1 1,-2 1,1 2,-1 2,0"
    assert "done" in legal(table)


@pytest.mark.example("EX-51")
@pytest.mark.clause("CITY-CRP-01", "CITY-CRP-04")
@pytest.mark.parametrize(
    ("drawing", "dollars", "clause"),
    [
        (WANTED, 14, "CITY-CRP-01"),
        (WANTED.replace("!", " "), 15, "CITY-CRP-01"),
        (WANTED.replace("M  P!", "M  P! PS"), 15, "CITY-CRP-04"),
    ],
)
def test_who_may_not_buy_a_police_station(drawing: str, dollars: int, clause: str) -> None:
    table = region(drawing, phase="end", crime=True, victory="happiness", money=dollars)
    assert spaces(table, "police") == ""
    assert refused(table, "police 0,1").clause == clause


FULL = """
    R! M  P
    .  C  L
"""


@pytest.mark.example("EX-52")
@pytest.mark.clause("CITY-CRZ-03", "CITY-CRC-07", "CITY-CRC-09")
def test_police_station_under_the_industrial_victory() -> None:
    table = region(FULL, phase="end", level="normal", crime=True, victory="industrial", money=[20, 0])
    assert (table.city_size(ANA), table.limit(ANA)) == (5, 5)
    play(table, "police -1,-1")
    assert (table.city_size(ANA), table.limit(ANA)) == (5, 10)
    assert smoked(table) == []
    assert "-1,-2" in sites(drawn(table), "R", level="normal", crime=True, victory="industrial").split()


@pytest.mark.example("EX-52")
@pytest.mark.clause("CITY-CRD-04")
def test_residences_develop_beside_a_police_station() -> None:
    drawing = """
        L  R  .
        P  M  PS
        .  I! .
    """
    table = region(drawing, phase="development", level="normal", crime=True, victory="industrial")
    assert spaces(table, "grow") == "0,2 1,1"


@pytest.mark.example("EX-52")
@pytest.mark.clause("CITY-CRZ-02")
def test_police_station_counts_under_another_goal() -> None:
    table = region(FULL, phase="end", level="normal", crime=True, victory="happiness", money=20)
    assert spaces(table, "police") == ""
    assert refused(table, "police -1,-1").clause == "CITY-SIZ-08"


@pytest.mark.example("EX-53")
@pytest.mark.clause("CITY-CRD-03")
@pytest.mark.parametrize(("victory", "beside", "grown"), [("residential", 2, "0,2 1,1"), ("financial", 1, "")])
def test_police_station_as_culture(victory: str, beside: int, grown: str) -> None:
    table = region(
        """
        PS R  .
        P  M  .
        .  I! .
        """,
        phase="development",
        crime=True,
        victory=victory,
    )
    assert district(table, "0,1").beside == beside
    assert spaces(table, "grow") == grown


JOINED = """
    R  C  PS C  R
    .  R  P  R  .
    .  .  M  .  .
    .  .  I! I  .
"""


@pytest.mark.example("EX-54")
@pytest.mark.clause("CITY-CRD-05", "CITY-CRD-07", "CITY-CRD-08", "CITY-CRR-03", "CITY-DEV-12")
@pytest.mark.parametrize("space", ["-1,3", "0,3", "1,3"])
def test_the_police_station_joins_commercial_districts(space: str) -> None:
    table = region(JOINED, phase="development", level="normal", crime=True, victory="commercial")
    assert districts(table, "commerce") == ["-1,2 0,2 1,2"]
    assert district(table, "0,2", "commerce").beside == 4
    assert table.revenue(ANA) == 4
    assert spaces(table, "grow") == "-1,3 0,3 1,3"
    play(table, f"grow {space}")
    assert grown(table) == [f"grew 0 commerce {space}"]


@pytest.mark.example("EX-54")
@pytest.mark.clause("CITY-CRD-09", "CITY-DEV-05")
def test_under_another_goal_it_joins_nothing() -> None:
    table = region(JOINED, phase="development", level="normal", crime=True, victory="happiness")
    assert districts(table, "commerce") == ["-1,2", "1,2"]
    assert district(table, "-1,2", "commerce").beside == district(table, "1,2", "commerce").beside == 2
    assert spaces(table, "grow") == "-1,3 1,3"
    play(table, "grow -1,3")
    assert spaces(table, "grow") == "1,3"
    play(table, "grow 1,3")
    assert len(grown(table)) == 2


@pytest.mark.example("EX-55")
@pytest.mark.clause("CITY-CRC-06", "CITY-CRD-07", "CITY-CRD-08", "CITY-DEV-12")
def test_growth_next_to_the_police_station() -> None:
    before = """
        R  .  .  .
        C  .  PS .
        R  P  M  .
        .  .  I! I
    """
    options = {"level": "normal", "crime": True, "victory": "commercial"}
    table = region(before, lot="C", **options)  # type: ignore[arg-type]
    play(table, "build commerce 0,2")
    assert districts(table, "commerce") == ["-2,1", "0,1 0,2"]
    assert district(table, "-2,1", "commerce").beside == 2
    assert district(table, "0,1", "commerce").beside == 0
    assert spaces(table, "grow") == "-3,1 -1,1"
    play(table, "grow -1,1")
    assert districts(table, "commerce") == ["-2,1 -1,1 0,1 0,2"]
    assert grown(table) == ["grew 0 commerce -1,1"]


@pytest.mark.example("EX-55")
@pytest.mark.clause("CITY-CRD-08", "CITY-DEV-08")
def test_growth_keeps_away_from_other_commerce_of_the_stations_district() -> None:
    table = region(
        """
        R  C  C  .
        C  .  PS .
        R  P  M  .
        .  .  I! I
        """,
        phase="development",
        level="normal",
        crime=True,
        victory="commercial",
    )
    assert legal(table) == ["grow -3,1"]
    assert refused(table, "grow -1,1").clause == "CITY-DEV-08"


HAPPY = """
    .  C  R  .
    P  R  M  R
    PS R  K  *
    .  L! I  I
"""


@pytest.mark.example("EX-56")
@pytest.mark.clause("CITY-VIC-06", "CITY-VIC-07", "CITY-CRV-06", "CITY-CRV-07")
def test_happiness_doubled() -> None:
    table = region(HAPPY, phase="end", level="normal", crime=True, victory="happiness")
    points = [district(table, space).points for space in ("-1,0", "0,1", "1,0")]
    assert points == [16, 2, 0]
    assert table.goal_points(ANA) == 18
    moved = """
        .  C  R  .
        P  R  M  R
        .  R  K  *
        PS L! I  I
    """
    table = region(moved, phase="end", level="normal", crime=True, victory="happiness")
    assert table.goal_points(ANA) == 10


@pytest.mark.example("EX-56")
@pytest.mark.clause("CITY-CON-08", "CITY-POL-01")
def test_a_cloud_may_be_laid_beside_a_residence() -> None:
    before = """
        .  C  R  .
        P  R  M  R
        PS R  K  .
        .  L! I  .
    """
    table = region(before, lot="I", level="normal", crime=True, victory="happiness")
    play(table, "build industry 1,-2")
    assert "1,-1" in spaces(table, "pollute").split()
    play(table, "pollute 1,-1")
    assert drawn(table).splitlines()[2] == "PS R K *"


COMMERCIAL = """
    R  C  R  P  C
    P! R  C  C  R
    .  PS M  L  P
    I  .  I  P  C
    I  I  C  R  .
"""


@pytest.mark.example("EX-57")
@pytest.mark.clause("CITY-CRV-01", "CITY-CRV-03", "CITY-CRV-04", "CITY-CRV-05")
def test_virtual_warehouses_under_the_commercial_victory() -> None:
    table = region(COMMERCIAL, phase="end", turn=10, crime=True, victory="commercial", money=23)
    assert in_order(city(table).warehouses) == "-2,0 -1,-1"
    assert table.goal_points(ANA) == 18
    assert table.empty(ANA) == 3
    be_done(table)
    assert news(table, "scored")[0] == "scored 0 19"


INDUSTRIAL = """
    I  I  C  R  C
    I  PS M  L  R
    .  .  P  C  P!
    I  I  C  R  C
    I  I  P  C  R
"""


@pytest.mark.example("EX-58")
@pytest.mark.clause("CITY-CRV-02", "CITY-CRV-04", "CITY-CRV-05")
def test_virtual_warehouses_under_the_industrial_victory() -> None:
    table = region(INDUSTRIAL, phase="end", turn=10, crime=True, victory="industrial", money=12)
    assert city(table).warehouses == ["-1,-1"]
    assert table.goal_points(ANA) == 18
    assert table.empty(ANA) == 2
    assert (table.city_size(ANA), table.limit(ANA)) == (15, 45)
    be_done(table)
    assert news(table, "scored")[0] == "scored 0 18"


@pytest.mark.example("EX-59")
@pytest.mark.clause("CITY-CRV-03")
@pytest.mark.parametrize(
    ("level", "drawing", "warehouses"),
    [
        ("simplified", "PS M P! R", "-2,0 -1,-1 -1,1"),
        ("simplified", "PS M P! R L", "-1,-1 -1,1"),
        ("normal", "* . . .\nPS M P! R", "-2,0 -1,-1"),
    ],
)
def test_the_square_and_clouds_limit_virtual_warehouses(level: str, drawing: str, warehouses: str) -> None:
    table = region(drawing, phase="end", crime=True, victory="commercial", level=level)
    assert in_order(city(table).warehouses) == warehouses


@pytest.mark.example("EX-60")
@pytest.mark.clause("CITY-CRV-08", "CITY-CRD-09", "CITY-CRR-04", "CITY-END-05", "CITY-VIC-08")
def test_no_role_no_points() -> None:
    drawing = """
        C  PS R! L
        P  M  R  .
        I  .  .  .
    """
    table = region(drawing, phase="end", turn=10, crime=True, victory="financial", money=9)
    assert districts(table, "commerce") == ["-1,1"]
    assert district(table, "1,1").beside == 2
    assert table.revenue(ANA) == 2
    assert (table.goal_points(ANA), table.empty(ANA)) == (3, 17)
    be_done(table)
    assert news(table, "scored")[0] == "scored 0 -10"
