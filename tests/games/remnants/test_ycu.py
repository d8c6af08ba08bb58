"""YCU: battles with Yugai Control Units, bribes and alerts."""

from __future__ import annotations

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
    discard,
    do,
    figures,
    influence,
    legal,
    news,
    quarter,
    refused,
    renown,
    renown_pool,
    size,
    tokens,
    unused,
    won,
)
from tests.games.table import actor


def faced(ycu: str = "cadet", /, **position: object) -> Quarter:
    """Hal has ended his Move action with a figure on D4, where these tokens are."""
    table = quarter(**{"figures": {HAL: "D4"}, "tokens": {"D4": ycu}, "pool": 0, **position})  # type: ignore[arg-type]
    do(table, "do move", "done")
    return table


def alerted(face: int, **position: object) -> Quarter:
    """Hal has defeated a Cadet, and rolled this."""
    table = faced("cadet", hand={HAL: "frag_grenade"}, **position)
    do(table, "fight cadet", "lay frag_grenade")
    chance(table, "battle 0", f"die {face}")
    do(table, "confirm")
    return table


@pytest.mark.clause("REM-YCU-01")
def test_every_token_on_a_space_with_figures_has_to_be_fought_in_any_order() -> None:
    table = faced("cadet warden suppressor", arcs=0)
    assert legal(table) == ["fight cadet D4", "fight warden D4", "fight suppressor D4"]
    assert refused(table, "end") == refused(table, "done") == "YCU-01"


@pytest.mark.clause("REM-YCU-02", "REM-YCU-03")
def test_each_token_attacks_with_the_sum_of_those_that_are_there() -> None:
    table = faced("cadet warden", hand={HAL: "scrambler frag_grenade"}, figures={HAL: "D4 x2"})
    do(table, "fight cadet", "lay scrambler", "lay frag_grenade")
    chance(table, "battle 0 0", "die 5")
    do(table, "confirm")
    assert news(table, "totals") == ["totals 0 10 7"]
    do(table, "fight warden")
    chance(table, "battle 3 2", "die 5")
    do(table, "confirm")
    assert news(table, "totals")[1] == "totals 0 5 4"


@pytest.mark.clause("REM-YCU-04")
def test_cards_are_laid_and_revealed_as_against_a_player() -> None:
    table = faced(hand={HAL: "scrapper lookout"}, draw={HAL: "fast_talker open_call"}, influence=2)
    do(table, "fight cadet", "lay scrapper", "lay lookout")
    assert refused(table, "blind") == "BAT-03"
    do(table, "confirm")
    assert news(table, "showed") == ["showed 0 lookout 3", "showed 0 scrapper 3", "showed 0 fast_talker 2"]
    assert news(table, "laid") == ["laid 0 2 0"]  # nobody else is asked


@pytest.mark.clause("REM-YCU-05")
def test_what_is_aimed_at_another_player_does_nothing_and_win_effects_count() -> None:
    table = faced("suppressor", hand={HAL: "stun_charge vesh_karr frag_grenade scrambler odin_kester"}, influence=5)
    do(table, "fight suppressor", *(f"lay {card}" for card in ["stun_charge", "vesh_karr", "scrambler", "odin_kester"]))
    chance(table, "battle 0", "die 5")
    do(table, "confirm")
    assert news(table, "totals") == ["totals 0 15 10"]  # 1 + 4 + 6 + 4, and the token's dice are none
    assert (renown(table, HAL), figures(table, HAL), news(table, "killed")) == (1, "D4", [])


@pytest.mark.clause("REM-YCU-06")
def test_dice_for_figures_in_and_beside_the_space() -> None:
    table = faced(figures={HAL: "D4 x2, D5, C4 x2, E5"})
    do(table, "fight cadet", "confirm")
    assert news(table, "dice")[0].startswith("dice 0 5 ")


@pytest.mark.clause("REM-YCU-07")
def test_an_equal_total_defeats_a_token() -> None:
    table = faced()
    do(table, "fight cadet")
    chance(table, "battle 3", "die 5")
    do(table, "confirm")
    assert (tokens(table), figures(table, HAL), won(table, HAL)) == ({}, "D4", 1)
    assert news(table, "defeated-ycu") == ["defeated-ycu 0 1"]


@pytest.mark.clause("REM-YCU-08")
def test_an_alert_follows_a_defeated_token() -> None:
    table = alerted(5)
    assert news(table, "rolled", "alert") == ["rolled 0 5", "alert 0 salvage"]


@pytest.mark.clause("REM-YCU-09")
def test_a_lower_total_is_a_defeat_and_the_token_stays() -> None:
    table = faced(discard={HAL: "lookout"})
    do(table, "fight cadet")
    chance(table, "battle 2")
    do(table, "confirm", "lose lookout")
    assert (tokens(table), figures(table, HAL), unused(table, HAL)) == ({"D4": "cadet"}, "", 16)
    assert news(table, "alert") == []


