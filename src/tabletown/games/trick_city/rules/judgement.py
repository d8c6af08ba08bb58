"""How well a side stands, and what is worth playing: for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.kernel.rng import Rng
from tabletown.kernel.step import Actions

if TYPE_CHECKING:
    from tabletown.games.trick_city.rules.table import City


def evaluate(city: City, seat: i64) -> float:
    return 0.5


def guess(city: City, seat: i64, offered: Actions, rng: Rng) -> i64:
    return offered.at(rng.below(offered.size))
