"""Learns Crimson Crush by playing against itself, with a small network on the CPU, until it beats `greedy`.

    pip install 'tabletown[train]'
    python examples/train_crimson.py --out crimson.npz --picture curve.png

The method is PPO (Schulman et al. 2017): play many games, see which choices went better than expected, make those a
little more likely, and again. docs/train-a-bot.md goes through it.
"""

import argparse
import time
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

import tabletown
from crimson_player import Array, Eyes, Player, Weights, fresh, network, save
from tabletown import bots, envs
from tabletown.envs.arrays import Batch
from tabletown.kernel.state import State
from tabletown.lab.shares import Share, share

RIVAL = "greedy"
WIDTH = 64
"""So many numbers in each layer of the network."""
RATE = 1e-3
"""How far one step of learning goes, at first; it becomes less, down to nothing at the end."""
TRACE = 0.95
"""How far an outcome is traced back past the network's own guesses: 0 for one decision, 1 for all the way."""
CLIP = 0.2
"""How much more or less likely a choice may become before the next games are played."""
CURIOSITY = 0.01
"""How much it is worth not to play the same every time."""
EPOCHS, PARTS = 3, 16
"""So often every decision is learned from, in so many parts each time."""
POINTS, CURVE_DEALS = 15, 40
"""So many points the learning curve has, each from so many deals, each of which is played from every seat."""


class Plan(NamedTuple):
    """How much is played and learned. The same plan gives the same player."""

    seats: int = 3
    rounds: int = 80
    games: int = 128
    """So many at once."""
    steps: int = 128
    """So many decisions in each of them, before the network learns from all of these."""
    seed: int = 1


USUAL = Plan()


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
    outcome: Array
    """What the network should have expected."""


@jax.jit
def think(weights: Weights, rows: Array, table: Array, mask: Array, key: jax.Array) -> tuple[Any, Any, Any]:
    """A legal action by chance, the good ones more often; how likely it was; how good the position seems."""
    scores, value = network(jnp, weights, rows, table)
    likely = jax.nn.log_softmax(jnp.where(mask, scores, -1e9))
    action = jax.random.categorical(key, likely)
    return action, jnp.take_along_axis(likely, action[:, None], 1)[:, 0], value


def play(games: Batch, steps: int, eyes: Eyes, weights: Weights, key: jax.Array) -> Decisions:
    """The network plays all seats of all games for so many steps."""
    kept: list[tuple[Array, ...]] = []
    for step in range(steps):
        rows, table = eyes.look(games.observation)
        mask, seat = games.mask.copy(), games.acting.copy()
        action, likely, value = map(np.asarray, think(weights, rows, table, mask, jax.random.fold_in(key, step)))
        games.step(action)
        kept.append((rows, table, mask, action, likely, value, seat, games.rewards.copy(), games.done.copy()))
    rows, table, mask, action, likely, value, seat, rewards, done = map(np.stack, zip(*kept, strict=True))
    better, known = look_back(value, seat, rewards, done)
    return Decisions(*(each[known] for each in (rows, table, mask, action, likely, better, better + value)))


def look_back(value: Array, seat: Array, rewards: Array, done: Array) -> tuple[Array, Array]:
    """How much better each decision went than expected (GAE, Schulman et al. 2016), and for which that is known.

    What follows on a seat's decision is its own next one in the same game, or the end of the game with its reward.
    """
    better, known = np.zeros_like(value), np.zeros(value.shape, bool)
    game = np.arange(value.shape[1])
    next_value = np.zeros(rewards.shape[1:], np.float32)
    next_better, is_next_known = np.zeros_like(next_value), np.zeros(next_value.shape, bool)
    for step in reversed(range(len(value))):
        over = done[step]
        next_value[over], next_better[over], is_next_known[over] = rewards[step][over], 0, True
        mine = game, seat[step]
        known[step] = is_next_known[mine]
        better[step] = np.where(known[step], next_value[mine] - value[step] + TRACE * next_better[mine], 0)
        next_value[mine], next_better[mine], is_next_known[mine] = value[step], better[step], True
    return better, known


def loss(weights: Weights, seen: Decisions) -> Any:
    """What learning makes smaller: wrong guesses, choices that went badly, and too little variety."""
    scores, value = network(jnp, weights, seen.rows, seen.table)
    likely = jax.nn.log_softmax(jnp.where(seen.mask, scores, -1e9))
    ratio = jnp.exp(jnp.take_along_axis(likely, seen.action[:, None], 1)[:, 0] - seen.likely)
    better = (seen.better - seen.better.mean()) / (seen.better.std() + 1e-8)
    gain = jnp.minimum(ratio * better, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * better)
    variety = -jnp.sum(jnp.exp(likely) * jnp.where(seen.mask, likely, 0), axis=1)
    error = jnp.square(value - seen.outcome)
    return jnp.mean(error - gain - CURIOSITY * variety)


@cache
def optimizer_for(rounds: int) -> Any:
    """Adam, with steps that become smaller and smaller, and never too large."""
    slower = optax.linear_schedule(RATE, 0.0, rounds * EPOCHS * PARTS)
    return optax.chain(optax.clip_by_global_norm(0.5), optax.adam(slower))


@partial(jax.jit, static_argnums=0)
def learn(optimizer: Any, weights: Weights, memory: Any, seen: Decisions) -> tuple[Weights, Any]:
    """One step downhill."""
    change, memory = optimizer.update(jax.grad(loss)(weights, seen), memory)
    return optax.apply_updates(weights, change), memory


