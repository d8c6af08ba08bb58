"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012), from the view of one seat.

Every iteration imagines a world that the seat cannot tell from the real one, walks down a tree that all these
worlds share, adds a node, plays on at random, and counts what came of it. Choices that the others make in secret
do not branch the tree: each has a small bandit of its own, so that nobody in it reacts to what nobody could see.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabletown.bots.bot import Bot, Ranked
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions

EXPLORATION: Final = 0.5
WIN: Final = 0.6
"""At the end of the game, this share of the reward is winning; the rest is by how much."""


class Node:
    """A choice somebody made, and what came of it for that seat. Children hang on a chain of siblings."""

    def __init__(self, code: i64, seat: i64) -> None:
        self.code: i64 = code
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.available: i64 = 0
        self.reward: float = 0.0
        self.child: Node | None = None
        self.sibling: Node | None = None
        self.onward: Node | None = None
        """What follows if this seat's choice is hidden, whatever it was."""


class SearchBot(Bot):
    """Thinks for a number of iterations, or for so many milliseconds."""

    def __init__(self, iterations: int = 200, milliseconds: int = 0, seed: int | str = 0, horizon: bool = True) -> None:
        super().__init__(f"search:{milliseconds}ms" if milliseconds else f"search:{iterations}", seed)
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.horizon = horizon
        self.depth: i64 = 1000
        self.c: float = EXPLORATION

    def rank(self, state: State, seat: int) -> list[Ranked]:
        root = Node(-1, -1)
        tree = Tree(state, seat, self)
        if self.milliseconds:
            end = perf_counter() + float(self.milliseconds) / 1000.0
            while perf_counter() < end:
                for _ in range(16):
                    tree.iterate(root)
        else:
            for _ in range(self.iterations):
                tree.iterate(root)
        node = tree.own_choices(root)
        ranked: list[tuple[i64, float, Ranked]] = []
        tried: list[i64] = []
        while node is not None:
            value = node.reward / float(max(1, node.visits))
            ranked.append((-node.visits, -value, Ranked(node.code, value, node.visits)))
            tried.append(node.code)
            node = node.sibling
        for code in state.legal(seat):
            if code not in tried:
                ranked.append((0, 0.0, Ranked(code, 0.0, 0)))
        ranked.sort(key=_first_two)
        return [choice for _, _, choice in ranked]

    def choose(self, state: State, seat: int) -> int:
        codes = state.legal(seat)
        return codes[0] if len(codes) == 1 else self.rank(state, seat)[0].code


def _first_two(entry: tuple[i64, float, Ranked]) -> tuple[i64, float]:
    return entry[0], entry[1]


class Tree:
    """One search: the position, the world of the present iteration, and room to work in."""

    def __init__(self, state: State, seat: i64, bot: SearchBot) -> None:
        self.state = state
        self.seat: i64 = seat
        self.rng = bot.rng
        self.horizon = bot.horizon
        self.depth: i64 = bot.depth
        self.c: float = bot.c
        self.stage: i64 = state.stage()
        self.world = state.clone()
        self.out = Actions(state.layout.actions)
        self.offered: vec[i64] = vec[i64]([0] * state.layout.actions)
        self.path: list[Node] = []

    def iterate(self, root: Node) -> None:
        world = self.world
        out = self.out
        path = self.path
        path.clear()
        self.state.imagine_into(world, self.seat, self.rng)
        node = root
        growing = True
        while growing:
            acting = world.acting()
            if acting == 0 or (self.horizon and world.stage() != self.stage):
                break
            seat = self._next(acting)
            world.legal_into(seat, out)
            child = self._select(node, seat)
            growing = child.visits > 0
            path.append(child)
            if seat != self.seat and world.step().shown(world, child.code) != child.code:
                if node.onward is None:
                    node.onward = Node(-1, -1)
                node = node.onward
            else:
                node = child
            world.play(seat, child.code)
        self._play_on()
        self._count()

    def own_choices(self, root: Node) -> Node | None:
        """The chain of the searching seat's choices: below the hidden ones of those who decide at the same time."""
        node = root
        while node.child is not None and node.child.seat != self.seat and node.onward is not None:
            node = node.onward
        return node.child

    def _next(self, acting: i64) -> i64:
        """Who decides first where several do: the searching seat comes last, so that nobody reacts to it."""
        seat: i64 = 0
        while not (acting >> seat) & 1 or (seat == self.seat and acting != 1 << seat):
            seat += 1
        return seat

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
                bound = child.reward / visits + self.c * sqrt(log(float(child.available)) / visits)
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
        new.available = 1
        new.sibling = node.child
        node.child = new
        return new

    def _play_on(self) -> None:
        world = self.world
        out = self.out
        rng = self.rng
        left = self.depth
        while left > 0:
            left -= 1
            acting = world.acting()
            if acting == 0 or (self.horizon and world.stage() != self.stage):
                return
            seat: i64 = 0
            while not (acting >> seat) & 1:
                seat += 1
            world.legal_into(seat, out)
            world.play(seat, out.codes[rng.below(out.size)])

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
