"""What a title is before anybody sits down.

A game is a package with a `Game`: it names the options, the layout of a position, the kinds of steps and of events,
and says in words what an action is and why one is refused. `docs/kernel.md` has the whole contract.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import prod
from pathlib import Path
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from tabletown.kernel import content as contents
from tabletown.kernel import rulebook as rulebooks
from tabletown.kernel.content import Content, Pack
from tabletown.kernel.covering import covering
from tabletown.kernel.declare import Declared
from tabletown.kernel.errors import BadInput, RulesError
from tabletown.kernel.events import PIECE, SEAT, Counts, EventKind
from tabletown.kernel.layout import Layout
from tabletown.kernel.memory import CHANGED, GATHERED, MOVED, SHOWN, SHUFFLED, JournalEntry
from tabletown.kernel.messages import Messages
from tabletown.kernel.plain_state import PlainState
from tabletown.kernel.profile import Profile
from tabletown.kernel.reasons import LEGAL
from tabletown.kernel.records import Declining, Event, Message, Nothing, Option, Param, Rank, Refusal, Seat, View
from tabletown.kernel.rng import Rng
from tabletown.kernel.saving import load
from tabletown.kernel.setup import Setup, Value
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions, Step
from tabletown.kernel.text import PlainPage

SHARED_MESSAGES: Final = Path(__file__).with_name("messages.ftl")
OWN_MESSAGES: Final = ("messages.ftl", "how.ftl", "lesson.ftl", "puzzles.ftl")
LARGEST_SEED: Final = 10**100
LONGEST_SEED: Final = 100
MOST_SETUPS: Final = 64
"""Of a game that has no more set-ups than this, all are listed."""


class GameOption:
    """A variant or house rule that a table can choose. Its message id is `option-<name>`."""

    def __init__(self, name: str, clause: str, values: tuple[Value, ...] = (False, True)) -> None:
        self.name = name
        self.clause = clause
        self.values = values
        self.default: Value = values[0]


class Words:
    """What the numbers of a journal mean: the events, kinds of pieces and zones of one version of a game."""

    def __init__(self, events: tuple[EventKind, ...], kinds: list[str], zones: list[str]) -> None:
        self.events = events
        self.kinds = kinds
        self.zones = zones


def check_seed(seed: object) -> None:
    """BadInput for anything that cannot be a seed."""
    if isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < LARGEST_SEED:
        return
    if isinstance(seed, str) and len(seed) <= LONGEST_SEED and seed == seed.encode(errors="replace").decode():
        return
    raise BadInput(f"a seed is a whole number or a text, of at most {LONGEST_SEED} characters")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title. Subclasses fill in `declare` and the methods below "What a game has to say"."""

    slug: str
    title: str
    rules: str
    """Goes up when the same log would no longer give the same game."""
    fewest: int
    most: int
    options: tuple[GameOption, ...]
    steps: list[Step[State]]
    events: tuple[EventKind, ...]
    turn_clause: str
    """Refuses a choice of somebody whose turn it is not."""
    over_clause: str
    """Refuses a choice after the end."""
    declared: Declared
    layout: Layout
    profile: Profile
    """What bots and the lab read; by default nothing special."""
    records: tuple[type[msgspec.Struct], type[msgspec.Struct]]
    """Of its tallies and of its figures: what a table shows beside the view."""
    tables: object
    """What the rules look up, made from the content; the rules know its type."""

    def __init__(self, folder: Path, content: Content | None = None) -> None:
        self.folder = folder
        self.content = content if content is not None else contents.load(folder / "content.toml")
        self.rulebook = rulebooks.parse(folder / "rulebook.md")
        self.messages = Messages(SHARED_MESSAGES)
        self.messages.add(self.sentences())
        self.described: dict[int, Option] = {}
        self.named: dict[str, Message] = {}
        self.profile = Profile()
        self.records = (Nothing, Nothing)
        self.declare()
        self.content.settle()
        self.content_id = self.content.digest(self.words())
        zones = [self.layout.zone_name(zone) for zone in range(self.layout.zone_count)]
        self.present_words = Words(self.events, self.layout.kinds, zones)

    # What a game has to say

    def declare(self) -> None:
        """Sets the attributes above, from `self.content`."""
        raise RulesError(f"{type(self).__name__} does not declare itself")

    def use(self, declared: Declared) -> None:
        """What the game's modules declare, with its content: layout, steps, events, actions, reasons."""
        self.declared = declared
        self.layout = declared.layout
        self.steps = declared.steps
        self.events = declared.events

    def blank(self, setup: Setup) -> State:
        """An empty position; its first step puts the pieces into the game.

        A game that is compiled with the kernel may give `State` a subclass with words of its own.
        """
        return PlainState(setup)

    def describe(self, code: int) -> Option:
        """What an action is, in any position: by default, as it is declared."""
        return self.declared.describe(self, code)

    def option_tells(self, state: State, option: Option) -> dict[str, Param] | None:
        """What a legal action tells in this position. By default, nothing: it is called as everywhere."""
        return None

    def question_tells(self, state: State, seat: int) -> dict[str, Param]:
        """What the question to this seat tells, beside the numbers of its step: by default, nothing."""
        return {}

    def refuse(self, state: State, seat: int, code: int) -> Refusal:
        """Why this seat, whose turn it is, may not choose this action: by default, what its step finds wrong."""
        reason = state.step().fault(state, seat, code)
        if reason == LEGAL:
            raise RulesError(f"the step {state.step().name!r} does not offer {code}, and finds nothing wrong with it")
        return self.declared.refusal(self, code, reason)

    def no_use(self, elements: list[str]) -> Refusal:
        """Why these elements of the table never belong together."""
        return Refusal(self.turn_clause, Message("refuse-no-use"))

    def text(self, view: View, names: list[str] | None = None) -> str:
        """The whole view in plain lines: by default, all that it holds by the names of the layout."""
        return PlainPage(self, view, names).text()

    def sketch(self, view: View, names: list[str] | None = None) -> str:
        """The table drawn in characters, where that shows more than its text can tell. By default, nothing."""
        return ""

    def piece(self, kind: str) -> Message:
        """The name of a kind of piece."""
        return Message(f"piece-{kind}")

    def word(self, word: str) -> Param:
        """How a word of an event or an option stands in its sentence; by default the sentence chooses by it."""
        return word

    def words(self) -> dict[str, tuple[str, ...]]:
        """Which keys of which entries of the content are words for people: `words_id` names their messages."""
        return {}

    def sides(self, seats: int, options: dict[str, Value]) -> list[int]:
        """The side of each seat; by default everybody plays alone."""
        return list(range(seats))

    def ranks(self, seats: int, options: dict[str, Value]) -> tuple[Rank, ...]:
        """The table in which the score of somebody who plays alone is looked up, the lowest rank first.

        By default there is none. A score below the least of the first rank has that rank too.
        """
        return ()

    def covered(self, options: dict[str, Value]) -> tuple[str, ...]:
        """Numbers of which a player is shown only his own until the end, and with them the scores.

        They are no secret: whoever counts along knows them, so worlds agree about them. By default all are shown.
        """
        return ()

    def check_options(self, seats: int, options: dict[str, Value]) -> Message | None:
        """What is wrong with a combination of options and seats."""
        return None

    def tallies(self, seen: State) -> msgspec.Struct:
        """What the rules make of all that everybody sees: `seen` holds nothing else. Told with each event that finds
        it changed, so it should be cheap; its type is `records[0]`."""
        return Nothing()

    def figures(self, seen: State, seat: int | None) -> msgspec.Struct:
        """What the rules make of all that one seat sees, or an onlooker: `seen` holds nothing else.

        It is worked out for whoever looks at a position, so it may cost more; its type is `records[1]`.
        """
        return Nothing()

    def conserved(self) -> list[int]:
        """How many pieces of each kind are in the game, always."""
        raise RulesError(f"{self.slug} does not count its pieces")

    # What its positions ask of a game that gives them no class of their own (`State` says what)

    def points(self, state: State, seat: int) -> int:
        raise RulesError(f"{self.slug} does not count its points")

    def evaluate(self, state: State, seat: int) -> float:
        return 0.5

    def is_futile(self, state: State, seat: int, code: int) -> bool:
        return False

    def guess(self, state: State, seat: int, offered: Actions, rng: Rng) -> int:
        return offered.at(rng.below(offered.size))

    def likelihood(self, state: State, seat: int) -> float:
        return 0.0

    def rules_out(self, state: State, zone: int, kind: int) -> bool:
        return False

    def circle(self, state: State, zone: int) -> int:
        return self.layout.circle[zone]

    def is_possible(self, state: State) -> bool:
        return True

    def reseal(self, state: State, seat: int, rng: Rng) -> bool:
        return state.reseal_code(seat, rng)

    def broken(self, state: State) -> list[str]:
        return []

    # Starting

    def new(self, seats: int, seed: int | str, options: dict[str, Value] | None = None, listen: bool = False) -> State:
        """A new game, ready for its first decision. With `listen` the state keeps a journal of what happens."""
        state = self.blank(self.setup(seats, options))
        check_seed(seed)
        if listen:
            state.listen()
        state.rng.reseed(str(seed))
        state.push(0)
        state.advance()
        return state

    def setup(self, seats: int, options: dict[str, Value] | None = None) -> Setup:
        """Checks seats and options; BadInput says what does not fit."""
        if not isinstance(seats, int) or isinstance(seats, bool) or not self.fewest <= seats <= self.most:
            raise BadInput(f"{self.title} has {self.fewest} to {self.most} seats, not {seats!r}")
        chosen: dict[str, Value] = {option.name: option.default for option in self.options}
        for name, value in (options or {}).items():
            option = next((known for known in self.options if known.name == name), None)
            if option is None:
                known = ", ".join(sorted(chosen)) or "none"
                raise BadInput(f"{self.title} has no option {name!r}; its options: {known}")
            if not any(value == allowed and type(value) is type(allowed) for allowed in option.values):
                allowed = ", ".join(str(allowed) for allowed in option.values)
                raise BadInput(f"the option {name!r} can be {allowed}, not {value!r}")
            chosen[name] = value
        wrong = self.check_options(seats, chosen)
        if wrong is not None:
            raise BadInput(self.say(wrong))
        return Setup(self, seats, chosen)

    def setups(
        self, seats: int | None = None, chosen: dict[str, Value] | None = None
    ) -> list[tuple[int, dict[str, Value]]]:
        """Every number of seats with every combination of options that fits; with these seats and options, if given.

        Where there are more than MOST_SETUPS of them, a few in which any two values that fit together occur together:
        what is usual for each number of seats first.
        """
        names = [option.name for option in self.options]
        wanted = chosen or {}
        columns: list[list[Value]] = [[n for n in range(self.fewest, self.most + 1) if seats in (None, n)]]
        for option in self.options:
            columns.append([value for value in option.values if wanted.get(option.name, value) == value])

        def fits(row: list[Value]) -> bool:
            return self.check_options(int(row[0]), dict(zip(names, row[1:], strict=True))) is None

        if prod(map(len, columns)) <= MOST_SETUPS:
            rows = [list(row) for row in product(*columns) if fits(list(row))]
        else:
            usual = [[n, *(values[0] for values in columns[1:])] for n in columns[0]]
            rows = covering(columns, fits, [row for row in usual if fits(row)])
        return [(int(row[0]), dict(zip(names, row[1:], strict=True))) for row in rows]

    def load(self, data: object) -> State:
        """A dumped position; BadInput if it does not fit this game and these rules."""
        return load(self, data)

    def with_pack(self, pack: Path | Pack) -> Game:
        """The same game with a content pack."""
        return type(self)(self.folder, self.content.with_pack(pack))

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[object, ...]]:
        """A registered game is pickled by its slug; another one by its class and content."""
        from tabletown.kernel import registry

        if registry.has(self):
            return registry.game, (self.slug,)
        return type(self), (self.folder, self.content)

    # Saying what happens

    def sentences(self) -> str:
        """The game's own sentences, as Fluent: those of its files, and the words of its content."""
        files = [path for name in OWN_MESSAGES if (path := self.folder / name).exists()]
        return "".join([path.read_text(encoding="utf-8") for path in files]) + self.content.sentences(self.words())

    def say(self, message: Message, names: list[str] | None = None, reader: int | None = None) -> str:
        return self.messages.say(message, names, reader)

    def option(self, code: int) -> Option:
        """What an action is; described once and remembered."""
        option = self.described.get(code)
        if option is None:
            option = self.describe(code)
            self.described[code] = option
        return option

    def offered(self, state: State, code: int) -> Option:
        """A legal action as this position offers it."""
        option = self.option(code)
        told = self.option_tells(state, option)
        return option if told is None else self.declared.offered(self, option, told)

    def prompt(self, state: State, seat: int | None) -> Message:
        """What this seat is asked to do now, or whom it, or an onlooker, is waiting for."""
        if state.over:
            return Message("prompt-over")
        acting = state.actors()
        if seat is not None and seat in acting:
            told = self.declared.asked(self, state) | self.question_tells(state, seat)
            return Message(f"prompt-{state.step().name}", told)
        return Message("prompt-wait", {"seat": Seat(acting[0])}) if len(acting) == 1 else Message("prompt-wait-several")

    def declining(self, state: State, seat: int) -> Declining | None:
        """How this seat declines a question that is asked whatever it holds, so that being asked tells nobody anything.

        None where it is asked for something else. If nothing fits, a client may decline for it, after a time that
        tells nobody anything either.
        """
        return None

    def refusal(self, state: State, seat: int, code: int) -> Refusal:
        """Why an action is not legal."""
        if state.over:
            return Refusal(self.over_clause, Message("refuse-over"))
        acting = state.actors()
        if seat not in acting:
            if state.setup.seats > seat >= 0 and state.sealed(seat) >= 0:
                return Refusal(self.turn_clause, Message("refuse-already-chosen"))
            return Refusal(self.turn_clause, Message("refuse-not-your-turn", {"seat": Seat(acting[0])}))
        if not 0 <= code < self.layout.actions:
            return Refusal(self.turn_clause, Message("refuse-unknown-action"))
        return self.refuse(state, seat, code)

    def why_not(self, state: State, seat: int, elements: list[str]) -> Refusal | None:
        """Why these elements of the table cannot be used together by this seat now; None if they can."""
        wanted = set(elements)
        for option in state.options(seat):
            if wanted.issubset(option.elements):
                return None
        for code in range(self.layout.actions):
            if wanted.issubset(self.option(code).elements):
                return self.refusal(state, seat, code)
        return self.no_use(elements)

    def event(self, entry: JournalEntry, bit: int, words: Words | None = None) -> Event:
        """What one audience may know of something that happened; by the words of an earlier version, if given."""
        words = self.present_words if words is None else words
        seen = entry.seen & bit != 0
        if entry.event < 0:
            return self._piece_event(entry, seen, words)
        kind = words.events[entry.event]
        data: dict[str, int | str | None] = {}
        params: dict[str, Param] = {}
        values = (entry.a, entry.b, entry.c)
        hidden = False
        for i, (name, field) in enumerate(kind.fields.items()):
            value = int(values[i])
            if field == SEAT:
                data[name] = value
                params[name] = Seat(value)
            elif field == PIECE and not seen:
                data[name] = None
                hidden = True
            elif field == PIECE:
                piece = words.kinds[value]
                data[name] = piece
                params[name] = self._named(piece)
            elif isinstance(field, tuple):
                data[name] = field[value]
                params[name] = self.word(field[value])
            elif isinstance(field, Counts):
                counts = field.read(value)
                data |= counts
                params |= counts
            else:
                data[name] = value
                params[name] = value
        id = f"event-{kind.name}-hidden" if hidden else f"event-{kind.name}"
        return Event(kind.name, data, kind.clause_of(data), Message(id, params), entry.changes)

    def _named(self, piece: str) -> Message:
        """The name of a piece, also of one that there was in an earlier version; found once and remembered."""
        message = self.named.get(piece)
        if message is None:
            message = self.piece(piece) if piece in self.layout.kinds else Message(f"piece-{piece}")
            self.named[piece] = message
        return message

    def _piece_event(self, entry: JournalEntry, seen: bool, words: Words) -> Event:
        if entry.event == CHANGED:
            return Event("table-changed", {}, changes=entry.changes)
        names = {
            MOVED: "piece-moved",
            SHUFFLED: "piece-shuffled",
            SHOWN: "piece-shown",
            GATHERED: "piece-gathered",
        }
        data: dict[str, int | str | None] = {
            "from": words.zones[int(entry.b)],
            "to": words.zones[int(entry.c)],
            "piece": words.kinds[int(entry.a)] if seen else None,
        }
        return Event(names[int(entry.event)], data)

    def because(self, event: Event) -> list[Message]:
        """What brings such an event about, for somebody who is warned of it: where its own sentence does not say so."""
        return []

    # Checking

    def lost_pieces(self, state: State) -> list[str]:
        """Kinds of pieces of which there are more or fewer than there should be."""
        layout = self.layout
        there = [0] * len(layout.kinds)
        wrong = []
        for zone in range(layout.zone_count):
            before = -1
            for kind in state.pieces(zone):
                there[kind] += 1
                if not layout.ordered[zone] and kind < before:
                    wrong.append(f"{layout.zone_name(zone)} is not sorted")
                if layout.back_of[kind] != layout.back[zone]:
                    wrong.append(f"{layout.zone_name(zone)} holds a {layout.kinds[kind]}, which has another back")
                before = kind
        should = self.conserved()
        for kind, name in enumerate(layout.kinds):
            if there[kind] != should[kind]:
                wrong.append(f"there are {there[kind]} of {name}, not {should[kind]}")
        return wrong
