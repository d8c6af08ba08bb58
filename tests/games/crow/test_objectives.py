"""OBJ, WIN-03: the gang's secret Objective, and what it does not give away."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.rules import fire, gang, objectives
from tabletown.games.crow.rules.deed import ATTACK as ATTACK_ACTION
from tabletown.games.crow.rules.named import NAMES as NAMED_BUILDINGS
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.people import NAMES as CHARACTERS
from tabletown.kernel.content import words_id
from tabletown.kernel.records import Message
from tests.games.crow.night import CROW, GANG, burns, can, dice, do, grounds, legal, news, night, winner, zone
from tests.games.table import numbers

CARDS = [objective.name for objective in GAME.box.objectives]
EIGHT = ["police_station", "dravens_loft", "maxi_dogs"]
"""Strength 4, 3 and 2."""


def named(name: str) -> int:
    return NAMED_BUILDINGS.index(name)


def who(name: str) -> int:
    return CHARACTERS.index(name)


def kind(name: str) -> int:
    return GAME.layout.kinds.index(name)


def ablaze(table: Night, name: str) -> None:
    """A named building starts burning by the gang's fires."""
    fire.add_fire(table, named(name), 9)
    fire.settle(table)
    table.advance()


def is_revealed(table: Night) -> bool:
    return zone(table, "objective") != "?"


def ruled_out(table: Night) -> list[str]:
    return [CARDS[n] for n, out in enumerate(numbers(table, "ruled_out")) if out]


# Restriction


@pytest.mark.clause("CROW-OBJ-01", "CROW-OBJ-11")
def test_every_objective_has_three_parts() -> None:
    assert len(CARDS) == 7
    for objective in GAME.box.objectives:
        assert objective.no_fire or objective.no_attack
        assert objective.at_least > 0
        assert objective.targets
        for part in ("restriction", "basic", "showdown"):
            assert GAME.say(Message(words_id(objective.name, f"{part}_text"))).endswith(".")


RESTRICTED = [
    ("ive_been_meaning_to_go_to_church", "church", "2,6"),
    ("lights_out_downtown", "police_station", "6,10"),
    ("nothing_to_come_home_to", "dravens_loft", "8,2"),
    ("stay_in_the_ground", "graveyard", "11,3"),
    ("stay_in_the_ground", "hospital", "14,16"),
    ("lullaby_for_sarah", "church", "2,6"),
    ("wake_the_gods", "church", "2,6"),
    ("wake_the_gods", "police_station", "6,10"),
    ("wake_the_gods", "graveyard", "11,3"),
]


@pytest.mark.clause("CROW-OBJ-02", "CROW-OBJ-03", "CROW-OBJ-11")
@pytest.mark.parametrize(("objective", "name", "space"), RESTRICTED)
def test_a_protected_building_may_not_be_set_on_fire_before_the_reveal(objective: str, name: str, space: str) -> None:
    table = night(active="skank", skank=space, objective=objective, eric_draven="a1_a")
    assert grounds(table, f"fire {name}") == ("CROW-OBJ-03", "refuse-fire-restricted")
    assert can(
        night(active="skank", skank=space, objective=objective, eric_draven="a1_a", revealed=True), f"fire {name}"
    )


@pytest.mark.clause("CROW-OBJ-02", "CROW-OBJ-13")
@pytest.mark.parametrize(
    ("objective", "target", "card"),
    [("lullaby_for_sarah", "sarah", "theyve_taken_sarah"), ("clip_its_wings", "the_crow", "feathers_will_burn")],
)
def test_a_protected_character_may_not_be_attacked_before_the_reveal(objective: str, target: str, card: str) -> None:
    for revealed in (False, True):
        table = night(objective=objective, revealed=revealed)
        assert objectives.forbids_attack(table, who(target)) != revealed
        assert objectives.forbids_card(table, kind(card)) != revealed
        assert not objectives.forbids_attack(table, who("albrecht"))
        assert not objectives.forbids_card(table, kind("joyride"))


