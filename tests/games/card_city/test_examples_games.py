"""The worked examples, as they are written in examples.md: scoring, variants, alone, setup, whole games."""

from __future__ import annotations

import pytest

from tabletown.games.card_city import GAME
from tabletown.kernel.state import State
from tests.games.card_city.mayors import (
    ANA,
    BEN,
    KIND_OF,
    be_done,
    counted,
    district,
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
    spaces,
    supply,
    tidy,
    zone_of,
)
from tests.games.table import actor, number, numbers, wander, worked_out

# H. End and scoring

LIVED_IN = """
    R  C  R  L  .
    C  I  L  R  R
    P  M  R  R  L
    I  P  C  C  I
    I  C  R  P  I
"""


@pytest.mark.example("EX-61")
@pytest.mark.clause(
    "CITY-VIC-03",
    "CITY-VIC-08",
    "CITY-VIC-09",
    "CITY-END-01",
    "CITY-END-02",
    "CITY-END-03",
    "CITY-END-04",
    "CITY-TRM-11",
)
@pytest.mark.parametrize(("victory", "score"), [("residential", 19), ("financial", 31)])
def test_residential_and_financial_scoring(victory: str, score: int) -> None:
    table = region(LIVED_IN, phase="end", turn=10, victory=victory, money=38)
    assert table.goal_points(ANA) == 13
    assert sorted(district(table, space).points for space in ("1,0", "-1,2", "1,2", "1,-2")) == [1, 1, 1, 10]
    assert table.empty(ANA) == 1
    be_done(table)
    assert news(table, "scored")[0] == f"scored 0 {score}"


@pytest.mark.example("EX-62")
@pytest.mark.clause("CITY-VIC-04", "CITY-MIX-01", "CITY-END-04")
def test_commercial_scoring_with_mixed_buildings() -> None:
    drawing = """
        I  I  P  C  R  K
        *  I  C  P  CP L
        P  L  M  RC P  C
        C  R  C  P  R  K
        P  C  I  I  C  P
        R  K  I  P  R  C
    """
    table = region(drawing, phase="end", turn=10, level="advanced", victory="commercial", money=27)
    assert (table.goal_points(ANA), table.empty(ANA)) == (20, 1)
    be_done(table)
    assert news(table, "scored")[0] == "scored 0 24"


@pytest.mark.example("EX-63")
@pytest.mark.clause("CITY-VIC-05", "CITY-END-04")
def test_industrial_scoring() -> None:
    drawing = """
        I  I  C  R  C
        I  .  M  L  R
        .  .  P  C  P
        I  I  C  R  C
        I  I  P  C  R
    """
    table = region(drawing, phase="end", turn=10, victory="industrial", money=11)
    assert (table.goal_points(ANA), table.empty(ANA)) == (14, 3)
    assert (table.city_size(ANA), table.limit(ANA)) == (15, 40)
    be_done(table)
    assert news(table, "scored")[0] == "scored 0 13"


@pytest.mark.example("EX-64")
@pytest.mark.clause("CITY-VIC-07", "CITY-MIX-03", "CITY-TRM-09")
@pytest.mark.parametrize(("beside", "points"), [(".", 4), ("C", 6)])
def test_only_outside_cards_make_happy(beside: str, points: int) -> None:
    table = region(f"L RC R P\nI M {beside} .", phase="end", level="advanced", victory="happiness")
    assert district(table, "0,1").points == table.goal_points(ANA) == points


@pytest.mark.example("EX-65")
@pytest.mark.clause("CITY-END-06")
@pytest.mark.parametrize(
    ("maps", "dollars", "loans", "returns"),
    [
        (("R M P", "R M P"), [12, 11], [0, 0], [1.0, 0.0]),
        (("R M P", "P M P P"), [12, 12], [0, 0], [0.0, 1.0]),
        (("R M P", "R M P"), [12, 12], [0, 0], [0.5, 0.5]),
        (("R M P", "R M P"), [18, 13], [1, 0], [0.0, 1.0]),
    ],
    ids=["more money", "fewer empty spaces", "shared", "after the repayment"],
)
def test_ties(maps: tuple[str, str], dollars: list[int], loans: list[int], returns: list[float]) -> None:
    table = region(*maps, phase="end", turn=10, money=dollars, loans=loans, indebted_city=any(loans))
    be_done(table)
    assert table.over
    assert table.points(ANA) == table.points(BEN)
    assert table.returns() == returns
    assert [line.split()[1] for line in news(table, "won")] == [str(seat) for seat in (0, 1) if returns[seat]]


