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
"""Believed worlds that follow each other are alike: they are taken together in so many runs."""


class Sample:
    """What several looks ahead came to, side by side.

    How much their mean may be off is seen from runs of so many looks that follow each other.
    """

    def __init__(self, sides: Sides, run: i64 = 1) -> None:
        self.sides = sides
        self.run: i64 = run
        self.looks: i64 = 0
        self.sums: vec[float] = vec[float]([0.0] * sides.count)
        self.ended: vec[float] = vec[float]([0.0] * sides.count)
        """The sums when the last run ended."""
        self.squares: vec[float] = vec[float]([0.0] * sides.count)
        """Of the sums of the runs."""

    def add(self, found: vec[float]) -> None:
        self.looks += 1
        for side in range(self.sides.count):
            self.sums[side] += found[side]
            if self.looks % self.run == 0:
                sum = self.sums[side] - self.ended[side]
                self.squares[side] += sum * sum
                self.ended[side] = self.sums[side]

    def mean(self, side: i64) -> float:
        return self.sums[side] / float(self.looks)

    def variance(self, side: i64) -> float:
        """Of the mean."""
        runs = float(self.looks // self.run)
        if runs < 2.0:
            return 0.0
        mean = self.ended[side] / runs
        return max(0.0, self.squares[side] / runs - mean * mean) / (runs - 1.0) / float(self.run * self.run)

    def estimate(self) -> Prospect:
        """The same seat by seat."""
        seats = range(len(self.sides.of))
        means = [self.mean(self.sides.of[seat]) for seat in seats]
        return Prospect(means, [self.variance(self.sides.of[seat]) for seat in seats])


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

    def sample(self, run: i64 = 1) -> Sample:
        return Sample(self.sides, run)

    def of(
        self, state: State, seat: i64, moves: i64, times: i64, rng: Rng, actor: i64 = OPEN, code: i64 = OPEN
    ) -> Sample:
        """The chances after so many moves, as a seat knows the position, or all players together.

        With a choice of an actor: after that.
        """
        sample = self.sample(1 if seat == OPEN else max(1, times // RUNS))
        beliefs = None if seat == OPEN else Beliefs(state, seat, rng, FIRMNESS)
        for _ in range(times):
            if beliefs is None:
                state.imagine_open_into(self.imagined, rng)
            else:
                beliefs.next_into(self.imagined)
            self.look(self.imagined, moves, rng, actor, code)
            sample.add(self.found)
        return sample

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
