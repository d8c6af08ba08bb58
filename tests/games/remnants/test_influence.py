"""IFL: influence, and the conditions that raise it."""

from __future__ import annotations

import pytest

from tabletown.games.remnants.game import GAME
from tests.games.remnants.gangs import (
    HAL,
    IVA,
    LIO,
    NIA,
    chance,
    do,
    influence,
    lay,
    legal,
    met,
    news,
    pass_all,
    piles,
    quarter,
    refused,
)

SIX = "A1, B1, C1, E1, F1"
"""With one more, six spaces."""


@pytest.mark.clause("REM-IFL-01")
def test_influence_limits_what_one_does_per_action() -> None:
    position = {"influence": 2, "arcs": 9000, "figures": {HAL: "A1, B1, G7"}, "pool": 0}
    tiles = {"tiles": {"red_eden_lab": "A1 B1"}, "products": {"red_eden_lab": 5}}
    table = quarter(**position, **tiles)  # type: ignore[arg-type]
    do(table, "do sell", "sell A1", "sell A1")
    assert refused(table, "sell A1") == "SEL-02"
    table = quarter(**position)  # type: ignore[arg-type]
    do(table, "do move", "move A1 A2", "move B1 B2")
    assert refused(table, "fetch G7") == "MOV-01"
    table = quarter(**position)  # type: ignore[arg-type]
    do(table, "do buy", "renown", "renown")
    assert refused(table, "renown") == "BUY-03"
    table = quarter(**position)  # type: ignore[arg-type]
    do(table, "do refresh", "done")
    assert piles(table, HAL)[0] == 2


@pytest.mark.clause("REM-IFL-02", "REM-IFL-03", "REM-IFL-09")
def test_turf_is_six_spaces_at_the_same_time() -> None:
    table = quarter(figures={HAL: f"{SIX} x2"}, pool=0)
    assert influence(table, HAL) == 4
    do(table, "do move", "move F1 G1")
    assert (influence(table, HAL), met(table, HAL)) == (5, "turf")
    assert news(table, "influence") == ["influence 0 turf 5"]


@pytest.mark.clause("REM-IFL-04")
def test_a_condition_counts_once_and_influence_is_never_lost() -> None:
    table = quarter(figures={HAL: f"{SIX} x2"}, pool=0)
    do(table, "do move", "move F1 G1", "move E1 F1")
    assert influence(table, HAL) == 5
    do(table, "move C1 C2", "done", "end")
    assert influence(table, HAL) == 5


@pytest.mark.clause("REM-IFL-05", "REM-IFL-06")
def test_the_track_ends_at_7_and_later_conditions_are_used_up() -> None:
    table = quarter(figures={HAL: f"{SIX} x2"}, pool=0, influence=7)
    do(table, "do move", "move F1 G1")
    assert (influence(table, HAL), met(table, HAL)) == (7, "turf")


@pytest.mark.clause("REM-IFL-07")
def test_several_conditions_at_once_each_count() -> None:
    table = quarter(
        figures={HAL: f"{SIX} x2, G2, G3 x2"},
        tiles={"back_alley": "A1, B1, G1"},
        pool=0,
        draw={HAL: "lookout"},
    )
    do(table, "do move", "move F1 G1")
    assert (influence(table, HAL), met(table, HAL)) == (7, "turf empire crowd")


@pytest.mark.clause("REM-IFL-08")
def test_every_mat_has_turf_empire_muscle_and_one_of_its_own() -> None:
    mats = [[condition.name for condition in mat] for mat in GAME.box.conditions]
    assert [mat[:3] for mat in mats] == [["turf", "empire", "muscle"]] * 4
    assert [mat[3:] for mat in mats] == [["crowd"], ["arsenal"], ["fortune"], ["terror"]]


@pytest.mark.clause("REM-IFL-10")
def test_empire_is_three_developments_at_the_same_time() -> None:
    table = quarter(figures={HAL: "A1, B1, C1"}, tiles={"back_alley": "A1, B1"}, types="back_alley")
    do(table, "do produce_develop", "done")
    assert influence(table, HAL) == 4
    do(table, "build back_alley", "place C1")
    assert (influence(table, HAL), met(table, HAL)) == (5, "empire")


@pytest.mark.clause("REM-IFL-11")
def test_muscle_is_nine_unit_cards_in_all_piles_together() -> None:
    table = quarter(hand={HAL: "fighter"}, members="runner", arcs=0)
    assert influence(table, HAL) == 4  # seven starter units and the Fighter
    do(table, "do recruit", "name runner")
    assert (influence(table, HAL), met(table, HAL)) == (5, "muscle")


@pytest.mark.clause("REM-IFL-12")
@pytest.mark.parametrize(("seat", "own"), [(HAL, "crowd"), (NIA, "")])
def test_crowd_is_nine_figures_on_the_board_of_the_humans(seat: int, own: str) -> None:
    entry = "D7" if seat == HAL else "G4"
    table = quarter(active=seat, figures={seat: "B2 x2, C2 x2, B3 x2, C3 x2"}, pool=1)
    do(table, "do move", f"move pool {entry}")
    assert met(table, seat) == own


