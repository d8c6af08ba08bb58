"""Players who keep a table waiting: when somebody who is here counts as idle, and who wants a bot for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from tabletown.server.stored_table import StoredTable
from tabletown.server.table_settings import TableSettings


class Waiting:
    """The time that players get for their choices."""

    def __init__(self, table: StoredTable, tell_table: Callable[[], None]) -> None:
        self.table = table
        self.tell_table = tell_table
        self.long = False
        """Whether those who have to choose now have kept the table waiting for long."""
        self.since = 0.0
        """Since when they have had to choose, by the clock of the loop."""
        self.timer: asyncio.TimerHandle | None = None

    @property
    def wishes(self) -> dict[int, list[int]]:
        """By seat of somebody who is idle, who wants a bot to play there."""
        return self.table.settings.asked(self.table.course.seq).wishes

    def restart(self) -> bool:
        """There are new choices before people: they get their time. Whether it had been long."""
        was_long, self.long = self.long, False
        if self.table.status != "playing" or self.table.ended:
            self.end()
            return was_long
        loop = asyncio.get_running_loop()
        self.since = loop.time()
        if self.timer is None:  # otherwise it finds out by itself that it has to wait for longer
            self.timer = loop.call_later(self.table.services.idle_after, self._look)
        return was_long

    def end(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _look(self) -> None:
        """Time is up, unless somebody has chosen meanwhile."""
        loop = asyncio.get_running_loop()
        left = self.since + self.table.services.idle_after - loop.time()
        if left > 0:
            self.timer = loop.call_later(left, self._look)
            return
        self.timer = None
        self.long = True
        self.tell_table()

    def for_seat(self, seat: int) -> bool:
        """Whether the table has waited long for the person on this seat."""
        there = self.table.settings.seats[seat]
        alone = len(self.table.settings.seats) == 1
        return self.long and not alone and there.person and not there.standin and self.table.course.asks(seat)

    def wish(self, settings: TableSettings, seat: int, mine: int, here: set[int]) -> bool:
        """Notes in the settings that somebody wants a bot for an idle person; True when all who are here want it."""
        asked = settings.asked(self.table.course.seq)
        wanted = sorted({*asked.wishes.get(seat, ()), mine})
        settings.last_asked = replace(asked, wishes={**asked.wishes, seat: wanted})
        return set(wanted).issuperset(other for other in settings.others(seat) if other in here)
