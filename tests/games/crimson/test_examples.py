"""The worked examples: those of the rulebook, and ours."""

from __future__ import annotations

import pytest

from tabletown.games.crimson import GAME
from tests.games.crimson.town import (
    ANNA,
    ERIK,
    MARTIN,
    PATRICK,
    VARIANT,
    closed,
    decide,
    deck,
    discard,
    draw,
    hand,
    legal,
    news,
    place,
    powers,
    row,
    rows,
    score_out,
    seen,
    town,
)
from tests.games.table import ONLOOKER, number, numbers, wander

LAST = [[0, 0, 0], [0, 0, 0]]
"""Two rounds have been played, so that the table stays as it is after the third."""


# A. Setup and turns


@pytest.mark.example("EX-01")
@pytest.mark.clause("CRIM-SET-01", "CRIM-SET-02", "CRIM-SET-06", "CRIM-GS-01")
def test_setup_with_four_players() -> None:
    table = GAME.new(4, seed=1, listen=True)
    starter = number(table, "starter")
    assert [len(hand(table, seat).split()) for seat in range(4)] == [6 + (seat == starter) for seat in range(4)]
    assert len(deck(table)) + 1 == 70 - 24 == 46
    assert powers(table) == [0, 1, 2, 3]
    assert len(GAME.content.entries("power_card")) - 4 == 1
    assert rows(table) == dict.fromkeys(["red", "yellow", "green", "blue", "purple"], "- | -")
    assert closed(table) == []
    for _ in wander(table, seed=1):
        pass
    assert len([line for line in news(table) if line.startswith("started")]) == 4


@pytest.mark.example("EX-02")
@pytest.mark.clause("CRIM-TRN-01", "CRIM-TRN-02", "CRIM-TRN-03", "CRIM-TRN-04", "CRIM-TRN-05", "CRIM-TRN-06")
def test_an_ordinary_turn() -> None:
    table = town(at="draw", hands={PATRICK: "red-4 ..."}, deck_top="red-1")
    assert len(deck(table)) == 52 - 1
    assert len(hand(table, PATRICK).split()) == 7
    assert {"red-1 hero", "red-1 villain"} < set(legal(table, PATRICK))
    assert {option.verb for option in table.options(PATRICK)} == {"place"}
    place(table, PATRICK, "red-4", "villain")
    assert news(table, PATRICK)[:2] == ["drew Patrick red-1", "placed Patrick red-4 villain"]
    assert row(table, "red") == "- | 4"
    assert len(hand(table, PATRICK).split()) == 6
    assert len(deck(table)) == 51 - 1  # Martin has drawn
    assert table.actors() == [MARTIN]


@pytest.mark.example("EX-03")
@pytest.mark.clause("CRIM-TRN-04")
def test_the_drawn_card_may_be_played_at_once() -> None:
    table = town(at="draw", hands={PATRICK: "red-4 ..."}, deck_top="blue-5")
    place(table, PATRICK, "blue-5", "hero")
    assert row(table, "blue") == "5 | -"


@pytest.mark.example("EX-04")
@pytest.mark.clause("CRIM-PLC-03", "CRIM-PLC-06")
def test_a_full_side() -> None:
    table = town(turn=MARTIN, rows={"green": "1 2 3 | 4"}, hands={MARTIN: "green-5 ..."})
    assert [choice for choice in legal(table, MARTIN) if "green" in choice] == ["green-5 villain"]
    place(table, MARTIN, "green-5", "villain")
    assert row(table, "green") == "1 2 3 | 4 5"
    assert closed(table) == ["green"]


@pytest.mark.example("EX-05")
@pytest.mark.clause("CRIM-PLC-05")
@pytest.mark.parametrize(("side", "then"), [("hero", "1 1 3 | 2 2"), ("villain", "1 1 | 2 2 3")])
def test_four_cards_with_both_sides_free(side: str, then: str) -> None:
    table = town(turn=ERIK, rows={"yellow": "1 1 | 2 2"}, hands={ERIK: "yellow-3 ..."})
    assert {"yellow-3 hero", "yellow-3 villain"} < set(legal(table, ERIK))
    place(table, ERIK, "yellow-3", side)
    assert row(table, "yellow") == then
    assert closed(table) == ["yellow"]


@pytest.mark.example("EX-06")
@pytest.mark.clause("CRIM-STK-06")
def test_legal_placements() -> None:
    table = town(
        turn=ERIK,
        rows={"red": "1 1 | 1 2 2", "green": "1 2 3 | -"},
        hands={ERIK: "red-5 red-2 green-1 green-4 blue-2 blue-2 purple-3"},
    )
    assert legal(table, ERIK) == [
        "green-1 villain",
        "green-4 villain",
        "blue-2 hero",
        "blue-2 villain",
        "purple-3 hero",
        "purple-3 villain",
    ]


