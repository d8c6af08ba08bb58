"""The text view of a game that has none of its own."""

from __future__ import annotations

import msgspec
import pytest

from tabletown import game
from tabletown.kernel.records import View
from tabletown.kernel.text import PlainPage
from tests.kernel.menagerie.game import Menagerie, table
from tests.sentences import listened_to

GAME = Menagerie()


def lines(view: View) -> list[str]:
    return GAME.text(view, ["Ann", "Ben", "Cid", "Dan"]).splitlines()


def test_whoever_has_to_choose_is_named_with_the_step() -> None:
    assert "You have to choose: turn" in lines(table().view(0))
    assert "Ann has to choose: turn" in lines(table().view(1))


def test_options_are_told_by_their_sentences_or_their_values() -> None:
    shown = lines(table(4, teams=True).view(0))
    assert shown[:2] == ["Every other seat plays together.", "Mood: calm"]


def test_what_the_reader_does_not_know_is_counted_where_it_lies() -> None:
    view = table().view(0)
    zone = next(iter(view.zones))
    first = msgspec.structs.replace(view, zones={**view.zones, zone: ["ant", None, None]})
    last = msgspec.structs.replace(view, zones={**view.zones, zone: [None, None, "ant"]})
    assert "the ant, 2 that you do not know" in GAME.text(first)
    assert "2 that you do not know, the ant" in GAME.text(last)


def test_the_own_sealed_choice_is_told() -> None:
    view = msgspec.structs.replace(table().view(0), sealed=1)
    assert "You have chosen already: Do number 1" in lines(view)


def test_the_end_is_told() -> None:
    assert "The game is over." in lines(msgspec.structs.replace(table().view(0), over=True, step="", actors=[]))


@pytest.mark.parametrize("name", [name for name, _, _, _ in GAME.layout.numbers])
def test_every_number_shows_in_the_text(name: str) -> None:
    view = table().view(0)
    value = view.numbers[name]
    more: int | list[int] = [*value[:-1], value[-1] + 1] if isinstance(value, list) else value + 1
    assert lines(view) != lines(msgspec.structs.replace(view, numbers={**view.numbers, name: more}))


@pytest.mark.parametrize("zone", table().view(0).zones)
def test_every_piece_shows_in_the_text(zone: str) -> None:
    view = table().view(0)
    assert lines(view) != lines(msgspec.structs.replace(view, zones={**view.zones, zone: [*view.zones[zone], "ant"]}))


def test_no_sentence_is_left_over() -> None:
    crimson, heard = listened_to(game("crimson"))
    view = crimson.new(3, seed=1).view(0)
    for sealed in (None, 0):
        PlainPage(crimson, msgspec.structs.replace(view, sealed=sealed), None).text()
    assert {id for id in heard.silent() if id.startswith("plain-")} == set()


def test_a_number_that_is_a_seat_goes_by_the_name_of_its_player() -> None:
    crimson = game("crimson")
    view = crimson.new(3, seed=1).view(0)
    view.numbers["starter"] = 1
    assert "Starter: Ben" in PlainPage(crimson, view, ["Ann", "Ben", "Cid"]).text().splitlines()
