"""tools/changed.py: which tests a change can break."""

import pytest

from tests.tools.conftest import ROOT
from tools.changed import ROOMS, to_run


@pytest.mark.parametrize(
    ("files", "tests"),
    [
        (["src/tabletown/games/crow/rules/fire.py"], ["tests/games/crow", "tests/free", "--only-games", "crow"]),
        (["src/tabletown/server/tables.py"], ["tests/server", "tests/web"]),
        (["docs/play.md", "README.md"], ["tests/test_docs.py"]),
        (["tests/server/test_live.py"], ["tests/server/test_live.py"]),
        (["tests/games/crow/night.py"], ["tests/games/crow"]),
        (["tests/server/test_live.py", "src/tabletown/server/live.py"], ["tests/server", "tests/web"]),
        (["LICENSE"], []),
    ],
)
def test_a_change_is_tested_where_it_can_be_noticed(files: list[str], tests: list[str]) -> None:
    assert to_run(files) == tests


def test_the_kernel_is_tested_by_everything_that_plays() -> None:
    assert {"tests/kernel", "tests/free", "tests/games"} <= set(to_run(["src/tabletown/kernel/state.py"]))


def test_every_room_of_the_sources_has_its_tests() -> None:
    rooms = {path.name for path in (ROOT / "src" / "tabletown").iterdir() if path.is_dir()}
    known = {start.split("/")[2] for start in ROOMS if start.startswith("src/")}
    assert rooms - {"__pycache__", "games"} == known


def test_all_tests_that_are_named_exist() -> None:
    assert all((ROOT / test).exists() for tests in ROOMS.values() for test in tests)
