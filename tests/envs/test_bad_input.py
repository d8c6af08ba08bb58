"""Whatever cannot be made gets one clear sentence."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

from tabletown.envs import batch, openspiel, pettingzoo, space
from tabletown.kernel.errors import BadInput
from tests.envs.tables import ferry

MAKERS: list[Callable[..., object]] = [
    space,
    lambda game, seats, **options: batch(game, 2, seats, **options),
    pettingzoo,
]
makers = pytest.mark.parametrize("make", MAKERS, ids=["space", "batch", "pettingzoo"])


@makers
def test_an_unknown_game_is_named(make: Callable[..., object]) -> None:
    with pytest.raises(BadInput, match="there is no game 'crimsen'; did you mean 'crimson'"):
        make("crimsen", 4)
    with pytest.raises(BadInput, match="there is no game 'None'"):
        make(None, 4)


@makers
@pytest.mark.parametrize("seats", [0, 9, -1, 2.5, "4", None, True])
def test_impossible_seats_are_named(make: Callable[..., object], seats: object) -> None:
    with pytest.raises(BadInput, match="Crimson Crush has 2 to 5 seats"):
        make("crimson", seats)


@makers
def test_impossible_options_are_named(make: Callable[..., object]) -> None:
    with pytest.raises(BadInput, match="has no option 'wings'"):
        make("crimson", 4, wings=True)
    with pytest.raises(BadInput, match="'one_action' can be False, True, not 3"):
        make("crimson", 4, one_action=3)
    with pytest.raises(BadInput, match="two_players"):
        make("crimson", 4, two_players=True)


@pytest.mark.parametrize("n", [0, -3, 1.5, "many", True, 10**9])
def test_an_impossible_number_of_games_is_named(n: int) -> None:
    with pytest.raises(BadInput, match="there can be 1 to 1000000 games, not"):
        batch("crimson", n, 4)


@pytest.mark.parametrize("workers", [0, 5, "two"])
def test_an_impossible_number_of_workers_is_named(workers: int) -> None:
    with pytest.raises(BadInput, match="there can be 1 to 4 workers, not"):
        batch("crimson", 4, 4, workers=workers)


def test_workers_only_play_registered_games() -> None:
    with pytest.raises(BadInput, match="there is no game 'night_ferry'"):
        batch(ferry(), 4, 3, workers=2)


def test_an_impossible_seed_is_named() -> None:
    with pytest.raises(BadInput, match="a seed is"):
        batch("crimson", 4, 4, seed=1.5)  # type: ignore[arg-type]


def test_an_unknown_render_mode_is_named() -> None:
    with pytest.raises(BadInput, match="can be human, ansi, rgb_array, not 'film'"):
        pettingzoo("crimson", 4, render_mode="film")


@pytest.mark.parametrize(
    ("library", "extra", "make"),
    [
        ("numpy", "envs", lambda: batch("crimson", 2, 4)),
        ("numpy", "envs", lambda: pettingzoo("crimson", 4)),
        ("gymnasium", "envs", lambda: pettingzoo("crimson", 4)),
        ("pettingzoo", "envs", lambda: pettingzoo("crimson", 4)),
        ("PIL", "envs", lambda: pettingzoo("crimson", 4, render_mode="rgb_array")),
        ("pyspiel", "openspiel", openspiel.register),
    ],
)
def test_a_missing_library_is_named_with_the_extra_that_brings_it(
    monkeypatch: pytest.MonkeyPatch, library: str, extra: str, make: Callable[[], object]
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(BadInput, match=rf"{library} is not installed; get it with: pip install 'tabletown\[{extra}\]'"):
        make()


def test_the_package_itself_needs_no_library_for_arrays() -> None:
    program = "import sys, tabletown.envs, tabletown.cli; print(sorted({'numpy', 'pyspiel'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
