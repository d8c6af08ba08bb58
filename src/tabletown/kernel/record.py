"""A game as its log: rules, options, seed and actions give the same position, byte for byte, everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tabletown.kernel import versions
from tabletown.kernel.errors import BadInput, IllegalAction
from tabletown.kernel.files import whole
from tabletown.kernel.game import Game
from tabletown.kernel.memory import Entry
from tabletown.kernel.setup import Value
from tabletown.kernel.shown import Event, Message
from tabletown.kernel.state import State

FORMAT: Final = 1
PERSON: Final = "person"
"""Who plays a seat that no bot plays."""
MOST_BYTES: Final = 20_000_000


class Saved(msgspec.Struct):
    """What a save file holds."""

    tabletown: int
    game: str
    rules: str
    content: str
    packs: list[str]
    seats: int
    seed: int | str
    options: dict[str, bool | int | str]
    players: list[str]
    names: list[str]
    actions: list[tuple[int, int]]
    hash: str
    note: str = ""


class Record:
    """A game being played, with everything that happened. `apply` and `undo` change it."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | str,
        options: dict[str, Value] | None = None,
        names: list[str] | None = None,
        players: list[str] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.names = names or [game.say(Message("seat", {"number": seat + 1})) for seat in range(seats)]
        self.players = players or [PERSON] * seats
        self.actions: list[tuple[int, int]] = []
        self.note = ""
        self.state = self._start(options)
        self.options: dict[str, Value] = self.state.setup.options
        self.happened: list[list[Entry]] = [self._heard()]
        """What happened before the first action, and with each of them."""
        self.before: list[State] = []
        """The positions that can be gone back to: one for each action since the last information barrier."""

    def _start(self, options: dict[str, Value] | None) -> State:
        return self.game.new(self.seats, self.seed, options, listen=True)

    def _heard(self) -> list[Entry]:
        return self.state.deafen()

    # Playing

    def apply(self, seat: int, code: int) -> list[Entry]:
        """Plays an action and tells what happened; IllegalAction if it is not legal."""
        before = self.state.clone()
        self.state.listen(closely=True)
        self.state.apply(seat, code)
        if self.state.barrier != before.barrier:
            self.before.clear()
        else:
            self.before.append(before)
        self.actions.append((seat, code))
        heard = self._heard()
        self.happened.append(heard)
        return heard

    def undo(self, seat: int) -> None:
        """Takes back this seat's last action; IllegalAction if that is no longer possible."""
        if not self.actions or self.actions[-1][0] != seat:
            self._refuse("refuse-undo-other")
        if not self.before:
            self._refuse("refuse-undo-barrier")
        self.state = self.before.pop()
        self.actions.pop()
        self.happened.pop()

    def can_undo(self, seat: int) -> bool:
        return bool(self.before) and self.actions[-1][0] == seat

    def _refuse(self, id: str) -> None:
        raise IllegalAction(self.game.turn_clause, id, self.game.say(Message(id)))

    # Looking back

    def events(self, seat: int | None, since: int = 0) -> list[list[Event]]:
        """What a seat may know of what happened, by action; the first list is from before the first action."""
        bit = self.state.bit(seat)
        return [[self.game.event(entry, bit) for entry in heard] for heard in self.happened[since:]]

    def at(self, number: int) -> State:
        """The position after so many actions."""
        state = self.game.new(self.seats, self.seed, self.options)
        for seat, code in self.actions[:number]:
            state.apply(seat, code)
        return state

    # Saving

    def saved(self) -> Saved:
        return Saved(
            tabletown=FORMAT,
            game=self.game.slug,
            rules=self.game.rules,
            content=self.game.content_id,
            packs=list(self.game.content.packs),
            seats=self.seats,
            seed=self.seed,
            options=self.options,
            players=self.players,
            names=self.names,
            actions=self.actions,
            hash=self.state.hash(),
            note=self.note,
        )

    def write(self, path: Path) -> None:
        """Saves the game. A file that is something else is left alone; an old save is replaced at one stroke."""
        try:
            if path.exists():
                read_saved(path)
            with whole(path) as file:
                file.write(msgspec.json.encode(self.saved()))
        except OSError as error:
            raise BadInput(f"{path} cannot be written: {error.strerror}") from None
        except UnicodeEncodeError:
            raise BadInput("the game cannot be saved: a name has a character that cannot be written down") from None


def read_saved(path: Path) -> Saved:
    """The data of a save file; BadInput if it is none."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            raise BadInput(f"{path} is not a file")
        if path.stat().st_size > MOST_BYTES:
            raise BadInput(f"{path} is larger than {MOST_BYTES // 1_000_000} MB; that is no saved game")
        data = path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from None
    try:
        saved = msgspec.json.decode(data, type=Saved)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"{path} is not a saved game: {error}") from None
    if saved.tabletown != FORMAT:
        raise BadInput(f"{path} has the save format {saved.tabletown}; this version reads format {FORMAT}")
    return saved


def replay(game: Game, saved: Saved, lenient: bool = False) -> Record:
    """Plays a saved game again and checks that it ends in the same position. BadInput if it does not.

    A lenient replay stops before the first action that cannot be played. A game of an earlier version is played by the
    present rules: where it ends in the same position, nothing that has changed mattered to it.
    """
    if saved.game != game.slug:
        raise BadInput(f"this is a saved game of {saved.game!r}, not of {game.slug!r}")
    _check_version(game, saved)
    if len(saved.names) != saved.seats or len(saved.players) != saved.seats:
        raise BadInput("the saved game does not name each of its players")
    try:
        return _replayed(game, saved, lenient)
    except BadInput as error:
        if saved.rules == game.rules:
            raise
        versions_differ = f"the game was saved with rules version {saved.rules}; this is version {game.rules}"
        raise BadInput(f"{versions_differ}, and by that {error}") from None


def _check_version(game: Game, saved: Saved) -> None:
    """BadInput if nothing is known of the version that a game was saved with."""
    if versions.find(game, saved.rules, saved.content) is not None:
        return
    if saved.rules != game.rules:
        raise BadInput(f"the game was saved with rules version {saved.rules}; this is version {game.rules}")
    packs = ", ".join(saved.packs) or "no content pack"
    raise BadInput(f"the game was saved with other content ({packs}); open it with the same content pack")


def _replayed(game: Game, saved: Saved, lenient: bool) -> Record:
    record = Record(game, saved.seats, saved.seed, saved.options, saved.names, saved.players)
    record.note = saved.note
    for number, (seat, code) in enumerate(saved.actions, 1):
        try:
            record.apply(seat, code)
        except IllegalAction as error:
            if lenient:
                return record
            raise BadInput(f"the saved game cannot be played again: action {number} is refused: {error}") from None
    if not lenient and record.state.hash() != saved.hash:
        raise BadInput("the saved game was changed: it does not lead to the position that it names")
    return record
