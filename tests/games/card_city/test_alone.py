"""SOL: playing alone, as the Planner and against the Rival Mayor."""

from __future__ import annotations

import pytest

from tabletown.games.card_city import GAME
from tests.games.card_city.mayors import (
    ANA,
    be_done,
    counted,
    legal,
    news,
    offered,
    play,
    refused,
    region,
    supply,
    zone_of,
)
from tests.games.table import number, wander


@pytest.mark.clause("CITY-SOL-01", "CITY-SOL-08")
@pytest.mark.parametrize("alone", ["planner", "rival"])
def test_a_game_alone_ends_with_a_rank(alone: str) -> None:
    table = GAME.new(1, seed=1, options={"alone": alone}, listen=True)
    for _ in wander(table, seed=1):
        assert number(table, "first") == 0
    assert len(news(table, "ranked")) == 1
    assert news(table, "won") == []


@pytest.mark.clause("CITY-SOL-02")
@pytest.mark.parametrize("alone", ["planner", "rival"])
def test_all_other_phases_are_those_of_every_game(alone: str) -> None:
    table = region("L R .\n. M .\n. I .", seats=1, alone=alone, lot="C", level="normal", money=5)
    play(table, "build commerce 1,0")
    play(table, "grow 0,2")
    assert news(table) == ["built 0 commerce 1,0", "grew 0 residence 0,2", "earned 0 1"]
    assert "buy 0,-2" in legal(table)


@pytest.mark.clause("CITY-SOL-03", "CITY-SOL-04")
@pytest.mark.parametrize(("level", "deck", "kept"), [("simplified", "R I C", "R I"), ("normal", "R I C L", "R I L")])
def test_the_planner_draws_one_more_and_puts_it_under_the_deck(level: str, deck: str, kept: str) -> None:
    table = region(seats=1, phase="acquisition", turn=1, level=level, deck=deck)
    assert zone_of(table, "hand:0", ANA) == deck
    size = len(table.view().zones["deck"])
    assert refused(table, "take a").clause == "CITY-SOL-04"
    play(table, "under commerce")
    assert zone_of(table, "lot:0", ANA) == kept
    assert len(table.view().zones["deck"]) == size + 1
    assert zone_of(table, "deck", ANA).split()[0] == "C"


@pytest.mark.clause("CITY-SOL-04")
@pytest.mark.parametrize("level", ["simplified", "normal", "advanced"])
def test_in_the_end_all_cards_are_built_or_discarded(level: str) -> None:
    table = GAME.new(1, seed=2, options={"level": level}, listen=True)
    for _ in wander(table, seed=2):
        pass
    cards = 20 if level == "simplified" else 30
    assert len(news(table, "built", "discarded")) == cards
    each = cards // 10
    draws = [int(line.split()[2]) for line in news(table, "drew-alone")]
    assert draws == [each + 1] * (10 - 1) + [each]


@pytest.mark.clause("CITY-SOL-05")
@pytest.mark.parametrize(
    ("alone", "deck", "residences"), [("planner", 20, 40), ("rival", 40, 34)], ids=["for one", "for two"]
)
def test_deck_and_supply_are_for_one_or_for_two(alone: str, deck: int, residences: int) -> None:
    table = GAME.new(1, seed=1, options={"alone": alone})
    zones = table.view().zones
    drawn = [name for name in zones if name in ("hand:0", "a_up", "a_down", "b_up", "b_down")]
    assert len(zones["deck"]) + sum(len(zones[name]) for name in drawn) == deck
    assert supply(table)["residence"] == residences


@pytest.mark.clause("CITY-SOL-06")
def test_the_rivals_lots_come_from_the_deck_in_order() -> None:
    table = region(seats=1, alone="rival", phase="acquisition", level="normal", deck="P C R K L I")
    assert offered(table, ANA) == "C P ? / K ? ?"
    assert counted(table, "a_down") == {"R": 1}
    assert counted(table, "b_down") == {"I": 1, "L": 1}


@pytest.mark.clause("CITY-SOL-07")
@pytest.mark.parametrize(("lot", "kept", "left"), [("a", "R C P", "K ? ?"), ("b", "I L K", "C P ?")])
def test_the_player_sees_the_lot_that_he_takes_and_not_the_other(lot: str, kept: str, left: str) -> None:
    table = region(seats=1, alone="rival", phase="acquisition", level="normal", deck="P C R K L I")
    play(table, f"take {lot}")
    assert zone_of(table, "lot:0", ANA) == kept
    assert zone_of(table, "left", ANA) == left


RANKS = [
    ("simplified", "residential", [6, 11, 16, 21]),
    ("simplified", "financial", [14, 22, 30, 40]),
    ("normal", "commercial", [12, 22, 32, 41]),
    ("normal", "happiness", [15, 23, 30, 35]),
    ("advanced", "industrial", [18, 24, 29, 35]),
    ("advanced", "residential", [10, 16, 20, 25]),
]


@pytest.mark.clause("CITY-SOL-08", "CITY-SOL-09")
@pytest.mark.parametrize(("level", "victory", "least"), RANKS)
def test_a_rank_is_reached_with_exactly_its_minimum(level: str, victory: str, least: list[int]) -> None:
    names = ["hamlet", "village", "town", "city", "metropolis"]
    empty = 24 if level == "simplified" else 35
    price = 2 if victory == "financial" else 5
    for rank, points in enumerate(least, start=1):
        for score, expected in ((points - 1, names[rank - 1]), (points, names[rank])):
            dollars = price * (empty + score)
            table = region(seats=1, phase="end", turn=10, level=level, victory=victory, money=dollars)
            be_done(table)
            assert news(table, "ranked") == [f"ranked 0 {expected} {score}"]


@pytest.mark.clause("CITY-SOL-09")
def test_variants_and_crime_do_not_change_the_ranks() -> None:
    plain = GAME.ranks(1, GAME.setup(1).options)
    options = {"crime": True, "ecological_city": True, "indebted_city": True, "alone": "rival"}
    assert GAME.ranks(1, GAME.setup(1, options).options) == plain  # type: ignore[arg-type]


@pytest.mark.clause("CITY-CRA-06")
def test_the_planner_never_puts_a_crime_under_the_deck() -> None:
    table = region(seats=1, phase="acquisition", crime=True, deck="R ! I")
    assert zone_of(table, "discard") == ""
    assert legal(table) == ["under residence", "under industry"]
    assert refused(table, "under crime").clause == "CITY-CRA-06"


@pytest.mark.clause("CITY-CRA-06")
def test_the_planner_discards_surplus_crimes_first_and_then_has_nothing_to_put_under() -> None:
    table = region(seats=1, phase="acquisition", crime=True, deck="! ! P")
    assert zone_of(table, "discard") == "!"
    assert zone_of(table, "lot:0", ANA) == "P !"
    assert table.step().name == "build"
