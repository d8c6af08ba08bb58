"""Which tests claim which clauses: read from the marks in the test files, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tabletown.kernel.errors import BadInput
from tabletown.kernel.rulebook import Rulebook


def covered(rulebook: Rulebook, tests: Path) -> dict[str, list[str]]:
    """For every clause the tests that claim it; BadInput if a test claims a clause that does not exist."""
    found: dict[str, list[str]] = {clause.id: [] for clause in rulebook.clauses}
    for test, id in claims(tests):
        if id not in found:
            raise BadInput(f"{test} claims the clause {id}, which the rulebook does not have")
        found[id].append(test)
    return found


def claims(tests: Path, mark: str = "clause") -> Iterator[tuple[str, str]]:
    """Every test with every id that a `@pytest.mark.clause(...)` on it names; or another mark."""
    if not tests.is_dir():
        raise BadInput(f"there are no tests in {tests}; run this in a checkout, or name the folder with --tests")
    for path in sorted(tests.rglob("test_*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        except (SyntaxError, ValueError) as error:
            raise BadInput(f"{path} is not a Python file: {error}") from None
        for node in tree.body:
            yield from _claims_of(node, path.as_posix(), mark)


def _claims_of(node: ast.stmt, where: str, mark: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.ClassDef):
        for inner in node.body:
            yield from _claims_of(inner, f"{where}::{node.name}", mark)
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == f"pytest.mark.{mark}":
                for argument in decorator.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield f"{where}::{node.name}", argument.value
