"""Reviews of finished games, and how true they are."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from tabletown.cli.chosen import chosen_engine, chosen_game, chosen_plan
from tabletown.cli.progress import percent, with_progress
from tabletown.kernel import registry
from tabletown.kernel.errors import BadInput
from tabletown.kernel.machine import is_compiled
from tabletown.kernel.record import Record, replay
from tabletown.kernel.saved_game import read_saved

if TYPE_CHECKING:
    from tabletown.bots.findings import Better, Review
    from tabletown.bots.review import Reviewing
    from tabletown.lab.alone import Mean
    from tabletown.lab.reviewed import Calibration, Truth

ROWS = 12
"""So many moments of the curve are printed."""
HUNDRED = 100
CAUSES = {"chance": "luck", "hidden": "what was hidden", "choice": "the choice"}


def review_game(arguments: argparse.Namespace) -> int:
    """Looks back on a finished game."""
    from tabletown.bots.review import Reviewing, usual_effort

    saved = read_saved(arguments.file)
    record = replay(chosen_game(saved.game, arguments.pack), saved)
    if not record.state.over:
        raise BadInput(f"the game in {arguments.file} is not over; there are reviews of finished games only")
    effort = arguments.effort or usual_effort(record.game, is_compiled())
    reviewing = Reviewing(record.at(0), record.moves, str(arguments.seed), effort)
    for _ in with_progress(_steps(reviewing, record), HUNDRED, lambda step: step, "%", partial=False):
        pass
    review = reviewing.review()
    if arguments.json:
        print(msgspec.json.encode({"game": record.game.slug, "names": record.names, "review": review}).decode())
    else:
        show(record, review)
    return 0


def _steps(reviewing: Reviewing, record: Record) -> Iterator[int]:
    """Works it out; by how many of 100 it is further each time."""
    from tabletown.bots.review import worked_out

    told = 0
    start = record.at(0)
    while (part := reviewing.next()) is not None:
        reviewing.take(worked_out(start, record.moves, part))
        done = int(HUNDRED * reviewing.share())
        yield done - told
        told = done


def show(record: Record, review: Review) -> None:
    console = Console()
    names = record.names
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, record.state.scores(), strict=True))
    console.print(f"{record.game.title}, {review.moves} moves: {scores}", highlight=False)
    console.print("Chances to win in %: from what each knew, and with all cards open")
    grid = Grid("after move", *names)
    step = max(1, len(review.points) // ROWS)
    for point in [*review.points[:-1:step], review.points[-1]]:
        pairs = zip(point.known, point.open, strict=True)
        grid.add_row(str(point.move), *(f"{known * 100:.0f}  ({open * 100:.0f})" for known, open in pairs))
    console.print(grid)
    console.print("Where the results came from, in points of 100 (each give or take the last line)")
    grid = Grid("", *names)
    for part, words in (
        ("start", "chance before the deal"),
        ("dealt", "luck: the deal"),
        ("drawn", "luck: dice and cards"),
        ("hidden", "luck: what was hidden"),
        ("own", "own choices"),
        ("others", "choices of others"),
        ("result", "result"),
        ("margin", "give or take"),
    ):
        sign = "" if part in ("start", "result", "margin") else "+"
        grid.add_row(words, *(f"{getattr(account, part) * 100:{sign}.1f}" for account in review.accounts))
    console.print(grid)
    for turn in review.turns:
        choice = record.game.say(turn.choice, names)
        change = f"{names[turn.about]} {turn.change * 100:+.0f}, most of it {CAUSES[turn.cause]}"
        console.print(f"Turning point, move {turn.move}: {names[turn.seat]}: {choice} ({change})", highlight=False)
    for seat, name in enumerate(names):
        better = [found for found in review.better if found.seat == seat]
        console.print(
            f"\n{name}: {review.choices[seat]} choices, {len(better)} with a clearly better one", highlight=False
        )
        for found in better:
            console.print(_said(record, found), highlight=False)


def _said(record: Record, found: Better) -> str:
    game, names = record.game, record.names
    made, better = game.say(found.made, names), game.say(found.better, names)
    reasons = " ".join(game.say(reason, names, found.seat) for reason in found.reasons)
    return f"  Move {found.move + 1}: {made}. Better: {better} (+{found.gain * 100:.0f}). {reasons}".rstrip()


def measure_reviews(arguments: argparse.Namespace) -> int:
    """Bots play, and what reviews say of their games is held against what came of it."""
    from tabletown.lab import reviewed

    plan = chosen_plan(arguments)
    total = reviewed.Reviewed()
    batches = reviewed.run(plan, arguments.effort, chosen_engine(arguments, plan.bots), arguments.only)
    for batch in with_progress(batches, plan.games, lambda batch: batch.games, "games"):
        total.add(batch)
    if not total.games:
        return 130
    found = reviewed.summary(total)
    if arguments.json:
        print(msgspec.json.encode({"plan": plan, "effort": arguments.effort, "summary": found}).decode())
        return 0
    console = Console()
    game = registry.game(plan.game)
    console.print(f"{found.games} games of {game.title}, {plan.seats} seats, seed {plan.seed}: {', '.join(plan.bots)}")
    console.print(f"{found.seconds:.1f} s of one core for each review")
    console.print(f"{found.pace.mean:.2f} times as many choices as quick guesses make; taken for {game.profile.pace}")
    if arguments.only != "chances":
        agreed, interval = percent(found.confirmed)
        console.print(f"{agreed} % ({interval}) of {found.confirmed.times} better choices confirmed")
    if arguments.only != "better":
        _show_chances(console, found)
    return 0


def _show_chances(console: Console, found: Truth) -> None:
    for words, lines in (("from what each knew", found.known), ("all cards open", found.open)):
        console.print(_calibration(words, lines))
    grid = Grid("luck, in points of 100", "the deal", "dice and cards", "what was hidden")
    for line in found.luck:
        grid.add_row(f"seat {line.seat}", *map(_interval, (line.dealt, line.drawn, line.hidden)))
    console.print(grid)


def _calibration(words: str, lines: list[Calibration]) -> Grid:
    grid = Grid(words, "said %", "won %", "95 %", "games")
    for line in lines:
        grid.add_row("", f"{100 * line.said:.0f}", *percent(line.won), str(line.won.games))
    return grid


def _interval(found: Mean) -> str:
    if found.low is None or found.high is None:
        return f"{100 * found.mean:+.1f}"
    return f"{100 * found.mean:+.1f} ({100 * found.low:+.1f} to {100 * found.high:+.1f})"
