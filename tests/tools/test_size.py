"""tools/size: how many lines a game spends on what."""

from __future__ import annotations

import subprocess
import sys

from tests.tools.conftest import ROOT
from tools.sizes import (
    DECLARATIONS,
    EVALUATION,
    IMPORTS,
    OTHER,
    REFUSALS,
    RULES,
    STORY,
    sizes,
)

MIXED = '''"""The rules."""

from kernel import (
    Layout,
    State,
)

# Numbers
ROUND: Final = 0
"""Counted from 1."""
PLACE = ACTIONS.group(
    "place",
)


def layout() -> Layout:
    return Layout()


class Town(State):
    """A position."""

    def closed(self) -> bool:
        return True

    def evaluate(self, seat: int) -> float:
        return 0.5
'''


def test_statements_of_the_rules_are_told_apart() -> None:
    found = sizes({"rules.py": MIXED})
    assert found[DECLARATIONS] == 7 + 4  # with the line before each, and the comment above the numbers
    assert found[EVALUATION] == 3
    assert found[IMPORTS] == 4
    assert found[RULES] == len(MIXED.splitlines()) - 7 - 4 - 3


def test_files_are_counted_whole_by_their_names() -> None:
    found = sizes(
        {"refusals/fire.py": "import this\n\nX = 1\n", "ui/story.js": "a;\n\nb;\n", "rulebook.md": "# Fire\n"}
    )
    assert found == {REFUSALS: 3, IMPORTS: 1, STORY: 3}


def test_unknown_modules_are_noticed() -> None:
    assert sizes({"surprise.py": "X = 1\n"})[OTHER] == 1


def test_every_module_of_our_games_has_a_role() -> None:
    printed = subprocess.run([sys.executable, ROOT / "tools" / "size"], capture_output=True, text=True, check=True)
    assert "| rules proper |" in printed.stdout
    assert f"| {OTHER} |" not in printed.stdout
