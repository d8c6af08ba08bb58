"""The table in plain lines: everything that is in the view, and nothing else."""

from __future__ import annotations

import msgspec
import pytest

from tabletown.games.crow import GAME
from tabletown.kernel.records import View
from tabletown.kernel.step import Choice
from tests.games.crow.night import CROW, GANG, dice, do, night, on_funboy
from tests.games.table import NAMES, ONLOOKER, lines

OTHERWISE = {"city": 5, "where": 331, "token": 100, "bomb": 3, "active": 2, "attacker": 1, "target": 9, "spot": 101}
"""Other values than those in `rich`, where one more would not do."""


def rich() -> View:
    """A view in which nearly everything is there."""
    table = night(
        4,
        active="skank",
        fire={"church": 1},
        burning=["maxi_dogs", "a1_a"],
        tokens={"t_bird": "5,5"},
        t_bird="dead",
        bomb="hospital",
        top_dollar="2,3",
        objective="clip_its_wings",
        gang_hand="joyride",
        crow_discard="boo talons",
    )
    view = table.view(GANG)
    attack = {"attacker": 3, "target": 8, "spot": 330, "dice": 3, "roll": [2, 1, 0, 0, 0, 0]}
    return msgspec.structs.replace(view, numbers={**view.numbers, **attack})


def changed(view: View, name: str, i: int | None) -> View:
    """The same view with one number that is different."""
    value = view.numbers[name]
    if isinstance(value, list):
        assert i is not None
        other = OTHERWISE.get(name, 1 - value[i] if value[i] in (0, 1) else value[i] + 1)
        return msgspec.structs.replace(view, numbers={**view.numbers, name: [*value[:i], other, *value[i + 1 :]]})
    other = OTHERWISE.get(name, 1 - value if value in (0, 1) else value + 1)
    return msgspec.structs.replace(view, numbers={**view.numbers, name: other})


def places() -> list[tuple[str, int | None]]:
    """Every number of a view; sites and the winner have tests of their own, and some buildings are not there."""
    found: list[tuple[str, int | None]] = []
    for name, value in rich().numbers.items():
        if isinstance(value, list):
            found += [(name, i) for i in range(len(value)) if name != "site" and (name != "burning" or i % 10 < 8)]
        elif name != "winner":
            found.append((name, None))
    return found


@pytest.mark.clause("CROW-INF-07")
@pytest.mark.parametrize(("name", "i"), places())
def test_every_public_number_shows_in_the_text(name: str, i: int | None) -> None:
    view = rich()
    assert GAME.text(changed(view, name, i)) != GAME.text(view)


def test_where_the_named_buildings_are_shows_in_the_text() -> None:
    view = rich()
    sites = view.numbers["site"]
    assert isinstance(sites, list)
    swapped = msgspec.structs.replace(
        view, numbers={**view.numbers, "site": [*sites[:5], sites[6], sites[5], *sites[7:]]}
    )
    assert GAME.text(swapped) != GAME.text(view)


def test_the_winner_shows_in_the_text() -> None:
    view = msgspec.structs.replace(rich(), over=True, actors=[], step="")
    told = {}
    for winner in (-1, 0, 1):
        numbers = {**view.numbers, "winner": winner}
        told[winner] = GAME.text(msgspec.structs.replace(view, numbers=numbers)).splitlines()
    assert "Nobody has won" in told[-1]
    assert "The Crow player wins." in told[0]
    assert "The gang wins." in told[1]


def test_every_known_piece_shows_in_the_text() -> None:
    view = rich()
    for zone, pieces in view.zones.items():
        for kind in pieces:
            if kind is not None:
                assert GAME.say(GAME.piece(kind)) in GAME.text(view), zone


def test_every_choice_has_words() -> None:
    view = rich()
    for step in GAME.steps:
        if isinstance(step, Choice):
            told = GAME.text(msgspec.structs.replace(view, step=step.name), NAMES)
            assert f"You choose: {step.name}\n" not in told


@pytest.mark.clause("CROW-OBJ-03", "CROW-INF-01")
def test_the_objective_shows_to_the_gang_only() -> None:
    table = night(3)
    assert "The gang's Objective, still secret: I've Been Meaning to Go to Church" in lines(table, 2)
    for reader in (CROW, ONLOOKER):
        assert "The gang's Objective is secret" in lines(table, reader)
        assert not any("Church" in line and "Objective" in line for line in lines(table, reader))


