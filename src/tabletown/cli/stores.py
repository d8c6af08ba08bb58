"""Where servers keep their games: trying out that nothing is lost there."""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
from collections.abc import Callable

from tabletown.kernel.errors import BadInput
from tabletown.kernel.machine import need


def torture_store(arguments: argparse.Namespace) -> int:
    need("psycopg", "postgres")
    from tabletown.server.torture import torture_server

    found = torture_server(
        arguments.store,
        arguments.processes,
        arguments.faults,
        arguments.tables,
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
