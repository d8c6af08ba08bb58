"""PLC: placing a citizen."""

from __future__ import annotations

from itertools import permutations

import pytest

from tabletown.games.crimson import GAME
from tests.games.crimson.town import COLOURS, SIDES, closed, legal, news, place, row, rows, town
from tests.games.table import number, wander

OPEN_ROWS = [(hero, villain) for hero in range(4) for villain in range(4) if hero + villain < 5]
"""The numbers of citizens on the two sides of every row that can still grow."""


def cards(hero: int, villain: int) -> str:
    """A row with so many citizens on its sides."""
    values = ["1", "2", "3"]
    return f"{' '.join(values[:hero])} | {' '.join(values[:villain])}"


@pytest.mark.clause("CRIM-PLC-01")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_citizen_fits_only_beside_the_battle_card_of_its_colour(colour: str) -> None:
    table = town(hands={0: f"{colour}-4 ..."})
    for other in COLOURS:
        for side in SIDES:
            refused = table.why_not(0, [f"card:{colour}-4", f"row:{other}/{side}"])
            assert (refused is None) == (other == colour)


@pytest.mark.clause("CRIM-PLC-01")
def test_each_row_has_one_colour_only() -> None:
    table = GAME.new(5, seed=6)
    for _ in wander(table, seed=6):
        zones = table.view().zones
        for i, colour in enumerate(COLOURS):
            found = {str(card).split("-")[0] for card in zones[f"side:{2 * i}"] + zones[f"side:{2 * i + 1}"]}
            assert found <= {colour}
    assert table.over


@pytest.mark.clause("CRIM-PLC-02")
@pytest.mark.parametrize(("side", "then"), [("hero", "2 4 | 3"), ("villain", "2 | 3 4")])
def test_the_player_chooses_the_side(side: str, then: str) -> None:
    table = town(rows={"blue": "2 | 3"}, hands={0: "blue-4 ..."})
    place(table, 0, "blue-4", side)
    assert row(table, "blue") == then


@pytest.mark.clause("CRIM-PLC-02")
@pytest.mark.parametrize(("side", "supported"), [("hero", "Crimson Crush"), ("villain", "Death Grip")])
def test_left_supports_crimson_crush_and_right_supports_death_grip(side: str, supported: str) -> None:
    table = town(hands={0: "blue-4 ..."})
    place(table, 0, "blue-4", side)
    text = GAME.text(table.view())
    line = next(line for line in text.splitlines() if "(Blue)" in line)
    assert f"{supported} {'is the hero' if side == 'hero' else 'the villain'}" in text
    assert line.index("hero") < line.index("villain")
    assert f"{side} 4 (4)" in line
    assert f"{side} ahead" in line


@pytest.mark.clause("CRIM-PLC-03")
@pytest.mark.parametrize(
    ("blue", "sides"),
    [
        ("1 1 | -", ["hero", "villain"]),
        ("1 1 2 | -", ["villain"]),
        ("1 1 2 | 3", ["villain"]),
        ("- | 1 1 2", ["hero"]),
        ("3 | 1 1 2", ["hero"]),
        ("1 1 | 2 2", ["hero", "villain"]),
    ],
)
def test_a_full_side_takes_no_more_citizens(blue: str, sides: list[str]) -> None:
    table = town(rows={"blue": blue}, hands={0: "blue-4"})
    assert legal(table, 0) == [f"blue-4 {side}" for side in sides]


@pytest.mark.clause("CRIM-PLC-03")
@pytest.mark.parametrize(("blue", "side", "left"), [("1 1 | -", "hero", "villain"), ("- | 1 1", "villain", "hero")])
def test_the_third_citizen_fills_a_side(blue: str, side: str, left: str) -> None:
    table = town(rows={"blue": blue}, hands={0: "blue-4", 1: "blue-5"}, deck_top="red-1")
    place(table, 0, "blue-4", side)
    assert legal(table, 1) == ["red-1 hero", "red-1 villain", f"blue-5 {left}"]


@pytest.mark.clause("CRIM-PLC-04")
@pytest.mark.parametrize("blue", ["1 1 2 | 2 3", "1 1 | 2 2 3"])
def test_a_row_of_five_takes_no_more_citizens(blue: str) -> None:
    table = town(rows={"blue": blue}, hands={0: "blue-4 red-1"})
    assert legal(table, 0) == ["red-1 hero", "red-1 villain"]


