"""How true reviews are: bots play, their games are reviewed, and what was said is held against what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor
from statistics import fmean
from time import process_time
from typing import Final

import msgspec

from tabletown.bots import make
from tabletown.bots.findings import Better, Scale
from tabletown.bots.review import BETTER, CHANCES, ENOUGH, SECONDS, Reviewing
from tabletown.bots.scale import learn
from tabletown.bots.search import Node, SearchBot, Tree
from tabletown.bots.stretches import PlayedGame
from tabletown.kernel.history import Move
from tabletown.lab.alone import Mean, mean
from tabletown.lab.engines import Engine, parts, spans
from tabletown.lab.playing import game_of, play_out
from tabletown.lab.shares import Share, share
from tabletown.lab.simulate import Plan

LEARNED: Final = 2.0
"""To learn what measures are worth takes as much work as so many reviews, at most: it is done once for all games."""
MOST_LEARNED: Final = 2 * ENOUGH
"""Choices from which it is learned, at most."""
DEEPER: Final = 2000
"""Iterations of the search that has to confirm a better choice."""
BINS: Final = 10
PARTS: Final = ("dealt", "drawn", "hidden")
STAGES: Final = {"everything": CHANCES + BETTER, "chances": CHANCES, "better": BETTER}
"""What can be measured: all of a review, its curves and accounts, or its better choices."""


class Said(msgspec.Struct, frozen=True):
    """A chance that a review told of a seat, and what the game was worth to it in the end."""

    chance: float
    won: float


class Reviewed(msgspec.Struct):
    """Some games: what the reviews said, and what came of it."""

    games: int = 0
    known: list[list[Said]] = []
    """Game by game, from what each seat knew."""
    open: list[list[Said]] = []
    luck: list[list[dict[str, float]]] = []
    """Game by game, what luck was worth to each seat."""
    confirmed: list[list[float]] = []
    """Game by game, for each better choice: 1 where a deeper search agrees, else 0."""
    pace: list[float] = []
    """Game by game, how many times as many choices it took as a game of quick guesses."""
    seconds: float = 0.0

    def add(self, other: Reviewed) -> None:
        self.games += other.games
        self.known = self.known + other.known
        self.open = self.open + other.open
        self.luck = self.luck + other.luck
        self.confirmed = self.confirmed + other.confirmed
        self.pace = self.pace + other.pace
        self.seconds += other.seconds


class Calibration(msgspec.Struct, frozen=True):
    """Moments that promised about as much: what they promised on average, and how much was won."""

    said: float
    won: Share


class LuckLine(msgspec.Struct, frozen=True):
    """What the parts of luck were worth to a seat, on average."""

    seat: int
    dealt: Mean
    drawn: Mean
    hidden: Mean


class Truth(msgspec.Struct, frozen=True):
    """How true the reviews were."""

    games: int
    known: list[Calibration]
    open: list[Calibration]
    luck: list[LuckLine]
    confirmed: Share
    pace: Mean
    seconds: float
    """For each game."""


def run(plan: Plan, effort: float, engine: Engine, measured: str = "everything") -> Iterator[Reviewed]:
    """The games of a plan, in batches."""
    game = game_of(plan.game, plan.pack)
    guesses = min(MOST_LEARNED, int(LEARNED * effort * SECONDS * game.profile.guesses))
    scale = learn(game.setup(plan.seats, plan.options), f"scale/{plan.seed}", guesses)
    tasks = [(plan, effort, scale, measured, span) for span in spans(plan.games, most=20, parts=parts(plan.bots))]
    yield from engine.each(_batch, tasks)


def _batch(task: tuple[Plan, float, Scale, str, range]) -> Reviewed:
    plan, effort, scale, measured, span = task
    found = Reviewed()
    for number in span:
        found.add(look(plan, number, effort, scale, measured))
    return found


def look(plan: Plan, number: int, effort: float, scale: Scale, measured: str) -> Reviewed:
    """One game."""
    start = game_of(plan.game, plan.pack).new(plan.seats, f"{plan.seed}/{plan.deal(number)}", plan.options)
    names = [plan.bots[plan.bot_of(number, side)] for side in plan.sides]
    moves: list[Move] = []
    state = start.clone()
    bots = [make(name, f"{plan.seed}/{number}/{seat}") for seat, name in enumerate(names)]
    play_out(state, bots, lambda seat, code: moves.append((seat, code)))
    began = process_time()
    reviewing = Reviewing(start, moves, f"{plan.seed}/{number}", effort, scale=scale, stages=STAGES[measured])
    reviewing.finish()
    found = Reviewed(games=1, pace=[len(moves) / scale.moves], seconds=process_time() - began)
    if measured != "better":
        told = reviewing.review()
        results = state.returns()
        points = told.points[:-1]
        found.known = [[Said(point.known[seat], won) for point in points for seat, won in enumerate(results)]]
        found.open = [[Said(point.open[seat], won) for point in points for seat, won in enumerate(results)]]
        found.luck = [[{part: getattr(account, part) for part in PARTS} for account in told.accounts]]
    if measured != "chances":
        found.confirmed = [[_is_better(reviewing.played, better) for better in reviewing.better]]
    return found


def _is_better(played: PlayedGame, better: Better) -> float:
    """Whether a deeper search finds this choice better, too."""
    state = played.states[better.move]
    seat, made = played.moves[better.move]
    bot = SearchBot(DEEPER, seed=f"deeper/{better.move}")
    tree = Tree(state, seat, bot)
    nodes = [Node(better.code, seat), Node(made, seat)]
    for _ in range(DEEPER):
        tree.try_all(nodes)
    return 1.0 if nodes[0].value() > nodes[1].value() else 0.0


def summary(found: Reviewed) -> Truth:
    lines = [
        LuckLine(seat, *(mean([game[seat][part] for game in found.luck]) for part in PARTS))
        for seat in range(len(found.luck[0]) if found.luck else 0)
    ]
    return Truth(
        games=found.games,
        known=_calibration(found.known),
        open=_calibration(found.open),
        luck=lines,
        confirmed=share(found.confirmed),
        pace=mean(found.pace),
        seconds=found.seconds / found.games,
    )


def _calibration(games: list[list[Said]]) -> list[Calibration]:
    """Moments that promised about as much are put together; those of one game win and lose together."""
    lines: list[Calibration] = []
    for bin in range(BINS):
        within = [[said for said in game if min(BINS - 1, floor(said.chance * BINS)) == bin] for game in games]
        if any(within):
            said = fmean(said.chance for game in within for said in game)
            lines.append(Calibration(said, share([[said.won for said in game] for game in within])))
    return lines
