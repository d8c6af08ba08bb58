"""A server that is killed at any moment has lost nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tabletown.server.sqlite import open_store
from tabletown.server.store import Change, LogRow, SnapshotRow, TableRow

TABLES = 8
KILLS = 12


async def play(folder: Path) -> None:
    """Plays at several tables without end, and prints each move when it is stored."""
    store = await open_store(folder)

    async def one(table: str) -> None:
        seq = len(await store.log(table))
        while True:
            seq += 1
            row = TableRow(table, "crimson", "playing", True, 1, seq, str(seq))
            entry = LogRow(seq, "move", seq % 4, 7, f"key-{seq}", "[]" * (seq % 300), seq)
            await store.commit(table, Change(row, entry, SnapshotRow(seq, "{}") if seq % 20 == 0 else None))
            print(table, seq, flush=True)

    await asyncio.gather(*(one(f"table-{n}") for n in range(TABLES)))


def killed_after(folder: Path, moves: int) -> dict[str, int]:
    """Starts a player, kills it after so many moves, and tells the last acknowledged move of each table."""
    command = [sys.executable, __file__, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        lines = [player.stdout.readline() for _ in range(moves)]
        player.kill()
        lines += player.stdout.readlines()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {table: int(seq) for table, seq in whole}


async def logs(folder: Path) -> dict[str, list[LogRow]]:
    store = await open_store(folder)
    try:
        for n in range(TABLES):
            table, log = await store.table(f"table-{n}"), await store.log(f"table-{n}")
            assert (table.changed if table else 0) == len(log), "a change was stored in part"
        return {f"table-{n}": await store.log(f"table-{n}") for n in range(TABLES)}
    finally:
        await store.close()


@pytest.mark.slow
def test_every_acknowledged_move_survives_being_killed(tmp_path: Path) -> None:
    chance = random.Random(11)
    for _ in range(KILLS):
        acknowledged = killed_after(tmp_path, chance.randint(1, 400))
        database = sqlite3.connect(tmp_path / "tabletown.db")
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        database.close()
        stored = asyncio.run(logs(tmp_path))
        for table, seq in acknowledged.items():
            assert [entry.seq for entry in stored[table]][:seq] == list(range(1, seq + 1))
        for log in stored.values():
            assert [entry.seq for entry in log] == list(range(1, len(log) + 1))


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1])))
