"""What proves that a game keeps its promises, that warnings are true, and that an exported game is fair."""

from __future__ import annotations

import argparse
import json

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from tabletown.cli.chosen import chosen_engine, chosen_options, chosen_pack, chosen_plan, chosen_seed
from tabletown.cli.progress import percent, with_progress
from tabletown.kernel import registry


def check_game(arguments: argparse.Namespace) -> int:
    from tabletown.lab import check
    from tabletown.lab.engines import Processes
    from tabletown.lab.playing import game_of

    pack = chosen_pack(arguments.pack)
    wanted = check.Wanted(arguments.game, pack, arguments.seats, chosen_options(arguments.option))
    wanted.setups()
    seed = chosen_seed(arguments.seed, bots=())
    check.ready(arguments.failures)
    wrong = check.undeclared(game_of(wanted.game, pack))
    report = check.CheckReport()
    batches = check.run(wanted, arguments.games, seed, arguments.every, Processes(arguments.workers))
    for batch in with_progress(batches, arguments.games, lambda batch: batch.games, "games"):
        report.add(batch)
    paths = check.save_failures(report, arguments.failures) if report.failures else []
    if arguments.json:
        failures = [{"check": found.check, "what": found.what} for found in report.failures]
        counts = {
            key: getattr(report, key) for key in ("games", "decisions", "worlds", "refusals", "undone", "replays")
        }
        print(json.dumps({**counts, "steps": report.steps, "declarations": wrong, "failures": failures}))
    else:
        print(
            f"{report.games} games, {report.decisions} decisions, {report.worlds} two-world pairs, "
            f"{report.refusals} refusals, {report.undone} moves taken back, {report.replays} replays"
        )
        print("Decisions by step:", ", ".join(f"{name} {times}" for name, times in sorted(report.steps.items())))
        for line in wrong:
            print(f"FAILED declarations: {line}")
        for found, path in zip(report.failures, paths, strict=True):
            again = f"{path} --pack {arguments.pack}" if pack else path
            print(f"FAILED {found.check}: {found.what}\n  tabletown resume {again}")
        print("Something failed." if wrong or paths else "No failure.")
    return 1 if wrong or report.failures else 0


def measure_warnings(arguments: argparse.Namespace) -> int:
    """Bots play; wherever a choice would be warned of, they also play on after it."""
    from tabletown.lab import warned

    plan = chosen_plan(arguments)
    watched = warned.Watched()
    batches = warned.run(plan, chosen_engine(arguments, plan.bots))
    for batch in with_progress(batches, plan.games, lambda batch: batch.games, "games"):
        watched.add(batch)
    if not watched.games:
        return 130
    found = warned.summary(watched)
    if arguments.json:
        print(msgspec.json.encode({"plan": plan, "summary": found}).decode())
        return 0
    console = Console()
    title = registry.game(plan.game).title
    console.print(f"{found.games} games of {title}, {plan.seats} seats, seed {plan.seed}: {', '.join(plan.bots)}")
    console.print(f"{found.choices} choices, of which {100 * found.asked:.2f} % would have been warned of")
    console.print(f"{found.milliseconds:.1f} ms of one core for each, {found.longest:.0f} ms at most")
    grid = Grid("warning", "chosen", "positions", "not won %", "95 %", "games")
    for line in found.kinds:
        share = ("", "", "0") if line.lost is None else (*percent(line.lost), str(line.lost.games))
        grid.add_row(line.kind.removeprefix("warning-"), str(line.chosen), str(line.positions), *share)
    console.print(grid)
    return 0


def trace_games(arguments: argparse.Namespace) -> int:
    """One line a game: set-up, decisions, last hash, and a hash over all positions on the way."""
    from tabletown.lab.check import trace

    game = registry.game(arguments.game)
    for number in range(arguments.games):
        print(trace(game, number, arguments.seed))
    return 0


def verify_game(arguments: argparse.Namespace) -> int:
    from tabletown.server.verify import command

    return command(arguments.file)
