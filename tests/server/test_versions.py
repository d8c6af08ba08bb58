"""Rules and content change; what was stored before stays readable, and tables go on where the change lets them."""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from tabletown.kernel import registry, versions
from tabletown.kernel.game import Game
from tabletown.kernel.records import encode
from tabletown.kernel.versions import VersionFile
from tabletown.server import table as tables
from tabletown.server.fairness import Export
from tabletown.server.hall import Hall
from tabletown.server.problems import No
from tabletown.server.protocol import Continue, NewTable, Seated, SeatPlan
from tabletown.server.store import Change
from tabletown.server.table import Table
from tests.server.inside import Ear, in_hall, play, seated

STORED = sorted((Path(__file__).parent / "stored").glob("*.sql.xz"))
RELEASES = pytest.mark.parametrize("release", STORED, ids=lambda path: path.name.partition(".")[0])
CHANGE = "Only this test knows."


def put_back(release: Path, folder: Path) -> dict[tuple[str, str], str]:
    """The database of a release; its tables by game and status."""
    folder.mkdir()
    with closing(sqlite3.connect(folder / "tabletown.db")) as database:
        database.executescript(lzma.decompress(release.read_bytes()).decode())
        found = database.execute("SELECT game, status, id FROM tables").fetchall()
    return {(game, status): id for game, status, id in found}


@contextmanager
def changed(monkeypatch: pytest.MonkeyPatch, game: Game, goes_on: bool) -> Iterator[None]:
    """The present version becomes an earlier one: the rules get another number, and all that is known of it is kept."""
    before = versions.present(game)
    earlier = VersionFile(before.rules, before.contents, goes_on, CHANGE, before.events, before.kinds, before.zones)
    found = versions.find

    def find(game_: Game, rules: str, content: str) -> VersionFile | None:
        known = game_ is game and (rules, content) == (earlier.rules, earlier.contents[0])
        return earlier if known else found(game_, rules, content)

    with monkeypatch.context() as patch:
        patch.setattr(game, "rules", "another")
        patch.setattr(versions, "find", find)
        yield


async def whole(table: Table) -> tuple[list[object], list[object]]:
    """All that can be looked at afterwards, from everywhere."""
    seats = [None, *range(len(table.sheet.seats))]
    moves = range(len(table.course.moves) + 1)
    positions: list[object] = [(await table.past(move, seat)).position for move in moves for seat in seats]
    return list(await table.log(None)), positions


def without_rules(positions: list[object]) -> str:
    """Positions as text, whatever the rules are called."""
    text = json.dumps(json.loads(encode(positions)), sort_keys=True)
    return text.replace('"rules": "another"', '"rules": "1"')


# Tables of earlier releases


@RELEASES
@pytest.mark.parametrize("slug", [game.slug for game in registry.games()])
def test_a_finished_game_of_an_earlier_release_can_be_read(release: Path, slug: str, tmp_path: Path) -> None:
    ids = put_back(release, tmp_path / "data")

    async def story(hall: Hall) -> None:
        table = await hall.table(ids[slug, "over"])
        log, positions = await whole(table)
        assert len(log) == len(table.course.moves) + 1
        assert len(positions) == len(log) * (1 + len(table.sheet.seats))
        assert (await table.past(len(log) - 1, None)).position.view.over or table.last_page is not None
        if table.sheet.hash or table.course.state is not None:
            assert isinstance(table.export(), Export)
        else:  # by the present rules it ends otherwise
            with pytest.raises(No, match="played by version"):
                table.export()

    in_hall(tmp_path / "data", story)


@RELEASES
@pytest.mark.parametrize("slug", [game.slug for game in registry.games()])
def test_a_running_game_of_an_earlier_release_goes_on_as_its_author_says(
    release: Path, slug: str, tmp_path: Path
) -> None:
    ids = put_back(release, tmp_path / "data")

    async def story(hall: Hall) -> None:
        table = await hall.table(ids[slug, "playing"])
        before = len(table.course.moves)
        assert len(await table.log(0)) == before + 1
        if table.course.state is None:
            with pytest.raises(No, match="cannot go on"):
                await table.welcome(Ear(0), -1, 0)
            return
        await play(table, 3)
        assert len(table.course.moves) == before + 3

    in_hall(tmp_path / "data", story)


def test_a_position_of_an_earlier_version_may_lack_what_the_present_one_has() -> None:
    game = registry.game("crimson")
    state = game.new(3, 7)
    dumped = state.dump()
    numbers = dumped["numbers"]
    assert isinstance(numbers, dict)
    name = next(name for name, value in numbers.items() if value == 0)
    del numbers[name]
    assert versions.relabelled(game, {**dumped, "rules": "0"}).hash() == state.hash()


# The rules change


