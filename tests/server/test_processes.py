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
from tests.server.client import PATIENCE, Client, Player, connected, leave, play, wait_for
from tests.serving import Server

START = 120
"""Seconds in which a process starts, however busy the machine is."""


TWO = ("--no-limits", "--workers=1", "--processes=2")


@pytest.fixture
def several(postgres: Postgres, tmp_path: Path) -> Iterator[Server]:
    """Two processes at one port."""
    server = Server(tmp_path / "data", *TWO, f"--store={postgres.club()}")
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
    leave(gathered(several, players))


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


# Gathering


def process_of(server: Server, player: Player) -> int | None:
    """The process that this player's connection leads to (Linux)."""
    port = player.socket.socket.getsockname()[1]
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        ends = [int(end.rpartition(":")[2], 16) for end in fields[1:3]]
        if ends == [server.port, port]:
            held = f"socket:[{fields[9]}]"
            return next((pid for pid in processes_of(server.process.pid) if held in files_of(pid)), None)
    return None


def files_of(pid: int) -> set[str]:
    found = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):  # closed in the meantime
            found.add(os.readlink(file))
    return found


def gathered(server: Server, players: list[Player]) -> list[Player]:
    """The players, when they sit in one process. On a busy machine that may take a second try."""

    def together() -> list[Player] | None:
        if len({process_of(server, player) for player in players}) == 1:
            return players
        players[:] = [player.again() for player in players]
        return None

    return wait_for(together)


@pytest.mark.slow
def test_players_of_a_table_come_together_whichever_process_they_come_through(several: Server) -> None:
    homes: set[int | None] = set()
    while len(homes) < 2:
        players = gathered(several, Client(several.address).sit("Mia", "Ben", "Cleo", "Dan"))
        play(players, 3)
        homes.add(process_of(several, players[0]))
        leave(players)
    assert homes == set(processes_of(several.process.pid))


@pytest.mark.slow
def test_without_gathering_players_stay_where_they_come_in(postgres: Postgres, tmp_path: Path) -> None:
    server = Server(tmp_path / "data", *TWO, "--no-gathering", f"--store={postgres.club()}")
    server.start()
    try:
        player = Client(server.address).sit("Mia", "Ben")[0]
        came = {process_of(server, player)}
        while len(came) < 2:
            player = player.again()
            came.add(process_of(server, player))
    finally:
        server.stop()


@pytest.mark.slow
def test_people_play_on_while_the_process_where_their_table_is_at_home_is_stopped(several: Server) -> None:
    players = gathered(several, Client(several.address).sit("Mia", "Ben", "Cleo"))
    play(players, 3)
    home = process_of(several, players[0])
    assert home is not None
    os.kill(home, signal.SIGSTOP)
    try:
        elsewhere = [wait_for(lambda player=player: hurried(player)) for player in players]  # type: ignore[misc]
        assert home not in {process_of(several, player) for player in elsewhere}
        play(elsewhere, 3)
    finally:
        os.kill(home, signal.SIGCONT)
    for player in players:
        player.until(elsewhere[0].seq)
    play(players, 1)
    wait_for(lambda: True if process_of(several, gathered(several, elsewhere)[0]) == home else again_all(elsewhere))
    leave([*players, *elsewhere])


def again_all(players: list[Player]) -> None:
    players[:] = [player.again() for player in players]


def hurried(player: Player) -> Player | None:
    """The same player on a new connection; None if it came in at a process that is stopped."""
    with suppress(WebSocketException, OSError, EOFError):
        socket = connected(player.address, player.table, open_timeout=2)
        return Player(player.address, player.table, player.token, player.seq, socket=socket)
    return None


# The end


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
