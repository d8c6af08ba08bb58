"""The book of a finished game: every moment and every position as people see them, in words and not in numbers.

It is written when a game is over, from the rules that it was played by. So it can be read in every later release,
whatever becomes of those rules.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tabletown.kernel.game import Game
from tabletown.kernel.records import Message
from tabletown.kernel.state import State
from tabletown.kernel.view import seen
from tabletown.server.moments import past_position
from tabletown.server.protocol import Moment, Position

PAGES: Final = 25
"""So many pages are stored together: they differ little, so that they are small together."""


class Glance(msgspec.Struct, frozen=True):
    """What is different for one seat."""

    sealed: int | None
    figures: Any
    prompt: Message


class Page(msgspec.Struct, frozen=True):
    """What happened with one move, and the position after it, with all hands open."""

    moment: Moment
    position: Position
    """As onlookers see it."""
    seats: list[Glance]

    def seen_from(self, seat: int | None, game: Game) -> Position:
        """The position as a seat looks at it."""
        looked = self.position
        if seat is not None:
            glance = self.seats[seat]
            view = replace(looked.view, seat=seat, sealed=glance.sealed)
            looked = replace(looked, view=view, figures=glance.figures, prompt=glance.prompt)
        if looked.tallies is not None:
            return looked
        world = seen(game, looked.view)  # the first books had figures of another kind: they are worked out again
        return replace(looked, tallies=game.tallies(world), figures=game.figures(world, seat))


def page(game: Game, state: State, moment: Moment) -> Page:
    looks = [past_position(game, state, seat, True) for seat in range(state.setup.seats)]
    glances = [Glance(look.view.sealed, look.figures, look.prompt) for look in looks]
    return Page(moment, past_position(game, state, None, True), glances)


def bound(pages: list[Page]) -> bytes:
    """Pages as they are stored."""
    return zlib.compress(msgspec.json.encode(pages))


def opened(stored: bytes) -> list[Page]:
    return msgspec.json.decode(zlib.decompress(stored), type=list[Page])


def chapters(pages: list[Page]) -> Iterator[tuple[int, list[Page]]]:
    """The pages that are stored together, with the number of the first."""
    for first in range(0, len(pages), PAGES):
        yield first, pages[first : first + PAGES]
