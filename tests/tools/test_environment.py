"""tools/environment.py: when the wheel has to be built anew."""

import pytest

from tests.tools.conftest import Checkout

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
