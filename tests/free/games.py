"""The games that the free suite tests: those that are registered, that of the documentation, and one for one."""

from __future__ import annotations

from typing import TypeVar

import pytest

import tabletown
from tabletown.kernel.game import Game
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tests.ferry import night_ferry
from tests.games.table import wander
from tests.lamplighter import lamplighter

SETUPS = 16
"""So many set-ups of a game are played, if it has as many."""
POSITIONS = 24
"""So many positions of each of these games are looked at."""

T = TypeVar("T")

REGISTERED = [game.slug for game in tabletown.games()]

games = pytest.mark.parametrize("slug", [*REGISTERED, "night_ferry", lamplighter.SLUG])
registered = pytest.mark.parametrize("slug", REGISTERED)


def game_of(slug: str) -> Game:
    if slug == "night_ferry":
        game = night_ferry().GAME
        assert isinstance(game, Game)
        return game
    if slug == lamplighter.SLUG:
        return lamplighter.GAME
    return tabletown.game(slug)


def spread(things: list[T], most: int) -> list[T]:
    """Some of them, evenly spread: the last one first."""
    return things[::-1][:: 1 + (len(things) - 1) // most]


def some_setups(game: Game) -> list[tuple[int, dict[str, Value]]]:
    return spread(game.setups(), SETUPS)


def some_positions(game: Game, seats: int, options: dict[str, Value]) -> list[State]:
    """Of a random game, the end included."""
    table = game.new(seats, seed=5, options=options)
    return spread([table.clone() for _ in wander(table, seed=5)], POSITIONS)
