"""What many games of a variant show, put together for people: sections with a sentence, a table, and how to draw it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from statistics import fmean, median
from typing import Final

import msgspec

from tabletown.kernel.shown import Message
from tabletown.lab import features
from tabletown.lab.contrast import Difference, difference, judged
from tabletown.lab.course import Course
from tabletown.lab.shares import Share, share
from tabletown.lab.simulate import Plan, Played, summary

OFTEN: Final = 50
"""So often something must have been on offer before it is called dead or dominant."""
DEAD: Final = 0.01
DOMINANT: Final = 0.85
CLASSES: Final = 24
"""The most bars of a histogram."""

Cell = str | int | float | Message


class Trial(msgspec.Struct, frozen=True):
    """A plan and its games."""

    plan: Plan
    played: list[Played]

    def courses(self) -> list[tuple[Played, Course]]:
        return [(game, game.course) for game in self.played if game.course is not None]

    def results(self, side: int) -> list[float]:
        """What a side won, game by game."""
        return [self.plan.won(game, side) for game in self.played]


class Section(msgspec.Struct, frozen=True):
    """One finding. `chart` says what the columns mean to whoever draws them; without one there is only the table.

    intervals: name, value, low, high · histogram: from, to, times · differences: name, base, variant, low, high
    Shares are in percent.
    """

    id: str
    title: Message
    about: Message
    columns: list[Message]
    rows: list[list[Cell]]
    chart: str = ""
    fair: float | None = None
    """The share of everybody if nothing mattered."""


class Report(msgspec.Struct, frozen=True):
    """All findings about one variant, and how it differs from the base game."""

    plan: Plan
    base: Plan | None
    title: Message
    sections: list[Section]


class Measure(msgspec.Struct, frozen=True):
    """A number that every game has."""

    id: str
    of: Callable[[Played, Course], float]

    def all(self, trial: Trial) -> list[float]:
        return [self.of(game, course) for game, course in trial.courses()]

    def name(self) -> Message:
        return Message(f"lab-measure-{self.id}")


def margin(game: Played, _: Course) -> float:
    """By how many points the winner was ahead of the best loser."""
    best = max(game.returns)
    losers = [score for score, won in zip(game.scores, game.returns, strict=True) if won < best]
    return float(max(game.scores) - max(losers)) if losers else 0.0


MEASURES: Final = [
    Measure("decisions", lambda game, _: float(game.decisions)),
    Measure("turns", lambda _, course: float(course.turns)),
    Measure("branching", lambda _, course: course.options / course.choices if course.choices else 1.0),
    Measure("lead-changes", lambda _, course: float(course.lead_changes)),
    Measure("decided", lambda _, course: 100 * course.decided),
    Measure("margin", margin),
]


def report(variant: Trial, duels: Trial, base: Trial | None = None) -> Report:
    """Needs games that were watched; in the duels a strong bot met a weak one."""
    sections = [] if base is None else [_against_base(variant, base)]
    sections += [_sides(variant), _measures(variant), _lengths(variant), _luck(variant, duels)]
    sections += [*_features(variant), *_things(variant)]
    title = Message("lab-title", {"games": len(variant.played), "seats": variant.plan.seats})
    return Report(variant.plan, base.plan if base else None, title, sections)


# The sections


def _section(
    id: str, headers: Sequence[str], rows: list[list[Cell]], chart: str = "", fair: float | None = None
) -> Section:
    return Section(id, Message(f"lab-{id}"), Message(f"lab-{id}-about"), _columns(headers), rows, chart, fair)


def _columns(ids: Sequence[str]) -> list[Message]:
    return [Message(f"lab-column-{id}") for id in ids]


def _in_percent(share: Share) -> list[float]:
    """Value and interval."""
    return [round(100 * value, 1) for value in (share.wins, share.low, share.high)]


def _side(plan: Plan, side: int) -> Message:
    return Message("lab-side", {"seats": ", ".join(str(seat + 1) for seat in plan.seats_of(side))})


def _fair(plan: Plan) -> float:
    return 100 / len(plan.all_sides())


def _against_base(variant: Trial, base: Trial) -> Section:
    rows: list[list[Cell]] = []
    for found in judged(differences(variant, base)):
        figures = (found.base, found.variant, found.low, found.high)
        verdict = Message("lab-real" if found.real else "lab-chance")
        rows.append([found.name, *(round(figure, 2) for figure in figures), round(found.chance, 4), verdict])
    return _section("base", ["measure", "base", "variant", "low", "high", "chance", "verdict"], rows, "differences")


def differences(variant: Trial, base: Trial) -> list[Difference]:
    """Of everything that has one value for each game, in both."""
    found = [difference(measure.name(), measure.all(base), measure.all(variant)) for measure in MEASURES]
    for side in variant.plan.all_sides():
        if side in base.plan.all_sides():
            before, after = ([100 * won for won in trial.results(side)] for trial in (base, variant))
            found.append(difference(_side(variant.plan, side), before, after))
    return [each for each in found if each is not None]


def _sides(variant: Trial) -> Section:
    plan = variant.plan
    rows: list[list[Cell]] = [
        [_side(plan, side), *_in_percent(share([[won] for won in variant.results(side)]))] for side in plan.all_sides()
    ]
    return _section("sides", ["side", "wins", "low", "high"], rows, "intervals", _fair(plan))


def _measures(variant: Trial) -> Section:
    rows: list[list[Cell]] = []
    for measure in MEASURES:
        all = measure.all(variant)
        rows.append([measure.name(), *(round(figure, 2) for figure in (median(all), fmean(all), min(all), max(all)))])
    return _section("measures", ["measure", "median", "mean", "least", "most"], rows)


def _lengths(variant: Trial) -> Section:
    lengths = [game.decisions for game in variant.played]
    width = max(1, -(-(max(lengths) - min(lengths) + 1) // CLASSES))
    rows: list[list[Cell]] = []
    for first in range(min(lengths), max(lengths) + 1, width):
        rows.append([first, first + width - 1, sum(first <= length < first + width for length in lengths)])
    return _section("lengths", ["from", "to", "games"], rows, "histogram")


def _luck(variant: Trial, duels: Trial) -> Section:
    """How much more a strong bot wins than a weak one, and what the luckiest side is worth."""
    rows: list[list[Cell]] = [
        [Message("lab-skill", {"bot": bot.bot}), *_in_percent(bot.share)]
        for bot in summary(duels.plan, duels.played).bots
    ]
    luckiest = max(summary(variant.plan, variant.played).sides, key=lambda line: line.share.wins)
    name = Message("lab-luckiest", {"seats": ", ".join(str(seat + 1) for seat in luckiest.seats)})
    rows.append([name, *_in_percent(luckiest.share)])
    return _section("luck", ["who", "wins", "low", "high"], rows, "intervals", _fair(variant.plan))


def _features(variant: Trial) -> list[Section]:
    """What the game itself notes, group by group."""
    groups: dict[str, list[list[Cell]]] = defaultdict(list)
    for line in features.lines(variant.played):
        groups[line.group].append([line.name, *_in_percent(line.share), line.share.times, line.share.games])
    columns = _columns(["thing", "owner-wins", "low", "high", "times", "games"])
    about = Message("lab-features-about")
    return [
        Section(f"features-{group}", Message("lab-features", {"group": group}), about, columns, rows, "intervals")
        for group, rows in groups.items()
    ]


def _things(variant: Trial) -> list[Section]:
    """How often each thing was used when it could be, and what its user won; a section for each kind of thing."""
    offered: Counter[str] = Counter()
    used: Counter[str] = Counter()
    won: dict[str, list[list[float]]] = defaultdict(list)
    for game, course in variant.courses():
        offered.update(course.offered)
        users: dict[str, list[float]] = defaultdict(list)
        for side, chosen in enumerate(course.chosen):
            used.update(chosen)
            for thing in chosen:
                users[thing].append(variant.plan.won(game, side))
        for thing, results in users.items():
            won[thing].append(results)
    kinds: dict[str, list[list[Cell]]] = defaultdict(list)
    for thing, times in sorted(offered.items()):
        kind, _, name = thing.partition(":")
        rate = used[thing] / times
        verdict = Message(f"lab-{judgement(rate, times)}")
        kinds[kind].append([name or kind, *_in_percent(share(won[thing])), round(100 * rate, 1), times, verdict])
    columns = _columns(["thing", "user-wins", "low", "high", "used", "offered", "verdict"])
    about = Message("lab-things-about")
    return [
        Section(f"things-{kind}", Message("lab-things", {"kind": kind}), about, columns, rows, "intervals")
        for kind, rows in kinds.items()
        if len(rows) > 1
    ]


def judgement(rate: float, offered: int) -> str:
    """Whether something is hardly ever used, or nearly always."""
    if offered < OFTEN or DEAD <= rate <= DOMINANT:
        return "alive"
    return "dead" if rate < DEAD else "dominant"
