"""What many games of a variant show, put together for people: sections with a sentence, a table, and how to draw it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import fmean, median
from typing import Final

import msgspec

from tabletown.kernel.game import Game
from tabletown.kernel.records import Message
from tabletown.lab import factors
from tabletown.lab.contrast import Difference, difference, judged, share_difference
from tabletown.lab.playing import game_of
from tabletown.lab.shares import Share, share
from tabletown.lab.simulate import Plan, Played, summary
from tabletown.lab.trial import MEASURES, Trial
from tabletown.lab.usage import Use, uses

CLASSES: Final = 24
"""The most bars of a histogram."""
MOST_DRAWN: Final = 48
"""Longer tables are not drawn."""
MOST_CHANGES: Final = 24
"""So many things whose owners win more or less than in the base game are listed, the surest first."""
FEWEST_GAMES: Final = 10
"""What was had in fewer games, of the base game or of the variant, is not compared."""

Cell = str | int | float | Message


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


def report(variant: Trial, duels: Trial, base: Trial | None = None, base_duels: Trial | None = None) -> Report:
    """Needs games that were watched; in the duels a strong bot met a weak one."""
    game = game_of(variant.plan.game, variant.plan.pack)
    used = alternatives(uses(variant, game))
    sections: list[Section | None] = []
    if base is not None and base_duels is not None:
        sections += _against_base(variant, duels, base, base_duels)
    sections += [_sides(variant), _seats(variant), _luck(variant, duels), _verdicts(used)]
    sections += [_ends(variant), _measures(variant), _lengths(variant)]
    sections += [*_features(variant, game), *_things(used)]
    title = Message("lab-title", {"games": len(variant.played), "seats": variant.plan.seats})
    return Report(variant.plan, base.plan if base else None, title, [each for each in sections if each is not None])


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
    seats = plan.seats_of(side)
    return Message("lab-side", {"count": len(seats), "seats": ", ".join(str(seat + 1) for seat in seats)})


def _side_wins(plan: Plan, side: int) -> Message:
    return Message("lab-measure-wins", {"side": _side(plan, side)})


def _fair(plan: Plan) -> float:
    return 100 / len(plan.all_sides())


def _against_base(variant: Trial, duels: Trial, base: Trial, base_duels: Trial) -> list[Section]:
    """All that is compared is judged together; only then the least sure are left out."""
    measured = [*differences(variant, base), *skill(duels, base_duels)]
    found = judged([*measured, *owners(variant, base)])
    same = variant.plan.options == base.plan.options
    about = Message("lab-base-about", {"options": "same" if same else "other"})
    sections = [msgspec.structs.replace(_differences("base", found[: len(measured)]), about=about)]
    changes = sorted(found[len(measured) :], key=lambda each: each.chance)[:MOST_CHANGES]
    if changes:
        about = Message("lab-base-owners-about", {"fewest": FEWEST_GAMES})
        sections.append(msgspec.structs.replace(_differences("base-owners", changes), about=about))
    return sections


def _differences(id: str, found: Sequence[Difference]) -> Section:
    rows: list[list[Cell]] = []
    for each in found:
        figures = (each.base, each.variant, each.low, each.high)
        verdict = Message("lab-real" if each.real else "lab-chance")
        rows.append([each.name, *(round(figure, 2) for figure in figures), round(each.chance, 4), verdict])
    return _section(id, ["measure", "base", "variant", "low", "high", "chance", "verdict"], rows, "differences")


def differences(variant: Trial, base: Trial) -> list[Difference]:
    """Of everything that every game has, in both."""
    found = [difference(measure.name(), measure.all(base), measure.all(variant)) for measure in MEASURES]
    for side in variant.plan.all_sides():
        if side in base.plan.all_sides():
            before, after = ([[won] for won in trial.results(side)] for trial in (base, variant))
            found.append(share_difference(_side_wins(variant.plan, side), before, after))
    return [each for each in found if each is not None]


def skill(duels: Trial, base_duels: Trial) -> list[Difference]:
    """Of what a strong bot wins against a weak one."""
    found = share_difference(Message("lab-measure-skill"), strength(base_duels), strength(duels))
    return [found] if found else []


def strength(duels: Trial) -> list[list[float]]:
    """What the strong bot, the first one, won in each duel, for all of its sides."""
    plan = duels.plan
    found = []
    for game in duels.played:
        sides = [side for side in plan.all_sides() if plan.bots[plan.bot_of(game.number, side)] == plan.bots[0]]
        found.append([plan.won(game, side) for side in sides])
    return found


def alternatives(used: list[Use]) -> list[Use]:
    """Without what is the only one of its kind: that is no choice."""
    kinds = Counter(use.kind for use in used)
    return [use for use in used if kinds[use.kind] > 1]


def owners(variant: Trial, base: Trial) -> list[Difference]:
    """Of what those won who had something, in enough games of both."""
    before, after = (factors.by_game(trial.played) for trial in (base, variant))
    found = []
    for (group, name), games in after.items():
        known = before.get((group, name), [])
        if min(len(known), len(games)) >= FEWEST_GAMES:
            found.append(share_difference(Message("lab-owner", {"group": group, "name": name}), known, games))
    return [each for each in found if each is not None]


def _sides(variant: Trial) -> Section:
    plan = variant.plan
    rows: list[list[Cell]] = [
        [_side(plan, side), *_in_percent(share([[won] for won in variant.results(side)]))] for side in plan.all_sides()
    ]
    return _section("sides", ["side", "wins", "low", "high"], rows, "intervals", _fair(plan))


def _seats(variant: Trial) -> Section | None:
    """Seat by seat, where several make a side."""
    plan = variant.plan
    if len(plan.all_sides()) == plan.seats:
        return None
    rows: list[list[Cell]] = []
    for seat, line in enumerate(summary(plan, variant.played).seats):
        name = Message("lab-seat", {"seat": seat + 1, "side": plan.sides[seat] + 1})
        rows.append([name, *_in_percent(line.share), round(line.score, 2)])
    return _section("seats", ["seat", "wins", "low", "high", "score"], rows, "intervals")


def _luck(variant: Trial, duels: Trial) -> Section:
    """How much more a strong bot wins than a weak one, and what the luckiest side is worth."""
    rows: list[list[Cell]] = [
        [Message("lab-skill", {"bot": bot.bot}), *_in_percent(bot.share)]
        for bot in summary(duels.plan, duels.played).bots
    ]
    luckiest = max(summary(variant.plan, variant.played).sides, key=lambda line: line.share.wins)
    name = Message("lab-luckiest", {"side": _side(variant.plan, variant.plan.sides[luckiest.seats[0]])})
    rows.append([name, *_in_percent(luckiest.share)])
    return _section("luck", ["who", "wins", "low", "high"], rows, "intervals", _fair(variant.plan))


def _verdicts(used: list[Use]) -> Section:
    """The dead and the dominant of all kinds."""
    rows: list[list[Cell]] = [
        [f"{use.kind}: {use.name}", Message(f"lab-{use.verdict()}"), round(100 * use.rate(), 1), use.offered]
        for use in sorted(used, key=lambda use: (use.verdict(), use.kind, -use.offered))
        if use.verdict() != "alive"
    ]
    return _section("verdicts", ["thing", "verdict", "used", "offered"], rows)


def _ends(variant: Trial) -> Section:
    """Who is there to be congratulated, and what the game itself says about its end."""
    results = Counter(_end(game) for game in variant.played)
    rows: list[list[Cell]] = []
    for end in ("one", "several", "nobody"):
        won = [[float(_end(game) == end)] for game in variant.played]
        rows.append([Message(f"lab-end-{end}"), *_in_percent(share(won)), results[end]])
    for line in factors.of_games(variant.played):
        rows.append([line.name, *_in_percent(line.share), round(line.share.wins * line.share.times)])
    return _section("ends", ["end", "of-games", "low", "high", "games"], rows, "intervals")


def _end(game: Played) -> str:
    best = max(game.returns)
    return "nobody" if best == 0 else "one" if best == 1 else "several"


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


def _features(variant: Trial, game: Game) -> list[Section]:
    """What the game itself notes about its sides, group by group."""
    groups: dict[str, list[list[Cell]]] = defaultdict(list)
    for line in factors.of_sides(variant.played):
        groups[line.group].append([line.name, *_in_percent(line.share), line.share.times, line.share.games])
    found = []
    for group, rows in groups.items():
        told = factors.about(game, group)
        about = Message("lab-factors-told", {"about": told}) if told else Message("lab-factors-about")
        columns = _columns(["thing", "won" if told else "owner-wins", "low", "high", "times", "games"])
        title = Message("lab-factors", {"group": group})
        found.append(Section(_id("had", group), title, about, columns, rows, _chart(rows)))
    return found


def _things(used: list[Use]) -> list[Section]:
    """How often each thing was used when it could be, and what its user won; a section for each kind of thing."""
    kinds: dict[str, list[list[Cell]]] = defaultdict(list)
    for use in used:
        verdict = Message(f"lab-{use.verdict()}")
        kinds[use.kind].append(
            [use.name, *_in_percent(use.won), round(100 * use.rate(), 1), use.offered, verdict],
        )
    columns = _columns(["thing", "user-wins", "low", "high", "used", "offered", "verdict"])
    about = Message("lab-usage-about")
    return [
        Section(_id("used", kind), Message("lab-usage", {"kind": kind}), about, columns, rows, _chart(rows))
        for kind, rows in kinds.items()
    ]


def _id(what: str, group: str) -> str:
    return f"{what}-{group.replace(' ', '-')}"


def _chart(rows: list[list[Cell]]) -> str:
    return "intervals" if len(rows) <= MOST_DRAWN else ""
