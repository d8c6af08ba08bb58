"""The lesson of a game, and the coach who tells it: read with care, because anybody may have written it."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabletown
from tabletown.kernel import lesson
from tabletown.kernel.errors import BadInput, IllegalAction
from tabletown.kernel.lesson import Bubble, Coach, Lesson, When
from tabletown.kernel.record import Record

CRIMSON = tabletown.game("crimson")
SEATS = 3


def lessons(*bubbles: Bubble, seat: int = 0) -> Lesson:
    return Lesson(SEATS, seat, 7, "casual", list(bubbles))


def coach(*bubbles: Bubble, seat: int = 0) -> tuple[Coach, Record]:
    found = lessons(*bubbles, seat=seat)
    record = lesson.begin(CRIMSON, found)
    return Coach(found, record.state), record


def turn(record: Record) -> None:
    """Everybody chooses once, the first that can be chosen."""
    for _ in range(SEATS):
        seat = record.state.actors()[0]
        record.apply(seat, record.state.legal(seat)[0])


def said(teller: Coach, record: Record) -> list[tuple[str, int]]:
    return [(told.message.id.removeprefix("lesson-"), told.move) for told in teller.follow(record.moves)]


LAST = Bubble("last", [When(number="round", least=9)])


def test_what_waits_for_nothing_comes_first_and_in_order() -> None:
    teller, record = coach(Bubble("one"), Bubble("two"), LAST)
    assert said(teller, record) == [("one", 0), ("two", 0)]


def test_a_bubble_comes_when_the_player_is_asked_again_after_another() -> None:
    teller, record = coach(Bubble("one"), Bubble("two", [When(after="one")]), LAST)
    record.apply(0, record.state.legal(0)[0])
    assert said(teller, record) == [("one", 0)]
    turn(record)
    assert said(teller, record) == [("one", 0), ("two", 3)]


def test_a_bubble_waits_for_an_event_of_mine_or_of_others() -> None:
    mine = Bubble("mine", [When(event="placed", whose="mine")])
    theirs = Bubble("theirs", [When(event="placed", whose="theirs")])
    teller, record = coach(mine, theirs, LAST, seat=2)
    record.apply(0, record.state.legal(0)[0])
    record.apply(1, record.state.legal(1)[0])
    assert said(teller, record) == [("theirs", 2)]
    turn(record)
    assert said(teller, record) == [("theirs", 2), ("mine", 5)]


def test_an_event_about_nobody_is_neither_mine_nor_theirs() -> None:
    closed = [Bubble(whose or "any", [When(event="row-closed", whose=whose)]) for whose in ("", "mine", "theirs")]
    teller, record = coach(*closed, LAST)
    while not record.state.over and not said(teller, record):
        turn(record)
    assert [id for id, _ in said(teller, record)] == ["any"]


def test_all_that_is_named_has_to_be_so_and_any_of_several_is_enough() -> None:
    never = When(step="turn", offers="use")
    teller, record = coach(Bubble("both", [never]), Bubble("one", [never, When(step="turn")]), LAST)
    assert said(teller, record) == [("one", 0)]


def test_a_number_is_the_players_own() -> None:
    teller, record = coach(
        Bubble("power", [When(number="power", least=1)]), Bubble("more", [When(number="power", least=2)]), LAST
    )
    assert said(teller, record) == [("power", 0)]


def test_it_points_at_the_first_choice_of_a_kind() -> None:
    teller, record = coach(Bubble("place", points=["deck"], choice="place"), LAST)
    (told,) = teller.follow(record.moves)
    code = record.state.legal(0)[0]
    assert told.points == ["deck", *CRIMSON.option(code).elements, f"choice:{code}"]


def test_with_the_last_bubble_the_lesson_is_over() -> None:
    teller, record = coach(Bubble("left-out", [When(after="last")]), Bubble("last"))
    turn(record)
    assert said(teller, record) == [("last", 0)]
    assert teller.over


def test_the_last_bubble_comes_at_the_end_of_the_game() -> None:
    teller, record = coach(LAST)
    while not record.state.over:
        seat = record.state.actors()[0]
        record.apply(seat, record.state.legal(seat)[0])
    assert said(teller, record) == [("last", len(record.moves))]


def test_what_was_taken_back_is_not_said_any_more() -> None:
    teller, record = coach(Bubble("one"), Bubble("two", [When(after="one")]), LAST)
    turn(record)
    assert len(said(teller, record)) == 2
    assert [told.move for told in teller.follow(record.moves[:1])] == [0]


def test_a_move_that_the_rules_refuse_ends_it() -> None:
    teller, _ = coach(LAST)
    with pytest.raises(IllegalAction):
        teller.follow([(0, 9999)])


@pytest.mark.parametrize(
    "text",
    [
        "[[bubble",
        "seats = 3",
        'seats = 3\nseat = 0\nseed = 7\nbot = "casual"\nbubble = []',
        'seats = 3\nseat = 0\nseed = 7\nbot = "casual"\n[[bubble]]\nid = "one"\nwhen = [{ weather = "rain" }]',
        "\xff",
    ],
)
def test_a_file_that_is_not_in_order_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "lesson.toml").write_bytes(text.encode("latin-1"))
    with pytest.raises(BadInput, match=r"lesson\.toml"):
        lesson.read(tmp_path)


def test_without_a_file_there_is_no_lesson(tmp_path: Path) -> None:
    assert lesson.read(tmp_path) is None


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (Lesson(99, 0, 7, "casual", [LAST]), "seats"),
        (Lesson(3, 3, 7, "casual", [LAST]), "nobody to play"),
        (Lesson(3, 0, 7, "casual", [LAST], moves=[(0, 9999)]), "move 1 of the lesson is refused"),
    ],
)
def test_a_lesson_that_the_rules_do_not_allow_is_refused(wrong: Lesson, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        lesson.begin(CRIMSON, wrong)
