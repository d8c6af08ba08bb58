"""One table in memory: what is stored of it, with one helper for each thing that can happen there."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

from msgspec.structs import replace

from tabletown.kernel.memory import JournalEntry
from tabletown.server import daily
from tabletown.server.archiving import TableArchive
from tabletown.server.catching_up import CatchingUp
from tabletown.server.chat import TableChat
from tabletown.server.consent import Consent
from tabletown.server.hints import TableHints
from tabletown.server.lessons import TableCoach
from tabletown.server.limits import Limits
from tabletown.server.loading import Loading
from tabletown.server.looking_back import LookingBack
from tabletown.server.others import News
from tabletown.server.play import Play
from tabletown.server.problems import RequestRefused, refused
from tabletown.server.record import result_rows
from tabletown.server.reviewing import TableReview
from tabletown.server.seating import Seating
from tabletown.server.store import Change, LogRow, ResultRow, StoreTrouble, TableRow
from tabletown.server.stored_table import Services, StoredTable
from tabletown.server.table_bots import TableBots
from tabletown.server.table_settings import hashed
from tabletown.server.telling import Telling
from tabletown.server.viewers import Viewers
from tabletown.server.waiting import Waiting

log = logging.getLogger("tabletown")


class Table(StoredTable):
    """A table's seats, its game, and those who look on."""

    def __init__(self, services: Services, row: TableRow) -> None:
        super().__init__(services, row)
        self.limits = Limits(services.limits.limits)
        """How much each seat may do, with however many connections."""
        self.viewers = Viewers(len(self.settings.seats), self._catch_up_soon)
        self.archive = TableArchive(self)
        self.looking_back = LookingBack(self, self.archive)
        self.review = TableReview(self)
        self.seating = Seating(self, self._tell_start, self._tell_table)
        self.play = Play(self, self._tell_move)
        self.consent = Consent(self, self._tell_move, self._tell_table)
        self.chat = TableChat(self, self.viewers)
        self.hints = TableHints(self, self.viewers)
        self.coach = TableCoach(self)
        self.waiting = Waiting(self, self._tell_table)
        self.telling = Telling(self, self.viewers, self.consent, self.waiting, self.chat, self.looking_back)
        self.bots = TableBots(self, self.play, self.viewers, self.waiting, self.telling)
        self.loading = Loading(self, self.archive)
        self.news: deque[News | None] = deque()
        self.hearing: asyncio.Task[None] | None = None
        self.catching_up = CatchingUp(
            self, self.loading, self.chat, self._tell_table, self._tell_start, self._tell_update
        )

    async def load(self) -> None:
        """Takes up the game where the store has it."""
        self.telling.trouble = await self.loading.load()
        self.waiting.restart()
        await self.chat.load()

    async def catch_up(self) -> None:
        await self.catching_up.run()

    async def refresh(self) -> None:
        """Whoever comes to the table comes to what is stored."""
        async with self.lock:
            await self.catching_up.look()

    def hear(self, news: News | None) -> None:
        """Another process has changed the table; one thing after the other is taken over.

        Where nobody looks on and no bot thinks, that would be done for nobody: whoever comes looks at the store.
        """
        if self.viewers.all or self.working():
            self.news.append(news)
            self._catch_up_soon()
        else:
            self.news = deque((None,))

    def _catch_up_soon(self) -> None:
        if self.news and (self.hearing is None or self.hearing.done()):
            self.hearing = asyncio.create_task(self._hear())

    @property
    def behind(self) -> bool:
        """Whether other processes have changed more than is known here."""
        return bool(self.news)

    async def _hear(self) -> None:
        while self.news and not self.ended:
            try:
                async with self.lock:
                    await self.catching_up.hear(self.news.popleft())
            except (RequestRefused, StoreTrouble):  # it is found out again by whoever comes, or plays
                log.info("news of a table were not taken over", extra={"table": self.id})
            except Exception:  # whatever it is, this table is read anew, and the others go on
                log.exception("news of a table cannot be taken over", extra={"table": self.id})
                self.services.forget(self)

    async def admit(self, token: str) -> int | None:
        """The seat that a token opens; None for onlookers, who have to be welcome.

        While the deal of a day is played, only those look on who show the key of a player that has played it.
        """
        settings = self.settings
        if settings.daily and settings.opened_by(token) is None:
            if not await daily.may_look(self.services.store, settings, hashed(token) if token else ""):
                raise refused("daily-closed", 403)
            return None
        seat = settings.seat_of(token) if token else None
        self.may_watch(seat)
        return seat

    async def claim(self, token: str, player: str) -> None:
        """The seat that a token opens gets into this player's record, unless it is in that of somebody else."""
        await self.in_turn(lambda: self._claim(token, player))

    async def _claim(self, token: str, player: str) -> None:
        seat = self.settings.opened_by(token)
        if seat is None or self.settings.seats[seat].record not in ("", player):
            return
        if self.settings.seats[seat].record and self.status != "over":
            return
        settings = self.changed_settings()
        settings.seats[seat].record = player
        changed, state = self.changed, self.course.state
        rows: tuple[ResultRow, ...] = ()
        if self.status == "over" and state is not None:
            rows = result_rows(self.game, self.id, settings, state, len(self.course.moves), changed)
        row = replace(self.row(settings, self.status), changed=changed)  # that somebody remembers it is no news
        await self.store(Change(table=row, results=rows))
        self.changed = changed
        self.settings = settings

    # What is told when something has been stored and acknowledged

    def _tell_table(self) -> None:
        self.telling.table()

    def _tell_start(self, row: LogRow, journal: list[JournalEntry]) -> None:
        self.waiting.restart()
        self.telling.table()
        self.telling.update(row, journal, undone=False)
        self.bots.wake()

    def _tell_move(self, row: LogRow, journal: list[JournalEntry], undone: bool) -> None:
        """What was played here: the archive is written here, too."""
        self._tell_update(row, journal, undone)
        if self.status == "over":
            self.archive.begin()

    def _tell_update(self, row: LogRow, journal: list[JournalEntry], undone: bool) -> None:
        """Everybody is told, then it is the bots' turn."""
        had_proposal = self.consent.fell()
        was_long = self.waiting.restart()
        self.telling.update(row, journal, undone)
        if self.status == "over" or had_proposal or was_long:
            self.telling.table()
        if not undone and not self.settings.seats[row.seat].player:
            self.telling.all_clear()
        self.bots.wake()

    # Putting away

    def working(self) -> bool:
        """Whether a bot thinks about it, or it is written down."""
        tasks = (self.bots.thinking, self.archive.writing, self.review.working)
        return any(task is not None and not task.done() for task in tasks)

    def end(self) -> None:
        """Nobody looks on any more, and no bot thinks about it."""
        super().end()
        self.waiting.end()
        self.bots.end()
        self.archive.end()
        self.hints.end()
        self.review.end()
        self.viewers.close()
