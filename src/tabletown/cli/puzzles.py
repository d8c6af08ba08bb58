"""Puzzles: found in games between bots, checked again, or played in plain lines."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console
from rich.table import Table as Grid

from tabletown.cli.chosen import chosen_engine, chosen_game, chosen_plan, chosen_seed
from tabletown.cli.progress import with_progress
from tabletown.kernel import puzzles as shipped
from tabletown.kernel.errors import BadInput
from tabletown.kernel.files import check_writable
from tabletown.kernel.game import Game
from tabletown.kernel.puzzles import Puzzle


def puzzles(arguments: argparse.Namespace) -> int:
    if arguments.play:
        return play_puzzles(chosen_game(arguments.game, arguments.pack))
    if arguments.check:
        return check_puzzles(arguments)
    return find_puzzles(arguments)


def find_puzzles(arguments: argparse.Namespace) -> int:
    """What bots' games hold; to a file that holds some already they are added."""
    from tabletown.lab import puzzles as finding

    plan = chosen_plan(arguments)
    known: list[Puzzle] = []
    if arguments.out is not None:
        check_writable(arguments.out)
        known = shipped.read(arguments.out)
    found: list[Puzzle] = []
    batches = finding.run(plan, chosen_engine(arguments, plan.bots), arguments.ahead)
    for puzzles in with_progress(batches, plan.games, lambda game: 1, "games"):
        found += puzzles
    game = chosen_game(plan.game, None)
    chosen = finding.selected([*known, *found], arguments.most)
    if arguments.out is not None:
        shipped.write(arguments.out, chosen)
    if arguments.json:
        sys.stdout.write(b"".join(map(shipped.line, chosen)).decode())
        return 0
    show(game, chosen)
    if arguments.out is not None:
        print(f"{len(chosen)} puzzles are in {arguments.out}: the best of {len(known)} old and {len(found)} new ones.")
    return 0


def check_puzzles(arguments: argparse.Namespace) -> int:
    """Whether the best choice of each puzzle is still allowed, and still clearly the best; 1 if not."""
    from tabletown.lab import puzzles as finding

    game = chosen_game(arguments.game, arguments.pack)
    brought = in_order(game)[: arguments.most]
    seed = chosen_seed(arguments.seed, ())
    wrong = 0
    for puzzle in with_progress(iter(brought), len(brought), lambda puzzle: 1, "puzzles"):
        if trouble := finding.trouble(game, puzzle, seed):
            wrong += 1
            print(f"{puzzle.id}: {trouble}")
    print(f"{len(brought) - wrong} of {len(brought)} puzzles of {game.title} hold.")
    return 1 if wrong else 0


def play_puzzles(game: Game) -> int:
    from tabletown.terminal.puzzles import PuzzleTalk

    PuzzleTalk(game, in_order(game), sys.stdin, sys.stdout).run()
    return 0


def in_order(game: Game) -> list[Puzzle]:
    found = shipped.read(shipped.file_of(game))
    if not found:
        raise BadInput(f"{game.title} brings no puzzles; find some: tabletown puzzles {game.slug} --games 20")
    return found


def show(game: Game, found: list[Puzzle]) -> None:
    grid = Grid("puzzle", "seats", "moves", "what to do", "best", "next", "choices", "hard")
    for puzzle in found:
        best, following = puzzle.answers[:2]
        grid.add_row(
            puzzle.id,
            str(puzzle.seats),
            str(len(puzzle.moves)),
            game.say(puzzle.goal, reader=puzzle.seat),
            f"{100 * best.chance:.0f} %",
            f"{100 * following.chance:.0f} %",
            str(len(puzzle.answers)),
            "yes" if puzzle.hard else "no",
        )
    Console().print(grid)
