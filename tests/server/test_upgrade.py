"""From a request to an open web socket, or to a refusal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.server import ServerState

from tabletown.server.live_socket import LiveSocket
from tabletown.server.upgrade import EXTENSION, Upgrade
from tests.server.test_live_socket import Ear, Line, in_loop

Application = Callable[[Scope, Receive, Send], Awaitable[None]]
HEAD = "GET /api/tables/x/live?y=1 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
KEY = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
LEAST = "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"


class Asked:
    """A request that has come in on a line, and whoever listens if it is accepted."""

    def __init__(self, application: Application, request: str = HEAD + KEY + LEAST) -> None:
        self.state = ServerState()
        config = Config(application, lifespan="off")
        config.load()
        self.line = Line(takes=True)
        self.ear = Ear()
        self.line.reads = True
        self.upgrade = Upgrade(config, self.state, {})
        self.line.protocol = self.upgrade
        self.upgrade.connection_made(self.line)
        self.upgrade.data_received(request.encode())

    async def answer(self) -> str:
        """The first line."""
        while not self.line.sent and not self.upgrade.answered:
            await asyncio.sleep(0)
        return self.line.sent.split(b"\r\n")[0].decode()


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers nothing."""


async def failing(scope: Scope, receive: Receive, send: Send) -> None:
    raise ValueError("a secret")


async def refusing(scope: Scope, receive: Receive, send: Send) -> None:
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.close", "code": 4403})


@pytest.mark.parametrize(
    ("application", "status"), [(nothing, "500"), (failing, "500"), (refusing, "403")], ids=["nothing", "fails", "no"]
)
def test_whoever_is_not_accepted_is_told_and_let_go(application: Application, status: str) -> None:
    async def story() -> None:
        asked = Asked(application)
        assert f" {status} " in await asked.answer()
        assert b"secret" not in asked.line.sent
        await asyncio.sleep(0.001)
        assert asked.line.ended == ["closed"]
        assert asked.state.connections == set()

    in_loop(story)


BAD = {
    "no key": HEAD + KEY[:27] + "\r\n",
    "no version": HEAD + KEY[27:] + "\r\n",
    "another method": HEAD.replace("GET", "POST") + KEY + LEAST,
}


@pytest.mark.parametrize("what", BAD)
def test_a_request_that_is_not_in_order_is_refused_unasked(what: str) -> None:
    async def story() -> None:
        asked = Asked(failing, BAD[what])
        assert " 4" in await asked.answer()
        assert asked.line.ended == ["closed"]

    in_loop(story)


def test_an_open_socket_takes_the_place_of_its_request() -> None:
    scopes: list[Scope] = []

    async def story() -> None:
        async def accepting(scope: Scope, receive: Receive, send: Send) -> None:
            scopes.append(scope)
            scope["extensions"][EXTENSION].accept(asked.ear)

        asked = Asked(accepting)
        assert not asked.line.reads
        assert " 101 " in await asked.answer()
        (socket,) = asked.state.connections
        assert isinstance(socket, LiveSocket)
        assert asked.line.protocol is socket
        assert asked.line.reads
        assert b"permessage-deflate" not in asked.line.sent
        assert (scopes[0]["path"], scopes[0]["query_string"]) == ("/api/tables/x/live", b"y=1")
        socket.cut()
        await asyncio.sleep(0.001)
        assert asked.ear.is_lost

    in_loop(story)


def test_whoever_is_gone_before_the_answer_is_gone_for_the_listener() -> None:
    async def story() -> None:
        async def late(scope: Scope, receive: Receive, send: Send) -> None:
            asked.line.abort()
            await asyncio.sleep(0.001)
            scope["extensions"][EXTENSION].accept(asked.ear)

        asked = Asked(late)
        await asyncio.wait(asked.state.tasks)
        await asyncio.sleep(0.001)
        assert asked.ear.is_lost
        assert asked.line.sent == b""
        assert asked.state.connections == set()

    in_loop(story)
