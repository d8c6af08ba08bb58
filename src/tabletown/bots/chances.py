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


class Sample:
    """What several looks ahead came to, side by side."""

    def __init__(self, sides: Sides) -> None:
        self.sides = sides
        self.looks: i64 = 0
        self.sums: vec[float] = vec[float]([0.0] * sides.count)
        self.squares: vec[float] = vec[float]([0.0] * sides.count)

    def add(self, found: vec[float]) -> None:
        self.looks += 1
        for side in range(self.sides.count):
            self.sums[side] += found[side]
            self.squares[side] += found[side] * found[side]

    def take(self, other: Sample) -> None:
        self.looks += other.looks
        for side in range(self.sides.count):
            self.sums[side] += other.sums[side]
            self.squares[side] += other.squares[side]

    def mean(self, side: i64) -> float:
        return self.sums[side] / float(self.looks)

    def variance(self, side: i64) -> float:
        """Of the mean."""
        mean = self.mean(side)
        return max(0.0, self.squares[side] / float(self.looks) - mean * mean) / float(self.looks)

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
        self.length = scale.moves
        self.rests: i64 = setup.game.profile.horizon
        self.out = Actions(setup.layout.actions)
        self.imagined = setup.game.blank(setup)
        self.world = setup.game.blank(setup)
        self.world.stops_to_rest = True
        self.measures: vec[float] = vec[float]([0.0] * self.sides.count)
        self.found: vec[float] = vec[float]([0.0] * self.sides.count)

    def sample(self) -> Sample:
        return Sample(self.sides)

    def of(
        self, state: State, seat: i64, moves: i64, times: i64, rng: Rng, actor: i64 = OPEN, code: i64 = OPEN
    ) -> Sample:
        """The chances after so many moves, as a seat knows the position, or all players together.

        With a choice of an actor: after that.
        """
        sample = self.sample()
        beliefs = None if seat == OPEN else Beliefs(state, seat, rng)
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
