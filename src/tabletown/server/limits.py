"""How often somebody may ask for something: enough for every player, too little for a flood."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.types import Scope

from tabletown.server.problems import refused

MOST_CLIENTS: Final = 20_000
ROUNDING: Final = 1e-9
"""Seconds. Whoever has waited as long as told is let in, however the numbers were rounded."""

Clock = Callable[[], float]


class Limit(NamedTuple):
    """So many at once, and after that one every so many seconds."""

    burst: int
    every: float


LIMITS: Final[Mapping[str, Limit]] = {
    # for each seat at a table
    "moves": Limit(30, 0.1),
    "chat": Limit(5, 2.0),
    "hints": Limit(5, 2.0),
    "warnings": Limit(20, 0.5),
    "messages": Limit(20, 0.2),
    # for each client address
    "requests": Limit(200, 0.02),  # each counts as much as it costs
    "files": Limit(4000, 0.005),
    "sockets": Limit(300, 0.1),
    "connections": Limit(30, 2.0),  # without the key to a seat
    "joins": Limit(20, 5.0),
    "tables": Limit(10, 30.0),
    "studies": Limit(5, 60.0),
}


class Bucket:
    """Holds a burst of tokens and gets a new one every so often, until it is full again."""

    def __init__(self, limit: Limit, clock: Clock = monotonic) -> None:
        self.limit = limit
        self.clock = clock
        self.full_at = clock()
        """When it is full again, if nobody takes anything."""

    def take(self, cost: int = 1) -> float:
        """Takes tokens: 0, or the seconds until there are so many. Asking too early costs nothing."""
        now = self.clock()
        full_at = max(self.full_at, now)
        wait = full_at - now - (self.limit.burst - cost) * self.limit.every
        if wait > ROUNDING:
            return wait
        self.full_at = full_at + cost * self.limit.every
        return 0.0


class Limits:
    """A bucket for each client and each thing it asks for. Those who have not asked for longest are forgotten."""

    def __init__(
        self, limits: Mapping[str, Limit] = LIMITS, clock: Clock = monotonic, most: int = MOST_CLIENTS
    ) -> None:
        self.limits = limits
        self.clock = clock
        self.most = most
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def allow(self, client: str, what: str, cost: int = 1) -> float:
        """0 if this client may have this now, else the seconds to wait. What has no limit is always allowed."""
        if what not in self.limits:
            return 0.0
        key = (client, what)
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.limits[what], self.clock)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket.take(min(cost, self.limits[what].burst))


def check(limits: Limits, client: str, what: str, cost: int = 1) -> None:
    """Refuses a client that asks for too much; what costs much counts as several."""
    seconds = limits.allow(client, what, cost)
    if seconds > 0:
        raise refused("slow-down", 429, seconds=int(seconds) + 1)


def check_file(scope: Scope) -> None:
    """Refuses a client that asks for too many files of the browser part."""
    connection = HTTPConnection(scope)
    check(connection.app.state.manager.limits, client(connection), "files")


def client(connection: HTTPConnection) -> str:
    """Whom a request or a socket is from."""
    return client_of(connection.client.host if connection.client else "")


def client_of(address: str) -> str:
    """Who an address stands for: of IPv6, everybody gets a whole network of 64 bits, so that counts as one."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return f"{IPv6Address(int(ip) >> 64 << 64)}/64"
