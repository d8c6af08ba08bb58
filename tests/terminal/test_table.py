"""A table without any screen: who is next, saving, taking back, and what each reader is told."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import tabletown
from tabletown.bots import Bot
from tabletown.bots.advice import Advice
from tabletown.kernel.errors import BadInput, IllegalAction
from tabletown.kernel.record import PERSON, Record
from tabletown.kernel.state import State
from tabletown.terminal import table as table_module
from tabletown.terminal.table import LocalTable, free, typed_path
from tabletown.terminal.why import answers, nothing
from tests.terminal.sitting import in_doubt, loaded, random_until, record, sealed_choice, table

MOST_CHOICES = 1000


class BrokenBot(Bot):
    """Fails, or cheats."""

    def __init__(self, code: int | None = None) -> None:
        super().__init__("broken", 0)
        self.code = code

    def choose(self, state: State, seat: int) -> int:
        if self.code is None:
            raise ZeroDivisionError("oops")
        return self.code


def bots_to_move() -> LocalTable:
    """A table at which a bot is next."""
    return LocalTable(random_until(record(1), lambda now: now.state.actors() == [1]))


# Who is next


def test_people_choose_before_bots() -> None:
    assert LocalTable(sealed_choice(2)).asked() == 0


def test_bots_choose_when_only_bots_have_to() -> None:
    at = bots_to_move()
    assert at.asked() is None
    assert at.think()[0] == 1


def test_against_bots_nobody_is_asked_when_nothing_fits() -> None:
    at = LocalTable(Record(tabletown.game("crow"), 2, 1, {}, ["Ann", "Bob"], ["random", PERSON]))
    luck = Random(1)
    asked = 0
    for _ in range(MOST_CHOICES):
        if at.over:
            break
        seat = at.asked()
        if seat is None:
            at.apply(*at.think())
            continue
        declining = at.game.declining(at.record.state, seat)
        assert declining is None or declining.fits
        asked += 1
        at.apply(seat, luck.choice(at.record.state.legal(seat)))
    # The log knows of those that were passed over.
    assert asked < sum(seat == 1 for seat, _ in at.record.moves)


def test_thinking_does_not_change_the_table() -> None:
    at = bots_to_move()
    before = at.record.state.hash()
    at.think()
    assert at.record.state.hash() == before


def test_the_person_at_the_keyboard_is_asked_first_of_several() -> None:
    at = LocalTable(sealed_choice(3))
    at.keyboard = 2
    assert at.asked() == 2


def test_nobody_is_at_a_shared_keyboard_until_somebody_says_so() -> None:
    assert table(2).keyboard is None
    assert table(1).keyboard == 0


def test_the_end_of_a_shared_game_is_read_by_onlookers() -> None:
    shared = LocalTable(random_until(record(2), lambda now: now.state.over))
    shared.keyboard = 1
    assert shared.reader is None
    assert LocalTable(random_until(record(1), lambda now: now.state.over)).reader == 0


# Bots that fail


@pytest.mark.parametrize("code", [None, 10**6, 0])
def test_a_broken_bot_does_not_end_the_game(code: int | None) -> None:
    at = bots_to_move()
    at.bots[1] = BrokenBot(code)
    seat, chosen = at.think()
    at.apply(seat, chosen)
    assert len(at.notices) == 1
    assert "Bob" in at.notices[0]


def test_a_broken_adviser_gives_no_warnings(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> list[object]:
        raise ValueError("oops")

    at = in_doubt()
    monkeypatch.setattr(table_module, "warnings", broken)
    assert at.warning(0, at.record.state.legal(0)[0]) == []
    assert at.notices == ["The bot that warns you has failed (ValueError: oops)."]


def test_a_broken_adviser_gives_no_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> list[Advice]:
        raise RuntimeError("out of ideas")

    at = LocalTable(random_until(record(1), lambda now: now.state.actors() == [0]))
    monkeypatch.setattr(table_module, "hints", broken)
    assert at.hints(0) == []
    assert len(at.notices) == 1


def test_hints_are_three_legal_choices() -> None:
    at = LocalTable(random_until(record(1), lambda now: now.state.actors() == [0]))
    hints = at.hints(0)
    assert len(hints) == 3
    assert {hint.code for hint in hints} <= set(at.record.state.legal(0))
    assert all(hint.chance.startswith("You win about ") for hint in hints)
    assert all(hint.reasons for hint in hints)


# Saving


def test_every_choice_is_saved(tmp_path: Path) -> None:
    at = LocalTable(record(3), tmp_path / "game.json")
    for _ in range(5):
        seat = at.asked()
        assert seat is not None
        at.apply(seat, at.choices(seat)[0].code)
        assert loaded(tmp_path / "game.json").moves == at.record.moves


def test_a_choice_that_was_taken_back_is_taken_back_in_the_file(tmp_path: Path) -> None:
    at = LocalTable(record(3, one_action=True), tmp_path / "game.json")
    seat = at.asked()
    assert seat is not None
    at.apply(seat, at.choices(seat)[0].code)
    at.undo(seat)
    assert loaded(tmp_path / "game.json").moves == []


def test_a_game_that_cannot_be_saved_goes_on_and_says_so(tmp_path: Path) -> None:
    at = LocalTable(record(3), tmp_path / "missing" / "game.json")
    seat = at.asked()
    assert seat is not None
    at.apply(seat, at.choices(seat)[0].code)
    assert not at.kept
    assert len(at.notices) == 1
    assert at.farewell() == "This game was not saved."


def test_another_file_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text("precious")
    with pytest.raises(BadInput, match="already"):
        table(1).save(tmp_path / "other.json")
    assert (tmp_path / "other.json").read_text() == "precious"


@pytest.mark.parametrize("name", ["x" * 300, "~nobody-of-this-name/game.json", ".", "missing/game.json"])
def test_a_file_name_that_cannot_be_used_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(BadInput):
        table(1).save(typed_path(name))


def test_another_game_gets_a_file_of_its_own(tmp_path: Path) -> None:
    at = table(1, save=tmp_path / "game.json")
    at.keep()
    second = at.again()
    third = second.again()
    assert [at.path, second.path, third.path] == [
        tmp_path / name for name in ("game.json", "game-2.json", "game-3.json")
    ]
    assert loaded(tmp_path / "game-2.json").players == at.record.players
    assert second.record.seed != at.record.seed


def test_a_free_name_is_left_as_it_is(tmp_path: Path) -> None:
    assert free(tmp_path / "game-7.json") == tmp_path / "game-7.json"


# Taking back


def test_several_choices_are_taken_back_by_those_who_made_them() -> None:
    at = table(3, one_action=True)
    start = at.record.state.hash()
    for _ in range(3):
        seat = at.record.state.actors()[0]
        at.apply(seat, at.choices(seat)[0].code)
    for _ in range(3):
        undoer = at.undoer()
        assert undoer is not None
        at.undo(undoer)
    assert at.record.state.hash() == start
    assert at.undoer() is None


def test_a_refusal_to_take_back_names_its_clause() -> None:
    at = table(3)
    seat = at.record.state.actors()[0]
    at.apply(seat, at.choices(seat)[0].code)
    with pytest.raises(IllegalAction) as refused:
        at.undo(seat)
    assert refused.value.clause in at.game.rulebook.by_id


# What a reader is told


def test_every_line_has_a_clause_of_the_rulebook() -> None:
    at = LocalTable(random_until(record(1), lambda now: now.state.over))
    lines = at.lines(0)
    assert len(lines) > 100
    assert all(line.clause in at.game.rulebook.by_id for line in lines)


def test_nobody_is_told_what_another_draws() -> None:
    at = LocalTable(random_until(record(3), lambda now: len(now.moves) == 6))
    drawn = {reader: [line.text for line in at.lines(reader) if line.kind == "drew"] for reader in (0, 1)}
    assert any(text.startswith("You draw ") and text[-2].isdigit() for text in drawn[0])
    assert all(text == "Ann draws a citizen." for text in drawn[1] if text.startswith("Ann"))


def test_the_last_turn_of_a_reader_is_found() -> None:
    at = LocalTable(random_until(record(3), lambda now: len(now.moves) == 7))
    for seat in range(3):
        number = at.last_turn(seat)
        assert number is not None
        assert at.record.moves[number - 1][0] == seat
        assert all(actor != seat for actor, _ in at.record.moves[number:])
    assert at.last_turn(None) is None


def test_the_prompt_names_the_reader_only_at_a_shared_keyboard() -> None:
    alone, shared = bots_to_move(), table(3)
    alone.apply(*alone.think())
    while alone.asked() is None:
        alone.apply(*alone.think())
    assert alone.prompt(0).startswith("Your turn: ")
    seat = shared.asked()
    assert seat is not None
    assert shared.prompt(seat).startswith(f"Your turn, {shared.names[seat]}: ")


def test_winners_stand_first_and_the_verdict_says_why() -> None:
    at = LocalTable(random_until(record(2), lambda now: now.state.over))
    places = at.standings()
    assert places[0].won
    assert places[0].points == max(place.points for place in places)
    verdict = at.verdict(None)
    assert [line.kind for line in verdict] == ["won"] * sum(place.won for place in places)


def test_names_cannot_steer_the_terminal() -> None:
    played = record(1)
    played.names[1] = "B\x1b[2Job"
    assert LocalTable(played).names[1] == "B[2Job"


# Why not


def test_every_choice_of_the_game_has_an_answer_with_a_clause() -> None:
    at = LocalTable(random_until(record(1), lambda now: now.state.actors() == [0]))
    found = answers(at, 0)
    assert len(found) == at.game.layout.actions
    assert all(answer.clause in at.game.rulebook.by_id and answer.reason for answer in found)
    allowed = [answer for answer in found if answer.reason == "You may do that now."]
    assert [answer.choice for answer in allowed] == [choice.text for choice in at.choices(0)]


def test_words_that_fit_nothing_are_answered_too() -> None:
    sentence, clause = nothing(bots_to_move(), 0, "castle")
    assert sentence == "There is nothing to do with that here."
    assert clause == "CRIM-GS-02"
