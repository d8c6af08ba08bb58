"""Crimson Crush for four as an environment: environment_speed.py SECONDS ROUND

A batch step is one masked random decision in each of its games. Of two workers this process is one. Both play side by
side, so their row counts the CPU seconds that this process needs besides playing, and those of the busier player: what
two free cores would take.
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
    """More games, in two processes: this one and another."""
    with row(name), batch(GAME, GAMES_OF_TWO, SEATS, observe=observe, workers=2) as games:
        crew = games._games
        [other] = [process.pid for process in crew._processes]
        part = Clock(crew._mine.step)
        crew._mine.step = part.call
        for _ in range(5):
            games.step(games.random)
        part.seconds = 0.0
        before = cpu_of(other)
        start = process_time()
        steps = 0
        took = 0.0
        while took < seconds:
            for _ in range(5):
                games.step(games.random)
            steps += 5
            took = process_time() - start - part.seconds + max(part.seconds, cpu_of(other) - before)
        emit(name=name, of="steps", count=steps * games.n, games=0, seconds=took)


class Clock:
    """The CPU seconds of one function."""

    def __init__(self, function: Callable[[], None]) -> None:
        self.function = function
        self.seconds = 0.0

    def call(self) -> None:
        start = process_time()
        self.function()
        self.seconds += process_time() - start


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
