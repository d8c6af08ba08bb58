"""The store that needs nothing else: one SQLite file, written by one thread and read by another."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from msgspec.structs import asdict

from tabletown.kernel.errors import BadInput
from tabletown.server.migrations import MIGRATIONS, Migrations, bring_up
from tabletown.server.others import NoOthers
from tabletown.server.sql_store import SqlStore
from tabletown.server.statements import Execute, Rows, Work, accepted, write
from tabletown.server.store import ANY, Change, Conflict, LogRow, Store, StoreTrouble, store_trouble
from tabletown.server.writing import LazyConnection, PendingWrite, Writer

log = logging.getLogger("tabletown")

NOTE: Final = 64
"""Bytes that the note in the lock file has at most."""
LOST: Final = (
    "{path} lacks the last {lost} changes that were acknowledged: its write-ahead log was damaged, "
    "or an older copy was put back; the games go on from what is there"
)
COUNT: Final = "UPDATE tabletown SET commits = commits + 1 RETURNING id, commits"
PLAY: Final = """
    INSERT INTO entries (table_id, seq, kind, seat, code, key, heard, at)
    SELECT id, :seq, :kind, :seat, :code, :key, :journal, :at FROM tables WHERE id = :table_id AND revision = :made_for
    ON CONFLICT DO NOTHING RETURNING seq
"""
OLDEST: Final = (3, 35, 0)
"""The first SQLite that knows RETURNING."""
PATIENCE: Final = 5.0
"""Seconds to wait for another program that looks into the database."""

Connect = Callable[[Path], sqlite3.Connection]


# Opening


def connect(path: Path) -> sqlite3.Connection:
    """A connection that never answers before what it wrote is on the disk."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # a Mac syncs to the disk's own memory only, unless told so
    return connection


async def open_store(folder: Path, connect: Connect = connect) -> Store:
    """The store in this folder, made if there is none. BadInput if it cannot be used; one server at a time can."""
    lock = await asyncio.to_thread(prepare, folder)
    store = SqliteStore(partial(connect, path_in(folder)), lock)
    with suppress(StoreTrouble):  # whoever reads has opened the database before anything can go wrong with the disk
        await store.table("")
    return store


def path_in(folder: Path) -> Path:
    return folder / "tabletown.db"


def prepare(folder: Path) -> int:
    """Makes or checks the database and brings it to this version; gives the lock that is held on the folder."""
    if sqlite3.sqlite_version_info < OLDEST:
        raise BadInput(f"this Python has SQLite {sqlite3.sqlite_version}; the server needs 3.35 or later")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = _locked(folder)
    except OSError as error:
        raise BadInput(f"the folder {folder} cannot be used: {error.strerror}") from None
    try:
        path = path_in(folder)
        path.touch(mode=0o600)  # hidden cards and seats' tokens are in there
        connection = connect(path)
        try:
            _check(connection, path)
            migrate(connection, path)
            _write_ahead(connection, path)
            _compare(connection, path, lock)
        finally:
            connection.close()
    except (OSError, sqlite3.Error) as error:
        os.close(lock)
        raise BadInput(f"{folder} cannot be used: {cause(error)}") from None
    except BadInput:
        os.close(lock)
        raise
    return lock


# What was acknowledged, counted twice: in the database, and in the lock file, after each commit and before anybody is
# answered. A write-ahead log that is damaged is cut off by SQLite without a word; then the database has counted less.


def _counted(connection: sqlite3.Connection) -> tuple[str, int]:
    """Which database this is, and how many commits it has had."""
    id, commits = connection.execute("SELECT id, commits FROM tabletown").fetchone()
    return str(id), int(commits)


def _note(lock: int, id: str, commits: int) -> None:
    """Writes down what was acknowledged; that the disk is full cannot stop it, for the place is there already."""
    with suppress(OSError):
        os.pwrite(lock, f"{id} {commits:020}\n".encode(), 0)


def _compare(connection: sqlite3.Connection, path: Path, lock: int) -> None:
    """Says so if the database lacks something that was acknowledged."""
    id, commits = _counted(connection)
    noted = os.pread(lock, NOTE, 0).decode(errors="replace").split()
    if len(noted) == 2 and noted[0] == id and noted[1].isdecimal() and int(noted[1]) > commits:
        log.error(LOST.format(path=path, lost=int(noted[1]) - commits))
    _note(lock, id, commits)


