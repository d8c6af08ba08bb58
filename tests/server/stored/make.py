"""Stores tables as the release stores them that this is run with: of every game one that is over and one that goes on.

python -m tests.server.stored.make NAME   in a checkout of that release, before its rules or its store change

The file NAME.sql.xz beside this one is the database as SQL. It is committed, and not made when tests run, because the
code that wrote it is not in later releases any more. The file says in its first line which release it was.
"""

from __future__ import annotations

import asyncio
import lzma
import random
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory

from tabletown import __version__
from tabletown.kernel import registry
from tabletown.server.protocol import Join, NewTable, SeatPlan
from tabletown.server.table import Table
from tabletown.server.tables import TableManager
from tests.server.inside import opened

HERE = Path(__file__).parent
MOVES = 30
"""Of a game that goes on: more than there are between two snapshots."""
LONGEST = 5000


async def seated(manager: TableManager, slug: str) -> Table:
    """A table of a game with people on all seats, called by the game and their seats."""
    game = registry.game(slug)
    seats = min(max(game.fewest, 3), game.most)
    plans = [SeatPlan("me"), *[SeatPlan("open")] * (seats - 1)]
    made = await manager.make(NewTable(slug, f"{slug} 0", plans))
    for seat in range(1, seats):
        await manager.join(made.table, Join(f"{slug} {seat}", made.invite))
    return await manager.table(made.table)


async def play(table: Table, moves: int) -> None:
    """So many moves at random, or as many as there are."""
    luck = random.Random(table.game.slug)
    for _ in range(moves):
        state = table.started()
        if state.over:
            return
        seat = state.actors()[0]
        await table.play.move(seat, token_hex(8), table.course.seq, luck.choice(state.legal(seat)), lambda _: None)


async def tables(folder: Path) -> None:
    async with opened(folder) as manager:
        for game in registry.games():
            for moves in (LONGEST, MOVES):
                await play(await seated(manager, game.slug), moves)


def main(name: str) -> None:
    with TemporaryDirectory() as folder:
        asyncio.run(tables(Path(folder)))
        with closing(sqlite3.connect(Path(folder) / "tabletown.db")) as database:
            text = "\n".join([f"-- Tabletown {__version__}", *database.iterdump()])
    (HERE / f"{name}.sql.xz").write_bytes(lzma.compress(text.encode()))


if __name__ == "__main__":
    main(sys.argv[1])
