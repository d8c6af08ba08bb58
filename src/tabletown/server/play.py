"""Moves at a table, of people and of bots."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tabletown.kernel.errors import IllegalAction
from tabletown.kernel.records import Refusal
from tabletown.server import clock
from tabletown.server.alone import attempt_row
from tabletown.server.consent import TellMove
from tabletown.server.log_rows import written_journal
from tabletown.server.problems import illegal, refused
from tabletown.server.record import result_rows
from tabletown.server.store import Change, LogRow
from tabletown.server.stored_table import Acknowledge, StoredTable, in_turn, snapshot_row

SNAPSHOT_EVERY: Final = 25


class Play:
    """Carries out what seats choose."""

    def __init__(self, table: StoredTable, tell_move: TellMove) -> None:
        self.table = table
        self.tell_move = tell_move
        self.counters = {
            player: table.services.metrics.moves.labels(table.game.slug, player) for player in ("bot", "person")
        }

    def why(self, seat: int, elements: list[str]) -> Refusal | None:
        """Why these elements of the table cannot be used together now; None if they can."""
        return self.table.started().why_not(seat, elements)

    @in_turn
    async def move(self, seat: int, key: str, seq: int, code: int, acknowledge: Acknowledge) -> None:
        """Plays a choice. One that was stored already is acknowledged again."""
        table = self.table
        if table.answered(seat, key, acknowledge):
            return
        table.started()
        if not table.course.may_answer(seat, seq):
            raise refused("stale")
        await self.play(seat, code, key, acknowledge)

    async def play(self, seat: int, code: int, key: str, acknowledge: Acknowledge) -> None:
        """Tries the move on a copy, which takes over when it is stored. The caller holds the lock."""
        table = self.table
        history = table.course.history
        assert history is not None
        try:
            after = history.after(seat, code)
        except IllegalAction as error:
            raise illegal(table.game, error, table.settings.names(), seat) from None
        journal = after.deafen()
        move = len(history.moves) + 1
        row = LogRow(table.course.seq + 1, "move", seat, code, key, written_journal(journal), clock.now())
        settings = replace(table.settings, hash=after.hash()) if after.over else table.settings

        def take_over() -> None:
            table.course.play(row, after)
            table.settings = settings
            table.status = "over" if after.over else table.status
            self.counters["bot" if settings.seats[seat].player else "person"].inc()

        await table.carry_out(
            Change(
                table=table.row(settings, "over") if after.over else None,
                log_row=row,
                snapshot=None if move % SNAPSHOT_EVERY else snapshot_row(move, after),
                attempt=attempt_row(table.game, settings, after) if after.over else None,
                results=result_rows(table.game, table.id, settings, after, move, row.at) if after.over else (),
            ),
            take_over,
            acknowledge,
            lambda: self.tell_move(row, journal, False),
        )
