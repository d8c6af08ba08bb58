"""What a table of Crimson Crush shows beside a view, as the rules see it."""

from __future__ import annotations

from msgspec import Struct

from tabletown.games.crimson.rules import HERO, ROWS, USE, VILLAIN, Town


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


def tallies(town: Town) -> Tallies:
    colours = range(ROWS)
    return Tallies(
        hero=[int(town.sum(colour, HERO)) for colour in colours],
        villain=[int(town.sum(colour, VILLAIN)) for colour in colours],
        ahead=[_sign(town.balance(colour)) for colour in colours],
        shut=[int(town.closed(colour)) for colour in colours],
        closed=int(town.closed_rows()),
    )


def figures(town: Town, seat: int | None) -> Figures:
    cards, end = town.cards, int(town.cards.closed_to_end[town.seats])
    colours = range(ROWS)
    closes = [int(town.places(colour) == 1) for colour in colours]
    held = [] if seat is None else [int(town.held(seat, colour)) for colour in colours]
    return Figures(
        rounds=int(cards.rounds[town.seats]),
        closed_to_end=end,
        most_on_side=int(cards.most_on_side),
        most_in_row=int(cards.most_in_row),
        places=[int(town.places_on(colour, side)) for colour in colours for side in (HERO, VILLAIN)],
        closes=closes,
        ends_round=closes if town.closed_rows() + 1 == end else [0] * ROWS,
        held=held,
        at_stake=[value * _sign(town.balance(colour)) for colour, value in enumerate(held)],
        power_sealed=None if seat is None or town.sealed(seat) < 0 else int(town.sealed(seat) == USE),
    )


def _sign(balance: int) -> int:
    return (balance > 0) - (balance < 0)
