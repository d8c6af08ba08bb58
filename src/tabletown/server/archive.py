"""The archive of a finished game: every move and every position as people see them, in words and not in numbers.

It is written when a game is over, from the rules that it was played by. So it can be read in every later release,
whatever becomes of those rules.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tabletown.kernel.game import Game
from tabletown.kernel.records import Message
from tabletown.kernel.state import State
from tabletown.kernel.view import seen
from tabletown.server.audiences import tallies_of
from tabletown.server.protocol import Moment, Position
from tabletown.server.store import ArchiveRow

TOGETHER: Final = 25
"""So many moves are stored together: they differ little, so that they are small together."""
LEVEL: Final = 3
"""Of compression: it takes less than half as long as the usual 6, for a size half as large again."""


class SeatDifference(msgspec.Struct, frozen=True):
    """What is different for one seat."""

    sealed: int | None
    figures: Any
    prompt: Message


class ArchivedMove(msgspec.Struct, frozen=True):
    """What happened with one move, and the position after it, with all hands open."""

    moment: Moment
    position: Position
    """As onlookers see it."""
    seats: list[SeatDifference]

    def seen_from(self, seat: int | None, game: Game) -> Position:
        """The position as a seat looks at it."""
        looked = self.position
        if seat is not None:
            own = self.seats[seat]
            view = replace(looked.view, seat=seat, sealed=own.sealed)
            looked = replace(looked, view=view, figures=own.figures, prompt=own.prompt)
        if looked.tallies is not None:
            return looked
        world = seen(game, looked.view)  # the first archives had figures of another kind: they are worked out again
        return replace(looked, tallies=game.tallies(world), figures=game.figures(world, seat))


def archived(game: Game, state: State, moment: Moment) -> ArchivedMove:
    seen = state.as_seen(open=True)  # with all hands open, all see the same
    differences = [
        SeatDifference(state.chosen(seat), game.figures(seen, seat), game.prompt(state, seat))
        for seat in range(state.setup.seats)
    ]
    position = Position(
        state.open_view(), game.figures(seen, None), game.prompt(state, None), [], "no", None, tallies_of(state)
    )
    return ArchivedMove(moment, position, differences)


def compressed(moves: list[bytes]) -> tuple[ArchiveRow, ...]:
    """Moves of a whole game, each as JSON, as they are stored."""
    return tuple(
        ArchiveRow(first, zlib.compress(b"[%b]" % b",".join(moves[first : first + TOGETHER]), LEVEL))
        for first in range(0, len(moves), TOGETHER)
    )


def decompressed(row: ArchiveRow) -> list[ArchivedMove]:
    return msgspec.json.decode(zlib.decompress(row.pages), type=list[ArchivedMove])
