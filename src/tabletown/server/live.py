"""The live connection of one client to one table."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Final

import msgspec

from tabletown.server.limits import Limits, check
from tabletown.server.problems import RequestRefused, refused, unstored
from tabletown.server.protocol import (
    CLOSED_BAD,
    CLOSED_FAILED,
    CLOSED_FORBIDDEN,
    CLOSED_LATER,
    CLOSED_LIMIT,
    CLOSED_SLOW,
    CLOSED_UNKNOWN,
    Ack,
    Agree,
    Answer,
    FromClient,
    FromServer,
    Hello,
    Hint,
    Listen,
    Move,
    Place,
    Say,
    StandIn,
    Start,
    Undo,
    Warn,
    Why,
)
from tabletown.server.store import StoreTrouble
from tabletown.server.table import Table
from tabletown.server.tables import TableManager
from tabletown.server.upgrade import Upgrade
from tabletown.server.viewers import encoded

log = logging.getLogger("tabletown")

MOST_WAITING: Final = 8
"""While so many messages of a client wait for an answer, nothing more is read."""
PATIENCE: Final = 10.0
"""Seconds that a client may take to say hello."""
MOST_BAD: Final = 20
"""A client that sends so many messages that are not in order is cut off."""
MOST_REFUSED: Final = 10
PAUSE: Final = 0.1
"""Seconds: after so many refusals one after the other, each further message is heard so much later."""

CLOSED_BECAUSE: Final = {403: CLOSED_FORBIDDEN, 404: CLOSED_UNKNOWN, 429: CLOSED_LIMIT, 503: CLOSED_LATER}
"""By the status that HTTP would have given."""

DECODER: Final = msgspec.json.Decoder(FromClient)

LIMITED: Final[dict[type, str]] = {
    Say: "chat",
    Hint: "hints",
    Warn: "warnings",
    Place: "moves",
    Listen: "moves",
    Why: "moves",
    Move: "moves",
}
"""What counts against which limit; everything else counts as `messages`."""


class Gone(Exception):
    """The client has left."""


class Connection:
    """A client at one table: what it says is answered in order, what it is told goes straight to its socket."""

    def __init__(self, manager: TableManager, upgrade: Upgrade, client: str, id: str) -> None:
        self.manager = manager
        self.client = client
        self.limits = Limits(manager.limits.limits)
        self.seat: int | None = None
        self.inbox: deque[bytes] = deque()
        self.news: asyncio.Future[None] | None = None
        """Settled when something comes into the inbox, or nothing comes any more."""
        self.ended = False
        self.work: set[asyncio.Task[None]] = set()
        self.held = b""
        """An acknowledgement. Nobody hears of a change before it is acknowledged: this client is told of it first."""
        self.bad = 0
        self.refused = 0
        """How many of its messages were refused one after the other."""
        self.socket = upgrade.accept(self)
        self.running = asyncio.create_task(self._run(id))

    # What goes out

    def send(self, message: bytes) -> None:
        if self.held:
            held, self.held = self.held, b""
            self.socket.send(held, message)
        else:
            self.socket.send(message)

    def hold(self, message: FromServer) -> None:
        """Goes out in one stroke with what is sent next, or when the present message is answered."""
        self._release()
        self.held = encoded(message)

    def _release(self) -> None:
        if self.held:
            held, self.held = self.held, b""
            self.socket.send(held)

    def say(self, message: FromServer) -> None:
        self.send(encoded(message))

    def close(self, code: int = CLOSED_LATER) -> None:
        """Ends the connection after what was sent. What has begun is carried through."""
        self.socket.close(code)
        self.inbox.clear()
        self.lost()

    # What comes in

    def heard(self, message: bytes) -> None:
        self.inbox.append(message)
        if len(self.inbox) >= MOST_WAITING:
            self.socket.pause()
        self._wake()

    def lost(self) -> None:
        self.ended = True
        self._wake()

    def _wake(self) -> None:
        if self.news is not None and not self.news.done():
            self.news.set_result(None)

    async def _receive(self) -> object:
        """The next message of the client; RequestRefused if it is not in order."""
        while not self.inbox:
            if self.ended:
                raise Gone
            self.socket.resume()
            self.news = asyncio.get_running_loop().create_future()
            await self.news
        try:
            return DECODER.decode(self.inbox.popleft())
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise refused("bad-request", 400, reason=str(error)[:200]) from None

    async def _run(self, id: str) -> None:
        """Serves the connection until it ends."""
        try:
            async with self.manager.connected(self):
                await self._admit(id)
        except RequestRefused as refusal:
            self.manager.metrics.refused.labels(refusal.code).inc()
            self.close(CLOSED_LIMIT)

    async def _admit(self, id: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                hello = await self._receive()
            if not isinstance(hello, Hello):
                raise refused("bad-request", 400, reason="the first message has to be hello")
            await self._serve(await self.manager.table(id), hello)
        except Gone:
            pass
        except TimeoutError:
            self.close(CLOSED_SLOW)
        except RequestRefused as refusal:
            self._refuse(refusal, "")
            self.close(CLOSED_BECAUSE.get(refusal.status, CLOSED_BAD))
        except StoreTrouble as trouble:
            self._refuse(unstored(trouble), "")
            self.close()
        except Exception:  # whoever looks on comes back, and the others go on
            log.exception("a connection failed")
            self.close(CLOSED_FAILED)

    def _refuse(self, refusal: RequestRefused, id: str) -> None:
        self.manager.metrics.refused.labels(refusal.code).inc()
        self.bad += refusal.code == "bad-request"
        self.refused += 1
        self.say(refusal.as_message(id))

    async def _serve(self, table: Table, hello: Hello) -> None:
        if table.settings.opened_by(hello.token) is None:
            check(self.manager.limits, self.client, "connections")
        self.seat = await table.admit(hello.token)
        if self.seat is not None:
            table.viewers.may_sit(self.seat)
            self.manager.recognised(self)
            await table.seating.arrive(self.seat, hello.entropy)
        try:
            async with table.lock:
                self.say(await table.telling.welcome(self, hello.seq, hello.chat))
            for trouble in filter(None, (self.manager.trouble, table.telling.trouble)):
                self.say(trouble)
            table.telling.table()
            table.bots.wake()
            await self._listen(table)
        finally:
            table.telling.leave(self)

    async def _listen(self, table: Table) -> None:
        """Answers one message after the other; only hints and warnings, which take thought, let those behind pass."""
        while self.bad < MOST_BAD:
            if self.refused > MOST_REFUSED:
                await asyncio.sleep(PAUSE)
            try:
                message = await self._receive()
            except RequestRefused as refusal:
                self._refuse(refusal, "")
                continue
            if isinstance(message, Hint | Warn):
                work = asyncio.create_task(self._work(table, message))
                self.work.add(work)
                work.add_done_callback(self.work.discard)
            else:
                await self._work(table, message)
        self.close(CLOSED_BAD)

    async def _work(self, table: Table, message: object) -> None:
        id = getattr(message, "id", "")
        try:
            limits = self.limits if self.seat is None else table.limits
            check(limits, str(self.seat), LIMITED.get(type(message), "messages"))
            await self._answer(table, message, id)
            self.refused = 0
        except RequestRefused as refusal:
            self._refuse(refusal, id)
        except StoreTrouble as trouble:
            self._refuse(unstored(trouble), id)
        except Exception:  # told to whoever asked; the connection lives on
            log.exception("a message could not be answered", extra={"table": table.id})
            self._refuse(refused("internal", 500), id)
        finally:
            self._release()

    async def _answer(self, table: Table, message: object, id: str) -> None:
        if self.seat is None:
            raise refused("not-seated", 403)
        seat = self.seat

        def acknowledge(seq: int) -> None:
            self.hold(Ack(id, seq))
            table.viewers.lead(self)

        match message:
            case Move():
                await table.play.move(seat, message.id, message.seq, message.code, acknowledge)
            case Why():
                self.say(Answer(id, table.play.why(seat, message.elements)))
            case Undo():
                await table.consent.undo(seat, message.id, message.seq, acknowledge)
            case Agree():
                await table.consent.agree(seat, message.yes, acknowledge)
            case Hint():
                self.say(await table.hints.ask(seat, id))
            case Warn():
                self.say(await table.hints.warn(seat, id))
            case Place():
                self.say(await table.hints.place(seat, id))
            case Listen():
                self.say(await table.coach.ask(seat, id))
            case Say():
                await table.chat.say(seat, message.id, clean_text(message.text), acknowledge)
            case StandIn():
                await table.bots.stand_in(seat, message.seat, self.manager.bot(message.level) if message.level else "")
                acknowledge(table.course.seq)
            case Start():
                await table.seating.start(seat, self.manager.bot(message.level))
                acknowledge(table.course.seq)
            case _:
                raise refused("bad-request", 400, reason="hello is said once")


def clean_text(text: str) -> str:
    """What somebody says, without line breaks and control characters."""
    plain = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not plain:
        raise refused("bad-request", 422, reason="there is nothing to say")
    return plain
