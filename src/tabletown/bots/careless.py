"""The bot that overlooks things."""

from __future__ import annotations

from tabletown.bots.bot import Bot, Ranked
from tabletown.kernel.state import State


class CarelessBot(Bot):
    """Thinks like another bot, but overlooks each choice with a chance of so many percent."""

    def __init__(self, percent: int, thinks: Bot, seed: int | str = 0) -> None:
        super().__init__(f"careless:{percent}", seed)
        self.percent = percent
        self.thinks = thinks

    def rank(self, state: State, seat: int) -> list[Ranked]:
        """What it sees, the best first; then, in any order, what it overlooks."""
        seen: list[Ranked] = []
        overlooked: list[Ranked] = []
        for choice in self.thinks.rank(state, seat):
            if self.rng.below(100) < self.percent:
                overlooked.insert(self.rng.below(len(overlooked) + 1), choice)
            else:
                seen.append(choice)
        return seen + overlooked
