"""What every measured Python process uses: a clock of CPU seconds, and one line of JSON per measurement."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time
from typing import Any

WARM_UP = 0.05  # seconds
CHUNKS = 10  # the clock is read about so often in one warm-up's time


def emit(**fields: object) -> None:
    print(json.dumps(fields), flush=True)


@contextmanager
def row(name: str) -> Iterator[None]:
    """A measurement that fails is reported under its name, and the next one goes on."""
    try:
        yield
    except Exception as error:
        emit(name=name, failed=f"{type(error).__name__}: {error}")


def measure_games(name: str, play: Callable[[], int], seconds: float, of: str = "decisions") -> None:
    """Decisions per second; play() plays one whole game and returns its number of decisions."""
    with row(name):
        chunk = calls_per_chunk(play)
        games = decisions = 0
        start = process_time()
        while (took := process_time() - start) < seconds:
            for _ in range(chunk):
                decisions += play()
            games += chunk
        emit(name=name, of=of, count=decisions, games=games, seconds=took)


def measure_calls(name: str, call: Callable[[], object], seconds: float, of: str, per_call: int = 1) -> None:
    """How many of something per second, where each call does per_call of them."""
    with row(name):
        chunk = calls_per_chunk(call)
        calls = 0
        start = process_time()
        while (took := process_time() - start) < seconds:
            for _ in range(chunk):
                call()
            calls += chunk
        emit(name=name, of=of, count=calls * per_call, games=0, seconds=took)


def calls_per_chunk(call: Callable[[], object]) -> int:
    """Warms the code up, and says how many calls to make between two looks at the clock."""
    start = process_time()
    calls = 0
    while process_time() - start < WARM_UP:
        call()
        calls += 1
    return max(1, calls // CHUNKS)


def aec_game(env: Any) -> Callable[[], int]:
    """One whole random game through PettingZoo's interface, observations and masks included."""
    choice = random.choice

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(choice(observation["action_mask"].nonzero()[0].tolist()))
            decisions += 1
        return decisions

    return play
