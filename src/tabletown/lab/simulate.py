"""Many games between bots: who wins, from which seat, by how much, and how long it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import fmean, pstdev

import msgspec

from tabletown.bots import make
from tabletown.kernel.game import Game
from tabletown.kernel.registry import game as find
from tabletown.kernel.setup import Value
from tabletown.lab.pool import each, spans


class Plan(msgspec.Struct, frozen=True):
    """What to simulate. The bots change seats from game to game, so that each sits everywhere equally often."""

    game: str
    games: int
    seats: int
    bots: list[str]
    seed: int
    options: dict[str, bool | int | str]
    pack: str | None = None

    def bot_at(self, number: int, seat: int) -> int:
        """Which of the bots sits here in this game."""
        return (seat + number) % len(self.bots)


class Played(msgspec.Struct, frozen=True):
    """One finished game."""

    number: int
    decisions: int
    scores: list[int]
    returns: list[float]


class SeatLine(msgspec.Struct, frozen=True):
    """How one seat did: share of wins, mean and deviation of its score."""

    wins: float
    score: float
    deviation: float


class BotLine(msgspec.Struct, frozen=True):
    """How one kind of bot did: share of wins with its 95 % margin, mean score."""

    bot: str
    wins: float
    margin: float
    score: float


class Summary(msgspec.Struct, frozen=True):
    """What a simulation found."""

    games: int
    decisions_mean: float
    decisions_low: int
    decisions_high: int
    seats: list[SeatLine]
    bots: list[BotLine]
    scores: dict[int, int]
    """How often each score occurred."""


def plan(
    slug: str,
    games: int,
    seats: int,
    bots: list[str],
    seed: int,
    options: dict[str, Value] | None = None,
    pack: Path | None = None,
) -> Plan:
    """Checks everything before the work starts; BadInput says what does not fit."""
    setup = _game(slug, str(pack) if pack else None).setup(seats, options)
    for name in bots:
        make(name)
    lineup = [bots[i % len(bots)] for i in range(max(seats, len(bots)))]
    return Plan(slug, games, seats, lineup, seed, setup.options, str(pack) if pack else None)


@cache
def _game(slug: str, pack: str | None) -> Game:
    return find(slug).with_pack(Path(pack)) if pack else find(slug)


def run(plan: Plan, workers: int | None = None) -> Iterator[list[Played]]:
    """The games, in batches, as they are finished."""
    yield from each(_batch, [(plan, span) for span in spans(plan.games)], workers)


def _batch(task: tuple[Plan, range]) -> list[Played]:
    return [play(task[0], number) for number in task[1]]


def play(plan: Plan, number: int) -> Played:
    """One game; the same plan and number give the same game."""
    state = _game(plan.game, plan.pack).new(plan.seats, f"{plan.seed}/{number}", plan.options)
    bots = [make(plan.bots[plan.bot_at(number, seat)], f"{plan.seed}/{number}/{seat}") for seat in range(plan.seats)]
    decisions = 0
    while acting := state.actors():
        seat = acting[0]
        state.apply(seat, bots[seat].choose(state, seat))
        decisions += 1
    return Played(number, decisions, state.scores(), state.returns())


def summary(plan: Plan, played: list[Played]) -> Summary:
    """The figures of all games together."""
    decisions = [game.decisions for game in played]
    seats = [
        SeatLine(
            fmean(game.returns[seat] for game in played),
            fmean(game.scores[seat] for game in played),
            pstdev(game.scores[seat] for game in played),
        )
        for seat in range(plan.seats)
    ]
    return Summary(
        games=len(played),
        decisions_mean=fmean(decisions),
        decisions_low=min(decisions),
        decisions_high=max(decisions),
        seats=seats,
        bots=_by_bot(plan, played),
        scores=dict(sorted(Counter(score for game in played for score in game.scores).items())),
    )


def _by_bot(plan: Plan, played: list[Played]) -> list[BotLine]:
    """Bots of the same name are counted together."""
    rows = []
    for name in dict.fromkeys(plan.bots):
        wins: list[float] = []
        scores: list[int] = []
        for game in played:
            for seat in range(plan.seats):
                if plan.bots[plan.bot_at(game.number, seat)] == name:
                    wins.append(game.returns[seat])
                    scores.append(game.scores[seat])
        error = 1.96 * pstdev(wins) / len(wins) ** 0.5 if wins else 0.0
        rows.append(BotLine(name, fmean(wins or [0]), error, fmean(scores or [0])))
    return rows
