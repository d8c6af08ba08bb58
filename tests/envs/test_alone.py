"""Games for one as environments: one agent, and a reward that says how far up the ranks it went."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tabletown.envs import batch, pettingzoo
from tests.installing import lamplighter_installed
from tests.lamplighter.lamplighter import GAME

SPIEL = """
import pyspiel
from tabletown.envs import openspiel
openspiel.register()
game = pyspiel.load_game("tabletown_lamplighter", {"seats": 1})
assert game.num_players() == 1
pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
state = game.new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[-1])
print(state.returns())
"""
"""In a process of its own, for OpenSpiel forgets no game."""

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def test_pettingzoos_own_suites_pass() -> None:
    api_test(pettingzoo(GAME, 1), num_cycles=60)
    seed_test(lambda: pettingzoo(GAME, 1), num_cycles=40)


def test_the_reward_is_the_height_of_the_rank() -> None:
    env = pettingzoo(GAME, 1)
    env.reset(seed=3)
    rewards = []
    for _ in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        rewards.append(reward)
        env.step(None if terminated else int(observation["action_mask"].nonzero()[0][0]))
    assert env.agents == []
    assert rewards[:-1] == [0] * (len(rewards) - 1)
    assert rewards[-1] in [rank / 3 for rank in range(4)]


def test_a_batch_plays_alone() -> None:
    with batch(GAME, 4, seats=1, seed=1) as made:
        for _ in range(9):
            assert np.array_equal(made.acting, [0] * 4)
            made.step(made.mask.argmax(axis=1))
        assert made.done.all()
        ranks = [GAME.setup(1).rank_of(int(points)) for points in made.final_scores[:, 0]]
        assert made.rewards[:, 0] == pytest.approx([rank / 3 for rank in ranks if rank is not None])


def test_openspiel_knows_one_player(tmp_path: Path) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no build for this machine")
    with lamplighter_installed(tmp_path):
        ended = subprocess.run([sys.executable, "-c", SPIEL], capture_output=True, text=True, check=False)
    assert ended.stderr == ""
    assert ended.stdout.splitlines()[-1] == "[0.0]"
