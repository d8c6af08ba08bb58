"""Several processes that serve at one port: they are started, started again when they end, and ended together.

Each has a socket of its own at that port, and the system shares out the connections evenly (SO_REUSEPORT). Those that
can be reached get a line to each other, by which they gather the players of a table (gathering.py).
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

import uvicorn

from tabletown.server.gathering import line_between

log = logging.getLogger("tabletown")

AGAIN_SECONDS: Final = 1.0
"""Until a process that has ended is started again."""
LEAVE_SECONDS: Final = 10.0
"""That processes get to take leave."""

Serve = Callable[..., None]
"""Serves in a process, with its number, whom to tell that it can be reached, and where it hears of the others.

What more it needs follows.
"""


class ServerProcesses:
    """So many processes, from the start to the end of the server."""

    def __init__(self, serve: Serve, number: int, announce: Callable[[], None], gather: bool) -> None:
        self.serve = serve
        self.announce = announce
        self.gather = gather
        self.running: list[BaseProcess | None] = [None] * number
        self.opened: set[int] = set()
        self.stopping = False
        self.told: dict[int, Connection] = {}
        """By number, where a process tells that it can be reached."""
        self.introductions: dict[int, socket.socket] = {}
        """By number, where a process is told of the others."""
        self.reachable: set[int] = set()

    def run(self, *more: Any) -> int:
        """Runs until it is asked to stop, or a process does not come up at all."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._stop)
        for number in range(len(self.running)):
            self._start(number, more)
        while not self.stopping:
            ready = wait([*self.told.values(), *(process.sentinel for process in self._alive())])
            self._hear(ready)
            for number, process in enumerate(self.running):
                if process is not None and not process.is_alive() and not self.stopping:
                    self._ended(number, process, more)
        self._end()
        return 0 if len(self.opened) == len(self.running) else 2

    def _alive(self) -> list[BaseProcess]:
        return [process for process in self.running if process is not None]

    def _start(self, number: int, more: tuple[Any, ...]) -> None:
        context = multiprocessing.get_context("spawn")
        told, tell = context.Pipe(duplex=False)
        self.introductions[number], introductions = socket.socketpair()
        arguments = (self.serve, number, tell, introductions, *more)
        process = context.Process(target=serve_and_tell, args=arguments, name=f"serve-{number}")
        process.start()
        tell.close()
        introductions.close()
        self.running[number], self.told[number] = process, told

    def _hear(self, ready: list[Any]) -> None:
        """Who can be reached now; it is announced when all can, for the first time."""
        for number, told in list(self.told.items()):
            if told in ready:
                del self.told[number]
                if told.poll() and heard(told):
                    self._introduce(number)
                    before, self.opened = len(self.opened), {*self.opened, number}
                    if before < len(self.opened) == len(self.running):
                        self.announce()
                told.close()

    def _introduce(self, number: int) -> None:
        """Each of those that can be reached gets one end of a line to this one. No end of it stays here."""
        for other in self.reachable:
            line = line_between() if self.gather else None
            if line is not None:
                with line[0], line[1], suppress(OSError):  # if one hears nothing now, the other finds the line cut
                    self._tell(number, other, line[0])
                    self._tell(other, number, line[1])
        self.reachable.add(number)

    def _tell(self, number: int, other: int, line: socket.socket) -> None:
        socket.send_fds(self.introductions[number], [bytes([other])], [line.fileno()], socket.MSG_DONTWAIT)

    def _ended(self, number: int, process: BaseProcess, more: tuple[Any, ...]) -> None:
        log.error("a process has ended", extra={"pid": process.pid, "code": process.exitcode})
        self.reachable.discard(number)
        self.introductions.pop(number).close()
        if number not in self.opened:  # there is something wrong that another try does not mend
            self.stopping = True
            return
        time.sleep(AGAIN_SECONDS)
        self._start(number, more)

    def _stop(self, *_: object) -> None:
        self.stopping = True
        for process in self._alive():
            process.terminate()

    def _end(self) -> None:
        self._stop()
        deadline = time.monotonic() + LEAVE_SECONDS
        for process in self._alive():
            process.join(max(0.0, deadline - time.monotonic()))
            process.kill()
            process.join()


def heard(told: Connection) -> bool:
    try:
        told.recv_bytes()
    except EOFError:  # it ended before
        return False
    return True


def serve_and_tell(serve: Serve, number: int, tell: Connection, *more: Any) -> None:
    """What happens in each process."""
    serve(number, lambda: tell.send_bytes(b"open"), *more)


def end_with_parent(server: uvicorn.Server) -> None:
    """A process of several does not outlive the one that started it."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    loop = asyncio.get_running_loop()

    def end() -> None:
        loop.remove_reader(parent.sentinel)
        server.should_exit = True

    loop.add_reader(parent.sentinel, end)
