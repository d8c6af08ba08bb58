"""GEO, LRG: the city: what is next to what, and where lines, leaps and flights go."""

from __future__ import annotations

import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.rules.city import LAYOUTS, City, bit, sites
from tabletown.games.crow.rules.named import NAMES as NAMED_BUILDINGS
from tabletown.games.crow.rules.words import BUILDINGS, NONE, SIZE, SPACES
from tabletown.kernel.rng import Rng
from tests.games.crow.night import building, city_of, layout_number, night, number_of, space, spaces, where
from tests.games.table import numbers


def some_cities(count: int) -> list[City]:
    rng = Rng("cities")
    return [GAME.box.city(int(rng.below(LAYOUTS))) for _ in range(count)]


def members(city: City, found: int) -> set[str]:
    return {city.buildings[i] for i in range(BUILDINGS) if found >> i & 1}


def test_sets_of_buildings_have_room_for_all() -> None:
    assert [int(bit(building)) for building in range(BUILDINGS)] == [2**building for building in range(BUILDINGS)]


def near(name: str, layout: str = "r1") -> set[str]:
    city = city_of(layout)
    return members(city, int(city.near[building(name, layout)]))


# The grid


@pytest.mark.clause("CROW-GEO-01", "CROW-GEO-02", "CROW-GEO-03")
def test_four_boards_make_a_city_of_18_by_18_spaces() -> None:
    city = city_of("r1")
    assert (SIZE, SPACES, len(city.at)) == (18, 324, 324)
    drawn = [
        "aa.bbb.ccaa.bb..cc",
        "aa.bbb.ccaa.bb..cc",
        "............bb....",
        "dd.ppp.eedd.....ee",
        "dd.ppp.eedd.sss.ee",
        ".........dd.sss.ee",
        "..................",
        "ff.ggg.hhff..hh.gg",
        "ff.ggg.hhff..hh.gg",
        "aa.bbb.ccaa.bbb.cc",
        "aa.bbb.ccaa.bbb.cc",
        "..................",
        "d.yyyyy.edd.rr.eee",
        "d.yyyyy.edd.rr.eee",
        "d.yyyyy.edd.......",
        "..................",
        "ff.g.h.iifff.g..hh",
        "ff.g.h.iiff..g..hh",
    ]
    letters = ["." if found == NONE else city.buildings[found][-1] for found in city.at]
    assert ["".join(letters[18 * row : 18 * row + 18]) for row in range(18)] == drawn
    boards = [[city.buildings[city.at[space(corner)]][:2] for corner in ("0,0", "0,17", "17,0", "17,17")]]
    assert boards == [["a1", "b1", "c1", "d1"]]


def test_a_turned_board_is_turned_clockwise() -> None:
    city = city_of("r2")
    rows = [
        "".join("." if city.at[18 * row + column] == NONE else city.buildings[city.at[18 * row + column]][-1]
                for column in range(9, 18))
        for row in range(9, 18)
    ]  # fmt: skip
    assert rows == [
        "ff.ddd.aa",
        "ff.ddd.aa",
        ".f.......",
        "....rr.bb",
        "gg..rr.bb",
        ".......bb",
        "....ee...",
        "hh..ee.cc",
        "hh..ee.cc",
    ]


def test_every_layout_has_a_number() -> None:
    found = set()
    for number in range(0, LAYOUTS, 97):
        chosen = sites(number)
        assert sorted(site.board for site in chosen) == [0, 1, 2, 3]
        assert number_of([(site.face, site.rotation) for site in chosen]) == number
        found.add(tuple((site.face, site.rotation) for site in chosen))
    assert len(found) == len(range(0, LAYOUTS, 97))


@pytest.mark.clause("CROW-GEO-04")
def test_each_board_is_one_neighborhood() -> None:
    city = city_of("r1")
    assert [int(city.neighborhood[space(corner)]) for corner in ("8,8", "8,9", "9,8", "9,9")] == [0, 1, 2, 3]
    assert int(city.neighborhood[SPACES + building("c1_b")]) == 2


