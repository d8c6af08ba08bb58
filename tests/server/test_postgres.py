"""The store in PostgreSQL: how it is opened, what cuts it off, and who was faster."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tabletown.kernel.errors import BadInput
from tabletown.server.migrations import POSTGRES
from tabletown.server.postgres import Database, prepare
from tabletown.server.store import Change, Conflict, Store, StoreTrouble
from tabletown.server.stores import open_store, place_of
from tests.postgres import Postgres, started
from tests.server.stores import in_store, log_row, move, opened, row


def refused(address: str) -> str:
    """The sentence with which a database is refused."""
    with pytest.raises(BadInput) as refusal:
        asyncio.run(open_store(address))
    assert "\n" not in str(refusal.value)
    return str(refusal.value)


@pytest.fixture
def club(postgres: Postgres) -> str:
    return postgres.club()


@pytest.fixture
def mortal() -> Iterator[Postgres]:
    """A server that may be stopped."""
    server = started()
    yield server
    server.remove()


# Opening


def test_a_place_is_a_folder_or_the_address_of_a_database() -> None:
    assert place_of("postgresql://ann@db/club") == "postgresql://ann@db/club"
    assert place_of("/srv/tabletown") == Path("/srv/tabletown")
    with pytest.raises(BadInput, match="a folder, or the address"):
        place_of("mysql://ann@db/club")


def test_a_server_that_is_not_there_is_named_without_the_password(tmp_path: Path) -> None:
    said = refused(f"postgresql://ann:secret@/club?host={tmp_path}")
    assert f"the PostgreSQL database club at {tmp_path} cannot be used" in said
    assert "secret" not in said


def test_an_address_that_is_none_is_refused() -> None:
    assert "no address of a PostgreSQL database" in refused("postgresql://ann@db/club?colour=red")


def test_an_unknown_database_is_refused(postgres: Postgres) -> None:
    assert 'database "elsewhere" does not exist' in refused(postgres.address().replace("/postgres?", "/elsewhere?"))


def test_an_unknown_user_is_refused(postgres: Postgres) -> None:
    assert 'role "nobody_here" does not exist' in refused(postgres.address().replace("tabletown@", "nobody_here@"))


def test_whoever_may_not_make_tables_is_told_so(postgres: Postgres, club: str) -> None:
    name = club.rpartition("%3D")[2]
    postgres.ask(f"CREATE USER guest_of_{name}")
    postgres.ask(f"GRANT USAGE ON SCHEMA {name} TO guest_of_{name}")
    assert "may not make or change tables" in refused(club.replace("tabletown@", f"guest_of_{name}@"))


def test_a_database_of_another_program_is_refused_and_left_alone(postgres: Postgres, club: str) -> None:
    name = club.rpartition("%3D")[2]
    postgres.ask(f"CREATE TABLE {name}.recipes (id INTEGER)")
    assert "another program" in refused(club)
    assert postgres.ask(f"SELECT tablename FROM pg_tables WHERE schemaname = '{name}'") == [("recipes",)]


def test_a_database_from_a_newer_version_is_refused_and_left_alone(postgres: Postgres, club: str) -> None:
    prepare(Database(club), (*POSTGRES, ("CREATE TABLE tomorrow (id INTEGER)",)))
    assert "newer Tabletown" in refused(club)
    name = club.rpartition("%3D")[2]
    assert postgres.ask(f"SELECT version FROM {name}.tabletown") == [(len(POSTGRES) + 1,)]


def test_servers_that_start_together_make_the_tables_once(club: str) -> None:
    async def whole() -> None:
        stores = await asyncio.gather(*(open_store(club) for _ in range(4)))
        for store in stores:
            assert await store.ready() is None
            await store.close()

    asyncio.run(whole())


# Several processes


def test_of_two_processes_the_faster_one_writes(club: str) -> None:
    async def whole() -> None:
        async with opened(club) as one, opened(club) as two:
            await one.commit("oak", Change(row(), made_for=0))
            results = await asyncio.gather(
                *(
                    store.commit("oak", Change(log_row=log_row(seq, key), made_for=1))
                    for seq in range(1, 100)
                    for store, key in ((one, "one"), (two, "two"))
                ),
                return_exceptions=True,
            )
            pairs = list(zip(results[::2], results[1::2], strict=True))
            assert all(sorted(isinstance(one, Conflict) for one in pair) == [False, True] for pair in pairs)
            assert [found.seq for found in await two.log("oak")] == list(range(1, 100))

    asyncio.run(whole())


def test_tables_that_two_processes_write_in_different_orders_are_all_written(club: str) -> None:
    async def whole() -> None:
        tables = [f"table-{number}" for number in range(30)]
        async with opened(club) as one, opened(club) as two:
            for table in tables:
                await one.commit(table, Change(row(table), made_for=0))
            for seq in range(1, 10):
                forth = (one.commit(table, Change(log_row=log_row(2 * seq), made_for=1)) for table in tables)
                back = (two.commit(table, Change(log_row=log_row(2 * seq + 1), made_for=1)) for table in tables[::-1])
                await asyncio.gather(*forth, *back)
            for table in tables:
                assert len(await two.log(table)) == 18

    asyncio.run(whole())


def test_a_move_that_cannot_be_written_down_does_not_stop_the_others(club: str) -> None:
    async def story(store: Store) -> None:
        tables = ["ash", "elm", "oak", "yew"]
        for table in tables:
            await store.commit(table, Change(row(table), made_for=0))
        moves = {table: Change(log_row=log_row(1, "\0" if table == "elm" else "k"), made_for=1) for table in tables}
        found = await asyncio.gather(*(store.commit(*pair) for pair in moves.items()), return_exceptions=True)
        assert [isinstance(result, psycopg.DataError) for result in found] == [False, True, False, False]
        assert [len(await store.log(table)) for table in tables] == [1, 0, 1, 1]

    in_store(club, story)


# Trouble


def cut_all(postgres: Postgres) -> None:
    postgres.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tabletown'")


def test_connections_that_are_cut_are_not_noticed(mortal: Postgres) -> None:
    async def story(store: Store) -> None:
        for seq in range(1, 20):
            await store.commit("oak", move(seq))
            await asyncio.to_thread(cut_all, mortal)
            assert len(await store.log("oak")) == seq

    in_store(mortal.club(), story)


def test_a_database_that_goes_away_is_told_and_comes_back(mortal: Postgres) -> None:
    async def story(store: Store) -> None:
        await store.commit("oak", move(1))
        await asyncio.to_thread(mortal.stop, "immediate")
        with pytest.raises(StoreTrouble, match="the database does not answer"):
            await store.commit("oak", move(2))
        with pytest.raises(StoreTrouble, match="the database does not answer"):
            await store.log("oak")
        assert "does not answer" in str(await store.ready())
        await asyncio.to_thread(mortal.start)
        assert await store.ready() is None
        await store.commit("oak", move(2))
        assert [found.seq for found in await store.log("oak")] == [1, 2]

    in_store(mortal.club(), story)


def test_a_database_that_can_only_be_read_is_told(postgres: Postgres, club: str) -> None:
    async def story(store: Store) -> None:
        await store.commit("oak", move(1))
        await asyncio.to_thread(postgres.ask, "ALTER USER tabletown SET default_transaction_read_only = on")
        try:
            await asyncio.to_thread(cut_all, postgres)
            with pytest.raises(StoreTrouble, match="can be read but not written"):
                await store.commit("oak", move(2))
            assert len(await store.log("oak")) == 1
        finally:
            await asyncio.to_thread(
                postgres.ask, "BEGIN READ WRITE; ALTER USER tabletown RESET default_transaction_read_only; COMMIT"
            )

    in_store(club, story)
