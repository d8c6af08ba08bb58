"""PLT: the Plot cards of the Crow player, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.crow.rules.characters import move_skill
from tabletown.games.crow.rules.people import SKANK
from tabletown.kernel.state import State
from tests.games.crow.night import (
    CROW,
    GANG,
    building,
    burns,
    can,
    death_list,
    dice,
    do,
    fire_on,
    is_down,
    legal,
    news,
    night,
    refused,
    space,
    spaces,
    where,
    zone,
)
from tests.games.table import actor, events, hush, number, numbers


def flaming(table: State) -> int:
    return numbers(table, "token")[6]


# 30 Hours of Pain


@pytest.mark.clause("CROW-PLT-14")
@pytest.mark.example("EX-51")
def test_thirty_hours_of_pain_lays_a_gangster_low() -> None:
    table = night(turn="crow", eric_draven="pit", t_bird="5,4", crow_hand="thirty_hours_of_pain")
    do(table, "play thirty_hours_of_pain", "to 5,4")
    assert flaming(table) == space("5,4")
    assert is_down(table, "t_bird")
    assert move_skill(table, SKANK) == 2


@pytest.mark.clause("CROW-PLT-14")
def test_thirty_hours_of_pain_leaves_a_crow_token_where_gangsters_stop() -> None:
    table = night(turn="crow", eric_draven="pit", skank="2,10", t_bird="dead", crow_hand="thirty_hours_of_pain")
    do(table, "play thirty_hours_of_pain", "to 2,8", "end", "pick skank", "move skank")
    assert can(table, "to 2,8")
    assert not can(table, "to 2,7")


@pytest.mark.clause("CROW-PLT-29")
def test_thirty_hours_of_pain_reaches_the_streets_of_erics_neighborhood() -> None:
    table = night(turn="crow", eric_draven="pit", crow_hand="thirty_hours_of_pain")
    do(table, "play thirty_hours_of_pain")
    assert can(table, "to 0,2")
    assert can(table, "to 6,8")
    assert not can(table, "to 6,9")
    assert not can(table, "to 9,2")


@pytest.mark.clause("CROW-PLT-06")
def test_thirty_hours_of_pain_does_not_leave_the_token_where_it_is() -> None:
    table = night(turn="crow", eric_draven="pit", tokens={"flaming": "2,2"}, crow_hand="thirty_hours_of_pain")
    do(table, "play thirty_hours_of_pain")
    assert not can(table, "to 2,2")
    do(table, "to 2,3")
    assert flaming(table) == space("2,3")


# Boo.


@pytest.mark.clause("CROW-PLT-15")
def test_boo_moves_two_gangsters_in_erics_neighborhood() -> None:
    table = night(turn="crow", eric_draven="pit", skank="6,2", grange="2,2", crow_hand="boo")
    do(table, "play boo")
    assert legal(table) == ["pick skank", "pick grange"]
    do(table, "pick skank")
    assert actor(table) == CROW
    do(table, "to 6,15")
    assert legal(table) == ["pass", "pick grange"]
    do(table, "pick grange", "to 2,8")
    assert (where(table, "skank"), where(table, "grange")) == ("6,15", "2,8")
    assert table.step().name == "crow-choice"


@pytest.mark.clause("CROW-PLT-15")
def test_boo_moves_as_far_as_a_move_action() -> None:
    table = night(turn="crow", eric_draven="pit", myca="2,2", crow_hand="boo")
    do(table, "play boo", "pick myca")
    assert can(table, "to 0,6")
    assert not can(table, "to 0,14")


@pytest.mark.clause("CROW-PLT-15")
def test_boo_may_move_one_gangster_only() -> None:
    table = night(turn="crow", eric_draven="pit", skank="6,2", grange="2,2", crow_hand="boo")
    do(table, "play boo", "pick skank", "to 6,5", "pass")
    assert where(table, "grange") == "2,2"
    assert table.step().name == "crow-choice"


@pytest.mark.clause("CROW-PLT-05")
def test_boo_moves_the_only_gangster_there_is() -> None:
    table = night(turn="crow", eric_draven="pit", skank="6,2", crow_hand="boo")
    do(table, "play boo", "pick skank", "to 6,5")
    assert table.step().name == "crow-choice"


@pytest.mark.clause("CROW-PLT-06", "CROW-INC-07")
def test_boo_frightens_nobody_who_is_incapacitated() -> None:
    table = night(turn="crow", eric_draven="pit", skank="6,2", down=["skank"], crow_hand="boo")
    assert refused(table, "play boo").clause == "CROW-PLT-06"


@pytest.mark.clause("CROW-PLT-15", "CROW-PLT-18")
def test_boo_moves_those_who_may_not_take_move_actions() -> None:
    held = "lets_see_you_enforce_it"
    table = night(turn="crow", eric_draven="pit", skank="6,2", crow_hand="boo", crow_lasting=held)
    do(table, "play boo", "pick skank", "to 6,15")
    assert where(table, "skank") == "6,15"


# Bans


@pytest.mark.clause("CROW-PLT-16")
@pytest.mark.example("EX-42")
@pytest.mark.parametrize(("t_bird", "may"), [("6,9", True), ("6,8", False)])
def test_cant_rain_all_the_time_stops_fires_by_gangsters_in_erics_neighborhood(t_bird: str, may: bool) -> None:
    table = night(turn="crow", eric_draven="pit", t_bird=t_bird, crow_hand="cant_rain_all_the_time")
    do(table, "play cant_rain_all_the_time", "end", "pick t_bird")
    assert can(table, "fire maxi_dogs") is may


@pytest.mark.clause("CROW-PLT-18")
def test_lets_see_you_enforce_it_stops_move_actions_in_erics_neighborhood() -> None:
    table = night(turn="crow", eric_draven="pit", skank="6,10", crow_hand="lets_see_you_enforce_it")
    do(table, "play lets_see_you_enforce_it", "end", "pick skank", "move skank", "to 6,4")
    assert not can(table, "move skank")
    assert where(table, "skank") == "6,4"


@pytest.mark.clause("CROW-PLT-19")
@pytest.mark.example("EX-44")
@pytest.mark.parametrize(("skank", "may"), [("8,2", True), ("9,2", False)])
def test_night_watchman_stops_attacks_by_gangsters_in_erics_neighborhood(skank: str, may: bool) -> None:
    table = night(turn="crow", eric_draven="dravens_loft", skank=skank, crow_hand="night_watchman")
    do(table, "play night_watchman", "end", "pick skank")
    assert can(table, "attack eric_draven") is may


@pytest.mark.clause("CROW-PLT-13")
def test_a_ban_follows_eric() -> None:
    table = night(turn="crow", eric_draven="a1_g", skank="8,2", crow_hand="night_watchman")
    do(table, "play night_watchman", "move eric_draven", "on dravens_loft", "end", "pick skank")
    assert can(table, "attack eric_draven")


@pytest.mark.clause("CROW-TRN-08", "CROW-PLT-07")
@pytest.mark.parametrize("card", ["cant_rain_all_the_time", "lets_see_you_enforce_it", "night_watchman"])
def test_a_ban_lasts_until_the_next_turn_of_the_crow_player(card: str) -> None:
    table = night(turn="crow", crow_hand=card)
    do(table, f"play {card}", "end")
    assert zone(table, "crow_lasting") == card
    do(table, "end")
    assert zone(table, "crow_lasting") == ""
    assert zone(table, "crow_discard") == card


@pytest.mark.clause("CROW-PLT-06")
@pytest.mark.parametrize(
    "card", ["cant_rain_all_the_time", "lets_see_you_enforce_it", "night_watchman", "borrowed_guns"]
)
def test_a_second_ban_would_do_nothing(card: str) -> None:
    table = night(turn="crow", crow_hand=f"{card} {card}")
    do(table, f"play {card}")
    assert refused(table, f"play {card}").clause == "CROW-PLT-06"


# Don't Move!


@pytest.mark.clause("CROW-PLT-17", "CROW-ARR-01")
@pytest.mark.example("EX-45")
def test_dont_move_arrests_a_gangster_next_to_albrecht() -> None:
    table = night(turn="crow", albrecht="5,11", tin_tin="6,12", crow_hand="dont_move")
    do(table, "play dont_move", "pick tin_tin")
    assert (where(table, "tin_tin"), is_down(table, "tin_tin")) == ("police_station", True)
    assert set(legal(table)) == {f"to {each}" for each in spaces(list(table.city.around[building("police_station")]))}
    do(table, "to 2,8")
    assert where(table, "albrecht") == "2,8"


@pytest.mark.clause("CROW-GNG-06", "CROW-GMI-03")
@pytest.mark.example("EX-45")
def test_a_gangster_arrested_by_dont_move_is_bailed_out_and_acts() -> None:
    table = night(turn="crow", albrecht="5,11", tin_tin="6,12", grange="6,10", crow_hand="dont_move")
    do(table, "play dont_move", "pick tin_tin", "to 2,8", "end", "pick grange", "bail tin_tin", "to 6,9", "pass")
    assert can(table, "pick tin_tin")


@pytest.mark.clause("CROW-EAT-08", "CROW-INC-04")
@pytest.mark.example("EX-45")
@pytest.mark.parametrize(("eric", "may"), [("police_station", True), ("b1_f", False)])
def test_a_gangster_arrested_by_dont_move_is_attacked_from_the_police_station(eric: str, may: bool) -> None:
    table = night(
        turn="crow",
        albrecht="5,11",
        tin_tin="6,12",
        eric_draven=eric,
        death_list="tin_tin skank",
        crow_hand="dont_move",
    )
    do(table, "play dont_move", "pick tin_tin", "to 2,8")
    assert can(table, "attack tin_tin") is may


@pytest.mark.clause("CROW-PLT-17")
def test_dont_move_also_arrests_a_gangster_who_lies_there() -> None:
    table = night(turn="crow", albrecht="5,11", myca="6,12", down=["myca"], crow_hand="dont_move")
    do(table, "play dont_move", "pick myca", "to 2,8")
    assert where(table, "myca") == "police_station"


@pytest.mark.clause("CROW-PLT-06")
def test_dont_move_needs_albrecht_on_his_feet() -> None:
    table = night(turn="crow", albrecht="albrechts_apartment", myca="8,12", down=["albrecht"], crow_hand="dont_move")
    assert refused(table, "play dont_move").clause == "CROW-PLT-06"


@pytest.mark.clause("CROW-PLT-17")
def test_dont_move_does_not_arrest_top_dollar_or_gideon() -> None:
    table = night(turn="crow", albrecht="6,4", top_dollar="6,5", gideon="6,3", crow_hand="dont_move")
    assert not can(table, "play dont_move")


@pytest.mark.clause("CROW-PLT-17", "CROW-FIR-12")
def test_dont_move_takes_albrecht_away_from_what_he_protects() -> None:
    table = night(turn="crow", albrecht="2,4", myca="2,5", fire={"church": 4}, crow_hand="dont_move")
    do(table, "play dont_move", "pick myca", "to 5,11")
    assert burns(table, "church")


# Rapping at My Chamber Door


@pytest.mark.clause("CROW-PLT-20")
@pytest.mark.example("EX-52")
def test_rapping_at_my_chamber_door_leads_to_a_burn_roll() -> None:
    table = night(turn="crow", the_crow="arcade_games", burning=["hospital"], crow_hand="rapping_at_my_chamber_door")
    dice(table, "flame flame wing")
    do(table, "play rapping_at_my_chamber_door", "on hospital")
    assert where(table, "eric_draven") == "hospital"
    assert number(table, "health") == 3
    assert "burn-rolled eric_draven 3 2" in news(table)


@pytest.mark.clause("CROW-PLT-29")
def test_rapping_at_my_chamber_door_opens_every_building_near_the_crow() -> None:
    table = night(turn="crow", the_crow="arcade_games", crow_hand="rapping_at_my_chamber_door")
    do(table, "play rapping_at_my_chamber_door")
    doors = {"arcade_games", "albrechts_apartment", "hospital", "d1_a", "d1_c", "d1_d", "d1_f", "d1_g", "d1_h"}
    assert set(legal(table)) == {f"on {door}" for door in doors}


@pytest.mark.clause("CROW-PLT-29")
def test_rapping_at_my_chamber_door_is_no_move_action() -> None:
    """BLD-05 heals at the end of a Move action only."""
    table = night(turn="crow", eric_draven="pit", health=2, crow_hand="rapping_at_my_chamber_door")
    do(table, "play rapping_at_my_chamber_door", "on dravens_loft")
    assert number(table, "health") == 2


@pytest.mark.clause("CROW-PLT-06")
@pytest.mark.parametrize("lying", ["eric_draven", "the_crow"])
def test_rapping_at_my_chamber_door_needs_both_on_their_feet(lying: str) -> None:
    table = night(turn="crow", down=[lying], crow_hand="rapping_at_my_chamber_door")
    assert not can(table, "play rapping_at_my_chamber_door")


@pytest.mark.clause("CROW-ERI-15")
def test_rapping_at_my_chamber_door_does_not_take_eric_from_the_graveyard_without_health() -> None:
    table = night(turn="crow", health=0, crow_hand="rapping_at_my_chamber_door")
    assert not can(table, "play rapping_at_my_chamber_door")


# Sky Oughta Be Red


@pytest.mark.clause("CROW-PLT-21", "CROW-BLD-10")
def test_sky_oughta_be_red_puts_a_building_out() -> None:
    table = night(turn="crow", burning=["dravens_loft"], crow_hand="sky_oughta_be_red")
    do(table, "play sky_oughta_be_red", "on dravens_loft")
    assert not burns(table, "dravens_loft")
    assert fire_on(table, "dravens_loft") == 0


@pytest.mark.clause("CROW-PLT-21", "CROW-OBJ-06")
def test_sky_oughta_be_red_never_undoes_a_revealed_objective() -> None:
    burning = ["police_station", "dravens_loft", "maxi_dogs"]
    table = night(turn="crow", burning=burning, revealed=True, albrecht="6,11", crow_hand="sky_oughta_be_red")
    do(table, "play sky_oughta_be_red", "on police_station")
    assert zone(table, "objective") == "ive_been_meaning_to_go_to_church"


@pytest.mark.clause("CROW-PLT-29")
def test_sky_oughta_be_red_needs_eric_or_albrecht_in_the_neighborhood() -> None:
    burning = ["dravens_loft", "hospital", "police_station", "pawn_shop", "c1_a"]
    table = night(turn="crow", burning=burning, albrecht="15,11", crow_hand="sky_oughta_be_red")
    do(table, "play sky_oughta_be_red")
    assert legal(table) == ["on dravens_loft", "on hospital"]


@pytest.mark.clause("CROW-PLT-29")
def test_sky_oughta_be_red_gets_no_help_from_albrecht_in_his_apartment() -> None:
    table = night(
        turn="crow", burning=["hospital"], albrecht="albrechts_apartment", down=["albrecht"],
        crow_hand="sky_oughta_be_red",
    )  # fmt: skip
    assert refused(table, "play sky_oughta_be_red").clause == "CROW-PLT-06"


# Dead Man Walking, No Mercy Left


@pytest.mark.clause("CROW-PLT-29", "CROW-CRA-03")
def test_dead_man_walking_gives_one_more_action() -> None:
    table = night(turn="crow", actions=0, crow_hand="dead_man_walking")
    do(table, "play dead_man_walking")
    assert number(table, "actions") == 1
    assert can(table, "move eric_draven")


@pytest.mark.clause("CROW-PLT-11", "CROW-CMP-22")
@pytest.mark.example("EX-19")
def test_no_mercy_left_gives_eric_two_dice() -> None:
    table = night(
        turn="crow", eric_draven="c1_b", funboy="11,3", down=["funboy"], death_list="funboy skank",
        crow_hand="no_mercy_left",
    )  # fmt: skip
    do(table, "attack funboy")
    dice(table, "blade blade blade flame flame flame flame")
    do(table, "play no_mercy_left")
    assert "rolled eric_draven 3 0 0 0 0 4" in news(table)


@pytest.mark.clause("CROW-PLT-11")
def test_no_mercy_left_does_not_help_albrecht() -> None:
    table = night(
        turn="crow", albrecht="6,11", funboy="6,12", death_list="funboy skank",
        crow_hand="no_mercy_left service_revolver",
    )  # fmt: skip
    do(table, "play service_revolver", "pick funboy")
    assert table.step().name != "window"


# Attacks of friends


@pytest.mark.clause("CROW-EAT-06", "CROW-PLT-29")
def test_service_revolver_lets_albrecht_attack_with_four_dice() -> None:
    table = night(turn="crow", albrecht="6,11", funboy="6,12", death_list="funboy skank", crow_hand="service_revolver")
    dice(table, "guitar guitar skull flame", "blade blade wing")
    do(table, "play service_revolver", "pick funboy")
    assert where(table, "funboy") == "dead"
    assert number(table, "actions") == 4


@pytest.mark.clause("CROW-LRG-03")
def test_service_revolver_shoots_over_a_distance() -> None:
    table = night(turn="crow", albrecht="10,11", grange="5,11", crow_hand="service_revolver")
    do(table, "play service_revolver")
    assert legal(table) == ["pick grange"]


@pytest.mark.clause("CROW-EAT-07")
def test_service_revolver_obeys_the_death_list() -> None:
    table = night(
        turn="crow",
        albrecht="6,11",
        funboy="6,12",
        skank="6,10",
        death_list="skank funboy",
        crow_hand="service_revolver",
    )
    do(table, "play service_revolver")
    assert legal(table) == ["pick skank"]


@pytest.mark.clause("CROW-ATK-17")
def test_service_revolver_works_while_sarah_is_held() -> None:
    table = night(
        turn="crow", albrecht="6,11", skank="6,10", sarah="church", down=["sarah"], death_list="skank funboy",
        crow_hand="service_revolver",
    )  # fmt: skip
    assert can(table, "play service_revolver")


@pytest.mark.clause("CROW-PLT-29")
def test_talons_let_the_crow_attack_with_three_dice() -> None:
    table = night(turn="crow", the_crow="pit", myca="2,4", down=["myca"], crow_hand="talons")
    dice(table, "guitar guitar skull")
    do(table, "play talons", "pick myca")
    assert where(table, "myca") == "dead"


@pytest.mark.clause("CROW-LRG-03")
def test_talons_reach_only_what_is_next_to_the_building() -> None:
    table = night(turn="crow", the_crow="pit", myca="2,4", grange="4,2", albrecht="6,11", crow_hand="talons")
    do(table, "play talons")
    assert legal(table) == ["pick myca", "pick grange"]
    table = night(turn="crow", the_crow="pit", myca="6,4", crow_hand="talons")
    assert not can(table, "play talons")


@pytest.mark.clause("CROW-PLT-06")
def test_talons_need_the_crow_on_its_feet() -> None:
    table = night(turn="crow", the_crow="graveyard", down=["the_crow"], myca="11,3", crow_hand="talons")
    assert not can(table, "play talons")


@pytest.mark.clause("CROW-LRG-10")
@pytest.mark.example("EX-30")
def test_borrowed_guns_let_eric_shoot() -> None:
    table = night(turn="crow", eric_draven="b1_h", grange="5,11", myca="2,14", crow_hand="borrowed_guns")
    assert not can(table, "attack grange")
    do(table, "play borrowed_guns")
    assert can(table, "attack grange")
    assert not can(table, "attack myca")


@pytest.mark.clause("CROW-PLT-29")
def test_borrowed_guns_last_for_one_attack() -> None:
    table = night(turn="crow", eric_draven="b1_h", grange="5,11", crow_hand="borrowed_guns")
    dice(table, "blade wing fist guitar skull")
    do(table, "play borrowed_guns", "attack grange")
    assert zone(table, "crow_lasting") == ""
    assert not can(table, "attack grange")


@pytest.mark.clause("CROW-PLT-29")
def test_borrowed_guns_are_given_back_at_the_end_of_the_turn() -> None:
    table = night(turn="crow", crow_hand="borrowed_guns")
    do(table, "play borrowed_guns", "end")
    assert zone(table, "crow_discard") == "borrowed_guns"


@pytest.mark.clause("CROW-PLT-06", "CROW-ATK-16")
@pytest.mark.parametrize(
    ("given", "may"),
    [
        ({"actions": 0}, False),
        ({"actions": 1}, True),
        ({"actions": 1, "sarah": "church", "down": ["sarah"]}, False),
        ({"actions": 2, "sarah": "church", "down": ["sarah"]}, True),
        ({"actions": 1, "down": ["eric_draven"]}, True),
        ({"actions": 1, "down": ["eric_draven"], "burning": ["hospital"]}, False),
        ({"health": 0}, False),
    ],
)
def test_borrowed_guns_need_an_attack_that_eric_can_still_make(given: dict[str, Any], may: bool) -> None:
    assert can(night(turn="crow", crow_hand="borrowed_guns", **given), "play borrowed_guns") is may


# Wounds That Close


@pytest.mark.clause("CROW-PLT-29", "CROW-ERI-18")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (4, 5)])
def test_wounds_that_close_heal_up_to_two(before: int, after: int) -> None:
    table = night(turn="crow", health=before, crow_hand="wounds_that_close")
    do(table, "play wounds_that_close")
    assert number(table, "health") == after


@pytest.mark.clause("CROW-PLT-06")
def test_wounds_that_close_need_a_wound() -> None:
    table = night(turn="crow", crow_hand="wounds_that_close")
    assert refused(table, "play wounds_that_close").clause == "CROW-PLT-06"


# Shelly's Ring


@pytest.mark.clause("CROW-INF-08")
def test_shellys_ring_puts_the_death_list_into_a_new_order() -> None:
    table = night(turn="crow", death_list="t_bird funboy tin_tin skank", crow_hand="shellys_ring")
    do(table, "play shellys_ring")
    assert zone(table, "ring", CROW) == "t_bird funboy tin_tin skank"
    assert zone(table, "ring", GANG) == "? ? ? ?"
    do(table, "pick skank", "pick tin_tin", "pick t_bird")
    assert death_list(table, CROW) == "skank tin_tin t_bird funboy"
    assert death_list(table, GANG) == "? ? ? ?"


@pytest.mark.clause("CROW-INF-08")
def test_shellys_ring_shows_the_tokens_and_not_how_they_lay() -> None:
    told = set()
    for order in ("t_bird funboy tin_tin skank", "t_bird skank tin_tin funboy"):
        table = night(turn="crow", death_list=order, crow_hand="shellys_ring")
        do(table, "play shellys_ring")
        told.add((str(table.view(CROW)), str(events(table, CROW))))
    assert len(told) == 1


@pytest.mark.clause("CROW-INF-08", "CROW-EAT-11")
def test_after_shellys_ring_the_gang_does_not_know_a_revealed_top_any_more() -> None:
    table = night(turn="crow", known_top=True, death_list="t_bird funboy tin_tin skank", crow_hand="shellys_ring")
    assert death_list(table, GANG) == "t_bird ? ? ?"
    do(table, "play shellys_ring", "pick t_bird", "pick tin_tin", "pick skank")
    assert death_list(table, GANG) == "? ? ? ?"


@pytest.mark.clause("CROW-INF-08")
def test_the_order_that_shellys_ring_made_is_not_seen_on_its_way() -> None:
    table = night(turn="crow", crow_hand="shellys_ring")
    do(table, "play shellys_ring")
    hush(table)
    assert table.step().shown(table, 0) == -1
    do(table, "pick skank", "pick tin_tin", "pick t_bird")
    for to in (GANG, None):
        assert all("skank" not in line and "tin_tin" not in line for line in news(table, to=to))


@pytest.mark.clause("CROW-INF-08", "CROW-KIL-06")
def test_after_shellys_ring_the_crow_player_knows_the_next_target_before_the_kill() -> None:
    table = night(
        turn="crow",
        eric_draven="c1_b",
        skank="11,3",
        death_list="t_bird funboy tin_tin skank",
        crow_hand="shellys_ring",
    )
    do(table, "play shellys_ring", "pick skank", "pick tin_tin", "pick t_bird")
    assert can(table, "attack skank")


@pytest.mark.clause("CROW-PLT-06")
def test_shellys_ring_needs_two_tokens() -> None:
    table = night(
        turn="crow", death_list="skank", t_bird="dead", funboy="dead", tin_tin="dead", crow_hand="shellys_ring"
    )
    assert not can(table, "play shellys_ring")


# Downpour


@pytest.mark.clause("CROW-FIR-25", "CROW-PLT-29")
def test_downpour_takes_three_fire_tokens_away() -> None:
    table = night(turn="crow", fire={"dravens_loft": 2, "graveyard": 3}, crow_hand="downpour")
    do(table, "play downpour", "on dravens_loft", "on graveyard", "on graveyard")
    assert (fire_on(table, "dravens_loft"), fire_on(table, "graveyard")) == (1, 1)
    assert table.step().name == "crow-choice"


@pytest.mark.clause("CROW-PLT-29")
def test_downpour_may_stop_after_the_first_token() -> None:
    table = night(turn="crow", fire={"graveyard": 3}, crow_hand="downpour")
    do(table, "play downpour")
    assert legal(table) == ["on graveyard"]
    do(table, "on graveyard", "pass")
    assert fire_on(table, "graveyard") == 2


@pytest.mark.clause("CROW-PLT-05")
def test_downpour_takes_what_there_is() -> None:
    table = night(turn="crow", fire={"graveyard": 1}, crow_hand="downpour")
    do(table, "play downpour", "on graveyard")
    assert table.step().name == "crow-choice"


@pytest.mark.clause("CROW-PLT-29")
def test_downpour_falls_where_eric_and_albrecht_are() -> None:
    fire = {"graveyard": 1, "hospital": 1, "church": 1}
    table = night(turn="crow", fire=fire, albrecht="15,11", crow_hand="downpour")
    do(table, "play downpour")
    assert legal(table) == ["on graveyard", "on hospital"]


# Painted Grin


@pytest.mark.clause("CROW-PLT-11", "CROW-CBT-14")
@pytest.mark.example("EX-18")
def test_painted_grin_gives_draven_two_defense_dice_without_the_crow() -> None:
    table = night(active="funboy", funboy="2,4", eric_draven="pit", the_crow="hospital", crow_hand="painted_grin")
    dice(table, "skull skull wing wing", "skull flame")
    do(table, "attack eric_draven")
    assert actor(table) == CROW
    do(table, "play painted_grin", "pass")
    assert number(table, "health") == 4


@pytest.mark.clause("CROW-PLT-11")
def test_painted_grin_is_for_draven_only() -> None:
    table = night(active="funboy", funboy="2,4", the_crow="pit", crow_hand="painted_grin")
    dice(table, "skull skull wing", "wing flame flame flame")
    do(table, "attack the_crow")
    assert actor(table) == GANG
