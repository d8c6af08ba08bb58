"""Positions and moves as one audience may know them: a seat, all onlookers, or everybody after the end."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Raw
from msgspec.json import Decoder, encode
from msgspec.structs import replace

from tabletown.kernel.changes import is_covered
from tabletown.kernel.game import Game, Words
from tabletown.kernel.layout import PUBLIC, everybody
from tabletown.kernel.memory import JournalEntry
from tabletown.kernel.records import Event, View
from tabletown.kernel.state import State
from tabletown.kernel.view import own_zones
from tabletown.server.protocol import Moment, Position, UndoMeans
from tabletown.server.store import LogRow

ZONES: Final[Decoder[dict[str, Any]]] = Decoder(dict[str, Raw])
EVENTS: Final[Decoder[list[Any]]] = Decoder(list[Raw])
"""What is encoded in one stroke, and then sent piece by piece."""


def moment(
    game: Game, bits: int, move: int, row: LogRow, journal: list[JournalEntry], words: Words | None = None
) -> Moment:
    """What the audience with these bits may know of a move; `journal` is that of the row, read once for all audiences.

    `words` are those of the version that the move was stored by, if that is not the present one.
    """
    return _moment(move, row, [game.event(entry, bits, words) for entry in journal])


def _moment(move: int, row: LogRow, events: list[Event]) -> Moment:
    return Moment(move, None if row.kind == "start" else row.seat, events, row.at)


def bits_of(seats: int, seat: int | None, open: bool) -> int:
    """Which knowledge a viewer has; after the end, that of all players together."""
    if open:
        return everybody(seats)
    return PUBLIC if seat is None else 1 << seat


class Announcement:
    """A position and what led to it, for one audience after the other; what several may know is encoded once.

    What is shared is what onlookers know: it is worked out for them, and nothing of it for a seat.
    """

    def __init__(self, state: State, journal: list[JournalEntry]) -> None:
        self.game = state.setup.game
        self.state = state
        public = state.view()
        self.zones = ZONES.decode(encode(public.zones))
        self.public = replace(
            public, options=encoded(public.options), numbers=encoded(public.numbers), zones=self.zones
        )
        self.tallies = encoded(tallies_of(state) if state.told is None else state.told)
        everyone = state.setup.everyone
        self.seen = [int(entry.seen) for entry in journal]
        self.shown = EVENTS.decode(encode([self.game.event(entry, everyone) for entry in journal]))
        self.hidden = [
            shown if entry.seen in (0, everyone) else encoded(self.game.event(entry, 0))
            for entry, shown in zip(journal, self.shown, strict=True)
        ]

    def moment(self, seat: int | None, move: int, row: LogRow) -> Moment:
        """What an audience may know of the move."""
        bits = self.state.bit(seat)
        events = zip(self.seen, self.shown, self.hidden, strict=True)
        return _moment(move, row, [shown if seen & bits else hidden for seen, shown, hidden in events])

    def position(self, seat: int | None, undo: UndoMeans) -> Position:
        """As in `live_position`."""
        return _live_position(self.game, self.state, seat, undo, self._view(seat), self.tallies)

    def _view(self, seat: int | None) -> View:
        if seat is None:
            return self.public
        if is_covered(self.state):  # then seats differ in numbers and scores as well
            return self.state.view(seat)
        zones = {**self.zones, **own_zones(self.state, seat)}
        return replace(self.public, seat=seat, sealed=self.state.chosen(seat), zones=zones)


def encoded(value: object) -> Any:
    """The same, encoded already: it is sent as it is, and nobody here reads it any more."""
    return Raw(encode(value))


def live_position(game: Game, state: State, seat: int | None, undo: UndoMeans) -> Position:
    """The position of a game that is being played."""
    return _live_position(game, state, seat, undo, state.view(seat), tallies_of(state))


def _live_position(
    game: Game, state: State, seat: int | None, undo: UndoMeans, view: View, tallies: msgspec.Struct
) -> Position:
    options = [] if seat is None else state.options(seat)
    declining = None if seat is None else game.declining(state, seat)
    figures = game.figures(state.as_seen(seat), seat)
    return Position(view, figures, game.prompt(state, seat), options, undo, declining, tallies)


def past_position(game: Game, state: State, seat: int | None, open: bool) -> Position:
    """A position to look at."""
    view = state.open_view(seat) if open else state.view(seat)
    figures = game.figures(state.as_seen(seat, open), seat)
    return Position(view, figures, game.prompt(state, seat), [], "no", None, tallies_of(state))


@lru_cache(maxsize=1)
def tallies_of(state: State) -> msgspec.Struct:
    """The same for everybody at a table; a position that is played from does not change, for a move makes another."""
    return state.setup.game.tallies(state.as_seen())
