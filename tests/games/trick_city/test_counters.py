"""VAL, CTR: changed suits and values, and counters."""

from __future__ import annotations

import pytest

from tests.games.table import numbers
from tests.games.trick_city.city import city, lead_suit, leader, legal, line, news, refused, run, trick, vp, zone


@pytest.mark.clause("TRICK-VAL-01", "TRICK-VAL-02")
def test_a_changed_suit_counts_for_following_and_the_lead_suit() -> None:
    table = trick("red_4 prism green +0", hands={1: "green_8 red_1"})
    assert lead_suit(table) == "green"
    assert refused(table, "red_1").clause == "TRICK-FOL-01"


@pytest.mark.clause("TRICK-VAL-01", "TRICK-VAL-02")
def test_a_changed_value_counts_for_counters_the_win_and_its_vp() -> None:
    assert line(trick("red_4", "red_6 comet -2")) == "x x"
    table = trick("red_4", "red_5 comet -2", "red_7", "red_8")
    assert news(table, "won-trick") == ["won-trick 1 red_5 3"]
    assert vp(table) == (0, 3)


@pytest.mark.clause("TRICK-VAL-03")
@pytest.mark.parametrize(
    ("phrase", "location", "value"),
    [
        ("green_1 comet -2", "riverside_park", 0),
        ("green_1 comet +2", "riverside_park", 2),
        ("green_8 comet +2", "riverside_park", 9),
        ("red_8 comet +2", "riverside_park", 9),
        ("red_1 comet -2", "observatory", 0),
        ("red_8 comet +1", "observatory", 9),
    ],
)
def test_changes_are_added_and_values_stay_between_0_and_9(phrase: str, location: str, value: int) -> None:
    assert numbers(trick(phrase, location=location), "value")[0] == value


@pytest.mark.clause("TRICK-VAL-03")
def test_the_limits_are_applied_to_the_sum_not_to_each_change() -> None:
    table = trick("red_8 comet +2", hands={1: "red_7"}, heroes={1: "gravita"})
    run(table, "red_7 gravita @1")
    assert numbers(table, "change")[0] == 4
    assert numbers(table, "value")[0] == 9


@pytest.mark.clause("TRICK-VAL-04")
def test_power_cards_played_later_still_change_a_copied_value() -> None:
    table = trick("green_5 bulwark", "green_8 mirror_mask", "green_6 gravita @2", location="riverside_park")
    assert line(table) == "green_4 green_6 green_5"


@pytest.mark.clause("TRICK-VAL-05")
def test_changes_last_for_one_trick() -> None:
    table = city(hands={0: "red_4 red_6", 1: "red_5", 2: "red_7", 3: "red_8"}, heroes={0: "comet"})
    run(table, "red_4 comet -2", "red_5", "red_7", "red_8")
    assert numbers(table, "change") == [0, 0, 0, 0]
    run(table, "red_6")
    assert line(table) == "red_6"


@pytest.mark.clause("TRICK-VAL-06")
def test_a_face_down_card_has_neither_suit_nor_value_and_is_no_target() -> None:
    table = trick("yellow_5", "red_5", hands={2: "blue_1"}, heroes={2: "gravita"})
    assert numbers(table, "value")[:2] == numbers(table, "suit")[:2] == [-1, -1]
    assert not [phrase for phrase in legal(table) if "gravita" in phrase]
    refusal = refused(table, "blue_1 gravita @2")
    assert (refusal.clause, refusal.message.id) == ("TRICK-PWR-08", "refuse-no-opposing-card")


@pytest.mark.clause("TRICK-VAL-07")
def test_locations_do_not_change_cards_in_hand() -> None:
    table = city(hands={0: "green_1 green_2"}, location="riverside_park")
    assert zone(table, "hand:0", by=0) == "green_1 green_2"
    run(table, "green_2")
    assert line(table) == "green_1"


# Counters


@pytest.mark.clause("TRICK-CTR-01")
@pytest.mark.parametrize(
    ("plays", "then"),
    [
        (("red_6", "blue_6"), "x x"),
        (("red_6", "red_7", "blue_7"), "red_6 x x"),
        (("red_6", "red_7", "red_5", "blue_5"), "red_6 red_7 x x"),
    ],
)
def test_the_same_value_as_the_left_neighbour_flips_both(plays: tuple[str, ...], then: str) -> None:
    table = trick(*plays[:3])
    if len(plays) == 4:
        table = trick(*plays)
        assert news(table, "countered") == ["countered blue_5 red_5"]
        assert news(table, "won-trick") == ["won-trick 0 red_6 6"]
    else:
        assert line(table) == then


@pytest.mark.clause("TRICK-CTR-02")
def test_countered_cards_neither_win_nor_give_the_lead_suit() -> None:
    table = trick("yellow_1", "red_1", "green_7", "green_8")
    assert vp(table) == (7, 0)
    assert leader(table) == 2


@pytest.mark.clause("TRICK-CTR-06")
def test_a_counter_is_automatic() -> None:
    table = trick("red_6", hands={1: "blue_6"}, exhausted=[1])
    assert legal(table) == ["blue_6"]
    run(table, "blue_6")
    assert line(table) == "x x"


@pytest.mark.clause("TRICK-CTR-07")
def test_a_counter_flips_exactly_two_cards() -> None:
    table = trick("red_6", "red_5", "blue_6", hands={3: "wild_6"})
    run(table, "wild_6")
    assert news(table, "flipped") == ["flipped blue_6", "flipped wild_6"]
    assert news(table, "won-trick") == ["won-trick 1 red_5 5"]


@pytest.mark.clause("TRICK-CTR-09")
def test_a_value_that_changes_later_causes_no_counter() -> None:
    table = trick("red_5", "red_3", "red_7", hands={3: "red_8"})
    assert line(table) == "red_5 red_3 red_7"
    table = trick("red_5", "red_3", "red_7 gravita @2")
    assert line(table) == "red_5 red_5 red_7"


@pytest.mark.clause("TRICK-CTR-11")
def test_flipped_cards_keep_their_spots_and_stay_face_down() -> None:
    table = trick("red_6", "blue_6", "green_6")
    assert [zone(table, f"line:{spot}") for spot in range(4)] == ["red_6", "blue_6", "green_6", ""]
    assert line(table) == "x x green_6"


@pytest.mark.clause("TRICK-CTR-12")
@pytest.mark.parametrize("seats", [2, 4])
def test_neighbouring_spots_belong_to_different_sides(seats: int) -> None:
    table = trick("red_1", "red_3", "red_5", seats=seats)
    sides = [table.setup.sides[seat] for seat in numbers(table, "player")[:3]]
    assert sides == [0, 1, 0]


@pytest.mark.clause("TRICK-CTR-12")
@pytest.mark.parametrize("leading", [0, 1])
@pytest.mark.parametrize("first", [1, 2])
def test_neighbouring_spots_of_three_players_belong_to_different_sides(leading: int, first: int) -> None:
    table = city(3, leader=leading, hands={0: "red_1 red_2", 1: "red_5", 2: "red_7"})
    team = ["red_5", "red_7"] if first == 1 else ["red_7", "red_5"]
    if leading == 0:
        run(table, "red_1", f"first {first}", team[0], "red_2")
    else:
        run(table, f"first {first}", team[0], "red_1", team[1])
    sides = [table.setup.sides[seat] for seat in numbers(table, "player")[:3]]
    assert sides == [leading, 1 - leading, leading]
