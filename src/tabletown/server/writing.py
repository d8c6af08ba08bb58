"""How a store writes: one thread takes all changes that are waiting into one transaction, and answers after it only.

So one sync to the disk serves many tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Final, Generic, Protocol, TypeVar

from tabletown.server.statements import Work

MOST: Final = 1000
"""With so many changes a transaction is full."""


class Closing(Protocol):
    def close(self) -> None: ...


C = TypeVar("C", bound=Closing)


class PendingWrite:
    """Something to be written, and the answer that somebody waits for."""

    def __init__(self, work: Work, table: str, alone: bool) -> None:
        self.work = work
        self.table = table
        """The table that it changes, if it is about one."""
        self.alone = alone
        """Whether it is a single statement, so that nothing has to be undone if it is not accepted."""
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[None] = self.loop.create_future()

    def settle(self, failure: Exception | None) -> None:
        if self.answer.done():  # nobody waits any more
            return
        if failure is None:
            self.answer.set_result(None)
        else:
            self.answer.set_exception(failure)


def settle(writes: list[PendingWrite], failures: list[Exception | None]) -> None:
    for pending, failure in zip(writes, failures, strict=True):
        pending.settle(failure)


class LazyConnection(Generic[C]):
    """A connection that is opened when it is needed, and again after trouble."""

    def __init__(self, connect: Callable[[], C]) -> None:
        self.connect = connect
        self.connection: C | None = None

    def open(self) -> C:
        if self.connection is None:
            self.connection = self.connect()
        return self.connection

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


class Writer(Thread):
    """The only one who writes."""

    def __init__(self) -> None:
        super().__init__(name="store-writer", daemon=True)
        self.fresh: list[PendingWrite] = []
        """Handed over together, as soon as the loop has heard all that has come in."""
        self.writes: SimpleQueue[list[PendingWrite]] = SimpleQueue()
        """An empty list is the last of them."""

    def take(self, pending: PendingWrite) -> None:
        if not self.fresh:
            pending.loop.call_soon(self._hand_over)
        self.fresh.append(pending)

    def _hand_over(self) -> None:
        if self.fresh:
            self.writes.put(self.fresh)
            self.fresh = []

    def end(self) -> None:
        """What is waiting is the last that is stored."""
        self._hand_over()
        self.writes.put([])

    def run(self) -> None:
        going = True
        while going:
            waiting = [self.writes.get()]
            while sum(map(len, waiting)) < MOST and not self.writes.empty():
                waiting.append(self.writes.get())
            going = [] not in waiting
            writes = [pending for some in waiting for pending in some if not pending.answer.cancelled()]
            if writes:
                failures = self.commit(writes)
                with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    writes[0].loop.call_soon_threadsafe(settle, writes, failures)
        self.close()

    def commit(self, writes: list[PendingWrite]) -> list[Exception | None]:
        """One transaction for all of them, or what was wrong with each. It raises nothing."""
        raise NotImplementedError

    def close(self) -> None:
        """The connection is not needed any more."""
        raise NotImplementedError
