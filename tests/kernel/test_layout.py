"""The floor plan: ids count up, and every zone says who sees it."""

from __future__ import annotations

import pytest

from tabletown.kernel.declare import Declarations
from tabletown.kernel.errors import RulesError
from tabletown.kernel.layout import ALL, MOST_SEATS, NOBODY, OWNER, PUBLIC, SIDE, TOP, Layout, everybody


def declarations(seats: int = 4) -> Declarations:
    return Declarations("TOY", seats)


def layout(declared: Declarations) -> Layout:
    return declared.bind(["ant", "bee"]).layout


def audience(seen_by: int, seats: int, sides: list[int], *, per_seat: bool) -> list[int]:
    declare = declarations()
    if per_seat:
        declare.seat_zone("zone", seen_by, 5)
    else:
        declare.zone("zone", seen_by, 5)
    return [int(mask) for mask in layout(declare).audiences(seats, sides)][: seats if per_seat else 1]


@pytest.mark.parametrize("seats", [0, -1, MOST_SEATS + 1])
def test_a_layout_has_one_to_fourteen_seats(seats: int) -> None:
    with pytest.raises(RulesError, match=f"1 to 14 seats, not {seats}"):
        layout(declarations(seats))


def test_a_row_of_numbers_takes_as_many_ids() -> None:
    declare = declarations()
    ids = [declare.list_of("row", 3), declare.per_seat("score"), declare.number("turn")]
    assert ids == [0, 3, 7]
    assert layout(declare).number_count == 8


def test_rows_of_numbers_for_each_seat_lie_one_behind_the_other() -> None:
    declare = declarations()
    assert declare.rows_per_seat("won", ("red", "blue")) == 0
    assert declare.number("turn") == 8
    assert [name for name, _, _, _ in layout(declare).numbers] == ["won_red", "won_blue", "turn"]


def test_behind_a_list_of_the_content_there_is_no_number() -> None:
    declare = declarations()
    ruled_out = declare.list_of("ruled_out")
    with pytest.raises(RulesError, match="'ruled_out' has to be the last list"):
        declare.number("turn")
    assert declare.bind([], counts={ruled_out: 6}).layout.number_count == 6


def test_zones_take_as_many_ids_as_there_are_of_them() -> None:
    declare = declarations()
    ids = [declare.zone_list("row", 3, ALL, 5), declare.seat_zone("hand", OWNER, 5), declare.zone("deck", NOBODY)]
    assert ids == [0, 3, 7]
    laid_out = declare.bind(["ant", "bee"], room={ids[2]: 9}).layout
    assert laid_out.zone_count == 8
    assert laid_out.slot_count == 44


def test_somebody_has_to_say_how_much_room_there_is() -> None:
    declare = declarations()
    declare.zone("deck", NOBODY)
    with pytest.raises(RulesError, match="nobody says how much room there is in 'deck'"):
        layout(declare)


@pytest.mark.parametrize("seen_by", [OWNER, SIDE])
def test_a_zone_of_nobody_cannot_be_seen_by_its_owner(seen_by: int) -> None:
    deck, row = declarations(), declarations()
    deck.zone("deck", seen_by, 5)
    row.zone_list("row", 2, seen_by, 5)
    with pytest.raises(RulesError, match="the zone 'deck' belongs to no seat"):
        layout(deck)
    with pytest.raises(RulesError, match="the zone 'row' belongs to no seat"):
        layout(row)


def test_a_single_zone_can_belong_to_a_seat_and_its_side() -> None:
    declare = declarations()
    declare.zone("mine", OWNER, 5, owner=0)
    declare.zone("ours", SIDE, 5, owner=1)
    assert list(layout(declare).audiences(3, [0, 1, 1])) == [0b001, 0b110]


def test_zones_are_called_by_name_and_by_number_where_there_are_several() -> None:
    declare = declarations()
    declare.zone("deck", NOBODY, 5)
    declare.seat_zone("hand", OWNER, 5)
    declare.zone_list("row", 2, ALL, 5)
    laid_out = layout(declare)
    assert [laid_out.zone_name(zone) for zone in range(laid_out.zone_count)] == [
        *("deck", "hand:0", "hand:1", "hand:2", "hand:3", "row:0", "row:1")
    ]


@pytest.mark.parametrize("zone", [-1, 5])
def test_there_is_no_name_for_a_zone_that_is_not_there(zone: int) -> None:
    declare = declarations()
    declare.zone("deck", NOBODY, 5)
    with pytest.raises(RulesError, match=f"there is no zone {zone}"):
        layout(declare).zone_name(zone)


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