@pytest.mark.example("EX-54")
@pytest.mark.clause("CROW-OBJ-12", "CROW-PLT-24")
def test_a_protected_building_could_not_be_set_on_fire_by_a_card_either() -> None:
    table = night(objective="stay_in_the_ground", eric_draven="a1_a")
    assert not fire.could_be_set_on_fire(table, named("graveyard"))
    assert fire.could_be_set_on_fire(table, named("church"))


# What the Crow player can notice


@pytest.mark.clause("CROW-OBJ-03", "CROW-INF-01")
def test_nothing_that_happens_before_the_reveal_tells_the_objectives_apart() -> None:
    told = set()
    for objective in CARDS:
        table = night(active="skank", skank="14,14", objective=objective, seed=5)
        dice(table, "flame wing wing")
        do(table, "fire arcade_games", "fire arcade_games", "end", "end")
        told.add((str(table.view(CROW)), str(table.options(CROW)), tuple(news(table, to=CROW))))
    assert len(told) == 1


@pytest.mark.clause("CROW-OBJ-03", "CROW-INF-01")
def test_the_captain_is_asked_for_a_free_attack_whatever_the_objective_is() -> None:
    told = set()
    for objective in CARDS:
        table = night(objective=objective, funboy="8,2", the_crow="dravens_loft", eric_draven="a1_a")
        gang.give_free_action(table, ATTACK_ACTION, 0)
        table.advance()
        told.add((tuple(table.actors()), str(table.view(CROW))))
        assert can(table, "pick funboy") == (objective != "clip_its_wings")
        assert can(table, "pass")
    assert len(told) == 1


def test_a_gangster_who_is_chosen_for_a_free_attack_has_a_target_in_every_world_that_is_imagined() -> None:
    table = night(funboy="8,2", the_crow="dravens_loft", eric_draven="a1_a")
    gang.give_free_action(table, ATTACK_ACTION, 0)
    table.advance()
    do(table, "pick funboy")
    for seed in range(30):
        assert legal(table.imagine(CROW, seed)) == ["attack the_crow"]


@pytest.mark.clause("CROW-OBJ-03")
def test_what_the_gang_does_rules_out_objectives_that_forbid_it() -> None:
    table = night(active="skank", skank="2,6", objective="clip_its_wings")
    dice(table, "wing wing wing")
    do(table, "fire church")
    assert ruled_out(table) == ["ive_been_meaning_to_go_to_church", "lullaby_for_sarah", "wake_the_gods"]
    for seed in range(20):
        assert zone(table.imagine(CROW, seed), "objective", GANG) not in ruled_out(table)


@pytest.mark.clause("CROW-OBJ-13")
def test_attacks_and_cards_rule_out_objectives_too() -> None:
    table = night(objective="lights_out_downtown")
    before = int(table.barrier)
    objectives.rule_out_attack(table, who("the_crow"))
    assert ruled_out(table) == ["clip_its_wings"]
    assert table.barrier == before + 1
    objectives.rule_out_card(table, kind("theyve_taken_sarah"))
    assert ruled_out(table) == ["lullaby_for_sarah", "clip_its_wings"]


@pytest.mark.clause("CROW-OBJ-04")
def test_an_objective_that_is_met_but_not_revealed_is_ruled_out() -> None:
    table = night(burning=["police_station", "dravens_loft"], objective="clip_its_wings")
    ablaze(table, "maxi_dogs")
    assert not is_revealed(table)
    assert ruled_out(table) == ["ive_been_meaning_to_go_to_church", "stay_in_the_ground", "lullaby_for_sarah"]


def test_nothing_is_ruled_out_after_the_reveal() -> None:
    table = night(active="skank", skank="2,6", revealed=True)
    dice(table, "wing wing wing")
    do(table, "fire church")
    assert ruled_out(table) == []


# Basic Objective


@pytest.mark.example("EX-35")
@pytest.mark.clause("CROW-OBJ-04", "CROW-OBJ-05", "CROW-OBJ-10")
def test_the_objective_is_revealed_when_its_basic_part_is_met() -> None:
    table = night(active="skank", skank="6,7", burning=["police_station", "dravens_loft"], fire={"maxi_dogs": 1})
    dice(table, "flame wing wing")
    do(table, "fire maxi_dogs")
    assert zone(table, "objective") == "ive_been_meaning_to_go_to_church"
    assert news(table, "caught-fire", "drew-plot", "objective-revealed") == [
        "caught-fire maxi_dogs",
        "drew-plot gang ?",
        "objective-revealed ive_been_meaning_to_go_to_church",
    ]
    assert not objectives.forbids_fire(table, named("church"))


