"""What a table shows beside the view: who would win now, and what each play would do."""

from __future__ import annotations

import pytest

from tabletown.games.trick_city import GAME
from tabletown.games.trick_city.rules.table import City
from tabletown.games.trick_city.rules.words import NONE
from tests.games.table import actor, number, numbers, wander, worked_out
from tests.games.trick_city.city import RANDOM, city, phrase_of, play, trick


def previews(table: City) -> dict[str, tuple[str, int, int]]:
    """For every legal play: what it does, its value, and the VP for which it would be winning."""
    plays = worked_out(table, actor(table))["plays"]
    return {phrase_of(table, play.code): (play.does, play.value, play.wins) for play in plays}


def opened(table: City, seat: int) -> dict[str, list[int]]:
    """For every legal play: the places of the shield that it opens."""
    return {phrase_of(table, play.code): play.opens for play in worked_out(table, seat)["plays"]}


def test_the_card_that_would_win_now_is_shown_with_its_prize() -> None:
    table = trick("yellow_5 beacon", "yellow_7", location="first_city_bank")
    found = worked_out(table)
    assert (found["winning"], found["prize"], found["most"]) == (1, 5 + 1 + 2, 17)


def test_the_table_knows_when_only_the_lead_suit_can_win() -> None:
    assert worked_out(trick("yellow_5", "red_2"))["narrow"] == 0
    assert worked_out(trick("yellow_5 marshal", "red_2"))["narrow"] == 1


def test_nothing_would_win_where_the_sides_tie() -> None:
    found = worked_out(trick("yellow_5 bulwark", "red_5"))
    assert (found["winning"], found["prize"]) == (0, 0)


def test_a_play_counters_follows_or_leaves_the_suit() -> None:
    table = trick("yellow_5", hands={1: "green_5 green_3 red_8 wild_4"}, exhausted=[1])
    assert previews(table) == {
        "green_3": ("leaves", 3, 3),
        "green_5": ("counters", 5, -1),
        "red_8": ("leaves", 8, -1),
        "wild_4": ("follows", 4, 4 + 3),
    }


def test_a_counter_says_the_value_that_it_has_at_this_location() -> None:
    table = trick("yellow_2", "yellow_3", "yellow_8", hands={3: "yellow_7"}, exhausted=[3], location="clock_tower")
    assert previews(table) == {"yellow_7": ("counters", 7 + 1, -1)}


def test_a_counter_says_the_value_that_its_suit_has_at_this_location() -> None:
    table = trick("yellow_2", hands={1: "green_3"}, exhausted=[1], location="riverside_park")
    assert previews(table) == {"green_3": ("counters", 3 - 1, -1)}


@pytest.mark.parametrize("locations", ["A", "B"])
def test_every_counter_has_the_value_that_it_strikes(locations: str) -> None:
    found = 0
    for seed in range(6):
        table = GAME.new(4, seed=seed, options={**RANDOM, "locations": locations})
        assert isinstance(table, City)
        for _ in wander(table, seed=seed):
            if table.over or table.step().name != "play":
                continue
            spot = number(table, "spot")
            for phrase, (does, value, _) in previews(table).items():
                if does == "counters" and "gravita" not in phrase:  # which changes what is struck
                    assert value == numbers(table, "value")[spot - 1]
                    found += 1
    assert found > 50


def test_a_leader_sets_the_suit() -> None:
    table = city(hands={0: "red_3 wild_2"}, exhausted=[0])
    assert previews(table)["red_3"] == ("sets", 3, 3)
    assert previews(table)["wild_2 blue"] == ("sets", 2, 2 + 3)


def test_powers_are_part_of_the_preview() -> None:
    table = trick("yellow_5", hands={1: "yellow_7"}, heroes={1: "comet"})
    assert previews(table)["yellow_7 comet -2"] == ("counters", 5, -1)
    phantom = trick("yellow_5", hands={1: "yellow_7"}, heroes={1: "phantom"})
    assert previews(phantom)["yellow_7 phantom"] == ("down", -1, -1)


def test_a_card_of_the_shield_says_what_it_opens() -> None:
    table = city(2, shields={0: "c1=red_8 d1=blue_2 e1=red_7"}, hands={0: "green_4"}, sidekicks={0: "biscuit"})
    assert opened(table, 0)["red_7"] == [GAME.box.shield.places.index("d1")]
    assert opened(table, 0)["green_4"] == []


def test_the_sidekick_is_opened_too() -> None:
    table = city(2, shields={0: "c1=red_8 d1=blue_2"}, hands={0: "green_4"}, sidekicks={0: "biscuit"})
    places = GAME.box.shield.places
    assert [places.index("c1"), len(places)] in opened(table, 0).values()


def test_the_table_knows_where_the_highest_card_wins() -> None:
    assert worked_out(city(location="midnight_carnival"))["highest"] == 1
    assert worked_out(city(location="observatory"))["highest"] == 0


def test_only_whoever_has_to_play_gets_previews() -> None:
    table = trick("yellow_5", hands={1: "yellow_7"})
    assert worked_out(table, 1)["plays"]
    for reader in (0, 2, 3, None):
        assert not worked_out(table, reader)["plays"]


@pytest.mark.parametrize(
    ("seats", "sides", "titans"), [(4, [0, 1, 0, 1], [0, 0, 0, 0]), (3, [0, 1, 1], [1, 0, 0]), (2, [0, 1], [1, 1])]
)
def test_sides_and_titans_are_shown_before_the_first_round(seats: int, sides: list[int], titans: list[int]) -> None:
    shown = worked_out(GAME.new(seats, seed=1), 0)
    assert (shown["sides"], shown["titans"]) == (sides, titans)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_play_has_a_preview_and_it_comes_true(seats: int) -> None:
    table = GAME.new(seats, seed=2, options=RANDOM)
    assert isinstance(table, City)
    for turn, _ in enumerate(wander(table, seed=2)):
        if table.over or table.step().name != "play" or turn % 4:
            continue
        seat = actor(table)
        spot = table.view().numbers["spot"]
        assert isinstance(spot, int)
        found = previews(table)
        assert list(found) == [phrase_of(table, code) for code in table.legal(seat)]
        phrase, (does, value, wins) = list(found.items())[-1]
        after = table.clone()
        play(after, phrase)
        if spot < 3 and after.view().numbers["round"] == table.view().numbers["round"]:
            values = after.view().numbers["value"]
            assert isinstance(values, list)
            assert values[spot] == (NONE if does == "counters" else value)
            assert (worked_out(after)["winning"] == spot + 1) == (wins >= 0)
