"""Battle: every seat owns cards that everybody can count; tests of the kernel move them as they like.

    state = battle(2, {"pile:0": "bow axe", "hand:0": "cup"})
    state.draw(PILE, HAND)

The rightmost card of a pile is its top.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

from mypy_extensions import i64

from tabletown.kernel.declare import Declarations
from tabletown.kernel.layout import ALL, NOBODY, OWNER
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions, Sealed
from tests.kernel.menagerie.game import FOLDER, Menagerie

SEATS = 3
KINDS = ("axe", "bow", "cup", "dye", "egg", "fan")
AXE, BOW, CUP, DYE, EGG, FAN = range(6)
EVERYONE = 0b111 | 1 << 14

declare = Declarations("BAT", SEATS)
PILE = declare.seat_zone("pile", NOBODY, 12, ordered=True, apart=True)
HAND = declare.seat_zone("hand", OWNER, 12, apart=True)
ROW = declare.seat_zone("row", OWNER, 6, apart=True)
BLIND = declare.seat_zone("blind", NOBODY, 6, apart=True)
DISCARD = declare.seat_zone("discard", ALL, 12, ordered=True)
SUPPLY = declare.zone("supply", NOBODY, 12, apart=True)
BOX = declare.zone("box", NOBODY, 12)

NOTHING = declare.action("nothing", "TRN-01")
LARGEST = 1 << 20


class Lay(Sealed[State]):
    """Everybody chooses some cards of the hand."""

    def legal(self, state: State, seat: i64, out: Actions) -> None:
        out.add(NOTHING)

    def reveal(self, state: State, arg: i64) -> None:
        state.finish()


LAY = declare.step(Lay("lay"))


class Battle(Menagerie):
    """Has nothing but zones, and a sealed choice of cards as bits."""

    def declare(self) -> None:
        super().declare()
        assert self.wanted is not None
        self.copies = self.wanted
        self.slug = "battle"
        self.fewest, self.most = 1, SEATS
        self.options = ()
        self.use(declare.bind(list(KINDS), largest_sealed=LARGEST))

    def sides(self, seats: int, options: dict[str, Value]) -> list[int]:
        return list(range(seats))

    def check_options(self, seats: int, options: dict[str, Value]) -> None:
        return None

    def points(self, state: State, seat: int) -> int:
        return 0

    def circle(self, state: State, zone: int) -> int:
        return state.layout.circle[zone]

    def reseal(self, state: State, seat: int, rng: Rng) -> bool:
        """Any card of the hand, by a bit for its kind."""
        held = state.pieces(HAND + seat)
        if not held:
            return False
        state.seal(seat, 1 << held[rng.below(len(held))])
        return True


def battle(seats: int, zones: dict[str, str]) -> State:
    """Everybody has to choose; these cards lie here, and whoever sees a zone knows what lies in it."""
    pieces = Counter(piece for row in zones.values() for piece in row.split())
    game = Battle(FOLDER, None, [pieces[name] for name in KINDS])
    state = game.blank(game.setup(seats, {}))
    state.push(LAY, (1 << seats) - 1)
    state.advance()
    data = state.dump()
    rows = cast(dict[str, list[list[object]]], data["zones"])
    for zone in range(game.layout.zone_count):
        name = game.layout.zone_name(zone)
        rows[name] = [[piece, int(state.setup.audience[zone])] for piece in zones.get(name, "").split()]
    return game.load(data)


def there(state: State, zone: int) -> str:
    """What lies there, whoever knows it."""
    return " ".join(KINDS[kind] for kind in state.pieces(zone))
