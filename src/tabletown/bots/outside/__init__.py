"""Bots of other people, in any language: programs that are talked to in lines, or over HTTP. docs/write-a-bot.md."""

from tabletown.bots.outside.bot import OutsideBot
from tabletown.bots.outside.pool import BotPool, is_outside, is_program

__all__ = ["BotPool", "OutsideBot", "is_outside", "is_program"]
