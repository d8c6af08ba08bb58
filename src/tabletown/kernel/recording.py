"""The recorded beginning of a game. Choices are recorded, so it is the rules that say whether it still holds."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tabletown.kernel.errors import BadInput, IllegalAction
from tabletown.kernel.game import Game
from tabletown.kernel.history import Move
from tabletown.kernel.record import Record
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State


class Recording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seats, options, seed, and who chose what."""

    id: str
    seats: int
    seed: int | str
    moves: list[Move]
    options: dict[str, Value] = {}

    def played(self, game: Game, moves: int, before: Record | None = None) -> Record:
        """The game after so many moves; BadInput if the rules do not lead there any more.

        `before` is the same game at an earlier moment: it goes on from there.
        """
        record = before or Record(game, self.seats, self.seed, self.options)
        play_on(record, self.moves[len(record.moves) : moves], self._name)
        return record

    def position(self, game: Game) -> State:
        """Where all moves lead, without what happened on the way: much sooner known. BadInput as above."""
        state = game.new(self.seats, self.seed, self.options)
        play_on(state, self.moves, self._name)
        return state

    @property
    def _name(self) -> str:
        return f"the recorded game {self.id!r}"


def play_on(table: Record | State, moves: Sequence[Move], name: str) -> None:
    """Plays what was recorded; BadInput if the rules do not allow it any more."""
    done = len(table.moves) if isinstance(table, Record) else 0
    for number, (seat, code) in enumerate(moves, done + 1):
        try:
            table.apply(seat, code)
        except IllegalAction as error:
            raise BadInput(f"move {number} of {name} is refused: {error}") from None