# I. Variants


@pytest.mark.example("EX-66")
@pytest.mark.clause("CITY-ECO-01", "CITY-ECO-02", "CITY-ECO-03", "CITY-ECO-05", "CITY-CRE-01", "CITY-CRE-02")
def test_ecological_city() -> None:
    drawing = """
        I  I  K
        *  M  I
        .  P  .
    """
    position = {"phase": "end", "level": "normal"}
    table = region(drawing, **position, ecological_city=True)  # type: ignore[arg-type]
    plain = region(drawing, **position)  # type: ignore[arg-type]
    assert table.pollution(ANA) == 15
    assert table.points(ANA) == plain.points(ANA) - 1
    policed = """
        I  I  K
        *  M  I!
        .  P  PS
    """
    table = region(policed, **position, ecological_city=True, crime=True, victory="industrial")  # type: ignore[arg-type]
    assert table.pollution(ANA) == 15


@pytest.mark.example("EX-67")
@pytest.mark.clause("CITY-ECO-04", "CITY-DEV-07")
def test_ecological_city_stops_growth() -> None:
    drawing = """
        .  L  R  .
        I  P  M  I
        .  I  P  .
        I  P  I  *
        .  I  .  .
    """
    table = region(drawing, phase="development", level="normal", ecological_city=True)
    assert table.pollution(ANA) == 65
    assert district(table, "0,1").beside == 2
    assert grown(table) == []
    green = drawing.replace("I  P  M", "I  K  M").replace(".  I  P", ".  I  K")
    table = region(green, phase="development", level="normal", ecological_city=True)
    assert table.pollution(ANA) == 45
    assert legal(table) == ["grow 0,2"]
    assert refused(table, "grow 1,1").clause == "CITY-DEV-07"


@pytest.mark.example("EX-68")
@pytest.mark.clause("CITY-DEB-01", "CITY-DEB-04", "CITY-BLD-04")
def test_indebted_city() -> None:
    table = region("P M P", lot="L P", money=2, indebted_city=True)
    assert (table.city_size(ANA), table.limit(ANA)) == (3, 5)
    assert legal(table) == ["borrow", "decline"]
    play(table, "borrow")
    assert money(table) == 7
    run(table, "build parking 0,1")
    assert {phrase.split()[1] for phrase in legal(table)} == {"leisure"}
    play(table, "build leisure 0,-1")
    assert money(table) == 2
    assert numbers(table, "loans")[:2] == [1, 0]
    table = region("P M P", lot="L P", money=2, indebted_city=True, loans=[2])
    assert {phrase.split()[0] for phrase in legal(table)} == {"build"}


@pytest.mark.example("EX-68")
@pytest.mark.clause("CITY-DEB-02", "CITY-DEB-03")
def test_loans_at_the_end() -> None:
    table = region("P M P", phase="end", turn=10, money=[7, 0], loans=[2], indebted_city=True)
    assert actor(table) == ANA
    be_done(table)
    assert news(table, "repaid") == ["repaid 0 6"]
    assert (money(table), numbers(table, "loans")[ANA]) == (1, 1)
    assert news(table, "scored")[0] == f"scored 0 {0 + 0 - 22 - 3}"


@pytest.mark.example("EX-69")
@pytest.mark.clause("CITY-REN-01", "CITY-REN-02", "CITY-REN-03", "CITY-REN-05", "CITY-CRE-03", "CITY-SUP-02")
@pytest.mark.parametrize(("space", "stack"), [("-1,1", "residence"), ("1,1", "commerce")])
def test_renewed_city(space: str, stack: str) -> None:
    table = region(
        """
        R  P  C
        .  M  .
        .  I  L!
        """,
        phase="end",
        renewed_city=True,
        crime=True,
        money=[3, 0],
    )
    assert spaces(table, "demolish") == "-1,1 1,1"
    assert refused(table, "demolish 0,1").clause == "CITY-REN-03"
    assert refused(table, "demolish 0,0").clause == "CITY-REN-02"
    assert refused(table, "demolish 1,-1").clause == "CITY-CRE-03"
    assert refused(table, "demolish 0,-1").clause == "CITY-REN-03"
    left = supply(table)[stack]
    play(table, f"demolish {space}")
    assert supply(table)[stack] == left + 1
    assert money(table) == 0


