"""CMP-18: the named buildings."""

from __future__ import annotations

from typing import Final

PIT: Final = 0
PAWN_SHOP: Final = 1
GRAVEYARD: Final = 2
ARCADE_GAMES: Final = 3
CHURCH: Final = 4
POLICE_STATION: Final = 5
DARLAS_PLACE: Final = 6
MAXI_DOGS: Final = 7
APARTMENT: Final = 8
LOFT: Final = 9
HOSPITAL: Final = 10
COUNT: Final = 11
FIXED: Final = 4
"""SET-04: the first four have marked spots; the others go on the spots with a circle."""
MEETING_PLACES: Final = (PIT, PAWN_SHOP, ARCADE_GAMES)
PER_MEETING_PLACE: Final = 2
"""OPT-06: gangsters at each of these three."""
NAMES: Final[tuple[str, ...]] = (
    *("pit", "pawn_shop", "graveyard", "arcade_games"),
    *("church", "police_station", "darlas_place", "maxi_dogs", "albrechts_apartment", "dravens_loft", "hospital"),
)