@pytest.mark.clause("CROW-OBJ-05")
def test_the_check_comes_after_the_burn_rolls() -> None:
    burning = ["police_station", "dravens_loft"]
    table = night(active="skank", skank="6,7", burning=burning, fire={"maxi_dogs": 1}, the_crow="maxi_dogs")
    dice(table, "flame wing wing", "wing wing")
    do(table, "fire maxi_dogs")
    assert [line.split()[0] for line in news(table, "burn-rolled", "objective-revealed")] == [
        "burn-rolled",
        "objective-revealed",
    ]


@pytest.mark.clause("CROW-OBJ-05")
def test_the_check_is_made_on_the_crow_turn_too() -> None:
    table = night(turn="crow", burning=["police_station", "dravens_loft"], fire={"maxi_dogs": 2}, albrecht="6,7")
    do(table, "move albrecht", "to 6,17")
    assert is_revealed(table)


@pytest.mark.clause("CROW-OBJ-05", "CROW-FIR-14")
def test_the_check_is_made_between_two_buildings_that_start_burning_at_once() -> None:
    table = night(burning=["police_station", "arcade_games"])
    fire.add_fire(table, named("hospital"), 3)
    ablaze(table, "maxi_dogs")
    do(table, "on maxi_dogs")
    assert news(table, "caught-fire", "objective-revealed") == [
        "caught-fire maxi_dogs",
        "objective-revealed ive_been_meaning_to_go_to_church",
        "caught-fire hospital",
    ]


@pytest.mark.clause("CROW-OBJ-10")
def test_the_church_does_not_count_for_its_own_objective() -> None:
    table = night(burning=["police_station", "maxi_dogs", "church"])
    assert objectives.progress(table, GAME.box.objectives[0]) == 6


@pytest.mark.example("EX-36")
@pytest.mark.clause("CROW-OBJ-06", "CROW-PLT-21")
def test_a_revealed_objective_stays_active_when_buildings_are_restored() -> None:
    table = night(turn="crow", burning=EIGHT, revealed=True, crow_hand="sky_oughta_be_red", eric_draven="b1_b")
    do(table, "play sky_oughta_be_red")
    do(table, "on police_station")
    assert objectives.progress(table, GAME.box.objectives[0]) == 5
    assert is_revealed(table)
    ablaze(table, "church")
    assert winner(table) == "gang"


@pytest.mark.clause("CROW-OBJ-06")
def test_another_fire_changes_nothing_about_a_revealed_objective() -> None:
    table = night(burning=["maxi_dogs"], revealed=True)
    ablaze(table, "arcade_games")
    assert table.is_revealed()
    assert news(table, "objective-revealed") == []
    assert ruled_out(table) == []


def test_a_reveal_cannot_be_taken_back_by_the_gang_that_knew_the_card() -> None:
    table = night(burning=EIGHT)
    table.actor_bit = 1 << GANG
    before = int(table.barrier)
    objectives.after_burning(table)
    assert table.is_revealed()
    assert table.barrier > before


@pytest.mark.example("EX-36")
@pytest.mark.clause("CROW-OBJ-07")
def test_a_building_restored_before_the_reveal_does_not_count() -> None:
    table = night(burning=["police_station", "dravens_loft"])
    fire.restore(table, named("police_station"))
    ablaze(table, "maxi_dogs")
    assert not is_revealed(table)


@pytest.mark.clause("CROW-OBJ-07")
def test_totals_count_printed_strength() -> None:
    table = night(burning=EIGHT, albrecht="6,9")
    assert objectives.progress(table, GAME.box.objectives[0]) == 9


