"""City of Remnants: gangs in an occupied city recruit, build, sell, fight, and bribe the police."""

from tabletown.games.remnants.game import GAME, CityOfRemnants

__all__ = ["GAME", "CityOfRemnants"]
