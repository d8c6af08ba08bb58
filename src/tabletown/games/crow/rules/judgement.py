"""How well a side stands, and what looks sensible to do: for bots."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import number, step
from tabletown.games.crow.rules.instinct import best, is_futile
from tabletown.games.crow.rules.judge import Judge
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.race import Race
from tabletown.games.crow.rules.words import CROW
from tabletown.kernel.memory import FRAME
from tabletown.kernel.rng import Rng
from tabletown.kernel.step import Actions

STEEPNESS: Final = 0.8
HOPELESS: Final = 50.0
"""No lead of the gang counts more: it would be a number too large."""
HEAD_START: Final = 1.8
"""The turns by which the Crow player's race is longer in an even position."""
WHIM: Final = 20
"""One guess in so many is any legal choice at all."""


class Judgement(Judge):
    """Whoever needs fewer turns stands better."""

    def __init__(self) -> None:
        self.race = Race()

    def evaluate(self, night: Night, seat: i64) -> float:
        if night.over:
            return night.result(seat)
        if night[number.ROUND] == 0:
            return 0.5  # nobody has moved yet
        lead = self.race.gang_turns(night) - self.race.crow_turns(night) + HEAD_START
        chance = 1.0 / (1.0 + exp(min(HOPELESS, -STEEPNESS * lead)))
        return chance if seat == CROW else 1.0 - chance

    def is_futile(self, night: Night, seat: i64, code: i64) -> bool:
        return is_futile(night, code)

    def guess(self, night: Night, seat: i64, offered: Actions, rng: Rng) -> i64:
        if offered.size == 1 or rng.below(WHIM) == 0:
            return offered.at(rng.below(offered.size))
        now = night.frames[(night.depth - 1) * FRAME]
        if now == step.GANG_CHOICE:
            return offered.at(1 + rng.below(offered.size - 1))  # not the end of the turn
        return best(night, now, offered, rng)
