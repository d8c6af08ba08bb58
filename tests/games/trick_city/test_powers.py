"""PWR, HRO: power cards and heroes."""

from __future__ import annotations

import pytest

from tabletown.games.trick_city.rules.table import City
from tests.games.trick_city.city import (
    HEROES,
    city,
    lead_suit,
    leader,
    legal,
    line,
    news,
    play,
    playable,
    refused,
    run,
    trick,
    vp,
    zone,
)


def with_power(table: City, power: str) -> list[str]:
    return [phrase for phrase in legal(table) if power in phrase.split()]


@pytest.mark.clause("TRICK-PWR-01")
def test_a_round_begins_with_the_heroes_in_hand() -> None:
    table = trick("yellow_3", "yellow_6", "yellow_8", "yellow_7", trick=8, exhausted=[0, 1, 2, 3])
    assert {zone(table, f"powers:{seat}") for seat in range(4)} == set(HEROES[:4])
    assert {zone(table, f"exhausted:{seat}") for seat in range(4)} == {""}


@pytest.mark.clause("TRICK-PWR-02")
@pytest.mark.parametrize(
    ("hero", "spots"),
    [
        ("comet", [1, 2, 3, 4]),
        ("prism", [1, 2, 3, 4]),
        ("bulwark", [1, 2, 3, 4]),
        ("mirror_mask", [2, 3]),
        ("gravita", [2, 3, 4]),
        ("beacon", [1, 2, 3, 4]),
        ("phantom", [1, 2, 3, 4]),
        ("marshal", [1, 2, 3, 4]),
    ],
)
def test_a_power_card_says_where_it_may_be_played(hero: str, spots: list[int]) -> None:
    before = ["yellow_2", "yellow_4", "yellow_6"]
    for spot in range(1, 5):
        seat = spot - 1
        table = trick(*before[: spot - 1], hands={seat: "yellow_8"}, heroes={seat: hero})
        assert bool(with_power(table, hero)) == (spot in spots)


@pytest.mark.clause("TRICK-PWR-02")
def test_a_power_card_on_the_wrong_spot_is_refused() -> None:
    table = city(hands={0: "red_1"}, heroes={0: "mirror_mask"})
    refusal = refused(table, "red_1 mirror_mask")
    assert (refusal.clause, refusal.message.id) == ("TRICK-PWR-02", "refuse-power-spot")


@pytest.mark.clause("TRICK-PWR-03", "TRICK-PWR-10")
def test_a_power_card_lies_on_the_line_with_its_hit_card_until_the_trick_ends() -> None:
    table = trick("yellow_3 beacon", hands={1: "yellow_6", 2: "yellow_8", 3: "yellow_7"})
    assert (zone(table, "line:0"), zone(table, "with:0"), zone(table, "powers:0")) == ("yellow_3", "beacon", "")
    run(table, "yellow_6", "yellow_8")
    assert zone(table, "with:0") == "beacon"
    run(table, "yellow_7")
    assert (zone(table, "with:0"), zone(table, "exhausted:0")) == ("", "beacon")
    assert "beacon" not in zone(table, "discard")


@pytest.mark.clause("TRICK-PWR-04")
def test_a_power_card_works_once_a_round() -> None:
    table = city(hands={0: "yellow_3 red_1", 1: "yellow_6", 2: "yellow_8", 3: "yellow_7"}, heroes={0: "beacon"})
    run(table, "yellow_3 beacon", "yellow_6", "yellow_8", "yellow_7")
    assert legal(table) == ["red_1"]
    refusal = refused(table, "red_1 beacon")
    assert (refusal.clause, refusal.message.id) == ("TRICK-PWR-04", "refuse-exhausted")


@pytest.mark.clause("TRICK-PWR-06")
def test_nobody_plays_a_power_card_of_somebody_else() -> None:
    table = city(hands={0: "red_1"}, heroes={0: "beacon", 2: "comet"})
    refusal = refused(table, "red_1 comet +1")
    assert (refusal.clause, refusal.message.id) == ("TRICK-PWR-06", "refuse-not-your-power")


@pytest.mark.clause("TRICK-PWR-07")
def test_one_power_card_at_most_goes_with_a_hit_card() -> None:
    table = city(2, hands={0: "red_1 red_5", 1: "red_7"}, heroes={0: "beacon"}, sidekicks={0: "biscuit"})
    assert legal(table)[:3] == ["red_1", "red_1 beacon", "red_1 biscuit"]
    for option in table.options(0):
        assert len([element for element in option.elements if element.startswith("power:")]) <= 1


