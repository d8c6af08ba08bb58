"""The command as a process of its own: entry points, pipes, signals, bytes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import tabletown

MODULE = [sys.executable, "-m", "tabletown"]
SCRIPT = [str(Path(sys.executable).with_name("tabletown"))]


def run(
    command: list[str], *words: str | bytes, typed: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*command, *words],
        input=typed,
        capture_output=True,
        text=True,
        errors="backslashreplace",
        cwd=cwd,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize("command", [MODULE, SCRIPT])
def test_module_and_script_are_the_same_command(command: list[str]) -> None:
    answer = run(command, "--version")
    assert answer.returncode == 0
    assert answer.stdout.startswith(f"tabletown {tabletown.__version__} (")


@pytest.mark.parametrize("command", [MODULE, SCRIPT])
def test_bad_input_ends_with_code_two(command: list[str]) -> None:
    answer = run(command, "rules", "chess")
    assert (answer.returncode, answer.stdout) == (2, "")
    known = ", ".join(game.slug for game in tabletown.games())
    assert answer.stderr == f"tabletown: there is no game 'chess'; there are: {known}\n"


def test_without_a_terminal_the_game_is_played_in_lines(tmp_path: Path) -> None:
    answer = run(
        MODULE, "play", "crimson", "--players", "person,random,random", "--seed", "7", typed="1\n" * 200, cwd=tmp_path
    )
    assert answer.returncode == 0
    assert answer.stderr == ""
    assert "points" in answer.stdout


def test_input_that_ends_at_once_is_a_goodbye(tmp_path: Path) -> None:
    answer = run(MODULE, "play", "crimson", "--players", "person,random,random", cwd=tmp_path)
    assert answer.returncode == 0
    assert answer.stderr == ""


@pytest.mark.parametrize("words", [["rules", "crimson"], ["games"], ["trace", "crimson", "--games", "3"]])
def test_a_reader_that_goes_away_is_no_error(words: list[str]) -> None:
    """As in `tabletown rules crimson | head -1`."""
    reading, writing = os.pipe()
    os.close(reading)
    process = subprocess.Popen([*MODULE, *words], stdout=writing, stderr=subprocess.PIPE, text=True)
    os.close(writing)
    _, err = process.communicate(timeout=60)
    assert err == ""
    assert process.returncode == 141


HEEDING = """
import signal, sys
from tabletown.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main())
"""
"""The command, ready to be interrupted: what is started from the background of a shell would not heed it."""


def interrupted(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Asks again, as a person would: an interruption that meets a tracing hook or a finaliser is lost there."""
    for _ in range(10):
        process.send_signal(signal.SIGINT)
        try:
            return process.communicate(timeout=6)
        except subprocess.TimeoutExpired:
            continue
    process.kill()
    return process.communicate()


def test_an_interruption_stops_without_a_traceback() -> None:
    command = [sys.executable, "-c", HEEDING, "trace", "crimson", "--games", "1000000"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=1)
    assert process.stdout is not None
    assert process.stdout.readline().startswith("0 ")
    out, err = interrupted(process)
    assert process.returncode == 130
    assert err == "Stopped.\n"
    assert "Traceback" not in out


@pytest.mark.parametrize(
    "words",
    [
        ["play", b"\xff", "--plain"],
        ["play", "crimson", "--plain", "--players", "person,random,random", "--seed", b"\xff"],
        ["play", "crimson", "--plain", "--players", b"person,\xff,random"],
        ["rules", "crimson", b"\xff"],
        ["resume", b"\xff.json"],
        ["trace", "crimson", "--seed", b"\xff"],
    ],
)
def test_broken_bytes_are_refused_with_a_sentence(words: list[str | bytes], tmp_path: Path) -> None:
    answer = run(MODULE, *words, cwd=tmp_path)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr.startswith("tabletown: ")
    assert answer.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["rules", "crimson"],
        ["simulate", "crimson", "--games", "2", "--workers", "1"],
        ["play", "crimson", "--players", "random,random,random", "--names", "Zoë,Bob,Łukasz"],
    ],
)
def test_a_terminal_that_knows_few_letters_shows_what_it_can(words: list[str], tmp_path: Path) -> None:
    answer = subprocess.run(
        [*MODULE, *words],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        cwd=tmp_path,
        check=False,
        timeout=60,
    )
    assert b"Traceback" not in answer.stderr
    assert answer.returncode == 0
