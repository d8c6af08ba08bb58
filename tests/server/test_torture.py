"""Everything around the tables fails, and no acknowledged move is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tabletown.server.torture import torture
from tests.postgres import started
from tests.serving import Server

FAULTS = 60
APART = "--no-gathering"
TABLES = 2


@pytest.mark.slow
@pytest.mark.parametrize("how", [[APART], []], ids=["apart", "gathered"])
def test_nothing_acknowledged_is_lost_whatever_fails(how: list[str], tmp_path: Path) -> None:
    database = started()
    club = database.club()
    server = Server(tmp_path / "data", "--no-limits", "--workers=1", "--processes=3", f"--store={club}", *how)

    def restart() -> None:
        database.stop("immediate")
        database.start()

    try:
        server.start()
        found = asyncio.run(torture(server.address, server.process.pid, club, FAULTS, TABLES, 5, restart))
    finally:
        server.stop()
        database.remove()
    kinds = ("connections cut", "stopped and continued", "killed", "database restarted")
    assert all(found[kind] for kind in kinds)
    assert sum(found[kind] for kind in kinds) == FAULTS
    assert found["acknowledged moves"] > FAULTS
    assert found["positions in two worlds"] > FAULTS
