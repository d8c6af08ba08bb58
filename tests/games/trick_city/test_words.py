"""The sentences of Trick City, and the table in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletown.games.trick_city import GAME
from tabletown.games.trick_city.rules.words import SUITS
from tabletown.kernel.records import Message
from tabletown.kernel.state import State
from tests.games.table import NAMES, ONLOOKER, actor, lines, pack, prompt
from tests.games.trick_city.city import RANDOM, STRICT, city, play, run, trick
from tests.sentences import unread


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


def test_prompts_say_what_to_do_or_whom_to_wait_for() -> None:
    assert prompt(city(hands={0: "red_1"}), 0) == "Play a Hit Card."
    assert prompt(city(hands={0: "red_1"}), 1) == "Waiting for Ann."
    assert prompt(city(3, leader=2), 1) == "Which of you plays first in this trick?"
    choosing = GAME.new(2, seed=1)
    assert prompt(choosing, actor(choosing)) == "Choose your hero for the whole game."
    run(choosing, "choose comet", "choose prism")
    assert prompt(choosing, actor(choosing)) == "Choose the Sidekick that waits in your shield."


# The table in words


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


def test_no_sentence_of_the_text_is_left_over() -> None:
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
    assert unread(GAME, tables) == set()


@pytest.mark.parametrize(("to_win", "words"), [(1, "one location"), (2, "two locations"), (3, "three locations")])
def test_the_goal_says_how_many_locations_win(to_win: int, words: str, tmp_path: Path) -> None:
    game = pack(GAME, tmp_path, f"[game.limits]\nlocations_to_win = {to_win}\n")
    assert game.messages.words("game-goal").startswith(f"The side that first wins {words} wins the game.")
