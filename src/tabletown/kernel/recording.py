"""The recorded beginning of a game. Choices are recorded, so it is the rules that say whether it still holds."""

from __future__ import annotations

import msgspec

from tabletown.kernel.errors import BadInput, IllegalAction
from tabletown.kernel.game import Game
from tabletown.kernel.record import Record
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State


class Recording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seats, options, seed, and who chose what."""

    id: str
    seats: int
    seed: int | str
    moves: list[tuple[int, int]]
    options: dict[str, Value] = {}

    def played(self, game: Game, moves: int, before: Record | None = None) -> Record:
        """The game after so many moves; BadInput if the rules do not lead there any more.

        `before` is the same game at an earlier moment: it goes on from there.
        """
        record = before or Record(game, self.seats, self.seed, self.options)
        self._replay(record, len(record.moves), moves)
        return record

    def position(self, game: Game) -> State:
        """Where all moves lead, without what happened on the way: much sooner known. BadInput as above."""
        state = game.new(self.seats, self.seed, self.options)
        self._replay(state, 0, len(self.moves))
        return state

    def _replay(self, table: Record | State, done: int, moves: int) -> None:
        for number, (seat, code) in enumerate(self.moves[done:moves], done + 1):
            try:
                table.apply(seat, code)
            except IllegalAction as error:
                raise BadInput(f"move {number} of the recorded game {self.id!r} is refused: {error}") from None
