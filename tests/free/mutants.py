"""Mutated positions of a game, loaded and played on. Run as a program, so that it can be limited and killed.

What is loaded can be played: numbers that contradict each other would end in a RulesError, and are counted.
"""

from __future__ import annotations

import copy
import json
import sys
from random import Random
from typing import Any

import tabletown
from tabletown.kernel.errors import BadInput, RulesError
from tabletown.kernel.game import Game
from tabletown.kernel.state import State

Data = dict[str, Any]
NUMBERS = [-2, -1, 0, 1, 2, 3, 5, 7, 11, 12, 31, 39, 40, 63, 64, 255, 324, 363, 364, 1000, 32767, 2**31, 2**62]
PER_POSITION = 20
MOVES_BEFORE = 200
MOVES_AFTER = 40


def position(game: Game, chance: Random) -> Data:
    """A position that was come to by chance, as it is saved."""
    seats, options = chance.choice(game.setups())
    state = game.new(seats, chance.getrandbits(40), options)
    play(state, chance, chance.randrange(MOVES_BEFORE))
    data: Data = json.loads(json.dumps(state.dump()))
    return data


def play(state: State, chance: Random, moves: int) -> None:
    for _ in range(moves):
        if state.over:
            return
        seat = chance.choice(state.actors())
        state.view(seat)
        options = state.options(seat)
        if not options:
            raise RulesError("nobody can go on")
        state.apply(seat, chance.choice(options).code)


def mutate(data: Data, chance: Random) -> str:
    """Changes something; what."""
    return chance.choice([_number, _number, _argument, _argument, _pieces, _steps])(data, chance)


def _number(data: Data, chance: Random) -> str:
    name, value = chance.choice(list(data["numbers"].items()))
    new = chance.choice(NUMBERS)
    if isinstance(value, list):
        value[chance.randrange(len(value))] = new
    else:
        data["numbers"][name] = new
    return f"{name} is {new}"


def _argument(data: Data, chance: Random) -> str:
    if not data["steps"]:
        return "nothing"
    step = chance.choice(data["steps"])
    step[chance.randrange(1, len(step))] = chance.choice(NUMBERS)
    return f"a step is {step}"


def _pieces(data: Data, chance: Random) -> str:
    """Two pieces change places."""
    first, second = (chance.choice([name for name, pieces in data["zones"].items() if pieces]) for _ in range(2))
    one, other = chance.choice(data["zones"][first]), chance.choice(data["zones"][second])
    one[0], other[0] = other[0], one[0]
    return f"{one[0]} in {first}, {other[0]} in {second}"


def _steps(data: Data, chance: Random) -> str:
    """A step is lost, or is there twice."""
    steps = data["steps"]
    if steps and chance.random() < 0.5:
        steps.pop(chance.randrange(len(steps)))
    elif steps:
        steps.insert(chance.randrange(len(steps)), list(chance.choice(steps)))
    return f"the steps are {steps}"


def main(slug: str, tries: int, seed: str) -> None:
    game = tabletown.game(slug)
    chance = Random(f"{slug}/{seed}")
    refused = contradictory = 0
    data: Data = {}
    for number in range(tries):
        if number % PER_POSITION == 0:
            data = position(game, chance)
        mutant = copy.deepcopy(data)
        what = mutate(mutant, chance)
        print(what, flush=True)
        try:
            state = game.load(mutant)
        except BadInput:
            refused += 1
            continue
        try:
            play(state, chance, MOVES_AFTER)
        except RulesError as error:
            contradictory += 1
            print(f"contradictory: {what}: {error}", flush=True)
    print(f"done: {refused} of {tries} refused, {contradictory} contradictory")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