def train(plan: Plan) -> Iterator[tuple[int, Weights]]:
    """Plays and learns, round after round; after each, how many decisions it has seen, and the weights."""
    eyes = Eyes(envs.space("crimson", plan.seats))
    weights = jax.tree.map(jnp.asarray, fresh(eyes, WIDTH, plan.seed))
    optimizer = optimizer_for(plan.rounds)
    memory = optimizer.init(weights)
    key, rng = jax.random.key(plan.seed), np.random.default_rng(plan.seed)
    # How the last decision of each seat went is not known yet; the others make parts of one size.
    size = plan.games * (plan.steps - plan.seats) // PARTS
    with envs.batch("crimson", plan.games, plan.seats, seed=plan.seed) as games:
        for done in range(plan.rounds):
            seen = play(games, plan.steps, eyes, weights, jax.random.fold_in(key, done))
            for _ in range(EPOCHS):
                for part in rng.permutation(len(seen.action))[: size * PARTS].reshape(PARTS, size):
                    weights, memory = learn(optimizer, weights, memory, Decisions(*(each[part] for each in seen)))
            yield (done + 1) * plan.games * plan.steps, weights


def contest(player: Player, deals: int, seed: str) -> Share:
    """Each deal is played from every seat, with the rival on all others; the share of wins."""
    game, seats = tabletown.game("crimson"), player.space.setup.seats
    seeds = [f"{seed}/{deal}" for deal in range(deals)]
    return share([[outcome(player, game.new(seats, seed), mine, seed) for mine in range(seats)] for seed in seeds])


def outcome(player: Player, state: State, mine: int, seed: str) -> float:
    """What the player wins from one seat: 1, a shared win its part, or 0."""
    rivals = [bots.make(RIVAL, f"{seed}/{mine}/{seat}") for seat in range(state.setup.seats)]
    while acting := state.actors():
        seat = acting[0]
        if seat == mine:
            state.apply(seat, player.choose(state.view(seat), state.legal(seat)))
        else:
            state.apply(seat, rivals[seat].choose(state, seat))
    return state.returns()[mine]


def draw(curve: list[tuple[int, Share]], test: Share, seats: int, file: Path) -> None:
    """The learning curve and the test at its end, as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    millions = [decisions / 1e6 for decisions, _ in curve]
    lows, highs = [won.low for _, won in curve], [won.high for _, won in curve]
    axes.fill_between(millions, lows, highs, alpha=0.25, linewidth=0)
    axes.plot(millions, [won.wins for _, won in curve], marker="o", markersize=3)
    beyond = millions[-1] * 1.04
    around = [[test.wins - test.low], [test.high - test.wins]]
    axes.errorbar(beyond, test.wins, around, marker="D", capsize=4, color="C1")
    axes.annotate(f"test, {test.times} games", (beyond, test.high), (0, 6), textcoords="offset points", ha="right")
    axes.axhline(1 / seats, color="black", linestyle="--", linewidth=1)
    axes.annotate("as good as greedy", (beyond, 1 / seats), (0, -12), textcoords="offset points", ha="right")
    axes.set(xlabel="decisions played, millions", ylabel=f"wins against {seats - 1} greedy bots", ylim=(0, None))
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.set_title("Crimson Crush, learned by playing against itself (with 95 % intervals)")
    figure.savefig(file, dpi=120)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=USUAL.seats, choices=(3, 4, 5))
    parser.add_argument("--rounds", type=int, default=USUAL.rounds, help="of playing and learning")
    parser.add_argument("--seed", type=int, default=USUAL.seed)
    parser.add_argument("--deals", type=int, default=200, help="of the test at the end, each played from every seat")
    parser.add_argument("--out", type=Path, default=Path("crimson.npz"), help="where the player is saved")
    parser.add_argument("--picture", type=Path, help="where the learning curve is drawn")
    chosen = parser.parse_args()
    if min(chosen.rounds, chosen.deals) < 1 or chosen.seed < 0:
        parser.error("there is at least one round and one deal, and seeds count from 0")
    for file in (chosen.out, chosen.picture):
        if file and not file.parent.is_dir():
            parser.error(f"there is no folder {file.parent}")
    return chosen


def main() -> None:
    chosen = arguments()
    plan = USUAL._replace(seats=chosen.seats, rounds=chosen.rounds, seed=chosen.seed)
    start, curve = time.monotonic(), []
    for done, (decisions, weights) in enumerate(train(plan), start=1):
        if done % max(1, plan.rounds // POINTS) and done < plan.rounds:
            continue
        player = Player(plan.seats, as_numpy(weights))
        save(chosen.out, player)
        won = contest(player, CURVE_DEALS, "curve")
        curve.append((decisions, won))
        print(f"{decisions:9} decisions {time.monotonic() - start:5.0f} s  {words(won)}", flush=True)
    test = contest(player, chosen.deals, "test")
    print(f"At the end {words(test)}; the even share is {1 / plan.seats:.1%}")
    if chosen.picture:
        draw(curve, test, plan.seats, chosen.picture)


def words(won: Share) -> str:
    return f"it wins {won.wins:.1%} against {RIVAL} (95 %: {won.low:.1%} to {won.high:.1%}, {won.times} games)"


def as_numpy(weights: Weights) -> Weights:
    return {name: np.asarray(numbers) for name, numbers in weights.items()}


if __name__ == "__main__":
    main()
