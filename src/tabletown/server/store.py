"""What the table server keeps: the records, what can go wrong, and the interface of every kind of store.

Times are milliseconds since 1970. JSON is text that the store does not read.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from tabletown.kernel.errors import TabletownError


class TableRow(msgspec.Struct, frozen=True):
    """A table: what the lobby needs to know, and the rest as JSON."""

    id: str
    game: str
    status: str
    """`waiting`, `playing` or `over`."""
    listed: bool
    created: int
    changed: int
    """An entry in the table's log changes it, too."""
    sheet: str


class EntryRow(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    seq: int
    kind: str
    """`start`, `move` or `undo`."""
    seat: int
    code: int
    key: str
    """The client's own id for it, so that a move that is sent again is recognised."""
    heard: str
    at: int


class SnapshotRow(msgspec.Struct, frozen=True):
    """The position after so many moves, so that a long game is loaded as quickly as a short one."""

    move: int
    state: str


class BookRow(msgspec.Struct, frozen=True):
    """Pages of the book of a finished game, from this move on."""

    first: int
    pages: bytes


class ChatRow(msgspec.Struct, frozen=True):
    """Something that a player said."""

    number: int
    seat: int
    text: str
    at: int
    key: str = ""
    """As in an entry."""


class Change(msgspec.Struct, frozen=True):
    """What happens to one table at one stroke: all of it is stored, or nothing."""

    table: TableRow | None = None
    entry: EntryRow | None = None
    snapshot: SnapshotRow | None = None
    forget_after: int | None = None
    """Snapshots of later moves than this are deleted, because a move was taken back."""
    chat: ChatRow | None = None
    book: tuple[BookRow, ...] = ()


class Conflict(TabletownError):
    """The number of the entry or of the chat line is taken: somebody else was faster. Nothing has changed."""

    def __init__(self) -> None:
        super().__init__("The table has moved on in the meantime.")


class StoreTrouble(TabletownError):
    """Nothing can be stored or read now; the text says why. It works again when the cause is gone."""


class Store(Protocol):
    """Durable storage for tables."""

    async def commit(self, table: str, change: Change) -> None:
        """Stores a change; it is durable when this returns. Changes are stored in the order of the calls.

        Conflict: nothing was stored. StoreTrouble: it was not acknowledged and is not there now; only if the machine
        breaks down at that very moment can it turn up later, and then the next attempt is a Conflict.
        """

    async def table(self, id: str) -> TableRow | None:
        """The table with this id."""

    async def entries(self, id: str, after: int = 0) -> list[EntryRow]:
        """The log of a table, ascending, from the entry behind `after` on."""

    async def entry(self, id: str, seq: int) -> EntryRow | None:
        """One line of a table's log."""

    async def snapshot(self, id: str, at_most: int) -> SnapshotRow | None:
        """The latest snapshot that is of this move or an earlier one."""

    async def book(self, id: str, at_most: int) -> BookRow | None:
        """The pages of a finished game that this move is on."""

    async def chat(self, id: str, after: int = 0) -> list[ChatRow]:
        """What was said at a table, ascending, from the line behind `after` on."""

    async def listed(self, since: int, limit: int) -> list[TableRow]:
        """Tables for the lobby that are not over and have changed since then, the newest first."""

    async def ready(self) -> str | None:
        """None if a move could be stored now, else a sentence on why not. Tries it."""

    async def close(self) -> None:
        """Stores what is still waiting, and ends."""
