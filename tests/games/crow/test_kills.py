"""EAT, KIL, TOP, GID, WIN: attacks by Eric and his friends, and gangsters who are killed by them."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.crow.rules.night import Night
from tests.games.crow.night import (
    can,
    death_list,
    dice,
    do,
    grounds,
    is_down,
    legal,
    news,
    night,
    refused,
    rolled,
    space,
    where,
    winner,
    zone,
)
from tests.games.table import actor, number, numbers

LIST = "funboy skank t_bird tin_tin"
DEMONS = ("t_bird", "funboy", "tin_tin", "skank")
DEAD: dict[str, Any] = dict.fromkeys(DEMONS, "dead")
PAIR = "fist fist wing blade guitar"
LOST = {2: "wing skull", 3: "wing skull flame", 4: "wing skull flame blade"}
"""Defense rolls that do not help against PAIR."""


def on(target: str, **more: Any) -> Night:
    """Eric, on Draven's Loft, is next to somebody."""
    given: dict[str, Any] = {"turn": "crow", "eric_draven": "dravens_loft", target: "11,3", "death_list": LIST, **more}
    return night(**given)


def kill(table: Night, target: str, defense: int, phrase: str = "attack") -> None:
    """An attack with one hit that is not defended."""
    if defense:
        dice(table, PAIR, LOST[defense])
    else:
        dice(table, PAIR)
    do(table, f"{phrase} {target}")


def cards(table: Night) -> int:
    return len(table.view().zones["crow_hand"])


# Whom Eric may attack


@pytest.mark.clause("CROW-EAT-01")
@pytest.mark.parametrize(("at", "near"), [("11,3", True), ("8,2", True), ("11,1", False)])
def test_eric_attacks_from_a_building_next_to_the_gangster(at: str, near: bool) -> None:
    table = on("funboy", funboy=at)
    assert can(table, "attack funboy") == near
    if not near:
        assert refused(table, "attack funboy").clause == "CROW-EAT-01"


@pytest.mark.clause("CROW-EAT-01")
def test_eric_rolls_his_health_in_dice() -> None:
    table = on("funboy", health=3)
    dice(table, "wing blade fist")
    do(table, "attack funboy")
    assert rolled(table, "eric_draven") == 3
    assert number(table, "dice") == 3


@pytest.mark.clause("CROW-EAT-02", "CROW-WIN-02")
@pytest.mark.parametrize("who", DEMONS)
def test_only_the_street_demon_on_top_of_the_death_list_may_be_attacked(who: str) -> None:
    table = on("funboy", t_bird="11,4", tin_tin="11,5", skank="11,6", death_list=f"{who} {LIST.replace(who, '')}")
    assert [each for each in DEMONS if can(table, f"attack {each}")] == [who]
    other = next(each for each in DEMONS if each != who)
    assert refused(table, f"attack {other}").clause == "CROW-EAT-02"


@pytest.mark.clause("CROW-EAT-03", "CROW-INF-04")
def test_the_top_token_is_revealed_before_the_attack() -> None:
    table = on("funboy", crow_hand="no_mercy_left")
    assert death_list(table, by=1) == "? ? ? ?"
    do(table, "attack funboy")
    assert death_list(table, by=1) == "funboy ? ? ?"
    assert news(table, "top-revealed", "rolled") == ["top-revealed funboy"]


@pytest.mark.clause("CROW-EAT-03")
def test_a_declared_attack_cannot_be_taken_back_once_the_token_is_seen() -> None:
    table = on("funboy", crow_hand="no_mercy_left")
    before = table.barrier
    do(table, "attack funboy")
    assert table.barrier > before


@pytest.mark.clause("CROW-EAT-04")
@pytest.mark.parametrize("who", ["myca", "grange"])
def test_lieutenants_may_always_be_attacked(who: str) -> None:
    table = on(who)
    assert can(table, f"attack {who}")
    dice(table, "wing blade fist skull flame")
    do(table, f"attack {who}")
    assert news(table, "top-revealed") == []
    assert death_list(table, by=1) == "? ? ? ?"


@pytest.mark.clause("CROW-EAT-04", "CROW-EAT-05")
@pytest.mark.example("EX-46")
def test_a_listed_lieutenant_below_the_top_may_not_be_attacked() -> None:
    table = on("myca", skank="11,4", death_list="skank myca funboy t_bird tin_tin")
    assert not can(table, "attack myca")
    assert refused(table, "attack myca").clause == "CROW-EAT-05"


