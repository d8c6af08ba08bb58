"""The review of a finished game: worked out once, part by part, between other thoughts of bots, and kept."""

from __future__ import annotations

import asyncio

import msgspec

from tabletown.bots.findings import Review
from tabletown.bots.review import Reviewing, usual_effort
from tabletown.server.bot_workers import NoAnswer
from tabletown.server.problems import refused
from tabletown.server.protocol import ReviewShown
from tabletown.server.store import Change
from tabletown.server.stored_table import StoredTable


class TableReview:
    """The review of one table, for whoever may look back on it."""

    def __init__(self, table: StoredTable) -> None:
        self.table = table
        self.found: Review | None = None
        self.share = 0.0
        """How much of it is worked out."""
        self.working: asyncio.Task[Review] | None = None

    async def ask(self, client: str) -> ReviewShown:
        """The review, or how much of it is done; whoever asks first begins it. While a game runs there is none."""
        table = self.table
        if table.status != "over":
            raise refused("no-review", 403)
        self.found = self.found or self._read(await table.services.store.review(table.id))
        if self.found is None:
            if table.settings.past_versions or table.last_archived is not None:
                raise refused("review-other-rules")
            if self.working is None:
                self.working = asyncio.create_task(self._work(client))
            await self._look()
        return ReviewShown(1.0 if self.found else self.share, self.found)

    async def _look(self) -> None:
        """Whether it is there by now; what went wrong is told once, then it can be tried again."""
        assert self.working is not None
        if self.working.done():
            working, self.working = self.working, None
            try:
                self.found = working.result()
            except NoAnswer:
                raise refused("bot-trouble", 503) from None

    async def _work(self, client: str) -> Review:
        table = self.table
        workers = table.services.bot_workers
        start, moves = await table.at(0), table.course.moves[:]
        effort = usual_effort(table.game, workers.is_compiled())
        dealt = table.settings.origin is None
        reviewing = await asyncio.to_thread(Reviewing, start, moves, table.id, effort, dealt)
        while (part := reviewing.next()) is not None:
            self.share = reviewing.share()
            reviewing.take(await workers.review(start, moves, part, table.id, client))
        review = await asyncio.to_thread(reviewing.review)
        async with table.lock:
            await table.store(Change(review=msgspec.json.encode(review).decode()))
        return review

    def _read(self, stored: str | None) -> Review | None:
        """One that was kept by an earlier release is made anew, if it was another kind of record then."""
        try:
            return None if stored is None else msgspec.json.decode(stored, type=Review)
        except msgspec.ValidationError:
            return None

    def end(self) -> None:
        if self.working is not None:
            self.working.cancel()
