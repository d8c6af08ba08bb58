"""Players that see a seat's worth of the world: random, careless, greedy, search, and bots from outside."""

from tabletown.bots.bot import Bot, Ranked
from tabletown.bots.levels import ANALYST, LEVELS, PATIENCE, SENTENCES, USUAL
from tabletown.bots.names import NAMES, OUTSIDE, check, is_bot, make
from tabletown.bots.outside import BotPool, is_outside, is_program

__all__ = [
    "ANALYST",
    "LEVELS",
    "NAMES",
    "OUTSIDE",
    "PATIENCE",
    "SENTENCES",
    "USUAL",
    "Bot",
    "BotPool",
    "Ranked",
    "check",
    "is_bot",
    "is_outside",
    "is_program",
    "make",
]
