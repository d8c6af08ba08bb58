"""The other processes that serve the same tables: what they change, who is with them, whose bots think there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from tabletown.server.store import LogRow


class Elsewhere(msgspec.Struct, frozen=True, array_like=True):
    """Who looks on at a table, as one process tells the others."""

    seats: list[int]
    watchers: int


NOBODY: Final = Elsewhere([], 0)


class News(msgspec.Struct, frozen=True, array_like=True):
    """What one process tells the others when it has changed a table."""

    process: str
    table: str
    revision: int
    """That of the table before, if the news is a row of its log."""
    log_row: LogRow | None = None
    """The row, if it is short enough and nothing else has changed."""


Hear = Callable[[News | None], None]
"""Hears what another process has changed; None: it may be anything, because news were missed."""


class Others(Protocol):
    """How a process and the others know of each other."""

    shared: bool
    """Whether there can be others."""

    def attend(self, hear: Hear) -> None:
        """From now on, news are heard."""

    async def may_think(self, table: str) -> float:
        """0 if bots of this table may think in this process now; else the seconds after which to ask again."""

    async def meet(self, here: dict[str, Elsewhere]) -> dict[str, Elsewhere]:
        """Tells the others who is here, at which table; who is with them. Whoever is silent for long has nobody."""

    async def close(self) -> None:
        """The others need not wait any more for this one."""


class NoOthers:
    """One process serves alone."""

    shared = False

    def attend(self, hear: Hear) -> None:
        pass

    async def may_think(self, table: str) -> float:
        return 0.0

    async def meet(self, here: dict[str, Elsewhere]) -> dict[str, Elsewhere]:
        return {}

    async def close(self) -> None:
        pass
