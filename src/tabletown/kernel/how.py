"""How to play, in two minutes: the sections of `how.toml`, the clauses that they sum up, and games for their pictures.

The words are the messages `how-ID-title`, `how-ID` and `how-ID-picture` of `how.ftl`. A picture is a moment of a
recorded game, seen by one seat. Choices are recorded, so it is the rules that say whether a picture is still true.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.record import Record
from tabletown.kernel.recording import Recording
from tabletown.kernel.records import Message
from tabletown.kernel.toml import read_toml

SECTIONS: Final = "how.toml"
MOST_MOVES: Final = 2000
"""Of a recorded game: a picture costs a server little."""


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table after so many moves of a recorded game."""

    game: str
    move: int
    seat: int | None = None
    """Whose view it is; without one, an onlooker's."""
    touched: list[str] = []
    """Elements that are touched first, so that what they fit lights up."""
    points: list[str] = []
    """Elements and zones of the table that it points at, or with a dot in front, classes of the game's own table. Names
    with spaces between them are pointed at together."""
    around: list[str] = []
    """What else has to be in it."""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A heading and a few sentences."""

    id: str
    clauses: list[str]
    """What it sums up."""
    picture: Picture | None = None

    def title(self) -> Message:
        return Message(f"how-{self.id}-title")

    def text(self) -> Message:
        """A paragraph in each line."""
        return Message(f"how-{self.id}")

    def caption(self) -> Message:
        """What the picture shows, also for whoever cannot see it."""
        return Message(f"how-{self.id}-picture")


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a newcomer reads first. A game that has nothing to say here has no sections."""

    section: list[Chapter] = []
    game: list[Recording] = []


def read(folder: Path) -> Guide:
    """What the folder of a game says; BadInput if it cannot be read."""
    path = folder / SECTIONS
    if not path.exists():
        return Guide()
    try:
        return msgspec.convert(read_toml(path.read_text(encoding="utf-8")), Guide)
    except (ValueError, OSError) as error:
        raise BadInput(f"{path.name} cannot be read: {error}") from None


def shown(game: Game, how: Guide, picture: Picture, before: Record | None = None) -> Record:
    """The game of a picture, at its moment; BadInput if the rules do not lead there any more.

    `before` is the same game at an earlier moment: it goes on from there.
    """
    recording = next((known for known in how.game if known.id == picture.game), None)
    if recording is None:
        raise BadInput(f"there is no recorded game {picture.game!r}")
    if not 0 <= picture.move <= min(len(recording.moves), MOST_MOVES):
        raise BadInput(f"the recorded game {recording.id!r} has no move {picture.move}")
    if picture.seat is not None and not 0 <= picture.seat < recording.seats:
        raise BadInput(f"the recorded game {recording.id!r} has no seat {picture.seat}")
    return recording.played(game, picture.move, before)
