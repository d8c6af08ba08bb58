"""SCO, HER, VIL, EQL: how the rows are scored."""

from __future__ import annotations

import pytest

from tests.games.crimson.town import (
    COLOURS,
    ERIK,
    MARTIN,
    PATRICK,
    decide,
    hand,
    legal,
    news,
    row_points,
    score_out,
    seen,
    town,
)
from tests.games.table import ONLOOKER, hush

OUTCOMES = ("hero-wins", "villain-wins", "row-undecided")


def outcomes(told: list[str]) -> list[str]:
    return [line for line in told if line.startswith(OUTCOMES)]


# SCO


@pytest.mark.clause("CRIM-SCO-01")
def test_all_five_rows_are_scored_closed_or_not() -> None:
    table = town(
        at="scoring",
        rows={
            "red": "3 3 | 1 1 1",
            "yellow": "2 | -",
            "green": "- | 1 1",
            "blue": "1 1 | 2 3 3",
            "purple": "1 2 | 2",
        },
        hands={PATRICK: "red-4 yellow-3 green-5 blue-4 purple-5", MARTIN: "red-2", ERIK: "blue-1"},
        powers=[],
        points=[[0, 0, 0]] * 2,
    )
    assert row_points(table, PATRICK) == [4, 3, -5, -4, 5]


@pytest.mark.clause("CRIM-SCO-02")
def test_rows_are_scored_from_top_to_bottom() -> None:
    table = town(at="scoring", rows={"blue": "1 | -", "red": "2 | -", "purple": "- | 1"}, powers=[])
    assert outcomes(news(table)) == [
        "hero-wins red",
        "row-undecided yellow",
        "row-undecided green",
        "hero-wins blue",
        "villain-wins purple",
    ]


@pytest.mark.clause("CRIM-SCO-02")
def test_each_row_is_completed_before_the_next_one_is_looked_at() -> None:
    table = town(
        at="scoring",
        rows={"red": "2 | -", "yellow": "- | 3", "blue": "1 | -"},
        hands={PATRICK: "red-4 yellow-5 blue-3", MARTIN: "blue-1", ERIK: "blue-2"},
    )
    assert outcomes(news(table)) == ["hero-wins red"]
    hush(table)
    decide(table)
    assert table.scores() == [4 - 5, 0, 0]
    assert outcomes(news(table)) == ["villain-wins yellow", "row-undecided green", "hero-wins blue"]


@pytest.mark.clause("CRIM-SCO-03")
@pytest.mark.parametrize(
    ("blue", "outcome"),
    [
        ("4 | 1 1 1", "hero-wins"),
        ("3 3 | 5", "hero-wins"),
        ("1 1 1 | 4", "villain-wins"),
        ("5 | 3 3", "villain-wins"),
        ("2 2 | 4", "row-undecided"),
        ("5 5 4 | 4 3", "hero-wins"),
    ],
)
def test_sums_are_compared(blue: str, outcome: str) -> None:
    assert f"{outcome} blue" in news(town(at="scoring", rows={"blue": blue}))


@pytest.mark.clause("CRIM-SCO-04")
@pytest.mark.parametrize(("blue", "outcome"), [("1 | -", "hero-wins"), ("- | 1", "villain-wins")])
def test_an_empty_side_counts_nothing(blue: str, outcome: str) -> None:
    assert f"{outcome} blue" in news(town(at="scoring", rows={"blue": blue}))


@pytest.mark.clause("CRIM-SCO-05")
@pytest.mark.parametrize(("blue", "points"), [("3 | 2", 4), ("2 | 3", -4), ("3 | 3", 0)])
def test_the_higher_sum_decides_what_the_row_brings(blue: str, points: int) -> None:
    table = town(at="scoring", rows={"blue": blue}, hands={PATRICK: "blue-4", MARTIN: "blue-1", ERIK: ""})
    score_out(table)
    assert table.scores() == [points, 0, 0]


@pytest.mark.clause("CRIM-SCO-06")
def test_only_cards_in_hand_of_the_colour_of_the_row_count() -> None:
    table = town(
        at="scoring",
        rows={"blue": "5 5 4 | 4"},
        hands={PATRICK: "blue-1 blue-2 red-5 red-5", MARTIN: "blue-2 green-5", ERIK: "purple-5"},
    )
    decide(table)
    assert [line for line in news(table) if line.startswith("revealed")] == [
        "revealed Patrick 3 blue",
        "revealed Martin 2 blue",
        "revealed Erik 0 blue",
    ]
    assert table.scores() == [3, 0, 0]


