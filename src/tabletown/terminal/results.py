"""What somebody reached who played alone at this keyboard: a file in the user's own folder.

Only the first try at a deal counts for a best. What told something new cannot be taken back here: nothing spoils it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tabletown.kernel.errors import BadInput
from tabletown.kernel.files import whole
from tabletown.kernel.record import Record
from tabletown.kernel.setup import Value, configuration

FILE: Final = "alone.json"
MOST: Final = 10_000
"""Deals that are remembered; older ones are forgotten."""


class Tried(msgspec.Struct):
    """A deal that was played alone, how often it was begun, and what the first try brought when it was over."""

    game: str
    configuration: str
    options: dict[str, Value]
    seed: int | str
    tries: int = 0
    points: int | None = None


class Results:
    """All deals that were played alone, the latest last. BadInput if the file cannot be used."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE

    def begin(self, record: Record) -> None:
        """A deal was put on the table."""
        tried = self._read()
        this = _find(tried, record) or Tried(record.game.slug, _configuration(record), record.options, record.seed)
        this.tries += 1
        self._write([*(other for other in tried if other is not this), this])

    def end(self, record: Record) -> tuple[int, int | None]:
        """The game is over: which try it was, and the best of all other deals that are like it."""
        tried = self._read()
        this = _find(tried, record)
        number = 1 if this is None else this.tries if this.points is None else max(2, this.tries)
        if this is not None and number == 1:
            this.points = record.state.scores()[0]
            self._write(tried)
        alike = (other for other in tried if other is not this and other.configuration == _configuration(record))
        return number, max((other.points for other in alike if other.points is not None), default=None)

    def last(self, game: str) -> Tried | None:
        """The deal of this game that was played last."""
        return next((deal for deal in reversed(self._read()) if deal.game == game), None)

    def _read(self) -> list[Tried]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=list[Tried])
        except FileNotFoundError:
            return []
        except OSError as error:
            raise BadInput(f"{self.path} cannot be read: {error.strerror}") from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadInput(f"{self.path} is not what Tabletown keeps there; move it away to begin anew") from None

    def _write(self, tried: list[Tried]) -> None:
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"{self.path.parent} cannot be made: {error.strerror}") from None
        with whole(self.path) as file:
            file.write(msgspec.json.encode(tried[-MOST:]))


def _find(tried: list[Tried], record: Record) -> Tried | None:
    wanted = _configuration(record), record.seed
    return next((deal for deal in tried if (deal.configuration, deal.seed) == wanted), None)


def _configuration(record: Record) -> str:
    return configuration(record.game.slug, record.game.rules, record.game.content_id, record.state.setup.options)
