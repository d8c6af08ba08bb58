"""Players that see a seat's worth of the world: random, greedy, search."""

from tabletown.bots.bot import Bot, Ranked
from tabletown.bots.names import NAMES, make

__all__ = ["NAMES", "Bot", "Ranked", "make"]
