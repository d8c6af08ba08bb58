"""The store that needs nothing else: one SQLite file, written by one thread and read by another.

The writer takes all changes that are waiting into one transaction, so that one sync to disk serves many tables, and
answers after it only.
"""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

from msgspec.structs import asdict

from tabletown.kernel.errors import BadInput
from tabletown.server.migrations import MIGRATIONS
from tabletown.server.store import (
    ArchiveRow,
    Change,
    ChatRow,
    Conflict,
    DayRow,
    FirstTry,
    LogRow,
    PastResult,
    ResultRow,
    SnapshotRow,
    Store,
    StoreTrouble,
    TableRow,
)

log = logging.getLogger("tabletown")

NOTE: Final = 64
"""Bytes that the note in the lock file has at most."""
LOST: Final = (
    "{path} lacks the last {lost} changes that were acknowledged: its write-ahead log was damaged, "
    "or an older copy was put back; the games go on from what is there"
)
COUNT: Final = "UPDATE tabletown SET commits = commits + 1"
OLDEST: Final = (3, 35, 0)
"""The first SQLite that knows RETURNING."""
PATIENCE: Final = 5.0
"""Seconds to wait for another program that looks into the database."""
MOST: Final = 1000
"""Changes in one transaction."""
FILLER: Final = 16_384
"""Characters that a probe writes: more than any move needs."""

