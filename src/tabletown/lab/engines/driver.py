"""The process that talks to Ray, and what Ray does with a chunk."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from itertools import islice
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from threading import Thread
from traceback import format_exc
from typing import Any, Final, Generic

import msgspec

from tabletown.kernel.errors import BadInput, TabletownError
from tabletown.lab.engines.build import build
from tabletown.lab.engines.engine import Chunk, Result

AGAIN: Final = 5
"""So often a chunk is done again when its worker dies; then the chunk is to blame."""


class ClusterReady(msgspec.Struct, frozen=True):
    """The cluster can be used."""


class Done(msgspec.Struct, Generic[Result], frozen=True):
    """The result of a chunk."""

    result: Result


class Failed(msgspec.Struct, frozen=True):
    """Why the work cannot go on. `where` is in the code, and empty if the error is a sentence for people."""

    error: Exception
    where: str = ""


class Ended(msgspec.Struct, frozen=True):
    """All chunks are done."""


Answer = ClusterReady | Done[Result] | Failed | Ended


def drive(line: Connection, address: str | None, workers: int | None) -> None:
    """Takes work and chunks from the line and answers with results, each once."""
    _be_quiet()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()
    work, chunks = line.recv()
    try:
        cores = _connect(address)
        line.send(ClusterReady())
        for answer in _each(work, chunks, workers or 2 * cores):
            line.send(answer)
        line.send(Ended())
    except Exception as error:
        line.send(_failure(error))


def _be_quiet() -> None:
    """Ray prints whatever happens in the cluster; its own logs have it, too."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _connect(address: str | None) -> int:
    """The cores of the cluster."""
    import ray

    try:
        ray.init(address, log_to_driver=False, configure_logging=False, include_dashboard=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        why = str(error.__cause__ or error).strip().splitlines()[0]
        raise BadInput(f"the Ray cluster{f' at {address}' if address else ''} cannot be used: {why}") from None
    cores = int(ray.cluster_resources().get("CPU", 0))
    if not cores:
        raise BadInput("the Ray cluster has no cores to work with")
    return cores


def _each(work: Callable[[Chunk], Result], chunks: list[Chunk], most: int) -> Iterator[Done[Result] | Failed]:
    """At most so many chunks are with the cluster at a time. Ray repeats those that it loses, and each ends once."""
    import ray

    do: Any = ray.remote(num_cpus=1, max_retries=AGAIN)(_do)
    waiting = iter(chunks)
    running = [do.remote(build(), work, chunk) for chunk in islice(waiting, most)]
    while running:
        done, running = ray.wait(running)
        running += [do.remote(build(), work, chunk) for chunk in islice(waiting, len(done))]
        yield from ray.get(done)


def _do(wanted: str, work: Callable[[Chunk], Result], chunk: Chunk) -> Done[Result] | Failed:
    """What a worker does, if it would come to the same as here."""
    import ray

    try:
        if build() != wanted:
            raise BadInput(f"every machine needs the same Tabletown: here is {wanted}, but there is {build()}")
        return Done(work(chunk))
    except TabletownError as error:
        return Failed(TabletownError(f"{error} (on the machine {ray.util.get_node_ip_address()})"))
    except Exception as error:
        return Failed(error, format_exc())


def _failure(error: Exception) -> Failed:
    """In words for people, unless it is a fault in the code."""
    from ray.exceptions import NodeDiedError, OutOfMemoryError, RayError, RayTaskError, WorkerCrashedError

    match error:
        case TabletownError():
            return Failed(error)
        case WorkerCrashedError() | NodeDiedError() | OutOfMemoryError():
            return Failed(TabletownError(f"workers of the Ray cluster died {AGAIN + 1} times over the same games"))
        case RayTaskError():  # before or after the work: what goes wrong in it is an answer
            why = str(error).strip().splitlines()[-1]
            return Failed(TabletownError(f"a machine of the Ray cluster cannot do this work: {why}"))
        case RayError():
            return Failed(TabletownError(f"the Ray cluster failed: {str(error).strip().splitlines()[0]}"))
        case _:
            return Failed(error, format_exc())
