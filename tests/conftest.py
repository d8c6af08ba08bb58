"""How the tests are spread over processes: one by one, unless they share what is slow to start."""

from __future__ import annotations

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

TOGETHER = (
    "tests/browser/",  # a server
    "tests/lab/engines/test_cluster.py",  # a cluster
    "tests/server/test_studies.py",  # a server and its studies
    "tests/tools/test_wheel.py",  # a clean environment
)
"""The tests of such a file, or of a file in such a folder, stay in one process, which starts that once."""
LONGEST = (
    "tests/browser/test_reach.py",
    "tests/free/test_every_game.py::test_random_games",
    "tests/tools/test_install.py",
)
"""Each of these takes so long that it goes out alone and first: at the end, everybody would wait for it."""


class Spread(LoadScopeScheduling):  # type: ignore[misc]  # xdist tells no types
    """Hands out the longest tests first, then the files that stay together, those with most tests before the others;
    then test after test."""

    def _split_scope(self, nodeid: str) -> str:
        together = nodeid.startswith(TOGETHER) and not nodeid.startswith(LONGEST)
        return nodeid.partition("::")[0] if together else nodeid

    def _assign_work_unit(self, node: WorkerController) -> None:
        waiting = next((scope for scope in self.workqueue if scope.startswith(LONGEST)), None)
        if waiting:
            self.workqueue.move_to_end(waiting, last=False)
        super()._assign_work_unit(node)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--luck", default="1", help="any word: with another one, the browser tests play other games")

    parser.addoption(
        "--only-games", default="", metavar="SLUG,...", help="of the tests for every game, only those of these"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Other games are left out, if somebody wants only some."""
    wanted = config.getoption("only_games")
    if wanted:
        items[:] = [item for item in items if slug_of(item) in ("", *wanted.split(","))]


def slug_of(item: pytest.Item) -> str:
    """The game that a test is for; "" if it is for no certain one."""
    return (
        str(item.callspec.params.get("slug", ""))
        if isinstance(item, pytest.Function) and hasattr(item, "callspec")
        else ""
    )


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Spread:
    # Marks for --dist=loadgroup do nothing with pytest 9.2: https://github.com/pytest-dev/pytest-xdist/issues/1386
    return Spread(config, log)
