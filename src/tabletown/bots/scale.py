"""Learns what the bots' measure of a position is worth as a chance to win.

Quick games of the same set-up are played; at each rest it is noted how the sides stand (`State.evaluate`) and how much
of a usual game is over. A softmax regression through what came of them makes chances of that, which add up to one.
Nothing in it depends on the game that is reviewed, but for its seats and options.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from tabletown.bots.bot import lowest
from tabletown.bots.findings import Scale
from tabletown.kernel.packed import vec
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Setup
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions

ROWS: Final = 8
"""So many rests are noted of each game."""
SLOPES: Final = 4
RIDGE: Final = 1.0
STEPS: Final = 8
"""Of Newton's method."""
SHORTEST: Final = 0.01
"""Measures nearer to 0 or 1 are taken for this."""
FEWEST: Final = 20
"""Games that are played, whatever they take."""


class Sides:
    """Who wins together; whoever plays alone plays against nobody."""

    def __init__(self, setup: Setup) -> None:
        names = sorted(set(setup.sides))
        self.count: i64 = len(names)
        self.of: vec[i64] = vec[i64]([names.index(side) for side in setup.sides])
        """The side of each seat."""
        self.seat: vec[i64] = vec[i64]([setup.sides.index(side) for side in names])
        """One seat of each side."""
        self.alone: bool = self.count == 1
        self.parameters: i64 = 2 * self.count + SLOPES


class Row:
    """How the sides stood at a rest of a game, and what came of it."""

    def __init__(self, moves: i64, measures: vec[float]) -> None:
        self.moves: i64 = moves
        self.measures: vec[float] = measures
        self.results: vec[float] = measures
        self.passed: float = 0.0


def steep(measure: float) -> float:
    """Tells measures near 0 and near 1 apart, from about -1 to 1."""
    within = max(SHORTEST, min(1.0 - SHORTEST, measure))
    return log(within / (1.0 - within)) / 4.6


def chances(sides: Sides, weights: vec[float], measures: vec[float], passed: float, out: vec[float]) -> None:
    """How likely each side is to win, where so much of the game is over."""
    n = sides.count
    best = 0.0 if sides.alone else -1e9
    for side in range(n):
        x = measures[side]
        y = steep(x)
        worth = weights[side] + passed * weights[n + side]
        worth += (weights[2 * n] + passed * weights[2 * n + 1]) * x
        worth += (weights[2 * n + 2] + passed * weights[2 * n + 3]) * y
        out[side] = worth
        best = max(best, worth)
    total = exp(-best) if sides.alone else 0.0
    for side in range(n):
        out[side] = exp(out[side] - best)
        total += out[side]
    for side in range(n):
        out[side] /= total


def learn(setup: Setup, seed: str, choices: int) -> Scale:
    """Plays quick games for so many choices."""
    game = setup.game
    sides = Sides(setup)
    rng = Rng(f"scale/{seed}")
    out = Actions(setup.layout.actions)
    horizon: i64 = game.profile.horizon
    rows: list[Row] = []
    games: i64 = 0
    played: i64 = 0
    rests: i64 = 0
    while played < choices or games < FEWEST:
        state = game.new(setup.seats, f"{seed}/{rng.word()}", setup.options)
        kept: list[Row] = []
        moves: i64 = 0
        seen: i64 = 0
        state.stops_to_rest = True
        while not state.over:
            acting = state.acting()
            if acting == 0:
                seen += 1
                place: i64 = len(kept) if len(kept) < ROWS else rng.below(seen)
                if place < ROWS:
                    row = Row(moves, _measures(state, sides))
                    if place < len(kept):
                        kept[place] = row
                    else:
                        kept.append(row)
                state.resting = False
                state.advance()
                continue
            seat = lowest(acting)
            state.legal_into(seat, out)
            state.play(seat, state.guess(seat, out, rng))
            moves += 1
        results = vec[float]([state.result(sides.seat[side]) for side in range(sides.count)])
        for row in kept:
            row.results = results
        rows += kept
        games += 1
        played += moves
        rests += seen + 1
    length = float(played) / float(games)
    for row in rows:
        row.passed = min(1.0, float(row.moves) / length)
    weights = _fitted(sides, rows)
    return Scale(
        weights=[weights[i] for i in range(len(weights))],
        moves=length,
        look=float(horizon) * float(played) / float(rests),
        games=int(games),
    )


def _measures(state: State, sides: Sides) -> vec[float]:
    return vec[float]([state.evaluate(sides.seat[side]) for side in range(sides.count)])


def _fitted(sides: Sides, rows: list[Row]) -> vec[float]:
    """The weights under which what came of the games is likeliest, drawn a little towards 0."""
    size = int(sides.parameters)
    n = int(sides.count)
    weights = vec[float]([0.0] * size)
    expected = vec[float]([0.0] * n)
    features = [vec[float]([0.0] * size) for _ in range(n)]
    for _ in range(STEPS):
        slope = [-RIDGE * weights[i] for i in range(size)]
        bend = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row in rows:
            chances(sides, weights, row.measures, row.passed, expected)
            _add_row(sides, row, expected, features, slope, bend)
        step = _solved(bend, slope)
        for i in range(size):
            weights[i] += step[i]
    return weights


def _add_row(
    sides: Sides,
    row: Row,
    expected: vec[float],
    features: list[vec[float]],
    slope: list[float],
    bend: list[list[float]],
) -> None:
    n = sides.count
    size = sides.parameters
    mean = vec[float]([0.0] * size)
    for side in range(n):
        own = features[side]
        x = row.measures[side]
        own[side] = 1.0
        own[n + side] = row.passed
        own[2 * n] = x
        own[2 * n + 1] = x * row.passed
        own[2 * n + 2] = steep(x)
        own[2 * n + 3] = steep(x) * row.passed
        for i in range(size):
            mean[i] += expected[side] * own[i]
            slope[i] += (row.results[side] - expected[side]) * own[i]
    for i in range(size):
        line = bend[i]
        for j in range(size):
            total = -mean[i] * mean[j]
            for side in range(n):
                total += expected[side] * features[side][i] * features[side][j]
            line[j] += total


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss: the matrix has no zeros on its diagonal, because of the ridge."""
    size = len(right)
    for i in range(size):
        for j in range(i + 1, size):
            times = matrix[j][i] / matrix[i][i]
            for k in range(i, size):
                matrix[j][k] -= times * matrix[i][k]
            right[j] -= times * right[i]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        found[i] = (right[i] - sum([matrix[i][k] * found[k] for k in range(i + 1, size)])) / matrix[i][i]
    return found