PUT_TABLE: Final = """
    INSERT INTO tables (id, game, status, listed, created, changed, sheet)
    VALUES (:table_id, :game, :status, :listed, :created, :changed, :settings)
    ON CONFLICT (id) DO UPDATE SET game = excluded.game, status = excluded.status, listed = excluded.listed,
        created = excluded.created, changed = excluded.changed, sheet = excluded.sheet
"""
ADD_LOG_ROW: Final = """
    INSERT INTO entries (table_id, seq, kind, seat, code, key, heard, at)
    VALUES (:table_id, :seq, :kind, :seat, :code, :key, :journal, :at)
    ON CONFLICT DO NOTHING RETURNING seq
"""
TOUCH: Final = "UPDATE tables SET changed = :at WHERE id = :table_id"
ADD_CHAT: Final = """
    INSERT INTO chat (table_id, number, seat, text, at, key) VALUES (:table_id, :number, :seat, :text, :at, :key)
    ON CONFLICT DO NOTHING RETURNING number
"""
FORGET: Final = "DELETE FROM snapshots WHERE table_id = :table_id AND move > :forget_after"
PUT_SNAPSHOT: Final = """
    INSERT INTO snapshots (table_id, move, state) VALUES (:table_id, :move, :state)
    ON CONFLICT (table_id, move) DO UPDATE SET state = excluded.state
"""
PUT_ARCHIVE: Final = """
    INSERT INTO books (table_id, first, pages) VALUES (:table_id, :first, :pages)
    ON CONFLICT (table_id, first) DO UPDATE SET pages = excluded.pages
"""
ARCHIVE: Final = """
    SELECT first, pages FROM books WHERE table_id = :id AND first <= :at_most ORDER BY first DESC LIMIT 1
"""
PUT_REVIEW: Final = """
    INSERT INTO reviews (table_id, review) VALUES (:table_id, :review)
    ON CONFLICT (table_id) DO UPDATE SET review = excluded.review
"""
REVIEW: Final = "SELECT review FROM reviews WHERE table_id = :id"
TABLE: Final = "SELECT id, game, status, listed, created, changed, sheet FROM tables"
ONE_TABLE: Final = f"{TABLE} WHERE id = :id"
LISTED: Final = f"""
    {TABLE} WHERE listed = 1 AND status <> 'over' AND changed > :since ORDER BY created DESC, id LIMIT :limit
"""
LOG: Final = """
    SELECT seq, kind, seat, code, key, heard, at FROM entries WHERE table_id = :id AND seq > :after ORDER BY seq
"""
LOG_ROW: Final = "SELECT seq, kind, seat, code, key, heard, at FROM entries WHERE table_id = :id AND seq = :seq"
SNAPSHOT: Final = """
    SELECT move, state FROM snapshots WHERE table_id = :id AND move <= :at_most ORDER BY move DESC LIMIT 1
"""
PUT_ATTEMPT: Final = """
    INSERT INTO attempts (table_id, deal, player, configuration, points, counts)
    VALUES (:table_id, :deal, :player, :configuration, :points, :counts)
    ON CONFLICT (table_id) DO UPDATE SET configuration = excluded.configuration, points = excluded.points,
        counts = excluded.counts
"""
FIRST_OF: Final = "SELECT table_id FROM attempts WHERE deal = :deal ORDER BY number LIMIT 1"
EARLIER: Final = """
    SELECT COUNT(*) FROM attempts AS earlier
    WHERE earlier.deal = one.deal AND earlier.player = one.player AND earlier.number < one.number
"""
TRIES: Final = f"SELECT ({EARLIER}) FROM attempts AS one WHERE one.table_id = :id AND one.player <> ''"
BEST: Final = f"""
    SELECT MAX(one.points) FROM attempts AS one
    WHERE one.player = :player AND one.configuration = :configuration AND one.counts = 1 AND one.table_id <> :but
        AND ({EARLIER}) = 0
"""
ADD_RESULT: Final = """
    INSERT INTO results (table_id, seat, player, game, share, points, counts, at, played)
    VALUES (:table_id, :seat, :player, :game, :share, :points, :counts, :at, :played)
    ON CONFLICT DO NOTHING
"""
RESULT: Final = "result.table_id, result.seat, result.player, result.game, result.share, result.points, result.counts"
RESULTS: Final = f"""
    SELECT ({EARLIER}) > 0, {RESULT}, result.at, result.played FROM results AS result
    LEFT JOIN attempts AS one ON one.table_id = result.table_id AND one.player = result.player
    WHERE result.player = :player ORDER BY result.at DESC, result.table_id LIMIT :limit
"""
FORGET_RESULTS: Final = "DELETE FROM results WHERE player = :player"
FORGET_ATTEMPTS: Final = "UPDATE attempts SET player = '' WHERE player = :player"
ADD_DAY: Final = """
    INSERT INTO days (day, game, rules, content, deal, secret)
    VALUES (:day, :game, :rules, :content, :deal, :secret) ON CONFLICT DO NOTHING
"""
DAY: Final = "SELECT day, game, rules, content, deal, secret FROM days WHERE game = :game AND day = :day"
ONE_DAY: Final = f"{DAY} AND rules = :rules AND content = :content"
LAST_OF_DAY: Final = f"{DAY} ORDER BY number DESC LIMIT 1"
DAYS: Final = "SELECT DISTINCT day FROM days WHERE game = :game ORDER BY day DESC LIMIT :limit"
FIRST_TRIES: Final = f"""
    SELECT one.table_id, one.player, one.counts, {RESULT}, result.at, result.played FROM attempts AS one
    LEFT JOIN results AS result ON result.table_id = one.table_id AND result.player = one.player
    WHERE one.deal = :deal AND one.player <> '' AND ({EARLIER}) = 0
"""
BEST_FIRST: Final = f"""
    {FIRST_TRIES} AND one.counts = 1 AND one.points IS NOT NULL
    ORDER BY result.share DESC, result.points DESC, result.at LIMIT :limit
"""
ONE_FIRST: Final = f"{FIRST_TRIES} AND one.player = :player"
PLAYED: Final = "SELECT 1 FROM attempts WHERE deal = :deal AND player = :player AND points IS NOT NULL LIMIT 1"
CHAT: Final = "SELECT number, seat, text, at, key FROM chat WHERE table_id = :id AND number > :after ORDER BY number"

Work = Callable[[sqlite3.Connection], None]
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
    lock = await asyncio.to_thread(_prepare, folder)
    return SqliteStore(partial(connect, _path(folder)), lock)


