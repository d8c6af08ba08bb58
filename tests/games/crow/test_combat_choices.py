"""CBT, PWR, TEM: who decides what in an attack, and why something is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.rules.night import Night
from tests.games.crow.night import FUNBOY_FIRST, can, dice, do, grounds, legal, news, night, on_funboy, refused, where
from tests.games.table import actor, number

DEAD: dict[str, Any] = dict.fromkeys(("t_bird", "funboy", "tin_tin", "skank"), "dead")


def why(table: Night, phrase: str) -> str:
    """The clause that forbids something; the reason can be said."""
    refusal = refused(table, phrase)
    assert GAME.say(refusal.message).endswith((".", "?"))
    return refusal.clause


# Who decides


@pytest.mark.clause("CROW-TEM-08")
def test_the_captain_decides_about_rerolls_and_the_controller_about_powers() -> None:
    table = night(seats=4, active="tin_tin", tin_tin="6,4", top_dollar="2,0", eric_draven="a1_g", the_crow="b1_c")
    assert actor(table) == 3
    dice(table, "skull skull wing wing")
    do(table, "attack eric_draven")
    assert actor(table) == 1
    do(table, "pass")
    assert (actor(table), legal(table)) == (3, ["power wing", "power skull"])
    do(table, "power wing")
    assert actor(table) == 1
    do(table, "pick myca")
    assert (actor(table), legal(table)) == (2, ["move myca"])


@pytest.mark.clause("CROW-TEM-08", "CROW-CHR-03")
def test_the_captain_decides_about_myca() -> None:
    table = night(seats=4, active="skank", skank="6,4", myca="6,5", eric_draven="a1_g", the_crow="pit", round=2)
    dice(table, "skull skull wing", "skull wing wing fist fist")
    do(table, "attack eric_draven")
    assert (actor(table), legal(table)) == (2, ["pass", "yes"])


@pytest.mark.clause("CROW-ATK-14", "CROW-TEM-08")
def test_the_controller_of_the_kidnapper_chooses_its_space() -> None:
    table = night(seats=4, active="grange", grange="5,7", sarah="6,8", round=1)
    dice(table, "skull skull wing", "blade fist")
    do(table, "attack sarah")
    assert (actor(table), can(table, "to 2,5")) == (3, True)


@pytest.mark.clause("CROW-CBT-11")
def test_one_kind_of_hits_needs_no_order() -> None:
    table = night(active="funboy", funboy="6,4", eric_draven="a1_g", the_crow="b1_c", grange="17,15")
    dice(table, "skull skull skull skull")
    do(table, "attack eric_draven")
    assert news(table, "power-works") == ["power-works destroy_the_man"] * 2


@pytest.mark.clause("CROW-PLT-11", "CROW-PLT-23")
def test_two_cards_may_follow_one_attack() -> None:
    hand = "abashed_the_devil_stood abashed_the_devil_stood"
    table = night(
        turn="crow", eric_draven="dravens_loft", the_crow="b1_c", top_dollar="11,3", gang_hand=hand, myca="2,2", **DEAD
    )
    dice(table, "wing skull blade fist flame")
    do(table, "attack top_dollar")
    dice(table, "skull skull wing fist")
    do(table, "play abashed_the_devil_stood", "attack eric_draven", "pass")
    assert (number(table, "attacker"), number(table, "target")) == (8, 6)
    assert can(table, "play abashed_the_devil_stood")
    dice(table, "wing skull blade fist")
    do(table, "play abashed_the_devil_stood", "attack eric_draven")
    assert (actor(table), number(table, "health"), number(table, "actions")) == (0, 4, 2)


@pytest.mark.clause("CROW-PLT-22", "CROW-KIL-03")
def test_a_dying_kidnapper_stays_where_it_was_hit() -> None:
    table = night(
        turn="crow",
        eric_draven="a1_g",
        funboy="6,4",
        sarah="6,5",
        death_list=FUNBOY_FIRST,
        gang_hand="a_slight_case_of_death",
    )
    dice(table, "flame flame wing blade fist")
    do(table, "attack funboy")
    dice(table, "wing blade fist")
    do(table, "pass")
    dice(table, "flame flame wing", "blade fist")
    do(table, "play a_slight_case_of_death", "attack sarah")
    assert where(table, "sarah") == "church"
    assert news(table, "token-laid") == ["token-laid funboy E7"]
    assert where(table, "funboy") == "dead"


@pytest.mark.clause("CROW-KIL-03", "CROW-GNG-07", "CROW-PLT-22")
def test_whoever_is_being_killed_takes_no_free_action_of_a_power() -> None:
    table = on_funboy(gang_hand="a_slight_case_of_death", the_crow="b1_c")
    dice(table, "flame flame wing blade fist", "wing blade fist")
    do(table, "attack funboy")
    while not can(table, "play a_slight_case_of_death"):
        do(table, "pass")
    dice(table, "wing wing skull blade")
    do(table, "play a_slight_case_of_death", "attack eric_draven")
    assert grounds(table, "pick funboy") == ("CROW-GNG-07", "refuse-free-doomed")
    do(table, "pass")
    assert news(table, "token-laid") == ["token-laid funboy D12"]


@pytest.mark.clause("CROW-PWR-20")
def test_a_free_action_that_only_the_dying_could_take_is_not_asked_for() -> None:
    others = ["t_bird", "tin_tin", "skank", "myca", "grange"]
    table = on_funboy(gang_hand="a_slight_case_of_death", the_crow="b1_c", down=others)
    dice(table, "flame flame wing blade fist", "wing blade fist")
    do(table, "attack funboy")
    while not can(table, "play a_slight_case_of_death"):
        do(table, "pass")
    dice(table, "wing wing skull blade")
    do(table, "play a_slight_case_of_death", "attack eric_draven")
    assert news(table, "power-works") == []
    assert where(table, "funboy") == "dead"


# Why not


@pytest.mark.parametrize(
    ("phrase", "clause"),
    [
        ("attack skank", "CROW-ATK-18"),
        ("attack gideon", "CROW-ATK-18"),
        ("attack sarah", "CROW-ATK-08"),
        ("attack the_crow", "CROW-INC-03"),
        ("attack albrecht", "CROW-ATK-05"),
        ("attack eric_draven", "CROW-ATK-01"),
    ],
)
def test_why_a_gangster_does_not_attack(phrase: str, clause: str) -> None:
    table = night(active="t_bird", t_bird="2,11", sarah="dead", down=["the_crow"])
    assert why(table, phrase) == clause


def test_why_gideon_attacks_nobody() -> None:
    table = night(active="gideon", gideon="6,4", eric_draven="a1_g", left=1)
    assert grounds(table, "attack eric_draven") == ("CROW-GID-06", "refuse-gideon-moves")


def test_why_a_falling_defender_is_not_attacked_again() -> None:
    table = night(
        active="skank", skank="6,4", funboy="6,5", albrecht="5,5", eric_draven="a1_g", burning=["police_station"]
    )
    dice(table, "fist fist wing", "blade blade")
    do(table, "attack albrecht", "pick funboy")
    assert grounds(table, "attack albrecht") == ("CROW-CBT-13", "refuse-attack-doomed")


@pytest.mark.parametrize(
    ("phrase", "clause"),
    [
        ("attack sarah", "CROW-EAT-01"),
        ("attack skank", "CROW-EAT-02"),
        ("attack myca", "CROW-EAT-01"),
        ("attack top_dollar", "CROW-TOP-07"),
        ("attack gideon", "CROW-INC-03"),
        ("attack grange", "CROW-EAT-01"),
    ],
)
def test_why_eric_does_not_attack(phrase: str, clause: str) -> None:
    assert why(on_funboy(grange="dead"), phrase) == clause


def test_why_a_lying_eric_does_not_attack() -> None:
    assert why(on_funboy(eric_draven="graveyard", down=["eric_draven"]), "attack funboy") == "CROW-INC-01"


@pytest.mark.clause("CROW-PWR-03")
def test_why_a_die_is_not_rerolled() -> None:
    table = on_funboy()
    dice(table, "blade blade wing skull flame")
    do(table, "attack funboy")
    assert why(table, "reroll wing") == "CROW-CBT-11"
    do(table, "power blade")
    assert grounds(table, "reroll blade") == ("CROW-PWR-03", "refuse-reroll-pair")
    assert why(table, "reroll guitar") == "CROW-CBT-11"
    assert grounds(table, "power blade") == ("CROW-PWR-03", "refuse-reroll-pick")


def test_why_a_power_does_not_work() -> None:
    table = on_funboy(fire={"church": 1})
    dice(table, "skull skull flame flame blade", "wing fist guitar")
    do(table, "attack funboy")
    assert grounds(table, "power wing") == ("CROW-CBT-10", "refuse-power-none")


def test_why_the_powers_of_the_crow_player_do_not_reach_that_far() -> None:
    table = on_funboy(fire={"church": 1, "hospital": 2}, down=["myca"])
    dice(table, "skull skull wing wing blade", "blade fist guitar")
    do(table, "attack funboy", "power wing")
    assert grounds(table, "move eric_draven") == ("CROW-PWR-05", "refuse-godfather")
    assert why(table, "recover eric_draven") == "CROW-PWR-05"
    do(table, "pass")
    assert grounds(table, "pick funboy") == ("CROW-PWR-10", "refuse-death-comes")
    assert why(table, "pick sarah") == "CROW-PWR-10"


@pytest.mark.clause("CROW-PWR-05")
def test_why_fairy_godfather_does_not_help_one_of_them() -> None:
    table = on_funboy(albrecht="albrechts_apartment", down=["albrecht"])
    dice(table, "wing wing skull blade flame", "blade fist guitar")
    do(table, "attack funboy")
    assert why(table, "move albrecht") == "CROW-CMV-05"
    assert why(table, "recover the_crow") == "CROW-INC-02"
    assert why(table, "rescue") == "CROW-CMI-04"


@pytest.mark.clause("CROW-GNG-07", "CROW-GNG-08", "CROW-INC-07")
def test_why_somebody_does_not_take_a_free_action() -> None:
    table = night(
        active="skank", skank="6,4", eric_draven="a1_g", t_bird="6,5", down=["t_bird"], funboy="police_station",
        tin_tin="dead", crow_lasting="lets_see_you_enforce_it", myca="5,5",
    )  # fmt: skip
    dice(table, "wing wing skull")
    do(table, "attack eric_draven")
    assert legal(table) == ["pass", "pick grange"]
    assert why(table, "pick t_bird") == "CROW-INC-07"
    assert grounds(table, "pick funboy") == ("CROW-ARR-02", "refuse-arrested")
    assert why(table, "pick tin_tin") == "CROW-GNG-01"
    assert why(table, "pick top_dollar") == "CROW-TOP-01"
    assert why(table, "pick gideon") == "CROW-GID-01"
    assert why(table, "pick sarah") == "CROW-GNG-01"
    assert grounds(table, "pick myca") == ("CROW-GNG-08", "refuse-free-none")
    assert why(table, "move myca") == "CROW-GNG-07"


def test_why_no_flames_are_put_out() -> None:
    table = on_funboy(fire={"church": 1, "hospital": 2})
    dice(table, "flame flame wing fist blade", "blade fist guitar")
    do(table, "attack funboy")
    assert grounds(table, "on graveyard") == ("CROW-PWR-11", "refuse-put-out")


def test_why_another_building_does_not_burn() -> None:
    table = night(active="skank", skank="11,8", eric_draven="c1_e", the_crow="b1_c")
    dice(table, "flame flame blade")
    do(table, "attack eric_draven")
    assert grounds(table, "on graveyard") == ("CROW-PWR-19", "refuse-collateral")
    assert why(table, "on c1_e") == "CROW-PWR-19"
