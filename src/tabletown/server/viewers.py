"""Those who look at a table: connections from seats and from outside."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from tabletown.server.others import NOBODY, Elsewhere
from tabletown.server.problems import refused
from tabletown.server.protocol import FromServer

MOST_PAGES: Final = 20
"""So many connections at once for one seat: tabs, and those that broke off and were not noticed yet."""
WATCHERS_SHOWN: Final = 1000


class Viewer(Protocol):
    """A connection that looks on from a seat, or from outside."""

    seat: int | None
    client: str
    """The address that it comes from."""

    def send(self, message: bytes) -> None:
        """Sends when it can; never waits."""

    def close(self) -> None:
        """Ends the connection; the client comes back by itself."""


class Viewers:
    """All connections to one table."""

    def __init__(self, seats: int, came: Callable[[], None] = lambda: None) -> None:
        self.came = came
        self.all: list[Viewer] = []
        self.elsewhere = NOBODY
        """Who looks on through other processes."""
        self.left = [time.monotonic()] * seats
        """When each seat's person was seen last."""
        self.client = ""
        """The address for which its bots think: that of the player who came last. Tables where nobody was share one."""

    def add(self, viewer: Viewer) -> None:
        self.all.append(viewer)
        self.came()
        if viewer.seat is not None:
            self.client = viewer.client

    def remove(self, viewer: Viewer) -> bool:
        """Whether this one was here."""
        if viewer not in self.all:
            return False
        self.all.remove(viewer)
        if viewer.seat is not None:
            self.left[viewer.seat] = time.monotonic()
        return True

    def lead(self, viewer: Viewer) -> None:
        """From now on this one, who is here, is told first."""
        if self.all[0] is not viewer:
            self.all.remove(viewer)
            self.all.insert(0, viewer)

    def seats(self) -> set[int]:
        """The seats from which somebody looks on."""
        return {*self.here().seats, *self.elsewhere.seats}

    def watchers(self) -> int:
        return min(WATCHERS_SHOWN, self.here().watchers + self.elsewhere.watchers)

    def here(self) -> Elsewhere:
        """Who looks on through this process, as the others are told."""
        seats = {viewer.seat for viewer in self.all if viewer.seat is not None}
        return Elsewhere(sorted(seats), sum(viewer.seat is None for viewer in self.all))

    def hear_of(self, elsewhere: Elsewhere) -> bool:
        """Others tell who is with them; whether that is news."""
        for seat in set(self.elsewhere.seats).difference(elsewhere.seats):
            self.left[seat] = time.monotonic()
        changed, self.elsewhere = self.elsewhere != elsewhere, elsewhere
        return changed

    def gone_for(self, seat: int) -> float:
        """Seconds since this seat's person was seen last."""
        return time.monotonic() - self.left[seat]

    def may_sit(self, seat: int) -> None:
        """A seat is looked at by few pages at once, however many keep its key."""
        if sum(viewer.seat == seat for viewer in self.all) >= MOST_PAGES:
            raise refused("too-many-connections", 429)

    def tell(self, message: FromServer) -> None:
        """The same for everybody."""
        text = encoded(message)
        for viewer in self.all:
            viewer.send(text)

    def tell_each(self, message: Callable[[int | None], FromServer]) -> None:
        """To each audience its own; those on the same seat get the same text."""
        texts: dict[int | None, bytes] = {}
        for viewer in self.all:
            seat = viewer.seat
            if seat not in texts:
                texts[seat] = encoded(message(seat))
            viewer.send(texts[seat])

    def close(self) -> None:
        for viewer in list(self.all):
            viewer.close()


def encoded(message: FromServer) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message)
