"""The games that the free suite tests: those that are registered, and the tiny one of the documentation."""

from __future__ import annotations

import pytest

import tabletown
from tabletown.kernel.game import Game
from tests.ferry import night_ferry

REGISTERED = [game.slug for game in tabletown.games()]

games = pytest.mark.parametrize("slug", [*REGISTERED, "night_ferry"])
registered = pytest.mark.parametrize("slug", REGISTERED)


def game_of(slug: str) -> Game:
    if slug == "night_ferry":
        game = night_ferry().GAME
        assert isinstance(game, Game)
        return game
    return tabletown.game(slug)
