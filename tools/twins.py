"""Play the same seeds interpreted and compiled, and compare the traces: every game must be the same.

Needs .venv and .venv-compiled, as ./test makes them.
"""

import argparse
import os
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def trace(environment: str, game: str, games: int, seed: int) -> subprocess.Popen[str]:
    command = [str(ROOT / environment / "bin" / "tabletown"), "trace", game]
    command += [f"--games={games}", f"--seed={seed}"]
    return subprocess.Popen(command, cwd=ROOT, text=True, stdout=subprocess.PIPE)


def difference(game: str, games: int, seed: int) -> str | None:
    """What tells the twins of a game apart, or None if nothing does."""
    interpreted = trace(".venv", game, games, seed)
    compiled = trace(".venv-compiled", game, games, seed)
    lines = [process.communicate()[0].splitlines() for process in (interpreted, compiled)]
    if interpreted.returncode or compiled.returncode:
        return "a trace failed; see its message above"
    if not lines[0]:
        return "the traces are empty"
    for left, right in zip_longest(*lines, fillvalue="(nothing)"):
        if left != right:
            return f"the first game that differs is\n  interpreted  {left}\n  compiled     {right}"
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare interpreted and compiled games.")
    parser.add_argument("--games", type=int, default=100, help="how many games of each title (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="other games with another one (default: 1)")
    arguments = parser.parse_args()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    games = project["entry-points"]["tabletown.games"]

    def compare(game: str) -> str | None:
        return difference(game, arguments.games, arguments.seed)

    failed = False
    with ThreadPoolExecutor(os.cpu_count()) as pool:  # interpreted ones take their time; the compiled are soon done
        for game, told_apart in zip(games, pool.map(compare, games), strict=True):
            print(f"{game}: {told_apart or f'{arguments.games} games, no difference'}")
            failed = failed or told_apart is not None
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
