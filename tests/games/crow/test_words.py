"""Everything that the game says can be said, to the player who acts and to the others."""

from __future__ import annotations

from itertools import product

import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.rules.words import CHARACTERS, NAMED_BUILDINGS
from tabletown.kernel.game import PIECE, SEAT, EventKind, GameOption
from tabletown.kernel.memory import Entry
from tabletown.kernel.setup import Value
from tabletown.kernel.shown import Message
from tabletown.kernel.state import State
from tabletown.kernel.step import Choice
from tests.games.crow.night import CROW, ONLOOKER, code_of, dice, do, night, on_eric, on_funboy, wander
from tests.sentences import sentence_ids

NAMES = ["Ann", "Ben", "Cid", "Dot"]
SOME_PIECES = [0, 20, 34, 41, 46]
"""A Plot card of each side, an Objective, two tokens."""


def sample(kind: EventKind, seat: int) -> list[Entry]:
    """Events of this kind with every word, and with each sort of piece, that can be in them."""
    ranges: list[list[int]] = []
    for field in kind.fields.values():
        if field == SEAT:
            ranges.append([seat])
        elif field == PIECE:
            ranges.append(SOME_PIECES)
        elif isinstance(field, tuple):
            ranges.append(list(range(len(field)))[:: 1 + len(field) // 40])
        else:
            ranges.append([1, 2])
    number = [known.name for known in GAME.events].index(kind.name)
    padded = [(*values, 0, 0, 0) for values in product(*ranges)]
    return [Entry(number, values[0], values[1], values[2], seen=1) for values in padded]


def said(kind: EventKind, actor: int, reader: int | None) -> list[str]:
    sentences = []
    for entry in sample(kind, actor):
        message = GAME.event(entry, 1).message
        assert message is not None
        sentences.append(GAME.say(message, NAMES, reader))
    return sentences


@pytest.mark.parametrize("kind", GAME.events, ids=[kind.name for kind in GAME.events])
@pytest.mark.parametrize("reader", [1, 0, ONLOOKER])
def test_every_event_can_be_told(kind: EventKind, reader: int | None) -> None:
    sentences = said(kind, 1, reader)
    assert sentences
    assert not [sentence for sentence in sentences if "{" in sentence]
    assert kind.clause in GAME.rulebook.by_id


@pytest.mark.parametrize("kind", [kind for kind in GAME.events if "seat" in kind.fields], ids=lambda kind: kind.name)
def test_the_actor_is_called_you_and_the_others_by_name(kind: EventKind) -> None:
    for own, others in zip(said(kind, 1, 1), said(kind, 1, 0), strict=True):
        assert "you" in own.lower()
        assert "Ben" not in own
        assert "Ben" in others


def test_no_two_events_have_the_same_name() -> None:
    names = [kind.name for kind in GAME.events]
    assert len(set(names)) == len(names)


def test_no_two_actions_are_called_the_same() -> None:
    options = [GAME.describe(code) for code in range(GAME.layout.actions)]
    assert len({GAME.say(option.message, NAMES) for option in options}) == GAME.layout.actions
    assert len({option.elements for option in options}) == GAME.layout.actions


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


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_every_option_of_the_game_can_be_said_and_names_a_clause(option: GameOption) -> None:
    assert GAME.say(Message(f"option-{option.name}"))
    assert option.clause in GAME.rulebook.by_id


def test_names_are_those_of_the_content() -> None:
    for who, entry in zip(CHARACTERS, GAME.content.entries("characters"), strict=True):
        assert GAME.say(Message("who-name", {"who": who})) == entry["name"]
    for building, entry in zip(NAMED_BUILDINGS, GAME.content.entries("buildings"), strict=True):
        assert GAME.say(Message("building-title", {"building": building})).endswith(str(entry["name"]))
    for table in ("plot_cards", "objectives"):
        for entry in GAME.content.entries(table):
            assert GAME.say(GAME.piece(str(entry["id"]))) == entry["name"]
    assert GAME.say(GAME.piece("t_bird_token")) == "the token of T-Bird"


def test_whoever_has_to_choose_is_asked_and_nobody_else() -> None:
    waiting = {step.name for step in GAME.steps if isinstance(step, Choice)}
    prompts = {id.removeprefix("prompt-") for id in sentence_ids(GAME) if id.startswith("prompt-")}
    assert prompts == waiting | {"over", "wait", "wait-several"}


def prompt(table: State, seat: int) -> str:
    return GAME.say(GAME.prompt(table, seat), NAMES, seat)


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
    assert GAME.figures(table.view())["covered"] == 0
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


@pytest.mark.parametrize(("seats", "options"), GAME.setups()[::11])
def test_every_position_can_be_put_into_words_for_everybody(seats: int, options: dict[str, Value]) -> None:
    table = GAME.new(seats, seed=5, options=options)
    for turn, _ in enumerate(wander(table, seed=5)):
        for reader in [*range(seats), ONLOOKER] if turn % 64 == 0 or table.over else []:
            text = GAME.text(table.view(reader), NAMES)
            assert "{" not in text
            assert "None" not in text
