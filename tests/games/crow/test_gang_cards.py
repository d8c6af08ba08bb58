"""PLT: the Plot cards of the gang, one by one."""

from __future__ import annotations

import pytest

from tabletown.games.crow import GAME
from tests.games.crow.night import (
    CROW,
    GANG,
    burns,
    can,
    death_list,
    dice,
    do,
    fire_on,
    grounds,
    is_down,
    legal,
    news,
    night,
    refused,
    where,
    winner,
    zone,
)
from tests.games.table import actor, number

NO_KEVLAR = "kevlar kevlar"
"""Both are discarded, so nobody is asked for one."""
CHURCH_OBJECTIVE = "ive_been_meaning_to_go_to_church"

# A Slight Case of Death


@pytest.mark.clause("CROW-PLT-22", "CROW-KIL-01", "CROW-KIL-02")
@pytest.mark.example("EX-47")
def test_a_slight_case_of_death_comes_before_the_removal() -> None:
    table = night(
        turn="crow",
        eric_draven="b1_e",
        skank="6,16",
        death_list="skank funboy",
        gang_hand="a_slight_case_of_death",
        gang_discard=NO_KEVLAR,
    )
    dice(table, "guitar guitar blade wing flame", "wing blade flame")
    do(table, "attack skank")
    assert (actor(table), table.step().name) == (GANG, "window")
    assert where(table, "skank") == "6,16"
    do(table, "play a_slight_case_of_death")
    assert legal(table) == ["attack eric_draven", "fire darlas_place"]
    dice(table, "flame flame wing")
    do(table, "fire darlas_place")
    assert fire_on(table, "darlas_place") == 2
    assert where(table, "skank") == "dead"
    assert zone(table, "crow_hand").split() == ["?", "?"]  # one for the guitar, one for the kill
    assert "token-laid skank Q7" in news(table)


@pytest.mark.clause("CROW-PLT-22")
def test_a_slight_case_of_death_may_be_an_attack_within_the_attack() -> None:
    table = night(
        turn="crow", eric_draven="b1_e", the_crow="hospital", skank="6,16", death_list="skank funboy",
        gang_hand="a_slight_case_of_death", gang_discard=NO_KEVLAR,
    )  # fmt: skip
    dice(table, "skull skull blade wing flame", "wing blade flame")
    do(table, "attack skank", "pick grange", "play a_slight_case_of_death")
    dice(table, "guitar guitar wing")
    do(table, "attack eric_draven")
    assert number(table, "health") == 4
    assert where(table, "skank") == "dead"
    assert table.step().name == "crow-choice"


@pytest.mark.clause("CROW-PLT-29")
def test_a_slight_case_of_death_does_not_help_those_who_lay() -> None:
    table = night(
        turn="crow", eric_draven="b1_e", skank="6,16", down=["skank"], death_list="skank funboy",
        gang_hand="a_slight_case_of_death", gang_discard=NO_KEVLAR,
    )  # fmt: skip
    dice(table, "guitar guitar blade wing flame")
    do(table, "attack skank")
    assert table.step().name == "crow-choice"
    assert where(table, "skank") == "dead"


@pytest.mark.clause("CROW-PLT-11", "CROW-OBJ-03")
def test_the_restriction_does_not_show_in_whether_the_gang_is_asked() -> None:
    """Skank could attack nobody but The Crow, whom the Objective protects."""
    for objective, may in (("clip_its_wings", False), (CHURCH_OBJECTIVE, True)):
        table = night(
            turn="crow", the_crow="b1_e", albrecht="2,14", skank="2,15", death_list="skank funboy", objective=objective,
            gang_hand="a_slight_case_of_death", gang_discard=NO_KEVLAR, crow_hand="service_revolver",
        )  # fmt: skip
        dice(table, "guitar guitar blade wing", "wing blade flame")
        do(table, "play service_revolver", "pick skank")
        assert (actor(table), table.step().name) == (GANG, "window")
        table = night(
            turn="crow", the_crow="b1_e", albrecht="6,15", skank="6,16", death_list="skank funboy", objective=objective,
            burning=["darlas_place"], gang_hand="a_slight_case_of_death", gang_discard=NO_KEVLAR, crow_hand="talons",
        )  # fmt: skip
        dice(table, "guitar guitar blade", "wing blade flame")
        do(table, "play talons", "pick skank", "play a_slight_case_of_death")
        assert can(table, "attack the_crow") is may


