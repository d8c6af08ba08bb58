"""Work cut into numbered pieces and done on all cores. The result does not depend on how many there are."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

from tabletown.kernel.machine import cores

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def each(work: Callable[[Piece], Result], pieces: list[Piece], workers: int | None = None) -> Iterator[Result]:
    """The results as they come in; at most a few pieces wait at a time."""
    workers = workers or cores()
    workers = min(workers, len(pieces))
    if workers <= 1:
        yield from map(work, pieces)
        return
    waiting = iter(pieces)
    with ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent) as executor:
        running: set[Future[Result]] = {executor.submit(work, piece) for piece in islice(waiting, 2 * workers)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    running.update(executor.submit(work, piece) for piece in islice(waiting, 1))
                    yield future.result()
        except (KeyboardInterrupt, GeneratorExit):
            executor.shutdown(wait=False, cancel_futures=True)
            raise


def spans(total: int, most: int = 500, parts: int = 40) -> list[range]:
    """So many numbers in handy spans."""
    size = max(1, min(most, total // parts))
    return [range(first, min(first + size, total)) for first in range(0, total, size)]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
