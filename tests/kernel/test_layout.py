"""The floor plan: ids count up, names are unique, and every zone says who sees it."""

from __future__ import annotations

import pytest

from tabletown.kernel.errors import RulesError
from tabletown.kernel.layout import ALL, MOST_SEATS, NOBODY, OWNER, PUBLIC, SIDE, TOP, Layout, everybody


def plan(seats: int = 4) -> Layout:
    return Layout(seats, 10, ["ant", "bee"])


def audience(seen_by: int, seats: int, sides: list[int], *, per_seat: bool) -> list[int]:
    layout = plan()
    if per_seat:
        layout.seat_zone(0, "zone", 5, seen_by)
    else:
        layout.zone(0, "zone", 5, seen_by)
    return [int(mask) for mask in layout.audiences(seats, sides)][: seats if per_seat else 1]


@pytest.mark.parametrize("seats", [0, -1, MOST_SEATS + 1])
def test_a_layout_has_one_to_fourteen_seats(seats: int) -> None:
    with pytest.raises(RulesError, match=f"1 to 14 seats, not {seats}"):
        plan(seats)


def test_a_number_with_a_wrong_id_is_refused() -> None:
    layout = plan()
    layout.number(0, "round")
    with pytest.raises(RulesError, match="the number 'turn' should have the id 1, not 2"):
        layout.number(2, "turn")


def test_a_row_of_numbers_takes_as_many_ids() -> None:
    layout = plan()
    layout.list_of(0, "row", 3)
    layout.per_seat(3, "score")
    with pytest.raises(RulesError, match="the number 'turn' should have the id 7, not 4"):
        layout.number(4, "turn")
    layout.number(7, "turn")
    assert layout.number_count == 8


def test_a_zone_with_a_wrong_id_is_refused() -> None:
    layout = plan()
    with pytest.raises(RulesError, match="the zone 'deck' should have the id 0, not 1"):
        layout.zone(1, "deck", 5, NOBODY)


def test_zones_take_as_many_ids_as_there_are_of_them() -> None:
    layout = plan()
    layout.zone_list(0, "row", 3, 5, ALL)
    layout.seat_zone(3, "hand", 5, OWNER)
    with pytest.raises(RulesError, match="the zone 'deck' should have the id 7, not 2"):
        layout.zone(2, "deck", 5, NOBODY)
    layout.zone(7, "deck", 5, NOBODY)
    assert layout.zone_count == 8
    assert layout.slot_count == 40


@pytest.mark.parametrize("seen_by", [OWNER, SIDE])
def test_a_zone_of_nobody_cannot_be_seen_by_its_owner(seen_by: int) -> None:
    with pytest.raises(RulesError, match="the zone 'deck' belongs to no seat"):
        plan().zone(0, "deck", 5, seen_by)
    with pytest.raises(RulesError, match="the zone 'row' belongs to no seat"):
        plan().zone_list(0, "row", 2, 5, seen_by)


def test_a_single_zone_can_belong_to_a_seat_and_its_side() -> None:
    layout = plan()
    layout.zone(0, "mine", 5, OWNER, owner=0)
    layout.zone(1, "ours", 5, SIDE, owner=1)
    assert list(layout.audiences(3, [0, 1, 1])) == [0b001, 0b110]


def test_zones_are_called_by_name_and_by_number_where_there_are_several() -> None:
    layout = plan()
    layout.zone(0, "deck", 5, NOBODY)
    layout.seat_zone(1, "hand", 5, OWNER)
    layout.zone_list(5, "row", 2, 5, ALL)
    assert [layout.zone_name(zone) for zone in range(layout.zone_count)] == [
        *("deck", "hand:0", "hand:1", "hand:2", "hand:3", "row:0", "row:1")
    ]


@pytest.mark.parametrize("zone", [-1, 5])
def test_there_is_no_name_for_a_zone_that_is_not_there(zone: int) -> None:
    layout = plan()
    layout.zone(0, "deck", 5, NOBODY)
    with pytest.raises(RulesError, match=f"there is no zone {zone}"):
        layout.zone_name(zone)


def test_nobody_sees_a_deck() -> None:
    assert audience(NOBODY, 3, [0, 1, 2], per_seat=False) == [0]


def test_only_the_owner_sees_a_hand() -> None:
    assert audience(OWNER, 3, [0, 1, 2], per_seat=True) == [0b001, 0b010, 0b100]


def test_everybody_on_the_owners_side_sees_the_hand_of_a_team() -> None:
    assert audience(SIDE, 4, [0, 1, 0, 1], per_seat=True) == [0b0101, 0b1010, 0b0101, 0b1010]


def test_who_plays_alone_is_a_side_of_its_own() -> None:
    assert audience(SIDE, 3, [0, 1, 2], per_seat=True) == audience(OWNER, 3, [0, 1, 2], per_seat=True)


@pytest.mark.parametrize("seen_by", [ALL, TOP])
def test_seats_and_onlookers_see_what_lies_face_up(seen_by: int) -> None:
    assert audience(seen_by, 3, [0, 1, 2], per_seat=False) == [0b111 | PUBLIC]


def test_onlookers_are_no_seat() -> None:
    assert everybody(MOST_SEATS) == 2 ** (MOST_SEATS + 1) - 1
    assert PUBLIC not in [1 << seat for seat in range(MOST_SEATS)]