@pytest.mark.clause("CROW-EAT-05", "CROW-KIL-05", "CROW-KIL-06", "CROW-KIL-07")
@pytest.mark.example("EX-46")
def test_a_listed_lieutenant_on_top_is_attacked_with_the_token_shown() -> None:
    table = on("myca", skank="11,4", death_list="myca skank funboy t_bird tin_tin")
    assert not can(table, "attack skank")
    kill(table, "myca", 4)
    assert news(table, "top-revealed") == ["top-revealed myca"]
    assert zone(table, "in_city") == "myca"
    assert numbers(table, "token")[4] == space("11,3")
    assert (actor(table), number(table, "boss_out")) == (1, 1)
    do(table, "to 2,4")
    assert death_list(table, by=0) == "skank ? ? ?"
    assert cards(table) == 1


@pytest.mark.clause("CROW-EAT-06")
def test_friends_of_eric_attack_only_with_a_card() -> None:
    table = on("funboy", albrecht="11,4", the_crow="dravens_loft", eric_draven="pit", sarah="11,2")
    assert not any(phrase.startswith("attack") for phrase in legal(table))


@pytest.mark.clause("CROW-EAT-06", "CROW-EAT-07")
def test_albrecht_attacks_with_a_card_and_uses_the_powers_of_the_crow_player() -> None:
    table = on("funboy", albrecht="11,4", skank="11,5", eric_draven="pit", crow_hand="service_revolver")
    do(table, "play service_revolver")
    assert legal(table) == ["pick funboy"]
    dice(table, "guitar guitar wing blade", LOST[3])
    do(table, "pick funboy")
    assert news(table, "top-revealed", "power-works") == [
        "top-revealed funboy",
        "power-works playing_guitar_in_the_rain",
    ]
    assert cards(table) == 2


@pytest.mark.clause("CROW-EAT-07", "CROW-KIL-09")
def test_the_crow_attacks_with_a_card_and_the_kill_counts() -> None:
    table = on("funboy", the_crow="dravens_loft", eric_draven="pit", crow_hand="talons")
    do(table, "play talons")
    dice(table, "flame flame wing", "wing blade fist")
    do(table, "pick funboy")
    assert where(table, "funboy") == "dead"
    assert zone(table, "in_city") == "funboy"
    assert cards(table) == 1
    assert death_list(table, by=0) == "skank ? ?"


@pytest.mark.clause("CROW-EAT-07", "CROW-TOP-07")
def test_friends_of_eric_respect_the_death_list_and_the_demons_of_top_dollar() -> None:
    table = on("skank", the_crow="dravens_loft", top_dollar="11,4", crow_hand="talons")
    assert not can(table, "play talons")


@pytest.mark.clause("CROW-PWR-07")
def test_albrecht_rolls_the_dice_of_his_card_again_for_a_free_attack() -> None:
    table = on("funboy", albrecht="11,4", eric_draven="pit", crow_hand="service_revolver")
    do(table, "play service_revolver")
    dice(table, "fist fist wing blade", "fist skull flame")
    do(table, "pick funboy")
    dice(table, "fist skull wing blade")
    do(table, "yes")
    assert news(table, "missed") == ["missed albrecht"]
    assert number(table, "dice") == 4


@pytest.mark.clause("CROW-EAT-08")
@pytest.mark.parametrize(("bird", "may"), [("police_station", True), ("b1_a", False)])
def test_the_crow_attacks_a_prisoner_only_on_the_police_station(bird: str, may: bool) -> None:
    table = on("funboy", funboy="police_station", down=["funboy"], the_crow=bird, crow_hand="talons")
    assert can(table, "play talons") == may


@pytest.mark.clause("CROW-EAT-09")
@pytest.mark.parametrize(("at", "may"), [("6,10", True), ("2,10", True), ("6,13", False), ("10,11", False)])
def test_albrecht_attacks_a_prisoner_from_next_to_the_police_station(at: str, may: bool) -> None:
    table = on("funboy", funboy="police_station", down=["funboy"], albrecht=at, crow_hand="service_revolver")
    assert can(table, "play service_revolver") == may


@pytest.mark.clause("CROW-EAT-10")
def test_eric_attacks_from_a_burning_building() -> None:
    table = on("funboy", burning=["dravens_loft"])
    assert can(table, "attack funboy")


@pytest.mark.clause("CROW-EAT-10")
def test_a_single_die_never_hits() -> None:
    table = on("funboy", health=1, eric_draven="hospital", funboy="11,15")
    do(table, "attack funboy")
    assert news(table, "missed") == ["missed eric_draven"]


@pytest.mark.clause("CROW-EAT-10")
def test_without_health_eric_attacks_nobody() -> None:
    table = on("funboy", health=0)
    assert grounds(table, "attack funboy") == ("CROW-EAT-10", "refuse-attack-no-skill")