@pytest.mark.clause("CROW-GEO-05")
def test_parts_that_touch_across_a_seam_are_separate_buildings() -> None:
    for city in some_cities(20):
        for number in range(BUILDINGS):
            own = [i for i in range(SPACES) if city.at[i] == number]
            assert len({int(city.neighborhood[i]) for i in own}) <= 1
    assert "c1_b" in near("a1_g")


@pytest.mark.clause("CROW-GEO-06")
def test_a_building_with_a_token_is_named_and_every_other_is_regular() -> None:
    table = night()
    named = [i for i in range(BUILDINGS) if table.name_of(i) != NONE]
    assert sorted(numbers(table, "site")) == named
    assert [NAMED_BUILDINGS[table.name_of(building(name))] for name in ("a1_b", "b1_s")] == ["church", "pawn_shop"]
    assert table.name_of(building("a1_g")) == NONE


# Next to


@pytest.mark.example("EX-01")
@pytest.mark.clause("CROW-GEO-07")
def test_a_street_space_is_next_to_a_building_by_side_or_corner() -> None:
    city = city_of("r1")
    church = spaces([int(i) for i in city.around[building("church")]])
    assert church == ["0,2", "0,6", "1,2", "1,6", "2,2", "2,3", "2,4", "2,5", "2,6"]


@pytest.mark.example("EX-01")
@pytest.mark.clause("CROW-GEO-14")
def test_a_space_next_to_a_building_may_lie_in_another_neighborhood() -> None:
    city = city_of("r1")
    around = [int(i) for i in city.around[building("maxi_dogs")]]
    assert spaces(around) == ["6,6", "6,7", "6,8", "6,9", "7,6", "8,6", "9,6"]
    assert [int(city.neighborhood[i]) for i in around] == [0, 0, 0, 1, 0, 0, 2]
    assert city.neighborhood[SPACES + building("maxi_dogs")] == 0


@pytest.mark.clause("CROW-GEO-08")
def test_street_spaces_touch_by_side_or_corner() -> None:
    city = city_of("r1")
    for other in ("5,2", "6,1", "6,3", "7,2", "5,1", "5,3"):
        assert city.are_adjacent(space("6,2"), space(other))
        assert city.are_adjacent(space(other), space("6,2"))
    assert not city.are_adjacent(space("6,2"), space("6,4"))
    assert not city.are_adjacent(space("6,2"), space("6,2"))
    assert not city.are_adjacent(space("6,17"), space("7,0"))


@pytest.mark.example("EX-02")
@pytest.mark.clause("CROW-GEO-09", "CROW-GEO-10")
def test_buildings_are_next_to_each_other_across_one_street_space_at_most() -> None:
    assert near("a1_g") == {"a1_f", "a1_h", "c1_b"}


@pytest.mark.clause("CROW-GEO-09")
def test_diagonal_nearness_never_counts_between_buildings() -> None:
    assert "b2_g" not in near("b2_s", "r2")


@pytest.mark.example("EX-27")
@pytest.mark.clause("CROW-GEO-11", "CROW-GEO-12")
def test_a_closed_corner_keeps_spaces_apart() -> None:
    city = city_of("r2")
    tin_tin, albrecht = space("4,14"), space("5,13")
    assert not city.are_adjacent(tin_tin, albrecht)
    for spot in (tin_tin, albrecht):
        assert city.is_beside(spot, building("b2_s", "r2"))
        assert city.is_beside(spot, building("b2_g", "r2"))


@pytest.mark.clause("CROW-GEO-12")
def test_a_corner_is_open_to_a_building_that_owns_one_of_its_sides() -> None:
    city = city_of("r2")
    assert city.is_beside(space("4,14"), building("b2_g", "r2"))  # (5,15) by the corner, (5,14) by the side
    for each in some_cities(50):
        for here in each.street:
            for direction in (4, 5, 6, 7):
                _check_corner(each, int(here), direction)


