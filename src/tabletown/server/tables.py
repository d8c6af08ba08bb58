"""All tables of a server: those in memory, and those that are only in the store."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Final

import msgspec

from tabletown.kernel.errors import BadInput
from tabletown.kernel.preparation import Preparation
from tabletown.kernel.records import Message
from tabletown.kernel.state import State
from tabletown.server import catalog, clock, daily, lessons
from tabletown.server.bot_workers import BotWorkers
from tabletown.server.limits import Limits, check
from tabletown.server.metrics import Metrics
from tabletown.server.others import NOBODY, Elsewhere, News
from tabletown.server.problems import MESSAGES, RequestRefused, refused
from tabletown.server.protocol import (
    Continue,
    HeldSeat,
    Join,
    MyTable,
    NewDaily,
    NewGuided,
    NewTable,
    Origin,
    SameDeal,
    Seated,
    TableInfo,
    Trouble,
)
from tabletown.server.response_cache import ResponseCache
from tabletown.server.store import Conflict, Store, StoreTrouble, TableRow
from tabletown.server.stored_table import StoredTable
from tabletown.server.studies import StudyRunner
from tabletown.server.table import Table
from tabletown.server.table_settings import SeatSettings, TableSettings, clean_name, hashed, new_id
from tabletown.server.viewers import Viewer

log = logging.getLogger("tabletown")

IDLE_SECONDS: Final = 600.0
MOST_TABLES: Final = 20_000
"""So many tables are held in memory; more are not made."""
MOST_STRANGERS: Final = 300
"""Connections without a key to a seat, at once, for one address: a whole club may share it."""
MOST_LISTED: Final = 60
GONE_AFTER: Final = 8.0
"""Seconds: a page that is loaded again, or a line that blinks, takes less. Where nothing is limited, this is not."""
IDLE_AFTER: Final = 120.0
"""Seconds until the others may agree on a bot for somebody who is here and does not choose."""
LISTED_FOR: Final = 24 * 3600 * 1000
"""Milliseconds until a table where nothing happens and nobody is leaves the lobby."""
PROBE_SECONDS: Final = 1.0
MEETING_SECONDS: Final = 1.0
FAREWELL_SECONDS: Final = 1.0


def told(code: str, id: str, over: bool) -> Trouble:
    message = Message(id)
    return Trouble(code, message, MESSAGES.say(message), over)


def _less(counter: Counter[str], key: str) -> None:
    """One less; who is at 0 is forgotten."""
    counter[key] -= 1
    if not counter[key]:
        del counter[key]


class TableManager:
    """Finds, makes and puts away tables."""

    def __init__(
        self,
        store: Store,
        bot_workers: BotWorkers,
        limits: Limits,
        studies: StudyRunner | None = None,
        preparation: Preparation | None = None,
    ) -> None:
        self.store = store
        self.bot_workers = bot_workers
        self.limits = limits
        self.studies = studies
        self.preparation = preparation or Preparation()
        self.guests = bot_workers.guests
        self.patience = GONE_AFTER if limits.limits else 0.0
        self.idle_after = IDLE_AFTER
        self.network = ""
        """The address of this server in the local network, where that is not the one that it is opened at."""
        self.metrics = Metrics()
        self.cache = ResponseCache()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.used: dict[str, float] = {}
        self.broken: set[str] = set()
        """Tables that could not be read: the lobby does not show them any more."""
        self.trouble: Trouble | None = None
        """What those who come now have to be told."""
        self.storable = asyncio.Event()
        self.storable.set()
        self.probe: asyncio.Task[None] | None = None
        self.tried = -PROBE_SECONDS
        self.found: str | None = None
        self.connections: Counter[str] = Counter()
        self.strangers: Counter[str] = Counter()
        self.closing = False
        self.meeting: asyncio.Task[None] | None = None
        self.elsewhere: dict[str, Elsewhere] = {}
        """Who is with other processes, by table."""

    @asynccontextmanager
    async def connected(self, viewer: Viewer) -> AsyncIterator[None]:
        """Counts a live connection; RequestRefused if its address has too many that have no key to a seat."""
        client = viewer.client
        check(self.limits, client, "sockets")
        if self.limits.limits and self.strangers[client] >= MOST_STRANGERS:
            raise refused("too-many-connections", 429)
        self.connections[client] += 1
        self.strangers[client] += 1
        self.metrics.connections.inc()
        try:
            yield
        finally:
            self.metrics.connections.dec()
            _less(self.connections, client)
            if viewer.seat is None:
                _less(self.strangers, client)

    def recognised(self, viewer: Viewer) -> None:
        """This connection has shown the key to a seat; the table counts it from now on."""
        _less(self.strangers, viewer.client)

    # Other processes

    def attend(self) -> None:
        """From now on this process hears of the others, and they of it."""
        others = self.store.others
        if others.shared:
            others.attend(self._hear)
            self.meeting = asyncio.create_task(self._meet())

    def _hear(self, news: News | None) -> None:
        if news is None:
            for table in list(self.tables.values()):
                table.hear(None)
        elif news.table in self.tables:
            self.tables[news.table].hear(news)

    async def _meet(self) -> None:
        """Tells the others again and again who is here, and hears who is with them."""
        while True:
            here = {table.id: table.viewers.here() for table in self.tables.values() if table.viewers.all}
            with suppress(StoreTrouble):
                self.elsewhere = await self.store.others.meet(here)
                for table in list(self.tables.values()):
                    if table.viewers.hear_of(self.elsewhere.get(table.id, NOBODY)):
                        table.telling.table()
            await asyncio.sleep(MEETING_SECONDS)

    # Finding

    async def table(self, id: str) -> Table:
        """The table with this id, from memory or from the store."""
        if self.closing:
            raise refused("shutting-down", 503)
        table = self.tables.get(id)
        if table is None:
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self._load(id))
                self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
            table = await asyncio.shield(self.loading[id])
        elif self.store.others.shared:
            await table.refresh()
        self.used[id] = monotonic()
        return table

    async def _load(self, id: str) -> Table:
        row = await self.store.table(id)
        if row is None:
            raise refused("unknown-table", 404)
        catalog.find(row.game)
        try:
            table = Table(self, row)
            await table.load()
        except Conflict:  # another process has taken it up at the same moment, by newer rules
            raise refused("stale") from None
        except (RequestRefused, StoreTrouble):
            raise
        except Exception:  # whatever is wrong with it: the others go on
            log.exception("a table cannot be read", extra={"table": id})
            self.broken.add(id)
            raise refused("broken-table", 500) from None
        self._keep(table)
        if self.store.others.shared:
            await table.refresh()  # what was told while it was loaded was told to nobody
        table.bots.wake()
        return table

    def _keep(self, table: Table) -> None:
        self.tables[table.id] = table
        self.used[table.id] = monotonic()
        self.metrics.tables.set(len(self.tables))

    async def listed(self) -> list[TableInfo]:
        """The tables that the lobby shows: those of this day, and those where somebody is."""
        rows = await self.store.listed(clock.now() - LISTED_FOR, MOST_LISTED)
        here = {
            table.id: table.telling.info()
            for table in self.tables.values()
            if table.listed and table.status != "over" and table.viewers.seats() and not table.behind
        }
        for row in rows:
            with suppress(RequestRefused, BadInput):
                if row.id not in self.broken:
                    here[row.id] = self._outline(row)
        found = [table for table in here.values() if table.status == "waiting" or table.watch]
        return sorted(found, key=lambda table: -table.created)[:MOST_LISTED]

    def _outline(self, row: TableRow) -> TableInfo:
        """What the lobby shows of a table, which need not be loaded for that."""
        table = self.tables.get(row.id)
        if table is None or table.behind:
            table = Table(self, row)
            table.viewers.hear_of(self.elsewhere.get(row.id, NOBODY))
        return table.telling.info()

    async def mine(self, id: str, token: str) -> MyTable:
        """A table as the bearer of a token sees it."""
        table = await self.table(id)
        waiting = table.status == "waiting"
        if waiting:
            seat = table.settings.seat_of(token) if token else None
        else:
            seat = await table.admit(token)
        invite = table.settings.invite if seat is not None and waiting else None
        return MyTable(table.telling.info(), seat, invite, seat is not None and table.course.asks(seat))

    # Making

    async def make(self, wanted: NewTable) -> Seated:
        """A new table with its maker on one seat."""
        game = catalog.find(wanted.game)
        mine = [seat for seat, plan in enumerate(wanted.seats) if plan.kind == "me"]
        if len(mine) != 1:
            raise refused("one-maker", 422)
        try:
            setup = game.setup(len(wanted.seats), wanted.options)
        except BadInput as error:
            raise refused("bad-setup", 422, reason=str(error)) from None
        name = clean_name(wanted.name)
        bots = {seat: self.bot(plan.level) for seat, plan in enumerate(wanted.seats) if plan.kind == "bot"}
        settings = TableSettings(
            seats=[SeatSettings() for _ in wanted.seats],
            host=mine[0],
            rules=game.rules,
            content=game.content_id,
            options=setup.options,
            undo=wanted.undo,
            hints=wanted.hints,
            pace=wanted.pace,
            watch=wanted.watch,
            invite=new_id(),
        )
        settings.deal_alone()
        token = settings.sit(mine[0], name, wanted.adds, player=wanted.player)
        for seat, bot in bots.items():
            settings.fill(seat, bot)
        table = self._blank(game.slug, settings, wanted.listed)
        await self._open(table, settings)
        return Seated(table.id, mine[0], token, settings.invite)

    async def make_guided(self, slug: str, wanted: NewGuided) -> Seated:
        """A guided first game, with its set-up done."""
        game = catalog.find(slug)
        settings, token, state = lessons.guided(game, wanted.name)
        table = self._blank(game.slug, settings, False)
        await self._open(table, settings, state)
        return Seated(table.id, settings.host, token, "")

    def _blank(self, slug: str, settings: TableSettings, listed: bool) -> Table:
        if len(self.tables) >= MOST_TABLES:
            self.sweep(0.0)
        if len(self.tables) >= MOST_TABLES:
            raise refused("too-many-tables", 503)
        id = new_id()
        if not settings.dealt_for:
            settings.commit(id, slug)
        text = msgspec.json.encode(settings).decode()
        return Table(self, TableRow(id, slug, "waiting", listed, clock.now(), clock.now(), text))

    async def _open(self, table: Table, settings: TableSettings, state: State | None = None) -> None:
        """Stores a new table; where everybody is there, the game begins."""
        async with table.lock:
            if state is not None:
                await table.seating.begin_at(settings, state)
            else:
                await table.seating.settle(settings)
        self._keep(table)
        self.metrics.tables_made.labels(table.game.slug).inc()

    async def join(self, id: str, wanted: Join) -> Seated:
        table = await self.table(id)
        seat, token = await table.seating.join(clean_name(wanted.name), wanted)
        return Seated(id, seat, token, table.settings.invite)

    async def rematch(self, id: str, token: str) -> Seated:
        """A new table that waits for the same people. Whoever asks second gets the one that is there."""
        table = await self.table(id)
        seat = table.settings.seat_of(token)
        return Seated(await table.in_turn(lambda: self._following(table, seat)), seat, "", "")

    async def _following(self, table: Table, seat: int) -> str:
        """The id of the table at which the same people play again."""
        if table.status != "over":
            raise refused("not-over", 409)
        if table.settings.next is not None:
            return table.settings.next
        old = table.settings
        seats = [
            SeatSettings(there.name, bot=there.bot, token=there.token, record=there.record, ready=bool(there.bot))
            for there in old.seats
        ]
        settings = msgspec.structs.replace(
            old.anew(table.game),
            seats=seats,
            host=seat,
            invite=new_id(),
            seed="",
            origin=None,
            next=None,
        )
        settings.deal_alone()
        following = self._blank(table.game.slug, settings, False)
        await self._open(following, settings)
        await table.seating.lead_to(following.id)
        return following.id

    async def dealt_at(self, deal: str) -> Table:
        """The table that a deal was made for, when it was played to the end: before, cards could be looked up so."""
        first = await self.store.first_of(deal)
        if first is None:
            raise refused("unknown-deal", 404)
        table = await self.table(first)
        if table.settings.daily:
            raise refused("daily-deal", 409)
        if table.status != "over":
            raise refused("not-over", 403)
        if table.settings.committed != (table.game.rules, table.game.content_id):
            raise refused("old-deal", 409, version=table.settings.rules)
        return table

    async def deal_again(self, deal: str, wanted: SameDeal) -> Seated:
        """A new table of one with a deal that somebody has played."""
        table = await self.dealt_at(deal)
        old, game = table.settings, table.game
        settings = msgspec.structs.replace(
            old.anew(game),
            seats=[SeatSettings()],
            invite=new_id(),
            seed="",
            next=None,
        )
        token = settings.sit(0, clean_name(wanted.name), player=wanted.player)
        settings.deal_as(old, table.id)
        following = self._blank(game.slug, settings, False)
        await self._open(following, settings)
        return Seated(following.id, 0, token, "")

    async def play_daily(self, slug: str, wanted: NewDaily) -> Seated:
        """A new table with today's deal of a game."""
        game = catalog.find(slug)
        settings, token = await daily.settings_of_today(self.store, game, wanted.name, wanted.player)
        table = self._blank(game.slug, settings, False)
        await self._open(table, settings)
        return Seated(table.id, settings.host, token, "")

    async def claim(self, player: str, seats: list[HeldSeat]) -> None:
        """Seats that were taken without this key belong to its record from now on; those that are another's do not."""
        for held in seats:
            with suppress(RequestRefused):
                await (await self.table(held.table)).claim(held.token, hashed(player))

    async def go_on(self, id: str, token: str, wanted: Continue) -> Seated:
        """A new table against bots, from a moment of this one.

        While the game is played, it begins in a world that the seat cannot tell from the real one.
        """
        table = await self.table(id)
        own = await table.admit(token)
        over = table.status == "over"
        seat = wanted.seat if over and wanted.seat is not None else own
        if seat is None or seat >= len(table.settings.seats):
            raise refused("not-seated", 403)
        if wanted.move > len(table.course.moves):
            raise refused("no-such-move", 404, moves=len(table.course.moves))
        table.started()
        state = await table.at(wanted.move)
        if state.over:
            raise refused("over")
        if not over and not table.settings.hints:
            raise refused("no-hints", 403)
        if not over:
            state = state.imagine(seat, new_id())
        bot = self.bot(wanted.level)
        settings = msgspec.structs.replace(
            table.settings.anew(table.game),
            seats=[SeatSettings() for _ in table.settings.seats],
            host=seat,
            undo="free",
            hints=True,
            watch=True,
            invite=new_id(),
            seed="",
            origin=Origin(id, wanted.move),
            next=None,
        )
        names = table.settings.names()
        key = settings.sit(seat, names[own if own is not None else seat])
        for other in range(len(settings.seats)):
            if other != seat:
                settings.fill(other, bot)
        following = self._blank(table.game.slug, settings, False)
        await self._open(following, settings, state)
        return Seated(following.id, seat, key, "")

    def bot(self, level: str) -> str:
        """The bot of a level that can be chosen here."""
        return catalog.known_bot(level, self.guests)

    # Putting away

    def sweep(self, idle: float = IDLE_SECONDS) -> None:
        """Tables that nobody looks at are put away; the store has them."""
        before = monotonic() - idle
        for id, table in list(self.tables.items()):
            busy = table.viewers.all or table.lock.locked() or table.working()
            if not busy and self.used[id] <= before:
                self._drop(id)

    def forget(self, table: StoredTable) -> None:
        """The table in memory may differ from the stored one: it is loaded again when its people come back."""
        if self.tables.get(table.id) is table:
            self._drop(table.id)
        table.end()

    def _drop(self, id: str) -> None:
        del self.tables[id]
        del self.used[id]
        self.metrics.tables.set(len(self.tables))

    # Trouble

    def troubled(self, trouble: StoreTrouble) -> None:
        """Tells everybody, and tries again until things can be stored."""
        if self.storable.is_set():
            log.error("nothing can be stored", extra={"reason": str(trouble)})
            self.storable.clear()
            self.metrics.storable.set(0)
            self.trouble = told("store", "trouble-store", over=False)
            self._tell_all(self.trouble)
            self.probe = asyncio.create_task(self._probe())

    async def _probe(self) -> None:
        while await self.store.ready() is not None:
            await asyncio.sleep(PROBE_SECONDS)
        log.warning("things can be stored again")
        self.storable.set()
        self.metrics.storable.set(1)
        self.trouble = None
        self._tell_all(told("store", "trouble-store-over", over=True))

    async def mended(self) -> None:
        await self.storable.wait()

    async def health(self) -> str | None:
        """None if moves can be stored, else why not. It is tried at most once a second, however often it is asked."""
        if monotonic() - self.tried >= PROBE_SECONDS:
            self.tried = monotonic()
            self.found = await self.store.ready()
        return self.found

    def _tell_all(self, trouble: Trouble) -> None:
        for table in self.tables.values():
            table.viewers.tell(trouble)

    async def farewell(self) -> None:
        """Nothing new is taken, and everybody is told; connections get a moment to end by themselves."""
        self.closing = True
        self._tell_all(told("closing", "trouble-closing", over=False))
        for table in list(self.tables.values()):
            table.end()
        deadline = monotonic() + FAREWELL_SECONDS
        while self.connections and monotonic() < deadline:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """What was acknowledged is stored already."""
        if not self.closing:
            await self.farewell()
        for task in (self.probe, self.meeting):
            if task is not None:
                task.cancel()
        if self.studies is not None:
            await self.studies.close()
        await self.bot_workers.close()
        await self.store.close()