def _path(folder: Path) -> Path:
    return folder / "tabletown.db"


def _prepare(folder: Path) -> int:
    """Makes or checks the database and brings it to this version; gives the lock that is held on the folder."""
    if sqlite3.sqlite_version_info < OLDEST:
        raise BadInput(f"this Python has SQLite {sqlite3.sqlite_version}; the server needs 3.35 or later")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = _locked(folder)
    except OSError as error:
        raise BadInput(f"the folder {folder} cannot be used: {error.strerror}") from None
    try:
        path = _path(folder)
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


def migrate(connection: sqlite3.Connection, path: Path, migrations: tuple[tuple[str, ...], ...] = MIGRATIONS) -> None:
    """Brings a database to the newest version, all at one stroke; BadInput if it is not ours, or newer than we are."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = _version(connection, path)
        if version > len(migrations):
            raise BadInput(f"{path} was made by a newer Tabletown (version {version} of the database); update this one")
        for statements in migrations[version:]:
            for statement in statements:
                connection.execute(statement)
        connection.execute("UPDATE tabletown SET version = :version", {"version": len(migrations)})
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
SURE: Final = "What was played is stored, and play goes on as soon as this is mended."
UNSURE: Final = "Whoever runs this server has to look after it; play goes on as soon as this is mended."


def trouble(error: Exception) -> StoreTrouble:
    name = str(getattr(error, "sqlite_errorname", ""))
    sure = SURE if name.startswith(HARMLESS) else UNSURE
    return StoreTrouble(f"The tables cannot be stored or read now: {cause(error)}. {sure}")


# Writing


def write(connection: sqlite3.Connection, table: str, change: Change) -> None:
    """Puts a change into the present transaction."""
    key = {"table_id": table}
    if change.table is not None:
        connection.execute(PUT_TABLE, {**asdict(change.table), **key, "listed": int(change.table.listed)})
    if change.log_row is not None:
        _add(connection, ADD_LOG_ROW, {**asdict(change.log_row), **key})
        if change.table is None:
            connection.execute(TOUCH, {"at": change.log_row.at, **key})
    if change.forget_after is not None:
        connection.execute(FORGET, {"forget_after": change.forget_after, **key})
    if change.snapshot is not None:
        connection.execute(PUT_SNAPSHOT, {**asdict(change.snapshot), **key})
    if change.chat is not None:
        _add(connection, ADD_CHAT, {**asdict(change.chat), **key})
    if change.attempt is not None:
        connection.execute(PUT_ATTEMPT, {**asdict(change.attempt), **key, "counts": int(change.attempt.counts)})
    for result in change.results:
        connection.execute(ADD_RESULT, {**asdict(result), **key})
    for part in change.archive:
        connection.execute(PUT_ARCHIVE, {**asdict(part), **key})
    if change.review is not None:
        connection.execute(PUT_REVIEW, {"review": change.review, **key})


def forget(connection: sqlite3.Connection, player: str) -> None:
    """Nothing tells any more which games this player has played."""
    for statement in (FORGET_RESULTS, FORGET_ATTEMPTS):
        connection.execute(statement, {"player": player})


def add_day(connection: sqlite3.Connection, day: DayRow) -> None:
    connection.execute(ADD_DAY, asdict(day))


def _add(connection: sqlite3.Connection, sql: str, values: dict[str, object]) -> None:
    if not connection.execute(sql, values).fetchall():
        raise Conflict


def fill(connection: sqlite3.Connection) -> None:
    """Writes as much as a move does, and more."""
    connection.execute("INSERT INTO probe (filler) VALUES (:filler)", {"filler": "." * FILLER})


def empty(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM probe")


class PendingWrite:
    """Something to be written, and the answer that somebody waits for."""

    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.answer: asyncio.Future[None] = loop.create_future()

    def settle(self, failure: Exception | None) -> None:
        if self.answer.done():  # nobody waits any more
            return
        if failure is None:
            self.answer.set_result(None)
        else:
            self.answer.set_exception(failure)


def settle(writes: list[PendingWrite], failures: list[Exception | None]) -> None:
    for pending, failure in zip(writes, failures, strict=True):
        pending.settle(failure)


class LazyConnection:
    """A connection that is opened when it is needed, and again after trouble."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.connect = connect
        self.connection: sqlite3.Connection | None = None

    def open(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = self.connect()
        return self.connection

    def close(self) -> None:
        if self.connection is not None:
            with suppress(sqlite3.Error):
                if self.connection.in_transaction:
                    self.connection.execute("ROLLBACK")
            with suppress(sqlite3.Error):
                self.connection.close()
            self.connection = None


class Writer(Thread):
    """The only one who writes."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], lock: int) -> None:
        super().__init__(name="store-writer", daemon=True)
        self.lock = lock
        self.lazy = LazyConnection(connect)
        self.writes: SimpleQueue[PendingWrite | None] = SimpleQueue()
        """None is the last of them."""

    def run(self) -> None:
        going = True
        while going:
            waiting = [self.writes.get()]
            while len(waiting) < MOST and not self.writes.empty():
                waiting.append(self.writes.get())
            going = None not in waiting
            writes = [pending for pending in waiting if pending is not None and not pending.answer.cancelled()]
            if writes:
                self._commit(writes)
        self.lazy.close()

    def _commit(self, writes: list[PendingWrite]) -> None:
        """One transaction for all of them; nobody is answered before it is over."""
        failures: list[Exception | None]
        try:
            connection = self.lazy.open()
            connection.execute("BEGIN IMMEDIATE")
            failures = [_attempt(connection, pending.work) for pending in writes]
            connection.execute(COUNT)
            counted = _counted(connection)
            connection.execute("COMMIT")
            _note(self.lock, *counted)
        except Exception as error:  # the writer outlives whatever happens
            self.lazy.close()
            failures = [trouble(error) for _ in writes]
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            writes[0].loop.call_soon_threadsafe(settle, writes, failures)


def _attempt(connection: sqlite3.Connection, work: Work) -> Exception | None:
    """Does one piece of work wholly or not at all. What is wrong with it alone does not touch the others."""
    failure: Exception | None = None
    connection.execute("SAVEPOINT change")
    try:
        work(connection)
    except sqlite3.Error:
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO change")
        failure = error
    connection.execute("RELEASE change")
    return failure


# The store


class SqliteStore:
    """A store in one file; `open_store` makes it."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], lock: int) -> None:
        self.lock = lock
        self.open = True
        self.writer = Writer(connect, lock)
        self.writer.start()
        self.lazy = LazyConnection(connect)
        self.reader = ThreadPoolExecutor(1, "store-reader")

    async def commit(self, table: str, change: Change) -> None:
        await self._write(partial(write, table=table, change=change))

    async def table(self, id: str) -> TableRow | None:
        rows = await self._read(ONE_TABLE, id=id)
        return _table(*rows[0]) if rows else None

    async def log(self, id: str, after: int = 0) -> list[LogRow]:
        return [LogRow(*row) for row in await self._read(LOG, id=id, after=after)]

    async def log_row(self, id: str, seq: int) -> LogRow | None:
        rows = await self._read(LOG_ROW, id=id, seq=seq)
        return LogRow(*rows[0]) if rows else None

    async def snapshot(self, id: str, at_most: int) -> SnapshotRow | None:
        rows = await self._read(SNAPSHOT, id=id, at_most=at_most)
        return SnapshotRow(*rows[0]) if rows else None

    async def archive(self, id: str, at_most: int) -> ArchiveRow | None:
        rows = await self._read(ARCHIVE, id=id, at_most=at_most)
        return ArchiveRow(*rows[0]) if rows else None

    async def review(self, id: str) -> str | None:
        rows = await self._read(REVIEW, id=id)
        return str(rows[0][0]) if rows else None

    async def chat(self, id: str, after: int = 0) -> list[ChatRow]:
        return [ChatRow(*row) for row in await self._read(CHAT, id=id, after=after)]

    async def first_of(self, deal: str) -> str | None:
        rows = await self._read(FIRST_OF, deal=deal)
        return str(rows[0][0]) if rows else None

    async def tries(self, id: str) -> int:
        rows = await self._read(TRIES, id=id)
        return int(rows[0][0]) if rows else 0

    async def best(self, player: str, configuration: str, but: str) -> int | None:
        ((points,),) = await self._read(BEST, player=player, configuration=configuration, but=but)
        return None if points is None else int(points)

    async def results(self, player: str, limit: int) -> list[PastResult]:
        found = await self._read(RESULTS, player=player, limit=limit)
        return [PastResult(ResultRow(*row), bool(again)) for again, *row in found]

    async def forget_player(self, player: str) -> None:
        await self._write(partial(forget, player=player))

    async def day(self, wanted: DayRow) -> DayRow:
        await self._write(partial(add_day, day=wanted))
        values = {"day": wanted.day, "game": wanted.game, "rules": wanted.rules, "content": wanted.content}
        return DayRow(*(await self._read(ONE_DAY, **values))[0])

    async def deal_of_day(self, day: str, game: str) -> DayRow | None:
        rows = await self._read(LAST_OF_DAY, day=day, game=game)
        return DayRow(*rows[0]) if rows else None

    async def days(self, game: str, limit: int) -> list[str]:
        return [str(day) for (day,) in await self._read(DAYS, game=game, limit=limit)]

    async def first_tries(self, deal: str, limit: int) -> list[FirstTry]:
        return [_first_try(*row) for row in await self._read(BEST_FIRST, deal=deal, limit=limit)]

    async def first_try(self, deal: str, player: str) -> FirstTry | None:
        rows = await self._read(ONE_FIRST, deal=deal, player=player)
        return _first_try(*rows[0]) if rows else None

    async def has_played(self, deal: str, player: str) -> bool:
        return bool(await self._read(PLAYED, deal=deal, player=player))

    async def listed(self, since: int, limit: int) -> list[TableRow]:
        return [_table(*row) for row in await self._read(LISTED, since=since, limit=limit)]

    async def ready(self) -> str | None:
        try:
            await self._write(fill)
            await self._write(empty)
        except StoreTrouble as error:
            return str(error)
        return None

    async def close(self) -> None:
        if self.open:
            self.open = False
            self.writer.writes.put(None)
            await asyncio.to_thread(self.writer.join)
            await asyncio.get_running_loop().run_in_executor(self.reader, self.lazy.close)
            self.reader.shutdown()
            os.close(self.lock)

    async def _write(self, work: Work) -> None:
        self._still_open()
        pending = PendingWrite(work, asyncio.get_running_loop())
        self.writer.writes.put(pending)
        await pending.answer

    async def _read(self, sql: str, **values: object) -> list[Any]:
        self._still_open()
        return await asyncio.get_running_loop().run_in_executor(self.reader, self._query, sql, values)

    def _query(self, sql: str, values: dict[str, object]) -> list[Any]:
        try:
            return self.lazy.open().execute(sql, values).fetchall()
        except sqlite3.Error as error:
            self.lazy.close()
            raise trouble(error) from None

    def _still_open(self) -> None:
        if not self.open:
            raise StoreTrouble("The server is closing; nothing more is stored or read.")


def _table(id: str, game: str, status: str, listed: int, created: int, changed: int, settings: str) -> TableRow:
    return TableRow(id, game, status, bool(listed), created, changed, settings)


def _first_try(table: str, player: str, counts: int, *result: Any) -> FirstTry:
    return FirstTry(table, player, bool(counts), None if result[0] is None else ResultRow(*result))
