"""What everybody has seen of the cards of a turn, kept apart from the kernel's own account; and worlds held against it.

    witness = Witness(GAME.new(3, seed=1))
    witness.play(code)
    assert witness.contradictions(world, by=2) == []

Lot B of a division is what the next one divides. So whoever has a card of a lot by now, it is in his lot, or it was
seen to leave it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tabletown.games.card_city.rules import action, event, number, zone
from tabletown.games.card_city.rules.region import Region
from tabletown.games.card_city.rules.words import KINDS, LOT_A
from tabletown.kernel.memory import MOVED
from tabletown.kernel.state import State
from tests.games.table import actor

Cards = Counter[str]

DIVIDED = (zone.HAND, zone.CUT_A, zone.CUT_DOWN, zone.CUT_UP)
A = (zone.A_UP, zone.A_DOWN)
B = (zone.B_UP, zone.B_DOWN)


def cards(table: State, *zones: int) -> Cards:
    return Counter(KINDS[kind] for place in zones for kind in table.pieces(place))


@dataclass
class Offer:
    """Two lots as they lay on the table."""

    splitter: int
    a: Cards
    a_up: Cards
    b: Cards
    b_up: Cards
    a_owner: int | None = None
    """Who got Lot A; None while both lie on the table."""
    b_owner: int | None = None
    """Who got Lot B, for good or to divide it."""


class Witness:
    """Plays a game, and remembers what there was to be seen in the present turn."""

    def __init__(self, table: State) -> None:
        assert isinstance(table, Region)
        self.table = table
        self._begin_turn()
        self._look()

    def _begin_turn(self) -> None:
        self.turn = self.table[number.TURN]
        self.offers: list[Offer] = []
        self.gone: list[Cards] = [Counter() for _ in range(self.table.seats)]
        """What everybody has seen leave the lot of each player."""
        self.surplus: dict[int, int] = {}
        """How many Crimes a player had too many."""

    def _look(self) -> None:
        table = self.table
        if table.seats > 1 and not table.over and table.step().name == "take":
            lots = cards(table, *A), cards(table, zone.A_UP), cards(table, *B), cards(table, zone.B_UP)
            self.offers.append(Offer(int(table[number.SPLITTER]), *lots))

    def play(self, code: int) -> None:
        table, seat = self.table, actor(self.table)
        table.listen()
        table.apply(seat, code)
        if action.TAKE.has(code) and self.offers:
            offer = self.offers[-1]
            takes_a = action.TAKE.read(code) == LOT_A
            offer.a_owner, offer.b_owner = (seat, offer.splitter) if takes_a else (offer.splitter, seat)
        if table.over or table[number.TURN] != self.turn:
            self._begin_turn()
        else:
            for entry in table.deafen():
                if entry.event == event.SURPLUS:
                    self.surplus[entry.a] = entry.b
                owner = entry.b - zone.LOT
                if entry.event == MOVED and 0 <= owner < table.seats:
                    self.gone[owner][KINDS[entry.a]] += 1
        self._look()

    def contradictions(self, world: State, by: int | None) -> list[str]:
        """What in a world does not agree with what somebody has seen."""
        found = []
        rest = self._undealt(world)
        for offer in reversed(self.offers):
            if offer.a_owner is None or offer.b_owner is None:
                a, b = cards(world, *A), cards(world, *B)
            else:
                a = self._lot(world, offer.a_owner)
                b = rest if sum(rest.values()) else self._lot(world, offer.b_owner)
            knows = {"a": offer.splitter == by, "b": offer.splitter == by}
            if by is not None:
                knows = {"a": knows["a"] or offer.a_owner == by, "b": knows["b"] or offer.b_owner == by}
            for name, here, real, up in (("a", a, offer.a, offer.a_up), ("b", b, offer.b, offer.b_up)):
                if here.total() != real.total() or not up <= here or (knows[name] and here != real):
                    found.append(f"{by} has seen Lot {name} {dict(real)} with {dict(up)} up, not {dict(here)}")
            rest = a + b
        for seat, crimes in self.surplus.items():
            if world.seats > 1 and self._lot(world, seat)["crime"] != crimes + 1:
                found.append(f"{by} knows that {seat} has kept one of {crimes + 1} Crimes")
        return found

    def _undealt(self, world: State) -> Cards:
        """What somebody is dividing."""
        return cards(world, *(first + seat for first in DIVIDED for seat in range(world.seats)))

    def _lot(self, world: State, owner: int) -> Cards:
        return cards(world, zone.LOT + owner) + self.gone[owner]
