"""PAT, AWD: the Yugai patrol, and renown is awarded."""

from __future__ import annotations

import pytest

from tabletown.games.remnants.rules.quarter import Quarter
from tests.games.remnants.gangs import (
    HAL,
    IVA,
    LIO,
    NIA,
    begin_phase,
    chance,
    do,
    figures,
    legal,
    news,
    quarter,
    renown,
    renown_pool,
    size,
    tokens,
    zone_of,
)
from tests.games.table import actor

DECK = "coord_01 coord_02 coord_03"


def patrol(**position: object) -> Quarter:
    table = quarter(phase="patrol", **{"coordinates": DECK, **position}, begin=False)  # type: ignore[arg-type]
    begin_phase(table)
    return table


def award(**position: object) -> Quarter:
    table = quarter(phase="award", **position, begin=False)  # type: ignore[arg-type]
    begin_phase(table)
    return table


@pytest.mark.clause("REM-PAT-01")
def test_all_tokens_go_back_into_the_bag_first() -> None:
    table = patrol(tokens={"A1": "cadet warden", "G7": "hunter"})
    assert {"A1", "G7"} & set(tokens(table)) == set()
    assert table.tokens_in_bag() == 12


@pytest.mark.clause("REM-PAT-01", "REM-PAT-03")
def test_tokens_that_were_on_the_board_may_be_drawn_again() -> None:
    drawn = set()
    for seed in range(12):
        table = quarter(
            phase="patrol", tokens={"A1": "suppressor suppressor"}, coordinates=DECK, begin=False, seed=seed
        )
        begin_phase(table)
        drawn |= set(" ".join(tokens(table).values()).split())
    assert "suppressor" in drawn


@pytest.mark.clause("REM-PAT-02", "REM-PAT-09")
def test_two_coordinate_cards_are_revealed_and_discarded_when_their_tokens_lie() -> None:
    table = patrol()
    assert news(table, "coordinates") == ["coordinates coord_01", "coordinates coord_02"]
    assert {"coord_01", "coord_02"} <= set(zone_of(table, "coordinate_discard").split())
    assert (size(table, "coordinates"), size(table, "coordinate_deck")) == (0, 1)


@pytest.mark.clause("REM-PAT-03")
def test_one_token_is_drawn_at_random_for_each_space() -> None:
    seen = set()
    for seed in range(6):
        table = patrol(seed=seed)
        assert sorted(tokens(table)) == sorted(["G6", "B6", "D5", "E3", "G1", "B3", "B5", "E5"])
        assert all(len(there.split()) == 1 for there in tokens(table).values())
        seen.add(tuple(sorted(tokens(table).items())))
    assert len(seen) > 1


@pytest.mark.clause("REM-PAT-04")
@pytest.mark.parametrize(
    ("gangs", "spaces"),
    [("humans neisu", "G6 B6 D5 E3 G1 B3 B5 E5"), ("humans neisu lentree", "A7 G2 B4 E4 E7 D2 C3 E4")],
)
def test_three_players_have_their_own_lists(gangs: str, spaces: str) -> None:
    assert set(tokens(patrol(gangs=gangs))) == set(spaces.split())


@pytest.mark.clause("REM-PAT-05")
def test_spaces_are_filled_in_printed_order_and_a_space_on_both_cards_gets_two() -> None:
    table = patrol(coordinates="coord_03 coord_10 coord_01")
    assert [line.split()[2] for line in news(table, "landed")] == ["C7", "D6", "E2", "D4", "B1", "E6", "F4", "D4"]
    assert len(tokens(table)["D4"].split()) == 2


@pytest.mark.clause("REM-PAT-06")
def test_nobody_fights_before_all_tokens_are_placed() -> None:
    table = patrol(figures={HAL: "G6"})
    assert len(news(table, "landed")) == 8
    assert (actor(table), table.step().name) == (HAL, "fights")


@pytest.mark.clause("REM-PAT-07")
def test_players_fight_in_turn_order_each_until_he_is_done() -> None:
    table = patrol(
        figures={HAL: "G6, B6", NIA: "D5", LIO: "E3", IVA: "B5"}, first=LIO, arcs=20000, met={LIO: "fortune"}
    )
    fighting = []
    while table.step().name == "fights":
        fighting.append(actor(table))
        if len(fighting) == 3:
            assert len(legal(table, "fight")) == 2  # the order of his own battles is his choice
        do(table, legal(table, "bribe")[-1])
    assert fighting == [LIO, IVA, HAL, HAL, NIA]


