"""Knowledge is certain: whatever a seat is told to know holds in every world that fits what it has seen.

The worlds are counted out by brute force from what each seat saw, without a look at the kernel's own account.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import permutations

import pytest

from tabletown.kernel.layout import PUBLIC
from tabletown.kernel.rng import Rng
from tabletown.kernel.state import State
from tests.kernel.menagerie.game import DECK, HAND, LEGS, SACK, TABLE, table

SEATS = 3
PIECES = "ant ant bee bee cat"
ZONES = {"deck": DECK, "hand:0": HAND, "hand:1": HAND + 1, "hand:2": HAND + 2, "table": TABLE, "sack": SACK}
SETS = ("hand:0", "hand:1", "hand:2", "sack")
KINDS = ("ant", "bee", "cat")
OBSERVERS = (0, 1, 2, None)

World = tuple[tuple[str, ...], ...]
"""The pieces of each zone, in the order of ZONES; those of a set are sorted."""


def sees(observer: int | None, zone: str) -> bool:
    return zone in ("table", f"hand:{observer}")


def of(world: World, zone: str) -> tuple[str, ...]:
    return world[list(ZONES).index(zone)]


def with_zone(world: World, zone: str, pieces: Iterable[str]) -> World:
    changed = list(world)
    changed[list(ZONES).index(zone)] = tuple(sorted(pieces)) if zone in SETS else tuple(pieces)
    return tuple(changed)


def moved(world: World, piece: str, source: str, to: str, under: bool = False) -> World:
    left = list(of(world, source))
    left.remove(piece)
    world = with_zone(world, source, left)
    rest = of(world, to)
    return with_zone(world, to, (piece, *rest) if under else (*rest, piece))


class Sitting:
    """A state, and for everybody all worlds that fit what they have seen."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.state = table(SEATS, {"deck": PIECES})
        self.state.shuffle(DECK)
        start = {with_zone(((),) * len(ZONES), "deck", order) for order in permutations(PIECES.split())}
        self.worlds: dict[int | None, set[World]] = dict.fromkeys(OBSERVERS, start)

    def real(self) -> World:
        return tuple(tuple(KINDS[kind] for kind in self.state.pieces(zone)) for zone in ZONES.values())

    def pick(self, things: Iterable[str]) -> str:
        listed = list(things)
        return listed[self.rng.below(len(listed))]

    def keep(self, observer: int | None, holds: Callable[[World], bool]) -> None:
        self.worlds[observer] = {world for world in self.worlds[observer] if holds(world)}

    def act(self) -> None:
        """Something happens, and everybody draws all conclusions from what they see of it."""
        [self.draw, self.shift, self.shift, self.shift, self.show, self.group, self.shuffle][self.rng.below(7)]()

    def draw(self) -> None:
        if self.state.size(DECK) == 0:
            return
        hand = f"hand:{self.rng.below(SEATS)}"
        piece = of(self.real(), "deck")[-1]
        self.state.draw(DECK, ZONES[hand])
        for observer in OBSERVERS:
            if sees(observer, hand):
                self.keep(observer, lambda world: of(world, "deck")[-1] == piece)
            self.worlds[observer] = {
                with_zone(
                    with_zone(world, "deck", of(world, "deck")[:-1]), hand, (*of(world, hand), of(world, "deck")[-1])
                )
                for world in self.worlds[observer]
            }

    def shift(self) -> None:
        """A piece goes from a set, or from the table, to some other place."""
        source = self.pick((*SETS, "table"))
        to = self.pick(zone for zone in ZONES if zone != source)
        here = of(self.real(), source)
        if not here or (to == "table" and self.state.size(TABLE) == 3):
            return
        piece = self.pick(here)
        if source == "table":
            piece = here[0]
        under = to == "deck"
        (self.state.put_under if under else self.state.move)(KINDS.index(piece), ZONES[source], ZONES[to])
        for observer in OBSERVERS:
            if sees(observer, source) or sees(observer, to):
                self.keep(observer, lambda world: piece in of(world, source))
                self.worlds[observer] = {moved(world, piece, source, to, under) for world in self.worlds[observer]}
            else:
                self.worlds[observer] = {
                    moved(world, any_piece, source, to, under)
                    for world in self.worlds[observer]
                    for any_piece in set(of(world, source))
                }

    def show(self) -> None:
        hand, audience = f"hand:{self.rng.below(SEATS)}", self.rng.below(1 << SEATS)
        self.state.show(ZONES[hand], audience)
        pieces = of(self.real(), hand)
        for observer in range(SEATS):
            if audience >> observer & 1:
                self.keep(observer, lambda world: of(world, hand) == pieces)

    def group(self) -> None:
        """Insects have six legs."""
        hand = f"hand:{self.rng.below(SEATS)}"
        self.state.show_group(ZONES[hand], LEGS, 6, 0b111 | PUBLIC)
        insects = [piece for piece in of(self.real(), hand) if piece != "cat"]
        for observer in OBSERVERS:
            self.keep(observer, lambda world: [piece for piece in of(world, hand) if piece != "cat"] == insects)

    def shuffle(self) -> None:
        self.state.shuffle(DECK)
        for observer in OBSERVERS:
            self.worlds[observer] = {
                with_zone(world, "deck", order)
                for world in self.worlds[observer]
                for order in set(permutations(of(world, "deck")))
            }


def uncertain(state: State, observer: int | None, worlds: set[World]) -> list[str]:
    """The zones in which the observer is told to know something that is not so in all of these worlds."""
    wrong = []
    for zone, pieces in state.view(observer).zones.items():
        if zone not in ZONES:
            continue
        for world in worlds:
            here = of(world, zone)
            if zone in SETS:
                certain = not Counter(piece for piece in pieces if piece) - Counter(here)
            else:
                certain = all(piece in (None, there) for piece, there in zip(pieces, here, strict=True))
            if not certain:
                wrong.append(f"{zone} {pieces} could be {here}")
    return wrong


@pytest.mark.parametrize("seed", range(40))
def test_nobody_knows_anything_that_could_be_otherwise(seed: int) -> None:
    sitting = Sitting(seed)
    for _ in range(20):
        sitting.act()
        for observer in OBSERVERS:
            assert sitting.real() in sitting.worlds[observer]
            assert uncertain(sitting.state, observer, sitting.worlds[observer]) == []


@pytest.mark.parametrize("seed", range(40))
def test_everybody_knows_the_table_and_the_own_hand(seed: int) -> None:
    sitting = Sitting(seed)
    for _ in range(20):
        sitting.act()
        for observer in OBSERVERS:
            zones = sitting.state.view(observer).zones
            assert None not in zones["table"]
            assert None not in zones.get(f"hand:{observer}", [])