@pytest.mark.clause("CRIM-PLC-04")
def test_a_row_of_four_takes_one_more_citizen() -> None:
    table = town(rows={"blue": "1 1 | 2 2"}, hands={0: "blue-4", 1: "blue-5 ..."}, deck_top="red-1")
    place(table, 0, "blue-4", "hero")
    assert [choice for choice in legal(table, 1) if choice.startswith("blue")] == []


@pytest.mark.clause("CRIM-PLC-05")
@pytest.mark.parametrize(("hero", "villain"), OPEN_ROWS)
def test_an_open_row_always_has_a_side_with_room(hero: int, villain: int) -> None:
    table = town(rows={"blue": cards(hero, villain)}, hands={0: "blue-4"})
    room = [side for side, count in zip(SIDES, (hero, villain), strict=True) if count < 3]
    assert legal(table, 0) == [f"blue-4 {side}" for side in room]
    assert room != []


@pytest.mark.clause("CRIM-PLC-05")
@pytest.mark.parametrize("seed", range(5))
def test_a_row_that_grows_keeps_a_side_with_room_until_it_is_full(seed: int) -> None:
    table = GAME.new(5, seed)
    for _ in wander(table, seed):
        for colour, cards in rows(table).items():
            sizes = [len(side.replace("-", "").split()) for side in cards.split("|")]
            assert max(sizes) <= 3
            assert (sorted(sizes) == [2, 3]) == (colour in closed(table))
    assert table.over


@pytest.mark.clause("CRIM-PLC-05")
@pytest.mark.parametrize(("hero", "villain"), [pair for pair in OPEN_ROWS if sum(pair) == 4])
def test_a_full_row_is_three_to_two_or_two_to_three(hero: int, villain: int) -> None:
    sizes = set()
    for choice in legal(town(rows={"blue": cards(hero, villain)}, hands={0: "blue-4"}), 0):
        table = town(rows={"blue": cards(hero, villain)}, hands={0: "blue-4"})
        place(table, 0, *choice.split())
        assert closed(table) == ["blue"]
        sizes.add(tuple(len(side.split()) for side in row(table, "blue").split("|")))
    assert sizes
    assert sizes <= {(3, 2), (2, 3)}


@pytest.mark.clause("CRIM-PLC-06")
@pytest.mark.parametrize(("blue", "door"), [("1 | 2 2", []), ("1 1 | 2 2", ["blue"])])
def test_the_fifth_citizen_closes_the_door(blue: str, door: list[str]) -> None:
    table = town(rows={"blue": blue}, hands={0: "blue-4 ..."})
    place(table, 0, "blue-4", "hero")
    assert closed(table) == door


@pytest.mark.clause("CRIM-PLC-07")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_placed_citizen_stays_where_it_is_until_the_end_of_the_round(seed: int) -> None:
    table = GAME.new(4, seed)
    before, round = rows(table), number(table, "round")
    for _ in wander(table, seed):
        if number(table, "round") == round:
            for colour in COLOURS:
                for old, new in zip(before[colour].split("|"), row(table, colour).split("|"), strict=True):
                    kept = [value for value in old.split() if value != "-"]
                    assert new.split()[: len(kept)] == kept
        before, round = rows(table), number(table, "round")
    assert table.over


@pytest.mark.clause("CRIM-PLC-07")
def test_nothing_can_be_done_with_a_placed_citizen() -> None:
    table = town(rows={"blue": "4 | 5"}, hands={0: "red-1 red-2"})
    assert table.why_not(0, ["card:blue-4"]) is not None
    assert table.why_not(0, ["row:blue/hero"]) is not None


@pytest.mark.clause("CRIM-PLC-08")
@pytest.mark.parametrize("hero", list(permutations("123")))
@pytest.mark.parametrize(("villain", "outcome"), [("2 4", "undecided"), ("4 2", "undecided"), ("3 4", "villain-wins")])
def test_the_order_within_a_side_has_no_meaning(hero: tuple[str, ...], villain: str, outcome: str) -> None:
    table = town(at="scoring", rows={"blue": f"{' '.join(hero)} | {villain}"})
    assert [line for line in news(table) if line.endswith(f"{outcome} blue")] != []


@pytest.mark.clause("CRIM-PLC-08")
@pytest.mark.parametrize("blue", ["1 5 3 | -", "5 1 3 | -", "3 5 1 | -"])
def test_the_order_within_a_side_does_not_change_what_can_be_placed(blue: str) -> None:
    table = town(rows={"blue": blue}, hands={0: "blue-1 blue-4"})
    assert legal(table, 0) == ["blue-1 villain", "blue-4 villain"]
