"""One table in memory. Whatever changes it is stored first, then acknowledged, then told to everybody who looks on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import Final, Protocol

import msgspec
from msgspec.structs import asdict, replace

from tabletown.bots.levels import LEVELS, SUBSTITUTE
from tabletown.kernel import registry, versions
from tabletown.kernel.errors import BadInput, IllegalAction
from tabletown.kernel.record import PERSON
from tabletown.kernel.records import Advice, Message
from tabletown.kernel.saved_game import FORMAT, SavedGame
from tabletown.kernel.state import State
from tabletown.kernel.versions import VersionFile
from tabletown.server import fairness
from tabletown.server.book import PAGES, Page, bound, chapters, opened, page
from tabletown.server.course import Course
from tabletown.server.eras import Eras, told_again
from tabletown.server.limits import Limits
from tabletown.server.metrics import Metrics
from tabletown.server.moments import bits_of, line, live_position, moment, past_position, read_heard, write_heard
from tabletown.server.problems import MESSAGES, No, illegal, no, unstored
from tabletown.server.protocol import (
    Answer,
    AtMove,
    Chat,
    ChatLine,
    FromServer,
    Hints,
    Moment,
    Player,
    Position,
    Proposal,
    Status,
    TableChanged,
    TableInfo,
    Trouble,
    UndoMeans,
    Update,
    Welcome,
)
from tabletown.server.sheet import Era, SeatSheet, Sheet
from tabletown.server.store import BookRow, Change, ChatRow, EntryRow, SnapshotRow, Store, StoreTrouble, TableRow
from tabletown.server.thinkers import NotAsked, NoThought, Thinkers

log = logging.getLogger("tabletown")

SNAPSHOT_EVERY: Final = 25
MOST_PAGES: Final = 20
"""So many connections at once for one seat: tabs, and those that broke off and were not noticed yet."""
MOST_ENTRIES: Final = 20_000
"""So long a log gets with moves that are taken back; no game needs so many."""
MOST_LINES: Final = 10_000
"""So much is said at one table."""
WATCHERS_SHOWN: Final = 1000
CHAT_SHOWN: Final = 500
"""Nobody is sent more lines than these at once, and those are the last."""
BOT_PAUSE: Final = 2.0
"""Seconds until a bot that found no answer tries again."""

Done = Callable[[int], None]
"""Called when a change is stored and before anybody else hears of it, with the sequence number."""


class Viewer(Protocol):
    """A connection that looks on from a seat, or from outside."""

    seat: int | None
    client: str
    """The address that it comes from."""

    def send(self, message: bytes) -> None:
        """Sends when it can; never waits."""

    def close(self) -> None:
        """Ends the connection; the client comes back by itself."""


class House(Protocol):
    """What a table needs of the server."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics
    limits: Limits
    patience: float
    """Seconds until somebody who left is gone, and a bot may be put on the seat."""
    idle_after: float
    """Seconds until somebody who is here and does not choose is idle."""

    def forget(self, table: Table) -> None:
        """The table in memory may differ from the stored one: it is to be loaded again."""

    def troubled(self, trouble: StoreTrouble) -> None:
        """Nothing can be stored: people have to be told."""

    async def mended(self) -> None:
        """Waits until things can be stored again."""


def now() -> int:
    return int(time.time() * 1000)


def snapshot(move: int, state: State) -> SnapshotRow:
    """The position after so many moves, for the store."""
    return SnapshotRow(move, msgspec.json.encode(state.dump()).decode())


def winners(state: State) -> list[int]:
    """The seats that have won; nobody while the game goes on."""
    return [seat for seat, share in enumerate(state.returns()) if share]


