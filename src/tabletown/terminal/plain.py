"""The table in plain lines on two streams: for screen readers, pipes and robots."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from typing import Final, TextIO

from tabletown.kernel.errors import BadInput, IllegalAction
from tabletown.kernel.printable import clean
from tabletown.kernel.rulebook import Clause
from tabletown.terminal.table import LocalTable, LogLine, typed_path
from tabletown.terminal.why import answers, nothing
from tabletown.terminal.words import matches, say

ANSWERS: Final = 12
MOST_DIGITS: Final = 10


class Quit(Exception):
    """The person wants to go, or the input has ended."""


class Plain:
    """One conversation, from the first line to the last."""

    def __init__(self, table: LocalTable, input: TextIO, output: TextIO) -> None:
        self.table = table
        self.input = input
        self.output = output
        self.told: dict[int | None, int] = {}
        """The actions that each reader has been told."""
        self.coached: int | None = 0
        """How much of the coach was heard; None if nobody wants to hear more."""
        self.warned = False
        """Whether the person knows that leaving now loses the game."""
        self.doubted: tuple[int, int] | None = None
        """The choice that the person was warned of last: after how many actions, and its code."""
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "why": self.why,
            "rules": self.rules,
            "log": self.log,
            "hint": self.hint,
            "place": self.place,
            "coach": self.coach,
            "save": self.save,
            "table": self.show,
            "map": self.map,
            "help": self.help,
            "quit": self.quit,
            "again": self.again,
            "same": self.same,
        }

    def run(self) -> None:
        self.write(say("plain-welcome", title=self.table.game.title))
        for line in (self.table.goal(), say("plain-map") if self.table.sketch(None) else ""):
            if line:
                self.write(line)
        try:
            while True:
                self.bots()
                if self.covered():
                    self.cover()
                else:
                    self.turn()
        except (Quit, KeyboardInterrupt):
            if not self.table.kept:
                self.table.keep()
            self.notices()
            self.write(self.table.farewell())

    # Lines

    def write(self, text: str = "") -> None:
        self.output.write(clean(text) + "\n")

    def read(self) -> str:
        self.output.flush()
        line = self.input.readline()
        if not line:
            self.write(say("plain-end"))
            raise Quit
        return clean(line).strip()

    def notices(self) -> None:
        for notice in self.table.notices:
            self.write(notice)
        self.table.notices.clear()

    # The course of the game

    def bots(self) -> None:
        while not self.table.over and self.table.asked() is None:
            self.table.apply(*self.table.think())

    def covered(self) -> bool:
        asked = self.table.asked()
        return asked is not None and asked != self.table.keyboard

    def cover(self) -> None:
        """Nobody sees another's hand: the old lines go away before the next player is called."""
        if self.table.keyboard is not None:
            self.write(say("plain-cover"))
            self.write("\n" * shutil.get_terminal_size().lines)
            self.table.keyboard = None
        asked = self.table.asked()
        assert asked is not None
        name = self.table.names[asked]
        self.notices()
        self.write(say("plain-pass", name=name))
        typed = self.read().lower()
        if typed == "":
            self.table.keyboard = asked
        elif typed in ("undo", "quit"):
            self.commands[typed]("")
        else:
            self.write(say("plain-pass-again", name=name))

    def turn(self) -> None:
        """Shows what is new, then answers until something has been chosen."""
        self.tell()
        self.notices()
        self.show()
        self.hear()
        table, before = self.table, len(self.table.record.moves)
        while table is self.table and len(table.record.moves) == before:
            over = "plain-ask-over-alone" if table.alone else "plain-ask-over"
            self.write(say(over if table.over else "plain-ask"))
            self.answer(self.read())

    def answer(self, typed: str) -> None:
        command, _, words = typed.partition(" ")
        if command.lower() != "quit":
            self.warned = False
        if typed.isdecimal() and len(typed) < MOST_DIGITS:
            self.choose(int(typed))
        elif command.lower() in self.commands:
            self.commands[command.lower()](words.strip())
        elif typed:
            self.write(say("plain-unknown", typed=typed[:40]))
        self.notices()

    def choose(self, number: int) -> None:
        seat = self.table.asked()
        choices = self.table.choices(seat) if seat is not None else []
        if seat is None or not choices:
            self.write(say("plain-not-now"))
        elif not 1 <= number <= len(choices):
            self.write(say("plain-no-such", number=str(number), most=len(choices)))
        else:
            self.play(seat, choices[number - 1].code, number)

    def play(self, seat: int, code: int, number: int) -> None:
        """Whoever is warned of a choice plays it by choosing it again."""
        question = (len(self.table.record.moves), code)
        told = [] if question == self.doubted else self.table.warning(seat, code)
        if not told:
            self.table.apply(seat, code)
            return
        self.doubted = question
        for line in told:
            self.write(line)
        self.write(say("plain-warned", number=number))

    # What is shown

    def tell(self) -> None:
        """What happened since the reader last heard; after a resume, since the reader's last turn."""
        reader = self.table.reader
        since = self.told.get(reader, self.table.last_turn(reader) or 0)
        self.told[reader] = len(self.table.record.moves) + 1
        for line in self.table.lines(reader, since):
            self.write_line(line)

    def write_line(self, line: LogLine) -> None:
        self.write(say("plain-clause", text=line.text, clause=line.clause))

    def write_rule(self, clause: Clause) -> None:
        tag = say("tag", tag=clause.tag)
        self.write(say("plain-rule", clause=clause.id, section=clause.section, tag=tag, text=clause.text))

    def show(self, words: str = "") -> None:
        """The table, and what can be chosen or how it ended."""
        self.write()
        self.write(self.table.text(self.table.reader))
        self.write()
        seat = self.table.asked()
        if seat is None:
            self.show_end()
        else:
            self.write(self.table.prompt(seat))
            for number, choice in enumerate(self.table.choices(seat), 1):
                self.write(say("plain-number", number=number, text=choice.text))

    def hear(self) -> None:
        """What the coach says that was not heard before."""
        if self.coached is not None:
            said = self.table.coached()
            for line in said[self.coached :]:
                self.write(line)
            self.coached = len(said)

    def map(self, words: str) -> None:
        """A screen reader makes nothing of it, so it comes only when it is asked for."""
        self.write(self.table.sketch(self.table.reader) or say("plain-no-map"))

    def show_end(self) -> None:
        if self.table.alone:
            for text in self.table.outcome():
                self.write(text)
            return
        for place in self.table.standings():
            self.write(say("place-won" if place.won else "place", name=place.name, points=place.points))
        for line in self.table.verdict(self.table.reader):
            self.write_line(line)
            self.write_rule(self.table.game.rulebook.by_id[line.clause])

    # Commands

    def undo(self, words: str) -> None:
        """Before a hand-over it is the last player who takes back; else whoever is at the keyboard."""
        seat = self.table.undoer() if self.table.keyboard is None else self.table.keyboard
        if seat is None:
            self.write(say("no-undo"))
            return
        try:
            self.table.undo(seat)
        except IllegalAction as refusal:
            self.write(say("plain-clause", text=refusal.text, clause=refusal.clause))
        else:
            count = len(self.table.record.moves)
            self.told = {reader: min(told, count + 1) for reader, told in self.told.items()}
            self.write(say("undone"))

    def why(self, words: str) -> None:
        seat = self.table.keyboard
        if seat is None:
            self.write(say("only-watching"))
            return
        if not words:
            self.write(say("why-words"))
            return
        found = [answer for answer in answers(self.table, seat) if matches(words, answer.words)]
        for answer in found[:ANSWERS]:
            text = say("why-line", choice=answer.choice, reason=answer.reason)
            self.write(say("plain-clause", text=text, clause=answer.clause))
        if len(found) > ANSWERS:
            self.write(say("plain-more", count=len(found) - ANSWERS))
        if not found:
            reason, clause = nothing(self.table, seat, words)
            self.write(say("plain-clause", text=reason, clause=clause))

    def rules(self, words: str) -> None:
        found = self.table.game.rulebook.find(words)
        if not found:
            self.write(say("plain-no-rule", words=words))
        for clause in found:
            self.write_rule(clause)

    def log(self, words: str) -> None:
        for line in self.table.lines(self.table.reader):
            self.write_line(line)

    def hint(self, words: str) -> None:
        seat = self.table.asked()
        if seat is None:
            self.write(say("plain-not-now"))
            return
        numbers = {choice.code: number for number, choice in enumerate(self.table.choices(seat), 1)}
        for hint in self.table.hints(seat):
            self.write(say("plain-number", number=numbers[hint.code], text=hint.text))
            for why in (hint.chance, *hint.reasons):
                self.write(say("plain-reason", text=why))

    def place(self, words: str) -> None:
        seat = self.table.asked()
        if words:
            self.write(say("plain-unknown", typed=f"place {words}"[:40]))
        elif seat is None or not self.table.may_place(seat):
            self.write(say("nothing-to-place"))
        else:
            self.table.place(seat)

    def coach(self, words: str) -> None:
        """All that was said, once more; or never again."""
        if words == "off":
            self.coached = None
            self.write(say("coach-left"))
            return
        self.coached = 0
        self.hear()
        if not self.coached:
            self.write(say("no-coach"))

    def save(self, words: str) -> None:
        if not words and self.table.path is None:
            self.write(say("plain-save-where", file=str(self.table.proposal())))
            return
        path = typed_path(words) if words else self.table.proposal()
        try:
            self.table.save(path)
        except BadInput as error:
            self.write(str(error))
        else:
            self.write(say("saved", file=str(path)))

    def help(self, words: str) -> None:
        example = self.table.game.say(self.table.game.describe(0).message, self.table.names)
        self.write(say("plain-help", example=example))

    def quit(self, words: str) -> None:
        if self.table.kept or self.table.over or self.warned:
            raise Quit
        self.warned = True
        self.write(say("plain-quit-unsaved"))

    def again(self, words: str) -> None:
        self.play_on("again", same=False)

    def same(self, words: str) -> None:
        self.play_on("same", same=True)

    def play_on(self, typed: str, same: bool) -> None:
        """Another game; whoever plays alone may have the same deal."""
        if not self.table.over or (same and not self.table.alone):
            self.write(say("plain-unknown", typed=typed))
            return
        self.table = self.table.again(same)
        self.told.clear()
        self.coached = 0
