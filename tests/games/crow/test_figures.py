"""What a table shows beside the view: live skills, odds of attacks and fires, and how far the Objective is."""

from __future__ import annotations

from itertools import islice, product
from typing import Any

import msgspec
import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.figures import FLIES
from tabletown.games.crow.rules import combat
from tabletown.games.crow.rules.act import SPACE
from tabletown.games.crow.rules.named import NAMES as NAMED_BUILDINGS
from tabletown.games.crow.rules.odds import DEFENSE, KNIVES, ONE_DIE, flame_chance, hit_chance
from tabletown.games.crow.rules.people import ALBRECHT, GANGSTERS, TIN_TIN
from tabletown.games.crow.rules.people import NAMES as CHARACTERS
from tabletown.games.crow.rules.symbols import BLADE
from tabletown.games.crow.rules.words import BUILDINGS, SPACES
from tabletown.kernel.state import State
from tests.games.crow.night import CROW, GANG, code_of_building, do, night, space
from tests.games.table import ONLOOKER, wander, worked_out


def skills(table: State, who: str) -> list[int]:
    found = worked_out(table)
    return [listed(found[name])[CHARACTERS.index(who)] for name in ("move", "fire", "attack", "defense")]


def listed(value: int | list[int]) -> list[int]:
    assert isinstance(value, list)
    return value


def attacks(table: State, by: int | None = ONLOOKER) -> dict[str, tuple[int, ...]]:
    """For each possible attack: dice, dice of the defense, and the two chances."""
    return {pair: numbers[:-1] for pair, numbers in attack_rows(table, by).items()}


def far_attacks(table: State) -> dict[str, bool]:
    """For each possible attack: whether it is at long range."""
    return {pair: numbers[-1] == 1 for pair, numbers in attack_rows(table, ONLOOKER).items()}


def attack_rows(table: State, by: int | None) -> dict[str, tuple[int, ...]]:
    found = [msgspec.structs.astuple(attack) for attack in worked_out(table, by)["attacks"]]
    return {f"{CHARACTERS[row[0]]} {CHARACTERS[row[1]]}": row[2:] for row in found}


def fires(table: State, by: int | None = ONLOOKER) -> dict[str, tuple[int, ...]]:
    """For each possible fire: dice, flames that are missing, the chance, and flames to expect."""
    found = [msgspec.structs.astuple(lit) for lit in worked_out(table, by)["fires"]]
    return {f"{CHARACTERS[row[0]]} {NAMED_BUILDINGS[row[1]]}": row[2:] for row in found}


# Skills


def test_skills_come_with_all_that_changes_them() -> None:
    assert skills(night(skank="6,2"), "skank") == [3, 3, 3, 3]
    assert skills(night(skank="6,2", t_bird="dead"), "skank") == [2, 3, 3, 3]
    assert skills(night(skank="6,2", funboy="6,3"), "skank") == [3, 4, 3, 3]
    assert skills(night(skank="6,2", top_dollar="2,3"), "skank") == [3, 3, 4, 3]


def test_eric_leaps_and_the_crow_flies() -> None:
    table = night(health=3)
    assert skills(table, "eric_draven") == [3, 3, 3, 3]
    assert skills(table, "the_crow") == [FLIES, -1, -1, 4]
    assert worked_out(table)["covered"] == 1
    alone = night(health=3, the_crow="church")
    assert skills(alone, "eric_draven") == [3, 3, 3, 0]
    assert worked_out(alone)["covered"] == 0


def test_an_incapacitated_character_has_no_skills() -> None:
    assert skills(night(down=["skank"]), "skank") == [-1, -1, -1, 0]


def test_top_dollar_out_of_the_pit_makes_eric_mortal() -> None:
    assert worked_out(night())["mortal"] == 0
    assert worked_out(night(top_dollar="2,3"))["mortal"] == 1
    assert worked_out(night(options={"early_demise": True}))["mortal"] == 1


def test_the_actions_left_are_those_of_whoever_acts() -> None:
    assert worked_out(night(turn="crow", actions=3))["actions"] == 3
    assert worked_out(night(active="skank", left=1))["actions"] == 1


# Buildings


def test_buildings_tell_how_many_tokens_they_need() -> None:
    found = worked_out(night(albrecht="2,4", fire={"church": 3}, burning=["a1_a"]))
    church = NAMED_BUILDINGS.index("church")
    assert (listed(found["strength"])[church], listed(found["needed"])[church]) == (4, 6)
    assert [NAMED_BUILDINGS[i] for i, yes in enumerate(listed(found["protected"])) if yes] == ["church"]
    assert (found["fire_left"], found["burning_left"]) == (12, 5)


