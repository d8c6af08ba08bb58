"""The door: half requests do not stay for ever, one address does not take all places, and who is refused is told."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import closing

import h11
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tabletown.server import http_limits
from tabletown.server.gathering import Gathering
from tabletown.server.http_limits import SPARE_FILES, limited_http
from tests.server.client import PATIENCE, Client
from tests.serving import Server

WHOLE = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def hello(request: Request) -> Response:
    return PlainTextResponse(await request.body())


def behind_limits(
    story: Callable[[Callable[[], Awaitable[Line]]], Awaitable[None]], files: int = 5000, **more: str
) -> None:
    """A small server behind a door, and a way to it."""

    async def whole() -> None:
        app = Starlette(routes=[Route("/", hello, methods=["GET", "POST"])])
        config = uvicorn.Config(
            app, http=limited_http(files, more.get("proxies", ""), Gathering()), log_config=None, lifespan="off"
        )
        server = uvicorn.Server(config)
        server.config.load()
        with closing(socket.create_server(("127.0.0.1", 0))) as listening:
            serving = asyncio.create_task(server.serve([listening]))
            try:
                await asyncio.wait_for(story(lambda: asyncio.open_connection(*listening.getsockname())), PATIENCE)
            finally:
                server.should_exit = True
                await serving

    asyncio.run(whole())


@pytest.mark.parametrize(
    "half", [b"", b"G", WHOLE[:-2], b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf"]
)
def test_half_a_request_does_not_stay_for_ever(half: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_limits, "ARRIVAL_SECONDS", 0.05)

    async def story(come: Callable[[], Awaitable[Line]]) -> None:
        reader, writer = await come()
        writer.write(half)
        assert b"200 OK" not in await reader.read()
        writer.close()

    behind_limits(story)


def test_a_whole_request_is_answered_however_late_the_next_one_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    timers: list[asyncio.TimerHandle] = []
    watch = http_limits.LimitedHttp._watch

    def watched(self: http_limits.LimitedHttp) -> None:
        watch(self)
        if self.arrival is not None:
            timers.append(self.arrival)

    monkeypatch.setattr(http_limits.LimitedHttp, "_watch", watched)

    async def story(come: Callable[[], Awaitable[Line]]) -> None:
        reader, writer = await come()
        for _ in range(2):
            writer.write(WHOLE)
            assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
        assert timers
        assert all(timer.cancelled() for timer in timers)
        writer.close()

    behind_limits(story)


def test_a_socket_stays_open_however_long_nobody_says_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[http_limits.LimitedHttp] = []
    upgrade = http_limits.LimitedHttp.handle_websocket_upgrade

    def upgraded(self: http_limits.LimitedHttp, event: h11.Request) -> None:
        opened.append(self)
        upgrade(self, event)

    monkeypatch.setattr(http_limits.LimitedHttp, "handle_websocket_upgrade", upgraded)

    async def story(come: Callable[[], Awaitable[Line]]) -> None:
        reader, writer = await come()
        words = ["GET / HTTP/1.1", "Host: x", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        writer.write("\r\n".join([*words, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]).encode())
        assert await reader.readuntil(b"\r\n")
        assert [door.arrival for door in opened] == [None]
        writer.close()

    behind_limits(story)


def test_one_address_has_so_many_connections_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_limits, "MOST_FROM_ONE", 2)

    async def story(come: Callable[[], Awaitable[Line]]) -> None:
        lines = [await come(), await come()]
        for reader, writer in lines:
            writer.write(WHOLE)
            await reader.readuntil(b"\r\n\r\n")
        refused, third = await come()
        assert b"503 Service Unavailable" in await refused.read()
        third.close()
        lines[0][1].close()
        await lines[0][0].read()

    behind_limits(story)


def test_a_proxy_comes_for_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_limits, "MOST_FROM_ONE", 1)

    async def story(come: Callable[[], Awaitable[Line]]) -> None:
        for reader, writer in [await come(), await come()]:
            writer.write(WHOLE)
            assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
            writer.close()

    behind_limits(story, proxies="127.0.0.1")


def test_when_there_is_no_room_visitors_are_told() -> None:
    async def story(come: Callable[[], Awaitable[Line]]) -> None:
        first, writer = await come()
        writer.write(WHOLE)
        await first.readuntil(b"\r\n\r\n")
        refused, other = await come()
        assert b"too many connections" in await refused.read()
        other.close()
        writer.close()

    behind_limits(story, files=SPARE_FILES + 1)


def test_the_limits_of_the_system_are_said_at_the_start(server: Server) -> None:
    assert "open files: room for" in server.log.read_text()


# What goes wrong on the way


@pytest.mark.parametrize(("path", "allowed"), [("/api/tables", "GET, HEAD, POST"), ("/healthz", "GET, HEAD")])
def test_a_wrong_method_is_told_the_right_ones(client: Client, path: str, allowed: str) -> None:
    answer = client.ask("DELETE", path)
    assert answer.status_code == 405
    assert answer.headers["allow"] == allowed


def test_a_request_that_breaks_off_is_no_failure_of_the_server(start: Callable[..., Server]) -> None:
    server = start("--log=info")
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{")
    with Client(server.address) as client:
        assert client.ask("GET", "/healthz").status_code == 200
    server.stop()
    assert "traceback" not in server.log.read_text()
