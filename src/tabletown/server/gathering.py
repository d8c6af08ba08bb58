"""Players of one table are gathered in one of the processes that were started together, whichever they come through.

So a move is carried out in one process, not in all of them. A request for a live table that comes in elsewhere is
passed on: the process where the table is at home is asked, and only when it says that it takes the connection, it is
sent the socket together with the request, and answers it as any other. Nothing depends on this. Whoever cannot be
passed on is answered where they came in, and every process answers for every table.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from typing import Final, NamedTuple

from starlette.routing import compile_path

from tabletown.server.metrics import Metrics

LIVE: Final = "/api/tables/{id}/live"
"""Where players come."""
TABLE: Final = compile_path(LIVE)[0]

PATIENCE: Final = 0.25
"""Seconds that a process may take to say that it takes a connection. One that is stopped says nothing."""
LARGEST: Final = 1 << 17
"""Bytes of a message between processes; a request has fewer, or it was refused."""

ASK: Final = b"?"
YES: Final = b"+"
NO: Final = b"-"
HERE: Final = b"="
"""How messages begin: three with the number of a question, the last with the request whose socket comes along."""
NUMBER_BYTES: Final = 8
CLOSED_IN_PROGRAMS: Final = getattr(socket, "MSG_CMSG_CLOEXEC", 0)
"""A socket that is received is not handed down to other programs that are started."""

Take = Callable[[socket.socket, bytes], None]
"""Answers a request that another process has read, on its socket."""


class Sibling:
    """Another of the processes, at the other end of a line that nobody else reaches."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.silent = False
        """It has not answered in time; until it does, nothing is asked of it."""

    def send(self, message: bytes, *sockets: int) -> bool:
        """Whether it went out; it never waits."""
        try:
            socket.send_fds(self.line, [message], sockets)
        except OSError:  # it has ended, or does not read
            return False
        return True


class Heard(NamedTuple):
    """A message, and the socket that may come with it."""

    message: bytes
    passed: socket.socket | None


def hear(line: socket.socket, largest: int) -> Heard | None:
    """What has come on a line, if anything has; EOFError if it is cut."""
    try:
        message, sockets, _, _ = socket.recv_fds(line, largest, 1, CLOSED_IN_PROGRAMS)
    except BlockingIOError:
        return None
    except OSError:
        raise EOFError from None
    if not message:
        raise EOFError
    return Heard(message, socket.socket(fileno=sockets[0]) if sockets else None)


class Passing(NamedTuple):
    """A connection that a sibling was asked to take. Until then nothing of it is read here, and nobody answers it."""

    sibling: Sibling
    request: bytes
    transport: asyncio.Transport
    stay: Callable[[], None]
    """Answers it here."""
    deadline: asyncio.TimerHandle


