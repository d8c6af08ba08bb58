"""The store for several server processes, on one machine or on many: a PostgreSQL database.

Whoever writes the row of a log that is there already gets a Conflict: that is all that keeps processes apart. A
transaction that was cut off is tried again; if it had arrived after all, that is a Conflict, too, and whoever sent the
message is recognised by its key.
"""

from __future__ import annotations

import asyncio
import logging
import re
from functools import cache, partial
from queue import Empty, SimpleQueue
from typing import Any, Final

import psycopg
from msgspec.structs import asdict
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tabletown.kernel.errors import BadInput
from tabletown.server.migrations import POSTGRES, Migrations, bring_up
from tabletown.server.postgres_others import CHANNEL, TELL, PostgresOthers
from tabletown.server.sql_store import SqlStore
from tabletown.server.statements import Execute, Rows, accepted, write
from tabletown.server.store import ANY, Change, Conflict, LogRow, Store, StoreTrouble, store_trouble
from tabletown.server.writing import LazyConnection, PendingWrite, Writer

log = logging.getLogger("tabletown")

Connection = psycopg.Connection[tuple[Any, ...]]

OLDEST: Final = 15
"""The first version of PostgreSQL that this was tried with."""
READERS: Final = 4
ATTEMPTS: Final = 3
"""So often a transaction is tried that was cut off, or got in the way of another one."""
MIGRATING: Final = 0x7AB1E70
"""The number of the lock that one process holds while it brings the database up to date."""
PATIENCE: Final = {
    "connect_timeout": "5",
    "tcp_user_timeout": "10000",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
}
"""How long a line may be dead, where the address does not say otherwise."""
DURABLE: Final = """
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""
PLAY: Final = f"""
    WITH touched AS (UPDATE tables SET changed = :at WHERE id = :table_id AND revision = :made_for RETURNING id)
    INSERT INTO entries (table_id, seq, kind, seat, code, key, heard, at)
    SELECT id, :seq, :kind, :seat, :code, :key, :journal, :at FROM touched
    ON CONFLICT DO NOTHING RETURNING pg_notify('{CHANNEL}', :news)
"""
"""Stores a row of the log and tells the others, unless somebody else was faster."""
TABLES: Final = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"


# Connecting


class Database:
    """Where a database is, and how it is called where others can read it: without the password."""

    def __init__(self, text: str) -> None:
        try:
            parts = conninfo_to_dict(text)
            self.full = make_conninfo(text, **{"application_name": "tabletown", **PATIENCE, **parts})
        except psycopg.ProgrammingError as error:
            raise BadInput(f"this is no address of a PostgreSQL database: {first_line(error)}") from None
        host, name = parts.get("host") or "localhost", parts.get("dbname") or parts.get("user") or "its usual database"
        self.shown = f"the PostgreSQL database {name} at {host}"

    def connect(self) -> Connection:
        """A connection that never answers before what it wrote is on the disk."""
        connection: Connection = psycopg.connect(self.full, autocommit=True)
        connection.execute(DURABLE)
        return connection


@cache
def spelled(sql: str) -> str:
    """A statement with its values named as psycopg names them."""
    return re.sub(r":(\w+)", r"%(\1)s", sql)


def executing(connection: Connection) -> Execute:
    return lambda sql, values: connection.execute(spelled(sql), values or None)


async def open_store(address: str) -> Store:
    """The store at postgresql://...; its tables are made if there are none. BadInput if it cannot be used."""
    where = Database(address)
    await asyncio.to_thread(prepare, where)
    return PostgresStore(where)


def prepare(where: Database, migrations: Migrations = POSTGRES) -> None:
    """Looks whether the database is one of ours, and brings it to this version."""
    try:
        with where.connect() as connection:
            _check(connection, where)
            with connection.transaction():
                connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
                bring_up(executing(connection), _version(connection, where), migrations, where.shown)
    except psycopg.Error as error:
        raise BadInput(f"{where.shown} cannot be used: {cause(error) or first_line(error)}") from None


def _check(connection: Connection, where: Database) -> None:
    version = connection.info.server_version // 10_000
    if version < OLDEST:
        raise BadInput(f"{where.shown} is PostgreSQL {version}; the server needs {OLDEST} or later")
    if connection.info.parameter_status("server_encoding") != "UTF8":
        raise BadInput(f"{where.shown} does not keep text as UTF-8; make one that does: createdb --encoding=UTF8")


def _version(connection: Connection, where: Database) -> int:
    """How many migrations a database has had: none if it is empty."""
    names = [name for (name,) in connection.execute(TABLES)]
    if not names:
        connection.execute("CREATE TABLE tabletown (version INTEGER NOT NULL)")
        connection.execute("INSERT INTO tabletown (version) VALUES (0)")
        return 0
    if "tabletown" not in names:
        raise BadInput(f"{where.shown} is a database of another program")
    found = connection.execute("SELECT version FROM tabletown").fetchone()
    return int(found[0]) if found else 0


# What goes wrong, in words


