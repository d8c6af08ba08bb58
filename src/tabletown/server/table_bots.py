"""Bots at a table: they choose where it is their turn, and stand in for people."""

from __future__ import annotations

import asyncio
import logging
from secrets import token_hex
from typing import Final

from msgspec.structs import replace

from tabletown.bots.levels import LEVELS, SUBSTITUTE
from tabletown.kernel.records import Message
from tabletown.server.alone import attempt_row
from tabletown.server.bot_workers import NoAnswer, NotAsked
from tabletown.server.daily import bot_seed
from tabletown.server.play import Play
from tabletown.server.problems import MESSAGES, RequestRefused, refused
from tabletown.server.protocol import Trouble
from tabletown.server.store import StoreTrouble
from tabletown.server.stored_table import StoredTable, in_turn, unasked
from tabletown.server.table_settings import TableSettings
from tabletown.server.telling import Telling
from tabletown.server.viewers import Viewers
from tabletown.server.waiting import Waiting

log = logging.getLogger("tabletown")

PAUSE: Final = 2.0
"""Seconds until a bot that gave no answer is asked again."""


class TableBots:
    """The bots of one table, one after the other."""

    def __init__(self, table: StoredTable, play: Play, viewers: Viewers, waiting: Waiting, telling: Telling) -> None:
        self.table = table
        self.play = play
        self.viewers = viewers
        self.waiting = waiting
        self.telling = telling
        self.thinking: asyncio.Task[None] | None = None

    # Choosing

    def wake(self) -> None:
        """Lets bots choose where it is their turn."""
        if self.table.ended or self._seat_to_act() is None:
            return
        if self.thinking is None or self.thinking.done():
            self.thinking = asyncio.create_task(self._run())

    def _seat_to_act(self) -> int | None:
        """A seat for which a bot chooses now; none while nobody looks on and nobody has to come back for a move."""
        state, seats = self.table.course.state, self.table.settings.seats
        if state is None or (not self.viewers.all and all(seat.player for seat in seats)):
            return None
        actors = state.actors()
        if self.table.settings.daily and any(not seats[seat].player for seat in actors):
            return None  # who chooses first must not depend on how quick somebody is
        return next((seat for seat in actors if seats[seat].player), None)

    async def _run(self) -> None:
        table = self.table
        others = table.services.store.others
        while (seat := self._seat_to_act()) is not None:
            try:
                wait = await others.may_think(table.id)
            except StoreTrouble:
                wait = PAUSE
            if wait:
                await asyncio.sleep(wait)
                continue
            seq = table.course.seq
            bot = table.settings.seats[seat].player
            try:
                code: int | None = await self._choice(seat, bot)
            except NoAnswer as error:
                log.error("a bot found no answer", extra={"table": table.id, "bot": bot, "reason": str(error)})
                if bot in LEVELS.values() or isinstance(error, NotAsked):
                    await asyncio.sleep(PAUSE)
                    continue
                code = None
            try:
                await self._carry_out(seat, bot, seq, code)
            except RequestRefused as refusal:
                if refusal.code == "store":
                    await table.services.mended()
                elif refusal.code != "stale":  # other processes were faster, again and again
                    raise

    @in_turn
    async def _carry_out(self, seat: int, bot: str, seq: int, code: int | None) -> None:
        """What a bot has chosen, or that it failed, unless it is not asked any more."""
        table = self.table
        if table.settings.seats[seat].player != bot:
            return
        if code is None:
            await self._replace(seat, bot)
        elif seat in table.started().actors() and table.course.asked[seat] <= seq:
            await self.play.play(seat, code, f"bot-{token_hex(8)}", unasked)

    async def _choice(self, seat: int, bot: str) -> int:
        table = self.table
        with table.services.metrics.thought.time():
            workers = table.services.bot_workers
            return await workers.choose(table.started(), seat, bot, self._seed(seat), table.id, self.viewers.client)

    def _seed(self, seat: int) -> str:
        """The chance of a bot: at the deal of a day, the same as everywhere."""
        table = self.table
        if not table.settings.daily:
            return token_hex(8)
        return bot_seed(table.settings, seat, sum(mover == seat for mover, _ in table.course.moves))

    async def _replace(self, seat: int, bot: str) -> None:
        """A bot from outside has failed: a beginner plays on, and everybody is told. The host finds why in the log."""
        settings = self.table.changed_settings()
        there = settings.seats[seat]
        if there.bot:
            there.bot = SUBSTITUTE
        else:
            there.standin = SUBSTITUTE
        await self.table.store_settings(settings, self.telling.table)
        message = Message("trouble-bot", {"bot": bot, "name": there.name})
        self.telling.warn(Trouble("bot", message, MESSAGES.say(message), over=False))

    # Standing in

    @in_turn
    async def stand_in(self, mine: int, seat: int, bot: str) -> None:
        """A bot plays for a person, or gives the seat back."""
        table = self.table
        if seat >= len(table.settings.seats) or not table.settings.seats[seat].person:
            raise refused("bad-request", 422, reason="there is no person on this seat")
        if not bot and seat != mine:
            raise refused("not-your-seat", 403, seat=table.settings.seats[seat].name)
        settings = table.changed_settings()
        if seat != mine and not self._may_replace(settings, seat, mine):
            await table.store_settings(settings, self.telling.table)
            return
        if table.status != "playing":
            raise refused("over" if table.status == "over" else "not-started")
        settings.seats[seat].standin = bot
        settings.seats[seat].lent = bool(bot) and seat == mine
        settings.spoilt = "bot" if settings.deal and bot else settings.spoilt
        asked = settings.asked(table.course.seq)
        settings.last_asked = replace(asked, wishes={other: by for other, by in asked.wishes.items() if other != seat})
        attempt = attempt_row(table.game, settings, table.started())
        await table.store_settings(settings, self.telling.table, attempt)
        self.wake()

    def _may_replace(self, settings: TableSettings, seat: int, mine: int) -> bool:
        """Whether another may put a bot on this seat: its person is gone, or idle and all who are here want it."""
        name = settings.seats[seat].name
        here = self.viewers.seats()
        if seat in here:
            if not self.waiting.for_seat(seat):
                raise refused("person-here", seat=name)
            return self.waiting.wish(settings, seat, mine, here)
        if self.viewers.gone_for(seat) < self.table.services.patience:
            raise refused("person-just-left", seat=name)
        return True

    def end(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
