"""What a table of Crimson Crush shows beside a view: records, worked out in figures.py."""

from __future__ import annotations

from msgspec import Struct


class Tallies(Struct, frozen=True):
    """What the rows come to; lists go by colour."""

    hero: list[int] = []
    """The sums of the heroes' sides."""
    villain: list[int] = []
    ahead: list[int] = []
    """1 where the hero is ahead, -1 where the villain is, 0 where nobody is."""
    shut: list[int] = []
    """1 for a closed row."""
    closed: int = 0
    """How many rows are closed."""


class Figures(Struct, frozen=True):
    """What a placement would do, and what a hand is worth; lists go by colour."""

    rounds: int = 0
    closed_to_end: int = 0
    most_on_side: int = 0
    most_in_row: int = 0
    places: list[int] = []
    """How many more citizens each side can take: by colour, hero and villain."""
    closes: list[int] = []
    """1 where one more citizen closes the row."""
    ends_round: list[int] = []
    """1 where that would also end the round, at once."""
    held: list[int] = []
    """The value of each colour in the viewer's own hand."""
    at_stake: list[int] = []
    """What that would score if the rows stayed as they are and nobody held more of the colour."""
    power_sealed: int | None = None
    """The viewer's own secret choice while the others decide: 1 to play the power card, 0 to keep it."""
