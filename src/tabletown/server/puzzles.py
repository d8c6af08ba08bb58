"""Puzzles for browsers: the position as its seat sees it, and a verdict on what it chooses.

The best choice stays here until somebody has found it, or asks for it.
"""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from typing import Final

from tabletown.kernel import puzzles
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.puzzles import JudgedChoice, Puzzle
from tabletown.kernel.record import Record
from tabletown.server.audiences import live_position, past_position
from tabletown.server.how import table_of
from tabletown.server.problems import refused
from tabletown.server.protocol import (
    Moment,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleList,
    PuzzleMoment,
    PuzzlePosition,
    PuzzleRefusal,
    PuzzleVerdict,
)

OPEN: Final = 16
"""So many puzzles are kept as they stand, for whoever answers them next."""


@cache
def listed(game: Game) -> PuzzleList:
    """All that the rules still allow; the log says what is wrong with the others, or with the whole file."""
    found: list[PuzzleInfo] = []
    left_out: list[str] = []
    for puzzle in all_of(game).values():
        try:
            puzzle.check(game)
        except BadInput as error:
            _complain(game, str(error))
            left_out.append(puzzle.id)
        else:
            found.append(info(puzzle))
    return PuzzleList(found, left_out)


@cache
def all_of(game: Game) -> dict[str, Puzzle]:
    try:
        return {puzzle.id: puzzle for puzzle in puzzles.read(puzzles.file_of(game))}
    except BadInput as error:
        _complain(game, str(error))
        return {}


def shown(game: Game, id: str) -> PuzzlePosition:
    """What the seat sees, and nothing of the answer."""
    puzzle, record = _stand(game, id)
    return PuzzlePosition(
        info=info(puzzle),
        table=table_of(record),
        position=live_position(game, record.state, puzzle.seat, "no"),
        events=[event for events in record.events(puzzle.seat) for event in events],
    )


def judged(game: Game, id: str, code: int | None) -> PuzzleVerdict:
    """What becomes of a choice; without one, of the best."""
    puzzle, record = _stand(game, id)
    best = puzzle.answers[0]
    chosen = best if code is None else puzzle.answer(code)
    if chosen is None:
        raise refused("no-answer", 422)
    right = chosen is best
    answers = puzzle.answers if right else [chosen]
    told = [PuzzleAnswer(answer.code, answer.chance, answer.margin, answer.why) for answer in answers]
    try:
        return PuzzleVerdict(right, told, line(puzzle, record, chosen))
    except BadInput as error:
        raise _broken(game, error) from None


def line(puzzle: Puzzle, record: Record, answer: JudgedChoice) -> list[PuzzleMoment]:
    """Move by move what the seat sees after an answer."""
    seat = puzzle.seat
    moments = []
    for history in puzzle.then(record, answer):
        number = len(history.moves)
        events = history.events(seat, number)[0]
        position = past_position(history.game, history.state, seat, open=False)
        moments.append(PuzzleMoment(Moment(number, history.moves[-1][0], events, 0), position))
    return moments


def why_not(game: Game, id: str, elements: list[str]) -> PuzzleRefusal:
    """Why these elements cannot be used together, as at a table."""
    puzzle, record = _stand(game, id)
    return PuzzleRefusal(record.state.why_not(puzzle.seat, elements))


def info(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(puzzle.id, puzzle.goal, puzzle.seat, puzzle.seats, len(puzzle.answers), puzzle.hard)


def _stand(game: Game, id: str) -> tuple[Puzzle, Record]:
    puzzle = all_of(game).get(id)
    if puzzle is None:
        raise refused("unknown-puzzle", 404)
    try:
        return puzzle, _record(game, id)
    except BadInput as error:
        raise _broken(game, error) from None


@lru_cache(maxsize=OPEN)
def _record(game: Game, id: str) -> Record:
    """The game at the choice; nobody plays it on, only copies of it."""
    return all_of(game)[id].at(game)


def _broken(game: Game, error: BadInput) -> Exception:
    _complain(game, str(error))
    return refused("broken-puzzle")


def _complain(game: Game, sentence: str) -> None:
    logging.getLogger(__name__).warning("puzzles of %s: %s", game.title, sentence)
