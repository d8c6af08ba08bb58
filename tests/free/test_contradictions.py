"""Positions whose numbers are each possible and contradict one another are not loaded."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tabletown
from tabletown.kernel.errors import BadInput
from tabletown.kernel.setup import Value

Data = dict[str, Any]


def saved(slug: str, seats: int, step: str, **options: Value) -> Data:
    """The first position with such a step on top, in a game that is played by chance."""
    game = tabletown.game(slug)
    state = game.new(seats, 1, {**game.setups()[0][1], **options})
    chance = Random(1)
    while state.step().name != step:
        [seat, *_] = state.actors()
        state.apply(seat, chance.choice(state.options(seat)).code)
    return state.dump()


def next_leader(data: Data) -> None:
    data["numbers"]["leader"] = (data["numbers"]["leader"] + 1) % 4


def next_player(data: Data) -> None:
    data["steps"][-1][1] = (data["steps"][-1][1] + 1) % 4


def swapped_powers(data: Data) -> None:
    """The Sidekick of one Titan changes places with the hero of the other."""
    sidekick, hero = data["zones"]["sidekick:0"][0], data["zones"]["powers:1"][0]
    sidekick[0], hero[0] = hero[0], sidekick[0]


def gathered(data: Data) -> None:
    data["steps"][-1][3] = 0b101010


def another_city(data: Data) -> None:
    data["numbers"]["city"] = (data["numbers"]["city"] + 40_000) % 98_304


def not_lasting(data: Data) -> None:
    """A Plot card that does not last lies among those that do."""
    deck, everybody = data["zones"]["gang_deck"], data["zones"]["crow_board"][0][1]
    deck.remove(["joyride", 0])
    data["zones"]["gang_lasting"].append(["joyride", everybody])


def crow_for_the_gang(data: Data) -> None:
    data["steps"][-1][1] = 0


def crow_on_the_street(data: Data) -> None:
    where = data["numbers"]["where"]
    where[9] = where[0]
    where[0] = -1


@pytest.mark.parametrize(
    ("slug", "seats", "step", "contradict"),
    [
        ("trick_city", 4, "play", next_leader),
        ("trick_city", 4, "play", next_player),
        ("trick_city", 2, "play", swapped_powers),
        ("crow", 2, "start-building", gathered),
        ("crow", 2, "start-space", another_city),
        ("crow", 2, "gang-choice", not_lasting),
        ("crow", 2, "gang-choice", crow_for_the_gang),
        ("crow", 2, "gang-choice", crow_on_the_street),
    ],
)
def test_a_contradictory_position_is_not_loaded(
    slug: str, seats: int, step: str, contradict: Callable[[Data], None]
) -> None:
    data = saved(slug, seats, step, **({"ganging_up": True} if step == "start-building" else {}))
    game = tabletown.game(slug)
    assert game.load(data).dump() == data
    contradict(data)
    with pytest.raises(BadInput, match=r"not a possible one|impossible number"):
        game.load(data)
