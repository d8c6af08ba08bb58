"""What the table server keeps: the records, what can go wrong, and the interface of every kind of store.

Times are milliseconds since 1970. JSON is text that the store does not read. Some columns have older names than the
fields here: `entries` is the log, `heard` a journal, `sheet` the settings of a table, `books` the archive.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from tabletown.kernel.errors import TabletownError

if TYPE_CHECKING:
    from tabletown.server.others import Others

ANY: Final = -1
"""Whatever the revision of the table is."""
SURE: Final = "What was played is stored, and play goes on as soon as this is mended."
UNSURE: Final = "Whoever runs this server has to look after it; play goes on as soon as this is mended."


class TableRow(msgspec.Struct, frozen=True):
    """A table: what the lobby needs to know, and the rest as JSON."""

    id: str
    game: str
    status: str
    """`waiting`, `playing` or `over`."""
    listed: bool
    created: int
    changed: int
    """A row of the table's log changes it, too; where it was changed in the same minute, not in the store."""
    settings: str
    revision: int = 0
    """How often this row was stored, without the rows of the log; 0 if it was not yet."""


class LogRow(msgspec.Struct, frozen=True):
    """One row of a table's log: its start, a move, or that moves were taken back."""

    seq: int
    kind: str
    """`start`, `move` or `undo`."""
    seat: int
    code: int
    key: str
    """The client's own id for it, so that a move that is sent again is recognised."""
    journal: str
    """What happened with it, as the kernel wrote it down (log_rows.py)."""
    at: int


class SnapshotRow(msgspec.Struct, frozen=True):
    """The position after so many moves, so that a long game is loaded as quickly as a short one."""

    move: int
    state: str


class ArchiveRow(msgspec.Struct, frozen=True):
    """Moves of a finished game in the archive, from this one on."""

    first: int
    pages: bytes


class ChatRow(msgspec.Struct, frozen=True):
    """Something that a player said."""

    number: int
    seat: int
    text: str
    at: int
    key: str = ""
    """As in a row of the log."""


class AttemptRow(msgspec.Struct, frozen=True):
    """A try at a deal by somebody who plays alone: its table has one from the start on."""

    deal: str
    player: str
    """The hash of the key that the player's browser keeps; empty if it showed none."""
    configuration: str
    """Scores are compared where this is the same."""
    points: int | None
    """When the game is over."""
    counts: bool
    """Whether nothing happened that keeps it from being a best."""


class ResultRow(msgspec.Struct, frozen=True):
    """A finished game, for the record of one of its players."""

    table: str
    seat: int
    player: str
    """The hash of the key that the player's browser keeps."""
    game: str
    share: float
    """Of the win: 1, less where several have won, 0."""
    points: int
    counts: str
    """Why it does not count, if it does not (record.py)."""
    at: int
    played: str
    """Who played what, as JSON (record.py)."""


class PastResult(msgspec.Struct, frozen=True):
    """A row of a record, with what other tables tell of it."""

    row: ResultRow
    again: bool
    """Whether the player had begun the same deal before."""


class DayRow(msgspec.Struct, frozen=True):
    """The deal of a day: drawn when the first player of that day asks for it, so nobody can know it before."""

    day: str
    game: str
    rules: str
    content: str
    deal: str
    secret: str


class FirstTry(msgspec.Struct, frozen=True):
    """The first try of a player at a deal. Its result is there when the game is over."""

    table: str
    player: str
    counts: bool
    result: ResultRow | None


class Change(msgspec.Struct, frozen=True):
    """What happens to one table at one stroke: all of it is stored, or nothing."""

    table: TableRow | None = None
    log_row: LogRow | None = None
    snapshot: SnapshotRow | None = None
    forget_after: int | None = None
    """Snapshots of later moves than this are deleted, because a move was taken back."""
    chat: ChatRow | None = None
    archive: tuple[ArchiveRow, ...] = ()
    attempt: AttemptRow | None = None
    results: tuple[ResultRow, ...] = ()
    """Those that are stored already stay as they are."""
    review: str | None = None
    """The review of a finished game, as JSON (reviewing.py)."""
    made_for: int = ANY
    """The revision of the table that whoever makes the change knows."""
    noted: bool = False
    """Whether the store knows already that the table was changed in this minute."""


