"""What is the same in all stores in SQL: what they keep, how they find it, and how writing and reading are handed out.

One thread writes, and others read. Where it is kept (sqlite.py, postgres.py) says how a connection is made, how several
changes get into one transaction, and what to say of trouble.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from tabletown.server.statements import (
    ARCHIVE,
    BEST,
    BEST_FIRST,
    CHAT,
    DAYS,
    FIRST_OF,
    HOW_FAR,
    LAST_OF_DAY,
    LISTED,
    LOG,
    LOG_ROW,
    ONE_DAY,
    ONE_FIRST,
    ONE_TABLE,
    PLAYED,
    RESULTS,
    REVIEW,
    SNAPSHOT,
    TRIES,
    Work,
    add_day,
    empty,
    fill,
    forget,
)
from tabletown.server.store import (
    ArchiveRow,
    Change,
    ChatRow,
    DayRow,
    FirstTry,
    LogRow,
    PastResult,
    ResultRow,
    SnapshotRow,
    StoreTrouble,
    TableRow,
)
from tabletown.server.writing import PendingWrite, Writer


class SqlStore:
    """A store in SQL: who writes, and how many read at a time."""

    def __init__(self, writer: Writer, readers: int) -> None:
        self.open = True
        self.writer = writer
        self.writer.start()
        self.readers = ThreadPoolExecutor(readers, "store-reader")

    def _query(self, sql: str, values: dict[str, object]) -> list[Any]:
        """Reads, in a thread for reading; StoreTrouble says why not."""
        raise NotImplementedError

    def _closed(self) -> None:
        """Nobody writes or reads any more. Runs where reading does."""
        raise NotImplementedError

    async def commit(self, table: str, change: Change) -> None:
        raise NotImplementedError

    async def table(self, id: str) -> TableRow | None:
        rows = await self._read(ONE_TABLE, id=id)
        return _table(*rows[0]) if rows else None

    async def how_far(self, id: str) -> tuple[int, int, int] | None:
        rows = await self._read(HOW_FAR, id=id)
        return tuple(rows[0]) if rows else None

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
            self.writer.end()
            await asyncio.to_thread(self.writer.join)
            await asyncio.get_running_loop().run_in_executor(self.readers, self._closed)
            self.readers.shutdown()

    async def _write(self, work: Work, table: str = "", alone: bool = False) -> None:
        self._still_open()
        pending = PendingWrite(work, table, alone)
        self.writer.take(pending)
        await pending.answer

    async def _read(self, sql: str, **values: object) -> list[Any]:
        self._still_open()
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._query, sql, values)

    def _still_open(self) -> None:
        if not self.open:
            raise StoreTrouble("The server is closing; nothing more is stored or read.")


def _table(id: str, game: str, status: str, listed: int, *rest: Any) -> TableRow:
    return TableRow(id, game, status, bool(listed), *rest)


def _first_try(table: str, player: str, counts: int, *result: Any) -> FirstTry:
    return FirstTry(table, player, bool(counts), None if result[0] is None else ResultRow(*result))
