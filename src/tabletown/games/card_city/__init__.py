"""Card City XL with Crime: mayors cut and choose lots of cards, and build the city that fits the goal best."""

from tabletown.games.card_city.game import GAME, CardCity

__all__ = ["GAME", "CardCity"]
