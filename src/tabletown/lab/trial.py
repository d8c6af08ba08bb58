"""The games of one plan, and the numbers that each of them has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from tabletown.kernel.records import Message
from tabletown.lab.game_stats import GameStats
from tabletown.lab.simulate import Plan, Played


class Trial(msgspec.Struct, frozen=True):
    """A plan and its games."""

    plan: Plan
    played: list[Played]

    def watched(self) -> list[tuple[Played, GameStats]]:
        return [(game, game.stats) for game in self.played if game.stats is not None]

    def results(self, side: int) -> list[float]:
        """What a side won, game by game."""
        return [self.plan.won(game, side) for game in self.played]


class Measure(msgspec.Struct, frozen=True):
    """A number that every game has."""

    id: str
    of: Callable[[Played, GameStats], float]

    def all(self, trial: Trial) -> list[float]:
        return [self.of(game, stats) for game, stats in trial.watched()]

    def name(self) -> Message:
        return Message(f"lab-measure-{self.id}")


def margin(game: Played) -> float:
    """By how many points the winner was ahead of the best loser."""
    best = max(game.returns)
    losers = [score for score, won in zip(game.scores, game.returns, strict=True) if won < best]
    return float(max(game.scores) - max(losers)) if losers else 0.0


MEASURES: Final = [
    Measure("decisions", lambda game, _: float(game.decisions)),
    Measure("turns", lambda _, stats: float(stats.turns)),
    Measure("branching", lambda _, stats: stats.branching()),
    Measure("lead-changes", lambda _, stats: float(stats.lead_changes)),
    Measure("decided", lambda _, stats: 100 * stats.decided),
    Measure("margin", lambda game, _: margin(game)),
]
