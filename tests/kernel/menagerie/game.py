"""Menagerie: a made-up game with every kind of zone, on which the tests of the kernel move pieces as they like.

    state = table(2, {"deck": "ant bee", "hand:0": "cat"})
    state.draw(DECK, HAND)
    assert seen(state, 0, "hand:0") == "bee cat"

The rightmost piece of a zone is its top.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from tabletown.kernel.content import Content, number, word
from tabletown.kernel.declare import Declarations
from tabletown.kernel.events import NUMBER, PIECE, SEAT
from tabletown.kernel.game import Game, GameOption
from tabletown.kernel.layout import ALL, NOBODY, OWNER, SIDE, TOP
from tabletown.kernel.records import Message, Option, Refusal
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions, Choice, Sealed, Step

FOLDER = Path(__file__).parent
SEATS = 4

declare = Declarations("MEN", SEATS)

SCORE = declare.per_seat("score")
ROLLED = declare.number("rolled")
MARKS = declare.list_of("marks", 2)

DECK = declare.zone("deck", NOBODY, 12)
HAND = declare.seat_zone("hand", OWNER, 6)
TEAM = declare.seat_zone("team", SIDE, 6)
TABLE = declare.zone("table", ALL, 3)
PILE = declare.zone("pile", TOP, 6)
SACK = declare.zone("sack", NOBODY, 6, ordered=False)
BAG = declare.zone("bag", NOBODY, 6, back=1)
PURSE = declare.seat_zone("purse", OWNER, 6, back=1)

ANT, BEE, CAT, DOG, TIN, GOLD = range(6)
KINDS = ("ant", "bee", "cat", "dog", "tin", "gold")

DREW = declare.event("drew", "TRN-01", seat=SEAT, card=PIECE)
PLAYED = declare.event("played", "TRN-01", seat=SEAT, card=PIECE)
VOTED = declare.event("voted", "VOT-01", seat=SEAT, vote=("no", "yes"))
ROLLED_EVENT = declare.event("rolled", "TRN-01", seat=SEAT, number=NUMBER)

PASS, DRAW, ROLL, SHUFFLE, SHOW, GROUP, VOTE, END, POINT, DEEP, LOOP, FALL, MUTE, IDLE, NO, YES = (
    declare.action("act", "TRN-01") for _ in range(16)
)
PLAY = declare.group("act", "TRN-01", card=KINDS).first
UNDER = declare.group("act", "TRN-01", card=KINDS).first
GIVE = declare.group("act", "TRN-01", card=KINDS).first
ACTIONS = GIVE + len(KINDS)

LEGS = vec[i64]([6, 6, 4, 4, 0, 0])


class Start(Step[State]):
    """The animals into the deck, the coins into the bag, and one animal to everybody."""

    def enter(self, state: State, arg: i64) -> None:
        game = state.setup.game
        assert isinstance(game, Menagerie)
        state.fill(DECK, vec[i64]([*game.copies[:TIN], 0, 0]))
        state.fill(BAG, vec[i64]([0] * TIN + game.copies[TIN:]))
        state.shuffle(DECK)
        for seat in range(state.seats):
            state.deal(DECK, HAND + seat, game.dealt)
        state.replace(TURN, 0)


class Turn(Choice[State]):
    """Goes on until its seat passes."""

    def legal(self, state: State, seat: i64, out: Actions) -> None:
        out.add(PASS)
        if state.size(DECK) > 0:
            out.add(DRAW)
        for code in range(ROLL, NO):
            out.add(code)
        for first in (PLAY, UNDER, GIVE):
            for kind in sorted(set(state.pieces(HAND + seat))):
                out.add(first + kind)

    def choose(self, state: State, seat: i64, action: i64) -> None:
        after = (seat + 1) % state.seats
        if action >= GIVE:
            state.move(action - GIVE, HAND + seat, HAND + after)
        elif action >= UNDER:
            state.put_under(action - UNDER, HAND + seat, DECK)
        elif action >= PLAY:
            state.move(action - PLAY, HAND + seat, TABLE)
            state.say(PLAYED, seat, action - PLAY)
        elif action == DRAW:
            state.say_to(1 << seat, DREW, seat, state.draw(DECK, HAND + seat))
        elif action == ROLL:
            state[ROLLED] = state.random(6)
            state.say(ROLLED_EVENT, seat, state[ROLLED])
        elif action == SHUFFLE:
            state.shuffle(DECK)
        elif action == SHOW:
            state.show(HAND + seat, state.setup.everyone)
        elif action == GROUP:
            state.show_group(HAND + after, LEGS, 6, 1 << seat)
        elif action == POINT:
            state[SCORE + seat] += 1
        elif action == END:
            state.finish()
        elif action == PASS:
            state.replace(TURN, after)
        elif action in (VOTE, MUTE):
            state.push(VOTE_STEP if action == VOTE else MUTE_STEP, (1 << state.seats) - 1)
        else:
            state.push({DEEP: DEEP_STEP, LOOP: LOOP_STEP, FALL: FALL_STEP, IDLE: IDLE_STEP}[action], seat)


class Vote(Sealed[State]):
    """Whoever says yes scores."""

    def legal(self, state: State, seat: i64, out: Actions) -> None:
        out.add(NO)
        out.add(YES)

    def reveal(self, state: State, arg: i64) -> None:
        for seat in range(state.seats):
            state[SCORE + seat] += state.sealed(seat) - NO
            state.say(VOTED, seat, state.sealed(seat) - NO)
        state.pop()


class Mute(Sealed[State]):
    """Asks everybody, and has nothing to say about the answers."""

    def legal(self, state: State, seat: i64, out: Actions) -> None:
        out.add(NO)


class Deep(Step[State]):
    """Piles itself up."""

    def enter(self, state: State, arg: i64) -> None:
        state.push(DEEP_STEP)


class Loop(Step[State]):
    """Never comes to an end."""

    def enter(self, state: State, arg: i64) -> None:
        state.replace(LOOP_STEP)


class Fall(Step[State]):
    """Ends, and so does the turn below it."""

    def enter(self, state: State, arg: i64) -> None:
        state.pop()
        state.pop()


START = declare.step(Start("start"))
TURN = declare.step(Turn("turn"))
VOTE_STEP = declare.step(Vote("vote"))
DEEP_STEP = declare.step(Deep("deep"))
LOOP_STEP = declare.step(Loop("loop"))
FALL_STEP = declare.step(Fall("fall"))
MUTE_STEP = declare.step(Mute("mute"))
IDLE_STEP = declare.step(Choice[State]("idle"))


class Menagerie(Game):
    """Ants, bees, cats and a dog; and coins, which have another back."""

    def __init__(
        self,
        folder: Path = FOLDER,
        content: Content | None = None,
        copies: list[int] | None = None,
        impossible: frozenset[tuple[int, int]] = frozenset(),
        circles: dict[int, int] | None = None,
    ) -> None:
        self.wanted = copies
        self.circles = circles or {}
        """How narrow the circle of a zone is."""
        self.impossible = impossible
        """Zones with a kind that everybody knows is not hidden there."""
        super().__init__(folder, content)

    def declare(self) -> None:
        self.slug = "menagerie"
        self.title = "Menagerie"
        self.rules = "1"
        self.fewest, self.most = 2, SEATS
        self.options = (
            GameOption("teams", "MEN-TRN-01"),
            GameOption("mood", "MEN-TRN-01", ("calm", "wild", 3)),
        )
        self.turn_clause = "MEN-TRN-01"
        self.over_clause = "MEN-END-01"
        entries = self.content.entries("animal") + self.content.entries("coin")
        self.copies = self.wanted or [number(entry, "copies", 0, 9) for entry in entries]
        self.dealt = number(self.content.table("game"), "dealt", 0, 2)
        self.tables = None
        self.use(declare.bind([word(entry, "id") for entry in entries], [0, 0, 0, 0, 1, 1]))

    def sides(self, seats: int, options: dict[str, Value]) -> list[int]:
        return [seat % 2 if options["teams"] else seat for seat in range(seats)]

    def check_options(self, seats: int, options: dict[str, Value]) -> Message | None:
        return Message("wrong-teams") if options["teams"] and seats != SEATS else None

    def points(self, state: State, seat: int) -> int:
        return state[SCORE + seat]

    def rules_out(self, state: State, zone: int, kind: int) -> bool:
        return (zone, kind) in self.impossible

    def circle(self, state: State, zone: int) -> int:
        return self.circles.get(zone, 0)

    def conserved(self) -> list[int]:
        return self.copies

    def describe(self, code: int) -> Option:
        return Option(code, "act", (f"action:{code}",), Message("act", {"number": code}), "MEN-TRN-01")

    def refuse(self, state: State, seat: int, code: int) -> Refusal:
        return Refusal("MEN-TRN-02", Message("refuse-toy"))


class Discreet(Menagerie):
    """Scores are covered."""

    def covered(self, options: dict[str, Value]) -> tuple[str, ...]:
        return ("score",)


# Positions


def table(
    seats: int = 3,
    zones: dict[str, str] | None = None,
    *,
    teams: bool = False,
    impossible: set[tuple[int, int]] | None = None,
    circles: dict[int, int] | None = None,
) -> State:
    """Seat 0 is to move; these pieces lie here, and whoever sees a zone knows what lies in it."""
    zones = zones or {}
    pieces = Counter(piece for row in zones.values() for piece in row.split())
    names = ["ant", "bee", "cat", "dog", "tin", "gold"]
    game = Menagerie(FOLDER, None, [pieces[name] for name in names], frozenset(impossible or ()), circles)
    options: dict[str, Value] = {"teams": teams}
    state = game.blank(game.setup(seats, options))
    state.push(TURN, 0)
    state.advance()
    data = state.dump()
    rows = cast(dict[str, list[list[object]]], data["zones"])
    for zone in range(game.layout.zone_count):
        name = game.layout.zone_name(zone)
        rows[name] = [[piece, int(state.setup.audience[zone])] for piece in zones.get(name, "").split()]
    return game.load(data)


def seen(state: State, by: int | None, zone: str) -> str:
    """A zone as somebody sees it; "?" is a piece that this reader does not know."""
    return " ".join(piece or "?" for piece in state.view(by).zones[zone])


def really(state: State, zone: str) -> str:
    """What lies there, whoever knows it."""
    rows = cast(dict[str, list[list[str]]], state.dump()["zones"])
    return " ".join(piece for piece, _ in rows[zone])
