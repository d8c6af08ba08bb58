"""A table as the store has it, and the one way to change it: store, then acknowledge, then tell."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from time import perf_counter
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from tabletown.kernel import registry, versions
from tabletown.kernel.errors import BadInput, IllegalAction
from tabletown.kernel.state import State
from tabletown.server import clock
from tabletown.server.archive import ArchivedMove
from tabletown.server.bot_workers import BotWorkers
from tabletown.server.course import Course
from tabletown.server.limits import Limits
from tabletown.server.metrics import Metrics
from tabletown.server.past_versions import PastVersions
from tabletown.server.problems import refused, unstored
from tabletown.server.protocol import Status
from tabletown.server.store import AttemptRow, Change, Conflict, SnapshotRow, Store, StoreTrouble, TableRow
from tabletown.server.table_settings import TableSettings

TRIES: Final = 10
"""So often something is tried at a table where other processes are faster."""
MINUTE: Final = 60_000
"""Milliseconds. When a table was changed is stored once in a minute at most."""

Acknowledge = Callable[[int], None]
"""Tells whoever asked for a change that it is stored, with the sequence number; called before anybody else hears."""


def unasked(_: int) -> None:
    """Nobody waits for an answer to this change."""


class Services(Protocol):
    """What a table needs of the server."""

    store: Store
    bot_workers: BotWorkers
    metrics: Metrics
    limits: Limits
    patience: float
    """Seconds until somebody who left is gone, and a bot may be put on the seat."""
    idle_after: float
    """Seconds until somebody who is here and does not choose is idle."""

    def forget(self, table: StoredTable) -> None:
        """The table in memory may differ from the stored one: it is to be loaded again."""

    def troubled(self, trouble: StoreTrouble) -> None:
        """Nothing can be stored: people have to be told."""

    async def mended(self) -> None:
        """Waits until things can be stored again."""


T = TypeVar("T")
P = ParamSpec("P")


class AtTable(Protocol):
    """Helps one table."""

    table: StoredTable


H = TypeVar("H", bound=AtTable)


def in_turn(
    act: Callable[Concatenate[H, P], Awaitable[T]],
) -> Callable[Concatenate[H, P], Coroutine[Any, Any, T]]:
    """What this does at a table waits for its turn (`StoredTable.in_turn`)."""

    async def waiting(self: H, /, *arguments: P.args, **more: P.kwargs) -> T:
        return await self.table.in_turn(lambda: act(self, *arguments, **more))

    return waiting


class StoredTable:
    """What is stored of a table. Whoever changes it holds the lock."""

    def __init__(self, services: Services, row: TableRow) -> None:
        self.services = services
        self.id = row.id
        self.game = registry.game(row.game)
        self.status: Status = msgspec.convert(row.status, Status)
        self.listed = row.listed
        self.created = row.created
        self.changed = row.changed
        self.noted = row.changed // MINUTE
        """The last minute of which the store knows that the table was changed in it."""
        self.revision = row.revision
        self.settings = msgspec.json.decode(row.settings, type=TableSettings)
        self.course = Course(len(self.settings.seats))
        self.past_versions = PastVersions(self.game, self.settings)
        self.first_move = 0
        """How many moves were played by earlier rules: none of them is taken back."""
        self.last_archived: ArchivedMove | None = None
        """The end of a finished game whose rules are not the present ones."""
        self.lock = asyncio.Lock()
        self.ended = False
        """Whether it was put away, and is only in the store from now on."""

    def end(self) -> None:
        """The table is put away."""
        self.ended = True

    def started(self) -> State:
        """The position; refused while there is none, or none that the present rules know."""
        if self.course.state is not None:
            return self.course.state
        if self.status == "waiting":
            raise refused("not-started")
        raise refused("other-rules", version=self.settings.rules)

    def may_watch(self, seat: int | None) -> None:
        """Onlookers have to be welcome."""
        if seat is None and not self.settings.watch:
            raise refused("no-watching", 403)

    # Earlier positions

    async def snapshot(self, at_most: int) -> tuple[State, int]:
        """The latest snapshot; or the deal, if positions had other numbers when the snapshot was made."""
        row = await self.services.store.snapshot(self.id, at_most)
        if row is None:
            raise refused("internal", 500)
        settings = self.settings
        try:
            return versions.relabelled(self.game, msgspec.json.decode(row.state)), row.move
        except BadInput:
            if not settings.seed or settings.past_versions:
                raise refused("other-rules", version=settings.rules) from None
            return self.game.new(len(settings.seats), settings.seed, settings.options), 0

    async def at(self, move: int) -> State:
        """The position after so many moves; of an earlier version, the last one before that the present rules reach."""
        state, done = await self.snapshot(move)
        for seat, code in self.course.moves[done:move]:
            try:
                state.apply(seat, code)
            except IllegalAction:
                if move >= self.first_move:
                    raise
                break
        return state

    # Changing

    async def in_turn(self, act: Callable[[], Awaitable[T]]) -> T:
        """Does one thing at a time. If another process was faster, it is done once more with what that one has left."""
        async with self.lock:
            for _ in range(TRIES):
                try:
                    return await act()
                except Conflict:
                    await self.catch_up()
        raise refused("stale")

    async def catch_up(self) -> None:
        """Takes over what other processes have stored, and tells it. The caller holds the lock."""
        raise NotImplementedError

    def changed_settings(self) -> TableSettings:
        """A copy of the settings, to be changed and stored."""
        return msgspec.json.decode(msgspec.json.encode(self.settings), type=TableSettings)

    def row(self, settings: TableSettings, status: Status) -> TableRow:
        text = msgspec.json.encode(settings).decode()
        return TableRow(self.id, self.game.slug, status, self.listed, self.created, clock.now(), text, self.revision)

    def answered(self, seat: int, key: str, acknowledge: Acknowledge) -> bool:
        """Whether the message under this key was carried out already; then it is acknowledged again."""
        seq = self.course.answer(seat, key)
        if seq is not None:
            acknowledge(seq)
        return seq is not None

    async def carry_out(
        self,
        change: Change,
        take_over: Callable[[], None],
        acknowledge: Acknowledge,
        tell: Callable[[], None],
    ) -> None:
        """The order in which everything at a table happens. If storing fails, nothing has."""
        await self.store(change)
        take_over()
        acknowledge(self.course.seq)
        tell()

    async def store(self, change: Change) -> None:
        """Stores a change to the table as it is known here. When that is not certain, the table is loaded again."""
        begun, minute = perf_counter(), clock.now() // MINUTE
        try:
            noted = self.noted == minute
            await self.services.store.commit(self.id, replace(change, made_for=self.revision, noted=noted))
        except Conflict:
            raise
        except StoreTrouble as trouble:
            self.services.troubled(trouble)
            raise unstored(trouble) from None
        except BaseException:
            self.services.forget(self)
            raise
        self.services.metrics.commit.add(perf_counter() - begun)
        self.changed = clock.now()
        if change.table is not None:
            self.revision += 1
        if change.table is not None or change.log_row is not None:
            self.noted = minute

    async def store_settings(
        self,
        settings: TableSettings,
        tell: Callable[[], None],
        attempt: AttemptRow | None = None,
        acknowledge: Acknowledge = unasked,
    ) -> None:
        def take_over() -> None:
            self.settings = settings

        change = Change(table=self.row(settings, self.status), attempt=attempt)
        await self.carry_out(change, take_over, acknowledge, tell)


def snapshot_row(move: int, state: State) -> SnapshotRow:
    """The position after so many moves, for the store."""
    return SnapshotRow(move, msgspec.json.encode(state.dump()).decode())
