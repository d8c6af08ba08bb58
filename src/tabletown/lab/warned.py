"""How true warnings are: bots play, and wherever a choice is warned of, the game goes on with that choice as well."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time

import msgspec

from tabletown.bots import BotPool, make
from tabletown.bots.warnings import warnings
from tabletown.kernel.state import State
from tabletown.lab.engines import Engine, parts, spans
from tabletown.lab.playing import LONGEST, game_of, play_out
from tabletown.lab.shares import Share, share
from tabletown.lab.simulate import Plan

LOSES = "warning-loses"
RIVAL = "warning-rival"
WASTES = "warning-wastes"
KINDS = (LOSES, RIVAL, WASTES)


class Ignored(msgspec.Struct, frozen=True):
    """A position in which a choice was warned of, and how the game ended with that choice."""

    kind: str
    game: int
    won: float


class Watched(msgspec.Struct):
    """Some games: how often there was a choice, how often the one that was made was warned of, and what came of it."""

    games: int = 0
    choices: int = 0
    warned: dict[str, int] = {}
    """How often a bot chose what it would have been warned of, by the kind of warning."""
    ignored: list[Ignored] = []
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Watched) -> None:
        self.games += other.games
        self.choices += other.choices
        self.warned = {kind: self.warned.get(kind, 0) + other.warned.get(kind, 0) for kind in KINDS}
        self.ignored = self.ignored + other.ignored
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


class KindLine(msgspec.Struct, frozen=True):
    """One kind of warning: how often a bot's choice was warned of, and how many of the games were not won with it."""

    kind: str
    chosen: int
    positions: int
    lost: Share | None


class Reliability(msgspec.Struct, frozen=True):
    """How often people would be warned, and how true it is."""

    games: int
    choices: int
    asked: float
    """Of how many choices one is warned of, as a share."""
    milliseconds: float
    longest: float
    kinds: list[KindLine]


def run(plan: Plan, engine: Engine) -> Iterator[Watched]:
    """The games of a plan, in batches."""
    tasks = [(plan, span) for span in spans(plan.games, most=20, parts=parts(plan.bots))]
    yield from engine.each(_batch, tasks)


def _batch(task: tuple[Plan, range]) -> Watched:
    plan, span = task
    found = Watched()
    for number in span:
        found.add(watch(plan, number))
    return found


def watch(plan: Plan, number: int) -> Watched:
    """One game."""
    state = game_of(plan.game, plan.pack).new(plan.seats, f"{plan.seed}/{number}", plan.options)
    found = Watched(games=1)
    with BotPool() as pool:
        names = [plan.bots[plan.bot_of(number, side)] for side in plan.sides]
        bots = [make(name, f"{plan.seed}/{number}/{seat}", pool) for seat, name in enumerate(names)]
        for _ in range(LONGEST):
            acting = state.actors()
            if not acting:
                break
            seat = acting[0]
            code = bots[seat].choose(state, seat)
            if len(state.legal(seat)) > 1:
                look(plan, state, seat, code, number, found)
            state.apply(seat, code)
        pool.end(state)
    return found


def look(plan: Plan, state: State, seat: int, code: int, number: int, found: Watched) -> None:
    """Warns of the choices of one position, and plays on after the first of each kind as if nobody had listened."""
    found.choices += 1
    began = process_time()
    told = warnings(state, seat, patience=0)
    spent = process_time() - began
    found.seconds += spent
    found.longest = max(found.longest, spent)
    seen: set[str] = set()
    for caution in told:
        kind = caution.reasons[0].id
        if caution.code == code:
            found.warned[kind] = found.warned.get(kind, 0) + 1
        if kind not in seen:
            seen.add(kind)
            found.ignored.append(Ignored(kind, number, _ignored(plan, state, seat, caution.code, number)))


def _ignored(plan: Plan, state: State, seat: int, code: int, number: int) -> float:
    """What the game is worth to this seat in the end, after a choice that it was warned of."""
    after = state.clone()
    after.apply(seat, code)
    names = [plan.bots[plan.bot_of(number, side)] for side in plan.sides]
    play_out(after, [make(name, f"ignored/{number}/{other}") for other, name in enumerate(names)])
    return after.result(seat)


def summary(found: Watched) -> Reliability:
    lines = [_line(kind, found) for kind in KINDS]
    asked = sum(line.chosen for line in lines) / found.choices if found.choices else 0.0
    spent = 1000.0 * found.seconds / found.choices if found.choices else 0.0
    return Reliability(found.games, found.choices, asked, spent, 1000.0 * found.longest, lines)


def _line(kind: str, found: Watched) -> KindLine:
    games: dict[int, list[float]] = {}
    for line in found.ignored:
        if line.kind == kind:
            games.setdefault(line.game, []).append(0.0 if line.won > 0.0 else 1.0)
    lost = share(list(games.values())) if games else None
    return KindLine(kind, found.warned.get(kind, 0), sum(map(len, games.values())), lost)
