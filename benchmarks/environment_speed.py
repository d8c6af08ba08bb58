"""Crimson Crush for four as an environment: environment_speed.py SECONDS ROUND

A batch step is one masked random decision in each of its games. Two workers play side by side, so their row counts the
CPU seconds of this process and those of the busier worker: what two free cores would take.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

from tabletown_speed import is_compiled
from timing import aec_game, emit, measure_calls, measure_games, row

import tabletown
from tabletown.envs import batch, openspiel, pettingzoo

GAME = "crimson"
SEATS = 4
GAMES = 128
GAMES_OF_TWO = 2048
PREFIX = f"tabletown/{'compiled' if is_compiled() else 'interpreted'}/{GAME}"
TICKS = 100  # of /proc/PID/stat in a second


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
    for name, make in (("pettingzoo", pettingzoo_game), ("openspiel", spiel_game)):
        with row(f"{PREFIX}/{name}"):
            measure_games(f"{PREFIX}/{name}", make(), seconds, of="steps")


if __name__ == "__main__":
    main()
