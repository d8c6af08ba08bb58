"""OpenSpiel from Python: random play, copies of a position, ISMCTS. openspiel_speed.py SECONDS ROUND"""

import random
import sys
from collections.abc import Callable
from importlib.metadata import version

import open_spiel.python.games  # noqa: F401 - registers the games that are written in Python
import pyspiel
from timing import emit, measure_calls, measure_games, row

TRICK_GAMES = ("hearts", "euchre", "spades", "skat")
CARD_GAMES = (*TRICK_GAMES, "gin_rummy")
SEARCHED_GAMES = ("hearts", "euchre")
PYTHON_GAMES = ("python_kuhn_poker", "python_tic_tac_toe", "python_block_dominoes")
SIMULATIONS = 300


def step(state: pyspiel.State) -> bool:
    """Take one random step; whether it was a player's decision."""
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, chances)[0])
        return False
    state.apply_action(random.choice(state.legal_actions()))
    return True


def random_game(start: Callable[[], pyspiel.State]) -> Callable[[], int]:
    """A function that plays from a fresh start to the end and returns the number of decisions."""
    choice, choices = random.choice, random.choices

    def play() -> int:
        state = start()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(actions, chances)[0])
            else:
                state.apply_action(choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def first_decision(game: pyspiel.Game) -> pyspiel.State:
    """The first position in which a player has a real choice."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        step(state)
    return state


def middle(game: pyspiel.Game) -> pyspiel.State:
    """A position half-way through a random game."""
    state = game.new_initial_state()
    while not state.is_terminal():
        step(state)
    history = state.history()
    state = game.new_initial_state()
    for action in history[: len(history) // 2]:
        state.apply_action(action)
    return state


def search(game: pyspiel.Game) -> Callable[[], object]:
    """One search of the C++ bot from the first decision, every simulation played to the end of the game."""
    bot = pyspiel.ISMCTSBot(
        3,  # seed
        pyspiel.RandomRolloutEvaluator(1, 7),
        2.0,  # exploration
        SIMULATIONS,
        -1,  # as many worlds as simulations
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,  # nodes are information states, not observations
        True,  # actions may differ between the worlds of a node
    )
    state = first_decision(game)
    return lambda: bot.step(state)


def main() -> None:
    seconds = float(sys.argv[1])
    random.seed(sys.argv[2])
    emit(versions={"open_spiel": version("open_spiel"), "numpy (open_spiel)": version("numpy")})
    for name in TRICK_GAMES:
        with row(f"openspiel/{name}/dealt"):
            dealt = first_decision(pyspiel.load_game(name))
            measure_games(f"openspiel/{name}/dealt", random_game(dealt.clone), seconds)
    for name in CARD_GAMES + PYTHON_GAMES:
        with row(f"openspiel/{name}"):
            game = pyspiel.load_game(name)
            measure_games(f"openspiel/{name}", random_game(game.new_initial_state), seconds)
            measure_calls(f"openspiel/{name}/clone", middle(game).clone, seconds / 3, of="clones")
    for name in SEARCHED_GAMES:
        with row(f"openspiel/{name}/ismcts"):
            run = search(pyspiel.load_game(name))
            measure_calls(f"openspiel/{name}/ismcts", run, seconds, of="iterations", per_call=SIMULATIONS)


if __name__ == "__main__":
    main()
