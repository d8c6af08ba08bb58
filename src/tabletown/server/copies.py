"""Copies of all that a store keeps: from SQLite to PostgreSQL and back, into a file and out of it.

What is copied is read at one moment, also while a server plays on, and the place where it comes from is only read. The
copy counts when each of its rows is the same, and each game, played again, leads where it led.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from tabletown.kernel import registry, versions
from tabletown.kernel.errors import BadInput, IllegalAction
from tabletown.kernel.game import Game
from tabletown.kernel.machine import need
from tabletown.server import sqlite
from tabletown.server.log_rows import standing, written_journal
from tabletown.server.migrations import MIGRATIONS, POSTGRES, Migrations, check_version
from tabletown.server.store import LogRow
from tabletown.server.stores import Place
from tabletown.server.table_settings import TableSettings

KEPT: Final = {
    "tables": "id",
    "entries": "table_id, seq",
    "snapshots": "table_id, move",
    "chat": "table_id, number",
    "books": "table_id, first",
    "reviews": "table_id",
    "attempts": "number",
    "results": "table_id, seat",
    "days": "number",
}
"""What a store keeps, with the order in which it is read."""
NUMBERED: Final = ("attempts", "days")
"""Their rows get their numbers from the database."""
LOG_ROW: Final = "seq, kind, seat, code, key, heard, at"


class Side(NamedTuple):
    """One end of a copy."""

    name: str
    run: Callable[[str, Any], Any]
    """Runs a statement; values stand where a question mark is."""
    stream: Callable[[str], Iterator[tuple[Any, ...]]]
    """The rows of a statement, one after the other."""
    tables: list[str]
    """Those of the database."""

    def columns(self, table: str) -> list[str]:
        """None, if an older release did not have this table."""
        if table not in self.tables:
            return []
        return [column[0] for column in self.run(f"SELECT * FROM {table} LIMIT 0", ()).description]

    def rows(self, table: str, columns: list[str]) -> Iterator[tuple[Any, ...]]:
        return self.stream(f"SELECT {', '.join(columns)} FROM {table} ORDER BY {KEPT[table]}")

    def check(self, migrations: Migrations) -> Side:
        """BadInput if this is no store of ours, or one of a newer release."""
        if "tabletown" not in self.tables:
            raise BadInput(f"{self.name} holds no games of Tabletown")
        check_version(self.run("SELECT version FROM tabletown", ()).fetchone()[0], migrations, self.name)
        return self

    def check_empty(self) -> Side:
        if any(self.run(f"SELECT 1 FROM {table} LIMIT 1", ()).fetchall() for table in KEPT):
            raise BadInput(f"{self.name} has games in it already; a copy needs a place with none")
        return self


class Verdict(NamedTuple):
    """What was found when all games were played again."""

    tables: int
    moves: int
    earlier: list[str]
    """Tables by rules that are not the present ones: they are there row by row, but nobody can play them again."""
    wrong: list[str]
    """What is wrong, in words."""


# SQLite


def sqlite_side(connection: sqlite3.Connection, path: Path) -> Side:
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return Side(str(path), connection.execute, lambda sql: iter(connection.execute(sql)), tables)


@contextmanager
def sqlite_reading(path: Path) -> Iterator[Side]:
    """The database in a folder, or a backup."""
    path = sqlite.path_in(path) if path.is_dir() else path
    if not path.is_file():
        raise BadInput(f"there are no games at {path}")
    where = f"{path.resolve().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(where, uri=True, isolation_level=None)) as connection:
            connection.execute("BEGIN")
            yield sqlite_side(connection, path).check(MIGRATIONS)
    except sqlite3.Error as error:
        raise BadInput(f"{path} cannot be read: {sqlite.cause(error)}") from None


@contextmanager
def sqlite_writing(path: Path) -> Iterator[Side]:
    """A database that is made or brought up to date, and filled at one stroke."""
    try:
        path.touch(mode=0o600)  # hidden cards and the hashes of keys are in there
        with closing(sqlite.connect(path)) as connection:
            sqlite.migrate(connection, path)
            connection.execute("BEGIN IMMEDIATE")
            yield sqlite_side(connection, path).check_empty()
            connection.execute("COMMIT")
    except (OSError, sqlite3.Error) as error:
        raise BadInput(f"{path} cannot be written: {sqlite.cause(error)}") from None


@contextmanager
def folder_writing(folder: Path) -> Iterator[Side]:
    """The database of a folder that no server uses."""
    lock = sqlite.prepare(folder)
    try:
        with sqlite_writing(sqlite.path_in(folder)) as side:
            yield side
    finally:
        os.close(lock)


# PostgreSQL


@contextmanager
def postgres_connection(place: str) -> Iterator[tuple[Any, str]]:
    """A connection, and how its database is called; BadInput if it cannot be used."""
    need("psycopg", "postgres")
    import psycopg

    from tabletown.server import postgres

    database = postgres.Database(place)
    try:
        with database.connect() as connection:
            yield connection, database.shown
    except psycopg.Error as error:
        raise BadInput(f"{database.shown} cannot be used: {postgres.first_line(error)}") from None


def postgres_side(connection: Any, name: str) -> Side:
    from tabletown.server.postgres import TABLES

    def run(sql: str, values: Any) -> Any:
        return connection.execute(sql.replace("?", "%s"), values)

    def stream(sql: str) -> Iterator[tuple[Any, ...]]:
        with connection.cursor(name="copy") as cursor:
            yield from cursor.execute(sql)

    return Side(name, run, stream, [table for (table,) in connection.execute(TABLES)])


@contextmanager
def postgres_reading(place: str) -> Iterator[Side]:
    with postgres_connection(place) as (connection, name):
        connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield postgres_side(connection, name).check(POSTGRES)


@contextmanager
def postgres_writing(place: str) -> Iterator[Side]:
    with postgres_connection(place):  # says in words why it cannot be used
        from tabletown.server import postgres

        postgres.prepare(postgres.Database(place))
    with postgres_connection(place) as (connection, name), connection.transaction():
        yield postgres_side(connection, name).check_empty()
        for table in NUMBERED:
            sequence = f"pg_get_serial_sequence('{table}', 'number')"
            connection.execute(f"SELECT setval({sequence}, (SELECT COALESCE(MAX(number), 0) + 1 FROM {table}), false)")


# Copying


def reading(place: Place) -> AbstractContextManager[Side]:
    """A place as it is at this moment; it is not changed. BadInput if it cannot be read."""
    return sqlite_reading(place) if isinstance(place, Path) else postgres_reading(place)


def writing(place: Place) -> AbstractContextManager[Side]:
    """A place with nothing in it, to be filled at one stroke. BadInput if there is something, or a server uses it."""
    return folder_writing(place) if isinstance(place, Path) else postgres_writing(place)


def copy(source: Place, target: Place) -> Verdict:
    """Copies everything to a place where nothing is. If anything is wrong, nothing is there afterwards."""
    with reading(source) as old, writing(target) as new:
        return fill(old, new)


def back_up(source: Place, file: Path) -> Verdict:
    """Copies everything into a file, which is a SQLite database. It is there as a whole, or not at all."""
    if file.exists():
        raise BadInput(f"{file} is there already; a backup overwrites nothing")
    draft = file.with_name(f"{file.name}.unfinished")
    try:
        with reading(source) as old, sqlite_writing(draft) as new:
            verdict = fill(old, new)
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
    return verdict


def fill(old: Side, new: Side) -> Verdict:
    """Copies all rows and compares them; BadInput if the copy is not the same, or its games lead elsewhere."""
    for table in KEPT:
        columns = [column for column in old.columns(table) if column in new.columns(table)]
        if not columns:
            continue
        values = ", ".join("?" for _ in columns)
        for row in old.rows(table, columns):
            new.run(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({values})", row)
        if digest(old.rows(table, columns)) != digest(new.rows(table, columns)):
            raise BadInput(f"what was copied to {new.name} is not the same in the table {table}; nothing was copied")
    verdict = play_again(new)
    if verdict.wrong:
        raise BadInput(f"{verdict.wrong[0]}; nothing was copied (`tabletown doctor` tells all that is wrong)")
    return verdict


def digest(rows: Iterator[tuple[Any, ...]]) -> str:
    """Equal for the same rows in the same order."""
    found = sha256()
    for row in rows:
        found.update(msgspec.msgpack.encode(row))
    return found.hexdigest()


# Playing again


def examine(place: Place) -> Verdict:
    """What is wrong with a store, also while a server uses it."""
    with reading(place) as side:
        if isinstance(place, Path):
            (found,) = side.run("PRAGMA quick_check(1)", ()).fetchone()
            if found != "ok":
                raise BadInput(f"{side.name} is damaged: {found}; put back a backup of it")
        return play_again(side)


def play_again(side: Side) -> Verdict:
    """Plays every game of a store again, from its deal or its first position."""
    moves, earlier, wrong = 0, [], []
    tables = list(side.stream("SELECT id, game, sheet FROM tables ORDER BY id"))
    for id, slug, sheet in tables:
        found = side.run(f"SELECT {LOG_ROW} FROM entries WHERE table_id = ? ORDER BY seq", (id,)).fetchall()
        log = [LogRow(*row) for row in found]
        settings = msgspec.json.decode(sheet, type=TableSettings)
        if not log:
            continue
        try:
            game = registry.game(slug)
        except BadInput:
            earlier.append(id)
            continue
        if (settings.rules, settings.content) != (game.rules, game.content_id) or settings.past_versions:
            earlier.append(id)
            continue
        first = side.run("SELECT state FROM snapshots WHERE table_id = ? AND move = 0", (id,)).fetchone()
        reason = replayed(game, settings, log, first[0] if first else "")
        if reason:
            wrong.append(f"table {id} {reason}")
        moves += len(log) - 1
    return Verdict(len(tables), moves, earlier, wrong)


def replayed(game: Game, settings: TableSettings, log: list[LogRow], first: str) -> str:
    """What is wrong with the log of a table; empty if it leads where it led."""
    if [row.seq for row in log] != list(range(1, len(log) + 1)):
        return "has gaps in its log"
    if not first:
        return "has no first position"
    try:
        state = versions.relabelled(game, msgspec.json.decode(first))
        for row in standing(log)[1:]:
            state.listen(True)
            state.apply(row.seat, row.code)
            if written_journal(state.deafen()) != row.journal:
                return f"leads elsewhere with move {row.seq}"
    except (BadInput, IllegalAction, msgspec.DecodeError) as error:
        return f"cannot be played again: {error}"
    if settings.hash and state.hash() != settings.hash:
        return "ends in another position"
    return ""
