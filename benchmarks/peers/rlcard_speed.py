"""RLCard driven from Python: random games through its environments. rlcard_speed.py SECONDS ROUND"""

import random
import sys
from collections.abc import Callable
from importlib.metadata import version

import rlcard
from timing import emit, measure_games


def random_game(name: str) -> Callable[[], int]:
    """A function that plays one game for two (uno's environment offers no other number) and counts its decisions."""
    env = rlcard.make(name)
    choice = random.choice

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def main() -> None:
    seconds = float(sys.argv[1])
    random.seed(sys.argv[2])
    emit(versions={"rlcard": version("rlcard"), "numpy (rlcard)": version("numpy")})
    measure_games("rlcard/uno", random_game("uno"), seconds)
    measure_games("rlcard/leduc-holdem", random_game("leduc-holdem"), seconds, of="steps")


if __name__ == "__main__":
    main()