@pytest.mark.example("EX-69")
@pytest.mark.clause("CITY-REN-05", "CITY-SUP-02", "CITY-BLD-07")
@pytest.mark.parametrize(("space", "symbol"), [("-1,0", "P"), ("1,0", "L")])
def test_a_demolished_parking_or_leisure_leaves_the_game(space: str, symbol: str) -> None:
    table = region("P M L", phase="end", renewed_city=True, money=[3, 0])
    play(table, f"demolish {space}")
    assert zone_of(table, "discard") == symbol


@pytest.mark.example("EX-69")
@pytest.mark.clause("CITY-REN-04")
def test_the_only_industry_of_a_large_city_stays() -> None:
    table = region(
        """
        R  M  C  P
        .  I  L  P
        """,
        phase="end",
        renewed_city=True,
    )
    assert (table.city_size(ANA), table.limit(ANA)) == (6, 10)
    assert refused(table, "demolish 0,-1").clause == "CITY-REN-04"


# J. Solo


@pytest.mark.example("EX-70")
@pytest.mark.clause("CITY-SOL-02", "CITY-SOL-03", "CITY-SOL-04")
def test_the_planner_draws_three_and_keeps_two() -> None:
    table = region(seats=1, phase="acquisition", turn=1, deck="R L I")
    assert legal(table) == ["under residence", "under industry", "under leisure"]
    play(table, "under leisure")
    assert zone_of(table, "lot:0", ANA) == "R I"
    assert zone_of(table, "deck", ANA).split() == ["L"] + ["?"] * 17
    assert counted(table, "deck")["L"] == 3


@pytest.mark.example("EX-70")
@pytest.mark.clause("CITY-SOL-01", "CITY-SOL-04", "CITY-SOL-02")
@pytest.mark.parametrize("seed", range(5))
def test_all_cards_pass_through_the_planners_hands(seed: int) -> None:
    table = GAME.new(1, seed, listen=True)
    for _ in wander(table, seed):
        pass
    assert news(table, "drew-alone") == ["drew-alone 0 3"] * 9 + ["drew-alone 0 2"]
    assert zone_of(table, "deck") == zone_of(table, "left") == ""
    assert len(news(table, "built", "discarded")) == 20
    assert len(news(table, "ranked")) == 1


@pytest.mark.example("EX-71")
@pytest.mark.clause("CITY-SOL-04", "CITY-CRA-06")
def test_the_planner_keeps_a_crime() -> None:
    table = region(seats=1, phase="acquisition", crime=True, deck="R ! I")
    assert legal(table) == ["under residence", "under industry"]
    assert refused(table, "under crime").clause == "CITY-CRA-06"
    table = region(seats=1, phase="acquisition", crime=True, deck="! ! P")
    assert news(table, "surplus", "put-under") == ["surplus 0 1"]
    assert zone_of(table, "lot:0", ANA) == "P !"
    assert zone_of(table, "discard") == "!"


@pytest.mark.example("EX-72")
@pytest.mark.clause("CITY-SOL-05", "CITY-SOL-06", "CITY-SOL-07", "CITY-TRA-02")
@pytest.mark.parametrize(
    ("level", "transparent", "deck", "shown", "taken"),
    [
        ("normal", False, "C R I L P K", "R C ? / L ? ?", "R I C"),
        ("simplified", False, "C R L P", "R C / L ?", "R C"),
        ("normal", True, "C R I L P K", "R I C / L P K", "R I C"),
    ],
)
def test_the_rival_mayor(level: str, transparent: bool, deck: str, shown: str, taken: str) -> None:
    table = region(
        seats=1, alone="rival", phase="acquisition", turn=1, level=level, transparent_city=transparent, deck=deck
    )
    size = 60 if level == "normal" else 40
    assert len(table.view().zones["deck"]) == size - len(deck.split())
    assert offered(table, ANA) == shown
    assert legal(table) == ["take a", "take b"]
    other = table.clone()
    play(table, "take a")
    assert zone_of(table, "lot:0", ANA) == taken
    assert zone_of(table, "left", ANA).split().count("?") == shown.partition("/")[2].count("?")
    play(other, "take b")
    assert "?" not in zone_of(other, "lot:0", ANA)


