"""VAR: the printed variant, one action per turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletown.games.crimson import GAME
from tests.games.crimson.town import (
    ERIK,
    MARTIN,
    PATRICK,
    VARIANT,
    decide,
    deck,
    discard,
    draw,
    hand,
    legal,
    news,
    place,
    rows,
    score_out,
    seen,
    town,
)
from tests.games.table import ONLOOKER, number, pack, wander

RED_CLOSED = {"red": "1 1 | 1 1 2"}

SCARCE = """
[game.limits]
max_per_side = 10
[[citizen]]
id = "green-1"
copies = 0
[[citizen]]
id = "blue-1"
copies = 0
[[citizen]]
id = "purple-1"
copies = 2
"""
"""A box with so few citizens, and so much room in closed rows, that nothing is left for the deck."""


@pytest.mark.clause("CRIM-VAR-01")
def test_a_turn_can_be_a_draw_and_nothing_else() -> None:
    table = town(at="draw", options=VARIANT, hands={0: "red-1 red-2"}, deck_top="blue-5")
    before = rows(table)
    draw(table, PATRICK)
    assert hand(table, PATRICK) == "red-1 red-2 blue-5"
    assert rows(table) == before
    assert table.actors() == [MARTIN]


@pytest.mark.clause("CRIM-VAR-01")
def test_a_turn_can_be_a_placement_and_nothing_else() -> None:
    table = town(at="draw", options=VARIANT, hands={0: "red-1 red-2"})
    before = deck(table)
    place(table, PATRICK, "red-2", "hero")
    assert hand(table, PATRICK) == "red-1"
    assert deck(table) == before
    assert table.actors() == [MARTIN]


@pytest.mark.clause("CRIM-VAR-02")
@pytest.mark.parametrize("seed", range(5))
def test_nobody_ever_has_more_than_six_cards(seed: int) -> None:
    table = GAME.new(4, seed, VARIANT)
    most = 0
    for _ in wander(table, seed):
        most = max(most, *(len(hand(table, seat).split()) for seat in range(4)))
    assert most == 6


@pytest.mark.clause("CRIM-VAR-02")
def test_whoever_has_six_cards_may_not_draw() -> None:
    table = town(at="draw", options=VARIANT, hands={0: "red-1 red-1 red-1 red-2 red-2 red-2"})
    refused = table.why_not(PATRICK, ["deck"])
    assert refused is not None
    assert refused.clause == "CRIM-VAR-02"


@pytest.mark.clause("CRIM-VAR-03")
def test_whoever_has_six_cards_must_place_one() -> None:
    table = town(at="draw", options=VARIANT, hands={0: "red-1 red-1 red-1 red-2 red-2 red-2"})
    assert legal(table, PATRICK) == ["red-1 hero", "red-1 villain", "red-2 hero", "red-2 villain"]


@pytest.mark.clause("CRIM-VAR-04")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_is_dealt_six_and_places_first(seats: int) -> None:
    table = GAME.new(seats, seed=1, options=VARIANT)
    assert [len(hand(table, seat).split()) for seat in range(seats)] == [6] * seats
    for _ in range(seats):
        seat = table.actors()[0]
        assert {option.verb for option in table.options(seat)} == {"place"}
        table.apply(seat, table.legal(seat)[0])
    assert "draw" in legal(table, table.actors()[0])


@pytest.mark.clause("CRIM-VAR-04")
def test_a_round_ends_and_is_scored_as_in_the_basic_game() -> None:
    table = town(
        at="draw",
        options=VARIANT,
        rows={**RED_CLOSED, "blue": "3 3 | 1 1"},
        hands={0: "blue-5 blue-4", 1: "blue-2", 2: "red-4"},
    )
    place(table, PATRICK, "blue-5", "hero")
    assert "round-ended" in news(table)
    decide(table, PATRICK)
    assert table.scores() == [8, 0, -4]


@pytest.mark.clause("CRIM-VAR-04")
def test_the_next_round_of_the_variant_is_dealt_as_the_first() -> None:
    table = town(at="scoring", options=VARIANT, rows={"blue": "2 | 1"}, hands={0: "red-1", 1: "", 2: ""})
    score_out(table)
    assert number(table, "round") == 1
    assert [len(hand(table, seat).split()) for seat in range(3)] == [6, 6, 6]


@pytest.mark.clause("CRIM-VAR-05")
@pytest.mark.parametrize("held", ["red-1", "red-1 red-1 red-2 red-2 red-2"])
def test_below_six_cards_the_player_chooses_between_drawing_and_placing(held: str) -> None:
    table = town(at="draw", options=VARIANT, hands={0: held})
    placements = [f"{card} {side}" for card in sorted(set(held.split())) for side in ("hero", "villain")]
    assert legal(table, PATRICK) == ["draw", *placements]


@pytest.mark.clause("CRIM-VAR-06")
def test_below_six_cards_that_cannot_be_placed_the_player_must_draw() -> None:
    table = town(at="draw", options=VARIANT, rows=RED_CLOSED, hands={0: "red-2 red-2 red-3 red-3 red-3"})
    assert legal(table, PATRICK) == ["draw"]


@pytest.mark.clause("CRIM-VAR-06")
@pytest.mark.parametrize("reader", [MARTIN, ERIK, ONLOOKER])
def test_a_player_who_can_draw_shows_no_card(reader: int | None) -> None:
    table = town(at="draw", options=VARIANT, rows=RED_CLOSED, hands={0: "red-2 red-2 red-3 red-3 red-3"})
    assert seen(table, reader, PATRICK) == "? ? ? ? ?"
    draw(table, PATRICK)
    assert seen(table, reader, PATRICK) == "? ? ? ? ? ?"
    assert news(table, reader) == ["drew Patrick ?"]


@pytest.mark.clause("CRIM-VAR-07")
def test_a_player_without_cards_must_draw() -> None:
    table = town(at="draw", options=VARIANT, hands={0: ""}, deck_top="blue-5")
    assert legal(table, PATRICK) == ["draw"]
    draw(table, PATRICK)
    assert hand(table, PATRICK) == "blue-5"


@pytest.mark.clause("CRIM-VAR-08")
def test_six_cards_that_cannot_be_placed_are_shown() -> None:
    table = town(at="draw", options=VARIANT, rows=RED_CLOSED, hands={0: "red-2 red-2 red-3 red-3 red-3 red-4"})
    assert seen(table, ONLOOKER, PATRICK) == "red-2 red-2 red-3 red-3 red-3 red-4"
    assert news(table) == ["showed-hand Patrick"]


@pytest.mark.clause("CRIM-VAR-08")
def test_one_of_six_cards_that_cannot_be_placed_goes_under_the_deck() -> None:
    table = town(at="draw", options=VARIANT, rows=RED_CLOSED, hands={0: "red-2 red-2 red-3 red-3 red-3 red-4"})
    assert legal(table, PATRICK) == ["discard red-2", "discard red-3", "discard red-4"]
    before = deck(table)
    discard(table, PATRICK, "red-3")
    assert hand(table, PATRICK) == "red-2 red-2 red-3 red-3 red-4"
    assert deck(table) == [*before, "red-3"]
    assert table.actors() == [MARTIN]


@pytest.mark.clause("CRIM-VAR-09")
def test_without_a_deck_players_place_or_pass(tmp_path: Path) -> None:
    table = town(
        5,
        options=VARIANT,
        rows={
            "red": "1 1 1 1 2 2 2 | 3 3 3 4 4 5 5",
            "yellow": "1 1 1 1 2 2 2 | 3 3 3 4 4 5",
            "green": "2 | 2 2",
            "blue": "2 2 | 2 3",
            "purple": "1 1 | 2 2",
        },
        hands={
            0: "green-3 green-3 green-3 green-4 green-4",
            1: "yellow-5",
            2: "blue-3 blue-3 blue-4 blue-4 blue-5",
            3: "blue-5 green-5 green-5 purple-2 purple-3",
            4: "purple-3 purple-3 purple-4 purple-4 purple-5 purple-5",
        },
        game=pack(GAME, tmp_path, SCARCE),
    )
    assert deck(table) == []
    assert legal(table, PATRICK) == ["green-3 hero", "green-3 villain", "green-4 hero", "green-4 villain"]
    place(table, PATRICK, "green-3", "hero")
    assert news(table) == ["placed Patrick green-3 hero", "passed Martin"]
    assert table.actors() == [ERIK]


@pytest.mark.clause("CRIM-VAR-10")
def test_hands_of_different_sizes_are_scored_as_usual() -> None:
    table = town(
        at="scoring",
        options=VARIANT,
        rows={"blue": "2 | 1"},
        hands={0: "blue-5", 1: "blue-1 blue-2 blue-3 red-1 red-1 red-1", 2: ""},
    )
    decide(table)
    assert table.scores() == [0, 6, 0]


@pytest.mark.clause("CRIM-VAR-10")
def test_a_round_can_end_with_hands_of_different_sizes() -> None:
    sizes: set[int] = set()
    table = GAME.new(3, seed=3, options=VARIANT)
    for _ in wander(table, seed=3):
        if not table.over and table.step().name == "power":
            sizes.update(len(hand(table, seat).split()) for seat in range(3))
    assert len(sizes) > 1


@pytest.mark.clause("CRIM-VAR-11")
def test_the_variant_holds_for_all_rounds() -> None:
    table = GAME.new(3, seed=4, options=VARIANT)
    steps: dict[int, set[str]] = {}
    for _ in wander(table, seed=4):
        if not table.over:
            steps.setdefault(number(table, "round"), set()).add(table.step().name)
    assert sorted(steps) == [0, 1, 2]
    assert all("one-action" in names and "turn" not in names for names in steps.values())


@pytest.mark.clause("CRIM-VAR-11")
def test_the_basic_game_is_played_unless_the_variant_is_chosen_before() -> None:
    table = GAME.new(3, seed=4)
    verbs: set[str] = set()
    while not table.over:
        seat = table.actors()[0]
        verbs.update(option.verb for option in table.options(seat))
        table.apply(seat, table.legal(seat)[0])
    assert "draw" not in verbs


@pytest.mark.clause("CRIM-VAR-08")
def test_learning_whether_the_next_player_is_blocked_is_a_barrier() -> None:
    table = town(options=VARIANT, rows=RED_CLOSED, hands={0: "blue-4 ..."})
    before = table.barrier
    place(table, PATRICK, "blue-4", "hero")
    assert table.actors() == [MARTIN]
    assert table.barrier > before
