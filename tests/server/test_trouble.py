"""A disk that is full or cannot be written: people are told, nothing is lost or half-played, and play goes on."""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest

from tabletown.server.protocol import Move, Say, Trouble, Update
from tests.server.client import Client, No, Player, key, play, refusal, rows, stored, wait_for
from tests.serving import Server

READ_ONLY = '''#!{python}
"""The server on a disk that turns read-only while a file is there."""

import sqlite3
import sys
from functools import partial
from pathlib import Path

from tabletown import cli
from tabletown.server import serve, sqlite

MARK = Path({mark!r})


class Connection(sqlite3.Connection):
    def execute(self, sql, *values):
        if sql == "BEGIN IMMEDIATE":
            super().execute(f"PRAGMA query_only = {{int(MARK.exists())}}")
        return super().execute(sql, *values)


def connect(path):
    return sqlite3.connect(path, isolation_level=None, factory=Connection)


serve.open_store = partial(sqlite.open_store, connect=connect)
sys.exit(cli.main())
'''


class Disk(Protocol):
    """A server with a disk that can be broken and mended."""

    server: Server
    words: str

    def spoil(self) -> None: ...

    def mend(self) -> None: ...


class Full:
    """No file of the server can grow any more."""

    words = "the disk"

    def __init__(self, folder: Path) -> None:
        self.server = Server(folder / "data", "--no-limits", "--workers=1")

    def spoil(self) -> None:
        size = (self.server.data / "tabletown.db-wal").stat().st_size
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def mend(self) -> None:
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, unlimited)


class ReadOnly:
    """The database can be read but not written."""

    words = "can be read but not written"

    def __init__(self, folder: Path) -> None:
        self.mark = folder / "read-only"
        program = folder / "tabletown"
        program.write_text(READ_ONLY.format(python=sys.executable, mark=str(self.mark)))
        program.chmod(0o700)
        self.server = Server(folder / "data", "--no-limits", "--workers=1", program=str(program))

    def spoil(self) -> None:
        self.mark.touch()

    def mend(self) -> None:
        self.mark.unlink()


@pytest.fixture(params=[Full, ReadOnly])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    make: Callable[[Path], Disk] = request.param
    disk = make(tmp_path)
    disk.server.start()
    yield disk
    disk.server.kill()


def acting(players: list[Player]) -> Player:
    return next(player for player in players if player.codes)


def test_a_move_that_cannot_be_stored_is_refused_and_not_played(disk: Disk) -> None:
    players = Client(disk.server.address).sit("Mia", "Ben")
    play(players, 5)
    mover = acting(players)
    before = stored(disk.server, mover.table)
    disk.spoil()
    with pytest.raises(No, match="store") as refused:
        mover.move()
    assert refused.value.problem.code == "store"
    assert disk.words in refused.value.problem.text
    assert stored(disk.server, mover.table) == before
    for player in players:
        back = player.again()
        assert back.welcome.position == player.position
        assert back.seq == max(before)


def test_everybody_is_told_of_the_trouble_and_of_its_end(disk: Disk) -> None:
    client = Client(disk.server.address)
    players, elsewhere = client.sit("Mia", "Ben"), client.sit("Ann", "Bob")
    disk.spoil()
    with pytest.raises(No, match="store"):
        acting(players).move()
    for player in (*players, *elsewhere):
        player_told(player, over=False)
    late = Player(disk.server.address, players[0].table)
    player_told(late, over=False)
    disk.mend()
    for player in (*players, *elsewhere, late):
        player_told(player, over=True)


def player_told(player: Player, over: bool) -> None:
    known = [message for message in player.messages if isinstance(message, Trouble)]
    trouble = known[-1] if known and known[-1].over == over else player.expect(Trouble)
    assert (trouble.code, trouble.over) == ("store", over)
    assert trouble.text


def test_play_goes_on_after_the_disk_is_mended(disk: Disk) -> None:
    players = Client(disk.server.address).sit("Mia", "Ben")
    play(players, 3)
    mover = acting(players)
    message = Move(key(), mover.seq, mover.codes[0])
    disk.spoil()
    for _ in range(3):
        with pytest.raises(No, match="store"):
            mover.do(message)
    disk.mend()
    mover.expect(Trouble, lambda trouble: trouble.over)
    ack = mover.do(message)
    assert stored(disk.server, mover.table)[ack.seq] == ("move", mover.welcome.seat, message.code)
    for player in players:
        player.until(ack.seq)
    play(players)
    assert players[0].over


@pytest.mark.slow
def test_bots_go_on_after_the_disk_is_mended(disk: Disk) -> None:
    client = Client(disk.server.address)
    made = client.make("careful", "careful", "careful", "careful")
    mia = Player(disk.server.address, made.table, made.token)
    other = client.sit("Ann", "Bob")
    mia.turn()
    disk.spoil()
    # The move of a person goes first, so that the next bot is sure to meet the trouble.
    with pytest.raises(No, match="store"):
        mia.move()
    disk.mend()
    mia.expect(Trouble, lambda trouble: trouble.over)
    mia.move()
    mia.expect(Update)
    disk.spoil()
    mia.expect(Trouble, lambda trouble: not trouble.over)
    disk.mend()
    mia.expect(Trouble, lambda trouble: trouble.over)
    mia.turn()
    assert other[0].welcome.position is not None


def test_tables_joins_and_chat_are_refused_in_the_same_words(disk: Disk) -> None:
    client = Client(disk.server.address)
    made = client.make("open", "open")
    mia = Player(disk.server.address, made.table, made.token)
    disk.spoil()
    body = {"name": "Ben", "invite": made.invite}
    assert refusal(client.ask("POST", f"/api/tables/{made.table}/join", body)) == (503, "store")
    with pytest.raises(No, match="store"):
        client.make("random", "random")
    with pytest.raises(No, match="store"):
        mia.do(Say(key(), "Hello?"))
    assert client.table(made.table).table.players[1].kind == "open"
    disk.mend()
    mia.expect(Trouble, lambda trouble: trouble.over)
    assert client.join(made, "Ben").seat == 1
    assert rows(disk.server, "SELECT count(*) FROM chat") == [(0,)]


def test_the_server_tells_that_it_is_not_well(disk: Disk) -> None:
    client = Client(disk.server.address)
    players = client.sit("Mia", "Ben")
    disk.spoil()
    with pytest.raises(No, match="store"):
        acting(players).move()
    assert wait_for(lambda: 503 if client.ask("GET", "/healthz").status_code == 503 else None)
    assert "tabletown_store_ready 0.0" in client.ask("GET", "/metrics").text
    disk.mend()
    assert wait_for(lambda: 200 if client.ask("GET", "/healthz").status_code == 200 else None)


def test_looking_back_works_while_nothing_can_be_stored(disk: Disk) -> None:
    client = Client(disk.server.address)
    players = client.sit("Mia", "Ben")
    play(players, 4)
    disk.spoil()
    with pytest.raises(No, match="store"):
        acting(players).move()
    assert len(client.log(players[0].table).moments) == 5
    assert client.at(players[0].table, 2).move == 2
