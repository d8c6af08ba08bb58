"""Who sits at a table, until the game begins: joining, coming with a number of one's own, starting."""

from __future__ import annotations

from collections.abc import Callable

from tabletown.kernel.errors import BadInput
from tabletown.kernel.memory import JournalEntry
from tabletown.kernel.state import State
from tabletown.server import clock
from tabletown.server.alone import attempt_row
from tabletown.server.log_rows import written_journal
from tabletown.server.problems import refused
from tabletown.server.protocol import Join
from tabletown.server.store import Change, LogRow
from tabletown.server.stored_table import StoredTable, in_turn, snapshot_row, unasked
from tabletown.server.table_settings import TableSettings

TellStart = Callable[[LogRow, list[JournalEntry]], None]
"""Tells everybody that the game has begun, with what happened before anybody chose."""


class Seating:
    """Fills the seats of one table."""

    def __init__(self, table: StoredTable, tell_start: TellStart, tell_table: Callable[[], None]) -> None:
        self.table = table
        self.tell_start = tell_start
        self.tell_table = tell_table

    @in_turn
    async def join(self, name: str, wanted: Join) -> tuple[int, str]:
        """A person takes the first open seat, or comes back for the one just taken: its number and the key to it."""
        table = self.table
        taken = table.settings.opened_by(wanted.token)
        if taken is not None:
            return taken, wanted.token
        if not table.listed and wanted.invite != table.settings.invite:
            raise refused("not-invited", 403)
        if table.status != "waiting":
            raise refused("already-started")
        seat = next((number for number, there in enumerate(table.settings.seats) if there.open), None)
        if seat is None:
            raise refused("table-full")
        settings = table.changed_settings()
        token = settings.sit(seat, name, wanted.adds, wanted.token, wanted.player)
        await self.settle(settings)
        return seat, token

    @in_turn
    async def arrive(self, seat: int, entropy: str) -> None:
        """Somebody for whom the game waits has come. What the number could be tried against is all fixed by now."""
        table = self.table
        if table.status == "waiting" and not table.settings.seats[seat].ready:
            settings = table.changed_settings()
            settings.seats[seat].ready = True
            settings.seats[seat].entropy = entropy
            await self.settle(settings)

    @in_turn
    async def start(self, seat: int, bot: str) -> None:
        """The host does not wait any longer."""
        table = self.table
        if seat != table.settings.host:
            raise refused("not-host", 403)
        if table.status != "waiting":
            raise refused("already-started")
        settings = table.changed_settings()
        for other, there in enumerate(settings.seats):
            if there.open:
                settings.fill(other, bot)
            elif not there.ready:
                there.ready = True
                there.standin = bot
        await self.settle(settings)

    async def settle(self, settings: TableSettings) -> None:
        """Stores who sits where; when everybody has come, the game begins. The caller holds the lock."""
        if settings.complete():
            await self._begin(settings)
        else:
            await self.table.store_settings(settings, self.tell_table)

    async def _begin(self, settings: TableSettings) -> None:
        """The seed follows from the server's secret and everybody's numbers; then the cards are dealt."""
        game = self.table.game
        try:
            game.setup(len(settings.seats), settings.options)
        except BadInput as error:  # the table was made before these rules
            raise refused("bad-setup", 422, reason=str(error)) from None
        settings.seed = settings.seed_for(self.table.id)
        await self.begin_at(settings, game.new(len(settings.seats), settings.seed, settings.options, listen=True))

    async def begin_at(self, settings: TableSettings, state: State) -> None:
        """The game begins with this position."""
        table = self.table
        journal = state.deafen()
        start = LogRow(1, "start", -1, 0, f"start-{table.id}", written_journal(journal), clock.now())

        def take_over() -> None:
            table.settings = settings
            table.status = "playing"
            table.course.begin(state, start.seq)

        await table.carry_out(
            Change(
                table=table.row(settings, "playing"),
                log_row=start,
                snapshot=snapshot_row(0, state),
                attempt=attempt_row(table.game, settings, state),
            ),
            take_over,
            unasked,
            lambda: self.tell_start(start, journal),
        )

    async def lead_to(self, next: str) -> None:
        """The rematch is at another table. The caller holds the lock."""
        settings = self.table.changed_settings()
        settings.next = next
        await self.table.store_settings(settings, self.tell_table)
