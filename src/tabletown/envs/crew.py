"""Who plays the games of a batch: this process alone, or a crew: this process and others that share memory with it.

Each process of a crew plays its own part of the games and copies its rows into a file that all of them have mapped into
their memory. This one says in a line what to do, plays its own part, and waits for a byte from each of the others.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import weakref
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from math import prod
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Literal, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from tabletown.envs.crowd import Crowd
from tabletown.kernel import registry
from tabletown.kernel.errors import BadInput, TabletownError
from tabletown.kernel.setup import Setup, Value

Arrays = dict[str, NDArray[np.generic]]

RESET, STEP = b"r", b"s"
READY = b"."
LOST = "this batch is closed, or one of its workers has ended"
SHARED_MEMORY = Path("/dev/shm")
ACTION: np.dtype[np.generic] = np.dtype("<i4")
"""What a crowd reads its actions from."""
ALIGNED = 64
"""Every array of the file begins at a multiple of so many bytes."""


class Alone:
    """All games in this process; the arrays are the memory of the games themselves."""

    def __init__(self, setup: Setup, n: int, observed: bool) -> None:
        self.crowd = Crowd(setup, 0, n, observed)
        self.arrays = memory_of(self.crowd)

    def reset(self, seed: str) -> None:
        self.crowd.reset(seed)

    def step(self, actions: NDArray[np.int32]) -> int:
        """One decision in every game; or the first game in which the action is not legal, else -1."""
        codes = actions.astype(ACTION, copy=False).tobytes()
        refused = self.crowd.refused(codes)
        if refused < 0:
            self.crowd.step(codes)
        return refused

    def close(self) -> None:
        """Nothing is held."""


class Orders(msgspec.Struct):
    """What a process of a crew has to know."""

    game: str
    seats: int
    options: dict[str, Value]
    n: int
    first: int
    count: int
    observed: bool
    file: str


class Part:
    """The games of one process of a crew; their rows lie among those of the whole batch."""

    def __init__(self, setup: Setup, orders: Orders, shared: Arrays) -> None:
        self._crowd = Crowd(setup, orders.first, orders.count, orders.observed)
        rows = slice(orders.first, orders.first + orders.count)
        self._actions = shared["actions"][rows]
        self._rows = [(shared[name][rows], mine) for name, mine in memory_of(self._crowd).items()]

    def reset(self, seed: str) -> None:
        self._crowd.reset(seed)
        self._show()

    def step(self) -> None:
        self._crowd.step(self._actions.tobytes())
        self._show()

    def _show(self) -> None:
        for shown, mine in self._rows:
            shown[:] = mine


class Crew:
    """The games in equal parts in several processes, of which this one is the first."""

    def __init__(self, setup: Setup, n: int, observed: bool, workers: int) -> None:
        game = setup.game
        if registry.game(game.slug) is not game:
            raise BadInput(f"several workers can only play {game.title} as it is registered")
        folder = TemporaryDirectory(prefix="tabletown", dir=SHARED_MEMORY if SHARED_MEMORY.is_dir() else None)
        file = Path(folder.name, "arrays")
        shared = shared_arrays(setup, n, observed, file, "w+")
        self._processes: list[subprocess.Popen[bytes]] = []
        self.close = weakref.finalize(self, dismiss, self._processes, folder)
        ends = [n * worker // workers for worker in range(workers + 1)]
        mine, *others = [
            Orders(game.slug, setup.seats, setup.options, n, first, end - first, observed, str(file))
            for first, end in pairwise(ends)
        ]
        for orders in others:
            command = [sys.executable, "-m", "tabletown.envs.crew", msgspec.json.encode(orders).decode()]
            process = subprocess.Popen(command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            self._processes.append(process)
        self._mine = Part(setup, mine, shared)
        self._actions = shared["actions"]
        self._width = shared["mask"].shape[1]
        self._mask = shared["mask"].reshape(-1)
        self._firsts = np.arange(n) * self._width
        self.arrays = {name: array.view() for name, array in shared.items()}
        for array in self.arrays.values():
            array.flags.writeable = False

    def reset(self, seed: str) -> None:
        self._all(RESET + msgspec.json.encode(seed), lambda: self._mine.reset(seed))

    def step(self, actions: NDArray[np.int32]) -> int:
        """The same. All actions are looked at before any process plays."""
        refused = self._refused(actions)
        if refused < 0:
            self._actions[:] = actions
            self._all(STEP, self._mine.step)
        return refused

    def _refused(self, actions: NDArray[np.int32]) -> int:
        known = actions.view(np.uint32) < self._width
        legal = self._mask.take(self._firsts + actions, mode="clip").view(np.bool_) & known
        return -1 if legal.all() else int(np.argmin(legal))

    def _all(self, order: bytes, mine: Callable[[], None]) -> None:
        """The others do something, and this process does the same; returns when all are ready."""
        try:
            for process in self._processes:
                tell(process, order)
            mine()
            for process in self._processes:
                hear(process)
        except BaseException:
            self.close()  # or an answer that is still to come would be taken for the next one
            raise


def tell(process: subprocess.Popen[bytes], order: bytes) -> None:
    try:
        cast(IO[bytes], process.stdin).write(order + b"\n")
    except (OSError, ValueError):
        raise TabletownError(LOST) from None


def hear(process: subprocess.Popen[bytes]) -> None:
    """Returns when the process is ready."""
    if cast(IO[bytes], process.stdout).read(1) != READY:
        raise TabletownError(LOST)


def dismiss(processes: list[subprocess.Popen[bytes]], folder: TemporaryDirectory[str]) -> None:
    """A process whose pipe is closed has nothing left to wait for, and ends."""
    for process in processes:
        with suppress(BrokenPipeError):
            cast(IO[bytes], process.stdin).close()
    for process in processes:
        cast(IO[bytes], process.stdout).close()
        process.wait()
    folder.cleanup()


def memory_of(crowd: Crowd) -> Arrays:
    """What a crowd shows, read-only, without a copy."""
    n = int(crowd.count)
    seen = crowd.observations
    return {
        "acting": np.frombuffer(memoryview(crowd.acting), np.int32),
        "mask": np.frombuffer(memoryview(crowd.mask), np.bool_).reshape(n, -1),
        "observation": np.frombuffer(memoryview(seen.rows) if seen else b"", np.int32).reshape(n, -1 if seen else 0),
        "rewards": np.frombuffer(memoryview(crowd.rewards), np.float64).reshape(n, -1),
        "done": np.frombuffer(memoryview(crowd.done), np.bool_),
        "random": np.frombuffer(memoryview(crowd.random), np.int32),
    }


def shared_arrays(setup: Setup, n: int, observed: bool, file: Path, mode: Literal["r+", "w+"]) -> Arrays:
    """The same for a whole batch, and the actions, in a file that several processes map."""
    shapes: dict[str, tuple[np.dtype[np.generic], tuple[int, ...]]] = {"actions": (ACTION, (n,))}
    for name, array in memory_of(Crowd(setup, 0, 1, observed)).items():
        shapes[name] = array.dtype, (n, *array.shape[1:])
    places: dict[str, int] = {}
    size = 0
    for name, (dtype, shape) in shapes.items():
        places[name] = size
        size += -(-dtype.itemsize * prod(shape) // ALIGNED) * ALIGNED
    memory = np.memmap(file, np.uint8, mode, shape=(size,))
    return {name: np.ndarray(shape, dtype, memory, places[name]) for name, (dtype, shape) in shapes.items()}


def work(orders: Orders) -> None:
    """What another process of a crew does, until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    setup = registry.game(orders.game).setup(orders.seats, orders.options)
    part = Part(setup, orders, shared_arrays(setup, orders.n, orders.observed, Path(orders.file), "r+"))
    for line in sys.stdin.buffer:
        if line[:1] == RESET:
            part.reset(msgspec.json.decode(line[1:], type=str))
        else:
            part.step()
        sys.stdout.buffer.write(READY)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with suppress(BrokenPipeError):
        work(msgspec.json.decode(sys.argv[1], type=Orders))
