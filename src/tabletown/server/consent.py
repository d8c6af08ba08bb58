"""Taking moves back: free where nothing came to light since, otherwise by consent of the others."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from typing import Final

from msgspec.structs import replace

from tabletown.kernel.memory import JournalEntry
from tabletown.server import clock
from tabletown.server.alone import attempt_row
from tabletown.server.log_rows import read_journal
from tabletown.server.problems import refused
from tabletown.server.protocol import Proposal, UndoMeans
from tabletown.server.store import Change, LogRow
from tabletown.server.stored_table import Acknowledge, StoredTable, in_turn

LONGEST_LOG: Final = 20_000
"""So long a log gets with moves that are taken back; no game needs so many."""

TellMove = Callable[[LogRow, list[JournalEntry], bool], None]
"""Tells everybody of the last move, with its journal; or that it is the last again, because others were taken back."""


class Consent:
    """Proposals to take moves back, and answers to them."""

    def __init__(self, table: StoredTable, tell_move: TellMove, tell_table: Callable[[], None]) -> None:
        self.table = table
        self.tell_move = tell_move
        self.tell_table = tell_table

    @property
    def proposal(self) -> Proposal | None:
        """To take moves back; it falls when anything is played."""
        return self.table.settings.asked(self.table.course.seq).proposal

    def fell(self) -> bool:
        """Whether there was a proposal before the last change of the game."""
        return self.table.settings.asked(self.table.course.seq - 1).proposal is not None

    def means(self, seat: int | None) -> UndoMeans:
        """What taking back this seat's last move would need now."""
        return "no" if seat is None else self.means_of_all()[seat]

    def means_of_all(self) -> list[UndoMeans]:
        """The same for each seat."""
        settings = self.table.settings
        seats = range(len(settings.seats))
        if self.table.status != "playing" or settings.undo == "never":
            return ["no" for _ in seats]
        consulted = settings.consulted()
        return [self._means(seat, any(other != seat for other in consulted)) for seat in seats]

    def _means(self, seat: int, with_others: bool) -> UndoMeans:
        if self._target(seat) is None:
            return "no"
        if with_others:
            return "free" if self._free(seat) else "ask"
        return "spoils" if self._spoils(seat) and not self.table.settings.spoilt else "free"

    def _spoils(self, seat: int) -> bool:
        """Whether it would show somebody who plays alone what is to come."""
        history = self.table.course.history
        return bool(self.table.settings.deal) and history is not None and not history.can_undo(seat)

    def _target(self, seat: int) -> int | None:
        """How many moves there were before this seat's last one, if that can be taken back at all."""
        history = self.table.course.history
        if history is None or self.table.course.seq >= LONGEST_LOG:
            return None
        target = history.last_move(seat)
        return target if target is not None and target >= self.table.first_move else None

    def _free(self, seat: int) -> bool:
        """Whether nobody has to be asked, because nothing came to light since."""
        history = self.table.course.history
        return self.table.settings.undo == "free" and history is not None and history.can_undo(seat)

    @in_turn
    async def undo(self, seat: int, key: str, seq: int, acknowledge: Acknowledge) -> None:
        """Takes back a seat's last move, or asks the others whether they agree."""
        table = self.table
        if table.answered(seat, key, acknowledge):
            return
        target = self._checked(seat, seq)
        others = table.settings.others(seat)
        if self._free(seat) or not others:
            await self._go_back(seat, target, key, acknowledge)
        elif self.proposal is None:
            await self._put(Proposal(seat, target, [], others), acknowledge)
        elif self.proposal.seat == seat:
            acknowledge(table.course.seq)
        else:
            raise refused("proposal-open")

    def _checked(self, seat: int, seq: int) -> int:
        """How many moves stay when this seat's last one is taken back; refused if it cannot be at all."""
        table = self.table
        table.started()
        if table.status == "over":
            raise refused("over")
        if table.settings.undo == "never":
            raise refused("undo-never")
        if seq != table.course.seq:
            raise refused("stale")
        if table.course.seq >= LONGEST_LOG:
            raise refused("undo-enough")
        target = self._target(seat)
        if target is None:
            raise refused("undo-nothing")
        return target

    @in_turn
    async def agree(self, seat: int, yes: bool, acknowledge: Acknowledge) -> None:
        """Answers a proposal; when all agree, the game goes back."""
        proposal = self.proposal
        if proposal is None or (seat not in proposal.wanted and seat != proposal.seat):
            raise refused("no-proposal")
        agreed = sorted({*proposal.agreed, seat} & set(proposal.wanted))
        if not yes:
            await self._put(None, acknowledge)
        elif agreed == sorted(proposal.wanted):
            await self._go_back(proposal.seat, proposal.move, f"undo-{token_hex(8)}", acknowledge)
        else:
            await self._put(Proposal(proposal.seat, proposal.move, agreed, proposal.wanted), acknowledge)

    async def _put(self, proposal: Proposal | None, acknowledge: Acknowledge) -> None:
        """This is proposed from now on."""
        settings = self.table.changed_settings()
        settings.last_asked = replace(settings.asked(self.table.course.seq), proposal=proposal)
        await self.table.store_settings(settings, self.tell_table, acknowledge=acknowledge)

    async def _go_back(self, seat: int, target: int, key: str, acknowledge: Acknowledge) -> None:
        """Goes back to the position after `target` moves."""
        table = self.table
        history = table.course.history
        assert history is not None
        state = history.near(target) or await table.at(target)
        last = await table.services.store.log_row(table.id, table.course.seqs[target])
        if last is None:
            raise refused("internal", 500)
        row = LogRow(table.course.seq + 1, "undo", seat, target, key, "[]", clock.now())
        spoils = self._spoils(seat)
        settings = replace(table.settings, spoilt="undo") if spoils else table.settings

        def take_over() -> None:
            table.settings = settings
            table.course.go_back(row, state)

        await table.carry_out(
            Change(
                table=table.row(settings, table.status) if spoils else None,
                log_row=row,
                forget_after=target,
                attempt=attempt_row(table.game, settings, state) if spoils else None,
            ),
            take_over,
            acknowledge,
            lambda: self.tell_move(last, read_journal(last.journal), True),
        )
