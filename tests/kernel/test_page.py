"""A view on its way into words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletown.kernel.page import Page
from tabletown.kernel.state import State
from tests.kernel.menagerie.game import MARKS, SCORE, Menagerie


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


SENTENCES = """
text-scored = { $seat } has { $score }
text-marks = Marks: { $count }
text-rolled = Rolled: { $count }
text-chooses = { $seat } chooses by { $step }
content-ant-name = Ant
content-ant-text = Carries leaves.
"""


def written(reader: int | None = 0) -> Leaf:
    """Ben has scored, and a mark was made."""
    game = Menagerie()
    game.messages.add(SENTENCES)
    state = game.new(2, seed=1)
    state[SCORE + 1] = 7
    state[MARKS + 1] = 3
    return Leaf(game, state.view(reader), ["Ann", "Ben"])


def test_a_sentence_about_a_player_may_tell_each_number_of_his_by_its_name() -> None:
    assert written().about(1, "text-scored") == "Ben has 7"
    assert written().about(1, "text-scored", score=9) == "Ben has 9"


def test_numbers_that_are_not_0_have_a_line_each() -> None:
    assert list(written().counts("marks", "rolled", at=1)) == ["Marks: 3"]
    assert list(written().counts("marks", "rolled")) == []


def test_whoever_has_to_choose_has_a_line() -> None:
    assert list(written().choosing()) == ["Ann chooses by turn"]


def test_things_are_called_what_the_content_calls_them() -> None:
    assert (written().printed("ant"), written().printed("ant", "text")) == ("Ant", "Carries leaves.")
