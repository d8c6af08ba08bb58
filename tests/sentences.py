"""The sentences that a game has, read from its message files."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tabletown.kernel.game import SHARED_MESSAGES, Game
from tabletown.kernel.messages import Messages
from tabletown.kernel.shown import Message


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


class _References(Visitor):
    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.ids.add(node.id.name)


class Heard(Messages):
    """Remembers which sentences were said."""

    def __init__(self, game: Game) -> None:
        super().__init__(SHARED_MESSAGES)
        self.add(game.sentences())
        self.ids: set[str] = set()

    def say(self, message: Message, names: list[str] | None = None, reader: int | None = None) -> str:
        self.ids.add(message.id)
        return super().say(message, names, reader)