@pytest.mark.clause("CROW-OBJ-04")
def test_a_revealed_objective_shows_to_everybody_with_its_three_parts() -> None:
    told = lines(night(revealed=True, burning=["police_station"]), CROW)
    assert "The gang's Objective, revealed: I've Been Meaning to Go to Church" in told
    assert "    Restriction: The Church may not be set on fire." in told
    assert any(line.startswith("    Basic Objective:") and line.endswith(" 4 of 8") for line in told)
    assert "    Showdown: The Church starts burning." in told


def test_what_is_ruled_out_shows_to_everybody() -> None:
    table = night()
    view = table.view(CROW)
    told = GAME.text(msgspec.structs.replace(view, numbers={**view.numbers, "ruled_out": [0, 1, 0, 0, 0, 0, 0]}))
    assert "Not the Objective, for all to see: Lights Out Downtown" in told.splitlines()


def test_the_top_of_the_death_list_shows_to_the_crow_player_only() -> None:
    table = night(death_list="funboy skank t_bird tin_tin")
    assert "Death List, top first: the token of Funboy, ?, ?, ?" in lines(table, CROW)
    assert "Death List, top first: ?, ?, ?, ?" in lines(table, GANG)


def test_a_hand_shows_to_its_side_with_what_the_cards_do() -> None:
    table = night(3, gang_hand="joyride", crow_hand="boo boo")
    assert "Plot hand of the gang: Joyride" in lines(table, 2)
    assert "Plot hand of the Crow player: 2 that you do not know" in lines(table, 2)
    assert "Plot hand of the Crow player: Boo., Boo." in lines(table, CROW)
    assert "Plot hand of the gang: one that you do not know" in lines(table, CROW)


def test_buildings_tell_their_fire_and_who_protects_them() -> None:
    told = lines(night(albrecht="2,4", fire={"church": 3}, burning=["maxi_dogs", "a1_a"]))
    church = "    the Church, building nw-2, spaces D1 to F2: strength 4, 3 of 6 fire tokens, protected by Albrecht"
    assert church in told
    assert "    Maxi-Dogs, building nw-8, spaces H8 to I9: strength 2, burning" in told
    assert any("the Bakery (nw-1) on A1 to B2 (burning)" in line for line in told)


@pytest.mark.clause("CROW-FIR-10")
def test_a_burning_building_is_not_told_to_be_protected() -> None:
    told = lines(night(albrecht="2,4", burning=["church"]))
    assert "    the Church, building nw-2, spaces D1 to F2: strength 4, burning" in told
    assert not any("protected" in line for line in told)


@pytest.mark.clause("CROW-PWR-07", "CROW-BLD-04")
def test_what_an_attack_still_gives_is_not_told_when_it_is_over() -> None:
    table = on_funboy()
    dice(table, "fist fist wing skull flame", "fist wing wing")
    do(table, "attack funboy")
    assert "    Free attacks to come: 1" in lines(table)
    do(table, "pass")
    assert not any("Free attacks" in line for line in lines(table))
    table = night(active="tin_tin", tin_tin="6,4", eric_draven="a1_g", the_crow="b1_c")
    dice(table, "fist wing skull")
    do(table, "attack eric_draven")
    assert "    Rerolls left: 1" in lines(table)
    do(table, "pass")
    assert not any("Rerolls" in line for line in lines(table))


@pytest.mark.clause("CROW-BLD-06")
def test_a_recover_action_is_not_told_any_more_in_the_gangs_turn() -> None:
    table = night(turn="crow", down=["the_crow"])
    do(table, "recover the_crow")
    assert "There has been a recover action in this turn" in lines(table)
    do(table, "end")
    assert "There has been a recover action in this turn" not in lines(table)


def test_characters_tell_where_they_are_and_what_they_can_do() -> None:
    told = lines(night(skank="6,7", down=["skank"], the_crow="church"))
    assert "    Skank: on Hazel and 7th (H7), north-west, incapacitated; skills: none; still to act" in told
    assert "    The Crow: at the Church, north-west; skills: flies, Defense 4" in told


def test_possible_attacks_and_fires_tell_their_odds() -> None:
    told = lines(night(skank="6,7", fire={"maxi_dogs": 1}))
    assert "    Skank sets fire to Maxi-Dogs: 3 dice, 1 to go, 42.1 percent" in told
