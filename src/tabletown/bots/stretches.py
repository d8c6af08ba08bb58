"""A finished game, cut into stretches: moves of one seat, with the last of which something may come to light."""

from __future__ import annotations

from collections.abc import Sequence

from tabletown.kernel.state import State


class Stretch:
    """The moves of one seat between two points of a game."""

    def __init__(self, first: int, end: int, seat: int, revealing: bool, free: bool) -> None:
        self.first = first
        self.end = end
        """It begins after so many moves, and ends after so many."""
        self.seat = seat
        self.revealing = revealing
        """Whether chance spoke or something came to light with the last of its moves."""
        self.free = free
        """Whether there was anything to choose."""


class PlayedGame:
    """A finished game, with the position before each of its moves."""

    def __init__(self, start: State, moves: Sequence[tuple[int, int]]) -> None:
        self.moves = moves
        self.states = [start]
        self.free: list[int] = []
        """The moves with which something was chosen, by how many came before."""
        self.stretches: list[Stretch] = []
        state = start
        first, free = 0, False
        for number, (seat, code) in enumerate(moves):
            if len(state.legal(seat)) > 1:
                self.free.append(number)
                free = True
            after = state.clone()
            after.apply(seat, code)
            revealing = after.barrier != state.barrier
            end = number + 1
            if revealing or after.over or moves[end][0] != seat:
                self.stretches.append(Stretch(first, end, seat, revealing, free))
                first, free = end, False
            self.states.append(after)
            state = after
