"""What a review of a finished game finds, and the parts in which it is worked out."""

from __future__ import annotations

import msgspec

from tabletown.kernel.records import Message


class Scale(msgspec.Struct, frozen=True):
    """What the bots' measure of a position is worth as a chance to win, learned in quick games of the same set-up."""

    weights: list[float]
    moves: float
    """How many choices a quick game takes."""
    look: float
    """How many choices it takes to look ahead from a position."""
    games: int


class Prospect(msgspec.Struct, frozen=True):
    """The chances of all seats in some futures."""

    chances: list[float]
    runs: list[list[float]] = []
    """The same in each of some runs of these futures: their spread tells how far off the means may be."""


class Look(msgspec.Struct, frozen=True):
    """How a stretch of moves looked when it began."""

    open: Prospect
    """With the cards of all players open."""
    known: list[Prospect]
    """From what each seat knew."""
    open_after: Prospect | None = None
    """After the moves that were chosen, before chance spoke or something came to light; None if it did not."""
    known_after: Prospect | None = None
    """The same from what the seat knew that chose."""


class Better(msgspec.Struct, frozen=True):
    """A choice, and one that its seat could have seen to be better."""

    move: int
    """So many moves came before it."""
    seat: int
    made: Message
    better: Message
    gain: float
    """By how much the chance to win would have been higher, give or take the margin."""
    margin: float
    reasons: list[Message]
    code: int
    """Of the better choice."""


class Candidate(msgspec.Struct, frozen=True):
    """A choice for which another one looked better at a glance."""

    move: int
    codes: list[int]
    """Those that looked best."""
    gain: float


class ReviewPart(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be worked out next, small enough that nobody waits long for it."""

    kind: str
    """`learn`, `look`, `screen` or `judge`."""
    seed: str
    first: int = 0
    end: int = 0
    """Which stretches, or which moves."""
    scale: Scale | None = None
    times: int = 0
    """How many futures are looked at for each question; where it learns, how many choices are made."""
    codes: list[int] = []


class ReviewFound(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a part."""

    scale: Scale | None = None
    looks: list[Look] = []
    candidates: list[Candidate] = []
    better: Better | None = None


class Account(msgspec.Struct, frozen=True):
    """Where a seat's result came from. The parts add up: result = start + dealt + drawn + hidden + own + others."""

    start: float
    dealt: float
    """What the deal was worth."""
    drawn: float
    """What dice and cards were worth that came later."""
    hidden: float
    """What it was worth that choices were made without knowing everything."""
    own: float
    """What its choices were worth, as far as could be known: against what a quick guess would have done."""
    others: float
    """The same for the choices of all others."""
    result: float
    margin: float
    """How far off each of these parts may well be."""


class Point(msgspec.Struct, frozen=True):
    """The chances of all seats after so many moves."""

    move: int
    known: list[float]
    """From what each seat knew itself."""
    open: list[float]


class Turn(msgspec.Struct, frozen=True):
    """A turning point: the chances of a seat changed much with what happened up to this move."""

    move: int
    seat: int
    """Who chose."""
    about: int
    """Whose chances changed most."""
    change: float
    choice: Message
    cause: str
    """What most of it came from: `chance`, `hidden` or `choice`."""


class Review(msgspec.Struct, frozen=True):
    """A finished game, looked back on."""

    moves: int
    points: list[Point]
    turns: list[Turn]
    choices: list[int]
    """How many real choices each seat had."""
    better: list[Better]
    accounts: list[Account]
