"""Which Tabletown this is, and with which games."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

import tabletown
from tabletown.kernel.registry import GROUP

KINDS: Final = {".py", ".toml"}


@cache
def build() -> str:
    """The version, a digest of all sources, and the versions of the games; compiled or not makes no difference."""
    folder = Path(tabletown.__file__).parent
    digest = blake2b(digest_size=4)
    for path in sorted(path for path in folder.rglob("*") if path.suffix in KINDS):
        text = path.read_bytes()
        digest.update(f"{path.relative_to(folder).as_posix()} {len(text)}\n".encode() + text)
    games = sorted(f"{point.name} {point.dist.version if point.dist else '?'}" for point in entry_points(group=GROUP))
    return f"{tabletown.__version__}-{digest.hexdigest()} with {', '.join(games)}"
