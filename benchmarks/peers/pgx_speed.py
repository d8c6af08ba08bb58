"""Pgx on the CPU: masked random play of many games, the whole loop compiled. pgx_speed.py SECONDS ROUND"""

import sys
from collections.abc import Callable
from importlib.metadata import version
from time import process_time

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset
from timing import emit, measure_calls, row

GAMES = ("connect_four", "leduc_holdem")
BATCHES = (512, 4096)
STEPS = 16  # of every game in one call


def steps(name: str, batch: int, seed: int) -> Callable[[], object]:
    """A function that takes some steps in every game."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def body(carry, _):
        state, key = carry
        key, choose, restart = jax.random.split(key, 3)
        chances = jnp.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(choose, chances, axis=-1)
        return (step(state, action, jax.random.split(restart, batch)), key), None

    @jax.jit
    def run(state, key):
        return jax.lax.scan(body, (state, key), None, length=STEPS)[0]

    key = jax.random.PRNGKey(seed)
    carry = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)), key

    def call() -> None:
        nonlocal carry
        carry = jax.block_until_ready(run(*carry))

    return call


def main() -> None:
    seconds = float(sys.argv[1])
    emit(versions={"pgx": version("pgx"), "jax": version("jax")})
    for name in GAMES:
        for batch in BATCHES:
            with row(f"pgx/{name}/{batch}"):
                start = process_time()
                call = steps(name, batch, int(sys.argv[2]))
                call()
                emit(
                    name=f"pgx/{name}/{batch}/compile",
                    of="compilations",
                    count=1,
                    games=0,
                    seconds=process_time() - start,
                )
                measure_calls(f"pgx/{name}/{batch}", call, seconds, of="steps", per_call=STEPS * batch)


if __name__ == "__main__":
    main()