@pytest.mark.example("EX-73")
@pytest.mark.clause("CITY-SOL-08", "CITY-SOL-09")
@pytest.mark.parametrize(
    ("points", "rank"),
    [(-3, "hamlet"), (5, "hamlet"), (6, "village"), (15, "town"), (16, "city"), (21, "metropolis")],
)
def test_ranks(points: int, rank: str) -> None:
    """City Hall by itself leaves 24 spaces empty; money makes up for them."""
    table = region(seats=1, phase="end", turn=10, money=5 * (24 + points))
    be_done(table)
    assert news(table, "ranked") == [f"ranked 0 {rank} {points}"]


# K. Setup, a turn, whole games


@pytest.mark.example("EX-74")
@pytest.mark.clause(
    "CITY-SET-01",
    "CITY-SET-02",
    "CITY-SET-03",
    "CITY-SET-04",
    "CITY-SET-05",
    "CITY-SET-06",
    "CITY-SET-09",
    "CITY-SET-10",
    "CITY-SET-11",
    "CITY-SET-12",
    "CITY-CMP-03",
    "CITY-PLC-01",
    "CITY-PLC-04",
    "CITY-ACQ-02",
    "CITY-ACQ-15",
)
def test_setup_of_the_normal_game() -> None:
    table = GAME.new(3, seed=1, options={"level": "normal"})
    assert shuffled(table) == {"R": 27, "I": 18, "C": 12, "L": 12, "P": 12, "K": 9}
    assert supply(table) == {"residence": 19, "industry": 18, "commerce": 18, "cloud": 14, "station": 0}
    box = counted(table, "box")
    assert {symbol: box[symbol] for symbol in box if symbol not in ("!", "PS")} == {
        **{"M": 1, "L": 4, "P": 4, "K": 3},
        **{"RC": 4, "CP": 4, "LP": 4},
    }
    for seat in range(3):
        assert drawn(table, seat) == "M"
        assert money(table, seat) == 3


@pytest.mark.example("EX-74")
@pytest.mark.clause("CITY-GEN-07", "CITY-SET-02", "CITY-SET-05", "CITY-SET-11", "CITY-PLC-04")
def test_setup_if_nothing_is_chosen() -> None:
    table = GAME.new(2, seed=1)
    assert shuffled(table) == {"R": 12, "I": 8, "C": 6, "L": 6, "P": 8}
    assert supply(table) == {"residence": 34, "industry": 28, "commerce": 24, "cloud": 0, "station": 0}
    assert [money(table, seat) for seat in range(2)] == [3, 3]
    assert (table.setup.options["level"], table.setup.options["victory"]) == ("simplified", "residential")


def shuffled(table: State) -> dict[str, int]:
    """What was in the deck before the first cards were drawn."""
    found: dict[str, int] = {}
    for name in ("deck", "hand:0", "hand:1", "hand:2"):
        for symbol, count in counted(table, name).items():
            found[symbol] = found.get(symbol, 0) + count
    return {
        symbol: found[symbol] for symbol in ("R", "I", "C", "L", "P", "K", "RC", "CP", "LP", "!") if symbol in found
    }


@pytest.mark.example("EX-74")
@pytest.mark.clause("CITY-SET-13")
def test_the_first_player_is_drawn_at_random() -> None:
    assert {number(GAME.new(3, seed), "first") for seed in range(30)} == {0, 1, 2}