@pytest.mark.clause("CROW-PLT-11", "CROW-GID-06")
def test_the_gang_is_not_asked_what_gideon_could_do_once_more() -> None:
    table = night(
        turn="crow", eric_draven="dravens_loft", gideon="11,3", gang_hand="a_slight_case_of_death",
        gang_discard=NO_KEVLAR,
    )  # fmt: skip
    dice(table, "guitar guitar blade wing flame", "skull skull")
    do(table, "attack gideon")
    assert (where(table, "gideon"), table.step().name) == ("dead", "crow-choice")


@pytest.mark.clause("CROW-PLT-11", "CROW-PLT-18", "CROW-PLT-19")
def test_the_gang_is_not_asked_what_lasting_cards_forbid() -> None:
    for bans, step in (("lets_see_you_enforce_it night_watchman", "crow-choice"), ("night_watchman", "window")):
        table = night(
            turn="crow", eric_draven="dravens_loft", funboy="11,3", death_list="funboy skank", crow_lasting=bans,
            gang_hand="abashed_the_devil_stood", gang_discard=NO_KEVLAR,
        )  # fmt: skip
        dice(table, "blade wing fist guitar skull")
        do(table, "attack funboy")
        assert table.step().name == step


# Abashed the Devil Stood


@pytest.mark.clause("CROW-PLT-23")
@pytest.mark.example("EX-14")
def test_abashed_the_devil_stood_lets_a_survivor_strike_back() -> None:
    table = night(
        turn="crow",
        eric_draven="c1_b",
        the_crow="hospital",
        funboy="11,3",
        death_list="funboy skank",
        gang_hand="abashed_the_devil_stood",
        gang_discard=NO_KEVLAR,
    )
    dice(table, "wing wing skull skull blade", "wing skull blade")
    do(table, "attack funboy", "play abashed_the_devil_stood")
    assert legal(table) == ["move funboy", "attack eric_draven"]
    do(table, "move funboy", "to 11,8")
    assert where(table, "funboy") == "11,8"


@pytest.mark.clause("CROW-PLT-23")
def test_after_a_miss_the_defender_has_survived() -> None:
    table = night(
        turn="crow",
        eric_draven="c1_b",
        funboy="11,3",
        death_list="funboy skank",
        gang_hand="abashed_the_devil_stood",
        gang_discard=NO_KEVLAR,
    )
    dice(table, "wing fist guitar skull blade")
    do(table, "attack funboy")
    assert can(table, "play abashed_the_devil_stood")


@pytest.mark.clause("CROW-PLT-23")
@pytest.mark.example("EX-48")
def test_top_dollar_survives_his_first_wound() -> None:
    table = night(
        turn="crow", t_bird="dead", funboy="dead", tin_tin="dead", skank="dead", death_list="", top_dollar="11,3",
        eric_draven="c1_b", gang_hand="abashed_the_devil_stood", gang_discard=NO_KEVLAR,
    )  # fmt: skip
    dice(table, "wing wing guitar guitar blade", "wing skull flame")
    do(table, "attack top_dollar", "play abashed_the_devil_stood")
    assert can(table, "attack eric_draven")


@pytest.mark.clause("CROW-PLT-23")
@pytest.mark.example("EX-48")
def test_whoever_is_dead_has_not_survived() -> None:
    table = night(
        turn="crow",
        eric_draven="c1_b",
        funboy="11,3",
        death_list="funboy skank",
        gang_hand="abashed_the_devil_stood",
        gang_discard=NO_KEVLAR,
    )
    dice(table, "guitar guitar fist blade flame", "wing fist flame")
    do(table, "attack funboy", "pass")
    assert table.step().name == "crow-choice"


@pytest.mark.clause("CROW-PLT-29")
def test_abashed_the_devil_stood_needs_a_survivor_on_his_feet() -> None:
    table = night(
        turn="crow", eric_draven="c1_b", funboy="11,3", down=["funboy"], death_list="funboy skank",
        gang_hand="abashed_the_devil_stood", gang_discard=NO_KEVLAR,
    )  # fmt: skip
    dice(table, "wing fist guitar skull blade")
    do(table, "attack funboy")
    assert table.step().name == "crow-choice"


# City Oughta Be in Flames


