"""A position and everything one can do with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
from mypy_extensions import i64

from tabletown.kernel.changes import Shadow
from tabletown.kernel.errors import IllegalAction, RulesError
from tabletown.kernel.imagine import imagine_world
from tabletown.kernel.layout import COVERED
from tabletown.kernel.memory import CHANGED, DEPTH, FRAME, FRESH, JournalEntry, Memory
from tabletown.kernel.packed import vec
from tabletown.kernel.records import Changes, Nothing, Option, Refusal, Tally, View
from tabletown.kernel.rng import WORLDS, Rng
from tabletown.kernel.saving import dump_of
from tabletown.kernel.setup import Setup
from tabletown.kernel.step import Actions, Step
from tabletown.kernel.view import view_of

if TYPE_CHECKING:
    from tabletown.kernel.game import Game

LONGEST_RUN: Final = 100_000
"""More steps than this without a decision are taken for an endless loop."""


def loaded(game: Game, data: object) -> State:
    """A position that was pickled."""
    return game.load(data)


class State(Memory):
    """One position of a game. `apply` changes it; `clone` gives an independent copy."""

    def __init__(self, setup: Setup, source: State | None = None) -> None:
        super().__init__(setup, source)
        self.steps: vec[Step[State]] = setup.steps
        self.offered: Actions | None = None
        self.shadow: Shadow | None = None
        self.told: dict[str, Tally] | None = None
        """The tallies of this position, if somebody who listened closely was told them last."""

    # What is asked of a position, and answered by a subclass: by that of a game, or else by PlainState

    def points(self, seat: i64) -> i64:
        """The score of a seat as the rulebook counts it."""
        raise RulesError(f"{self.setup.game.slug} does not count its points")

    def evaluate(self, seat: i64) -> float:
        """A guess between 0 and 1 of how well this seat stands, from everything in the position."""
        return 0.5

    def is_futile(self, seat: i64, code: i64) -> bool:
        """Whether a legal choice can do nothing for this seat, as the seat itself knows: no bot takes it."""
        return False

    def guess(self, seat: i64, offered: Actions, rng: Rng) -> i64:
        """A quick sensible choice for a seat that the searching bots let play on: by default, any."""
        return offered.at(rng.below(offered.size))

    def likelihood(self, seat: i64) -> float:
        """How likely it is that the others hold what they hold here, from what they have shown.

        The natural logarithm, up to a constant, for those who see what this seat sees. By default, all is as likely.
        """
        return 0.0

    def rules_out(self, zone: i64, kind: i64) -> bool:
        """Whether everybody knows that no unseen piece of this kind lies in this zone."""
        return False

    def is_possible(self) -> bool:
        """Whether an imagined world agrees with what everybody has seen happen, where zones do not tell that."""
        return True

    def reseal(self, seat: i64, rng: Rng) -> bool:
        """In an imagined world: somebody else's sealed choice is any that is possible. False if none is."""
        return self.reseal_code(seat, rng)

    def broken(self) -> list[str]:
        """What the game's own invariants find wrong."""
        return []

    # What follows from that

    def result(self, seat: i64) -> float:
        """What the finished game is worth to a seat: 1 for a win, 1/k for a win shared by k sides, else 0.

        Where a score is looked up in ranks, it is how far up they lead: 0 for the lowest, 1 for the highest.
        """
        rank = self.rank()
        if rank is not None:
            return float(rank) / float(len(self.setup.ranks) - 1)
        best = self.points(0)
        for other in range(1, self.seats):
            best = max(best, self.points(other))
        if self.points(seat) < best:
            return 0.0
        winners = {self.setup.sides[other] for other in range(self.seats) if self.points(other) == best}
        return 1.0 / float(len(winners))

    def rank(self) -> int | None:
        """Which rank of its set-up the score of the only seat has reached by now; None where there are none."""
        return self.setup.rank_of(self.points(0)) if self.setup.ranks else None

    # The stack of steps

    def push(self, step: i64, arg: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """A step begins on top of the present one, as soon as the present one has returned."""
        if self.over:
            return
        if self.depth == DEPTH:
            raise RulesError(f"more than {DEPTH} steps are stacked")
        self.depth += 1
        self.replace(step, arg, b, c)

    def replace(self, step: i64, arg: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """The present step ends and another begins in its place."""
        if self.over:
            return
        frames = self.frames
        base = (self.depth - 1) * FRAME
        frames[base] = step | FRESH
        frames[base + 1] = arg
        frames[base + 2] = b
        frames[base + 3] = c

    def pop(self) -> None:
        """The present step ends; the one below goes on."""
        if not self.over:
            self.depth -= 1

    def finish(self) -> None:
        """The game is over, and no step begins or ends any more."""
        self.depth = 0
        self.over = True

    def rest(self) -> None:
        """A natural point to stop and look, such as the end of a round: how far a thinking bot looks."""
        self.resting = self.stops_to_rest

    def arg(self, i: i64 = 0) -> i64:
        """One of the three numbers of the present step."""
        return self.frames[(self.depth - 1) * FRAME + 1 + i]

    def set_arg(self, i: i64, value: i64) -> None:
        self.frames[(self.depth - 1) * FRAME + 1 + i] = value

    def advance(self) -> None:
        """Runs until somebody has to choose, or the game is over."""
        steps = self.steps
        frames = self.frames
        run: i64 = 0
        self.waiting = 0
        while not self.over and not self.resting:
            if self.depth == 0:
                raise RulesError("the last step has ended, but the game is not over")
            base = (self.depth - 1) * FRAME
            kind = frames[base]
            if kind & FRESH:
                kind ^= FRESH
                frames[base] = kind
                steps[kind].enter(self, frames[base + 1])
            else:
                step = steps[kind]
                arg = frames[base + 1]
                self.waiting = step.actors(self, arg)
                if self.waiting != 0:
                    return
                step.resume(self, arg)
            run += 1
            if run > LONGEST_RUN:
                raise RulesError(f"the step {steps[kind].name!r} never comes to a decision")

    def step(self) -> Step[State]:
        """The step that is being played."""
        return self.steps[self.frames[(self.depth - 1) * FRAME]]

    # Sealed choices

    def sealed(self, seat: i64) -> i64:
        """What a seat has chosen in a sealed step, or -1."""
        return self.numbers[self.layout.number_count + seat] - 1

    def chosen(self, seat: int) -> int | None:
        """The same for a view: None if it has chosen nothing."""
        sealed = int(self.sealed(seat))
        return sealed if sealed >= 0 else None

    def undecided(self, seats: i64) -> i64:
        """Those of these seats, as bits, that have not chosen yet in a sealed step."""
        numbers = self.numbers
        first: i64 = self.layout.number_count
        left: i64 = 0
        for seat in range(self.seats):
            if (seats >> seat) & 1 and numbers[first + seat] == 0:
                left |= 1 << seat
        return left

    def seal(self, seat: i64, action: i64) -> None:
        self.numbers[self.layout.number_count + seat] = action + 1

    def unseal(self) -> None:
        for seat in range(self.seats):
            self.numbers[self.layout.number_count + seat] = 0

    def reseal_code(self, seat: i64, rng: Rng) -> bool:
        """Seals any legal action."""
        offered = self._offered()
        self.legal_into(seat, offered)
        if offered.size == 0:
            return False
        self.seal(seat, offered.at(rng.below(offered.size)))
        return True

    def can_choose(self, seat: i64) -> bool:
        """Whether anything is legal for a seat that has to choose."""
        offered = self._offered()
        self.legal_into(seat, offered)
        return offered.size > 0

    # What happened

    def listen(self, closely: bool = False, told: dict[str, Tally] | None = None) -> None:
        """From now on what happens is told in a journal; closely: every event tells also what it finds different.

        `told`: the tallies of this position, if they are known already.
        """
        self.journal = []
        self.shadow = Shadow(self, self.tallies() if told is None else told) if closely else None

    def deafen(self) -> list[JournalEntry]:
        """Nobody listens any more: what was told. The last to be told closely is what differs since the last event."""
        journal = self.journal
        changes = self.changes()
        self.journal = None
        if self.shadow is not None:
            self.told = self.shadow.tallies
            self.shadow = None
        if journal is None:
            return []
        if changes is not None:
            last = JournalEntry(CHANGED, 0, 0, 0, self.setup.everyone)
            last.changes = changes
            journal.append(last)
        return journal

    def tallies(self) -> dict[str, Tally]:
        """What the game makes of all that everybody sees, by name."""
        game = self.setup.game
        return {} if game.records[0] is Nothing else msgspec.structs.asdict(game.tallies(self.as_seen()))

    def changes(self) -> Changes | None:
        return None if self.shadow is None else self.shadow.catch_up(self)

    # Playing

    def acting(self) -> i64:
        """The seats that may choose now, as bits."""
        return self.waiting

    def actors(self) -> list[int]:
        """The seats that may choose now, ascending; empty when the game is over."""
        acting = self.waiting
        seats: list[int] = []
        seat: i64 = 0
        while acting:
            if acting & 1:
                seats.append(seat)
            acting >>= 1
            seat += 1
        return seats

    def legal_into(self, seat: i64, out: Actions) -> None:
        """What an acting seat may choose."""
        out.size = 0
        self.steps[self.frames[(self.depth - 1) * FRAME]].legal(self, seat, out)

    def offer_pairs(self, zone: i64, out: Actions, first: i64, gates: vec[i64]) -> None:
        """Offers two actions for each kind of piece in a sorted zone, counted from `first`.

        `gates` tells for each kind the first of two numbers; an action is offered unless its number is 0.
        """
        numbers = self.numbers
        kinds = self.kinds
        codes = out.codes
        size = out.size
        start = self.start[zone]
        before: i64 = -1
        for slot in range(start, start + self.sizes[zone]):
            kind = kinds[slot]
            if kind != before:
                before = kind
                gate = gates[kind]
                code = first + 2 * kind
                if numbers[gate]:
                    codes[size] = code
                    size += 1
                if numbers[gate + 1]:
                    codes[size] = code + 1
                    size += 1
        out.size = size

    def offer_kinds(self, zone: i64, out: Actions, first: i64) -> None:
        """Offers one action for each kind of piece in a sorted zone, counted from `first`."""
        start = self.start[zone]
        before: i64 = -1
        for slot in range(start, start + self.sizes[zone]):
            kind = self.kinds[slot]
            if kind != before:
                out.add(first + kind)
            before = kind

    def play(self, seat: i64, action: i64) -> None:
        """Carries out an action that is known to be legal."""
        self.offered_to = -1
        self.actor_bit = 1 << seat
        self.steps[self.frames[(self.depth - 1) * FRAME]].choose(self, seat, action)
        self.advance()

    def legal(self, seat: int) -> list[i64]:
        """Action codes, ascending, without duplicates; [] for a seat that is not an actor."""
        return self._offer(seat).listed() if 0 <= seat < self.setup.seats else []

    def apply(self, seat: int, code: int) -> None:
        """Plays the action; IllegalAction if it is not legal, and then nothing has changed."""
        if not (0 <= seat < self.setup.seats and 0 <= code < self.layout.actions and self._offers(seat, code)):
            refusal = self.setup.game.refusal(self, seat, code)
            raise IllegalAction(refusal.clause, refusal.message.id, self.setup.game.say(refusal.message), refusal)
        self.play(seat, code)

    def _offered(self) -> Actions:
        """Where what is legal is listed; nobody's list is there any more."""
        offered = self.offered
        if offered is None:
            offered = Actions(self.layout.actions)
            self.offered = offered
        self.offered_to = -1
        return offered

    def _offer(self, seat: i64) -> Actions:
        offered = self._offered()
        self.offered_to = seat
        offered.size = 0
        if (self.waiting >> seat) & 1:
            self.step().legal(self, seat, offered)
        return offered

    def _offers(self, seat: i64, code: i64) -> bool:
        """Whoever has just asked what is legal does not make us work it out again."""
        offered = self.offered
        if offered is None or self.offered_to != seat:
            offered = self._offer(seat)
        return offered.has(code)

    def options(self, seat: int) -> list[Option]:
        """The legal actions, described."""
        return [self.setup.game.offered(self, code) for code in self.legal(seat)]

    def why_not(self, seat: int, elements: list[str]) -> Refusal | None:
        """Why these elements of the table cannot be used now; None if they can."""
        return self.setup.game.why_not(self, seat, elements)

    def scores(self) -> list[int]:
        """The scores as the rulebook counts them."""
        return [self.points(seat) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        """When the game is over: what it is worth to each seat (`result`). Before that: all 0."""
        if not self.over:
            return [0.0] * self.setup.seats
        return [self.result(seat) for seat in range(self.seats)]

    # Knowledge

    def view(self, seat: int | None = None) -> View:
        """What this seat knows; for None, what any onlooker knows."""
        return view_of(self, seat, self.bit(seat))

    def open_view(self, seat: int | None = None) -> View:
        """What all players know together, as a seat looks at it: for the time after the game."""
        return view_of(self, seat, self.setup.everyone | self.bit(seat))

    def as_seen(self, seat: int | None = None, open: bool = False) -> State:
        """The position with nothing in it but what this seat knows: rules can be asked about it without telling more.

        Whatever is known is where it is; an unknown piece lies there as any piece that nobody knows (of zones that are
        apart, all unknown pieces lie there sorted), and a sealed choice of somebody else is any choice. The flow of
        play is public, as in an imagined world. `open`: what all players know together.
        """
        seen = self.clone()
        seen.mask(self.setup.everyone | self.bit(seat) if open else self.bit(seat))
        if not (open or self.over):
            for first in self.setup.covered:
                for other in range(self.setup.seats):
                    if other != seat:
                        seen[first + other] = COVERED
        return seen

    def imagine(self, seat: int | None, seed: int | str) -> State:
        """A world that this seat cannot tell from the real one, drawn at random from all of them."""
        world = self.clone()
        self.imagine_into(world, seat, Rng(seed, WORLDS))
        return world

    def imagine_into(self, world: State, seat: int | None, rng: Rng) -> None:
        """Makes `world` a random one of those that the seat cannot tell from this position."""
        imagine_world(self, world, self.bit(seat), rng)

    def imagine_open_into(self, world: State, rng: Rng) -> None:
        """Makes `world` a random one of those that all players together cannot tell from this position."""
        imagine_world(self, world, self.setup.everyone, rng)

    # Copies

    def clone(self) -> State:
        """An independent copy."""
        return type(self)(self.setup, self)

    def dump(self) -> dict[str, object]:
        """The whole position, hidden parts included, as data that JSON can hold; `game.load` reads it."""
        return dump_of(self)

    def __deepcopy__(self, memo: object) -> State:
        copy = self.clone()
        if self.journal is not None:
            copy.journal = self.journal[:]
        return copy

    def __reduce__(self) -> tuple[Callable[[Game, object], State], tuple[Game, object]]:
        """A position is pickled as it is saved: without its journal, and by the rules of its game."""
        return loaded, (self.setup.game, self.dump())

    def invariants(self) -> list[str]:
        """What is wrong with this position: [] unless the rules are faulty."""
        return self.setup.game.lost_pieces(self) + self.broken()
