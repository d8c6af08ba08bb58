"""Many games between bots: summed up, reported on, or written down."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from tabletown.cli.chosen import chosen_engine, chosen_plan
from tabletown.cli.progress import Lines, code, percent, show_failures, show_warnings, with_progress
from tabletown.kernel import registry
from tabletown.kernel.machine import need

if TYPE_CHECKING:
    from tabletown.lab.alone import AloneSummary, Mean
    from tabletown.lab.engines import Engine
    from tabletown.lab.simulate import Plan, Played, Summary


def simulate_games(arguments: argparse.Namespace) -> int:
    from tabletown.lab import simulate

    plan, played = play_many(arguments, watched=False)
    if not played:
        return 130
    found = simulate.summary(plan, played)
    if arguments.json:
        print(msgspec.json.encode({"plan": plan, "summary": found}).decode())
        return code(arguments, found.failures)
    console = Console()
    show_summary(plan, found, console)
    console.print(histogram(found.scores))
    show_warnings(found.failures, found.games, console)
    return code(arguments, found.failures)


def report_on_game(arguments: argparse.Namespace) -> int:
    from tabletown.lab import factors, simulate

    if arguments.out:
        return write_report(arguments)
    plan, played = play_many(arguments, watched=True)
    if not played:
        return 130
    found = simulate.summary(plan, played)
    lines = factors.lines(played)
    if arguments.json:
        print(msgspec.json.encode({"plan": plan, "summary": found, "factors": lines}).decode())
        return code(arguments, found.failures)
    console = Console()
    show_summary(plan, found, console)
    for group in dict.fromkeys(line.group for line in lines):
        if told := factors.about(registry.game(plan.game), group):
            console.print(f"\n{told}")
        grid = Grid(group, "wins %", "95 %", "times", "games")
        for line in lines:
            if line.group == group:
                grid.add_row(line.name, *percent(line.share), str(line.share.times), str(line.share.games))
        console.print(grid)
    show_warnings(found.failures, found.games, console)
    return code(arguments, found.failures)


def write_report(arguments: argparse.Namespace) -> int:
    """A whole report. Programs that ask for JSON are told, line by line, how many games of how many are played."""
    from tabletown.lab import study
    from tabletown.lab.trial import Trial

    paths: list[Path] = arguments.out
    study.check_files(paths)
    variant = chosen_plan(arguments, watched=True)
    engine = chosen_engine(arguments, variant.bots)
    plans = study.plans(variant)
    lines = Lines(sum(plan.games for plan in plans.values())) if arguments.json else None
    trials: dict[str, Trial] = {}
    for name, plan in plans.items():
        trials[name] = Trial(plan, play_all(plan, engine, name, lines))
        if len(trials[name].played) < plan.games:
            print(f"{listed(paths)} not written, because not all games were played.", file=sys.stderr)
            return 130
    study.write(paths, trials)
    if not lines:
        print(f"The report is in {' and '.join(map(str, paths))}.")
    return code(arguments, [game for trial in trials.values() for game in trial.played if game.failures])


def listed(paths: list[Path]) -> str:
    return f"{' and '.join(map(str, paths))} {'were' if len(paths) > 1 else 'was'}"


def write_dataset(arguments: argparse.Namespace) -> int:
    from tabletown.kernel.files import check_writable
    from tabletown.lab import dataset
    from tabletown.lab.failures import counted

    need("pyarrow", "data")
    check_writable(arguments.out)
    plan = chosen_plan(arguments)
    engine = chosen_engine(arguments, plan.bots)
    batches = with_progress(dataset.run(plan, engine), plan.games, lambda batch: batch.games, "games", partial=False)
    try:
        decisions, failures = dataset.write(plan, batches, arguments.out)
    except KeyboardInterrupt:
        print(f"Interrupted: {arguments.out} was not written.", file=sys.stderr)
        return 130
    show_failures(failures)
    lines = counted(failures)
    size = arguments.out.stat().st_size
    if arguments.json:
        found = {"file": str(arguments.out), "games": plan.games, "decisions": decisions, "bytes": size}
        print(json.dumps({**found, "failures": msgspec.to_builtins(lines)}))
    else:
        print(f"{arguments.out}: {decisions} decisions of {plan.games} games, {size / 1_000_000:.1f} MB")
        show_warnings(lines, plan.games, Console())
    return code(arguments, lines)


def play_many(arguments: argparse.Namespace, watched: bool) -> tuple[Plan, list[Played]]:
    """The games that were asked for, in order; fewer when interrupted."""
    plan = chosen_plan(arguments, watched)
    return plan, play_all(plan, chosen_engine(arguments, plan.bots))


def play_all(plan: Plan, engine: Engine, what: str = "games", lines: Lines | None = None) -> list[Played]:
    """The games of a plan, in order; fewer when interrupted."""
    from tabletown.lab import simulate

    played: list[Played] = []
    batches = simulate.run(plan, engine)
    shown = lines.tell(batches) if lines else with_progress(batches, plan.games, len, what)
    for batch in shown:
        played.extend(batch)
    played.sort(key=lambda game: game.number)
    show_failures(game.failures for game in played)
    return played


def show_summary(plan: Plan, found: Summary, console: Console) -> None:
    title = registry.game(plan.game).title
    console.print(f"{found.games} games of {title}, {plan.seats} seats, seed {plan.seed}")
    console.print(
        f"Length: {found.decisions_mean:.1f} decisions on average, {found.decisions_low} to {found.decisions_high}"
    )
    if found.alone is not None:
        show_alone(found.alone, console)
        return
    by_bot = Grid("bot", "wins %", "95 %", "mean score")
    for bot in found.bots:
        by_bot.add_row(bot.bot, *percent(bot.share), f"{bot.score:+.2f}")
    console.print(by_bot)
    if len(found.sides) < plan.seats:
        by_side = Grid("side: seats", "wins %", "95 %", "mean score")
        for side in found.sides:
            seats = ", ".join(str(seat + 1) for seat in side.seats)
            by_side.add_row(seats, *percent(side.share), f"{side.score:+.2f}")
        console.print(by_side)
    by_seat = Grid("seat", "wins %", "95 %", "mean score", "deviation")
    for number, seat in enumerate(found.seats, 1):
        by_seat.add_row(str(number), *percent(seat.share), f"{seat.score:+.2f}", f"{seat.deviation:.2f}")
    console.print(by_seat)


def show_alone(found: AloneSummary, console: Console) -> None:
    """Nobody wins alone: scores, ranks, and who is better on the same deals."""
    by_bot = Grid("bot", "games", "mean score", "95 %", "median")
    for bot in found.bots:
        by_bot.add_row(bot.bot, str(bot.score.games), *about(bot.score), f"{bot.median:g}")
    console.print(by_bot)
    if found.ranks:
        by_rank = Grid("rank", *(f"{bot.bot} %" for bot in found.bots))
        for rank, name in enumerate(found.ranks):
            by_rank.add_row(name, *(" (".join(percent(bot.ranks[rank])) + ")" for bot in found.bots))
        console.print(by_rank)
    if found.differences:
        by_pair = Grid("on the same deals", "points more", "95 %", "deals")
        for pair in found.differences:
            by_pair.add_row(f"{pair.bot}, than {pair.than}", *about(pair.points), str(pair.points.games))
        console.print(by_pair)


def about(score: Mean) -> tuple[str, str]:
    """A mean, and its interval if there is one."""
    interval = "" if score.low is None or score.high is None else f"{score.low:+.2f} to {score.high:+.2f}"
    return f"{score.mean:+.2f}", interval


def histogram(scores: dict[int, int], lines: int = 15) -> Grid:
    """The scores in at most so many classes."""
    low, high = min(scores), max(scores)
    width = max(1, -(-(high - low + 1) // lines))
    classes: dict[int, int] = {}
    for score, times in scores.items():
        first = low + (score - low) // width * width
        classes[first] = classes.get(first, 0) + times
    most = max(classes.values())
    grid = Grid("score", "share", "")
    for first in range(low, high + 1, width):
        times = classes.get(first, 0)
        label = str(first) if width == 1 else f"{first} to {first + width - 1}"
        grid.add_row(label, f"{100 * times / sum(classes.values()):.1f} %", "█" * round(30 * times / most))
    return grid
