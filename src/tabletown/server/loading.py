"""Takes up a table where the store has it, also if it was played by earlier rules."""

from __future__ import annotations

from tabletown.kernel import versions
from tabletown.kernel.records import Message
from tabletown.kernel.state import State
from tabletown.kernel.versions import VersionFile
from tabletown.server.archiving import TableArchive
from tabletown.server.course import Course
from tabletown.server.log_rows import standing
from tabletown.server.past_versions import PastVersions, replays_alike
from tabletown.server.problems import MESSAGES, RequestRefused
from tabletown.server.protocol import Trouble
from tabletown.server.store import Change, LogRow
from tabletown.server.stored_table import StoredTable, snapshot_row
from tabletown.server.table_settings import PastVersion


class Loading:
    """Loads one table."""

    def __init__(self, table: StoredTable, archive: TableArchive) -> None:
        self.table = table
        self.archive = archive

    async def load(self) -> Trouble | None:
        """From a snapshot, without playing it all again. What the people have to be told of it, if anything."""
        table = self.table
        log = await table.services.store.log(table.id)
        table.changed = max([table.changed, *(row.at for row in log[-1:])])
        version = versions.find(table.game, table.settings.rules, table.settings.content)
        trouble: Trouble | None = None
        if log and (version is None or not versions.is_present(table.game, version)):
            trouble = await self._load_earlier(log, version)
        else:
            table.settings.rules, table.settings.content = table.game.rules, table.game.content_id
            if log:
                await self.restore(log)
        if table.status == "over" and not table.settings.archived:
            self.archive.begin()
        return trouble

    async def restore(self, log: list[LogRow]) -> None:
        """Goes back as far as moves can be taken back without asking, but not farther."""
        table = self.table
        rows = standing(log)
        table.first_move = table.past_versions.first_move(rows)
        move = max(0, len(rows) - 1)
        while True:
            state, move = await table.snapshot(max(table.first_move, move - 1))
            table.course = Course(len(table.settings.seats))
            table.course.restore(log, rows, state, move)
            if move <= table.first_move or table.course.free_moves() < len(table.course.moves) - move:
                return

    async def _load_earlier(self, log: list[LogRow], version: VersionFile | None) -> Trouble | None:
        """A finished game is read from its archive; one that is being played goes on if the change of rules lets it."""
        table = self.table
        settings = table.changed_settings()
        settings.past_versions.append(PastVersion(settings.rules, settings.content, log[-1].seq))
        rows = standing(log)
        if table.status == "over":
            table.course.look_back(rows, log[-1].seq)
            if not settings.archived:
                table.past_versions = PastVersions(table.game, settings)
                await self.archive.keep(await self.archive.put_together(rows))
            table.last_archived = await self.archive.move(len(rows) - 1)
            return None
        table.past_versions = PastVersions(table.game, settings)
        state = await self._carried_over(rows) if version is not None and version.goes_on else None
        if state is None:
            table.course.look_back(rows, log[-1].seq)
            return None
        message = Message("trouble-rules", {"old": settings.rules, "new": table.game.rules})
        settings.rules, settings.content = table.game.rules, table.game.content_id
        await table.store(Change(table=table.row(settings, table.status), snapshot=snapshot_row(len(rows) - 1, state)))
        table.settings = settings
        await self.restore(log)
        return Trouble("rules", message, MESSAGES.say(message), over=False)

    async def _carried_over(self, rows: list[LogRow]) -> State | None:
        """The last position by the present rules; None if these lead somewhere else than the players were."""
        table = self.table
        try:
            state, move = await table.snapshot(len(rows) - 1)
        except RequestRefused:
            return None
        words = table.past_versions.words
        alike = all(replays_alike(table.game, state, row, words(row.seq)) for row in rows[move + 1 :])
        return state if alike else None
