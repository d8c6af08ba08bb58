"""The Crow: Fire It Up!: Eric Draven against the Motor City Gang on Devil's Night."""

from tabletown.games.crow.game import GAME, TheCrow

__all__ = ["GAME", "TheCrow"]
