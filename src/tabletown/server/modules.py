"""Which modules a page needs, from what they import: browsers fetch them all at once, not one after another."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Final

COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
IMPORT: Final = re.compile(r"""(?:^|[;}])(?:import|export)\b(?:[^"'`;=()]*?\bfrom)?\s*["']([^"']+)["']""", re.MULTILINE)
ROUTE: Final = re.compile(r"""\[/(\^.*\$)/, \(\) => import\("\./([\w.]+)"\)\]""")


def imports(path: Path) -> tuple[str, ...]:
    """What a module names in its import and export statements; what it imports later does not count."""
    return _imports(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=1024)
def _imports(path: Path, changed: int) -> tuple[str, ...]:
    """Read once for each time that the module was written: edit and reload works."""
    return tuple(IMPORT.findall(COMMENT.sub("", path.read_text(encoding="utf-8"))))


def routes(file: Path) -> list[tuple[str, str]]:
    """Which addresses lead to which module, as the browser's own list says: patterns and names."""
    return ROUTE.findall(file.read_text(encoding="utf-8"))


def routed(routes: list[tuple[str, str]], address: str) -> str | None:
    """The module of the page at an address."""
    return next((module for pattern, module in routes if re.match(pattern, address)), None)


class Modules:
    """The modules that browsers can reach, by their addresses."""

    def __init__(self, folders: Mapping[str, Path], names: Mapping[str, str]) -> None:
        self.folders = folders
        """Where files under an address lie."""
        self.names = names
        """As in an import map: a name, or its beginning that ends with a slash, and the address that it stands for."""

    def needed(self, roots: Iterable[str]) -> list[str]:
        """These modules and all that they import, those that are imported first in front."""
        found = dict.fromkeys(root for root in roots if self.file(root))
        waiting = list(found)
        for address in waiting:
            for imported in self.imported_by(address):
                if imported not in found:
                    found[imported] = None
                    waiting.append(imported)
        return list(found)

    def imported_by(self, address: str) -> Iterator[str]:
        path = self.file(address)
        for name in imports(path) if path else ():
            found = normpath(join(dirname(address), name)) if name.startswith(".") else self.named(name)
            if found and self.file(found):
                yield found

    def named(self, name: str) -> str | None:
        if name in self.names:
            return self.names[name]
        start = next((start for start in self.names if start.endswith("/") and name.startswith(start)), None)
        return start and self.names[start] + name.removeprefix(start)

    def file(self, address: str) -> Path | None:
        for start, folder in self.folders.items():
            path = folder / address.removeprefix(start)
            if address.startswith(start) and path.is_file():
                return path
        return None