def _locked(folder: Path) -> int:
    lock = os.open(folder / "tabletown.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise BadInput(f"another server is already running with the folder {folder}") from None
    except OSError:
        os.close(lock)
        raise
    return lock


def _check(connection: sqlite3.Connection, path: Path) -> None:
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise BadInput(
            f"{path} is damaged: {found}; put back a copy of it (without the -wal and -shm files beside it), "
            "or move all three away to begin anew"
        )


def _write_ahead(connection: sqlite3.Connection, path: Path) -> None:
    """From now on, readers and the writer do not wait for each other."""
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise BadInput(f"{path} is on a file system where a database cannot be kept safely; use a local disk")


def migrate(connection: sqlite3.Connection, path: Path, migrations: Migrations = MIGRATIONS) -> None:
    """Brings a database to the newest version, all at one stroke; BadInput if it is not ours, or newer than we are."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        bring_up(connection.execute, _version(connection, path), migrations, str(path))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _version(connection: sqlite3.Connection, path: Path) -> int:
    """How many migrations a database has had: none if it is empty."""
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    if not names:
        connection.execute("CREATE TABLE tabletown (version INTEGER NOT NULL)")
        connection.execute("INSERT INTO tabletown (version) VALUES (0)")
        return 0
    if "tabletown" not in names:
        raise BadInput(f"{path} is a database of another program")
    (version,) = connection.execute("SELECT version FROM tabletown").fetchone()
    return int(version)


# What goes wrong, in words


def cause(error: Exception) -> str:
    """Why a database cannot be used, as part of a sentence."""
    name = str(getattr(error, "sqlite_errorname", ""))
    for start, words in CAUSES.items():
        if name.startswith(start):
            return words
    return (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__


CAUSES: Final = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_READONLY": "the database can be read but not written",
    "SQLITE_IOERR": "the disk reports an error",
    "SQLITE_BUSY": "another program holds the database",
    "SQLITE_CANTOPEN": "the database cannot be opened",
    "SQLITE_CORRUPT": "the database is damaged",
    "SQLITE_NOTADB": "tabletown.db is not a database",
}


HARMLESS: Final = ("SQLITE_FULL", "SQLITE_READONLY", "SQLITE_BUSY")
"""What keeps from writing and touches nothing that was written."""


def trouble(error: Exception) -> StoreTrouble:
    name = str(getattr(error, "sqlite_errorname", ""))
    return store_trouble(cause(error), sure=name.startswith(HARMLESS))


# Writing and reading


class SqliteConnection(LazyConnection[sqlite3.Connection]):
    """Leaves nothing half done behind."""

    def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            with suppress(sqlite3.Error):
                connection.close()


class SqliteWriter(Writer):
    """Writes, and counts in the lock file what was acknowledged."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], lock: int) -> None:
        super().__init__()
        self.lock = lock
        self.lazy = SqliteConnection(connect)

    def commit(self, writes: list[PendingWrite]) -> list[Exception | None]:
        try:
            connection = self.lazy.open()
            failures = _together(connection, writes) or _one_by_one(connection, writes)
            ((id, commits),) = connection.execute(COUNT).fetchall()
            connection.execute("COMMIT")
            _note(self.lock, id, commits)
        except Exception as error:  # the writer outlives whatever happens
            self.close()
            return [trouble(error) for _ in writes]
        return failures

    def close(self) -> None:
        self.lazy.close()


def _together(connection: sqlite3.Connection, writes: list[PendingWrite]) -> list[Exception | None]:
    """Does all in a transaction that is still to be committed. If something is wrong with one: nothing, and [].

    That is rare, so most work needs no savepoint.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        stored = all(accepted(pending.work(connection.execute)) for pending in writes)
    except sqlite3.Error:
        raise
    except Exception:
        stored = False
    if not stored:
        connection.execute("ROLLBACK")
        return []
    return [None for _ in writes]


def _one_by_one(connection: sqlite3.Connection, writes: list[PendingWrite]) -> list[Exception | None]:
    """The same, with what was wrong with each."""
    connection.execute("BEGIN IMMEDIATE")
    return [_attempt(connection, pending.work) for pending in writes]


def _attempt(connection: sqlite3.Connection, work: Work) -> Exception | None:
    """Does one piece of work wholly or not at all. What is wrong with it alone does not touch the others."""
    failure: Exception | None = None
    connection.execute("SAVEPOINT change")
    try:
        if not accepted(work(connection.execute)):
            raise Conflict
    except sqlite3.Error:
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO change")
        failure = error
    connection.execute("RELEASE change")
    return failure


def play(execute: Execute, table: str, row: LogRow, made_for: int) -> list[Rows]:
    """A move in one statement, which leaves the row of the table as it is: that it has changed is noted already."""
    return [execute(PLAY, {**asdict(row), "table_id": table, "made_for": made_for})]


class SqliteStore(SqlStore):
    """A store in one file; `open_store` makes it."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], lock: int) -> None:
        super().__init__(SqliteWriter(connect, lock), readers=1)
        self.others = NoOthers()
        self.lock = lock
        self.lazy = SqliteConnection(connect)

    async def commit(self, table: str, change: Change) -> None:
        row, made_for = change.log_row, change.made_for
        if row is not None and made_for != ANY and change == Change(log_row=row, made_for=made_for, noted=True):
            await self._write(partial(play, table=table, row=row, made_for=made_for), table, alone=True)
        else:
            await self._write(partial(write, table=table, change=change), table)

    def _query(self, sql: str, values: dict[str, object]) -> list[Any]:
        try:
            return self.lazy.open().execute(sql, values).fetchall()
        except sqlite3.Error as error:
            self.lazy.close()
            raise trouble(error) from None

    def _closed(self) -> None:
        self.lazy.close()
        os.close(self.lock)
