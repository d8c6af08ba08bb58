"""What a table's log means: how a journal is written down in it, and which of its rows still stand."""

from __future__ import annotations

import msgspec

from tabletown.kernel.memory import JournalEntry
from tabletown.server.store import LogRow

Numbers = list[tuple[int, int, int, int, int]]


def written_journal(journal: list[JournalEntry]) -> str:
    """What happened, as numbers, for the store."""
    numbers = [(int(e.event), int(e.a), int(e.b), int(e.c), int(e.seen)) for e in journal]
    return msgspec.json.encode(numbers).decode()


def read_journal(written: str) -> list[JournalEntry]:
    return [JournalEntry(*numbers) for numbers in msgspec.json.decode(written, type=Numbers)]


def standing(log: list[LogRow]) -> list[LogRow]:
    """The start and the moves that were not taken back."""
    rows: list[LogRow] = []
    for row in log:
        if row.kind == "undo":
            del rows[row.code + 1 :]
        else:
            rows.append(row)
    return rows
