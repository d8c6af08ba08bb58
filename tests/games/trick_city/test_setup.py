"""SET: setup."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletown.games.trick_city import GAME
from tests.games.table import ONLOOKER, actor, number, numbers, wander
from tests.games.trick_city.city import HEROES, leader, legal, line, location, news, play, refused, vp, zone

SEEDS = range(20)


@pytest.mark.clause("TRICK-SET-01")
def test_everybody_chooses_a_hero_and_keeps_it() -> None:
    table = GAME.new(4, seed=1)
    for hero in ("phantom", "comet", "prism", "beacon"):
        play(table, f"choose {hero}")
    owners = {zone(table, f"powers:{seat}") for seat in range(4)}
    assert owners == {"phantom", "comet", "prism", "beacon"}
    before = [zone(table, f"powers:{seat}") for seat in range(4)]
    assert refused(table, "choose marshal").clause == "TRICK-SET-01"
    for _ in wander(table, seed=1):
        if not table.over and number(table, "trick") == 1 and number(table, "spot") == 0:
            assert [zone(table, f"powers:{seat}") for seat in range(4)] == before


@pytest.mark.clause("TRICK-SET-02")
@pytest.mark.parametrize("seed", SEEDS)
def test_heroes_are_chosen_openly_clockwise_from_the_first_leader(seed: int) -> None:
    table = GAME.new(4, seed)
    first = leader(table)
    for turn, hero in enumerate(HEROES[:4]):
        assert actor(table) == (first + turn) % 4
        play(table, f"choose {hero}")
        assert zone(table, f"powers:{(first + turn) % 4}", by=ONLOOKER) == hero


@pytest.mark.clause("TRICK-SET-02")
def test_no_two_players_have_the_same_hero() -> None:
    table = GAME.new(4, seed=1)
    play(table, "choose comet")
    assert legal(table) == [f"choose {hero}" for hero in HEROES if hero != "comet"]
    assert refused(table, "choose comet").clause == "TRICK-SET-02"


@pytest.mark.clause("TRICK-SET-03")
def test_the_hit_line_begins_empty_and_is_filled_from_spot_1() -> None:
    table = GAME.new(4, seed=1, options={"random_heroes": True})
    assert line(table) == ""
    table.apply(actor(table), table.legal(actor(table))[0])
    assert [len(table.view().zones[f"line:{spot}"]) for spot in range(4)] == [1, 0, 0, 0]


@pytest.mark.clause("TRICK-SET-04", "TRICK-SET-06")
@pytest.mark.parametrize(("name", "final"), [("A", "city_hall"), ("B", "skyline_rooftop")])
@pytest.mark.parametrize("seed", SEEDS)
def test_only_the_chosen_set_is_used_and_its_final_location_lies_at_the_bottom(
    name: str, final: str, seed: int
) -> None:
    table = GAME.new(4, seed, {"locations": name})
    assert zone(table, "stack") == f"{final} ? ? ? ?"
    members = {entry["id"] for entry in GAME.content.entries("location") if entry["set"] != name}
    assert set(table.view().zones["box"]) == members


@pytest.mark.clause("TRICK-SET-05")
def test_set_a_is_the_default_and_the_table_chooses() -> None:
    assert GAME.new(4, seed=1).setup.options["locations"] == "A"
    option = next(option for option in GAME.options if option.name == "locations")
    assert option.values == ("A", "B", "random")


@pytest.mark.clause("TRICK-SET-06")
def test_the_other_locations_are_shuffled() -> None:
    first = Counter(location(GAME.new(4, seed, {"random_heroes": True})) for seed in range(200))
    assert sorted(first) == ["clock_tower", "first_city_bank", "power_station", "riverside_park"]
    assert min(first.values()) > 25


@pytest.mark.clause("TRICK-SET-07")
def test_only_the_topmost_location_is_seen() -> None:
    table = GAME.new(4, seed=1, options={"random_heroes": True})
    for reader in (0, 1, 2, 3, ONLOOKER):
        assert zone(table, "stack", by=reader) == "city_hall ? ? ?"
        assert location(table) != "city_hall"


@pytest.mark.clause("TRICK-SET-08", "TRICK-SET-09", "TRICK-SET-10")
def test_four_cards_are_discarded_and_everybody_is_dealt_eight_and_a_hero() -> None:
    table = GAME.new(4, seed=1, options={"random_heroes": True})
    assert zone(table, "discard") == "? ? ? ?"
    assert zone(table, "deck") == ""
    for seat in range(4):
        assert len(zone(table, f"hand:{seat}", by=seat).split()) == 8
        assert zone(table, f"powers:{seat}") in HEROES


@pytest.mark.clause("TRICK-SET-08")
def test_the_hit_cards_are_shuffled() -> None:
    hands = {zone(GAME.new(4, seed, {"random_heroes": True}), "hand:0", by=0) for seed in SEEDS}
    assert len(hands) == len(SEEDS)


@pytest.mark.clause("TRICK-SET-11", "TRICK-SET-12")
def test_players_opposite_each_other_are_a_team() -> None:
    table = GAME.new(4, seed=1)
    assert table.setup.sides == [0, 1, 0, 1]
    for _ in wander(table, seed=1):
        pass
    scores = table.scores()
    assert (scores[0], scores[1]) == (scores[2], scores[3])


@pytest.mark.clause("TRICK-SET-12", "TRICK-RND-04")
@pytest.mark.parametrize("seed", SEEDS)
def test_play_goes_clockwise(seed: int) -> None:
    table = GAME.new(4, seed, {"random_heroes": True})
    first = leader(table)
    for turn in range(4):
        assert actor(table) == (first + turn) % 4
        table.apply(actor(table), table.legal(actor(table))[0])


@pytest.mark.clause("TRICK-SET-13", "TRICK-SET-14")
def test_both_tokens_start_on_0() -> None:
    assert vp(GAME.new(4, seed=1, options={"random_heroes": True})) == (0, 0)


@pytest.mark.clause("TRICK-SET-15", "TRICK-SET-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_leader_is_drawn_at_random(seats: int) -> None:
    drawn = Counter(leader(GAME.new(seats, seed)) for seed in range(300))
    assert sorted(drawn) == list(range(seats))
    assert min(drawn.values()) > 0.7 * 300 / seats


@pytest.mark.clause("TRICK-SET-16")
def test_the_leader_is_drawn_before_anything_else_is_decided() -> None:
    table = GAME.new(4, seed=1, listen=True)
    assert news(table) == [f"drew-leader {leader(table)}"]
    assert number(table, "opener") == leader(table)
    assert numbers(table, "player") == [-1, -1, -1, -1]
