"""Bots of other people, in any language: programs that are talked to in lines, or over HTTP. docs/write-a-bot.md."""

from tabletown.bots.outside.bench import Bench, is_outside, is_program
from tabletown.bots.outside.bot import OutsideBot

__all__ = ["Bench", "OutsideBot", "is_outside", "is_program"]
