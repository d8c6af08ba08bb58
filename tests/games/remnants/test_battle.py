"""BAT: battles between players."""

from __future__ import annotations

import pytest

from tabletown.games.remnants.rules import number
from tabletown.games.remnants.rules.quarter import Quarter
from tests.games.remnants.gangs import (
    HAL,
    IVA,
    NIA,
    arcs,
    chance,
    dice,
    discard,
    do,
    draw_pile,
    fight,
    figures,
    hand,
    lay,
    legal,
    news,
    piles,
    quarter,
    refused,
    size,
    units,
    unused,
    won,
    zone_of,
)
from tests.games.table import actor


def attack(mine: str = "D5", theirs: str = "D4", **position: object) -> Quarter:
    """Hal goes from D5 to D4, where Iva stands, and attacks her there."""
    table = quarter(**{"figures": {HAL: mine, IVA: theirs}, "pool": 0, **position})  # type: ignore[arg-type]
    do(table, "do move", "move D5 D4", "done", "attack D4")
    return table


def fought(table: Quarter, mine: str, theirs: str, rolls: str = "0", rolled_back: str = "0") -> Quarter:
    """Both lay these cards and roll these dice."""
    chance(table, f"battle {rolls}", f"battle {rolled_back}")
    lay(table, mine)
    lay(table, theirs)
    return table


@pytest.mark.clause("REM-BAT-01")
def test_the_player_whose_turn_it_is_attacks() -> None:
    table = attack()
    assert (int(table[number.ATTACKER]), int(table[number.DEFENDER])) == (HAL, IVA)
    assert news(table, "battle") == ["battle 0 3 D4"]


@pytest.mark.clause("REM-BAT-02")
def test_the_active_player_names_the_space() -> None:
    table = quarter(figures={HAL: "D5", IVA: "D4"})
    do(table, "do move", "move D5 D4", "done")
    assert (actor(table), legal(table)) == (HAL, ["attack D4"])


@pytest.mark.clause("REM-BAT-02")
def test_of_several_contested_spaces_the_active_player_chooses_one() -> None:
    """An alert has brought YCU to two of his spaces."""
    table = quarter(figures={HAL: "B2, F6"}, tokens={"B2": "cadet", "F6": "warden"})
    do(table, "do move", "done")
    assert legal(table, "fight") == ["fight cadet B2", "fight warden F6"]


@pytest.mark.clause("REM-BAT-03", "REM-IFL-01")
def test_cards_are_laid_up_to_the_influence_from_hand_and_draw_pile() -> None:
    table = attack(hand={HAL: "lookout lookout open_call"}, influence=2)
    assert legal(table) == ["blind", "confirm", "lay lookout", "lay open_call"]
    assert refused(table, "lay scrapper") == "CRD-01"
    do(table, "lay lookout", "blind")
    assert legal(table) == ["confirm"]
    assert refused(table, "lay lookout") == refused(table, "blind") == refused(table, "end") == "BAT-03"
    do(table, "confirm")
    assert news(table, "laid") == ["laid 0 1 1"]


@pytest.mark.clause("REM-BAT-04", "REM-HID-04")
def test_cards_from_the_draw_pile_come_from_its_top_and_are_not_looked_at() -> None:
    table = attack(draw={HAL: "scrapper lookout open_call"})
    do(table, "blind")
    assert zone_of(table, "blind:0", HAL) == "?"
    assert draw_pile(table, HAL) == "lookout open_call"
    do(table, "confirm", "confirm")
    assert "scrapper" in fight(table, HAL).split() or "scrapper" in discard(table, HAL).split()


@pytest.mark.clause("REM-BAT-05")
def test_no_more_cards_come_from_the_draw_pile_than_it_holds() -> None:
    table = attack(draw={HAL: "lookout"}, discard={HAL: "scrapper"})
    do(table, "blind")
    assert refused(table, "blind") == "BAT-05"
    assert (piles(table, HAL), news(table, "laid")) == ((0, 0, 1), [])


