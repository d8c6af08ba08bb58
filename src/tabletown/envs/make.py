"""The ways in: each checks what was asked for, and whether the libraries are there, before anything is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.envs.plain import plain
from tabletown.envs.space import Space
from tabletown.kernel import registry
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game, check_seed
from tabletown.kernel.machine import need
from tabletown.kernel.setup import Setup, Value

if TYPE_CHECKING:
    from tabletown.envs.aec import TableEnv
    from tabletown.envs.arrays import Batch

MOST_GAMES = 1_000_000
MOST_WORKERS = 64


def space(game: str | Game, seats: int, **options: Value) -> Space:
    """What the observations and actions of a set-up mean."""
    return Space(chosen(game, seats, options))


def batch(
    game: str | Game,
    n: int,
    seats: int,
    *,
    seed: int | str = 0,
    observe: bool = True,
    workers: int = 1,
    **options: Value,
) -> Batch:
    """So many games at once, in arrays. Without `observe` there are no observations, which is faster."""
    n, workers, seed = plain(n), plain(workers), plain(seed)
    setup = chosen(game, seats, options)
    check_count(n, MOST_GAMES, "games")
    check_count(workers, min(n, MOST_WORKERS), "workers")
    check_seed(seed)
    need("numpy", "envs")
    from tabletown.envs.arrays import Batch

    return Batch(setup, n, seed, bool(observe), workers)


def pettingzoo(game: str | Game, seats: int, *, render_mode: str | None = None, **options: Value) -> TableEnv:
    """A PettingZoo environment in which the seats choose one after the other."""
    setup = chosen(game, seats, options)
    for library in ("numpy", "gymnasium", "pettingzoo"):
        need(library, "envs")
    from tabletown.envs.aec import RENDER_MODES, TableEnv

    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadInput(f"the render mode can be {', '.join(RENDER_MODES)}, not {render_mode!r}")
    if render_mode == "rgb_array":
        need("PIL", "envs")
    return TableEnv(setup, render_mode)


def chosen(game: str | Game, seats: int, options: dict[str, Value]) -> Setup:
    """The set-up that was asked for; BadInput says what does not fit."""
    if not isinstance(game, Game):
        game = registry.game(str(game))
    seats = plain(seats)
    if not isinstance(seats, int):
        raise BadInput(f"{game.title} has {game.fewest} to {game.most} seats, not {seats!r}")
    return game.setup(seats, {name: plain(value) for name, value in options.items()})


def check_count(number: object, most: int, what: str) -> None:
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= most:
        raise BadInput(f"there can be 1 to {most} {what}, not {number!r}")
