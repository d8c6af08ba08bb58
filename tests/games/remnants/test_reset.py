"""RND, RES: rounds, and the Reset Phase with which each but the first begins."""

from __future__ import annotations

import pytest

from tabletown.games.remnants.game import GAME
from tabletown.games.remnants.rules import number
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.kernel.history import History
from tests.games.remnants.gangs import (
    HAL,
    IVA,
    LIO,
    NIA,
    arcs,
    code_of,
    discard,
    do,
    draw_pile,
    hand,
    influence,
    legal,
    news,
    piles,
    quarter,
    refused,
    size,
    tracker,
    whose,
    zone_of,
)


def reset(**position: object) -> Quarter:
    """A Reset Phase in which all choose."""
    return quarter(phase="reset", **position)  # type: ignore[arg-type]


def all_done(table: Quarter) -> None:
    for seat in table.actors():
        do(table, "done", by=seat)


@pytest.mark.clause("REM-RND-01")
def test_a_round_has_four_phases() -> None:
    table = reset(tracker=4)
    all_done(table)
    for _ in range(16):
        do(table, "do sell", "done", "end")
    heard = [line.split()[0] for line in news(table, "income", "turn", "patrol", "round")]
    assert heard == ["income"] * 4 + ["turn"] * 16 + ["patrol", "round"]


@pytest.mark.clause("REM-RND-01", "REM-AWD-01")
def test_renown_is_awarded_after_the_patrol() -> None:
    table = quarter(phase="patrol", figures={HAL: "D4"}, coordinates="coord_01 coord_02", begin=False)
    table.advance()
    heard = [line.split()[0] for line in news(table)]
    assert heard.index("patrol") < heard.index("claimed") < heard.index("round")


@pytest.mark.clause("REM-RND-02")
def test_the_first_round_has_no_reset_phase() -> None:
    table = GAME.new(2, 1, {"sides": "random"}, listen=True)
    assert news(table, "income", "renewed") == []
    assert table.step().name == "turn"
    assert reset(round=2).step().name == "reset"


@pytest.mark.clause("REM-RND-03")
def test_turn_order_begins_with_the_first_player() -> None:
    table = reset(first=LIO)
    all_done(table)
    assert (int(table[number.FIRST]), whose(table)) == (IVA, IVA)
    do(table, "do sell", "done", "end")
    assert whose(table) == HAL


@pytest.mark.clause("REM-RES-01")
def test_any_number_of_cards_may_be_discarded() -> None:
    table = reset(hand={HAL: "lookout lookout open_call"}, draw={HAL: ""}, influence=1)
    assert legal(table, by=HAL) == ["done", "throw lookout", "throw open_call"]
    do(table, "throw lookout", "throw lookout", by=HAL)
    assert legal(table, by=HAL) == ["done", "throw open_call"]
    assert refused(table, "throw lookout", by=HAL) == "CRD-01"
    assert refused(table, "end", by=HAL) == "RES-01"
    all_done(table)
    assert hand(table, HAL) == "open_call"
    assert news(table, "discarded") == ["discarded 0 lookout"] * 2


@pytest.mark.clause("REM-RES-02")
def test_the_shuffled_discard_pile_goes_under_the_draw_pile() -> None:
    orders = set()
    for seed in range(12):
        table = reset(draw={HAL: "safe_house"}, discard={HAL: "lookout scrapper open_call"}, influence=0, seed=seed)
        all_done(table)
        top, *below = draw_pile(table, HAL).split()
        assert top == "safe_house"
        orders.add(tuple(below))
    assert len(orders) > 3


@pytest.mark.clause("REM-RES-03", "REM-RES-06")
def test_he_draws_until_his_hand_equals_his_influence_or_the_pile_is_empty() -> None:
    table = reset(
        hand={HAL: "lookout", NIA: "worker"},
        influence={HAL: 6, NIA: 5},
        draw={NIA: "surveyor"},
        discard={NIA: "worker"},
    )
    all_done(table)
    assert piles(table, HAL) == (6, 4, 0)
    assert hand(table, NIA) == "worker worker surveyor"
    assert piles(table, NIA) == (3, 0, 0)


