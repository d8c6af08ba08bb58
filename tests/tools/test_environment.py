"""tools/environment.py: when the wheel has to be built anew, and where an environment finds its libraries."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.conftest import Checkout
from tools.environment import Environment
from tools.steps import quiet

STAMP = ["-c", "from tools.environment import wheel_stamp; print(wheel_stamp())"]


@pytest.mark.parametrize(
    "name",
    [
        "build_hook.py",
        "package-lock.json",
        "pyproject.toml",
        "src/tabletown/games/crimson/ui/table.js",
        "src/tabletown/kernel/state.py",
        "src/tabletown/web/icons.txt",
        "src/tabletown/web/shell/main.js",
        "tools/bundle.py",
        "tools/vendor.py",
        "tools/vendor.toml",
    ],
)
def test_a_change_of_what_goes_into_the_wheel_is_noticed(checkout: Checkout, name: str) -> None:
    before = checkout.python(*STAMP).stdout
    file = checkout.file(name)
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a") as lines:
        lines.write("\n")
    after = checkout.python(*STAMP).stdout
    assert before.strip()
    assert after.strip()
    assert before != after


def test_filling_the_vendor_folder_does_not_change_the_wheel(checkout: Checkout) -> None:
    before = checkout.python(*STAMP).stdout
    checkout.python("-m", "tools.vendor")
    assert (checkout.vendor / "icons.svg").is_file()
    assert checkout.python(*STAMP).stdout == before


FOUND = """
from importlib.util import find_spec
print([name for name in ("pytest", "tabletown") if find_spec(name)])
"""


def test_an_environment_that_borrows_has_the_libraries_of_another_but_not_its_tabletown(tmp_path: Path) -> None:
    borrower = Environment(str(tmp_path / "venv"))
    borrower.borrow(Environment(sys.prefix))
    command = [borrower.python, "-c", FOUND]
    found = subprocess.run(command, cwd=tmp_path, env=quiet(), capture_output=True, text=True, check=True)
    assert found.stdout == "['pytest']\n"
