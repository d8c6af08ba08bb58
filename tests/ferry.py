"""Night Ferry, cut out of docs/write-a-game.md as it stands there."""

from __future__ import annotations

import importlib.util
import re
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from types import ModuleType

PAGE = Path(__file__).parents[1] / "docs" / "write-a-game.md"
FILE = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@cache
def night_ferry() -> ModuleType:
    """The module of the tiny game, in a folder of its own."""
    folder = Path(mkdtemp(prefix="night_ferry"))
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        (folder / name).write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("night_ferry", folder / "night_ferry.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