@pytest.mark.example("EX-07")
@pytest.mark.clause("CRIM-STK-01", "CRIM-STK-02", "CRIM-STK-03", "CRIM-STK-04", "CRIM-STK-05")
def test_nothing_can_be_placed() -> None:
    table = town(
        5,
        at="draw",
        turn=ANNA,
        rows={"red": "1 1 2 | 2 2", "green": "1 1 | 1 2 2"},
        hands={ANNA: "red-1 red-1 red-3 red-5 green-1 green-2"},
        deck_top="green-4",
    )
    size = len(deck(table)) + 1
    before = rows(table)
    assert seen(table, ONLOOKER, ANNA) == "red-1 red-1 red-3 red-5 green-1 green-2 green-4"
    assert legal(table, ANNA) == [
        f"discard {card}" for card in ["red-1", "red-3", "red-5", "green-1", "green-2", "green-4"]
    ]
    discard(table, ANNA, "red-5")
    assert deck(table)[-1] == "red-5"
    assert rows(table) == before
    assert hand(table, ANNA) == "red-1 red-1 red-3 green-1 green-2 green-4"
    assert len(deck(table)) == size - 1  # Bea has drawn


# B. End of the round


@pytest.mark.example("EX-08")
@pytest.mark.clause("CRIM-RE-01", "CRIM-RE-04")
def test_two_closed_rows_end_a_round_with_four_players() -> None:
    table = town(
        4, turn=MARTIN, starter=PATRICK, rows={"red": "1 1 | 1 2 2", "blue": "3 3 | 1 1"}, hands={MARTIN: "blue-5 ..."}
    )
    place(table, MARTIN, "blue-5", "hero")
    assert news(table)[:4] == ["placed Martin blue-5 hero", "row-closed blue", "round-ended", "villain-wins red"]
    assert [line for line in news(table) if line.startswith("drew")] == []
    assert table.step().name == "power"


@pytest.mark.example("EX-09")
@pytest.mark.clause("CRIM-RE-02")
def test_five_players_need_three_closed_rows() -> None:
    table = town(
        5,
        rows={"red": "1 1 | 1 2 2", "blue": "3 3 | 1 1 1", "green": "2 2 | 1"},
        hands={PATRICK: "green-5 ...", MARTIN: "green-4 ..."},
    )
    place(table, PATRICK, "green-5", "hero")
    assert "round-ended" not in news(table)
    assert table.actors() == [MARTIN]
    place(table, MARTIN, "green-4", "villain")
    assert "round-ended" in news(table)


# C. Scoring rows


@pytest.mark.example("EX-10")
@pytest.mark.clause(
    "CRIM-HER-01", "CRIM-HER-02", "CRIM-HER-03", "CRIM-HER-04", "CRIM-HER-05", "CRIM-HER-06", "CRIM-PWR-02"
)
def test_crimson_crush_wins_green() -> None:
    table = town(
        at="scoring",
        points=LAST,
        rows={"green": "4 3 | 5"},
        hands={PATRICK: "green-4 green-2 ...", MARTIN: "green-3 ...", ERIK: "green-5 ..."},
    )
    assert table.actors() == [PATRICK, MARTIN, ERIK]
    assert [line for line in news(table) if line.startswith("revealed")] == []
    decide(table, PATRICK, MARTIN)
    assert [line for line in news(table) if line.startswith("revealed")] == [
        "revealed Patrick 6 green",
        "revealed Martin 3 green",
        "revealed Erik 5 green",
    ]
    assert table.scores() == [(4 + 2) * 2, 0, 0]
    assert powers(table) == [ERIK]


@pytest.mark.example("EX-11")
@pytest.mark.clause("CRIM-VIL-01", "CRIM-VIL-02", "CRIM-PWR-04")
def test_death_grip_wins_purple() -> None:
    table = town(
        at="scoring",
        points=LAST,
        rows={"purple": "1 | 4 2"},
        hands={PATRICK: "purple-5 purple-1 ...", MARTIN: "purple-4 purple-3 ...", ERIK: "purple-5 ..."},
    )
    assert [line for line in news(table) if line.startswith("revealed")] == [
        "revealed Patrick 6 purple",
        "revealed Martin 7 purple",
        "revealed Erik 5 purple",
    ]
    assert table.scores() == [0, -7, 0]
    assert powers(table) == [PATRICK, MARTIN, ERIK]


