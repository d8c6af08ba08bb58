"""A view on its way into words: what the text views of all games are written with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Generic, TypeVar

from tabletown.kernel.content import words_id
from tabletown.kernel.records import Message, Param, Seat, View
from tabletown.kernel.state import State
from tabletown.kernel.view import seen

if TYPE_CHECKING:
    from tabletown.kernel.game import Game

S = TypeVar("S", bound=State)

Lines = Iterator[str]


class Page(Generic[S]):
    """One view and who reads it; a game adds the lines, and asks its rules about the position as it is seen."""

    game: Game
    positions: type[S]
    """The game's own kind of positions."""

    def __init__(self, game: Game, view: View, names: list[str] | None) -> None:
        position = seen(game, view)
        assert isinstance(position, self.positions)
        self.game = game
        self.view = view
        self.names = names
        self.position: S = position

    def parts(self) -> Iterable[Iterable[str]]:
        """What the text consists of: an empty line is between two parts."""
        raise NotImplementedError

    def text(self) -> str:
        parts = ("\n".join(lines) for lines in self.parts())
        return "\n\n".join(part for part in parts if part)

    def say(self, id: str, **params: Param) -> str:
        """A sentence; what is true or false in it is "yes" or "no"."""
        words = {key: ("yes" if param else "no") if isinstance(param, bool) else param for key, param in params.items()}
        return self.game.say(Message(id, words), self.names, self.view.seat)

    def about(self, seat: int, id: str, **params: Param) -> str:
        """A sentence about a player. It may tell each number of his by its name."""
        layout = self.game.layout
        numbers = {name: self.position[first + seat] for name, first, _, per_seat in layout.numbers if per_seat}
        return self.say(id, **numbers | params, seat=Seat(seat))

    # Lines

    def options(self, id: str) -> Lines:
        """A line for each option that is on; its name follows the id."""
        return (self.say(f"{id}-{name}") for name, value in self.view.options.items() if value is True)

    def ending(self) -> Lines:
        """That the game is over, once it is."""
        if self.view.over:
            yield self.say("prompt-over")

    def choosing(self) -> Lines:
        """A line for each player who has to choose, with the step that asks for it."""
        return (self.say("text-chooses", seat=Seat(seat), step=self.view.step) for seat in self.view.actors)

    def counts(self, *names: str, at: int = 0) -> Lines:
        """A line for each of these numbers that is not 0; of a row of numbers, for the one at a place."""
        for name in names:
            numbers = self.view.numbers[name]
            if count := numbers[at] if isinstance(numbers, list) else numbers:
                yield self.say(f"text-{name.replace('_', '-')}", count=count)

    def hand(self, seat: int) -> Lines:
        """What the reader has seen of a hand."""
        if cards := self.known_cards(f"hand:{seat}"):
            yield self.say("text-hand", seat=Seat(seat), cards=cards)

    def pile(self, id: str, zone: str) -> Lines:
        """The pieces of a zone, if there are any."""
        if self.view.zones[zone]:
            yield self.say(id, cards=self.pieces(zone))

    # Words

    def acts(self, seat: int) -> bool:
        return seat in self.view.actors

    def printed(self, id: str, key: str = "name") -> str:
        """What the content calls a thing, or says about it."""
        return self.say(words_id(id, key))

    def card(self, kind: str | None) -> str:
        """The name of a piece, or a question mark for one that the reader does not know."""
        return "?" if kind is None else self.game.say(self.game.piece(kind))

    def cards(self, zone: str) -> str:
        """All pieces of a zone."""
        return ", ".join(map(self.card, self.view.zones[zone]))

    def known(self, zone: str) -> list[str]:
        """The kinds of those pieces of a zone that the reader knows."""
        return [kind for kind in self.view.zones[zone] if kind is not None]

    def known_cards(self, zone: str) -> str:
        return ", ".join(map(self.card, self.known(zone)))

    def pieces(self, zone: str) -> str:
        """What is known comes by name, the rest as a number."""
        words = [self.card(kind) for kind in self.known(zone)]
        unknown = len(self.view.zones[zone]) - len(words)
        return self.listed([*words, self.say("plain-unknown", count=unknown)] if unknown else words)

    def listed(self, words: Iterable[str]) -> str:
        return ", ".join(words) or self.say("plain-none")
