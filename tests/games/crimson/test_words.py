"""The sentences of Crimson Crush, and the table in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletown.games.crimson import GAME
from tabletown.games.crimson.rules import KEEP, USE, Town
from tabletown.kernel.events import EventKind
from tabletown.kernel.game import GameOption
from tabletown.kernel.records import Message
from tabletown.kernel.state import State
from tests.games.crimson.town import ERIK, MARTIN, PATRICK, VARIANT, discard, town
from tests.games.table import NAMES, ONLOOKER, lines, pack, prompt
from tests.sentences import tellings, unread


@pytest.mark.parametrize("kind", GAME.events, ids=lambda kind: kind.name)
@pytest.mark.parametrize("reader", [MARTIN, PATRICK, ONLOOKER])
def test_every_number_of_an_event_is_told(kind: EventKind, reader: int | None) -> None:
    sentences = [GAME.say(message, NAMES, reader) for message in tellings(GAME, kind, MARTIN)]
    assert len(set(sentences)) == len(sentences)


def test_a_drawn_card_is_told_to_the_others_without_its_name() -> None:
    drew = next(kind for kind in GAME.events if kind.name == "drew")
    told = {GAME.say(message, NAMES, PATRICK) for message in tellings(GAME, drew, MARTIN, hidden=True)}
    assert told == {"Ben draws a citizen."}


def test_every_action_has_one_of_five_verbs() -> None:
    verbs = {GAME.describe(code).verb for code in range(GAME.layout.actions)}
    assert verbs == {"draw", "keep", "use", "place", "discard"}


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_every_option_can_be_said_in_the_text(option: GameOption) -> None:
    assert GAME.say(Message(f"text-{option.name}"))


@pytest.mark.parametrize("kind", GAME.layout.kinds)
def test_every_citizen_is_called_by_colour_and_value(kind: str) -> None:
    colour, value = kind.split("-")
    assert GAME.say(GAME.piece(kind)) == f"{colour.capitalize()} {value}"


def test_every_suburb_has_the_name_that_the_content_gives_it() -> None:
    for entry in GAME.content.entries("colour"):
        assert GAME.say(GAME.suburb(str(entry["id"]))) == entry["suburb_name"]
        assert GAME.say(Message("row-name", {"row": str(entry["id"])})) == entry["suburb_name"]


def test_prompts_say_what_to_do_or_whom_to_wait_for() -> None:
    turn = town(turn=MARTIN)
    assert prompt(turn, MARTIN) == "Place a citizen beside its suburb."
    assert prompt(turn, PATRICK) == "Waiting for Ben."
    scoring = town(at="scoring", rows={"blue": "2 | 1"})
    scoring.apply(PATRICK, KEEP)
    assert prompt(scoring, ERIK).startswith("Crimson Crush wins this row.")
    assert prompt(scoring, PATRICK) == "Waiting for the other players."
    assert prompt(town(options=VARIANT), PATRICK) == "Draw a citizen, or place one beside its suburb."
    assert prompt(blocked(), PATRICK) == "Nothing fits: choose a citizen to put under the deck."
    assert prompt(town(at="scoring", points=[[0, 0, 0]] * 2), PATRICK) == "The game is over."


# The table in words


def blocked() -> Town:
    hand = "red-3 red-3 red-3 red-4 red-4 red-5"
    return town(at="draw", rows={"red": "1 1 | 1 2 2"}, hands={PATRICK: hand}, deck_top="red-5")


def test_the_text_shows_the_own_hand_and_no_other() -> None:
    table = town(hands={PATRICK: "red-1 blue-2", MARTIN: "green-5", ERIK: "green-4"})
    assert "    Your hand: Red 1, Blue 2" in lines(table, PATRICK)
    for reader in (MARTIN, ERIK, ONLOOKER):
        assert not [line for line in lines(table, reader) if "Red 1" in line]


def test_the_text_shows_rows_from_top_to_bottom() -> None:
    table = town(options={"shuffled_suburbs": True}, order=["blue", "purple", "red", "green", "yellow"])
    names = [line.split(" (")[0] for line in lines(table, ONLOOKER) if "hero 0, villain 0" in line]
    assert names == ["Harbour", "Theatre Mile", "Old Town", "Garden Hills", "Market Quarter"]


def test_the_text_tells_the_reader_what_was_chosen_in_secret() -> None:
    table = town(at="scoring", rows={"blue": "2 | 1"})
    table.apply(PATRICK, USE)
    table.apply(MARTIN, KEEP)
    assert "You have chosen to play your power card" in lines(table, PATRICK)
    assert "You have chosen to keep your power card" in lines(table, MARTIN)
    assert not [line for line in lines(table, ERIK) + lines(table, ONLOOKER) if "chosen" in line]


def test_the_text_has_the_score_sheet() -> None:
    table = town(at="scoring", points=[[5, -3, 0]], rows={"red": "1 | 2", "blue": "2 | 1"}, hands={0: "red-4"})
    assert lines(table, ONLOOKER)[-5:] == [
        "Round 1: +5, -3, 0",
        "Round 2: -4, 0, 0",
        "Old Town: -4, 0, 0",
        "Market Quarter: 0, 0, 0",
        "Garden Hills: 0, 0, 0",
    ]


def test_no_sentence_of_the_text_is_left_over() -> None:
    tables: list[State] = [
        town(points=[[1, 0, 0]]),
        town(options=VARIANT),
        town(2, options={"two_players": True}),
        town(options={"shuffled_suburbs": True}),
        town(at="scoring", rows={"red": "- | 1", "blue": "2 | 1"}),
        town(at="scoring", points=[[0, 0, 0]] * 2),
        blocked(),
    ]
    for choice in (KEEP, USE):
        decided = town(at="scoring", rows={"blue": "2 | 1"})
        decided.apply(PATRICK, choice)
        tables.append(decided)
    discarded = blocked()
    discard(discarded, PATRICK, "red-3")
    tables.append(discarded)
    assert unread(GAME, tables) == set()


def test_the_variant_says_how_many_cards_the_pack_lets_a_player_hold(tmp_path: Path) -> None:
    assert "never more than 6 in hand" in GAME.messages.words("option-one_action")
    game = pack(GAME, tmp_path, "[game.limits]\nvariant_hand_limit = 4\n")
    assert "never more than 4 in hand" in game.messages.words("option-one_action")
