"""Whole games of random choices, driven inside the engine."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.kernel.game import Game
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions


def playout(state: State, rng: Rng, out: Actions) -> i64:
    """Random play to the end; the number of decisions."""
    decisions: i64 = 0
    while True:
        acting = state.acting()
        if acting == 0:
            return decisions
        seat: i64 = 0
        while not (acting >> seat) & 1:
            seat += 1
        state.legal_into(seat, out)
        state.play(seat, out.codes[rng.below(out.size)])
        decisions += 1


def playouts(game: Game, games: int, seats: int, seed: int, options: dict[str, Value] | None = None) -> tuple[int, int]:
    """So many random games from the start; (games, decisions)."""
    rng = Rng(f"playouts/{seed}")
    setup = game.setup(seats, options)
    out = Actions(game.layout.actions)
    decisions: i64 = 0
    for _ in range(games):
        state = game.blank(setup)
        state.rng.start(rng.word(), rng.word(), rng.word())
        state.push(0)
        state.advance()
        decisions += playout(state, rng, out)
    return games, decisions
