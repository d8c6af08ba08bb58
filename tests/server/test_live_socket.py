"""An open web socket, message by message and byte by byte, on a line that does what the test says."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from random import Random

import pytest
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.protocol import CLIENT, OPEN, Protocol
from websockets.server import ServerProtocol

from tabletown.server import live_socket
from tabletown.server.live_socket import LARGEST_BACKLOG, LiveSocket
from tabletown.server.protocol import LARGEST_FRAME

PATIENCE = 10.0
"""Seconds."""


class Line(asyncio.Transport):
    """A line to a client that takes what it is sent, or leaves it."""

    def __init__(self, takes: bool) -> None:
        super().__init__()
        self.takes = takes
        self.protocol = asyncio.Protocol()
        self.sent = b""
        self.ended: list[str] = []
        self.reads = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        assert isinstance(protocol, asyncio.Protocol)
        self.protocol = protocol

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent += bytes(data)

    def get_write_buffer_size(self) -> int:
        return 0 if self.takes else len(self.sent)

    def pause_reading(self) -> None:
        assert self.reads
        self.reads = False

    def resume_reading(self) -> None:
        assert not self.reads
        self.reads = True

    def is_closing(self) -> bool:
        return bool(self.ended)

    def close(self) -> None:
        self._lose("closed")

    def abort(self) -> None:
        self._lose("aborted")

    def _lose(self, how: str) -> None:
        if not self.ended:
            self.ended.append(how)
            asyncio.get_running_loop().call_soon(self.protocol.connection_lost, None)

    def frames(self) -> list[tuple[Opcode, bytes]]:
        """What has been sent, as a client reads it."""
        return read(Protocol(CLIENT, state=OPEN, max_size=None), self.sent)

    def goodbye(self) -> int:
        """The code with which the server ended; 0 if it has not."""
        opcode, data = self.frames()[-1]
        return Close.parse(data).code if opcode is Opcode.CLOSE else 0


class Ear:
    """Remembers what comes in."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.is_lost = False

    def heard(self, message: bytes) -> None:
        assert not self.is_lost
        self.messages.append(message)

    def lost(self) -> None:
        self.is_lost = True


class Opened:
    """A socket with both its ends."""

    def __init__(self, takes: bool = True, transport: asyncio.Transport | None = None) -> None:
        self.line = Line(takes)
        self.ear = Ear()
        self.all: set[asyncio.Protocol] = set()
        self.socket = LiveSocket(transport or self.line, self.ear, self.all)


def read(protocol: Protocol, data: bytes) -> list[tuple[Opcode, bytes]]:
    protocol.receive_data(data)
    return [(event.opcode, bytes(event.data)) for event in protocol.events_received() if isinstance(event, Frame)]


