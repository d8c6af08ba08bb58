"""The course of a game at a table: the position, the moves that stand, who has which question before them.

It stores nothing and tells nobody; the table does, before and after it changes this.
"""

from __future__ import annotations

from typing import Final

from tabletown.kernel.state import State
from tabletown.server.store import LogRow

KEYS: Final = 64
"""So many of the last messages of each seat are recognised when they are sent again."""


class Course:
    """Empty until the game begins."""

    def __init__(self, seats: int) -> None:
        self.state: State | None = None
        self.moves: list[tuple[int, int]] = []
        self.seqs: list[int] = []
        """The sequence numbers of what stands: of the start, and of each move."""
        self.seq = 0
        self.before: list[State] = []
        """The positions that can be gone back to without asking: one for each move since the last barrier."""
        self.asked = [0] * seats
        """Since which sequence number each seat has had the same question before it."""
        self.keys: dict[int, dict[str, int]] = {}
        """By seat and key, the answers to the last messages that were stored."""

    # Where it stands

    def asks(self, seat: int) -> bool:
        """Whether this seat has to choose now."""
        return self.state is not None and seat in self.state.actors()

    def may_answer(self, seat: int, seq: int) -> bool:
        """Whether a choice for this number comes in time: the last one, or one with the same question."""
        return seq == self.seq or (self.asks(seat) and self.asked[seat] <= seq < self.seq)

    def answer(self, seat: int, key: str) -> int | None:
        """What was answered to a message under this key, if it was stored."""
        return self.keys.get(seat, {}).get(key)

    def last_move(self, seat: int) -> int | None:
        """How many moves there were before this seat's last one."""
        for number in range(len(self.moves) - 1, -1, -1):
            if self.moves[number][0] == seat:
                return number
        return None

    def free(self, seat: int) -> bool:
        """Whether the very last move is this seat's, and nothing came to light since."""
        return bool(self.before) and self.moves[-1][0] == seat

    def near(self, target: int) -> State | None:
        """The position after so many moves, if nothing came to light since."""
        back = len(self.moves) - target
        return self.before[-back].clone() if 0 < back <= len(self.before) else None

    # How it goes on

    def restore(self, log: list[LogRow], standing: list[LogRow], state: State, move: int) -> None:
        """Takes up the game from the position after `move` moves. `standing` is what was not taken back."""
        self.moves = [(row.seat, row.code) for row in standing[1 : move + 1]]
        self.seqs = [row.seq for row in standing[:move]]
        self.begin(state, standing[move].seq)
        for row in standing[move + 1 :]:
            after = state.clone()
            after.apply(row.seat, row.code)
            self._advance(row, after)
            state = after
        if log[-1].kind == "undo":
            self._ask_all(log[-1].seq)
        for row in log:
            self._recognise(row.seat, row.key, row.seq)

    def look_back(self, standing: list[LogRow], seq: int) -> None:
        """Takes up the moves only, of a game that nobody plays on."""
        self.moves = [(row.seat, row.code) for row in standing[1:]]
        self.seq = seq

    def begin(self, state: State, seq: int) -> None:
        self.state = state
        self.seqs.append(seq)
        self._ask_all(seq)

    def play(self, row: LogRow, after: State) -> None:
        """A move was stored; this is the position after it."""
        self._advance(row, after)
        self.recognise(row.seat, row.key)

    def go_back(self, row: LogRow, state: State) -> None:
        """All moves after the first `row.code` were taken back; this is the position then."""
        back = len(self.moves) - row.code
        if back <= len(self.before):
            del self.before[-back:]
        else:
            self.before.clear()
        del self.moves[row.code :]
        del self.seqs[row.code + 1 :]
        self.state = state
        self._ask_all(row.seq)
        self.recognise(row.seat, row.key)

    def recognise(self, seat: int, key: str) -> None:
        """From now on, a message under this key is answered again and not carried out again."""
        self._recognise(seat, key, self.seq)

    def _recognise(self, seat: int, key: str, seq: int) -> None:
        keys = self.keys.setdefault(seat, {})
        keys[key] = seq
        if len(keys) > KEYS:
            del keys[next(iter(keys))]

    def _advance(self, row: LogRow, after: State) -> None:
        before = self.state
        assert before is not None
        self.state = after
        self.seq = row.seq
        self.moves.append((row.seat, row.code))
        self.seqs.append(row.seq)
        self._ask(before, after, row.seat)
        if before.barrier != after.barrier:
            self.before.clear()
        else:
            self.before.append(before)

    def _ask_all(self, seq: int) -> None:
        """Everybody has a new question before them."""
        self.seq = seq
        self.asked = [seq] * len(self.asked)

    def _ask(self, before: State, after: State, mover: int) -> None:
        """Whoever still has the same question as before may answer it, whatever the others chose meanwhile."""
        same_step = not after.over and not before.over and before.depth == after.depth and before.step() is after.step()
        for seat in after.actors():
            unchanged = same_step and seat != mover and before.legal(seat) == after.legal(seat)
            if not unchanged:
                self.asked[seat] = self.seq
