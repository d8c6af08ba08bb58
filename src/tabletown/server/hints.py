"""Hints for players: what a searching bot would do on their seat, and why."""

from __future__ import annotations

import asyncio
from secrets import token_hex

from tabletown.bots.advice import Advice
from tabletown.server.bot_workers import NoAnswer
from tabletown.server.problems import refused
from tabletown.server.protocol import Hints
from tabletown.server.stored_table import StoredTable
from tabletown.server.viewers import Viewers


class TableHints:
    """The hints of one table, each thought of once, however often it is asked for."""

    def __init__(self, table: StoredTable, viewers: Viewers) -> None:
        self.table = table
        self.viewers = viewers
        self.advice: dict[int, tuple[int, asyncio.Task[list[Advice]]]] = {}
        """By seat, the last hints that were asked for, and when."""

    async def ask(self, seat: int, id: str) -> Hints:
        """The best choices of this seat with reasons, from what it knows."""
        table = self.table
        if not table.settings.hints:
            raise refused("no-hints", 403)
        if not table.course.asks(seat):
            raise refused("not-your-choice")
        seq, advice = self.advice.get(seat, (-1, None))
        if advice is None or seq != table.course.seq:
            seq = table.course.seq
            workers = table.services.bot_workers
            advice = asyncio.create_task(
                workers.hints(table.started(), seat, token_hex(8), table.id, self.viewers.client)
            )
            self.advice[seat] = (seq, advice)
        try:
            choices = await asyncio.shield(advice)
        except NoAnswer:
            self.advice.pop(seat, None)
            raise refused("bot-trouble", 503) from None
        return Hints(id, seq, choices)

    def end(self) -> None:
        for _, advice in self.advice.values():
            advice.cancel()
