"""The sentences that the game has, read from its message files."""

from __future__ import annotations

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tabletown.games.crimson import GAME
from tabletown.kernel.game import SHARED_MESSAGES

FILES = [SHARED_MESSAGES, GAME.folder / "messages.ftl"]


def sentence_ids() -> set[str]:
    """The ids of all sentences, those that all games share included."""
    return {message.id.name for message in _messages()}


def parts() -> set[str]:
    """The ids of sentences that are parts of others."""
    found = _References()
    for message in _messages():
        found.visit(message)
    return found.ids


def _messages() -> list[ast.Message]:
    entries = [entry for path in FILES for entry in parse(path.read_text(encoding="utf-8")).body]
    return [entry for entry in entries if isinstance(entry, ast.Message)]


class _References(Visitor):
    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.ids.add(node.id.name)
