"""SET, OPT: what is done before the first round, and the options of a game."""

from __future__ import annotations

import pytest

from tabletown.games.remnants.game import GAME
from tabletown.games.remnants.rules import number, zone
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import GANGS
from tabletown.kernel.errors import BadInput
from tabletown.kernel.setup import Value
from tests.games.remnants.gangs import (
    arcs,
    code_of,
    do,
    influence,
    legal,
    news,
    piles,
    pool,
    quarter,
    refused,
    renown_pool,
    size,
    supply,
    tokens,
    tracker,
    unused,
    whose,
    zone_of,
)
from tests.games.table import actor


def begun(seats: int = 4, seed: int = 1, **options: Value) -> Quarter:
    """A new game at its first decision."""
    table = GAME.new(seats, seed, options, listen=True)
    assert isinstance(table, Quarter)
    return table


def laid_out(seats: int = 4, seed: int = 1, **options: Value) -> Quarter:
    """A new game in its first turn."""
    return begun(seats, seed, **{"sides": "random", **options})


@pytest.mark.clause("REM-SET-01")
def test_the_number_of_players_chooses_the_side_of_the_board() -> None:
    assert [legal(begun(seats))[0] for seats in (2, 3, 4)] == ["enter D1", "enter A1", "enter D1"]


@pytest.mark.clause("REM-SET-02")
def test_the_first_player_is_found_before_gangs_and_sides() -> None:
    heard = [line.split()[0] for line in news(laid_out(2, gang_choice="random"))]
    assert heard.index("first") < heard.index("gang") < heard.index("side") < heard.index("round")


@pytest.mark.clause("REM-SET-03")
def test_the_highest_roller_is_first_and_ties_roll_again() -> None:
    rerolled = 0
    faces: set[int] = set()
    for seed in range(40):
        table = begun(3, seed)
        rolls = [tuple(map(int, line.split()[1:])) for line in news(table, "rolled-first")]
        faces |= {face for _, face in rolls}
        assert [seat for seat, _ in rolls[:3]] == [0, 1, 2]
        rolling, left = {0, 1, 2}, rolls
        while len(rolling) > 1:
            now, left = left[: len(rolling)], left[len(rolling) :]
            best = max(face for _, face in now)
            rerolled += len(rolling) < 3
            rolling = {seat for seat, face in now if face == best}
        assert left == []
        assert {int(table[number.FIRST])} == rolling
    assert rerolled > 0
    assert faces == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("REM-SET-04")
def test_a_gang_brings_its_starter_deck() -> None:
    table = begun(2, gang_choice="draft", sides="random")
    first = actor(table)
    do(table, "gang lentree")
    do(table, "gang iggaret")
    cards = [*table.pieces(zone.HAND + first), *table.pieces(zone.DRAW + first)]
    assert {int(table.box.cards.gang[kind]) for kind in cards} == {GANGS.index("lentree")}


@pytest.mark.clause("REM-SET-05", "REM-OPT-01")
def test_gangs_are_given_at_random_or_chosen_clockwise_from_the_first_player() -> None:
    assert {int(laid_out(2, seed)[number.GANG]) for seed in range(30)} == {0, 1, 2, 3}
    table = begun(4, gang_choice="draft")
    first = int(table[number.FIRST])
    chosen = []
    for gang in ("iggaret", "humans", "neisu", "lentree"):
        chosen.append(actor(table))
        do(table, f"gang {gang}")
    assert chosen == [(first + i) % 4 for i in range(4)]
    assert [option.values for option in GAME.options if option.name == "gang_choice"] == [("random", "draft")]


@pytest.mark.clause("REM-SET-05")
def test_only_gangs_that_are_free_can_be_chosen() -> None:
    table = begun(4, gang_choice="draft")
    do(table, "gang humans")
    assert legal(table) == ["gang neisu", "gang lentree", "gang iggaret"]
    assert refused(table, "gang humans") == "CMP-02"
    assert refused(table, "end") == "SET-05"


@pytest.mark.clause("REM-SET-06")
def test_starter_decks_that_nobody_plays_go_back_to_the_box() -> None:
    table = laid_out(2)
    played = {int(table[number.GANG + seat]) for seat in range(2)}
    boxed = {int(table.box.cards.gang[kind]) for kind in table.pieces(zone.BOX)}
    assert boxed == {0, 1, 2, 3} - played
    assert size(table, "box") == 20


@pytest.mark.clause("REM-SET-07")
def test_each_player_draws_four_of_his_ten_shuffled_cards() -> None:
    hands = set()
    for seed in range(10):
        table = laid_out(4, seed)
        assert [piles(table, seat) for seat in range(4)] == [(4, 6, 0)] * 4
        hands.add(tuple(table.pieces(zone.HAND + table[number.FIRST])))
    assert len(hands) > 5


