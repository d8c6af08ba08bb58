"""The course of a game at a table: its history, who has which question before them, which messages were carried out.

It stores nothing and tells nobody; the table does, before and after it changes this.
"""

from __future__ import annotations

from typing import Final

from tabletown.kernel.history import History, Move
from tabletown.kernel.state import State
from tabletown.server.store import LogRow

KEYS: Final = 64
"""So many of the last messages of each seat are recognised when they are sent again."""


class Course:
    """Empty until the game begins."""

    def __init__(self, seats: int) -> None:
        self.history: History | None = None
        """The journals of it are in the store."""
        self.past_moves: list[Move] = []
        """The moves of a game that nobody plays on: that has no history."""
        self.seqs: list[int] = []
        """The sequence numbers of what stands: of the start, and of each move."""
        self.seq = 0
        self.asked = [0] * seats
        """Since which sequence number each seat has had the same question before it."""
        self.keys: dict[int, dict[str, int]] = {}
        """By seat and key, the answers to the last messages that were stored."""

    # Where it stands

    @property
    def state(self) -> State | None:
        return None if self.history is None else self.history.state

    @property
    def moves(self) -> list[Move]:
        return self.past_moves if self.history is None else self.history.moves

    def free_moves(self) -> int:
        """How many moves there were since something came to light."""
        return 0 if self.history is None else len(self.history.before)

    def asks(self, seat: int) -> bool:
        """Whether this seat has to choose now."""
        return self.history is not None and seat in self.history.state.actors()

    def may_answer(self, seat: int, seq: int) -> bool:
        """Whether a choice for this number comes in time: the last one, or one with the same question."""
        return seq == self.seq or (self.asks(seat) and self.asked[seat] <= seq < self.seq)

    def answer(self, seat: int, key: str) -> int | None:
        """What was answered to a message under this key, if it was stored."""
        return self.keys.get(seat, {}).get(key)

    # How it goes on

    def restore(self, log: list[LogRow], standing: list[LogRow], state: State, move: int) -> None:
        """Takes up the game from the position after `move` moves. `standing` is what was not taken back."""
        moves = [(row.seat, row.code) for row in standing[1 : move + 1]]
        self.seqs = [row.seq for row in standing[:move]]
        self._begin(History(state, moves, keeps_journal=False, closely=True), standing[move].seq)
        for row in standing[move + 1 :]:
            after = self._history().state.clone()
            after.apply(row.seat, row.code)
            self._advance(row, after)
        if log[-1].kind == "undo":
            self._ask_all(log[-1].seq)
        for row in log:
            self._recognise(row.seat, row.key, row.seq)

    def look_back(self, standing: list[LogRow], seq: int) -> None:
        """Takes up the moves only, of a game that nobody plays on."""
        self.past_moves = [(row.seat, row.code) for row in standing[1:]]
        self.seq = seq

    def begin(self, state: State, seq: int) -> None:
        self._begin(History(state, keeps_journal=False, closely=True), seq)

    def play(self, row: LogRow, after: State) -> None:
        """A move was stored; this is the position after it."""
        self._advance(row, after)
        self.recognise(row.seat, row.key)

    def go_back(self, row: LogRow, state: State) -> None:
        """All moves after the first `row.code` were taken back; this is the position then."""
        self._history().go_back(row.code, state)
        del self.seqs[row.code + 1 :]
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

    def _history(self) -> History:
        assert self.history is not None
        return self.history

    def _begin(self, history: History, seq: int) -> None:
        self.history = history
        self.seqs.append(seq)
        self._ask_all(seq)

    def _advance(self, row: LogRow, after: State) -> None:
        history = self._history()
        before = history.state
        history.add(row.seat, row.code, after)
        self.seq = row.seq
        self.seqs.append(row.seq)
        self._ask(before, after, row.seat)

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
