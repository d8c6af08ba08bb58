"""FLO, PLC, EOT-05: ten turns of five phases, and who comes when."""

from __future__ import annotations

import pytest

from tabletown.games.card_city import GAME
from tests.games.card_city.mayors import ANA, BEN, CLEO, be_done, legal, money, news, play, refused, region, run, smoked
from tests.games.table import actor, number, wander


@pytest.mark.clause("CITY-FLO-01", "CITY-GEN-05", "CITY-END-01", "CITY-PLC-01", "CITY-PLC-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_lasts_ten_turns_and_then_every_city_is_scored(seats: int) -> None:
    table = GAME.new(seats, seed=1, listen=True)
    for _ in wander(table, seed=1):
        pass
    turns = [int(line.split()[1]) for line in news(table, "turn")]
    assert turns == list(range(1, 11))
    assert [line.split()[1] for line in news(table, "scored")] == [str(seat) for seat in range(seats)]
    best = max(table.scores())
    for line in news(table, "won"):
        assert int(line.split()[2]) == best


@pytest.mark.clause("CITY-FLO-02", "CITY-FLO-03")
def test_five_phases_in_order_each_finished_by_everybody_before_the_next() -> None:
    seen = set()
    for seed in range(4):
        table = GAME.new(3, seed)
        phases = [(number(table, "turn"), number(table, "phase"))]
        for _ in wander(table, seed):
            phases.append((number(table, "turn"), number(table, "phase")))
        assert phases == sorted(phases)
        seen |= {phase for _, phase in phases}
    assert seen == {1, 2, 3, 5}  # nobody chooses anything in Phase 4


@pytest.mark.clause("CITY-FLO-02", "CITY-REV-01")
def test_revenue_comes_after_growth_and_before_purchases() -> None:
    table = region(". R .\nR C .\nP M .\nI . .", phase="development", money=[3, 0])
    play(table, "grow 1,1")
    assert news(table) == ["grew 0 commerce 1,1", "earned 0 2", "earned 1 0"]
    assert money(table) == 5
    assert "buy 0,-1" in legal(table)


@pytest.mark.clause("CITY-FLO-04", "CITY-FLO-05", "CITY-GEN-01")
def test_whoever_builds_builds_only_in_the_own_city_in_turn_order() -> None:
    table = region("M", "M", "M", lots=["P", "P", "P"], first=BEN)
    assert actor(table) == BEN
    assert refused(table, "build parking 1,0", ANA).clause == "CITY-FLO-05"
    play(table, "build parking 1,0")
    assert actor(table) == CLEO
    assert table.city_size(BEN) == 2
    assert table.city_size(CLEO) == table.city_size(ANA) == 1
    play(table, "build parking 1,0")
    assert actor(table) == ANA


@pytest.mark.clause("CITY-FLO-05", "CITY-SUP-01")
def test_the_last_industry_goes_to_the_first_in_turn_order() -> None:
    table = region(seats=3, phase="end", first=CLEO, money=5, stacks={"industry": 1})
    assert actor(table) == CLEO
    play(table, "buy 1,0")
    assert number(table, "turn") == 6  # nobody else can buy one


@pytest.mark.clause("CITY-FLO-05", "CITY-SUP-01", "CITY-POL-02")
def test_the_last_cloud_falls_to_the_first_in_turn_order() -> None:
    table = region("M", "M", lots=["I", "I"], first=BEN, level="normal", stacks={"pollution_cloud": 1})
    run(table, "build industry 1,0", "pollute 2,0", "build industry 1,0")
    assert smoked(table) == ["smoked 1 2,0"]


@pytest.mark.clause("CITY-EOT-05", "CITY-SET-13")
@pytest.mark.parametrize(("seats", "leads"), [(2, [5, 5]), (4, [3, 3, 2, 2])])
def test_the_marker_goes_round(seats: int, leads: list[int]) -> None:
    table = GAME.new(seats, seed=1, listen=True)
    for _ in wander(table, seed=1):
        pass
    first = [int(line.split()[3]) for line in news(table, "turn")]
    assert first == [(first[0] + turn) % seats for turn in range(10)]
    assert sorted((first.count(seat) for seat in range(seats)), reverse=True) == leads


@pytest.mark.clause("CITY-EOT-04", "CITY-FLO-03")
def test_one_player_ends_the_turn_before_the_next_does() -> None:
    table = region("M P", "M P", phase="end", money=20, renewed_city=True)
    assert actor(table) == ANA
    run(table, "buy 0,1", "demolish 1,0")
    assert actor(table) == BEN  # Ana can do nothing more
    assert {phrase.split()[0] for phrase in legal(table)} == {"buy", "demolish", "done"}
    be_done(table)
    assert number(table, "turn") == 6