@pytest.mark.example("EX-75")
@pytest.mark.clause(
    "CITY-FLO-02",
    "CITY-FLO-03",
    "CITY-FLO-05",
    "CITY-ACQ-01",
    "CITY-REV-01",
    "CITY-REV-04",
    "CITY-EOT-05",
    "CITY-CMP-05",
    "CITY-GEN-01",
)
def test_the_first_turn_of_two_players() -> None:
    table = region(phase="acquisition", turn=1, deck="R C I P")
    assert len(table.view().zones["deck"]) == 36
    offer(table, "R P", up="C")
    assert offered(table, BEN) == "R P / C ?"
    run(table, "take b", "build residence 1,0", "build parking 0,1", "build commerce 0,1", "build industry -1,0")
    assert news(table)[-8:] == [
        "built 0 residence 1,0",
        "built 0 parking 0,1",
        "built 1 commerce 0,1",
        "built 1 industry -1,0",
        "earned 0 0",
        "earned 1 1",
        "turn 2 10 1",
        "drew 1 4",
    ]
    assert district(table, "1,0").beside == 1
    assert district(table, "0,1", "commerce", BEN).beside == 0
    assert [money(table, seat) for seat in (ANA, BEN)] == [3, 4]
    assert [(table.city_size(seat), table.limit(seat)) for seat in (ANA, BEN)] == [(3, 5), (2, 10)]
    assert len(table.view().zones["deck"]) == 36 - 4  # Ben has drawn for turn 2
    assert (number(table, "turn"), number(table, "first"), actor(table)) == (2, BEN, BEN)


Played = tuple[str, str, str, str, int, int]
"""Drawn, put under the deck, everything that is chosen after that, discarded, revenue, money."""

SIMPLIFIED: list[Played] = [
    ("P P C", "P", "build parking 0,1; build commerce 1,1; buy 0,-1", "", 2, 0),
    ("L R P", "L", "build residence 2,1; build parking -1,-1", "", 2, 2),
    ("P C R", "P", "build commerce -1,-2; build residence 1,2; grow 1,0; buy 1,-1", "", 5, 2),
    ("I I R", "I", "build industry 1,-2; build residence -1,0; done", "", 5, 7),
    ("L R R", "R", "build residence -2,-2; build leisure -1,1; grow -2,0; buy 2,-1", "", 5, 2),
    ("L C R", "L", "build commerce 0,2; build residence -1,2; done", "", 7, 9),
    ("I I P", "I", "build parking 2,0; build industry 2,-2; done", "", 8, 17),
    ("L P I", "I", "build leisure -2,-1; build parking -2,2; grow -2,1; done", "", 8, 20),
    ("R L I", "R", "build industry 0,-2; build leisure 2,2", "", 8, 23),
    ("I R", "", "", "R I", 8, 31),
]


@pytest.mark.example("EX-76")
@pytest.mark.clause("CITY-SOL-03", "CITY-SOL-04", "CITY-BLD-02", "CITY-BLD-05", "CITY-DEV-05", "CITY-EOT-01")
def test_a_whole_game_alone() -> None:
    table = region(seats=1, phase="acquisition", turn=1, deck="P P C L R P P C R I I R L R R L C R I I")
    play_out(table, SIMPLIFIED)
    assert drawn(table) == tidy(
        """
        P  R  C  R  L
        R  L  P  C  R
        R  R  M  C  P
        L  P  I  I  I
        R  C  I  I  I
        """
    )
    assert (table.goal_points(ANA), table.empty(ANA)) == (10, 0)
    assert news(table, "scored", "ranked") == ["scored 0 16", "ranked 0 city 16"]


NORMAL: list[Played] = [
    (
        "I I K R",
        "K",
        "build industry -1,0; pollute -2,0; build industry -1,-1; pollute 0,-1; build residence 0,1",
        "",
        0,
        3,
    ),
    ("R R L L", "R", "build residence 1,0", "L L", 0, 3),
    (
        "I I P C",
        "P",
        "build commerce 1,1; build industry -1,-2; pollute 0,-2; build industry -1,-3; pollute 0,-3; grow 2,1; done",
        "",
        2,
        5,
    ),
    ("K R R K", "K", "build residence 1,2; build park 0,2; build residence -1,2; grow 3,1; done", "", 3, 8),
    (
        "R P R P",
        "R",
        "build parking 2,2; build residence 3,2; build parking 2,0; grow 3,0; buy -2,-3; pollute -2,-2",
        "",
        6,
        9,
    ),
    ("R ! L !", "", "build residence 2,-1; build leisure -2,2; commit -2,2; done", "!", 6, 10),
    ("L I R C", "I", "build commerce 1,-1; build leisure 2,-2; build residence 2,-3; grow 1,-2; done", "", 8, 13),
    ("C C K R", "K", "build commerce 3,-3; build residence 3,-2; build commerce -1,1; police 3,-1; done", "", 10, 8),
    ("P K R I", "I", "build park -2,0; build residence -2,1; build parking 1,-3; done", "", 11, 19),
    ("K I", "", "build park 0,-3; build industry -2,-1", "", 11, 30),
]


