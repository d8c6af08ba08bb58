"""What is got ready behind a table in the terminal: it is told, and bots take it up in the middle of a game."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import tabletown
from tabletown.kernel.preparation import Preparation
from tabletown.kernel.record import PERSON, Record
from tabletown.terminal.preparing import follow
from tabletown.terminal.table import LocalTable

PATIENCE = 60


def table() -> LocalTable:
    return LocalTable(Record(tabletown.game("crimson"), 3, 7, {}, ["Ada", "Bo", "Cy"], [PERSON, "steady", "beginner"]))


def telling(*lines: dict[str, object]) -> Preparation:
    """A command that tells this, and then stays."""
    script = (
        f"import time\nfor line in {[json.dumps(line) for line in lines]!r}: print(line, flush=True)\ntime.sleep(999)"
    )
    return Preparation([sys.executable, "-c", script])


def until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "what was waited for did not happen"
        time.sleep(0.01)


def another_python(folder: Path, script: str) -> str:
    program = folder / "python"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    return str(program)


def play_bots(table: LocalTable) -> None:
    """Everybody chooses until the person has chosen once and the bots have answered."""
    table.apply(0, table.choices(0)[0].code)
    for _ in range(PATIENCE):
        if table.over or table.asked() is not None:
            return
        table.apply(*table.think())


def test_the_table_tells_how_far_it_is() -> None:
    here = table()
    preparation = telling({"part": "rules", "done": 40, "all": 63})
    follow(preparation, lambda: here)
    until(lambda: here.preparing == "The fast rules are being built: 40 of 63.")
    preparation.close()
    until(lambda: here.preparing == "")


def test_levels_think_with_the_compiled_rules_as_soon_as_they_are_there(tmp_path: Path) -> None:
    used = tmp_path / "used"
    python = another_python(tmp_path, f'echo once >> {used}\nexec {sys.executable} "$@"')
    here = table()
    preparation = telling({"part": "rules"}, {"part": "rules", "python": python})
    follow(preparation, lambda: here)
    until(lambda: here.python == python)
    assert here.notices == ["The fast rules are ready: bots think with them from now on."]
    play_bots(here)
    here.close()
    preparation.close()
    assert used.read_text() == "once\n" * 2
    assert here.notices == ["The fast rules are ready: bots think with them from now on."]


def test_bots_whose_process_fails_think_here_again(tmp_path: Path) -> None:
    here = table()
    here.move(another_python(tmp_path, "exit 3"))
    play_bots(here)
    here.close()
    assert here.notices == []
    assert len(here.record.moves) >= 3


def test_another_game_at_the_same_table_keeps_the_compiled_rules(tmp_path: Path) -> None:
    here = table()
    here.move(another_python(tmp_path, f'exec {sys.executable} "$@"'))
    again = here.again()
    assert again.python == here.python
    again.close()
