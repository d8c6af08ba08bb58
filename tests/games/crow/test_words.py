"""The sentences of The Crow."""

from __future__ import annotations

import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.rules.named import NAMES as NAMED_BUILDINGS
from tabletown.games.crow.rules.people import NAMES as CHARACTERS
from tabletown.kernel.records import Message
from tabletown.kernel.state import State
from tests.games.crow.night import CROW, code_of, dice, do, night, on_eric, on_funboy
from tests.games.table import NAMES, prompt, worked_out


@pytest.mark.parametrize(
    ("phrase", "sentence"),
    [
        ("move the_crow", "Move The Crow"),
        ("attack eric_draven", "Attack Eric Draven"),
        ("fire dravens_loft", "Set fire to Draven's Loft"),
        ("recover albrecht", "Stand Officer Albrecht up"),
        ("on church", "The Church"),
        ("on nw-1", "Regular building: the Bakery"),
        ("to 5,4", "Elm and 6th"),
        ("swap myca grange", "Swap Myca and Grange"),
        ("play thirty_hours_of_pain", "Play 30 Hours of Pain"),
        ("position 2", "Place 2 from the top"),
    ],
)
def test_actions_are_said_in_the_words_of_the_game(phrase: str, sentence: str) -> None:
    assert GAME.say(GAME.describe(code_of(night(), phrase)).message, NAMES) == sentence


def test_names_are_those_of_the_content() -> None:
    for who, entry in zip(CHARACTERS, GAME.content.entries("characters"), strict=True):
        assert GAME.say(Message("who-name", {"who": who})) == entry["name"]
    for building, entry in zip(NAMED_BUILDINGS, GAME.content.entries("buildings"), strict=True):
        assert GAME.say(Message("building-title", {"building": building})).endswith(str(entry["name"]))
    for table in ("plot_cards", "objectives"):
        for entry in GAME.content.entries(table):
            assert GAME.say(GAME.piece(str(entry["id"]))) == entry["name"]
    assert GAME.say(GAME.piece("t_bird_token")) == "the token of T-Bird"


def test_prompts_say_what_to_do_or_whom_to_wait_for() -> None:
    assert prompt(night(active="skank"), 1) == "Choose an action for Skank."
    assert prompt(night(active="skank"), CROW) == "Waiting for Ben."
    assert prompt(night(turn="crow"), CROW) == "Choose what to do, or end the turn."


@pytest.mark.clause("CROW-OPT-05", "CROW-ERI-12")
@pytest.mark.parametrize("side", ["crow", "gang"])
def test_with_early_demise_nobody_is_told_that_eric_dies_only_while_the_boss_is_out(side: str) -> None:
    for id in ("table-briefing", "table-tip-boss"):
        usual = GAME.say(Message(id, {"side": side, "early": "no"}))
        early = GAME.say(Message(id, {"side": side, "early": "yes"}))
        assert "at any time" not in usual
        assert "while Top Dollar is on the streets" not in early
        assert "From then on" not in early
        assert (usual == early) is (id == "table-tip-boss" and side == "gang")
    for id in ("table-mortal", "table-moment-about"):
        assert GAME.say(Message(id, {"kind": "boss-out"})) == "At zero health Eric dies."


@pytest.mark.clause("CROW-ATK-02", "CROW-ATK-03")
def test_a_crow_that_lies_beside_eric_is_not_said_to_be_far_away() -> None:
    table = night(turn="crow", down=["the_crow"])
    assert worked_out(table)["covered"] == 0
    assert GAME.say(Message("table-covered", {"covered": "no"})) == "The Crow does not help: Eric cannot defend."


@pytest.mark.clause("CROW-GNG-02", "CROW-PLT-04")
def test_when_everybody_has_acted_only_cards_and_the_end_are_asked_for() -> None:
    assert prompt(night(), 1) == "Choose the gangster who acts next."
    done = night(acted=["t_bird", "funboy", "tin_tin", "skank", "myca", "grange"], gang_hand="joyride")
    assert prompt(done, 1) == "No gangster is left to act: play a Plot card, or end the turn."


@pytest.mark.clause("CROW-PWR-13", "CROW-PWR-14", "CROW-PLT-25")
def test_a_free_action_is_asked_for_by_its_kind() -> None:
    for roll, kind in (("wing wing skull", "Move action"), ("fist fist skull", "Attack action")):
        table = on_eric()
        dice(table, roll)
        do(table, "attack eric_draven")
        assert prompt(table, 1) == f"Which gangster takes a free {kind}?"
    table = night(gang_hand="disorder_chaos_anarchy")
    do(table, "play disorder_chaos_anarchy")
    assert prompt(table, 1) == "Which gangster takes a free action of any kind?"


def passing(table: State) -> str:
    """What it is called here to go no further."""
    seat = table.actors()[0]
    return next(GAME.say(option.message) for option in table.options(seat) if option.verb == "pass")


def test_to_go_no_further_is_called_by_what_it_means() -> None:
    assert passing(night(active="skank")) == "Done"
    table = on_funboy()
    dice(table, "blade blade wing skull flame")
    do(table, "attack funboy")
    assert passing(table) == "Keep the dice"
    do(table, "power blade", "reroll wing")
    assert passing(table) == "Reroll what is picked up"
    assert prompt(table, CROW) == "Playing With Knives: pick up to two other dice to reroll."
