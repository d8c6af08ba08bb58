"""Stores in this process, of every kind, and what tests put there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from tabletown.server.store import Change, LogRow, Store, TableRow
from tabletown.server.stores import Place, open_store


def row(id: str = "oak", status: str = "playing", listed: bool = True, created: int = 5, revision: int = 1) -> TableRow:
    return TableRow(id, "crimson", status, listed, created, created + 1, '{"seats": 4}', revision)


def log_row(seq: int, key: str = "k", journal: str = "[]") -> LogRow:
    return LogRow(seq, "move", 2, 17, key, journal, 1_700_000_000_000)


def move(seq: int, journal: str = "[]") -> Change:
    return Change(log_row=log_row(seq, journal=journal))


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[Store]:
    store = await open_store(place)
    try:
        yield store
    finally:
        await store.close()


def in_store(place: Place, story: Callable[[Store], Awaitable[None]]) -> None:
    """Opens the store, lets something happen, and closes it."""

    async def whole() -> None:
        async with opened(place) as store:
            await story(store)

    asyncio.run(whole())
