"""One game between bots, and the game that a worker plays again and again."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tabletown.bots import Bot
from tabletown.kernel.game import Game
from tabletown.kernel.registry import game as find
from tabletown.kernel.state import State


@cache
def game_of(slug: str, pack: str | None) -> Game:
    """The game, with its content pack; read once in each process."""
    return find(slug).with_pack(Path(pack)) if pack else find(slug)


def play_out(state: State, bots: list[Bot]) -> int:
    """The bots play to the end, one for each seat; the number of decisions."""
    decisions = 0
    while acting := state.actors():
        seat = acting[0]
        state.apply(seat, bots[seat].choose(state, seat))
        decisions += 1
    return decisions