@pytest.mark.clause("TRICK-PWR-08")
@pytest.mark.parametrize("hero", HEROES)
def test_playing_a_power_card_is_optional(hero: str) -> None:
    table = trick("yellow_4", hands={1: "yellow_2"}, heroes={1: hero})
    assert legal(table)[0] == "yellow_2"
    assert with_power(table, hero)


@pytest.mark.clause("TRICK-PWR-08")
@pytest.mark.parametrize(
    ("hero", "phrase", "message"),
    [
        ("mirror_mask", "green_1 mirror_mask", "refuse-no-left-card"),
        ("gravita", "green_1 gravita @2", "refuse-no-opposing-card"),
    ],
)
def test_a_power_card_needs_what_it_works_on(hero: str, phrase: str, message: str) -> None:
    table = trick("yellow_5", "red_5", hands={2: "green_1"}, heroes={2: hero})
    refusal = refused(table, phrase)
    assert (refusal.clause, refusal.message.id) == ("TRICK-PWR-08", message)


@pytest.mark.clause("TRICK-PWR-09")
def test_a_power_works_before_the_counter_check() -> None:
    assert line(trick("red_4", "blue_4 comet +1")) == "red_4 blue_5"
    assert line(trick("red_4", "blue_3 comet +1")) == "x x"


@pytest.mark.clause("TRICK-PWR-11")
def test_a_useless_power_card_is_exhausted_all_the_same() -> None:
    table = trick("yellow_6 beacon", "yellow_3", "yellow_8", "yellow_7")
    assert zone(table, "exhausted:0") == "beacon"


@pytest.mark.clause("TRICK-PWR-12")
def test_a_power_goes_on_when_its_hit_card_is_flipped() -> None:
    table = trick("yellow_6 beacon", "red_6", "green_3", "green_8")
    assert vp(table) == (3 + 2, 0)
    table = trick("yellow_6 marshal", "red_6", "green_5", "blue_1")
    assert vp(table) == (5, 0)


@pytest.mark.clause("TRICK-PWR-13")
def test_a_power_card_is_no_hit_card() -> None:
    table = trick("yellow_6", hands={1: "red_1"}, heroes={1: "beacon"})
    assert len(zone(table, "hand:1", by=1).split()) == 1
    assert playable(table) == ["red_1"]
    run(table, "red_1 beacon")
    assert line(table) == "yellow_6 red_1"


# Heroes


@pytest.mark.clause("TRICK-HRO-01")
def test_comet_offers_four_amounts() -> None:
    table = city(hands={0: "red_4"}, heroes={0: "comet"})
    assert legal(table) == ["red_4", "red_4 comet -2", "red_4 comet -1", "red_4 comet +1", "red_4 comet +2"]


@pytest.mark.clause("TRICK-HRO-01", "TRICK-WLD-03")
def test_a_wild_setter_with_comet_needs_a_suit_as_well() -> None:
    table = city(hands={0: "wild_4"}, heroes={0: "comet"})
    assert len(with_power(table, "comet")) == 4 * 4
    play(table, "wild_4 comet +2 blue")
    assert line(table) == "blue_6"


@pytest.mark.clause("TRICK-HRO-02")
@pytest.mark.parametrize(("amount", "value"), [("+0", 4), ("-1", 3)])
def test_prism_names_a_suit_and_may_lower_the_value(amount: str, value: int) -> None:
    table = city(hands={0: "red_4"}, heroes={0: "prism"})
    assert len(with_power(table, "prism")) == 8
    play(table, f"red_4 prism blue {amount}")
    assert line(table) == f"blue_{value}"


@pytest.mark.clause("TRICK-HRO-03")
def test_prism_replaces_the_suit_of_a_wild_card() -> None:
    table = city(hands={0: "wild_4"}, heroes={0: "prism"})
    assert len(with_power(table, "prism")) == 8
    play(table, "wild_4 prism blue +0")
    assert line(table) == "blue_4"
    follows = trick("yellow_6", "wild_4 prism green -1")
    assert line(follows) == "yellow_6 green_3"


@pytest.mark.clause("TRICK-HRO-04")
def test_a_protected_card_does_not_counter() -> None:
    table = trick("yellow_3", "red_3 bulwark")
    assert line(table) == "yellow_3 red_3"
    assert news(table, "protected") == ["protected red_3"]


