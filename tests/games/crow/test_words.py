"""The sentences of The Crow."""

from __future__ import annotations

import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.rules.words import CHARACTERS, NAMED_BUILDINGS
from tabletown.kernel.shown import Message
from tabletown.kernel.state import State
from tests.games.crow.night import CROW, code_of, dice, do, night, on_funboy
from tests.games.table import NAMES, prompt


@pytest.mark.parametrize(
    ("phrase", "sentence"),
    [
        ("move the_crow", "Move The Crow"),
        ("attack eric_draven", "Attack Eric Draven"),
        ("fire dravens_loft", "Set fire to Draven's Loft"),
        ("recover albrecht", "Stand Officer Albrecht up"),
        ("on church", "The Church"),
        ("on nw-1", "Building nw-1"),
        ("to 5,4", "Space E6"),
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
