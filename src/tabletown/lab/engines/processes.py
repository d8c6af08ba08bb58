"""The cores of this machine."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Final

import msgspec

from tabletown.kernel.errors import TabletownError
from tabletown.kernel.machine import cores
from tabletown.lab.engines.engine import Chunk, Result

AGAIN: Final = 5
"""So often in a row the work is taken up again when a process dies; then the chunks are to blame, or the machine."""


class Processes(msgspec.Struct, frozen=True):
    """So many processes at once, or one for each core. One alone works right here."""

    workers: int | None = None

    def each(self, work: Callable[[Chunk], Result], chunks: list[Chunk]) -> Iterator[Result]:
        """The results as they come in. What a process had in hand when it died is done again by others."""
        workers = min(self.workers or cores(), len(chunks))
        if workers <= 1:
            yield from map(work, chunks)
            return
        left = dict(enumerate(chunks))
        deaths = 0
        while left and deaths <= AGAIN:
            try:
                for number, result in _together(work, left, workers):
                    del left[number]
                    deaths = 0
                    yield result
            except BrokenProcessPool:
                deaths += 1
        if left:
            why = f"is there enough memory for {workers} of them?"
            raise TabletownError(f"a process that played games died {deaths} times in a row; {why}")


def _together(work: Callable[[Chunk], Result], chunks: dict[int, Chunk], workers: int) -> Iterator[tuple[int, Result]]:
    """The results with their numbers; at most a few chunks wait at a time. BrokenProcessPool when a process dies."""
    waiting = iter(list(chunks.items()))
    with ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent) as executor:
        running: dict[Future[Result], int] = {}
        try:
            while True:
                for number, chunk in islice(waiting, 2 * workers - len(running)):
                    running[executor.submit(work, chunk)] = number
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        except (KeyboardInterrupt, GeneratorExit):
            executor.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
