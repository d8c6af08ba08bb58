"""HTTP connections: how many may come in from one address, how long a request may take, who answers at a live table."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tabletown.server.gathering import Gathering
from tabletown.server.limits import client_of
from tabletown.server.problems import refused

ARRIVAL_SECONDS: Final = 30.0
"""A request has to be here as a whole within this time, however slowly it trickles in."""
MOST_FROM_ONE: Final = 1000
"""HTTP connections at once from one address. Live ones are counted by the table manager."""
SPARE_FILES: Final = 200
"""Open files that are left for the store, the bots and the log."""
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 30\r\n"
    b"Content-Type: text/plain; charset=utf-8\r\nContent-Length: %d\r\n\r\n%s"
)


class LimitedHttp(H11Protocol):
    """One HTTP connection."""

    inside: Counter[str]
    """HTTP connections by address."""
    most: int
    """Connections of all kinds at once."""
    proxies: frozenset[str]
    """Who comes for many others, and is not counted."""
    gathering: Gathering
    arrival: asyncio.TimerHandle | None = None
    counted = ""
    live = False
    """Whether it has become a socket, which stays open as long as somebody plays."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        address = client_of(host)
        if len(self.connections) > self.most or self.inside[address] >= MOST_FROM_ONE:
            sentence = str(refused("too-many-connections")).encode()
            transport.write(FULL % (len(sentence), sentence))
            transport.close()
        elif host not in self.proxies:
            self.counted = address
            self.inside[address] += 1
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Answers it here, unless the table is at home in another process and that one takes it."""
        self.live = True
        self._forget()
        stay = partial(super().handle_websocket_upgrade, event)
        encrypted = self.scheme != "http"  # nobody else has the key
        if encrypted or not self.gathering.pass_on(event.target, head(event), self.transport, stay):
            stay()

    def shutdown(self) -> None:
        if self.live:  # it is being passed on
            self.transport.close()
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """The time runs from the first byte that is missing to the last, not from byte to byte."""
        missing = not self.live and self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if missing and self.arrival is None:
            self.arrival = self.loop.call_later(ARRIVAL_SECONDS, self.transport.close)
        elif not missing:
            self._stop_watching()

    def _stop_watching(self) -> None:
        if self.arrival is not None:
            self.arrival.cancel()
            self.arrival = None

    def _forget(self) -> None:
        self._stop_watching()
        if self.counted:
            self.inside[self.counted] -= 1
            if not self.inside[self.counted]:
                del self.inside[self.counted]
            self.counted = ""


def head(event: h11.Request) -> bytes:
    """A request for a web socket, in words that can be read again."""
    lines = [b"%b %b HTTP/1.1" % (event.method, event.target), *(b"%b: %b" % header for header in event.headers)]
    return b"\r\n".join([*lines, b"", b""])


def limited_http(files: int, proxies: str, gathering: Gathering) -> type[LimitedHttp]:
    """The protocol class of one server, whose system allows so many open files."""

    class OwnLimits(LimitedHttp):
        pass

    OwnLimits.inside = Counter()
    OwnLimits.most = most_connections(files)
    OwnLimits.proxies = frozenset(address.strip() for address in proxies.split(",") if address.strip())
    OwnLimits.gathering = gathering
    return OwnLimits


def most_connections(files: int) -> int:
    return max(1, files - SPARE_FILES)
