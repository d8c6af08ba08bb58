"""The chances of all sides in a position, from short looks ahead: to the next rests, by quick guesses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.bots.beliefs import Beliefs
from tabletown.bots.bot import lowest
from tabletown.bots.findings import Prospect, Scale
from tabletown.bots.scale import Sides, chances
from tabletown.kernel.packed import vec
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Setup
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions

OPEN: Final = -1
"""Instead of a seat: all players together."""
FIRMNESS: Final = 0.5
"""So firmly is believed what choices tell: less than a search does, since `steady` bots and people slip."""
RUNS: Final = 8
"""How far off a mean may be is seen from so many runs of looks."""


class Sample:
    """What several looks ahead came to, side by side: in runs of looks that follow each other."""

    def __init__(self, sides: Sides, times: i64 = 1, runs: i64 = 1) -> None:
        self.sides = sides
        self.times: i64 = times
        """So many looks are to come."""
        self.made: i64 = 0
        self.runs: i64 = min(times, runs)
        self.looks: vec[i64] = vec[i64]([0] * self.runs)
        self.sums: vec[float] = vec[float]([0.0] * (self.runs * sides.count))

    def add(self, found: vec[float]) -> None:
        run = min(self.runs - 1, self.made * self.runs // self.times)
        self.made += 1
        self.looks[run] += 1
        for side in range(self.sides.count):
            self.sums[run * self.sides.count + side] += found[side]

    def mean(self, side: i64) -> float:
        total = 0.0
        for run in range(self.runs):
            total += self.sums[run * self.sides.count + side]
        return total / float(self.made)

    def mean_of(self, run: i64, side: i64) -> float:
        return self.sums[run * self.sides.count + side] / float(self.looks[run])

    def estimate(self) -> Prospect:
        """The same seat by seat."""
        sides = [int(side) for side in self.sides.of]
        runs = [[self.mean_of(run, side) for side in sides] for run in range(self.runs)]
        return Prospect([self.mean(side) for side in sides], runs)


class Chances:
    """Looks ahead in one game."""

    def __init__(self, setup: Setup, scale: Scale) -> None:
        self.setup = setup
        self.sides = Sides(setup)
        self.weights: vec[float] = vec[float](scale.weights)
        self.length = scale.moves * setup.game.profile.pace
        self.rests: i64 = setup.game.profile.horizon
        self.out = Actions(setup.layout.actions)
        self.imagined = setup.game.blank(setup)
        self.world = setup.game.blank(setup)
        self.world.stops_to_rest = True
        self.measures: vec[float] = vec[float]([0.0] * self.sides.count)
        self.found: vec[float] = vec[float]([0.0] * self.sides.count)

    def sample(self, times: i64 = 1, runs: i64 = 1) -> Sample:
        return Sample(self.sides, times, runs)

    def of(
        self, state: State, seat: i64, moves: i64, times: i64, rng: Rng, actor: i64 = OPEN, code: i64 = OPEN
    ) -> Prospect:
        """The chances after so many moves, as a seat knows the position, or all players together.

        With a choice of an actor: after that. Equal streams give each look the same luck in all positions, so that
        two positions differ by what they are, and less by chance.
        """
        sample = self.sample(times, RUNS)
        luck = _stream(rng)
        beliefs = None if seat == OPEN else Beliefs(state, seat, luck, FIRMNESS)
        for _ in range(times):
            dealing = _stream(rng)
            if beliefs is None:
                state.imagine_open_into(self.imagined, dealing)
            else:
                beliefs.next_into(self.imagined)
            guessing = _stream(rng)
            self.imagined.rng.start(guessing.word(), guessing.word(), guessing.word())
            self.look(self.imagined, moves, guessing, actor, code)
            sample.add(self.found)
        return sample.estimate()

    def look(self, start: State, moves: i64, rng: Rng, seat: i64 = OPEN, code: i64 = OPEN) -> None:
        """One future, perhaps after a choice of a seat: `found` is what it promises."""
        world = self.world
        world.copy_from(start)
        if seat != OPEN:
            world.play(seat, code)
            moves += 1
            while world.resting:  # a look ahead begins where somebody has to choose
                world.resting = False
                world.advance()
        left = self.rests
        while not world.over:
            acting = world.acting()
            if acting == 0:
                left -= 1
                if left == 0:
                    break
                world.resting = False
                world.advance()
                continue
            actor = lowest(acting)
            world.legal_into(actor, self.out)
            world.play(actor, world.guess(actor, self.out, rng))
            moves += 1
        sides = self.sides
        if world.over:
            for side in range(sides.count):
                self.found[side] = world.result(sides.seat[side])
            return
        for side in range(sides.count):
            self.measures[side] = world.evaluate(sides.seat[side])
        chances(sides, self.weights, self.measures, min(1.0, float(moves) / self.length), self.found)


def _stream(rng: Rng) -> Rng:
    """Another stream of chance; the first one goes on by as much whatever is done with that."""
    stream = Rng()
    stream.start(rng.word(), rng.word(), rng.word())
    return stream