@pytest.mark.clause("REM-RES-04")
def test_who_has_enough_cards_keeps_them_and_draws_nothing() -> None:
    cards = "fast_talker lookout scrapper scrapper open_call"
    table = reset(hand={HAL: cards}, influence=4)
    all_done(table)
    assert hand(table, HAL) == cards
    assert not any(line.startswith("drew 0") for line in news(table, "drew"))


@pytest.mark.clause("REM-RES-05")
def test_all_choose_at_once_and_discards_are_shown_together() -> None:
    table = reset(hand={HAL: "lookout", NIA: "worker"})
    assert table.actors() == [HAL, NIA, LIO, IVA]
    do(table, "throw worker", "done", by=NIA)
    before = table.view(LIO)
    do(table, "throw lookout", by=HAL)
    assert table.view(LIO) == before
    assert table.actors() == [HAL, LIO, IVA]
    assert discard(table, NIA) == discard(table, HAL) == ""
    all_done(table)
    assert news(table, "discarded") == ["discarded 0 lookout", "discarded 1 worker"]


@pytest.mark.clause("REM-RES-05")
def test_a_choice_may_be_changed_until_all_have_chosen() -> None:
    history = History(reset(hand={HAL: "lookout", NIA: "worker"}))
    for phrase in ("throw lookout", "done"):
        history.apply(HAL, code_of(history.state, phrase, HAL))  # type: ignore[arg-type]
    history.undo(HAL)
    history.undo(HAL)
    assert history.moves == []
    for seat in (HAL, NIA, LIO, IVA):
        assert not history.moves or history.can_undo(seat - 1)
        history.apply(seat, code_of(history.state, "done", seat))  # type: ignore[arg-type]
    assert not history.can_undo(IVA)


@pytest.mark.clause("REM-RES-07")
def test_the_first_player_token_passes_to_the_left() -> None:
    table = reset(first=IVA)
    all_done(table)
    assert table[number.FIRST] == HAL


@pytest.mark.clause("REM-RES-08")
def test_each_player_receives_2000_arcs() -> None:
    table = reset(arcs={HAL: 0, NIA: 1500})
    all_done(table)
    assert [arcs(table, seat) for seat in range(4)] == [2000, 3500, 4000, 4000]


@pytest.mark.clause("REM-RES-09")
def test_both_rows_are_discarded_and_dealt_anew() -> None:
    table = reset(
        members="fighter",
        member_deck="runner runner dealer dealer gambler",
        goods="stim_pack trophy_rack",
        goods_deck="scrambler scrambler grav_sled grav_sled master_key",
    )
    all_done(table)
    assert zone_of(table, "members") == "dealer dealer runner runner"
    assert zone_of(table, "goods") == "scrambler scrambler grav_sled grav_sled"
    assert zone_of(table, "member_discard") == "fighter"
    assert zone_of(table, "goods_discard") == "stim_pack trophy_rack"


@pytest.mark.clause("REM-RES-10", "REM-RES-13")
def test_the_last_cards_come_first_then_the_discards_and_the_old_row_are_shuffled() -> None:
    rows = set()
    for seed in range(10):
        table = reset(
            members="gambler informer",
            member_deck="fighter",
            member_discard="runner runner dealer",
            hand={HAL: "smuggler"},
            seed=seed,
        )
        all_done(table)
        row = zone_of(table, "members").split()
        assert "fighter" in row
        assert len(row) == 4
        assert "smuggler" not in row
        assert (size(table, "member_deck"), size(table, "member_discard")) == (2, 0)
        rows.add(tuple(row))
    assert len(rows) > 3


@pytest.mark.clause("REM-RES-11")
def test_a_row_stays_shorter_if_there_are_too_few_cards() -> None:
    table = reset(members="fighter", member_deck="dealer", member_discard="runner", goods_deck="", goods="")
    all_done(table)
    assert zone_of(table, "members") == "fighter dealer runner"
    assert zone_of(table, "goods") == ""


@pytest.mark.clause("REM-RES-12")
def test_all_trackers_go_back_to_0() -> None:
    table = reset(tracker=4)
    all_done(table)
    assert [tracker(table, seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.clause("REM-RES-14")
def test_influence_gained_by_income_leads_to_no_other_draw() -> None:
    table = reset(arcs={LIO: 5000})
    all_done(table)
    assert influence(table, LIO) == 5
    assert piles(table, LIO)[0] == 4
