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

from typing import TYPE_CHECKING

from tabletown.kernel.errors import BadInput, IllegalAction, TabletownError
from tabletown.kernel.registry import game

if TYPE_CHECKING:
    from tabletown.kernel.registry import games  # a type checker knows no module that can be called
else:
    from tabletown import games

__all__ = ["BadInput", "IllegalAction", "TabletownError", "game", "games"]
__version__ = "0.1.0"
