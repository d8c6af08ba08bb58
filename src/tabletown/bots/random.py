"""The bot that chooses at random."""

from __future__ import annotations

from tabletown.bots.bot import Bot, Ranked, sensible
from tabletown.kernel.state import State


class RandomBot(Bot):
    """Every legal choice is equally likely, but for futile ones."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__("random", seed)

    def rank(self, state: State, seat: int) -> list[Ranked]:
        codes = state.legal(seat)
        for i in range(len(codes) - 1, 0, -1):
            j = self.rng.below(i + 1)
            codes[i], codes[j] = codes[j], codes[i]
        ranked = [Ranked(code, 0.5, 0) for code in codes if not state.is_futile(seat, code)]
        return ranked + [Ranked(code, 0.0, 0) for code in codes if state.is_futile(seat, code)]

    def choose(self, state: State, seat: int) -> int:
        codes = state.legal(seat)
        code = codes[self.rng.below(len(codes))]
        if not state.is_futile(seat, code):
            return code
        codes = sensible(state, seat)
        return codes[self.rng.below(len(codes))]
