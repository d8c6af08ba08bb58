"""Puzzles in plain lines: the table, the question, the choices, and what becomes of them."""

from __future__ import annotations

from typing import Final, TextIO

from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.printable import clean
from tabletown.kernel.puzzles import JudgedChoice, Puzzle
from tabletown.kernel.record import Record
from tabletown.kernel.records import Message
from tabletown.terminal.plain import Quit
from tabletown.terminal.words import say

LONGEST: Final = 4
"""Digits of a number that somebody types."""


class PuzzleTalk:
    """One puzzle after the other, until somebody has had enough."""

    def __init__(self, game: Game, puzzles: list[Puzzle], input: TextIO, output: TextIO) -> None:
        self.game = game
        self.puzzles = puzzles
        self.input = input
        self.output = output

    def run(self) -> None:
        solved = 0
        try:
            for number, puzzle in enumerate(self.puzzles, 1):
                self.write(say("puzzle-number", number=number, puzzles=len(self.puzzles)))
                solved += self.ask(puzzle)
        except Quit:
            pass
        self.write(say("puzzle-solved", solved=solved, puzzles=len(self.puzzles)))

    def write(self, text: str = "") -> None:
        self.output.write(clean(text) + "\n")

    def read(self) -> str:
        self.output.flush()
        line = self.input.readline()
        if not line:
            raise Quit
        return line.strip().lower()

    def ask(self, puzzle: Puzzle) -> bool:
        """Whether the best choice is found, at whatever try."""
        try:
            record = puzzle.at(self.game)
        except BadInput as error:
            self.write(str(error))
            return False
        codes = record.state.legal(puzzle.seat)
        self.show(puzzle, record, codes)
        while True:
            self.write(say("puzzle-ask"))
            typed = self.read()
            if typed == "quit":
                raise Quit
            if typed == "next":
                return False
            if typed == "show":
                self.tell(puzzle, record, puzzle.answers[0])
                return False
            number = int(typed) if typed.isdecimal() and len(typed) <= LONGEST else 0
            answer = puzzle.answer(codes[number - 1]) if 1 <= number <= len(codes) else None
            if answer is None:
                self.write(say("puzzle-which", most=len(codes)))
                continue
            right = answer is puzzle.answers[0]
            self.write(say("puzzle-right" if right else "puzzle-wrong"))
            self.tell(puzzle, record, answer)
            if right:
                return True

    def show(self, puzzle: Puzzle, record: Record, codes: list[int]) -> None:
        self.write()
        self.write(self.game.text(record.state.view(puzzle.seat), record.names))
        self.write()
        self.write(self.said(puzzle, record, puzzle.goal))
        self.write(self.said(puzzle, record, self.game.prompt(record.state, puzzle.seat)))
        for number, option in enumerate(record.state.options(puzzle.seat), 1):
            self.write(say("plain-number", number=number, text=self.said(puzzle, record, option.message)))

    def tell(self, puzzle: Puzzle, record: Record, answer: JudgedChoice) -> None:
        """What the choice is, how good it is and why, and how the game may go on."""
        option = self.game.offered(record.state, answer.code)
        self.write(self.said(puzzle, record, option.message))
        chance = Message("hint-chance", {"chance": round(100 * answer.chance), "margin": round(100 * answer.margin)})
        for message in (chance, *answer.why):
            self.write(say("plain-reason", text=self.said(puzzle, record, message)))
        self.write(say("puzzle-then"))
        try:
            for history in puzzle.then(record, answer):
                for event in history.events(puzzle.seat, len(history.moves))[0]:
                    if event.message is not None:
                        self.write(say("plain-reason", text=self.said(puzzle, record, event.message)))
        except BadInput as error:
            self.write(str(error))

    def said(self, puzzle: Puzzle, record: Record, message: Message) -> str:
        return self.game.say(message, record.names, puzzle.seat)
