"""The sentences that a game has, read from its message files, and those with which it tells what happened."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tabletown.kernel.events import PIECE, SEAT, EventKind
from tabletown.kernel.game import SHARED_MESSAGES, Game
from tabletown.kernel.memory import JournalEntry
from tabletown.kernel.messages import Messages
from tabletown.kernel.records import Message
from tabletown.kernel.state import State

LONGEST_SENTENCE = 20
"""Words, where newcomers are spoken to. Somebody of twelve reads them once."""
SENTENCE = re.compile(r"[.?!:\n]+(?:\s|$)")


def long_ones(texts: list[str]) -> list[str]:
    """The sentences that are too long for newcomers."""
    sentences = [sentence for text in texts for sentence in SENTENCE.split(text)]
    return [sentence for sentence in sentences if len(sentence.split()) > LONGEST_SENTENCE]


def written(path: Path) -> list[str]:
    """The ids of the sentences in a file, in order of the alphabet."""
    entries = parse(path.read_text(encoding="utf-8")).body
    return sorted(entry.id.name for entry in entries if isinstance(entry, ast.Message))


def files(game: Game) -> list[Path]:
    """The sentences that all games share, and the game's own."""
    return [SHARED_MESSAGES, game.folder / "messages.ftl"]


def sentence_ids(game: Game) -> set[str]:
    """The ids of all sentences, those that all games share included."""
    return {message.id.name for message in _messages(game)}


def parts(game: Game) -> set[str]:
    """The ids of sentences that are parts of others."""
    found = _References()
    for message in _messages(game):
        found.visit(message)
    return found.ids


def _messages(game: Game) -> list[ast.Message]:
    entries = [entry for path in files(game) for entry in parse(path.read_text(encoding="utf-8")).body]
    return [entry for entry in entries if isinstance(entry, ast.Message)]


ANOTHER = 2
"""A seat that something is done to, not the one that does it."""


class _References(Visitor):
    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.ids.add(node.id.name)


def tellings(
    game: Game, kind: EventKind, seat: int, *, numbers: Sequence[int] = (1, 2), hidden: bool = False
) -> list[Message]:
    """Events of this kind, by this seat, with every word and every piece that can be in them, and with these numbers;
    as they are told to somebody who does not know the pieces, if they are hidden."""
    ranges: list[Sequence[int]] = []
    for name, field in kind.fields.items():
        if field == SEAT:
            ranges.append([seat if name == "seat" else ANOTHER])
        elif field == PIECE:
            ranges.append(range(len(game.layout.kinds)))
        elif isinstance(field, tuple):
            ranges.append(range(len(field)))
        else:
            ranges.append(numbers)
    messages = []
    for values in product(*ranges):
        a, b, c = (*values, 0, 0, 0)[:3]
        message = game.event(JournalEntry(game.events.index(kind), a, b, c, seen=0 if hidden else 1), bit=1).message
        assert message is not None
        messages.append(message)
    return messages


class Heard(Messages):
    """The sentences of a game; remembers which of them were said."""

    def __init__(self, game: Game) -> None:
        super().__init__(SHARED_MESSAGES)
        self.add(game.sentences())
        self.all = sentence_ids(game) - parts(game)
        self.ids: set[str] = set()

    def say(self, message: Message, names: list[str] | None = None, reader: int | None = None) -> str:
        self.ids.add(message.id)
        return super().say(message, names, reader)

    def silent(self) -> set[str]:
        """The sentences that were not said, neither by themselves nor as parts of others."""
        return self.all - self.ids


def listened_to(game: Game) -> tuple[Game, Heard]:
    """The same game, and what it has said."""
    same = type(game)(game.folder)
    same.messages = heard = Heard(same)
    return same, heard


def unread(game: Game, tables: list[State]) -> set[str]:
    """The sentences of its text view that are in the text of none of these tables, for player and onlooker."""
    same, heard = listened_to(game)
    for table, reader in product(tables, (0, None)):
        same.text(table.view(reader))
    return {id for id in heard.silent() if id.startswith("text-")}
