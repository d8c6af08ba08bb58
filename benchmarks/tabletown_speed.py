"""Tabletown's games for four: tabletown_speed.py SECONDS ROUND WHAT,..

WHAT is some of inside, stepped, clone, search, check. Each round plays other games.
"""

import itertools
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from time import process_time

from timing import emit, measure_calls, measure_games, row

import tabletown
from tabletown.kernel.game import Game
from tabletown.kernel.play import playouts
from tabletown.kernel.state import State

GAMES = ("crimson", "trick_city", "crow", "card_city", "remnants")
SEATS = 4
ITERATIONS = 300
MIDDLE = 40  # decisions into a game of a hundred or more
CHECKED_GAMES = 200
COMPILED_MODULES = (
    "tabletown.kernel.play",
    "tabletown.games.crimson.rules",
    "tabletown.games.trick_city.rules.play",
    "tabletown.games.crow.rules.combat",
    "tabletown.games.card_city.rules.region",
    "tabletown.games.remnants.rules.quarter",
    "tabletown.bots.search",
)
CHECKED_GAME = "crimson"
POWER_CLAUSE = "CRIM-HER-01"


def is_compiled() -> bool:
    specs = [find_spec(module) for module in COMPILED_MODULES]
    return all(spec and spec.origin and not spec.origin.endswith(".py") for spec in specs)


def inside(name: str, game: Game, seconds: float, seeds: Iterator[int]) -> None:
    """Whole games, with the loop inside the engine."""
    with row(name):
        games_per_call = 1
        while True:
            start = process_time()
            playouts(game, games=games_per_call, seats=SEATS, seed=next(seeds))
            if process_time() - start > seconds / 20:
                break
            games_per_call *= 2
        games = decisions = 0
        start = process_time()
        while (took := process_time() - start) < seconds:
            more_games, more_decisions = playouts(game, games=games_per_call, seats=SEATS, seed=next(seeds))
            games += more_games
            decisions += more_decisions
        emit(name=name, of="decisions", count=decisions, games=games, seconds=took)


def random_game(game: Game, seeds: Iterator[int]) -> Callable[[], int]:
    """A function that plays one game step by step and returns the number of decisions."""
    choice = random.choice

    def play() -> int:
        state = game.new(seats=SEATS, seed=next(seeds))
        decisions = 0
        while actors := state.actors():
            seat = actors[0]
            state.apply(seat, choice(state.legal(seat)))
            decisions += 1
        return decisions

    return play


def middle(game: Game, seed: int) -> State:
    state = game.new(seats=SEATS, seed=seed)
    for _ in range(MIDDLE):
        seat = state.actors()[0]
        state.apply(seat, random.choice(state.legal(seat)))
    return state


def search(prefix: str, game: Game, seconds: float) -> None:
    """Searches from the first decision: up to the bot's own horizon, and to the end of the game."""
    from tabletown.bots.search import SearchBot

    state = game.new(seats=SEATS, seed=7)
    seat = state.actors()[0]
    bots = {
        "search": SearchBot(iterations=ITERATIONS, seed=1),
        "search-whole-game": SearchBot(iterations=ITERATIONS, seed=1, horizon=False),
    }
    for what, bot in bots.items():
        choose = partial(bot.choose, state, seat)
        measure_calls(f"{prefix}/{what}", choose, seconds, of="iterations", per_call=ITERATIONS)


def check(name: str, game: Game, seeds: Iterator[int]) -> None:
    """Sums over random games, to be compared with those of another implementation of the same rules."""
    sums = dict.fromkeys(("decisions", "decisions_squared", "power", "score", "score_squared"), 0)
    for _ in range(CHECKED_GAMES):
        state = game.new(seats=SEATS, seed=next(seeds))
        decisions = 0
        while actors := state.actors():
            seat = actors[0]
            legal = state.legal(seat)
            if len(legal) == 2:
                sums["power"] += state.options(seat)[0].clause == POWER_CLAUSE
            state.apply(seat, random.choice(legal))
            decisions += 1
        sums["decisions"] += decisions
        sums["decisions_squared"] += decisions**2
        sums["score"] += sum(state.scores())
        sums["score_squared"] += sum(score**2 for score in state.scores())
    emit(name=name, check={"games": CHECKED_GAMES, "seats": SEATS, **sums})


def main() -> None:
    seconds = float(sys.argv[1])
    seed = int(sys.argv[2])
    wanted = sys.argv[3].split(",")
    prefix = f"tabletown/{'compiled' if is_compiled() else 'interpreted'}"
    emit(versions={"tabletown": tabletown.__version__, prefix: "Python " + sys.version.split()[0]})

    random.seed(seed)
    seeds = itertools.count(seed * 1_000_000_000)
    for slug in GAMES:
        measure(f"{prefix}/{slug}", tabletown.game(slug), wanted, seconds, seeds)
    if "check" in wanted:
        with row(prefix):
            check(prefix, tabletown.game(CHECKED_GAME), seeds)


def measure(prefix: str, game: Game, wanted: list[str], seconds: float, seeds: Iterator[int]) -> None:
    """All rows of one game."""
    if "inside" in wanted:
        inside(f"{prefix}/inside", game, seconds, seeds)
    if "stepped" in wanted:
        measure_games(f"{prefix}/stepped", random_game(game, seeds), seconds)
    if "clone" in wanted:
        with row(f"{prefix}/clone"):
            measure_calls(f"{prefix}/clone", middle(game, next(seeds)).clone, seconds / 3, of="clones")
    if "search" in wanted:
        with row(f"{prefix}/search"):
            search(prefix, game, seconds)


if __name__ == "__main__":
    main()
