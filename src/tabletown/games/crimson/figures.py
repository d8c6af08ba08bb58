"""What a table of Crimson Crush shows beside a view, as the rules see it."""

from __future__ import annotations

from tabletown.games.crimson.records import Figures, Tallies
from tabletown.games.crimson.rules import HERO, ROWS, USE, VILLAIN, Town


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
