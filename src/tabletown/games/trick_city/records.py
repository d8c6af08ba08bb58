"""What a table of Trick City shows beside a view: records, worked out in figures.py."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Does = Literal["counters", "sets", "follows", "leaves", "down"]
"""What a play does: it counters, sets the lead suit, follows it, leaves it, or lies face down."""
Why = Literal["", "only", "lowest", "highest", "lead-lowest", "lead-highest"]
"""What is true of a card that wins: it is the only one, or best of all, or best of its suit."""


class Tallies(Struct, frozen=True):
    """How the trick stands."""

    winning: int = 0
    """The spot that would win now, from 1; 0 if none would."""
    prize: int = 0
    """What it would earn."""
    why: Why = ""
    most: int = 0
    """The VP with which the location is taken at once."""
    highest: int = 0
    """1 where the highest card wins."""
    narrow: int = 0
    """1 if only cards of the lead suit can win now."""


class Preview(Struct, frozen=True):
    """What a play would do now."""

    code: int
    does: Does
    value: int
    """That the card would have, or has when it counters."""
    wins: int
    """The VP for which it would be winning; -1 if it would not."""
    opens: list[int]
    """The places of the own shield that it would uncover, in the order of the deal; behind them: the Sidekick."""


class Figures(Struct, frozen=True):
    """Who is on which side, and what the viewer may play."""

    sides: list[int] = []
    """Of each seat."""
    titans: list[int] = []
    """1 for each seat that is a Titan."""
    side_words: list[str] = []
    """What events call the sides."""
    plays: list[Preview] = []
