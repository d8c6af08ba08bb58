"""LRG: Long-Range attacks, in the streets and between streets and buildings."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.rules.night import Night
from tests.games.crow.night import can, clauses, dice, do, legal, news, night, refused, where
from tests.games.table import number

LIST = "funboy skank t_bird tin_tin"


def on_albrecht(**more: Any) -> Night:
    """Grange and Albrecht, with an empty street between them."""
    given: dict[str, Any] = {"active": "grange", "grange": "5,11", "albrecht": "10,11", **more}
    return night(**given)


def with_guns(**more: Any) -> Night:
    """Eric, on b1_h, may shoot."""
    given: dict[str, Any] = {"turn": "crow", "eric_draven": "b1_h", "crow_lasting": "borrowed_guns", **more}
    return night(**given)


# Who may


@pytest.mark.clause("CROW-LRG-01", "CROW-CHR-02")
@pytest.mark.parametrize(("grange", "may"), [("2,14", True), ("2,8", False)])
def test_gangsters_shoot_only_from_granges_neighborhood(grange: str, may: bool) -> None:
    table = night(active="skank", skank="5,11", grange=grange, albrecht="10,11")
    assert can(table, "attack albrecht") == may


@pytest.mark.clause("CROW-LRG-01")
def test_grange_himself_always_may() -> None:
    assert can(on_albrecht(), "attack albrecht")


@pytest.mark.clause("CROW-LRG-02")
@pytest.mark.parametrize(("grange", "down"), [("dead", []), ("2,14", ["grange"]), ("police_station", ["grange"])])
def test_long_range_needs_grange_up_on_the_streets(grange: str, down: list[str]) -> None:
    table = night(active="skank", skank="5,11", grange=grange, down=down, albrecht="10,11")
    assert not can(table, "attack albrecht")
    assert refused(table, "attack albrecht").clause == "CROW-ATK-05"


@pytest.mark.clause("CROW-LRG-03")
def test_eric_shoots_only_with_a_card_and_only_once() -> None:
    table = night(turn="crow", eric_draven="b1_h", grange="5,11", crow_hand="borrowed_guns")
    assert refused(table, "attack grange").clause == "CROW-EAT-01"
    do(table, "play borrowed_guns")
    dice(table, "wing blade fist skull flame")
    do(table, "attack grange")
    assert news(table, "missed") == ["missed eric_draven"]
    assert not can(table, "attack grange")


@pytest.mark.clause("CROW-LRG-03", "CROW-PWR-07")
def test_a_free_attack_of_eric_has_the_same_range() -> None:
    table = with_guns(grange="5,11")
    dice(table, "fist fist wing blade skull", "fist wing blade flame")
    do(table, "attack grange")
    assert legal(table) == ["pass", "yes"]


@pytest.mark.clause("CROW-LRG-03")
def test_albrecht_shoots_with_a_card() -> None:
    table = night(turn="crow", albrecht="10,11", grange="5,11", crow_hand="service_revolver")
    do(table, "play service_revolver")
    assert legal(table) == ["pick grange"]


@pytest.mark.clause("CROW-LRG-03")
def test_the_crow_never_shoots() -> None:
    table = night(turn="crow", the_crow="b1_h", grange="5,11", crow_hand="talons", crow_lasting="borrowed_guns")
    assert not can(table, "play talons")


# Along which lines


@pytest.mark.clause("CROW-LRG-04", "CROW-LRG-07")
@pytest.mark.parametrize(
    ("at", "seen"),
    [("6,17", True), ("6,0", True), ("0,6", True), ("11,6", True), ("2,2", False), ("2,10", False), ("5,5", True)],
)
def test_lines_run_straight_or_diagonally_over_any_distance(at: str, seen: bool) -> None:
    table = night(active="grange", grange="6,6", albrecht=at)
    assert can(table, "attack albrecht") == seen


@pytest.mark.clause("CROW-LRG-04")
def test_a_diagonal_line_may_be_long() -> None:
    assert can(night(active="grange", grange="17,11", albrecht="14,14"), "attack albrecht")


@pytest.mark.clause("CROW-LRG-05")
@pytest.mark.example("EX-28")
def test_crow_tokens_do_not_block() -> None:
    table = on_albrecht(tin_tin="dead", tokens={"tin_tin": "8,11"})
    assert can(table, "attack albrecht")


@pytest.mark.clause("CROW-LRG-06", "CROW-LRG-07", "CROW-GEO-11")
@pytest.mark.example("EX-27")
def test_a_closed_corner_blocks_attacks_also_at_long_range() -> None:
    table = night(layout="r2", active="tin_tin", tin_tin="4,14", albrecht="5,13", grange="2,11")
    assert not can(table, "attack albrecht")
    assert refused(table, "attack albrecht").clause == "CROW-LRG-08"
    listed = "tin_tin skank t_bird funboy"
    table = night(
        layout="r2", turn="crow", tin_tin="4,14", albrecht="5,13", death_list=listed, crow_hand="service_revolver"
    )
    assert not can(table, "play service_revolver")


@pytest.mark.clause("CROW-GEO-12")
@pytest.mark.example("EX-27")
@pytest.mark.parametrize("building", ["b2_s", "b2_g"])
def test_both_sides_of_a_closed_corner_are_next_to_both_buildings(building: str) -> None:
    table = night(layout="r2", active="tin_tin", tin_tin="4,14", eric_draven=building)
    assert can(table, "attack eric_draven")


@pytest.mark.clause("CROW-LRG-08")
@pytest.mark.example("EX-28")
@pytest.mark.parametrize("who", ["sarah", "skank"])
def test_other_characters_block_a_line_between_street_spaces(who: str) -> None:
    table = on_albrecht(**{who: "8,11"})
    assert not can(table, "attack albrecht")
    assert refused(table, "attack albrecht").clause == "CROW-LRG-08"


@pytest.mark.clause("CROW-LRG-08")
@pytest.mark.example("EX-28")
def test_without_a_straight_line_nobody_is_shot() -> None:
    assert can(on_albrecht(), "attack albrecht")
    table = on_albrecht(active="myca", myca="2,14")
    assert not can(table, "attack albrecht")


@pytest.mark.clause("CROW-LRG-08")
def test_a_building_blocks_a_line_between_street_spaces() -> None:
    table = on_albrecht(grange="11,0", albrecht="15,0")
    assert not can(table, "attack albrecht")


@pytest.mark.clause("CROW-LRG-09")
@pytest.mark.example("EX-29")
@pytest.mark.parametrize("between", ["17,12", "6,12"])
def test_a_building_is_shot_at_over_the_heads_of_others(between: str) -> None:
    table = night(active="grange", grange="5,11", eric_draven="b1_h", sarah=between)
    assert can(table, "attack eric_draven")


@pytest.mark.clause("CROW-LRG-09")
@pytest.mark.example("EX-29")
def test_the_first_building_on_the_line_hides_those_behind_it() -> None:
    table = night(active="myca", myca="2,14", grange="5,11", eric_draven="b1_h", the_crow="pawn_shop")
    assert not can(table, "attack eric_draven")
    assert refused(table, "attack eric_draven").clause == "CROW-LRG-09"
    assert can(table, "attack the_crow")


@pytest.mark.clause("CROW-LRG-10")
@pytest.mark.example("EX-30")
def test_eric_shoots_from_any_space_of_his_building() -> None:
    table = with_guns(grange="5,11", myca="2,14")
    assert can(table, "attack grange")
    assert not can(table, "attack myca")
    assert refused(table, "attack myca").clause == "CROW-LRG-10"


@pytest.mark.clause("CROW-LRG-11")
def test_characters_between_do_not_stop_a_shot_from_a_building() -> None:
    assert can(with_guns(grange="5,11", sarah="6,12"), "attack grange")


@pytest.mark.clause("CROW-LRG-12")
@pytest.mark.example("EX-31")
def test_sarah_is_never_shot_at() -> None:
    table = night(active="grange", grange="5,11", sarah="10,11")
    assert not can(table, "attack sarah")
    assert refused(table, "attack sarah").clause == "CROW-ATK-12"


@pytest.mark.clause("CROW-LRG-13")
def test_a_long_range_attack_is_an_ordinary_attack() -> None:
    table = on_albrecht(burning=["police_station"])
    dice(table, "skull skull wing", "blade fist")
    do(table, "attack albrecht")
    assert (where(table, "albrecht"), number(table, "lost")) == ("albrechts_apartment", 1)


@pytest.mark.clause("CROW-LRG-13")
def test_the_death_list_holds_at_long_range_too() -> None:
    table = with_guns(skank="5,11", death_list=LIST)
    assert refused(table, "attack skank").clause == "CROW-EAT-02"


@pytest.mark.clause("CROW-LRG-13")
def test_whoever_may_shoot_may_also_attack_its_neighbor() -> None:
    assert can(on_albrecht(albrecht="6,11"), "attack albrecht")
    assert can(with_guns(grange="6,13"), "attack grange")


# How it is told


@pytest.mark.clause("CROW-LRG-04", "CROW-LRG-13")
@pytest.mark.parametrize(("albrecht", "range", "clause"), [("10,11", "far", "LRG-04"), ("6,11", "near", "CBT-11")])
def test_an_attack_at_long_range_is_told_as_such(albrecht: str, range: str, clause: str) -> None:
    table = on_albrecht(albrecht=albrecht)
    do(table, "attack albrecht")
    assert news(table, "attacked") == [f"attacked grange albrecht {range}"]
    assert clauses(table, "attacked") == [f"CROW-{clause}"]


@pytest.mark.clause("CROW-LRG-04")
def test_an_attack_at_long_range_is_offered_as_such() -> None:
    table = on_albrecht()
    offered = next(option for option in table.options(1) if option.verb == "attack")
    assert GAME.say(offered.message) == "Attack Officer Albrecht at long range"
    assert offered.clause == "CROW-LRG-04"
