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


class Shadow:
    """Keeps up with a position."""

    def __init__(self, state: State) -> None:
        self.numbers: vec[i64] = state.numbers[:]
        self.scores: list[int] = state.scores()
        self.tallies: dict[str, Tally] = state.tallies()

    def catch_up(self, state: State) -> Changes | None:
        """What is different since the last time; None if nothing is."""
        numbers = self._numbers(state)
        tallies = state.tallies()
        changed = {name: value for name, value in tallies.items() if value != self.tallies.get(name)}
        self.tallies = tallies
        scores = state.scores()
        scored = scores != self.scores
        self.scores = scores
        if not (numbers or changed or scored):
            return None
        return Changes(numbers, changed, scores if scored else None)

    def _numbers(self, state: State) -> dict[str, int | list[int]]:
        found: dict[str, int | list[int]] = {}
        told, now = self.numbers, state.numbers
        for name, first, count, per_seat in state.setup.layout.numbers:
            place: i64 = first
            end: i64 = first + (state.setup.seats if per_seat else count)
            while place < end and told[place] == now[place]:
                place += 1
            if place < end:
                single = count == 1 and not per_seat
                found[name] = int(now[first]) if single else [int(now[i]) for i in range(first, end)]
        if found:
            self.numbers = now[:]
        return found