@pytest.mark.clause("CRIM-SCO-07")
@pytest.mark.parametrize("blue", ["2 | 1", "1 | 2"])
def test_everybody_shows_all_cards_of_the_colour(blue: str) -> None:
    table = town(
        at="scoring",
        points=[[0, 0, 0]] * 2,
        rows={"blue": blue},
        hands={PATRICK: "red-1 blue-1 blue-1 blue-5", MARTIN: "red-2 blue-3", ERIK: "red-3 red-3"},
        powers=[],
    )
    assert [seen(table, ONLOOKER, seat) for seat in range(3)] == ["blue-1 blue-1 blue-5 ?", "blue-3 ?", "? ?"]
    assert "revealed Erik 0 blue" in news(table)


@pytest.mark.clause("CRIM-SCO-08")
def test_scored_cards_stay_in_hand() -> None:
    table = town(
        at="scoring",
        rows={"red": "2 | 1", "yellow": "1 | 2", "blue": "2 | 1"},
        hands={PATRICK: "red-4 yellow-5 blue-3", MARTIN: "red-4", ERIK: "yellow-1"},
    )
    decide(table)
    assert [hand(table, seat) for seat in range(3)] == ["red-4 yellow-5 blue-3", "red-4", "yellow-1"]


# HER


@pytest.mark.clause("CRIM-HER-01")
def test_everybody_decides_about_the_power_card_first() -> None:
    table = town(at="scoring", rows={"blue": "2 | 1"}, hands={PATRICK: "blue-4"})
    assert table.actors() == [PATRICK, MARTIN, ERIK]
    assert [legal(table, seat) for seat in range(3)] == [["keep", "use"]] * 3
    assert [line for line in news(table) if "revealed" in line or "scored" in line] == []


@pytest.mark.clause("CRIM-HER-04")
def test_all_players_reveal_the_colour_when_the_power_cards_are_settled() -> None:
    table = town(at="scoring", rows={"blue": "2 | 1"}, hands={0: "blue-4", 1: "blue-2", 2: "blue-1 blue-1"})
    hush(table)
    decide(table, MARTIN)
    assert news(table)[:7] == [
        "kept-power Patrick",
        "used-power Martin",
        "kept-power Erik",
        "revealed Patrick 4 blue",
        "revealed Martin 2 blue",
        "revealed Erik 2 blue",
        "scored Patrick 4 blue",
    ]


@pytest.mark.clause("CRIM-HER-04")
def test_all_players_reveal_the_colour_even_if_nobody_has_a_power_card_left() -> None:
    table = town(at="scoring", rows={"blue": "2 | 1"}, hands={0: "blue-4", 1: "", 2: ""}, powers=[])
    assert [line for line in news(table) if line.startswith(("revealed", "scored"))] == [
        "revealed Patrick 4 blue",
        "revealed Martin 0 blue",
        "revealed Erik 0 blue",
        "scored Patrick 4 blue",
    ]


@pytest.mark.clause("CRIM-HER-05")
@pytest.mark.parametrize("best", [PATRICK, MARTIN, ERIK])
def test_the_highest_value_scores_itself(best: int) -> None:
    hands = dict.fromkeys(range(3), "blue-1 blue-2")
    table = town(at="scoring", rows={"blue": "3 | 1"}, hands={**hands, best: "blue-5 blue-3"})
    decide(table)
    assert table.scores() == [8 if seat == best else 0 for seat in range(3)]


@pytest.mark.clause("CRIM-HER-06")
def test_a_played_power_card_doubles_the_points() -> None:
    table = town(at="scoring", rows={"blue": "3 | 1"}, hands={0: "blue-5 blue-2", 1: "blue-1", 2: "blue-2"})
    decide(table, PATRICK, MARTIN)
    assert table.scores() == [14, 0, 0]
    assert "doubled Patrick 14 blue" in news(table)


@pytest.mark.clause("CRIM-HER-06")
def test_only_the_own_power_card_doubles_the_points() -> None:
    table = town(at="scoring", rows={"blue": "3 | 1"}, hands={0: "blue-5 blue-2", 1: "blue-1", 2: "blue-2"})
    decide(table, MARTIN, ERIK)
    assert table.scores() == [7, 0, 0]


@pytest.mark.clause("CRIM-HER-07")
def test_all_who_share_the_highest_value_score() -> None:
    table = town(4, at="scoring", rows={"blue": "3 | 1"}, hands={0: "blue-2", 1: "blue-4", 2: "", 3: "blue-4"})
    decide(table)
    assert table.scores() == [0, 4, 0, 4]


