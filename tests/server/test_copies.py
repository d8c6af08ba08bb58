"""Moving a club, backups, and what `tabletown doctor` finds."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tabletown.kernel.errors import BadInput
from tabletown.server.copies import KEPT, back_up, copy, examine, reading
from tabletown.server.protocol import NewTable, SeatPlan
from tabletown.server.sqlite import path_in
from tabletown.server.stores import Place
from tabletown.server.tables import TableManager
from tests.postgres import Postgres
from tests.server.inside import in_manager, opened, play, seated

MOVES = 30


async def evening(manager: TableManager) -> None:
    """A game that is over, one that goes on, one where a move was taken back, and something said."""
    over = await seated(manager, 3)
    await play(over, 1000)
    assert over.archive.writing is not None
    await over.archive.writing
    going = await seated(manager, 4)
    await play(going, MOVES)
    await going.consent.undo(going.course.moves[-1][0], "back", going.course.seq, lambda _: None)
    for other in going.consent.proposal.wanted if going.consent.proposal else []:
        await going.consent.agree(other, True, lambda _: None)
    await going.chat.say(0, "k", "Grüße ☀", lambda _: None)
    await manager.make(NewTable("crimson", "Mia", [SeatPlan("me"), SeatPlan("open"), SeatPlan("open")], {}))


def rows(place: Place) -> dict[str, list[tuple[object, ...]]]:
    """All that is kept there."""
    with reading(place) as side:
        return {table: list(side.rows(table, sorted(side.columns(table)))) for table in KEPT}


@pytest.fixture
def elsewhere(postgres: Postgres) -> str:
    return postgres.club()


def test_a_club_moves_there_and_back_and_nothing_is_changed(place: Place, elsewhere: str, tmp_path: Path) -> None:
    in_manager(place, evening)
    before = rows(place)
    verdict = copy(place, elsewhere)
    assert (verdict.tables, verdict.earlier, verdict.wrong) == (3, [], [])
    assert verdict.moves > MOVES
    assert copy(elsewhere, tmp_path / "back") == verdict
    assert rows(place) == rows(elsewhere) == rows(tmp_path / "back") == before
    in_manager(elsewhere, evening)
    assert examine(elsewhere).tables == 6


def test_games_go_on_where_they_were_moved(place: Place, elsewhere: str) -> None:
    made: list[str] = []

    async def begin(manager: TableManager) -> None:
        table = await seated(manager)
        await play(table, 20)
        made.append(table.id)

    async def go_on(manager: TableManager) -> None:
        table = await manager.table(made[0])
        await play(table, 1000)
        assert table.status == "over"

    in_manager(place, begin)
    copy(place, elsewhere)
    in_manager(elsewhere, go_on)
    assert examine(elsewhere).wrong == []
    assert examine(place).moves == 20


def test_everything_that_a_store_has_is_copied(place: Place) -> None:
    in_manager(place, evening)
    with reading(place) as side:
        assert set(side.tables) - {"tabletown", "probe", "processes", "thinking"} == set(KEPT)


def test_a_backup_of_a_server_that_plays_on_is_put_back(place: Place, tmp_path: Path) -> None:
    file = tmp_path / "club.backup"

    async def story() -> None:
        async with opened(place) as manager:
            await evening(manager)
            table = await seated(manager)
            await play(table, 3)
            verdict = await asyncio.to_thread(back_up, place, file)
            await play(table, 1)
            assert verdict.tables == 4

    asyncio.run(story())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    verdict = copy(file, tmp_path / "restored")
    assert verdict.tables == 4
    assert examine(place).moves == verdict.moves + 1
    assert not list(tmp_path.glob("*.unfinished*"))


def test_nothing_is_overwritten(place: Place, tmp_path: Path) -> None:
    in_manager(place, evening)
    with pytest.raises(BadInput, match="has games in it already"):
        copy(place, place)
    (tmp_path / "file").write_text("Dear diary")
    with pytest.raises(BadInput, match="overwrites nothing"):
        back_up(place, tmp_path / "file")
    assert examine(place).tables == 3


def test_a_folder_that_a_server_uses_takes_no_copy(place: Place, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "used"):
            with pytest.raises(BadInput, match="another server is already running"):
                await asyncio.to_thread(copy, tmp_path / "used", tmp_path / "used")

    asyncio.run(story())


def test_a_game_that_leads_elsewhere_is_found_and_not_copied(tmp_path: Path) -> None:
    data = tmp_path / "data"
    in_manager(data, evening)
    with closing(sqlite3.connect(path_in(data))) as database, database:
        (id,) = database.execute("SELECT id FROM tables WHERE status = 'over'").fetchone()
        database.execute("UPDATE entries SET heard = '[]' WHERE table_id = ? AND seq = 5", (id,))
    assert examine(data).wrong == [f"table {id} leads elsewhere with move 5"]
    with pytest.raises(BadInput, match="leads elsewhere with move 5; nothing was copied"):
        copy(data, tmp_path / "copy")
    assert examine(tmp_path / "copy").tables == 0


def test_the_commands_say_what_they_have_done(tmp_path: Path) -> None:
    in_manager(tmp_path / "data", evening)

    def say(*words: str) -> str:
        command = [sys.executable, "-m", "tabletown", *words]
        return subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path).stdout

    assert "3 tables are in order" in say("doctor", "--data", "data")
    assert "3 tables are in copy.backup" in say("backup", "copy.backup", "--data", "data")
    assert "3 tables are restored" in say("restore", "copy.backup", "--data", "other")
    assert "3 tables are copied to third" in say("migrate-store", "other", "third")
