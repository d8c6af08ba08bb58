"""What bots tell players who ask: hints with reasons; warnings of choices that lose; and where
they would place while the game is set up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from secrets import token_hex
from typing import Any, Final, Generic, TypeVar

from tabletown.bots.advice import Advice, Caution
from tabletown.bots.levels import PLACER
from tabletown.kernel.state import State
from tabletown.server.bot_workers import NoAnswer
from tabletown.server.problems import refused
from tabletown.server.protocol import Hints, Placement, Warnings
from tabletown.server.stored_table import StoredTable
from tabletown.server.viewers import Viewers

USEFUL: Final = 5.0
"""Seconds. Who has not chosen by then, because bots are busy elsewhere, is not warned."""
T = TypeVar("T")
Think = Callable[[State, int, str, str, str], Coroutine[Any, Any, list[T]]]
"""From a position, a seat, a seed, a table, and the address that it is thought for."""


class Thoughts(Generic[T]):
    """What was thought of for each seat, once, however often it is asked for."""

    def __init__(self, table: StoredTable, viewers: Viewers) -> None:
        self.table = table
        self.viewers = viewers
        self.last: dict[int, tuple[int, asyncio.Task[list[T]]]] = {}
        """By seat, what was asked for last, and when."""

    async def of(self, seat: int, think: Think[T]) -> tuple[int, list[T]]:
        """What a bot finds, and the sequence number of the position that it looked at."""
        table = self.table
        if not table.settings.hints:
            raise refused("no-hints", 403)
        if not table.course.asks(seat):
            raise refused("not-your-choice")
        seq, thought = self.last.get(seat, (-1, None))
        if thought is None or seq != table.course.seq:
            seq = table.course.seq
            thought = asyncio.create_task(think(table.started(), seat, token_hex(8), table.id, self.viewers.client))
            self.last[seat] = (seq, thought)
        try:
            return seq, await asyncio.shield(thought)
        except NoAnswer:
            self.last.pop(seat, None)
            raise refused("bot-trouble", 503) from None

    def end(self) -> None:
        for _, thought in self.last.values():
            thought.cancel()


class TableHints:
    """The hints, warnings and placements of one table, for seats that have to choose, from what they know."""

    def __init__(self, table: StoredTable, viewers: Viewers) -> None:
        self.table = table
        self.hinted: Thoughts[Advice] = Thoughts(table, viewers)
        self.warned: Thoughts[Caution] = Thoughts(table, viewers)
        self.placed: Thoughts[int] = Thoughts(table, viewers)

    async def ask(self, seat: int, id: str) -> Hints:
        """The best choices of this seat with reasons."""
        return Hints(id, *await self.hinted.of(seat, self.table.services.bot_workers.hints))

    async def warn(self, seat: int, id: str) -> Warnings:
        """What this seat should be told before some of its choices; nothing if that takes too long to be of use."""
        try:
            async with asyncio.timeout(USEFUL):
                return Warnings(id, *await self.warned.of(seat, self.table.services.bot_workers.warnings))
        except TimeoutError:
            return Warnings(id, self.table.course.seq, [])

    async def place(self, seat: int, id: str) -> Placement:
        """What a gentle bot would choose for this seat; refused when the game is set up."""
        state = self.table.started()
        if state.over or state.step().name not in self.table.game.profile.placing:
            raise refused("nothing-to-place")
        seq, (code,) = await self.placed.of(seat, self._placement)
        return Placement(id, seq, code)

    async def _placement(self, state: State, seat: int, seed: str, table: str, client: str) -> list[int]:
        return [await self.table.services.bot_workers.choose(state, seat, PLACER, seed, table, client)]

    def end(self) -> None:
        self.hinted.end()
        self.warned.end()
        self.placed.end()
