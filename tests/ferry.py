"""Night Ferry, cut out of docs/write-a-game.md as it stands there."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from types import ModuleType

from tests.pages import cut_out, load


@cache
def night_ferry() -> ModuleType:
    """The module of the tiny game, in a folder of its own."""
    folder = Path(mkdtemp(prefix="night_ferry"))
    cut_out("write-a-game.md", folder)
    return load(folder / "night_ferry.py")