@pytest.mark.clause("REM-YCU-10", "REM-YCU-27")
def test_battles_go_on_until_nobody_contests_the_space() -> None:
    table = faced(figures={HAL: "D4 x2"}, discard={HAL: "lookout lookout"}, arcs=0)
    for dice in ("0 0", "0"):
        assert legal(table) == ["fight cadet D4"]
        do(table, "fight cadet")
        chance(table, f"battle {dice}")
        do(table, "confirm", "lose lookout")
    assert (figures(table, HAL), tokens(table)) == ("", {"D4": "cadet"})
    assert legal(table) == ["end"]


@pytest.mark.clause("REM-YCU-11", "REM-YCU-13")
def test_a_bribe_buys_a_token_off_without_alert_or_victory() -> None:
    table = faced("hunter", arcs=2000)
    do(table, "bribe hunter")
    assert (tokens(table), arcs(table, HAL), won(table, HAL)) == ({}, 0, 0)
    assert [line.split()[0] for line in news(table, "bribed", "rolled", "alert")] == ["bribed"]


@pytest.mark.clause("REM-YCU-11")
def test_all_may_be_bribed_at_once() -> None:
    table = faced("cadet hunter", arcs=3500)
    do(table, "bribe-all")
    assert (tokens(table), arcs(table, HAL)) == ({}, 500)
    assert refused(faced("cadet hunter", arcs=2500), "bribe-all") == "YCU-12"
    assert refused(faced("cadet", arcs=2500), "bribe-all") == "YCU-28"


@pytest.mark.clause("REM-YCU-12")
def test_a_bribe_is_the_value_of_that_token_in_full_also_after_a_defeat() -> None:
    table = faced("cadet suppressor", figures={HAL: "D4 x2"}, arcs=2500, discard={HAL: "lookout"})
    assert legal(table, "bribe") == ["bribe cadet D4"]
    assert refused(table, "bribe suppressor") == "YCU-12"
    do(table, "fight cadet")
    chance(table, "battle 0 0")
    do(table, "confirm", "lose lookout")
    do(table, "bribe cadet")
    assert arcs(table, HAL) == 1500


@pytest.mark.clause("REM-YCU-14")
def test_only_a_token_that_one_would_have_to_battle_is_bribed() -> None:
    table = quarter(figures={HAL: "D4, A1"}, tokens={"D4": "cadet", "D5": "warden"})
    assert table.step().fault(table, HAL, 822) != 0  # not before the end of the Move action
    do(table, "do move", "done")
    assert refused(table, "bribe warden") == refused(table, "fight warden") == "YCU-14"


ALERTS = [
    (1, "retaliation"),
    (2, "reinforcements"),
    (3, "fine"),
    (4, "rumour"),
    (5, "salvage"),
    (6, "word_spreads"),
]


@pytest.mark.clause("REM-YCU-08")
@pytest.mark.parametrize(("face", "name"), ALERTS)
def test_the_die_tells_the_line_of_the_alert_card(face: int, name: str) -> None:
    assert news(alerted(face), "alert")[0] == f"alert 0 {name}"


@pytest.mark.clause("REM-YCU-15")
def test_retaliation_brings_a_token_to_the_space_of_the_battle() -> None:
    table = alerted(1)
    assert len(tokens(table)["D4"].split()) == 1
    assert table.step().name == "fights"


@pytest.mark.clause("REM-YCU-16")
def test_reinforcements_bring_tokens_to_the_spaces_of_a_card() -> None:
    table = alerted(2, coordinates="coord_01 coord_02")
    assert set(tokens(table)) == {"G6", "B6", "D5", "E3"}
    assert news(table, "coordinates") == ["coordinates coord_01"]
    assert size(table, "coordinate_discard") == 19


@pytest.mark.clause("REM-YCU-17", "REM-YCU-19")
def test_a_fine_costs_1000_arcs_and_salvage_brings_them() -> None:
    assert arcs(alerted(3), HAL) == 1000
    assert arcs(alerted(5), HAL) == 3000


@pytest.mark.clause("REM-YCU-18", "REM-YCU-20")
def test_a_rumour_costs_1_renown_and_spreading_word_brings_it() -> None:
    assert renown(alerted(4, renown=5), HAL) == 4
    assert renown(alerted(6, renown=5), HAL) == 6


@pytest.mark.clause("REM-YCU-21")
def test_nobody_loses_more_than_he_has_and_lost_renown_goes_back_to_the_pool() -> None:
    assert arcs(alerted(3, arcs=500), HAL) == 0
    table = alerted(4, renown=0, renown_pool=100)
    assert (renown(table, HAL), renown_pool(table)) == (0, 100)
    table = alerted(4, renown={HAL: 1}, renown_pool=100)
    assert (renown(table, HAL), renown_pool(table)) == (0, 101)


@pytest.mark.clause("REM-YCU-22", "REM-YCU-23")
def test_whoever_is_hit_by_an_alert_fights_clockwise_from_the_active_player() -> None:
    table = alerted(
        2, coordinates="coord_01 coord_02", figures={HAL: "D4, D5", NIA: "G6", LIO: "B6", IVA: "E3"}, arcs=9000,
        met={LIO: "fortune"},
    )  # fmt: skip
    fighting = []
    while table.step().name == "fights":
        fighting.append(actor(table))
        do(table, legal(table, "bribe")[0])
    assert fighting == [HAL, NIA, LIO, IVA]
    assert (tokens(table), legal(table)) == ({}, ["end"])


