"""What leaves the kernel for people and programs: plain typed records, ready for JSON."""

from __future__ import annotations

import msgspec


class Seat(msgspec.Struct, frozen=True, tag="seat"):
    """A player in a message; the reader's side fills in the name, or "you"."""

    seat: int


class Message(msgspec.Struct, frozen=True, tag="text"):
    """A sentence by its id, to be said in the reader's language."""

    id: str
    params: dict[str, int | str | Seat | Message] = {}


Param = int | str | Seat | Message


class Option(msgspec.Struct, frozen=True):
    """Something that a seat may choose now."""

    code: int
    verb: str
    elements: tuple[str, ...]
    message: Message
    clause: str


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be done now."""

    clause: str
    message: Message


class Declining(msgspec.Struct, frozen=True):
    """How a seat declines what it is asked, and whether anything that it could do instead fits."""

    code: int
    fits: bool


class Rank(msgspec.Struct, frozen=True):
    """What a score is called that reaches the least: a row of the table in which the end of a game is looked up."""

    least: int
    name: Message


Tally = int | str | list[int | str]
"""What the rules make of what everybody sees: a number, a word, or a row of them."""


class Changes(msgspec.Struct, frozen=True):
    """What an event finds different on the table: whole rows of numbers and tallies, by name, as they are now."""

    numbers: dict[str, int | list[int]] = {}
    tallies: dict[str, Tally] = {}
    scores: list[int] | None = None


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as one audience may know it. `data` is for programs, `message` for people.

    Kinds with a leading "piece-" come from the kernel, for animation, and "table-changed" at the end of a move: they
    have no message. `changes` is what is different on the table since the event before; nothing where that was not
    kept, as in what earlier releases stored.
    """

    kind: str
    data: dict[str, int | str | None]
    clause: str | None = None
    message: Message | None = None
    changes: Changes | None = None


class View(msgspec.Struct, frozen=True):
    """All that one audience knows. Pieces that it does not know are None; in an unordered zone they come last."""

    game: str
    rules: str
    seats: int
    seat: int | None
    options: dict[str, bool | int | str]
    step: str
    actors: list[int]
    sealed: int | None
    over: bool
    scores: list[int]
    numbers: dict[str, int | list[int]]
    zones: dict[str, list[str | None]]


class Nothing(msgspec.Struct, frozen=True):
    """The tallies, or the figures, of a game that has none."""


def encode(record: object) -> bytes:
    """The bytes that are sent; equal records give equal bytes."""
    return msgspec.json.encode(record, order="deterministic")