def test_a_finished_game_reads_the_same_by_any_later_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    crimson = registry.game("crimson")
    read: list[tuple[list[object], list[object]]] = []
    made: list[str] = []

    async def story(hall: Hall) -> None:
        table = await seated(hall)
        await play(table, 1000)
        assert table.writing is not None
        await table.writing
        made.append(table.id)
        read.append(await whole(table))

    async def later(hall: Hall) -> None:
        table = await hall.table(made[0])
        assert table.last_page is not None
        log, positions = await whole(table)
        assert log == read[0][0]
        assert without_rules(positions) == without_rules(read[0][1])
        assert table.export().rules == "1"
        welcome = await table.welcome(Ear(0), -1, 0)
        assert welcome.position is not None
        assert welcome.position.view.over

    in_hall(tmp_path, story)
    with changed(monkeypatch, crimson, goes_on=False):
        monkeypatch.setattr(versions, "find", lambda *_: None)  # nobody knows anything of the old rules any more
        in_hall(tmp_path, later)


def test_a_book_that_was_not_finished_is_written_when_the_table_is_read(tmp_path: Path) -> None:
    ids = put_back(STORED[0], tmp_path / "data")

    async def story(hall: Hall) -> None:
        table = await hall.table(ids["crimson", "over"])
        if table.writing is not None:
            await table.writing
        assert table.sheet.book
        assert [page.moment for page in await table._book()] == await table.log(None)

    in_hall(tmp_path / "data", story)


def test_a_running_game_goes_on_where_the_change_lets_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    async def story(hall: Hall) -> None:
        table = await seated(hall)
        await play(table, 12)
        made.append(table.id)

    async def later(hall: Hall) -> None:
        table = await hall.table(made[0])
        assert table.trouble is not None
        assert "goes on by version another" in table.trouble.text
        assert table.undo_means(table.course.moves[-1][0]) == "no"
        await play(table, 2)
        assert len(await table.log(None)) == 15

    async def again(hall: Hall) -> None:
        table = await hall.table(made[0])
        assert [era.last for era in table.sheet.eras] == [13]
        await play(table, 1000)
        assert table.writing is not None
        await table.writing
        assert len(await table._book()) == len(table.course.moves) + 1
        with pytest.raises(No, match="rules changed while this game was played"):
            table.export()

    in_hall(tmp_path, story)
    with changed(monkeypatch, registry.game("crimson"), goes_on=True):
        in_hall(tmp_path, later)
        in_hall(tmp_path, again)


def test_a_running_game_stays_where_it_is_if_the_change_does_not_let_it_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    async def story(hall: Hall) -> None:
        table = await seated(hall)
        await play(table, 12)
        made.append(table.id)

    async def later(hall: Hall) -> None:
        table = await hall.table(made[0])
        assert len(await table.log(0)) == 13
        with pytest.raises(No, match="cannot go on"):
            await table.welcome(Ear(0), -1, 0)
        with pytest.raises(No, match="cannot go on"):
            await play(table, 1)

    in_hall(tmp_path, story)
    with changed(monkeypatch, registry.game("crimson"), goes_on=False):
        in_hall(tmp_path, later)
    in_hall(tmp_path, lambda hall: played_on(hall, made[0]))


async def played_on(hall: Hall, id: str) -> None:
    """With the old rules again, it goes on."""
    table = await hall.table(id)
    await play(table, 1)
    assert len(table.course.moves) == 13


def test_a_running_game_stays_where_it_is_if_the_new_rules_lead_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    async def story(hall: Hall) -> None:
        table = await seated(hall)
        await play(table, 12)
        made.append(table.id)

    async def later(hall: Hall) -> None:
        assert (await hall.table(made[0])).course.state is None

    in_hall(tmp_path, story)
    with changed(monkeypatch, registry.game("crimson"), goes_on=True):
        monkeypatch.setattr(tables, "told_again", lambda *_: False)
        in_hall(tmp_path, later)


def test_a_rematch_is_played_by_the_present_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Seated] = []

    async def story(hall: Hall) -> None:
        made.append(await hall.make(NewTable("crimson", "Mia", [SeatPlan("me"), *[SeatPlan("bot", "random")] * 2])))
        table = await hall.table(made[0].table)
        async with table.lock:
            sheet = replace(table.sheet, hash="00")
            await hall.store.commit(table.id, Change(table=table.row(sheet, "over")))

    async def later(hall: Hall) -> None:
        table = await hall.table(made[0].table)
        with pytest.raises(No, match="cannot go on"):
            await hall.go_on(table.id, made[0].token, Continue(move=0, seat=0))
        again = await hall.rematch(table.id, made[0].token)
        assert (await hall.table(again.table)).sheet.rules == "another"

    in_hall(tmp_path, story)
    with changed(monkeypatch, registry.game("crimson"), goes_on=False):
        in_hall(tmp_path, later)
