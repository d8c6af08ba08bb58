"""Crimson Crush for four as an environment: environment_speed.py SECONDS ROUND

A batch step is one masked random decision in each of its games. Two workers play side by side, so their row counts the
CPU seconds of this process and those of the busier worker: what two free cores would take. A batch on each of two cores
is counted by the clock.
"""

import random
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from threading import Barrier
from time import perf_counter, process_time

from tabletown_speed import is_compiled
from timing import aec_game, calls_per_chunk, emit, measure_calls, measure_games, row

import tabletown
from tabletown.envs import batch, openspiel, pettingzoo

GAME = "crimson"
SEATS = 4
GAMES = 128
GAMES_OF_TWO = 2048
CORES = 2
PREFIX = f"tabletown/{'compiled' if is_compiled() else 'interpreted'}/{GAME}"
TICKS = 100  # of /proc/PID/stat in a second

STARTS: list[Barrier] = []
"""Where the processes of a pool wait for each other."""


def one_core(name: str, seconds: float, observe: bool) -> None:
    with batch(GAME, GAMES, SEATS, observe=observe) as games:
        measure_calls(name, lambda: games.step(games.random), seconds, of="steps", per_call=GAMES)


def two_cores(name: str, seconds: float, observe: bool) -> None:
    """More games, in two processes."""
    with row(name), batch(GAME, GAMES_OF_TWO, SEATS, observe=observe, workers=2) as games:
        workers = [process.pid for process in games._games._processes]
        for _ in range(5):
            games.step(games.random)
        before = [cpu_of(pid) for pid in workers]
        start = process_time()
        steps = 0
        while (took := process_time() - start + busier(workers, before)) < seconds:
            for _ in range(5):
                games.step(games.random)
            steps += 5
        emit(name=name, of="steps", count=steps * games.n, games=0, seconds=took)


def on_each_core(name: str, seconds: float, observe: bool) -> None:
    """Two processes with a batch each, side by side: as many decisions as both make in so many seconds by the clock."""
    spawn = get_context("spawn")
    start = spawn.Barrier(CORES)
    with row(name), ProcessPoolExecutor(CORES, spawn, meet_at, (start,)) as pool:
        counts = pool.map(steps_by_the_clock, [seconds] * CORES, [observe] * CORES)
        emit(name=name, of="steps", count=sum(counts), games=0, seconds=seconds)


def meet_at(barrier: Barrier) -> None:
    STARTS.append(barrier)


def steps_by_the_clock(seconds: float, observe: bool) -> int:
    with batch(GAME, GAMES, SEATS, observe=observe) as games:
        chunk = calls_per_chunk(lambda: games.step(games.random))
        STARTS[0].wait()
        steps = 0
        start = perf_counter()
        while (took := perf_counter() - start) < seconds:
            for _ in range(chunk):
                games.step(games.random)
            steps += chunk
    return int(steps * GAMES * seconds / took)


def busier(workers: list[int], before: list[float]) -> float:
    return max(cpu_of(pid) - already for pid, already in zip(workers, before, strict=True))


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def pettingzoo_game() -> Callable[[], int]:
    """One whole game through PettingZoo's interface."""
    return aec_game(pettingzoo(GAME, SEATS))


def spiel_game() -> Callable[[], int]:
    """One whole game through OpenSpiel's interface."""
    openspiel.register()
    import pyspiel

    game = pyspiel.load_game(f"tabletown_{GAME}", {"seats": SEATS})
    choice = random.choice

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(choice(state.legal_actions()))
        return decisions

    return play


def main() -> None:
    seconds = float(sys.argv[1])
    random.seed(int(sys.argv[2]))
    emit(versions={"tabletown": tabletown.__version__})
    for observe, word in ((False, "batch"), (True, "batch-observed")):
        one_core(f"{PREFIX}/{word}", seconds, observe)
        two_cores(f"{PREFIX}/{word}-two-cores", seconds, observe)
        on_each_core(f"{PREFIX}/{word}-on-each-of-two-cores", seconds, observe)
    for name, make in (("pettingzoo", pettingzoo_game), ("openspiel", spiel_game)):
        with row(f"{PREFIX}/{name}"):
            measure_games(f"{PREFIX}/{name}", make(), seconds, of="steps")


if __name__ == "__main__":
    main()
