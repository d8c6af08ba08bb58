"""A game with people and bots around it, at one keyboard. It knows no screen, and no rule."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from random import SystemRandom
from typing import Final

from tabletown.bots import LEVELS, PATIENCE, BotPool, make
from tabletown.bots.advice import Advice
from tabletown.bots.hints import hints
from tabletown.bots.levels import PLACER, SUBSTITUTE
from tabletown.bots.outside import OutsideBot
from tabletown.bots.process import ProcessBot
from tabletown.bots.warnings import warnings
from tabletown.kernel.errors import BadInput
from tabletown.kernel.lesson import Coach, Lesson
from tabletown.kernel.printable import clean
from tabletown.kernel.record import PERSON, Record
from tabletown.kernel.records import Message, Param
from tabletown.terminal.results import Results
from tabletown.terminal.words import say

SPECTATOR: Final = -1
NUMBER: Final = re.compile(r"-\d+$")


@dataclass(frozen=True)
class LogLine:
    """Something that happened, as one reader is told; `action` counts from 1, 0 is before the first."""

    action: int
    kind: str
    text: str
    clause: str


@dataclass(frozen=True)
class ChoiceLine:
    """Something that a seat may choose now."""

    code: int
    text: str
    clause: str


@dataclass(frozen=True)
class HintLine:
    """A choice as a bot sees it: how likely it wins, and why it is good or not so good."""

    code: int
    text: str
    chance: str
    reasons: list[str]


@dataclass(frozen=True)
class ScoreLine:
    """A line of the score sheet."""

    name: str
    points: int
    won: bool


class LocalTable:
    """A record plus who sits where. Only the seat at the keyboard is shown what it knows."""

    def __init__(
        self,
        record: Record,
        save: Path | None = None,
        seed: int | str | None = None,
        results: Results | None = None,
        warns: bool = False,
        lesson: Lesson | None = None,
    ) -> None:
        self.record = record
        self.game = record.game
        self.names = [clean(name) for name in record.names]
        self.people = [seat for seat, player in enumerate(record.players) if player == PERSON]
        self.keyboard = self.people[0] if len(self.people) == 1 else None
        """Whose eyes are on the screen; None while nobody's hand may be shown."""
        self.warns = warns and len(self.people) == 1
        """Whether the one person is warned of choices that lose."""
        self.coach = None if lesson is None else Coach(lesson, record.state)
        """Who says what matters in a guided first game, which begins with its set-up done."""
        self.set_up = len(record.moves)
        self.path = save
        self.kept = False
        """Whether everything that happened is in the file."""
        self.notices: list[str] = []
        """What the people should be told about the table itself; whoever shows it takes it away."""
        self.preparing = ""
        """What is got ready behind the table just now."""
        self.python = ""
        """Another Python, in which bots think."""
        heads = {clause.id.partition("-")[0] for clause in self.game.rulebook.clauses}
        self.head = f"{heads.pop()}-" if len(heads) == 1 else ""
        self.seed = f"{record.seed if seed is None else seed}/{len(record.moves)}"
        self.results = results if self.alone and self.people else None
        """Where it is kept what somebody reaches alone."""
        self.tried: tuple[int, int | None] | None = None
        """At the end of a game for one: which try at its deal it was, and the best of all other deals."""
        if not record.moves:
            self._begin()
        self.pool = BotPool()
        self.bots = {
            seat: make(player, f"{self.seed}/{seat}", self.pool, PATIENCE if player in LEVELS else 0)
            for seat, player in enumerate(record.players)
            if player != PERSON
        }

    # Who is next

    @property
    def over(self) -> bool:
        return self.record.state.over

    @property
    def alone(self) -> bool:
        """Whether it is a game for one."""
        return self.record.seats == 1

    @property
    def shared(self) -> bool:
        """Whether several people use this keyboard."""
        return len(self.people) > 1

    @property
    def reader(self) -> int | None:
        """Who reads the screen; at the end of a shared game everybody does, and sees what an onlooker sees."""
        return None if self.over and self.shared else self.keyboard

    def asked(self) -> int | None:
        """The person who has to choose next; None if only bots have to, or the game is over."""
        waiting = [seat for seat in self.record.state.actors() if seat in self.people]
        if self.keyboard in waiting:
            return self.keyboard
        return waiting[0] if waiting else None

    # Playing

    def think(self) -> tuple[int, int]:
        """The next bot's seat and choice. The table does not change, so a bot may think beside it."""
        state = self.record.state.clone()
        seat = state.actors()[0]
        try:
            code = self.bots[seat].choose(state, seat)
            state.apply(seat, code)
            self._replace_failed(seat)
            return seat, code
        except Exception as error:
            bot = self.bots[seat].name
            self.notices.append(say("bot-broken", name=self.names[seat], bot=bot, fault=_fault(error)))
            return seat, make("random", f"{self.seed}/{seat}").choose(self.record.state.clone(), seat)

    def move(self, python: str) -> None:
        """From now on the levels of bots think with another Python, which has the same games."""
        for seat, bot in self.bots.items():
            if self.record.players[seat] in LEVELS:
                name = self.record.players[seat]
                self.bots[seat] = ProcessBot(bot, name, python, f"{self.seed}/{seat}", PATIENCE)
        self.python = python

    def _replace_failed(self, seat: int) -> None:
        """A bot from outside that failed is asked no more."""
        bot = self.bots[seat]
        if isinstance(bot, OutsideBot) and bot.fault:
            self.notices.append(say("bot-replaced", name=self.names[seat], bot=clean(bot.name), fault=bot.fault))
            self.bots[seat] = make(SUBSTITUTE, f"{self.seed}/{seat}")

    def apply(self, seat: int, code: int) -> None:
        """Plays a choice and saves the game; IllegalAction if it is not legal."""
        self.record.apply(seat, code)
        self._pass_over()
        self.keep()
        self._end()

    def _begin(self) -> None:
        if self.results is not None:
            try:
                self.results.begin(self.record)
            except BadInput as error:
                self.notices.append(say("no-results", fault=str(error)))
                self.results = None

    def _end(self) -> None:
        if self.results is not None and self.over:
            try:
                self.tried = self.results.end(self.record)
            except BadInput as error:
                self.notices.append(say("no-results", fault=str(error)))

    def _pass_over(self) -> None:
        """Against bots, a question to which nothing fits is declined at once: nobody is there to learn from that."""
        while not self.shared and (seat := self.asked()) is not None:
            declining = self.game.declining(self.record.state, seat)
            if declining is None or declining.fits:
                return
            self.record.apply(seat, declining.code)

    def undo(self, seat: int) -> None:
        """Takes back this seat's last choice; IllegalAction says why that is not possible."""
        self.record.undo(seat)
        self.keep()

    def undoer(self) -> int | None:
        """The person who could take back the last choice."""
        last = self.record.moves[-1][0] if self.record.moves else SPECTATOR
        return last if last in self.people and self.record.can_undo(last) else None

    def hints(self, seat: int) -> list[HintLine]:
        """The choices that a searching bot likes best in this seat, from what this seat knows."""
        try:
            advices = hints(self.record.state.clone(), seat, f"{self.seed}/hint")
        except Exception as error:
            self.notices.append(say("hint-broken", fault=_fault(error)))
            return []
        texts = {choice.code: choice.text for choice in self.choices(seat)}
        return [self._hint(advice, texts[advice.code], seat) for advice in advices]

    def _hint(self, advice: Advice, text: str, seat: int) -> HintLine:
        odds: dict[str, Param] = {"chance": round(100 * advice.chance), "margin": round(100 * advice.margin)}
        chance = self.game.say(Message("hint-height" if self.alone else "hint-chance", odds))
        return HintLine(advice.code, text, chance, [self.game.say(why, self.names, seat) for why in advice.reasons])

    def warning(self, seat: int, code: int) -> list[str]:
        """What this seat should be told before it makes a choice; nothing if that fails."""
        if not self.warns:
            return []
        try:
            found = warnings(self.record.state.clone(), seat, [code])
        except Exception as error:
            self.notices.append(say("warning-broken", fault=_fault(error)))
            return []
        return [self.game.say(reason, self.names, seat) for caution in found for reason in caution.reasons]

    def coached(self) -> list[str]:
        """What the coach of a guided game has said by now, bubble by bubble."""
        if self.coach is None:
            return []
        remarks = self.coach.follow(self.record.moves[self.set_up :])
        return [say("coach", text=" ".join(self.game.say(remark.message).splitlines())) for remark in remarks]

    def may_place(self, seat: int | None) -> bool:
        """Whether the game is being set up, so that a bot may place for this seat."""
        state = self.record.state
        return seat is not None and not state.over and state.step().name in self.game.profile.placing

    def place(self, seat: int) -> None:
        """A gentle bot chooses for this seat, as long as it is asked and the game is set up."""
        bot = make(PLACER, f"{self.seed}/place")
        while self.may_place(self.asked()) and self.asked() == seat:
            self.apply(seat, bot.choose(self.record.state.clone(), seat))

    # Saving

    def save(self, path: Path) -> None:
        """Saves the game, now and after every choice from now on; BadInput if the file cannot be used."""
        try:
            if path != self.path and path.exists():
                raise BadInput(say("save-exists", file=str(path)))
            self.record.write(path)
        except OSError as error:
            raise BadInput(say("save-fails", file=str(path), fault=error.strerror or str(error))) from None
        self.path = path
        self.kept = True

    def keep(self) -> None:
        """Saves the game if it has a file; that it cannot be saved is a notice, and the game goes on."""
        self.kept = False
        if self.path is not None:
            try:
                self.save(self.path)
            except BadInput as error:
                self.notices.append(say("not-saved", fault=str(error)))

    def farewell(self) -> str:
        """What becomes of the game when everybody leaves."""
        if not self.kept:
            return say("left-unsaved")
        return say("kept-whole" if self.over else "resume", file=str(self.path))

    def proposal(self) -> Path:
        """A file name for a game that has none yet."""
        return self.path or free(Path(f"{self.game.slug}.json"))

    def close(self) -> None:
        """Everybody leaves; bots from outside hear how the game ended."""
        self.pool.end(self.record.state)
        self.pool.close()
        for bot in self.bots.values():
            if isinstance(bot, ProcessBot):
                bot.close()

    def again(self, same: bool = False) -> LocalTable:
        """Another game with the same people, bots and options, or the same deal; its file is a new one."""
        self.close()
        record = Record(
            self.game,
            self.record.seats,
            self.record.seed if same else SystemRandom().randrange(10**9),
            self.record.options,
            self.record.names,
            self.record.players,
        )
        table = LocalTable(record, free(self.path) if self.path else None, results=self.results, warns=self.warns)
        table.preparing = self.preparing
        if self.python:
            table.move(self.python)
        table.keep()
        return table

    # What a reader is shown

    def text(self, reader: int | None) -> str:
        return self.game.text(self.record.state.view(reader), self.names)

    def sketch(self, reader: int | None) -> str:
        """The table drawn in characters, if the game draws it."""
        return self.game.sketch(self.record.state.view(reader), self.names)

    def goal(self) -> str:
        """How the game is won, if it says so, for people who have not chosen anything yet."""
        begun = any(seat in self.people for seat, _ in self.record.moves)
        goal = Message("game-goal")
        id = "goal-alone" if self.alone else "goal"
        return "" if begun or not self.game.messages.has(goal.id) else say(id, goal=self.game.say(goal))

    def prompt(self, reader: int | None) -> str:
        """Whose turn it is, and what to do."""
        message = self.game.prompt(self.record.state, reader)
        text = self.game.say(message, self.names, reader)
        if reader is None or reader != self.asked():
            return text
        name = self.names[reader]
        return say("your-turn-named", name=name, prompt=text) if self.shared else say("your-turn", prompt=text)

    def choices(self, seat: int) -> list[ChoiceLine]:
        return [
            ChoiceLine(option.code, self.game.say(option.message, self.names, seat), option.clause)
            for option in self.record.state.options(seat)
        ]

    def lines(self, reader: int | None, since: int = 0) -> list[LogLine]:
        """The log, from an action on; events without a message are for animation only."""
        return [
            LogLine(number, event.kind, self.game.say(event.message, self.names, reader), event.clause or "")
            for number, events in enumerate(self.record.events(reader, since), since)
            for event in events
            if event.message is not None
        ]

    def last_turn(self, reader: int | None) -> int | None:
        """The number of this reader's last action."""
        actions = self.record.moves
        return next((i for i in range(len(actions), 0, -1) if actions[i - 1][0] == reader), None)

    def outcome(self) -> list[str]:
        """How a game for one ended: score and rank, all ranks, and how it compares with other deals."""
        ranks, points = self.record.state.setup.ranks, self.record.state.scores()[0]
        lines = [self._scored(points)]
        for place, rank in enumerate(ranks):
            mark = "rank-reached" if place == self.record.state.rank() else "rank"
            lowest = place == 0
            least = ranks[1].least if lowest else rank.least
            lines.append(say(mark, name=self.game.say(rank.name), least=least, lowest="yes" if lowest else "no"))
        following = [rank for rank in ranks[1:] if rank.least > points]
        if following:
            lines.append(say("next-rank", points=following[0].least - points, rank=self.game.say(following[0].name)))
        if self.tried is not None:
            number, best = self.tried
            lines.append(say("first-try") if number == 1 else say("played-before", number=number))
            if best is not None:
                lines.append(say("best-so-far", best=self._scored(best), points=points))
        return lines

    def _scored(self, points: int) -> str:
        setup = self.record.state.setup
        rank = setup.rank_of(points)
        if rank is None:
            return say("scored", points=points)
        return say("scored-rank", points=points, rank=self.game.say(setup.ranks[rank].name))

    def standings(self) -> list[ScoreLine]:
        """The score sheet, the best first."""
        state = self.record.state
        rows = zip(self.names, state.scores(), state.returns(), strict=True)
        places = [ScoreLine(name, points, share > 0) for name, points, share in rows]
        return sorted(places, key=lambda place: (not place.won, -place.points))

    def verdict(self, reader: int | None) -> list[LogLine]:
        """How the game ended: the last thing that happened, for each whom it happened to."""
        lines = self.lines(reader, len(self.record.moves))[::-1]
        return [*takewhile(lambda line: line.kind == lines[0].kind, lines)][::-1]

    def short(self, clause: str) -> str:
        """A clause's id without what the ids of all clauses begin with."""
        return clause.removeprefix(self.head)


def free(path: Path) -> Path:
    """This path, or if there is such a file already, one with a number."""
    stem = NUMBER.sub("", path.stem)
    number = 2
    while path.exists():
        path = path.with_stem(f"{stem}-{number}")
        number += 1
    return path


def typed_path(text: str) -> Path:
    """The file that somebody means; ~ is the home folder, if there is one."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def _fault(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
