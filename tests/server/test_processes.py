"""`--processes`: several that serve at one port, started again when they end, and ended together."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tabletown.server.torture import processes_of
from tests.postgres import Postgres
from tests.server.client import PATIENCE, Client, Player, leave, play, wait_for
from tests.serving import Server

START = 120
"""Seconds in which a process starts, however busy the machine is."""


@pytest.fixture
def several(postgres: Postgres, tmp_path: Path) -> Iterator[Server]:
    """Two processes at one port."""
    server = Server(tmp_path / "data", "--no-limits", "--workers=1", "--processes=2", f"--store={postgres.club()}")
    server.start()
    yield server
    server.stop()


def refused(*options: str) -> str:
    """What `serve` says when it does not start."""
    command = [sys.executable, "-m", "tabletown", "serve", "--port=0", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_one_file_serves_one_process(tmp_path: Path) -> None:
    assert "needs --store postgresql://" in refused("--processes=2", f"--data={tmp_path}")


def test_several_processes_have_no_lab(postgres: Postgres, tmp_path: Path) -> None:
    said = refused("--processes=2", f"--data={tmp_path}", f"--store={postgres.club()}", "--lab")
    assert "the lab needs a server of its own" in said


def test_a_database_that_is_not_there_is_said_once(tmp_path: Path) -> None:
    said = refused("--processes=2", f"--data={tmp_path}", f"--store=postgresql:///club?host={tmp_path}")
    assert "cannot be used" in said


@pytest.mark.slow
def test_people_play_on_when_each_process_in_turn_is_killed(several: Server) -> None:
    players = Client(several.address).sit("Mia", "Ben", "Cleo")
    for _ in range(2):
        play(players, 3)
        before = processes_of(several.process.pid)
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        players = [back(player) for player in players]
        play(players, 3)
        wait_for(lambda before=before: started_again(several, before), START)  # type: ignore[misc]
    assert players[0].welcome.move >= 6
    leave(players)


def back(player: Player) -> Player:
    """The same player through a process that lives: whoever was waiting for the killed one has to come once more."""

    def again() -> Player | None:
        with suppress(WebSocketException, OSError, EOFError):
            return player.again()
        return None

    return wait_for(again)


def started_again(server: Server, before: list[int]) -> bool | None:
    now = processes_of(server.process.pid)
    return True if len(now) == 2 and now != before else None


@pytest.mark.slow
def test_all_processes_end_together(several: Server) -> None:
    pids = processes_of(several.process.pid)
    assert several.stop() == 0
    assert not any(alive(pid) for pid in pids)


@pytest.mark.slow
def test_no_process_outlives_the_one_that_started_it(several: Server) -> None:
    pids = processes_of(several.process.pid)
    several.kill()
    wait_for(lambda: True if not any(alive(pid) for pid in pids) else None)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