@pytest.mark.clause("CROW-EAT-10")
def test_a_card_makes_a_single_die_dangerous() -> None:
    table = on("funboy", health=1, crow_hand="no_mercy_left")
    do(table, "attack funboy")
    dice(table, "guitar guitar wing", LOST[3])
    do(table, "play no_mercy_left")
    assert where(table, "funboy") == "dead"


@pytest.mark.clause("CROW-EAT-11", "CROW-INF-08")
def test_a_revealed_token_stays_known() -> None:
    table = on("funboy")
    dice(table, "guitar wing blade skull flame")
    do(table, "attack funboy", "end")
    assert death_list(table, by=1) == "funboy ? ? ?"


# Killing


@pytest.mark.clause("CROW-KIL-01", "CROW-KIL-02")
def test_the_powers_work_before_the_gangster_is_removed() -> None:
    table = on("funboy")
    dice(table, "skull skull wing blade fist", "wing blade fist")
    do(table, "attack funboy")
    assert where(table, "funboy") == "11,3"
    do(table, "pick myca")
    assert where(table, "funboy") == "dead"
    assert news(table, "laid-down", "left-game") == ["laid-down myca E17", "left-game funboy"]


@pytest.mark.clause("CROW-KIL-02")
def test_a_dead_gangster_has_no_card_in_hand_any_more() -> None:
    table = on("funboy")
    kill(table, "funboy", 3)
    do(table, "end")
    assert not can(table, "pick funboy")


@pytest.mark.clause("CROW-KIL-03")
def test_the_token_marks_the_space_and_stops_gangsters() -> None:
    table = on("funboy", skank="11,7")
    kill(table, "funboy", 3)
    assert numbers(table, "token")[1] == space("11,3")
    do(table, "end", "pick skank", "move skank", "to 11,3")
    assert where(table, "skank") == "11,3"


@pytest.mark.clause("CROW-KIL-04")
def test_a_kill_draws_a_plot_card() -> None:
    table = on("grange", top_dollar="6,4")
    kill(table, "grange", 4)
    assert cards(table) == 1
    assert news(table, "drew-plot") == ["drew-plot crow ?"]


@pytest.mark.clause("CROW-KIL-05", "CROW-TOP-01")
@pytest.mark.parametrize("who", ["myca", "grange"])
def test_a_dead_lieutenant_brings_out_the_boss(who: str) -> None:
    table = on(who)
    kill(table, who, 4)
    assert (actor(table), number(table, "boss_out")) == (1, 1)
    do(table, "to 2,4")
    assert (where(table, "top_dollar"), is_down(table, "top_dollar")) == ("2,4", False)
    assert death_list(table, by=0) == "funboy ? ? ?"


@pytest.mark.clause("CROW-KIL-05", "CROW-TOP-01")
def test_the_last_street_demon_brings_out_the_boss() -> None:
    table = on("funboy", t_bird="dead", tin_tin="dead", skank="dead", death_list="funboy")
    kill(table, "funboy", 3)
    assert (actor(table), number(table, "boss_out")) == (1, 1)


@pytest.mark.clause("CROW-KIL-05")
def test_other_street_demons_do_not_bring_him_out_nor_does_he_come_twice() -> None:
    table = on("funboy")
    kill(table, "funboy", 3)
    assert number(table, "boss_out") == 0
    table = on("myca", top_dollar="6,4", wounded=True)
    kill(table, "myca", 4)
    assert (where(table, "top_dollar"), number(table, "wounded"), actor(table)) == ("6,4", 1, 0)


@pytest.mark.clause("CROW-KIL-06")
def test_the_crow_player_looks_at_the_new_top_token() -> None:
    table = on("funboy")
    kill(table, "funboy", 3)
    assert news(table, "top-looked-at", to=0) == ["top-looked-at skank kill"]
    assert news(table, "top-looked-at", to=1) == ["top-looked-at ? kill"]


@pytest.mark.clause("CROW-KIL-06")
def test_an_empty_death_list_has_no_top() -> None:
    table = on("funboy", t_bird="dead", tin_tin="dead", skank="dead", death_list="funboy", top_dollar="6,4")
    kill(table, "funboy", 3)
    assert death_list(table) == ""
    assert news(table, "top-looked-at") == []


