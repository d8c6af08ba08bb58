"""Takes over what other processes have stored of a table, and tells those who look on here."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tabletown.kernel.errors import IllegalAction
from tabletown.server.chat import TableChat
from tabletown.server.consent import TellMove
from tabletown.server.loading import Loading
from tabletown.server.log_rows import read_journal, standing
from tabletown.server.others import News
from tabletown.server.problems import refused
from tabletown.server.protocol import Status
from tabletown.server.seating import TellStart
from tabletown.server.store import LogRow, TableRow
from tabletown.server.stored_table import StoredTable
from tabletown.server.table_settings import TableSettings


class CatchingUp:
    """Catches up with one table."""

    def __init__(
        self,
        table: StoredTable,
        loading: Loading,
        chat: TableChat,
        tell_table: Callable[[], None],
        tell_start: TellStart,
        tell_move: TellMove,
    ) -> None:
        self.table = table
        self.loading = loading
        self.chat = chat
        self.tell_table = tell_table
        self.tell_start = tell_start
        self.tell_move = tell_move

    async def look(self) -> None:
        """Takes over whatever is stored and not known here. The caller holds the lock."""
        table = self.table
        if await table.services.store.how_far(table.id) != (table.revision, table.course.seq, self.chat.lines):
            await self.run()

    async def run(self) -> None:
        """The row first: what was stored between the two reads is found the next time. The caller holds the lock."""
        table = self.table
        row = await table.services.store.table(table.id)
        if row is None:
            table.services.forget(table)
            raise refused("unknown-table", 404)
        log = await table.services.store.log(table.id, table.course.seq)
        changed = row.revision != table.revision
        settings = msgspec.json.decode(row.settings, type=TableSettings) if changed else table.settings
        if self._has_other_rules(settings):
            table.services.forget(table)
            raise refused("stale")
        if log:
            await self._go_on(log, settings)
        self._take_over(row, settings)
        await self.chat.catch_up()
        if changed:
            self.tell_table()

    async def hear(self, news: News | None) -> None:
        """Another process has changed something: a move that follows is taken over as it was told."""
        table = self.table
        row = None if news is None else news.log_row
        if news is not None and row is not None and news.revision == table.revision and table.course.history:
            if row.seq == table.course.seq + 1:
                self._play([row])
            if row.seq <= table.course.seq:
                return
        await self.look()

    def _has_other_rules(self, settings: TableSettings) -> bool:
        """Whether a server of another release plays on by its rules: then the table has to be read from the start."""
        old = self.table.settings
        return self.table.status != "waiting" and (settings.rules, settings.content) != (old.rules, old.content)

    def _take_over(self, row: TableRow, settings: TableSettings) -> None:
        table = self.table
        table.settings = settings
        table.status = msgspec.convert(row.status, Status)
        table.changed = max(table.changed, row.changed)
        table.revision = row.revision

    def _play(self, log: list[LogRow]) -> None:
        """Moves that were played elsewhere."""
        table = self.table
        for row in log:
            history = table.course.history
            assert history is not None
            try:
                after = history.after(row.seat, row.code)
            except IllegalAction:  # by the rules of another release
                table.services.forget(table)
                raise refused("stale") from None
            after.deafen()
            table.course.play(row, after)
            table.status = "over" if after.over else table.status
            table.changed = row.at
            self.tell_move(row, read_journal(row.journal), False)

    async def _go_on(self, log: list[LogRow], settings: TableSettings) -> None:
        """One move after the other; where the game began or went back, from what is stored of it."""
        table = self.table
        history = table.course.history
        if history is not None and all(row.kind == "move" for row in log):
            self._play(log)
            return
        began = history is None
        table.settings = settings
        table.status = "playing"
        rows = await table.services.store.log(table.id)
        await self.loading.restore(rows)
        last = standing(rows)[-1]
        if began and last.kind == "start":
            self.tell_start(last, read_journal(last.journal))
        else:
            self.tell_move(last, read_journal(last.journal), rows[-1].kind == "undo")
