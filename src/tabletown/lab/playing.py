"""One game between bots, and the game that a worker plays again and again."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from tabletown.bots import Bot
from tabletown.kernel.content import Pack
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.registry import game as find
from tabletown.kernel.state import State

LONGEST: Final = 20_000
"""Decisions after which a game is taken for endless."""


@cache
def game_of(slug: str, pack: Pack | None) -> Game:
    """The game, with its content pack; read once in each process."""
    return find(slug).with_pack(pack) if pack else find(slug)


def play_out(state: State, bots: list[Bot], see: Callable[[int, int], None] | None = None) -> int:
    """The bots play to the end, one for each seat; the number of decisions. `see` hears of each before it is made."""
    decisions = 0
    while acting := state.actors():
        seat = acting[0]
        code = bots[seat].choose(state, seat)
        if see:
            see(seat, code)
        state.apply(seat, code)
        decisions += 1
        if decisions > LONGEST:
            raise BadInput(f"{_name(state.setup.game)} does not end: {LONGEST} decisions were made in one game")
    return decisions


def _name(game: Game) -> str:
    packs = ", ".join(game.content.packs)
    return f"{game.title} with {packs}" if packs else game.title
