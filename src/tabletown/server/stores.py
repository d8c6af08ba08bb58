"""Where the games of a server are kept: a folder, or the address of a database."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabletown.kernel.errors import BadInput
from tabletown.kernel.machine import need
from tabletown.server import sqlite
from tabletown.server.store import Store

Place = Path | str
"""A folder with a SQLite database, or postgresql://..."""

SCHEMES: Final = ("postgresql://", "postgres://")


async def open_store(place: Place) -> Store:
    """The store at this place, made if there is none. BadInput if it cannot be used."""
    if isinstance(place, Path):
        return await sqlite.open_store(place)
    need("psycopg", "postgres")
    from tabletown.server import postgres

    return await postgres.open_store(place)


def place_of(text: str) -> Place:
    """What somebody means by the name of a store."""
    if text.startswith(SCHEMES):
        return text
    if "://" in text:
        raise BadInput("a store is a folder, or the address of a database: postgresql://USER@HOST/NAME")
    return Path(text)