@pytest.mark.clause("REM-IFL-13")
@pytest.mark.parametrize(("seat", "own"), [(NIA, "arsenal"), (HAL, "")])
def test_arsenal_is_two_black_market_cards_of_the_neisu(seat: int, own: str) -> None:
    table = quarter(active=seat, permanent={seat: "trophy_rack"}, goods="stim_pack", arcs=5000)
    do(table, "do buy", "buy stim_pack")
    assert met(table, seat) == own


@pytest.mark.clause("REM-IFL-13", "REM-IFL-16")
def test_a_purchase_by_an_effect_is_checked_at_once() -> None:
    table = quarter(
        active=NIA,
        permanent={NIA: "trophy_rack"},
        goods="stim_pack",
        figures={NIA: "B2, C2"},
        tiles={"black_bazaar": "B2 C2"},
    )
    do(table, "do produce_develop", "use black_bazaar", "buy stim_pack")
    assert met(table, NIA) == "arsenal"


@pytest.mark.clause("REM-IFL-14")
@pytest.mark.parametrize(("seat", "own"), [(LIO, "fortune"), (HAL, "")])
def test_fortune_is_7000_arcs_of_the_lentree(seat: int, own: str) -> None:
    table = quarter(active=seat, hand={seat: "credit_chip"}, arcs=5000)
    do(table, "play credit_chip")
    assert met(table, seat) == own
    table = quarter(active=seat, hand={seat: "credit_chip"}, arcs=4500)
    do(table, "play credit_chip")
    assert met(table, seat) == ""


@pytest.mark.clause("REM-IFL-15")
@pytest.mark.parametrize(("won", "own"), [(4, "terror"), (3, "")])
def test_terror_is_five_battles_won_by_the_iggaret(won: int, own: str) -> None:
    table = quarter(active=IVA, figures={IVA: "D4"}, tokens={"D4": "cadet"}, won=won)
    do(table, "do move", "done", "fight cadet")
    chance(table, "battle 3", "die 5")
    do(table, "confirm")
    assert met(table, IVA) == own


@pytest.mark.clause("REM-IFL-15")
def test_a_battle_that_a_defender_wins_counts_too() -> None:
    table = quarter(figures={HAL: "D5", IVA: "D4"}, won=4, discard={HAL: "lookout"})
    do(table, "do move", "move D5 D4", "done", "attack D4")
    chance(table, "battle 0", "battle 0")
    lay(table)
    lay(table)
    assert met(table, IVA) == ""  # not inside the battle
    do(table, "lose lookout")
    assert met(table, IVA) == "terror"


@pytest.mark.clause("REM-IFL-16")
def test_a_contested_space_counts_for_nobody() -> None:
    table = quarter(figures={HAL: f"{SIX} x2", NIA: "G1"}, pool=0, discard={NIA: "worker"})
    do(table, "do move", "move F1 G1", "done")
    assert influence(table, HAL) == 4
    do(table, "attack G1")
    chance(table, "battle 3 3", "battle 0")
    lay(table)
    lay(table)
    assert influence(table, HAL) == 4  # the figure is gone, the battle is not over
    do(table, "lose worker")
    assert influence(table, HAL) == 5


@pytest.mark.clause("REM-IFL-16")
def test_nothing_is_checked_while_ycu_are_being_placed() -> None:
    """Token by token, Hal would control six spaces before D5 and E3 are contested."""
    table = quarter(
        phase="patrol",
        figures={HAL: f"{SIX}, D5"},
        tokens={"D5": "cadet"},
        coordinates="coord_01 coord_02",
        begin=False,
    )
    table.advance()
    assert met(table, HAL) == ""


@pytest.mark.clause("REM-IFL-17")
def test_the_card_that_is_being_played_is_still_owned() -> None:
    table = quarter(hand={HAL: "tobrin_slate"}, members="fighter", figures={HAL: "A1"}, arcs=0)
    do(table, "play tobrin_slate")
    assert table.step().name == "deploy"
    assert int(table.metric(HAL, 2)) == 8
    do(table, "deploy A1", "do recruit", "name fighter")
    assert met(table, HAL) == "muscle"


@pytest.mark.clause("REM-IFL-17")
def test_a_card_that_is_out_of_the_game_belongs_to_nobody() -> None:
    table = quarter(
        hand={HAL: "lookout fighter"},
        figures={HAL: "B2, C2"},
        tiles={"labour_broker": "B2 C2"},
        members="runner",
        arcs=0,
    )
    do(table, "do produce_develop", "use labour_broker", "give lookout", "return-pool")
    assert int(table.metric(HAL, 2)) == 7


@pytest.mark.clause("REM-IFL-18")
def test_conditions_of_all_players_are_checked_whoever_acts() -> None:
    table = quarter(figures={NIA: f"{SIX}, G1"}, tokens={"G1": "cadet"}, hand={HAL: "forged_orders"})
    do(table, "play forged_orders", "dispel cadet")
    assert (influence(table, NIA), news(table, "influence")) == (5, ["influence 1 turf 5"])


@pytest.mark.clause("REM-IFL-02", "REM-IFL-11")
def test_muscle_is_met_outside_the_own_turn() -> None:
    table = quarter(hand={NIA: "fighter"}, members="runner dealer")
    do(table, "do recruit", "name runner", "bid 500")
    pass_all(table)
    assert met(table, NIA) == "muscle"
    assert legal(table) == ["name dealer"]
