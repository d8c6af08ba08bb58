"""The cores of this machine."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice

import msgspec

from tabletown.kernel.machine import cores
from tabletown.lab.engines.engine import Piece, Result


class Processes(msgspec.Struct, frozen=True):
    """So many processes at once, or one for each core. One alone works right here."""

    workers: int | None = None

    def each(self, work: Callable[[Piece], Result], pieces: list[Piece]) -> Iterator[Result]:
        """The results as they come in; at most a few pieces wait at a time."""
        workers = min(self.workers or cores(), len(pieces))
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


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
