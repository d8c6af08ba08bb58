"""The levels of bots that people choose from, the weakest first. `tabletown arena GAME --levels` measures them."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "beginner": "random",
    "casual": "greedy",
    "thoughtful": "search:1000",
    "expert": "search:5000",
}
"""The bot of each level, by the name of the level."""
ANALYST: Final = "search:100"
"""Plays in studies: as well as can be, when many games have to be played soon."""
SUBSTITUTE: Final = "random"
"""Plays on for a bot that failed."""
