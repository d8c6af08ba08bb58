"""A game with its journal: the position, the moves that led to it, and what happened with each of them."""

from __future__ import annotations

from collections.abc import Sequence

from tabletown.kernel.errors import IllegalAction
from tabletown.kernel.game import Game
from tabletown.kernel.memory import JournalEntry
from tabletown.kernel.records import Event, Message
from tabletown.kernel.state import State

Move = tuple[int, int]
"""An action that was taken: the seat and the code."""


class History:
    """Goes on by `apply` and back by `undo`.

    Its positions never change: a move makes a new one. So nobody has to copy them: not who keeps one, nor who copies
    the history, nor who stores a move before it counts (`after`, then `add`).
    """

    def __init__(
        self, state: State, moves: Sequence[Move] = (), keeps_journal: bool = True, closely: bool = False
    ) -> None:
        """From the start of a game, or from a position after these moves. Closely: events tell what changed."""
        self.state = state
        self.moves = list(moves)
        """The log."""
        self.keeps_journal = keeps_journal
        self.closely = closely
        self.journals: list[list[JournalEntry]] = []
        """What happened before the first move, and with each of them; empty if no journal is kept."""
        self.before: list[State] = []
        """The positions that can be gone back to: one for each move since the last information barrier."""
        self._keep(state)

    @property
    def game(self) -> Game:
        return self.state.setup.game

    # Playing

    def after(self, seat: int, code: int) -> State:
        """The position after a move, with the journal of it; IllegalAction if it is not legal. Nothing has changed."""
        state = self.state.clone()
        state.listen(self.closely, self.state.told)
        state.apply(seat, code)
        return state

    def add(self, seat: int, code: int, after: State) -> list[JournalEntry]:
        """The move is made: this is the position after it. What happened."""
        if after.barrier != self.state.barrier:
            self.before.clear()
        else:
            self.before.append(self.state)
        self.state = after
        self.moves.append((seat, code))
        return self._keep(after)

    def apply(self, seat: int, code: int) -> list[JournalEntry]:
        """Plays an action and tells what happened; IllegalAction if it is not legal."""
        return self.add(seat, code, self.after(seat, code))

    def _keep(self, state: State) -> list[JournalEntry]:
        journal = state.deafen()
        if self.keeps_journal:
            self.journals.append(journal)
        return journal

    # Going back

    def near(self, count: int) -> State | None:
        """The position after so many moves, if nothing came to light since."""
        back = len(self.moves) - count
        if back == 0:
            return self.state
        return self.before[-back] if 0 < back <= len(self.before) else None

    def go_back(self, count: int, state: State) -> None:
        """All moves but the first so many are taken back; this is the position after these."""
        back = len(self.moves) - count
        if back > 0:
            del self.moves[-back:]
            del self.journals[-back:]
            del self.before[-back:]
        self.state = state

    def last_move(self, seat: int) -> int | None:
        """How many moves there were before this seat's last one."""
        for i in range(len(self.moves) - 1, -1, -1):
            if self.moves[i][0] == seat:
                return i
        return None

    def can_undo(self, seat: int) -> bool:
        """Whether the very last move is this seat's, and nothing came to light since."""
        return bool(self.before) and self.moves[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Takes back this seat's last move; IllegalAction if that is no longer possible."""
        if not self.moves or self.moves[-1][0] != seat:
            self._refuse("refuse-undo-other")
        if not self.before:
            self._refuse("refuse-undo-barrier")
        self.go_back(len(self.moves) - 1, self.before[-1])

    def _refuse(self, id: str) -> None:
        raise IllegalAction(self.game.turn_clause, id, self.game.say(Message(id)))

    # Looking back

    def events(self, seat: int | None, since: int = 0) -> list[list[Event]]:
        """What a seat may know of what happened, by move; the first list is from before the first move."""
        game, bit = self.game, self.state.bit(seat)
        return [[game.event(entry, bit) for entry in journal] for journal in self.journals[since:]]

    def copy(self) -> History:
        """An independent one, that goes on by itself."""
        copy = History(self.state, self.moves, self.keeps_journal, self.closely)
        copy.journals = self.journals[:]
        copy.before = self.before[:]
        return copy