@pytest.mark.clause("TRICK-HRO-04", "TRICK-SKK-11")
def test_a_protected_card_cannot_be_flipped_by_whisper() -> None:
    table = city(2, hands={0: "yellow_3", 1: "red_5"}, heroes={0: "bulwark"}, sidekicks={1: "whisper"}, exhausted=[1])
    play(table, "yellow_3 bulwark")
    refusal = refused(table, "red_5 whisper")
    assert (refusal.clause, refusal.message.id) == ("TRICK-PWR-08", "refuse-left-protected")


@pytest.mark.clause("TRICK-HRO-05")
def test_mirror_mask_copies_the_current_value() -> None:
    table = trick("yellow_3 bulwark", "yellow_8 mirror_mask")
    assert line(table) == "yellow_3 yellow_3"
    table = trick("yellow_3 comet +2", "yellow_8 mirror_mask")
    assert line(table) == "x x"
    assert news(table, "copied") == ["copied yellow_8 5"]


@pytest.mark.clause("TRICK-HRO-04")
@pytest.mark.parametrize(
    ("plays", "earned"), [(("yellow_3 bulwark", "yellow_6"), 4), (("yellow_3", "yellow_6 bulwark"), 3)]
)
def test_bulwark_earns_more_if_the_own_side_wins(plays: tuple[str, str], earned: int) -> None:
    assert vp(trick(*plays, "yellow_8", "yellow_7")) == (earned, 0)


@pytest.mark.clause("TRICK-HRO-06")
def test_gravita_chooses_among_the_face_up_cards_of_the_other_side() -> None:
    table = trick("yellow_2", "yellow_6", "yellow_5", hands={3: "yellow_8"}, heroes={3: "gravita"})
    assert with_power(table, "gravita") == ["yellow_8 gravita @1", "yellow_8 gravita @3"]
    refusal = refused(table, "yellow_8 gravita @2")
    assert (refusal.clause, refusal.message.id) == ("TRICK-HRO-06", "refuse-no-target")


@pytest.mark.clause("TRICK-HRO-07")
@pytest.mark.parametrize(("plays", "earned"), [(("red_3 beacon", "red_4", "red_5", "red_6"), (5, 0))])
def test_beacon_pays_if_its_side_wins(plays: tuple[str, ...], earned: tuple[int, int]) -> None:
    assert vp(trick(*plays)) == earned
    assert vp(trick("red_6 beacon", "red_4", "red_3", "red_5")) == (5, 0)
    assert vp(trick("red_6 beacon", "red_3", "red_4", "red_5")) == (0, 3)


@pytest.mark.clause("TRICK-HRO-08")
def test_phantom_need_not_follow_suit() -> None:
    table = trick("yellow_6", hands={1: "yellow_2 red_1"}, heroes={1: "phantom"})
    assert legal(table) == ["red_1 phantom", "yellow_2", "yellow_2 phantom"]


@pytest.mark.clause("TRICK-HRO-09")
def test_a_card_laid_down_by_phantom_is_part_of_no_counter_and_needs_no_suit() -> None:
    table = city(hands={0: "wild_4", 1: "red_4"}, heroes={0: "phantom"})
    assert with_power(table, "phantom") == ["wild_4 phantom"]
    run(table, "wild_4 phantom", "red_4")
    assert news(table, "suit-named") == []
    assert line(table) == "x red_4"
    assert lead_suit(table) == "red"
    table = trick("yellow_6", "wild_6 phantom", "yellow_8")
    assert news(table, "suit-named") == []
    assert line(table) == "yellow_6 x yellow_8"
    beside = trick("yellow_5", "red_5", "green_5 phantom", location="power_station")
    assert news(beside, "countered") == ["countered red_5 yellow_5"]
    assert vp(beside) == (0, 1)


@pytest.mark.clause("TRICK-HRO-10")
def test_marshal_looks_at_the_lead_suit_when_the_trick_is_resolved() -> None:
    table = trick("yellow_5 marshal", "red_5", "green_7", "blue_1")
    assert vp(table) == (7, 0)
    assert leader(table) == 2


@pytest.mark.clause("TRICK-HRO-10")
def test_with_marshal_only_cards_that_can_win_can_tie() -> None:
    table = trick("yellow_5 marshal", "yellow_7", "yellow_6", "red_5")
    assert vp(table) == (5, 0)