def said(opcode: Opcode, data: bytes, whole: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(opcode, data, fin=whole).serialize(mask=True)


def in_loop(story: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await asyncio.wait_for(story(), PATIENCE)

    asyncio.run(whole())


# What comes in


def test_short_texts_are_heard_one_by_one() -> None:
    async def story() -> None:
        opened = Opened()
        opened.socket.data_received(said(Opcode.TEXT, b"one") + said(Opcode.TEXT, b"") + said(Opcode.TEXT, b"t" * 125))
        assert opened.ear.messages == [b"one", b"", b"t" * 125]
        assert opened.socket.protocol is None

    in_loop(story)


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_in_order_is_heard_however_it_is_cut(seed: int) -> None:
    """Texts, bytes, fragments, pings and pongs arrive in pieces of any size."""
    luck = Random(seed)
    messages = [bytes(luck.choices(b"abc{}", k=luck.choice((0, 3, 125, 126, 2000, LARGEST_FRAME)))) for _ in range(12)]
    sent = b""
    for message in messages:
        kind = luck.choice((Opcode.TEXT, Opcode.TEXT, Opcode.BINARY))
        cut = luck.randrange(len(message) + 1)
        if luck.random() < 0.3:
            sent += said(kind, message[:cut], whole=False) + said(Opcode.PING, b"?") + said(Opcode.CONT, message[cut:])
        else:
            sent += said(kind, message)
        sent += said(Opcode.PONG, b"") if luck.random() < 0.3 else b""

    async def story() -> None:
        opened = Opened()
        start = 0
        while start < len(sent):
            end = start + luck.choice((1, 2, 7, 100, 5000))
            opened.socket.data_received(sent[start:end])
            start = end
        assert opened.ear.messages == messages
        assert {opcode for opcode, _ in opened.line.frames()} <= {Opcode.PONG}

    in_loop(story)


def codes(data: bytes) -> tuple[list[bytes], int]:
    """What the library hears in it by itself, and how it ends."""
    protocol = ServerProtocol(state=OPEN, max_size=LARGEST_FRAME)
    heard: list[bytes] = []
    for opcode, payload in read(protocol, data):
        if opcode is Opcode.CONT:
            heard[-1] += payload
        elif opcode in (Opcode.TEXT, Opcode.BINARY):
            heard.append(payload)
    return heard, 0 if protocol.close_sent is None else protocol.close_sent.code


@pytest.mark.parametrize("seed", range(40))
def test_nonsense_ends_as_the_library_ends_it(seed: int) -> None:
    """Frames in which some bytes are wrong, and bytes that are no frames."""
    luck = Random(seed)
    data = bytearray(said(Opcode.BINARY, b"x" * luck.choice((3, 130))) if seed % 2 else b"")
    data += said(Opcode.PONG, b"pong") + said(Opcode.PING, b"ping") + bytes(luck.choices(range(256), k=20))
    for _ in range(luck.randrange(3)):
        data[luck.randrange(len(data))] = luck.randrange(256)

    async def story() -> None:
        opened = Opened()
        opened.socket.data_received(bytes(data))
        frames = opened.line.frames()
        heard, code = codes(bytes(data))
        if frames and opened.line.goodbye() == CloseCode.INVALID_DATA:  # the library leaves texts to us
            assert heard[: len(opened.ear.messages)] == opened.ear.messages
        else:
            assert (opened.ear.messages, opened.line.goodbye() if frames else 0) == (heard, code)
            assert bool(opened.line.ended) == bool(code)

    in_loop(story)


BAD = {
    "text that is no unicode": (said(Opcode.TEXT, b"\xff"), CloseCode.INVALID_DATA),
    "half a character": (said(Opcode.TEXT, b"\xc3", whole=False) + said(Opcode.CONT, b"("), CloseCode.INVALID_DATA),
    "a text that is too long": (said(Opcode.TEXT, b"x" * (LARGEST_FRAME + 1)), CloseCode.MESSAGE_TOO_BIG),
    "a size that is too long": (b"\x81\xff" + (1 << 40).to_bytes(8) + b"\x00" * 4, CloseCode.MESSAGE_TOO_BIG),
    "fragments that are too long": (
        said(Opcode.TEXT, b"x" * LARGEST_FRAME, whole=False) + said(Opcode.CONT, b"x"),
        CloseCode.MESSAGE_TOO_BIG,
    ),
    "no mask": (b"\x81\x02hi", CloseCode.PROTOCOL_ERROR),
    "a long text without a mask": (b"\x81\x7e\x00\x80" + b"x" * 128, CloseCode.PROTOCOL_ERROR),
    "a compressed text": (b"\xc1\x80" + b"\x00" * 4, CloseCode.PROTOCOL_ERROR),
    "an unknown kind": (b"\x83\x80" + b"\x00" * 4, CloseCode.PROTOCOL_ERROR),
    "an end without a beginning": (said(Opcode.CONT, b"x"), CloseCode.PROTOCOL_ERROR),
    "a text within a text": (
        said(Opcode.TEXT, b"x", whole=False) + said(Opcode.TEXT, b"y"),
        CloseCode.PROTOCOL_ERROR,
    ),
    "a ping in pieces": (b"\x09\x80" + b"\x00" * 4, CloseCode.PROTOCOL_ERROR),
    "a long pong": (b"\x8a\xfe\x00\x80" + b"\x00" * 132, CloseCode.PROTOCOL_ERROR),
}


@pytest.mark.parametrize("what", BAD)
def test_what_is_not_in_order_ends_the_connection_and_is_not_heard(what: str) -> None:
    data, code = BAD[what]

    async def story() -> None:
        opened = Opened()
        opened.socket.data_received(said(Opcode.TEXT, b"before") + data + said(Opcode.TEXT, b"behind"))
        opened.socket.data_received(said(Opcode.TEXT, b"later"))
        assert opened.ear.messages == [b"before"]
        assert opened.line.goodbye() == code
        await asyncio.sleep(0)
        assert opened.ear.is_lost
        assert opened.all == set()

    in_loop(story)


def test_a_ping_is_answered() -> None:
    async def story() -> None:
        opened = Opened()
        opened.socket.data_received(said(Opcode.PING, b"there?"))
        assert opened.line.frames() == [(Opcode.PONG, b"there?")]

    in_loop(story)


def test_whoever_says_goodbye_hears_it_back() -> None:
    async def story() -> None:
        opened = Opened()
        opened.socket.data_received(said(Opcode.CLOSE, Close(CloseCode.GOING_AWAY, "").serialize()))
        assert opened.line.goodbye() == CloseCode.GOING_AWAY
        assert opened.line.ended == ["closed"]

    in_loop(story)


def test_whoever_is_told_to_wait_is_read_again_when_there_is_time_and_at_the_end() -> None:
    async def story() -> None:
        opened = Opened()
        for _ in range(2):
            opened.socket.pause()
            assert not opened.line.reads
        opened.socket.resume()
        assert opened.line.reads
        opened.socket.pause()
        opened.socket.close(4400)
        assert opened.line.reads  # or the client's goodbye would not be heard

    in_loop(story)


# What goes out


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 200_000])
def test_texts_of_every_size_arrive_whole(size: int) -> None:
    async def story() -> None:
        opened = Opened()
        opened.socket.send(b"x" * size)
        assert opened.line.frames() == [(Opcode.TEXT, b"x" * size)]

    in_loop(story)


