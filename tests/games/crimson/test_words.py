"""Everything that the game says can be said, to the player who acts and to the others."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tabletown.games.crimson import GAME
from tabletown.games.crimson.game import Crimson
from tabletown.games.crimson.rules import KEEP, USE, Town
from tabletown.kernel.game import PIECE, SEAT, EventKind, GameOption
from tabletown.kernel.memory import Entry
from tabletown.kernel.setup import Value
from tabletown.kernel.shown import Message
from tabletown.kernel.state import State
from tabletown.kernel.step import Choice, Sealed
from tests.games.crimson.town import ERIK, MARTIN, ONLOOKER, PATRICK, VARIANT, discard, pack, town, wander
from tests.sentences import Heard, parts, sentence_ids

NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve"]
VERBS = ["draw", "keep", "use", "place", "discard"]


def sample(kind: EventKind, seat: int) -> list[Entry]:
    """Events of this kind with every word and every citizen that can be in them."""
    ranges: list[range] = []
    for field in kind.fields.values():
        if field == SEAT:
            ranges.append(range(seat, seat + 1))
        elif field == PIECE:
            ranges.append(range(len(GAME.layout.kinds)))
        elif isinstance(field, tuple):
            ranges.append(range(len(field)))
        else:
            ranges.append(range(1, 3))
    number = [known.name for known in GAME.events].index(kind.name)
    padded = [(*values, 0, 0, 0) for values in product(*ranges)]
    return [Entry(number, values[0], values[1], values[2], seen=1) for values in padded]


def said(kind: EventKind, actor: int, reader: int | None, bit: int = 1) -> list[str]:
    sentences = []
    for entry in sample(kind, actor):
        message = GAME.event(entry, bit).message
        assert message is not None
        sentences.append(GAME.say(message, NAMES, reader))
    return sentences


@pytest.mark.parametrize("kind", GAME.events, ids=[kind.name for kind in GAME.events])
@pytest.mark.parametrize("reader", [MARTIN, PATRICK, ONLOOKER])
def test_every_event_can_be_told(kind: EventKind, reader: int | None) -> None:
    sentences = said(kind, MARTIN, reader)
    assert len(set(sentences)) == len(sentences) > 0


@pytest.mark.parametrize("kind", [kind for kind in GAME.events if "seat" in kind.fields], ids=lambda kind: kind.name)
def test_the_actor_is_called_you_and_the_others_by_name(kind: EventKind) -> None:
    for own, others in zip(said(kind, MARTIN, MARTIN), said(kind, MARTIN, PATRICK), strict=True):
        assert "You" in own
        assert "Ben" not in own
        assert "Ben" in others
        assert "You" not in others


@pytest.mark.parametrize("kind", GAME.events, ids=[kind.name for kind in GAME.events])
def test_every_event_names_a_clause_of_the_rulebook(kind: EventKind) -> None:
    assert kind.clause in GAME.rulebook.by_id


def test_a_drawn_card_is_told_to_the_others_without_its_name() -> None:
    drew = next(kind for kind in GAME.events if kind.name == "drew")
    assert set(said(drew, MARTIN, PATRICK, bit=2)) == {"Ben draws a citizen."}


@pytest.mark.parametrize("code", range(GAME.layout.actions))
def test_every_action_can_be_said_and_names_a_clause(code: int) -> None:
    option = GAME.describe(code)
    assert option.verb in VERBS
    assert GAME.say(option.message, NAMES, PATRICK)
    assert option.clause in GAME.rulebook.by_id


def test_no_two_actions_are_called_the_same() -> None:
    options = [GAME.describe(code) for code in range(GAME.layout.actions)]
    assert len({GAME.say(option.message) for option in options}) == GAME.layout.actions
    assert len({option.elements for option in options}) == GAME.layout.actions


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_every_option_of_the_game_can_be_said_and_names_a_clause(option: GameOption) -> None:
    assert GAME.say(Message(f"option-{option.name}"))
    assert GAME.say(Message(f"text-{option.name}"))
    assert option.clause in GAME.rulebook.by_id


@pytest.mark.parametrize("kind", GAME.layout.kinds)
def test_every_citizen_is_called_by_colour_and_value(kind: str) -> None:
    colour, value = kind.split("-")
    assert GAME.say(GAME.piece(kind)) == f"{colour.capitalize()} {value}"


def test_every_suburb_has_the_name_that_the_content_gives_it() -> None:
    for entry in GAME.content.entries("colour"):
        assert GAME.say(GAME.suburb(str(entry["id"]))) == entry["suburb_name"]
        assert GAME.say(Message("row-name", {"row": str(entry["id"])})) == entry["suburb_name"]


def test_whoever_has_to_choose_is_asked_and_nobody_else() -> None:
    waiting = {step.name for step in GAME.steps if isinstance(step, Choice | Sealed)}
    prompts = {id.removeprefix("prompt-") for id in sentence_ids(GAME) if id.startswith("prompt-")}
    assert prompts == waiting | {"over", "wait", "wait-several"}


def prompt(table: State, seat: int) -> str:
    return GAME.say(GAME.prompt(table, seat), NAMES, seat)


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


def lines(table: State, reader: int | None) -> list[str]:
    return GAME.text(table.view(reader), NAMES).splitlines()


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


@pytest.mark.parametrize(("seats", "options"), GAME.setups())
def test_every_position_can_be_put_into_words_for_everybody(seats: int, options: dict[str, Value]) -> None:
    table = GAME.new(seats, seed=5, options=options)
    for turn, _ in enumerate(wander(table, seed=5)):
        for reader in [*range(seats), ONLOOKER] if turn % 8 == 0 or table.over else []:
            text = GAME.text(table.view(reader), NAMES)
            assert "{" not in text
            assert "None" not in text


def test_no_sentence_is_left_over() -> None:
    """Refusals are tried out with the refusals, prompts above."""
    game = Crimson(GAME.folder)
    heard = Heard(game)
    game.messages = heard
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
    full = town(rows={"red": "1 1 | 1 2 2"}, hands={PATRICK: "red-4 blue-1"})
    for table in tables:
        game.text(table.view(PATRICK), NAMES)
    game.text(town().view(PATRICK))
    for code in range(game.layout.actions):
        game.say(game.describe(code).message)
        game.say(game.refusal(full, PATRICK, code).message)
    for kind in game.events:
        for entry in sample(kind, PATRICK):
            for bit in (1, 2) if kind.name == "drew" else (1,):
                message = game.event(entry, bit).message
                assert message is not None
                game.say(message)
    for option in game.options:
        game.say(Message(f"option-{option.name}"))
    for seats, two_players in ((2, False), (3, True)):
        wrong = game.check_options(seats, {"two_players": two_players})
        assert wrong is not None
        game.say(wrong)
    silent = sentence_ids(GAME) - heard.ids - parts(GAME)
    assert {
        id for id in silent if not id.startswith(("refuse-", "prompt-", "hint-", "game-", "lab-", "table-"))
    } == set()


def test_the_variant_says_how_many_cards_the_pack_lets_a_player_hold(tmp_path: Path) -> None:
    assert "never more than 6 in hand" in GAME.messages.words("option-one_action")
    game = pack(tmp_path, "[game.limits]\nvariant_hand_limit = 4\n")
    assert "never more than 4 in hand" in game.messages.words("option-one_action")
