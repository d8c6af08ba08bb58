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
        self.timer: asyncio.TimerHandle | None = None

    @property
    def wishes(self) -> dict[int, list[int]]:
        """By seat of somebody who is idle, who wants a bot to play there."""
        return self.table.settings.asked(self.table.course.seq).wishes

    def restart(self) -> bool:
        """There are new choices before people: they get their time. Whether it had been long."""
        was_long, self.long = self.long, False
        self.end()
        if self.table.status == "playing" and not self.table.ended:
            self.timer = asyncio.get_running_loop().call_later(self.table.services.idle_after, self._waited)
        return was_long

    def end(self) -> None:
        if self.timer is not None:
            self.timer.cancel()

    def _waited(self) -> None:
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
