"""A manager of tables in this process, on a real store: for what cannot be seen from outside."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import cast

import msgspec

from tabletown.server.bot_workers import BotWorkers
from tabletown.server.limits import Limits
from tabletown.server.live import Connection
from tabletown.server.live_socket import Listener
from tabletown.server.protocol import Join, NewTable, SeatPlan
from tabletown.server.stores import Place, open_store
from tabletown.server.table import Table
from tabletown.server.tables import TableManager
from tabletown.server.upgrade import Upgrade


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

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self) -> None:
        self.ended = True


class Line:
    """A request for a web socket, and the open socket, of a client that can be told what to say."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed: int | None = None

    def accept(self, listener: Listener) -> Line:
        self.listener = listener
        return self

    def say(self, message: object) -> None:
        self.listener.heard(msgspec.json.encode(message))

    def send(self, *messages: bytes) -> None:
        self.sent += messages

    def close(self, code: int) -> None:
        self.closed = code

    def pause(self) -> None:
        self.reads = False

    def resume(self) -> None:
        self.reads = True


def connection(manager: TableManager, line: Line, table: str) -> Connection:
    """What the server has of this client."""
    return Connection(manager, cast(Upgrade, line), "192.0.2.1", table)
