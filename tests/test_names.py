"""One word for one thing: no two classes outside the games share a name."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import tabletown

ROOT = Path(tabletown.__file__).parent
SHARED = {
    "Job": "of the server's bots and of its store",
    "Page": "a view on its way into words, and a page of the server's book of past moves",
}
"""Names that two classes have still, with what they are. Nothing comes to this list; the server takes its own away."""


def places() -> dict[str, list[str]]:
    """Where the classes of each name are. Games have words of their own, which may be those of another game."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(ROOT.rglob("*.py")):
        module = path.relative_to(ROOT).as_posix()
        if module.startswith("games/"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(module)
    return found


def test_no_class_has_the_name_of_another() -> None:
    assert {name: where for name, where in places().items() if len(where) > 1 and name not in SHARED} == {}


def test_names_that_are_excused_are_shared() -> None:
    assert [name for name in SHARED if len(places().get(name, [])) < 2] == []