@pytest.mark.clause("REM-PAT-08")
def test_the_phase_ends_with_the_battles_and_other_tokens_stay() -> None:
    table = patrol(figures={HAL: "D5"}, discard={HAL: "lookout"})
    do(table, legal(table, "fight")[0])
    assert news(table, "round") == []
    chance(table, "battle 0")
    do(table, "confirm", "lose lookout")
    assert figures(table, HAL) == ""
    assert news(table, "round") == ["round 3"]
    assert sorted(tokens(table)) == sorted(["G6", "B6", "D5", "E3", "G1", "B3", "B5", "E5"])


@pytest.mark.clause("REM-PAT-10", "REM-PAT-09")
def test_an_empty_coordinate_deck_is_made_anew_without_the_card_in_use() -> None:
    for seed in range(6):
        table = patrol(coordinates="coord_01", seed=seed)
        first, second = (line.split()[1] for line in news(table, "coordinates"))
        assert first == "coord_01" != second
        assert size(table, "coordinate_deck") == 18
        assert set(zone_of(table, "coordinate_discard").split()) == {first, second}


# Award


@pytest.mark.clause("REM-AWD-01")
def test_renown_for_developments_and_for_spaces_with_an_award() -> None:
    table = award(
        figures={HAL: "A1, B1, B2, C4", NIA: "D4, A6"},
        tiles={"red_eden_lab": "A1 B1", "casino": "B2 C2", "star_dust_lab": "A6 A7"},
    )
    assert (renown(table, HAL), renown(table, NIA), renown(table, LIO)) == (3, 2, 0)
    assert news(table, "claimed") == ["claimed 0 3", "claimed 1 2"]


@pytest.mark.clause("REM-AWD-02")
def test_a_pool_that_cannot_pay_all_ends_the_game_but_pays_in_full() -> None:
    table = award(figures={HAL: "D4", NIA: "C4"}, renown_pool=2)
    assert (renown(table, HAL), renown(table, NIA), renown_pool(table)) == (2, 1, 0)
    assert table.over
    assert news(table, "pool-short") == ["pool-short"]


@pytest.mark.clause("REM-AWD-03")
@pytest.mark.parametrize(("pool", "over"), [(3, False), (2, True), (1, True)])
def test_claims_are_added_up_and_compared_with_the_pool(pool: int, over: bool) -> None:
    table = award(figures={HAL: "D4", NIA: "C4"}, renown_pool=pool)
    assert table.over is over
    assert (renown(table, HAL), renown(table, NIA)) == (2, 1)


@pytest.mark.clause("REM-AWD-04")
def test_an_empty_pool_ends_nothing_while_nobody_claims() -> None:
    table = award(figures={HAL: "D4"}, renown_pool=2)
    assert (renown_pool(table), table.over) == (0, False)
    assert not award(figures={HAL: "A1"}, renown_pool=0).over


@pytest.mark.clause("REM-AWD-05", "REM-AWD-06")
def test_renown_gained_at_other_times_is_credited_and_ends_nothing() -> None:
    table = quarter(hand={HAL: "master_key"}, renown_pool=0)
    do(table, "play master_key", "do sell", "done", "end")
    assert (renown(table, HAL), renown_pool(table), table.over) == (1, 0, False)
    table = quarter(hand={HAL: "master_key"}, renown_pool=5)
    do(table, "play master_key")
    assert (renown(table, HAL), renown_pool(table)) == (1, 4)


@pytest.mark.clause("REM-AWD-06")
def test_the_round_goes_on_to_its_award_phase_before_a_shortage_counts() -> None:
    table = quarter(hand={HAL: "master_key"}, renown_pool=0, tracker={HAL: 3, NIA: 4, LIO: 4, IVA: 4}, coordinates=DECK)
    do(table, "play master_key", "do sell", "done", "end")
    assert not table.over
    assert news(table, "round") == ["round 3"]
