"""Work for engines. It is found by its name in whatever process does it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

from tabletown.kernel.errors import BadInput
from tabletown.lab.simulate import Plan, Played, play

Chunk = tuple[Plan, int, Path]


def square(number: int) -> int:
    return number * number


def process_of(number: int) -> int:
    return os.getpid()


def refuse(number: int) -> int:
    raise BadInput(f"number {number} cannot be used")


def stumble(number: int) -> int:
    raise ZeroDivisionError(f"number {number}")


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def plays(chunk: Chunk) -> Played:
    """One game, and nothing happens."""
    plan, number, _ = chunk
    return play(plan, number)


def plays_and_dies(chunk: Chunk) -> Played:
    """One game; the first worker to come to number 5 is killed when it has played."""
    plan, number, folder = chunk
    played = play(plan, number)
    if number == 5 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return played


def plays_and_hangs(chunk: Chunk) -> Played:
    """One game; on the machine named in a file, it does not end until that machine is gone."""
    import ray

    plan, number, folder = chunk
    played = play(plan, number)
    if ray.get_runtime_context().get_node_id() == (folder / "hangs").read_text():
        (folder / "hanging").touch()
        wait_for((folder / "never").exists, 600)
    elif number == 0:
        wait_for((folder / "hanging").exists)
    return played


def wait_for(condition: Callable[[], bool], seconds: float = 60) -> None:
    end = monotonic() + seconds
    while not condition():
        assert monotonic() < end
        sleep(0.02)