@pytest.mark.example("EX-12")
@pytest.mark.clause("CRIM-EQL-01", "CRIM-EQL-02")
def test_red_is_undecided() -> None:
    table = town(
        at="scoring",
        points=LAST,
        rows={"red": "3 1 | 4"},
        hands={PATRICK: "red-5", MARTIN: "red-2", ERIK: "red-1 red-1"},
    )
    assert "row-undecided red" in news(table)
    assert [seen(table, ONLOOKER, seat) for seat in range(3)] == ["?", "?", "? ?"]
    assert table.scores() == [0, 0, 0]


@pytest.mark.example("EX-13")
@pytest.mark.clause("CRIM-HER-07", "CRIM-HER-08")
def test_tie_in_a_row_won_by_crimson_crush() -> None:
    table = town(
        at="scoring",
        points=LAST,
        rows={"blue": "5 | 2"},
        hands={PATRICK: "blue-5 blue-2", MARTIN: "blue-4 blue-3", ERIK: "blue-1 blue-1"},
    )
    decide(table, MARTIN, ERIK)
    assert table.scores() == [7, 14, 0]
    assert powers(table) == [PATRICK]


@pytest.mark.example("EX-14")
@pytest.mark.clause("CRIM-VIL-03", "CRIM-VIL-04")
def test_tie_in_a_row_won_by_death_grip() -> None:
    table = town(
        at="scoring",
        points=LAST,
        rows={"yellow": "1 | 3"},
        hands={PATRICK: "yellow-4", MARTIN: "yellow-1", ERIK: "yellow-3 yellow-1"},
    )
    assert table.scores() == [-4, 0, -4]


@pytest.mark.example("EX-15")
@pytest.mark.clause("CRIM-HER-09", "CRIM-PWR-02")
def test_nobody_has_the_colour() -> None:
    table = town(at="scoring", points=LAST, rows={"green": "2 | 1"})
    decide(table, ERIK)
    assert "revealed Erik 0 green" in news(table)
    assert table.scores() == [0, 0, 0]
    assert powers(table) == [PATRICK, MARTIN]


@pytest.mark.example("EX-16")
@pytest.mark.clause("CRIM-VIL-05")
def test_death_grip_wins_and_nobody_has_the_colour() -> None:
    table = town(at="scoring", points=LAST, rows={"green": "- | 1"})
    assert "villain-wins green" in news(table)
    assert table.scores() == [0, 0, 0]


@pytest.mark.example("EX-17")
@pytest.mark.clause("CRIM-SCO-04", "CRIM-EQL-03")
def test_empty_and_one_sided_rows() -> None:
    table = town(at="scoring", rows={"red": "- | -", "blue": "2 | -"})
    assert "row-undecided red" in news(table)
    assert "hero-wins blue" in news(table)


@pytest.mark.example("EX-18")
@pytest.mark.clause("CRIM-HER-03", "CRIM-PWR-01", "CRIM-PWR-05")
def test_power_card_already_used() -> None:
    table = town(
        at="scoring",
        rows={"red": "2 | 1", "blue": "2 | 1"},
        hands={PATRICK: "blue-5 ...", MARTIN: "red-1 ...", ERIK: "red-1 ..."},
    )
    decide(table, PATRICK)
    assert news(table)[-1] == "hero-wins blue"
    assert table.actors() == [MARTIN, ERIK]
    decide(table)
    assert "scored Patrick 5 blue" in news(table)
    assert number(table, "round") == 1
    assert powers(table) == [PATRICK, MARTIN, ERIK]


@pytest.mark.example("EX-19")
@pytest.mark.clause("CRIM-SCO-01", "CRIM-SCO-02")
def test_a_complete_round_with_three_players() -> None:
    table = town(
        points=LAST,
        rows={
            "red": "5 3 | 2 1 1",
            "yellow": "1 1 | 4",
            "green": "3 | 3",
            "blue": "2 2 | 5 1",
            "purple": "- | 2",
        },
        hands={
            PATRICK: "red-4 red-1 yellow-5 green-5 blue-1 purple-1 blue-3",
            MARTIN: "red-3 yellow-2 yellow-3 green-1 blue-4 blue-1",
            ERIK: "red-5 green-2 green-4 blue-5 purple-3 purple-3",
        },
    )
    place(table, PATRICK, "blue-3", "hero")
    decide(table, PATRICK)
    decide(table, MARTIN, ERIK)
    sheet = [numbers(table, f"row_points_{row}") for row in range(5)]
    assert sheet == [[10, 0, 5], [-5, -5, 0], [0, 0, 0], [0, 10, 10], [0, 0, -6]]
    assert [line for line in news(table) if line.startswith("revealed")] == [
        *["revealed Patrick 5 red", "revealed Martin 3 red", "revealed Erik 5 red"],
        *["revealed Patrick 5 yellow", "revealed Martin 5 yellow", "revealed Erik 0 yellow"],
        *["revealed Patrick 1 blue", "revealed Martin 5 blue", "revealed Erik 5 blue"],
        *["revealed Patrick 1 purple", "revealed Martin 0 purple", "revealed Erik 6 purple"],
    ]
    assert [line for line in news(table) if line.startswith("round-total")] == [
        "round-total Patrick 5",
        "round-total Martin 5",
        "round-total Erik 9",
    ]


