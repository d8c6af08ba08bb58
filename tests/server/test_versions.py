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
from tabletown.kernel.record import replay
from tabletown.kernel.records import Event, encode
from tabletown.kernel.versions import VersionFile
from tabletown.server import loading
from tabletown.server.fairness import Export
from tabletown.server.problems import RequestRefused
from tabletown.server.protocol import Continue, NewTable, Seated, SeatPlan
from tabletown.server.store import Change
from tabletown.server.table import Table
from tabletown.server.tables import TableManager
from tabletown.server.verify import findings
from tests.server.inside import Ear, in_manager, play, seated
from tests.server.stored import make

STORED = sorted((Path(__file__).parent / "stored").glob("*.sql.xz"))
RELEASES = pytest.mark.parametrize("release", STORED, ids=lambda path: path.name.partition(".")[0])
LATEST = STORED[-1]
"""Of the present rules. Two of its finished games have no book yet: the server was closed before it was written."""
stored_games = pytest.mark.parametrize("slug", ["crimson", "crow", "trick_city"])
"""Card City is younger than these releases."""
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
    """What can be looked at afterwards, of each move from outside and from one seat after the other."""
    seats = len(table.settings.seats)
    looks = [(move, seat) for move in range(len(table.course.moves) + 1) for seat in (None, move % seats)]
    positions: list[object] = [(await table.looking_back.past(move, seat)).position for move, seat in looks]
    return list(await table.looking_back.log(None)), positions


def without_rules(positions: list[object]) -> str:
    """Positions as text, whatever the rules are called."""
    text = json.dumps(json.loads(encode(positions)), sort_keys=True)
    return text.replace('"rules": "another"', '"rules": "1"')


# Tables of earlier releases


@RELEASES
@stored_games
def test_a_finished_game_of_an_earlier_release_can_be_read(release: Path, slug: str, tmp_path: Path) -> None:
    ids = put_back(release, tmp_path / "data")

    async def story(manager: TableManager) -> None:
        table = await manager.table(ids[slug, "over"])
        log, positions = await whole(table)
        assert len(log) == len(table.course.moves) + 1
        assert len(positions) == 2 * len(log)
        assert (await table.looking_back.past(len(log) - 1, None)).position.view.over or table.last_archived is not None
        if table.settings.hash or table.course.state is not None:
            assert isinstance(table.looking_back.export(), Export)
        else:  # by the present rules it ends otherwise
            with pytest.raises(RequestRefused, match="played by version"):
                table.looking_back.export()

    in_manager(tmp_path / "data", story)


@RELEASES
@stored_games
def test_a_running_game_of_an_earlier_release_goes_on_as_its_author_says(
    release: Path, slug: str, tmp_path: Path
) -> None:
    ids = put_back(release, tmp_path / "data")

    async def story(manager: TableManager) -> None:
        table = await manager.table(ids[slug, "playing"])
        before = len(table.course.moves)
        assert len(await table.looking_back.log(0)) == before + 1
        if table.course.state is None:
            with pytest.raises(RequestRefused, match="cannot go on"):
                await table.telling.welcome(Ear(0), -1, 0)
            return
        await play(table, 3)
        assert len(table.course.moves) == before + 3

    in_manager(tmp_path / "data", story)


def in_words(events: list[Event]) -> list[Event]:
    """What people are told; the first release did not store what changes on the table from event to event."""
    return [replace(event, changes=None) for event in events if event.message is not None]


@stored_games
def test_a_stored_game_is_replayed_and_proved_while_its_rules_are_the_present_ones(slug: str, tmp_path: Path) -> None:
    ids = put_back(LATEST, tmp_path / "data")

    async def story(manager: TableManager) -> None:
        table = await manager.table(ids[slug, "over"])
        export = table.looking_back.export()
        assert all(finding.ok for finding in findings(export))
        record = replay(table.game, export)
        for move in range(0, len(export.actions) + 1, 20):
            position = record.at(move)
            for seat in (None, 0):
                assert (await table.looking_back.past(move, seat)).position.view == position.open_view(seat)
        told = [in_words(moment.events) for moment in await table.looking_back.log(None)]
        everyone = record.state.setup.everyone
        again = [[table.game.event(entry, everyone) for entry in journal] for journal in record.journals]
        assert told == [in_words(events) for events in again]

    in_manager(tmp_path / "data", story)


