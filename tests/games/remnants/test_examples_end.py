"""The worked examples, as they are written in examples.md: renown, influence, cards and tiles, a whole round."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.remnants.rules import number
from tabletown.games.remnants.rules.quarter import Quarter
from tests.games.remnants.gangs import (
    HAL,
    IVA,
    LIO,
    NIA,
    arcs,
    chance,
    controlled,
    discard,
    do,
    draw_pile,
    ends,
    figures,
    hand,
    influence,
    lay,
    legal,
    met,
    news,
    offered,
    piles,
    pool,
    products,
    quarter,
    ready,
    refused,
    renown,
    renown_pool,
    size,
    tokens,
    tracker,
    units,
    unused,
    whose,
    zone_of,
)
from tests.games.table import actor

# L. Renown and the end


@pytest.mark.example("EX-82")
@pytest.mark.clause("REM-BRD-10", "REM-BRD-11", "REM-AWD-01")
def test_claims() -> None:
    table = quarter(
        phase="award",
        tiles={"sky_tower": "D5", "casino": "E2 F2", "broadcast_spire": "C3 C4 C5"},
        figures={HAL: "D4, D3, D5, E2, F2", NIA: "C4"},
    )
    assert news(table, "claimed") == ["claimed 0 10"]
    assert (renown(table, HAL), renown(table, NIA), renown_pool(table)) == (10, 0, 190)


def claiming(pool_: int) -> Quarter:
    """Hal claims 10 renown, Nia 7, Lio 6, Iva nothing."""
    return quarter(
        phase="award",
        tiles={
            "sky_tower": "D5",
            "casino": "E2 F2",
            "broadcast_spire": "C3 C4 C5",
            "gun_row": "F1 G1",
            "labour_broker": "B2 B3",
        },
        figures={HAL: "D4, D3, D5, E2, F2", NIA: "C3, C4, C5", LIO: "F1, G1, B2, B3"},
        renown_pool=pool_,
    )


@pytest.mark.example("EX-83")
@pytest.mark.clause("REM-AWD-04")
def test_the_game_goes_on_if_the_pool_pays_exactly() -> None:
    table = claiming(23)
    assert [renown(table, seat) for seat in range(4)] == [10, 7, 6, 0]
    assert (renown_pool(table), table.over, table.step().name) == (0, False, "reset")


@pytest.mark.example("EX-83")
@pytest.mark.clause("REM-AWD-02", "REM-AWD-03", "REM-END-01")
def test_the_game_is_over_if_the_pool_is_short() -> None:
    table = claiming(22)
    assert [renown(table, seat) for seat in range(4)] == [10, 7, 6, 0]
    assert (renown_pool(table), table.over) == (0, True)


@pytest.mark.example("EX-83")
@pytest.mark.clause("REM-AWD-04")
def test_an_empty_pool_ends_nothing_if_nobody_claims() -> None:
    assert not quarter(phase="award", renown_pool=0).over


def the_end(nias_arcs: int) -> Quarter:
    return quarter(
        phase="award",
        round=30,
        renown={HAL: 61, NIA: 60, LIO: 40, IVA: 55},
        permanent={HAL: "payoff_ledger", NIA: "trophy_rack"},
        discard={HAL: "frag_grenade", IVA: "frag_grenade"},
        hand={NIA: "stim_pack"},
        draw={NIA: "stim_pack ..."},
        arcs={HAL: 4500, NIA: nias_arcs},
    )


@pytest.mark.example("EX-84")
@pytest.mark.clause("REM-END-02", "REM-END-03", "REM-END-04", "REM-END-05", "REM-END-08")
def test_arcs_decide_between_those_who_tie() -> None:
    table = the_end(5000)
    assert (table.over, table.scores()) == (True, [63, 63, 40, 56])
    assert table.returns() == [0, 1, 0, 0]
    assert sorted(range(4), key=table.standing, reverse=True) == [NIA, HAL, IVA, LIO]


@pytest.mark.example("EX-84")
@pytest.mark.clause("REM-END-06")
def test_with_equal_arcs_they_share_the_victory() -> None:
    assert the_end(4500).returns() == [0.5, 0.5, 0, 0]


@pytest.mark.example("EX-85")
@pytest.mark.clause("REM-END-07")
def test_the_last_round() -> None:
    table = quarter(phase="award", round=5, max_rounds=5, renown_pool=80)
    assert (table.over, renown_pool(table)) == (True, 80)


@pytest.mark.example("EX-85")
@pytest.mark.clause("REM-OPT-03")
def test_the_round_before_the_last_one() -> None:
    assert not quarter(phase="award", round=4, max_rounds=5).over


# M. Influence


@pytest.mark.example("EX-87")
@pytest.mark.clause("REM-IFL-02", "REM-IFL-04")
def test_a_condition_counts_once_and_for_good() -> None:
    table = quarter(figures={HAL: "D7, D6, C6, E6, D5"}, tracker={NIA: 4, LIO: 4, IVA: 4})
    do(table, "do move", "move pool C7")
    assert (len(controlled(table, HAL).split()), influence(table, HAL)) == (6, 5)
    do(table, "move D5 D6", "move E6 D7")
    assert (len(controlled(table, HAL).split()), influence(table, HAL)) == (4, 5)
    do(table, "done", "end", "do move", "move D6 D5", "move D7 E7")
    assert (len(controlled(table, HAL).split()), influence(table, HAL)) == (6, 5)


@pytest.mark.example("EX-88")
@pytest.mark.clause("REM-IFL-01", "REM-IFL-07", "REM-IFL-08", "REM-IFL-15")
def test_two_conditions_are_met_at_once() -> None:
    table = quarter(
        active=IVA, won={IVA: 4}, figures={IVA: "A4, A5, A6, A3, C5 x2", HAL: "D5"}, discard={HAL: "lookout"}
    )
    do(table, "do move", "move C5 D5", "done", "attack D5")
    lay(table)
    chance(table, "battle 3 3", "battle 0")
    lay(table)
    assert influence(table, IVA) == 4
    do(table, "lose lookout")
    assert (met(table, IVA), influence(table, IVA)) == ("turf terror", 6)


@pytest.mark.example("EX-88")
@pytest.mark.clause("REM-IFL-05", "REM-IFL-06")
def test_the_track_ends_at_7() -> None:
    table = quarter(
        active=IVA,
        influence={IVA: 6},
        met={IVA: "terror turf"},
        hand={IVA: "fighter"},
        members="runner",
        tiles={"back_alley": "A1, A2"},
        figures={IVA: "A1, A2, A3"},
        tracker={HAL: 4, NIA: 4, LIO: 4},
    )
    do(table, "do recruit", "name runner", "end")
    assert influence(table, IVA) == 7
    do(table, "do produce_develop", "done", "build back_alley", "place A3")
    assert (met(table, IVA), influence(table, IVA)) == ("turf empire muscle terror", 7)


@pytest.mark.example("EX-89")
@pytest.mark.clause("REM-CTL-08", "REM-CTL-09", "REM-IFL-16")
def test_a_contested_space_is_nobodys() -> None:
    table = quarter(
        figures={HAL: "D7, D6 x2, C6, E6, C7", NIA: "D5"},
        hand={HAL: "lookout lookout scrapper open_call open_call"},
        discard={NIA: "worker"},
    )
    do(table, "do move", "move D6 D5")
    assert (controlled(table, HAL), influence(table, HAL)) == ("C6 C7 D6 D7 E6", 4)
    do(table, "done", "attack D5", "lay lookout", "lay lookout", "lay open_call", "lay open_call")
    assert refused(table, "lay scrapper") == "BAT-03"
    do(table, "confirm")
    chance(table, "battle 0 0", "battle 0")
    lay(table)
    do(table, "lose worker")
    assert (met(table, HAL), influence(table, HAL)) == ("turf", 5)


EIGHT = "D7 x2, D6 x2, C6 x2, E6 x2"


@pytest.mark.example("EX-90")
@pytest.mark.clause("REM-REC-14")
def test_nine_figures_are_a_crowd() -> None:
    table = quarter(figures={HAL: EIGHT}, pool=1)
    assert influence(table, HAL) == 4
    do(table, "do move", "move pool E7")
    assert (met(table, HAL), influence(table, HAL)) == ("crowd", 5)


@pytest.mark.example("EX-90")
@pytest.mark.clause("REM-IFL-12")
def test_a_crowd_may_stand_on_a_contested_space() -> None:
    table = quarter(figures={HAL: EIGHT, IVA: "C7"}, pool=1)
    do(table, "do move", "move pool C7")
    assert met(table, HAL) == "crowd"


# N. Cards not met above

CHEM_WORKS: dict[str, Any] = {"active": LIO, "tiles": {"chem_works": "B2 C2 D2"}, "figures": {LIO: "B2, C2, D2"}}


@pytest.mark.example("EX-91")
@pytest.mark.clause("REM-OPS-16")
@pytest.mark.parametrize(("card", "made"), [("technician", 1), ("contraband_crate", 2)])
def test_products_are_added_to_a_tile_that_makes_them(card: str, made: int) -> None:
    table = quarter(hand={LIO: card}, **CHEM_WORKS)
    do(table, f"play {card}", "stock chem_works")
    assert products(table, "chem_works") == made


@pytest.mark.example("EX-91")
@pytest.mark.clause("REM-OPS-16")
def test_no_products_are_added_to_a_tile_that_makes_none() -> None:
    table = quarter(active=LIO, tiles={"casino": "B2 C2"}, figures={LIO: "B2, C2"}, hand={LIO: "technician"})
    assert refused(table, "play technician") == "CRD-11"


@pytest.mark.example("EX-91")
@pytest.mark.clause("REM-OPS-09")
def test_a_dealer_sells_up_to_two() -> None:
    table = quarter(hand={LIO: "dealer"}, products={"chem_works": 3}, **CHEM_WORKS)
    do(table, "play dealer", "sell chem_works", "sell chem_works")
    assert (arcs(table, LIO), products(table, "chem_works"), table.step().name) == (4000, 1, "turn")


@pytest.mark.example("EX-91")
@pytest.mark.clause("REM-EFF-05", "REM-OPS-11")
@pytest.mark.parametrize(("card", "taken"), [("loan_shark", 1000), ("madame_ozu", 1500)])
def test_arcs_are_taken_as_far_as_there_are_any(card: str, taken: int) -> None:
    table = quarter(active=LIO, arcs={NIA: 1500, IVA: 0}, hand={LIO: card})
    do(table, f"play {card}")
    assert offered(table, "rob") == "hal nia"
    assert refused(table, "rob iva") == "OPS-11"
    do(table, "rob nia")
    assert (arcs(table, NIA), arcs(table, LIO)) == (1500 - taken, 2000 + taken)


@pytest.mark.example("EX-91")
@pytest.mark.clause("REM-EFF-01")
@pytest.mark.parametrize(("card", "brings"), [("ummo_vael", 2000), ("credit_chip", 2000), ("peddler", 500)])
def test_cards_that_bring_arcs(card: str, brings: int) -> None:
    table = quarter(active=LIO, hand={LIO: card})
    do(table, f"play {card}")
    assert arcs(table, LIO) == 2000 + brings


@pytest.mark.example("EX-91")
@pytest.mark.clause("REM-EFF-01")
def test_a_stim_pack_draws_what_there_is() -> None:
    table = quarter(hand={HAL: "stim_pack"}, draw={HAL: "lookout scrapper"})
    do(table, "play stim_pack")
    assert (hand(table, HAL), piles(table, HAL)) == ("lookout scrapper", (2, 0, 1))


@pytest.mark.example("EX-91")
@pytest.mark.clause("REM-EFF-02", "REM-OPS-06")
def test_a_surveyor_places_figures_on_tiles() -> None:
    table = quarter(
        active=NIA,
        hand={NIA: "surveyor"},
        tiles={"red_eden_lab": "A1 B1, F1 G1", "casino": "B2 C2"},
        figures={NIA: "B1 x2", HAL: "C2"},
        tokens={"F1": "cadet"},
    )
    do(table, "play surveyor")
    assert offered(table, "deploy") == "A1 B2 G1"
    do(table, "deploy G1", "done")
    assert (figures(table, NIA), pool(table, NIA)) == ("B1 x2, G1", 6)


@pytest.mark.example("EX-91")
@pytest.mark.clause("REM-OPS-06")
def test_tobrin_slate_places_figures_on_controlled_spaces() -> None:
    table = quarter(hand={HAL: "tobrin_slate"}, figures={HAL: "D6, C6"})
    do(table, "play tobrin_slate")
    assert offered(table, "deploy") == "C6 D6"
    do(table, "deploy C6", "deploy D6")
    assert figures(table, HAL) == "C6 x2, D6 x2"


@pytest.mark.example("EX-91")
@pytest.mark.clause("REM-OPS-13")
def test_a_grav_sled_moves_three_figures() -> None:
    table = quarter(hand={HAL: "grav_sled"}, figures={HAL: "D7 x2", IVA: "D5"})
    do(table, "play grav_sled")
    assert "D5" not in ends(table, "D7").split()
    do(table, "move D7 D6", "move D7 A7", "move pool F7")
    assert (figures(table, HAL), table.step().name) == ("A7, D6, F7", "turn")


@pytest.mark.example("EX-91")
@pytest.mark.clause("REM-OPS-08")
@pytest.mark.parametrize(
    ("card", "seat", "action"),
    [("kezzik_nine", HAL, "move"), ("golden_handshake", LIO, "recruit"), ("back_room_deal", NIA, "buy")],
)
def test_bonus_actions(card: str, seat: int, action: str) -> None:
    table = quarter(active=seat, hand={seat: card}, draw={seat: "stun_charge"}, members="fighter")
    do(table, f"play {card}", "do sell", "done")
    assert legal(table) == [f"do {action}", "end"]


@pytest.mark.example("EX-91")
@pytest.mark.clause("REM-OPS-08")
def test_a_bonus_recruit_is_auctioned() -> None:
    table = quarter(active=LIO, hand={LIO: "golden_handshake"}, members="fighter")
    do(table, "play golden_handshake", "do sell", "done", "do recruit", "name fighter")
    assert actor(table) == IVA


@pytest.mark.example("EX-91")
@pytest.mark.clause("REM-OPS-08")
def test_a_bonus_buy_has_its_own_limit() -> None:
    table = quarter(active=NIA, hand={NIA: "back_room_deal"}, arcs={NIA: 24000})
    do(table, "play back_room_deal", "do buy", *4 * ["renown"], "done", "do buy", *4 * ["renown"])
    assert renown(table, NIA) == 8


@pytest.mark.example("EX-91")
@pytest.mark.clause("REM-OPS-23")
def test_a_site_guard_counts_three_developments_at_most() -> None:
    table = quarter(
        active=NIA,
        hand={NIA: "site_guard"},
        tiles={"back_alley": "A1, B1, C1, D1"},
        figures={NIA: "A1, B1, C1, D1, C5", HAL: "D5"},
    )
    do(table, "do move", "move C5 D5", "done", "attack D5")
    lay(table, "site_guard")
    chance(table, "battle 0", "battle 0")
    lay(table)
    assert news(table, "totals") == ["totals 1 7 0"]


@pytest.mark.example("EX-91")
@pytest.mark.clause("REM-OPS-19")
@pytest.mark.parametrize(("card", "attack"), [("war_cry", 3), ("frag_grenade", 4)])
def test_cards_that_add_attack(card: str, attack: int) -> None:
    table = quarter(active=IVA, hand={IVA: card}, figures={IVA: "C5", HAL: "D5"})
    do(table, "do move", "move C5 D5", "done", "attack D5")
    lay(table, card)
    chance(table, "battle 0", "battle 0")
    lay(table)
    assert news(table, "totals") == [f"totals 3 {attack} 0"]


HEIGHTS = {"data_vault": "D4 D5", "club_silver_x": "D4 D5 E4", "broadcast_spire": "D3 D4 D5", "bioforge": "D4 D5 E4 E5"}


def used(type: str) -> Quarter:
    """Hal controls a tile in the Heights and has used it."""
    spaces = HEIGHTS[type]
    table = quarter(tiles={type: spaces}, figures={HAL: spaces.replace(" ", ", ")})
    do(table, "do produce_develop", f"use {type}")
    return table


@pytest.mark.example("EX-92")
@pytest.mark.clause("REM-DEV-01", "REM-OPS-02")
@pytest.mark.parametrize("type", ["data_vault", "club_silver_x"])
def test_tiles_that_bring_arcs(type: str) -> None:
    assert arcs(used(type), HAL) == 4000


@pytest.mark.example("EX-92")
@pytest.mark.clause("REM-OPS-03")
def test_a_broadcast_spire_brings_renown() -> None:
    table = used("broadcast_spire")
    assert (renown(table, HAL), renown_pool(table)) == (1, 199)


@pytest.mark.example("EX-92")
@pytest.mark.clause("REM-OPS-34")
def test_a_bioforge_makes_products_for_3000() -> None:
    table = used("bioforge")
    assert products(table, "bioforge") == 2
    do(table, "done", "done", "end", *3 * ["do sell", "done", "end"], "do sell", "sell bioforge")
    assert arcs(table, HAL) == 5000


@pytest.mark.example("EX-92")
@pytest.mark.clause("REM-OPS-42")
def test_a_back_alley_defends_with_2() -> None:
    table = quarter(tiles={"back_alley": "A1"}, figures={HAL: "A1", IVA: "A2"}, active=IVA)
    do(table, "do move", "move A2 A1", "done", "attack A1")
    lay(table)
    chance(table, "battle 2", "battle 0")
    lay(table)
    assert news(table, "totals") == ["totals 3 2 2"]


def searching() -> Quarter:
    table = quarter(
        hand={HAL: "communication_device"},
        discard={HAL: "cass_orlan safe_house"},
        draw={HAL: "lookout scrapper open_call lookout scrapper"},
    )
    do(table, "play communication_device")
    return table


@pytest.mark.example("EX-93")
@pytest.mark.clause("REM-CRD-05", "REM-CRD-06", "REM-HID-11")
def test_a_card_of_the_discard_pile_is_taken_openly() -> None:
    table = searching()
    do(table, "search-discard")
    assert offered(table, "find") == "cass_orlan safe_house"
    do(table, "find cass_orlan")
    assert zone_of(table, "hand:0", NIA) == "cass_orlan"
    assert discard(table, HAL) == "safe_house communication_device"


@pytest.mark.example("EX-93")
@pytest.mark.clause("REM-OPS-17")
def test_a_card_of_the_draw_pile_is_taken_unseen() -> None:
    table = searching()
    do(table, "search-draw")
    assert offered(table, "find") == "lookout open_call scrapper"
    do(table, "find lookout")
    assert (hand(table, HAL), zone_of(table, "hand:0", NIA)) == ("lookout", "?")
    assert (sorted(draw_pile(table, HAL).split()), zone_of(table, "draw:0", HAL)) == (
        ["lookout", "open_call", "scrapper", "scrapper"],
        "? ? ? ?",
    )


# Q. A round in numbers


def first_round() -> Quarter:
    return quarter(
        "humans iggaret",
        round=1,
        types="red_eden_lab",
        members="fighter gambler runner dealer",
        hand={0: "lookout scrapper open_call safe_house", 1: "raider bruiser grakk_thurn war_cry"},
        coordinates="coord_03 coord_11...",
    )


def to_the_patrol() -> Quarter:
    """Turns 1 to 8; the tokens of the patrol are those of the example."""
    table = first_round()
    hal, iva = 0, 1
    do(table, "do move", *(f"move pool {space}" for space in ("D6", "C7", "E7", "D7")), "done", "end")
    assert tracker(table, hal) == 1
    do(
        table,
        "play raider",
        "do move",
        *(f"move pool {space}" for space in ("C4", "B4", "A5", "A3", "A4")),
        "done",
        "end",
    )
    assert tracker(table, iva) == 1
    do(table, "do produce_develop", "done", "build red_eden_lab", "place D7 E7", "end")
    assert (arcs(table, hal), tracker(table, hal)) == (0, 2)
    do(table, "do recruit", "name fighter", "end")
    assert (units(table, iva), tracker(table, iva)) == (8, 2)
    do(table, "do produce_develop", "use red_eden_lab", "done", "done", "end")
    assert products(table, "red_eden_lab") == 2
    do(table, "do recruit", "name gambler", "end")
    assert (met(table, iva), influence(table, iva)) == ("muscle", 5)
    do(table, "do sell", "sell red_eden_lab", "sell red_eden_lab", "done", "end")
    assert (arcs(table, hal), tracker(table, hal)) == (2000, 4)
    do(table, "do move", "move C4 D4", "move pool C4", "done")
    assert (met(table, iva), influence(table, iva)) == ("turf muscle", 6)
    chance(table, "patrol cadet warden hunter corrupt_officer patroller cadet hunter suppressor")
    do(table, "end")
    return table


def to_the_award() -> Quarter:
    """The patrol of turn 9, and the renown of turn 10."""
    table = to_the_patrol()
    assert actor(table) == 0
    do(table, "bribe warden", "bribe cadet D6", "fight cadet C7")
    chance(table, "battle 0 0", "die 5")
    lay(table, "lookout")
    assert (actor(table), arcs(table, 0)) == (1, 1000)
    do(table, "bribe corrupt_officer", "fight patroller")
    chance(table, "battle 0 0 0", "die 6")
    lay(table, "bruiser grakk_thurn")
    assert news(table, "claimed") == ["claimed 0 2", "claimed 1 3"]
    return table


@pytest.mark.example("EX-103")
@pytest.mark.clause(
    "REM-TRN-01",
    "REM-MOV-05",
    "REM-DEV-03",
    "REM-REC-05",
    "REM-REC-17",
    "REM-IFL-09",
    "REM-IFL-11",
    "REM-SEL-03",
    "REM-PAT-07",
    "REM-YCU-11",
    "REM-AWD-01",
)
def test_the_first_round_of_a_two_player_game() -> None:
    table = to_the_award()
    hal, iva = 0, 1
    assert (arcs(table, hal), renown(table, hal), influence(table, hal)) == (1000, 2, 4)
    assert (figures(table, hal), pool(table, hal), unused(table, hal)) == ("C7, D6, D7, E7", 3, 9)
    assert piles(table, hal) == (3, 6, 1)
    assert (arcs(table, iva), renown(table, iva), influence(table, iva)) == (2500, 4, 6)
    assert (len(figures(table, iva).split(", ")), pool(table, iva), unused(table, iva)) == (6, 3, 7)
    assert piles(table, iva) == (3, 6, 3)
    assert (renown_pool(table), size(table, "members"), table.tokens_in_bag()) == (194, 2, 17)
    assert tokens(table) == {"E2": "hunter", "F3": "hunter", "E4": "suppressor"}


@pytest.mark.example("EX-103")
@pytest.mark.clause("REM-RES-07", "REM-RND-01")
def test_the_reset_after_it() -> None:
    table = to_the_award()
    ready(table)
    assert (piles(table, 0)[0], piles(table, 1)[0]) == (4, 6)
    assert (arcs(table, 0), arcs(table, 1)) == (3000, 4500)
    assert (table[number.FIRST], whose(table)) == (1, 1)