@pytest.mark.clause("CROW-OBJ-08")
def test_the_pawn_shop_the_pit_and_regular_buildings_never_count() -> None:
    table = night(burning=["pit", "pawn_shop", "a1_a", "a1_c", "maxi_dogs"], options={"fire_pit": True})
    assert [int(objectives.progress(table, objective)) for objective in GAME.box.objectives] == [2, 2, 2, 2, 2, 2, 1]


@pytest.mark.clause("CROW-OBJ-11")
def test_wake_the_gods_counts_buildings() -> None:
    burning = ["maxi_dogs", "arcade_games", "hospital", "church"]
    table = night(burning=burning, objective="wake_the_gods")
    ablaze(table, "dravens_loft")
    assert is_revealed(table)
    fewer = night(burning=burning[1:], objective="wake_the_gods")
    ablaze(fewer, "dravens_loft")
    assert not is_revealed(fewer)


# Showdown


@pytest.mark.clause("CROW-WIN-03", "CROW-OBJ-09", "CROW-OBJ-11")
@pytest.mark.parametrize(("objective", "name", "space"), [row for row in RESTRICTED if row[0] != "lullaby_for_sarah"])
def test_burning_the_last_target_wins(objective: str, name: str, space: str) -> None:
    need = {"church": 3, "police_station": 3, "dravens_loft": 2, "graveyard": 3, "hospital": 2}[name]
    table = night(
        active="skank", skank=space, objective=objective, revealed=True, fire={name: need}, eric_draven="a1_a"
    )
    dice(table, "flame wing wing")
    do(table, f"fire {name}")
    assert winner(table) == "gang"
    assert news(table, "caught-fire", "drew-plot", "showdown-won", "won") == [
        f"caught-fire {name}",
        f"showdown-won {objective}",
        "won gang",
    ]


@pytest.mark.clause("CROW-OBJ-09")
def test_a_showdown_counts_only_after_the_reveal() -> None:
    table = night(sarah="church", down=["sarah"], objective="lullaby_for_sarah", turn="crow")
    do(table, "end")
    assert winner(table) is None


@pytest.mark.clause("CROW-OBJ-09")
def test_other_buildings_do_not_win() -> None:
    table = night(active="skank", skank="14,16", fire={"hospital": 2}, revealed=True)
    dice(table, "flame wing wing")
    do(table, "fire hospital")
    assert burns(table, "hospital")
    assert winner(table) is None


@pytest.mark.example("EX-57")
@pytest.mark.clause("CROW-TRN-06", "CROW-WIN-03")
def test_sarah_in_the_church_at_the_start_of_a_gang_turn_wins() -> None:
    table = night(turn="crow", sarah="church", down=["sarah"], objective="lullaby_for_sarah", revealed=True)
    do(table, "end")
    assert winner(table) == "gang"


@pytest.mark.example("EX-57")
@pytest.mark.clause("CROW-WIN-03")
def test_the_burning_church_wins_at_once_with_sarah_in_it() -> None:
    table = night(sarah="church", down=["sarah"], objective="lullaby_for_sarah", revealed=True)
    ablaze(table, "church")
    assert winner(table) == "gang"
    assert news(table, "drew-plot") == []


@pytest.mark.example("EX-57")
def test_the_crow_player_can_still_rescue_sarah() -> None:
    held: dict[str, Any] = {"sarah": "church", "eric_draven": "church", "objective": "lullaby_for_sarah"}
    table = night(turn="crow", down=["sarah"], revealed=True, **held)
    do(table, "rescue", "to 6,16", "end")
    assert winner(table) is None


@pytest.mark.clause("CROW-WIN-03", "CROW-OBJ-11")
@pytest.mark.parametrize(
    ("attacker", "target", "wins"),
    [
        ("myca", "the_crow", True),
        ("grange", "the_crow", True),
        ("top_dollar", "the_crow", True),
        ("skank", "the_crow", False),
        ("myca", "albrecht", False),
    ],
)
def test_clip_its_wings_wants_a_wound_by_one_of_three(attacker: str, target: str, wins: bool) -> None:
    table = night(objective="clip_its_wings", revealed=True)
    objectives.is_wounded(table, who(target), who(attacker))
    assert (winner(table) == "gang") == wins
