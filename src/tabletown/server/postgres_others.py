"""How the processes on one PostgreSQL know of each other: news by NOTIFY, and two small tables that need no disk.

The clock is the database's, so it does not matter how those of the machines go.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex
from time import monotonic
from typing import Any, Final

import msgspec
import psycopg
from psycopg.pq.abc import PGconn

from tabletown.server.others import NOBODY, Elsewhere, Hear, News
from tabletown.server.store import Change, StoreTrouble

log = logging.getLogger("tabletown")

CHANNEL: Final = "tabletown"
LONGEST_NEWS: Final = 7_900
"""Bytes that NOTIFY can carry are 8,000."""
LISTEN_AGAIN: Final = 0.5
LEASE: Final = 6
"""Seconds for which one process thinks for the bots of a table; so long they rest if it is killed."""
SILENT: Final = 5
"""Seconds after which nobody is with a process that does not say that it lives."""

TELL: Final = f"SELECT pg_notify('{CHANNEL}', :news)"
THINK: Final = f"""
    INSERT INTO thinking (table_id, process, until) VALUES (:id, :process, now() + interval '{LEASE} s')
    ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, until = excluded.until
    WHERE thinking.process = excluded.process OR thinking.until < now() RETURNING 0.0
"""
RESTS: Final = "SELECT CAST(extract(epoch FROM until - now()) AS float) FROM thinking WHERE table_id = :id"
SHOW: Final = """
    INSERT INTO processes (id, seen, version, here) VALUES (:process, now(), :version, :here)
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, version = excluded.version, here = excluded.here RETURNING 1
"""
LIVE: Final = "UPDATE processes SET seen = now() WHERE id = :process AND version = :version RETURNING 1"
LIVING: Final = f"""
    SELECT id, version FROM processes WHERE id <> :process AND seen > now() - interval '{SILENT} s'
"""
HERE: Final = "SELECT here FROM processes WHERE id = :id"
FORGET_PROCESS: Final = "DELETE FROM processes WHERE id = :process OR seen < now() - interval '1 hour' RETURNING 1"
FORGET_THINKING: Final = (
    "DELETE FROM thinking WHERE process = :process OR until < now() - interval '1 hour' RETURNING 1"
)

Ask = Callable[..., Awaitable[list[Any]]]
"""Runs a statement with values, and gives its rows."""


class PostgresOthers:
    """The other processes on the same database."""

    shared = True

    def __init__(self, address: str, ask: Ask) -> None:
        self.address = address
        self.ask = ask
        self.process = token_hex(8)
        self.own = f'["{self.process}",'.encode()
        """How its own news begin, which it hears, too."""
        self.listening: asyncio.Task[None] | None = None
        self.leases: dict[str, float] = {}
        """By table, until when this process is sure to think for its bots."""
        self.version = 0
        self.shown: dict[str, Elsewhere] = {}
        """What the others know of this process."""
        self.known: dict[str, tuple[int, dict[str, Elsewhere]]] = {}
        """By process, what it has told last."""

    # News

    def news(self, table: str, change: Change) -> str:
        """What the others have to know of a change; a move as a whole, so that nobody has to ask for it."""
        row = change.log_row
        alone = row is not None and row.kind == "move" and change.table is None and change.chat is None
        whole = msgspec.json.encode(News(self.process, table, change.made_for, row if alone else None))
        if len(whole) > LONGEST_NEWS:
            whole = msgspec.json.encode(News(self.process, table, change.made_for))
        return whole.decode()

    def attend(self, hear: Hear) -> None:
        self.listening = asyncio.create_task(self._listen(hear))

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    hear(None)
                    await self._read(connection.pgconn, hear)
            except psycopg.Error as error:
                log.warning("news of other processes do not come", extra={"reason": str(error)})
            await asyncio.sleep(LISTEN_AGAIN)

    async def _read(self, line: PGconn, hear: Hear) -> None:
        """Until the line is cut. A generator of psycopg would give each notice on a way that is 20 times longer."""
        loop = asyncio.get_running_loop()
        end: asyncio.Future[None] = loop.create_future()

        def read() -> None:
            try:
                line.consume_input()
                while notice := line.notifies():
                    self._hear(notice.extra, hear)
            except psycopg.Error as error:
                if not end.done():
                    end.set_exception(error)

        descriptor = line.socket
        loop.add_reader(descriptor, read)
        try:
            await end
        finally:
            loop.remove_reader(descriptor)

    def _hear(self, text: bytes, hear: Hear) -> None:
        if text.startswith(self.own):
            return
        try:
            news = msgspec.json.decode(text, type=News)
        except msgspec.DecodeError:  # another release tells news in another way
            hear(None)
            return
        hear(news)

    # Bots

    async def may_think(self, table: str) -> float:
        if self.leases.get(table, 0.0) > monotonic():
            return 0.0
        asked = monotonic()
        if await self.ask(THINK, id=table, process=self.process):
            self.leases[table] = asked + LEASE / 2
            return 0.0
        self.leases.pop(table, None)
        rows = await self.ask(RESTS, id=table)
        return max(0.1, rows[0][0]) if rows else 0.1

    # People

    async def meet(self, here: dict[str, Elsewhere]) -> dict[str, Elsewhere]:
        await self._show(here)
        living = dict(await self.ask(LIVING, process=self.process))
        self.known = {process: known for process, known in self.known.items() if living.get(process) == known[0]}
        for process in living.keys() - self.known.keys():
            rows = await self.ask(HERE, id=process)
            if rows:
                told = msgspec.json.decode(rows[0][0], type=dict[str, Elsewhere])
                self.known[process] = living[process], told
        return together([told for _, told in self.known.values()])

    async def _show(self, here: dict[str, Elsewhere]) -> None:
        """Says that this process lives, and who is here if that has changed."""
        if here == self.shown and await self.ask(LIVE, process=self.process, version=self.version):
            return
        self.version += 1
        text = msgspec.json.encode(here).decode()
        await self.ask(SHOW, process=self.process, version=self.version, here=text)
        self.shown = here

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
        try:
            for statement in (FORGET_PROCESS, FORGET_THINKING):
                await self.ask(statement, process=self.process)
        except StoreTrouble:
            log.warning("the other processes find out by themselves that this one has ended")


def together(told: list[dict[str, Elsewhere]]) -> dict[str, Elsewhere]:
    """Who is at each table, with several processes."""
    found: dict[str, Elsewhere] = {}
    for one in told:
        for table, there in one.items():
            known = found.get(table, NOBODY)
            found[table] = Elsewhere(sorted({*known.seats, *there.seats}), known.watchers + there.watchers)
    return found