# D. Rounds and the game


@pytest.mark.example("EX-20")
@pytest.mark.clause("CRIM-NEW-03", "CRIM-NEW-04")
def test_starting_players_of_four_rounds() -> None:
    seed = next(seed for seed in range(100) if number(GAME.new(4, seed), "starter") == MARTIN)
    table = GAME.new(4, seed, listen=True)
    for _ in wander(table, seed=1):
        pass
    assert [line for line in news(table) if line.startswith("started")] == [
        "started Martin 1",
        "started Erik 2",
        "started Anna 3",
        "started Patrick 4",
    ]


@pytest.mark.example("EX-21")
@pytest.mark.clause("CRIM-END-01", "CRIM-END-02", "CRIM-END-04")
def test_end_of_the_game_and_a_tie() -> None:
    table = town(
        at="scoring",
        points=[[5, 5, 9], [-3, 9, -10]],
        rows={"red": "2 | 1", "blue": "2 | 1"},
        hands={PATRICK: "red-5 red-1", MARTIN: "red-2 blue-3", ERIK: "blue-4"},
    )
    decide(table, PATRICK)
    score_out(table)
    assert table.over
    assert numbers(table, "round_points_2") == [12, 0, 4]
    assert table.scores() == [14, 14, 3]
    assert table.returns() == [0.5, 0.5, 0.0]


# E. The variant


@pytest.mark.example("EX-22")
@pytest.mark.clause("CRIM-VAR-03", "CRIM-VAR-04")
def test_first_turn_of_the_variant() -> None:
    seed = next(seed for seed in range(100) if number(GAME.new(3, seed, VARIANT), "starter") == PATRICK)
    table = GAME.new(3, seed, VARIANT)
    assert len(hand(table, PATRICK).split()) == 6
    assert {option.verb for option in table.options(PATRICK)} == {"place"}
    table.apply(PATRICK, table.legal(PATRICK)[0])
    assert len(hand(table, PATRICK).split()) == 5


@pytest.mark.example("EX-23")
@pytest.mark.clause("CRIM-VAR-01", "CRIM-VAR-05")
@pytest.mark.parametrize(("choice", "cards"), [("draw", 6), ("blue-1 hero", 4)])
def test_free_choice_below_six(choice: str, cards: int) -> None:
    table = town(
        at="draw",
        turn=MARTIN,
        options=VARIANT,
        rows={"red": "1 1 | 1 2 2"},
        hands={MARTIN: "red-3 red-3 red-4 blue-1 green-2"},
    )
    assert legal(table, MARTIN) == ["draw", "green-2 hero", "green-2 villain", "blue-1 hero", "blue-1 villain"]
    if choice == "draw":
        draw(table, MARTIN)
    else:
        place(table, MARTIN, *choice.split())
    assert len(hand(table, MARTIN).split()) == cards
    assert table.actors() == [ERIK]


@pytest.mark.example("EX-24")
@pytest.mark.clause("CRIM-VAR-06")
def test_below_six_with_nothing_to_place() -> None:
    table = town(at="draw", turn=ERIK, options=VARIANT, rows={"red": "1 1 | 1 2 2"}, hands={ERIK: "red-1 red-2"})
    assert legal(table, ERIK) == ["draw"]
    assert seen(table, ONLOOKER, ERIK) == "? ?"
    assert news(table) == []


@pytest.mark.example("EX-25")
@pytest.mark.clause("CRIM-VAR-08")
def test_six_cards_with_nothing_to_place() -> None:
    table = town(
        at="draw",
        turn=ERIK,
        options=VARIANT,
        rows={"red": "1 1 | 1 2 2"},
        hands={ERIK: "red-1 red-2 red-3 red-3 red-4 red-5"},
    )
    assert seen(table, ONLOOKER, ERIK) == "red-1 red-2 red-3 red-3 red-4 red-5"
    assert legal(table, ERIK) == [f"discard {card}" for card in ["red-1", "red-2", "red-3", "red-4", "red-5"]]
    discard(table, ERIK, "red-5")
    assert deck(table)[-1] == "red-5"
    assert hand(table, ERIK) == "red-1 red-2 red-3 red-3 red-4"
    assert table.actors() == [PATRICK]
