"""HER-02, HER-03, PWR: the power cards."""

from __future__ import annotations

import pytest

from tabletown.games.crimson import GAME
from tabletown.games.crimson.rules import KEEP, USE
from tabletown.kernel.records import Declining, encode
from tests.games.crimson.town import ERIK, MARTIN, PATRICK, decide, legal, news, powers, row_points, seen, town
from tests.games.table import ONLOOKER, hush, number, numbers, wander

LAST = [[0, 0, 0], [0, 0, 0]]
"""Two rounds have been played, so that no other round follows."""


@pytest.mark.clause("CRIM-HER-02")
def test_all_decide_at_the_same_time_in_any_order() -> None:
    table = town(at="scoring", rows={"blue": "2 | 1"})
    table.apply(ERIK, USE)
    assert table.actors() == [PATRICK, MARTIN]
    table.apply(PATRICK, KEEP)
    assert table.actors() == [MARTIN]


@pytest.mark.clause("CRIM-HER-02")
@pytest.mark.parametrize("reader", [MARTIN, ERIK, ONLOOKER])
def test_a_decision_is_secret_until_all_have_decided(reader: int | None) -> None:
    kept = town(at="scoring", rows={"blue": "2 | 1"})
    used = town(at="scoring", rows={"blue": "2 | 1"})
    kept.apply(PATRICK, KEEP)
    used.apply(PATRICK, USE)
    assert encode(kept.view(reader)) == encode(used.view(reader))
    assert news(kept, reader) == news(used, reader)
    assert encode(kept.view(PATRICK)) != encode(used.view(PATRICK))


@pytest.mark.clause("CRIM-HER-02")
def test_decisions_are_shown_together_before_any_card_is_revealed() -> None:
    table = town(at="scoring", rows={"blue": "2 | 1"}, hands={0: "blue-4", 1: "blue-2", 2: ""})
    hush(table)
    table.apply(PATRICK, USE)
    table.apply(MARTIN, KEEP)
    assert news(table) == []
    assert seen(table, ONLOOKER, MARTIN) == "?"
    table.apply(ERIK, USE)
    assert news(table)[:4] == [
        "used-power Patrick",
        "kept-power Martin",
        "used-power Erik",
        "revealed Patrick 4 blue",
    ]


@pytest.mark.clause("CRIM-HER-03")
def test_only_players_who_still_have_the_power_card_are_asked() -> None:
    table = town(at="scoring", rows={"blue": "2 | 1"}, powers=[MARTIN])
    assert table.actors() == [MARTIN]
    assert legal(table, PATRICK) == []


@pytest.mark.clause("CRIM-HER-03")
def test_the_power_card_can_be_played_without_a_card_of_the_colour() -> None:
    table = town(at="scoring", rows={"blue": "2 | 1"}, hands={PATRICK: "red-1 red-2"})
    assert legal(table, PATRICK) == ["keep", "use"]


@pytest.mark.clause("CRIM-PWR-01")
def test_a_power_card_is_used_once_per_round_at_most() -> None:
    table = town(at="scoring", rows={"red": "2 | 1", "blue": "2 | 1"}, hands={PATRICK: "red-1 blue-5"})
    decide(table, PATRICK)
    assert table.actors() == [MARTIN, ERIK]
    assert legal(table, PATRICK) == []


@pytest.mark.clause("CRIM-PWR-01")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_plays_the_power_card_twice_in_a_round(seed: int) -> None:
    table = GAME.new(3, seed, listen=True)
    for _ in wander(table, seed):
        pass
    rounds = " ".join(line.replace(" ", "/") for line in news(table)).split("started/")[1:]
    for told in rounds:
        used = [word for word in told.split() if word.startswith("used-power/")]
        assert len(used) == len(set(used))
    assert sum(told.count("used-power/") for told in rounds) > 1


@pytest.mark.clause("CRIM-PWR-02")
@pytest.mark.parametrize("user", [PATRICK, MARTIN])
def test_a_played_power_card_is_gone_whether_its_player_scored_or_not(user: int) -> None:
    table = town(
        at="scoring",
        points=LAST,
        rows={"red": "2 | 1", "yellow": "1 | 2", "blue": "- | 1"},
        hands={PATRICK: "red-4", MARTIN: "red-1", ERIK: "red-2"},
    )
    decide(table, user)
    assert powers(table) == [seat for seat in range(3) if seat != user]


