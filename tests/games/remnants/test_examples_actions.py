"""The worked examples, as they are written in examples.md: the six actions."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.remnants.game import GAME
from tabletown.games.remnants.rules import number
from tabletown.games.remnants.rules.quarter import Quarter
from tests.games.remnants.gangs import (
    HAL,
    IVA,
    LIO,
    NIA,
    TYPES,
    arcs,
    box,
    chance,
    controls,
    do,
    ends,
    figures,
    hand,
    influence,
    lay,
    left,
    legal,
    met,
    news,
    offered,
    on,
    pass_all,
    piles,
    pool,
    products,
    quarter,
    refused,
    renown,
    renown_pool,
    size,
    supply,
    tokens,
    tracker,
    units,
    unused,
    zone_of,
)
from tests.games.table import actor

EVERYTHING = " ".join(TYPES)

# D. Recruit


@pytest.mark.example("EX-20")
@pytest.mark.clause("REM-REC-01", "REM-REC-04", "REM-REC-05", "REM-REC-13", "REM-REC-15")
def test_nobody_bids_and_the_declarer_is_not_asked() -> None:
    table = quarter(members="fighter runner dealer gambler")
    do(table, "do recruit", "name fighter")
    for seat in (NIA, LIO, IVA):
        assert actor(table) == seat
        do(table, "pass")
    assert (hand(table, HAL), arcs(table, HAL)) == ("fighter", 2000)
    assert (pool(table, HAL), unused(table, HAL)) == (8, 8)
    assert size(table, "members") == 3
    assert table.step().name == "turn"


@pytest.mark.example("EX-21")
@pytest.mark.clause("REM-REC-06", "REM-REC-07", "REM-REC-08", "REM-REC-09", "REM-REC-17")
def test_raising_and_passing() -> None:
    table = quarter(members="vesh_karr", arcs={HAL: 3000, NIA: 2000, LIO: 2500, IVA: 1000})
    do(table, "do recruit", "name vesh_karr", "bid 500", "pass", "bid 1000", "bid 1500", "bid 2000")
    assert news(table, "bid") == ["bid 1 500", "bid 3 1000", "bid 0 1500", "bid 1 2000"]
    assert news(table, "cannot-bid") == ["cannot-bid 3"]
    assert actor(table) == HAL
    do(table, "bid 2500")
    assert news(table, "cannot-bid") == ["cannot-bid 3", "cannot-bid 1"]
    assert [arcs(table, seat) for seat in range(4)] == [500, 2000, 2500, 1000]
    assert hand(table, HAL) == "vesh_karr"
    assert [tracker(table, seat) for seat in range(4)] == [0, 0, 0, 0]


def hal_is_outbid() -> Quarter:
    table = quarter(members="odin_kester runner dealer gambler", arcs={HAL: 1000, NIA: 4000}, hand={HAL: "lookout"})
    do(table, "do recruit", "name odin_kester", "bid 500", "pass", "pass", "bid 1000", "bid 1500")
    return table


@pytest.mark.example("EX-22")
@pytest.mark.clause("REM-REC-10", "REM-REC-13")
def test_who_outbids_the_declarer_pays_with_a_turn() -> None:
    table = hal_is_outbid()
    assert (arcs(table, NIA), hand(table, NIA), tracker(table, NIA)) == (2500, "odin_kester", 1)
    assert (pool(table, NIA), unused(table, NIA)) == (8, 8)
    assert arcs(table, HAL) == 1000


@pytest.mark.example("EX-22")
@pytest.mark.clause("REM-REC-11", "REM-REC-12", "REM-CRD-03")
def test_the_declarer_goes_on_until_he_has_recruited() -> None:
    table = hal_is_outbid()
    assert actor(table) == HAL
    assert legal(table) == ["name gambler", "name dealer", "name runner", "play lookout"]
    do(table, "name runner")
    asked = []
    while table.step().name == "auction":
        asked.append(actor(table))
        do(table, "pass")
    assert asked == [NIA, LIO, IVA]
    assert (hand(table, HAL), arcs(table, HAL), size(table, "members")) == ("runner lookout", 1000, 2)


@pytest.mark.example("EX-23")
@pytest.mark.clause("REM-REC-03")
def test_cards_are_revealed_while_the_row_is_empty() -> None:
    table = quarter(member_deck="dealer runner ...")
    do(table, "do recruit")
    assert (news(table, "revealed"), actor(table)) == (["revealed 0 dealer"], NIA)
    do(table, "bid 500", "pass", "pass", "pass")
    assert (actor(table), legal(table)) == (HAL, ["done"])
    do(table, "done")
    assert (news(table, "revealed")[1:], actor(table)) == (["revealed 0 runner"], NIA)
    pass_all(table)
    assert (hand(table, NIA), hand(table, HAL)) == ("dealer", "runner")


@pytest.mark.example("EX-23")
@pytest.mark.clause("REM-REC-02")
def test_no_card_is_revealed_while_one_lies_in_the_row() -> None:
    table = quarter(members="fighter")
    do(table, "do recruit")
    assert (legal(table), news(table, "revealed")) == (["name fighter"], [])


@pytest.mark.example("EX-24")
@pytest.mark.clause("REM-REC-04", "REM-REC-12")
def test_only_who_has_a_turn_left_may_bid() -> None:
    table = quarter(members="fighter runner", tracker={NIA: 3, LIO: 4, IVA: 2})
    do(table, "do recruit", "name fighter")
    assert actor(table) == NIA
    do(table, "bid 500")
    assert actor(table) == IVA
    do(table, "pass", "pass")
    assert tracker(table, NIA) == 4
    do(table, "name runner")
    assert actor(table) == IVA
    do(table, "pass")
    assert (hand(table, HAL), arcs(table, HAL)) == ("runner", 2000)


def iva_is_asked(money: int, standing: int = 0) -> Quarter:
    """Hal has named a card, and Nia has bid."""
    table = quarter(members="fighter", arcs={NIA: 2000, IVA: money})
    do(table, "do recruit", "name fighter", f"bid {standing}" if standing else "pass", "pass")
    return table


@pytest.mark.example("EX-25")
@pytest.mark.clause("REM-CMP-19")
def test_bids_are_multiples_of_500_above_the_standing_bid() -> None:
    table = iva_is_asked(4000, standing=1500)
    assert (actor(table), offered(table, "bid")) == (IVA, "2000 2500 3000 3500 4000")
    assert len(legal(table)) == 6


@pytest.mark.example("EX-25")
@pytest.mark.clause("REM-REC-07")
def test_the_first_bid_is_500() -> None:
    table = iva_is_asked(500)
    assert (actor(table), legal(table)) == (IVA, ["pass", "bid 500"])


@pytest.mark.example("EX-25")
@pytest.mark.clause("REM-REC-18")
def test_a_bid_is_at_most_50000_higher() -> None:
    table = iva_is_asked(80000)
    bids = [int(phrase.split()[1]) for phrase in legal(table, "bid")]
    assert (len(bids), min(bids), max(bids)) == (100, 500, 50000)
    assert len(legal(table)) == 101


@pytest.mark.example("EX-25")
@pytest.mark.clause("REM-REC-17")
@pytest.mark.parametrize(("money", "standing"), [(1500, 1500), (0, 0)])
def test_who_cannot_raise_passes_by_rule(money: int, standing: int) -> None:
    table = iva_is_asked(money, standing)
    assert news(table, "cannot-bid") == ["cannot-bid 3"]
    assert actor(table) == HAL


@pytest.mark.example("EX-26")
@pytest.mark.clause("REM-TRN-05", "REM-REC-16", "REM-RES-10")
def test_the_last_gang_member() -> None:
    table = quarter(member_deck="", member_discard="technician")
    do(table, "do recruit")
    assert news(table, "revealed") == ["revealed 0 technician"]
    do(table, "bid 500", "pass", "pass", "pass")
    assert news(table, "nobody-left") == ["nobody-left 0"]
    assert tracker(table, HAL) == 0
    do(table, "end")
    assert (tracker(table, HAL), actor(table)) == (1, NIA)
    assert refused(table, "do recruit") == "TRN-05"


@pytest.mark.example("EX-27")
@pytest.mark.clause("REM-CMP-03", "REM-CMP-22", "REM-CMP-23")
def test_a_gang_without_unused_figures_gets_only_the_card() -> None:
    table = quarter(active=IVA, members="gambler", figures={IVA: "A4 x2, A5 x2, A6 x2, A3 x2, A2 x2, B4 x2"}, unused=0)
    do(table, "do recruit", "name gambler")
    pass_all(table)
    assert (hand(table, IVA), pool(table, IVA), unused(table, IVA)) == ("gambler", 4, 0)


@pytest.mark.example("EX-28")
@pytest.mark.clause("REM-CMP-04", "REM-IFL-11", "REM-IFL-17")
def test_recruiting_without_an_auction() -> None:
    table = quarter(members="ilsa_quill", arcs={HAL: 2500}, hand={HAL: "fast_talker fighter"})
    do(table, "play fast_talker", "hire ilsa_quill")
    assert (arcs(table, HAL), hand(table, HAL), pool(table, HAL)) == (0, "fighter ilsa_quill", 8)
    assert (units(table, HAL), met(table, HAL), influence(table, HAL)) == (9, "muscle", 5)
    assert "do move" in legal(table)


@pytest.mark.example("EX-28")
@pytest.mark.clause("REM-OPS-05")
def test_an_open_call_costs_1500() -> None:
    table = quarter(members="ilsa_quill", hand={HAL: "open_call"})
    do(table, "play open_call", "hire ilsa_quill")
    assert (arcs(table, HAL), hand(table, HAL)) == (500, "ilsa_quill")


# E. Buy

RICH_IVA: dict[str, Any] = {
    "active": IVA,
    "influence": {IVA: 5},
    "arcs": {IVA: 20000},
    "renown_pool": 120,
    "goods": "trophy_rack",
}


@pytest.mark.example("EX-29")
@pytest.mark.clause("REM-BUY-01")
def test_a_card_and_renown() -> None:
    table = quarter(**RICH_IVA)
    do(table, "do buy", "buy trophy_rack", *5 * ["renown"])
    assert (arcs(table, IVA), renown(table, IVA), renown_pool(table)) == (1000, 5, 115)


@pytest.mark.example("EX-29")
@pytest.mark.clause("REM-BUY-03", "REM-BUY-04")
def test_renown_is_bought_in_several_lots() -> None:
    table = quarter(**RICH_IVA)
    do(table, "do buy", *2 * ["renown"], "buy trophy_rack", *3 * ["renown"])
    assert renown(table, IVA) == 5
    table[number.ARCS + IVA] = 20000
    assert refused(table, "renown") == "BUY-03"


@pytest.mark.example("EX-30")
@pytest.mark.clause("REM-IFL-13", "REM-MOV-12")
def test_influence_that_rises_in_the_action_counts_at_once() -> None:
    table = quarter(active=NIA, arcs={NIA: 19500}, permanent={NIA: "payoff_ledger"}, goods="credit_chip")
    do(table, "do buy", *4 * ["renown"])
    assert arcs(table, NIA) == 7500
    assert refused(table, "renown") == "BUY-03"
    do(table, "buy credit_chip")
    assert (arcs(table, NIA), met(table, NIA), influence(table, NIA)) == (4500, "arsenal", 5)
    do(table, "renown")
    assert (arcs(table, NIA), renown(table, NIA)) == (1500, 5)


@pytest.mark.example("EX-31")
@pytest.mark.clause("REM-BUY-02", "REM-BUY-05", "REM-CMP-18")
def test_no_more_can_be_bought_than_there_is() -> None:
    table = quarter(active=IVA, arcs={IVA: 20000}, renown_pool=2)
    do(table, "do buy")
    assert legal(table, "buy") == []
    do(table, "renown", "renown")
    assert refused(table, "renown") == "BUY-05"


# F. Produce >>> Develop

OPEN_SIDE = {
    "back_alley": 24,
    "red_eden_lab": 24,
    "scrap_yard": 20,
    "casino": 16,
    "chem_works": 12,
    "sky_tower": 9,
    "data_vault": 12,
    "broadcast_spire": 6,
    "club_silver_x": 16,
    "bioforge": 4,
}


def sites(type: str, gangs: str = "humans iggaret", **tiles: str) -> int:
    """In how many ways a tile of this type can be placed."""
    table = quarter(gangs, types=EVERYTHING, arcs=20000, tiles=tiles)
    do(table, "do produce_develop", "done")
    if f"build {type}" not in legal(table):
        return 0
    do(table, f"build {type}")
    return len(legal(table, "place"))


@pytest.mark.example("EX-32")
@pytest.mark.clause("REM-DEV-06", "REM-DEV-10")
@pytest.mark.parametrize(("type", "ways"), OPEN_SIDE.items())
def test_where_tiles_fit_on_the_open_side(type: str, ways: int) -> None:
    assert sites(type) == ways


@pytest.mark.example("EX-32")
@pytest.mark.clause("REM-DEV-06", "REM-DEV-10")
@pytest.mark.parametrize(("type", "ways"), {**OPEN_SIDE, "casino": 10, "chem_works": 6}.items())
def test_where_tiles_fit_on_the_other_side(type: str, ways: int) -> None:
    assert sites(type, "humans neisu iggaret") == ways


@pytest.mark.example("EX-32")
@pytest.mark.clause("REM-DEV-05")
@pytest.mark.parametrize(("type", "ways"), [("back_alley", 21), ("red_eden_lab", 20), ("scrap_yard", 16)])
def test_where_tiles_fit_beside_a_scrap_yard(type: str, ways: int) -> None:
    assert sites(type, scrap_yard="A1 B1 C1") == ways


@pytest.mark.example("EX-32")
@pytest.mark.clause("REM-DEV-05")
@pytest.mark.parametrize(
    ("type", "ways"), [("bioforge", 0), ("broadcast_spire", 4), ("club_silver_x", 4), ("data_vault", 8)]
)
def test_where_tiles_fit_around_a_sky_tower(type: str, ways: int) -> None:
    assert sites(type, sky_tower="D4") == ways


def building(type: str, gangs: str = "humans neisu lentree iggaret", **position: Any) -> Quarter:
    table = quarter(gangs, types=EVERYTHING, arcs=20000, **position)
    do(table, "do produce_develop", "done", f"build {type}")
    return table


@pytest.mark.example("EX-33")
@pytest.mark.clause("REM-DEV-06")
def test_a_tile_lies_on_spaces_of_its_level() -> None:
    assert refused(building("red_eden_lab"), "place F6 G6") == "DEV-06"


@pytest.mark.example("EX-33")
@pytest.mark.clause("REM-BRD-05")
def test_a_tile_does_not_lie_on_blocked_squares() -> None:
    table = building("recruiter", "humans neisu iggaret")
    assert refused(table, "place C6 D6") == "DEV-06"
    assert not any(space in phrase for phrase in legal(table, "place") for space in ("C6", "D6", "F3", "F4"))


@pytest.mark.example("EX-33")
@pytest.mark.clause("REM-DEV-06")
def test_a_tile_does_not_lie_diagonally() -> None:
    assert "place C5 D4" not in legal(building("stronghold"))


@pytest.mark.example("EX-33")
@pytest.mark.clause("REM-DEV-05")
def test_a_tile_does_not_cover_another() -> None:
    assert refused(building("casino", tiles={"recruiter": "F4 F5"}), "place F3 F4") == "DEV-05"


@pytest.mark.example("EX-33")
@pytest.mark.clause("REM-BRD-12", "REM-DEV-07", "REM-DEV-09")
@pytest.mark.parametrize("space", ["D1", "A4", "G7"])
def test_a_tile_may_lie_anywhere(space: str) -> None:
    table = building("back_alley", tokens={"G7": "warden"})
    do(table, f"place {space}")
    assert on(table[number.COVERED]) == space
    assert tokens(table) == {"G7": "warden"}


@pytest.mark.example("EX-34")
@pytest.mark.clause("REM-CTL-05", "REM-DEV-03", "REM-DEV-08", "REM-DEV-12", "REM-IFL-10", "REM-IFL-18")
def test_building_for_somebody_else() -> None:
    table = quarter(arcs={HAL: 5000}, tiles={"back_alley": "A1, G1"}, figures={NIA: "A1, G1, F3, F4"})
    do(table, "do produce_develop", "done", "build casino", "place F3 F4")
    assert arcs(table, HAL) == 0
    assert (controls(table, NIA, "casino"), controls(table, HAL, "casino")) == (True, False)
    assert (met(table, NIA), influence(table, NIA)) == ("empire", 5)
    assert figures(table, NIA) == "A1, F3, F4, G1"


@pytest.mark.example("EX-34")
@pytest.mark.clause("REM-CTL-03")
def test_half_a_tile_is_not_controlled() -> None:
    table = quarter(arcs={HAL: 5000}, figures={NIA: "F3"})
    do(table, "do produce_develop", "done", "build casino", "place F3 F4")
    assert [seat for seat in range(4) if controls(table, seat, "casino")] == []


LIOS_WORKS: dict[str, Any] = {
    "active": LIO,
    "supply": 4,
    "tiles": {"red_eden_lab": "A1 B1", "star_dust_lab": "D1 E1", "chem_works": "B2 C2 D2"},
    "figures": {LIO: "A1, B1, D1, E1, B2, C2, D2"},
}


@pytest.mark.example("EX-35")
@pytest.mark.clause("REM-CMP-20", "REM-DEV-01", "REM-OPS-34")
def test_products_run_out() -> None:
    table = quarter(**LIOS_WORKS)
    do(table, "do produce_develop", "use chem_works", "use star_dust_lab")
    assert (products(table, "chem_works"), products(table, "star_dust_lab"), supply(table)) == (3, 1, 0)
    assert refused(table, "use red_eden_lab") == "DEV-02"


@pytest.mark.example("EX-35")
@pytest.mark.clause("REM-CMP-21")
def test_a_tile_gets_the_products_that_are_left() -> None:
    table = quarter(**LIOS_WORKS)
    do(table, "do produce_develop", "use red_eden_lab", "use chem_works")
    assert (products(table, "red_eden_lab"), products(table, "chem_works")) == (2, 2)


@pytest.mark.example("EX-35")
@pytest.mark.clause("REM-CTL-11", "REM-DEV-02")
def test_two_tiles_of_one_type_work_once_each() -> None:
    table = quarter(tiles={"red_eden_lab": "A1 B1, D1 E1"}, figures={HAL: "A1, B1, D1, E1"})
    do(table, "do produce_develop", "use A1")
    assert refused(table, "use A1") == "DEV-02"
    do(table, "use D1")
    assert refused(table, "use D1") == "DEV-02"
    assert (products(table, "A1"), products(table, "D1")) == (2, 2)


@pytest.mark.example("EX-36")
@pytest.mark.clause("REM-CMP-16", "REM-OPS-35")
@pytest.mark.parametrize(("face", "brings"), list(enumerate([0, 0, 0, 2000, 3000, 5000], 1)))
def test_a_counterfeit_press_pays_by_its_table(face: int, brings: int) -> None:
    table = quarter(tiles={"counterfeit_press": "A1 B1"}, figures={HAL: "A1, B1"})
    do(table, "do produce_develop")
    chance(table, f"die {face}")
    do(table, "use counterfeit_press")
    assert arcs(table, HAL) == 2000 + brings


@pytest.mark.example("EX-36")
@pytest.mark.clause("REM-CMP-16", "REM-OPS-36")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_casino_pays_500_times_the_die(face: int) -> None:
    table = quarter(tiles={"casino": "B2 B3"}, figures={HAL: "B2, B3"})
    do(table, "do produce_develop")
    chance(table, f"die {face}")
    do(table, "use casino")
    assert arcs(table, HAL) == 2000 + 500 * face


@pytest.mark.example("EX-36")
@pytest.mark.clause("REM-OPS-14")
@pytest.mark.parametrize(("face", "brings"), [(3, 0), (4, 2000)])
def test_a_gambler_wins_from_4_on(face: int, brings: int) -> None:
    table = quarter(hand={HAL: "gambler"})
    chance(table, f"die {face}")
    do(table, "play gambler")
    assert arcs(table, HAL) == 2000 + brings


def trading(cards: str = "lookout") -> Quarter:
    """Hal controls a Labour Broker and a Casino, and is about to produce."""
    table = quarter(
        tiles={"labour_broker": "B3 B4", "casino": "C2 D2"},
        figures={HAL: "B3, B4, C2, D2"},
        pool=0,
        hand={HAL: cards},
    )
    do(table, "do produce_develop")
    return table


@pytest.mark.example("EX-37")
@pytest.mark.clause("REM-CTL-06", "REM-HID-06", "REM-OPS-38")
def test_giving_up_a_unit_may_cost_the_control_of_a_tile() -> None:
    table = trading()
    do(table, "use labour_broker", "give lookout", "return D2")
    assert (arcs(table, HAL), unused(table, HAL), figures(table, HAL)) == (5000, 13, "B3, B4, C2")
    assert "lookout" in box(table).split()
    assert refused(table, "use casino") == "CTL-03"


@pytest.mark.example("EX-37")
@pytest.mark.clause("REM-EFF-06")
def test_giving_up_another_figure_leaves_the_tile_usable() -> None:
    table = trading()
    do(table, "use labour_broker", "give lookout", "return B4")
    assert "use C2" in legal(table)


@pytest.mark.example("EX-37")
@pytest.mark.clause("REM-DEV-02")
def test_a_labour_broker_needs_a_unit_card() -> None:
    assert refused(trading("open_call"), "use labour_broker") == "DEV-02"


@pytest.mark.example("EX-38")
@pytest.mark.clause("REM-RES-10", "REM-RES-13", "REM-OPS-37")
def test_the_recruiter_reveals_the_top_card() -> None:
    table = quarter(
        tiles={"recruiter": "B3 B4"},
        figures={HAL: "B3, B4"},
        members="gambler",
        member_deck="",
        member_discard="fighter fighter fighter runner runner",
    )
    do(table, "do produce_develop", "use recruiter")
    assert hand(table, HAL) in ("fighter", "runner")
    assert (pool(table, HAL), size(table, "member_deck"), size(table, "member_discard")) == (8, 4, 0)
    assert (zone_of(table, "members"), actor(table)) == ("gambler", HAL)


@pytest.mark.example("EX-39")
@pytest.mark.clause("REM-EFF-11", "REM-OPS-04", "REM-OPS-39")
def test_shopping_at_the_bazaar() -> None:
    table = quarter(
        active=NIA,
        tiles={"black_bazaar": "B3 B4"},
        figures={NIA: "B3, B4"},
        hand={NIA: "smuggler"},
        goods="frag_grenade frag_grenade",
        arcs=5000,
    )
    do(table, "play smuggler", "cheapen frag_grenade", "do produce_develop", "use black_bazaar", "buy frag_grenade")
    assert (arcs(table, NIA), hand(table, NIA)) == (5000, "frag_grenade")
    assert legal(table, "renown") == []
    assert table.good_price(GAME.layout.kinds.index("frag_grenade"), 0) == 2500


def after_building() -> Quarter:
    """Nia has used her Scrap Yard and built Gun Row under two figures."""
    table = quarter(
        active=NIA,
        arcs={NIA: 1500},
        tiles={"scrap_yard": "A1 B1 C1"},
        figures={NIA: "A1, B1, C1, E1, F1"},
        hand={NIA: "prefab_crew"},
    )
    do(table, "do produce_develop", "use scrap_yard")
    assert arcs(table, NIA) == 3000
    do(table, "done", "build gun_row", "place E1 F1")
    return table


@pytest.mark.example("EX-40")
@pytest.mark.clause("REM-DEV-03", "REM-DEV-04", "REM-DEV-13")
def test_producing_and_then_building() -> None:
    table = after_building()
    assert (arcs(table, NIA), controls(table, NIA, "gun_row")) == (500, True)
    assert legal(table) == ["end", "play prefab_crew"]


@pytest.mark.example("EX-40")
@pytest.mark.clause("REM-EFF-07", "REM-OPS-07")
def test_a_card_builds_one_more() -> None:
    table = after_building()
    do(table, "play prefab_crew", "build back_alley", "place G1")
    assert (arcs(table, NIA), left(table, "back_alley")) == (500, 3)
    assert legal(table) == ["end"]


# G. Sell and Refresh


def lios_stock(cards: str = "") -> Quarter:
    return quarter(
        active=LIO,
        influence={LIO: 5},
        met={LIO: "fortune"},
        tiles={"red_eden_lab": "A1 B1", "star_dust_lab": "D1 E1"},
        products={"red_eden_lab": 4, "star_dust_lab": 3},
        figures={LIO: "A1, B1, D1, E1"},
        hand={LIO: cards},
        arcs=0,
    )


BEST = [*3 * ["sell star_dust_lab"], *2 * ["sell red_eden_lab"]]


@pytest.mark.example("EX-41")
@pytest.mark.clause("REM-SEL-01", "REM-SEL-02", "REM-SEL-03")
def test_as_many_products_are_sold_as_influence_allows() -> None:
    table = lios_stock()
    do(table, "do sell", *BEST)
    assert (arcs(table, LIO), supply(table)) == (9500, 52)
    assert refused(table, "sell red_eden_lab") == "SEL-02"


@pytest.mark.example("EX-41")
@pytest.mark.clause("REM-OPS-10")
def test_a_broker_brings_500_more_for_each() -> None:
    table = lios_stock("broker")
    do(table, "play broker", "do sell", *BEST)
    assert arcs(table, LIO) == 12000


@pytest.mark.example("EX-41")
@pytest.mark.clause("REM-OPS-09", "REM-OPS-10")
def test_a_quick_sale_is_not_counted_in_the_limit() -> None:
    table = lios_stock("broker quick_sale")
    do(table, "play broker", "play quick_sale", *3 * ["sell star_dust_lab"], "sell red_eden_lab")
    assert (arcs(table, LIO), table.step().name) == (10500, "turn")
    do(table, "do sell", *3 * ["sell red_eden_lab"])
    assert arcs(table, LIO) == 15000


STOCKED: dict[str, Any] = {"active": IVA, "tiles": {"star_dust_lab": "E1 F1"}, "products": {"star_dust_lab": 3}}


@pytest.mark.example("EX-42")
@pytest.mark.clause("REM-CTL-04", "REM-CTL-05", "REM-CTL-06")
def test_half_of_a_tile_is_taken_over() -> None:
    table = quarter(figures={LIO: "E1, F1", IVA: "F2"}, **STOCKED)
    do(table, "do move", "move F2 F1", "done", "attack F1")
    lay(table)
    chance(table, "battle 3", "battle 0 1")
    lay(table)
    do(table, "search-draw", "lose peddler")
    assert (figures(table, IVA), figures(table, LIO)) == ("F1", "E1")
    assert [seat for seat in range(4) if controls(table, seat, "star_dust_lab")] == []
    assert products(table, "star_dust_lab") == 3


@pytest.mark.example("EX-42")
@pytest.mark.clause("REM-CTL-07")
def test_whoever_controls_a_tile_sells_its_products() -> None:
    table = quarter(figures={IVA: "E1, F1"}, **STOCKED)
    do(table, "do sell", *3 * ["sell star_dust_lab"])
    assert arcs(table, IVA) == 9500


@pytest.mark.example("EX-43")
@pytest.mark.clause("REM-REF-01", "REM-REF-02")
def test_refreshing_the_hand() -> None:
    table = quarter(
        active=NIA,
        influence={NIA: 5},
        hand={NIA: "site_guard prefab_crew"},
        draw={NIA: "worker"},
        discard={NIA: "sepento_roden worker worker surveyor surveyor prefab_crew back_room_deal"},
    )
    do(table, "do refresh", "throw prefab_crew", "done")
    assert piles(table, NIA) == (5, 5, 0)
    assert {"worker", "site_guard"} <= set(hand(table, NIA).split())


# H. Move


@pytest.mark.example("EX-44")
@pytest.mark.clause("REM-MOV-01", "REM-MOV-04", "REM-MOV-13")
def test_entering_from_the_pool_uses_one_of_three_spaces() -> None:
    table = quarter()
    do(table, "do move")
    assert ends(table, "pool") == "B7 C6 C7 D5 D6 D7 E6 E7 F7"


@pytest.mark.example("EX-44")
@pytest.mark.clause("REM-MOV-05")
def test_entering_the_side_with_blocked_squares() -> None:
    table = quarter("humans neisu iggaret")
    do(table, "do move")
    assert ends(table, "pool") == "A7 B6 B7 C7 D7 E7"


@pytest.mark.example("EX-45")
@pytest.mark.clause("REM-BRD-13", "REM-MOV-06")
def test_two_figures_are_passed_but_not_joined() -> None:
    table = quarter(figures={HAL: "D7 x2, D6 x2"})
    do(table, "do move")
    assert ends(table, "pool") == "B7 C6 C7 D5 E6 E7 F7"
    do(table, "pool")
    assert refused(table, "go D7") == "MOV-06"


@pytest.mark.example("EX-46")
@pytest.mark.clause("REM-CTL-01", "REM-MOV-04", "REM-MOV-07", "REM-MOV-13")
def test_enemies_stop_a_figure() -> None:
    table = quarter(figures={HAL: "D6", IVA: "D5"})
    do(table, "do move")
    reached = ends(table, "D6").split()
    assert len(reached) == 18
    assert "D5" in reached
    assert not {"D3", "D4", "D6"} & set(reached)


def one_space_entered() -> Quarter:
    """Hal has moved two figures into D5, where Iva stands."""
    table = quarter(
        figures={HAL: "D6 x2, B6, C5", IVA: "D5"},
        tokens={"B5": "cadet"},
        hand={HAL: "kezzik_nine frag_grenade"},
    )
    do(table, "do move", "move D6 D5")
    assert "D5" in ends(table, "D6").split()
    do(table, "move D6 D5")
    return table


@pytest.mark.example("EX-47")
@pytest.mark.clause("REM-MOV-03", "REM-MOV-08")
def test_only_one_space_with_enemies_is_entered() -> None:
    table = one_space_entered()
    assert not {"B5", "D5"} & set(ends(table, "C5").split())
    do(table, "fetch C5")
    assert refused(table, "go B5") == "MOV-08"
    assert refused(table, "go D5") == "MOV-06"


@pytest.mark.example("EX-47")
@pytest.mark.clause("REM-MOV-09")
def test_the_other_spaces_with_enemies_stay_closed_after_the_battle() -> None:
    table = one_space_entered()
    do(table, "done", "attack D5")
    lay(table, "frag_grenade")
    chance(table, "battle 0 0 0", "battle 0")
    lay(table)
    do(table, "search-draw", "lose raider", "play kezzik_nine", "do move", "move D5 E5")
    reached = ends(table, "C5").split()
    assert "D5" in reached
    assert "B5" not in reached


@pytest.mark.example("EX-48")
@pytest.mark.clause("REM-MOV-10", "REM-MOV-11")
def test_an_enemy_on_the_entry_space() -> None:
    table = quarter(figures={IVA: "D7"})
    do(table, "do move")
    assert ends(table, "pool") == "D7"
    do(table, "move pool D7", "move pool D7")
    assert legal(table) == ["done"]
    do(table, "done")
    assert legal(table) == ["attack D7"]


@pytest.mark.example("EX-49")
@pytest.mark.clause("REM-IFL-03", "REM-IFL-09", "REM-MOV-12")
def test_influence_that_rises_while_moving_counts_at_once() -> None:
    table = quarter(figures={HAL: "D7, D6, C6, E6, D5"})
    do(table, "do move", "move pool C7")
    assert (met(table, HAL), influence(table, HAL)) == ("turf", 5)
    do(table, "move D7 E7", "move D6 D7", "move C6 B6", "move E6 F6")
    assert refused(table, "fetch D5") == "MOV-01"


IVAS_RAID: dict[str, Any] = {"active": IVA, "hand": {IVA: "raider runner"}, "met": {IVA: "turf"}, "pool": 9}


@pytest.mark.example("EX-50")
@pytest.mark.clause("REM-EFF-08", "REM-EFF-10")
def test_more_figures_go_farther() -> None:
    table = quarter(**IVAS_RAID)
    do(table, "play raider", "play runner", "do move")
    assert len(ends(table, "pool").split()) == 16
    do(table, *(f"move pool {space}" for space in ("A1", "A7", "D4", "B6", "B2", "C5")))
    assert refused(table, "pool") == "MOV-01"


@pytest.mark.example("EX-50")
@pytest.mark.clause("REM-OPS-12")
def test_a_runner_comes_too_late_for_who_has_moved() -> None:
    table = quarter(figures={IVA: "A5"}, **IVAS_RAID)
    do(table, "play raider", "do move", "move pool A4", "move A5 A6")
    assert "D4" not in ends(table, "pool").split()
    do(table, "play runner")
    assert refused(table, "fetch A4") == "MOV-02"
    do(table, *(f"move pool {space}" for space in ("A1", "A7", "D4", "B6")))
    assert refused(table, "pool") == "MOV-01"


def with_outrider() -> Quarter:
    """Of Iva's two figures on C4 one has just come; she has played an Outrider."""
    table = quarter(active=IVA, figures={IVA: "C4, B4", HAL: "C5"}, hand={IVA: "outrider"})
    do(table, "do move", "move B4 C4", "play outrider")
    return table


@pytest.mark.example("EX-51")
@pytest.mark.clause("REM-MOV-02")
def test_who_was_moved_by_a_card_may_still_move() -> None:
    table = with_outrider()
    do(table, "move C4 D5", "done")
    assert "fetch D5" in legal(table)
    assert refused(table, "fetch C4") == "MOV-02"


@pytest.mark.example("EX-51")
@pytest.mark.clause("REM-EFF-03")
def test_a_card_may_also_move_who_has_moved() -> None:
    table = with_outrider()
    do(table, "fetch-moved C4", "go D5", "done")
    assert refused(table, "fetch D5") == "MOV-02"
    assert "fetch C4" in legal(table)


@pytest.mark.example("EX-51")
@pytest.mark.clause("REM-OPS-13")
@pytest.mark.parametrize("figure", ["fetch C4", "fetch-moved C4"])
def test_a_card_moves_nobody_into_enemies(figure: str) -> None:
    table = with_outrider()
    do(table, figure)
    assert refused(table, "go C5") == "OPS-13"
