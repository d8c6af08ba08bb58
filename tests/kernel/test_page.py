"""A view on its way into words."""

from __future__ import annotations

from tabletown.kernel.page import Page
from tests.kernel.menagerie.game import Menagerie


def page(reader: int | None) -> Page[Menagerie]:
    game = Menagerie()
    return Page(game, game.new(2, seed=1).view(reader), ["Ann", "Ben"])


def test_numbers_of_the_view_are_read_by_name() -> None:
    view = page(0).view
    single = next(name for name, value in view.numbers.items() if isinstance(value, int))
    several = next(name for name, value in view.numbers.items() if isinstance(value, list))
    assert page(0).number(single) == view.numbers[single]
    assert page(0).numbers(several) == view.numbers[several]


def test_a_piece_that_the_reader_does_not_know_is_a_question_mark() -> None:
    assert page(0).card(None) == "?"
    assert page(0).card("ant") == "the ant"
