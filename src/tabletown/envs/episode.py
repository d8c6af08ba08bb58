"""A game of an environment with its history, as something that can be copied, pickled and imagined."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from tabletown.kernel import registry
from tabletown.kernel.errors import BadInput
from tabletown.kernel.events import PIECE
from tabletown.kernel.game import Game
from tabletown.kernel.history import History, Move
from tabletown.kernel.memory import JournalEntry
from tabletown.kernel.records import encode
from tabletown.kernel.setup import Setup, Value
from tabletown.kernel.state import State

SEED_NODES = 4
"""So many bytes make a seed."""

Numbers = tuple[int, int, int, int, int]


class PickledHistory(msgspec.Struct):
    """A history as it is pickled: without the positions to go back to."""

    state: dict[str, object]
    moves: list[Move]
    journals: list[list[Numbers]]


class PickledEpisode(msgspec.Struct):
    """An episode as it is pickled."""

    game: str
    seats: int
    options: dict[str, Value]
    seed: bytes
    history: PickledHistory | None
    shown: list[int]
    told: dict[int, list[str]]


class Told:
    """What a seat was told, move by move. Copies share what they have in common: a search keeps thousands of them."""

    def __init__(self, parts: Sequence[str] = ()) -> None:
        self.parts = list(parts)
        self.count = len(self.parts)
        """How many of the parts are its own; those behind them were added by a copy that has gone on."""

    def add(self, words: str) -> None:
        if len(self.parts) > self.count:
            self.parts = self.parts[: self.count]
        self.parts.append(words)
        self.count += 1

    def text(self) -> str:
        return "".join(self.parts[: self.count])

    def copy(self) -> Told:
        copy = Told()
        copy.parts, copy.count = self.parts, self.count
        return copy


class Episode:
    """First the bytes of the seed are drawn, then the game begins."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seed = b""
        self.history: History | None = None
        self.shown: list[int] = []
        """For each move, what the others see of it."""
        self._told: dict[int, Told] = {}
        """What each seat was told that has been put into words."""

    @property
    def state(self) -> State | None:
        """The position; None while the seed is being drawn."""
        return None if self.history is None else self.history.state

    def begun(self) -> History:
        if self.history is None:
            raise BadInput("the game begins when its seed has been drawn")
        return self.history

    def position(self) -> State:
        return self.begun().state

    def draw(self, byte: int) -> None:
        """One more byte of the seed."""
        self.seed += bytes([byte])
        if len(self.seed) == SEED_NODES:
            seed = int.from_bytes(self.seed, "big")
            self.history = History(self.setup.game.new(self.setup.seats, seed, self.setup.options, listen=True))

    def choose(self, action: int) -> None:
        """The choice of the lowest seat that may choose."""
        state = self.position()
        shown = state.step().shown(state, action)
        self.begun().apply(state.actors()[0], action)
        self.shown.append(int(shown))

    def told_to(self, seat: int) -> str:
        """All that this seat has been told since the game began, its own choices included: a line for each."""
        history = self.begun()
        told = self._told.setdefault(seat, Told())
        for number in range(told.count, len(history.journals)):
            words = ""
            if number > 0:
                mover, code = history.moves[number - 1]
                words += f"seat {mover} chose {code if mover == seat else self.shown[number - 1]}\n"
            for entry in history.journals[number]:
                event = self.setup.game.event(entry, 1 << seat)
                words += f"{event.kind} {encode(event.data).decode()}\n"
            told.add(words)
        return told.text()

    def imagine(self, seat: int, seed: str) -> Episode:
        """One that this seat cannot tell from this; what it does not know of the past, nobody knows there."""
        history = self.begun()
        world = Episode(self.setup)
        world.seed = self.seed
        seen = zip(history.moves, self.shown, strict=True)
        moves = [(mover, code if mover == seat else shown) for (mover, code), shown in seen]
        world.history = History(history.state.imagine(seat, seed), moves)
        world.history.journals = [
            [_forgotten(self.setup.game, entry, seat) for entry in journal] for journal in history.journals
        ]
        world.shown = self.shown[:]
        return world

    def __deepcopy__(self, memo: object) -> Episode:
        copy = Episode(self.setup)
        copy.seed = self.seed
        copy.history = None if self.history is None else self.history.copy()
        copy.shown = self.shown[:]
        copy._told = {seat: told.copy() for seat, told in self._told.items()}
        return copy

    def __reduce__(self) -> tuple[Callable[[bytes], Episode], tuple[bytes]]:
        setup = self.setup
        history: PickledHistory | None = None
        if self.history is not None:
            journals = [[entry.numbers() for entry in journal] for journal in self.history.journals]
            history = PickledHistory(self.history.state.dump(), self.history.moves, journals)
        told = {seat: told.parts[: told.count] for seat, told in self._told.items()}
        saved = PickledEpisode(setup.game.slug, setup.seats, setup.options, self.seed, history, self.shown, told)
        return unpickled, (msgspec.json.encode(saved),)


def unpickled(data: bytes) -> Episode:
    saved = msgspec.json.decode(data, type=PickledEpisode)
    game = registry.game(saved.game)
    episode = Episode(game.setup(saved.seats, saved.options))
    episode.seed = saved.seed
    if saved.history is not None:
        episode.history = History(game.load(saved.history.state), saved.history.moves)
        episode.history.journals = [[JournalEntry(*entry) for entry in journal] for journal in saved.history.journals]
    episode.shown = saved.shown
    episode._told = {seat: Told(parts) for seat, parts in saved.told.items()}
    return episode


def _forgotten(game: Game, entry: JournalEntry, seat: int) -> JournalEntry:
    """The same without what only others know."""
    event, a, b, c, seen = entry.numbers()
    if (seen >> seat) & 1:
        return entry
    if event < 0:
        return JournalEntry(event, 0, b, c, 0)
    fields = [*game.events[event].fields.values()]
    pieces = [i < len(fields) and fields[i] == PIECE for i in range(3)]
    a, b, c = (0 if hidden else number for number, hidden in zip((a, b, c), pieces, strict=True))
    return JournalEntry(event, a, b, c, 0)
