"""What a city promises, and what a sensible mayor does at once: how bots judge a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from tabletown.games.card_city.rules.region import Region
    from tabletown.kernel.rng import Rng
    from tabletown.kernel.step import Actions


def evaluate(region: Region, seat: i64) -> float:
    return 0.5


def guess(region: Region, seat: i64, offered: Actions, rng: Rng) -> i64:
    return offered.at(rng.below(offered.size))
