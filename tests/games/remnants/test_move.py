"""MOV: figures enter the board and walk."""

from __future__ import annotations

import pytest

from tests.games.remnants.gangs import (
    HAL,
    IVA,
    NIA,
    arcs,
    chance,
    do,
    ends,
    figures,
    influence,
    lay,
    legal,
    news,
    offered,
    on,
    pool,
    quarter,
    refused,
    tokens,
    whose,
)


@pytest.mark.clause("REM-MOV-01")
def test_as_many_figures_move_as_the_influence_each_up_to_3_spaces() -> None:
    table = quarter(figures={HAL: "A1, C1, E1, G1, G7"}, influence=3, pool=0)
    do(table, "do move")
    assert ends(table, "A1") == "A2 A3 A4 B1 B2 B3 C1 C2 D1"
    do(table, "fetch A1")
    assert refused(table, "go A5") == "MOV-01"
    do(table, "go A4", "move C1 C2", "move E1 E2")
    assert legal(table) == ["done"]
    assert refused(table, "fetch G1") == "MOV-01"


@pytest.mark.clause("REM-MOV-01")
def test_only_own_figures_move() -> None:
    table = quarter(figures={HAL: "A1", NIA: "G1"})
    do(table, "do move")
    assert refused(table, "fetch G1") == refused(table, "fetch D4") == refused(table, "end") == "MOV-01"


@pytest.mark.clause("REM-MOV-02")
def test_a_figure_moves_once_and_is_told_from_one_that_has_not_moved() -> None:
    table = quarter(figures={HAL: "D5, D3"})
    do(table, "do move", "move D5 D4")
    assert refused(table, "fetch D4") == "MOV-02"
    do(table, "move D3 D4")
    assert refused(table, "fetch D4") == "MOV-02"
    table = quarter(figures={HAL: "D5, D4"})
    do(table, "do move", "move D5 D4")
    do(table, "move D4 C4")  # the other one
    assert refused(table, "fetch D4") == "MOV-02"
    assert figures(table, HAL) == "C4, D4"


@pytest.mark.clause("REM-MOV-02", "REM-EFF-04")
def test_a_bonus_move_moves_every_figure_again() -> None:
    table = quarter(active=IVA, figures={IVA: "D5"}, hand={IVA: "blitz"})
    do(table, "play blitz", "do move", "move D5 D4", "done", "do move", "move D4 D5")
    assert figures(table, IVA) == "D5"


@pytest.mark.clause("REM-MOV-03")
def test_one_figure_arrives_before_the_next_sets_out() -> None:
    table = quarter(figures={HAL: "D5, A1"})
    do(table, "do move", "fetch D5")
    assert refused(table, "fetch A1") == refused(table, "done") == "MOV-13"


@pytest.mark.clause("REM-MOV-04")
def test_steps_are_orthogonal() -> None:
    table = quarter(figures={HAL: "D4", NIA: "C4, D3, D5, E4"}, pool=0)
    do(table, "do move")
    assert ends(table, "D4") == "C4 D3 D5 E4"  # no way to the diagonal


@pytest.mark.clause("REM-MOV-05")
def test_a_figure_from_the_pool_uses_one_step_for_the_entry_space() -> None:
    table = quarter(pool=1)
    do(table, "do move")
    assert ends(table, "pool") == "B7 C6 C7 D5 D6 D7 E6 E7 F7"
    do(table, "move pool D5")
    assert (pool(table, HAL), figures(table, HAL)) == (0, "D5")
    assert refused(table, "pool") == "MOV-05"
    assert news(table, "entered") == ["entered 0 D5"]


@pytest.mark.clause("REM-MOV-06")
def test_two_own_figures_may_be_passed_but_not_joined() -> None:
    table = quarter(figures={HAL: "D7 x2, D6"}, pool=1)
    do(table, "do move")
    assert "D7" not in ends(table, "D6").split()
    assert {"C7", "E7"} <= set(ends(table, "D6").split())
    assert "D6" in ends(table, "pool").split()  # through D7
    do(table, "fetch D6")
    assert refused(table, "go D7") == "MOV-06"


@pytest.mark.clause("REM-MOV-07")
@pytest.mark.parametrize(
    "enemies", [{"figures": {HAL: "A1", NIA: "A2, B1"}}, {"tokens": {"A2": "cadet", "B1": "cadet"}}]
)
def test_a_figure_stops_where_enemies_are(enemies: dict[str, dict[object, str]]) -> None:
    table = quarter(**{"figures": {HAL: "A1"}, **enemies}, pool=0)  # type: ignore[arg-type]
    do(table, "do move")
    assert ends(table, "A1") == "A2 B1"


