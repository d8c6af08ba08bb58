"""A table in PettingZoo: its own suites pass, and it plays the games that it should."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import tabletown
from tabletown.envs import pettingzoo
from tabletown.envs.picture import HEIGHT, WIDTH
from tabletown.kernel.errors import BadInput, IllegalAction, TabletownError
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Value
from tests.envs.tables import SLUGS, each_setup, ferry

DIGEST = """
import sys
from hashlib import sha256
from tabletown.envs import pettingzoo

digest = sha256()
env = pettingzoo(sys.argv[1], int(sys.argv[2]))
env.reset(seed=42)
for agent in env.agent_iter(200):
    observation, reward, terminated, truncated, _ = env.last()
    digest.update(repr((agent, reward, terminated)).encode() + observation["observation"].tobytes())
    legal = observation["action_mask"].nonzero()[0]
    env.step(None if terminated else int(legal[int(digest.hexdigest(), 16) % len(legal)]))
print(digest.hexdigest())
"""

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@each_setup
def test_the_api_test_passes(slug: str, seats: int, options: dict[str, Value]) -> None:
    api_test(pettingzoo(slug, seats, **options), num_cycles=60)  # type: ignore[arg-type]


@each_setup
def test_the_seed_test_passes(slug: str, seats: int, options: dict[str, Value]) -> None:
    seed_test(lambda: pettingzoo(slug, seats, **options), num_cycles=40)  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_a_seed_means_the_same_in_other_processes_and_for_other_hash_seeds(slug: str) -> None:
    digests = set()
    for hash_seed in ("0", "1", "random"):
        command = [sys.executable, "-c", DIGEST, slug, str(tabletown.game(slug).most)]
        environ = {**os.environ, "PYTHONHASHSEED": hash_seed}
        digests.add(subprocess.run(command, capture_output=True, text=True, check=True, env=environ).stdout)
    assert len(digests) == 1


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_is_that_of_its_seed_and_ends_with_its_returns(slug: str) -> None:
    game = tabletown.game(slug)
    env = pettingzoo(slug, game.most)
    env.reset(seed=7)
    state = game.new(game.most, 7)
    rng = Rng("pettingzoo")
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        assert not truncated
        if terminated:
            env.step(None)
            continue
        seat = env.possible_agents.index(agent)
        legal = observation["action_mask"].nonzero()[0].tolist()
        assert (seat, legal) == (state.actors()[0], state.legal(seat))
        action = legal[rng.below(len(legal))]
        env.step(action)
        state.apply(seat, action)
    assert state.over
    assert list(rewards.values()) == state.returns()


def test_only_whoever_may_choose_has_a_mask() -> None:
    env = pettingzoo("crimson", 4)
    env.reset(seed=1)
    chooses = [bool(env.observe(agent)["action_mask"].any()) for agent in env.agents]
    assert chooses == [agent == env.agent_selection for agent in env.agents]


def test_an_observation_belongs_to_whoever_got_it() -> None:
    env = pettingzoo("crimson", 4)
    env.reset(seed=1)
    first, again = env.observe("player_0"), env.observe("player_0")["observation"].copy()
    first["observation"][:] = -1
    assert (env.observe("player_0")["observation"] == again).all()


def test_without_a_seed_the_next_game_of_the_same_row_is_played() -> None:
    games = []
    for _ in range(2):
        env = pettingzoo("crimson", 4)
        row = []
        for seed in (5, None, None):
            env.reset(seed=seed)
            row.append(env.table.hash())
        games.append(row)
    assert games[0] == games[1]
    assert len(set(games[0])) == 3


def test_a_seed_can_come_from_numpy_and_has_to_be_a_whole_number() -> None:
    env = pettingzoo("crimson", 4)
    env.reset(seed=np.int64(7))  # type: ignore[arg-type]
    assert env.table.hash() == tabletown.game("crimson").new(4, 7).hash()
    with pytest.raises(BadInput, match="a seed is"):
        env.reset(seed=1.5)  # type: ignore[arg-type]


def test_two_environments_without_a_seed_play_different_games() -> None:
    hashes = set()
    for _ in range(2):
        env = pettingzoo("crimson", 4)
        env.reset()
        hashes.add(env.table.hash())
    assert len(hashes) == 2


def test_a_game_that_is_not_registered_can_be_played() -> None:
    api_test(pettingzoo(ferry(), 3), num_cycles=60)


def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing() -> None:
    env = pettingzoo("crimson", 4)
    env.reset(seed=1)
    before = env.table.hash()
    with pytest.raises(IllegalAction, match="CRIM-"):
        env.step(0)
    with pytest.raises(BadInput, match="from 0 to 77, not None"):
        env.step(None)
    assert env.table.hash() == before


def test_an_environment_has_to_be_reset_first() -> None:
    with pytest.raises(TabletownError, match="reset"):
        pettingzoo("crimson", 4).step(3)


@pytest.mark.parametrize("slug", SLUGS)
def test_text_shows_what_the_selected_agent_sees(slug: str) -> None:
    game = tabletown.game(slug)
    env = pettingzoo(slug, game.most, render_mode="ansi")
    env.reset(seed=3)
    text = env.render()
    assert isinstance(text, str)
    assert text.startswith(game.text(env.table.view(env.possible_agents.index(env.agent_selection))))


def test_human_mode_prints_after_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo("crimson", 4, render_mode="human")
    env.reset(seed=3)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert "Round 1" in capsys.readouterr().out


@pytest.mark.parametrize("slug", SLUGS)
def test_pictures_have_one_size_and_something_on_them(slug: str) -> None:
    game = tabletown.game(slug)
    env = pettingzoo(slug, game.most, render_mode="rgb_array")
    env.reset(seed=3)
    seen = []
    for _ in range(2):
        picture = env.render()
        assert isinstance(picture, np.ndarray)
        assert picture.shape == (HEIGHT, WIDTH, 3)
        assert picture.dtype == np.uint8
        assert len(np.unique(picture)) > 10
        seen.append(picture.tobytes())
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert seen[0] != seen[1]


def test_a_picture_needs_a_mode() -> None:
    env = pettingzoo("crimson", 4)
    env.reset(seed=3)
    with pytest.raises(BadInput, match="human, ansi, rgb_array"):
        env.render()


def test_options_are_chosen_when_the_environment_is_made() -> None:
    env = pettingzoo("crimson", 4)
    with pytest.raises(BadInput, match="'one_action' is chosen when the environment is made, not by a reset"):
        env.reset(options={"one_action": True})
    env.reset(options={})


def test_there_is_nothing_to_tell_before_a_reset_and_after_the_end() -> None:
    env = pettingzoo("crimson", 3)
    with pytest.raises(TabletownError, match="has to be reset"):
        env.last()
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        assert observation is not None
        env.step(None if terminated else int(observation["action_mask"].argmax()))
    with pytest.raises(TabletownError, match="everybody has left"):
        env.last()


def test_an_action_can_come_from_numpy() -> None:
    hashes = set()
    for kind in (int, np.int64, np.array):
        env = pettingzoo("crimson", 4)
        env.reset(seed=1)
        env.step(kind(env.observe(env.agent_selection)["action_mask"].argmax()))  # type: ignore[arg-type]
        hashes.add(env.table.hash())
    assert len(hashes) == 1
    with pytest.raises(BadInput, match="from 0 to 77, not"):
        env.step(np.array([1, 2]))  # type: ignore[arg-type]
