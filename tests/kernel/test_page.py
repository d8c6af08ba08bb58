"""A view on its way into words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletown.kernel.page import Page
from tabletown.kernel.state import State
from tests.kernel.menagerie.game import Menagerie


class Leaf(Page[State]):
    positions = State

    def parts(self) -> list[Iterator[str]]:
        return [iter(["one", "two"]), iter([]), self.ending(), iter(["three"])]


def page(reader: int | None) -> Leaf:
    game = Menagerie()
    return Leaf(game, game.new(2, seed=1).view(reader), ["Ann", "Ben"])


def test_the_position_holds_what_the_view_tells() -> None:
    view = page(0).view
    for name, first, _, _ in page(0).game.layout.numbers:
        told = view.numbers[name]
        several = told if isinstance(told, list) else [told]
        assert [page(0).position[first + i] for i in range(len(several))] == several


def test_an_empty_line_is_between_two_parts_that_say_something() -> None:
    assert page(0).text() == "one\ntwo\n\nthree"


def test_a_piece_that_the_reader_does_not_know_is_a_question_mark() -> None:
    assert page(0).card(None) == "?"
    assert page(0).card("ant") == "the ant"
