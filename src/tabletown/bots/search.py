"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012), from the view of one seat.

Worlds are imagined that the seat cannot tell from the real one. In each of them every choice that is still in the
running is tried, so that they are compared on the same hidden cards; then the worse half of them is dropped, and
so on (sequential halving: Karnin, Koren, Somekh 2013; Cazenave 2014). Below the first choice, all worlds share a
tree that grows where it looks promising; from its leaves the game is played on by quick guesses. What the others
choose in secret is guessed as well and does not branch the tree, so that nobody in it reacts to what nobody saw.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from tabletown.bots.bot import Bot, Ranked
from tabletown.kernel.packed import vec
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions

EXPLORATION: Final = 0.1
WIN: Final = 0.6
"""At the end of the game, this share of the reward is winning; the rest is by how much."""


class Node:
    """A choice somebody made, and what came of it for that seat. Children hang on a chain of siblings."""

    def __init__(self, code: i64, seat: i64) -> None:
        self.code: i64 = code
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.available: i64 = 1
        self.reward: float = 0.0
        self.child: Node | None = None
        self.sibling: Node | None = None

    def value(self) -> float:
        return self.reward / float(self.visits) if self.visits > 0 else 0.0


class SearchBot(Bot):
    """Thinks for a number of iterations, or for so many milliseconds.

    Without `horizon` every iteration is played to the end of the game, not only until the game comes to rest.
    """

    def __init__(self, iterations: int = 200, milliseconds: int = 0, seed: int | str = 0, horizon: bool = True) -> None:
        super().__init__(f"search:{milliseconds}ms" if milliseconds else f"search:{iterations}", seed)
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.horizon = horizon

    def rank(self, state: State, seat: int) -> list[Ranked]:
        running = [Node(code, seat) for code in state.legal(seat)]
        tree = Tree(state, seat, self)
        dropped: list[Node] = []
        rounds = max(1, (len(running) - 1).bit_length())
        for _ in range(rounds):
            if self.milliseconds:
                end = perf_counter() + float(self.milliseconds) / 1000.0 / float(rounds)
                tree.try_all(running)
                while perf_counter() < end:
                    tree.try_all(running)
            else:
                for _ in range(max(1, self.iterations // rounds // len(running))):
                    tree.try_all(running)
            running.sort(key=_worse_last)
            half = (len(running) + 1) // 2
            dropped = running[half:] + dropped
            running = running[:half]
        return [Ranked(node.code, node.value(), node.visits) for node in running + dropped]

    def choose(self, state: State, seat: int) -> int:
        codes = state.legal(seat)
        return codes[0] if len(codes) == 1 else self.rank(state, seat)[0].code


def _worse_last(node: Node) -> float:
    return -node.value()


class Tree:
    """One search: the position, an imagined world, the world of the present iteration, and room to work in."""

    def __init__(self, state: State, seat: i64, bot: SearchBot) -> None:
        self.state = state
        self.seat: i64 = seat
        self.rng = bot.rng
        self.imagined = state.clone()
        self.world = state.clone()
        self.world.stops_to_rest = bot.horizon
        self.out = Actions(state.layout.actions)
        self.offered: vec[i64] = vec[i64]([0] * state.layout.actions)
        self.path: list[Node] = []

    def try_all(self, choices: list[Node]) -> None:
        """Every choice once, all in the same imagined world."""
        imagined = self.imagined
        self.state.imagine_into(imagined, self.seat, self.rng)
        acting = imagined.acting()
        while acting != 1 << self.seat:
            self._guess(imagined, _lowest(acting & ~(1 << self.seat)))
            acting = imagined.acting()
        for choice in choices:
            self.world.copy_from(imagined)
            self._iterate(choice)

    def _iterate(self, choice: Node) -> None:
        world = self.world
        path = self.path
        path.clear()
        path.append(choice)
        node = choice
        world.play(self.seat, choice.code)
        while node.visits > 0:
            acting = world.acting()
            if acting == 0:
                break
            seat = _lowest(acting)
            world.legal_into(seat, self.out)
            if seat != self.seat and world.step().shown(world, self.out.at(0)) < 0:
                self._guess(world, seat)
                continue
            node = self._select(node, seat)
            path.append(node)
            world.play(seat, node.code)
        self._play_on()
        self._count()

    def _select(self, node: Node, seat: i64) -> Node:
        """A legal choice that has not been tried, or the one with the highest upper confidence bound."""
        out = self.out
        offered = self.offered
        for i in range(out.size):
            offered[out.codes[i]] = 1
        untried = out.size
        best: Node | None = None
        highest = -1.0
        child = node.child
        while child is not None:
            if offered[child.code] == 1:
                offered[child.code] = 0
                untried -= 1
                child.available += 1
                visits = float(child.visits)
                bound = child.reward / visits + EXPLORATION * sqrt(log(float(child.available)) / visits)
                if bound > highest:
                    highest = bound
                    best = child
            child = child.sibling
        if untried > 0:
            best = self._sprout(node, seat, self.rng.below(untried))
        for i in range(out.size):
            offered[out.codes[i]] = 0
        assert best is not None
        return best

    def _sprout(self, node: Node, seat: i64, skip: i64) -> Node:
        """A new child for one of the choices that are still marked as offered."""
        code: i64 = -1
        for i in range(self.out.size):
            code = self.out.codes[i]
            if self.offered[code] == 1:
                if skip == 0:
                    break
                skip -= 1
        new = Node(code, seat)
        new.sibling = node.child
        node.child = new
        return new

    def _guess(self, world: State, seat: i64) -> None:
        world.legal_into(seat, self.out)
        world.play(seat, world.guess(seat, self.out, self.rng))

    def _play_on(self) -> None:
        world = self.world
        while True:
            acting = world.acting()
            if acting == 0:
                return
            self._guess(world, _lowest(acting))

    def _count(self) -> None:
        world = self.world
        worth = vec[float]([-1.0] * self.state.setup.seats)
        for node in self.path:
            seat = node.seat
            if worth[seat] < 0.0:
                worth[seat] = world.evaluate(seat)
                if world.over:
                    worth[seat] = WIN * world.result(seat) + (1.0 - WIN) * worth[seat]
            node.visits += 1
            node.reward += worth[seat]


def _lowest(seats: i64) -> i64:
    """The first of a set of seats."""
    seat: i64 = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat
