"""Puzzles: positions of recorded games in which one choice is clearly best.

`puzzles.json` in the folder of a game has one puzzle in each line; `tabletown puzzles GAME` finds them. What is to be
done is said by a message of `puzzles.ftl`, or by one that all games share. What the rules do not allow any more is a
BadInput with a sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from tabletown.kernel.errors import BadInput, IllegalAction
from tabletown.kernel.files import whole
from tabletown.kernel.game import Game
from tabletown.kernel.history import History, Move
from tabletown.kernel.record import Record
from tabletown.kernel.recording import Recording
from tabletown.kernel.records import Message
from tabletown.kernel.state import State

FILE: Final = "puzzles.json"
MOST_MOVES: Final = 1200
"""Of a recorded game: a puzzle costs a server little."""


class JudgedChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer: the chance to win with this choice, give or take a margin, why, and how the game may go on."""

    code: int
    chance: float
    margin: float
    why: list[Message]
    then: list[Move]


class Puzzle(Recording, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A recorded game up to a choice of one seat, and how good each of its choices is, the best one first."""

    seat: int
    goal: Message
    hard: bool
    """Whether a bot that looks one choice ahead misses it."""
    answers: list[JudgedChoice]

    def at(self, game: Game) -> Record:
        """The game at the choice; BadInput if the rules do not lead there, or offer other choices."""
        self.check(game)
        return self.played(game, len(self.moves))

    def check(self, game: Game) -> State:
        """The position at the choice, which is sooner known than the game. BadInput as above."""
        if len(self.moves) > MOST_MOVES:
            raise BadInput(f"the puzzle {self.id!r} has more than {MOST_MOVES} moves")
        state = self.position(game)
        if not self.answers or sorted(answer.code for answer in self.answers) != state.legal(self.seat):
            raise BadInput(f"in the puzzle {self.id!r} other choices are legal than it has answers for")
        return state

    def then(self, record: Record, answer: JudgedChoice) -> Iterator[History]:
        """The game as it was at the choice, after the answer and after each move that may follow.

        BadInput if the rules do not allow one of them.
        """
        history = record.copy()
        for seat, code in [(self.seat, answer.code), *answer.then]:
            try:
                history.apply(seat, code)
            except IllegalAction as error:
                raise BadInput(f"what follows in the puzzle {self.id!r} is refused: {error}") from None
            yield history

    def answer(self, code: int) -> JudgedChoice | None:
        return next((answer for answer in self.answers if answer.code == code), None)


def name_of(recording: Recording) -> str:
    """A short name that stays the same for the same moment of the same game, whatever other puzzles there are."""
    moment = (recording.seats, recording.seed, recording.options, recording.moves)
    return sha256(msgspec.json.encode(moment, order="deterministic")).hexdigest()[:8]


def file_of(game: Game) -> Path:
    return game.folder / FILE


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file; none if it is not there. BadInput if it cannot be read."""
    if not path.exists():
        return []
    try:
        return [msgspec.json.decode(line, type=Puzzle) for line in path.read_bytes().splitlines()]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, OSError) as error:
        raise BadInput(f"{path.name} cannot be read: {error}") from None


def count(game: Game) -> int:
    """How many puzzles a game brings, without a look at them."""
    path = file_of(game)
    return path.read_bytes().count(b"\n") if path.exists() else 0


def line(puzzle: Puzzle) -> bytes:
    return msgspec.json.encode(puzzle) + b"\n"


def write(path: Path, puzzles: list[Puzzle]) -> None:
    with whole(path) as file:
        file.writelines(map(line, puzzles))
