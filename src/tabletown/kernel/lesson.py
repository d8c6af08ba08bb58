"""A guided first game: `lesson.toml` has a chosen deal, and what a coach says there, each bubble at its moment.

The words are the messages `lesson-ID` of `lesson.ftl`. What the coach says follows from what one seat has seen of the
game, so it is the same wherever the same moves are played, and tells nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

import msgspec

from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.history import History, Move
from tabletown.kernel.record import Record
from tabletown.kernel.recording import play_on
from tabletown.kernel.records import Event, Message, Option, View
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tabletown.kernel.toml import read_toml

LESSON: Final = "lesson.toml"
SEAT_WORD: Final = "seat"
"""What events call the player whom they are about."""


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What has to be so when the player is asked; what is not named does not matter."""

    step: str = ""
    """What the player is asked."""
    offers: str = ""
    """The verb of something that can be chosen."""
    event: str = ""
    """What has happened since the player was asked before."""
    whose: Literal["", "mine", "theirs"] = ""
    """Whom it happened to."""
    number: str = ""
    """A number of the position; of one for each seat, the player's own."""
    least: int = 0
    """How much that is, or more."""
    after: str = ""
    """A bubble that came when the player was asked before."""


class Bubble(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the coach says once."""

    id: str
    when: list[When] = []
    """It comes as soon as one of these is so, or at once if there is nothing to wait for. The last bubble comes at the
    end of the game at the latest, and with it the lesson is over; what has not come by then is left out."""
    points: list[str] = []
    """What it points at, as pictures of how to play name it."""
    choice: str = ""
    """A verb: it points at what the first choice of that kind belongs to, too."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deal with its set-up, the seat of whoever learns, the bot on all others, and what is said."""

    seats: int
    seat: int
    seed: int | str
    bot: str
    bubble: list[Bubble]
    moves: list[Move] = []
    """Those of the set-up, which is done for the newcomer."""
    options: dict[str, Value] = {}


class Remark(msgspec.Struct, frozen=True):
    """A bubble that has come: what it says, what it pointed at, and after how many moves."""

    message: Message
    points: list[str]
    move: int


def read(folder: Path) -> Lesson | None:
    """The lesson in the folder of a game, if it has one; BadInput if it cannot be read."""
    path = folder / LESSON
    if not path.exists():
        return None
    try:
        lesson = msgspec.convert(read_toml(path.read_text(encoding="utf-8")), Lesson)
    except (ValueError, OSError) as error:
        raise BadInput(f"{path.name} cannot be read: {error}") from None
    if not lesson.bubble:
        raise BadInput(f"{path.name} says nothing")
    return lesson


def begin(game: Game, lesson: Lesson, names: list[str] | None = None, players: list[str] | None = None) -> Record:
    """The game of a lesson with its set-up done; BadInput if the rules do not allow it any more."""
    record = Record(game, lesson.seats, lesson.seed, lesson.options, names, players)
    play_on(record, lesson.moves, "the lesson")
    if not 0 <= lesson.seat < lesson.seats or record.state.over:
        raise BadInput("the lesson leaves nobody to play")
    return record


def words(bubble: Bubble) -> Message:
    return Message(f"lesson-{bubble.id}")


class Coach:
    """Looks on from the seat of whoever learns, and tells what is to be said by now."""

    def __init__(self, lesson: Lesson, start: State) -> None:
        """`start` is the position with the set-up done: the moves are counted from there."""
        self.lesson = lesson
        self.start = start
        self._begin()

    def _begin(self) -> None:
        self.history = History(self.start, keeps_journal=False)
        self.told: dict[str, Remark] = {}
        """By the ids of the bubbles, in the order in which they came."""
        self.news: list[Event] = []
        """What has happened since the player was asked before."""
        self._look()

    @property
    def over(self) -> bool:
        """Whether all has been said."""
        return self.lesson.bubble[-1].id in self.told

    def follow(self, moves: Sequence[Move]) -> list[Remark]:
        """What has been said after these moves, in order; IllegalAction if the rules do not allow one any more."""
        if self.history.moves != list(moves[: len(self.history.moves)]):
            self._begin()  # moves were taken back
        game, bit = self.history.game, self.start.bit(self.lesson.seat)
        for seat, code in moves[len(self.history.moves) :]:
            if self.over:
                break
            self.news += [game.event(entry, bit) for entry in self.history.apply(seat, code)]
            self._look()
        return list(self.told.values())

    def _look(self) -> None:
        """Says what is due, if the player is asked something, or the game is over."""
        state, seat = self.history.state, self.lesson.seat
        if not state.over and (seat not in state.actors() or _passes(state, seat)):
            return
        view, options = state.view(seat), state.options(seat)
        before, last = set(self.told), self.lesson.bubble[-1]
        for bubble in self.lesson.bubble:
            due = not bubble.when or any(self._holds(when, view, options, before) for when in bubble.when)
            if bubble.id not in self.told and (due or (state.over and bubble is last)):
                points = [*bubble.points, *_points_at(bubble.choice, options)]
                self.told[bubble.id] = Remark(words(bubble), points, len(self.history.moves))
        self.news.clear()

    def _holds(self, when: When, view: View, options: list[Option], before: set[str]) -> bool:
        return (
            when.step in ("", view.step)
            and (not when.offers or any(option.verb == when.offers for option in options))
            and (not when.event or any(self._is_told(when, event) for event in self.news))
            and (not when.number or self._number(view, when.number) >= when.least)
            and (not when.after or when.after in before)
        )

    def _is_told(self, when: When, event: Event) -> bool:
        about = event.data.get(SEAT_WORD)
        whose = "" if about is None else "mine" if about == self.lesson.seat else "theirs"
        return event.kind == when.event and when.whose in ("", whose)

    def _number(self, view: View, name: str) -> int:
        number = view.numbers[name]
        return number if isinstance(number, int) else number[self.lesson.seat]


def _passes(state: State, seat: int) -> bool:
    """Whether nothing fits what the seat is asked: against bots, such a question is passed over."""
    declining = state.setup.game.declining(state, seat)
    return declining is not None and not declining.fits


def _points_at(verb: str, options: list[Option]) -> list[str]:
    """What the first choice of this kind belongs to, and the button for it."""
    return next(([*option.elements, f"choice:{option.code}"] for option in options if option.verb == verb), [])