@pytest.mark.clause("CROW-PLT-24")
def test_city_oughta_be_in_flames_adds_a_token_to_two_buildings() -> None:
    table = night(eric_draven="pit", gang_hand="city_oughta_be_in_flames")
    do(table, "play city_oughta_be_in_flames")
    assert legal(table) == ["on graveyard", "on dravens_loft"]
    do(table, "on graveyard")
    assert legal(table) == ["pass", "on dravens_loft"]
    do(table, "on dravens_loft")
    assert (fire_on(table, "graveyard"), fire_on(table, "dravens_loft")) == (1, 1)


@pytest.mark.clause("CROW-PLT-29")
def test_city_oughta_be_in_flames_may_add_one_token_only() -> None:
    table = night(eric_draven="pit", gang_hand="city_oughta_be_in_flames")
    do(table, "play city_oughta_be_in_flames", "on graveyard", "pass")
    assert fire_on(table, "dravens_loft") == 0
    assert table.step().name == "gang-choice"


@pytest.mark.clause("CROW-PLT-24", "CROW-OBJ-12")
@pytest.mark.example("EX-54")
def test_city_oughta_be_in_flames_obeys_the_restriction() -> None:
    table = night(eric_draven="pit", objective="stay_in_the_ground", gang_hand="city_oughta_be_in_flames")
    do(table, "play city_oughta_be_in_flames")
    assert legal(table) == ["on dravens_loft"]


@pytest.mark.clause("CROW-OBJ-03")
def test_the_second_building_is_asked_for_even_if_the_restriction_forbids_it() -> None:
    table = night(eric_draven="pit", objective="stay_in_the_ground", gang_hand="city_oughta_be_in_flames")
    do(table, "play city_oughta_be_in_flames", "on dravens_loft")
    assert legal(table) == ["pass"]


@pytest.mark.clause("CROW-PLT-30")
@pytest.mark.example("EX-34")
def test_city_oughta_be_in_flames_spares_the_building_with_draven() -> None:
    table = night(eric_draven="dravens_loft", burning=["graveyard"], gang_hand="city_oughta_be_in_flames")
    assert refused(table, "play city_oughta_be_in_flames").clause == "CROW-PLT-06"


@pytest.mark.clause("CROW-FIR-14", "CROW-FIR-12")
def test_two_buildings_may_catch_fire_by_one_card() -> None:
    table = night(eric_draven="pit", fire={"graveyard": 3, "dravens_loft": 2}, gang_hand="city_oughta_be_in_flames")
    do(table, "play city_oughta_be_in_flames", "on graveyard", "on dravens_loft")
    assert legal(table) == ["on graveyard", "on dravens_loft"]
    do(table, "on dravens_loft")
    assert burns(table, "graveyard")
    assert burns(table, "dravens_loft")


@pytest.mark.clause("CROW-CMP-21", "CROW-PLT-06")
def test_city_oughta_be_in_flames_needs_a_fire_token() -> None:
    fire = {"graveyard": 3, "church": 3, "police_station": 3, "hospital": 2, "darlas_place": 2, "dravens_loft": 2}
    table = night(fire=fire, eric_draven="pit", gang_hand="city_oughta_be_in_flames")
    assert not can(table, "play city_oughta_be_in_flames")
    table = night(fire={**fire, "dravens_loft": 1}, eric_draven="pit", gang_hand="city_oughta_be_in_flames")
    do(table, "play city_oughta_be_in_flames", "on dravens_loft")
    assert table.step().name == "gang-choice"


# Disorder, Chaos, Anarchy


@pytest.mark.clause("CROW-PLT-25", "CROW-GNG-07")
def test_disorder_chaos_anarchy_gives_a_free_action_of_any_kind() -> None:
    table = night(active="skank", skank="6,16", grange="2,4", gang_hand="disorder_chaos_anarchy")
    do(table, "play disorder_chaos_anarchy", "pick skank")
    assert legal(table) == ["move skank", "fire darlas_place"]
    dice(table, "flame wing fist")
    do(table, "fire darlas_place")
    assert number(table, "left") == 2


@pytest.mark.clause("CROW-PLT-25", "CROW-INC-07")
def test_disorder_chaos_anarchy_cannot_choose_an_incapacitated_gangster() -> None:
    table = night(skank="6,16", down=["skank"], gang_hand="disorder_chaos_anarchy")
    do(table, "play disorder_chaos_anarchy")
    assert not can(table, "pick skank")
    assert not can(table, "pass")


