"""CHR, BLD, INC: skills, abilities, and lying down."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.crow.rules.characters import attack_skill, defense_skill, fire_skill, move_skill
from tabletown.games.crow.rules.dice import roll
from tabletown.games.crow.rules.named import DARLAS_PLACE, MAXI_DOGS
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.number import ROLL, SITE
from tabletown.games.crow.rules.people import NAMES as CHARACTERS
from tests.games.crow.night import do, is_down, legal, night, where
from tests.games.table import number, numbers

ERIC, THE_CROW, ALBRECHT, SARAH = range(8, 12)


def who(name: str) -> int:
    return CHARACTERS.index(name)


def attack(table: Night, attacker: str, target: str = "albrecht") -> int:
    return int(attack_skill(table, who(attacker), who(target)))


def defense(table: Night, name: str, attacker: str = "myca") -> int:
    return int(defense_skill(table, who(name), who(attacker)))


@pytest.mark.clause("CROW-CHR-05")
def test_funboy_has_more_attack_against_draven() -> None:
    table = night()
    assert (attack(table, "funboy", "eric_draven"), attack(table, "funboy")) == (4, 3)
    assert attack(table, "skank", "eric_draven") == 3


@pytest.mark.clause("CROW-CHR-07")
def test_skank_has_more_fire_next_to_another_demon() -> None:
    assert fire_skill(night(skank="6,4"), who("skank")) == 3
    assert fire_skill(night(skank="6,4", funboy="6,5"), who("skank")) == 4
    assert fire_skill(night(skank="6,4", funboy="5,5", tin_tin="6,3"), who("skank")) == 4
    assert fire_skill(night(skank="6,4", funboy="6,5", down=["funboy"]), who("skank")) == 3
    assert fire_skill(night(skank="6,4", myca="6,5"), who("skank")) == 3
    assert fire_skill(night(skank="6,4", funboy="6,5"), who("funboy")) == 3


@pytest.mark.clause("CROW-CHR-08")
def test_top_dollar_gives_others_in_his_neighborhood_more_attack() -> None:
    table = night(top_dollar="6,4", skank="2,0", myca="2,17")
    assert (attack(table, "skank"), attack(table, "myca"), attack(table, "top_dollar")) == (4, 3, 4)
    assert attack(night(top_dollar="6,4", skank="2,0", down=["top_dollar"]), "skank") == 3
    assert attack(night(top_dollar="6,4", skank="2,0", wounded=True), "skank") == 3
    assert attack(night(skank="2,0"), "skank") == 3  # in the Pit he is incapacitated


@pytest.mark.clause("CROW-CHR-09", "CROW-CMP-17")
def test_a_wounded_top_dollar_lowers_dravens_defense() -> None:
    table = night(top_dollar="6,4", wounded=True)
    assert (defense(table, "eric_draven", "top_dollar"), defense(table, "eric_draven", "myca")) == (4, 5)
    assert defense(night(top_dollar="6,4"), "eric_draven", "top_dollar") == 5
    skills = [move_skill(table, 6), fire_skill(table, 6), attack_skill(table, 6, ERIC), defense_skill(table, 6, ERIC)]
    assert [int(skill) for skill in skills] == [3, 3, 3, 3]
    fresh = night(top_dollar="6,4")
    skills = [move_skill(fresh, 6), fire_skill(fresh, 6), attack_skill(fresh, 6, ERIC), defense_skill(fresh, 6, ERIC)]
    assert [int(skill) for skill in skills] == [3, 4, 4, 3]


@pytest.mark.clause("CROW-CHR-12", "CROW-ATK-02")
def test_draven_defends_with_his_health_while_the_crow_is_in_his_neighborhood() -> None:
    assert defense(night(health=3), "eric_draven") == 3
    assert defense(night(health=3, the_crow="c1_a"), "eric_draven") == 3
    assert defense(night(health=3, the_crow="pit"), "eric_draven") == 0


@pytest.mark.clause("CROW-ATK-03")
def test_a_lying_crow_gives_draven_nothing() -> None:
    assert defense(night(down=["the_crow"]), "eric_draven") == 0


@pytest.mark.clause("CROW-ATK-06", "CROW-BLD-01", "CROW-CHR-10")
def test_the_police_station_helps_albrecht() -> None:
    assert (defense(night(), "albrecht"), defense(night(burning=["police_station"]), "albrecht")) == (4, 2)


@pytest.mark.clause("CROW-ATK-10", "CROW-BLD-01")
def test_the_church_helps_the_crow() -> None:
    assert (defense(night(), "the_crow"), defense(night(burning=["church"]), "the_crow")) == (4, 1)


@pytest.mark.clause("CROW-BLD-01", "CROW-CMV-04")
def test_maxi_dogs_makes_sarah_faster() -> None:
    assert (move_skill(night(), SARAH), move_skill(night(burning=["maxi_dogs"]), SARAH)) == (3, 2)


@pytest.mark.clause("CROW-BLD-03")
def test_his_apartment_makes_albrecht_faster() -> None:
    assert (move_skill(night(), ALBRECHT), move_skill(night(burning=["albrechts_apartment"]), ALBRECHT)) == (3, 2)


@pytest.mark.clause("CROW-BLD-07")
def test_the_pit_and_the_pawn_shop_do_nothing_but_hold_two_men() -> None:
    quiet, fires = night(), night(burning=["pit", "pawn_shop"])
    for name in CHARACTERS:
        assert move_skill(quiet, who(name)) == move_skill(fires, who(name))
        assert defense(quiet, name) == defense(fires, name)
    assert (where(quiet, "top_dollar"), where(quiet, "gideon")) == ("pit", "pawn_shop")


@pytest.mark.clause("CROW-CHR-14")
def test_bonuses_add_up() -> None:
    table = night(top_dollar="6,4", funboy="2,0")
    assert attack(table, "funboy", "eric_draven") == 3 + 1 + 1


@pytest.mark.clause("CROW-INC-01", "CROW-INC-04")
def test_an_incapacitated_character_has_no_skills() -> None:
    table = night(down=["skank", "albrecht", "sarah"], skank="6,4")
    for name in ("skank", "albrecht", "sarah"):
        assert move_skill(table, who(name)) == 0
        assert defense(table, name) == 0
    assert fire_skill(table, who("skank")) == -1
    assert attack(table, "skank") == -1


@pytest.mark.clause("CROW-GEO-17")
def test_people_inside_buildings_are_not_on_the_streets() -> None:
    inside: dict[str, Any] = {"myca": "police_station", "albrecht": "albrechts_apartment", "sarah": "church"}
    table = night(**inside, down=["myca", "albrecht", "sarah"])
    for name in ("top_dollar", "gideon", "myca", "albrecht", "sarah", "eric_draven", "the_crow"):
        assert not table.on_streets(who(name))
    assert table.is_alive(who("myca"))
    for space in table.city.street:
        assert table.character_at(space) in (-1, 0, 1, 2, 3, 5)


@pytest.mark.clause("CROW-GEO-14")
def test_everybody_is_in_one_neighborhood() -> None:
    table = night(skank="6,9", eric_draven="maxi_dogs")
    assert table.is_beside(who("skank"), table.building_of(ERIC))
    assert not table.are_neighbors(who("skank"), ERIC)


@pytest.mark.clause("CROW-CMP-22")
def test_there_is_no_limit_on_dice() -> None:
    table = night()
    roll(table, 11, ROLL)
    assert sum(numbers(table, "roll")) == 11


@pytest.mark.clause("CROW-CMP-04")
def test_every_symbol_is_equally_likely() -> None:
    table = night()
    roll(table, 6000, ROLL)
    assert all(850 < count < 1150 for count in numbers(table, "roll"))


# Placing


@pytest.mark.clause("CROW-GEO-18")
def test_when_all_spaces_are_taken_the_nearest_ones_are_offered() -> None:
    people: dict[str, Any] = {
        "t_bird": "6,6",
        "funboy": "6,7",
        "skank": "6,8",
        "myca": "6,9",
        "grange": "7,6",
        "gideon": "8,6",
    }
    table = night(turn="crow", sarah="church", down=["sarah"], eric_draven="church", tin_tin="9,6", **people)
    table[SITE + DARLAS_PLACE] = table.site(MAXI_DOGS)  # with seven spaces around it
    do(table, "rescue")
    assert set(legal(table)) == {"to 5,6", "to 5,7", "to 5,8", "to 6,5", "to 6,10", "to 10,6"}


@pytest.mark.clause("CROW-SET-08")
def test_a_fresh_night_has_nobody_down_but_two() -> None:
    assert [name for name in CHARACTERS if is_down(night(), name)] == ["top_dollar", "gideon"]
    assert number(night(), "health") == 5
