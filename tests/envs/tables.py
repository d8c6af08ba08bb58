"""Which games and set-ups the environments are tried with: every registered game, and a tiny one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tabletown
from tabletown.kernel.game import Game
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Setup, Value
from tabletown.kernel.state import State
from tests.ferry import night_ferry
from tests.free.games import spread

SLUGS = [game.slug for game in tabletown.games()]
SHORT: dict[str, dict[str, Value]] = {"remnants": {"max_rounds": 5}}
"""Some tests keep or pickle all that happened with every step, so their cost grows with the square of the length."""
LOOKED_AT = 60
"""So many positions of a long game are looked at."""


def some(slug: str) -> list[tuple[int, dict[str, Value]]]:
    """A few set-ups of a registered game: for every number of seats the first that fits and the last."""
    found = tabletown.game(slug).setups()
    by_seats: dict[int, list[dict[str, Value]]] = {}
    for seats, options in found:
        by_seats.setdefault(seats, []).append({**options, **SHORT.get(slug, {})})
    ends = ((seats, fitting[0], fitting[-1]) for seats, fitting in by_seats.items())
    return [(seats, options) for seats, one, other in ends for options in ([one] if one == other else [one, other])]


def name_of(value: object) -> str | None:
    return ",".join(f"{name}={chosen}" for name, chosen in value.items()) if isinstance(value, dict) else None


each_setup = pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [(slug, seats, options) for slug in SLUGS for seats, options in some(slug)],
    ids=name_of,
)


def setups() -> Iterator[Setup]:
    """All of them, and a game that is not registered."""
    for slug in SLUGS:
        for seats, options in some(slug):
            yield tabletown.game(slug).setup(seats, options)
    for seats, options in ferry().setups():
        yield ferry().setup(seats, options)


def ferry() -> Game:
    game = night_ferry().GAME
    assert isinstance(game, Game)
    return game


each = pytest.mark.parametrize(
    "setup",
    [*setups()],
    ids=lambda setup: f"{setup.game.slug}-{setup.seats}-{name_of(setup.options)}",
)


def positions(setup: Setup, seed: str, most: int = 400) -> Iterator[State]:
    """A random game, position by position, to the end or so far."""
    rng = Rng(seed)
    state = setup.game.new(setup.seats, seed, setup.options)
    yield state
    for _ in range(most):
        acting = state.actors()
        if not acting:
            return
        seat = acting[rng.below(len(acting))]
        codes = state.legal(seat)
        state.apply(seat, codes[rng.below(len(codes))])
        yield state


def some_positions(setup: Setup, seed: str) -> list[State]:
    """Of such a game, its end included."""
    return spread([state.clone() for state in positions(setup, seed)], LOOKED_AT)
