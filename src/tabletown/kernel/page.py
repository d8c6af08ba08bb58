"""A view on its way into words: what the text views of all games are written with."""

from __future__ import annotations

from typing import Generic, TypeVar

from tabletown.kernel.game import Game
from tabletown.kernel.records import Message, Param, View

G = TypeVar("G", bound=Game)


class Page(Generic[G]):
    """One view and who reads it; a game adds the lines."""

    def __init__(self, game: G, view: View, names: list[str] | None) -> None:
        self.game = game
        self.view = view
        self.names = names

    def say(self, id: str, **params: Param) -> str:
        return self.game.say(Message(id, dict(params)), self.names, self.view.seat)

    def number(self, name: str) -> int:
        value = self.view.numbers[name]
        assert isinstance(value, int)
        return value

    def numbers(self, name: str) -> list[int]:
        value = self.view.numbers[name]
        assert isinstance(value, list)
        return value

    def card(self, kind: str | None) -> str:
        """The name of a piece, or a question mark for one that the reader does not know."""
        return "?" if kind is None else self.game.say(self.game.piece(kind))