@pytest.mark.clause("REM-YCU-23")
def test_nobody_is_interrupted_and_the_next_is_counted_from_the_active_player() -> None:
    """Iva's own battle brings a token to Nia; Nia fights before Lio, who was concerned before."""
    table = quarter(
        active=IVA,
        figures={IVA: "D4", NIA: "G6", LIO: "B6"},
        tokens={"D4": "cadet cadet"},
        hand={IVA: "war_cry war_cry"},
        coordinates="coord_01 coord_02",
    )
    do(table, "do move", "done", "fight cadet", "lay war_cry", "lay war_cry")
    chance(table, "battle 0", "die 2")
    do(table, "confirm")
    assert actor(table) == IVA  # one token of D4 is left
    do(table, "bribe cadet")
    assert actor(table) == NIA  # clockwise from Iva: Hal, Nia, Lio


@pytest.mark.clause("REM-YCU-23")
def test_what_came_of_several_tokens_is_summed_up_at_the_end() -> None:
    table = faced("cadet warden suppressor", figures={HAL: "D4 x2"}, arcs=3000, discard={HAL: "lookout scrapper"})
    do(table, "bribe cadet", "bribe warden", "fight suppressor")
    chance(table, "battle 0 0")
    assert news(table, "police") == []
    do(table, "confirm", "lose lookout")
    do(table, "fight suppressor")
    chance(table, "battle 0")
    do(table, "confirm", "lose scrapper")
    assert news(table, "police", "fallen") == ["police 0 0 2", "fallen 0 2"]


@pytest.mark.clause("REM-YCU-23")
def test_a_single_token_is_not_summed_up() -> None:
    table = alerted(5)
    assert news(table, "defeated-ycu", "police") == ["defeated-ycu 0 1"]


@pytest.mark.clause("REM-YCU-24")
def test_an_empty_bag_places_no_more() -> None:
    all_tokens = "cadet cadet warden warden warden patroller patroller patroller patroller hunter hunter hunter hunter"
    others = "corrupt_officer corrupt_officer enforcer_unit enforcer_unit suppressor suppressor"
    table = alerted(2, tokens={"D4": "cadet", "A1": all_tokens, "A2": others}, coordinates="coord_01 coord_02")
    assert len(news(table, "landed")) == 1  # the Cadet that was defeated
    assert table.tokens_in_bag() == 0


@pytest.mark.clause("REM-YCU-25")
def test_who_moves_into_ycu_fights_at_the_end_of_the_action() -> None:
    table = quarter(figures={HAL: "D5, A1"}, tokens={"D4": "cadet"})
    do(table, "do move", "move D5 D4", "move A1 A2")
    assert table.step().name == "move"
    do(table, "done")
    assert "fight cadet D4" in legal(table)


@pytest.mark.clause("REM-YCU-26")
def test_the_order_after_a_won_battle() -> None:
    table = alerted(5, permanent={HAL: "trophy_rack"})
    heard = [line.split()[0] for line in news(table, "defeated-ycu", "prize", "rolled", "alert")]
    assert heard == ["defeated-ycu", "prize", "rolled", "alert"]
    assert discard(table, HAL) == "frag_grenade"


@pytest.mark.clause("REM-YCU-26")
def test_the_order_after_a_lost_battle() -> None:
    table = faced("suppressor", hand={HAL: "lookout open_call"})
    do(table, "fight suppressor", "lay lookout", "lay open_call")
    chance(table, "battle 0")
    do(table, "confirm")
    assert discard(table, HAL) == ""
    do(table, "lose lookout")
    assert discard(table, HAL) == "open_call"


@pytest.mark.clause("REM-YCU-28")
def test_he_goes_from_space_to_space_as_he_likes() -> None:
    table = quarter(figures={HAL: "D4, A1"}, tokens={"D4": "cadet warden", "A1": "cadet"}, arcs=9000)
    do(table, "do move", "done")
    assert legal(table, "fight") == ["fight cadet D4", "fight cadet A1", "fight warden D4"]
    do(table, "bribe cadet D4", "bribe cadet A1", "bribe warden D4")
    assert tokens(table) == {}


@pytest.mark.clause("REM-YCU-28", "REM-CMP-12")
def test_of_tokens_that_are_alike_one_is_named() -> None:
    table = faced("cadet cadet")
    assert legal(table, "fight") == ["fight cadet D4"]
    assert table.setup.game.refusal(table, HAL, 803).clause == "REM-CMP-12"


@pytest.mark.clause("REM-YCU-13", "REM-IFL-15")
def test_a_bribe_does_not_count_for_terror() -> None:
    table = quarter(active=IVA, figures={IVA: "D4"}, tokens={"D4": "cadet"}, won=4)
    do(table, "do move", "done", "bribe cadet")
    assert (influence(table, IVA), won(table, IVA)) == (4, 4)
    assert int(table[number.RIVAL]) == -1
