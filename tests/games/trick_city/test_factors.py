"""What the lab is told about a finished game."""

from __future__ import annotations

from functools import cache

import pytest

from tabletown.games.trick_city import GAME
from tabletown.games.trick_city.factors import name
from tabletown.games.trick_city.rules.table import City
from tabletown.kernel.profile import Factor
from tabletown.kernel.records import Event
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Value
from tests.games.table import actor, events
from tests.games.trick_city.city import RANDOM

SEATS = [2, 3, 4]


@cache
def finished(seats: int, dealt: bool = True, seed: int = 3) -> City:
    options: dict[str, Value] = RANDOM if dealt else {}
    table = GAME.new(seats, seed, options, listen=True)
    rng = Rng(seed)
    while not table.over:
        choices = table.legal(actor(table))
        table.apply(actor(table), choices[rng.below(len(choices))])
    assert isinstance(table, City)
    return table


def told(table: City, *kinds: str) -> list[Event]:
    return [event for event in events(table) if event.kind in kinds]


def found(table: City, group: str) -> list[Factor]:
    return [factor for factor in GAME.factors(table, events(table)) if factor.group == group]


@pytest.mark.parametrize("dealt", [True, False])
def test_every_hero_goes_with_the_game(dealt: bool) -> None:
    table = finished(4, dealt)
    had = {event.data["seat"]: event.data["card"] for event in told(table, "dealt-power", "chose")}
    assert len(had) == 4
    assert {(factor.name, factor.won) for factor in found(table, "hero")} == {
        (name(GAME, str(card)), table.returns()[int(str(seat))]) for seat, card in had.items()
    }


def test_the_heroes_of_a_titan_and_of_a_team_are_told_apart() -> None:
    table = finished(3)
    (titan,) = found(table, "hero of the Titan")
    assert titan.won == table.returns()[0]
    assert [factor.won for factor in found(table, "hero of the team")] == [1 - titan.won] * 2


@pytest.mark.parametrize(("seats", "sidekicks"), [(2, 2), (3, 1), (4, 0)])
def test_sidekicks_go_with_their_titans(seats: int, sidekicks: int) -> None:
    table = finished(seats)
    assert [factor.won for factor in found(table, "Sidekick")] == table.returns()[:sidekicks]


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_leader_goes_with_the_game(seats: int) -> None:
    table = finished(seats)
    (drew,) = told(table, "drew-leader")
    (lead,) = found(table, "lead of the game")
    assert lead.won == table.returns()[int(str(drew.data["seat"]))]


@pytest.mark.parametrize("seats", SEATS)
def test_every_round_has_a_location_and_a_leader(seats: int) -> None:
    table = finished(seats)
    fought = [name(GAME, str(event.data["location"])) for event in told(table, "began")]
    assert [factor.name for factor in found(table, "location")] == fought
    assert len(found(table, "lead of a round")) == len(fought)


@pytest.mark.parametrize("seed", range(3, 7))
def test_with_three_players_a_location_is_seen_from_the_titan(seed: int) -> None:
    table = finished(3, seed=seed)
    assert sum(factor.won for factor in found(table, "location")) == table.points(0)


@pytest.mark.parametrize("seats", [2, 4])
def test_else_a_location_is_seen_from_its_leader(seats: int) -> None:
    table = finished(seats)
    leads = [factor.won for factor in found(table, "lead of a round")]
    assert [factor.won for factor in found(table, "location")] == leads
    assert set(leads) == {0, 1}


def test_a_team_of_three_players_leads_as_a_team() -> None:
    names = [factor.name for seed in range(3, 7) for factor in found(finished(3, seed=seed), "lead of a round")]
    assert set(names) == {"the Titan", "the team"}


@pytest.mark.parametrize("seats", SEATS)
def test_a_power_that_is_played_goes_with_the_round(seats: int) -> None:
    table = finished(seats)
    played = [name(GAME, str(event.data["power"])) for event in told(table, "played-with")]
    assert [factor.name for factor in found(table, "power played")] == played
    assert played


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_has_one_end(seats: int) -> None:
    ends = found(finished(seats), "end")
    assert [factor.won for factor in ends if factor.won] == [1.0]
    assert len(ends) == 3
