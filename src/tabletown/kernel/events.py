"""The kinds of events of a game: what can happen, and what the numbers of an event mean."""

from __future__ import annotations

from typing import Final

from tabletown.kernel.errors import RulesError

SEAT: Final = "seat"
PIECE: Final = "piece"
NUMBER: Final = "number"
COUNTS_TO: Final = 64
"""A count of an event is smaller than this."""


class Counts:
    """A field of an event that counts each of some words: one number to the base COUNTS_TO, the first word lowest."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words

    def read(self, number: int) -> dict[str, int]:
        return {word: number // COUNTS_TO**place % COUNTS_TO for place, word in enumerate(self.words)}


class FromContent:
    """Words that the content gives, such as colours or cards. With PIECE they are kinds of pieces."""

    def __init__(self, name: str, told: str = "") -> None:
        self.name = name
        self.told = told


Field = str | tuple[str, ...] | Counts
"""SEAT, PIECE (hidden from whoever may not know it), NUMBER, words that the number picks from, or Counts."""


class EventKind:
    """A kind of event. Its fields name its numbers; each word of Counts is told as a field of its own.
    Its message id is `event-<name>`.

    `elsewhere` has the clauses of events with certain words: who walks may decide by which clause it walks.
    """

    def __init__(self, name: str, clause: str, elsewhere: dict[str, str] | None = None, /, **fields: Field) -> None:
        if len(fields) > 3:
            raise RulesError(f"the event {name!r} has more than three fields")
        self.name = name
        self.clause = clause
        self.elsewhere = elsewhere or {}
        self.fields = fields

    def clause_of(self, data: dict[str, int | str | None]) -> str:
        """The clause of an event with these fields; of several words, the last one decides."""
        clause = self.clause
        for value in data.values():
            if isinstance(value, str) and value in self.elsewhere:
                clause = self.elsewhere[value]
        return clause
