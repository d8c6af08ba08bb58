"""Pages in the docs that list what is in a game, with a test for each row."""

from __future__ import annotations

import ast
from pathlib import Path


def words_of(path: Path, test: str) -> set[str]:
    """All phrases of a test, its parameters included, and each word of them."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    (found,) = [node for node in body if isinstance(node, ast.FunctionDef) and node.name == test]
    nodes = (node.value for node in ast.walk(found) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    phrases = set(nodes)
    return phrases | {word.strip(",") for phrase in phrases for word in phrase.split()}
