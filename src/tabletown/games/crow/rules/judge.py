"""What bots ask: how well a side stands, and what looks sensible. The answers are in judgement.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.kernel.rng import Rng
from tabletown.kernel.step import Actions

if TYPE_CHECKING:
    from tabletown.games.crow.rules.night import Night


class Judge:
    """Without an opinion."""

    def evaluate(self, night: Night, seat: i64) -> float:
        """A guess between 0 and 1 of how well this seat stands, from everything in the position."""
        return 0.5

    def is_futile(self, night: Night, seat: i64, code: i64) -> bool:
        """Whether a legal choice can do nothing for this seat, as the seat itself knows."""
        return False

    def guess(self, night: Night, seat: i64, offered: Actions, rng: Rng) -> i64:
        """A quick sensible choice."""
        return offered.at(rng.below(offered.size))