class Gathering:
    """What one process knows of its siblings, and what it is passing on."""

    def __init__(self, number: int = 0, introductions: socket.socket | None = None) -> None:
        self.number = number
        self.introductions = introductions
        """Where the parent tells of siblings that can be reached, each with a line."""
        self.siblings: dict[int, Sibling] = {}
        self.passing: dict[bytes, Passing] = {}
        self.asked = 0
        self.has_room: Callable[[], bool] = lambda: False
        self.take: Take
        self.metrics = Metrics()

    def open(self, has_room: Callable[[], bool], take: Take, metrics: Metrics) -> None:
        """From now on siblings are met, and what they pass on is taken."""
        self.has_room, self.take, self.metrics = has_room, take, metrics
        if self.introductions is not None:
            self.introductions.setblocking(False)
            asyncio.get_running_loop().add_reader(self.introductions, self._meet, self.introductions)

    def close(self) -> None:
        """Nothing more is taken, and nothing passed on: what was to be is answered here."""
        if self.introductions is not None:
            self._stop_meeting(self.introductions)
        for sibling in list(self.siblings.values()):
            self._part(sibling)

    # Siblings

    def _meet(self, introductions: socket.socket) -> None:
        try:
            heard = hear(introductions, 1)
        except EOFError:
            self._stop_meeting(introductions)
            return
        if heard is not None and heard.passed is not None:
            self.meet(heard.message[0], heard.passed)

    def _stop_meeting(self, introductions: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(introductions)
        introductions.close()
        self.introductions = None

    def meet(self, number: int, line: socket.socket) -> None:
        """A sibling can be reached; perhaps anew, because it was started again."""
        if number in self.siblings:
            self._part(self.siblings[number])
        line.setblocking(False)
        sibling = self.siblings[number] = Sibling(line)
        asyncio.get_running_loop().add_reader(line, self._hear, sibling)

    def _part(self, sibling: Sibling) -> None:
        """It has ended, or this process does."""
        self.siblings = {number: other for number, other in self.siblings.items() if other is not sibling}
        asyncio.get_running_loop().remove_reader(sibling.line)
        sibling.line.close()
        for question, passing in list(self.passing.items()):
            if passing.sibling is sibling:
                self._keep(question)

    def home(self, table: str) -> Sibling | None:
        """The sibling where a table is at home; None if that is here. All who see the same siblings agree."""
        there = {number: sibling for number, sibling in self.siblings.items() if not sibling.silent}
        return there.get(max((self.number, *there), key=lambda number: weight(number, table)))

    # Passing on

    def pass_on(self, target: bytes, request: bytes, transport: asyncio.Transport, stay: Callable[[], None]) -> bool:
        """Whether a sibling is asked to take a connection; if it does not, `stay` is called soon."""
        found = TABLE.match(target.partition(b"?")[0].decode("ascii"))
        sibling = self.home(found["id"]) if found else None
        if sibling is None or transport.get_write_buffer_size():  # an earlier answer on this connection goes first
            return False
        self.asked += 1
        question = self.asked.to_bytes(NUMBER_BYTES)
        if not sibling.send(ASK + question):
            return False
        transport.pause_reading()
        deadline = asyncio.get_running_loop().call_later(PATIENCE, self._unanswered, question)
        self.passing[question] = Passing(sibling, request, transport, stay, deadline)
        return True

    def _unanswered(self, question: bytes) -> None:
        self.passing[question].sibling.silent = True
        self._keep(question)

    def _keep(self, question: bytes) -> None:
        """Nobody else takes it."""
        passing = self._settled(question, "here")
        if not passing.transport.is_closing():
            passing.stay()

    def _give(self, question: bytes) -> None:
        """The socket is handed over, and this end of it is forgotten: closing one of two says nothing to the client."""
        sibling, request, transport, _, _ = self.passing[question]
        if transport.is_closing() or not sibling.send(HERE + request, transport.get_extra_info("socket").fileno()):
            self._keep(question)
        else:
            self._settled(question, "there")
            transport.abort()

    def _settled(self, question: bytes, where: str) -> Passing:
        self.metrics.passed_on.labels(where).inc()
        passing = self.passing.pop(question)
        passing.deadline.cancel()
        return passing

    def _hear(self, sibling: Sibling) -> None:
        try:
            heard = hear(sibling.line, LARGEST)
        except EOFError:
            self._part(sibling)
            return
        if heard is not None:
            sibling.silent = False
            self._answer(sibling, heard.message[:1], heard.message[1:], heard.passed)

    def _answer(self, sibling: Sibling, kind: bytes, rest: bytes, passed: socket.socket | None) -> None:
        if kind == HERE and passed is not None:
            self.take(passed, rest)
        elif kind == ASK:
            sibling.send((YES if self.has_room() else NO) + rest)
        elif rest in self.passing:  # or it comes too late
            if kind == YES:
                self._give(rest)
            else:
                self._keep(rest)


def weight(number: int, table: str) -> bytes:
    """How much a table belongs to a process. When one ends, only its tables move: each to the next in its own order."""
    return blake2b(f"{number} {table}".encode(), digest_size=8).digest()


def line_between() -> tuple[socket.socket, socket.socket] | None:
    """A line for whole messages; None where the system has no such lines, and everybody stays where they come in."""
    with suppress(OSError, AttributeError):
        return socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    return None
