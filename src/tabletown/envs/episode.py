"""A game with all that has been told on the way, as something that can be copied, pickled and imagined."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import msgspec

from tabletown.kernel import registry
from tabletown.kernel.errors import BadInput
from tabletown.kernel.events import PIECE
from tabletown.kernel.game import Game
from tabletown.kernel.memory import JournalEntry
from tabletown.kernel.records import encode
from tabletown.kernel.setup import Setup, Value
from tabletown.kernel.state import State

SEED_NODES = 4
"""So many bytes make a seed."""
CHOSE = -100
"""Beside the events of a game: a choice, with its seat, its action, and what the others see of it."""

Told = tuple[int, int, int, int, int]
"""Something that happened: its event, three numbers, and the seats that may know its pieces."""


class PickledEpisode(msgspec.Struct):
    """A table as it is pickled."""

    game: str
    seats: int
    options: dict[str, Value]
    seed: bytes
    state: dict[str, object] | None
    told: list[Told]
    heard: dict[int, tuple[int, str]]


class Episode:
    """First the bytes of the seed are drawn, then the game begins."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seed = b""
        self.state: State | None = None
        self.told: list[Told] = []
        self._heard: dict[int, tuple[int, str]] = {}
        """For each seat, how much of `told` has been put into words, and the words."""

    def position(self) -> State:
        if self.state is None:
            raise BadInput("the game begins when its seed has been drawn")
        return self.state

    def draw(self, byte: int) -> None:
        """One more byte of the seed."""
        self.seed += bytes([byte])
        if len(self.seed) == SEED_NODES:
            seed = int.from_bytes(self.seed, "big")
            self.state = self.setup.game.new(self.setup.seats, seed, self.setup.options, listen=True)
            self._listen(self.state)

    def choose(self, action: int) -> None:
        """The choice of the lowest seat that may choose."""
        state = self.position()
        seat = state.actors()[0]
        shown = state.step().shown(state, action)
        state.journal = []
        state.apply(seat, action)
        self.told.append((CHOSE, seat, action, int(shown), 0))
        self._listen(state)

    def _listen(self, state: State) -> None:
        for entry in state.journal or []:
            self.told.append((int(entry.event), int(entry.a), int(entry.b), int(entry.c), int(entry.seen)))
        state.journal = None

    def told_to(self, seat: int) -> str:
        """All that this seat has been told since the game began, its own choices included: a line for each."""
        known, words = self._heard.get(seat, (0, ""))
        for told in self.told[known:]:
            words += _words(self.setup.game, told, seat) + "\n"
        self._heard[seat] = len(self.told), words
        return words

    def imagine(self, seat: int, seed: str) -> Episode:
        """A table that this seat cannot tell from this one; what it does not know of the past, nobody knows there."""
        world = Episode(self.setup)
        world.seed = self.seed
        world.state = self.position().imagine(seat, seed)
        world.told = [_forgotten(self.setup.game, told, seat) for told in self.told]
        return world

    def __deepcopy__(self, memo: object) -> Episode:
        copy = Episode(self.setup)
        copy.seed = self.seed
        copy.state = None if self.state is None else self.state.clone()
        copy.told = self.told[:]
        copy._heard = dict(self._heard)
        return copy

    def __reduce__(self) -> tuple[Callable[[bytes], Episode], tuple[bytes]]:
        state = None if self.state is None else self.state.dump()
        setup = self.setup
        saved = PickledEpisode(setup.game.slug, setup.seats, setup.options, self.seed, state, self.told, self._heard)
        return unpickled, (msgspec.json.encode(saved),)


def unpickled(data: bytes) -> Episode:
    saved = msgspec.json.decode(data, type=PickledEpisode)
    game = registry.game(saved.game)
    table = Episode(game.setup(saved.seats, saved.options))
    table.seed = saved.seed
    table.state = None if saved.state is None else game.load(saved.state)
    table.told = saved.told
    table._heard = saved.heard
    return table


def _words(game: Game, told: Told, seat: int) -> str:
    event, a, b, c, seen = told
    if event == CHOSE:
        return f"seat {a} chose {b if a == seat else c}"
    heard = game.event(JournalEntry(event, a, b, c, seen), 1 << seat)
    return f"{heard.kind} {encode(heard.data).decode()}"


def _forgotten(game: Game, told: Told, seat: int) -> Told:
    """The same without what only others know."""
    event, a, b, c, seen = told
    if event == CHOSE:
        return told if a == seat else (CHOSE, a, c, c, 0)
    if (seen >> seat) & 1:
        return told
    if event < 0:
        return event, 0, b, c, 0
    numbers = [a, b, c]
    for i, field in enumerate(game.events[event].fields.values()):
        if field == PIECE:
            numbers[i] = 0
    return cast(Told, (event, *numbers, 0))