@pytest.mark.clause("REM-MOV-08")
def test_at_most_one_space_with_enemies_is_entered_in_a_turn() -> None:
    table = quarter(figures={HAL: "A1, A3", NIA: "A2, A4"}, tokens={"B3": "cadet"}, pool=0)
    do(table, "do move", "move A1 A2", "fetch A3")
    assert {"A4", "B3"} & set(offered(table, "go").split()) == set()
    assert refused(table, "go A4") == refused(table, "go B3") == "MOV-08"
    assert "A2" in offered(table, "go").split()


@pytest.mark.clause("REM-MOV-09")
def test_that_space_may_be_entered_by_two_and_again_but_no_other_all_turn() -> None:
    table = quarter(
        active=IVA, figures={IVA: "D5, D3, C4", NIA: "D4 x2, E5"}, hand={IVA: "blitz"}, discard={NIA: "worker worker"}
    )
    do(table, "play blitz", "do move", "move D5 D4", "move D3 D4", "fetch C4")
    assert refused(table, "go D4") == "MOV-06"
    do(table, "go C5", "done")
    for dice in ("battle 0 0", "battle 0"):
        do(table, "attack D4")
        chance(table, "battle 3 3", dice)
        lay(table)
        lay(table)
        do(table, "lose worker")
    do(table, "do move", "move D4 D3")  # the enemies are gone, the limit stays
    assert "D4" in ends(table, "C5").split()
    do(table, "fetch C5")
    assert refused(table, "go E5") == "MOV-08"


@pytest.mark.clause("REM-MOV-10")
def test_an_entry_space_with_enemies_is_attacked_from_the_pool() -> None:
    table = quarter(figures={HAL: "A1", NIA: "D7, A2"}, pool=2)
    do(table, "do move")
    assert ends(table, "pool") == "D7"
    do(table, "move pool D7", "fetch A1")
    assert refused(table, "go A2") == "MOV-08"
    do(table, "go B1", "done")
    assert legal(table) == ["attack D7"]


@pytest.mark.clause("REM-MOV-10", "REM-MOV-08")
def test_after_another_attack_an_entry_space_with_enemies_is_closed() -> None:
    table = quarter(figures={HAL: "A1", NIA: "D7, A2"}, pool=2)
    do(table, "do move", "move A1 A2")
    assert refused(table, "pool") == "MOV-13"


@pytest.mark.clause("REM-MOV-11")
def test_battles_are_fought_at_the_end_of_the_action() -> None:
    table = quarter(figures={HAL: "D5, A1", NIA: "D4"})
    do(table, "do move", "move D5 D4")
    assert "fetch A1" in legal(table)
    do(table, "move A1 A2")
    do(table, "done")
    assert legal(table) == ["attack D4"]
    assert refused(table, "end") == refused(table, "done") == "YCU-01"


@pytest.mark.clause("REM-MOV-12", "REM-IFL-01")
def test_influence_that_rises_in_the_action_counts_at_once() -> None:
    table = quarter(figures={HAL: "A1, B1, C1, D1, E1 x2"}, influence=1, pool=3)
    do(table, "do move", "move E1 F1")
    assert (influence(table, HAL), "fetch A1" in legal(table)) == (2, True)
    do(table, "move A1 A2")
    assert refused(table, "fetch B1") == "MOV-01"


@pytest.mark.clause("REM-MOV-13")
def test_a_move_is_its_end_space_and_never_where_it_started() -> None:
    table = quarter(figures={HAL: "D4", NIA: "D5, C4"}, tokens={"E4": "cadet"})
    do(table, "do move")
    assert ends(table, "D4") == "B3 C2 C3 C4 D1 D2 D3 D5 E2 E3 E4 F3"
    do(table, "fetch D4")
    assert refused(table, "go D4") == "MOV-13"
    table = quarter(figures={HAL: "A1 x2, A2 x2, B1 x2, A3 x2, B2 x2, C1 x2, A4 x2, B3 x2"}, unused=0)
    do(table, "do move")
    assert "fetch A1" in legal(table)


@pytest.mark.clause("REM-MOV-13")
def test_who_can_go_nowhere_does_not_set_out() -> None:
    table = quarter(figures={HAL: "A1, A3", NIA: "A2, B1, C3"})
    do(table, "do move", "move A3 C3")
    assert refused(table, "fetch A1") == "MOV-13"
    assert (whose(table), on(table.contested(HAL))) == (HAL, "C3")


@pytest.mark.clause("REM-MOV-11", "REM-YCU-25")
def test_ycu_on_the_way_are_fought_at_the_end_of_the_action() -> None:
    table = quarter(figures={HAL: "D5"}, tokens={"D4": "cadet"}, arcs=2000)
    do(table, "do move", "move D5 D4", "done")
    assert legal(table) == ["fight cadet D4", "bribe cadet D4"]
    do(table, "bribe cadet")
    assert (tokens(table), arcs(table, HAL), legal(table)) == ({}, 1000, ["end"])
