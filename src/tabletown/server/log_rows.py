"""What a table's log means: how a journal is written down in it, and which of its rows still stand."""

from __future__ import annotations

import msgspec

from tabletown.kernel.memory import JournalEntry
from tabletown.kernel.records import Changes
from tabletown.server.store import LogRow


class StoredEntry(msgspec.Struct, array_like=True):
    """A journal entry as it is stored. Earlier releases did not store what changed."""

    event: int
    a: int
    b: int
    c: int
    seen: int
    changes: Changes | None = None


def written_journal(journal: list[JournalEntry]) -> str:
    """What happened, as numbers, for the store."""
    return msgspec.json.encode([_written(entry) for entry in journal]).decode()


def read_journal(written: str) -> list[JournalEntry]:
    return [_read(stored) for stored in msgspec.json.decode(written, type=list[StoredEntry])]


def _written(entry: JournalEntry) -> tuple[object, ...]:
    numbers = (int(entry.event), int(entry.a), int(entry.b), int(entry.c), int(entry.seen))
    return numbers if entry.changes is None else (*numbers, entry.changes)


def _read(stored: StoredEntry) -> JournalEntry:
    entry = JournalEntry(stored.event, stored.a, stored.b, stored.c, stored.seen)
    entry.changes = stored.changes
    return entry


def standing(log: list[LogRow]) -> list[LogRow]:
    """The start and the moves that were not taken back."""
    rows: list[LogRow] = []
    for row in log:
        if row.kind == "undo":
            del rows[row.code + 1 :]
        else:
            rows.append(row)
    return rows
