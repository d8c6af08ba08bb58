"""Tabletown: published tabletop games, played by people, bots and programs.

>>> import tabletown
>>> game = tabletown.game("crimson")
>>> state = game.new(seats=4, seed=7)
>>> while not state.over:
...     seat = state.actors()[0]
...     state.apply(seat, state.legal(seat)[0])
>>> len(state.scores())
4
"""

import tabletown.games  # noqa: F401  first, because the function of the same name then takes its place
from tabletown.kernel.errors import BadInput, IllegalAction, TabletownError
from tabletown.kernel.registry import game, games

__all__ = ["BadInput", "IllegalAction", "TabletownError", "game", "games"]
__version__ = "0.1.0"
