"""Sentences: names, "you", sentences inside sentences, and faults that do not pass silently."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import tabletown
from tabletown.kernel.errors import RulesError
from tabletown.kernel.game import SHARED_MESSAGES
from tabletown.kernel.messages import ENTRY, Messages
from tabletown.kernel.records import Message, Seat

SENTENCES = """
hello = Hello!
card = the { $colour } card
draws = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
gives = { $seat } ({ $you }) gives to { $other } ({ $other_you }).
count = { $number } cards
silent =
    .title = only an attribute
"""
NAMES = ["Ann", "Bob"]


@pytest.fixture
def messages(tmp_path: Path) -> Messages:
    path = tmp_path / "messages.ftl"
    path.write_text(SENTENCES)
    return Messages(SHARED_MESSAGES, path)


def draws(seat: int) -> Message:
    return Message("draws", {"seat": Seat(seat), "card": Message("card", {"colour": "red"})})


def test_a_message_without_parameters_is_its_words(messages: Messages) -> None:
    assert messages.words("hello") == "Hello!"


def test_a_seat_is_called_by_its_name(messages: Messages) -> None:
    assert messages.say(draws(1), NAMES) == "Bob draws the red card."


def test_a_seat_without_a_name_is_called_by_its_number(messages: Messages) -> None:
    assert messages.say(draws(1)) == "Player 2 draws the red card."


def test_the_reader_is_called_you(messages: Messages) -> None:
    assert messages.say(draws(1), NAMES, reader=1) == "You draw the red card."
    assert messages.say(draws(1), NAMES, reader=0) == "Bob draws the red card."


def test_two_seats_in_a_sentence_are_kept_apart(messages: Messages) -> None:
    message = Message("gives", {"seat": Seat(0), "other": Seat(1)})
    assert messages.say(message, NAMES, reader=1) == "Ann (no) gives to Bob (yes)."


def test_a_sentence_inside_a_sentence_is_said_to_the_same_reader(messages: Messages) -> None:
    inner = Message("draws", {"seat": Seat(0), "card": Message("draws", {"seat": Seat(1), "card": "x"})})
    assert messages.say(inner, NAMES, reader=1) == "Ann draws You draw x.."


def test_numbers_are_said(messages: Messages) -> None:
    assert messages.say(Message("count", {"number": -3})) == "-3 cards"


def test_a_name_is_never_taken_for_a_command(messages: Messages) -> None:
    assert messages.say(draws(0), ["{ $card }", "Bob"]) == "{ $card } draws the red card."


def test_an_unknown_message_is_a_fault_of_the_game(messages: Messages) -> None:
    assert not messages.has("goodbye")
    with pytest.raises(RulesError, match="there is no message 'goodbye'"):
        messages.words("goodbye")


def test_an_unknown_message_inside_another_is_a_fault_too(messages: Messages) -> None:
    with pytest.raises(RulesError, match="there is no message 'dice'"):
        messages.say(Message("draws", {"seat": Seat(0), "card": Message("dice")}))


def test_a_missing_parameter_is_a_fault_of_the_game(messages: Messages) -> None:
    with pytest.raises(RulesError, match=r"the message 'card' cannot be said: .*colour"):
        messages.words("card")


def test_a_message_without_text_is_a_fault_of_the_game(messages: Messages) -> None:
    with pytest.raises(RulesError, match="the message 'silent' has no text"):
        messages.words("silent")


def test_a_game_can_replace_a_shared_sentence(tmp_path: Path) -> None:
    path = tmp_path / "messages.ftl"
    path.write_text("prompt-over = It is done.\n")
    messages = Messages(SHARED_MESSAGES, path)
    assert messages.words("prompt-over") == "It is done."
    assert messages.words("refuse-over") == "The game is over."


def test_only_so_many_sentences_are_remembered(messages: Messages, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletown.kernel.messages.KEPT", 3)
    said = [messages.say(Message("count", {"number": number})) for number in (1, 2, 3, 4, 1)]
    assert said == ["1 cards", "2 cards", "3 cards", "4 cards", "1 cards"]
    assert len(messages.said) == 2


def test_a_sentence_uses_others_wherever_they_stand(tmp_path: Path) -> None:
    path = tmp_path / "messages.ftl"
    path.write_text("first = { second }!\n# In between.\nsecond = { -name } and { -name }\n-name = both\n")
    assert Messages(path).words("first") == "both and both!"


def test_what_comes_later_wins(messages: Messages) -> None:
    messages.add("hello = Good evening!")
    assert messages.words("hello") == "Good evening!"


def test_what_is_no_sentence_is_not_there(messages: Messages) -> None:
    messages.add("broken = {\nwhole = Here.")
    assert not messages.has("broken")
    assert messages.words("whole") == "Here."


@pytest.mark.parametrize("slug", [game.slug for game in tabletown.games()])
def test_each_sentence_of_a_game_is_read_as_in_its_file(slug: str) -> None:
    source = SHARED_MESSAGES.read_text() + tabletown.game(slug).sentences()
    together = [entry for entry in FluentResource(source).body if isinstance(entry, (ast.Message, ast.Term))]
    for found, entry in zip(ENTRY.finditer(source), together, strict=True):
        (alone,) = FluentResource(found[0]).body
        assert alone.equals(entry, ignored_fields=["span", "comment"])
