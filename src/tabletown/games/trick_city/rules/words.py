"""CMP: how many there are of everything, and what it is called: in content, messages and events alike."""

from __future__ import annotations

from typing import Final

from tabletown.kernel.content import Table, where, word
from tabletown.kernel.declare import Declarations
from tabletown.kernel.errors import BadInput
from tabletown.kernel.events import PIECE, FromContent

NONE: Final = -1
"""No suit, no player, no side, no spot, no power card."""

SEATS: Final = 4
SIDES: Final = 2
SPOTS: Final = 4
TRICKS: Final = 8
DEALT: Final = 8
"""Hit Cards in a hand, and in a shield."""
DISCARDED: Final = 4
HITS: Final = DISCARDED + SEATS * DEALT
TITANS: Final = 2
CAPTAIN: Final = 1
"""THR-07: the member of a team of three players who enters its decision; seats 1 and 2 are the team."""
SUITS: Final = ("red", "yellow", "green", "blue")
"""CMP-05, WLD-02."""
SIDE_WORDS: Final = ("titan-1", "titan-2", "titan", "team", "team-1", "team-2")
"""The two sides of two, of three and of four players."""

POWERS: Final = FromContent("power", PIECE)
"""Heroes and Sidekicks."""
SIDEKICKS: Final = FromContent("sidekick", PIECE)
PLAYS: Final = FromContent("play")
"""Everything that can be played: see `Plays`."""

declare: Final = Declarations("TRICK", SEATS)


def suit(entry: Table, key: str) -> int:
    """A suit of a content entry, as a number."""
    name = word(entry, key)
    if name not in SUITS:
        raise BadInput(f"{where(entry, key)}: {key} has to be one of {', '.join(SUITS)}, not {name!r}")
    return SUITS.index(name)
