"""Trick City: two sides, four spots, and a trick that the lowest card takes."""

from tabletown.games.trick_city.game import GAME, TrickCity

__all__ = ["GAME", "TrickCity"]
