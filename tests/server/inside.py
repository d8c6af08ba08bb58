"""A manager of tables in this process, on a real store: for what cannot be seen from outside."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from secrets import token_hex

from tabletown.server.bot_workers import BotWorkers
from tabletown.server.limits import Limits
from tabletown.server.protocol import Join, NewTable, SeatPlan
from tabletown.server.stores import Place, open_store
from tabletown.server.table import Table
from tabletown.server.tables import TableManager


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[TableManager]:
    manager = TableManager(await open_store(place), BotWorkers(1), Limits({}))
    manager.attend()
    try:
        yield manager
    finally:
        await manager.close()


def in_manager(place: Place, story: Callable[[TableManager], Awaitable[None]]) -> None:
    """Opens a manager, lets something happen there, and closes it."""

    async def whole() -> None:
        async with opened(place) as manager:
            await story(manager)

    asyncio.run(whole())


async def seated(manager: TableManager, seats: int = 3, **options: bool) -> Table:
    """A table of Crimson Crush with people on all seats."""
    plans = [SeatPlan("me"), *[SeatPlan("open")] * (seats - 1)]
    made = await manager.make(NewTable("crimson", "Mia", plans, dict(options)))
    for seat in range(1, seats):
        await manager.join(made.table, Join(f"Guest {seat}", made.invite))
    return await manager.table(made.table)


async def play(table: Table, moves: int) -> None:
    """So many moves, or as many as there are; always the first option of the first who acts."""
    for _ in range(moves):
        state = table.started()
        if state.over:
            return
        seat = state.actors()[0]
        await table.play.move(seat, token_hex(8), table.course.seq, state.legal(seat)[0], lambda _: None)


class Ear:
    """Somebody who looks on and remembers every byte."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.client = "192.0.2.1"
        self.heard: list[bytes] = []
        self.ended = False

    def send(self, message: str) -> None:
        self.heard.append(message.encode())

    def close(self) -> None:
        self.ended = True
