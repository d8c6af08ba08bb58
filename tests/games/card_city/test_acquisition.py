"""ACQ, PLC: cards are drawn, divided and chosen."""

from __future__ import annotations

import pytest

from tabletown.games.card_city import GAME
from tabletown.kernel.state import State
from tests.games.card_city.mayors import (
    ANA,
    BEN,
    CLEO,
    DAN,
    legal,
    news,
    offer,
    offered,
    play,
    refused,
    region,
    run,
    zone_of,
)
from tests.games.table import actor, number, wander


@pytest.mark.clause("CITY-ACQ-01", "CITY-ACQ-02", "CITY-ACQ-03")
@pytest.mark.parametrize(("level", "cards"), [("simplified", 2), ("normal", 3), ("advanced", 3)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_draws_for_everybody_in_secret(level: str, cards: int, seats: int) -> None:
    table = region(seats=seats, phase="acquisition", level=level, first=1)
    assert actor(table) == 1
    assert len(zone_of(table, "hand:1").split()) == cards * seats
    assert "?" not in zone_of(table, "hand:1", 1)
    assert set(zone_of(table, "hand:1", 0).split()) == {"?"}


@pytest.mark.clause("CITY-ACQ-04", "CITY-ACQ-08")
def test_the_splitter_chooses_any_cards_for_lot_a() -> None:
    table = region(phase="acquisition", deck="R I C P")
    assert legal(table) == ["cut residence", "cut industry", "cut commerce"]
    for a, up, shown in (("R P", "I", "R P / I ?"), ("I C", "P", "I C / P ?"), ("R C", "I", "R C / I ?")):
        after = table.clone()
        offer(after, a, up=up)
        assert offered(after) == shown


@pytest.mark.clause("CITY-ACQ-05")
def test_lot_a_lies_face_up_in_the_simplified_game() -> None:
    table = region(phase="acquisition", deck="R I C P")
    run(table, "cut residence", "cut industry")
    assert table.step().name == "show"  # nothing is hidden


@pytest.mark.clause("CITY-ACQ-06", "CITY-ACQ-08")
@pytest.mark.parametrize("down", ["R", "I", "C"])
def test_the_splitter_chooses_which_card_of_lot_a_lies_face_down(down: str) -> None:
    table = region(phase="acquisition", level="normal", deck="R I C L P K")
    offer(table, "R I C", up="L", down=down)
    up = " ".join(symbol for symbol in "RIC" if symbol != down)
    assert offered(table, BEN) == f"{up} ? / L ? ?"
    assert zone_of(table, "a_down", ANA) == down


@pytest.mark.clause("CITY-ACQ-07", "CITY-PLC-02", "CITY-PLC-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_card_of_lot_b_lies_face_up_for_each_other_player_without_cards(seats: int) -> None:
    table = region(seats=seats, phase="acquisition", level="normal")
    for without in range(seats, 1, -1):
        cut(table)
        assert len(table.view().zones["b_up"]) == without - 1
        assert len(table.view().zones["b_down"]) == 2 * (without - 1)
        play(table, "take a")
    assert number(table, "phase") == 2
    assert len(news(table, "offered")) == seats - 1


def cut(table: State) -> None:
    while table.step().name != "take":
        play(table, legal(table)[-1])


@pytest.mark.clause("CITY-ACQ-09", "CITY-ACQ-10")
def test_a_chooser_has_to_take_one_of_the_lots() -> None:
    table = region(phase="acquisition", deck="R I C P")
    offer(table, "R I", up="C")
    assert actor(table) == BEN
    assert legal(table) == ["take a", "take b"]
    assert refused(table, "done").clause == "CITY-ACQ-10"


@pytest.mark.clause("CITY-ACQ-10", "CITY-ACQ-11", "CITY-ACQ-12")
@pytest.mark.parametrize(
    ("taken", "offers"),
    [
        ("a a a", ["offered 2 3", "offered 2 0", "offered 2 1"]),
        ("b a a", ["offered 2 3", "offered 3 0", "offered 3 1"]),
        ("a b a", ["offered 2 3", "offered 2 0", "offered 0 1"]),
        ("b b b", ["offered 2 3", "offered 3 0", "offered 0 1"]),
    ],
)
def test_choosers_come_clockwise_whoever_holds_the_knife(taken: str, offers: list[str]) -> None:
    table = region(seats=4, phase="acquisition", first=CLEO)
    for lot in taken.split():
        cut(table)
        play(table, f"take {lot}")
    assert news(table, "offered") == offers
    assert [len(zone_of(table, f"lot:{seat}").split()) for seat in (ANA, BEN, CLEO, DAN)] == [2, 2, 2, 2]


@pytest.mark.clause("CITY-ACQ-11", "CITY-ACQ-13")
def test_the_splitter_keeps_what_is_left_at_last() -> None:
    table = region(seats=3, phase="acquisition", deck="R R I C L P")
    offer(table, "R I", up="R C")
    play(table, "take a")
    offer(table, "R C", up="L")
    play(table, "take a")
    assert [zone_of(table, f"lot:{seat}", seat) for seat in range(3)] == ["L P", "R I", "R C"]
    assert news(table, "took", "kept") == ["took 1 a", "took 2 a", "kept 0 b"]


@pytest.mark.clause("CITY-ACQ-12")
def test_who_takes_lot_b_sees_all_of_it_and_divides_it() -> None:
    table = region(seats=3, phase="acquisition", deck="R R I C L P")
    offer(table, "R I", up="R C")
    play(table, "take b")
    assert actor(table) == number(table, "splitter") == BEN
    assert zone_of(table, "hand:1", BEN) == "R C L P"
    assert zone_of(table, "lot:0", ANA) == "R I"


@pytest.mark.clause("CITY-ACQ-14")
def test_cards_that_lay_face_up_may_lie_face_down_in_the_next_division() -> None:
    table = region(seats=3, phase="acquisition", deck="R R I C L P")
    offer(table, "R I", up="R C")
    play(table, "take a")
    offer(table, "L P", up="R")
    assert offered(table, CLEO) == "L P / R ?"
    assert zone_of(table, "b_down", ANA) == "C"


@pytest.mark.clause("CITY-ACQ-15")
@pytest.mark.parametrize("level", ["simplified", "normal", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_lasts_for_exactly_ten_turns(level: str, seats: int) -> None:
    table = GAME.new(seats, seed=5, options={"level": level}, listen=True)
    for _ in wander(table, seed=5):
        pass
    assert zone_of(table, "deck") == ""
    assert len(news(table, "drew")) == 10


@pytest.mark.clause("CITY-ACQ-16")
def test_cards_are_named_in_one_order_so_that_no_division_can_be_made_in_two_ways() -> None:
    table = region(phase="acquisition", deck="R I C P")
    play(table, "cut industry")
    assert legal(table) == ["cut commerce", "cut parking"]
    assert refused(table, "cut residence").clause == "CITY-ACQ-16"