@pytest.mark.clause("REM-BAT-06")
def test_then_the_defender_lays_within_his_own_influence() -> None:
    table = attack(hand={HAL: "lookout lookout", IVA: "raider raider"}, influence={HAL: 2, IVA: 1})
    lay(table, "lookout lookout")
    assert actor(table) == IVA
    do(table, "lay raider")
    assert refused(table, "lay raider") == "BAT-03"


@pytest.mark.clause("REM-BAT-07")
def test_the_attacker_reveals_first_then_the_defender_then_dice_are_rolled() -> None:
    table = fought(attack(hand={HAL: "lookout", IVA: "raider"}), "lookout", "raider", "0", "0")
    heard = [" ".join(line.split()[:3]) for line in news(table, "showed", "dice", "totals")]
    assert heard == ["showed 0 lookout", "showed 3 raider", "dice 0 1", "dice 3 1", "totals 0 3"]


@pytest.mark.clause("REM-BAT-08")
def test_cards_that_an_ability_adds_are_revealed_at_once_with_their_abilities() -> None:
    table = attack(hand={HAL: "scrapper"}, draw={HAL: "scrapper lookout open_call"})
    fought(table, "scrapper", "")
    assert news(table, "showed") == ["showed 0 scrapper 3", "showed 0 scrapper 3", "showed 0 lookout 3"]
    assert draw_pile(table, HAL) == "open_call"


@pytest.mark.clause("REM-BAT-09")
def test_a_die_for_each_figure_in_the_space_and_beside_it() -> None:
    table = attack(mine="D5, D3 x2, E4, B4", theirs="D4 x2, C4, C5")
    lay(table)
    lay(table)
    assert [line.rpartition(" ")[0] for line in news(table, "dice")] == ["dice 0 4", "dice 3 3"]


@pytest.mark.clause("REM-BAT-10")
def test_dice_never_fall_below_0() -> None:
    table = attack(hand={HAL: "stun_charge"})
    lay(table, "stun_charge")
    lay(table)
    assert news(table, "dice")[1] == "dice 3 0 0"


@pytest.mark.clause("REM-BAT-11")
def test_rerolls_follow_both_rolls_attacker_first_effect_by_effect() -> None:
    table = attack(mine="D5, D3", theirs="D4 x2", hand={HAL: "targeting_visor", IVA: "targeting_visor"}, goods_deck="")
    fought(table, "targeting_visor", "targeting_visor", "0 1", "0 0")
    assert (actor(table), dice(table)) == (HAL, ("10", "00"))
    assert legal(table) == ["done", "reroll 0", "reroll 1"]
    assert refused(table, "reroll 3") == refused(table, "confirm") == "BAT-11"
    do(table, "reroll 0")
    assert legal(table) == ["done", "reroll 1"]  # each die once for an effect
    chance(table, "battle 3")
    do(table, "done")
    assert (dice(table)[0], news(table, "rerolled")) == ("31", ["rerolled 0 1 4"])
    assert actor(table) == IVA


@pytest.mark.clause("REM-BAT-11")
def test_a_second_reroll_may_take_a_die_that_was_rolled_again() -> None:
    table = attack(hand={HAL: "targeting_visor targeting_visor"})
    fought(table, "targeting_visor targeting_visor", "", "0", "3")
    do(table, "reroll 0")
    chance(table, "battle 1")
    do(table, "done")
    assert (actor(table), legal(table)) == (HAL, ["done", "reroll 1"])
    do(table, "reroll 1")
    chance(table, "battle 2")
    do(table, "done")
    assert news(table, "totals") == ["totals 0 2 3"]


@pytest.mark.clause("REM-BAT-12")
def test_the_total_is_dice_attack_values_and_bonuses() -> None:
    table = attack(
        mine="D5, A1, B1", hand={HAL: "lookout frag_grenade", IVA: "raider war_cry"}, tiles={"gun_row": "A1 B1"}
    )
    fought(table, "lookout frag_grenade", "raider war_cry", "2", "1")
    assert news(table, "totals") == ["totals 0 10 7"]  # 2 + 3 + 4 + 1, 1 + 3 + 3