# Seeing is Believing


@pytest.mark.clause("CROW-PLT-26", "CROW-EAT-04", "CROW-EAT-05")
@pytest.mark.example("EX-46")
def test_seeing_is_believing_puts_a_lieutenant_on_top_of_the_death_list() -> None:
    table = night(
        eric_draven="c1_b", skank="11,3", myca="11,4", death_list="skank funboy t_bird tin_tin",
        gang_hand="seeing_is_believing",
    )  # fmt: skip
    do(table, "play seeing_is_believing", "pick myca", "position 1")
    assert death_list(table, CROW) == "myca skank ? ? ?"
    do(table, "end")
    assert not can(table, "attack skank")
    dice(table, "guitar guitar wing flame blade", "wing wing fist fist")
    do(table, "attack myca")
    assert "top-revealed myca" in news(table)
    assert "token-laid myca E12" in news(table)
    assert number(table, "boss_out") == 1
    assert actor(table) == GANG
    do(table, "to 2,4")
    assert death_list(table, CROW) == "skank ? ? ?"


@pytest.mark.clause("CROW-PLT-26", "CROW-EAT-05")
@pytest.mark.example("EX-46")
def test_a_lieutenant_put_second_cannot_be_attacked_yet() -> None:
    table = night(
        eric_draven="c1_b", skank="11,3", myca="11,4", death_list="skank funboy t_bird tin_tin",
        gang_hand="seeing_is_believing",
    )  # fmt: skip
    do(table, "play seeing_is_believing", "pick myca", "position 2")
    for seat in (CROW, GANG, None):
        assert death_list(table, seat).split()[1] == "myca"
    do(table, "end")
    assert can(table, "attack skank")
    assert not can(table, "attack myca")


@pytest.mark.clause("CROW-PLT-29")
def test_seeing_is_believing_offers_every_position() -> None:
    table = night(grange="dead", gang_hand="seeing_is_believing")
    do(table, "play seeing_is_believing")
    assert legal(table) == [f"position {place}" for place in range(1, 6)]
    do(table, "position 5")
    assert death_list(table) == "? ? ? ? myca"


@pytest.mark.clause("CROW-PLT-06")
def test_seeing_is_believing_needs_a_token_on_the_crow_players_board() -> None:
    table = night(grange="dead", death_list="skank myca", gang_hand="seeing_is_believing")
    assert not can(table, "play seeing_is_believing")


# They've Taken Sarah


@pytest.mark.clause("CROW-PLT-27", "CROW-ATK-14")
@pytest.mark.example("EX-50")
def test_theyve_taken_sarah_needs_no_attack() -> None:
    table = night(grange="2,0", sarah="6,8", gang_hand="theyve_taken_sarah")
    do(table, "play theyve_taken_sarah")
    assert legal(table) == ["pick grange"]
    do(table, "pick grange", "to 2,3")
    assert (where(table, "grange"), where(table, "sarah"), is_down(table, "sarah")) == ("2,3", "church", True)
    assert news(table, "rolled", "attacked") == []


@pytest.mark.clause("CROW-PLT-27", "CROW-ATK-13")
@pytest.mark.parametrize(("burning", "may"), [([], False), (["darlas_place"], True)])
def test_theyve_taken_sarah_fails_where_darlas_place_protects_her(burning: list[str], may: bool) -> None:
    table = night(grange="6,11", sarah="6,9", burning=burning, gang_hand="theyve_taken_sarah")
    assert can(table, "play theyve_taken_sarah") is may


@pytest.mark.clause("CROW-PLT-06")
def test_theyve_taken_sarah_needs_sarah_on_the_streets() -> None:
    table = night(grange="2,0", sarah="church", down=["sarah"], gang_hand="theyve_taken_sarah")
    assert refused(table, "play theyve_taken_sarah").clause == "CROW-PLT-06"


@pytest.mark.clause("CROW-OBJ-13")
def test_lullaby_for_sarah_forbids_theyve_taken_sarah() -> None:
    table = night(grange="2,0", sarah="6,8", objective="lullaby_for_sarah", gang_hand="theyve_taken_sarah")
    assert grounds(table, "play theyve_taken_sarah") == ("CROW-OBJ-13", "refuse-card-forbidden")