@stored_games
def test_a_stored_game_is_played_to_its_end_and_proved_while_its_rules_are_the_present_ones(
    slug: str, tmp_path: Path
) -> None:
    ids = put_back(LATEST, tmp_path / "data")
    id = ids[slug, "playing"]

    async def taken_back(manager: TableManager) -> None:
        table = await manager.table(id)
        before, seats = len(table.course.moves), range(len(table.settings.seats))
        assert before == make.MOVES
        await make.play(table, 3)
        seat, code = table.course.moves[-1]
        await table.consent.undo(seat, "back", table.course.seq, lambda _: None)
        for other in seats:
            if table.consent.proposal is not None and other != seat:
                await table.consent.agree(other, True, lambda _: None)
        assert len(table.course.moves) == before + 2
        await table.play.move(seat, "again", table.course.seq, code, lambda _: None)

    async def to_the_end(manager: TableManager) -> None:
        table = await manager.table(id)
        assert len(table.course.moves) == make.MOVES + 3
        await make.play(table, make.LONGEST)
        assert table.status == "over"
        assert all(finding.ok for finding in findings(table.looking_back.export()))

    in_manager(tmp_path / "data", taken_back)
    in_manager(tmp_path / "data", to_the_end)


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

    async def story(manager: TableManager) -> None:
        table = await seated(manager)
        await play(table, 1000)
        assert table.archive.writing is not None
        await table.archive.writing
        made.append(table.id)
        read.append(await whole(table))

    async def later(manager: TableManager) -> None:
        table = await manager.table(made[0])
        assert table.last_archived is not None
        log, positions = await whole(table)
        assert log == read[0][0]
        assert without_rules(positions) == without_rules(read[0][1])
        assert table.looking_back.export().rules == "1"
        welcome = await table.telling.welcome(Ear(0), -1, 0)
        assert welcome.position is not None
        assert welcome.position.view.over

    in_manager(tmp_path, story)
    with changed(monkeypatch, crimson, goes_on=False):
        monkeypatch.setattr(versions, "find", lambda *_: None)  # nobody knows anything of the old rules any more
        in_manager(tmp_path, later)


def test_an_archive_that_was_not_finished_is_written_when_the_table_is_read(tmp_path: Path) -> None:
    ids = put_back(STORED[0], tmp_path / "data")

    async def story(manager: TableManager) -> None:
        table = await manager.table(ids["crimson", "over"])
        if table.archive.writing is not None:
            await table.archive.writing
        assert table.settings.archived
        assert [move.moment for move in await table.archive.moves()] == await table.looking_back.log(None)

    in_manager(tmp_path / "data", story)


def test_a_running_game_goes_on_where_the_change_lets_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    async def story(manager: TableManager) -> None:
        table = await seated(manager)
        await play(table, 12)
        made.append(table.id)

    async def later(manager: TableManager) -> None:
        table = await manager.table(made[0])
        assert table.telling.trouble is not None
        assert "goes on by version another" in table.telling.trouble.text
        assert table.consent.means(table.course.moves[-1][0]) == "no"
        await play(table, 2)
        assert len(await table.looking_back.log(None)) == 15

    async def again(manager: TableManager) -> None:
        table = await manager.table(made[0])
        assert [version.last for version in table.settings.past_versions] == [13]
        await play(table, 1000)
        assert table.archive.writing is not None
        await table.archive.writing
        assert len(await table.archive.moves()) == len(table.course.moves) + 1
        with pytest.raises(RequestRefused, match="rules changed while this game was played"):
            table.looking_back.export()

    in_manager(tmp_path, story)
    with changed(monkeypatch, registry.game("crimson"), goes_on=True):
        in_manager(tmp_path, later)
        in_manager(tmp_path, again)


def test_a_running_game_stays_where_it_is_if_the_change_does_not_let_it_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    async def story(manager: TableManager) -> None:
        table = await seated(manager)
        await play(table, 12)
        made.append(table.id)

    async def later(manager: TableManager) -> None:
        table = await manager.table(made[0])
        assert len(await table.looking_back.log(0)) == 13
        with pytest.raises(RequestRefused, match="cannot go on"):
            await table.telling.welcome(Ear(0), -1, 0)
        with pytest.raises(RequestRefused, match="cannot go on"):
            await play(table, 1)

    in_manager(tmp_path, story)
    with changed(monkeypatch, registry.game("crimson"), goes_on=False):
        in_manager(tmp_path, later)
    in_manager(tmp_path, lambda manager: played_on(manager, made[0]))


async def played_on(manager: TableManager, id: str) -> None:
    """With the old rules again, it goes on."""
    table = await manager.table(id)
    await play(table, 1)
    assert len(table.course.moves) == 13


def test_a_running_game_stays_where_it_is_if_the_new_rules_lead_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    async def story(manager: TableManager) -> None:
        table = await seated(manager)
        await play(table, 12)
        made.append(table.id)

    async def later(manager: TableManager) -> None:
        assert (await manager.table(made[0])).course.state is None

    in_manager(tmp_path, story)
    with changed(monkeypatch, registry.game("crimson"), goes_on=True):
        monkeypatch.setattr(loading, "replays_alike", lambda *_: False)
        in_manager(tmp_path, later)


def test_a_rematch_is_played_by_the_present_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Seated] = []

    async def story(manager: TableManager) -> None:
        made.append(await manager.make(NewTable("crimson", "Mia", [SeatPlan("me"), *[SeatPlan("bot", "random")] * 2])))
        table = await manager.table(made[0].table)
        async with table.lock:
            settings = replace(table.settings, hash="00")
            await manager.store.commit(table.id, Change(table=table.row(settings, "over")))

    async def later(manager: TableManager) -> None:
        table = await manager.table(made[0].table)
        with pytest.raises(RequestRefused, match="cannot go on"):
            await manager.go_on(table.id, made[0].token, Continue(move=0, seat=0))
        again = await manager.rematch(table.id, made[0].token)
        assert (await manager.table(again.table)).settings.rules == "another"

    in_manager(tmp_path, story)
    with changed(monkeypatch, registry.game("crimson"), goes_on=False):
        in_manager(tmp_path, later)
