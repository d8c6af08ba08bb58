"""Many games at once: the same as single games, byte by byte."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tabletown.envs import batch
from tabletown.envs.arrays import Batch
from tabletown.envs.encoder import SeatObservation
from tabletown.kernel.errors import BadInput, TabletownError
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tests.envs.tables import each_setup, ferry

STEPS = 150


class Single:
    """What a batch of one should show, from a single game."""

    def __init__(self, made: Batch, number: int) -> None:
        self.setup = made.setup
        self.seed = f"{made.seed}/{number}"
        self.glance = SeatObservation(made.setup)
        self.games = 0
        self.state = self.fresh()
        self.rewards = [0.0] * made.seats
        self.final_scores = [0] * made.seats
        self.done = False

    def fresh(self) -> State:
        state = self.setup.game.new(self.setup.seats, f"{self.seed}/{self.games}", self.setup.options)
        self.games += 1
        return state

    def step(self, action: int) -> None:
        self.state.apply(self.state.actors()[0], action)
        self.rewards = self.state.returns()
        self.done = self.state.over
        self.final_scores = self.state.scores() if self.done else [0] * self.setup.seats
        if self.done:
            self.state = self.fresh()

    def bytes(self) -> list[bytes]:
        seat = self.state.actors()[0]
        self.glance.at(self.state, seat)
        return [
            np.int32(seat).tobytes(),
            bytes(self.glance.mask),
            bytes(memoryview(self.glance.observation)),
            np.array(self.rewards).tobytes(),
            np.array(self.final_scores, np.int32).tobytes(),
            np.bool_(self.done).tobytes(),
        ]


def shown(made: Batch, number: int) -> list[bytes]:
    return [array[number].tobytes() for array in arrays(made)]


def arrays(made: Batch) -> list[NDArray[Any]]:
    return [made.acting, made.mask, made.observation, made.rewards, made.final_scores, made.done]


@each_setup
def test_a_batch_equals_single_games_step_by_step(slug: str, seats: int, options: dict[str, Value]) -> None:
    made = batch(slug, 3, seats, seed="equal", **options)  # type: ignore[arg-type]
    singles = [Single(made, number) for number in range(3)]
    for _ in range(STEPS):
        assert [shown(made, number) for number in range(3)] == [single.bytes() for single in singles]
        actions = made.random.copy()
        made.step(actions)
        for single, action in zip(singles, actions, strict=True):
            single.step(int(action))


def test_a_game_that_is_not_registered_can_be_batched() -> None:
    made = batch(ferry(), 4, 3)
    finished = 0
    for _ in range(STEPS):
        made.step(made.random)
        finished += int(made.done.sum())
        assert (made.rewards.any(axis=1) <= made.done).all()
    assert finished > 0


def test_a_game_that_ends_begins_anew_at_once_and_its_rewards_last_one_step() -> None:
    made = batch("crimson", 8, 4, seed=1)
    ended = 0
    for _ in range(300):
        before = made.done.copy()
        made.step(made.random)
        assert not (made.done & before).any()
        assert made.rewards.sum(axis=1).tolist() == made.done.astype(float).tolist()
        assert not made.final_scores[~made.done].any()
        assert made.mask.any(axis=1).all()
        ended += int(made.done.sum())
    assert ended >= 8


def play(made: Batch, steps: int) -> list[bytes]:
    seen = []
    for _ in range(steps):
        made.step(made.random)
        seen += [array.tobytes() for array in arrays(made)]
    return seen


def test_the_same_seed_plays_the_same_games_again() -> None:
    made = batch("crimson", 5, 4, seed=9)
    first = play(made, 40)
    made.reset(9)
    assert play(made, 40) == first
    made.reset(10)
    assert play(made, 40) != first


@pytest.mark.parametrize("workers", [2, 3])
def test_it_does_not_matter_how_many_processes_play(workers: int) -> None:
    alone = batch("crimson", 7, 4, seed=9)
    with batch("crimson", 7, 4, seed=9, workers=workers) as several:
        assert play(several, 120) == play(alone, 120)


def test_the_memory_that_processes_share_has_no_name_that_could_be_left_behind() -> None:
    with batch("crimson", 4, 4, workers=2) as made:
        assert not Path(made._games.folder.name).exists()  # type: ignore[union-attr]
        made.step(made.random)
        made.reset(1)


def test_without_observations_everything_else_is_the_same() -> None:
    seeing, blind = batch("crimson", 4, 4), batch("crimson", 4, 4, observe=False)
    assert blind.observation.shape == (4, 0)
    for _ in range(50):
        assert (seeing.mask == blind.mask).all()
        seeing.step(seeing.random)
        blind.step(blind.random)


def test_an_illegal_action_changes_nothing_in_any_game() -> None:
    made = batch("crimson", 3, 4)
    before = [shown(made, number) for number in range(3)]
    actions = made.random.astype(np.int64)
    for wrong in (int(np.argmin(made.mask[1])), -1, made.actions, 2**31 - 1, 2**32 + int(actions[1])):
        actions[1] = wrong
        with pytest.raises(BadInput, match=rf"action {wrong} is not legal in game 1"):
            made.step(actions)
    assert [shown(made, number) for number in range(3)] == before


@pytest.mark.parametrize("actions", [[1, 2], [0.5, 0.5, 0.5], [[1, 2, 3]], ["a", "b", "c"], None])
def test_actions_that_are_no_row_of_numbers_are_refused(actions: list[object] | None) -> None:
    with pytest.raises(BadInput, match="needs 3 whole numbers"):
        batch("crimson", 3, 4).step(actions)  # type: ignore[arg-type]


@pytest.mark.parametrize("workers", [1, 2])
def test_nobody_can_write_into_the_arrays(workers: int) -> None:
    with batch("crimson", 2, 4, workers=workers) as made:
        for array in arrays(made):
            with pytest.raises(ValueError, match="read-only"):
                array[0] = 0


def test_a_closed_batch_says_so() -> None:
    made = batch("crimson", 2, 4, workers=2)
    made.close()
    made.close()
    with pytest.raises(TabletownError, match="closed"):
        made.step(made.random)


class Interrupted:
    """A pipe that somebody reads who presses Ctrl-C."""

    def read(self, count: int) -> bytes:
        raise KeyboardInterrupt

    def close(self) -> None:
        pass


def test_an_interrupted_batch_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    made = batch("crimson", 2, 4, workers=2)
    monkeypatch.setattr(made._games._processes[1], "stdout", Interrupted())  # type: ignore[union-attr]
    with pytest.raises(KeyboardInterrupt):
        made.step(made.random)
    with pytest.raises(TabletownError, match="closed"):
        made.step(made.random)


def test_a_batch_whose_worker_died_says_so() -> None:
    made = batch("crimson", 2, 4, workers=2)
    process = made._games._processes[1]  # type: ignore[union-attr]
    process.kill()
    process.wait()
    with pytest.raises(TabletownError, match="one of its workers has ended"):
        made.step(made.random)


def test_whatever_is_asked_for_can_come_from_numpy() -> None:
    whole = np.int64
    made = batch("crimson", whole(3), whole(4), seed=whole(9), workers=whole(1), one_action=np.bool_(True))  # type: ignore[arg-type]
    usual = batch("crimson", 3, 4, seed=9, one_action=True)
    assert play(made, 20) == play(usual, 20)
    made.reset(np.int32(9))  # type: ignore[arg-type]
    usual.reset(9)
    assert play(made, 20) == play(usual, 20)
