"""GEN, CMP, SET, PLC, CRG, CRS: what is in the box, and how a game begins."""

from __future__ import annotations

from itertools import product

import pytest

from tabletown.games.card_city import GAME
from tabletown.kernel.errors import BadInput
from tests.games.card_city.mayors import SYMBOLS, counted, drawn, legal, money, refused, region, supply, zone_of
from tests.games.table import number, wander

LEVELS = ["simplified", "normal", "advanced"]
VICTORIES = ["residential", "commercial", "industrial", "happiness", "financial"]
VARIANTS = ["ecological_city", "indebted_city", "renewed_city", "transparent_city"]


@pytest.mark.clause("CITY-GEN-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_mayors_each_with_a_city(seats: int) -> None:
    table = GAME.new(seats, seed=1)
    assert [drawn(table, seat) for seat in range(seats)] == ["M"] * seats
    for wrong in (0, 5):
        with pytest.raises(BadInput):
            GAME.new(wrong, seed=1)


@pytest.mark.clause("CITY-GEN-02", "CITY-GEN-03", "CITY-VIC-01", "CITY-VIC-02", "CITY-ECO-01")
def test_there_are_240_configurations() -> None:
    choices = {option.name: option.values for option in GAME.options}
    assert list(choices["level"]) == LEVELS
    assert list(choices["victory"]) == VICTORIES
    subsets = list(product([False, True], repeat=len(VARIANTS)))
    assert len(LEVELS) * len(VICTORIES) * len(subsets) == 240
    for level, victory, chosen in product(LEVELS, VICTORIES, subsets):
        options = {"level": level, "victory": victory, **dict(zip(VARIANTS, chosen, strict=True))}
        setup = GAME.setup(2, options)  # type: ignore[arg-type]
        assert {name: setup.options[name] for name in options} == options


@pytest.mark.clause("CITY-GEN-04")
def test_the_levels_add_kinds_of_cards_and_a_larger_square() -> None:
    levels = [GAME.box.levels[name] for name in LEVELS]
    kinds = [{kind for kind, copies in enumerate(level.deck) if copies} for level in levels]
    assert kinds[0] < kinds[1] < kinds[2]
    assert [level.square for level in levels] == [5, 6, 6]


@pytest.mark.clause("CITY-GEN-06")
def test_without_crime_there_is_neither_crime_nor_police() -> None:
    table = GAME.new(4, seed=1)
    assert counted(table, "box")["!"] == 8
    assert counted(table, "box")["PS"] == 4
    assert supply(table)["station"] == 0
    assert refused(region("M P", phase="end", money=20), "police 0,1").clause == "CITY-GEN-06"


@pytest.mark.clause("CITY-CRG-02")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("victory", VICTORIES)
@pytest.mark.parametrize(("seats", "alone"), [(1, "planner"), (1, "rival"), (2, "planner")])
def test_crime_goes_with_every_level_goal_and_way_to_play_alone(
    level: str, victory: str, seats: int, alone: str
) -> None:
    table = GAME.new(seats, 3, {"level": level, "victory": victory, "alone": alone, "crime": True})
    for _ in wander(table, seed=3):
        pass
    assert number(table, "turn") == 10
    assert not table.invariants()


@pytest.mark.clause("CITY-GEN-07")
def test_by_default_nothing_is_switched_on() -> None:
    options = GAME.setup(2).options
    assert (options["level"], options["victory"]) == ("simplified", "residential")
    assert not any(options[name] for name in [*VARIANTS, "municipal_grant", "crime"])


@pytest.mark.clause("CITY-CMP-01", "CITY-CMP-02", "CITY-CMP-03", "CITY-CRG-03")
def test_the_box() -> None:
    copies = {SYMBOLS[kind]: int(count) for kind, count in zip(SYMBOLS, GAME.box.cards.copies, strict=True)}
    crime = {symbol: copies.pop(symbol) for symbol in ("!", "PS")}
    assert copies == {
        **{"M": 4, "R": 46, "I": 36, "C": 30, "L": 16, "P": 16, "K": 12},
        **{"RC": 4, "CP": 4, "LP": 4, "*": 14},
    }
    assert sum(copies.values()) == 186
    assert crime == {"!": 8, "PS": 4}


@pytest.mark.clause("CITY-CMP-04")
def test_two_equal_cards_are_one_choice() -> None:
    table = region("M", lot="P P")
    assert legal(table) == ["build parking 0,-1", "build parking -1,0", "build parking 1,0", "build parking 0,1"]


@pytest.mark.clause("CITY-CMP-05")
def test_money_is_never_owed() -> None:
    options = {"level": "normal", "crime": True, "renewed_city": True, "indebted_city": True}
    for seed in range(5):
        table = GAME.new(2, seed, options)  # type: ignore[arg-type]
        for _ in wander(table, seed):
            assert min(money(table, seat) for seat in range(2)) >= 0


@pytest.mark.clause("CITY-SET-01", "CITY-SET-02", "CITY-SET-03")
@pytest.mark.parametrize("level", LEVELS)
def test_everybody_begins_with_city_hall_and_3_dollars(level: str) -> None:
    table = GAME.new(4, seed=1, options={"level": level})
    for seat in range(4):
        assert (drawn(table, seat), money(table, seat)) == ("M", 3)


DECKS = {
    "simplified": {"R": 6, "I": 4, "C": 3, "L": 3, "P": 4},
    "normal": {"R": 9, "I": 6, "C": 4, "L": 4, "P": 4, "K": 3},
    "advanced": {"R": 8, "I": 6, "C": 4, "L": 3, "P": 3, "K": 3, "RC": 1, "CP": 1, "LP": 1},
}
STACKS = {"residence": "R", "industry": "I", "commerce": "C"}


@pytest.mark.clause(
    "CITY-SET-04",
    "CITY-SET-05",
    "CITY-SET-06",
    "CITY-SET-07",
    "CITY-SET-09",
    "CITY-SET-10",
    "CITY-SET-11",
    "CITY-SET-12",
    "CITY-PLC-01",
    "CITY-PLC-04",
    "CITY-ACQ-15",
)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_deck_grows_with_the_players_and_the_supply_is_what_it_leaves(level: str, seats: int) -> None:
    table = GAME.new(seats, seed=1, options={"level": level})
    found: dict[str, int] = {}
    for name in ["deck", *(f"hand:{seat}" for seat in range(seats))]:
        for symbol, count in counted(table, name).items():
            found[symbol] = found.get(symbol, 0) + count
    assert found == {symbol: copies * seats for symbol, copies in DECKS[level].items()}
    assert sum(found.values()) == (20 if level == "simplified" else 30) * seats
    copies = dict(zip(SYMBOLS.values(), map(int, GAME.box.cards.copies), strict=True))
    clouds = 0 if level == "simplified" else 14
    left = {stack: copies[symbol] - found[symbol] for stack, symbol in STACKS.items()}
    assert supply(table) == {**left, "cloud": clouds, "station": 0}
    box = counted(table, "box")
    for symbol, count in copies.items():
        used = {"M": seats, "*": clouds}.get(symbol, found.get(symbol, 0))
        assert box.get(symbol, 0) == (0 if symbol in "RIC" else count - used)


@pytest.mark.clause("CITY-SET-08")
def test_nobody_sees_the_deck() -> None:
    table = GAME.new(3, seed=1)
    for reader in (None, 0, 1, 2):
        assert set(zone_of(table, "deck", reader).split()) == {"?"}
    orders = {str(GAME.new(3, seed).dump()["zones"]["deck"]) for seed in range(5)}  # type: ignore[index]
    assert len(orders) == 5


@pytest.mark.clause("CITY-SET-13")
def test_anybody_may_begin_and_the_seating_order_is_fixed() -> None:
    assert {number(GAME.new(4, seed), "first") for seed in range(40)} == {0, 1, 2, 3}
    table = GAME.new(4, seed=1)
    first = number(table, "first")
    assert number(table, "splitter") == first
    assert number(table, "chooser") == (first + 1) % 4


@pytest.mark.clause("CITY-CRS-01", "CITY-CRS-02", "CITY-CRS-03", "CITY-CRS-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_cards_are_removed_as_crimes_are_shuffled_in(seats: int) -> None:
    removed = set()
    for seed in range(30):
        table = GAME.new(seats, seed, {"crime": True})
        assert len(table.view().zones["removed"]) == 2 * seats
        assert set(zone_of(table, "removed", 0).split()) == {"?"}
        assert counted(table, "box").get("!", 0) == 8 - 2 * seats
        removed.add(counted(table, "removed").get("!", 0))
    assert len(removed) > 1


@pytest.mark.clause("CITY-CRS-04", "CITY-CRS-06")
@pytest.mark.parametrize(("alone", "removed"), [("planner", 2), ("rival", 4)])
def test_the_rival_counts_as_a_player_and_stations_are_in_the_supply(alone: str, removed: int) -> None:
    table = GAME.new(1, seed=1, options={"crime": True, "alone": alone})
    assert len(table.view().zones["removed"]) == removed
    assert supply(table)["station"] == 4
