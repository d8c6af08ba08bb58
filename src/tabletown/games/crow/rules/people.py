"""CMP-12: the characters; the gangsters come first, of them the six that start on the streets."""

from __future__ import annotations

from typing import Final

T_BIRD: Final = 0
FUNBOY: Final = 1
TIN_TIN: Final = 2
SKANK: Final = 3
MYCA: Final = 4
GRANGE: Final = 5
TOP_DOLLAR: Final = 6
GIDEON: Final = 7
ERIC: Final = 8
THE_CROW: Final = 9
ALBRECHT: Final = 10
SARAH: Final = 11
COUNT: Final = 12
GANGSTERS: Final = 8
STARTERS: Final = 6
"""CMP-15: the four Street Demons, then the two Lieutenants; those with a Crow token of their own."""
DEMONS: Final = 4
HEROES: Final = COUNT - GANGSTERS
PAIRS: Final = HEROES * GANGSTERS
"""Attackers and targets: so many pairs if the gang attacks, and as many if the Crow player does."""
NAMES: Final[tuple[str, ...]] = (
    *("t_bird", "funboy", "tin_tin", "skank", "myca", "grange", "top_dollar", "gideon"),
    *("eric_draven", "the_crow", "albrecht", "sarah"),
)

# Conditions
UP: Final = 0
DOWN: Final = 1
"""INC-01: incapacitated."""
DOOMED: Final = 2
"""CBT-13: still up, but about to be laid down, kidnapped or removed."""