@pytest.mark.clause("CROW-FIR-10", "CROW-BLD-09")
def test_what_burns_or_cannot_burn_is_not_protected() -> None:
    found = worked_out(night(albrecht="2,4", burning=["church"]))
    assert listed(found["protected"]) == [0] * len(NAMED_BUILDINGS)
    found = worked_out(night(albrecht="2,4", burning=["church"], options={"fire_pit": True}))
    assert listed(found["protected"])[NAMED_BUILDINGS.index("pit")] == 1


# Attacks


def exact_chance(dice: int, defense: int, by_gang: bool) -> float:
    """Every throw of every die."""
    wounded = 0.0
    for attack in product(range(6), repeat=dice):
        hits = [attack.count(symbol) // 2 for symbol in range(6)]
        left = max(0, defense - (2 * hits[BLADE] if by_gang else 0))
        saved = sum(
            all(defending.count(symbol) >= hits[symbol] for symbol in range(6))
            for defending in product(range(6), repeat=left)
        )
        wounded += 1 - saved / int(6**left)
    return wounded / int(6**dice)


@pytest.mark.parametrize("by_gang", [True, False])
@pytest.mark.parametrize(("dice", "defense"), [(1, 2), (2, 0), (2, 3), (3, 2), (4, 2), (4, 0)])
def test_the_chance_of_an_undefended_hit_is_exact(dice: int, defense: int, by_gang: bool) -> None:
    assert hit_chance(dice, defense, by_gang) == round(1000 * exact_chance(dice, defense, by_gang))


def chance_of_throw(attack: tuple[int, ...], defense: int) -> float:
    """The chance that so many dice do not defend all hits of these dice."""
    hits = [attack.count(symbol) // 2 for symbol in range(6)]
    saved = sum(
        all(defending.count(symbol) >= hits[symbol] for symbol in range(6))
        for defending in product(range(6), repeat=defense)
    )
    return 1 - saved / int(6**defense)


def rerolled(attack: tuple[int, ...], places: tuple[int, ...], defense: int) -> float:
    """The same once the dice in these places have been rolled again."""
    kept = tuple(face for i, face in enumerate(attack) if i not in places)
    falls = [kept + again for again in product(range(6), repeat=len(places))]
    return sum(chance_of_throw(fallen, defense) for fallen in falls) / len(falls)


@pytest.mark.clause("CROW-CHR-06", "CROW-BLD-04")
@pytest.mark.parametrize(("dice", "defense"), [(2, 0), (3, 1), (3, 2)])
def test_a_reroll_of_one_die_is_in_the_chance(dice: int, defense: int) -> None:
    total = 0.0
    for attack in product(range(6), repeat=dice):
        choices = [chance_of_throw(attack, defense)]
        choices += [rerolled(attack, (i,), defense) for i in range(dice)]
        total += max(choices)
    assert hit_chance(dice, defense, False, ONE_DIE) == round(1000 * total / 6**dice)


@pytest.mark.clause("CROW-PWR-02")
@pytest.mark.parametrize("defense", [1, 2])
def test_playing_with_knives_is_in_the_chance(defense: int) -> None:
    total = 0.0
    for attack in product(range(6), repeat=3):
        choices = [chance_of_throw(attack, defense)]
        if attack.count(BLADE) >= 2:
            other = next((i for i in range(3) if attack[i] != BLADE), 0)
            choices.append(rerolled(attack, (other,), defense))
        total += max(choices)
    assert hit_chance(3, defense, False, KNIVES) == round(1000 * total / 216)


@pytest.mark.clause("CROW-CHR-03")
def test_myca_halves_the_hope_of_a_defense() -> None:
    two_dice = 1 - chance_of_throw((1, 1), 2)
    assert hit_chance(2, 2, True, DEFENSE) == round(1000 * (5 * (1 - two_dice**2) + 1) / 36)  # blades: no defense


@pytest.mark.parametrize("again", range(8))
def test_whatever_is_rolled_again_makes_no_attack_worse(again: int) -> None:
    for dice, defense in ((1, 0), (4, 3), (5, 2), (6, 4)):
        assert hit_chance(dice, defense, False, again) >= hit_chance(dice, defense, False)
    assert hit_chance(1, 0, False, again) == 0


def test_possible_attacks_come_with_dice_and_chances() -> None:
    table = night(funboy="8,2", eric_draven="dravens_loft", the_crow="church", myca="9,2", death_list="funboy skank")
    assert attacks(table, GANG)["funboy eric_draven"] == (4, 0, 722, 722)
    assert attacks(table, GANG)["myca eric_draven"] == (3, 0, 444, 444)
    chances = hit_chance(5, 0, False, KNIVES), hit_chance(5, 3, False, KNIVES)
    assert attacks(table, CROW)["eric_draven funboy"] == (5, 3, *chances)
    assert "eric_draven skank" not in attacks(table, CROW)


def test_whoever_does_not_know_the_death_list_sees_any_attack_as_possible() -> None:
    order = "skank funboy t_bird tin_tin"
    table = night(funboy="8,2", skank="9,2", eric_draven="dravens_loft", death_list=order)
    assert {who for who in attacks(table, GANG) if who.startswith("eric")} == {
        "eric_draven funboy",
        "eric_draven skank",
    }
    assert {who for who in attacks(table, CROW) if who.startswith("eric")} == {"eric_draven skank"}
    shown = night(funboy="8,2", skank="9,2", eric_draven="dravens_loft", death_list=order, known_top=True)
    assert {who for who in attacks(shown, GANG) if who.startswith("eric")} == {"eric_draven skank"}


def test_a_building_that_is_about_to_burn_misses_nothing() -> None:
    table = night(3, round=2, turn="crow", albrecht="6,9", skank="6,7", fire={"police_station": 4, "maxi_dogs": 4})
    do(table, "move albrecht", "to 6,17")
    assert fires(table)["skank maxi_dogs"] == (3, 0, 1000, 500)


def test_only_the_gang_sees_that_its_objective_forbids_an_attack() -> None:
    table = night(funboy="8,2", the_crow="dravens_loft", objective="clip_its_wings")
    assert "funboy the_crow" in attacks(table, CROW)
    assert "funboy the_crow" not in attacks(table, GANG)


def test_attacks_say_whether_they_are_at_long_range() -> None:
    streets = far_attacks(night(grange="5,11", albrecht="10,11", skank="11,11"))
    assert streets["grange albrecht"]
    assert not streets["skank albrecht"]
    roofs = far_attacks(night(eric_draven="b1_h", grange="5,11", myca="6,13"))
    assert roofs["grange eric_draven"]
    assert not roofs["myca eric_draven"]


def test_a_prisoner_is_not_attacked_from_afar() -> None:
    table = night(eric_draven="police_station", funboy="police_station", death_list="funboy skank t_bird tin_tin")
    assert not far_attacks(table)["eric_draven funboy"]


@pytest.mark.clause("CROW-GEO-12")
def test_nobody_is_near_around_a_closed_corner() -> None:
    table = night(layout="r2", tin_tin="4,14", albrecht="5,13", grange="2,11")
    assert not combat.is_near(table, TIN_TIN, ALBRECHT)
    assert "tin_tin albrecht" not in far_attacks(table)


# Fires


def test_the_chance_of_flames() -> None:
    assert [flame_chance(2, flames) for flames in range(4)] == [1000, 306, 28, 0]


def test_possible_fires_come_with_their_chance() -> None:
    table = night(skank="6,7", fire={"maxi_dogs": 1}, eric_draven="pawn_shop", health=2)
    assert fires(table) == {
        "skank maxi_dogs": (3, 1, 421, 500),
        "eric_draven pawn_shop": (2, 2, 28, 333),
    }


def test_a_fire_has_no_chance_without_tokens_in_the_supply() -> None:
    tokens = {"church": 3, "graveyard": 3, "police_station": 3, "darlas_place": 2, "dravens_loft": 2, "hospital": 2}
    assert fires(night(skank="6,7", fire=tokens))["skank maxi_dogs"] == (3, 2, 0, 500)


def test_only_the_gang_sees_that_its_objective_forbids_a_fire() -> None:
    table = night(skank="2,6")
    assert list(fires(table, CROW)) == ["skank church"]
    assert list(fires(table, ONLOOKER)) == ["skank church"]
    assert list(fires(table, GANG)) == []
    assert list(fires(night(skank="2,6", revealed=True), GANG)) == ["skank church"]


# Moves


def reach(table: State, seat: int | None) -> dict[str, list[int]]:
    """For each character the places where a Move action may end."""
    return {CHARACTERS[one.who]: one.places for one in worked_out(table, seat)["reach"]}


@pytest.mark.parametrize("who", ["skank", "eric_draven", "the_crow", "albrecht", "sarah"])
def test_reach_is_where_a_move_may_end(who: str) -> None:
    gang = who == "skank"
    table = night(active="skank") if gang else night(turn="crow")
    seat = GANG if gang else CROW
    told = reach(table, seat)[who]
    do(table, f"move {who}")
    roofs = {
        SPACES + building for building in range(BUILDINGS) if code_of_building(table, building) in table.legal(seat)
    }
    assert set(told) == roofs | {SPACE.read(code) for code in table.legal(seat) if SPACE.has(code)}
    assert told


def test_reach_is_told_only_to_whoever_chooses() -> None:
    table = night(turn="crow")
    assert reach(table, CROW)
    assert reach(table, GANG) == {}
    assert reach(table, ONLOOKER) == {}


def test_whoever_chooses_sees_how_far_the_other_side_could_go() -> None:
    table = night(turn="crow", down=["funboy"])
    told = reach(table, CROW)
    assert "funboy" not in told
    later = night(active="skank")
    assert told["skank"] == reach(later, GANG)["skank"]


def walls(table: State, side: str) -> list[int]:
    return listed(worked_out(table, ONLOOKER)["walls"][side])


@pytest.mark.clause("CROW-MOV-06", "CROW-MOV-08", "CROW-CMV-02")
def test_everybody_sees_where_a_walk_of_each_side_cannot_go_on() -> None:
    table = night(tin_tin="dead", tokens={"tin_tin": "8,11"})
    gang = {table.where(who) for who in range(GANGSTERS) if table.on_streets(who)}
    assert walls(table, "gang") == [space("8,11")]
    assert set(walls(table, "crow")) == gang


@pytest.mark.clause("CROW-OPT-04")
def test_in_a_traffic_jam_heroes_stand_in_the_way_too() -> None:
    table = night(albrecht="10,11", sarah="6,2", options={"traffic_jam": True})
    assert walls(table, "gang") == [space("6,2"), space("10,11")]


@pytest.mark.clause("CROW-MOV-10")
@pytest.mark.parametrize("who", ["top_dollar", "skank", "albrecht"])
def test_nobody_walks_through_a_crow_token_that_somebody_stands_on(who: str) -> None:
    on_it: dict[str, Any] = {who: "8,11"}
    assert walls(night(tin_tin="dead", tokens={"tin_tin": "8,11"}, **on_it), "gang") == [space("8,11")]


def test_everybody_sees_who_is_next_to_which_building() -> None:
    table = night(skank="6,2")
    found = [one.building for one in worked_out(table, ONLOOKER)["beside"] if CHARACTERS[one.who] == "skank"]
    assert found == [building for building in range(BUILDINGS) if table.city.is_beside(space("6,2"), building)]


# The Objective


def test_the_gang_sees_how_far_its_objective_is() -> None:
    found = worked_out(night(burning=["police_station", "maxi_dogs", "pawn_shop"]), GANG)
    goal = found["objective"]
    assert (goal.progress, goal.needed, goal.revealed) == (6, 8, 0)
    assert goal.counts == [0, 0, 1, 1, 0, 2, 1, 2, 1, 1, 1]
    assert goal.targets == [NAMED_BUILDINGS.index("church")]


def test_nobody_else_sees_it_before_the_reveal() -> None:
    table = night(burning=["police_station"])
    for reader in (CROW, ONLOOKER):
        assert worked_out(table, reader)["objective"] is None
    shown = worked_out(night(burning=["police_station"], revealed=True), CROW)["objective"]
    assert (shown.progress, shown.revealed) == (4, 1)


def test_figures_do_not_depend_on_the_hidden_objective() -> None:
    tables = [night(skank="2,6", funboy="8,2", objective=each.name) for each in GAME.box.objectives]
    for reader in (CROW, ONLOOKER):
        assert len({str(worked_out(table, reader)) for table in tables}) == 1


def test_there_are_figures_in_every_position() -> None:
    table = GAME.new(3, 5)
    for _ in islice(wander(table, seed=5), 400):
        for reader in (CROW, GANG, ONLOOKER):
            assert worked_out(table, reader)["most_health"] == 5
