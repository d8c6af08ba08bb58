"""CBT: an attack, from the declaration to the last card; rerolls of Tin Tin, Arcade Games and Myca."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.crow.rules.characters import defense_skill
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.people import ERIC, MYCA, TOP_DOLLAR
from tests.games.crow.night import (
    FUNBOY_FIRST,
    burns,
    can,
    death_list,
    dice,
    do,
    is_down,
    legal,
    news,
    night,
    on_eric,
    on_funboy,
    rolled,
    where,
    winner,
    zone,
)
from tests.games.table import actor, hush, number, numbers


def cards(table: Night, side: str = "crow") -> int:
    return len(table.view().zones[f"{side}_hand"])


# Hits and wounds


@pytest.mark.clause("CROW-CBT-01")
def test_attacker_rolls_its_attack_skill_and_every_pair_is_a_hit() -> None:
    table = on_eric()
    dice(table, "skull skull wing")
    do(table, "attack eric_draven")
    assert rolled(table, "skank") == 3
    assert news(table, "hit") == ["hit destroy_the_man 1"]


@pytest.mark.clause("CROW-CBT-02", "CROW-CBT-04")
def test_four_of_a_symbol_are_two_hits_with_the_power_twice() -> None:
    table = on_eric(active="funboy", funboy="6,4", skank="16,2")
    dice(table, "skull skull skull skull")
    do(table, "attack eric_draven")
    assert news(table, "hit") == ["hit destroy_the_man 2"]
    assert (number(table, "health"), number(table, "lost")) == (3, 2)


@pytest.mark.clause("CROW-CBT-02")
def test_three_of_a_symbol_are_one_hit() -> None:
    table = on_eric()
    dice(table, "skull skull skull")
    do(table, "attack eric_draven")
    assert number(table, "health") == 4


@pytest.mark.clause("CROW-CBT-03")
def test_no_pair_is_a_miss_and_ends_the_action() -> None:
    table = on_eric()
    dice(table, "skull wing blade")
    do(table, "attack eric_draven")
    assert news(table, "missed", "hit", "no-defense") == ["missed skank"]
    assert (number(table, "health"), number(table, "left")) == (5, 1)


@pytest.mark.clause("CROW-CBT-05", "CROW-PWR-12")
def test_we_never_miss_works_before_the_defense_roll() -> None:
    table = on_eric(the_crow="pit")
    dice(table, "blade blade wing", "wing wing skull")
    do(table, "attack eric_draven")
    assert rolled(table, "eric_draven") == 3
    assert number(table, "health") == 4


@pytest.mark.clause("CROW-CBT-06")
def test_one_die_with_its_symbol_defends_a_hit() -> None:
    table = on_funboy()
    dice(table, "wing wing skull blade fist", "wing guitar guitar")
    do(table, "attack funboy")
    assert rolled(table, "funboy") == 3
    assert news(table, "defended") == ["defended funboy"]
    assert where(table, "funboy") == "11,3"


@pytest.mark.clause("CROW-CBT-07")
@pytest.mark.example("EX-15")
def test_one_die_defends_one_of_two_equal_hits() -> None:
    table = night(turn="crow", eric_draven="dravens_loft", skank="11,3", death_list="skank funboy t_bird tin_tin")
    dice(table, "guitar guitar guitar guitar flame", "guitar wing wing")
    do(table, "attack skank")
    assert where(table, "skank") == "dead"
    assert cards(table) == 2


@pytest.mark.clause("CROW-CBT-07")
@pytest.mark.example("EX-15")
def test_two_dice_defend_two_equal_hits() -> None:
    table = night(turn="crow", eric_draven="dravens_loft", skank="11,3", death_list="skank funboy t_bird tin_tin")
    dice(table, "guitar guitar guitar guitar flame", "guitar guitar wing")
    do(table, "attack skank")
    assert where(table, "skank") == "11,3"
    assert cards(table) == 0


@pytest.mark.clause("CROW-CBT-08", "CROW-ATK-04")
def test_each_hit_that_is_not_defended_is_a_wound() -> None:
    table = on_eric(the_crow="pit", active="funboy", funboy="6,4", skank="16,2")
    dice(table, "skull skull guitar guitar", "skull wing wing fist fist")
    do(table, "attack eric_draven", "pass")
    assert news(table, "hurt") == ["hurt eric_draven 1"]
    assert number(table, "health") == 4


@pytest.mark.clause("CROW-CBT-08")
def test_a_defended_attack_is_over() -> None:
    table = on_eric(the_crow="pit")
    dice(table, "skull skull wing", "skull wing wing fist fist")
    do(table, "attack eric_draven")
    assert (number(table, "health"), number(table, "lost"), number(table, "left")) == (5, 0, 1)


@pytest.mark.clause("CROW-CBT-09")
@pytest.mark.parametrize("victim", ["funboy", "grange"])
def test_street_demon_or_lieutenant_dies_of_one_wound(victim: str) -> None:
    table = on_funboy(funboy="10,2", grange="11,5")
    dice(table, "guitar guitar wing blade fist", "skull skull skull" + " skull" * (victim == "grange"))
    do(table, f"attack {victim}")
    assert where(table, victim) == "dead"


@pytest.mark.clause("CROW-CBT-10")
@pytest.mark.example("EX-13")
def test_only_the_powers_of_undefended_hits_work() -> None:
    table = on_funboy()
    dice(table, "wing wing skull skull blade", "wing fist flame")
    do(table, "attack funboy")
    assert "pick funboy" not in legal(table)
    do(table, "pick myca")
    assert is_down(table, "myca")
    assert news(table, "power-works") == ["power-works death_is_coming_for_them"]
    assert where(table, "funboy") == "dead"
    assert cards(table) == 1


@pytest.mark.clause("CROW-CBT-16")
def test_more_wounds_than_needed_do_no_more_but_give_their_powers() -> None:
    table = on_funboy(fire={"church": 2})
    dice(table, "guitar guitar flame flame blade", "skull skull skull")
    do(table, "attack funboy", "power flame")
    assert news(table, "hurt") == ["hurt funboy 2"]
    assert cards(table) == 2
    assert number(table, "actions") == 3
    assert numbers(table, "fire")[4] == 1


@pytest.mark.clause("CROW-CBT-15")
def test_all_dice_are_public() -> None:
    table = on_funboy()
    dice(table, "wing wing skull blade fist", "wing guitar guitar")
    do(table, "attack funboy")
    assert news(table, "rolled") == ["rolled eric_draven 1 2 1 0 1 0", "rolled funboy 0 1 0 2 0 0"]


@pytest.mark.clause("CROW-CBT-18")
def test_every_hit_is_announced_with_its_power() -> None:
    table = on_funboy()
    dice(table, "wing wing fist fist blade", "wing fist guitar")
    do(table, "attack funboy")
    assert news(table, "hit") == ["hit fairy_godfather 1", "hit someone_gently_rapping 1"]


# The order of an attack


@pytest.mark.clause("CROW-CBT-11", "CROW-EAT-03")
def test_steps_of_an_attack_of_the_crow_player_come_in_order() -> None:
    table = on_funboy(
        fire={"church": 1, "hospital": 1}, crow_hand="no_mercy_left", gang_hand="kevlar a_slight_case_of_death"
    )
    do(table, "attack funboy")
    assert actor(table) == 0
    assert news(table)[-2:] == ["attacked eric_draven funboy near", "top-revealed funboy"]
    dice(table, "blade blade guitar guitar flame flame wing")
    do(table, "play no_mercy_left")
    assert legal(table) == ["pass", "power blade"]
    do(table, "pass")
    assert actor(table) == 1
    assert can(table, "play kevlar")
    hush(table)
    dice(table, "blade wing wing wing wing")
    do(table, "play kevlar", "pass")
    assert number(table, "dice") == 7
    assert rolled(table, "funboy") == 5
    assert legal(table) == ["power guitar", "power flame"]
    do(table, "power flame")
    assert can(table, "on church")
    do(table, "on church")
    assert where(table, "funboy") == "11,3"
    assert cards(table) == 1
    assert actor(table) == 1
    do(table, "pass")
    assert where(table, "funboy") == "dead"
    assert cards(table) == 2


@pytest.mark.clause("CROW-CBT-11")
def test_steps_of_an_attack_of_the_gang_come_in_order() -> None:
    table = night(
        active="tin_tin",
        tin_tin="6,4",
        myca="6,5",
        eric_draven="a1_g",
        the_crow="pit",
        crow_hand="painted_grin",
        gang_hand="armed_to_the_teeth",
    )
    do(table, "attack eric_draven")
    assert (actor(table), can(table, "play armed_to_the_teeth")) == (1, True)
    dice(table, "blade blade skull skull wing")
    do(table, "play armed_to_the_teeth")
    assert legal(table)[:2] == ["pass", "reroll blade"]
    do(table, "pass")
    assert (actor(table), can(table, "play painted_grin")) == (0, True)
    dice(table, "skull blade wing wing wing")
    do(table, "play painted_grin")
    assert rolled(table, "eric_draven") == 5 - 2 + 2
    assert (actor(table), legal(table)) == (1, ["pass", "yes"])
    do(table, "pass")
    assert news(table, "defended") == ["defended eric_draven"]


@pytest.mark.clause("CROW-CBT-12", "CROW-ERI-12", "CROW-WIN-04", "CROW-TOP-08")
@pytest.mark.example("EX-24")
@pytest.mark.parametrize("down", [[], ["top_dollar"]])
def test_draven_without_health_dies_at_once_once_the_boss_is_out(down: list[str]) -> None:
    table = on_eric(
        health=1, top_dollar="0,11", down=down, active="funboy", funboy="6,4", skank="16,2", crow_hand="boo"
    )
    dice(table, "skull skull guitar guitar")
    do(table, "attack eric_draven", "pass")
    assert winner(table) == "gang"
    assert news(table, "power-works") == []
    assert number(table, "lost") == 0
    assert cards(table) == 1


@pytest.mark.clause("CROW-CBT-12", "CROW-TOP-05", "CROW-TOP-06", "CROW-WIN-01")
@pytest.mark.example("EX-26")
def test_two_wounds_of_one_attack_kill_top_dollar_and_win_at_once() -> None:
    dead: dict[str, Any] = dict.fromkeys(("t_bird", "funboy", "tin_tin", "skank"), "dead")
    table = night(turn="crow", eric_draven="dravens_loft", top_dollar="11,3", **dead)
    dice(table, "wing wing guitar guitar blade", "blade skull flame")
    do(table, "attack top_dollar")
    assert winner(table) == "crow"
    assert news(table, "power-works") == []
    assert cards(table) == 0


@pytest.mark.clause("CROW-CBT-13")
def test_no_free_attack_on_somebody_who_is_about_to_be_laid_down() -> None:
    table = night(
        active="skank", skank="6,4", funboy="6,5", albrecht="5,5", eric_draven="a1_g", burning=["police_station"]
    )
    dice(table, "fist fist wing", "blade blade")
    do(table, "attack albrecht", "pick funboy")
    assert legal(table) == ["attack eric_draven"]


@pytest.mark.clause("CROW-CBT-13")
def test_no_free_attack_on_draven_who_has_no_health_left() -> None:
    table = on_eric(health=1, funboy="6,5", the_crow="b1_c")
    dice(table, "fist fist wing")
    do(table, "attack eric_draven")
    assert news(table, "laid-down") == ["laid-down eric_draven graveyard"]
    assert news(table, "attacked") == ["attacked skank eric_draven near"]


@pytest.mark.clause("CROW-CBT-14")
def test_defense_is_the_one_at_the_defense_roll() -> None:
    table = on_funboy(funboy="dead", death_list="skank t_bird tin_tin", skank="11,3", gang_hand="kevlar")
    dice(table, "wing wing skull blade fist")
    do(table, "attack skank")
    dice(table, "wing guitar guitar guitar guitar")
    do(table, "play kevlar")
    assert rolled(table, "skank") == 5


@pytest.mark.clause("CROW-CBT-14", "CROW-ATK-20")
def test_without_defense_nothing_is_rolled_and_no_hit_is_defended() -> None:
    table = on_eric(the_crow="pit", health=2)
    dice(table, "blade blade wing")
    do(table, "attack eric_draven")
    assert news(table, "no-defense") == ["no-defense eric_draven"]
    assert rolled(table, "eric_draven") == 0
    assert number(table, "health") == 1


@pytest.mark.clause("CROW-CBT-17")
def test_a_free_attack_costs_no_action() -> None:
    table = on_eric(funboy="6,5")
    dice(table, "fist fist wing")
    do(table, "attack eric_draven")
    dice(table, "skull skull wing flame")
    do(table, "pick funboy", "attack eric_draven")
    assert news(table, "rolled")[-1:] == ["rolled funboy 0 1 0 0 2 1"]
    assert number(table, "health") == 3
    assert (number(table, "left"), numbers(table, "to_act")[1]) == (1, 1)


@pytest.mark.clause("CROW-CBT-17")
def test_the_first_attack_goes_on_after_a_free_attack_in_its_middle() -> None:
    table = on_eric(active="funboy", funboy="6,4", skank="16,2", tin_tin="6,5", grange="17,15", sarah="5,5")
    dice(table, "fist fist flame flame")
    do(table, "attack eric_draven", "power fist", "pick tin_tin")
    dice(table, "blade skull skull")
    do(table, "attack sarah")
    dice(table, "wing wing")
    do(table, "pass")
    assert not burns(table, "a1_f")
    do(table, "to 2,4")
    assert (where(table, "sarah"), where(table, "tin_tin"), number(table, "lost")) == ("church", "2,4", 1)
    assert burns(table, "a1_f")
    assert (number(table, "attacker"), number(table, "target"), number(table, "left")) == (1, 8, 1)


# The examples of the rulebook


@pytest.mark.example("EX-12")
@pytest.mark.clause("CROW-KIL-01", "CROW-KIL-02", "CROW-KIL-03", "CROW-KIL-04", "CROW-KIL-06")
def test_two_hits_without_defense() -> None:
    table = on_funboy()
    dice(table, "wing wing skull skull blade", "blade fist guitar")
    do(table, "attack funboy")
    assert death_list(table) == "funboy ? ? ?"
    assert legal(table) == ["power wing", "power skull"]
    do(table, "power wing", "move the_crow", "on pit")
    do(table, "pick t_bird")
    assert is_down(table, "t_bird")
    assert where(table, "the_crow") == "pit"
    assert where(table, "funboy") == "dead"
    assert numbers(table, "token")[1] == 11 * 18 + 3
    assert zone(table, "in_city") == "funboy"
    assert cards(table) == 1
    assert death_list(table, by=0) == "skank ? ?"
    assert death_list(table, by=1) == "? ? ?"


@pytest.mark.example("EX-14")
@pytest.mark.clause("CROW-EAT-11")
def test_all_hits_defended() -> None:
    table = on_funboy()
    dice(table, "wing wing skull skull blade", "wing skull blade")
    do(table, "attack funboy")
    assert where(table, "funboy") == "11,3"
    assert news(table, "power-works") == []
    assert death_list(table, by=1) == "funboy ? ? ?"


@pytest.mark.example("EX-14")
def test_survivor_may_play_abashed_the_devil_stood() -> None:
    table = on_funboy(gang_hand="abashed_the_devil_stood")
    dice(table, "wing wing skull skull blade", "wing skull blade")
    do(table, "attack funboy", "pass")
    assert (actor(table), can(table, "play abashed_the_devil_stood")) == (1, True)


@pytest.mark.example("EX-18")
@pytest.mark.clause("CROW-ATK-02", "CROW-CHR-05")
def test_no_bird_no_defense() -> None:
    table = on_eric(active="funboy", funboy="6,4", skank="16,2")
    dice(table, "skull skull wing wing")
    do(table, "attack eric_draven", "power skull")
    assert (rolled(table, "funboy"), rolled(table, "eric_draven")) == (4, 0)
    assert (number(table, "health"), number(table, "lost")) == (3, 1)
    assert can(table, "pick myca")


@pytest.mark.example("EX-18")
def test_painted_grin_gives_two_dice_without_the_bird() -> None:
    table = on_eric(active="funboy", funboy="6,4", skank="16,2", crow_hand="painted_grin")
    dice(table, "skull skull wing wing")
    do(table, "attack eric_draven")
    dice(table, "skull wing")
    do(table, "play painted_grin")
    assert rolled(table, "eric_draven") == 2
    assert number(table, "health") == 5


@pytest.mark.clause("CROW-ATK-20", "CROW-PWR-12")
def test_we_never_miss_takes_nothing_from_a_painted_grin() -> None:
    table = on_eric(active="funboy", funboy="6,4", skank="16,2", crow_hand="painted_grin")
    dice(table, "blade blade wing wing")
    do(table, "attack eric_draven")
    dice(table, "skull wing")
    do(table, "play painted_grin")
    assert rolled(table, "eric_draven") == 2


@pytest.mark.clause("CROW-ATK-20", "CROW-CHR-09")
def test_a_wounded_top_dollar_does_not_take_defense_below_zero() -> None:
    at_zero: dict[str, Any] = {"health": 0, "the_crow": "graveyard", "eric_draven": "graveyard", "top_dollar": "11,3"}
    table = night(active="top_dollar", wounded=True, crow_hand="painted_grin", **at_zero)
    assert defense_skill(table, ERIC, TOP_DOLLAR) == 0


@pytest.mark.example("EX-19")
@pytest.mark.clause("CROW-CMP-22")
def test_more_than_five_dice() -> None:
    table = on_funboy(crow_hand="no_mercy_left", health=5)
    do(table, "attack funboy")
    dice(table, "blade blade blade flame flame flame flame")
    do(table, "play no_mercy_left")
    assert rolled(table, "eric_draven") == 7
    dice(table, "wing wing wing")
    do(table, "pass")
    assert news(table, "hit") == ["hit playing_with_knives 1", "hit putting_out_the_flames 2"]


# Rerolls


@pytest.mark.clause("CROW-CHR-06")
def test_tin_tin_rerolls_one_die_once() -> None:
    table = on_eric(active="tin_tin", tin_tin="6,4", skank="16,2")
    dice(table, "skull wing flame")
    do(table, "attack eric_draven")
    assert legal(table) == ["pass", "reroll wing", "reroll skull", "reroll flame"]
    dice(table, "skull")
    do(table, "reroll flame")
    assert news(table, "rerolled") == ["rerolled tin_tin skull tin_tins_reroll"]
    assert news(table, "hit") == ["hit destroy_the_man 1"]
    assert number(table, "health") == 4


@pytest.mark.clause("CROW-CHR-06")
def test_tin_tin_may_keep_his_dice() -> None:
    table = on_eric(active="tin_tin", tin_tin="6,4", skank="16,2")
    dice(table, "skull wing flame")
    do(table, "attack eric_draven", "pass")
    assert news(table, "missed") == ["missed tin_tin"]


@pytest.mark.clause("CROW-BLD-04")
def test_arcade_games_rerolls_a_die_of_eric_in_its_neighborhood() -> None:
    table = night(turn="crow", eric_draven="hospital", funboy="11,15", death_list=FUNBOY_FIRST)
    dice(table, "wing skull blade fist guitar")
    do(table, "attack funboy")
    assert can(table, "reroll blade")
    dice(table, "guitar", "wing wing wing")
    do(table, "reroll blade")
    assert news(table, "rerolled") == ["rerolled eric_draven guitar arcade"]
    assert where(table, "funboy") == "dead"


@pytest.mark.clause("CROW-BLD-04")
@pytest.mark.parametrize(
    ("on", "at", "burning"), [("hospital", "11,15", ["arcade_games"]), ("dravens_loft", "11,3", [])]
)
def test_no_reroll_elsewhere_or_while_arcade_games_burns(on: str, at: str, burning: list[str]) -> None:
    table = night(turn="crow", eric_draven=on, funboy=at, death_list=FUNBOY_FIRST, burning=burning)
    dice(table, "wing skull blade fist guitar")
    do(table, "attack funboy")
    assert news(table, "missed") == ["missed eric_draven"]


@pytest.mark.example("EX-17")
@pytest.mark.clause("CROW-CHR-03", "CROW-PWR-12")
def test_myca_makes_draven_roll_again_once() -> None:
    table = night(active="funboy", funboy="6,4", myca="6,5", eric_draven="a1_g", the_crow="pit")
    dice(table, "blade blade fist fist", "blade fist wing")
    do(table, "attack eric_draven")
    assert (actor(table), legal(table)) == (1, ["pass", "yes"])
    dice(table, "wing wing skull")
    do(table, "yes")
    assert number(table, "health") == 3
    assert news(table, "power-works") == ["power-works pour_it_on"]
    assert can(table, "pick myca")


@pytest.mark.clause("CROW-CHR-03")
def test_the_second_roll_stands() -> None:
    table = night(active="grange", grange="6,4", myca="6,5", eric_draven="a1_g", the_crow="pit")
    dice(table, "skull skull fist", "skull fist wing guitar flame")
    do(table, "attack eric_draven")
    dice(table, "skull wing wing wing wing")
    do(table, "yes")
    assert news(table, "canceled", "defended") == ["canceled", "defended eric_draven"]


@pytest.mark.clause("CROW-CHR-04")
def test_myca_makes_draven_roll_again_from_another_neighborhood() -> None:
    table = night(active="grange", grange="6,4", myca="6,9", eric_draven="a1_g", the_crow="pit")
    dice(table, "skull skull fist", "skull fist wing guitar flame")
    do(table, "attack eric_draven")
    assert not table.are_neighbors(MYCA, ERIC)
    assert (actor(table), legal(table)) == (1, ["pass", "yes"])


@pytest.mark.clause("CROW-CHR-04", "CROW-ARR-01")
@pytest.mark.parametrize("myca", ["6,5", "police_station"])
def test_myca_needs_to_be_up(myca: str) -> None:
    table = night(active="grange", grange="6,4", myca=myca, down=["myca"], eric_draven="a1_g", the_crow="pit")
    dice(table, "skull skull fist", "skull fist wing guitar flame")
    do(table, "attack eric_draven")
    assert news(table, "defended") == ["defended eric_draven"]


@pytest.mark.clause("CROW-CHR-03")
def test_myca_is_not_asked_when_draven_has_defended_nothing() -> None:
    table = night(active="grange", grange="6,4", myca="6,5", eric_draven="a1_g", the_crow="pit")
    dice(table, "skull skull fist", "blade fist wing guitar flame")
    do(table, "attack eric_draven")
    assert number(table, "health") == 4


@pytest.mark.clause("CROW-CHR-03")
def test_myca_does_nothing_for_attacks_on_others() -> None:
    table = night(active="grange", grange="6,4", myca="6,5", albrecht="5,4", eric_draven="a1_g")
    dice(table, "skull skull fist", "skull fist wing guitar")
    do(table, "attack albrecht")
    assert news(table, "defended") == ["defended albrecht"]
