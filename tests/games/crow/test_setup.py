"""SET, OPT-06: setup."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.rules.city import sites
from tabletown.games.crow.rules.named import NAMES as NAMED_BUILDINGS
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.people import NAMES as CHARACTERS
from tabletown.kernel.rng import Rng
from tests.games.crow.night import CROW, death_list, do, grounds, is_down, legal, news, refused, where, zone
from tests.games.table import ONLOOKER, actor, number, numbers, wander

SEEDS = range(30)
STARTS = {
    "t_bird": "arcade_games",
    "funboy": "pit",
    "tin_tin": "pawn_shop",
    "skank": "arcade_games",
    "myca": "pit",
    "grange": "pawn_shop",
}


def new(seed: int, seats: int = 2, **options: bool) -> Night:
    table = GAME.new(seats, seed, {**options}, listen=True)
    assert isinstance(table, Night)
    return table


def placed(seed: int, **options: bool) -> Night:
    """Everybody has found a place, at random; the first turn begins."""
    table = new(seed, **options)
    rng = Rng(seed)
    while number(table, "round") == 0:
        codes = table.legal(actor(table))
        table.apply(actor(table), codes[rng.below(len(codes))])
    return table


@pytest.mark.clause("CROW-SET-01")
def test_one_player_takes_the_crow_side_and_the_others_form_the_gang() -> None:
    for seats in (2, 3, 4):
        assert GAME.sides(seats, {}) == [0, *[1] * (seats - 1)]


@pytest.mark.clause("CROW-SET-02", "CROW-SET-03")
def test_boards_sides_and_rotations_are_left_to_chance() -> None:
    found: Counter[tuple[int, int, int, int]] = Counter()
    for seed in range(400):
        for quadrant, site in enumerate(sites(number(new(seed), "city"))):
            found[quadrant, site.board, site.face % 2, site.rotation] += 1
    assert len(found) == 4 * 4 * 2 * 4
    assert max(found.values()) < 6 * min(found.values())


@pytest.mark.clause("CROW-SET-04", "CROW-SET-05")
@pytest.mark.parametrize("seed", SEEDS)
def test_four_tokens_go_on_the_marked_spots_one_per_neighborhood(seed: int) -> None:
    table = new(seed)
    names = [table.city.buildings[site] for site in numbers(table, "site")[:4]]
    assert [name[0] + name[-1] for name in names] == ["ap", "bs", "cy", "dr"]
    assert sorted(site // 10 for site in numbers(table, "site")[:4]) == [0, 1, 2, 3]
    assert not any(numbers(table, "burning"))


@pytest.mark.clause("CROW-SET-06", "CROW-SET-07")
def test_seven_tokens_go_on_the_spots_with_a_circle_at_random() -> None:
    boards: Counter[tuple[str, str]] = Counter()
    for seed in range(300):
        table = new(seed)
        others = numbers(table, "site")[4:]
        assert sorted(others) == sorted(table.city.circles)
        assert Counter(table.city.buildings[site][0] for site in others) == {"a": 2, "b": 2, "c": 1, "d": 2}
        for name, site in zip(NAMED_BUILDINGS[4:], others, strict=True):
            boards[name, table.city.buildings[site][0]] += 1
    assert len(boards) == 7 * 4


@pytest.mark.clause("CROW-SET-08", "CROW-TOP-01")
def test_gideon_lies_in_the_pawn_shop_and_top_dollar_in_the_pit() -> None:
    table = new(1)
    assert (where(table, "gideon"), where(table, "top_dollar")) == ("pawn_shop", "pit")
    assert is_down(table, "gideon")
    assert is_down(table, "top_dollar")
    assert (number(table, "wounded"), number(table, "boss_out")) == (0, 0)


@pytest.mark.clause("CROW-SET-09", "CROW-SET-13")
def test_the_cards_of_buildings_are_divided() -> None:
    holders = {entry["id"]: entry["card_holder"] for entry in GAME.content.entries("buildings")}
    assert [name for name in holders if holders[name] == "gang"] == ["pit", "pawn_shop"]
    assert Counter(holders.values()) == {"gang": 2, "crow": 9}
    sides = Counter(entry["side"] for entry in GAME.content.entries("characters"))
    assert sides == {"gang": 8, "crow": 4}


@pytest.mark.clause("CROW-SET-10")
def test_the_gang_starts_with_all_fires_and_the_time_bomb() -> None:
    table = new(1)
    assert (table.fire_left(), table.burning_left(), number(table, "bomb")) == (15, 6, -1)


@pytest.mark.clause("CROW-SET-11")
def test_the_gang_draws_a_secret_objective() -> None:
    drawn = set()
    for seed in SEEDS:
        table = new(seed, seats=4)
        for seat in (1, 2, 3):
            assert zone(table, "objective", by=seat) != "?"
        for audience in (CROW, ONLOOKER):
            assert zone(table, "objective", by=audience) == "?"
        for anybody in (ONLOOKER, 0, 1, 2, 3):
            assert zone(table, "objectives", by=anybody) == "? ? ? ? ? ?"
        assert news(table, "objective-drawn", to=CROW) == ["objective-drawn ?"]
        assert news(table, "objective-drawn", to=1) == [f"objective-drawn {zone(table, 'objective', by=1)}"]
        drawn.add(zone(table, "objective", by=1))
    assert len(drawn) == 7


@pytest.mark.clause("CROW-SET-12")
@pytest.mark.parametrize("seed", SEEDS)
def test_gangsters_start_next_to_their_building(seed: int) -> None:
    table = placed(seed)
    for who, building in STARTS.items():
        assert table.is_beside_named(CHARACTERS.index(who), NAMED_BUILDINGS.index(building))


@pytest.mark.clause("CROW-SET-12", "CROW-GEO-18")
def test_a_start_space_is_any_empty_one_next_to_the_building() -> None:
    table = new(3)
    around = table.city.around[table.site(NAMED_BUILDINGS.index("arcade_games"))]
    offered = [f"to {space // 18},{space % 18}" for space in around]
    assert legal(table) == offered
    do(table, offered[0])
    while actor(table) == 1 and table.arg(1) != CHARACTERS.index("skank"):
        do(table, legal(table)[0])
    assert legal(table) == offered[1:]
    assert refused(table, offered[0]).clause == "CROW-GEO-16"


@pytest.mark.clause("CROW-SET-14")
def test_the_board_of_the_crow_player_at_the_start() -> None:
    table = placed(1)
    assert zone(table, "crow_board") == "myca grange"
    assert numbers(table, "token") == [-1] * 7
    assert number(table, "health") == 5
    board = next(entry for entry in GAME.content.entries("player_boards") if entry["id"] == "crow_board")
    assert board["action_start"] == GAME.box.actions == 4


@pytest.mark.clause("CROW-SET-15")
def test_the_crow_player_looks_at_the_top_of_the_death_list_only() -> None:
    tops, orders = set(), set()
    for seed in range(200):
        table = new(seed)
        assert death_list(table, by=CROW).count("?") == 3
        assert death_list(table, by=1) == death_list(table) == "? ? ? ?"
        assert death_list(table, by=CROW).split()[0] in ("t_bird", "funboy", "tin_tin", "skank")
        tops.add(death_list(table, by=CROW).split()[0])
        orders.add(tuple(table.pieces(10)))
        assert news(table, "top-looked-at", to=1) == ["top-looked-at ? start"]
    assert len(tops) == 4
    assert len(orders) == 24


@pytest.mark.clause("CROW-SET-16")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_crow_side_starts_at_its_buildings(seed: int) -> None:
    table = placed(seed)
    assert where(table, "eric_draven") == where(table, "the_crow") == "graveyard"
    assert table.is_beside_named(CHARACTERS.index("sarah"), NAMED_BUILDINGS.index("darlas_place"))
    assert table.is_beside_named(CHARACTERS.index("albrecht"), NAMED_BUILDINGS.index("police_station"))
    assert not is_down(table, "eric_draven")


@pytest.mark.clause("CROW-SET-17", "CROW-SET-18")
def test_plot_decks_are_shuffled_and_nobody_is_dealt_a_card() -> None:
    decks = set()
    for seed in SEEDS:
        table = new(seed)
        for side in ("crow", "gang"):
            assert len(table.view().zones[f"{side}_deck"]) == 34
            assert zone(table, f"{side}_hand") == zone(table, f"{side}_discard") == ""
            assert set(zone(table, f"{side}_deck", by=CROW).split()) == {"?"}
        decks.add((tuple(table.pieces(0)), tuple(table.pieces(4))))
    assert len(decks) == len(SEEDS)


@pytest.mark.clause("CROW-SET-19")
def test_the_gang_is_placed_first() -> None:
    table = new(1)
    seats = []
    while number(table, "round") == 0:
        seats.append(actor(table))
        do(table, legal(table)[-1])
    assert seats == [1, 1, 1, 1, 1, 1, 0, 0]
    order = [line.split()[1] for line in news(table, "started")]
    assert order == ["t_bird", "funboy", "tin_tin", "skank", "myca", "grange", "albrecht", "sarah"]


@pytest.mark.clause("CROW-SET-20")
def test_the_gang_takes_the_first_turn() -> None:
    table = placed(1)
    assert actor(table) == 1
    assert (number(table, "round"), number(table, "turn")) == (1, 1)


# Ganging Up


@pytest.mark.clause("CROW-OPT-06")
@pytest.mark.parametrize("seed", SEEDS)
def test_with_ganging_up_any_two_start_at_each_building(seed: int) -> None:
    table = placed(seed, ganging_up=True)
    assert all(where(table, who) != "dead" for who in STARTS)


@pytest.mark.clause("CROW-OPT-06")
def test_with_ganging_up_a_full_building_takes_no_more() -> None:
    table = new(1, ganging_up=True)
    for _ in range(2):
        assert legal(table) == ["on pit", "on pawn_shop", "on arcade_games"]
        do(
            table,
            "on pit",
        )
        do(table, legal(table)[0])
    assert legal(table) == ["on pawn_shop", "on arcade_games"]
    assert grounds(table, "on pit") == ("CROW-OPT-06", "refuse-full")
    assert grounds(table, "on church") == ("CROW-OPT-06", "refuse-no-start")
    assert table.is_beside_named(CHARACTERS.index("t_bird"), NAMED_BUILDINGS.index("pit"))


@pytest.mark.clause("CROW-OPT-01")
def test_each_option_can_be_chosen_by_itself() -> None:
    names = [option.name for option in GAME.options]
    assert names == ["fire_pit", "traffic_jam", "early_demise", "ganging_up"]
    assert names == [entry["id"] for entry in GAME.content.entries("optional_rules")]
    assert len(GAME.setups()) == 3 * 2**4
    for name in names:
        for _ in islice(wander(GAME.new(2, seed=1, options={name: True}), seed=1), 50):
            pass
