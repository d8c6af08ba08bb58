"""Where servers keep their games: moving them, backups, what is wrong there, and trying out that nothing is lost."""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletown.cli.chosen import DATA
from tabletown.kernel.errors import BadInput
from tabletown.kernel.machine import need

if TYPE_CHECKING:
    from tabletown.server.copies import Verdict
    from tabletown.server.stores import Place


def migrate_store(arguments: argparse.Namespace) -> int:
    from tabletown.server.copies import copy
    from tabletown.server.stores import place_of

    return tell(copy(place_of(arguments.source), place_of(arguments.target)), f"copied to {arguments.target}")


def back_up_store(arguments: argparse.Namespace) -> int:
    from tabletown.server.copies import back_up

    return tell(back_up(chosen_place(arguments), arguments.file), f"in {arguments.file}")


def restore_store(arguments: argparse.Namespace) -> int:
    from tabletown.server.copies import copy

    return tell(copy(arguments.file, chosen_place(arguments)), "restored")


def examine_store(arguments: argparse.Namespace) -> int:
    from tabletown.server.copies import examine

    verdict = examine(chosen_place(arguments))
    for wrong in verdict.wrong:
        print(f"✗ {wrong}")
    if verdict.wrong:
        print("Put back a backup (tabletown restore), or go on without these tables: the others are not touched.")
        return 1
    return tell(verdict, "in order")


def chosen_place(arguments: argparse.Namespace) -> Place:
    """The store of a server that is started with the same options."""
    from tabletown.server.stores import place_of

    return place_of(arguments.store) if arguments.store else arguments.data or DATA


def tell(verdict: Verdict, what: str) -> int:
    print(f"{verdict.tables:,} tables are {what}; their games were played again, with {verdict.moves:,} moves.")
    if verdict.earlier:
        print(f"{len(verdict.earlier):,} of them were played by earlier rules: they were compared row by row only.")
    return 0


def torture_store(arguments: argparse.Namespace) -> int:
    need("psycopg", "postgres")
    from tabletown.server.torture import torture_server

    found = torture_server(
        arguments.store,
        arguments.processes,
        arguments.faults,
        arguments.tables,
        arguments.gather,
        arguments.seed,
        restarting(arguments.restart),
        lambda line: print(line, flush=True),
    )
    for what, number in sorted(found.items()):
        print(f"{number:8,}  {what}")
    print("No acknowledged move is lost, none is there twice, and nobody was told what they cannot know.")
    return 0


def restarting(command: str) -> Callable[[], None] | None:
    """What restarts the database, if the command for it is known."""
    if not command:
        return None

    def restart() -> None:
        done = subprocess.run(shlex.split(command), stdout=sys.stderr, check=False)
        if done.returncode:
            raise BadInput(f"the command that restarts the database failed: {command}")

    return restart
