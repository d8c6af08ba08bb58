"""Learns Crimson Crush by playing against itself, with a small network on the CPU, until it beats `greedy`.

    pip install 'tabletown[envs,train]'
    python examples/train_crimson.py --out crimson.npz --picture curve.png

The method is PPO (Schulman et al. 2017): play many games with the network, see which choices went better than expected,
make those a little more likely, and again. docs/train-a-bot.md explains it step by step.
"""

import argparse
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from crimson_player import Array, Eyes, Player, Weights, fresh, load, network, save

import tabletown
from tabletown import bots, envs
from tabletown.envs.arrays import Batch
from tabletown.lab.shares import Share, share

GAMES = 256
STEPS = 128
"""So many games are played at once, so many decisions each, before the network learns from them."""
WIDTH = 64
RATE = 1e-3
TRUST = 0.95
"""How far an outcome is traced back past the network's own estimates: 0 for not at all, 1 for all the way."""
CLIP, CURIOSITY, CARE = 0.2, 0.01, 0.5
EPOCHS, PARTS = 3, 8


class Decisions(NamedTuple):
    """What is learned from: one of each for every decision."""

    rows: Array
    table: Array
    mask: Array
    action: Array
    likely: Array
    """The logarithm of how likely the action was."""
    better: Array
    """How much better it went than the network had expected."""
    target: Array
    """What the network should have expected."""


@jax.jit
def think(weights: Weights, rows: Array, table: Array, mask: Array, key: Array) -> tuple[Any, Any, Any]:
    """A legal action by chance, the good ones more likely; how likely it was; how good the position seems."""
    scores, value = network(jnp, weights, rows, table)
    likely = jax.nn.log_softmax(jnp.where(mask, scores, -1e9))
    action = jax.random.categorical(key, likely)
    return action, jnp.take_along_axis(likely, action[:, None], 1)[:, 0], value


def play(games: Batch, eyes: Eyes, weights: Weights, key: Array) -> Decisions:
    """The network plays all seats of all games."""
    seen: list[tuple[Array, ...]] = []
    for step in range(STEPS):
        rows, table = eyes.look(games.observation)
        mask, seat = games.mask.copy(), games.acting.copy()
        action, likely, value = map(np.asarray, think(weights, rows, table, mask, jax.random.fold_in(key, step)))
        games.step(action)
        seen.append((rows, table, mask, action, likely, value, seat, games.rewards.copy(), games.done.copy()))
    rows, table, mask, action, likely, value, seat, rewards, done = map(np.stack, zip(*seen, strict=True))
    better, known = look_back(value, seat, rewards, done)
    better_n = (better - better[known].mean()) / (better[known].std() + 1e-8)
    return Decisions(*(kept[known] for kept in (rows, table, mask, action, likely, better_n, better + value)))


def look_back(value: Array, seat: Array, rewards: Array, done: Array) -> tuple[Array, Array]:
    """How much better each decision went than expected (GAE, Schulman et al. 2016), and of which that is known.

    A seat's decision is followed by its own next one in the same game, or by the end of the game, whose reward it gets.
    """
    steps, games = value.shape
    better = np.zeros_like(value)
    known = np.zeros(value.shape, bool)
    every = np.arange(games)
    then_value = np.zeros((games, rewards.shape[2]), np.float32)
    then_better = np.zeros_like(then_value)
    then_known = np.zeros(then_value.shape, bool)
    for step in reversed(range(steps)):
        over = done[step]
        then_value[over], then_better[over], then_known[over] = rewards[step][over], 0, True
        here = every, seat[step]
        better[step] = then_value[here] - value[step] + TRUST * then_better[here]
        known[step] = then_known[here]
        then_value[here], then_better[here], then_known[here] = value[step], np.where(known[step], better[step], 0), True
    return better, known


def loss(weights: Weights, seen: Decisions) -> Any:
    """What learning makes smaller."""
    scores, value = network(jnp, weights, seen.rows, seen.table)
    likely = jax.nn.log_softmax(jnp.where(seen.mask, scores, -1e9))
    ratio = jnp.exp(jnp.take_along_axis(likely, seen.action[:, None], 1)[:, 0] - seen.likely)
    gain = jnp.minimum(ratio * seen.better, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * seen.better).mean()
    variety = -jnp.sum(jnp.exp(likely) * jnp.where(seen.mask, likely, 0), axis=1).mean()
    error = jnp.square(value - seen.target).mean()
    return CARE * error - gain - CURIOSITY * variety


@partial(jax.jit, static_argnums=0)
def learn(optimizer: Any, weights: Weights, memory: Any, seen: Decisions) -> tuple[Weights, Any]:
    slopes = jax.grad(loss)(weights, seen)
    change, memory = optimizer.update(slopes, memory, weights)
    return optax.apply_updates(weights, change), memory


def contest(player: Player, rival: str, deals: int, seed: int) -> Share:
    """Each deal is played once from every seat, against the rival on all others; the part of the wins."""
    game, seats = tabletown.game("crimson"), player.space.setup.seats
    results = []
    for deal in range(deals):
        won = []
        for mine in range(seats):
            others = [bots.make(rival, f"{seed}/{deal}/{seat}") for seat in range(seats)]
            state = game.new(seats, f"{seed}/{deal}")
            while acting := state.actors():
                seat = acting[0]
                if seat == mine:
                    code = player.choose(state.view(seat), state.legal(seat))
                else:
                    code = others[seat].choose(state, seat)
                state.apply(seat, code)
            won.append(state.returns()[mine])
        results.append(won)
    return share(results)


def main() -> None:
    import os
    seats = int(os.environ.get("SEATS", 3)); rounds = int(os.environ.get("ROUNDS", 100)); seed = 1
    eyes = Eyes(envs.space("crimson", seats))
    weights = jax.tree.map(jnp.asarray, fresh(eyes, WIDTH, seed))
    optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(optax.linear_schedule(RATE, 0.0, rounds * EPOCHS * PARTS)))
    memory = optimizer.init(weights)
    rng = np.random.default_rng(seed)
    key = jax.random.key(seed)
    start = time.monotonic(); tp = tl = 0
    with envs.batch("crimson", GAMES, seats, seed=seed) as games:
        for r in range(rounds):
            t = time.monotonic()
            seen = play(games, eyes, weights, jax.random.fold_in(key, r))
            tp += time.monotonic() - t; t = time.monotonic()
            size = len(seen.action) // (PARTS)
            size = size // 1024 * 1024 or size
            for _ in range(EPOCHS):
                order = rng.permutation(len(seen.action))
                for part in range(PARTS):
                    mine = order[part * size:(part + 1) * size]
                    weights, memory = learn(optimizer, weights, memory, Decisions(*(x[mine] for x in seen)))
            jax.block_until_ready(weights)
            tl += time.monotonic() - t
            if r % 10 == 9 :
                te = time.monotonic()
                s = contest(Player(seats, {k: np.asarray(v) for k, v in weights.items()}), "greedy", 67, 5)
                print(r + 1, round(time.monotonic() - start), "play", round(tp), "learn", round(tl), "eval", round(time.monotonic() - te, 1), f"{s.wins:.3f} {s.low:.3f} {s.high:.3f}", "target", seen.target.mean(), flush=True)
    save(Path("/tmp/tv/crimson.npz"), seats, weights)


if __name__ == "__main__":
    main()