@pytest.mark.clause("REM-BAT-13")
@pytest.mark.parametrize(("rolls", "rolled_back", "loser"), [("2", "1", IVA), ("2", "2", HAL), ("1", "2", HAL)])
def test_the_higher_total_wins_and_the_defender_wins_a_tie(rolls: str, rolled_back: str, loser: int) -> None:
    table = fought(attack(), "", "", rolls, rolled_back)
    assert news(table, "defeated") == [f"defeated {loser} D4"]


@pytest.mark.clause("REM-BAT-14")
def test_the_loser_suffers_defeat() -> None:
    table = fought(attack(hand={IVA: "raider"}), "", "raider", "3", "0")
    do(table, "search-draw", "lose lookout")
    assert unused(table, HAL) == 16
    assert units(table, HAL) == 6


@pytest.mark.clause("REM-BAT-15")
def test_defeat_then_win_effects_then_the_discard_piles() -> None:
    table = attack(hand={HAL: "lookout", IVA: "bruiser"}, arcs=0)
    fought(table, "lookout", "bruiser", "0", "3")
    assert (actor(table), arcs(table, IVA)) == (HAL, 0)
    assert discard(table, IVA) == ""
    do(table, "lose lookout")
    assert (arcs(table, IVA), won(table, IVA)) == (1500, 1)
    assert (discard(table, IVA), discard(table, HAL), size(table, "fight:3")) == ("bruiser", "", 0)
    heard = [line.split()[0] for line in news(table, "defeated", "lost", "prize")]
    assert heard == ["defeated", "lost", "prize"]


@pytest.mark.clause("REM-BAT-16", "REM-BAT-17")
def test_battles_go_on_with_the_same_roles_until_one_player_is_left() -> None:
    table = attack(theirs="D4 x2", discard={IVA: "raider raider"}, hand={HAL: "lookout lookout"})
    fought(table, "lookout", "", "3", "0 0")
    do(table, "lose raider")
    assert (figures(table, IVA), legal(table, "attack")) == ("D4", ["attack D4"])
    assert refused(table, "end") == "YCU-01"
    do(table, "attack D4")
    assert (actor(table), int(table[number.DEFENDER])) == (HAL, IVA)
    fought(table, "lookout", "", "3", "0")
    do(table, "lose raider")
    assert (figures(table, HAL), figures(table, IVA)) == ("D4", "")
    assert "end" in legal(table)


@pytest.mark.clause("REM-BAT-18")
def test_a_battle_is_finished_before_anybody_else_moves() -> None:
    table = quarter(figures={HAL: "D5", IVA: "D4", NIA: "D3"})
    do(table, "do move", "move D5 D4", "done")
    assert table.actors() == [HAL]
    assert refused(table, "end") == "YCU-01"
    assert (refused(table, "do move", by=NIA), figures(table, NIA)) == ("TRN-01", "D3")


@pytest.mark.clause("REM-BAT-19")
def test_nobody_leaves_a_contested_space() -> None:
    table = quarter(figures={HAL: "D5, D6", IVA: "D4"}, hand={HAL: "grav_sled"})
    do(table, "do move", "move D5 D4")
    assert refused(table, "fetch D4") == "MOV-02"
    do(table, "play grav_sled")
    assert refused(table, "fetch-moved D4") == "BAT-19"
    do(table, "done", "done", "attack D4")
    do(table, "confirm")  # no cards at all
    assert (actor(table), hand(table, HAL)) == (IVA, "")


@pytest.mark.clause("REM-BAT-20")
def test_a_row_stands_when_it_is_confirmed() -> None:
    table = attack(hand={HAL: "lookout open_call"})
    do(table, "lay open_call", "lay lookout")
    assert zone_of(table, "row:0", HAL) == "lookout open_call"  # sorted, the order has no meaning
    assert table.actors() == [HAL]
    do(table, "confirm")
    assert table.actors() == [IVA]
