"""What people say at a table."""

from __future__ import annotations

from typing import Final

from tabletown.server import clock
from tabletown.server.problems import refused
from tabletown.server.protocol import Chat, ChatLine
from tabletown.server.store import Change, ChatRow
from tabletown.server.stored_table import Acknowledge, StoredTable, in_turn
from tabletown.server.viewers import Viewers

MOST_LINES: Final = 10_000
"""So much is said at one table."""
LINES_SHOWN: Final = 500
"""Nobody is sent more lines than these at once, and those are the last."""


class TableChat:
    """The lines of one table, which are in the store."""

    def __init__(self, table: StoredTable, viewers: Viewers) -> None:
        self.table = table
        self.viewers = viewers
        self.lines = 0

    async def load(self) -> None:
        """Counts the lines, and recognises those that are sent again."""
        rows = await self.table.services.store.chat(self.table.id)
        self.lines = len(rows)
        for row in rows:
            self.table.course.recognise(row.seat, row.key)

    async def catch_up(self) -> None:
        """Tells the lines that were said in other processes."""
        for row in await self.table.services.store.chat(self.table.id, self.lines):
            self.lines = row.number
            self.table.course.recognise(row.seat, row.key)
            self.viewers.tell(Chat(ChatLine(row.number, row.seat, row.text, row.at)))

    async def since(self, number: int) -> list[ChatLine]:
        """What was said after this line."""
        if number >= self.lines:
            return []
        rows = await self.table.services.store.chat(self.table.id, number)
        return [ChatLine(row.number, row.seat, row.text, row.at) for row in rows[-LINES_SHOWN:]]

    @in_turn
    async def say(self, seat: int, key: str, text: str, acknowledge: Acknowledge) -> None:
        """Says a line to everybody. One that was stored already is acknowledged again."""
        table = self.table
        if table.answered(seat, key, acknowledge):
            return
        if self.lines >= MOST_LINES:
            raise refused("chat-full")
        line = ChatLine(self.lines + 1, seat, text, clock.now())

        def take_over() -> None:
            self.lines += 1
            table.course.recognise(seat, key)

        change = Change(chat=ChatRow(line.number, seat, text, line.at, key))
        await table.carry_out(change, take_over, acknowledge, lambda: self.viewers.tell(Chat(line)))
