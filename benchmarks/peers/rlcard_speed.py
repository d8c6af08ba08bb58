"""RLCard driven from Python: random games of uno through its environment. rlcard_speed.py SECONDS ROUND"""

import random
import sys
from importlib.metadata import version

import rlcard
from timing import emit, measure_games


def main() -> None:
    seconds = float(sys.argv[1])
    random.seed(sys.argv[2])
    emit(versions={"rlcard": version("rlcard"), "numpy (rlcard)": version("numpy")})
    uno = rlcard.make("uno")  # for two: the environment offers no other number of players
    choice = random.choice

    def play() -> int:
        state, _ = uno.reset()
        decisions = 0
        while not uno.is_over():
            state, _ = uno.step(choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    measure_games("rlcard/uno", play, seconds)


if __name__ == "__main__":
    main()