CAUSES: Final = {
    "25006": "the database can be read but not written",
    "42501": "this user may not make or change tables there; let the user own the database",
    "53100": "the disk of the database is full",
    "53200": "the database has no memory left",
    "53300": "the database takes no more connections",
    "57P": "the database is being restarted",
    "58": "the disk of the database reports an error",
}
"""By the codes that PostgreSQL gives, or how they begin."""
UNREACHABLE: Final = "the database does not answer"


def cause(error: psycopg.Error) -> str:
    """Why a database cannot be used, as part of a sentence; empty if it is nothing that we know."""
    state = error.sqlstate or ""
    return next((words for start, words in CAUSES.items() if state.startswith(start)), "")


def first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0] or type(error).__name__


def trouble(error: psycopg.Error) -> StoreTrouble:
    """For players, who need not know where the database is; the host finds that in the log."""
    log.error("the database cannot be used", extra={"reason": first_line(error)})
    return store_trouble(cause(error) or UNREACHABLE, sure=True)


# Writing and reading


class PostgresWriter(Writer):
    """Writes in transactions of its own, one after the other."""

    def __init__(self, where: Database) -> None:
        super().__init__()
        self.lazy = LazyConnection(where.connect)

    def commit(self, writes: list[PendingWrite]) -> list[Exception | None]:
        """Together, or one by one if something is wrong with one of them. Equal order of tables: no deadlocks."""
        stored = self._attempt(sorted(writes, key=lambda pending: pending.table))
        if not isinstance(stored, Exception):
            return [None if pending in stored else Conflict() for pending in writes]
        if isinstance(stored, StoreTrouble) or len(writes) == 1:
            return [stored for _ in writes]
        return [self.commit([pending])[0] for pending in writes]

    def _attempt(self, writes: list[PendingWrite]) -> list[PendingWrite] | Exception:
        """Which of them are stored, or what was wrong: then none is."""
        store = in_statements if all(pending.alone for pending in writes) else in_transaction
        failure = psycopg.Error()
        for _ in range(ATTEMPTS):
            try:
                return store(self.lazy.open(), writes)
            except psycopg.DataError as error:
                return error
            except psycopg.Error as error:
                failure = error
                self.close()
            except Exception as error:  # the writer outlives whatever happens
                return error
        return trouble(failure)

    def close(self) -> None:
        self.lazy.close()


def in_transaction(connection: Connection, writes: list[PendingWrite]) -> list[PendingWrite]:
    """Stores all of them, or none."""
    with connection.pipeline(), connection.transaction():
        execute = executing(connection)
        for answers in [pending.work(execute) for pending in writes]:  # all are asked before one is heard
            if not accepted(answers):
                raise Conflict
    return writes


def in_statements(connection: Connection, writes: list[PendingWrite]) -> list[PendingWrite]:
    """Stores those for which nobody else was faster. With one pipeline they reach the disk at one stroke, too."""
    with connection.pipeline():
        execute = executing(connection)
        asked = [(pending, pending.work(execute)) for pending in writes]
    return [pending for pending, answers in asked if accepted(answers)]


def write_and_tell(execute: Execute, table: str, change: Change, news: str) -> list[Rows]:
    """The others hear of it as soon as it is stored, and not before."""
    return [*write(execute, table, change), execute(TELL, {"news": news})]


def play_and_tell(execute: Execute, table: str, row: LogRow, made_for: int, news: str) -> list[Rows]:
    """The same for a move, in one statement instead of three."""
    return [execute(PLAY, {**asdict(row), "table_id": table, "made_for": made_for, "news": news})]


class PostgresStore(SqlStore):
    """A store in PostgreSQL; `open_store` makes it."""

    def __init__(self, where: Database) -> None:
        super().__init__(PostgresWriter(where), READERS)
        self.others = PostgresOthers(where.full, self._read)
        self.idle: SimpleQueue[LazyConnection[Connection]] = SimpleQueue()
        """Connections that nobody reads with now."""
        for _ in range(READERS):
            self.idle.put(LazyConnection(where.connect))

    async def commit(self, table: str, change: Change) -> None:
        news, row, made_for = self.others.news(table, change), change.log_row, change.made_for
        if row is not None and made_for != ANY and change == Change(log_row=row, made_for=made_for, noted=change.noted):
            play = partial(play_and_tell, table=table, row=row, made_for=made_for, news=news)
            await self._write(play, table, alone=True)
        else:
            await self._write(partial(write_and_tell, table=table, change=change, news=news), table)

    async def close(self) -> None:
        if self.open:
            await self.others.close()
        await super().close()

    def _query(self, sql: str, values: dict[str, object]) -> list[Any]:
        lazy = self.idle.get()
        failure = psycopg.Error()
        try:
            for _ in range(ATTEMPTS):
                try:
                    return lazy.open().execute(spelled(sql), values).fetchall()
                except psycopg.DataError:  # what cannot be written down is not there
                    return []
                except psycopg.Error as error:
                    failure = error
                    lazy.close()
        finally:
            self.idle.put(lazy)
        raise trouble(failure)

    def _closed(self) -> None:
        try:
            while True:
                self.idle.get_nowait().close()
        except Empty:
            pass
