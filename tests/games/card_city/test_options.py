"""GEN: configurations, and which of them there are not."""

from __future__ import annotations

from math import prod

import pytest

from tabletown.games.card_city import GAME
from tabletown.kernel.errors import BadInput
from tabletown.kernel.setup import Value

VARIANTS = ("ecological_city", "indebted_city", "renewed_city", "transparent_city")


@pytest.mark.clause("CITY-GEN-07")
def test_what_is_usual() -> None:
    assert GAME.setup(2).options == {
        "level": "simplified",
        "victory": "residential",
        **dict.fromkeys([*VARIANTS, "crime", "municipal_grant"], False),
        "alone": "planner",
    }


@pytest.mark.clause("CITY-GEN-02", "CITY-CRG-02")
def test_there_are_240_configurations_with_and_without_crime() -> None:
    values = {option.name: option.values for option in GAME.options}
    assert prod(len(values[name]) for name in ("level", "victory", *VARIANTS)) == 240
    assert values["crime"] == (False, True)


@pytest.mark.clause("CITY-GEN-01")
@pytest.mark.parametrize("seats", [0, 5])
def test_there_are_one_to_four_players(seats: int) -> None:
    with pytest.raises(BadInput, match=f"1 to 4 seats, not {seats}"):
        GAME.new(seats, 1)


@pytest.mark.clause("CITY-SOL-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rival_is_for_one_player(seats: int) -> None:
    with pytest.raises(BadInput, match=f"The Rival Mayor is for one player, not for {seats}"):
        GAME.new(seats, 1, {"alone": "rival"})


@pytest.mark.parametrize(
    "options", [{"level": "hard"}, {"victory": "cultural"}, {"crime": 1}, {"crime": "yes"}, {"alone": True}]
)
def test_values_that_there_are_not_are_refused(options: dict[str, Value]) -> None:
    with pytest.raises(BadInput, match="can be"):
        GAME.new(1, 1, options)


def test_every_listed_setup_can_be_played_and_they_cover_all_pairs_with_seats() -> None:
    setups = GAME.setups()
    for option in GAME.options:
        pairs = {(seats, options[option.name]) for seats, options in setups}
        possible = {(seats, value) for seats in range(1, 5) for value in option.values}
        assert pairs == {(seats, value) for seats, value in possible if seats == 1 or value != "rival"}
