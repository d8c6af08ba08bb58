"""Writing and reading the archive of a table whose game is over."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from tabletown.server.archive import TOGETHER, ArchivedMove, archived, compressed, decompressed
from tabletown.server.audiences import moment
from tabletown.server.log_rows import read_journal, standing
from tabletown.server.past_versions import replays_alike
from tabletown.server.problems import RequestRefused, refused
from tabletown.server.store import ArchiveRow, Change, LogRow, StoreTrouble
from tabletown.server.stored_table import StoredTable, in_turn

AT_ONCE: Final = 4
"""After so many moves others have their turn."""


class Finished(NamedTuple):
    """A finished game, ready to be stored."""

    archive: tuple[ArchiveRow, ...]
    hash: str
    """Of its last position; empty if that is not sure."""


class TableArchive:
    """The archive of one table."""

    def __init__(self, table: StoredTable) -> None:
        self.table = table
        self.writing: asyncio.Task[None] | None = None
        self.opened: tuple[int, list[ArchivedMove]] | None = None
        """The part that was read last, with its first move: whoever looks back wants the moves beside it next."""

    # Writing

    def begin(self) -> None:
        """It is written beside whatever else happens; if that fails, it is begun again when the table is loaded."""
        self.writing = asyncio.create_task(self._write_or_leave())

    async def _write_or_leave(self) -> None:
        with suppress(RequestRefused, StoreTrouble):
            finished = await self.put_together(standing(await self.table.services.store.log(self.table.id)))
            await self.keep(finished)

    async def put_together(self, rows: list[LogRow]) -> Finished:
        """The finished game in words; where the present rules lead elsewhere, the last sure position stays."""
        table = self.table
        moves: list[bytes] = []
        state, sure = (await table.snapshot(0))[0], True
        for move, row in enumerate(rows):
            words = table.past_versions.words(row.seq)
            if move > 0 and sure:
                after = state.clone()
                sure = replays_alike(table.game, after, row, words)
                state = after if sure else state
            if not sure:
                stored, at = await table.snapshot(move)
                sure, state = at == move, stored if at == move else state
            told = moment(table.game, state.setup.everyone, move, row, read_journal(row.journal), words)
            moves.append(msgspec.json.encode(archived(table.game, state, told)))
            if move % AT_ONCE == 0:
                await asyncio.sleep(0)  # nobody waits for an archive
        return Finished(await asyncio.to_thread(compressed, moves), state.hash() if sure else "")

    @in_turn
    async def keep(self, finished: Finished) -> None:
        """Stores the archive."""
        table = self.table
        settings = table.changed_settings()
        settings.archived = True
        settings.hash = settings.hash or finished.hash
        changed = table.changed  # that a game is written down is no news
        row = replace(table.row(settings, table.status), changed=changed)
        await table.store(Change(table=row, archive=finished.archive))
        table.changed = changed
        table.settings = settings

    def end(self) -> None:
        if self.writing is not None:
            self.writing.cancel()

    # Reading

    async def move(self, move: int) -> ArchivedMove:
        return (await self._part(move))[move % TOGETHER]

    async def moves(self) -> list[ArchivedMove]:
        firsts = range(0, len(self.table.course.moves) + 1, TOGETHER)
        return [move for first in firsts for move in await self._part(first)]

    async def _part(self, move: int) -> list[ArchivedMove]:
        """The moves that are stored together with this one."""
        first = move - move % TOGETHER
        if self.opened is None or self.opened[0] != first:
            row = await self.table.services.store.archive(self.table.id, move)
            if row is None:
                raise refused("internal", 500)
            self.opened = first, await asyncio.to_thread(decompressed, row)
        return self.opened[1]
