"""The bot that chooses at random."""

from __future__ import annotations

from tabletown.bots.bot import Bot, Ranked
from tabletown.kernel.state import State


class RandomBot(Bot):
    """Every legal choice is equally likely."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__("random", seed)

    def rank(self, state: State, seat: int) -> list[Ranked]:
        codes = state.legal(seat)
        for i in range(len(codes) - 1, 0, -1):
            j = self.rng.below(i + 1)
            codes[i], codes[j] = codes[j], codes[i]
        return [Ranked(code, 0.5, 0) for code in codes]

    def choose(self, state: State, seat: int) -> int:
        codes = state.legal(seat)
        return codes[self.rng.below(len(codes))]
