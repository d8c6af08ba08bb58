"""The live connection of one client to one table."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tabletown.server.limits import Limits, check, client
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
from tabletown.server.stored_table import Acknowledge
from tabletown.server.table import Table
from tabletown.server.tables import TableManager
from tabletown.server.viewers import encoded

log = logging.getLogger("tabletown")

OUTBOX: Final = 256
"""A client that is so many messages behind is cut off; it comes back and gets the position as it is."""
PATIENCE: Final = 10.0
"""Seconds that a client may take to say hello, or to take a message."""
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


class Connection:
    """A client's socket with an outbox, so that a slow client holds up nobody. It lasts as long as its writer."""

    def __init__(self, manager: TableManager, socket: WebSocket) -> None:
        self.manager = manager
        self.socket = socket
        self.client = client(socket)
        self.limits = Limits(manager.limits.limits)
        self.seat: int | None = None
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue(OUTBOX)
        """Messages; a number ends the connection with that code."""
        self.writer: asyncio.Task[None] | None = None
        self.work: set[asyncio.Task[None]] = set()
        self.bad = 0
        self.refused = 0
        """How many of its messages were refused one after the other."""

    def send(self, message: str | int) -> None:
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self._cut()

    def say(self, message: FromServer) -> None:
        self.send(encoded(message))

    def close(self, code: int = CLOSED_LATER) -> None:
        """Ends the connection after what is waiting."""
        self.send(code)

    def _cut(self) -> None:
        """Ends the connection at once."""
        if self.writer is not None:
            self.writer.cancel()

    async def run(self, id: str) -> None:
        """Serves the connection until it ends."""
        await self.socket.accept()
        self.writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(id))
        try:
            await asyncio.wait((self.writer,))
        finally:
            self.writer.cancel()
            reader.cancel()
            await asyncio.gather(self.writer, reader, return_exceptions=True)

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            message = await self.outbox.get()
            slow = loop.call_later(PATIENCE, self._cut)
            try:
                if isinstance(message, int):
                    await self.socket.close(message)
                    return
                await self.socket.send_text(message)
            finally:
                slow.cancel()

    async def _read(self, id: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                hello = await self._receive()
            if not isinstance(hello, Hello):
                raise refused("bad-request", 400, reason="the first message has to be hello")
            await self._serve(await self.manager.table(id), hello)
        except WebSocketDisconnect:
            self._cut()
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

    async def _receive(self) -> object:
        """The next message of the client; RequestRefused if it is not in order."""
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1005))
        try:
            return DECODER.decode(message.get("text") or message.get("bytes") or b"")
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise refused("bad-request", 400, reason=str(error)[:200]) from None

    async def _serve(self, table: Table, hello: Hello) -> None:
        if table.settings.opened_by(hello.token) is None:
            check(self.manager.limits, self.client, "connections")
        self.seat = await table.admit(hello.token)
        if self.seat is not None:
            table.viewers.may_sit(self.seat)
            self.manager.recognised(self)
            await asyncio.shield(table.seating.arrive(self.seat, hello.entropy))
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
            work = asyncio.create_task(self._work(table, message))
            self.work.add(work)
            work.add_done_callback(self.work.discard)
            if not isinstance(message, Hint | Warn):
                # What has begun is carried through, even if its sender is gone in the middle of it.
                await asyncio.shield(work)
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

    async def _answer(self, table: Table, message: object, id: str) -> None:
        if self.seat is None:
            raise refused("not-seated", 403)
        seat = self.seat
        acknowledge: Acknowledge = lambda seq: self.say(Ack(id, seq))  # noqa: E731 - a name for its type
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
