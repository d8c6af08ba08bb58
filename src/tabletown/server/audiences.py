"""Positions and moves as one audience may know them: a seat, all onlookers, or everybody after the end."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tabletown.kernel.game import Game, Words
from tabletown.kernel.layout import PUBLIC, everybody
from tabletown.kernel.memory import JournalEntry
from tabletown.kernel.state import State
from tabletown.server.protocol import Moment, Position, UndoMeans
from tabletown.server.store import LogRow


def moment(
    game: Game, bits: int, move: int, row: LogRow, journal: list[JournalEntry], words: Words | None = None
) -> Moment:
    """What the audience with these bits may know of a move; `journal` is that of the row, read once for all audiences.

    `words` are those of the version that the move was stored by, if that is not the present one.
    """
    events = [game.event(entry, bits, words) for entry in journal]
    return Moment(move, None if row.kind == "start" else row.seat, events, row.at)


def bits_of(seats: int, seat: int | None, open: bool) -> int:
    """Which knowledge a viewer has; after the end, that of all players together."""
    if open:
        return everybody(seats)
    return PUBLIC if seat is None else 1 << seat


def live_position(game: Game, state: State, seat: int | None, undo: UndoMeans) -> Position:
    """The position of a game that is being played."""
    view = state.view(seat)
    options = [] if seat is None else state.options(seat)
    declining = None if seat is None else game.declining(state, seat)
    figures = game.figures(state.as_seen(seat), seat)
    return Position(view, figures, game.prompt(state, seat), options, undo, declining, tallies_of(state))


def past_position(game: Game, state: State, seat: int | None, open: bool) -> Position:
    """A position to look at."""
    view = state.open_view(seat) if open else state.view(seat)
    figures = game.figures(state.as_seen(seat, open), seat)
    return Position(view, figures, game.prompt(state, seat), [], "no", None, tallies_of(state))


@lru_cache(maxsize=1)
def tallies_of(state: State) -> msgspec.Struct:
    """The same for everybody at a table; a position that is played from does not change, for a move makes another."""
    return state.setup.game.tallies(state.as_seen())
