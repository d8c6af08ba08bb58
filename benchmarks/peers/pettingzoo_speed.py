"""PettingZoo's own classic games, through its AEC loop: pettingzoo_speed.py SECONDS ROUND"""

import importlib
import random
import sys
from collections.abc import Callable
from importlib.metadata import version

from timing import aec_game, emit, measure_games, row

GAMES = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4")


def random_game(name: str) -> Callable[[], int]:
    """A function that plays one game and returns the number of decisions."""
    return aec_game(importlib.import_module(f"pettingzoo.classic.{name}").env())


def main() -> None:
    seconds = float(sys.argv[1])
    random.seed(sys.argv[2])
    emit(versions={"pettingzoo": version("pettingzoo"), "numpy (pettingzoo)": version("numpy")})
    for name in GAMES:
        with row(f"pettingzoo/{name}"):
            measure_games(f"pettingzoo/{name}", random_game(name), seconds, of="steps")


if __name__ == "__main__":
    main()
