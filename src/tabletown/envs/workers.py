"""Who plays the games of a batch: this process alone, or several worker processes that share memory with it.

Each worker plays its own part of the games. It reads a line that says what to do, does it, copies its rows
into a file that all of them have mapped into their memory, and answers with a byte.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import weakref
from contextlib import suppress
from math import prod
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Literal, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from tabletown.envs.batch_part import BatchPart
from tabletown.kernel import registry
from tabletown.kernel.errors import BadInput, TabletownError
from tabletown.kernel.setup import Setup, Value

Arrays = dict[str, NDArray[np.generic]]

RESET, STEP = b"r", b"s"
READY = b"."
SHARED_MEMORY = Path("/dev/shm")
ACTION: np.dtype[np.generic] = np.dtype("<i4")
"""What a part reads its actions from."""
ALIGNED = 64
"""Every array of the file begins at a multiple of so many bytes."""


class InProcess:
    """All games in this process; the arrays are the memory of the games themselves."""

    def __init__(self, setup: Setup, n: int, observed: bool) -> None:
        self.part = BatchPart(setup, 0, n, observed)
        self.arrays = memory_of(self.part)

    def reset(self, seed: str) -> None:
        self.part.reset(seed)

    def step(self, actions: NDArray[np.int32]) -> int:
        """One decision in every game; or the first game in which the action is not legal, else -1."""
        codes = actions.astype(ACTION, copy=False).tobytes()
        refused = self.part.refused(codes)
        if refused < 0:
            self.part.step(codes)
        return refused

    def close(self) -> None:
        """Nothing is held."""


class Orders(msgspec.Struct):
    """What a worker has to know."""

    game: str
    seats: int
    options: dict[str, Value]
    n: int
    first: int
    count: int
    observed: bool
    file: str


class Workers:
    """The games in equal parts in several processes."""

    def __init__(self, setup: Setup, n: int, observed: bool, workers: int) -> None:
        game = setup.game
        if registry.game(game.slug) is not game:
            raise BadInput(f"several workers can only play {game.title} as it is registered")
        where = SHARED_MEMORY if SHARED_MEMORY.is_dir() else None
        self.folder = TemporaryDirectory(prefix="tabletown", dir=where, ignore_cleanup_errors=True)
        file = Path(self.folder.name, "arrays")
        shared = shared_arrays(setup, n, observed, file, "w+")
        self._actions = shared.pop("actions")
        self._mask = shared["mask"].reshape(-1)
        self._width = shared["mask"].shape[1]
        self._firsts = np.arange(n) * self._width
        self._processes: list[subprocess.Popen[bytes]] = []
        self.close = weakref.finalize(self, dismiss, self._processes, self.folder)
        for worker in range(workers):
            first, end = n * worker // workers, n * (worker + 1) // workers
            orders = Orders(game.slug, setup.seats, setup.options, n, first, end - first, observed, str(file))
            command = [sys.executable, "-m", "tabletown.envs.workers", msgspec.json.encode(orders).decode()]
            process = subprocess.Popen(command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            self._processes.append(process)
        self.arrays = shared
        for array in shared.values():
            array.flags.writeable = False

    def reset(self, seed: str) -> None:
        self._all(RESET + msgspec.json.encode(seed))
        self.folder.cleanup()  # all have mapped the file: without a name it goes away with them, however they end

    def step(self, actions: NDArray[np.int32]) -> int:
        """The same. All actions are looked at before any process plays."""
        refused = self._refused(actions)
        if refused < 0:
            self._actions[:] = actions
            self._all(STEP)
        return refused

    def _refused(self, actions: NDArray[np.int32]) -> int:
        known = (actions >= 0) & (actions < self._width)
        legal = self._mask.take(self._firsts + actions, mode="clip").view(np.bool_) & known
        return -1 if legal.all() else int(np.argmin(legal))

    def _all(self, order: bytes) -> None:
        """Every process does the same; returns when all are ready."""
        try:
            for process in self._processes:
                cast(IO[bytes], process.stdin).write(order + b"\n")
            ready = [cast(IO[bytes], process.stdout).read(1) for process in self._processes]
        except (OSError, ValueError):
            ready = []
        except BaseException:
            self.close()  # or an answer that is still to come would be taken for the next one
            raise
        if not ready or any(answer != READY for answer in ready):
            self.close()
            raise TabletownError("this batch is closed, or one of its workers has ended")


def dismiss(processes: list[subprocess.Popen[bytes]], folder: TemporaryDirectory[str]) -> None:
    """A process whose pipe is closed has nothing left to wait for, and ends."""
    for process in processes:
        with suppress(BrokenPipeError):
            cast(IO[bytes], process.stdin).close()
    for process in processes:
        cast(IO[bytes], process.stdout).close()
        process.wait()
    folder.cleanup()


def memory_of(part: BatchPart) -> Arrays:
    """What a part shows, read-only, without a copy."""
    n = int(part.count)
    seen = part.observations
    return {
        "acting": np.frombuffer(memoryview(part.acting), np.int32),
        "mask": np.frombuffer(memoryview(part.mask), np.bool_).reshape(n, -1),
        "observation": np.frombuffer(memoryview(seen.rows) if seen else b"", np.int32).reshape(n, -1 if seen else 0),
        "rewards": np.frombuffer(memoryview(part.rewards), np.float64).reshape(n, -1),
        "final_scores": np.frombuffer(memoryview(part.final_scores), np.int32).reshape(n, -1),
        "done": np.frombuffer(memoryview(part.done), np.bool_),
        "random": np.frombuffer(memoryview(part.random), np.int32),
    }


def shared_arrays(setup: Setup, n: int, observed: bool, file: Path, mode: Literal["r+", "w+"]) -> Arrays:
    """The same for a whole batch, and the actions, in a file that several processes map."""
    shapes: dict[str, tuple[np.dtype[np.generic], tuple[int, ...]]] = {"actions": (ACTION, (n,))}
    for name, array in memory_of(BatchPart(setup, 0, 1, observed)).items():
        shapes[name] = array.dtype, (n, *array.shape[1:])
    places: dict[str, int] = {}
    size = 0
    for name, (dtype, shape) in shapes.items():
        places[name] = size
        size += -(-dtype.itemsize * prod(shape) // ALIGNED) * ALIGNED
    memory = np.memmap(file, np.uint8, mode, shape=(size,))
    return {name: np.ndarray(shape, dtype, memory, places[name]) for name, (dtype, shape) in shapes.items()}


def work(orders: Orders) -> None:
    """What a worker does, until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    setup = registry.game(orders.game).setup(orders.seats, orders.options)
    mine = BatchPart(setup, orders.first, orders.count, orders.observed)
    shared = shared_arrays(setup, orders.n, orders.observed, Path(orders.file), "r+")
    span = slice(orders.first, orders.first + orders.count)
    actions = shared["actions"][span]
    rows = [(shared[name][span], row) for name, row in memory_of(mine).items()]
    for line in sys.stdin.buffer:
        if line[:1] == RESET:
            mine.reset(msgspec.json.decode(line[1:], type=str))
        else:
            mine.step(actions.tobytes())
        for shown, row in rows:
            shown[:] = row
        sys.stdout.buffer.write(READY)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with suppress(BrokenPipeError):
        work(msgspec.json.decode(sys.argv[1], type=Orders))
