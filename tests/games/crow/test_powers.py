"""PWR: the attack powers of the two sides."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.symbols import NAMES as SYMBOLS
from tabletown.games.crow.rules.symbols import POWERS
from tests.games.crow.night import (
    FUNBOY_FIRST,
    burns,
    can,
    dice,
    do,
    fire_on,
    is_down,
    legal,
    news,
    night,
    on_eric,
    on_funboy,
    rolled,
    where,
    zone,
)
from tests.games.table import actor, number, numbers

DEAD: dict[str, Any] = dict.fromkeys(("t_bird", "funboy", "tin_tin", "skank"), "dead")


def on_boss(**more: Any) -> Night:
    """Eric is next to Top Dollar, who survives one wound."""
    given: dict[str, Any] = {"turn": "crow", "eric_draven": "dravens_loft", "top_dollar": "11,3", **DEAD, **more}
    return night(**given)


def cards(table: Night) -> int:
    return len(table.view().zones["crow_hand"])


def strike(table: Night, attack: str, defense: str, target: str = "funboy") -> None:
    """Eric attacks."""
    dice(table, attack, defense)
    do(table, f"attack {target}")


def shoot(table: Night, attack: str, target: str = "eric_draven") -> None:
    """Skank attacks somebody without Defense."""
    dice(table, attack)
    do(table, f"attack {target}")


@pytest.mark.clause("CROW-PWR-01", "CROW-CMP-07")
def test_each_symbol_has_a_power_for_each_side() -> None:
    content = tomllib.loads((GAME.folder / "content.toml").read_text(encoding="utf-8"))
    printed = [entry["id"] for entry in content["attack_powers"]]
    assert list(POWERS) == printed
    symbols = {(entry["side"], entry["symbol"]): entry["id"] for entry in content["attack_powers"]}
    assert [symbols["crow", symbol] for symbol in SYMBOLS] == printed[:6]
    assert [symbols["gang", symbol] for symbol in SYMBOLS] == printed[6:]


# Playing With Knives


@pytest.mark.clause("CROW-PWR-02", "CROW-PWR-03")
@pytest.mark.example("EX-16")
def test_playing_with_knives_rerolls_two_other_dice() -> None:
    table = on_funboy()
    dice(table, "blade blade wing skull flame")
    do(table, "attack funboy", "power blade")
    assert legal(table) == ["reroll wing", "reroll skull", "reroll flame"]
    do(table, "reroll wing")
    dice(table, "flame guitar", "wing wing wing")
    do(table, "reroll skull")
    assert news(table, "hit") == ["hit playing_with_knives 1", "hit putting_out_the_flames 1"]
    assert where(table, "funboy") == "dead"


@pytest.mark.clause("CROW-PWR-02", "CROW-PWR-20")
def test_playing_with_knives_may_reroll_one_die_or_none() -> None:
    table = on_funboy()
    dice(table, "blade blade wing skull flame")
    do(table, "attack funboy")
    assert legal(table) == ["pass", "power blade"]
    do(table, "power blade", "reroll wing")
    dice(table, "flame", "wing wing wing")
    do(table, "pass")
    assert news(table, "rerolled") == ["rerolled eric_draven flame knives"]


@pytest.mark.clause("CROW-PWR-03")
def test_each_hit_of_blades_gives_playing_with_knives_once() -> None:
    table = on_funboy()
    dice(table, "blade blade blade blade wing")
    do(table, "attack funboy", "power blade")
    assert legal(table) == ["reroll blade", "reroll wing"]
    do(table, "reroll wing")
    dice(table, "skull")
    do(table, "pass")
    assert legal(table) == ["pass", "power blade"]
    do(table, "power blade", "reroll skull")
    dice(table, "fist", "wing wing wing")
    do(table, "pass")
    assert news(table, "hit") == ["hit playing_with_knives 1"] * 2


@pytest.mark.clause("CROW-CBT-18", "CROW-PWR-02")
def test_the_hit_of_the_knives_is_told_before_its_reroll() -> None:
    table = on_funboy()
    dice(table, "blade blade wing skull flame")
    do(table, "attack funboy", "power blade", "reroll wing")
    dice(table, "flame", "wing wing wing")
    do(table, "pass")
    assert news(table, "hit", "picked-up", "rerolled") == [
        "hit playing_with_knives 1",
        "picked-up eric_draven wing knives",
        "rerolled eric_draven flame knives",
        "hit putting_out_the_flames 1",
    ]


@pytest.mark.clause("CROW-CBT-18", "CROW-PWR-03")
def test_a_hit_of_blades_that_was_not_used_is_told_with_the_others() -> None:
    table = on_funboy()
    dice(table, "blade blade blade blade wing")
    do(table, "attack funboy", "power blade", "reroll wing")
    dice(table, "skull", "wing wing wing")
    do(table, "pass", "pass")
    assert news(table, "hit") == ["hit playing_with_knives 1"] * 2


@pytest.mark.clause("CROW-PWR-03")
def test_two_new_blades_give_playing_with_knives_anew() -> None:
    table = on_funboy()
    dice(table, "blade blade wing skull flame")
    do(table, "attack funboy", "power blade", "reroll wing")
    dice(table, "blade blade")
    do(table, "reroll skull")
    assert legal(table) == ["pass", "power blade"]


@pytest.mark.clause("CROW-PWR-03")
def test_one_new_blade_beside_a_used_pair_gives_nothing() -> None:
    table = on_funboy()
    dice(table, "blade blade wing skull flame")
    do(table, "attack funboy", "power blade", "reroll wing")
    dice(table, "blade fist", "guitar guitar guitar")
    do(table, "reroll skull")
    assert news(table, "hit") == ["hit playing_with_knives 1"]


@pytest.mark.clause("CROW-PWR-03")
def test_a_used_blade_that_is_rerolled_stays_used() -> None:
    table = on_funboy()
    dice(table, "blade blade blade blade wing")
    do(table, "attack funboy", "power blade", "reroll wing")
    dice(table, "skull")
    do(table, "pass", "power blade", "reroll blade")
    dice(table, "blade blade", "wing wing wing")
    do(table, "reroll blade")
    assert news(table, "rerolled")[-2:] == ["rerolled eric_draven blade knives"] * 2
    assert where(table, "funboy") == "dead"


@pytest.mark.clause("CROW-PWR-02")
def test_gangsters_do_not_play_with_knives() -> None:
    table = on_eric()
    shoot(table, "blade blade wing")
    assert news(table, "hit") == ["hit we_never_miss 1"]


@pytest.mark.clause("CROW-CBT-11")
def test_arcade_games_and_knives_reroll_in_any_order() -> None:
    table = night(turn="crow", eric_draven="hospital", funboy="11,15", death_list=FUNBOY_FIRST)
    dice(table, "blade blade wing skull flame")
    do(table, "attack funboy")
    assert {"power blade", "reroll blade", "reroll wing"} < set(legal(table))
    do(table, "power blade", "reroll wing")
    dice(table, "flame")
    do(table, "pass")
    assert legal(table) == ["pass", "reroll blade", "reroll skull", "reroll flame"]


# Fairy Godfather


@pytest.mark.clause("CROW-PWR-04", "CROW-PWR-05")
def test_fairy_godfather_gives_a_full_move() -> None:
    table = on_funboy(albrecht="6,4")
    strike(table, "wing wing blade fist flame", "skull blade fist")
    assert legal(table) == ["pass", "move the_crow", "move albrecht", "move sarah"]
    do(table, "move albrecht", "to 6,16")
    assert where(table, "albrecht") == "6,16"
    assert number(table, "actions") == 3


@pytest.mark.clause("CROW-PWR-04", "CROW-PWR-20")
def test_fairy_godfather_may_be_declined() -> None:
    table = on_funboy()
    strike(table, "wing wing blade fist flame", "skull blade fist")
    do(table, "pass")
    assert where(table, "funboy") == "dead"


@pytest.mark.clause("CROW-PWR-04")
def test_fairy_godfather_needs_damage() -> None:
    table = on_funboy()
    strike(table, "wing wing blade fist flame", "skull skull wing")
    assert news(table, "power-works") == []


@pytest.mark.clause("CROW-PWR-05", "CROW-CMI-01")
def test_fairy_godfather_recovers_albrecht_next_to_his_apartment() -> None:
    table = on_funboy(albrecht="albrechts_apartment", down=["albrecht"])
    strike(table, "wing wing blade fist flame", "skull blade fist")
    assert not can(table, "move albrecht")
    do(table, "recover albrecht", "to 11,11")
    assert (where(table, "albrecht"), is_down(table, "albrecht")) == ("11,11", False)
    assert (number(table, "actions"), number(table, "recovered")) == (3, 0)


@pytest.mark.clause("CROW-PWR-05", "CROW-CMI-02")
def test_fairy_godfather_recovers_the_crow_on_the_graveyard() -> None:
    table = on_funboy(down=["the_crow"])
    strike(table, "wing wing blade fist flame", "skull blade fist")
    do(table, "recover the_crow")
    assert (where(table, "the_crow"), is_down(table, "the_crow")) == ("graveyard", False)


@pytest.mark.clause("CROW-PWR-05", "CROW-ATK-17")
@pytest.mark.parametrize(("eric", "free"), [("church", True), ("pit", False)])
def test_fairy_godfather_rescues_sarah_only_with_eric_on_the_church(eric: str, free: bool) -> None:
    table = night(
        turn="crow",
        eric_draven=eric,
        sarah="church",
        down=["sarah"],
        the_crow="dravens_loft",
        funboy="11,3",
        death_list=FUNBOY_FIRST,
        crow_hand="talons",
    )
    do(table, "play talons")
    dice(table, "wing wing blade", "skull skull skull")
    do(table, "pick funboy")
    assert can(table, "rescue") == free
    if free:
        do(table, "rescue", "to 6,15")
        assert (where(table, "sarah"), is_down(table, "sarah")) == ("6,15", False)


# Someone Gently Rapping


@pytest.mark.clause("CROW-PWR-06", "CROW-PWR-07")
@pytest.mark.example("EX-20")
def test_someone_gently_rapping_attacks_again_for_free() -> None:
    table = night(turn="crow", eric_draven="dravens_loft", t_bird="11,3", death_list="t_bird skank funboy tin_tin")
    dice(table, "fist fist guitar wing blade", "fist skull skull flame")
    do(table, "attack t_bird")
    assert (actor(table), legal(table)) == (0, ["pass", "yes"])
    dice(table, "guitar guitar fist wing flame", "skull wing fist blade")
    do(table, "yes")
    assert where(table, "t_bird") == "dead"
    assert number(table, "actions") == 3


@pytest.mark.clause("CROW-PWR-06", "CROW-PWR-20")
def test_someone_gently_rapping_may_be_declined() -> None:
    table = on_funboy()
    strike(table, "fist fist guitar wing blade", "fist skull skull")
    do(table, "pass")
    assert number(table, "actions") == 3
    assert can(table, "attack funboy")


@pytest.mark.clause("CROW-PWR-07")
def test_each_defended_fist_hit_gives_one_more_attack() -> None:
    table = on_funboy(gang_hand="kevlar")
    dice(table, "fist fist fist fist blade")
    do(table, "attack funboy")
    dice(table, "fist fist skull")
    do(table, "pass")
    dice(table, "fist wing blade skull flame")
    do(table, "yes")
    assert news(table, "missed") == ["missed eric_draven"]
    assert legal(table) == ["pass", "yes"]
    dice(table, "fist wing blade skull flame")
    do(table, "yes")
    assert actor(table) == 1


@pytest.mark.clause("CROW-PWR-07")
def test_a_free_attack_can_give_a_further_one() -> None:
    table = on_funboy()
    strike(table, "fist fist guitar wing blade", "fist skull skull")
    dice(table, "fist fist guitar wing blade", "fist skull skull")
    do(table, "yes")
    assert legal(table) == ["pass", "yes"]


@pytest.mark.clause("CROW-PWR-07")
def test_no_further_attack_on_a_dead_enemy() -> None:
    table = on_funboy()
    strike(table, "fist fist guitar guitar blade", "fist skull skull")
    assert where(table, "funboy") == "dead"
    assert "end" in legal(table)


@pytest.mark.clause("CROW-PWR-07")
def test_the_free_attack_follows_the_outcome_of_the_first() -> None:
    table = on_boss(gang_hand="abashed_the_devil_stood")
    dice(table, "fist fist guitar guitar blade")
    do(table, "attack top_dollar")
    dice(table, "fist skull skull")
    do(table, "pass")
    assert number(table, "wounded") == 1
    assert (actor(table), legal(table)) == (0, ["pass", "yes"])
    do(table, "pass")
    assert (actor(table), can(table, "play abashed_the_devil_stood")) == (1, True)


@pytest.mark.clause("CROW-PWR-07", "CROW-LRG-03")
def test_the_free_attack_after_a_shot_is_a_shot_again() -> None:
    table = night(turn="crow", eric_draven="b1_h", grange="5,11", crow_hand="borrowed_guns")
    dice(table, "fist fist guitar wing blade", "fist skull skull")
    do(table, "play borrowed_guns", "attack grange")
    assert (actor(table), legal(table)) == (0, ["pass", "yes"])
    dice(table, "fist wing blade skull flame")
    do(table, "yes")
    assert not can(table, "attack grange")


@pytest.mark.clause("CROW-PWR-07", "CROW-EAT-07")
def test_the_free_attack_of_a_friend_has_the_dice_of_the_card() -> None:
    table = night(turn="crow", albrecht="5,11", grange="6,12", crow_hand="service_revolver")
    dice(table, "fist fist guitar wing", "fist skull skull")
    do(table, "play service_revolver", "pick grange")
    dice(table, "fist wing blade skull")
    do(table, "yes")
    assert rolled(table, "albrecht") == 4 + 4


@pytest.mark.clause("CROW-PWR-06")
def test_gangsters_do_not_rap() -> None:
    table = on_eric(the_crow="pit")
    dice(table, "fist fist wing", "fist wing wing skull skull")
    do(table, "attack eric_draven")
    assert "pass" in legal(table)
    assert number(table, "left") == 1


# The other powers of the Crow player


@pytest.mark.clause("CROW-PWR-08")
def test_playing_guitar_in_the_rain_draws_a_card() -> None:
    table = on_boss()
    strike(table, "guitar guitar wing blade fist", "skull wing blade", "top_dollar")
    assert cards(table) == 1


@pytest.mark.clause("CROW-PWR-09", "CROW-PWR-10")
def test_death_is_coming_for_any_gangster_who_is_up_on_the_streets() -> None:
    table = on_funboy(down=["skank"], grange="police_station", gideon="6,4")
    strike(table, "skull skull wing blade fist", "wing blade fist")
    assert legal(table) == ["pick t_bird", "pick tin_tin", "pick myca", "pick gideon"]
    do(table, "pick t_bird")
    assert is_down(table, "t_bird")
    assert where(table, "t_bird") == "17,2"


@pytest.mark.clause("CROW-PWR-10")
def test_death_may_come_for_top_dollar_who_is_the_defender() -> None:
    table = on_boss()
    strike(table, "skull skull wing blade fist", "wing blade fist", "top_dollar")
    assert legal(table) == ["pick myca", "pick grange", "pick top_dollar"]
    do(table, "pick top_dollar")
    assert (is_down(table, "top_dollar"), number(table, "boss_out")) == (True, 1)


@pytest.mark.clause("CROW-PWR-10")
def test_death_takes_the_only_one_there_is_without_asking() -> None:
    table = on_boss(myca="dead", grange="dead")
    strike(table, "skull skull wing blade fist", "wing blade fist", "top_dollar")
    assert is_down(table, "top_dollar")


@pytest.mark.clause("CROW-PWR-11")
def test_putting_out_the_flames_removes_a_fire_token_anywhere() -> None:
    table = on_funboy(fire={"church": 2, "hospital": 1})
    strike(table, "flame flame wing blade fist", "wing blade fist")
    assert legal(table) == ["on church", "on hospital"]
    do(table, "on church")
    assert (fire_on(table, "church"), fire_on(table, "hospital")) == (1, 1)


@pytest.mark.clause("CROW-PWR-11", "CROW-PWR-20")
def test_putting_out_the_flames_happens_if_it_can() -> None:
    table = on_funboy(fire={"church": 1})
    strike(table, "flame flame flame flame fist", "wing blade skull")
    assert fire_on(table, "church") == 0
    assert where(table, "funboy") == "dead"


# The powers of the gang


@pytest.mark.clause("CROW-PWR-12", "CROW-CBT-04")
def test_two_hits_of_blades_take_away_four_dice() -> None:
    table = on_eric(active="funboy", funboy="6,4", skank="16,2", the_crow="pit")
    dice(table, "blade blade blade blade", "blade")
    do(table, "attack eric_draven", "pass")
    assert news(table, "rolled")[-1] == "rolled eric_draven 1 0 0 0 0 0"
    assert number(table, "health") == 4


@pytest.mark.clause("CROW-PWR-13")
def test_creature_of_the_night_gives_any_gangster_a_free_move() -> None:
    table = on_eric(acted=["myca"], down=["grange"])
    shoot(table, "wing wing blade")
    assert legal(table) == ["pass", *(f"pick {who}" for who in ("t_bird", "funboy", "tin_tin", "skank", "myca"))]
    do(table, "pick myca", "move myca", "to 15,4")
    assert where(table, "myca") == "15,4"
    assert number(table, "left") == 1


@pytest.mark.clause("CROW-PWR-13", "CROW-PWR-20")
def test_creature_of_the_night_may_be_declined() -> None:
    table = on_eric()
    shoot(table, "wing wing blade")
    do(table, "pass")
    assert number(table, "left") == 1


@pytest.mark.clause("CROW-PWR-14")
def test_pour_it_on_gives_any_gangster_a_free_attack_on_any_target() -> None:
    table = on_eric(funboy="6,5", albrecht="5,6", the_crow="b1_c")
    shoot(table, "fist fist blade")
    assert legal(table) == ["pass", "pick funboy", "pick skank"]
    do(table, "pick funboy")
    assert legal(table) == ["attack eric_draven", "attack albrecht"]


@pytest.mark.clause("CROW-PWR-14", "CROW-OBJ-03")
@pytest.mark.parametrize(("objective", "choices"), [("clip_its_wings", 1), ("wake_the_gods", 2)])
def test_whether_pour_it_on_asks_does_not_tell_the_restriction(objective: str, choices: int) -> None:
    table = on_eric(skank="6,8", the_crow="b1_d", sarah="6,7", eric_draven="c1_e", grange="17,15", objective=objective)
    dice(table, "fist fist blade", "wing skull")
    do(table, "attack sarah")
    assert (actor(table), len(legal(table))) == (1, choices)


@pytest.mark.clause("CROW-PWR-14", "CROW-PWR-20")
def test_pour_it_on_may_be_declined() -> None:
    table = on_eric()
    shoot(table, "fist fist blade")
    do(table, "pass")
    assert number(table, "left") == 1


@pytest.mark.clause("CROW-PWR-15")
def test_power_you_can_take_from_him_discards_a_random_card() -> None:
    table = on_eric(crow_hand="boo downpour talons")
    dice(table, "guitar guitar blade")
    do(table, "attack eric_draven", "pass")
    assert cards(table) == 2
    gone = zone(table, "crow_discard")
    assert gone in ("boo", "downpour", "talons")
    assert news(table, "discarded") == [f"discarded {gone}"]


@pytest.mark.clause("CROW-PWR-15")
def test_which_card_is_discarded_is_left_to_chance() -> None:
    seen = set()
    for seed in range(12):
        table = on_eric(crow_hand="boo downpour talons", seed=seed)
        dice(table, "guitar guitar blade")
        do(table, "attack eric_draven")
        table.rng.start(seed, 1, 2)
        do(table, "pass")
        seen.add(zone(table, "crow_discard"))
    assert seen == {"boo", "downpour", "talons"}


@pytest.mark.clause("CROW-PWR-16", "CROW-PWR-17")
def test_destroy_the_man_takes_an_action_of_the_next_crow_turn() -> None:
    table = on_eric(left=1, acted=["t_bird", "funboy", "tin_tin", "myca", "grange"])
    shoot(table, "skull skull blade")
    assert (actor(table), number(table, "actions"), number(table, "lost")) == (0, 3, 0)


@pytest.mark.clause("CROW-PWR-17")
@pytest.mark.example("EX-53")
def test_lost_actions_add_up() -> None:
    table = on_eric(
        active="funboy",
        funboy="6,4",
        skank="16,2",
        gideon="0,2",
        left=1,
        acted=["t_bird", "tin_tin", "skank", "myca", "grange", "gideon"],
    )
    shoot(table, "skull skull skull skull")
    assert number(table, "actions") == 4 + 1 - 2


@pytest.mark.clause("CROW-PWR-17")
def test_a_turn_never_starts_below_zero_actions_and_the_rest_is_forgotten() -> None:
    table = on_eric(left=1, acted=["t_bird", "funboy", "tin_tin", "myca", "grange"], lost=5, crow_hand="boo")
    dice(table, "skull skull blade")
    do(table, "attack eric_draven", "pass")
    assert (actor(table), number(table, "actions"), number(table, "lost")) == (0, 0, 0)


@pytest.mark.clause("CROW-PWR-17")
@pytest.mark.parametrize(("actions", "left", "lost"), [(3, 1, 0), (1, 0, 1)])
def test_in_a_crow_turn_an_action_that_is_left_is_lost_at_once(actions: int, left: int, lost: int) -> None:
    table = on_boss(the_crow="pit", actions=actions, gang_hand="abashed_the_devil_stood")
    dice(table, "wing skull blade fist flame")
    do(table, "attack top_dollar")
    dice(table, "skull skull wing fist")
    do(table, "play abashed_the_devil_stood", "attack eric_draven")
    assert (number(table, "actions"), number(table, "lost")) == (left, lost)


@pytest.mark.clause("CROW-PWR-18", "CROW-PWR-19")
@pytest.mark.example("EX-22")
def test_collateral_damage_burns_the_only_regular_building_next_to_dravens() -> None:
    table = on_eric()
    shoot(table, "flame flame blade")
    assert burns(table, "a1_f")
    assert sum(numbers(table, "burning")) == 1
    assert zone(table, "gang_hand") == ""


@pytest.mark.clause("CROW-PWR-19")
def test_collateral_damage_next_to_a_defender_on_the_street() -> None:
    table = on_eric(albrecht="5,6", skank="5,5", eric_draven="b1_c", burning=["police_station"])
    dice(table, "flame flame blade", "wing wing")
    do(table, "attack albrecht")
    assert burns(table, "a1_e")
    assert where(table, "albrecht") == "albrechts_apartment"


@pytest.mark.clause("CROW-PWR-19")
def test_the_gang_chooses_the_building_of_collateral_damage() -> None:
    table = on_eric(eric_draven="c1_e", skank="11,8", seats=3, the_crow="b1_c")
    shoot(table, "flame flame blade")
    assert actor(table) == 1
    assert legal(table) == ["on c1_c", "on c1_i", "on d1_d"]
    do(table, "on d1_d")
    assert burns(table, "d1_d")


@pytest.mark.clause("CROW-PWR-19")
def test_collateral_damage_needs_a_building_that_is_not_burning() -> None:
    table = on_eric(burning=["a1_f"])
    shoot(table, "flame flame blade")
    assert news(table, "power-works") == []
    assert sum(numbers(table, "burning")) == 1


@pytest.mark.clause("CROW-PWR-20", "CROW-CBT-11")
def test_death_waits_for_somebody_to_come_for() -> None:
    """Only when Albrecht has left the Pawn Shop is there a gangster who is up on the streets."""
    everybody = {"t_bird": "17,2", "tin_tin": "17,6", "skank": "16,2", "myca": "16,4", "grange": "16,6"}
    table = on_funboy(down=list(everybody), fire={"pawn_shop": 3}, albrecht="6,13", **everybody)
    strike(table, "wing wing skull skull blade", "blade fist guitar")
    do(table, "move albrecht", "to 6,0")
    do(table, legal(table)[0])
    assert is_down(table, "gideon")
    assert news(table, "power-works") == ["power-works fairy_godfather", "power-works death_is_coming_for_them"]


@pytest.mark.clause("CROW-PWR-20", "CROW-CBT-11")
def test_collateral_damage_waits_until_draven_has_left_the_roof() -> None:
    table = night(
        active="funboy", funboy="6,6", eric_draven="a1_g", the_crow="maxi_dogs", health=1,
        burning=["church", "b1_f", "c1_c"], gang_hand="armed_to_the_teeth", objective="lights_out_downtown",
    )  # fmt: skip
    do(table, "attack the_crow")
    dice(table, "fist fist flame flame skull", "wing")
    do(table, "play armed_to_the_teeth")
    dice(table, "skull skull wing")
    do(table, "pick funboy", "attack eric_draven")
    assert where(table, "eric_draven") == "graveyard"
    assert burns(table, "a1_g")


@pytest.mark.clause("CROW-PWR-20", "CROW-CBT-10")
def test_powers_that_can_do_nothing_are_not_told() -> None:
    table = on_eric(down=["t_bird", "funboy", "tin_tin", "myca", "grange"], crow_lasting="lets_see_you_enforce_it")
    shoot(table, "wing wing guitar")
    assert news(table, "power-works") == []
    assert number(table, "health") == 4
    table = on_eric()
    shoot(table, "guitar guitar wing")
    assert news(table, "power-works") == []


@pytest.mark.clause("CROW-PWR-08", "CROW-PLT-08", "CROW-PWR-20")
def test_without_deck_and_discards_nobody_plays_guitar_in_the_rain() -> None:
    plots = GAME.box.plots
    cards_of_crow = [name for kind, name in enumerate(plots.names) for _ in range(plots.copies[kind])][:34]
    table = on_funboy(crow_hand=" ".join(cards_of_crow))
    strike(table, "guitar guitar wing blade flame", "blade fist flame")
    while table.step().name == "window":
        do(table, "pass")
    assert news(table, "power-works") == []


@pytest.mark.clause("CROW-PWR-20", "CROW-CMP-21")
def test_collateral_damage_needs_a_burning_building_token() -> None:
    table = on_eric(burning=["a1_a", "a1_c", "a1_d", "b1_a", "b1_b", "b1_c"])
    shoot(table, "flame flame blade")
    assert not burns(table, "a1_f")


@pytest.mark.clause("CROW-PWR-19", "CROW-FIR-03")
def test_collateral_damage_spares_the_building_that_draven_is_on() -> None:
    table = night(active="skank", skank="6,4", the_crow="a1_g", eric_draven="a1_f", burning=["church"])
    dice(table, "flame flame blade", "wing")
    do(table, "attack the_crow")
    assert is_down(table, "the_crow")
    assert not burns(table, "a1_f")


# What they are called


@pytest.mark.clause("CROW-PWR-01")
def test_a_power_is_offered_by_its_name_on_the_side_of_the_attacker() -> None:
    table = on_eric(active="funboy", funboy="6,4", skank="16,2")
    dice(table, "skull skull wing wing")
    do(table, "attack eric_draven")
    offered = {GAME.say(option.message): option.clause for option in table.options(actor(table))}
    assert offered == {"Use Creature of the Night": "CROW-PWR-13", "Use Destroy the Man": "CROW-PWR-16"}


@pytest.mark.clause("CROW-PWR-01")
def test_the_same_symbols_are_other_powers_to_the_crow_player() -> None:
    table = on_funboy()
    dice(table, "skull skull wing wing blade", "fist fist fist")
    do(table, "attack funboy")
    offered = {GAME.say(option.message): option.clause for option in table.options(actor(table))}
    assert offered == {"Use Fairy Godfather": "CROW-PWR-04", "Use Death is Coming For Them": "CROW-PWR-09"}
