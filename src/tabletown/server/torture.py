"""`tabletown torture`: people play through several processes on one PostgreSQL while everything around them fails.

Usually the players of a table sit in whichever process they come through, so that all of them play at all tables.
Processes are killed, stopped for a while and continued, connections of the database are cut, and the database itself is
restarted. Each fault has to be followed by new moves. At the end, the store is compared with what everybody was
answered and told: no acknowledged move is lost, none is there twice, all logs are equal, and each position that a seat
was sent is the one that a world would have sent that the seat cannot tell from the real one.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryFile
from typing import Any, Final, LiteralString, TypeVar

import msgspec
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tabletown.kernel import registry
from tabletown.kernel.errors import BadInput, TabletownError
from tabletown.server.audiences import live_position, moment
from tabletown.server.log_rows import read_journal, written_journal
from tabletown.server.postgres import first_line
from tabletown.server.protocol import (
    Ack,
    FromServer,
    Hello,
    Join,
    Move,
    NewTable,
    Position,
    Refused,
    Seated,
    SeatPlan,
    Update,
    Welcome,
)
from tabletown.server.store import Store
from tabletown.server.stores import open_store
from tabletown.server.table_settings import TableSettings

GAME: Final = "crimson"
SEATS: Final = 4
PATIENCE: Final = 5.0
"""Seconds until a person tries another connection."""
ANSWER: Final = 120.0
"""Seconds in which play has to go on after a fault, however busy the machine is."""
BROKEN: Final = (WebSocketException, OSError, EOFError, TimeoutError)
LATER: Final = frozenset(("store", "shutting-down", "slow-down", "too-many-connections"))
"""Refusals after which the same message is sent again."""

CUT: Final = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tabletown'"
OPEN: Final = re.compile(r"http://\S+/")
DECODER: Final = msgspec.json.Decoder(FromServer)
T = TypeVar("T")


class Lost(TabletownError):
    """A promise was broken."""


# People


class Person:
    """Somebody who plays on whatever happens, and remembers what was acknowledged and told."""

    def __init__(self, address: str, seat: Seated, luck: random.Random) -> None:
        self.address = address
        self.seat = seat
        self.luck = luck
        self.acknowledged: dict[int, Move] = {}
        self.told: dict[int, Update] = {}
        self.pending: Move | None = None
        self.position: Position | None = None
        self.seq = -1

    async def play(self) -> None:
        """Until the game is over."""
        while self.position is None or not self.position.view.over:
            with suppress(*BROKEN):
                where = f"{self.address.replace('http', 'ws', 1)}api/tables/{self.seat.table}/live"
                async with connect(
                    where, open_timeout=PATIENCE, close_timeout=0.2, max_size=None, proxy=None
                ) as socket:
                    await self._sit(socket)
            await asyncio.sleep(0.05)

    async def _sit(self, socket: ClientConnection) -> None:
        """Plays until the connection breaks. A move that was not acknowledged is sent again."""
        await self._say(socket, Hello(self.seat.token))
        while self.position is None or not self.position.view.over or self.pending is not None:
            async with asyncio.timeout(PATIENCE):
                message = DECODER.decode(await socket.recv(decode=True))
            match message:
                case Welcome() | Update():
                    self._see(message)
                    if isinstance(message, Welcome) and self.pending is not None:
                        await self._say(socket, self.pending)
                case Ack() if self.pending is not None and message.id == self.pending.id:
                    self.acknowledged[message.seq], self.pending = self.pending, None
                case Refused() if not message.id or message.code in LATER:
                    await asyncio.sleep(0.1)
                    return
                case Refused() if message.code in ("stale", "over"):
                    self.pending = None
                case Refused():
                    raise Lost(f"a move was refused: {message.text}")
            await self._choose(socket)

    def _see(self, message: Welcome | Update) -> None:
        if message.seq < self.seq:
            raise Lost(f"table {self.seat.table} went back from {self.seq} to {message.seq}")
        self.seq, self.position = message.seq, message.position
        if isinstance(message, Update):
            self.told[message.seq] = message

    async def _choose(self, socket: ClientConnection) -> None:
        if self.pending is None and self.position is not None and self.position.options:
            code = self.luck.choice(self.position.options).code
            if self.seq not in {move.seq for move in self.acknowledged.values()}:
                self.pending = Move(token_hex(8), self.seq, code)
                await self._say(socket, self.pending)

    async def _say(self, socket: ClientConnection, message: object) -> None:
        await socket.send(msgspec.json.encode(message).decode())


class Evening:
    """Tables at which people play one game after the other."""

    def __init__(self, address: str, tables: int, luck: random.Random) -> None:
        self.address = address
        self.luck = luck
        self.people: list[Person] = []
        self.going = [asyncio.create_task(self._table()) for _ in range(tables)]

    async def _table(self) -> None:
        while True:
            plans = [SeatPlan("me"), *[SeatPlan("open")] * (SEATS - 1)]
            made = await self._ask("/api/tables", NewTable(GAME, "Person 1", plans), Seated)
            seats = [made]
            for number in range(2, SEATS + 1):
                wanted = Join(f"Person {number}", made.invite, token=token_hex(32))
                seats.append(await self._ask(f"/api/tables/{made.table}/join", wanted, Seated))
            people = [Person(self.address, seat, random.Random(self.luck.random())) for seat in seats]
            self.people += people
            await asyncio.gather(*(person.play() for person in people))

    async def _ask(self, path: str, wanted: object, shape: type[T]) -> T:
        """Asks again until it is answered; whoever joins chooses the key, and so gets one seat only."""
        async with asyncio.timeout(ANSWER):
            while True:
                with suppress(OSError, msgspec.DecodeError):
                    return await asyncio.to_thread(post, self.address.rstrip("/") + path, wanted, shape)
                await asyncio.sleep(0.1)

    def played(self) -> int:
        for task in self.going:
            if task.done():
                task.result()
        return sum(len(person.acknowledged) for person in self.people)

    async def end(self) -> None:
        for task in self.going:
            task.cancel()
        await asyncio.gather(*self.going, return_exceptions=True)


def post(address: str, wanted: object, shape: type[T]) -> T:
    request = urllib.request.Request(address, msgspec.json.encode(wanted), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return msgspec.json.decode(answer.read(), type=shape)


# Faults


class Faults:
    """What fails, mixed so that what costs most comes least often."""

    def __init__(self, server: int, database: str, luck: random.Random, restart: Callable[[], None] | None) -> None:
        self.server = server
        self.database = database
        self.luck = luck
        self.restart = restart
        self.happened: Counter[str] = Counter()
        kinds: list[tuple[str, Callable[[], Awaitable[None]], int]] = [
            ("connections cut", self._cut, 8),
            ("stopped and continued", self._stop, 8),
            ("killed", self._kill, 3),
            ("database restarted", self._restart, 1 if restart else 0),
        ]
        self.round = [(name, act) for name, act, often in kinds for _ in range(often)]
        self.coming: list[tuple[str, Callable[[], Awaitable[None]]]] = []

    async def happen(self) -> None:
        """The next one."""
        if not self.coming:
            self.coming = self.luck.sample(self.round, len(self.round))
        name, act = self.coming.pop()
        await act()
        self.happened[name] += 1

    async def _process(self) -> int:
        """One of the processes; there may be none for a moment."""
        async with asyncio.timeout(ANSWER):
            while not (pids := processes_of(self.server)):
                await asyncio.sleep(0.05)
        return self.luck.choice(pids)

    async def _kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(await self._process(), signal.SIGKILL)

    async def _stop(self) -> None:
        pid = await self._process()
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
            try:
                await asyncio.sleep(self.luck.random() * 0.4)
            finally:
                os.kill(pid, signal.SIGCONT)

    async def _cut(self) -> None:
        with suppress(psycopg.OperationalError):
            await asyncio.to_thread(cut, self.database)

    async def _restart(self) -> None:
        assert self.restart is not None
        await asyncio.to_thread(self.restart)


def cut(database: str) -> None:
    """Ends all connections of the servers, in the middle of whatever they do."""
    with psycopg.connect(database, autocommit=True, application_name="torture") as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tabletown'"
        )


def processes_of(server: int) -> list[int]:
    """The processes of a server that serve (Linux)."""
    found = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return [int(pid) for pid in found if b"spawn_main" in command_of(pid)]


def command_of(pid: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


# The audit


async def audit(store: Store, people: list[Person]) -> Counter[str]:
    """Compares the store with what everybody was answered and told; Lost says what is wrong."""
    checked: Counter[str] = Counter()
    tables: dict[str, list[Person]] = {}
    for person in people:
        tables.setdefault(person.seat.table, []).append(person)
    for table, there in tables.items():
        await audit_table(store, table, there, checked)
    return checked


async def audit_table(store: Store, table: str, people: list[Person], checked: Counter[str]) -> None:
    row, log = await store.table(table), await store.log(table)
    if row is None:
        raise Lost(f"table {table} is not stored")
    if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
        raise Lost(f"the log of table {table} has gaps")
    keys = Counter(entry.key for entry in log)
    if log and keys.most_common(1)[0][1] > 1:
        raise Lost(f"a move is twice in the log of table {table}")
    for person in people:
        for seq, move in person.acknowledged.items():
            stored = log[seq - 1] if seq <= len(log) else None
            if stored is None or (stored.seat, stored.code, stored.key) != (person.seat.seat, move.code, move.id):
                raise Lost(f"move {seq} of table {table} was acknowledged and is not stored")
            checked["acknowledged moves"] += 1
    if log:
        replay_for(people, row.game, msgspec.json.decode(row.settings, type=TableSettings), log, checked)
    checked["tables"] += 1


def replay_for(people: list[Person], slug: str, settings: TableSettings, log: list[Any], checked: Counter[str]) -> None:
    """Plays the log again, and compares what each seat was told on the way."""
    game = registry.game(slug)
    state = game.new(len(settings.seats), settings.seed, settings.options)
    for move, row in enumerate(log[1:], 1):
        state.listen(True)
        state.apply(row.seat, row.code)
        if written_journal(state.deafen()) != row.journal:
            raise Lost(f"move {row.seq} leads elsewhere when it is played again")
        for person in people:
            told = person.told.get(row.seq)
            if told is None:
                continue
            seat = person.seat.seat
            if told.moment != moment(game, state.bit(seat), move, row, read_journal(row.journal)):
                raise Lost(f"seat {seat} was told something else of move {row.seq}")
            for world in (state, state.imagine(seat, token_hex(8))):
                position = live_position(game, world, seat, told.position.undo)
                if msgspec.json.encode(position) != msgspec.json.encode(told.position):
                    raise Lost(f"seat {seat} was sent what it cannot know at move {row.seq}")
            checked["positions in two worlds"] += 1


# The whole


def torture_server(
    database: str,
    processes: int,
    faults: int,
    tables: int,
    gather: bool,
    seed: int,
    restart: Callable[[], None] | None,
    say: Callable[[str], None],
) -> Counter[str]:
    """Starts a server for it, and ends it."""
    if psycopg_rows(database, "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1"):
        raise BadInput("torture needs a database with nothing in it: people are going to play there")
    command = [sys.executable, "-m", "tabletown", "serve", "--port=0", "--no-limits", "--workers=1", "--log=error"]
    command += [f"--store={database}", f"--processes={max(2, processes)}", *([] if gather else ["--no-gathering"])]
    with TemporaryFile() as errors:
        server = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors, text=True)
        try:
            assert server.stdout is not None
            opened = OPEN.search(server.stdout.readline())
            if opened is None:
                raise BadInput("the server did not start; say `tabletown serve` with this --store to see why")
            return asyncio.run(torture(opened[0], server.pid, database, faults, tables, seed, restart, say))
        finally:
            server.terminate()
            server.wait()


def psycopg_rows(database: str, sql: LiteralString) -> list[tuple[Any, ...]]:
    try:
        with psycopg.connect(database) as connection:
            return connection.execute(sql).fetchall()
    except psycopg.Error as error:
        raise BadInput(f"the database cannot be used: {first_line(error)}") from None


async def torture(
    address: str,
    server: int,
    database: str,
    faults: int,
    tables: int,
    seed: int,
    restart: Callable[[], None] | None = None,
    say: Callable[[str], None] = lambda _: None,
) -> Counter[str]:
    """Lets so many faults happen to a server, each followed by moves; counts what happened and what was checked."""
    luck = random.Random(seed)
    evening = Evening(address, tables, luck)
    trouble = Faults(server, database, luck, restart)
    try:
        for number in range(faults):
            await gone_on(evening, evening.played() + luck.randint(1, 8))
            await trouble.happen()
            if number % 100 == 99:
                say(f"{number + 1} faults, {evening.played()} moves")
        await gone_on(evening, evening.played() + tables)
    finally:
        await evening.end()
    store = await open_store(database)
    try:
        checked = await audit(store, evening.people)
    finally:
        await store.close()
    return trouble.happened + checked


async def gone_on(evening: Evening, wanted: int) -> None:
    """Waits until so many moves are acknowledged."""
    try:
        async with asyncio.timeout(ANSWER):
            while evening.played() < wanted:
                await asyncio.sleep(0.01)
    except TimeoutError:
        raise Lost(f"nobody could play on for {ANSWER:.0f} seconds") from None
