"""The worked examples, as they are written in examples.md: battles, Defeat, Yugai Control Units."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tabletown.games.remnants.game import GAME
from tabletown.games.remnants.rules import number
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import GANGS, SPACES
from tests.games.remnants.gangs import (
    HAL,
    IVA,
    LIO,
    NIA,
    arcs,
    begin_phase,
    box,
    chance,
    controls,
    dice,
    discard,
    do,
    draw_pile,
    ends,
    face,
    figures,
    hand,
    lay,
    legal,
    news,
    offered,
    piles,
    quarter,
    refused,
    renown,
    renown_pool,
    size,
    tokens,
    units,
    unused,
    whose,
    won,
    zone_of,
)
from tests.games.table import actor

# What dice can show


def sums(count: int) -> Counter[int]:
    """In how many ways so many battle dice show each sum."""
    ways = Counter({0: 1})
    for _ in range(count):
        rolled: Counter[int] = Counter()
        for total, times in ways.items():
            for face_ in GAME.box.faces:
                rolled[total + int(face_)] += times
        ways = rolled
    return ways


def odds(mine: int, theirs: int, ahead: int = 0) -> Fraction:
    """How likely an attacker with so many dice wins, who has so much more attack than the defender."""
    good = sum(a * b for x, a in sums(mine).items() for y, b in sums(theirs).items() if x + ahead > y)
    return Fraction(good, 6 ** (mine + theirs))


def at_least(wanted: int, count: int) -> Fraction:
    return Fraction(sum(times for total, times in sums(count).items() if total >= wanted), 6**count)


# I. Battles between players


def invaded(**position: Any) -> Quarter:
    """Iva attacks D5 with two figures and has one on D6; Hal has one each on D5, C5 and E5."""
    given: dict[str, Any] = {
        "active": IVA,
        "figures": {IVA: "D6 x2, E6", HAL: "D5, C5, E5"},
        "hand": {IVA: "grakk_thurn raider", HAL: "lookout scrapper"},
        "draw": {HAL: "cass_orlan ..."},
        **position,
    }
    table = quarter(**given)
    do(table, "do move", "move E6 D5", "move D6 D5", "done", "attack D5")
    return table


@pytest.mark.example("EX-52")
@pytest.mark.clause(
    "REM-BAT-01",
    "REM-BAT-03",
    "REM-BAT-06",
    "REM-BAT-07",
    "REM-BAT-08",
    "REM-BAT-09",
    "REM-BAT-14",
    "REM-BAT-15",
    "REM-DEF-01",
    "REM-DEF-02",
    "REM-DEF-07",
    "REM-DEF-10",
    "REM-OPS-20",
    "REM-OPS-24",
)
def test_a_battle() -> None:
    table = invaded()
    assert actor(table) == IVA
    lay(table, "grakk_thurn raider")
    assert actor(table) == HAL
    chance(table, "battle 3 2 2 1", "battle 2 1 1")
    lay(table, "lookout scrapper")
    assert news(table, "showed", "dice", "totals") == [
        "showed 3 grakk_thurn 5",
        "showed 3 raider 3",
        "showed 0 lookout 3",
        "showed 0 scrapper 3",
        "showed 0 cass_orlan 4",
        "dice 3 4 8",
        "dice 0 3 4",
        "totals 3 16 14",
    ]
    assert (actor(table), offered(table, "lose")) == (HAL, "cass_orlan lookout scrapper")
    do(table, "lose lookout")
    assert (figures(table, HAL), unused(table, HAL)) == ("C5, E5", 7)
    assert "lookout" in box(table).split()
    assert (discard(table, HAL), discard(table, IVA)) == ("cass_orlan scrapper", "grakk_thurn raider")


@pytest.mark.example("EX-52")
@pytest.mark.clause("REM-BAT-12", "REM-BAT-13")
def test_how_likely_it_was() -> None:
    assert odds(4, 3, 8 - 10) == Fraction(761, 2187)


@pytest.mark.example("EX-53")
@pytest.mark.clause("REM-BAT-13", "REM-BAT-14", "REM-BAT-16")
def test_a_tie_is_won_by_the_defender() -> None:
    table = invaded()
    lay(table, "grakk_thurn raider")
    chance(table, "battle 3 2 2 1", "battle 2 2 2")
    lay(table, "lookout scrapper")
    assert news(table, "totals") == ["totals 3 16 16"]
    assert (actor(table), offered(table, "lose")) == (IVA, "grakk_thurn raider")
    do(table, "lose raider")
    assert figures(table, IVA) == "D5, D6"
    assert (actor(table), legal(table)) == (IVA, ["attack D5"])


@pytest.mark.example("EX-54")
@pytest.mark.clause("REM-BAT-17", "REM-BAT-19")
def test_battles_follow_until_one_side_remains() -> None:
    table = quarter(
        active=IVA,
        figures={IVA: "A4 x2", HAL: "C5 x2"},
        discard={IVA: "raider raider", HAL: "lookout lookout"},
    )
    do(table, "do move", "move A4 C5", "move A4 C5", "done")
    for ours, theirs, lost in (("0 0", "0 0", "raider"), ("1", "0 0", "lookout"), ("3", "0", "lookout")):
        assert legal(table) == ["attack C5"]
        do(table, "attack C5")
        lay(table)
        chance(table, f"battle {ours}", f"battle {theirs}")
        lay(table)
        do(table, f"lose {lost}")
    assert (figures(table, IVA), figures(table, HAL)) == ("C5", "")
    assert (units(table, IVA), units(table, HAL)) == (6, 5)
    assert (won(table, IVA), won(table, HAL)) == (2, 1)
    assert news(table, "battle") == 3 * ["battle 3 0 C5"]


@pytest.mark.example("EX-54")
@pytest.mark.clause("REM-BAT-16")
def test_how_likely_the_attacker_takes_the_space() -> None:
    one_to_one, two_to_one, one_to_two = odds(1, 1), odds(2, 1), odds(1, 2)
    with_two = two_to_one + (1 - two_to_one) * one_to_one
    with_one = one_to_two * one_to_one
    assert (one_to_one, with_two) == (Fraction(13, 36), Fraction(533, 648))
    assert odds(2, 2) * with_two + (1 - odds(2, 2)) * with_one == Fraction(3559907, 10077696)


@pytest.mark.example("EX-55")
@pytest.mark.clause("REM-CMP-07", "REM-BAT-12", "REM-CRD-08")
@pytest.mark.parametrize(("seat", "attack"), [(HAL, 7), (NIA, 7), (LIO, 8), (IVA, 9)])
def test_a_card_counts_in_the_colour_of_its_owner(seat: int, attack: int) -> None:
    other = (seat + 1) % 4
    table = quarter(active=seat, figures={seat: "C5", other: "C4"}, hand={seat: "fighter gambler informer"})
    do(table, "do move", "move C5 C4", "done", "attack C4")
    lay(table, "fighter gambler informer")
    chance(table, "battle 0 1", "battle 0")
    lay(table)
    assert news(table, "dice", "totals") == [f"dice {seat} 2 1", f"dice {other} 1 0", f"totals {seat} {attack + 1} 0"]


def lio_lays_blind() -> Quarter:
    """Hal attacks Lio, who has a card in hand and two in his draw pile; Lio lays all three."""
    table = quarter(
        figures={HAL: "C5", LIO: "C4"},
        hand={LIO: "peddler"},
        draw={LIO: "quick_sale bodyguard"},
        discard={LIO: "broker"},
    )
    do(table, "do move", "move C5 C4", "done", "attack C4")
    lay(table)
    do(table, "lay peddler", "blind", "blind")
    return table


@pytest.mark.example("EX-56")
@pytest.mark.clause("REM-HID-04", "REM-BAT-04", "REM-BAT-05")
@pytest.mark.parametrize("watcher", [HAL, LIO, None])
def test_nobody_sees_blind_cards(watcher: int | None) -> None:
    table = lio_lays_blind()
    assert refused(table, "blind") == "BAT-05"
    assert zone_of(table, "blind:2", watcher) == "? ?"
    assert zone_of(table, "row:2", watcher) == ("peddler" if watcher == LIO else "?")


@pytest.mark.example("EX-56")
@pytest.mark.clause("REM-HID-05", "REM-OPS-27")
def test_blind_cards_count_when_they_are_revealed() -> None:
    table = lio_lays_blind()
    chance(table, "battle 3", "battle 0")
    do(table, "confirm")
    assert news(table, "laid")[1:] == ["laid 2 1 2"]
    assert sorted(news(table, "showed")) == ["showed 2 bodyguard 4", "showed 2 peddler 2", "showed 2 quick_sale 0"]
    assert news(table, "totals") == ["totals 0 3 6"]
    do(table, "search-draw", "lose lookout")
    assert (arcs(table, LIO), piles(table, LIO)) == (3000, (0, 0, 4))


def stunned(cards: str = "") -> Quarter:
    """Hal has laid two Stun Charges against Nia, who has three figures there and around, and has laid these cards."""
    table = quarter(figures={HAL: "C6", NIA: "C5, B5, D5"}, hand={HAL: "stun_charge stun_charge", NIA: "pulse_rifle"})
    do(table, "do move", "move C6 C5", "done", "attack C5")
    lay(table, "stun_charge stun_charge")
    chance(table, "battle 0", *["battle 3"] * bool(cards))
    lay(table, cards)
    return table


@pytest.mark.example("EX-57")
@pytest.mark.clause("REM-OPS-19", "REM-OPS-21")
def test_no_dice_are_left() -> None:
    assert news(stunned(), "dice", "totals") == ["dice 0 1 0", "dice 1 0 0", "totals 0 2 0"]


@pytest.mark.example("EX-57")
@pytest.mark.clause("REM-BAT-10", "REM-OPS-20")
def test_more_dice_and_fewer_dice_are_added_up() -> None:
    assert news(stunned("pulse_rifle"), "dice", "totals") == ["dice 0 1 0", "dice 1 1 3", "totals 0 2 5"]


@pytest.mark.example("EX-57")
@pytest.mark.clause("REM-YCU-05")
def test_nobody_is_stunned_among_ycu() -> None:
    table = quarter(figures={HAL: "C5"}, tokens={"C5": "cadet"}, hand={HAL: "stun_charge stun_charge"})
    face(table)
    do(table, "fight cadet")
    chance(table, "battle 0")
    lay(table, "stun_charge stun_charge")
    assert news(table, "dice", "totals") == ["dice 0 1 0", "totals 0 2 3"]


def with_visors(mine: str, theirs: str = "") -> Quarter:
    """Iva has four dice and Hal two, and these cards are laid."""
    table = quarter(active=IVA, figures={IVA: "D6 x2, E6 x2", HAL: "D5, C5"}, hand={IVA: mine, HAL: theirs})
    do(table, "do move", "move E6 D5", "move E6 D5", "done", "attack D5")
    lay(table, mine)
    chance(table, "battle 0 0 1 3", "battle 2 2")
    lay(table, theirs)
    return table


@pytest.mark.example("EX-58")
@pytest.mark.clause("REM-CMP-14", "REM-OPS-25")
def test_dice_are_rerolled_once() -> None:
    table = with_visors("targeting_visor")
    assert (actor(table), offered(table, "reroll")) == (IVA, "0 1 3")
    do(table, "reroll 0", "reroll 0", "reroll 1")
    assert refused(table, "reroll 3") == "OPS-25"
    chance(table, "battle 2 1 0")
    do(table, "done")
    assert (dice(table), news(table, "rerolled", "totals")) == (
        ("3210", "22"),
        ["rerolled 3 3 6", "totals 3 6 4"],
    )


@pytest.mark.example("EX-58")
@pytest.mark.clause("REM-BAT-11")
def test_a_second_visor_rerolls_the_same_dice() -> None:
    table = with_visors("targeting_visor targeting_visor")
    do(table, "reroll 0", "reroll 0", "reroll 1")
    chance(table, "battle 2 1 0")
    do(table, "done")
    assert (actor(table), offered(table, "reroll")) == (IVA, "0 1 2 3")


@pytest.mark.example("EX-58")
@pytest.mark.clause("REM-BAT-11", "REM-CRD-16")
def test_the_defender_decides_after_the_attacker() -> None:
    table = with_visors("targeting_visor", "targeting_visor")
    assert actor(table) == IVA
    do(table, "done")
    assert (actor(table), offered(table, "reroll")) == (HAL, "2")
    do(table, "done")
    assert news(table, "totals") == ["totals 3 4 4"]


@pytest.mark.example("EX-59")
@pytest.mark.clause("REM-CMP-15", "REM-OPS-30")
def test_more_dice_than_there_are_in_the_box() -> None:
    table = quarter(
        active=IVA,
        figures={HAL: "D4 x2, C4 x2, D3 x2, D5 x2, E4 x2"},
        hand={HAL: "pulse_rifle"},
        permanent={HAL: "defense_drone"},
    )
    table.add_figure(IVA, SPACES.index("D4"))
    face(table)
    do(table, "attack D4")
    lay(table)
    lay(table, "pulse_rifle")
    assert news(table, "dice")[1].startswith("dice 0 13 ")


STRONGHOLD: dict[str, Any] = {"tiles": {"stronghold": "C5 D5"}}


def attacked_on_d5(defenders: str) -> list[str]:
    """Hal attacks Nia on D5: the dice and totals."""
    table = quarter(figures={HAL: "D6", NIA: defenders}, **STRONGHOLD)
    do(table, "do move", "move D6 D5", "done", "attack D5")
    lay(table)
    chance(table, "battle 3", "battle 0" + " 0" * defenders.count(","))
    lay(table)
    return news(table, "dice", "totals")


@pytest.mark.example("EX-60")
@pytest.mark.clause("REM-CTL-10", "REM-EFF-09", "REM-OPS-42")
def test_the_holder_of_a_stronghold_defends_it() -> None:
    assert attacked_on_d5("C5, D5") == ["dice 0 1 3", "dice 1 2 0", "totals 0 3 4"]


@pytest.mark.example("EX-60")
@pytest.mark.clause("REM-EFF-09")
def test_half_a_stronghold_helps_nobody() -> None:
    assert attacked_on_d5("D5") == ["dice 0 1 3", "dice 1 1 0", "totals 0 3 0"]


@pytest.mark.example("EX-60")
@pytest.mark.clause("REM-CTL-09")
def test_the_holder_of_a_stronghold_fights_ycu_on_both_spaces() -> None:
    table = quarter(
        phase="battles",
        figures={NIA: "C5, D5"},
        tokens={"C5": "cadet", "D5": "cadet"},
        **STRONGHOLD,
    )
    for space in ("D5", "C5"):
        do(table, f"fight cadet {space}")
        chance(table, "battle 0 0", "die 5")
        lay(table)
    assert news(table, "totals") == ["totals 1 4 3", "totals 1 4 3"]


@pytest.mark.example("EX-60")
@pytest.mark.clause("REM-CTL-10", "REM-EFF-09")
def test_nobody_holds_a_space_that_ycu_held_before() -> None:
    table = quarter(
        active=NIA,
        figures={NIA: "C5, E5"},
        tokens={"D5": "cadet"},
        **STRONGHOLD,
    )
    do(table, "do move", "move E5 D5", "done", "fight cadet")
    chance(table, "battle 0 0")
    lay(table)
    assert news(table, "totals") == ["totals 1 0 3"]


def armed_lio() -> Quarter:
    """Tokens land on E1, where Lio holds Gun Row, and on D4, where he has a figure."""
    return quarter(
        phase="battles",
        tiles={"gun_row": "D1 E1", "weapons_depot": "D2 E2"},
        figures={LIO: "D1, E1, D2, E2, D4"},
        tokens={"E1": "suppressor", "D4": "hunter"},
    )


@pytest.mark.example("EX-61")
@pytest.mark.clause("REM-CTL-04", "REM-IFL-16", "REM-OPS-41")
def test_weapons_work_while_the_tile_is_contested() -> None:
    table = armed_lio()
    assert not controls(table, LIO, "gun_row")
    do(table, "fight hunter")
    chance(table, "battle 3 3", "die 5")
    lay(table)
    assert news(table, "dice", "totals") == ["dice 2 2 6", "totals 2 7 6"]


@pytest.mark.example("EX-61")
@pytest.mark.clause("REM-CTL-10", "REM-OPS-40")
def test_weapons_are_gone_with_the_last_figure() -> None:
    table = armed_lio()
    do(table, "fight suppressor")
    chance(table, "battle 0 0 0 0")
    lay(table)
    assert news(table, "dice", "totals") == ["dice 2 4 0", "totals 2 1 10"]
    do(table, "search-draw", "lose peddler", "fight hunter")
    chance(table, "battle 3 3", "die 5")
    lay(table)
    assert news(table, "totals")[1:] == ["totals 2 6 6"]


def with_vesh_karr(defenders: str) -> Quarter:
    table = quarter(active=IVA, figures={IVA: "D6", HAL: defenders}, hand={IVA: "vesh_karr"}, discard={HAL: "lookout"})
    do(table, "do move", "move D6 D5", "done", "attack D5")
    lay(table, "vesh_karr")
    chance(table, "battle 3", "battle 0" + " 0" * ("x2" in defenders))
    lay(table)
    do(table, "lose lookout")
    return table


@pytest.mark.example("EX-62")
@pytest.mark.clause("REM-BAT-15")
def test_one_more_figure_is_lost() -> None:
    table = with_vesh_karr("D5 x2")
    assert (figures(table, HAL), unused(table, HAL), units(table, HAL)) == ("", 9, 6)
    assert (figures(table, IVA), table.step().name) == ("D5", "turn")
    assert len(news(table, "battle")) == 1


@pytest.mark.example("EX-62")
@pytest.mark.clause("REM-OPS-29")
def test_there_is_no_other_figure_to_lose() -> None:
    table = with_vesh_karr("D5")
    assert news(table, "killed") == []
    assert news(table, "totals") == ["totals 3 8 0"]


WINNING: dict[str, Any] = {
    "hand": {IVA: "bruiser bruiser odin_kester"},
    "permanent": {IVA: "trophy_rack"},
    "renown_pool": 0,
}


def gained(table: Quarter) -> tuple[int, int, int, bool]:
    return arcs(table, IVA), renown(table, IVA), renown_pool(table), table.over


@pytest.mark.example("EX-63")
@pytest.mark.clause("REM-AWD-05", "REM-AWD-06")
def test_winning_pays_an_attacker() -> None:
    table = quarter(active=IVA, figures={IVA: "D6", HAL: "D5"}, discard={HAL: "lookout"}, **WINNING)
    do(table, "do move", "move D6 D5", "done", "attack D5")
    lay(table, "bruiser bruiser odin_kester")
    lay(table)
    do(table, "lose lookout")
    assert gained(table) == (6000, 1, 0, False)


@pytest.mark.example("EX-63")
@pytest.mark.clause("REM-OPS-27", "REM-OPS-28", "REM-OPS-33")
def test_winning_pays_a_defender() -> None:
    table = quarter(figures={HAL: "D6", IVA: "D5"}, discard={HAL: "lookout"}, **WINNING)
    do(table, "do move", "move D6 D5", "done", "attack D5")
    lay(table)
    lay(table, "bruiser bruiser odin_kester")
    do(table, "lose lookout")
    assert gained(table) == (6000, 1, 0, False)


@pytest.mark.example("EX-63")
@pytest.mark.clause("REM-OPS-27", "REM-OPS-28", "REM-OPS-33")
def test_winning_pays_against_ycu() -> None:
    table = quarter(active=IVA, figures={IVA: "D6"}, tokens={"D6": "cadet"}, **WINNING)
    face(table)
    do(table, "fight cadet")
    chance(table, "battle 0", "die 2")
    lay(table, "bruiser bruiser odin_kester")
    assert gained(table) == (6000, 1, 0, False)


@pytest.mark.example("EX-64")
@pytest.mark.clause("REM-BAT-18", "REM-MOV-11")
def test_a_battle_is_finished_before_anybody_else_moves() -> None:
    table = quarter(active=NIA, figures={NIA: "D6", HAL: "D5", IVA: "C5"}, discard={HAL: "lookout"}, tracker={HAL: 4})
    do(table, "do move", "move D6 D5", "done")
    assert legal(table) == ["attack D5"]
    do(table, "attack D5")
    lay(table)
    chance(table, "battle 3", "battle 0")
    lay(table)
    do(table, "lose lookout", "end", "do sell", "done", "end")
    assert (whose(table), figures(table, NIA), figures(table, HAL)) == (IVA, "D5", "")


@pytest.mark.example("EX-64")
@pytest.mark.clause("REM-BAT-19")
def test_nobody_leaves_before_the_battle() -> None:
    table = quarter(active=IVA, figures={IVA: "C5", NIA: "D5"}, hand={IVA: "outrider"})
    do(table, "do move", "move C5 D5", "play outrider")
    assert refused(table, "fetch-moved D5") == "BAT-19"
    assert legal(table) == ["done", "pool"]


# J. Defeat


def defeated(seat: int, laid: str = "", **position: Any) -> Quarter:
    """This player has lost his only figure to Iva, who is far stronger, and has laid these cards."""
    table = quarter(active=IVA, figures={IVA: "D6", seat: "D5"}, **position)
    do(table, "do move", "move D6 D5", "done", "attack D5")
    table[number.STRENGTH] = 99
    lay(table)
    lay(table, laid)
    return table


@pytest.mark.example("EX-65")
@pytest.mark.clause("REM-CMP-04", "REM-CMP-05", "REM-DEF-08")
def test_the_leader_falls() -> None:
    table = defeated(HAL, "cass_orlan open_call", hand={HAL: "cass_orlan open_call"})
    assert legal(table) == ["lose cass_orlan"]
    do(table, "lose cass_orlan")
    assert discard(table, HAL) == "open_call"
    assert GANGS[table[number.GANG + HAL]] == "humans"


@pytest.mark.example("EX-66")
@pytest.mark.clause("REM-DEF-03")
def test_a_unit_card_of_the_discard_pile_is_lost() -> None:
    table = defeated(HAL, discard={HAL: "lookout open_call fast_talker"})
    assert offered(table, "lose") == "fast_talker lookout"
    assert refused(table, "lose open_call") == "CMP-05"


@pytest.mark.example("EX-66")
@pytest.mark.clause("REM-DEF-03", "REM-BAT-15")
def test_the_cards_of_the_battle_are_discarded_only_afterwards() -> None:
    table = defeated(NIA, "prefab_crew frag_grenade", hand={NIA: "prefab_crew frag_grenade"}, discard={NIA: "worker"})
    assert (legal(table), discard(table, NIA)) == (["lose worker"], "worker")
    do(table, "lose worker")
    assert discard(table, NIA) == "prefab_crew frag_grenade"


HIDDEN: dict[str, Any] = {"draw": {HAL: "fast_talker open_call lookout cass_orlan"}, "discard": {HAL: "open_call"}}


@pytest.mark.example("EX-67")
@pytest.mark.clause("REM-DEF-04")
def test_a_unit_card_in_hand_is_lost() -> None:
    table = defeated(HAL, hand={HAL: "safe_house scrapper"}, **HIDDEN)
    assert legal(table) == ["search-draw", "lose scrapper"]
    do(table, "lose scrapper")
    assert (hand(table, HAL), piles(table, HAL)) == ("safe_house", (1, 4, 1))


@pytest.mark.example("EX-67")
@pytest.mark.clause("REM-DEF-05", "REM-HID-12")
def test_or_the_draw_pile_is_searched_and_shuffled() -> None:
    table = defeated(HAL, hand={HAL: "safe_house scrapper"}, **HIDDEN)
    do(table, "search-draw")
    assert offered(table, "lose") == "cass_orlan fast_talker lookout"
    do(table, "lose lookout")
    assert sorted(draw_pile(table, HAL).split()) == ["cass_orlan", "fast_talker", "open_call"]
    assert zone_of(table, "draw:0", HAL) == "? ? ?"


@pytest.mark.example("EX-67")
@pytest.mark.clause("REM-DEF-11")
def test_without_a_unit_card_in_hand_the_draw_pile_has_to_be_searched() -> None:
    table = defeated(HAL, hand={HAL: "safe_house"}, **HIDDEN)
    assert legal(table) == ["search-draw"]


@pytest.mark.example("EX-68")
@pytest.mark.clause("REM-DEF-06", "REM-DEF-09")
def test_there_is_nothing_left_to_lose() -> None:
    table = defeated(LIO, hand={LIO: "loan_shark"}, draw={LIO: "quick_sale"}, members="fighter")
    assert (figures(table, LIO), unused(table, LIO), table.step().name) == ("", 9, "turn")
    assert news(table, "no-card") == ["no-card 2"]
    do(table, "end")
    for _ in (HAL, NIA):
        do(table, "do sell", "done", "end")
    assert (actor(table), offered(table, "do")) == (LIO, "buy move produce_develop recruit refresh sell")


@pytest.mark.example("EX-69")
@pytest.mark.clause("REM-OPS-26")
def test_the_medic_keeps_all_cards() -> None:
    table = defeated(HAL, "street_medic lookout", hand={HAL: "street_medic lookout"})
    assert (figures(table, HAL), discard(table, HAL)) == ("", "street_medic lookout")
    assert (units(table, HAL), table.step().name) == (8, "turn")


# K. Yugai Control Units


@pytest.mark.example("EX-70")
@pytest.mark.clause("REM-PAT-01", "REM-PAT-02", "REM-PAT-03", "REM-PAT-05", "REM-CMP-12")
def test_a_patrol() -> None:
    table = quarter(
        phase="patrol", begin=False, tokens={"A1": "cadet warden hunter"}, coordinates="coord_01 coord_07..."
    )
    chance(table, "patrol cadet warden hunter patroller suppressor cadet enforcer_unit warden")
    begin_phase(table)
    assert tokens(table) == {
        "G6": "cadet",
        "B6": "cadet warden",
        "D5": "hunter",
        "E3": "patroller",
        "G3": "suppressor",
        "E6": "enforcer_unit",
        "D3": "warden",
    }
    assert table.tokens_in_bag() == 12


@pytest.mark.example("EX-70")
@pytest.mark.clause("REM-PAT-06")
def test_battles_begin_when_all_tokens_are_placed() -> None:
    table = quarter(phase="patrol", figures={HAL: "G6", NIA: "D3"}, coordinates="coord_01 coord_07...")
    assert actor(table) == HAL
    assert len(tokens(table)) == 7


@pytest.mark.example("EX-70")
@pytest.mark.clause("REM-PAT-04")
def test_a_patrol_among_three_players() -> None:
    table = quarter("humans neisu iggaret", phase="patrol", coordinates="coord_01 coord_07...")
    assert sorted(tokens(table)) == ["A5", "A7", "B4", "B6", "D4", "E3", "E4", "G2"]


def two_tokens(**position: Any) -> Quarter:
    table = quarter(figures={HAL: "B6 x2"}, tokens={"B6": "warden cadet"}, **position)
    face(table)
    return table


@pytest.mark.example("EX-71")
@pytest.mark.clause("REM-YCU-01", "REM-YCU-04", "REM-YCU-28")
def test_two_tokens_on_one_space_add_up() -> None:
    table = two_tokens(hand={HAL: "cass_orlan scrapper"}, draw={HAL: ""})
    do(table, "fight cadet")
    chance(table, "battle 0 0", "die 5")
    lay(table, "cass_orlan scrapper")
    assert news(table, "totals") == ["totals 0 7 7"]
    assert tokens(table) == {"B6": "warden"}
    do(table, "fight warden")
    chance(table, "battle 3 1", "die 5")
    lay(table)
    assert news(table, "totals")[1:] == ["totals 0 4 4"]


@pytest.mark.example("EX-71")
@pytest.mark.clause("REM-YCU-03", "REM-YCU-11", "REM-YCU-12")
def test_a_bribe_leaves_the_other_token_alone() -> None:
    table = two_tokens()
    do(table, "bribe cadet")
    assert (arcs(table, HAL), tokens(table)) == (1000, {"B6": "warden"})
    assert table.tokens_strength(SPACES.index("B6")) == 4


@pytest.mark.example("EX-71")
@pytest.mark.clause("REM-YCU-02")
def test_how_likely_two_dice_beat_them() -> None:
    assert at_least(4, 2) == Fraction(13, 36)
    assert at_least(7, 2) == 0


def against_a_patroller(cards: str, rolled: str, *then: str) -> Quarter:
    table = quarter(active=LIO, figures={LIO: "C2"}, tokens={"C2": "patroller"}, hand={LIO: cards})
    face(table)
    do(table, "fight patroller")
    chance(table, f"battle {rolled}", *then)
    lay(table, cards)
    return table


@pytest.mark.example("EX-72")
@pytest.mark.clause("REM-YCU-07", "REM-YCU-08")
def test_equal_is_enough() -> None:
    table = against_a_patroller("peddler broker", "0", "die 5")
    assert news(table, "totals", "defeated-ycu") == ["totals 2 5 5", "defeated-ycu 2 7"]
    assert tokens(table) == {}


@pytest.mark.example("EX-72")
@pytest.mark.clause("REM-YCU-06")
def test_how_likely_one_die_is_enough() -> None:
    assert at_least(5 - 3, 1) == Fraction(1, 2)


@pytest.mark.example("EX-72")
@pytest.mark.clause("REM-YCU-26")
def test_winning_pays_before_the_alert() -> None:
    table = against_a_patroller("bodyguard", "1", "die 5")
    assert news(table, "prize", "alert") == ["prize 2 1000", "alert 2 salvage"]
    assert arcs(table, LIO) == 4000


@pytest.mark.example("EX-73")
@pytest.mark.clause("REM-YCU-09", "REM-YCU-10", "REM-YCU-12", "REM-YCU-27")
def test_losing_to_a_token() -> None:
    table = quarter(active=NIA, figures={NIA: "F5 x2"}, tokens={"F5": "hunter"}, discard={NIA: "worker worker"})
    face(table)
    do(table, "fight hunter")
    chance(table, "battle 3 2")
    lay(table)
    do(table, "lose worker")
    assert (figures(table, NIA), tokens(table)) == ("F5", {"F5": "hunter"})
    assert legal(table) == ["fight hunter F5", "bribe hunter F5"]
    do(table, "fight hunter")
    chance(table, "battle 3")
    lay(table)
    do(table, "lose worker")
    assert (figures(table, NIA), tokens(table), table.step().name) == ("", {"F5": "hunter"}, "turn")


def alerted(*what: str, **position: Any) -> Quarter:
    """Hal defeats a token on D5, and this happens."""
    table = quarter(figures={HAL: "D5"}, tokens={"D5": "cadet"}, hand={HAL: "fighter"}, **position)
    face(table)
    do(table, "fight cadet")
    chance(table, "battle 0 0", *what)
    lay(table, "fighter")
    return table


@pytest.mark.example("EX-74")
@pytest.mark.clause("REM-YCU-15", "REM-OPS-43")
def test_retaliation_may_bring_the_same_token() -> None:
    assert tokens(alerted("die 1", "bag cadet")) == {"D5": "cadet"}


@pytest.mark.example("EX-74")
@pytest.mark.clause("REM-YCU-16", "REM-OPS-44")
def test_reinforcements() -> None:
    table = alerted("die 2", "bag warden warden hunter cadet", coordinates="coord_08...")
    assert tokens(table) == {"G5": "warden", "C2": "warden", "D3": "hunter", "E4": "cadet"}
    assert zone_of(table, "coordinate_discard") == "coord_08"


@pytest.mark.example("EX-74")
@pytest.mark.clause("REM-YCU-17", "REM-YCU-21", "REM-OPS-45")
@pytest.mark.parametrize(("before", "after"), [(500, 0), (4000, 3000)])
def test_a_fine(before: int, after: int) -> None:
    assert arcs(alerted("die 3", arcs=before), HAL) == after


@pytest.mark.example("EX-74")
@pytest.mark.clause("REM-YCU-18", "REM-YCU-21", "REM-OPS-46")
@pytest.mark.parametrize(("before", "after", "pool"), [(0, 0, 200), (12, 11, 189)])
def test_a_rumour(before: int, after: int, pool: int) -> None:
    table = alerted("die 4", renown={HAL: before})
    assert (renown(table, HAL), renown_pool(table)) == (after, pool)


@pytest.mark.example("EX-74")
@pytest.mark.clause("REM-YCU-19")
def test_salvage() -> None:
    assert arcs(alerted("die 5"), HAL) == 3000


@pytest.mark.example("EX-74")
@pytest.mark.clause("REM-YCU-20", "REM-OPS-03")
def test_word_spreads() -> None:
    table = alerted("die 6")
    assert (renown(table, HAL), renown_pool(table)) == (1, 199)


@pytest.mark.example("EX-74")
@pytest.mark.clause("REM-YCU-13")
def test_a_bribe_is_no_battle() -> None:
    table = quarter(figures={HAL: "D5"}, tokens={"D5": "cadet"})
    face(table)
    do(table, "bribe cadet")
    assert (won(table, HAL), news(table, "rolled", "alert")) == (0, [])


@pytest.mark.example("EX-75")
@pytest.mark.clause("REM-YCU-22", "REM-YCU-23", "REM-PAT-07", "REM-PAT-08", "REM-PAT-09")
def test_who_fights_when() -> None:
    table = quarter(
        phase="battles",
        figures={HAL: "D5, E4, C5", NIA: "F5", LIO: "C2", IVA: "B4"},
        tokens={"D5": "cadet", "F5": "cadet", "B4": "cadet"},
        hand={LIO: "ummo_vael bodyguard broker broker"},
        coordinates="coord_08 coord_13...",
        arcs=20000,
    )
    assert (actor(table), legal(table, "fight")) == (HAL, ["fight cadet D5"])
    do(table, "fight cadet")
    chance(table, "battle 3 0", "die 2", "bag warden cadet warden warden")
    lay(table)
    assert (actor(table), legal(table, "fight")) == (HAL, ["fight warden E4"])
    do(table, "bribe warden")
    assert (actor(table), legal(table, "fight")) == (NIA, ["fight cadet F5"])
    do(table, "bribe cadet")
    assert (actor(table), legal(table, "fight")) == (LIO, ["fight cadet C2"])
    do(table, "fight cadet")
    chance(table, "battle 3", "die 2", "bag hunter hunter hunter hunter")
    lay(table)
    assert (actor(table), legal(table, "fight")) == (HAL, ["fight hunter C5"])
    do(table, "bribe hunter")
    assert (actor(table), legal(table, "fight")) == (IVA, ["fight cadet B4", "fight hunter B4"])
    assert table.tokens_strength(SPACES.index("B4")) == 9
    do(table, "bribe-all")
    assert table.step().name == "reset"


def alarmed(**figures_: str) -> Quarter:
    """In his turn Lio has gone from D3 to D4 and defeated a token there; the next tokens land on F7, B3, D2 and C4."""
    seats = {"hal": HAL, "lio": LIO, "iva": IVA}
    table = quarter(
        active=LIO,
        figures={seats[name]: spaces for name, spaces in figures_.items()},
        tokens={"D4": "cadet"},
        hand={LIO: "bodyguard", IVA: "raider", HAL: "lookout"},
        coordinates="coord_09...",
        arcs=20000,
    )
    do(table, "do move", "move D3 D4", "done", "fight cadet")
    chance(table, "battle 0" + " 0" * ("C4" in figures_["lio"]), "die 2")
    lay(table, "bodyguard")
    return table


@pytest.mark.example("EX-76")
@pytest.mark.clause("REM-YCU-23", "REM-YCU-25", "REM-CRD-04")
def test_an_alert_in_a_players_turn() -> None:
    table = alarmed(lio="D3, D2", iva="B3", hal="C4")
    assert sorted(tokens(table)) == ["B3", "C4", "D2", "F7"]
    order = []
    while table.step().name == "fights":
        order.append(actor(table))
        if actor(table) != LIO:
            assert refused(table, f"play {hand(table, actor(table))}") == "CRD-04"
        do(table, legal(table, "bribe")[0])
    assert order == [LIO, IVA, HAL]


@pytest.mark.example("EX-76")
@pytest.mark.clause("REM-BAT-02")
def test_the_active_player_chooses_the_order_of_his_battles() -> None:
    table = alarmed(lio="D3, D2, C4")
    assert {phrase.split()[2] for phrase in legal(table, "fight")} == {"D2", "C4"}


def bribing(money: int = 2500, ledgers: str = "") -> Quarter:
    table = quarter(
        figures={HAL: "D5"},
        tokens={"D5": "suppressor cadet", "E1": "warden"},
        arcs=money,
        permanent={HAL: ledgers},
    )
    face(table)
    return table


@pytest.mark.example("EX-77")
@pytest.mark.clause("REM-YCU-12")
def test_a_bribe_is_paid_in_full() -> None:
    table = bribing()
    assert table.tokens_strength(SPACES.index("D5")) == 13
    assert refused(table, "bribe suppressor") == "YCU-12"
    do(table, "bribe cadet")
    assert (arcs(table, HAL), table.tokens_strength(SPACES.index("D5"))) == (1500, 10)


@pytest.mark.example("EX-77")
@pytest.mark.clause("REM-OPS-31")
def test_two_ledgers_make_bribes_cheaper() -> None:
    table = bribing(ledgers="payoff_ledger payoff_ledger")
    do(table, "bribe suppressor")
    assert arcs(table, HAL) == 1500
    do(table, "bribe cadet")
    assert arcs(table, HAL) == 1500


@pytest.mark.example("EX-77")
@pytest.mark.clause("REM-YCU-14")
def test_a_token_elsewhere_cannot_be_bribed() -> None:
    assert refused(bribing(), "bribe warden E1") == "YCU-14"


@pytest.mark.example("EX-78")
@pytest.mark.clause("REM-MOV-07", "REM-PAT-08")
def test_a_token_that_stays_is_an_enemy() -> None:
    table = quarter(figures={HAL: "E6"}, tokens={"E5": "warden"})
    do(table, "do move")
    assert "E5" in ends(table, "E6").split()
    assert "E4" not in ends(table, "E6").split()
    do(table, "move E6 E5", "done")
    assert legal(table, "fight") == ["fight warden E5"]


@pytest.mark.example("EX-78")
@pytest.mark.clause("REM-DEV-09")
def test_a_tile_may_be_built_under_a_token() -> None:
    table = quarter(tokens={"E5": "warden"}, arcs=20000)
    do(table, "do produce_develop", "done", "build sky_tower", "place E5")
    assert (tokens(table), table.tile_at(SPACES.index("E5"))) == ({"E5": "warden"}, 0)


@pytest.mark.example("EX-78")
@pytest.mark.clause("REM-PAT-08")
def test_the_next_patrol_takes_it_back() -> None:
    table = quarter(phase="patrol", tokens={"E5": "warden"}, coordinates="coord_07 coord_08...")
    assert "E5" not in tokens(table)
    assert len(tokens(table)) == 7


def before_the_warden(cards: str) -> Quarter:
    """Hal has moved into E5, where a warden stands."""
    table = quarter(figures={HAL: "E6, D6"}, tokens={"E5": "warden", "A1": "cadet", "C5": "cadet"}, hand={HAL: cards})
    do(table, "do move", "move E6 E5")
    return table


@pytest.mark.example("EX-79")
@pytest.mark.clause("REM-CRD-03", "REM-MOV-09")
def test_forged_orders_before_the_battle() -> None:
    table = before_the_warden("forged_orders")
    do(table, "play forged_orders", "dispel warden E5", "dispel cadet A1")
    assert tokens(table) == {"C5": "cadet"}
    assert "C5" not in ends(table, "D6").split()
    do(table, "done")
    assert (table.step().name, won(table, HAL), news(table, "rolled")) == ("turn", 0, [])


@pytest.mark.example("EX-79")
@pytest.mark.clause("REM-EFF-02", "REM-OPS-18")
def test_forged_orders_may_stop_at_one() -> None:
    table = before_the_warden("forged_orders")
    do(table, "play forged_orders", "dispel warden E5", "done")
    assert len(tokens(table)) == 2


@pytest.mark.example("EX-79")
@pytest.mark.clause("REM-OPS-03")
def test_the_master_key_brings_renown() -> None:
    table = before_the_warden("master_key")
    do(table, "play master_key", "dispel warden E5")
    assert (renown(table, HAL), sorted(tokens(table))) == (1, ["A1", "C5"])


@pytest.mark.example("EX-79")
@pytest.mark.clause("REM-CRD-11")
def test_the_master_key_may_be_played_for_the_renown_alone() -> None:
    table = quarter(hand={HAL: "master_key"})
    do(table, "play master_key")
    assert renown(table, HAL) == 1


@pytest.mark.example("EX-80")
@pytest.mark.clause("REM-YCU-24")
def test_an_empty_bag_gives_no_more_tokens() -> None:
    bag = Counter(GAME.box.tokens)
    bag.subtract(["cadet", "hunter"])
    table = quarter(
        figures={HAL: "D5"},
        tokens={"A1": " ".join(bag.elements()), "D5": "cadet"},
        hand={HAL: "fighter"},
        coordinates="coord_05...",
    )
    face(table)
    assert table.tokens_in_bag() == 1
    do(table, "fight cadet")
    chance(table, "battle 0 0", "die 2")
    lay(table, "fighter")
    assert sorted(tokens(table)) == ["A1", "F5", "G7"]
    assert table.tokens_in_bag() == 0


@pytest.mark.example("EX-80")
@pytest.mark.clause("REM-PAT-09", "REM-PAT-10")
def test_an_empty_coordinate_deck_is_made_anew() -> None:
    table = quarter(phase="patrol", coordinates="coord_03")
    assert (size(table, "coordinate_deck"), size(table, "coordinate_discard")) == (18, 2)
    assert {"C7", "D6", "E2", "D4"} <= set(tokens(table))


@pytest.mark.example("EX-81")
@pytest.mark.clause("REM-OPS-22", "REM-OPS-30")
@pytest.mark.parametrize(("rolled", "wins"), [("0 0 0", False), ("1 0 0", True)])
def test_weapons_against_ycu(rolled: str, wins: bool) -> None:
    table = quarter(
        figures={HAL: "D5 x2"},
        tokens={"D5": "suppressor"},
        permanent={HAL: "defense_drone"},
        hand={HAL: "scrambler lookout"},
    )
    face(table)
    do(table, "fight suppressor")
    chance(table, f"battle {rolled}", *["die 5"] * wins)
    lay(table, "scrambler lookout")
    assert (tokens(table) == {}) == wins
    assert at_least(1, 3) == 1 - Fraction(1, 216)


@pytest.mark.example("EX-81")
@pytest.mark.clause("REM-OPS-22")
def test_a_scrambler_does_nothing_against_a_player() -> None:
    table = quarter(figures={HAL: "D6", IVA: "D5"}, hand={HAL: "scrambler"})
    do(table, "do move", "move D6 D5", "done", "attack D5")
    lay(table, "scrambler")
    chance(table, "battle 1", "battle 1")
    lay(table)
    assert news(table, "totals") == ["totals 0 1 1"]
