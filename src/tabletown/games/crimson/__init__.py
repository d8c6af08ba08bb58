"""Crimson Crush: five suburbs, a hero, a villain, and the colours in your hand."""

from tabletown.games.crimson.game import GAME

__all__ = ["GAME"]