def _check_corner(city: City, here: int, direction: int) -> None:
    down, right = ((-1, 1), (1, 1), (1, -1), (-1, -1))[direction - 4]
    row, column = here // SIZE + down, here % SIZE + right
    if not (0 <= row < SIZE and 0 <= column < SIZE):
        return
    there = city.at[SIZE * row + column]
    sides = [city.at[SIZE * row + column - right], city.at[SIZE * (row - down) + column]]
    closed = NONE not in sides and there not in sides
    assert (city.step[8 * here + direction] == NONE) == closed


@pytest.mark.clause("CROW-GEO-15")
def test_eric_and_the_crow_are_on_a_building_as_a_whole() -> None:
    table = night(eric_draven="a1_g", the_crow="a1_g")
    assert where(table, "eric_draven") == where(table, "the_crow") == "a1_g"
    assert not table.on_streets(8)


# Lines


@pytest.mark.clause("CROW-LRG-04", "CROW-LRG-06", "CROW-LRG-07")
def test_lines_go_in_eight_directions() -> None:
    city = city_of("r1")
    start = space("6,6")
    ways = {"0,6": 0, "6,17": 1, "17,6": 2, "6,0": 3, "2,10": 4, "10,10": 5, "9,3": 6, "2,2": 7}
    for words, direction in ways.items():
        assert city.direction(start, space(words)) == direction
    assert city.direction(start, space("8,7")) == NONE
    assert city.direction(start, start) == NONE


@pytest.mark.clause("CROW-LRG-07", "CROW-LRG-09")
def test_a_line_ends_at_the_first_building_and_at_a_closed_corner() -> None:
    city = city_of("r1")
    assert city.sees(space("5,11"), building("b1_h"))
    assert city.sees(space("2,14"), building("pawn_shop"))
    assert not city.sees(space("2,14"), building("b1_h"))
    assert city_of("r2").step[8 * space("4,14") + 6] == NONE


def test_leaps_are_the_same_both_ways_and_never_longer_than_three() -> None:
    for city in some_cities(10):
        for here in range(BUILDINGS):
            for there in range(BUILDINGS):
                cost = city.leaps[here * BUILDINGS + there]
                assert cost == city.leaps[there * BUILDINGS + here]
                assert NONE <= cost <= 3


# All cities


@pytest.mark.clause("CROW-GEO-20")
def test_every_city_is_connected_for_walkers_and_for_eric() -> None:
    for city in some_cities(100):
        assert _walkable(city) == {int(i) for i in city.street}
        assert _leapable(city) == {i for i in range(BUILDINGS) if city.buildings[i]}


@pytest.mark.clause("CROW-GEO-20")
def test_every_street_space_touches_a_building_of_its_board_and_named_ones_have_five_spaces() -> None:
    for city in some_cities(100):
        for here in city.street:
            own = [i for i in range(BUILDINGS) if city.is_beside(here, i)]
            assert int(city.neighborhood[here]) in [i // 10 for i in own]
        for named in [*city.fixed, *city.circles]:
            assert len(city.around[named]) >= 5


def _walkable(city: City) -> set[int]:
    found, left = {int(city.street[0])}, [int(city.street[0])]
    while left:
        here = left.pop()
        for direction in range(4):
            there = int(city.step[8 * here + direction])
            if 0 <= there < SPACES and there not in found:
                found.add(there)
                left.append(there)
    return found


def _leapable(city: City) -> set[int]:
    found, left = {city.fixed[0]}, [city.fixed[0]]
    while left:
        here = left.pop()
        for there in range(BUILDINGS):
            if city.leaps[here * BUILDINGS + there] != NONE and there not in found:
                found.add(there)
                left.append(there)
    return found


def test_the_layouts_of_the_examples_are_found_again() -> None:
    assert [site.rotation for site in sites(layout_number("r2"))] == [0, 0, 0, 1]