@pytest.mark.clause("CROW-KIL-07")
def test_tokens_come_from_the_death_list_or_from_the_board() -> None:
    table = on("funboy", myca="11,4", top_dollar="6,4")
    kill(table, "funboy", 3)
    assert (zone(table, "crow_board"), zone(table, "death_list", by=0)) == ("myca grange", "? ? skank")
    kill(table, "myca", 4)
    do(table, "pass")
    assert (zone(table, "crow_board"), zone(table, "death_list", by=0)) == ("grange", "? ? skank")
    assert zone(table, "in_city") == "funboy myca"


@pytest.mark.clause("CROW-KIL-08")
def test_the_token_of_a_dead_prisoner_lies_on_the_police_station() -> None:
    table = on("funboy", funboy="police_station", down=["funboy"], eric_draven="police_station", skank="6,8")
    kill(table, "funboy", 0)
    assert news(table, "token-laid") == ["token-laid funboy police_station"]
    do(table, "end", "pick skank", "move skank")
    assert can(table, "to 6,17")


@pytest.mark.clause("CROW-KIL-09")
def test_a_kill_by_albrecht_counts_like_one_by_eric() -> None:
    table = on("grange", albrecht="11,4", eric_draven="pit", crow_hand="service_revolver")
    do(table, "play service_revolver")
    dice(table, "guitar guitar wing blade", LOST[4])
    do(table, "pick grange")
    assert number(table, "boss_out") == 1
    do(table, "to 2,4")
    assert zone(table, "in_city") == "grange"
    assert cards(table) == 2


# Top Dollar


@pytest.mark.clause("CROW-TOP-04", "CROW-TOP-09")
@pytest.mark.example("EX-26")
def test_first_wound_of_top_dollar() -> None:
    table = on("top_dollar", **DEAD)
    dice(table, "wing wing guitar guitar blade", "wing skull flame")
    do(table, "attack top_dollar")
    assert number(table, "wounded") == 1
    assert news(table, "boss-hurt") == ["boss-hurt attack"]
    assert (where(table, "top_dollar"), is_down(table, "top_dollar")) == ("11,3", False)
    assert cards(table) == 1
    assert zone(table, "in_city") == "t_bird funboy tin_tin skank"
    assert winner(table) is None


@pytest.mark.clause("CROW-TOP-09")
def test_a_first_wound_does_not_stand_top_dollar_up() -> None:
    table = on("top_dollar", down=["top_dollar"], **DEAD)
    dice(table, "guitar guitar wing blade fist")
    do(table, "attack top_dollar")
    assert (number(table, "wounded"), is_down(table, "top_dollar")) == (1, True)


@pytest.mark.clause("CROW-TOP-05", "CROW-WIN-01")
def test_second_wound_kills_top_dollar_and_wins() -> None:
    table = on("top_dollar", wounded=True, **DEAD)
    kill(table, "top_dollar", 3)
    assert (winner(table), where(table, "top_dollar")) == ("crow", "dead")


@pytest.mark.clause("CROW-TOP-07", "CROW-WIN-01")
def test_top_dollar_is_attacked_only_after_all_street_demons_are_dead() -> None:
    table = on("top_dollar", **{**DEAD, "skank": "16,2"})
    assert not can(table, "attack top_dollar")
    assert refused(table, "attack top_dollar").clause == "CROW-TOP-07"
    assert can(on("top_dollar", **DEAD), "attack top_dollar")


@pytest.mark.clause("CROW-TOP-07")
def test_top_dollar_in_the_pit_is_not_attacked() -> None:
    table = night(turn="crow", eric_draven="pit", **DEAD)
    assert not can(table, "attack top_dollar")
    assert refused(table, "attack top_dollar").clause == "CROW-TOP-07"


# Gideon


@pytest.mark.clause("CROW-GID-08", "CROW-GID-09")
def test_one_wound_kills_gideon_and_draws_a_card() -> None:
    table = on("gideon")
    kill(table, "gideon", 2)
    assert where(table, "gideon") == "dead"
    assert cards(table) == 1
    assert zone(table, "in_city") == ""
    assert number(table, "boss_out") == 0


@pytest.mark.clause("CROW-GID-08")
def test_gideon_in_the_pawn_shop_is_not_attacked() -> None:
    table = night(turn="crow", eric_draven="pawn_shop")
    assert not can(table, "attack gideon")
    assert refused(table, "attack gideon").clause == "CROW-INC-03"


# Why not


@pytest.mark.parametrize(
    ("phrase", "clause"),
    [("attack sarah", "CROW-EAT-01"), ("attack skank", "CROW-EAT-01"), ("attack myca", "CROW-EAT-01")],
)
def test_refusals_of_attacks_by_eric(phrase: str, clause: str) -> None:
    table = on("funboy", skank="dead", death_list="funboy t_bird tin_tin")
    assert refused(table, phrase).clause == clause
