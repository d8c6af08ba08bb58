"""Everything that the game says can be said, to the player who acts and to the others."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tabletown.games.trick_city import GAME, TrickCity
from tabletown.games.trick_city.rules.layout import SUITS
from tabletown.kernel.game import PIECE, SEAT, EventKind, GameOption
from tabletown.kernel.memory import Entry
from tabletown.kernel.setup import Value
from tabletown.kernel.shown import Message
from tabletown.kernel.state import State
from tabletown.kernel.step import Choice
from tests.games.trick_city.city import ONLOOKER, RANDOM, STRICT, actor, city, pack, play, run, trick, wander
from tests.sentences import Heard, parts, sentence_ids

NAMES = ["Ann", "Ben", "Cid", "Dot"]
SOME_PIECES = [0, 8, 16, 24, 32, 36, 46, 54]
"""A card of each suit, a wild one, a location, a hero, a Sidekick."""


def sample(kind: EventKind, seat: int) -> list[Entry]:
    """Events of this kind with every word, and with each sort of piece, that can be in them."""
    ranges: list[list[int]] = []
    for field in kind.fields.values():
        if field == SEAT:
            ranges.append([seat])
        elif field == PIECE:
            ranges.append(SOME_PIECES)
        elif isinstance(field, tuple):
            ranges.append(list(range(len(field))))
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


@pytest.mark.parametrize("kind", [kind for kind in GAME.events if "seat" in kind.fields], ids=lambda kind: kind.name)
def test_the_actor_is_called_you_and_the_others_by_name(kind: EventKind) -> None:
    for own, others in zip(said(kind, 1, 1), said(kind, 1, 0), strict=True):
        assert "you" in own.lower()
        assert "Ben" not in own
        assert "Ben" in others
        assert "You" not in others


def test_no_two_actions_are_called_the_same() -> None:
    options = [GAME.describe(code) for code in range(GAME.layout.actions)]
    assert len({GAME.say(option.message, NAMES) for option in options}) == GAME.layout.actions
    assert len({option.elements for option in options}) == GAME.layout.actions


@pytest.mark.parametrize(
    ("elements", "sentence"),
    [
        ("card:hit_red_4 line", "Play Red 4"),
        ("card:hit_wild_6 line suit:blue", "Play Wild 6 as blue"),
        ("card:hit_red_4 power:hero_beacon", "Play Red 4 with Beacon"),
        ("card:hit_red_4 power:hero_comet amount:+2", "Play Red 4 with Comet, +2"),
        ("card:hit_wild_4 power:hero_comet amount:-1 suit:red", "Play Wild 4 with Comet, as red, -1"),
        ("card:hit_red_4 power:hero_gravita target:1", "Play Red 4 with Gravita, on the card on spot 1"),
        ("card:hit_red_4 power:sidekick_tagalong suit:green", "Play Red 4 with Tagalong, as green"),
        ("power:hero_comet", "Choose Comet"),
        ("first:2", "Cid plays first"),
    ],
)
def test_plays_are_said_with_all_their_choices(elements: str, sentence: str) -> None:
    wanted = tuple(elements.split())
    option = next(
        option for option in map(GAME.option, range(GAME.layout.actions)) if set(option.elements) == set(wanted)
    )
    assert GAME.say(option.message, NAMES) == sentence


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_every_option_of_the_game_can_be_said_and_names_a_clause(option: GameOption) -> None:
    assert GAME.say(Message(f"option-{option.name}"))
    assert option.clause in GAME.rulebook.by_id


def test_every_set_of_locations_can_be_said() -> None:
    [sets] = [option.values for option in GAME.options if option.name == "locations"]
    assert [GAME.say(Message(f"option-locations-{name}")) for name in sets] == ["Set A", "Set B", "Either, at random"]


def test_every_suit_has_the_name_that_the_content_gives_it() -> None:
    for entry in GAME.content.entries("suit"):
        card = Message("hit-card", {"suit": str(entry["id"]), "value": 3})
        assert GAME.say(card) == f"{entry['name']} 3"
    assert [entry["id"] for entry in GAME.content.entries("suit")] == list(SUITS)


@pytest.mark.parametrize("table", ["location", "hero", "sidekick"])
def test_cards_with_names_are_called_by_them(table: str) -> None:
    for entry in GAME.content.entries(table):
        assert GAME.say(GAME.piece(str(entry["id"]))) == entry["name"]


def test_whoever_has_to_choose_is_asked_and_nobody_else() -> None:
    waiting = {step.name for step in GAME.steps if isinstance(step, Choice)}
    prompts = {id.removeprefix("prompt-") for id in sentence_ids(GAME) if id.startswith("prompt-")}
    assert prompts == waiting | {"over", "wait", "wait-several"}


def prompt(table: State, seat: int) -> str:
    return GAME.say(GAME.prompt(table, seat), NAMES, seat)


def test_prompts_say_what_to_do_or_whom_to_wait_for() -> None:
    assert prompt(city(hands={0: "red_1"}), 0) == "Play a Hit Card."
    assert prompt(city(hands={0: "red_1"}), 1) == "Waiting for Ann."
    assert prompt(city(3, leader=2), 1) == "Which of you plays first in this trick?"
    choosing = GAME.new(2, seed=1)
    assert prompt(choosing, actor(choosing)) == "Choose your hero for the whole game."
    run(choosing, "choose comet", "choose prism")
    assert prompt(choosing, actor(choosing)) == "Choose the Sidekick that waits in your shield."


# The table in words


def lines(table: State, reader: int | None) -> list[str]:
    return GAME.text(table.view(reader), NAMES).splitlines()


def test_the_text_shows_the_own_hand_and_no_other() -> None:
    table = city(hands={0: "red_1 blue_2", 1: "green_5", 2: "green_4", 3: "green_3"})
    assert "    Your hand: Red 1, Blue 2" in lines(table, 0)
    for reader in (1, 2, 3, ONLOOKER):
        assert not [line for line in lines(table, reader) if "Red 1" in line]


def test_the_text_shows_the_hit_line() -> None:
    table = trick("yellow_6 comet -2", "red_4", "green_5 bulwark", vp=(3, 4), location="riverside_park")
    text = lines(table, ONLOOKER)
    assert "Spot 1: Yellow 6 by Ann with Comet, face down, changed by -2" in text
    assert "Spot 2: Red 4 by Ben, face down" in text
    assert "Spot 3: Green 5 by Cid with Bulwark, green, counts as 4, cannot be flipped" in text
    assert "Spot 4: empty" in text
    assert "Lead suit: green" in text
    assert "Team 1: 3 VP here; locations won: none" in text


def test_the_text_says_who_would_win() -> None:
    assert "As it lies, spot 2 wins the trick: 3 VP" in lines(trick("yellow_6", "yellow_3"), ONLOOKER)
    assert not [line for line in lines(trick("yellow_6", "red_6"), ONLOOKER) if "As it lies" in line]


def test_the_text_explains_the_heroes_on_offer() -> None:
    assert "    Beacon: If your side wins this trick, it earns 2 VP more." in lines(GAME.new(4, seed=1), 0)


def test_the_text_shows_the_shield() -> None:
    table = city(2, shields={0: "c1=red_1 d1=blue_2 d2=green_7"}, sidekicks={0: "biscuit"})
    assert "    Shield: c1 ?, d1 Blue 2, d2 Green 7; Sidekick: Biscuit" in lines(table, 1)


def test_the_text_says_who_cannot_follow() -> None:
    table = trick("yellow_6", "red_1", hands={2: "blue_1"})
    assert "    Holds no yellow card" in lines(table, 3)


@pytest.mark.parametrize(("seats", "options"), GAME.setups()[::5])
def test_every_position_can_be_put_into_words_for_everybody(seats: int, options: dict[str, Value]) -> None:
    table = GAME.new(seats, seed=5, options=options)
    for turn, _ in enumerate(wander(table, seed=5)):
        for reader in [*range(seats), ONLOOKER] if turn % 16 == 0 or table.over else []:
            text = GAME.text(table.view(reader), NAMES)
            assert "{" not in text
            assert "None" not in text


def test_no_sentence_is_left_over() -> None:
    """Refusals are tried out with the refusals, prompts above."""
    game = TrickCity(GAME.folder)
    heard = Heard(game)
    game.messages = heard
    decided = city(3, leader=1, hands={1: "red_1", 2: "red_2"})
    play(decided, "first 1")
    tables: list[State] = [
        GAME.new(2, seed=1),
        GAME.new(2, seed=1, options={**RANDOM, **STRICT}),
        decided,
        trick("green_5 bulwark", "green_8 mirror_mask", hands={2: "blue_1"}, stash=3, location="riverside_park"),
        trick("yellow_6", "red_1", hands={2: "blue_1"}, exhausted=[2], last_winner=0),
        trick("yellow_3", "yellow_6", "yellow_8", "yellow_7", trick=8, trophies=(2, 0)),
    ]
    for table in tables:
        for reader in (0, ONLOOKER):
            game.text(table.view(reader), NAMES)
    game.text(tables[0].view(0))
    for code in range(game.layout.actions):
        game.say(game.describe(code).message)
    for kind in game.events:
        for entry in sample(kind, 0):
            message = game.event(entry, 1).message
            assert message is not None
            game.say(message)
    for option in game.options:
        game.say(Message(f"option-{option.name}"))
    silent = sentence_ids(GAME) - heard.ids - parts(GAME)
    assert {
        id
        for id in silent
        if not id.startswith(("refuse-", "prompt-", "hint-", "game-", "lab-", "table-", "ui-", "option-locations-"))
    } == set()


@pytest.mark.parametrize(("to_win", "words"), [(1, "one location"), (2, "two locations"), (3, "three locations")])
def test_the_goal_says_how_many_locations_win(to_win: int, words: str, tmp_path: Path) -> None:
    game = pack(tmp_path, f"[game.limits]\nlocations_to_win = {to_win}\n")
    assert game.messages.words("game-goal").startswith(f"The side that first wins {words} wins the game.")
