"""Guided first games: how their tables begin, and what their coach says. `tabletown.kernel.lesson` has the lessons."""

from __future__ import annotations

import asyncio
import logging
from functools import cache

from tabletown.bots import LEVELS
from tabletown.kernel import lesson
from tabletown.kernel.errors import BadInput, IllegalAction
from tabletown.kernel.game import Game
from tabletown.kernel.lesson import Coach, Lesson
from tabletown.kernel.recording import play_on
from tabletown.kernel.state import State
from tabletown.server.problems import refused
from tabletown.server.protocol import Coached
from tabletown.server.stored_table import StoredTable
from tabletown.server.table_settings import SeatSettings, TableSettings, clean_name, new_id

log = logging.getLogger(__name__)


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game; one that is broken is none, and the log tells why."""
    try:
        found = lesson.read(game.folder)
        if found is not None:
            lesson.begin(game, found)
            check_level(found.bot)
    except BadInput as error:
        log.warning("no guided game of %s: %s", game.title, error)
        return None
    return found


def check_level(bot: str) -> None:
    if bot not in LEVELS:
        raise BadInput(f"there is no level {bot!r}")


def guided(game: Game, name: str) -> tuple[TableSettings, str, State]:
    """A table for a lesson, the key to its only seat for a person, and the position that it begins with."""
    found = lesson_of(game)
    if found is None:
        raise refused("no-lesson", game=game.title)
    state = game.new(found.seats, found.seed, found.options, listen=True)
    play_on(state, found.moves, "the lesson")
    settings = TableSettings(
        seats=[SeatSettings() for _ in range(found.seats)],
        host=found.seat,
        rules=game.rules,
        content=game.content_id,
        options=state.setup.options,
        undo="free",
        hints=True,
        pace="brisk",
        watch=True,
        invite=new_id(),
        guided=True,
    )
    token = settings.sit(found.seat, clean_name(name))
    for seat in range(found.seats):
        if seat != found.seat:
            settings.fill(seat, LEVELS[found.bot])
    return settings, token, state


class TableCoach:
    """The coach of one table, for whoever learns there. What was said follows from the moves, so nothing is stored."""

    def __init__(self, table: StoredTable) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.coach: Coach | None = None

    async def ask(self, seat: int, id: str) -> Coached:
        """What has been said by now; refused if there is no lesson, or the rules do not lead through it any more."""
        table = self.table
        found = lesson_of(table.game)
        if not table.settings.guided or seat != table.settings.host or found is None:
            raise refused("not-guided", 403)
        table.started()
        if table.settings.past_versions:
            raise refused("lesson-lost")
        async with self.lock:
            seq, moves = table.course.seq, list(table.course.moves)
            if self.coach is None:
                self.coach = Coach(found, await table.at(0))
            try:
                told = await asyncio.to_thread(self.coach.follow, moves)
            except IllegalAction:
                raise refused("lesson-lost") from None
            return Coached(id, seq, told, self.coach.over)
