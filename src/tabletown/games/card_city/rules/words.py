"""CMP, TRM: how many there are of everything, and what it is called: in content, messages and events alike."""

from __future__ import annotations

from typing import Final

from tabletown.kernel.boards import Grid
from tabletown.kernel.declare import Declarations

NONE: Final = -1
"""No player, no space, no card."""

SEATS: Final = 4
RANKS: Final = 5
PLANNER: Final = "planner"
"""SOL-01: the ways to play alone."""
RIVAL: Final = "rival"

CARDS: Final = (
    "residence",
    "industry",
    "commerce",
    "leisure",
    "parking",
    "park",
    "residence_commerce",
    "commerce_parking",
    "leisure_parking",
    "crime",
)
"""What can be in the deck, in the order in which cards are listed and chosen. The last one is no Building."""
RESIDENCE: Final = 0
INDUSTRY: Final = 1
COMMERCE: Final = 2
CRIME: Final = 9
BUILDINGS: Final = CARDS[:CRIME]
CITY_HALL: Final = 10
CLOUD: Final = 11
STATION: Final = 12
KINDS: Final = (*CARDS, "city_hall", "pollution_cloud", "police_station")

TYPES: Final = ("residence", "industry", "commerce", "culture", "parking", "park")
"""What a Building can count as; a mixed one counts as two of them (MIX-01)."""
HOME: Final = 0
FACTORY: Final = 1
SHOP: Final = 2
CULTURE: Final = 3
PARKING: Final = 4
PARK: Final = 5

LOTS: Final = ("a", "b")
LOT_A: Final = 0
LOT_B: Final = 1

ACQUISITION: Final = 1
CONSTRUCTION: Final = 2
DEVELOPMENT: Final = 3
REVENUE: Final = 4
END_OF_TURN: Final = 5

LARGEST_SQUARE: Final = 6
GRID: Final = Grid(LARGEST_SQUARE)
"""TRM-01: every space that a city can reach."""
SPACES: Final = GRID.names

declare: Final = Declarations("CITY", SEATS)
