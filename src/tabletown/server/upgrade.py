"""From a request to an open web socket: the protocol class that uvicorn hands such requests to.

The application answers as it answers every request, by ASGI: it refuses, or finds this object in the scope and accepts.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import unquote

from starlette.types import Message, Scope
from uvicorn import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from tabletown.server.live_socket import QUIET, Listener, LiveSocket

EXTENSION: Final = "tabletown.upgrade"
"""The extension of ASGI under which the application finds it."""
SWITCHING: Final = HTTPStatus.SWITCHING_PROTOCOLS

log = logging.getLogger("tabletown")


class Upgrade(asyncio.Protocol):
    """A request for a web socket."""

    transport: asyncio.Transport
    response: Response

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.config = config
        self.tasks = server_state.tasks
        self.connections: set[Any] = server_state.connections
        self.app_state = app_state
        self.handshake = ServerProtocol(logger=QUIET)
        self.answered = False
        self.gone = False
        self.loop = asyncio.get_running_loop()

    # As uvicorn wants it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self.connections.add(self)

    def data_received(self, data: bytes) -> None:
        """The request, as uvicorn has read it; nothing else is read before it is answered."""
        self.transport.pause_reading()
        self.handshake.receive_data(data)
        request = next(iter(self.handshake.events_received()), None)
        if not isinstance(request, Request):
            self._answer(self.handshake.reject(HTTPStatus.BAD_REQUEST, ""))
            return
        self.response = self.handshake.accept(request)
        if self.response.status_code != SWITCHING:
            self._answer(self.response)
            return
        task = self.loop.create_task(self._ask(self._scope(request)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = self.answered = True
        self.connections.discard(self)

    def shutdown(self) -> None:
        """The server ends."""
        self.transport.close()

    # As ASGI wants it

    async def _ask(self, scope: Scope) -> None:
        try:
            await self.config.loaded_app(scope, self._receive, self._send)
        except Exception:
            log.exception("a request for a web socket failed")
        if not self.answered:
            self._answer(self.handshake.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))

    async def _receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def _send(self, message: Message) -> None:
        if message["type"] != "websocket.close":
            raise RuntimeError(f"{message['type']} before a web socket was accepted")
        if not self.answered:
            self._answer(self.handshake.reject(HTTPStatus.FORBIDDEN, ""))

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        root = self.config.root_path
        return {
            "type": "websocket",
            "asgi": {"version": self.config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self.transport) else "ws",
            "server": get_local_addr(self.transport),
            "client": get_remote_addr(self.transport),
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [(name.encode("ascii"), value.encode("latin-1")) for name, value in request.headers.raw_items()],
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {EXTENSION: self},
        }

    # Answering

    def accept(self, listener: Listener) -> LiveSocket:
        """Opens the socket for a listener, who is soon told if the client is gone already."""
        self.connections.discard(self)
        log.info("a web socket was accepted")
        self._write(self.response)
        socket = LiveSocket(self.transport, listener, self.connections)
        if self.gone:
            self.loop.call_soon(socket.connection_lost, None)
        return socket

    def _answer(self, response: Response) -> None:
        """Refuses."""
        self._write(response)
        self.transport.close()

    def _write(self, response: Response) -> None:
        self.answered = True
        self.handshake.send_response(response)
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.handshake.data_to_send()))


async def answer_passed(
    config: Config, server_state: ServerState, app_state: dict[str, Any], passed: socket.socket, request: bytes
) -> None:
    """Answers a request that another process has read, and whose socket it has passed on, as if it had come in here."""
    with suppress(OSError):  # the client is gone
        transport, _ = await asyncio.get_running_loop().connect_accepted_socket(asyncio.Protocol, passed)
        if not transport.is_closing():
            upgrade = Upgrade(config, server_state, app_state)
            transport.set_protocol(upgrade)
            upgrade.connection_made(transport)
            upgrade.data_received(request)
