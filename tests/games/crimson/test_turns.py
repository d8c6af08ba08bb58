"""GS, TRN: the course of the game, and a turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletown.games.crimson import GAME
from tests.games.crimson.town import deck, hand, legal, news, place, row, rows, town
from tests.games.table import pack, wander

WIDE = "[game.limits]\nmax_per_side = 10\n"
"""A box in which closed rows can hold so many citizens that nothing is left for the deck."""


@pytest.mark.clause("CRIM-GS-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_has_as_many_rounds_as_players(seats: int) -> None:
    table = GAME.new(seats, seed=1, listen=True)
    for _ in wander(table, seed=1):
        pass
    assert len([line for line in news(table) if line.startswith("started")]) == seats


@pytest.mark.clause("CRIM-GS-02")
@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_play_goes_on_clockwise(starter: int) -> None:
    table = town(4, turn=starter, starter=starter)
    turns = []
    for _ in range(8):
        turns.extend(table.actors())
        table.apply(table.actors()[0], table.legal(table.actors()[0])[0])
    assert turns == [(starter + number) % 4 for number in range(8)]


@pytest.mark.clause("CRIM-GS-02")
def test_the_starting_player_takes_the_first_turn_of_every_round() -> None:
    table = GAME.new(5, seed=3, listen=True)
    for _ in wander(table, seed=3):
        pass
    told = news(table)
    starts = [i for i, line in enumerate(told) if line.startswith("started")]
    assert [told[i + 1].split()[:2] for i in starts] == [["drew", told[i].split()[1]] for i in starts]


@pytest.mark.clause("CRIM-GS-03")
def test_a_round_is_turns_and_then_scoring() -> None:
    table = GAME.new(3, seed=5, listen=True)
    for _ in wander(table, seed=5):
        pass
    kinds = [line.split()[0] for line in news(table)]
    turns = {"drew", "placed", "row-closed", "showed-hand", "discarded"}
    outcomes = {"hero-wins", "villain-wins", "row-undecided"}
    rounds = 0
    while "started" in kinds:
        rounds += 1
        end = kinds.index("round-ended")
        over = kinds.index("round-total")
        assert set(kinds[1:end]) <= turns
        assert not set(kinds[end + 1 : over]) & turns
        assert len([kind for kind in kinds[end:over] if kind in outcomes]) == 5
        kinds = kinds[over + 3 :]
    assert rounds == 3


@pytest.mark.clause("CRIM-TRN-01")
def test_a_turn_is_a_draw_and_then_a_placement() -> None:
    table = town(at="draw", turn=0, deck_top="red-1 red-2")
    assert news(table, to=0) == ["drew Patrick red-1"]
    place(table, 0, "red-1", "hero")
    assert news(table, to=0)[1:] == ["placed Patrick red-1 hero", "drew Martin ?"]


@pytest.mark.clause("CRIM-TRN-02")
def test_the_top_card_of_the_deck_is_drawn_into_the_hand() -> None:
    table = town(at="draw", hands={0: "green-1"}, deck_top="blue-5 purple-3")
    assert hand(table, 0) == "green-1 blue-5"
    assert deck(table)[0] == "purple-3"
    assert len(deck(table)) == 70 - 2 - 6 - 6


@pytest.mark.clause("CRIM-TRN-03")
def test_one_citizen_goes_from_the_hand_to_the_row_of_its_colour() -> None:
    table = town(hands={0: "red-1 red-4 green-2 green-2"})
    before = rows(table)
    place(table, 0, "green-2", "villain")
    assert hand(table, 0) == "red-1 red-4 green-2"
    assert rows(table) == {**before, "green": "- | 2"}


@pytest.mark.clause("CRIM-TRN-03")
def test_any_citizen_in_hand_can_support_either_character() -> None:
    table = town(hands={0: "red-4 blue-1 blue-1 purple-5"})
    assert legal(table, 0) == [
        "red-4 hero",
        "red-4 villain",
        "blue-1 hero",
        "blue-1 villain",
        "purple-5 hero",
        "purple-5 villain",
    ]


@pytest.mark.clause("CRIM-TRN-04")
def test_the_card_just_drawn_can_be_played() -> None:
    table = town(at="draw", hands={0: "green-1 green-1"}, deck_top="blue-5")
    place(table, 0, "blue-5", "hero")
    assert row(table, "blue") == "5 | -"


@pytest.mark.clause("CRIM-TRN-05")
def test_whoever_can_place_has_nothing_else_to_do() -> None:
    table = town(at="draw", rows={"red": "1 1 | 2 2 3"}, hands={0: "red-4 red-4 red-5"}, deck_top="blue-5")
    assert legal(table, 0) == ["blue-5 hero", "blue-5 villain"]


@pytest.mark.clause("CRIM-TRN-05")
def test_nobody_skips_the_draw_or_the_play() -> None:
    table = GAME.new(4, seed=2, listen=True)
    for _ in wander(table, seed=2):
        pass
    actions = [line.split()[:2] for line in news(table) if line.startswith(("drew", "placed", "discarded"))]
    for (first, drawer), (second, player) in zip(actions[::2], actions[1::2], strict=True):
        assert first == "drew"
        assert second != "drew"
        assert drawer == player


@pytest.mark.clause("CRIM-TRN-06")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_has_six_cards_and_seven_between_drawing_and_playing(seats: int) -> None:
    table = GAME.new(seats, seed=4)
    for _ in wander(table, seed=4):
        drawn = table.actors() if not table.over and table.step().name in ("turn", "stuck") else []
        sizes = [len(hand(table, seat).split()) for seat in range(seats)]
        assert sizes == [7 if seat in drawn else 6 for seat in range(seats)]


@pytest.mark.clause("CRIM-TRN-07")
def test_without_a_deck_the_turn_goes_on_with_playing(tmp_path: Path) -> None:
    table = town(
        5,
        rows={
            "red": "1 1 1 1 2 2 2 | 3 3 3 4 4 5 5",
            "yellow": "1 1 1 1 2 2 2 | 3 3 3 4 4 5 5",
            "green": "1 | 1 1",
            "blue": "1 1 | 1 1",
            "purple": "1 1 | 1 1",
        },
        hands={
            0: "green-1 green-2 green-2 green-2 green-3 green-3 green-3",
            1: "green-4 green-4 green-5 green-5 blue-2 blue-2",
            2: "blue-2 blue-3 blue-3 blue-3 blue-4 blue-4",
            3: "blue-5 blue-5 purple-2 purple-2 purple-2 purple-3",
            4: "purple-3 purple-3 purple-4 purple-4 purple-5 purple-5",
        },
        game=pack(GAME, tmp_path, WIDE),
    )
    assert deck(table) == []
    place(table, 0, "green-1", "hero")
    assert news(table) == ["placed Patrick green-1 hero"]
    assert hand(table, 1) == "green-4 green-4 green-5 green-5 blue-2 blue-2"
    assert "green-4 villain" in legal(table, 1)
