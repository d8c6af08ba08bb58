"""Bots against bots, every one against every other, with sides and shuffles shared out evenly."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from itertools import combinations

import msgspec

from tabletown.bots import BotPool, check, make
from tabletown.kernel.content import Pack
from tabletown.kernel.errors import BadInput
from tabletown.kernel.machine import need
from tabletown.kernel.setup import Value, changed
from tabletown.lab.engines import Engine, parts, spans
from tabletown.lab.failures import BotFailure, BotFailureLine, counted, noted, warning
from tabletown.lab.playing import game_of, play_out
from tabletown.lab.ratings import Contest, Estimate, Ladder, Rating, ladder
from tabletown.lab.shares import Share, share
from tabletown.lab.text_table import TextTable, markdown


class ArenaPlan(msgspec.Struct, frozen=True):
    """What to play. One bot plays one side, another one all other sides."""

    game: str
    seats: int
    sides: list[int]
    bots: list[str]
    games: int
    """For each pairing, at least: each shuffle is played once in every way of sharing out the sides."""
    seed: int
    options: dict[str, bool | int | str]
    pack: Pack | None = None
    neighbours: bool = False
    """Whether only those who are named next to each other meet."""
    by_side: bool = False
    """Whether the strength on each of two sides is wanted; then every bot also meets itself."""

    @property
    def side_count(self) -> int:
        return len(set(self.sides))

    def pairings(self) -> list[tuple[int, int]]:
        """Who meets whom, as places among the bots."""
        count = len(self.bots)
        pairs = [
            (one, other) for one, other in combinations(range(count), 2) if not self.neighbours or other == one + 1
        ]
        return pairs + [(bot, bot) for bot in range(count) if self.by_side]

    def ways(self, one: int, other: int) -> list[list[int]]:
        """The ways of sharing out the sides: each bot alone on each side, against the other on all others."""
        alone = [(one, other)] if one == other or self.side_count == 2 else [(one, other), (other, one)]
        sides = range(1 if one == other else self.side_count)
        return [
            [mine if side == my_side else theirs for side in range(self.side_count)]
            for mine, theirs in alone
            for my_side in sides
        ]

    def rounds(self, one: int, other: int) -> int:
        """So many shuffles for a pairing."""
        return -(-self.games // len(self.ways(one, other)))

    def fixtures(self) -> list[Fixture]:
        """All games, in an order in which every pairing has had its share at any time."""
        pairs = self.pairings()
        found = []
        for deal in range(max(self.rounds(*pair) for pair in pairs)):
            for one, other in pairs:
                if deal < self.rounds(one, other):
                    found += [Fixture(f"{one}-{other}/{deal}", way) for way in self.ways(one, other)]
        return found


class Fixture(msgspec.Struct, frozen=True):
    """One game that is to be played: its shuffle, and which bot plays each side."""

    deal: str
    bots: list[int]


class Fought(msgspec.Struct, frozen=True):
    """One finished game: what each side has won."""

    number: int
    deal: str
    bots: list[int]
    won: list[float]
    failures: list[BotFailure]


class PairLine(msgspec.Struct, frozen=True):
    """What one bot won on a side of its own, against another one on all other sides."""

    bot: str
    against: str
    share: Share


class ArenaReport(msgspec.Struct, frozen=True):
    """What an arena found."""

    games: int
    ladder: Ladder
    pairs: list[PairLine]
    failures: list[BotFailureLine] = []
    """Bots from outside that failed; they are rated all the same."""


def plan(
    slug: str,
    seats: int,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, Value] | None = None,
    pack: Pack | None = None,
    neighbours: bool = False,
    by_side: bool = False,
) -> ArenaPlan:
    """Checks everything before the work starts; BadInput says what does not fit."""
    setup = game_of(slug, pack).setup(seats, options)
    need("statsmodels", "lab")
    order = sorted(set(setup.sides))
    places = [order.index(side) for side in setup.sides]
    sides = len(order)
    if len(bots) < 2:
        raise BadInput("an arena needs at least two bots, or --levels")
    if len(set(bots)) < len(bots):
        raise BadInput(f"the same bot is named twice: {next(bot for bot in bots if bots.count(bot) > 1)}")
    if seats == 1:
        again = f"tabletown simulate {slug} --seats 1 --bots {','.join(bots)}"
        raise BadInput(f"nobody plays against anybody alone; this compares scores on the same deals: {again}")
    if sides == 1:
        raise BadInput("nobody plays against anybody in this game: all seats are on one side")
    if by_side and sides != 2:
        raise BadInput(f"the strength by side is measured in games of two sides; this one has {sides}")
    for name in bots:
        check(name)
    unequal = sides == 2 and places.count(0) != places.count(1)
    return ArenaPlan(slug, seats, places, bots, games, seed, setup.options, pack, neighbours, by_side or unequal)


def run(plan: ArenaPlan, engine: Engine) -> Iterator[list[Fought]]:
    """The games, in batches, as they are finished."""
    fixtures = plan.fixtures()
    found = spans(len(fixtures), parts=parts(plan.bots))
    pieces = [(plan, span.start, fixtures[span.start : span.stop]) for span in found]
    yield from engine.each(_batch, pieces)


def _batch(task: tuple[ArenaPlan, int, list[Fixture]]) -> list[Fought]:
    plan, first, fixtures = task
    with BotPool() as pool:
        return [play(plan, number, fixture, pool) for number, fixture in enumerate(fixtures, first)]


def play(plan: ArenaPlan, number: int, fixture: Fixture, pool: BotPool) -> Fought:
    """One game; the same plan and fixture give the same game."""
    seed = f"{plan.seed}/{fixture.deal}"
    state = game_of(plan.game, plan.pack).new(plan.seats, seed, plan.options)
    names = [plan.bots[fixture.bots[side]] for side in plan.sides]
    play_out(state, [make(name, f"{seed}/{name}/{seat}", pool) for seat, name in enumerate(names)])
    failures = noted(pool.end(state))
    returns = state.returns()
    won = [
        max(returns[seat] for seat in range(plan.seats) if plan.sides[seat] == side) for side in range(plan.side_count)
    ]
    return Fought(number, fixture.deal, fixture.bots, won, failures)


def report(plan: ArenaPlan, fought: list[Fought]) -> ArenaReport:
    """The ratings, and how each pairing went."""
    contests = [Contest(game.bots, game.won) for game in fought]
    rated = ladder(plan.bots, contests, plan.pairings(), plan.by_side)
    return ArenaReport(len(fought), rated, _pairs(plan, fought), counted(game.failures for game in fought))


def _pairs(plan: ArenaPlan, fought: list[Fought]) -> list[PairLine]:
    """Of two sides, what one has not won the other has: such a pairing is told once."""
    results: dict[tuple[int, int], list[list[float]]] = {}
    for game in fought:
        for side, bot in enumerate(game.bots):
            others = {other for place, other in enumerate(game.bots) if place != side}
            other = min(others)
            if len(others) == 1 and bot != other and (plan.side_count > 2 or bot < other):
                results.setdefault((bot, other), []).append([game.won[side]])
    return [PairLine(plan.bots[bot], plan.bots[other], share(results[bot, other])) for bot, other in sorted(results)]


def text_tables(plan: ArenaPlan, found: ArenaReport) -> list[TextTable]:
    """The ratings, those of each side, and the pairings, as tables."""
    tables = [_ratings("bot", found.ladder.ratings)]
    for side, ratings in enumerate(found.ladder.sides):
        seats = ", ".join(str(seat + 1) for seat in range(plan.seats) if plan.sides[seat] == side)
        tables.append(_ratings(f"on the side of seat {seats}", ratings))
    rows = [
        [
            f"{line.bot} against {line.against}",
            f"{100 * line.share.wins:.1f}",
            _percent(line.share),
            str(line.share.times),
        ]
        for line in found.pairs
    ]
    equal = f"{100 / plan.side_count:.1f}"
    return [*tables, TextTable([f"pairing ({equal} % are even)", "wins %", "95 %", "games"], rows)]


def _ratings(head: str, ratings: list[Rating]) -> TextTable:
    rows = [[line.bot, f"{line.rating.points:+.0f}", _points(line.rating), *_lead(line.lead)] for line in ratings]
    return TextTable([head, "Elo", "95 %", "ahead of the next", "95 %"], rows)


def _lead(lead: Estimate | None) -> tuple[str, str]:
    return ("", "") if lead is None else (f"{lead.points:+.0f}", _points(lead))


def _points(estimate: Estimate) -> str:
    return f"{estimate.low:+.0f} to {estimate.high:+.0f}"


def _percent(share: Share) -> str:
    return f"{100 * share.low:.1f} to {100 * share.high:.1f}"


def page(plan: ArenaPlan, found: ArenaReport, title: str) -> str:
    """The tables as a page in Markdown, with the command that makes it again."""
    variants = "".join(f" --option {chosen}" for chosen in changed(game_of(plan.game, plan.pack), plan.options))
    flags = f"{' --neighbours' if plan.neighbours else ''}{' --by-side' if plan.by_side else ''}"
    pack = f" --pack {shlex.quote(plan.pack.path)}" if plan.pack else ""
    words = f"arena {plan.game} {shlex.join(plan.bots)} --seats {plan.seats}{variants}{pack} --games {plan.games}"
    head = f"# Bots at {title}, {plan.seats} seats\n\n{found.games} games:\n\n"
    command = f"```\n$ tabletown {words} --seed {plan.seed}{flags}\n```\n\n"
    warnings = "".join(f"\n**{warning(line, found.games)}**\n" for line in found.failures)
    return head + command + "\n".join(map(markdown, text_tables(plan, found))) + warnings
