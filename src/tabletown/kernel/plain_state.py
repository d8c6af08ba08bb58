"""The positions of a game that gives `State` no subclass of its own: they ask the game.

Only what is compiled together with the kernel may give it one. So this is how all other games answer.
"""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.kernel.rng import Rng
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions


class PlainState(State):
    """Whatever is asked of the position, its game answers by a method of the same name."""

    def points(self, seat: i64) -> i64:
        return self.setup.game.points(self, seat)

    def evaluate(self, seat: i64) -> float:
        return self.setup.game.evaluate(self, seat)

    def is_futile(self, seat: i64, code: i64) -> bool:
        return self.setup.game.is_futile(self, seat, code)

    def guess(self, seat: i64, offered: Actions, rng: Rng) -> i64:
        return self.setup.game.guess(self, seat, offered, rng)

    def likelihood(self, seat: i64) -> float:
        return self.setup.game.likelihood(self, seat)

    def rules_out(self, zone: i64, kind: i64) -> bool:
        return self.setup.game.rules_out(self, zone, kind)

    def circle(self, zone: i64) -> i64:
        return self.setup.game.circle(self, zone)

    def is_possible(self) -> bool:
        return self.setup.game.is_possible(self)

    def reseal(self, seat: i64, rng: Rng) -> bool:
        return self.setup.game.reseal(self, seat, rng)

    def broken(self) -> list[str]:
        return self.setup.game.broken(self)
