"""All worlds that fit what somebody has seen of one seat's cards, counted without a look at the kernel's account."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations

from tabletown.kernel.rng import Rng
from tabletown.kernel.state import State
from tests.kernel.battle import BLIND, DISCARD, EVERYONE, HAND, KINDS, PILE, ROW, battle

ZONES = {"pile": PILE, "hand": HAND, "row": ROW, "blind": BLIND, "discard": DISCARD}
SETS = ("hand", "row", "blind")
OBSERVERS = (0, 1, None)
"""The owner, another seat, an onlooker."""

World = tuple[tuple[str, ...], ...]
"""The pieces of each zone, in the order of ZONES; those of a set are sorted."""


def sees(observer: int | None, zone: str) -> bool:
    return zone == "discard" or (observer == 0 and zone in ("hand", "row"))


def of(world: World, zone: str) -> tuple[str, ...]:
    return world[list(ZONES).index(zone)]


def with_zone(world: World, zone: str, pieces: Iterable[str]) -> World:
    changed = list(world)
    changed[list(ZONES).index(zone)] = tuple(sorted(pieces)) if zone in SETS else tuple(pieces)
    return tuple(changed)


def without(pieces: tuple[str, ...], piece: str) -> tuple[str, ...]:
    place = pieces.index(piece)
    return pieces[:place] + pieces[place + 1 :]


def moved(world: World, piece: str, source: str, to: str, under: bool = False) -> World:
    world = with_zone(world, source, without(of(world, source), piece))
    rest = of(world, to)
    return with_zone(world, to, (piece, *rest) if under else (*rest, piece))


def world_of(state: State) -> World:
    return tuple(tuple(KINDS[kind] for kind in state.pieces(zone)) for zone in ZONES.values())


class Sitting:
    """A state, and for everybody all worlds that fit what they have seen."""

    def __init__(self, zones: dict[str, str], seed: int = 0) -> None:
        self.rng = Rng(seed)
        self.state = battle(2, {f"{zone}:0": pieces for zone, pieces in zones.items()})
        self.state.shuffle(PILE)
        unseen = tuple(zones.get("pile", "").split()) + tuple(zones.get("hand", "").split())
        size = len(zones.get("pile", "").split())
        start: World = ((), (), (), (), tuple(zones.get("discard", "").split()))
        every = {
            with_zone(with_zone(start, "pile", order[:size]), "hand", order[size:]) for order in permutations(unseen)
        }
        self.worlds: dict[int | None, set[World]] = dict.fromkeys(OBSERVERS, every)
        self.keep(0, lambda world: of(world, "hand") == self.here("hand"))

    def here(self, zone: str) -> tuple[str, ...]:
        return of(world_of(self.state), zone)

    def any_of(self, things: Iterable[str]) -> str:
        listed = list(things)
        return listed[self.rng.below(len(listed))]

    def keep(self, observer: int | None, holds: Callable[[World], bool]) -> None:
        self.worlds[observer] = {world for world in self.worlds[observer] if holds(world)}

    def imagined(self, observer: int | None, tries: int) -> list[World]:
        return [world_of(self.state.imagine(observer, seed)) for seed in range(tries)]

    # What happens

    def draw(self, to: str = "hand") -> None:
        if not self.here("pile"):
            return
        piece = self.here("pile")[-1]
        self.state.draw(PILE, ZONES[to])
        for observer in OBSERVERS:
            if sees(observer, to):
                self.keep(observer, lambda world: of(world, "pile")[-1] == piece)
            self.worlds[observer] = {
                with_zone(with_zone(world, "pile", of(world, "pile")[:-1]), to, (*of(world, to), of(world, "pile")[-1]))
                for world in self.worlds[observer]
            }

    def shift(self, source: str, to: str, piece: str = "", under: bool = False) -> None:
        """Some piece leaves a set."""
        if not self.here(source):
            return
        piece = piece or self.any_of(self.here(source))
        (self.state.put_under if under else self.state.move)(KINDS.index(piece), ZONES[source], ZONES[to])
        for observer in OBSERVERS:
            if sees(observer, source) or sees(observer, to):
                self.keep(observer, lambda world: piece in of(world, source))
                self.worlds[observer] = {moved(world, piece, source, to, under) for world in self.worlds[observer]}
            else:
                self.worlds[observer] = {
                    moved(world, any_piece, source, to, under)
                    for world in self.worlds[observer]
                    for any_piece in of(world, source)
                }

    def gain(self) -> None:
        """The top card of the discard pile is taken into the hand, openly."""
        if self.here("discard"):
            piece = self.here("discard")[-1]
            self.state.draw(DISCARD, HAND)
            for observer in OBSERVERS:
                self.worlds[observer] = {
                    with_zone(
                        with_zone(world, "discard", of(world, "discard")[:-1]), "hand", (*of(world, "hand"), piece)
                    )
                    for world in self.worlds[observer]
                }

    def bury(self) -> None:
        self.state.bury(DISCARD, PILE)
        for observer in OBSERVERS:
            self.worlds[observer] = {
                with_zone(with_zone(world, "discard", ()), "pile", order + of(world, "pile"))
                for world in self.worlds[observer]
                for order in set(permutations(of(world, "discard")))
            }

    def shuffle(self) -> None:
        self.state.shuffle(PILE)
        for observer in OBSERVERS:
            self.worlds[observer] = {
                with_zone(world, "pile", order)
                for world in self.worlds[observer]
                for order in set(permutations(of(world, "pile")))
            }

    def show(self, zone: str, audience: int = EVERYONE) -> None:
        self.state.show(ZONES[zone], audience & self.state.setup.everyone)
        pieces = self.here(zone)
        for observer in OBSERVERS:
            if audience & self.state.bit(observer):
                self.keep(observer, lambda world: of(world, zone) == pieces)

    def reveal(self, *zones: str) -> None:
        """Everybody sees these zones, and then all of it is discarded."""
        for zone in zones:
            self.show(zone)
        for zone in zones:
            while self.here(zone):
                self.shift(zone, "discard")