@pytest.mark.clause("CRIM-HER-08")
def test_tied_players_score_the_full_value_doubled_for_each_who_played_the_power_card() -> None:
    hands = {0: "blue-5", 1: "blue-4 blue-1", 2: "blue-3 blue-2", 3: "blue-4"}
    table = town(4, at="scoring", rows={"blue": "3 | 1"}, hands=hands)
    decide(table, 1, 3)
    assert table.scores() == [5, 10, 5, 0]


@pytest.mark.clause("CRIM-HER-09")
def test_nobody_scores_for_a_colour_that_nobody_holds() -> None:
    table = town(at="scoring", rows={"blue": "3 | 1"}, hands={0: "red-5", 1: "", 2: "green-1"})
    decide(table, PATRICK)
    assert table.scores() == [0, 0, 0]
    assert [line for line in news(table) if line.startswith(("scored", "doubled"))] == []


# VIL


@pytest.mark.clause("CRIM-VIL-01")
def test_all_players_reveal_the_colour_of_a_row_that_death_grip_wins() -> None:
    table = town(at="scoring", rows={"blue": "1 | 3"}, hands={0: "blue-4", 1: "", 2: "blue-1 blue-1"})
    told = news(table)
    start = told.index("villain-wins blue")
    assert told[start : start + 5] == [
        "villain-wins blue",
        "revealed Patrick 4 blue",
        "revealed Martin 0 blue",
        "revealed Erik 2 blue",
        "lost Patrick 4 blue",
    ]


@pytest.mark.clause("CRIM-VIL-02")
@pytest.mark.parametrize("best", [PATRICK, MARTIN, ERIK])
def test_the_highest_value_is_lost(best: int) -> None:
    hands = dict.fromkeys(range(3), "blue-1 blue-2")
    table = town(at="scoring", rows={"blue": "1 | 3"}, hands={**hands, best: "blue-5 blue-3"})
    assert table.scores() == [-8 if seat == best else 0 for seat in range(3)]


@pytest.mark.clause("CRIM-VIL-03")
def test_all_who_share_the_highest_value_lose() -> None:
    table = town(4, at="scoring", rows={"blue": "1 | 3"}, hands={0: "blue-2", 1: "blue-4", 2: "", 3: "blue-4"})
    assert [points < 0 for points in table.scores()] == [False, True, False, True]


@pytest.mark.clause("CRIM-VIL-04")
def test_tied_players_lose_the_full_value_and_nothing_is_doubled() -> None:
    table = town(
        at="scoring",
        rows={"red": "2 | 1", "blue": "1 | 3"},
        hands={0: "red-1 blue-5", 1: "blue-4 blue-1", 2: "blue-3 blue-2"},
    )
    decide(table, PATRICK, MARTIN)
    assert table.scores() == [2 - 5, -5, -5]


@pytest.mark.clause("CRIM-VIL-05")
def test_nobody_loses_for_a_colour_that_nobody_holds() -> None:
    table = town(at="scoring", rows={"blue": "1 | 3"}, hands={0: "red-5", 1: "", 2: "green-1"})
    assert table.scores() == [0, 0, 0]
    assert [line for line in news(table) if line.startswith("lost")] == []


# EQL


@pytest.mark.clause("CRIM-EQL-01")
@pytest.mark.parametrize("blue", ["3 | 3", "4 1 | 5", "2 2 1 | 4 1"])
def test_equal_sums_bring_no_points(blue: str) -> None:
    table = town(at="scoring", rows={"blue": blue}, hands={0: "blue-5", 1: "", 2: "blue-3"})
    assert "row-undecided blue" in news(table)
    assert table.scores() == [0, 0, 0]


@pytest.mark.clause("CRIM-EQL-02")
@pytest.mark.parametrize("reader", [MARTIN, ERIK, ONLOOKER])
def test_nobody_reveals_the_colour_of_an_undecided_row(reader: int | None) -> None:
    table = town(
        at="scoring",
        rows={"blue": "3 | 3", "purple": "1 | -"},
        hands={0: "blue-5 blue-2", 1: "blue-1", 2: "blue-3"},
    )
    assert seen(table, reader, PATRICK) == "? ?"
    assert [line for line in news(table, reader) if line.startswith("revealed")] == []


@pytest.mark.clause("CRIM-EQL-03")
def test_rows_without_citizens_are_undecided() -> None:
    table = town(at="scoring")
    assert outcomes(news(table)) == [f"row-undecided {colour}" for colour in COLOURS]