@pytest.mark.clause("CROW-OBJ-13")
def test_playing_theyve_taken_sarah_tells_which_objective_it_is_not() -> None:
    table = night(grange="2,0", sarah="6,8", gang_hand="theyve_taken_sarah")
    do(table, "play theyve_taken_sarah", "pick grange", "to 2,3")
    worlds = {zone(table.imagine(CROW, seed), "objective", GANG) for seed in range(60)}
    assert len(worlds) == 6
    assert "lullaby_for_sarah" not in worlds


@pytest.mark.clause("CROW-ATK-15", "CROW-PLT-27")
def test_theyve_taken_sarah_to_a_burning_church() -> None:
    table = night(
        grange="2,0", sarah="6,8", burning=["church"], revealed=True, objective="lullaby_for_sarah",
        gang_hand="theyve_taken_sarah",
    )  # fmt: skip
    do(table, "play theyve_taken_sarah", "pick grange")
    assert winner(table) == "gang"


# Time Bomb


@pytest.mark.clause("CROW-PLT-28", "CROW-PLT-10", "CROW-TRN-07")
@pytest.mark.example("EX-49")
def test_time_bomb_goes_off_at_the_end_of_the_next_gang_turn() -> None:
    table = night(skank="14,14", gang_hand="time_bomb")
    do(table, "play time_bomb", "on hospital")
    assert zone(table, "gang_lasting") == "time_bomb"
    do(table, "end")
    assert actor(table) == CROW
    do(table, "end")
    assert not burns(table, "hospital")
    do(table, "end")
    assert burns(table, "hospital")
    assert actor(table) == CROW
    assert zone(table, "gang_hand") == "?"
    assert zone(table, "gang_discard") == "time_bomb"


@pytest.mark.clause("CROW-TRN-09")
@pytest.mark.example("EX-49")
def test_time_bomb_is_defused_by_albrecht() -> None:
    table = night(skank="14,14", albrecht="14,16", gang_hand="time_bomb")
    do(table, "play time_bomb", "on hospital", "end", "end")
    assert number(table, "bomb") == -1
    assert zone(table, "gang_discard") == "time_bomb"
    do(table, "end")
    assert not burns(table, "hospital")


@pytest.mark.clause("CROW-TRN-07")
def test_a_crooked_badge_is_over_when_the_time_bomb_goes_off() -> None:
    table = night(bomb="hospital", bomb_due=True, gang_lasting="time_bomb", gang_hand="crooked_badge", albrecht="14,16")
    do(table, "play crooked_badge", "end")
    assert (fire_on(table, "hospital"), burns(table, "hospital")) == (3, False)


@pytest.mark.clause("CROW-PLT-29")
def test_time_bomb_goes_next_to_a_gangster_on_his_feet() -> None:
    table = night(skank="14,14", grange="6,16", down=["grange"], myca="11,3", gang_hand="time_bomb", eric_draven="pit")
    do(table, "play time_bomb")
    assert legal(table) == ["on graveyard", "on arcade_games", "on dravens_loft", "on hospital"]


@pytest.mark.clause("CROW-OBJ-12")
@pytest.mark.example("EX-54")
def test_time_bomb_obeys_the_restriction() -> None:
    table = night(objective="stay_in_the_ground", myca="11,3", gang_hand="time_bomb", eric_draven="pit")
    do(table, "play time_bomb")
    assert legal(table) == ["on dravens_loft"]


# Gasoline Trail, Armed to the Teeth


@pytest.mark.clause("CROW-PLT-11", "CROW-FIR-06")
def test_gasoline_trail_adds_three_dice() -> None:
    table = night(active="skank", skank="14,14", gang_hand="gasoline_trail")
    do(table, "fire hospital")
    assert legal(table) == ["pass", "dont-ask", "play gasoline_trail"]
    dice(table, "flame flame wing wing blade blade")
    do(table, "play gasoline_trail")
    assert "fire-rolled skank 6 2" in news(table)


@pytest.mark.clause("CROW-PLT-11")
def test_gasoline_trail_is_not_for_eric() -> None:
    table = night(turn="crow", eric_draven="pawn_shop", gang_hand="gasoline_trail")
    dice(table, "wing wing wing wing wing")
    do(table, "fire pawn_shop")
    assert table.step().name == "crow-choice"


