"""The levels of bots that people choose from, the weakest first. `tabletown arena GAME --levels` measures them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

LEVELS: Final = {
    "beginner": "random",
    "casual": "careless:70",
    "steady": "careless:40",
    "careful": "careless:12",
    "expert": "search:5000",
}
"""The bot of each level, by the name of the level."""
USUAL: Final = "steady"
"""The level that people meet unless they choose."""
ANALYST: Final = "search:100"
"""Plays in studies: as well as can be, when many games have to be played soon."""
PLACER: Final = LEVELS["casual"]
"""Places for somebody who asks for it while a game is set up."""
SUBSTITUTE: Final = "random"
"""Plays on for a bot that failed."""
PATIENCE: Final = 900
"""At a table, a level thinks for at most so many milliseconds; in the lab, as long as its iterations take."""
SENTENCES: Final = Path(__file__).with_name("messages.ftl")
"""`level-<name>` is what people call a level, `level-<name>-about` how it plays."""
