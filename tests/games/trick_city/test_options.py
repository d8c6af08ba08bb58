"""OPT: options, off by default."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletown.games.trick_city import GAME
from tests.games.table import wander
from tests.games.trick_city.city import RANDOM, STRICT, legal, location, news, refused, trick, vp, zone


def test_all_options_are_off_by_default() -> None:
    assert GAME.new(4, seed=1).setup.options == {"locations": "A", "random_heroes": False, "strict_suit": False}


@pytest.mark.clause("TRICK-OPT-01")
@pytest.mark.parametrize(("seats", "sidekicks"), [(2, 2), (3, 1), (4, 0)])
def test_heroes_and_sidekicks_are_dealt_at_random(seats: int, sidekicks: int) -> None:
    table = GAME.new(seats, seed=1, options=RANDOM, listen=True)
    assert table.step().name in ("play", "team-order")
    assert len(news(table, "dealt-power")) == seats + sidekicks
    heroes = Counter(zone(GAME.new(seats, seed, RANDOM), "powers:0") for seed in range(240))
    assert len(heroes) == 8
    assert min(heroes.values()) > 12


@pytest.mark.clause("TRICK-OPT-01")
@pytest.mark.parametrize("seed", range(10))
def test_no_hero_is_dealt_twice(seed: int) -> None:
    table = GAME.new(4, seed, RANDOM)
    assert len({zone(table, f"powers:{seat}") for seat in range(4)}) == 4


@pytest.mark.clause("TRICK-OPT-02")
def test_with_strict_suit_only_the_lead_suit_can_win() -> None:
    assert vp(trick("yellow_5", "red_1", "yellow_6", "green_2", options=STRICT)) == (5, 0)
    countered = trick("yellow_5", "red_5", "green_7", "blue_1", options=STRICT)
    assert vp(countered) == (7, 0)


@pytest.mark.clause("TRICK-OPT-02")
def test_with_strict_suit_a_card_that_cannot_win_cannot_tie() -> None:
    assert vp(trick("yellow_2", "yellow_5", "yellow_7", "red_2", options=STRICT)) == (2, 0)


@pytest.mark.clause("TRICK-OPT-02")
def test_with_strict_suit_marshal_is_left_out() -> None:
    table = GAME.new(4, seed=1, options=STRICT)
    assert "choose marshal" not in legal(table)
    refusal = refused(table, "choose marshal")
    assert (refusal.clause, refusal.message.id) == ("TRICK-OPT-02", "refuse-left-out")
    for seed in range(40):
        dealt = GAME.new(4, seed, {**STRICT, **RANDOM})
        assert "marshal" not in [zone(dealt, f"powers:{seat}") for seat in range(4)]


@pytest.mark.clause("TRICK-OPT-03")
def test_a_random_set_is_either_of_them() -> None:
    finals = Counter(zone(GAME.new(4, seed, {"locations": "random"}), "stack").split()[0] for seed in range(100))
    assert set(finals) == {"city_hall", "skyline_rooftop"}
    assert min(finals.values()) > 30


@pytest.mark.clause("TRICK-OPT-03")
def test_a_random_set_is_one_set_for_the_whole_game() -> None:
    table = GAME.new(4, seed=1, options={"locations": "random"})
    final = zone(table, "stack").split()[0]
    fought = {location(table) for _ in wander(table, seed=1) if not table.over}
    entries = {str(entry["id"])[6:]: entry["set"] for entry in GAME.content.entries("location")}
    assert {entries[name] for name in fought if name} == {entries[final]}