@pytest.mark.clause("CROW-PLT-06", "CROW-CMP-21")
def test_gasoline_trail_needs_a_fire_token() -> None:
    fire = {"church": 5, "graveyard": 3, "police_station": 3, "hospital": 2, "darlas_place": 2}
    table = night(active="skank", skank="6,6", gang_hand="gasoline_trail", fire=fire, albrecht="2,4")
    do(table, "fire maxi_dogs")
    assert table.step().name == "gangster"
    assert number(table, "left") == 1


@pytest.mark.clause("CROW-PLT-11", "CROW-CBT-11")
def test_armed_to_the_teeth_adds_two_dice() -> None:
    table = night(active="grange", grange="2,4", eric_draven="pit", gang_hand="armed_to_the_teeth")
    do(table, "attack eric_draven")
    dice(table, "guitar guitar guitar wing fist")
    do(table, "play armed_to_the_teeth")
    assert number(table, "dice") == 5
    assert "rolled grange 0 1 1 3 0 0" in news(table)


@pytest.mark.clause("CROW-PLT-11")
def test_armed_to_the_teeth_is_not_for_eric() -> None:
    table = night(
        turn="crow",
        eric_draven="c1_b",
        funboy="11,3",
        death_list="funboy skank",
        gang_hand="armed_to_the_teeth",
        gang_discard="abashed_the_devil_stood abashed_the_devil_stood",
    )
    dice(table, "blade wing fist guitar skull")
    do(table, "attack funboy")
    assert table.step().name == "crow-choice"


# Joyride


@pytest.mark.clause("CROW-PLT-29", "CROW-GNG-07")
def test_joyride_moves_two_gangsters() -> None:
    table = night(skank="6,2", grange="2,2", gang_hand="joyride")
    do(table, "play joyride", "pick skank", "to 6,15")
    assert not can(table, "pick skank")
    do(table, "pick grange", "to 2,8")
    assert (where(table, "skank"), where(table, "grange")) == ("6,15", "2,8")
    assert can(table, "pick skank")  # who has not acted yet


@pytest.mark.clause("CROW-TEM-08")
def test_in_a_joyride_the_captain_picks_the_gangster_and_its_player_the_space() -> None:
    table = night(3, skank="6,2", myca="2,2", gang_hand="joyride")
    assert actor(table) == 1
    do(table, "play joyride", "pick myca")
    assert actor(table) == 2
    do(table, "to 2,8")
    assert actor(table) == 1


@pytest.mark.clause("CROW-GNG-08", "CROW-PLT-18")
def test_joyride_does_not_move_whom_eric_holds() -> None:
    table = night(eric_draven="pit", skank="6,2", crow_lasting="lets_see_you_enforce_it", gang_hand="joyride")
    do(table, "play joyride")
    assert not can(table, "pick skank")


# Kevlar


@pytest.mark.clause("CROW-PLT-11", "CROW-CBT-14")
def test_kevlar_gives_a_gangster_two_defense_dice() -> None:
    table = night(turn="crow", eric_draven="c1_b", funboy="11,3", death_list="funboy skank", gang_hand="kevlar")
    dice(table, "guitar guitar fist blade flame", "wing fist flame blade guitar")
    do(table, "attack funboy")
    assert actor(table) == GANG
    do(table, "play kevlar")
    assert where(table, "funboy") == "11,3"


@pytest.mark.clause("CROW-PLT-29", "CROW-INC-04")
def test_kevlar_does_not_help_those_who_lie() -> None:
    table = night(
        turn="crow", eric_draven="c1_b", funboy="11,3", down=["funboy"], death_list="funboy skank", gang_hand="kevlar"
    )
    dice(table, "guitar guitar fist blade flame")
    do(table, "attack funboy")
    assert where(table, "funboy") == "dead"


# Crooked Badge


@pytest.mark.clause("CROW-FIR-12", "CROW-PLT-29")
def test_crooked_badge_sets_off_what_albrecht_holds_back() -> None:
    table = night(
        albrecht="2,4", fire={"church": 4}, revealed=True, gang_hand="crooked_badge", objective="clip_its_wings"
    )
    do(table, "play crooked_badge")
    assert burns(table, "church")


@pytest.mark.clause("CROW-PLT-29")
def test_crooked_badge_lasts_until_the_end_of_the_gang_turn() -> None:
    table = night(active="skank", skank="6,16", albrecht="6,15", fire={"darlas_place": 2}, gang_hand="crooked_badge")
    do(table, "play crooked_badge")
    dice(table, "flame wing wing")
    do(table, "fire darlas_place")
    assert burns(table, "darlas_place")
    do(table, "pass", "end")
    assert zone(table, "gang_discard") == "crooked_badge"