@pytest.mark.clause("CRIM-PWR-02")
def test_a_power_card_that_was_kept_can_still_be_played() -> None:
    table = town(at="scoring", rows={"red": "2 | 1", "blue": "2 | 1"}, hands={0: "blue-5", 1: "", 2: ""})
    decide(table, MARTIN)
    decide(table, PATRICK)
    assert table.scores() == [10, 0, 0]


@pytest.mark.clause("CRIM-PWR-03")
def test_a_power_card_has_no_effect_in_later_rows() -> None:
    table = town(
        at="scoring",
        points=LAST,
        rows={"red": "2 | 1", "yellow": "1 | 2", "blue": "2 | 1"},
        hands={PATRICK: "red-4 yellow-5 blue-3", MARTIN: "", ERIK: ""},
    )
    decide(table, PATRICK)
    decide(table)
    assert row_points(table, PATRICK) == [8, -5, 0, 3, 0]


@pytest.mark.clause("CRIM-PWR-03")
def test_power_cards_have_no_effect_in_a_later_row_in_which_nobody_is_asked() -> None:
    table = town(
        at="scoring",
        points=LAST,
        rows={"red": "2 | 1", "blue": "2 | 1"},
        hands={PATRICK: "red-4 blue-3", MARTIN: "", ERIK: ""},
    )
    decide(table, PATRICK, MARTIN, ERIK)
    assert row_points(table, PATRICK) == [8, 0, 0, 3, 0]


@pytest.mark.clause("CRIM-PWR-04")
@pytest.mark.parametrize("blue", ["1 | 2", "2 | 2"])
def test_nobody_is_asked_unless_crimson_crush_wins(blue: str) -> None:
    table = town(at="scoring", points=LAST, rows={"blue": blue}, hands={PATRICK: "blue-5"})
    assert table.over
    assert powers(table) == [PATRICK, MARTIN, ERIK]


@pytest.mark.clause("CRIM-PWR-04")
def test_no_power_card_can_be_played_during_a_turn() -> None:
    table = town(rows={"blue": "2 | 1"})
    refused = table.why_not(PATRICK, ["power:use"])
    assert refused is not None
    assert refused.clause == "CRIM-PWR-03"


@pytest.mark.clause("CRIM-PWR-05")
def test_played_power_cards_come_back_for_the_next_round() -> None:
    table = town(at="scoring", rows={"blue": "2 | 1"}, powers=[PATRICK, ERIK])
    decide(table, ERIK)
    assert table.step().name == "turn"
    assert powers(table) == [PATRICK, MARTIN, ERIK]


@pytest.mark.clause("CRIM-PWR-06")
def test_an_unused_power_card_gives_nothing() -> None:
    table = town(at="scoring", points=LAST, rows={"blue": "2 | 1"}, hands={0: "blue-4", 1: "", 2: ""})
    decide(table, PATRICK)
    assert table.scores() == [8, 0, 0]


@pytest.mark.clause("CRIM-PWR-06")
def test_an_unused_power_card_cannot_be_saved_up_for_a_second_use() -> None:
    table = town(at="scoring", rows={"blue": "2 | 1"}, powers=[PATRICK, ERIK])
    decide(table, ERIK)
    assert number(table, "round") == 1
    assert numbers(table, "power") == [1, 1, 1]


@pytest.mark.clause("CRIM-HER-06")
def test_whoever_holds_nothing_of_the_row_has_nothing_to_double() -> None:
    table = town(at="scoring", rows={"blue": "2 | 1"}, hands={0: "blue-4", 1: "red-2", 2: ""})
    assert GAME.declining(table, PATRICK) == Declining(KEEP, fits=True)
    assert GAME.declining(table, MARTIN) == Declining(KEEP, fits=False)
    assert GAME.declining(table, ERIK) == Declining(KEEP, fits=False)
    table.apply(ERIK, KEEP)
    assert GAME.declining(table, ERIK) is None
