"""ATK, INC, ARR: gangsters attacking, and what becomes of those whom they hit."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.crow.rules.night import Night
from tests.games.crow.night import (
    burns,
    can,
    dice,
    do,
    fire_on,
    grounds,
    is_down,
    legal,
    news,
    night,
    refused,
    rolled,
    where,
    winner,
)
from tests.games.table import actor, number, numbers

FAR: dict[str, Any] = {"the_crow": "b1_c", "grange": "17,15"}
"""The Crow and Grange are out of the way."""


def targets(table: Night) -> list[str]:
    return [phrase.removeprefix("attack ") for phrase in legal(table) if phrase.startswith("attack ")]


# Draven


@pytest.mark.clause("CROW-ATK-01")
@pytest.mark.parametrize(("at", "near"), [("6,4", True), ("6,2", True), ("9,6", True), ("5,4", False), ("6,1", False)])
def test_draven_is_attacked_from_a_space_next_to_his_building(at: str, near: bool) -> None:
    table = night(active="skank", skank=at, eric_draven="a1_g", **FAR)
    assert can(table, "attack eric_draven") == near
    if not near:
        assert refused(table, "attack eric_draven").clause == "CROW-ATK-01"


@pytest.mark.clause("CROW-ATK-02")
@pytest.mark.parametrize(("health", "bird", "defense"), [(5, "pit", 5), (3, "a1_g", 3), (5, "b1_a", 0)])
def test_draven_defends_with_his_health_while_the_crow_is_near(health: int, bird: str, defense: int) -> None:
    table = night(active="skank", skank="6,4", eric_draven="a1_g", the_crow=bird, health=health)
    dice(table, "skull skull wing")
    do(table, "attack eric_draven")
    assert rolled(table, "eric_draven") == defense


@pytest.mark.clause("CROW-ATK-03")
def test_an_incapacitated_crow_gives_draven_no_defense() -> None:
    table = night(active="skank", skank="11,3", eric_draven="dravens_loft", the_crow="graveyard", down=["the_crow"])
    dice(table, "skull skull wing")
    do(table, "attack eric_draven")
    assert number(table, "health") == 4
    assert rolled(table, "eric_draven") == 0


@pytest.mark.clause("CROW-ATK-04")
def test_each_undefended_hit_costs_draven_a_health_token() -> None:
    table = night(active="funboy", funboy="6,4", eric_draven="a1_g", **FAR)
    dice(table, "skull skull guitar guitar")
    do(table, "attack eric_draven")
    assert news(table, "eric-hurt") == ["eric-hurt 2 3 attack"]


@pytest.mark.clause("CROW-ERI-11", "CROW-ERI-13", "CROW-ERI-17", "CROW-ERI-18")
@pytest.mark.example("EX-23")
def test_draven_down_while_the_boss_is_at_home() -> None:
    everybody_else = ["t_bird", "tin_tin", "skank", "myca", "grange"]
    table = night(active="funboy", left=1, acted=everybody_else, funboy="6,4", eric_draven="a1_g", health=1, **FAR)
    dice(table, "skull skull wing wing")
    do(table, "attack eric_draven", "power wing", "pass")
    assert news(table, "power-works") == ["power-works creature_of_the_night", "power-works destroy_the_man"]
    assert (where(table, "eric_draven"), is_down(table, "eric_draven")) == ("graveyard", True)
    assert (actor(table), number(table, "health"), number(table, "actions")) == (0, 5, 3)
    do(table, "recover eric_draven")
    assert not is_down(table, "eric_draven")


# Albrecht


@pytest.mark.clause("CROW-ATK-05")
@pytest.mark.parametrize(("at", "near"), [("6,5", True), ("5,5", True), ("6,6", False)])
def test_albrecht_is_attacked_from_a_space_next_to_his(at: str, near: bool) -> None:
    table = night(active="skank", skank=at, albrecht="6,4", **FAR)
    assert can(table, "attack albrecht") == near
    if not near:
        assert refused(table, "attack albrecht").clause == "CROW-ATK-05"


@pytest.mark.clause("CROW-ATK-06", "CROW-ATK-20")
@pytest.mark.parametrize(("burning", "defense"), [([], 4), (["police_station"], 2)])
def test_albrecht_has_two_more_defense_while_the_police_station_stands(burning: list[str], defense: int) -> None:
    table = night(active="skank", skank="6,5", albrecht="6,4", burning=burning, **FAR)
    dice(table, "skull skull wing")
    do(table, "attack albrecht")
    assert rolled(table, "albrecht") == defense


@pytest.mark.clause("CROW-ATK-20")
@pytest.mark.parametrize(("roll", "defense"), [("blade blade fist wing", 2), ("blade blade blade blade", 0)])
def test_a_loss_of_defense_is_taken_from_the_sum_but_never_below_zero(roll: str, defense: int) -> None:
    table = night(active="top_dollar", top_dollar="6,5", albrecht="6,4", **FAR)
    dice(table, roll)
    do(table, "attack albrecht")
    assert rolled(table, "albrecht") == defense


@pytest.mark.clause("CROW-ATK-07")
@pytest.mark.example("EX-41")
def test_albrecht_shot_down_lies_in_his_apartment() -> None:
    table = night(active="skank", skank="2,5", albrecht="2,4", burning=["police_station"], **FAR)
    dice(table, "skull skull wing", "blade fist")
    do(table, "attack albrecht")
    assert (where(table, "albrecht"), is_down(table, "albrecht")) == ("albrechts_apartment", True)


@pytest.mark.clause("CROW-FIR-12")
@pytest.mark.example("EX-41")
def test_buildings_that_albrecht_protected_are_tested_at_once() -> None:
    table = night(active="skank", skank="6,5", albrecht="6,6", burning=["police_station"], fire={"maxi_dogs": 3}, **FAR)
    assert not burns(table, "maxi_dogs")
    dice(table, "skull skull wing", "blade fist")
    do(table, "attack albrecht")
    assert burns(table, "maxi_dogs")
    assert fire_on(table, "maxi_dogs") == 0


@pytest.mark.clause("CROW-ATK-08")
@pytest.mark.example("EX-41")
def test_albrecht_is_killed_if_his_apartment_burns() -> None:
    table = night(active="skank", skank="6,5", albrecht="6,4", burning=["police_station", "albrechts_apartment"], **FAR)
    dice(table, "skull skull wing", "blade fist")
    do(table, "attack albrecht")
    assert where(table, "albrecht") == "dead"


# The Crow


@pytest.mark.clause("CROW-ATK-09")
@pytest.mark.parametrize(("at", "near"), [("6,4", True), ("5,4", False)])
def test_the_crow_is_attacked_from_a_space_next_to_its_building(at: str, near: bool) -> None:
    table = night(active="skank", skank=at, the_crow="a1_g", grange="17,15")
    assert can(table, "attack the_crow") == near
    if not near:
        assert refused(table, "attack the_crow").clause == "CROW-ATK-09"


@pytest.mark.clause("CROW-ATK-10")
@pytest.mark.parametrize(("burning", "defense"), [([], 4), (["church"], 1)])
def test_the_crow_has_three_more_defense_while_the_church_stands(burning: list[str], defense: int) -> None:
    table = night(active="skank", skank="6,4", the_crow="a1_g", burning=burning, grange="17,15")
    dice(table, "skull skull wing")
    do(table, "attack the_crow")
    assert rolled(table, "the_crow") == defense


@pytest.mark.clause("CROW-ATK-11")
def test_the_crow_hit_lies_on_the_graveyard() -> None:
    table = night(active="skank", skank="6,4", the_crow="a1_g", burning=["church"], grange="17,15")
    dice(table, "skull skull wing", "blade")
    do(table, "attack the_crow")
    assert (where(table, "the_crow"), is_down(table, "the_crow")) == ("graveyard", True)


@pytest.mark.clause("CROW-ATK-11", "CROW-FIR-21")
def test_the_crow_may_lie_on_a_burning_graveyard() -> None:
    table = night(active="skank", skank="6,4", the_crow="a1_g", burning=["church", "graveyard"], grange="17,15")
    dice(table, "skull skull wing", "blade")
    do(table, "attack the_crow")
    assert news(table, "laid-down", "burn-rolled") == ["laid-down the_crow graveyard"]


# Sarah


@pytest.mark.clause("CROW-ATK-12", "CROW-LRG-12")
@pytest.mark.parametrize(("at", "near"), [("5,7", True), ("6,6", False)])
def test_sarah_is_attacked_only_from_a_space_next_to_hers(at: str, near: bool) -> None:
    table = night(active="skank", skank=at, sarah="6,8", grange="2,0")
    assert can(table, "attack sarah") == near
    if not near:
        assert refused(table, "attack sarah").clause == "CROW-ATK-12"


@pytest.mark.clause("CROW-ATK-13")
@pytest.mark.example("EX-39")
def test_sarah_is_safe_in_the_neighborhood_of_darlas_place() -> None:
    table = night(active="funboy", funboy="5,8", sarah="6,9", **FAR)
    assert not can(table, "attack sarah")
    assert refused(table, "attack sarah").clause == "CROW-ATK-13"


@pytest.mark.clause("CROW-ATK-13")
def test_burning_darlas_place_protects_nobody() -> None:
    table = night(active="funboy", funboy="5,8", sarah="6,9", burning=["darlas_place"], **FAR)
    assert can(table, "attack sarah")


@pytest.mark.clause("CROW-ATK-14", "CROW-ATK-16")
@pytest.mark.example("EX-39")
def test_kidnapping() -> None:
    table = night(active="funboy", funboy="5,7", sarah="6,8", eric_draven="pit", **FAR)
    dice(table, "wing wing skull", "blade fist")
    do(table, "attack sarah", "pick myca", "move myca", "to 15,4")
    assert set(legal(table)) == {
        f"to {space}" for space in ("0,2", "1,2", "2,2", "2,3", "2,4", "2,5", "2,6", "1,6", "0,6")
    }
    do(table, "to 2,5")
    assert (where(table, "funboy"), is_down(table, "funboy")) == ("2,5", False)
    assert (where(table, "sarah"), is_down(table, "sarah")) == ("church", True)
    assert number(table, "left") == 1


@pytest.mark.clause("CROW-ATK-15")
def test_sarah_is_killed_if_the_church_burns() -> None:
    table = night(active="funboy", funboy="5,7", sarah="6,8", burning=["church"], **FAR)
    dice(table, "skull skull wing", "blade fist")
    do(table, "attack sarah")
    assert where(table, "sarah") == "dead"
    do(table, "to 2,5")
    assert winner(table) is None


@pytest.mark.clause("CROW-ATK-16")
@pytest.mark.example("EX-39")
def test_eric_attacks_nobody_while_sarah_is_held() -> None:
    table = night(turn="crow", eric_draven="dravens_loft", myca="11,3", sarah="church", down=["sarah"])
    assert not can(table, "attack myca")
    assert refused(table, "attack myca").clause == "CROW-ATK-16"


@pytest.mark.clause("CROW-ATK-17", "CROW-CMI-04")
@pytest.mark.example("EX-40")
def test_rescue_ends_the_ban() -> None:
    table = night(turn="crow", eric_draven="church", myca="2,4", sarah="church", down=["sarah"])
    assert not can(table, "attack myca")
    do(table, "rescue", "to 6,15")
    assert (where(table, "sarah"), is_down(table, "sarah")) == ("6,15", False)
    assert can(table, "attack myca")


@pytest.mark.clause("CROW-ATK-17")
def test_the_ban_ends_when_sarah_is_dead() -> None:
    table = night(turn="crow", eric_draven="church", myca="2,4", sarah="dead")
    assert can(table, "attack myca")


@pytest.mark.clause("CROW-ATK-17")
def test_the_ban_does_not_touch_albrecht_and_the_crow() -> None:
    table = night(
        turn="crow",
        myca="11,3",
        albrecht="11,4",
        the_crow="dravens_loft",
        sarah="church",
        down=["sarah"],
        crow_hand="talons service_revolver",
    )
    assert can(table, "play talons")
    do(table, "play service_revolver")
    assert can(table, "pick myca")


# Whom gangsters attack at all


@pytest.mark.clause("CROW-ATK-18")
def test_gangsters_never_attack_gideon() -> None:
    table = night(active="skank", skank="6,4", gideon="6,5")
    assert targets(table) == []
    assert refused(table, "attack gideon").clause == "CROW-ATK-18"


@pytest.mark.clause("CROW-ATK-19")
def test_one_attack_has_one_target() -> None:
    table = night(active="skank", skank="6,4", eric_draven="a1_g", the_crow="a1_g", albrecht="6,5", grange="17,15")
    assert targets(table) == ["eric_draven", "the_crow", "albrecht"]
    dice(table, "skull skull wing", "blade fist guitar wing")
    do(table, "attack the_crow")
    assert (is_down(table, "the_crow"), number(table, "health")) == (True, 5)


@pytest.mark.clause("CROW-PLT-19")
def test_night_watchman_keeps_gangsters_of_erics_neighborhood_from_attacking() -> None:
    table = night(active="skank", skank="6,4", eric_draven="a1_g", crow_lasting="night_watchman")
    assert grounds(table, "attack eric_draven") == ("CROW-PLT-19", "refuse-attack-watchman")


@pytest.mark.clause("CROW-OBJ-13")
def test_the_restriction_keeps_the_gang_from_attacking_the_crow() -> None:
    table = night(active="skank", skank="6,4", the_crow="a1_g", objective="clip_its_wings")
    assert refused(table, "attack the_crow").clause == "CROW-OBJ-13"
    table = night(active="skank", skank="6,4", the_crow="a1_g", objective="clip_its_wings", revealed=True)
    assert can(table, "attack the_crow")


@pytest.mark.clause("CROW-OBJ-13")
def test_an_attack_on_the_crow_tells_everybody_that_it_is_not_forbidden() -> None:
    table = night(active="skank", skank="6,4", the_crow="a1_g")
    dice(table, "skull wing fist")
    do(table, "attack the_crow")
    names = [each.name for each in table.box.objectives]
    assert [name for name, out in zip(names, numbers(table, "ruled_out"), strict=True) if out] == ["clip_its_wings"]


# Incapacitated


@pytest.mark.clause("CROW-INC-01")
def test_an_incapacitated_gangster_does_not_attack() -> None:
    table = night(active="skank", skank="6,4", eric_draven="a1_g", down=["skank"])
    assert legal(table) == ["pass", "recover skank"]
    assert refused(table, "attack eric_draven").clause == "CROW-INC-01"


@pytest.mark.clause("CROW-INC-02")
def test_a_gangster_recovers_with_its_own_action() -> None:
    table = night(active="skank", skank="6,4", eric_draven="a1_g", down=["skank"])
    do(table, "recover skank")
    assert (is_down(table, "skank"), number(table, "left")) == (False, 1)
    assert can(table, "attack eric_draven")


@pytest.mark.clause("CROW-INC-02")
def test_the_crow_player_pays_for_albrecht_eric_and_the_crow() -> None:
    lying: dict[str, Any] = {"albrecht": "albrechts_apartment", "eric_draven": "graveyard", "the_crow": "graveyard"}
    table = night(turn="crow", down=list(lying), burning=["hospital"], **lying)
    do(table, "recover the_crow", "recover eric_draven", "recover albrecht", "to 11,12")
    assert number(table, "actions") == 1


@pytest.mark.clause("CROW-INC-03")
def test_incapacitated_friends_of_eric_cannot_be_attacked() -> None:
    table = night(
        active="skank", skank="11,3", eric_draven="graveyard", the_crow="graveyard", down=["eric_draven", "the_crow"]
    )
    assert targets(table) == []
    assert refused(table, "attack eric_draven").clause == "CROW-INC-03"


@pytest.mark.clause("CROW-INC-03", "CROW-INC-04")
@pytest.mark.example("EX-21")
def test_a_lying_gangster_on_the_streets_is_attacked_and_has_no_defense() -> None:
    listed = "tin_tin skank t_bird funboy"
    table = night(turn="crow", eric_draven="dravens_loft", tin_tin="11,3", down=["tin_tin"], death_list=listed)
    dice(table, "guitar guitar wing blade fist")
    do(table, "attack tin_tin")
    assert news(table, "no-defense") == ["no-defense tin_tin"]
    assert where(table, "tin_tin") == "dead"


@pytest.mark.clause("CROW-INC-05")
def test_a_lying_character_blocks_lines_between_street_spaces() -> None:
    table = night(active="grange", grange="5,11", albrecht="10,11", myca="8,11", down=["myca"])
    assert not can(table, "attack albrecht")


@pytest.mark.clause("CROW-INC-05")
def test_a_lying_character_occupies_its_space() -> None:
    table = night(active="skank", skank="6,4", myca="6,6", down=["myca"])
    do(table, "move skank")
    assert not can(table, "to 6,6")
    assert can(table, "to 6,7")


@pytest.mark.clause("CROW-INC-06")
def test_nobody_is_incapacitated_twice() -> None:
    listed = "funboy skank t_bird tin_tin"
    table = night(turn="crow", eric_draven="dravens_loft", funboy="11,3", death_list=listed, down=["myca", "skank"])
    dice(table, "skull skull wing blade fist", "wing blade fist")
    do(table, "attack funboy")
    assert legal(table) == ["pick t_bird", "pick tin_tin", "pick grange"]
    assert refused(table, "pick myca").clause == "CROW-PWR-10"


@pytest.mark.clause("CROW-INC-07")
def test_an_incapacitated_gangster_takes_no_free_action() -> None:
    table = night(active="skank", skank="6,4", funboy="6,5", eric_draven="a1_g", down=["funboy"], **FAR)
    dice(table, "fist fist wing")
    do(table, "attack eric_draven")
    assert legal(table) == ["pass", "pick skank"]


# Arrested


@pytest.mark.clause("CROW-ARR-01", "CROW-EAT-08")
def test_a_prisoner_is_attacked_on_the_police_station() -> None:
    listed = "tin_tin skank t_bird funboy"
    prison: dict[str, Any] = {"tin_tin": "police_station", "down": ["tin_tin"], "death_list": listed, "turn": "crow"}
    table = night(eric_draven="police_station", **prison)
    dice(table, "guitar guitar wing blade fist")
    do(table, "attack tin_tin")
    assert news(table, "no-defense") == ["no-defense tin_tin"]
    table = night(eric_draven="b1_a", **prison)
    assert grounds(table, "attack tin_tin") == ("CROW-EAT-08", "refuse-attack-prisoner")


@pytest.mark.clause("CROW-ARR-02")
def test_a_prisoner_does_not_recover_by_itself() -> None:
    table = night(active="skank", skank="6,10", tin_tin="police_station", down=["tin_tin"])
    assert can(table, "bail tin_tin")
    do(table, "pass")
    assert not can(table, "pick tin_tin")


@pytest.mark.clause("CROW-ARR-03")
def test_prisoners_stay_when_the_police_station_burns() -> None:
    table = night(
        active="t_bird", t_bird="6,10", tin_tin="police_station", down=["tin_tin"], fire={"police_station": 3}
    )
    dice(table, "flame wing wing wing")
    do(table, "fire police_station")
    assert burns(table, "police_station")
    assert (where(table, "tin_tin"), is_down(table, "tin_tin")) == ("police_station", True)
    assert can(table, "bail tin_tin")


@pytest.mark.clause("CROW-ARR-04", "CROW-TOP-07")
def test_a_prisoner_is_alive_for_top_dollar_and_for_the_death_list() -> None:
    table = night(
        turn="crow",
        eric_draven="dravens_loft",
        t_bird="dead",
        funboy="dead",
        skank="dead",
        tin_tin="police_station",
        down=["tin_tin"],
        top_dollar="11,3",
        death_list="tin_tin",
    )
    assert not can(table, "attack top_dollar")
    assert refused(table, "attack top_dollar").clause == "CROW-TOP-07"
