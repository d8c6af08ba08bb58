"""FIR, PWN, OPT-02, OPT-03: setting fire, and what happens when buildings burn."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.crow.rules import fire, movement
from tabletown.games.crow.rules.named import NAMES as NAMED_BUILDINGS
from tabletown.games.crow.rules.people import ALBRECHT, GANGSTERS, SARAH
from tabletown.games.crow.rules.people import NAMES as CHARACTERS
from tabletown.kernel.state import State
from tests.games.crow.night import (
    CROW,
    building,
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
    spaces,
    where,
    winner,
    zone,
)
from tests.games.table import actor, number, numbers


def cards(table: State, name: str) -> int:
    """How many cards lie in a zone."""
    return len(zone(table, name).split())


def named(name: str) -> int:
    return NAMED_BUILDINGS.index(name)


# What may be set on fire


@pytest.mark.clause("CROW-FIR-01")
def test_a_gangster_sets_fire_to_a_named_building_next_to_it() -> None:
    table = night(active="skank", skank="14,14")
    assert [phrase for phrase in legal(table) if phrase.startswith("fire")] == ["fire arcade_games", "fire hospital"]
    assert refused(table, "fire church").clause == "CROW-FIR-01"


@pytest.mark.clause("CROW-FIR-01", "CROW-GEO-13")
def test_a_corner_is_near_enough_to_set_fire() -> None:
    assert can(night(active="skank", skank="2,6"), "fire church") is False  # the Objective's Restriction
    assert can(night(active="skank", skank="2,6", objective="clip_its_wings"), "fire church")


@pytest.mark.clause("CROW-FIR-02")
@pytest.mark.parametrize(("space", "name"), [("2,4", "pit"), ("3,11", "pawn_shop")])
def test_gangsters_never_set_fire_to_the_pit_or_the_pawn_shop(space: str, name: str) -> None:
    table = night(active="skank", skank=space, options={"fire_pit": True})
    assert refused(table, f"fire {name}").clause == "CROW-FIR-02"


@pytest.mark.example("EX-34")
@pytest.mark.clause("CROW-FIR-03")
def test_nobody_sets_fire_to_the_building_that_draven_is_on() -> None:
    table = night(active="skank", skank="6,7", eric_draven="maxi_dogs")
    assert refused(table, "fire maxi_dogs").clause == "CROW-FIR-03"
    assert not fire.could_be_set_on_fire(table, named("maxi_dogs"))


@pytest.mark.example("EX-34")
@pytest.mark.clause("CROW-PLT-30")
def test_no_card_adds_fire_to_the_building_that_draven_is_on() -> None:
    table = night(
        eric_draven="maxi_dogs", skank="6,7", gang_hand="city_oughta_be_in_flames", objective="clip_its_wings"
    )
    do(table, "play city_oughta_be_in_flames")
    assert can(table, "on church")
    assert not can(table, "on maxi_dogs")


@pytest.mark.clause("CROW-FIR-03")
def test_the_crow_does_not_protect_its_building() -> None:
    assert can(night(active="skank", skank="6,7", the_crow="maxi_dogs"), "fire maxi_dogs")


@pytest.mark.clause("CROW-FIR-04")
def test_a_lying_draven_protects_his_building_too() -> None:
    table = night(active="skank", skank="11,3", eric_draven="graveyard", down=["eric_draven"], health=0)
    assert refused(table, "fire graveyard").clause == "CROW-FIR-03"


@pytest.mark.clause("CROW-FIR-05")
def test_a_burning_building_is_not_set_on_fire_again() -> None:
    table = night(active="skank", skank="6,7", burning=["maxi_dogs"])
    assert refused(table, "fire maxi_dogs").clause == "CROW-FIR-05"


@pytest.mark.clause("CROW-PLT-16")
@pytest.mark.example("EX-42")
def test_rain_keeps_gangsters_in_erics_neighborhood_from_setting_fires() -> None:
    rain: dict[str, Any] = {"eric_draven": "pit", "crow_lasting": "cant_rain_all_the_time"}
    assert can(night(active="t_bird", t_bird="6,9", **rain), "fire maxi_dogs")
    inside = night(active="t_bird", t_bird="6,8", **rain)
    assert grounds(inside, "fire maxi_dogs") == ("CROW-PLT-16", "refuse-fire-rain")


@pytest.mark.clause("CROW-CMP-14")
def test_who_has_no_fire_skill_sets_no_fire() -> None:
    table = night(active="gideon", gideon="6,7", left=1)
    assert not can(table, "fire maxi_dogs")
    assert refused(table, "fire maxi_dogs").clause == "CROW-GID-06"
    assert not fire.can_set_fire(night(sarah="6,7"), SARAH, named("maxi_dogs"))


@pytest.mark.clause("CROW-INC-01")
def test_an_incapacitated_gangster_sets_no_fire() -> None:
    table = night(active="skank", skank="6,7", down=["skank"])
    assert refused(table, "fire maxi_dogs").clause == "CROW-INC-01"


# The roll, and fire tokens


@pytest.mark.clause("CROW-FIR-06")
def test_each_flame_adds_a_fire_token() -> None:
    table = night(active="skank", skank="14,16")
    dice(table, "flame wing flame")
    do(table, "fire hospital")
    assert fire_on(table, "hospital") == 2
    assert news(table) == [
        "fire-declared skank hospital",
        "fire-rolled skank 3 2",
        "fire-added hospital 2 2",
    ]
    assert number(table, "left") == 1


@pytest.mark.clause("CROW-CBT-15")
def test_the_last_rolls_for_fires_are_public() -> None:
    table = night(active="skank", skank="14,12", the_crow="arcade_games")
    dice(table, "flame flame flame", "flame wing")
    do(table, "fire arcade_games")
    assert numbers(table, "flames") == [3, 0, 1]


@pytest.mark.clause("CROW-FIR-06", "CROW-CHR-07")
def test_the_fire_skill_says_how_many_dice_are_rolled() -> None:
    table = night(active="skank", skank="14,16", funboy="14,17")
    dice(table, "wing wing wing blade")
    do(table, "fire hospital")
    assert news(table, "fire-rolled") == ["fire-rolled skank 4 0"]
    assert fire_on(table, "hospital") == 0


@pytest.mark.example("EX-32")
@pytest.mark.clause("CROW-FIR-07", "CROW-FIR-15", "CROW-FIR-16")
def test_a_building_with_enough_tokens_burns_and_the_bird_is_singed() -> None:
    table = night(active="t_bird", t_bird="14,14", the_crow="arcade_games", eric_draven="church")
    dice(table, "flame blade flame skull", "flame wing")
    do(table, "fire arcade_games")
    assert burns(table, "arcade_games")
    assert fire_on(table, "arcade_games") == 0
    assert (where(table, "the_crow"), is_down(table, "the_crow")) == ("graveyard", True)
    assert cards(table, "gang_hand") == 1
    assert news(table, "caught-fire", "drew-plot", "burn-rolled", "laid-down") == [
        "caught-fire arcade_games",
        "drew-plot gang ?",
        "burn-rolled the_crow 2 1",
        "laid-down the_crow graveyard",
    ]


@pytest.mark.clause("CROW-FIR-16")
def test_without_a_flame_the_crow_stays_where_it_is() -> None:
    table = night(active="t_bird", t_bird="14,14", the_crow="arcade_games")
    dice(table, "flame blade flame skull", "wing wing")
    do(table, "fire arcade_games")
    assert (where(table, "the_crow"), is_down(table, "the_crow")) == ("arcade_games", False)


@pytest.mark.clause("CROW-FIR-08")
def test_tokens_go_back_to_the_supply_and_surplus_is_lost() -> None:
    table = night(active="skank", skank="14,12", fire={"arcade_games": 1, "hospital": 2})
    dice(table, "flame flame flame")
    do(table, "fire arcade_games")
    assert fire_on(table, "arcade_games") == 0
    assert table.fire_left() == 13


@pytest.mark.clause("CROW-CMP-21")
def test_no_more_fire_tokens_are_added_than_there_are() -> None:
    tokens = {"church": 3, "graveyard": 3, "police_station": 3, "darlas_place": 2, "dravens_loft": 2}
    table = night(active="skank", skank="14,16", fire={**tokens, "albrechts_apartment": 1})
    dice(table, "flame flame wing")
    do(table, "fire hospital")
    assert (fire_on(table, "hospital"), table.fire_left()) == (1, 0)
    dice(table, "flame flame wing")
    do(table, "fire hospital")
    assert fire_on(table, "hospital") == 1


@pytest.mark.clause("CROW-CMP-21")
def test_no_regular_building_burns_without_a_token_for_it() -> None:
    table = night(burning=["a1_a", "a1_c", "a1_d", "a1_e", "a1_f"])
    assert fire.can_burn_regular(table, building("b1_a"))
    fire.burn_regular(table, building("b1_a"))
    assert not fire.can_burn_regular(table, building("b1_b"))


# Albrecht


@pytest.mark.example("EX-33")
@pytest.mark.clause("CROW-FIR-09", "CROW-CHR-10")
def test_a_building_next_to_albrecht_needs_two_more_tokens() -> None:
    table = night(active="skank", skank="2,2", albrecht="2,4", fire={"church": 3}, objective="clip_its_wings")
    dice(table, "flame wing wing")
    do(table, "fire church")
    assert (fire_on(table, "church"), burns(table, "church")) == (4, False)
    dice(table, "flame flame wing")
    do(table, "fire church")
    assert burns(table, "church")


@pytest.mark.example("EX-33")
@pytest.mark.clause("CROW-FIR-11", "CROW-FIR-13")
def test_a_building_burns_when_albrecht_leaves_it() -> None:
    table = night(turn="crow", albrecht="2,4", fire={"church": 4})
    do(table, "move albrecht", "to 2,8")
    assert burns(table, "church")
    assert cards(table, "gang_hand") == 1
    assert winner(table) is None


@pytest.mark.example("EX-33")
@pytest.mark.clause("CROW-WIN-03", "CROW-FIR-11")
def test_a_church_that_burns_on_the_crow_turn_can_win_the_game_for_the_gang() -> None:
    table = night(turn="crow", albrecht="2,4", fire={"church": 4}, revealed=True)
    do(table, "move albrecht", "to 2,8")
    assert winner(table) == "gang"


@pytest.mark.clause("CROW-FIR-12")
def test_a_move_of_albrecht_is_tested_once_at_its_end() -> None:
    table = night(turn="crow", albrecht="2,4", fire={"church": 4})
    do(table, "move albrecht", "to 0,2")  # west along the Church, then north along it
    assert not burns(table, "church")


@pytest.mark.clause("CROW-FIR-10")
def test_albrecht_protects_every_building_next_to_him_in_any_neighborhood() -> None:
    table = night(albrecht="6,9")
    protected = [name for name in NAMED_BUILDINGS if fire.is_protected(table, named(name))]
    assert protected == ["police_station", "maxi_dogs"]
    assert int(table.neighborhood(ALBRECHT)) == 1
    assert fire.needed(table, named("maxi_dogs")) == 4


@pytest.mark.clause("CROW-FIR-10")
@pytest.mark.parametrize("place", ["albrechts_apartment", "2,4"])
def test_a_lying_albrecht_protects_nothing(place: str) -> None:
    table = night(albrecht=place, down=["albrecht"])
    assert not any(fire.is_protected(table, name) for name in range(len(NAMED_BUILDINGS)))


def test_a_crooked_badge_keeps_albrecht_from_protecting() -> None:
    table = night(albrecht="2,4", gang_lasting="crooked_badge")
    assert fire.needed(table, named("church")) == 4


@pytest.mark.clause("CROW-FIR-12")
def test_adding_tokens_by_a_card_is_tested_too() -> None:
    table = night(active="skank", fire={"church": 3})
    fire.add_fire(table, named("church"), 1)
    fire.settle(table)
    table.advance()
    assert burns(table, "church")


@pytest.mark.clause("CROW-FIR-25")
def test_tokens_can_be_removed() -> None:
    table = night(fire={"church": 3})
    fire.remove_fire(table, named("church"), 5)
    assert fire_on(table, "church") == 0
    assert news(table) == ["fire-removed church 3 0"]


# Several at once


@pytest.mark.clause("CROW-FIR-14")
def test_several_buildings_burn_in_the_order_that_the_gang_chooses() -> None:
    table = night(3, round=2, turn="crow", albrecht="6,9", fire={"police_station": 4, "maxi_dogs": 2})
    do(table, "move albrecht", "to 6,17")
    assert (actor(table), legal(table)) == (2, ["on police_station", "on maxi_dogs"])
    assert grounds(table, "on church") == ("CROW-FIR-14", "refuse-fire-order")
    do(table, "on maxi_dogs")
    assert news(table, "caught-fire") == ["caught-fire maxi_dogs", "caught-fire police_station"]
    assert cards(table, "gang_hand") == 2
    assert actor(table) == 0


# Burn rolls


@pytest.mark.clause("CROW-FIR-15", "CROW-FIR-17", "CROW-ERI-08")
def test_draven_takes_a_wound_for_each_flame_on_a_burning_building() -> None:
    table = night(turn="crow", eric_draven="a1_g", the_crow="a1_g", burning=["dravens_loft"])
    dice(table, "flame flame wing")
    do(table, "move eric_draven", "on dravens_loft")
    assert number(table, "health") == 3
    assert news(table, "burn-rolled") == ["burn-rolled eric_draven 3 2"]


@pytest.mark.clause("CROW-FIR-15", "CROW-FLY-04")
def test_the_crow_is_rolled_against_when_it_lands_on_a_burning_building() -> None:
    table = night(turn="crow", the_crow="a1_g", burning=["dravens_loft"])
    dice(table, "wing wing flame")
    do(table, "move the_crow", "on dravens_loft")
    assert (where(table, "the_crow"), is_down(table, "the_crow")) == ("graveyard", True)


@pytest.mark.clause("CROW-FIR-18")
def test_a_burn_roll_uses_the_printed_strength() -> None:
    table = night(turn="crow", the_crow="a1_g", albrecht="11,3", burning=["dravens_loft"])
    dice(table, "wing wing wing")
    do(table, "move the_crow", "on dravens_loft")
    assert news(table, "burn-rolled") == ["burn-rolled the_crow 3 0"]


@pytest.mark.clause("CROW-FIR-19")
def test_a_burning_regular_building_has_strength_two() -> None:
    table = night(turn="crow", the_crow="dravens_loft", burning=["a1_g"])
    dice(table, "wing wing")
    do(table, "move the_crow", "on a1_g")
    assert news(table, "burn-rolled") == ["burn-rolled the_crow 2 0"]


@pytest.mark.clause("CROW-FIR-20")
def test_there_is_a_roll_for_draven_and_then_one_for_the_crow() -> None:
    on: dict[str, Any] = {"eric_draven": "maxi_dogs", "the_crow": "maxi_dogs"}
    table = night(turn="crow", albrecht="6,6", fire={"maxi_dogs": 2}, **on)
    dice(table, "flame wing", "wing wing")
    do(table, "move albrecht", "to 6,0")
    assert news(table, "burn-rolled") == ["burn-rolled eric_draven 2 1", "burn-rolled the_crow 2 0"]
    assert number(table, "health") == 4


@pytest.mark.clause("CROW-FIR-21")
def test_nobody_is_rolled_against_who_is_put_on_a_burning_graveyard() -> None:
    table = night(turn="crow", the_crow="a1_g", eric_draven="church", burning=["graveyard", "dravens_loft"])
    dice(table, "flame wing wing")
    do(table, "move the_crow", "on dravens_loft")
    assert is_down(table, "the_crow")
    assert len(news(table, "burn-rolled")) == 1


@pytest.mark.clause("CROW-FIR-21")
@pytest.mark.parametrize("who", ["the_crow", "eric_draven"])
def test_who_lies_on_the_graveyard_is_not_rolled_against_when_it_starts_burning(who: str) -> None:
    other: dict[str, Any] = {"eric_draven": "church", "the_crow": "church"} | {who: "graveyard"}
    health = 0 if who == "eric_draven" else 5
    table = night(turn="crow", albrecht="11,3", fire={"graveyard": 4}, down=[who], health=health, **other)
    do(table, "move albrecht", "to 6,2")
    assert burns(table, "graveyard")
    assert news(table, "burn-rolled") == []


@pytest.mark.clause("CROW-FIR-15")
def test_a_healed_draven_who_still_lies_on_the_graveyard_is_rolled_against() -> None:
    table = night(turn="crow", albrecht="11,3", fire={"graveyard": 4}, down=["eric_draven"], the_crow="church")
    dice(table, "flame wing wing wing")
    do(table, "move albrecht", "to 6,2")
    assert number(table, "health") == 4
    assert is_down(table, "eric_draven")


@pytest.mark.clause("CROW-ERI-11", "CROW-FIR-17")
def test_draven_burned_to_zero_lies_on_the_graveyard() -> None:
    table = night(turn="crow", eric_draven="a1_g", health=1, burning=["dravens_loft"])
    dice(table, "flame flame wing")
    do(table, "move eric_draven", "on dravens_loft")
    assert (where(table, "eric_draven"), is_down(table, "eric_draven")) == ("graveyard", True)


@pytest.mark.clause("CROW-ERI-12", "CROW-WIN-04")
def test_draven_burned_to_zero_dies_once_top_dollar_is_out() -> None:
    table = night(turn="crow", eric_draven="a1_g", health=1, burning=["dravens_loft"], top_dollar="2,3")
    dice(table, "flame wing wing")
    do(table, "move eric_draven", "on dravens_loft")
    assert winner(table) == "gang"


@pytest.mark.clause("CROW-FIR-22")
def test_a_regular_building_burns_without_a_plot_card_and_for_good() -> None:
    table = night(the_crow="a1_g")
    dice(table, "wing wing")
    fire.burn_regular(table, building("a1_g"))
    assert burns(table, "a1_g")
    assert cards(table, "gang_hand") == 0
    assert news(table) == ["regular-caught-fire nw-7", "burn-rolled the_crow 2 0"]
    assert table.burning_left() == 5


@pytest.mark.clause("CROW-FIR-23")
def test_burning_buildings_keep_their_shape() -> None:
    everything = [*NAMED_BUILDINGS, "a1_a", "a1_c", "a1_d", "a1_e", "a1_f", "c1_a"]
    calm, ablaze = (night(skank="6,2", the_crow="a1_g", burning=burning) for burning in ([], everything))
    skank = CHARACTERS.index("skank")
    assert movement.reach(calm, skank) == movement.reach(ablaze, skank)
    first, second = (night(turn="crow", the_crow="a1_g", burning=burning) for burning in ([], everything))
    for table in (first, second):
        do(table, "move the_crow")
    assert legal(first) == legal(second)


@pytest.mark.clause("CROW-FIR-24")
def test_staying_on_a_burning_building_does_no_harm() -> None:
    table = night(turn="crow", eric_draven="church", the_crow="church", burning=["church"])
    do(table, "end", "end")
    assert news(table, "burn-rolled") == []
    assert number(table, "health") == 5


# Deaths in the flames


@pytest.mark.clause("CROW-ATK-08")
def test_albrecht_dies_when_his_apartment_starts_burning_around_him() -> None:
    table = night(
        active="skank",
        skank="10,15",
        albrecht="albrechts_apartment",
        down=["albrecht"],
        fire={"albrechts_apartment": 2},
    )
    dice(table, "flame wing wing")
    do(table, "fire albrechts_apartment")
    assert where(table, "albrecht") == "dead"


@pytest.mark.clause("CROW-ATK-15")
def test_sarah_dies_when_the_church_starts_burning_around_her() -> None:
    held: dict[str, Any] = {"sarah": "church", "objective": "clip_its_wings"}
    table = night(active="skank", skank="2,6", down=["sarah"], fire={"church": 3}, **held)
    dice(table, "flame wing wing")
    do(table, "fire church")
    assert where(table, "sarah") == "dead"
    assert winner(table) is None


@pytest.mark.clause("CROW-ARR-03")
def test_a_burning_police_station_does_nothing_to_prisoners() -> None:
    table = night(active="skank", skank="6,10", tin_tin="police_station", down=["tin_tin"], fire={"police_station": 3})
    dice(table, "flame wing wing")
    do(table, "fire police_station")
    assert (where(table, "tin_tin"), is_down(table, "tin_tin")) == ("police_station", True)


# Restored buildings


@pytest.mark.clause("CROW-BLD-10")
def test_the_ability_of_a_restored_building_works_again() -> None:
    table = night(turn="crow", eric_draven="graveyard", health=2, burning=["graveyard"])
    fire.restore(table, named("graveyard"))
    assert not burns(table, "graveyard")
    do(table, "end", "end")
    assert number(table, "health") == 5
    assert news(table, "restored") == ["restored graveyard"]


@pytest.mark.clause("CROW-BLD-11")
def test_the_dead_do_not_return_with_their_building() -> None:
    table = night(sarah="dead", albrecht="dead", burning=["church", "albrechts_apartment"])
    fire.restore(table, named("church"))
    fire.restore(table, named("albrechts_apartment"))
    assert (where(table, "sarah"), where(table, "albrecht")) == ("dead", "dead")


@pytest.mark.clause("CROW-BLD-10", "CROW-FIR-05")
def test_a_restored_building_can_be_set_on_fire_again() -> None:
    table = night(burning=["maxi_dogs"])
    fire.restore(table, named("maxi_dogs"))
    assert fire.could_be_set_on_fire(table, named("maxi_dogs"))
    assert fire_on(table, "maxi_dogs") == 0


# The Pawn Shop


@pytest.mark.example("EX-37")
@pytest.mark.clause("CROW-PWN-01", "CROW-PWN-03", "CROW-PWN-04", "CROW-PWN-06", "CROW-GID-01", "CROW-GID-02")
def test_eric_burns_the_pawn_shop_and_gideon_comes_out() -> None:
    table = night(turn="crow", eric_draven="pawn_shop", health=4)
    dice(table, "flame flame wing blade", "flame wing")
    do(table, "fire pawn_shop")
    assert actor(table) == 0
    around = [int(space) for space in table.city.around[building("pawn_shop")]]
    assert legal(table) == [f"to {space}" for space in spaces(around)]
    do(table, "to 3,13")
    assert (where(table, "gideon"), is_down(table, "gideon")) == ("3,13", False)
    assert (number(table, "health"), number(table, "actions")) == (3, 3)
    assert cards(table, "gang_hand") == cards(table, "crow_hand") == 0
    assert news(table, "caught-fire", "put", "burn-rolled") == [
        "caught-fire pawn_shop",
        "put gideon N4",
        "burn-rolled eric_draven 2 1",
    ]


@pytest.mark.example("EX-37")
@pytest.mark.clause("CROW-GID-03")
def test_gideon_on_the_streets_gives_the_next_crow_turn_five_actions() -> None:
    table = night(turn="crow", eric_draven="pawn_shop", health=4, fire={"pawn_shop": 1})
    dice(table, "flame wing wing wing", "wing wing")
    do(table, "fire pawn_shop", "to 3,13")
    assert number(table, "actions") == 3
    do(table, "end", "end")
    assert number(table, "actions") == 5


@pytest.mark.clause("CROW-PWN-01")
def test_eric_has_to_be_on_the_pawn_shop() -> None:
    table = night(turn="crow", eric_draven="b1_b")
    assert refused(table, "fire pawn_shop").clause == "CROW-PWN-01"


@pytest.mark.clause("CROW-PWN-02")
def test_eric_sets_fire_to_no_other_building() -> None:
    table = night(turn="crow", eric_draven="church")
    assert refused(table, "fire church").clause == "CROW-PWN-02"
    assert not any(phrase.startswith("fire") for phrase in legal(table))


@pytest.mark.clause("CROW-FIR-05", "CROW-PWN-03")
def test_the_burning_pawn_shop_is_not_set_on_fire_again() -> None:
    table = night(turn="crow", eric_draven="pawn_shop", burning=["pawn_shop"], gideon="3,13")
    assert refused(table, "fire pawn_shop").clause == "CROW-FIR-05"


@pytest.mark.clause("CROW-PWN-05")
def test_albrecht_next_to_the_pawn_shop_raises_the_tokens_needed() -> None:
    table = night(turn="crow", eric_draven="pawn_shop", health=3, albrecht="3,13")
    dice(table, "flame flame flame")
    do(table, "fire pawn_shop")
    assert (fire_on(table, "pawn_shop"), burns(table, "pawn_shop")) == (3, False)


@pytest.mark.clause("CROW-PWN-06")
def test_a_pawn_shop_without_gideon_simply_burns() -> None:
    table = night(turn="crow", eric_draven="pawn_shop", health=2, gideon="dead")
    dice(table, "flame flame", "wing wing")
    do(table, "fire pawn_shop")
    assert news(table, "put", "burn-rolled") == ["burn-rolled eric_draven 2 0"]


# Fire Pit


@pytest.mark.example("EX-56")
@pytest.mark.clause("CROW-OPT-02", "CROW-OPT-03")
def test_eric_burns_the_pit_and_top_dollar_comes_out_wounded() -> None:
    table = night(turn="crow", eric_draven="pit", health=3, options={"fire_pit": True})
    dice(table, "flame wing wing", "wing")
    do(table, "fire pit")
    assert actor(table) == 1
    do(table, "to 2,3")
    assert (where(table, "top_dollar"), is_down(table, "top_dollar")) == ("2,3", False)
    assert number(table, "wounded") == number(table, "boss_out") == 1
    assert news(table, "boss-out", "boss-hurt") == ["boss-out fire", "boss-hurt fire"]
    assert cards(table, "gang_hand") == 0
    assert news(table, "burn-rolled") == ["burn-rolled eric_draven 1 0"]


@pytest.mark.example("EX-56")
@pytest.mark.clause("CROW-OPT-03", "CROW-WIN-04")
def test_the_burning_pit_can_kill_eric_because_top_dollar_is_out() -> None:
    table = night(turn="crow", eric_draven="pit", health=1, options={"fire_pit": True})
    dice(table, "flame", "flame")
    do(table, "fire pit", "to 2,3")
    assert winner(table) == "gang"


@pytest.mark.clause("CROW-OPT-02")
def test_without_the_option_the_pit_does_not_burn() -> None:
    table = night(turn="crow", eric_draven="pit")
    assert refused(table, "fire pit").clause == "CROW-PWN-02"


@pytest.mark.clause("CROW-OPT-03")
def test_the_pit_burns_only_with_top_dollar_inside() -> None:
    table = night(turn="crow", eric_draven="pit", top_dollar="2,3", options={"fire_pit": True})
    assert grounds(table, "fire pit") == ("CROW-OPT-03", "refuse-fire-empty-pit")


# The Time Bomb


@pytest.mark.clause("CROW-CMP-14", "CROW-PWN-01")
def test_eric_sets_no_fire_without_health() -> None:
    table = night(turn="crow", eric_draven="pawn_shop", health=0)
    assert grounds(table, "fire pawn_shop") == ("CROW-CMP-14", "refuse-fire-no-skill")


@pytest.mark.example("EX-49")
@pytest.mark.clause("CROW-TRN-07", "CROW-PLT-28")
def test_a_time_bomb_adds_three_tokens_and_burns_the_hospital() -> None:
    table = night(bomb="hospital", bomb_due=True, gang_lasting="time_bomb")
    do(table, "end")
    assert burns(table, "hospital")
    assert cards(table, "gang_hand") == 1
    assert number(table, "bomb") == -1
    assert zone(table, "gang_discard") == "time_bomb"
    assert news(table, "ended", "bomb-went-off", "fire-added", "caught-fire", "crow-began") == [
        "ended gang",
        "bomb-went-off hospital",
        "fire-added hospital 3 3",
        "caught-fire hospital",
        "crow-began 4",
    ]


@pytest.mark.example("EX-34")
@pytest.mark.clause("CROW-PLT-30", "CROW-FIR-03")
def test_a_time_bomb_on_dravens_building_does_nothing() -> None:
    table = night(bomb="hospital", bomb_due=True, gang_lasting="time_bomb", eric_draven="hospital")
    do(table, "end")
    assert (fire_on(table, "hospital"), number(table, "bomb")) == (0, -1)
    assert news(table, "bomb-fizzled") == ["bomb-fizzled hospital"]


# Refusals and secrets


def test_a_lying_eric_is_told_why_he_sets_no_fire() -> None:
    table = night(turn="crow", eric_draven="pawn_shop", down=["eric_draven"])
    assert refused(table, "fire pawn_shop").clause == "CROW-INC-01"


@pytest.mark.clause("CROW-OBJ-03")
@pytest.mark.parametrize("objective", ["clip_its_wings", "wake_the_gods"])
def test_what_might_be_set_on_fire_does_not_depend_on_the_objective(objective: str) -> None:
    table = night(skank="2,4", funboy="6,9", objective=objective)
    might = [
        f"{CHARACTERS[who]} {name}"
        for who in range(GANGSTERS)
        for i, name in enumerate(NAMED_BUILDINGS)
        if fire.might_set_fire(table, who, i)
    ]
    assert might == ["funboy police_station", "funboy maxi_dogs", "skank church"]


@pytest.mark.clause("CROW-GID-01", "CROW-GNG-01", "CROW-GNG-03", "CROW-GID-03")
def test_gideon_driven_out_on_the_gangs_turn_acts_from_the_next_one_on() -> None:
    table = night(albrecht="3,13", fire={"pawn_shop": 2}, gang_hand="crooked_badge")
    do(table, "play crooked_badge")
    assert actor(table) == CROW
    do(table, "to 3,12")
    assert refused(table, "pick gideon").clause == "CROW-GNG-03"
    do(table, "end")
    assert number(table, "actions") == 5
    do(table, "end")
    assert can(table, "pick gideon")
