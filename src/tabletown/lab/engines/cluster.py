"""The machines of a Ray cluster.

Ray speaks on both streams, takes signals for itself, and may end the process that uses it when the cluster goes away.
So it gets a process of its own (the driver), and this one hears from it through a pipe.
"""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

import msgspec

from tabletown.kernel.errors import BadInput, TabletownError
from tabletown.kernel.machine import need
from tabletown.lab.engines.driver import Answer, ClusterReady, Done, Ended, Failed, drive
from tabletown.lab.engines.engine import Chunk, Result

ADDRESS: Final = re.compile(r"(?P<host>[^\s:/]+|\[[0-9a-fA-F:.]+\]):(?P<port>[0-9]{1,5})")
PATIENCE: Final = 5.0
"""Seconds for a machine to answer at all."""
LONGER: Final = 90.0
"""Seconds for Ray to be ready: it may have to be started."""


class Cluster(msgspec.Struct, frozen=True):
    """A Ray cluster that this machine is part of. Without an address: the one that runs here, or a new one."""

    address: str | None = None
    workers: int | None = None

    def check(self) -> None:
        """BadInput if it cannot be reached; asked before a long work begins. Ray itself would try for minutes."""
        need("ray", "ray")
        address = self._address()
        if address and address != "auto":
            _check_answer(address)

    def each(self, work: Callable[[Chunk], Result], chunks: list[Chunk]) -> Iterator[Result]:
        """The results as they come in. A chunk whose worker or machine dies is done again elsewhere."""
        address = self._address()
        context = get_context("spawn")
        line, far_end = context.Pipe()
        driver = context.Process(target=drive, args=(far_end, address, self.workers), daemon=True)
        driver.start()
        far_end.close()
        try:
            line.send((work, chunks))
            if not line.poll(LONGER):
                raise TabletownError(f"no Ray cluster answers{_at(address)}")
            yield from _results(line, address)
            driver.join(PATIENCE)
        finally:
            _end(driver)

    def _address(self) -> str | None:
        return self.address or os.environ.get("RAY_ADDRESS")


def _results(line: Connection, address: str | None) -> Iterator[Result]:
    while True:
        try:
            answer: Answer[Result] = line.recv()
        except (EOFError, OSError):
            raise TabletownError(f"the Ray cluster{_at(address)} went away before all games were played") from None
        match answer:
            case Done(result):
                yield result
            case Failed(error, where):
                raise error from (RuntimeError(where) if where else None)
            case ClusterReady():
                pass
            case Ended():
                return


def _check_answer(address: str) -> None:
    match = ADDRESS.fullmatch(address)
    if match is None or int(match["port"]) > 65535:
        raise BadInput(f"the address of a Ray cluster is HOST:PORT, such as 192.168.0.10:6379, not {address!r}")
    try:
        socket.create_connection((match["host"].strip("[]"), int(match["port"])), PATIENCE).close()
    except OSError as error:
        raise BadInput(f"no Ray cluster answers at {address}: {error.strerror or error}") from None


def _at(address: str | None) -> str:
    return f" at {address}" if address else ""


def _end(driver: BaseProcess) -> None:
    """The cluster stops what is still at work when the driver is gone."""
    driver.terminate()
    driver.join(PATIENCE)
    driver.kill()
    driver.join()