@pytest.mark.clause("CROW-PLT-06")
def test_crooked_badge_needs_something_that_albrecht_protects() -> None:
    table = night(albrecht="11,7", gang_hand="crooked_badge", eric_draven="pit", burning=["graveyard"])
    assert refused(table, "play crooked_badge").clause == "CROW-PLT-06"


@pytest.mark.clause("CROW-PLT-06", "CROW-BLD-09")
@pytest.mark.parametrize("fire_pit", [False, True])
def test_crooked_badge_leaves_a_pit_that_cannot_burn_alone(fire_pit: bool) -> None:
    table = night(albrecht="5,4", gang_hand="crooked_badge", options={"fire_pit": fire_pit})
    assert can(table, "play crooked_badge") is fire_pit


# Read the Ashes


@pytest.mark.clause("CROW-INF-04", "CROW-INF-08")
def test_read_the_ashes_shows_the_gang_the_top_of_the_death_list() -> None:
    table = night(4, death_list="skank funboy t_bird tin_tin", gang_hand="read_the_ashes")
    do(table, "play read_the_ashes")
    for seat in (1, 2, 3):
        assert death_list(table, seat) == "skank ? ? ?"
    assert death_list(table) == "? ? ? ?"
    assert "top-read skank" in news(table, to=GANG)
    assert "top-read ?" in news(table)


@pytest.mark.clause("CROW-PLT-29")
def test_after_read_the_ashes_a_gangster_may_move() -> None:
    table = night(skank="6,2", gang_hand="read_the_ashes")
    do(table, "play read_the_ashes")
    assert can(table, "pass")
    do(table, "pick skank", "move skank", "to 6,8")
    assert where(table, "skank") == "6,8"


# Feathers Will Burn


@pytest.mark.clause("CROW-PLT-29", "CROW-ATK-10")
def test_feathers_will_burn_takes_the_help_of_the_church_away() -> None:
    table = night(grange="2,4", the_crow="pit", gang_hand="feathers_will_burn")
    do(table, "play feathers_will_burn")
    assert legal(table) == ["pick grange"]
    dice(table, "guitar guitar wing", "wing")
    do(table, "pick grange")
    assert (where(table, "the_crow"), is_down(table, "the_crow")) == ("graveyard", True)
    assert "rolled the_crow 0 1 0 0 0 0" in news(table)


@pytest.mark.clause("CROW-PLT-29")
def test_feathers_will_burn_with_the_church_in_flames_takes_nothing_more() -> None:
    table = night(grange="2,4", the_crow="pit", burning=["church"], gang_hand="feathers_will_burn")
    do(table, "play feathers_will_burn")
    dice(table, "guitar guitar wing", "guitar")
    do(table, "pick grange")
    assert where(table, "the_crow") == "pit"


@pytest.mark.clause("CROW-PLT-29")
def test_feathers_will_burn_is_no_long_range_attack() -> None:
    table = night(grange="6,4", the_crow="pit", gang_hand="feathers_will_burn", active="grange")
    assert can(table, "attack the_crow")
    assert not can(table, "play feathers_will_burn")


@pytest.mark.clause("CROW-GNG-08")
def test_night_watchman_stops_feathers_will_burn() -> None:
    table = night(
        grange="2,4", the_crow="pit", eric_draven="pit", crow_lasting="night_watchman", gang_hand="feathers_will_burn"
    )
    assert not can(table, "play feathers_will_burn")


@pytest.mark.clause("CROW-OBJ-13")
def test_clip_its_wings_forbids_feathers_will_burn() -> None:
    table = night(grange="2,4", the_crow="pit", objective="clip_its_wings", gang_hand="feathers_will_burn")
    assert refused(table, "play feathers_will_burn").clause == "CROW-OBJ-13"


# Made Bail


@pytest.mark.clause("CROW-ARR-02", "CROW-PLT-29")
def test_made_bail_frees_a_prisoner_and_stands_everybody_up() -> None:
    table = night(
        skank="police_station", funboy="6,4", grange="6,6", down=["skank", "funboy", "grange"], gang_hand="made_bail"
    )
    do(table, "play made_bail", "to 6,10")
    assert where(table, "skank") == "6,10"
    assert not any(is_down(table, who) for who in ("skank", "funboy", "grange"))


