"""Bots against bots, in points of Elo."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from tabletown.bots import LEVELS
from tabletown.cli.chosen import chosen_engine, chosen_game, chosen_options, chosen_pack, chosen_seed, usual_seats
from tabletown.cli.progress import code, show_failures, show_warnings, with_progress

if TYPE_CHECKING:
    from tabletown.lab.arena import Fought


def hold_arena(arguments: argparse.Namespace) -> int:
    from tabletown.kernel.files import check_writable, whole
    from tabletown.lab import arena

    game = chosen_game(arguments.game, None)
    options = chosen_options(arguments.option)
    seats = arguments.seats if arguments.seats is not None else usual_seats(game, options)
    bots = [*(LEVELS if arguments.levels else ()), *arguments.bots]
    plan = arena.plan(
        game.slug,
        seats,
        bots,
        arguments.games,
        chosen_seed(arguments.seed, bots),
        options,
        chosen_pack(arguments.pack),
        arguments.neighbours,
        arguments.by_side,
    )
    engine = chosen_engine(arguments, plan.bots)
    if arguments.out is not None:
        check_writable(arguments.out)
    total = len(plan.fixtures())
    fought: list[Fought] = []
    for batch in with_progress(arena.run(plan, engine), total, len, "games"):
        fought.extend(batch)
    if not fought:
        return 130
    fought.sort(key=lambda game: game.number)
    show_failures(game.failures for game in fought)
    found = arena.report(plan, fought)
    if arguments.out is not None and len(fought) < total:
        print(f"{arguments.out} was not written, because not all games were played.", file=sys.stderr)
    elif arguments.out is not None:
        with whole(arguments.out) as file:
            file.write(arena.page(plan, found, game.title).encode())
    if arguments.json:
        print(msgspec.json.encode({"plan": plan, "report": found}).decode())
        return code(arguments, found.failures)
    console = Console()
    console.print(f"{found.games} games of {game.title}, {seats} seats, seed {plan.seed}")
    for table in arena.text_tables(plan, found):
        grid = Grid(*table.heads)
        for row in table.rows:
            grid.add_row(*row)
        console.print(grid)
    show_warnings(found.failures, found.games, console)
    return code(arguments, found.failures)
