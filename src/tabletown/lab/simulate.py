"""Many games between bots: who wins, from which seat, by how much, and how long it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import fmean, pstdev

import msgspec

from tabletown.bots import BotPool, check, make
from tabletown.kernel.content import Pack
from tabletown.kernel.profile import Factor
from tabletown.kernel.setup import Value
from tabletown.lab.alone import AloneSummary, Scores, summed_up
from tabletown.lab.engines import Engine, parts, spans
from tabletown.lab.failures import BotFailure, BotFailureLine, counted, noted
from tabletown.lab.game_stats import GameStats, Watcher, winners
from tabletown.lab.playing import game_of, play_out
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
    pack: Pack | None = None
    watched: bool = False
    """Whether to note how each game went, and what the sides had in it."""

    def bot_of(self, number: int, side: int) -> int:
        """Which of the bots plays for this side in this game."""
        return (side + number) % len(self.bots)

    def deal(self, number: int) -> int:
        """The shuffle of this game: a new one each time; where bots play alone, each of them gets the same."""
        return number // len(self.bots) if self.seats == 1 else number

    def seats_of(self, side: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.sides[seat] == side]

    def all_sides(self) -> list[int]:
        return sorted(set(self.sides))

    def won(self, game: Played, side: int) -> float:
        """What a side won in one of the games."""
        return max(game.returns[seat] for seat in self.seats_of(side))

    def winners(self, game: Played) -> list[int]:
        """The sides that won; none of several in a draw."""
        return winners(game.returns, self.sides)


class Played(msgspec.Struct, frozen=True):
    """One finished game."""

    number: int
    decisions: int
    scores: list[int]
    returns: list[float]
    factors: list[Factor] = []
    stats: GameStats | None = None
    failures: list[BotFailure] = []
    """Bots from outside that failed, and had to be replaced."""


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
    failures: list[BotFailureLine] = []
    """Bots from outside that failed; their results are counted all the same."""
    alone: AloneSummary | None = None
    """Of a game for one: there, what the others count as wins is how far up the ranks it went."""


def plan(
    slug: str,
    games: int,
    seats: int,
    bots: list[str],
    seed: int,
    options: dict[str, Value] | None = None,
    pack: Pack | None = None,
    watched: bool = False,
) -> Plan:
    """Checks everything before the work starts; BadInput says what does not fit."""
    setup = game_of(slug, pack).setup(seats, options)
    for name in bots:
        check(name)
    return Plan(slug, games, seats, setup.sides, lineup(bots, setup.sides), seed, setup.options, pack, watched)


def lineup(bots: list[str], sides: list[int]) -> list[str]:
    """At least one bot for each side: where they are fewer, they come again."""
    return [bots[i % len(bots)] for i in range(max(len(set(sides)), len(bots)))]


def origin(plan: Plan) -> dict[str, object]:
    """What tells the games of a plan from others, and deals them again."""
    game = game_of(plan.game, plan.pack)
    return {
        "game": game.slug,
        "rules": game.rules,
        "content": game.content_id,
        "seats": plan.seats,
        "sides": plan.sides,
        "options": plan.options,
        "seed": plan.seed,
    }


def run(plan: Plan, engine: Engine) -> Iterator[list[Played]]:
    """The games, in batches, as they are finished."""
    yield from engine.each(_batch, [(plan, span) for span in spans(plan.games, parts=parts(plan.bots))])


def _batch(task: tuple[Plan, range]) -> list[Played]:
    with BotPool() as pool:
        return [play(task[0], number, pool) for number in task[1]]


def play(plan: Plan, number: int, pool: BotPool | None = None) -> Played:
    """One game; the same plan and number give the same game. Without a pool, bots come for this game only."""
    if pool is None:
        with BotPool() as own:
            return play(plan, number, own)
    game = game_of(plan.game, plan.pack)
    state = game.new(plan.seats, f"{plan.seed}/{plan.deal(number)}", plan.options, listen=plan.watched)
    bots = [
        make(plan.bots[plan.bot_of(number, side)], f"{plan.seed}/{number}/{seat}", pool)
        for seat, side in enumerate(plan.sides)
    ]
    watcher = Watcher(state, plan.sides) if plan.watched else None
    decisions = play_out(state, bots, watcher.see if watcher else None)
    failures = noted(pool.end(state))
    if not watcher:
        return Played(number, decisions, state.scores(), state.returns(), failures=failures)
    told = [game.event(entry, state.setup.everyone) for entry in state.journal or []]
    factors = game.profile.factors(state, told)
    return Played(number, decisions, state.scores(), state.returns(), factors, watcher.stats(), failures)


def summary(plan: Plan, played: list[Played]) -> Summary:
    """The figures of all games together."""
    decisions = [game.decisions for game in played]
    return Summary(
        games=len(played),
        decisions_mean=fmean(decisions),
        decisions_low=min(decisions),
        decisions_high=max(decisions),
        seats=[_by_seat(played, seat) for seat in range(plan.seats)],
        sides=[_by_side(plan, played, side) for side in plan.all_sides()],
        bots=[_by_bot(plan, played, name) for name in dict.fromkeys(plan.bots)],
        scores=dict(sorted(Counter(score for game in played for score in game.scores).items())),
        failures=counted(game.failures for game in played),
        alone=_alone(plan, played) if plan.seats == 1 else None,
    )


def _alone(plan: Plan, played: list[Played]) -> AloneSummary:
    scores: Scores = {bot: {} for bot in plan.bots}
    for game in played:
        scores[plan.bots[plan.bot_of(game.number, 0)]][plan.deal(game.number)] = game.scores[0]
    return summed_up(game_of(plan.game, plan.pack).setup(plan.seats, plan.options), scores)


def _by_seat(played: list[Played], seat: int) -> SeatLine:
    scores = [game.scores[seat] for game in played]
    return SeatLine(share([[game.returns[seat]] for game in played]), fmean(scores), pstdev(scores))


def _by_side(plan: Plan, played: list[Played], side: int) -> SideLine:
    seats = plan.seats_of(side)
    scores = [game.scores[seat] for game in played for seat in seats]
    return SideLine(seats, share([[plan.won(game, side)] for game in played]), fmean(scores))


def _by_bot(plan: Plan, played: list[Played], name: str) -> BotLine:
    """Bots of the same name are counted together."""
    results: list[list[float]] = []
    scores: list[int] = []
    for game in played:
        sides = [side for side in plan.all_sides() if plan.bots[plan.bot_of(game.number, side)] == name]
        results.append([plan.won(game, side) for side in sides])
        scores += [game.scores[seat] for side in sides for seat in plan.seats_of(side)]
    return BotLine(name, share(results), fmean(scores or [0]))
