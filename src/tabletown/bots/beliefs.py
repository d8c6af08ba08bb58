"""Imagined worlds, each believed in as often as it is likely (`State.likelihood`)."""

from __future__ import annotations

from math import exp, inf
from typing import Final

from mypy_extensions import i64

from tabletown.kernel.rng import Rng
from tabletown.kernel.state import State

CANDIDATES: Final = 2
"""So many worlds are imagined for each that is looked into."""
FIRST_CANDIDATES: Final = 20
"""And so many for the first one."""


class Beliefs:
    """What one seat believes of a position.

    With a `firmness` below 1 choices tell less: whoever made them may have slipped.
    """

    def __init__(self, state: State, seat: i64, rng: Rng, firmness: float = 1.0) -> None:
        self.state = state
        self.firmness = firmness
        self.seat: i64 = seat
        self.rng = rng
        self.believed = state.clone()
        self.candidate = state.clone()
        self.likelihood = -inf
        self._consider(FIRST_CANDIDATES)

    def next_into(self, world: State) -> None:
        """Makes `world` the next one that is believed in; what chance will say in it is drawn anew."""
        self._consider(CANDIDATES)
        world.copy_from(self.believed)
        world.rng.start(self.rng.word(), self.rng.word(), self.rng.word())

    def _consider(self, candidates: i64) -> None:
        """The world that is believed in gives way to a likelier one, and sometimes to a less likely one.

        So in the long run each is believed in as often as it is likely (Metropolis and others 1953, Hastings 1970).
        """
        for _ in range(candidates):
            candidate = self.candidate
            self.state.imagine_into(candidate, self.seat, self.rng)
            likelihood = self.firmness * candidate.likelihood(self.seat)
            if likelihood >= self.likelihood or self.rng.fraction() < exp(likelihood - self.likelihood):
                self.candidate = self.believed
                self.believed = candidate
                self.likelihood = likelihood
