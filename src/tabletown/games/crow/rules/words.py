"""CMP, GEO: sides, seats and places by number; the same words in content, messages and events."""

from __future__ import annotations

from typing import Final

from tabletown.games.crow.rules import named
from tabletown.kernel.layout import A_SEAT

NONE: Final = -1
"""No character, no building, no seat; the place of somebody who has left the game."""

# Seats and sides
CROW: Final = 0
GANG: Final = 1
"""The Crow player has seat 0, the gang the others; these are also the numbers of the two sides."""
SIDES: Final = 2
SEATS: Final = 4
SIDE_WORDS: Final = ("crow", "gang")
THE_CROW_SEAT: Final = (CROW, CROW)
A_GANG_SEAT: Final = (GANG, A_SEAT[1])
"""What a number can be that is a seat of one side."""

# Crow tokens: those of the six, and the flaming one
FLAMING: Final = 6
TOKENS: Final = 7

# Places: a street space of the city, or behind them a building
SIZE: Final = 18
BOARD: Final = 9
SPACES: Final = 324
QUADRANTS: Final = ("nw", "ne", "sw", "se")
PER_BOARD: Final = 10
"""No board has more buildings than this."""
BUILDINGS: Final = 40
PLACES: Final = SPACES + BUILDINGS
SPACE_WORDS: Final = tuple(f"{'ABCDEFGHIJKLMNOPQR'[i % SIZE]}{i // SIZE + 1}" for i in range(SPACES))
"""As on a city map: a letter for the column, from the west, and a number for the row, from the north."""
BUILDING_WORDS: Final = tuple(f"{QUADRANTS[i // PER_BOARD]}-{i % PER_BOARD + 1}" for i in range(BUILDINGS))
PLACE_WORDS: Final = (*SPACE_WORDS, *BUILDING_WORDS, *named.NAMES)
"""What events call a place: a named building goes by its name."""
