"""The bot that slips."""

from __future__ import annotations

from tabletown.bots.bot import Bot, Ranked
from tabletown.bots.greedy import GreedyBot
from tabletown.bots.random import RandomBot
from tabletown.kernel.state import State


class CarelessBot(Bot):
    """Takes what looks best, but so many times of 100 it plays anything. A game may have another rate for it."""

    def __init__(self, percent: int, seed: int | str = 0) -> None:
        super().__init__(f"careless:{percent}", f"careless/{seed}")
        self.percent = percent
        self.careful = GreedyBot(seed=seed)
        self.slipping = RandomBot(f"slip/{seed}")

    def rank(self, state: State, seat: int) -> list[Ranked]:
        percent = state.setup.game.profile.slips.get(self.percent, self.percent)
        if self.rng.below(100) < percent:
            return self.slipping.rank(state, seat)
        return self.careful.rank(state, seat)
