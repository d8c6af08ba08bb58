"""Players that see a seat's worth of the world: random, greedy, search, and bots from outside."""

from tabletown.bots.bot import Bot, Ranked
from tabletown.bots.levels import ANALYST, LEVELS
from tabletown.bots.names import NAMES, OUTSIDE, check, is_bot, make
from tabletown.bots.outside import Bench, is_outside

__all__ = ["ANALYST", "LEVELS", "NAMES", "OUTSIDE", "Bench", "Bot", "Ranked", "check", "is_bot", "is_outside", "make"]
