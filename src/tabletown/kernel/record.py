"""A game as its log: rules, options, seed and moves give the same position, byte for byte, everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabletown.kernel import versions
from tabletown.kernel.errors import BadInput, IllegalAction
from tabletown.kernel.game import Game
from tabletown.kernel.history import History
from tabletown.kernel.records import Message
from tabletown.kernel.saved_game import FORMAT, SavedGame, write_saved
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State

PERSON: Final = "person"
"""Who plays a seat that no bot plays."""


class Record(History):
    """A history from its seed on, and who plays: all that a saved game needs."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | str,
        options: dict[str, Value] | None = None,
        names: list[str] | None = None,
        players: list[str] | None = None,
    ) -> None:
        super().__init__(game.new(seats, seed, options, listen=True), closely=True)
        self.seats = seats
        self.seed = seed
        self.names = names or [game.say(Message("seat", {"number": seat + 1})) for seat in range(seats)]
        self.players = players or [PERSON] * seats
        self.note = ""

    @property
    def options(self) -> dict[str, Value]:
        return self.state.setup.options

    def at(self, number: int) -> State:
        """The position after so many moves."""
        state = self.game.new(self.seats, self.seed, self.options)
        for seat, code in self.moves[:number]:
            state.apply(seat, code)
        return state

    def saved(self) -> SavedGame:
        return SavedGame(
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
            actions=self.moves,
            hash=self.state.hash(),
            note=self.note,
        )

    def write(self, path: Path) -> None:
        """Saves the game; BadInput if it cannot be saved there."""
        write_saved(path, self.saved())


def replay(game: Game, saved: SavedGame, lenient: bool = False) -> Record:
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


def _check_version(game: Game, saved: SavedGame) -> None:
    """BadInput if nothing is known of the version that a game was saved with."""
    if versions.find(game, saved.rules, saved.content) is not None:
        return
    if saved.rules != game.rules:
        raise BadInput(f"the game was saved with rules version {saved.rules}; this is version {game.rules}")
    packs = ", ".join(saved.packs) or "no content pack"
    raise BadInput(f"the game was saved with other content ({packs}); open it with the same content pack")


def _replayed(game: Game, saved: SavedGame, lenient: bool) -> Record:
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