def test_nothing_is_sent_behind_goodbye_and_nothing_heard() -> None:
    async def story() -> None:
        opened = Opened()
        opened.socket.send(b"before")
        opened.socket.close(4429)
        opened.socket.close(4400)
        opened.socket.send(b"behind")
        opened.socket.data_received(said(Opcode.TEXT, b"late"))
        assert [opcode for opcode, _ in opened.line.frames()] == [Opcode.TEXT, Opcode.CLOSE]
        assert opened.line.goodbye() == 4429
        assert opened.ear.messages == []
        assert not opened.line.ended
        opened.socket.data_received(said(Opcode.CLOSE, Close(4429, "").serialize()))
        assert opened.line.ended == ["closed"]

    in_loop(story)


def test_a_client_that_is_too_far_behind_is_cut_off_at_once() -> None:
    async def story() -> None:
        opened = Opened(takes=False)
        opened.socket.send(b"x" * LARGEST_BACKLOG)  # one message may be as long as it is
        assert not opened.line.ended
        opened.socket.send(b"y")
        assert opened.line.ended == ["aborted"]
        await asyncio.sleep(0)
        assert opened.ear.is_lost

    in_loop(story)


def test_a_client_that_pings_and_takes_no_answers_is_cut_off() -> None:
    async def story() -> None:
        opened = Opened(takes=False)
        pings = said(Opcode.PING, b"x" * 125) * 1000
        while not opened.line.ended:
            opened.socket.data_received(pings)
        assert opened.line.ended == ["aborted"]
        assert len(opened.line.sent) < LARGEST_BACKLOG + 2 * len(pings)

    in_loop(story)


