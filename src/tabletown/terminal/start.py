"""How a game comes to the terminal."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from tabletown.kernel.lesson import Lesson
from tabletown.kernel.preparation import Preparation
from tabletown.kernel.record import Record
from tabletown.terminal.plain import Plain
from tabletown.terminal.preparing import follow
from tabletown.terminal.results import Results
from tabletown.terminal.table import LocalTable
from tabletown.terminal.words import say

PACE: Final = 0.4


def play(
    record: Record,
    save: Path | None = None,
    plain: bool = False,
    pace: float = PACE,
    preparation: Preparation | None = None,
    results: Path | None = None,
    warns: bool = True,
    lesson: Lesson | None = None,
) -> int:
    """Plays until everybody leaves, and returns the exit code. Bots take `pace` seconds for each choice.

    With `save` the game is saved there after every choice; BadInput if that file cannot be used.
    What the `preparation` gets ready is told and taken up; it ends with the game.
    In the folder `results` it is kept what somebody reaches alone. Whoever plays against bots is warned of choices
    that lose, if `warns`. The coach of a `lesson` tells a newcomer what matters.
    Without a terminal to draw on, the game is played in plain lines.
    """
    table = LocalTable(record, save, results=Results(results) if results else None, warns=warns, lesson=lesson)
    if save is not None:
        table.save(save)
    preparation = preparation or Preparation()
    try:
        return (_plain if plain or not _drawable() else _full_screen)(table, pace, preparation)
    finally:
        preparation.close()


def _drawable() -> bool:
    """Textual reads from stdin and draws on stderr; whoever redirects stdout wants lines."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return all(stream.isatty() for stream in streams) and os.environ.get("TERM", "dumb") != "dumb"


def _plain(table: LocalTable, pace: float, preparation: Preparation) -> int:
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    plain = Plain(table, sys.stdin, sys.stdout)
    follow(preparation, lambda: plain.table)
    try:
        plain.run()
    finally:
        plain.table.close()
    return 0


def _full_screen(table: LocalTable, pace: float, preparation: Preparation) -> int:
    from tabletown.terminal.app import TableApp

    app = TableApp(table, pace)
    follow(preparation, lambda: app.table)
    try:
        app.run()
    finally:
        app.table.close()
    if app.return_code:
        print(say("broken"), file=sys.stderr)
    print(app.table.farewell())
    return app.return_code or 0
