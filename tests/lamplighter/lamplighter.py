"""Lamplighter, a game for one or two that only tests play: hang lamps, each higher than the one before."""

from __future__ import annotations

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from tabletown.kernel.content import number
from tabletown.kernel.declare import Declarations
from tabletown.kernel.events import PIECE, SEAT, FromContent
from tabletown.kernel.game import Game, GameOption
from tabletown.kernel.layout import ALL, NOBODY, OWNER
from tabletown.kernel.reasons import LEGAL
from tabletown.kernel.records import Message, Rank
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions, Choice, Step

SLUG = "lamplighter"
SEATS = 2
KEPT_BACK = 3
LAMPS = FromContent("lamp", PIECE)

declare = Declarations("LAMP", SEATS)

CART = declare.zone("cart", NOBODY)
SHED = declare.zone("shed", NOBODY)
HAND = declare.seat_zone("hand", OWNER)
STREET = declare.seat_zone("street", ALL, ordered=True)

TAKEN = declare.event("taken", "TRN-01", seat=SEAT, lamp=PIECE)
HUNG = declare.event("hung", "TRN-01", seat=SEAT, lamp=PIECE)
STORED = declare.event("stored", "TRN-01", seat=SEAT, lamp=PIECE)

HANG = declare.content_group("hang", "TRN-01", "lamp:{lamp}", "street", lamp=LAMPS)
STORE = declare.content_group("store", "TRN-01", "lamp:{lamp}", "shed", lamp=LAMPS)

NOT_HELD = declare.reason("not-held", "TRN-01", lamp="{lamp}")
TOO_LOW = declare.reason("too-low", "TRN-02", lamp="{lamp}")


class Start(Step[State]):
    """SET: shuffle, and for a short night keep some back."""

    def enter(self, state: State, arg: i64) -> None:
        state.fill(CART, vec[i64](state.setup.game.conserved()))
        state.shuffle(CART)
        if state.setup.options["short"]:
            state.deal(CART, SHED, KEPT_BACK)
        state.replace(TURN, 0)


class Turn(Choice[State]):
    """TRN: take a lamp, and hang it or put it away."""

    def enter(self, state: State, seat: i64) -> None:
        kind = state.draw(CART, HAND + seat)
        state.say_to(1 << seat, TAKEN, seat, kind)

    def legal(self, state: State, seat: i64, out: Actions) -> None:
        for code in range(state.layout.actions):
            if self.fault(state, seat, code) == LEGAL:
                out.add(code)

    def fault(self, state: State, seat: i64, action: i64) -> i64:
        hangs = HANG.has(state, action)
        lamp = (HANG if hangs else STORE).read(state, action)
        if state.count(HAND + seat, lamp) == 0:
            return NOT_HELD
        street = state.pieces(STREET + seat)
        return TOO_LOW if hangs and street and street[-1] > lamp else LEGAL

    def choose(self, state: State, seat: i64, action: i64) -> None:
        if HANG.has(state, action):
            lamp = HANG.read(state, action)
            state.move(lamp, HAND + seat, STREET + seat)
            state.say(HUNG, seat, lamp)
        else:
            lamp = STORE.read(state, action)
            state.move(lamp, HAND + seat, SHED)
            state.say_to(1 << seat, STORED, seat, lamp)
        if state.size(CART) == 0:
            state.finish()
        else:
            state.replace(TURN, (seat + 1) % state.seats)

    def shown(self, state: State, action: i64) -> i64:
        """Nobody else sees what is put away."""
        return -1 if STORE.has(state, action) else action


START = declare.step(Start("start"))
TURN = declare.step(Turn("turn"))


class Lamplighter(Game):
    """The title."""

    def declare(self) -> None:
        self.slug = SLUG
        self.title = "Lamplighter"
        self.rules = "1"
        self.fewest, self.most = 1, SEATS
        self.options = (GameOption("short", "LAMP-SET-02"),)
        self.turn_clause = "LAMP-TRN-01"
        self.over_clause = "LAMP-END-01"
        heights = number(self.content.table("game"), "heights", 6, 9)
        self.tables = None
        kinds = [str(height + 1) for height in range(heights)]
        room = {CART: heights, SHED: heights, HAND: 1, STREET: heights}
        self.use(declare.bind(kinds, room=room, words={LAMPS: kinds}))

    def ranks(self, seats: int, options: dict[str, Value]) -> tuple[Rank, ...]:
        """END-03."""
        least = {"lane": 0, "alley": 3, "street": 4, "boulevard": 6}
        return tuple(Rank(points, Message(f"rank-{name}")) for name, points in least.items()) if seats == 1 else ()

    def points(self, state: State, seat: int) -> int:
        """END-02."""
        return int(state.size(STREET + seat))

    def evaluate(self, state: State, seat: int) -> float:
        return self.points(state, seat) / len(self.layout.kinds)

    def conserved(self) -> list[int]:
        return [1] * len(self.layout.kinds)


GAME = Lamplighter(Path(__file__).parent)
