"""FLO, HID-01: the numbers of a position, which everybody sees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.card_city.rules.words import END_OF_TURN, GRID, KINDS, NONE, SEATS, declare
from tabletown.kernel.boards import A_BOARD
from tabletown.kernel.layout import A_SEAT

MOST_MONEY: Final = 9999
MOST_TURNS: Final = 20
MOST_LOANS: Final = 9
REACH: Final = (-int(GRID.reach), int(GRID.reach))

TURN: Final = declare.number("turn", within=(0, MOST_TURNS))
PHASE: Final = declare.number("phase", within=(0, END_OF_TURN))
FIRST: Final = declare.number("first", within=A_SEAT)
"""The first player."""
SPLITTER: Final = declare.number("splitter", within=(NONE, SEATS - 1))
CHOOSER: Final = declare.number("chooser", within=(NONE, SEATS - 1))
DIVISION: Final = declare.number("division", within=(0, SEATS))
"""How many times cards were divided in this turn."""
TAKEN: Final = declare.per_seat("taken", within=(0, SEATS))
"""In which division a player got his lot; 0 while he has none."""
MONEY: Final = declare.per_seat("money", within=(0, MOST_MONEY))
LOANS: Final = declare.per_seat("loans", within=(0, MOST_LOANS))
WEST: Final = declare.per_seat("west", within=REACH)
"""SIZ-02: the columns and rows that a city spans, Pollution Clouds included."""
EAST: Final = declare.per_seat("east", within=REACH)
SOUTH: Final = declare.per_seat("south", within=REACH)
NORTH: Final = declare.per_seat("north", within=REACH)
CITY: Final = declare.rows_per_seat("city", KINDS, within=A_BOARD)
"""Where each kind of card lies in a city, as a board."""


def city(kind: i64, seat: i64) -> i64:
    return CITY + SEATS * kind + seat
