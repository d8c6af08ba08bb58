"""How a game comes to the terminal, in processes of its own."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest

from tabletown import terminal
from tabletown.kernel.errors import BadInput
from tests.terminal.sitting import loaded, record

PROGRAM = """
import sys
from pathlib import Path
from tests.terminal.sitting import record
from tabletown import terminal
sys.exit(terminal.play(record(1), Path(sys.argv[1]), pace=0))
"""
BREAKS = """
from tabletown.terminal.table import LocalTable
whole = LocalTable.text
def text(table, reader):
    if len(table.record.moves) > 1:
        raise RuntimeError("torn screen")
    return whole(table, reader)
LocalTable.text = text
"""
PATIENCE = 30
ROOT = Path(__file__).parents[2]


def started(path: Path, program: str = PROGRAM) -> list[str]:
    return [sys.executable, "-c", program, str(path)]


def at_a_terminal(path: Path, key: bytes, program: str = PROGRAM) -> tuple[int, str]:
    """Starts the game in a pseudo-terminal, presses a key when it is the person's turn, and waits for the end."""
    inside, outside = pty.openpty()
    environ = {**os.environ, "TERM": "xterm-256color", "LINES": "24", "COLUMNS": "80"}
    game = subprocess.Popen(
        started(path, program), stdin=outside, stdout=outside, stderr=outside, cwd=ROOT, env=environ
    )
    os.close(outside)
    said = b""
    pressed = False
    try:
        while select.select([inside], [], [], PATIENCE)[0]:
            said += os.read(inside, 65536)
            if b"Your turn" in said and not pressed:
                os.write(inside, key)
                pressed = True
        raise AssertionError(f"nothing more was said after {said!r}")
    except OSError:  # this is how a pseudo-terminal says that nobody is at its other end any more
        return game.wait(PATIENCE), said.decode(errors="replace")
    finally:
        game.kill()
        os.close(inside)


def test_without_a_terminal_the_game_is_played_in_plain_lines(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = subprocess.run(
        started(path), input=b"1\n\xff\xfe\n1\n", capture_output=True, cwd=ROOT, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.decode().endswith(f"To go on with it: tabletown resume {path}\n")
    assert b"\x1b" not in done.stdout
    assert sum(seat == 0 for seat, _ in loaded(path).moves) == 2


def test_on_a_terminal_the_game_takes_the_full_screen_and_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    code, said = at_a_terminal(path, b"q")
    assert code == 0
    assert f"tabletown resume {path}" in said
    assert loaded(path).moves == []


def test_a_failing_program_gives_the_terminal_back_and_loses_no_choice(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    code, said = at_a_terminal(path, b"1", BREAKS + PROGRAM)
    assert code == 1
    assert "torn screen" in said
    assert "The program has failed" in said
    assert f"tabletown resume {path}" in said
    assert len(loaded(path).moves) == 2


def test_a_file_that_cannot_be_used_is_refused_before_the_game_begins(tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text("precious")
    with pytest.raises(BadInput, match="not a saved game"):
        terminal.play(record(1), tmp_path / "other.json", plain=True)
    with pytest.raises(BadInput, match="cannot be written"):
        terminal.play(record(1), tmp_path / "missing" / "game.json", plain=True)
