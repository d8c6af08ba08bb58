"""Who is sent what of a table: what everybody may know of it, and to each audience its own position."""

from __future__ import annotations

from msgspec.structs import replace

from tabletown.kernel.memory import JournalEntry
from tabletown.server import fairness
from tabletown.server.alone import standing_of
from tabletown.server.audiences import Announcement, live_position
from tabletown.server.chat import TableChat
from tabletown.server.consent import Consent
from tabletown.server.looking_back import LookingBack
from tabletown.server.protocol import Player, Position, TableChanged, TableInfo, Trouble, Update, Welcome
from tabletown.server.store import LogRow
from tabletown.server.stored_table import StoredTable
from tabletown.server.viewers import Viewer, Viewers
from tabletown.server.waiting import Waiting


class Telling:
    """What the viewers of one table are told."""

    def __init__(
        self,
        table: StoredTable,
        viewers: Viewers,
        consent: Consent,
        waiting: Waiting,
        chat: TableChat,
        looking_back: LookingBack,
    ) -> None:
        self.stored = table
        self.viewers = viewers
        self.consent = consent
        self.waiting = waiting
        self.chat = chat
        self.looking_back = looking_back
        self.trouble: Trouble | None = None
        """A bot that failed, or new rules; the people are told until one of them has moved again."""

    # Everybody

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        table, settings = self.stored, self.stored.settings
        state = table.course.state
        returns = [] if state is None else state.returns()
        return TableInfo(
            id=table.id,
            game=table.game.slug,
            status=table.status,
            players=self._players(),
            host=settings.host,
            options=settings.options,
            undo=settings.undo,
            hints=settings.hints,
            pace=settings.pace,
            listed=table.listed,
            watch=settings.watch,
            created=table.created,
            changed=table.changed,
            moves=len(table.course.moves),
            commitment="" if settings.practice else settings.commitment,
            origin=settings.origin,
            next=settings.next,
            watchers=self.viewers.watchers(),
            proposal=self.consent.proposal,
            winners=[seat for seat, share in enumerate(returns) if share and len(returns) > 1],
            alone=standing_of(settings, state),
            daily=settings.daily,
            guided=settings.guided,
        )

    def _players(self) -> list[Player]:
        here = self.viewers.seats()
        return [
            Player(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                level=seat.bot,
                ready=seat.ready,
                here=number in here,
                standin=seat.standin,
                idle=number in here and self.waiting.for_seat(number),
                wishes=sorted(self.waiting.wishes.get(number, ())),
                added=fairness.added(seat.entropy),
            )
            for number, seat in enumerate(self.stored.settings.seats)
        ]

    def table(self) -> None:
        """People came, went, or were asked something."""
        if self.viewers.all:
            self.viewers.tell(TableChanged(self.info()))

    def leave(self, viewer: Viewer) -> None:
        if self.viewers.remove(viewer):
            self.table()

    def warn(self, trouble: Trouble) -> None:
        """Something is wrong with this table that its people should know."""
        self.trouble = trouble
        self.viewers.tell(trouble)

    def all_clear(self) -> None:
        """A person has moved, and so has seen what was wrong."""
        if self.trouble is not None:
            self.viewers.tell(replace(self.trouble, over=True))
            self.trouble = None

    # Each audience

    def position(self, seat: int | None) -> Position | None:
        """The table as a seat sees it now; nothing before the game."""
        table = self.stored
        if table.course.state is None:
            return None if table.last_archived is None else table.last_archived.seen_from(seat, table.game)
        return live_position(table.game, table.course.state, seat, self.consent.means(seat))

    def update(self, row: LogRow, journal: list[JournalEntry], undone: bool) -> None:
        """Something was played or taken back; `row` is the last move now, with its journal."""
        table = self.stored
        seq, move = table.course.seq, len(table.course.moves)
        what, undo = Announcement(table.started(), journal), self.consent.means_of_all()

        def told(seat: int | None) -> Update:
            position = what.position(seat, "no" if seat is None else undo[seat])
            return Update(seq, move, undone, what.moment(seat, move, row), position)

        self.viewers.tell_each(told)

    async def welcome(self, viewer: Viewer, seq: int, chat: int) -> Welcome:
        """Everything as it is now, with what was missed since `seq`. From now on this viewer hears what happens.

        The caller holds the lock and sends it at once, so that nothing comes before it or gets lost behind it.
        """
        table, seat = self.stored, viewer.seat
        if table.status == "playing":
            table.started()
        missed = await self.looking_back.since(seq, seat)
        lines = await self.chat.since(chat)
        self.viewers.add(viewer)
        return Welcome(
            table=self.info(),
            seat=seat,
            invite=table.settings.invite if seat is not None and table.status == "waiting" else None,
            seq=table.course.seq,
            move=len(table.course.moves),
            position=self.position(seat),
            missed=missed or [],
            complete=missed is not None,
            chat=lines,
        )
