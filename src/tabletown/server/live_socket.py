"""An open web socket: messages go straight between whoever listens and the transport, without queues and tasks.

Nearly all that a client sends are short whole text frames; these are read here. Whatever else comes (fragments, bytes,
pings, the end, nonsense) goes to a protocol of the library websockets, and so does all that follows it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import OPEN, SEND_EOF
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from tabletown.server.protocol import LARGEST_FRAME

PING_SECONDS: Final = 20.0
"""A client that was silent for so long is asked whether it is there, and cut off if it is silent for as long again."""
PATIENCE: Final = 10.0
"""Seconds that a client may take to take what it was sent, or to say goodbye."""
LARGEST_BACKLOG: Final = 1 << 20
"""Bytes: a client that is so far behind is cut off; it comes back and gets the position as it is."""

WHOLE: Final = 0x80
TEXT: Final = int(WHOLE | Opcode.TEXT)
PING: Final = int(WHOLE | Opcode.PING)
PONG: Final = int(WHOLE | Opcode.PONG)
"""The first bytes of frames that are whole messages."""
MASKED: Final = 0x80
"""In the second byte of whatever a client sends."""
SHORT: Final = 125
"""Longer frames have their length in two more bytes, or in eight."""
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
QUIET: Final = logging.getLogger("tabletown.frames")
"""What is in the messages is written nowhere."""
QUIET.setLevel(logging.CRITICAL)


class Listener(Protocol):
    """Whoever is told what comes in."""

    def heard(self, message: bytes) -> None:
        """The client has said something."""

    def lost(self) -> None:
        """The client is gone, and nothing reaches it any more."""


class LiveSocket(asyncio.Protocol):
    """A web socket after the handshake."""

    def __init__(self, transport: asyncio.Transport, listener: Listener, open_sockets: set[asyncio.Protocol]) -> None:
        self.transport = transport
        self.listener = listener
        self.open_sockets = open_sockets
        self.open_sockets.add(self)
        self.loop = asyncio.get_running_loop()
        self.protocol: ServerProtocol | None = None
        """Reads what is not a short whole text frame, and all that comes behind it."""
        self.fragments: list[bytes] = []
        self.text = False
        """Whether these are text."""
        self.closing = False
        self.silent = False
        self.pinging = self.loop.call_later(PING_SECONDS, self._ping)
        self.deadline: asyncio.TimerHandle | None = None
        """When a client that takes nothing, or does not say goodbye, is cut off."""
        self.reading = False
        transport.set_protocol(self)
        self.resume()

    # Sending

    def send(self, *messages: bytes) -> None:
        """Sends texts, all in one stroke; never waits."""
        if not self.closing:
            self._write(b"".join([framed(TEXT, message) for message in messages]))

    def close(self, code: int) -> None:
        """Says goodbye after all that was sent, and waits a while for an answer; nothing is heard any more."""
        if not self.closing:
            protocol = self._by_the_book()
            protocol.send_close(code)
            self._answer(protocol)
            self.closing = True
            self._wait()
            self.resume()

    def _fail(self, code: int) -> None:
        """Says goodbye, and waits for nothing."""
        protocol = self._by_the_book()
        protocol.fail(code)
        self._answer(protocol)

    def cut(self) -> None:
        """Ends at once."""
        self.closing = True
        self.transport.abort()

    def shutdown(self) -> None:
        """The server ends."""
        self._fail(CloseCode.SERVICE_RESTART)

    def pause_writing(self) -> None:
        self._wait()

    def resume_writing(self) -> None:
        if not self.closing:
            self._stop_waiting()

    def _write(self, data: bytes) -> None:
        if self.transport.get_write_buffer_size() > LARGEST_BACKLOG:
            self.cut()
        else:
            self.transport.write(data)

    def _wait(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(PATIENCE, self.cut)

    def _stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _answer(self, protocol: ServerProtocol) -> None:
        """Sends what the protocol has to say: pongs, goodbye, and that this is the end."""
        answer = protocol.data_to_send()
        self._write(b"".join(answer))
        if SEND_EOF in answer:
            self.closing = True
            self._wait()
            self.transport.close()

    def _ping(self) -> None:
        if self.silent:
            self._fail(CloseCode.INTERNAL_ERROR)
            return
        self.silent = True
        self._write(framed(PING, b""))
        self.pinging = self.loop.call_later(PING_SECONDS, self._ping)

    # Receiving

    def pause(self) -> None:
        """Whoever listens has enough to do."""
        if self.reading:
            self.reading = False
            self.transport.pause_reading()

    def resume(self) -> None:
        if not (self.reading or self.transport.is_closing()):
            self.reading = True
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self.silent = False
        start = 0
        while self.protocol is None and start < len(data):
            frame = short_frame(data, start)
            if frame is None:
                self._by_the_book()
                break
            kind, message, start = frame
            if kind == TEXT:
                self._hear(message, text=True)
        if self.protocol is not None and start < len(data):
            self._receive(self.protocol, data[start:])

    def connection_lost(self, exc: Exception | None) -> None:
        self.closing = True
        self.pinging.cancel()
        self._stop_waiting()
        self.open_sockets.discard(self)
        self.listener.lost()

    def _by_the_book(self) -> ServerProtocol:
        if self.protocol is None:
            self.protocol = ServerProtocol(state=OPEN, max_size=LARGEST_FRAME, logger=QUIET)
        return self.protocol

    def _receive(self, protocol: ServerProtocol, data: bytes) -> None:
        protocol.receive_data(data)
        for event in protocol.events_received():
            if isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                self._collect(event)
        self._answer(protocol)

    def _collect(self, frame: Frame) -> None:
        if frame.opcode is not Opcode.CONT:
            self.text = frame.opcode is Opcode.TEXT
        self.fragments.append(bytes(frame.data))
        if frame.fin:
            message, self.fragments = b"".join(self.fragments), []
            self._hear(message, self.text)

    def _hear(self, message: bytes, text: bool) -> None:
        if self.closing:
            return
        if text and not is_unicode(message):
            self._fail(CloseCode.INVALID_DATA)
        else:
            self.listener.heard(message)


def framed(first: int, payload: bytes) -> bytes:
    """A frame as a server sends it, with its first byte."""
    size = len(payload)
    if size <= SHORT:
        return bytes((first, size)) + payload
    if size < 1 << 16:
        return bytes((first, TWO_BYTES)) + size.to_bytes(2) + payload
    return bytes((first, EIGHT_BYTES)) + size.to_bytes(8) + payload


def short_frame(data: bytes, start: int) -> tuple[int, bytes, int] | None:
    """First byte and payload of the frame that begins here, and where it ends; None unless it is short and usual.

    Usual are whole texts, and the pong that answers a ping.
    """
    if len(data) < start + 2 or data[start] not in (TEXT, PONG):
        return None
    size = data[start + 1] ^ MASKED
    first = start + 6
    end = first + size
    if size > SHORT or end > len(data):  # a size that is too large may also mean that it is not masked
        return None
    return data[start], apply_mask(data[first:end], data[first - 4 : first]), end


def is_unicode(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
