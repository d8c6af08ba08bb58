"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012), from the view of one seat.

The few choices are looked into that seem best at a glance. Worlds are imagined that the seat cannot tell from the real
one, the likelier the more often (`State.likelihood`). In each of them every choice that is still in the running is
tried, so that they are compared on the same hidden cards; then the worse half of them is dropped, and so on (sequential
halving: Karnin, Koren, Somekh 2013; Cazenave 2014). Below the first choice, all worlds share a tree that grows where it
looks promising; from its leaves the game is played on by quick guesses. What the others choose in secret is guessed as
well and does not branch the tree, so that nobody in it reacts to what nobody saw.

In a game with very many choices (`Profile.guided`) there is no tree: below the first choice everything is guessed.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from tabletown.bots.beliefs import Beliefs
from tabletown.bots.bot import Bot, Ranked, lowest, sensible
from tabletown.bots.futures import Futures
from tabletown.bots.greedy import GreedyBot
from tabletown.kernel.packed import vec
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions

EXPLORATION: Final = 0.1
WIN: Final = 0.6
"""At the end of the game, this share of the reward is winning; the rest is by how much."""
LIKELY: Final = 5
"""Of more first choices than this, only so many are looked into: those that look best at a glance."""
WIDTH: Final = 24
"""The same in a guided game: those that come to mind first."""
GUESSES: Final = 2
"""For each of them so many guesses are made."""
ENDLESS: Final = 1 << 60


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
    """Thinks for a number of iterations, or for so many milliseconds, or until the first of both is over.

    With a limit of time, how far it gets depends on the machine, so the same seed may choose differently. A game may
    have another number of iterations for it.
    Without `horizon` every iteration is played to the end of the game, not only as far as the game says.
    """

    def __init__(self, iterations: int = 0, milliseconds: int = 0, seed: int | str = 0, horizon: bool = True) -> None:
        super().__init__(f"search:{iterations}" if iterations else f"search:{milliseconds}ms", seed)
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.horizon = horizon
        self.futures: Futures | None = None
        """Where to keep what happens in the imagined futures, if somebody wants to know."""
        self.glance = GreedyBot(seed=f"glance/{seed}")

    def rank(self, state: State, seat: int) -> list[Ranked]:
        began = perf_counter()
        tree = Tree(state, seat, self)
        choices = tree.first_choices()
        tree.try_all(choices)
        iterations = state.setup.game.profile.thoughts.get(self.iterations, self.iterations)
        left = iterations - len(choices)
        if not tree.guided and len(choices) > LIKELY:
            places = {choice.code: place for place, choice in enumerate(self.glance.rank(state, seat))}
            choices.sort(key=lambda node: places[node.code])
            running, dropped = choices[:LIKELY], choices[LIKELY:]
        else:
            running, dropped = choices, []
        rounds = max(1, (len(running) - 1).bit_length())
        for number in range(rounds):
            tries = left // rounds // len(running) if iterations else ENDLESS
            end = began + float(self.milliseconds * (number + 1)) / float(1000 * rounds)
            while tries > 0 and (self.milliseconds == 0 or perf_counter() < end):
                tree.try_all(running)
                tries -= 1
            running.sort(key=_worse_last)
            half = (len(running) + 1) // 2
            dropped = running[half:] + dropped
            running = running[:half]
        ranked = [Ranked(node.code, node.value(), node.visits) for node in running + dropped]
        return ranked + [Ranked(code, 0.0, 0) for code in tree.left_out(ranked)]

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
        self.horizon = bot.horizon
        self.world.stops_to_rest = bot.horizon
        self.out = Actions(state.layout.actions)
        self.offered: vec[i64] = vec[i64]([0] * state.layout.actions)
        self.path: list[Node] = []
        self.guided = state.setup.game.profile.guided
        self.more_rests: i64 = state.setup.game.profile.horizon - 1 if bot.horizon else 0
        self.futures = bot.futures
        self.beliefs = Beliefs(state, seat, bot.rng)

    def first_choices(self) -> list[Node]:
        """All that can do something; if they are very many, those that come to mind."""
        codes = sensible(self.state, self.seat)
        if len(codes) <= WIDTH or not self.guided:
            return [Node(code, self.seat) for code in codes]
        found: list[Node] = []
        marks = vec[i64]([0] * self.state.layout.actions)
        for _ in range(GUESSES * WIDTH):
            self.state.imagine_into(self.imagined, self.seat, self.rng)
            self.imagined.legal_into(self.seat, self.out)
            code = self.imagined.guess(self.seat, self.out, self.rng)
            if marks[code] == 0 and len(found) < WIDTH and not self.state.is_futile(self.seat, code):
                marks[code] = 1
                found.append(Node(code, self.seat))
        return found or [Node(code, self.seat) for code in codes[:WIDTH]]

    def left_out(self, ranked: list[Ranked]) -> list[i64]:
        """The legal choices that did not come to mind, or can do nothing."""
        known = {choice.code for choice in ranked}
        return [code for code in self.state.legal(self.seat) if code not in known]

    def try_all(self, choices: list[Node]) -> None:
        """Every choice once, all in the same imagined world."""
        imagined = self.imagined
        self.beliefs.next_into(imagined)
        acting = imagined.acting()
        while acting != 1 << self.seat:
            self._guess(imagined, lowest(acting & ~(1 << self.seat)))
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
        if self.futures is not None:
            world.journal = []
        world.play(self.seat, choice.code)
        while node.visits > 0 and not self.guided:
            acting = world.acting()
            if acting == 0:
                break
            seat = lowest(acting)
            world.legal_into(seat, self.out)
            if seat != self.seat and world.step().shown(world, self.out.at(0)) < 0:
                self._guess(world, seat)
                continue
            node = self._select(node, seat)
            path.append(node)
            world.play(seat, node.code)
        self._play_on()
        for _ in range(self.more_rests):
            if not world.over:
                self._go_on()
        worth = self._count()
        if self.futures is not None:
            self._keep(self.futures, worth)

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
            best = Node(self._untried(untried), seat)
            best.sibling = node.child
            node.child = best
        for i in range(out.size):
            offered[out.codes[i]] = 0
        assert best is not None
        return best

    def _untried(self, untried: i64) -> i64:
        """Any of the choices that are still marked as offered."""
        skip = self.rng.below(untried)
        i: i64 = 0
        while self.offered[self.out.codes[i]] == 0 or skip > 0:
            if self.offered[self.out.codes[i]] == 1:
                skip -= 1
            i += 1
        return self.out.codes[i]

    def _guess(self, world: State, seat: i64) -> None:
        world.legal_into(seat, self.out)
        world.play(seat, world.guess(seat, self.out, self.rng))

    def _play_on(self) -> None:
        world = self.world
        while True:
            acting = world.acting()
            if acting == 0:
                return
            self._guess(world, lowest(acting))

    def _count(self) -> float:
        """Tells the path what came of it, and what that is worth to the seat that thinks."""
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
        return worth[self.seat]

    def _keep(self, futures: Futures, worth: float) -> None:
        """Keeps this future for whoever asks for reasons; some are played to the end, to see who wins."""
        world = self.world
        path = self.path
        code = path[0].code
        futures.add(code, worth)
        if len(path) > 1:
            futures.follow(code, path[1].seat, path[1].code)
        if futures.foresight == 0:
            futures.tell(code, worth, world.journal or [])
        if futures.wants_end(code):
            for _ in range(futures.foresight):
                self._go_on()
            heard = world.journal or []
            world.journal = None
            world.stops_to_rest = False
            self._go_on()
            result = world.result(self.seat)
            futures.end(worth, result)
            if futures.foresight > 0:
                futures.tell(code, result, heard)
            world.stops_to_rest = self.horizon

    def _go_on(self) -> None:
        """From one rest to the next, or to the end."""
        self.world.resting = False
        self.world.advance()
        self._play_on()