@pytest.mark.parametrize("closed", [False, True])
def test_a_client_that_takes_nothing_is_cut_off_after_a_while(monkeypatch: pytest.MonkeyPatch, closed: bool) -> None:
    monkeypatch.setattr(live_socket, "PATIENCE", 0.01)

    async def story() -> None:
        opened = Opened(takes=False)
        opened.socket.pause_writing()
        if closed:
            opened.socket.close(4400)
            opened.socket.resume_writing()  # it still has to say goodbye
        while not opened.ear.is_lost:
            await asyncio.sleep(0.01)
        assert opened.line.ended == ["aborted"]

    in_loop(story)


def test_a_client_that_takes_in_time_stays() -> None:
    async def story() -> None:
        opened = Opened()
        opened.socket.pause_writing()
        assert opened.socket.deadline is not None
        opened.socket.resume_writing()
        assert opened.socket.deadline is None

    in_loop(story)


@pytest.mark.parametrize("answers", [True, False])
def test_a_client_that_does_not_answer_pings_is_cut_off(monkeypatch: pytest.MonkeyPatch, answers: bool) -> None:
    monkeypatch.setattr(live_socket, "PING_SECONDS", 0.01)

    async def story() -> None:
        opened = Opened()
        pings = 0
        while not opened.ear.is_lost and pings < 3:
            await asyncio.sleep(0.01)
            sent = [opcode for opcode, _ in opened.line.frames()].count(Opcode.PING)
            if answers and sent > pings:
                opened.socket.data_received(said(Opcode.PONG, b""))
            pings = sent
        assert opened.ear.is_lost != answers
        assert answers or opened.line.goodbye() == CloseCode.INTERNAL_ERROR
        opened.line.abort()
        await asyncio.sleep(0)

    in_loop(story)


def test_when_the_server_ends_everybody_is_told_and_let_go() -> None:
    async def story() -> None:
        opened = Opened()
        opened.socket.shutdown()
        assert opened.line.goodbye() == CloseCode.SERVICE_RESTART
        assert opened.line.ended == ["closed"]

    in_loop(story)


# On a real line


def on_a_real_line(talk: Callable[[Opened, socket.socket], Awaitable[None]]) -> None:
    async def story() -> None:
        server, client = socket.socketpair()
        client.setblocking(False)
        transport, _ = await asyncio.get_running_loop().connect_accepted_socket(asyncio.Protocol, server)
        transport.pause_reading()
        opened = Opened(transport=transport)
        with client:
            await talk(opened, client)
        while not opened.ear.is_lost:
            await asyncio.sleep(0.001)

    in_loop(story)


def test_a_client_that_closes_its_half_is_gone() -> None:
    async def talk(opened: Opened, client: socket.socket) -> None:
        await asyncio.get_running_loop().sock_sendall(client, said(Opcode.TEXT, b"last"))
        client.shutdown(socket.SHUT_WR)
        while not opened.ear.is_lost:
            await asyncio.sleep(0.001)
        assert opened.ear.messages == [b"last"]

    on_a_real_line(talk)


def test_a_client_that_is_killed_in_the_middle_of_a_message_is_gone() -> None:
    async def talk(opened: Opened, client: socket.socket) -> None:
        await asyncio.get_running_loop().sock_sendall(
            client, said(Opcode.TEXT, b"whole") + said(Opcode.TEXT, b"half")[:5]
        )
        client.close()

    on_a_real_line(talk)


def test_a_client_that_reads_nothing_is_cut_off_and_the_rest_is_thrown_away() -> None:
    async def talk(opened: Opened, client: socket.socket) -> None:
        for _ in range(LARGEST_BACKLOG // 1000):
            opened.socket.send(b"x" * 4000)
        while not opened.ear.is_lost:
            await asyncio.sleep(0.001)
        assert opened.all == set()

    on_a_real_line(talk)