@pytest.mark.example("EX-77")
@pytest.mark.clause(
    "CITY-CRA-06", "CITY-CRB-01", "CITY-CRB-02", "CITY-CRP-01", "CITY-POL-01", "CITY-POL-06", "CITY-CRV-06"
)
def test_a_whole_game_alone_with_crime() -> None:
    table = region(
        seats=1,
        phase="acquisition",
        turn=1,
        level="normal",
        victory="happiness",
        crime=True,
        deck="I I K R R R L L I I P C K R R K R P R P R ! L ! L I R C C C",
    )
    play_out(table, NORMAL)
    assert drawn(table) == tidy(
        """
        L! R  K  R  P  R
        R  C  R  C  C  C
        K  I  M  R  P  C
        I  I  *  C  R  PS
        *  I  *  C  L  R
        I  I  K  P  R  C
        """
    )
    assert (table.goal_points(ANA), table.empty(ANA)) == (30, 3)
    assert news(table, "scored", "ranked") == ["scored 0 33", "ranked 0 city 33"]


def play_out(table: State, turns: list[Played]) -> None:
    """A whole game, with everything that is said about each turn of it."""
    for cards, under, choices, *_ in turns:
        if under:
            assert sorted(zone_of(table, "hand:0", ANA).split()) == sorted(cards.split())
            play(table, f"under {KIND_OF[under]}")
        run(table, *filter(None, choices.split("; ")))
    assert table.over
    dollars = 3
    for (_, _, _, discarded, revenue, left), lines in zip(turns, by_turn(news(table)), strict=True):
        assert [KIND_OF[symbol] for symbol in discarded.split()] == [
            "crime" if kind == "surplus" else words[1] for kind, *words in lines if kind in ("surplus", "discarded")
        ]
        assert [int(words[-1]) for kind, *words in lines if kind == "earned"] == [revenue]
        dollars += revenue - sum(int(words[-1]) for kind, *words in lines if kind in ("paid", "bought", "policed"))
        assert dollars == left
    assert money(table) == dollars


def by_turn(lines: list[str]) -> list[list[list[str]]]:
    """The words of what happened, turn by turn."""
    turns: list[list[list[str]]] = []
    for words in map(str.split, lines):
        if words[0] == "turn":
            turns.append([])
        turns[-1].append(words)
    return turns


@pytest.mark.example("EX-78")
@pytest.mark.clause("CITY-BLD-02", "CITY-BLD-05", "CITY-CON-04", "CITY-SIZ-08")
def test_a_walled_in_city_hall() -> None:
    walled = """
        .  R  .
        R  M  R
        .  R  .
    """
    table = region(walled, lot="I P")
    assert (table.city_size(ANA), table.limit(ANA)) == (5, 5)
    assert news(table, "discarded") == ["discarded 0 industry", "discarded 0 parking"]
    assert number(table, "turn") == 6
    table = region(walled, phase="end", renewed_city=True, money=8)
    for space in ("1,1", "0,2", "2,0", "-1,-1"):
        assert refused(table, f"buy {space}").clause == "CITY-CON-04"
    play(table, "demolish 0,1")
    assert money(table) == 5
    for symbol in "RCLPI":
        assert sites(walled, symbol, money=5) == ""


@pytest.mark.example("EX-78")
@pytest.mark.clause("CITY-BLD-05")
def test_a_dead_city_does_not_stop_the_game() -> None:
    table = region(". R .\nR M R\n. R .", seats=1, phase="acquisition", turn=1)
    for _ in wander(table, seed=1):
        pass
    assert news(table, "built") == []
    assert len(news(table, "discarded")) == 20
    assert number(table, "turn") == 10


@pytest.mark.example("EX-78")
@pytest.mark.clause("CITY-CON-04")
def test_the_fourth_residence_at_city_hall_is_warned_of() -> None:
    table = region(". R .\nR M R", lot="R")
    warned = {outlook.space: outlook.warns for outlook in worked_out(table, ANA)["outlooks"]}
    assert warned["0,-1"] == ["walls-in"]