class Table:
    """A table's seats, its game, and those who look on."""

    def __init__(self, house: House, row: TableRow) -> None:
        self.house = house
        self.id = row.id
        self.game = registry.game(row.game)
        self.status: Status = msgspec.convert(row.status, Status)
        self.listed = row.listed
        self.created = row.created
        self.changed = row.changed
        self.sheet = msgspec.json.decode(row.sheet, type=Sheet)
        self.course = Course(len(self.sheet.seats))
        self.chat_lines = 0
        self.proposal: Proposal | None = None
        self.viewers: list[Viewer] = []
        self.left = [time.monotonic()] * len(self.sheet.seats)
        """When each seat's person was seen last."""
        self.limits = Limits(house.limits.limits)
        """How much each seat may do, with however many connections."""
        self.advice: dict[int, tuple[int, asyncio.Task[list[Advice]]]] = {}
        """By seat, the last hints that were asked for, and when."""
        self.idle = False
        """Whether those who have to choose now have kept the table waiting for long."""
        self.idle_timer: asyncio.TimerHandle | None = None
        self.wishes: dict[int, set[int]] = {}
        """By seat of somebody who is idle, who wants a bot to play there."""
        self.client = ""
        """The address for which its bots think: that of the player who came last. Tables where nobody was share one."""
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.ended = False
        self.trouble: Trouble | None = None
        """A bot that failed, or new rules; the people are told until one of them has moved again."""
        self.eras = Eras(self.game, self.sheet)
        self.first_move = 0
        """How many moves were played by earlier rules: none of them is taken back."""
        self.writing: asyncio.Task[None] | None = None
        self.last_page: Page | None = None
        """The end of a finished game whose rules are not the present ones."""

    # Loading

    async def load(self) -> None:
        """Takes up the game where the store has it: from a snapshot, without playing it all again."""
        entries = await self.house.store.entries(self.id)
        version = versions.find(self.game, self.sheet.rules, self.sheet.content)
        if entries and (version is None or not versions.is_present(self.game, version)):
            await self._load_earlier(entries, version)
        else:
            self.sheet.rules, self.sheet.content = self.game.rules, self.game.content_id
            if entries:
                await self._restore(entries)
        if self.status == "over" and not self.sheet.book:
            self.begin_book(line(entries))
        self._wait_for_them()
        chat = await self.house.store.chat(self.id)
        self.chat_lines = len(chat)
        for said in chat:
            self.course.recognise(said.seat, said.key)

    async def _restore(self, entries: list[EntryRow]) -> None:
        """Goes back as far as moves can be taken back without asking, but not farther."""
        rows = line(entries)
        self.first_move = self.eras.first_move(rows)
        move = max(0, len(rows) - 1)
        while True:
            state, move = await self._snapshot(max(self.first_move, move - 1))
            self.course = Course(len(self.sheet.seats))
            self.course.restore(entries, rows, state, move)
            if move <= self.first_move or len(self.course.before) < len(self.course.moves) - move:
                return

    async def _snapshot(self, at_most: int) -> tuple[State, int]:
        """The latest snapshot; or the deal, if positions had other numbers when the snapshot was made."""
        row = await self.house.store.snapshot(self.id, at_most)
        if row is None:
            raise no("internal", 500)
        sheet = self.sheet
        try:
            return versions.relabelled(self.game, msgspec.json.decode(row.state)), row.move
        except BadInput:
            if not sheet.seed or sheet.eras:
                raise no("other-rules", version=sheet.rules) from None
            return self.game.new(len(sheet.seats), sheet.seed, sheet.options), 0

    async def at(self, move: int) -> State:
        """The position after so many moves; of an earlier version, the last one before that the present rules reach."""
        state, done = await self._snapshot(move)
        for seat, code in self.course.moves[done:move]:
            try:
                state.apply(seat, code)
            except IllegalAction:
                if move >= self.first_move:
                    raise
                break
        return state

    # Tables of earlier versions

    async def _load_earlier(self, entries: list[EntryRow], version: VersionFile | None) -> None:
        """A finished game is read from its book; one that is being played goes on if the change of rules lets it."""
        sheet = self._sheet()
        sheet.eras.append(Era(sheet.rules, sheet.content, entries[-1].seq))
        rows = line(entries)
        if self.status == "over":
            self.course.look_back(rows, entries[-1].seq)
            if not sheet.book:
                self.eras = Eras(self.game, sheet)
                await self._write_book(rows)
            self.last_page = await self._page(len(rows) - 1)
            return
        self.eras = Eras(self.game, sheet)
        state = await self._carried_over(rows) if version is not None and version.goes_on else None
        if state is None:
            self.course.look_back(rows, entries[-1].seq)
            return
        sheet.rules, sheet.content = self.game.rules, self.game.content_id
        move = len(rows) - 1
        await self._store(Change(table=self.row(sheet, self.status), snapshot=snapshot(move, state)))
        message = Message("trouble-rules", {"old": self.sheet.rules, "new": self.game.rules})
        self.trouble = Trouble("rules", message, MESSAGES.say(message), over=False)
        self.sheet = sheet
        await self._restore(entries)

    async def _carried_over(self, rows: list[EntryRow]) -> State | None:
        """The last position by the present rules; None if these lead somewhere else than the players were."""
        try:
            state, move = await self._snapshot(len(rows) - 1)
        except No:
            return None
        alike = all(told_again(self.game, state, row, self.eras.words(row.seq)) for row in rows[move + 1 :])
        return state if alike else None

    def begin_book(self, rows: list[EntryRow]) -> None:
        """The book is written beside whatever else happens; if that fails, it is begun again when the table is read."""

        async def write() -> None:
            with suppress(No, StoreTrouble):
                await self._write_book(rows)

        self.writing = asyncio.create_task(write())

    async def _write_book(self, rows: list[EntryRow]) -> None:
        """Writes down the finished game; where the present rules lead elsewhere, the last sure position stays."""
        pages: list[Page] = []
        state, sure = (await self._snapshot(0))[0], True
        for move, row in enumerate(rows):
            words = self.eras.words(row.seq)
            if move > 0 and sure:
                after = state.clone()
                sure = told_again(self.game, after, row, words)
                state = after if sure else state
            if not sure:
                stored, at = await self._snapshot(move)
                sure, state = at == move, stored if at == move else state
            told = moment(self.game, state.setup.everyone, move, row, read_heard(row.heard), words)
            pages.append(page(self.game, state, told))
            await asyncio.sleep(0)  # nobody waits for a book
        chapters_ = [BookRow(first, await asyncio.to_thread(bound, some)) for first, some in chapters(pages)]
        async with self.lock:
            sheet = self._sheet()
            sheet.book = True
            sheet.hash = sheet.hash or (state.hash() if sure else "")
            changed = self.changed  # that a game is written down is no news
            row_ = replace(self.row(sheet, self.status), changed=changed)
            await self._store(Change(table=row_, book=tuple(chapters_)))
            self.changed = changed
            self.sheet = sheet

    async def _page(self, move: int) -> Page:
        return (await self._pages(move))[move % PAGES]

    async def _book(self) -> list[Page]:
        firsts = range(0, len(self.course.moves) + 1, PAGES)
        return [page for first in firsts for page in await self._pages(first)]

    async def _pages(self, move: int) -> list[Page]:
        """The pages that are stored together with that of a move."""
        row = await self.house.store.book(self.id, move)
        if row is None:
            raise no("internal", 500)
        return await asyncio.to_thread(opened, row.pages)

    # What others may know

    def info(self) -> TableInfo:
        sheet = self.sheet
        here = {viewer.seat for viewer in self.viewers}
        return TableInfo(
            id=self.id,
            game=self.game.slug,
            status=self.status,
            players=[self._player(seat, mine, seat in here) for seat, mine in enumerate(sheet.seats)],
            host=sheet.host,
            options=sheet.options,
            undo=sheet.undo,
            hints=sheet.hints,
            pace=sheet.pace,
            listed=self.listed,
            watch=sheet.watch,
            created=self.created,
            changed=self.changed,
            moves=len(self.course.moves),
            commitment="" if sheet.origin else sheet.commitment,
            origin=sheet.origin,
            next=sheet.next,
            watchers=min(WATCHERS_SHOWN, sum(viewer.seat is None for viewer in self.viewers)),
            proposal=self.proposal,
            winners=[] if self.course.state is None else winners(self.course.state),
        )

    def people(self) -> bool:
        """Whether anybody who plays is looking at the table."""
        return any(viewer.seat is not None for viewer in self.viewers)

    def _player(self, seat: int, sheet: SeatSheet, here: bool) -> Player:
        wishes = sorted(self.wishes.get(seat, ()))
        idle = here and self._idles(seat)
        added = fairness.added(sheet.entropy)
        return Player(seat, sheet.kind, sheet.name, sheet.bot, sheet.ready, here, sheet.standin, idle, wishes, added)

    def position(self, seat: int | None) -> Position | None:
        if self.course.state is None:
            return None if self.last_page is None else self.last_page.seen_from(seat, self.game)
        return live_position(self.game, self.course.state, seat, self.undo_means(seat))

    def may_watch(self, seat: int | None) -> None:
        if seat is None and not self.sheet.watch:
            raise no("no-watching", 403)

    def may_sit(self, seat: int) -> None:
        """A seat is looked at by few pages at once, however many keep its key."""
        if sum(viewer.seat == seat for viewer in self.viewers) >= MOST_PAGES:
            raise no("too-many-connections", 429)

    async def log(self, seat: int | None) -> list[Moment]:
        """All moments as this audience may know them; after the end, as all players know them together."""
        if self.last_page is not None:
            return [page.moment for page in await self._book()]
        rows = line(await self.house.store.entries(self.id))
        bits = bits_of(len(self.sheet.seats), seat, self.status == "over")
        return [self._moment(bits, move, row) for move, row in enumerate(rows)]

    def _moment(self, bits: int, move: int, row: EntryRow) -> Moment:
        return moment(self.game, bits, move, row, read_heard(row.heard), self.eras.words(row.seq))

    async def past(self, move: int, seat: int | None) -> AtMove:
        """The position after so many moves."""
        over = self.status == "over"
        moves = len(self.course.moves)
        if self.last_page is None:
            self.started()
        if move > moves:
            raise no("no-such-move", 404, moves=moves)
        if self.last_page is not None:
            return AtMove(move, moves, over, (await self._page(move)).seen_from(seat, self.game))
        return AtMove(move, moves, over, past_position(self.game, await self.at(move), seat, over))

    async def welcome(self, viewer: Viewer, seq: int, chat: int) -> Welcome:
        """Everything as it is now, with what was missed since `seq`. From now on this viewer hears what happens.

        The caller holds the lock and sends it at once, so that nothing comes before it or gets lost behind it.
        """
        seat = viewer.seat
        if self.status == "playing":
            self.started()
        missed: list[Moment] = []
        rows = await self.house.store.entries(self.id, seq) if 0 <= seq < self.course.seq else []
        complete = (seq == self.course.seq or bool(rows)) and all(row.kind == "move" for row in rows)
        complete = complete and (self.last_page is None or not rows)
        if complete:
            bits = bits_of(len(self.sheet.seats), seat, False)
            first = len(self.course.moves) - len(rows) + 1
            missed = [self._moment(bits, first + i, row) for i, row in enumerate(rows)]
        lines = await self.house.store.chat(self.id, chat)
        self.viewers.append(viewer)
        if seat is not None:
            self.client = viewer.client
        return Welcome(
            table=self.info(),
            seat=seat,
            invite=self.sheet.invite if seat is not None and self.status == "waiting" else None,
            seq=self.course.seq,
            move=len(self.course.moves),
            position=self.position(seat),
            missed=missed,
            complete=complete,
            chat=[ChatLine(row.number, row.seat, row.text, row.at) for row in lines[-CHAT_SHOWN:]],
        )

    def export(self) -> fairness.Export:
        """The finished game with everything that is needed to check it."""
        sheet = self.sheet
        if self.status != "over":
            raise no("not-over", 403)
        if sheet.origin is not None:
            raise no("no-proof", 409)
        if sheet.has_other_rules():
            raise no("changed-rules", 409)
        if not sheet.hash and self.course.state is None:
            raise no("other-rules", version=sheet.rules)
        saved = SavedGame(
            tabletown=FORMAT,
            game=self.game.slug,
            rules=sheet.rules,
            content=sheet.content,
            packs=[],
            seats=len(sheet.seats),
            seed=sheet.seed,
            options=sheet.options,
            players=[self._known(seat.bot) if seat.bot else PERSON for seat in sheet.seats],
            names=sheet.names(),
            actions=self.course.moves,
            hash=sheet.hash or self.started().hash(),
        )
        return fairness.Export(**asdict(saved), proof=self.proof())

    def _known(self, bot: str) -> str:
        """The bot, if it is known elsewhere, too; a host's own one is not."""
        return SUBSTITUTE if bot in self.house.thinkers.guests else bot

    def proof(self) -> fairness.Proof:
        sheet = self.sheet
        entropy = [seat.entropy for seat in sheet.seats]
        return fairness.Proof(sheet.commitment, sheet.secret, self.id, entropy, sheet.plan, sheet.method)

    # Telling

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            if viewer.seat is not None:
                self.left[viewer.seat] = time.monotonic()
            self.tell_table()

    def tell(self, message: FromServer) -> None:
        """The same for everybody."""
        encoded = msgspec.json.encode(message)
        for viewer in self.viewers:
            viewer.send(encoded)

    def tell_table(self) -> None:
        if self.viewers:
            self.tell(TableChanged(self.info()))

    def _tell_update(self, row: EntryRow, undone: bool) -> None:
        """To each audience what it may know; those on the same seat get the same bytes."""
        assert self.course.state is not None
        heard = read_heard(row.heard)
        encoded: dict[int | None, bytes] = {}
        for viewer in self.viewers:
            seat = viewer.seat
            if seat not in encoded:
                happened = moment(self.game, self.course.state.bit(seat), len(self.course.moves), row, heard)
                position = live_position(self.game, self.course.state, seat, self.undo_means(seat))
                encoded[seat] = msgspec.json.encode(
                    Update(self.course.seq, len(self.course.moves), undone, happened, position)
                )
            viewer.send(encoded[seat])

    # Storing

    def row(self, sheet: Sheet, status: Status) -> TableRow:
        text = msgspec.json.encode(sheet).decode()
        return TableRow(self.id, self.game.slug, status, self.listed, self.created, now(), text)

    async def _store(self, change: Change) -> None:
        """Stores a change. When it is not certain whether it was, this table is loaded again."""
        try:
            with self.house.metrics.commit.time():
                await self.house.store.commit(self.id, change)
        except StoreTrouble as trouble:
            self.house.troubled(trouble)
            raise unstored(trouble) from None
        except BaseException:
            self.house.forget(self)
            raise
        self.changed = now()

    async def _store_sheet(self, sheet: Sheet) -> None:
        await self._store(Change(table=self.row(sheet, self.status)))
        self.sheet = sheet
        self.tell_table()

    def _sheet(self) -> Sheet:
        """A copy to be changed."""
        return msgspec.json.decode(msgspec.json.encode(self.sheet), type=Sheet)

    # Beginning

    async def join(self, name: str, invite: str, adds: bool, chosen: str) -> tuple[int, str]:
        """A person takes the first open seat, or comes back for the one just taken: its number and the key to it."""
        async with self.lock:
            taken = self.sheet.opened_by(chosen)
            if taken is not None:
                return taken, chosen
            if not self.listed and invite != self.sheet.invite:
                raise no("not-invited", 403)
            if self.status != "waiting":
                raise no("already-started")
            seat = next((seat for seat, sheet in enumerate(self.sheet.seats) if sheet.open), None)
            if seat is None:
                raise no("table-full")
            sheet = self._sheet()
            token = sheet.sit(seat, name, adds, chosen)
            await self.settle(sheet)
            return seat, token

    async def arrive(self, seat: int, entropy: str) -> None:
        """Somebody for whom the game waits has come. What the number could be tried against is all fixed by now."""
        async with self.lock:
            if self.status == "waiting" and not self.sheet.seats[seat].ready:
                sheet = self._sheet()
                sheet.seats[seat].ready = True
                sheet.seats[seat].entropy = entropy
                await self.settle(sheet)

    async def start(self, seat: int, bot: str) -> None:
        """The host does not wait any longer."""
        async with self.lock:
            if seat != self.sheet.host:
                raise no("not-host", 403)
            if self.status != "waiting":
                raise no("already-started")
            sheet = self._sheet()
            for other, there in enumerate(sheet.seats):
                if there.open:
                    sheet.fill(other, bot)
                elif not there.ready:
                    there.ready = True
                    there.standin = bot
            await self.settle(sheet)

    async def settle(self, sheet: Sheet) -> None:
        """Stores who sits where; when everybody has come, the game begins."""
        if sheet.complete():
            await self.begin(sheet)
        else:
            await self._store_sheet(sheet)

    async def begin(self, sheet: Sheet) -> None:
        """The seed follows from the server's secret and everybody's numbers; then the cards are dealt."""
        try:
            self.game.setup(len(sheet.seats), sheet.options)
        except BadInput as error:  # the table was made before these rules
            raise no("bad-setup", 422, reason=str(error)) from None
        sheet.seed = sheet.deal(self.id)
        state = self.game.new(len(sheet.seats), sheet.seed, sheet.options, listen=True)
        await self.begin_at(sheet, state)

    async def begin_at(self, sheet: Sheet, state: State) -> None:
        """The game begins with this position."""
        start = EntryRow(1, "start", -1, 0, f"start-{self.id}", write_heard(state.deafen()), now())
        await self._store(Change(table=self.row(sheet, "playing"), entry=start, snapshot=snapshot(0, state)))
        self.sheet = sheet
        self.status = "playing"
        self.course.begin(state, start.seq)
        self._wait_for_them()
        self.tell_table()
        self._tell_update(start, undone=False)
        self.wake_bots()

    async def lead_to(self, next: str) -> None:
        """The rematch is at another table. The caller holds the lock."""
        sheet = self._sheet()
        sheet.next = next
        await self._store_sheet(sheet)

    # Playing

    def started(self) -> State:
        if self.course.state is None:
            raise no("not-started") if self.status == "waiting" else no("other-rules", version=self.sheet.rules)
        return self.course.state

    async def move(self, seat: int, key: str, seq: int, code: int, done: Done) -> None:
        """Plays a choice. One that was stored already is acknowledged again."""
        async with self.lock:
            if self._answered(seat, key, done):
                return
            self.started()
            if not self.course.may_answer(seat, seq):
                raise no("stale")
            await self._play(seat, code, key, done)

    def _answered(self, seat: int, key: str, done: Done) -> bool:
        """Whether this message was carried out already; then it is acknowledged again."""
        seq = self.course.answer(seat, key)
        if seq is not None:
            done(seq)
        return seq is not None

    async def _play(self, seat: int, code: int, key: str, done: Done) -> None:
        """Tries the move on a copy, which takes over when it is stored."""
        before = self.started()
        state = before.clone()
        state.listen(closely=True)
        try:
            state.apply(seat, code)
        except IllegalAction:
            raise illegal(self.game, self.game.refusal(before, seat, code), self.sheet.names(), seat) from None
        heard = state.deafen()
        move = len(self.course.moves) + 1
        row = EntryRow(self.course.seq + 1, "move", seat, code, key, write_heard(heard), now())
        sheet = replace(self.sheet, hash=state.hash()) if state.over else self.sheet
        await self._store(
            Change(
                table=self.row(sheet, "over") if state.over else None,
                entry=row,
                snapshot=None if move % SNAPSHOT_EVERY else snapshot(move, state),
            )
        )
        self.course.play(row, state)
        self.sheet = sheet
        if state.over:
            self.status = "over"
        self.house.metrics.moves.labels(self.game.slug, "bot" if self.sheet.seats[seat].player else "person").inc()
        self._tell(row, done, undone=False, ended=state.over)
        if state.over:
            self.begin_book(line(await self.house.store.entries(self.id)))
        if self.trouble is not None and not self.sheet.seats[seat].player:
            self.tell(replace(self.trouble, over=True))
            self.trouble = None

    def _tell(self, row: EntryRow, done: Done, undone: bool, ended: bool = False) -> None:
        """After something was stored: first whoever did it, then everybody, then the bots."""
        done(self.course.seq)
        had_proposal, self.proposal = self.proposal, None
        was_idle = self.idle
        self._wait_for_them()
        self._tell_update(row, undone)
        if ended or had_proposal or was_idle:
            self.tell_table()
        self.wake_bots()

    def why(self, seat: int, id: str, elements: list[str]) -> Answer:
        return Answer(id, self.started().why_not(seat, elements))

    # Going back

    def undo_means(self, seat: int | None) -> UndoMeans:
        if seat is None or self.status != "playing" or self.sheet.undo == "never" or self._last_move(seat) is None:
            return "no"
        return "free" if self._free(seat) or not self._others(seat) else "ask"

    def _last_move(self, seat: int) -> int | None:
        """How many moves there were before this seat's last one, if that can be taken back at all."""
        target = self.course.last_move(seat) if self.course.seq < MOST_ENTRIES else None
        return target if target is not None and target >= self.first_move else None

    def _free(self, seat: int) -> bool:
        """Whether nobody has to be asked, because nothing came to light since."""
        return self.sheet.undo == "free" and self.course.free(seat)

    def _others(self, seat: int) -> list[int]:
        """The people whose consent is needed: all but those who let a bot play for them."""
        return [other for other in self.sheet.people() if other != seat and not self.sheet.seats[other].lent]

    async def undo(self, seat: int, key: str, seq: int, done: Done) -> None:
        """Takes back a seat's last move, or asks the others whether they agree."""
        async with self.lock:
            if self._answered(seat, key, done):
                return
            self.started()
            if self.status == "over":
                raise no("over")
            if self.sheet.undo == "never":
                raise no("undo-never")
            if seq != self.course.seq:
                raise no("stale")
            if self.course.seq >= MOST_ENTRIES:
                raise no("undo-enough")
            target = self._last_move(seat)
            if target is None:
                raise no("undo-nothing")
            others = self._others(seat)
            if self._free(seat) or not others:
                await self._go_back(seat, target, key, done)
            elif self.proposal is None:
                self.proposal = Proposal(seat, target, [], others)
                done(self.course.seq)
                self.tell_table()
            elif self.proposal.seat == seat:
                done(self.course.seq)
            else:
                raise no("proposal-open")

    async def agree(self, seat: int, yes: bool, done: Done) -> None:
        """Answers a proposal; when all agree, the game goes back."""
        async with self.lock:
            proposal = self.proposal
            if proposal is None or (seat not in proposal.wanted and seat != proposal.seat):
                raise no("no-proposal")
            if not yes:
                self.proposal = None
            else:
                agreed = sorted({*proposal.agreed, seat} & set(proposal.wanted))
                self.proposal = Proposal(proposal.seat, proposal.move, agreed, proposal.wanted)
                if agreed == sorted(proposal.wanted):
                    await self._go_back(proposal.seat, proposal.move, f"undo-{token_hex(8)}", done)
                    return
            done(self.course.seq)
            self.tell_table()

    async def _go_back(self, seat: int, target: int, key: str, done: Done) -> None:
        """Goes back to the position after `target` moves."""
        state = self.course.near(target) or await self.at(target)
        last = await self.house.store.entry(self.id, self.course.entries[target])
        if last is None:
            raise no("internal", 500)
        row = EntryRow(self.course.seq + 1, "undo", seat, target, key, "[]", now())
        await self._store(Change(entry=row, forget_after=target))
        self.course.go_back(row, state)
        self._tell(last, done, undone=True)

    # Talking

    async def say(self, seat: int, key: str, text: str, done: Done) -> None:
        """Says a line to everybody. One that was stored already is acknowledged again."""
        async with self.lock:
            if self._answered(seat, key, done):
                return
            if self.chat_lines >= MOST_LINES:
                raise no("chat-full")
            line_ = ChatLine(self.chat_lines + 1, seat, text, now())
            await self._store(Change(chat=ChatRow(line_.number, seat, text, line_.at, key)))
            self.chat_lines += 1
            self.course.recognise(seat, key)
            done(self.course.seq)
            self.tell(Chat(line_))

    # Bots

    async def stand_in(self, mine: int, seat: int, bot: str) -> None:
        """A bot plays for a person, or gives the seat back."""
        async with self.lock:
            if seat >= len(self.sheet.seats) or not self.sheet.seats[seat].person:
                raise no("bad-request", 422, reason="there is no person on this seat")
            name = self.sheet.seats[seat].name
            if not bot and seat != mine:
                raise no("not-your-seat", 403, seat=name)
            if seat != mine and any(viewer.seat == seat for viewer in self.viewers):
                if not self._idles(seat):
                    raise no("person-here", seat=name)
                if not self._wished(seat, mine):
                    self.tell_table()
                    return
            elif seat != mine and time.monotonic() - self.left[seat] < self.house.patience:
                raise no("person-just-left", seat=name)
            if self.status != "playing":
                raise no("over" if self.status == "over" else "not-started")
            sheet = self._sheet()
            sheet.seats[seat].standin = bot
            sheet.seats[seat].lent = bool(bot) and seat == mine
            self.wishes.pop(seat, None)
            await self._store_sheet(sheet)
            self.wake_bots()

    def _wait_for_them(self) -> None:
        """There are new choices before people: they get their time."""
        self.idle = False
        self.wishes.clear()
        if self.idle_timer is not None:
            self.idle_timer.cancel()
        if self.status == "playing" and not self.ended:
            self.idle_timer = asyncio.get_running_loop().call_later(self.house.idle_after, self._waited)

    def _waited(self) -> None:
        self.idle = True
        self.tell_table()

    def _idles(self, seat: int) -> bool:
        """Whether the table has waited long for the person on this seat."""
        there = self.sheet.seats[seat]
        return self.idle and there.person and not there.standin and self.course.asks(seat)

    def _wished(self, seat: int, mine: int) -> bool:
        """Notes that somebody wants a bot for an idle person; True when all who are here want it."""
        wishes = self.wishes.setdefault(seat, set())
        wishes.add(mine)
        here = {viewer.seat for viewer in self.viewers}
        return wishes.issuperset(other for other in self._others(seat) if other in here)

    def wake_bots(self) -> None:
        """Lets bots choose where it is their turn, one after the other."""
        if self.ended or self._bot_to_act() is None:
            return
        if self.thinking is None or self.thinking.done():
            self.thinking = asyncio.create_task(self._run_bots())

    def _bot_to_act(self) -> int | None:
        """A seat for which a bot chooses now; none while nobody looks on and nobody has to come back for a move."""
        if self.course.state is None or (not self.viewers and all(seat.player for seat in self.sheet.seats)):
            return None
        return next((seat for seat in self.course.state.actors() if self.sheet.seats[seat].player), None)

    async def _run_bots(self) -> None:
        while True:
            seat = self._bot_to_act()
            if seat is None:
                return
            seq = self.course.seq
            bot = self.sheet.seats[seat].player
            try:
                with self.house.metrics.thought.time():
                    thinkers = self.house.thinkers
                    code: int | None = await thinkers.choose(
                        self.started(), seat, bot, token_hex(8), self.id, self.client
                    )
            except NoThought as error:
                log.error("a bot found no answer", extra={"table": self.id, "bot": bot, "reason": str(error)})
                if bot in LEVELS.values() or isinstance(error, NotAsked):
                    await asyncio.sleep(BOT_PAUSE)
                    continue
                code = None
            try:
                async with self.lock:
                    if self.sheet.seats[seat].player != bot:
                        continue
                    if code is None:
                        await self._replace(seat, bot)
                    elif seat in self.started().actors() and self.course.asked[seat] <= seq:
                        await self._play(seat, code, f"bot-{token_hex(8)}", lambda _: None)
            except No as refusal:
                if refusal.code != "store":
                    raise
                await self.house.mended()

    async def _replace(self, seat: int, bot: str) -> None:
        """A bot from outside has failed: a beginner plays on, and everybody is told. The host finds why in the log."""
        sheet = self._sheet()
        there = sheet.seats[seat]
        if there.bot:
            there.bot = SUBSTITUTE
        else:
            there.standin = SUBSTITUTE
        await self._store_sheet(sheet)
        message = Message("trouble-bot", {"bot": bot, "name": there.name})
        self.trouble = Trouble("bot", message, MESSAGES.say(message), over=False)
        self.tell(self.trouble)

    async def hints(self, seat: int, id: str) -> Hints:
        """The best choices of this seat with reasons, from what it knows; thought of once, however often it asks."""
        if not self.sheet.hints:
            raise no("no-hints", 403)
        if not self.course.asks(seat):
            raise no("not-your-choice")
        seq, advice = self.advice.get(seat, (-1, None))
        if advice is None or seq != self.course.seq:
            seq = self.course.seq
            asked = self.house.thinkers.hints(self.started(), seat, token_hex(8), self.id, self.client)
            advice = asyncio.create_task(asked)
            self.advice[seat] = (seq, advice)
        try:
            choices = await asyncio.shield(advice)
        except NoThought:
            self.advice.pop(seat, None)
            raise no("bot-trouble", 503) from None
        return Hints(id, seq, choices)

    def working(self) -> bool:
        """Whether a bot thinks about it, or it is written down."""
        return any(task is not None and not task.done() for task in (self.thinking, self.writing))

    def end(self) -> None:
        """The table is put away; nobody looks on any more, and no bot thinks about it."""
        self.ended = True
        if self.idle_timer is not None:
            self.idle_timer.cancel()
        for task in (self.thinking, self.writing):
            if task is not None:
                task.cancel()
        for _, advice in self.advice.values():
            advice.cancel()
        for viewer in list(self.viewers):
            viewer.close()
