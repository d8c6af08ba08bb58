"""Everything that a game says can be said, to the player who acts and to the others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

from tabletown.kernel.events import EventKind
from tabletown.kernel.game import Game
from tabletown.kernel.records import Message
from tabletown.kernel.step import Choice, Sealed
from tests.free.games import game_of, games, registered, some_positions, some_setups
from tests.games.table import NAMES, ONLOOKER
from tests.sentences import listened_to, sentence_ids, tellings

ANN, BEN = 0, 1
YOU = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)
ELSEWHERE = (
    "game-", "hint-", "warning-", "puzzle-", "plain-", "prompt-", "refuse-", "table-", "text-", "ui-", "lab-",
)  # fmt: skip
"""Sentences that are said where they can be tried out: prompts and tables in other tests, refusals and texts by each
game for itself, the plain text in tests of the kernel. So are those of actions where a position tells more of them."""


def said(game: Game, kind: EventKind, reader: int | None) -> list[str]:
    """What somebody hears of an event that has to do with Ben."""
    return [game.say(message, NAMES, reader) for message in tellings(game, kind, BEN)]


def may_be_hidden(game: Game, kind: EventKind) -> bool:
    return game.messages.has(f"event-{kind.name}-hidden")


# Events


@games
def test_no_two_kinds_of_events_have_the_same_name(slug: str) -> None:
    names = [kind.name for kind in game_of(slug).events]
    assert len(set(names)) == len(names)


@games
def test_every_event_can_be_told(slug: str) -> None:
    game = game_of(slug)
    for kind, reader in product(game.events, (BEN, ANN, ONLOOKER)):
        sentences = said(game, kind, reader)
        assert sentences
        assert [sentence for sentence in sentences if not sentence or "{" in sentence] == []


@games
def test_what_is_hidden_of_an_event_can_be_left_out(slug: str) -> None:
    game = game_of(slug)
    for kind in [kind for kind in game.events if may_be_hidden(game, kind)]:
        for message, reader in product(tellings(game, kind, BEN, hidden=True), (ANN, ONLOOKER)):
            sentence = game.say(message, NAMES, reader)
            assert sentence
            assert "{" not in sentence


@games
def test_events_with_other_words_or_pieces_are_told_in_other_sentences(slug: str) -> None:
    game = game_of(slug)
    for kind, reader in product(game.events, (BEN, ANN, ONLOOKER)):
        sentences = [game.say(message, NAMES, reader) for message in tellings(game, kind, BEN, numbers=[1])]
        assert len(set(sentences)) == len(sentences)


@registered
def test_the_actor_is_called_you_and_the_others_by_name(slug: str) -> None:
    game = game_of(slug)
    for kind in [kind for kind in game.events if "seat" in kind.fields]:
        for own, others in zip(said(game, kind, BEN), said(game, kind, ANN), strict=True):
            assert YOU.search(own)
            assert not own[0].islower()
            assert "Ben" not in own
            assert "Ben" in others
            assert not YOU.search(others)


# Choices


@games
def test_no_two_actions_are_called_the_same(slug: str) -> None:
    game = game_of(slug)
    options = [game.describe(code) for code in range(game.layout.actions)]
    sentences = {game.say(option.message, NAMES) for option in options}
    assert "" not in sentences
    assert len(sentences) == game.layout.actions
    assert len({option.elements for option in options}) == game.layout.actions


@games
def test_every_option_of_the_game_can_be_said(slug: str) -> None:
    game = game_of(slug)
    assert all(game.say(Message(f"option-{option.name}")) for option in game.options)


@games
def test_whoever_has_to_choose_is_asked_and_nobody_else(slug: str) -> None:
    game = game_of(slug)
    waiting = {step.name for step in game.steps if isinstance(step, Choice | Sealed)}
    prompts = {id.removeprefix("prompt-") for id in sentence_ids(game) if id.startswith("prompt-")}
    assert prompts == waiting | {"over", "wait", "wait-several"}


# The whole


@games
def test_every_position_can_be_put_into_words_for_everybody(slug: str) -> None:
    game = game_of(slug)
    for seats, options in some_setups(game):
        for table, reader in product(some_positions(game, seats, options), [*range(seats), ONLOOKER]):
            text = game.text(table.view(reader), NAMES)
            assert "{" not in text
            assert "None" not in text


def declared(game: Game) -> Iterator[Message]:
    """What is said of actions, events, options and ranks, and why options do not go together."""
    for code in range(game.layout.actions):
        yield game.describe(code).message
    for kind in game.events:
        yield from tellings(game, kind, BEN)
        if may_be_hidden(game, kind):
            yield from tellings(game, kind, BEN, hidden=True)
    for option in game.options:
        yield Message(f"option-{option.name}")
        values = [f"option-{option.name}-{value}" for value in option.values]
        yield from [Message(id) for id in values if game.messages.has(id)]
    names = [option.name for option in game.options]
    for seats in range(game.fewest, game.most + 1):
        for chosen in product(*(option.values for option in game.options)):
            wrong = game.check_options(seats, dict(zip(names, chosen, strict=True)))
            if wrong is not None:
                yield wrong
    for seats, options in game.setups():
        yield from [rank.name for rank in game.ranks(seats, options)]


def refusals(game: Game) -> Iterator[Message]:
    """Why whatever is not legal is refused, in some positions."""
    for seats, options in some_setups(game)[:2]:
        for table in some_positions(game, seats, options):
            for seat in table.actors():
                illegal = {*range(game.layout.actions)} - {*table.legal(seat)}
                yield from [game.refusal(table, seat, code).message for code in illegal]


@games
def test_no_sentence_is_left_over(slug: str) -> None:
    game, heard = listened_to(game_of(slug))
    for message in [*declared(game), *refusals(game)]:
        game.say(message)
    here = {f"{game.option(code).verb}-here" for code in range(game.layout.actions)}
    assert {id for id in heard.silent() - here if not id.startswith(ELSEWHERE)} == set()