@pytest.mark.clause("CROW-PLT-29")
def test_made_bail_frees_one_of_two_prisoners() -> None:
    table = night(skank="police_station", myca="police_station", down=["skank", "myca"], gang_hand="made_bail")
    do(table, "play made_bail")
    assert legal(table) == ["pick skank", "pick myca"]
    do(table, "pick myca", "to 6,10")
    assert where(table, "skank") == "police_station"


@pytest.mark.clause("CROW-PLT-05")
def test_made_bail_without_prisoners_still_stands_people_up() -> None:
    table = night(funboy="6,4", down=["funboy"], gang_hand="made_bail")
    do(table, "play made_bail")
    assert not is_down(table, "funboy")


@pytest.mark.clause("CROW-PLT-06")
def test_made_bail_needs_somebody_who_lies() -> None:
    table = night(gang_hand="made_bail")
    assert not can(table, "play made_bail")


# Rooftop Blaze


@pytest.mark.clause("CROW-FIR-22", "CROW-PLT-29")
def test_rooftop_blaze_burns_a_regular_building_next_to_a_gangster() -> None:
    table = night(skank="6,2", down=[*["t_bird", "funboy", "tin_tin", "myca", "grange"]], gang_hand="rooftop_blaze")
    do(table, "play rooftop_blaze")
    assert legal(table) == ["on a1_f", "on a1_g"]
    do(table, "on a1_g")
    assert burns(table, "a1_g")
    assert zone(table, "gang_hand") == ""


@pytest.mark.clause("CROW-PLT-29")
def test_rooftop_blaze_spares_the_roof_with_draven() -> None:
    others = [*["t_bird", "funboy", "tin_tin", "myca", "grange"]]
    table = night(skank="6,2", eric_draven="a1_g", down=others, gang_hand="rooftop_blaze")
    do(table, "play rooftop_blaze")
    assert legal(table) == ["on a1_f"]


@pytest.mark.clause("CROW-FIR-15", "CROW-FIR-19")
def test_rooftop_blaze_can_burn_the_crow() -> None:
    table = night(skank="6,2", the_crow="a1_g", gang_hand="rooftop_blaze")
    dice(table, "flame wing")
    do(table, "play rooftop_blaze", "on a1_g")
    assert (where(table, "the_crow"), is_down(table, "the_crow")) == ("graveyard", True)


@pytest.mark.clause("CROW-CMP-21", "CROW-PLT-06")
def test_rooftop_blaze_needs_a_burning_building_token() -> None:
    burning = ["d1_a", "d1_c", "d1_d", "d1_f", "d1_g", "d1_h"]
    table = night(skank="6,2", burning=burning, gang_hand="rooftop_blaze")
    assert not can(table, "play rooftop_blaze")


# Shakedown


@pytest.mark.clause("CROW-INF-05", "CROW-INF-08", "CROW-PLT-29")
def test_shakedown_shows_the_hand_and_takes_a_card() -> None:
    table = night(crow_hand="boo downpour talons", gang_hand="shakedown")
    assert zone(table, "crow_hand", GANG) == "? ? ?"
    do(table, "play shakedown")
    assert legal(table) == ["discard boo", "discard talons", "discard downpour"]
    do(table, "discard talons")
    assert zone(table, "crow_discard") == "talons"
    assert zone(table, "crow_hand", GANG) == "boo downpour"
    assert zone(table, "crow_hand") == "? ?"


@pytest.mark.clause("CROW-INF-05")
def test_shakedown_takes_only_what_the_crow_player_holds() -> None:
    table = night(crow_hand="boo talons", gang_hand="shakedown joyride")
    assert GAME.say(refused(table, "discard boo").message) == (
        "Something else has to be decided first. Choose the gangster who acts next."
    )
    do(table, "play shakedown")
    found = refused(table, "discard downpour")
    assert found.message.id == "refuse-card-not-shown"
    assert (found.clause, GAME.say(found.message)) == ("CROW-INF-05", "Downpour is not in the hand of the Crow player.")


@pytest.mark.clause("CROW-PLT-06")
def test_shakedown_needs_a_hand() -> None:
    table = night(gang_hand="shakedown")
    assert refused(table, "play shakedown").clause == "CROW-PLT-06"
