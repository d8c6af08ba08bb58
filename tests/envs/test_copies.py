"""Games, positions and environments can be copied and pickled."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tabletown
from tabletown import envs
from tabletown.envs.aec import TableEnv
from tabletown.kernel.setup import Setup
from tests.envs.tables import SLUGS, each, ferry, positions


def pickled(made: Any) -> Any:
    return pickle.loads(pickle.dumps(made))


ways = pytest.mark.parametrize("again", [copy.deepcopy, pickled])


def played(env: TableEnv, steps: int) -> list[str]:
    """The hashes of a game that is played on."""
    hashes = []
    for _ in range(steps):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
        hashes.append(env.table.hash())
    return hashes


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy])
@each
def test_a_copied_position_is_the_same_and_independent(setup: Setup, again: Callable[[Any], Any]) -> None:
    *_, state = positions(setup, "copies", most=20)
    before, made = state.hash(), again(state)
    assert made.hash() == before
    assert made.setup is setup or made.setup.seats == setup.seats
    made.rng.reseed("other")
    made[0] = made[0] + 1
    assert state.hash() == before


@pytest.mark.parametrize("slug", SLUGS)
def test_a_pickled_position_is_the_same(slug: str) -> None:
    game = tabletown.game(slug)
    state = game.new(game.most, 7)
    assert pickled(state).hash() == state.hash()
    assert pickled(state).setup.game is game


def test_a_copied_position_keeps_its_journal() -> None:
    state = tabletown.game("crimson").new(4, 7, listen=True)
    made = copy.deepcopy(state)
    assert made.journal == state.journal
    assert made.journal is not state.journal


def test_a_game_with_a_pack_is_pickled_with_it(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_text("[game.limits]\nhand_deal = 5\n", encoding="utf-8")
    state = tabletown.game("crimson").with_pack(path).new(4, 7)
    made = pickled(state)
    assert made.hash() == state.hash()
    assert made.setup.game.content_id == state.setup.game.content_id


@ways
def test_a_space_is_copied_with_its_set_up(again: Callable[[Any], Any]) -> None:
    made = again(envs.space("crimson", 4, one_action=True))
    assert made.fields == envs.space("crimson", 4).fields
    assert made.setup.options["one_action"] is True


@ways
@pytest.mark.parametrize("slug", SLUGS)
def test_a_copied_environment_plays_on_by_itself(slug: str, again: Callable[[Any], Any]) -> None:
    env = envs.pettingzoo(slug, tabletown.game(slug).most)
    env.reset(seed=7)
    played(env, 5)
    made, before = again(env), env.table.hash()
    there = played(made, 5)
    assert env.table.hash() == before
    assert played(env, 5) == there


def test_a_game_that_is_not_registered_can_be_copied() -> None:
    env = envs.pettingzoo(ferry(), 3)
    env.reset(seed=1)
    assert copy.deepcopy(env).table.hash() == env.table.hash()


@ways
def test_a_batch_says_that_it_is_not_copied(again: Callable[[Any], Any]) -> None:
    with pytest.raises(TypeError, match="make another one, or copy its arrays"):
        again(envs.batch("crimson", 2, 4))
