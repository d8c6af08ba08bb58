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
from tabletown.kernel.shown import Feature
from tabletown.lab.pool import each, spans
from tabletown.lab.shares import Share, share


class Plan(msgspec.Struct, frozen=True):
    """What to simulate. All seats of a side are played by one bot, and the bots change sides from game to game."""

    game: str
    games: int
    seats: int
    sides: list[int]
    bots: list[str]
    seed: int
    options: dict[str, bool | int | str]
    pack: str | None = None
    features: bool = False
    """Whether to note what the sides had in each game."""

    def bot_of(self, number: int, side: int) -> int:
        """Which of the bots plays for this side in this game."""
        return (side + number) % len(self.bots)

    def seats_of(self, side: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.sides[seat] == side]

    def all_sides(self) -> list[int]:
        return sorted(set(self.sides))


class Played(msgspec.Struct, frozen=True):
    """One finished game."""

    number: int
    decisions: int
    scores: list[int]
    returns: list[float]
    features: list[Feature] = []


class SeatLine(msgspec.Struct, frozen=True):
    """How one seat did: what it won, mean and deviation of its score."""

    share: Share
    score: float
    deviation: float


class SideLine(msgspec.Struct, frozen=True):
    """How one side did: its seats, what it won, and the mean score of its seats."""

    seats: list[int]
    share: Share
    score: float


class BotLine(msgspec.Struct, frozen=True):
    """How one kind of bot did: what its sides won, and the mean score of their seats."""

    bot: str
    share: Share
    score: float


class Summary(msgspec.Struct, frozen=True):
    """What a simulation found."""

    games: int
    decisions_mean: float
    decisions_low: int
    decisions_high: int
    seats: list[SeatLine]
    sides: list[SideLine]
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
    features: bool = False,
) -> Plan:
    """Checks everything before the work starts; BadInput says what does not fit."""
    file = str(pack) if pack else None
    setup = _game(slug, file).setup(seats, options)
    for name in bots:
        make(name)
    lineup = [bots[i % len(bots)] for i in range(max(len(set(setup.sides)), len(bots)))]
    return Plan(slug, games, seats, setup.sides, lineup, seed, setup.options, file, features)


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
    game = _game(plan.game, plan.pack)
    state = game.new(plan.seats, f"{plan.seed}/{number}", plan.options, listen=plan.features)
    bots = [
        make(plan.bots[plan.bot_of(number, side)], f"{plan.seed}/{number}/{seat}")
        for seat, side in enumerate(plan.sides)
    ]
    decisions = 0
    while acting := state.actors():
        seat = acting[0]
        state.apply(seat, bots[seat].choose(state, seat))
        decisions += 1
    told = [game.event(entry, state.setup.everyone) for entry in state.journal or []]
    features = game.features(state, told) if plan.features else []
    return Played(number, decisions, state.scores(), state.returns(), features)


def summary(plan: Plan, played: list[Played]) -> Summary:
    """The figures of all games together."""
    decisions = [game.decisions for game in played]
    return Summary(
        games=len(played),
        decisions_mean=fmean(decisions),
        decisions_low=min(decisions),
        decisions_high=max(decisions),
        seats=[_by_seat(played, seat) for seat in range(plan.seats)],
        sides=[_by_side(played, plan.seats_of(side)) for side in plan.all_sides()],
        bots=[_by_bot(plan, played, name) for name in dict.fromkeys(plan.bots)],
        scores=dict(sorted(Counter(score for game in played for score in game.scores).items())),
    )


def _by_seat(played: list[Played], seat: int) -> SeatLine:
    scores = [game.scores[seat] for game in played]
    return SeatLine(share([[game.returns[seat]] for game in played]), fmean(scores), pstdev(scores))


def _by_side(played: list[Played], seats: list[int]) -> SideLine:
    scores = [game.scores[seat] for game in played for seat in seats]
    return SideLine(seats, share([[_won(game, seats)] for game in played]), fmean(scores))


def _by_bot(plan: Plan, played: list[Played], name: str) -> BotLine:
    """Bots of the same name are counted together."""
    results: list[list[float]] = []
    scores: list[int] = []
    for game in played:
        sides = [side for side in plan.all_sides() if plan.bots[plan.bot_of(game.number, side)] == name]
        results.append([_won(game, plan.seats_of(side)) for side in sides])
        scores += [game.scores[seat] for side in sides for seat in plan.seats_of(side)]
    return BotLine(name, share(results), fmean(scores or [0]))


def _won(game: Played, seats: list[int]) -> float:
    """What the side of these seats won."""
    return max(game.returns[seat] for seat in seats)
