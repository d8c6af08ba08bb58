"""A game as if its package were installed, for this process and for those that it starts."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tabletown.kernel import registry
from tests.lamplighter.lamplighter import SLUG as LAMPLIGHTER

ROOT = Path(__file__).parents[1]


@contextmanager
def installed(folder: Path, slug: str, entry: str) -> Iterator[Path]:
    """The folder is one of packages from now on; `entry` names the game as its entry point does."""
    about = folder / f"{slug}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {slug}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{slug} = {entry}\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", os.pathsep.join((str(folder), str(ROOT))))
        yield folder
    registry.game.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == slug]:
        del sys.modules[name]


@contextmanager
def lamplighter_installed(folder: Path) -> Iterator[Path]:
    """The game for one that only tests play."""
    with installed(folder, LAMPLIGHTER, "tests.lamplighter.lamplighter:GAME") as packages:
        yield packages
