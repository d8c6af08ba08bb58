"""The file of a game that goes on another day: its log, by which rules, and who plays."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tabletown.kernel.errors import BadInput
from tabletown.kernel.files import whole

FORMAT: Final = 1
MOST_BYTES: Final = 20_000_000


class SavedGame(msgspec.Struct):
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


def write_saved(path: Path, saved: SavedGame) -> None:
    """Saves the game. A file that is something else is left alone; an old save is replaced at one stroke."""
    try:
        if path.exists():
            read_saved(path)
        with whole(path) as file:
            file.write(msgspec.json.encode(saved))
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from None
    except UnicodeEncodeError:
        raise BadInput("the game cannot be saved: a name has a character that cannot be written down") from None


def read_saved(path: Path) -> SavedGame:
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
        saved = msgspec.json.decode(data, type=SavedGame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"{path} is not a saved game: {error}") from None
    if saved.tabletown != FORMAT:
        raise BadInput(f"{path} has the save format {saved.tabletown}; this version reads format {FORMAT}")
    return saved
