"""One server for all tests that share it; those who break things start their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tabletown.server.stores import Place
from tests.postgres import Postgres, started
from tests.server.client import Client
from tests.serving import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("shared") / "data", "--no-limits", "--workers=1")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    with Client(server.address) as client:
        yield client


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts a server of one's own: start(), or with options of the command: start("--log=debug")."""
    started: list[Server] = []

    def begin(*options: str) -> Server:
        server = Server(tmp_path / f"data-{len(started)}", "--workers=1", *options)
        server.start()
        started.append(server)
        return server

    yield begin
    for server in started:
        server.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests that do not stop it."""
    server = started()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a store of each kind can be."""
    if request.param == "sqlite":
        return tmp_path / "data"
    database: Postgres = request.getfixturevalue("postgres")
    return database.club()