class Conflict(TabletownError):
    """Somebody else was faster: the number of the log row or of the chat line is taken, or the table is another one
    than the change was made for. Nothing has changed."""

    def __init__(self) -> None:
        super().__init__("The table has moved on in the meantime.")


class StoreTrouble(TabletownError):
    """Nothing can be stored or read now; the text says why. It works again when the cause is gone."""


def store_trouble(cause: str, sure: bool) -> StoreTrouble:
    """In one sentence for players, without addresses. Sure: nothing that was written is touched."""
    return StoreTrouble(f"The tables cannot be stored or read now: {cause}. {SURE if sure else UNSURE}")


class Store(Protocol):
    """Durable storage for tables."""

    @property
    def others(self) -> Others:
        """The other processes that use it."""

    async def commit(self, table: str, change: Change) -> None:
        """Stores a change; it is durable when this returns. Changes are stored in the order of the calls.

        Conflict: nothing was stored. StoreTrouble: it was not acknowledged and is not there now; only if the machine
        breaks down at that very moment can it turn up later, and then the next attempt is a Conflict.
        """

    async def table(self, id: str) -> TableRow | None:
        """The table with this id."""

    async def how_far(self, id: str) -> tuple[int, int, int] | None:
        """How far a table has come: its revision, and the last numbers of its log and of its chat."""

    async def log(self, id: str, after: int = 0) -> list[LogRow]:
        """The log of a table, ascending, from the row behind `after` on."""

    async def log_row(self, id: str, seq: int) -> LogRow | None:
        """One row of a table's log."""

    async def snapshot(self, id: str, at_most: int) -> SnapshotRow | None:
        """The latest snapshot that is of this move or an earlier one."""

    async def archive(self, id: str, at_most: int) -> ArchiveRow | None:
        """The part of a finished game's archive that this move is in."""

    async def review(self, id: str) -> str | None:
        """The review of a finished game, if it was made."""

    async def chat(self, id: str, after: int = 0) -> list[ChatRow]:
        """What was said at a table, ascending, from the line behind `after` on."""

    async def first_of(self, deal: str) -> str | None:
        """The table at which a deal was first played."""

    async def tries(self, id: str) -> int:
        """How often the player at this table of one had begun its deal before."""

    async def best(self, player: str, configuration: str, but: str) -> int | None:
        """The highest score that counts, of the first try at each deal; all tables but this one."""

    async def results(self, player: str, limit: int) -> list[PastResult]:
        """The finished games of a player, the latest first."""

    async def forget_player(self, player: str) -> None:
        """Deletes the record of a player: nothing is kept under this key any more."""

    async def day(self, wanted: DayRow) -> DayRow:
        """The deal of a day for a game with these rules; if there is none yet, it is this one."""

    async def deal_of_day(self, day: str, game: str) -> DayRow | None:
        """The deal of a day, if anybody has asked for it; the latest, if the rules changed on that day."""

    async def days(self, game: str, limit: int) -> list[str]:
        """The days on which a deal of this game was played, the latest first."""

    async def first_tries(self, deal: str, limit: int) -> list[FirstTry]:
        """The first try of each player at a deal, the best first."""

    async def first_try(self, deal: str, player: str) -> FirstTry | None:
        """The first try of this player at a deal."""

    async def has_played(self, deal: str, player: str) -> bool:
        """Whether this player has ended a game with a deal."""

    async def listed(self, since: int, limit: int) -> list[TableRow]:
        """Tables for the lobby that are not over and have changed since then, the newest first."""

    async def ready(self) -> str | None:
        """None if a move could be stored now, else a sentence on why not. Tries it."""

    async def close(self) -> None:
        """Stores what is still waiting, and ends."""
