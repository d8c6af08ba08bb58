"""CMP: what is in the box."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from tabletown.games.crimson import GAME
from tabletown.kernel.errors import BadInput
from tests.games.crimson.town import COLOURS, closed, decide, news, place, score_out, town
from tests.games.table import numbers, pack


def citizens() -> list[tuple[str, int]]:
    """The colour and the value of every citizen that lies on the table of a new game."""
    zones = cast(dict[str, list[list[str]]], GAME.new(4, seed=1).dump()["zones"])
    kinds = [GAME.layout.kinds.index(card) for pieces in zones.values() for card, _ in pieces]
    return [(GAME.colour_of(kind), int(GAME.cards.value[kind])) for kind in kinds]


@pytest.mark.clause("CRIM-CMP-01")
def test_title_is_crimson_crush() -> None:
    assert GAME.title == GAME.content.table("game")["title"] == "Crimson Crush"


@pytest.mark.clause("CRIM-CMP-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_can_play(seats: int) -> None:
    assert len(GAME.new(seats, seed=1).scores()) == seats


@pytest.mark.clause("CRIM-CMP-01")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_fewer_or_more_cannot_play(seats: int) -> None:
    with pytest.raises(BadInput, match=r"3 to 5|2 to 5"):
        GAME.new(seats, seed=1)


@pytest.mark.clause("CRIM-CMP-02")
def test_each_of_five_colours_has_fourteen_citizens() -> None:
    assert Counter(colour for colour, _ in citizens()) == dict.fromkeys(COLOURS, 14)


@pytest.mark.clause("CRIM-CMP-03")
@pytest.mark.parametrize("colour", COLOURS)
def test_low_citizens_are_more_common(colour: str) -> None:
    assert Counter(value for own, value in citizens() if own == colour) == {1: 4, 2: 3, 3: 3, 4: 2, 5: 2}


@pytest.mark.clause("CRIM-CMP-04")
def test_three_colours_are_those_of_the_rulebook() -> None:
    printed = {entry["id"] for entry in GAME.content.entries("colour") if entry["source"] == "seed"}
    assert printed == {"green", "purple", "red"}
    assert printed < {colour for colour, _ in citizens()}


@pytest.mark.clause("CRIM-CMP-05")
def test_two_colours_are_blue_and_yellow() -> None:
    designed = {entry["id"] for entry in GAME.content.entries("colour") if entry["source"] == "designed"}
    assert designed == {"blue", "yellow"}
    assert designed < {colour for colour, _ in citizens()}


@pytest.mark.clause("CRIM-CMP-06")
def test_each_colour_has_one_battle_card_with_a_closed_door_on_one_side() -> None:
    cards = GAME.content.entries("battle_card")
    assert [card["colour"] for card in cards] == COLOURS
    assert {(card["front"], card["back"], card["copies"]) for card in cards} == {("open", "closed_door", 1)}


@pytest.mark.clause("CRIM-CMP-06")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_row_has_a_door_of_its_own(colour: str) -> None:
    table = town(rows={colour: "1 1 | 2 2"}, hands={0: f"{colour}-3 ..."})
    place(table, 0, f"{colour}-3", "hero")
    assert closed(table) == [colour]


@pytest.mark.clause("CRIM-CMP-07")
def test_there_are_five_power_cards_all_alike() -> None:
    cards = [{**card, "id": ""} for card in GAME.content.entries("power_card")]
    assert len(cards) == 5
    assert cards == [cards[0]] * 5


@pytest.mark.clause("CRIM-CMP-07")
def test_nobody_has_more_than_one_power_card() -> None:
    table = town(at="scoring", points=[[0, 0, 0]] * 2, rows={"red": "5 | 1", "blue": "5 | 1"})
    decide(table, 0, 1, 2)
    assert table.over
    assert [line for line in news(table) if "power" in line] == [
        "used-power Patrick",
        "used-power Martin",
        "used-power Erik",
    ]


@pytest.mark.clause("CRIM-CMP-08")
def test_points_are_written_down_for_each_player_and_round() -> None:
    table = town(
        at="scoring",
        points=[[5, 0, -2]],
        rows={"red": "5 | 1", "green": "1 | 5"},
        hands={0: "red-3", 1: "green-4", 2: "blue-1"},
    )
    score_out(table)
    assert [numbers(table, f"round_points_{round}") for round in range(3)] == [[5, 0, -2], [3, -4, 0], [0, 0, 0]]


def test_the_numbers_of_the_box_fit_its_entries() -> None:
    counts = GAME.content.table("counts")
    assert counts == {
        "citizens": sum(GAME.conserved()),
        "citizens_per_colour": 14,
        "colours": len(GAME.content.entries("colour")),
        "battle_cards": len(GAME.content.entries("battle_card")),
        "power_cards": len(GAME.content.entries("power_card")),
        "source": "seed",
    }


def test_a_citizen_cannot_have_a_colour_without_a_row(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="colour has to be one of red, yellow, green, blue, purple, not 'pink'"):
        pack(GAME, tmp_path, '[[citizen]]\nid = "red-1"\ncolour = "pink"\n')


def test_a_pack_cannot_take_away_so_many_citizens_that_the_deck_runs_out(tmp_path: Path) -> None:
    few = "".join(f'[[citizen]]\nid = "{colour}-1"\ncopies = 1\n' for colour in COLOURS)
    with pytest.raises(BadInput, match="55 citizens are too few"):
        pack(GAME, tmp_path, few)


def test_every_number_of_players_is_there_once(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"\[\[player_count\]\] has to have players = 2 to 5, each once"):
        pack(GAME, tmp_path, '[[player_count]]\nid = "players-4"\nplayers = 5\n')


def test_two_suburbs_cannot_have_the_same_place(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="each once"):
        pack(GAME, tmp_path, '[[colour]]\nid = "red"\norder = 2\n')


def test_a_pack_changes_values(tmp_path: Path) -> None:
    game = pack(GAME, tmp_path, '[[citizen]]\nid = "red-5"\nvalue = 9\n')
    table = town(at="scoring", rows={"red": "1 | -"}, hands={0: "red-5", 1: "red-4 red-4"}, game=game)
    decide(table)
    assert table.scores()[:2] == [9, 0]
