"""The worked examples, as they are written in examples.md: setup, the Reset Phase, turns and cards."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Any

import pytest

from tabletown.games.remnants.game import GAME
from tabletown.games.remnants.rules import number
from tabletown.games.remnants.rules.box import BoardSide
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.setup import roll_for_first
from tabletown.games.remnants.rules.words import LEVELS, SPACES
from tabletown.kernel.boards import count
from tabletown.kernel.setup import Value
from tests.games.remnants.gangs import (
    AVAILABLE,
    HAL,
    IVA,
    LIO,
    NIA,
    TYPES,
    arcs,
    box,
    chance,
    discard,
    do,
    draw_pile,
    ends,
    face,
    figures,
    hand,
    idle,
    influence,
    lay,
    left,
    legal,
    news,
    offered,
    on,
    pass_all,
    piles,
    pool,
    quarter,
    ready,
    refused,
    renown,
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

# A. Setup


def started(seats: int, first: int | None = None, **options: Value) -> Quarter:
    """A game at its first decision, in which this seat has rolled highest."""
    for seed in range(99):
        table = GAME.new(seats, seed, options)
        assert isinstance(table, Quarter)
        if first in (None, table[number.FIRST]):
            return table
    raise AssertionError("nobody rolled high enough")


def asked(table: Quarter) -> list[tuple[int, int]]:
    """Who is asked before the first turn, and between how many things he chooses; all take the first one."""
    choices = []
    while table.step().name in ("gang", "side"):
        seat = actor(table)
        choices.append((seat, len(table.legal(seat))))
        table.apply(seat, table.legal(seat)[0])
    return choices


@pytest.mark.example("EX-01")
@pytest.mark.clause("REM-SET-03")
def test_those_who_tie_for_the_highest_roll_roll_again() -> None:
    table = quarter()
    chance(table, "die 5 6 6 2 3 3 1 4")
    roll_for_first(table)
    rolls = [line.removeprefix("rolled-first ") for line in news(table, "rolled-first")]
    assert rolls == ["0 5", "1 6", "2 6", "3 2", "1 3", "2 3", "1 1", "2 4"]
    assert table[number.FIRST] == LIO


@pytest.mark.example("EX-01")
@pytest.mark.clause("REM-SET-02", "REM-SET-05", "REM-SET-11", "REM-SET-19")
def test_gangs_and_sides_are_chosen_clockwise_from_the_first_player() -> None:
    table = started(4, first=LIO, gang_choice="draft")
    assert [seat for seat, _ in asked(table)] == 2 * [LIO, IVA, HAL, NIA]


def two_players() -> Quarter:
    """Hal and Iva, who choose their sides."""
    table = started(2, first=HAL, gang_choice="draft")
    do(table, "gang humans", "gang iggaret")
    return table


@pytest.mark.example("EX-02")
@pytest.mark.clause(
    "REM-CMP-01",
    "REM-CMP-06",
    "REM-CMP-09",
    "REM-CMP-17",
    "REM-SET-06",
    "REM-SET-07",
    "REM-SET-08",
    "REM-SET-09",
    "REM-SET-12",
    "REM-SET-13",
    "REM-SET-14",
    "REM-SET-15",
    "REM-SET-16",
    "REM-SET-17",
    "REM-SET-18",
    "REM-PLC-03",
)
def test_two_players_at_the_start() -> None:
    table = two_players()
    do(table, "enter D7", "enter A4")
    for seat in (0, 1):
        assert piles(table, seat) == (4, 6, 0)
        assert (pool(table, seat), unused(table, seat), figures(table, seat)) == (7, 9, "")
        assert (arcs(table, seat), renown(table, seat)) == (2000, 0)
        assert (influence(table, seat), tracker(table, seat)) == (4, 0)
    assert [size(table, zone) for zone in ("members", "member_deck", "goods", "goods_deck")] == [4, 27, 4, 26]
    assert (size(table, "coordinate_deck"), table.tokens_in_bag(), tokens(table)) == (20, 20, {})
    assert (supply(table), renown_pool(table)) == (54, 200)
    gangs = {str(card["id"]): card["gang"] for card in GAME.content.entries("starter_card")}
    assert Counter(gangs[card] for card in box(table).split()) == {"neisu": 10, "lentree": 10}


@pytest.mark.example("EX-02")
@pytest.mark.clause("REM-BRD-01", "REM-BRD-02", "REM-BRD-03", "REM-BRD-04", "REM-SET-01", "REM-PLC-01")
def test_two_players_have_the_open_side() -> None:
    assert spaces_by_level(two_players().side) == (24, 16, 9)


@pytest.mark.example("EX-02")
@pytest.mark.clause("REM-BRD-07", "REM-SET-10", "REM-SET-11")
def test_the_second_of_two_players_has_three_sides_to_choose_from() -> None:
    table = two_players()
    assert offered(table, "enter") == "A4 D1 D7 G4"
    do(table, "enter D7")
    assert offered(table, "enter") == "A4 D1 G4"


@pytest.mark.example("EX-02")
@pytest.mark.clause("REM-BRD-12", "REM-PLC-04")
def test_an_entry_space_that_nobody_took_is_a_slums_space_like_others() -> None:
    table = quarter("humans iggaret", figures={HAL: "C1"})
    do(table, "do move", "move C1 D1", "done", "end", "do produce_develop", "done", "build back_alley", "place G4")
    assert (figures(table, HAL), left(table, "back_alley")) == ("D1", 3)
    listed = {int(space) for spaces in GAME.box.open_side.lists for space in spaces}
    assert not listed & set(GAME.box.open_side.entries)


def spaces_by_level(side: BoardSide) -> tuple[int, ...]:
    return tuple(int(count(side.levels[level])) for level in range(len(LEVELS)))


def near(side: BoardSide, space: str) -> str:
    return on(side.near[SPACES.index(space)])


def steps_from(side: BoardSide, start: str) -> dict[str, int]:
    """How many steps it is to each space."""
    found = {start: 0}
    front = [start]
    while front:
        here = front.pop(0)
        for other in near(side, here).split():
            if other not in found:
                found[other] = found[here] + 1
                front.append(other)
    return found


@pytest.mark.example("EX-03")
@pytest.mark.clause("REM-BRD-05", "REM-BRD-06", "REM-BRD-09", "REM-CMP-13", "REM-PAT-04")
def test_three_players_have_the_side_with_blocked_squares() -> None:
    side = started(3).side
    assert spaces_by_level(side) == (24, 12, 9)
    assert [near(side, space) for space in ("C7", "D5", "G3")] == ["B7 D7", "C5 D4 E5", "G2 G4"]
    assert Counter(len(spaces) for spaces in side.lists) == {4: 13, 3: 7}


@pytest.mark.example("EX-03")
@pytest.mark.clause("REM-BRD-08", "REM-PLC-02")
def test_the_entry_spaces_of_three_players_are_equally_far_apart() -> None:
    side = started(3).side
    heights = on(side.levels[LEVELS.index("heights")]).split()
    for entry, others in (("C7", "G3 A1"), ("G3", "C7 A1"), ("A1", "C7 G3")):
        steps = steps_from(side, entry)
        assert [steps[other] for other in others.split()] == [8, 8]
        assert min(steps[space] for space in heights) == 4


@pytest.mark.example("EX-03")
@pytest.mark.clause("REM-BRD-08", "REM-PLC-02", "REM-PLC-03")
def test_three_players_choose_one_of_three_entry_spaces() -> None:
    table = started(3)
    assert offered(table, "enter") == "A1 C7 G3"
    assert [choices for _, choices in asked(table)] == [3, 2, 1]
    assert [piles(table, seat) for seat in range(3)] == 3 * [(4, 6, 0)]
    assert [arcs(table, seat) for seat in range(3)] == 3 * [2000]
    assert (size(table, "members"), size(table, "goods"), renown_pool(table)) == (4, 4, 200)


@pytest.mark.example("EX-04")
@pytest.mark.clause("REM-SET-04", "REM-SET-05", "REM-OPT-01")
def test_four_players_choose_gangs_then_sides() -> None:
    assert [choices for _, choices in asked(started(4, gang_choice="draft"))] == [4, 3, 2, 1, 4, 3, 2, 1]


@pytest.mark.example("EX-04")
@pytest.mark.clause("REM-OPT-01", "REM-OPT-04")
def test_nobody_decides_anything_if_gangs_and_sides_are_random() -> None:
    table = started(4, gang_choice="random", sides="random")
    assert asked(table) == []
    assert table.step().name == "turn"


@pytest.mark.example("EX-04")
@pytest.mark.clause("REM-CMP-02")
@pytest.mark.parametrize("seed", range(10))
def test_no_gang_is_played_twice(seed: int) -> None:
    table = GAME.new(4, seed, {"sides": "random"})
    assert sorted(table[number.GANG + seat] for seat in range(4)) == [0, 1, 2, 3]


@pytest.mark.example("EX-05")
@pytest.mark.clause("REM-CMP-11")
def test_the_tiles_of_nine_types_are_available() -> None:
    table = quarter()
    assert [left(table, type) for type in AVAILABLE.split()] == [4, 4, 4, 3, 3, 3, 1, 2, 2]
    assert sum(left(table, type) for type in TYPES) == 26


@pytest.mark.example("EX-05")
@pytest.mark.clause("REM-CMP-10", "REM-CMP-11", "REM-SET-14")
@pytest.mark.parametrize("seed", range(20))
def test_three_types_of_each_level_are_drawn(seed: int) -> None:
    table = GAME.new(2, seed, {"sides": "random"})
    drawn = {type: int(table[number.TILES_LEFT + i]) for i, type in enumerate(GAME.box.developments)}
    by_level = [[copies for type, copies in drawn.items() if type.level == level and copies] for level in range(3)]
    assert [len(copies) for copies in by_level] == [3, 3, 3]
    assert (sum(by_level[0]), sum(by_level[1])) == (12, 9)
    assert sum(by_level[2]) in (5, 6)
    assert comb(6, 3) ** 3 == 8000


@pytest.mark.example("EX-05")
@pytest.mark.clause("REM-DEV-11")
def test_the_only_tile_of_a_type_is_built_once() -> None:
    table = quarter(arcs=20000, hand={NIA: "prefab_crew"})
    do(table, "do produce_develop", "done", "build club_silver_x", "place C3 C4 D3", "end")
    do(table, "do produce_develop", "done")
    assert refused(table, "build club_silver_x") == "DEV-11"


# B. Reset Phase

IVAS_CARDS: dict[str, Any] = {
    "hand": {IVA: "grakk_thurn war_cry"},
    "draw": {IVA: "raider bruiser war_cry"},
    "discard": {IVA: "raider raider bruiser outrider blitz"},
}


@pytest.mark.example("EX-06")
@pytest.mark.clause("REM-RES-01", "REM-RES-02", "REM-RES-03", "REM-HID-03")
def test_the_discard_pile_goes_under_the_draw_pile() -> None:
    table = quarter(phase="reset", **IVAS_CARDS)
    do(table, "throw war_cry", by=IVA)
    ready(table)
    assert hand(table, IVA) == "grakk_thurn raider bruiser war_cry"
    assert piles(table, IVA) == (4, 6, 0)


@pytest.mark.example("EX-06")
@pytest.mark.clause("REM-RES-03")
def test_whoever_keeps_a_card_draws_one_less() -> None:
    table = quarter(phase="reset", **IVAS_CARDS)
    ready(table)
    assert news(table, "drew")[-1] == "drew 3 2"
    assert (draw_pile(table, IVA).split()[0], size(table, "draw:3")) == ("war_cry", 6)


FOURTEEN: dict[str, Any] = {
    "hand": {HAL: "cass_orlan fast_talker fast_talker lookout lookout scrapper"},
    "draw": {HAL: "scrapper open_call open_call safe_house frag_grenade"},
    "discard": {HAL: "frag_grenade pulse_rifle pulse_rifle"},
}


@pytest.mark.example("EX-07")
@pytest.mark.clause("REM-CRD-15")
def test_more_cards_than_influence_are_kept() -> None:
    table = quarter(phase="reset", **FOURTEEN)
    ready(table)
    assert piles(table, HAL) == (6, 8, 0)


@pytest.mark.example("EX-07")
@pytest.mark.clause("REM-RES-04")
def test_a_hand_is_filled_up_after_discarding() -> None:
    table = quarter(phase="reset", **FOURTEEN)
    do(table, "throw lookout", "throw lookout", "throw scrapper", by=HAL)
    ready(table)
    assert piles(table, HAL) == (4, 10, 0)


@pytest.mark.example("EX-08")
@pytest.mark.clause("REM-RES-06")
def test_there_are_not_enough_cards_to_draw() -> None:
    table = quarter(
        phase="reset",
        influence={LIO: 6},
        hand={LIO: "peddler"},
        draw={LIO: "peddler"},
        discard={LIO: "peddler broker broker"},
    )
    ready(table)
    assert piles(table, LIO) == (5, 0, 0)


@pytest.mark.example("EX-09")
@pytest.mark.clause("REM-RES-08", "REM-RES-14", "REM-IFL-02", "REM-IFL-14", "REM-OPS-32")
def test_income_brings_influence_but_no_further_card() -> None:
    table = quarter(phase="reset", arcs={LIO: 4500}, permanent={LIO: "protection_racket"}, hand={LIO: "peddler broker"})
    ready(table)
    assert piles(table, LIO) == (4, 6, 0)
    assert (arcs(table, LIO), influence(table, LIO)) == (7500, 5)


@pytest.mark.example("EX-10")
@pytest.mark.clause("REM-RES-09", "REM-RES-10", "REM-RES-13")
def test_the_last_cards_of_a_deck_come_first() -> None:
    table = quarter(
        phase="reset",
        members="fighter gambler informer",
        member_deck="runner dealer",
        member_discard="fighter gambler informer technician technician smuggler smuggler street_medic vesh_karr",
    )
    ready(table)
    assert [size(table, zone) for zone in ("members", "member_deck", "member_discard")] == [4, 10, 0]
    assert {"runner", "dealer"} <= set(zone_of(table, "members").split())


@pytest.mark.example("EX-10")
@pytest.mark.clause("REM-RES-11")
def test_a_row_stays_short_if_there_are_too_few_cards() -> None:
    table = quarter(phase="reset", goods="frag_grenade pulse_rifle", goods_deck="", goods_discard="stim_pack")
    ready(table)
    assert [size(table, zone) for zone in ("goods", "goods_deck", "goods_discard")] == [3, 0, 0]


@pytest.mark.example("EX-11")
@pytest.mark.clause("REM-RND-01", "REM-RND-03", "REM-RES-07", "REM-RES-12")
def test_a_new_round_begins_with_the_next_first_player() -> None:
    table = quarter("humans neisu iggaret", phase="reset", round=4, first=2, tracker=4)
    ready(table)
    assert table[number.FIRST] == 0
    assert [tracker(table, seat) for seat in range(3)] == [0, 0, 0]
    order = []
    for _ in range(4):
        order.append(whose(table))
        idle(table)
    assert order == [0, 1, 2, 0]


@pytest.mark.example("EX-11")
@pytest.mark.clause("REM-RND-02")
def test_the_first_round_has_no_reset() -> None:
    table = started(3, sides="random")
    assert (table[number.ROUND], table.step().name) == (1, "turn")
    assert actor(table) == table[number.FIRST]
    assert [arcs(table, seat) for seat in range(3)] == 3 * [2000]
    assert [piles(table, seat) for seat in range(3)] == 3 * [(4, 6, 0)]


# C. Turns and cards


def outbid_then_recruit(table: Quarter, card: str, other: str) -> None:
    """Nia wins the first auction for 500, and the declarer takes another card."""
    do(table, "do recruit", f"name {card}")
    while table.step().name == "auction":
        do(table, "bid 500" if actor(table) == NIA and table[number.BIDDER] != NIA else "pass")
    do(table, f"name {other}")
    pass_all(table)
    do(table, "end")


@pytest.mark.example("EX-12")
@pytest.mark.clause("REM-TRN-01", "REM-TRN-02", "REM-TRN-06", "REM-TRN-07", "REM-REC-10")
def test_who_recruits_in_turns_of_others_is_skipped_later() -> None:
    table = quarter("humans neisu lentree", members="fighter runner dealer gambler")
    turns = []
    outbid_then_recruit(table, "fighter", "runner")
    turns.append(HAL)
    assert (tracker(table, HAL), tracker(table, NIA)) == (1, 1)
    turns.append(whose(table))
    idle(table)
    outbid_then_recruit(table, "dealer", "gambler")
    turns.append(LIO)
    assert [tracker(table, seat) for seat in range(3)] == [1, 3, 1]
    while table.step().name == "turn":
        turns.append(whose(table))
        idle(table)
    assert turns == [HAL, NIA, LIO, HAL, NIA, LIO, HAL, LIO, HAL, LIO]


BEFORE_THE_RAID: dict[str, Any] = {
    "active": IVA,
    "met": {IVA: "turf"},
    "hand": {IVA: "raider blitz"},
    "figures": {IVA: "A4 x2, A5 x2, B4 x2", HAL: "C5, B6"},
}


@pytest.mark.example("EX-13")
@pytest.mark.clause("REM-CRD-01", "REM-EFF-10", "REM-OPS-08", "REM-OPS-12")
def test_a_bonus_move_moves_as_many_figures_again() -> None:
    table = quarter(**BEFORE_THE_RAID)
    do(table, "play raider", "do move", "move A4 A3", "move A4 A2", "move A5 A6", "move A5 A7", "move B4 B3")
    assert refused(table, "fetch B4") == "MOV-01"
    do(table, "done", "play blitz", "do move", "move A3 A4", "move A2 A1", "move A6 A5", "move A7 B7", "move B3 B2")
    assert refused(table, "fetch B4") == "MOV-01"
    do(table, "done", "end")
    assert tracker(table, IVA) == 1


@pytest.mark.example("EX-13")
@pytest.mark.clause("REM-MOV-09")
def test_a_bonus_move_may_enter_only_the_same_space_with_enemies() -> None:
    table = quarter(**BEFORE_THE_RAID)
    do(table, "play blitz", "do move", "move B4 C5", "done", "attack C5")
    lay(table)
    chance(table, "battle 0", "battle 0")
    lay(table)
    do(table, "search-draw", "lose raider", "do move")
    reached = ends(table, "B4").split()
    assert "C5" in reached
    assert "B6" not in reached


@pytest.mark.example("EX-13")
@pytest.mark.clause("REM-EFF-04")
def test_a_bonus_action_that_is_not_used_is_lost() -> None:
    table = quarter(**BEFORE_THE_RAID)
    do(table, "play blitz", "do sell", "done")
    assert "do move" in legal(table)
    do(table, "end")
    assert not any(table[number.BONUS + i] for i in range(6))


@pytest.mark.example("EX-14")
@pytest.mark.clause("REM-CRD-11", "REM-CRD-12", "REM-OPS-01", "REM-OPS-02", "REM-OPS-06")
def test_a_card_that_can_do_nothing_is_not_played() -> None:
    table = quarter(
        hand={HAL: "cass_orlan safe_house lookout"},
        draw={HAL: ""},
        discard={HAL: "fast_talker"},
        figures={HAL: "D6"},
        pool=0,
    )
    assert offered(table, "play") == "lookout"
    assert refused(table, "play cass_orlan") == "CRD-11"
    assert refused(table, "play safe_house") == "CRD-11"
    do(table, "play lookout")
    assert arcs(table, HAL) == 3000
    assert piles(table, HAL) == (2, 0, 2)


THREE_KINDS: dict[str, Any] = {"hand": {HAL: "fighter zar_tayvius defense_drone"}, "figures": {HAL: "D6", IVA: "D5"}}


@pytest.mark.example("EX-15")
@pytest.mark.clause("REM-CRD-05", "REM-CRD-07", "REM-CRD-09")
def test_cards_played_in_a_turn() -> None:
    table = quarter(**THREE_KINDS)
    assert refused(table, "play fighter") == "CRD-07"
    do(table, "play zar_tayvius")
    assert (arcs(table, HAL), discard(table, HAL)) == (4500, "zar_tayvius")
    do(table, "play defense_drone")
    assert (zone_of(table, "permanent:0"), discard(table, HAL)) == ("defense_drone", "zar_tayvius")


@pytest.mark.example("EX-15")
@pytest.mark.clause("REM-CRD-08", "REM-CRD-10", "REM-CMP-07", "REM-CMP-08")
def test_the_same_cards_revealed_in_a_battle() -> None:
    table = quarter(**THREE_KINDS)
    do(table, "do move", "move D6 D5", "done", "attack D5")
    lay(table, "zar_tayvius defense_drone")
    chance(table, "battle 0", "battle 0")
    lay(table)
    do(table, "search-draw", "lose raider")
    assert news(table, "showed") == ["showed 0 zar_tayvius 3", "showed 0 defense_drone 0"]
    assert (arcs(table, HAL), discard(table, HAL)) == (2000, "zar_tayvius defense_drone")
    assert zone_of(table, "permanent:0") == ""


def shopping(goods: str = "pulse_rifle", draw: str = "worker ...") -> Quarter:
    """Nia has named the rifle with Sepento Roden, and drawn a card."""
    table = quarter(active=NIA, arcs=500, goods=goods, hand={NIA: "sepento_roden worker"}, draw={NIA: draw})
    do(table, "play sepento_roden", "cheapen pulse_rifle")
    return table


def price(table: Quarter, card: str) -> int:
    return int(table.good_price(GAME.layout.kinds.index(card), 0))


@pytest.mark.example("EX-16")
@pytest.mark.clause("REM-CRD-13", "REM-BUY-01", "REM-OPS-04")
def test_reductions_add_up() -> None:
    table = shopping()
    do(table, "play worker", "cheapen pulse_rifle", "do buy", "buy pulse_rifle")
    assert arcs(table, NIA) == 500
    assert "pulse_rifle" in hand(table, NIA)


@pytest.mark.example("EX-16")
@pytest.mark.clause("REM-CRD-14")
def test_no_price_falls_below_nothing() -> None:
    table = shopping()
    do(table, *2 * ["play worker", "cheapen pulse_rifle"], "do buy", "buy pulse_rifle")
    assert arcs(table, NIA) == 1500


@pytest.mark.example("EX-16")
@pytest.mark.clause("REM-CRD-14")
def test_a_reduction_on_something_else_does_not_help_and_lapses() -> None:
    table = shopping()
    do(table, "play worker", "cheapen-type gun_row", "do buy")
    assert price(table, "pulse_rifle") == 1500
    assert refused(table, "buy pulse_rifle") == "BUY-01"
    assert table.type_price(TYPES.index("gun_row"), 0) == 1500
    do(table, "done", "end")
    assert table.type_price(TYPES.index("gun_row"), 0) == 2500


@pytest.mark.example("EX-16")
@pytest.mark.clause("REM-CRD-17", "REM-EFF-11")
def test_of_two_cards_of_a_title_the_first_one_bought_is_cheaper() -> None:
    table = shopping(goods="pulse_rifle pulse_rifle")
    do(table, "play worker", "cheapen pulse_rifle", "do buy", "buy pulse_rifle")
    assert arcs(table, NIA) == 500
    assert (zone_of(table, "goods"), price(table, "pulse_rifle")) == ("pulse_rifle", 3500)


@pytest.mark.example("EX-16")
@pytest.mark.clause("REM-BUY-06")
def test_renown_never_gets_cheaper() -> None:
    table = shopping()
    table[number.ARCS + NIA] = 2500
    do(table, "do buy")
    assert refused(table, "renown") == "BUY-03"


def before_the_battle() -> Quarter:
    """Hal stands on D6 and C6, and has moved into D5."""
    table = quarter(figures={HAL: "D6, C6, E6", IVA: "D5"}, hand={HAL: "safe_house lookout"})
    do(table, "do move", "move E6 D5", "done")
    return table


@pytest.mark.example("EX-17")
@pytest.mark.clause("REM-CRD-03", "REM-CTL-02", "REM-BRD-14", "REM-BAT-09")
def test_a_card_before_the_battle_brings_dice() -> None:
    table = before_the_battle()
    do(table, "play safe_house")
    assert offered(table, "deploy") == "C6 D6"
    assert refused(table, "deploy D5") == "OPS-06"
    do(table, "deploy D6", "deploy C6", "attack D5")
    lay(table)
    chance(table, "battle 3 1 1", "battle 3")
    lay(table)
    assert news(table, "dice") == ["dice 0 3 5", "dice 3 1 3"]


@pytest.mark.example("EX-17")
@pytest.mark.clause("REM-CRD-02")
def test_no_card_is_played_once_a_battle_has_begun() -> None:
    table = before_the_battle()
    do(table, "attack D5", "lay lookout")
    assert legal(table, "play") == []
    assert refused(table, "play safe_house") == "BAT-03"


@pytest.mark.example("EX-18")
@pytest.mark.clause("REM-CRD-08")
def test_a_defender_lays_cards_but_plays_none() -> None:
    table = quarter(active=NIA, figures={NIA: "D4", HAL: "D5"}, hand={HAL: "lookout"}, permanent={HAL: "defense_drone"})
    do(table, "do move", "move D4 D5", "done", "attack D5")
    lay(table)
    assert legal(table, "play") == []
    chance(table, "battle 3", "battle 0 1")
    lay(table, "lookout")
    assert news(table, "showed", "dice") == ["showed 0 lookout 3", "dice 1 1 3", "dice 0 2 1"]
    assert arcs(table, HAL) == 2000


@pytest.mark.example("EX-18")
@pytest.mark.clause("REM-CRD-04")
def test_no_card_is_played_in_the_patrol_phase() -> None:
    table = quarter(phase="battles", figures={HAL: "D5"}, tokens={"D5": "warden"}, hand={HAL: "lookout"})
    assert legal(table, "play") == []
    assert refused(table, "play lookout") == "CRD-04"
    do(table, "fight warden")
    assert offered(table, "lay") == "lookout"


@pytest.mark.example("EX-19")
@pytest.mark.clause("REM-TRN-03", "REM-TRN-08")
def test_an_action_may_be_empty_but_not_left_out() -> None:
    table = quarter(active=LIO)
    assert legal(table, "pass") == []
    assert refused(table, "end") == "TRN-09"
    face(table)
    assert "end" in legal(table)
    do(table, "end")
    assert (tracker(table, LIO), actor(table)) == (1, IVA)


@pytest.mark.example("EX-19")
@pytest.mark.clause("REM-TRN-04")
def test_an_empty_sale() -> None:
    table = quarter(active=LIO)
    idle(table)
    assert tracker(table, LIO) == 1


@pytest.mark.example("EX-19")
@pytest.mark.clause("REM-TRN-09")
def test_a_recruit_action_cannot_be_empty() -> None:
    table = quarter(active=LIO, members="fighter runner")
    do(table, "do recruit")
    assert legal(table) == ["name fighter", "name runner"]
