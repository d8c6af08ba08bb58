"""Power cuts under play: what was acknowledged is there, no table is damaged, and people go on where they were."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from threading import Event, Thread

import pytest
from websockets.exceptions import WebSocketException

from tabletown.server.protocol import Move, Seated, Trouble
from tests.server.client import PATIENCE, Client, No, Player, key, leave, play, stored, wait_for
from tests.serving import Server

CRASHES = 6
BROKEN = (WebSocketException, OSError, EOFError)
"""How a client notices that the server is gone."""


class Stubborn(Thread):
    """Somebody who plays on whatever happens to the server, and remembers what was acknowledged."""

    def __init__(self, server: Server, seat: Seated, stop: Event, choose: random.Random) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.seat = seat
        self.ending = stop
        self.choose = choose
        self.acknowledged: dict[int, int] = {}
        self.pending: Move | None = None
        self.failure: BaseException | None = None
        self.over = False

    def run(self) -> None:
        try:
            while not (self.ending.is_set() or self.over):
                with suppress(*BROKEN):
                    self.sit_down()
                self.ending.wait(0.05)
        except BaseException as failure:
            self.failure = failure
            raise

    def sit_down(self) -> None:
        """Plays until the connection breaks. A move that was not acknowledged is sent again."""
        player = Player(self.server.address, self.seat.table, self.seat.token)
        with closing(player.socket):
            while not (self.ending.is_set() or player.over):
                if self.pending is None and not player.codes:
                    self.listen(player)
                    continue
                self.pending = self.pending or Move(key(), player.seq, self.choose.choice(player.codes))
                try:
                    ack = player.do(self.pending)
                except No as refusal:
                    if refusal.code != "stale":  # others were faster, and it was not stored
                        raise
                else:
                    self.acknowledged[ack.seq] = self.pending.code
                    player.until(ack.seq)
                self.pending = None
            self.over = player.over

    def listen(self, player: Player) -> None:
        """Hears the next message, but looks up now and then."""
        with suppress(AssertionError):
            player.hear(0.2)


def undamaged(server: Server, tables: list[str]) -> None:
    """The database is whole, and every log counts on without a gap."""
    with closing(sqlite3.connect(server.data / "tabletown.db", timeout=PATIENCE)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    for table in tables:
        assert list(stored(server, table)) == list(range(1, len(stored(server, table)) + 1))


@pytest.mark.slow
def test_power_cuts_lose_no_acknowledged_move_and_damage_no_table(start: Callable[..., Server]) -> None:
    server = start("--no-limits")
    chance = random.Random(7)
    client = Client(server.address)
    hosts = [client.make("open", "open", "open", "open") for _ in range(2)]
    guests = [client.join(host, name) for host in hosts for name in ("Ben", "Cleo", "Dan", "Eva")]
    seats = [*hosts, *guests, client.make("random", "random", "random", "random")]
    tables = sorted({seat.table for seat in seats})
    stop = Event()
    people = [Stubborn(server, seat, stop, random.Random(number)) for number, seat in enumerate(seats)]
    for person in people:
        person.start()
    for _ in range(CRASHES):
        more = sum(len(person.acknowledged) for person in people) + chance.randint(1, 20)
        wait_for(lambda more=more: progress(people, more))  # type: ignore[misc]
        time.sleep(chance.random() * 0.02)  # not a wait: the moment of the cut is random
        server.kill()
        for person in people:
            there = stored(server, person.seat.table)
            for seq, code in dict(person.acknowledged).items():
                assert there[seq] == ("move", person.seat.seat, code)
        server.start()
        undamaged(server, tables)
    before = [len(person.acknowledged) for person in people]
    for person, known in zip(people, before, strict=True):
        wait_for(lambda person=person, known=known: progress([person], known + 1))  # type: ignore[misc]
    stop.set()
    for person in people:
        person.join(2 * PATIENCE)
        assert person.failure is None
    for table in tables:
        info = client.table(table).table
        assert client.at(table, info.moves).move == info.moves
        assert len(client.log(table).moments) > info.moves  # at a table of bots there may be more by now


def progress(people: list[Stubborn], wanted: int) -> bool | None:
    """Whether people have played on; at the end of their games there is nothing to wait for."""
    if any(person.failure for person in people):
        raise AssertionError("somebody could not play on")
    played = sum(len(person.acknowledged) for person in people)
    return True if played >= wanted or all(person.over for person in people) else None


@pytest.mark.slow
def test_a_server_that_is_asked_to_stop_takes_leave(start: Callable[..., Server]) -> None:
    server = start("--no-limits")
    players = Client(server.address).sit("Mia", "Ben")
    play(players, 3)
    server.process.terminate()
    for player in players:
        trouble = player.expect(Trouble)
        assert (trouble.code, trouble.over) == ("closing", False)
        assert player.closed() == 1012
    server.process.wait(PATIENCE)
    server.start()
    back = [player.again() for player in players]
    assert [player.welcome.move for player in back] == [3, 3]
    play(back, 3)
    leave(back)


@pytest.mark.slow
def test_a_bot_that_was_thinking_when_the_power_went_off_thinks_again(start: Callable[..., Server]) -> None:
    server = start("--no-limits")
    made = Client(server.address).make("expert")
    mia = Player(server.address, made.table, made.token)
    mia.turn()
    mia.until(mia.move().seq)
    server.kill()
    server.start()
    back = mia.again()
    back.turn()
    assert back.seq > mia.seq
