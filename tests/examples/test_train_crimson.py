"""The training example runs, is seeded, and what it has learned can sit down at a table."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("jax", reason="JAX has no build for this machine")

import tabletown
from crimson_player import Eyes, Player, fresh, load, save
from tabletown import envs
from tabletown.bots import BotPool, make
from tabletown.lab.shares import share
from train_crimson import WIDTH, Plan, as_numpy, contest, draw, look_back, main, train

TINY = Plan(rounds=2, games=8, steps=24)
PLAYER = Path(__file__).parents[2] / "examples" / "crimson_player.py"

pytestmark = pytest.mark.slow


def learned(plan: Plan) -> Player:
    *_, (decisions, weights) = train(plan)
    assert decisions == plan.rounds * plan.games * plan.steps
    return Player(plan.seats, as_numpy(weights))


@pytest.fixture(scope="module")
def player() -> Player:
    return learned(TINY)


def same(one: Player, other: Player) -> bool:
    return all(np.array_equal(one.weights[name], other.weights[name]) for name in one.weights)


def test_the_same_seed_teaches_the_same_and_another_one_something_else(player: Player) -> None:
    assert same(player, learned(TINY))
    assert not same(player, learned(TINY._replace(seed=2)))


def test_learning_changes_the_weights(player: Player) -> None:
    assert not same(player, Player(TINY.seats, fresh(player.eyes, WIDTH, TINY.seed)))


def test_a_contest_is_seeded(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("train_crimson.RIVAL", "random")
    won = contest(player, 1, "test")
    assert (won.games, won.times) == (1, 3)
    assert won == contest(player, 1, "test")


def test_a_saved_player_chooses_as_before(player: Player, tmp_path: Path) -> None:
    save(tmp_path / "crimson.npz", player)
    again = load(tmp_path / "crimson.npz")
    assert same(player, again)
    state = tabletown.game("crimson").new(3, 7)
    seat = state.actors()[0]
    assert again.choose(state.view(seat), state.legal(seat)) == player.choose(state.view(seat), state.legal(seat))


def test_a_saved_player_sits_at_a_table_and_chooses_the_same_there(player: Player, tmp_path: Path) -> None:
    save(tmp_path / "crimson.npz", player)
    state = tabletown.game("crimson").new(3, 7)
    with BotPool() as pool:
        guest = make(f"command:{sys.executable} {PLAYER} {tmp_path / 'crimson.npz'}", pool=pool)
        for _ in range(12):
            seat = state.actors()[0]
            code = guest.choose(state, seat)
            assert code == player.choose(state.view(seat), state.legal(seat))
            state.apply(seat, code)


def test_a_decision_is_followed_by_the_next_one_of_its_seat_or_the_end_of_its_game() -> None:
    """One game of two seats: seat 0, 1, 0, then it ends and seat 1 has won; then seat 0 begins the next one."""
    value = np.array([[0.5], [0.4], [0.3], [0.6]], np.float32)
    seat = np.array([[0], [1], [0], [0]])
    rewards = np.zeros((4, 1, 2))
    rewards[2, 0, 1] = 1
    done = np.array([[False], [False], [True], [False]])
    better, known = look_back(value, seat, rewards, done)
    assert known[:, 0].tolist() == [True, True, True, False]
    assert better[:, 0] == pytest.approx([0.3 - 0.5 + 0.95 * (0 - 0.3), 1 - 0.4, 0 - 0.3, 0])


def test_every_colour_is_looked_at_in_the_same_way(player: Player) -> None:
    eyes = Eyes(envs.space("crimson", 3))
    state = tabletown.game("crimson").new(3, 7)
    rows, _ = eyes.look(np.array([player.space.observation(state.view(0))]))
    hand = state.view(0).zones["hand:0"]
    counts = [[hand.count(f"{colour}-{value}") for value in range(1, 6)] for colour in COLOURS]
    assert rows[0, :, :5].tolist() == counts


def test_the_curve_is_drawn(tmp_path: Path) -> None:
    draw([(1000, share([[0, 1]])), (2000, share([[1, 1]]))], share([[0, 1], [1, 1]]), 3, tmp_path / "curve.png")
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_the_command_says_how_much_it_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("train_crimson.RIVAL", "random")
    monkeypatch.setattr("train_crimson.CURVE_DEALS", 1)
    monkeypatch.setattr("train_crimson.USUAL", TINY)
    out, picture = tmp_path / "crimson.npz", tmp_path / "curve.png"
    monkeypatch.setattr(sys, "argv", ["train_crimson.py", f"--out={out}", f"--picture={picture}", "--deals=1"])
    main()
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 3
    assert "against random" in said[-1]
    assert said[-1].endswith("the even share is 33.3%")
    assert out.exists()
    assert picture.exists()


COLOURS = ("red", "yellow", "green", "blue", "purple")