@pytest.mark.clause("REM-SET-08", "REM-SET-09", "REM-SET-15")
def test_what_each_player_starts_with() -> None:
    table = laid_out(4)
    for seat in range(4):
        assert (tracker(table, seat), influence(table, seat), arcs(table, seat)) == (0, 4, 2000)
        assert (pool(table, seat), unused(table, seat)) == (7, 9)


@pytest.mark.clause("REM-SET-10", "REM-SET-11")
def test_sides_are_chosen_clockwise_from_the_first_player_and_each_is_taken_once() -> None:
    table = begun(2)
    first = actor(table)
    assert first == table[number.FIRST]
    do(table, "enter D7")
    assert actor(table) == 1 - first
    assert legal(table) == ["enter D1", "enter A4", "enter G4"]  # not only the side across
    assert refused(table, "enter D7") == "SET-10"
    assert refused(table, "end") == "SET-11"
    do(table, "enter A4")
    assert table[number.ENTRY + first] != table[number.ENTRY + 1 - first]


@pytest.mark.clause("REM-SET-11", "REM-BRD-08")
def test_three_players_choose_among_three_entries() -> None:
    assert legal(begun(3)) == ["enter A1", "enter G3", "enter C7"]


@pytest.mark.clause("REM-SET-12", "REM-SET-13")
def test_four_members_and_four_goods_lie_faceup() -> None:
    rows = set()
    for seed in range(8):
        table = laid_out(4, seed)
        assert [size(table, name) for name in ("members", "member_deck", "goods", "goods_deck")] == [4, 27, 4, 26]
        assert "?" not in zone_of(table, "members") + zone_of(table, "goods")
        rows.add((zone_of(table, "members"), zone_of(table, "goods")))
    assert len(rows) == 8


@pytest.mark.clause("REM-SET-14")
def test_three_types_of_each_level_are_laid_out_with_all_their_tiles() -> None:
    drawn = set()
    for seed in range(8):
        table = laid_out(4, seed)
        left = {type: int(table[number.TILES_LEFT + type]) for type in range(18) if table[number.TILES_LEFT + type]}
        assert sorted(int(table.box.developments[type].level) for type in left) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
        assert all(left[type] == table.box.developments[type].copies for type in left)
        drawn |= set(left)
    assert len(drawn) == 18


@pytest.mark.clause("REM-SET-16")
def test_the_supplies_are_set_out() -> None:
    assert (supply(laid_out()), renown_pool(laid_out())) == (54, 200)


@pytest.mark.clause("REM-SET-17", "REM-SET-18")
def test_all_ycu_are_in_the_bag_and_nobody_is_on_the_board() -> None:
    table = laid_out(4)
    assert tokens(table) == {}
    assert (table.tokens_in_bag(), size(table, "coordinate_deck"), size(table, "coordinate_discard")) == (20, 20, 0)
    assert [int(table.on_board(seat)) for seat in range(4)] == [0, 0, 0, 0]
    orders = {tuple(laid_out(4, seed).pieces(zone.COORDINATE_DECK)) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.clause("REM-SET-19")
def test_clockwise_is_the_order_of_the_seats_whatever_sides_they_took() -> None:
    table = quarter(entries="D7 D1 A4 G4")
    for seat in (0, 1, 2, 3, 0):
        assert whose(table) == seat
        do(table, "do sell", "done", "end")


@pytest.mark.clause("REM-OPT-02")
def test_renown_is_covered_unless_the_option_says_otherwise() -> None:
    (option,) = [option for option in GAME.options if option.name == "show_renown"]
    assert (option.default, set(option.values)) == (False, {False, True})


@pytest.mark.clause("REM-OPT-03", "REM-END-07")
@pytest.mark.parametrize(("limit", "round"), [(5, 5), (30, 30), (99, 99)])
def test_after_the_last_round_the_game_is_over(limit: int, round: int) -> None:
    table = quarter(phase="award", round=round - 1, begin=False, max_rounds=limit)
    table.advance()
    assert not table.over
    table = quarter(phase="award", round=round, begin=False, max_rounds=limit)
    table.advance()
    assert table.over
    assert news(table, "last-round") == ["last-round"]


@pytest.mark.clause("REM-OPT-03")
def test_a_game_has_from_5_to_99_rounds_usually_30() -> None:
    assert laid_out(2).setup.options["max_rounds"] == 30
    for wrong in (4, 100):
        with pytest.raises(BadInput):
            GAME.new(2, 1, {"max_rounds": wrong})


@pytest.mark.clause("REM-OPT-04")
def test_sides_can_be_given_at_random() -> None:
    assert begun(2).step().name == "side"
    entries = {tuple(news(laid_out(2, seed, gang_choice="random"), "side")) for seed in range(20)}
    assert len(entries) > 6
    table = laid_out(2)
    assert table.step().name == "turn"
    assert code_of(table, "enter D7") not in table.legal(actor(table))
