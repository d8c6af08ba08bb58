"""ERI, FLY: Eric leaps, The Crow flies; his health."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.crow.rules.cause import BY_ATTACK, BY_CARD
from tabletown.games.crow.rules.characters import attack_skill, fire_skill, heal, hurt_eric, lay_if_doomed
from tests.games.crow.night import can, dice, do, grounds, is_down, legal, news, night, refused, where, winner
from tests.games.table import number

ERIC = 8


def leaps(**position: Any) -> set[str]:
    """The buildings where a Move action takes Eric."""
    table = night(turn="crow", **{"sarah": "church", "down": ["sarah"], **position})
    do(table, "move eric_draven")
    return {phrase.removeprefix("on ") for phrase in legal(table)}


def flights(**position: Any) -> set[str]:
    table = night(turn="crow", **position)
    do(table, "move the_crow")
    return {phrase.removeprefix("on ") for phrase in legal(table)}


# Leaps


@pytest.mark.clause("CROW-ERI-01", "CROW-ERI-02", "CROW-ERI-03", "CROW-ERI-04")
@pytest.mark.example("EX-07")
def test_eric_leaps_over_three_street_spaces_in_all() -> None:
    found = leaps()
    assert {"dravens_loft", "a1_g", "pit"} <= found  # 1, 1 + 0, 1 + 0 + 2
    assert "church" not in found
    table = night(turn="crow")
    do(table, "move eric_draven", "on pit", "move eric_draven")
    assert can(table, "on church")


@pytest.mark.clause("CROW-ERI-02")
def test_leaps_go_along_rows_and_columns_only() -> None:
    assert "dravens_loft" in leaps(eric_draven="a1_g")
    table = night(turn="crow", layout="r2", eric_draven="b2_s", sarah="church", down=["sarah"])
    city = table.city
    assert city.leaps[table.building_of(ERIC) * 40 + city.buildings.index("b2_g")] == -1


@pytest.mark.clause("CROW-ERI-04")
def test_a_leap_does_not_go_over_a_building_and_nobody_is_in_its_way() -> None:
    table = night(turn="crow", eric_draven="b1_h", sarah="church", down=["sarah"], skank="6,13")
    do(table, "move eric_draven")
    assert can(table, "on pawn_shop")  # one street space, over Skank
    names = table.city.buildings
    assert table.city.leaps[names.index("b1_h") * 40 + names.index("b1_b")] == -1  # the Pawn Shop is between


@pytest.mark.clause("CROW-ERI-05")
@pytest.mark.example("EX-08")
def test_a_leap_of_four_is_impossible() -> None:
    table = night(turn="crow", layout="r2", eric_draven="c1_e")
    names = table.city.buildings
    assert table.city.leaps[names.index("c1_e") * 40 + names.index("d1_g")] == 0
    assert table.city.leaps[names.index("d1_g") * 40 + names.index("d1_r")] == 2
    assert table.city.leaps[names.index("c1_e") * 40 + names.index("d1_r")] == -1
    do(table, "move eric_draven")
    assert can(table, "on arcade_games")


@pytest.mark.clause("CROW-ERI-06", "CROW-ERI-07", "CROW-CHR-11")
@pytest.mark.example("EX-10")
def test_eric_looks_in_on_sarah() -> None:
    table = night(turn="crow", sarah="6,16")
    do(table, "move eric_draven")
    assert can(table, "on b1_e")
    do(table, "on darlas_place")
    assert where(table, "eric_draven") == "darlas_place"
    assert news(table) == ["looked-in darlas_place"]
    assert number(table, "actions") == 3


@pytest.mark.clause("CROW-ERI-07")
@pytest.mark.example("EX-10")
def test_nobody_looks_in_on_sarah_when_she_is_not_up_on_the_streets() -> None:
    assert not {"b1_e", "darlas_place"} & leaps(sarah="church", down=["sarah"])
    assert not {"b1_e", "darlas_place"} & leaps(sarah="6,16", down=["sarah"])
    assert not {"b1_e", "darlas_place"} & leaps(sarah="dead", down=[])


@pytest.mark.clause("CROW-ERI-07")
def test_looking_in_replaces_the_whole_move() -> None:
    table = night(turn="crow", sarah="6,16", burning=["darlas_place"])
    do(table, "move eric_draven")
    dice(table, "blade blade blade")
    do(table, "on darlas_place")
    assert legal(table)[0] == "end"


# Landing on fire


@pytest.mark.clause("CROW-ERI-08", "CROW-ERI-09")
def test_eric_is_burned_on_his_way_and_may_go_on() -> None:
    table = night(turn="crow", burning=["dravens_loft"], sarah="church", down=["sarah"])
    do(table, "move eric_draven")
    assert not can(table, "on pit")  # only over the burning loft
    dice(table, "flame blade wing")
    do(table, "on dravens_loft")
    assert number(table, "health") == 4
    assert can(table, "pass")
    do(table, "on pit")
    assert where(table, "eric_draven") == "pit"
    assert number(table, "actions") == 3


@pytest.mark.clause("CROW-ERI-09")
def test_eric_may_stay_on_a_burning_building() -> None:
    table = night(turn="crow", burning=["dravens_loft"], sarah="church", down=["sarah"])
    do(table, "move eric_draven")
    dice(table, "skull blade wing")
    do(table, "on dravens_loft", "pass")
    assert where(table, "eric_draven") == "dravens_loft"
    assert legal(table)[0] == "end"


@pytest.mark.clause("CROW-ERI-09", "CROW-MOV-11")
def test_a_move_of_eric_does_not_end_where_it_started() -> None:
    table = night(turn="crow", burning=["dravens_loft"], sarah="church", down=["sarah"])
    do(table, "move eric_draven")
    assert not can(table, "on graveyard")
    dice(table, "skull blade wing")
    do(table, "on dravens_loft")
    assert refused(table, "on graveyard").clause == "CROW-MOV-11"
    assert can(table, "on a1_g")


@pytest.mark.clause("CROW-ERI-09", "CROW-ERI-11")
def test_losing_the_last_health_ends_the_move() -> None:
    table = night(turn="crow", burning=["dravens_loft"], health=1, sarah="church", down=["sarah"])
    do(table, "move eric_draven")
    dice(table, "flame blade wing")
    do(table, "on dravens_loft")
    assert where(table, "eric_draven") == "graveyard"
    assert is_down(table, "eric_draven")
    assert legal(table)[0] == "end"


@pytest.mark.clause("CROW-BLD-05")
def test_the_loft_heals_eric_when_he_ends_his_move_there() -> None:
    table = night(turn="crow", health=2)
    do(table, "move eric_draven", "on dravens_loft")
    assert number(table, "health") == 3
    table = night(turn="crow", health=2)
    do(table, "move eric_draven", "on a1_g")
    assert number(table, "health") == 2


@pytest.mark.clause("CROW-BLD-05", "CROW-CMP-19")
def test_a_burning_loft_heals_nobody() -> None:
    table = night(turn="crow", health=2, burning=["dravens_loft"], sarah="church", down=["sarah"])
    do(table, "move eric_draven")
    dice(table, "skull blade wing")
    do(table, "on dravens_loft", "pass")
    assert number(table, "health") == 2


# Health


@pytest.mark.clause("CROW-ERI-10")
def test_attack_and_fire_equal_erics_health() -> None:
    for health in range(6):
        table = night(health=health)
        assert attack_skill(table, ERIC, 0) == fire_skill(table, ERIC) == health


@pytest.mark.clause("CROW-ERI-11")
def test_at_zero_health_eric_is_laid_on_the_graveyard_while_the_boss_is_at_home() -> None:
    table = night(eric_draven="a1_g", health=2)
    hurt_eric(table, 2, BY_ATTACK)
    assert table.is_doomed(ERIC)
    lay_if_doomed(table, ERIC)
    assert (where(table, "eric_draven"), is_down(table, "eric_draven")) == ("graveyard", True)
    assert winner(table) is None


@pytest.mark.clause("CROW-ERI-12", "CROW-TOP-08")
@pytest.mark.parametrize("down", [[], ["top_dollar"]])
def test_at_zero_health_eric_dies_once_the_boss_is_out(down: list[str]) -> None:
    table = night(eric_draven="a1_g", health=1, top_dollar="5,4", down=down)
    hurt_eric(table, 1, BY_ATTACK)
    assert winner(table) == "gang"
    assert news(table, "eric-died", "won") == ["eric-died late", "won gang"]


@pytest.mark.clause("CROW-OPT-05")
def test_early_demise_kills_eric_while_the_boss_is_at_home() -> None:
    table = night(eric_draven="a1_g", health=1, options={"early_demise": True})
    hurt_eric(table, 1, BY_ATTACK)
    assert winner(table) == "gang"


@pytest.mark.clause("CROW-ERI-13", "CROW-BLD-01")
def test_the_graveyard_heals_all_wounds_at_the_start_of_the_crow_turn() -> None:
    for place, health in (("graveyard", 5), ("a1_g", 2)):
        table = night(health=2, eric_draven=place)
        do(table, "end")
        assert number(table, "health") == health


@pytest.mark.clause("CROW-ERI-14")
def test_the_graveyard_heals_a_lying_eric_and_not_while_it_burns() -> None:
    table = night(health=0, down=["eric_draven"])
    do(table, "end")
    assert (number(table, "health"), is_down(table, "eric_draven")) == (5, True)
    table = night(health=2, burning=["graveyard"])
    do(table, "end")
    assert number(table, "health") == 2


@pytest.mark.clause("CROW-ERI-15")
def test_eric_does_not_leave_the_graveyard_at_zero_health() -> None:
    table = night(turn="crow", health=0)
    assert not can(table, "move eric_draven")
    assert grounds(table, "move eric_draven") == ("CROW-ERI-15", "refuse-zero-health")


@pytest.mark.clause("CROW-ERI-16")
@pytest.mark.example("EX-25")
def test_on_a_burning_graveyard_eric_heals_two_wounds_from_zero() -> None:
    table = night(health=0, down=["eric_draven"], burning=["graveyard"])
    do(table, "end")
    assert number(table, "health") == 2
    do(table, "recover eric_draven")
    assert can(table, "move eric_draven")
    assert news(table, "eric-hurt") == []


@pytest.mark.clause("CROW-ERI-17", "CROW-CMI-03")
@pytest.mark.example("EX-23")
def test_eric_needs_an_action_to_stand_up() -> None:
    table = night(health=0, down=["eric_draven"], burning=["hospital"])
    do(table, "end")
    assert not can(table, "move eric_draven")
    assert refused(table, "move eric_draven").clause == "CROW-INC-01"
    do(table, "recover eric_draven")
    assert (number(table, "health"), number(table, "actions")) == (5, 3)
    assert (where(table, "eric_draven"), is_down(table, "eric_draven")) == ("graveyard", False)


@pytest.mark.clause("CROW-ERI-18")
def test_health_stays_between_zero_and_five() -> None:
    table = night(health=4, eric_draven="a1_g")
    heal(table, 3, BY_CARD)
    assert number(table, "health") == 5
    assert news(table) == ["healed 1 5 card"]
    hurt_eric(table, 9, BY_ATTACK)
    assert number(table, "health") == 0
    hurt_eric(table, 1, BY_ATTACK)
    assert news(table, "eric-hurt") == ["eric-hurt 5 0 attack", "eric-hurt 0 0 attack"]


@pytest.mark.clause("CROW-ERI-19")
def test_only_a_wound_kills_an_eric_at_zero() -> None:
    table = night(health=0, top_dollar="5,4")
    assert winner(table) is None
    hurt_eric(table, 0, BY_ATTACK)
    assert winner(table) is None
    hurt_eric(table, 1, BY_ATTACK)
    assert winner(table) == "gang"
    table = night(health=0)
    hurt_eric(table, 1, BY_ATTACK)
    lay_if_doomed(table, ERIC)
    assert is_down(table, "eric_draven")


# The Crow flies


@pytest.mark.clause("CROW-FLY-01", "CROW-FLY-02", "CROW-FLY-03")
@pytest.mark.example("EX-09")
def test_the_crow_flies_in_a_straight_line() -> None:
    assert flights() == {
        *("pit", "church", "a1_g", "dravens_loft"),
        *("c1_g", "c1_h", "c1_d", "c1_e", "d1_d", "arcade_games", "hospital"),
    }


@pytest.mark.clause("CROW-FLY-04")
def test_the_crow_may_land_on_a_burning_building() -> None:
    table = night(turn="crow", burning=["pit", "church"])
    do(table, "move the_crow")
    dice(table, "flame blade wing skull")
    do(table, "on church")  # over the burning Pit
    assert (where(table, "the_crow"), is_down(table, "the_crow")) == ("graveyard", True)
    table = night(turn="crow", burning=["church"])
    do(table, "move the_crow")
    dice(table, "fist blade wing skull")
    do(table, "on church")
    assert (where(table, "the_crow"), is_down(table, "the_crow")) == ("church", False)


@pytest.mark.clause("CROW-FLY-05")
def test_nothing_is_in_the_way_of_a_bird() -> None:
    people: dict[str, Any] = {"skank": "11,3", "funboy": "11,4", "myca": "11,2", "eric_draven": "pit"}
    assert flights(**people) == flights(eric_draven="church")
    table = night(turn="crow", eric_draven="pit")
    do(table, "move the_crow", "on pit")
    assert where(table, "the_crow") == where(table, "eric_draven") == "pit"


@pytest.mark.clause("CROW-FLY-01", "CROW-INC-01")
def test_a_lying_crow_does_not_fly() -> None:
    table = night(turn="crow", down=["the_crow"])
    assert not can(table, "move the_crow")
    assert refused(table, "move the_crow").clause == "CROW-INC-01"


@pytest.mark.parametrize(
    ("mover", "goal", "clause"),
    [
        ("eric_draven", "church", "CROW-ERI-01"),
        ("eric_draven", "graveyard", "CROW-ERI-01"),
        ("the_crow", "hospital", "CROW-FLY-01"),
        ("the_crow", "police_station", "CROW-FLY-01"),
    ],
)
def test_why_a_building_is_out_of_reach(mover: str, goal: str, clause: str) -> None:
    start: dict[str, Any] = {"the_crow": "c1_a"} if mover == "the_crow" else {"sarah": "church", "down": ["sarah"]}
    table = night(turn="crow", **start)
    do(table, f"move {mover}")
    assert refused(table, f"on {goal}").clause == clause
