"""What changes on the table from event to event, told without a line of code per game.

Somebody who listens closely has a shadow: the public part of the position as it was told last. Each event is told
together with what it finds different: numbers, scores, and the tallies that the game works out of what everybody sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.kernel.packed import vec
from tabletown.kernel.records import Changes, Tally

if TYPE_CHECKING:
    from tabletown.kernel.state import State


def is_covered(state: State) -> bool:
    """Whether some numbers, and the scores, are not told to all."""
    return bool(state.setup.covered) and not state.over


class Shadow:
    """Keeps up with a position."""

    def __init__(self, state: State, tallies: dict[str, Tally]) -> None:
        self.numbers: vec[i64] = state.numbers[:]
        self.covered = is_covered(state)
        self.heard = 0
        """How long the journal is if no piece has moved since."""
        self.scores: list[int] = [] if is_covered(state) else state.scores()
        self.tallies = tallies

    def catch_up(self, state: State) -> Changes | None:
        """What is different since the last time; None if nothing is."""
        numbers = self._numbers(state)
        heard = len(state.journal or ())
        moved = heard > self.heard
        self.heard = heard + 1  # with the event that is being told
        if not (numbers or moved):
            return None  # scores and tallies follow from numbers and pieces
        tallies = state.tallies()
        changed = {name: value for name, value in tallies.items() if value != self.tallies.get(name)}
        self.tallies = tallies
        scores = [] if is_covered(state) else state.scores()
        scored = scores != self.scores
        self.scores = scores
        if not (numbers or changed or scored):
            return None
        return Changes(numbers, changed, scores if scored else None)

    def _numbers(self, state: State) -> dict[str, int | list[int]]:
        found: dict[str, int | list[int]] = {}
        told, now = self.numbers, state.numbers
        hidden = is_covered(state)
        uncovered = self.covered and not hidden
        self.covered = hidden
        for name, first, count, per_seat in state.setup.layout.numbers:
            place: i64 = first
            end: i64 = first + (state.setup.seats if per_seat else count)
            while place < end and told[place] == now[place]:
                place += 1
            if first in state.setup.covered and (hidden or uncovered):
                place = end if hidden else first
            if place < end:
                single = count == 1 and not per_seat
                found[name] = int(now[first]) if single else [int(now[i]) for i in range(first, end)]
        if found:
            self.numbers = now[:]
        return found
