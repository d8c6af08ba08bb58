"""The store in SQLite: its files, how they are opened, and trouble that passes without a restart."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import stat
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from threading import Event

import pytest

from tabletown.kernel.errors import BadInput
from tabletown.server import sqlite
from tabletown.server.migrations import FIRST, MIGRATIONS
from tabletown.server.sqlite import Connect, connect, migrate, open_store
from tabletown.server.store import Change, Store, StoreTrouble
from tests.server.stores import move, row


@asynccontextmanager
async def opened(folder: Path, connect: Connect = connect) -> AsyncIterator[Store]:
    store = await open_store(folder, connect)
    try:
        yield store
    finally:
        await store.close()


def in_store(folder: Path, story: Callable[[Store], Awaitable[None]], connect: Connect = connect) -> None:
    """Opens the store, lets something happen, and closes it."""

    async def whole() -> None:
        async with opened(folder, connect) as store:
            await story(store)

    asyncio.run(whole())


def refused(folder: Path) -> str:
    """The sentence with which a folder is refused."""
    with pytest.raises(BadInput) as refusal:
        asyncio.run(open_store(folder))
    return str(refusal.value)


# Files and transactions


def test_only_the_owner_can_read_the_files(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        await store.commit("oak", Change(row()))
        files = list((tmp_path / "data").iterdir())
        assert {file.name for file in files} >= {"tabletown.db", "tabletown.db-wal", "tabletown.lock"}
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700

    in_store(tmp_path / "data", look)


def test_changes_that_wait_together_share_a_transaction(tmp_path: Path) -> None:
    commits = 0

    def counting(path: Path) -> sqlite3.Connection:
        def count(statement: str) -> None:
            nonlocal commits
            commits += statement == "COMMIT"

        connection = connect(path)
        connection.set_trace_callback(count)
        return connection

    async def story(store: Store) -> None:
        await asyncio.gather(*(store.commit(f"table-{n}", move(1)) for n in range(500)))

    in_store(tmp_path, story, counting)
    assert 0 < commits < 100


def test_a_long_read_does_not_hold_up_commits(tmp_path: Path) -> None:
    finish = Event()

    def slow_to_read(path: Path) -> sqlite3.Connection:
        def pause(statement: str) -> None:
            if "FROM entries" in statement:
                finish.wait()

        connection = connect(path)
        connection.set_trace_callback(pause)
        return connection

    async def story(store: Store) -> None:
        reading = asyncio.ensure_future(store.log("oak"))
        for seq in range(1, 20):
            await store.commit("oak", move(seq))
        assert not reading.done()
        finish.set()
        await reading

    in_store(tmp_path, story, slow_to_read)


# Opening


def test_two_servers_cannot_share_a_folder(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(BadInput, match="another server is already running"):
            await open_store(tmp_path)

    in_store(tmp_path, story)


def test_the_folder_is_free_again_after_closing_and_after_a_refusal(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        pass

    in_store(tmp_path, nothing)
    database = tmp_path / "tabletown.db"
    kept = database.read_bytes()
    database.write_bytes(b"not a database, but long enough to be one" * 100)
    refused(tmp_path)
    database.write_bytes(kept)
    in_store(tmp_path, nothing)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be used" in refused(tmp_path / "file" / "data")
    assert "cannot be used" in refused(tmp_path / "file")


def test_a_database_that_is_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tabletown.db").mkdir()
    assert "the database cannot be opened" in refused(tmp_path)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tabletown.db").write_text("Dear diary, " * 1000)
    assert "not a database" in refused(tmp_path)


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "tabletown.db")
    other.execute("CREATE TABLE recipes (id INTEGER)")
    other.close()
    before = (tmp_path / "tabletown.db").read_bytes()
    assert "another program" in refused(tmp_path)
    assert (tmp_path / "tabletown.db").read_bytes() == before


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await asyncio.gather(*(store.commit("oak", move(seq, journal="[1,2,3]" * 50)) for seq in range(1, 300)))

    in_store(tmp_path, play)
    database = tmp_path / "tabletown.db"
    pages = bytearray(database.read_bytes())
    for page in range(8 * 4096, len(pages), 4096):
        pages[page : page + 64] = b"\xff" * 64
    database.write_bytes(pages)
    assert "damaged" in refused(tmp_path)


def test_a_database_from_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    database = connect(tmp_path / "tabletown.db")
    migrate(database, tmp_path, (*MIGRATIONS, ("CREATE TABLE tomorrow (id INTEGER)",)))
    database.close()
    before = (tmp_path / "tabletown.db").read_bytes()
    assert "newer Tabletown" in refused(tmp_path)
    assert (tmp_path / "tabletown.db").read_bytes() == before


def test_an_old_sqlite_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "OLDEST", (99, 0, 0))
    assert "SQLite" in refused(tmp_path)


# Migrations


def version(database: sqlite3.Connection) -> int:
    return int(database.execute("SELECT version FROM tabletown").fetchone()[0])


def test_an_empty_database_gets_all_migrations(tmp_path: Path) -> None:
    database = connect(tmp_path / "tabletown.db")
    migrate(database, tmp_path)
    assert version(database) == len(MIGRATIONS)
    database.close()


def test_an_older_database_gets_only_what_it_lacks_and_keeps_its_rows(tmp_path: Path) -> None:
    later = (FIRST, ("ALTER TABLE chat ADD COLUMN tone TEXT NOT NULL DEFAULT 'kind'",), ("DROP TABLE probe",))
    database = connect(tmp_path / "tabletown.db")
    migrate(database, tmp_path, (FIRST,))
    database.execute("INSERT INTO chat (table_id, number, seat, text, at) VALUES ('oak', 1, 0, 'hello', 7)")
    migrate(database, tmp_path, later)
    assert database.execute("SELECT text, tone FROM chat").fetchall() == [("hello", "kind")]
    assert version(database) == 3
    database.close()


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    database = connect(tmp_path / "tabletown.db")
    migrate(database, tmp_path)
    before = list(database.iterdump())
    with pytest.raises(sqlite3.OperationalError):
        migrate(database, tmp_path, (*MIGRATIONS, ("DROP TABLE chat", "DROP TABLE unheard_of")))
    assert list(database.iterdump()) == before
    database.close()


# Trouble


class Disk:
    """Connections as a full or a read-only disk gives them, until it is mended."""

    def __init__(self, how: str) -> None:
        self.how = how
        self.pages = 0

    def connect(self, path: Path) -> sqlite3.Connection:
        if self.how == "read-only":
            return sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)
        connection = connect(path)
        if self.how == "full":
            (used,) = connection.execute("PRAGMA page_count").fetchone()
            self.pages = self.pages or used + 3
            connection.execute(f"PRAGMA max_page_count = {self.pages}")
        return connection


async def stored_until_trouble(store: Store) -> tuple[str, int]:
    """Plays until the disk refuses; what was said, and how many moves were stored."""
    for stored in range(1000):
        try:
            await store.commit("oak", move(stored + 1, journal="x" * 2000))
        except StoreTrouble as trouble:
            return str(trouble), stored
    raise AssertionError("the disk never refused")


TROUBLES = [("full", "the disk is full"), ("read-only", "can be read but not written")]


@pytest.mark.parametrize(("how", "words"), TROUBLES)
def test_trouble_is_told_and_passes_without_a_restart(tmp_path: Path, how: str, words: str) -> None:
    disk = Disk(how)

    async def story(store: Store) -> None:
        sentence, stored = await stored_until_trouble(store)
        assert words in sentence
        assert words in str(await store.ready())
        assert len(await store.log("oak")) == stored
        disk.how = "mended"
        assert await store.ready() is None
        await store.commit("oak", move(stored + 1))
        assert len(await store.log("oak")) == stored + 1

    in_store(tmp_path, story, disk.connect)


@pytest.mark.parametrize(("how", "words"), TROUBLES)
def test_all_that_wait_are_told_of_trouble_and_nothing_of_theirs_is_stored(
    tmp_path: Path, how: str, words: str
) -> None:
    disk = Disk(how)

    async def story(store: Store) -> None:
        commits = [store.commit(f"table-{n}", move(1, journal="x" * 30_000)) for n in range(20)]
        results = await asyncio.gather(*commits, return_exceptions=True)
        for n, result in enumerate(results):
            stored = await store.log(f"table-{n}")
            assert isinstance(result, StoreTrouble) == (not stored)
        assert sum(isinstance(result, StoreTrouble) for result in results) >= 19

    in_store(tmp_path, story, disk.connect)


@contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    """The system refuses to let any file grow beyond this size."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_an_error_of_the_disk_in_the_middle_of_play_is_survived(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.commit("oak", move(1, journal="x" * 100_000))
        with files_no_larger_than((tmp_path / "tabletown.db-wal").stat().st_size):
            with pytest.raises(StoreTrouble, match="the disk reports an error"):
                await store.commit("oak", move(2, journal="y" * 100_000))
            assert "the disk reports an error" in str(await store.ready())
            assert [found.seq for found in await store.log("oak")] == [1]
        assert await store.ready() is None
        await store.commit("oak", move(2))
        assert [found.seq for found in await store.log("oak")] == [1, 2]

    in_store(tmp_path, story)


def test_a_database_that_cannot_be_read_is_told_and_mended(tmp_path: Path) -> None:
    class Gone(Disk):
        def connect(self, path: Path) -> sqlite3.Connection:
            return super().connect(path if self.how == "mended" else path / "elsewhere")

    disk = Gone("gone")

    async def story(store: Store) -> None:
        with pytest.raises(StoreTrouble, match="cannot be opened"):
            await store.table("oak")
        assert "cannot be opened" in str(await store.ready())
        disk.how = "mended"
        assert await store.table("oak") is None

    in_store(tmp_path, story, disk.connect)


def test_a_probe_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        assert await store.ready() is None

    in_store(tmp_path, story)
    database = connect(tmp_path / "tabletown.db")
    assert database.execute("SELECT count(*) FROM probe").fetchone() == (0,)
    database.close()
