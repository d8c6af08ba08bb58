"""TRN: turns, each with one action of six."""

from __future__ import annotations

import pytest

from tests.games.remnants.gangs import (
    HAL,
    IVA,
    LIO,
    NIA,
    arcs,
    do,
    hand,
    legal,
    news,
    pass_all,
    quarter,
    refused,
    tracker,
    whose,
)

ACTIONS = ["recruit", "buy", "produce_develop", "sell", "refresh", "move"]


@pytest.mark.clause("REM-TRN-01")
def test_players_take_one_turn_at_a_time_until_every_tracker_is_on_4() -> None:
    table = quarter(tracker=2, active=LIO, first=LIO)
    turns = []
    while table.step().name == "turn":
        turns.append(whose(table))
        do(table, "do sell", "done", "end")
    assert turns == [LIO, IVA, HAL, NIA] * 2
    assert news(table, "patrol") == ["patrol"]


@pytest.mark.clause("REM-TRN-02")
def test_who_has_no_turn_left_is_skipped() -> None:
    table = quarter(tracker={NIA: 4, LIO: 4, HAL: 2})
    do(table, "do sell", "done", "end")
    assert whose(table) == IVA
    do(table, "do sell", "done", "end")
    assert whose(table) == HAL


@pytest.mark.clause("REM-TRN-03")
def test_a_turn_has_exactly_one_of_six_actions() -> None:
    table = quarter()
    assert legal(table, "do") == [f"do {action}" for action in ACTIONS]
    do(table, "do sell", "done")
    assert legal(table) == ["end"]
    for action in ACTIONS:
        assert refused(table, f"do {action}") == "TRN-03"


@pytest.mark.clause("REM-TRN-04")
@pytest.mark.parametrize("action", ["buy", "sell", "refresh", "move"])
def test_an_action_may_be_performed_without_effect_but_not_left_out(action: str) -> None:
    table = quarter(draw={HAL: ""})
    assert refused(table, "pass") == "TRN-09"
    do(table, f"do {action}", "done", "end")
    assert whose(table) == NIA


@pytest.mark.clause("REM-TRN-04")
def test_producing_and_building_may_be_left_out() -> None:
    table = quarter(figures={HAL: "A1, B1"}, tiles={"red_eden_lab": "A1 B1"})
    do(table, "do produce_develop", "done", "done", "end")
    assert whose(table) == NIA


@pytest.mark.clause("REM-TRN-05")
@pytest.mark.parametrize("where", ["members", "member_deck", "member_discard"])
def test_recruit_needs_a_gang_member_somewhere(where: str) -> None:
    none = quarter(members="", member_deck="", member_discard="")
    assert refused(none, "do recruit") == "TRN-05"
    assert "do recruit" not in legal(none)
    some = quarter(**{"member_deck": "", where: "fighter"})  # type: ignore[arg-type]
    assert "do recruit" in legal(some)


@pytest.mark.clause("REM-TRN-06")
def test_the_tracker_advances_at_the_end_of_a_turn() -> None:
    table = quarter(tracker={HAL: 1})
    do(table, "do sell", "done")
    assert tracker(table, HAL) == 1
    do(table, "end")
    assert tracker(table, HAL) == 2


@pytest.mark.clause("REM-TRN-07")
def test_the_phase_ends_when_all_trackers_are_on_4() -> None:
    table = quarter(tracker={HAL: 3, NIA: 4, LIO: 4, IVA: 3})
    do(table, "do sell", "done", "end")
    assert (whose(table), news(table, "patrol")) == (IVA, [])
    do(table, "do sell", "done", "end")
    assert news(table, "patrol") == ["patrol"]


@pytest.mark.clause("REM-TRN-08")
def test_a_turn_ends_when_its_player_says_so() -> None:
    table = quarter(hand={HAL: "lookout"})
    do(table, "do sell", "done")
    assert refused(table, "done") == "TRN-08"
    assert whose(table) == HAL
    do(table, "play lookout")
    assert whose(table) == HAL
    do(table, "end")
    assert whose(table) == NIA


@pytest.mark.clause("REM-TRN-09")
def test_cards_the_action_cards_the_end() -> None:
    table = quarter(hand={HAL: "lookout lookout"}, arcs=0)
    assert refused(table, "end") == "TRN-09"
    do(table, "play lookout")
    assert refused(table, "end") == "TRN-09"
    do(table, "do sell", "done", "play lookout", "end")
    assert arcs(table, HAL) == 2000


@pytest.mark.clause("REM-TRN-09")
def test_a_recruit_action_cannot_be_broken_off() -> None:
    table = quarter(members="fighter runner", arcs={HAL: 0, NIA: 2000})
    do(table, "do recruit")
    assert legal(table) == ["name fighter", "name runner"]
    do(table, "name fighter", "bid 500")
    pass_all(table)
    assert (hand(table, NIA), legal(table)) == ("fighter", ["name runner"])
    for phrase in ("end", "done"):
        assert refused(table, phrase) == "REC-01"
