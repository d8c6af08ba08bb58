"""What a game is made of, each thing declared in one line: numbers, zones, steps, events, actions, reasons.

A declaration gives an id for ever; the names of a game's modules hold them. What the content decides (how much room a
zone has, over how many cards a group of actions goes, what things are called) comes with `bind`, because several
contents may live side by side.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from tabletown.kernel.errors import RulesError
from tabletown.kernel.events import NUMBER, PIECE, SEAT, EventKind, Field, FromContent
from tabletown.kernel.groups import ContentGroup, ContentPairGroup, Group, PairGroup
from tabletown.kernel.layout import ANY, NO_OWNER, Layout, Range, ZonePlan
from tabletown.kernel.reasons import REASONS
from tabletown.kernel.records import Message, Option, Param, Refusal, Seat

if TYPE_CHECKING:
    from tabletown.kernel.game import Game
    from tabletown.kernel.state import State
    from tabletown.kernel.step import S, Step


class Seats:
    """Some seats as the things that actions are about."""

    def __init__(self, first: int, count: int) -> None:
        self.first = first
        self.count = count


Things = tuple[str, ...] | Seats | FromContent
"""What actions are about: words in the order of their numbers, seats, or what the content gives."""
Elsewhere = dict[str, str] | dict[FromContent, str]
"""The clauses of certain words, or of all words that the content gives under a name."""
Tells = dict[str, str | tuple[str, ...]]
"""What a message tells: `{card}`, `{card.colour}`, or a word as it is. In a reason also what that is about:
SEAT, PIECE, NUMBER, or words to pick from."""

NAMED: Final = re.compile(r"\{([\w.]+)\}")
OPEN: Final = 0
"""A size that the content decides."""


class ActionPlan:
    """A declared action, or a group of them."""

    def __init__(self, name: str, clause: str, elements: tuple[str, ...], things: dict[str, Things]) -> None:
        self.name = name
        self.clause = clause
        self.elements = elements
        self.things = things
        self.elsewhere: list[tuple[str | FromContent, str]] = []
        """The clauses of actions about certain words."""
        self.told: Tells = {name: f"{{{name}}}" for name in things}


class ReasonPlan:
    """A declared reason against an action."""

    def __init__(self, name: str, clause: str, told: Tells) -> None:
        self.name = name
        self.clause = clause
        self.told = told


class Declarations:
    """All that a game declares; `prefix` begins all its clauses."""

    def __init__(self, prefix: str, seats: int) -> None:
        self.prefix = prefix
        self.seats = seats
        self.numbers: list[tuple[str, int, bool, Range]] = []
        """Name, how many, whether one for each seat, what they can be."""
        self.number_count = 0
        self.zones: list[ZonePlan] = []
        self.zone_count = 0
        self.events: list[tuple[str, str, dict[str, str], dict[str, Field | FromContent]]] = []
        """Name, clause, clauses of certain words, fields."""
        self.steps: list[Step[State]] = []
        self.questions: list[dict[str, Field | FromContent]] = []
        """What the question of each step tells."""
        self.actions: list[ActionPlan] = []
        self.code_count = 0
        """How many codes there are so far; -1 behind a group of which the content decides."""
        self.reasons = [ReasonPlan("", "", {})]

    # Numbers: public, as everything outside zones. No position with others than `within` is loaded

    def number(self, name: str, within: Range = ANY) -> i64:
        return self._number(name, 1, False, within)

    def list_of(self, name: str, count: int = OPEN, within: Range = ANY) -> i64:
        """So many numbers in a row: the id is that of the first. If the content says how many, it is the last list."""
        return self._number(name, count, False, within)

    def per_seat(self, name: str, within: Range = ANY) -> i64:
        """A number for each seat: `id + seat`."""
        return self._number(name, self.seats, True, within)

    def rows_per_seat(self, name: str, rows: tuple[str, ...], within: Range = ANY) -> i64:
        """A number for each seat in each of some rows: `id + seats * row + seat`."""
        ids = [self.per_seat(f"{name}_{row}", within) for row in rows]
        return ids[0]

    def _number(self, name: str, count: int, per_seat: bool, within: Range) -> i64:
        if self.numbers and self.numbers[-1][1] == OPEN:
            raise RulesError(f"{self.numbers[-1][0]!r} has to be the last list: the content decides how long it is")
        self.numbers.append((name, count, per_seat, within))
        self.number_count += count
        return self.number_count - count

    # Zones: a `room` of OPEN is what the content says. An unordered zone is a set: its pieces have no places

    def zone(
        self,
        name: str,
        seen_by: int,
        room: int = OPEN,
        *,
        ordered: bool = True,
        back: int = 0,
        owner: int = NO_OWNER,
        apart: bool = False,
    ) -> i64:
        """One zone of the table, which may belong to a seat. Apart: everybody can count what lies in it."""
        return self._zone(ZonePlan(name, 1, room, seen_by, ordered=ordered, back=back, owner=owner, apart=apart))

    def zone_list(
        self, name: str, count: int, seen_by: int, room: int = OPEN, *, ordered: bool = True, back: int = 0
    ) -> i64:
        """Several zones alike: the id is that of the first."""
        return self._zone(ZonePlan(name, count, room, seen_by, ordered=ordered, back=back))

    def seat_zone(
        self, name: str, seen_by: int, room: int = OPEN, *, ordered: bool = False, back: int = 0, apart: bool = False
    ) -> i64:
        """A zone for each seat: `id + seat`. Apart: everybody can count what lies in such zones of a seat together."""
        plan = ZonePlan(name, self.seats, room, seen_by, per_seat=True, ordered=ordered, back=back, apart=apart)
        return self._zone(plan)

    def _zone(self, plan: ZonePlan) -> i64:
        self.zones.append(plan)
        self.zone_count += plan.count
        return self.zone_count - plan.count

    # Events and steps

    def event(
        self, name: str, clause: str, elsewhere: dict[str, str] | None = None, /, **fields: Field | FromContent
    ) -> i64:
        """Something that can happen; the fields name its numbers, `elsewhere` has the clauses of certain words."""
        self.events.append((name, self._clause(clause), self._clauses(elsewhere), fields))
        return len(self.events) - 1

    def step(self, kind: Step[S], clause: str = "", /, **asks: Field | FromContent) -> i64:
        """A kind of step. The first one begins the game.

        With a clause it has a reason of its own, `kind.first`, against what belongs to another moment: `<name>-first`.
        The fields name what its question tells: its numbers behind that of the seat, in their order.
        """
        if clause:
            kind.first = self.reason(f"{kind.name}-first", clause)
        self.steps.append(cast("Step[State]", kind))
        self.questions.append(asks)
        return len(self.steps) - 1

    # Actions: the name is also the verb and the id of the message

    def action(
        self, name: str, clause: str, *elements: str, elsewhere: Elsewhere | None = None, told: Tells | None = None
    ) -> i64:
        """An action by itself: its code."""
        code = self._fixed(name)
        self._plan(name, clause, elements, elsewhere, told, {})
        self.code_count += 1
        return code

    def group(
        self,
        name: str,
        clause: str,
        *elements: str,
        elsewhere: Elsewhere | None = None,
        told: Tells | None = None,
        **thing: tuple[str, ...] | Seats,
    ) -> Group:
        """An action for each of some things. Elements may name the thing: `who=CHARACTERS`, `character:{who}`."""
        first = self._fixed(name)
        self._plan(name, clause, elements, elsewhere, told, dict(thing))
        [count] = [_count(words) for words in thing.values()]
        self.code_count += count
        return Group(first, count)

    def pair_group(
        self,
        name: str,
        clause: str,
        *elements: str,
        elsewhere: Elsewhere | None = None,
        told: Tells | None = None,
        **things: tuple[str, ...] | Seats,
    ) -> PairGroup:
        """An action for each pair of things of two kinds."""
        first = self._fixed(name)
        self._plan(name, clause, elements, elsewhere, told, dict(things))
        count, others = [_count(words) for words in things.values()]
        self.code_count += count * others
        return PairGroup(first, count, others)

    def content_group(
        self,
        name: str,
        clause: str,
        *elements: str,
        elsewhere: Elsewhere | None = None,
        told: Tells | None = None,
        **thing: Things,
    ) -> ContentGroup:
        """The same as `group` where the content decides how many there are, here or in a group before."""
        self.code_count = -1
        self._plan(name, clause, elements, elsewhere, told, dict(thing))
        return ContentGroup(len(self.actions) - 1)

    def content_pair_group(
        self,
        name: str,
        clause: str,
        *elements: str,
        elsewhere: Elsewhere | None = None,
        told: Tells | None = None,
        **things: Things,
    ) -> ContentPairGroup:
        """The same as `pair_group`; only of the first things the content may decide how many there are."""
        self.code_count = -1
        self._plan(name, clause, elements, elsewhere, told, dict(things))
        _, others = things.values()
        return ContentPairGroup(len(self.actions) - 1, _count(others))

    def _fixed(self, name: str) -> int:
        if self.code_count < 0:
            raise RulesError(f"the content decides where the codes of {name!r} begin: that is a content group")
        return self.code_count

    def _plan(
        self,
        name: str,
        clause: str,
        elements: tuple[str, ...],
        elsewhere: Elsewhere | None,
        told: Tells | None,
        things: dict[str, Things],
    ) -> None:
        plan = ActionPlan(name, self._clause(clause), elements, things)
        plan.elsewhere = [(words, self._clause(id)) for words, id in (elsewhere or {}).items()]
        if told is not None:
            plan.told = told
        self.actions.append(plan)

    # Reasons: what a step's `fault` answers. The id of the message is `refuse-<name>`

    def reason(self, name: str, clause: str = "", **told: str | tuple[str, ...]) -> i64:
        """Why something is not legal. It may tell what the action is about (`{card}`), and what `about` adds.

        Without a clause it is up to the game's `refuse`: something else has to be decided first, by the clause of that.
        """
        self.reasons.append(ReasonPlan(name, self._clause(clause) if clause else "", told))
        return len(self.reasons) - 1

    def _clause(self, id: str) -> str:
        return f"{self.prefix}-{id}"

    def _clauses(self, elsewhere: dict[str, str] | None) -> dict[str, str]:
        return {word: self._clause(id) for word, id in (elsewhere or {}).items()}

    def bind(
        self,
        kinds: list[str],
        backs: list[int] | None = None,
        *,
        room: dict[i64, int] | None = None,
        within: dict[i64, Range] | None = None,
        words: dict[FromContent, list[str]] | None = None,
        counts: dict[i64, int] | None = None,
        traits: dict[str, list[Param]] | None = None,
        facts: dict[str, Param] | None = None,
        largest_sealed: int | None = None,
    ) -> Declared:
        """All of it with what the content decides.

        kinds, backs   the kinds of pieces
        room           of zones, by their id
        within         what numbers can be, by their id
        counts         how many numbers a list has, by its id
        words          those that the content gives
        traits         what things of actions are: `card.colour`, in the order of the cards
        facts          what messages tell besides: `most_in_hand`
        largest_sealed where a sealed choice is not the code of an action, the largest that there can be
        """
        declared = Declared(self, words or {}, traits or {}, facts or {})
        declared.lay_out(self, kinds, backs, room or {}, within or {}, counts or {})
        if largest_sealed is not None:
            declared.layout.largest_sealed = largest_sealed
        return declared


class Declared:
    """The declarations of a game with one content: the layout of its positions, and how its actions are described."""

    layout: Layout

    def __init__(
        self,
        declarations: Declarations,
        words: dict[FromContent, list[str]],
        traits: dict[str, list[Param]],
        facts: dict[str, Param],
    ) -> None:
        self.words = words
        self.traits = traits
        self.facts = facts
        self.steps = declarations.steps
        self.reasons = declarations.reasons
        self.actions = declarations.actions
        self.questions = {
            kind.name: {name: self._bound(field) for name, field in asks.items()}
            for kind, asks in zip(declarations.steps, declarations.questions, strict=True)
        }
        self.events = tuple(
            EventKind(name, clause, elsewhere, **{field: self._bound(fields[field]) for field in fields})
            for name, clause, elsewhere, fields in declarations.events
        )
        self.firsts = [0]
        for plan in self.actions:
            size = 1
            for things in plan.things.values():
                size *= self._count(plan.name, things)
            self.firsts.append(self.firsts[-1] + size)

    def lay_out(
        self,
        declarations: Declarations,
        kinds: list[str],
        backs: list[int] | None,
        room: dict[i64, int],
        within: dict[i64, Range],
        counts: dict[i64, int],
    ) -> None:
        self.layout = Layout(declarations.seats, self.firsts, kinds, backs)
        for name, count, per_seat, usual in declarations.numbers:
            first = self.layout.number_count
            self.layout.add_numbers(name, counts.get(first, count), per_seat, within.get(first, usual))
        for zone in declarations.zones:
            first = self.layout.zone_count
            if zone.capacity == OPEN and first not in room:
                raise RulesError(f"nobody says how much room there is in {zone.name!r}")
            self.layout.add_zones(zone.with_room(room.get(first, zone.capacity)))

    def _bound(self, field: Field | FromContent) -> Field:
        return tuple(self.words[field]) if isinstance(field, FromContent) else field

    def _count(self, action: str, things: Things) -> int:
        if not isinstance(things, FromContent):
            return _count(things)
        if things not in self.words:
            raise RulesError(f"the content does not say what {things.name!r} are, which {action!r} is about")
        return len(self.words[things])

    # Describing

    def describe(self, game: Game, code: int) -> Option:
        """What an action is, in any position."""
        plan, numbers = self.read(code)
        names = {name: self._word(plan.things[name], number) for name, number in numbers.items()}

        def named(match: re.Match[str]) -> str:
            thing, _, trait = match[1].partition(".")
            return str(self.traits[match[1]][numbers[thing]]) if trait else names[thing]

        elements = tuple(NAMED.sub(named, element) for element in plan.elements)
        params = {name: self._told(game, tell, plan, numbers, -1) for name, tell in plan.told.items()}
        clause = self._clause(plan, plan.clause, names.values())
        return Option(code, plan.name, elements, Message(plan.name, params), clause)

    def offered(self, game: Game, option: Option, told: dict[str, Param]) -> Option:
        """The same where a position tells more of it, in its sentence or in `<verb>-here`, if there is that one."""
        plan, _ = self.read(option.code)
        id = f"{option.verb}-here"
        message = Message(id if game.messages.has(id) else option.message.id, option.message.params | told)
        clause = self._clause(plan, option.clause, told.values())
        return Option(option.code, option.verb, option.elements, message, clause)

    def _clause(self, plan: ActionPlan, clause: str, names: Iterable[Param]) -> str:
        """Where an action about these words comes from; of several that decide, it is the last one."""
        for name in names:
            for words, other in plan.elsewhere:
                if name == words or (isinstance(words, FromContent) and name in self.words[words]):
                    clause = other
        return clause

    def asked(self, game: Game, state: State) -> dict[str, Param]:
        """What the present question tells: the numbers of its step, behind that of the seat."""
        fields = self.questions[state.step().name].items()
        return {name: told(game, field, int(state.arg(i))) for i, (name, field) in enumerate(fields, start=1)}

    def refusal(self, game: Game, code: int, reason: int) -> Refusal:
        """Why an action is not legal, as its step's `fault` has answered."""
        plan = self.reasons[reason % REASONS]
        action, numbers = self.read(code)
        subject = reason // REASONS - 1
        params = {name: self._told(game, tell, action, numbers, subject) for name, tell in plan.told.items()}
        return Refusal(plan.clause, Message(f"refuse-{plan.name}", params))

    def read(self, code: int) -> tuple[ActionPlan, dict[str, int]]:
        """The action of a code, and the numbers of the things that it is about."""
        place = bisect(self.firsts, code) - 1
        plan = self.actions[place]
        rest = code - self.firsts[place]
        numbers: dict[str, int] = {}
        for name, things in reversed(plan.things.items()):
            rest, numbers[name] = divmod(rest, self._count(plan.name, things))
        return plan, numbers

    def _word(self, things: Things, number: int) -> str:
        if isinstance(things, Seats):
            return str(things.first + number)
        return self.words[things][number] if isinstance(things, FromContent) else things[number]

    def _told(
        self, game: Game, tell: str | tuple[str, ...], plan: ActionPlan, numbers: dict[str, int], subject: int
    ) -> Param:
        if isinstance(tell, tuple) or tell in (SEAT, PIECE, NUMBER):
            return told(game, tell, subject)
        match = NAMED.fullmatch(tell)
        if match is None:
            return tell
        name, _, trait = match[1].partition(".")
        if name not in numbers:
            return self.facts[match[1]]
        if trait:
            return self.traits[match[1]][numbers[name]]
        things = plan.things[name]
        word = self._word(things, numbers[name])
        if isinstance(things, Seats):
            return Seat(int(word))
        is_piece = isinstance(things, FromContent) and things.told == PIECE
        return game.piece(word) if is_piece else game.word(word)


def told(game: Game, field: Field, number: int) -> Param:
    """A number as it stands in a sentence, by what it means; the word for none of some words is "none"."""
    if isinstance(field, tuple):
        return game.word(field[number]) if number >= 0 else "none"
    if field == SEAT:
        return Seat(number)
    return game.piece(game.layout.kinds[number]) if field == PIECE else number


def _count(things: Things) -> int:
    if isinstance(things, FromContent):
        raise RulesError(f"how many {things.name!r} there are, the content decides: that needs a content group")
    return things.count if isinstance(things, Seats) else len(things)
