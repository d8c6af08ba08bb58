"""What a C file that mypyc wrote depends on: the declarations that it uses, not all that its headers hold.

The headers declare every function of every module, so one new function changes them. Its name is used in one file.
"""

from __future__ import annotations

import re
from collections import defaultdict
from hashlib import sha256
from pathlib import Path

NAME = re.compile(r"[A-Za-z_]\w*")
TOP_LEVEL = re.compile(r"\n(?=[^\s}])")
"""Where a declaration may begin: at the start of a line, unless that ends another one."""
DECLARED = re.compile(r"#define\s+(\w+)|(\w+)\s*[;(\[=]")
DECLARED_STRUCT = re.compile(r"struct\s+(\w+)|\}\s*(\w+)")


class Declarations:
    """Those of some headers, by the names that they declare."""

    def __init__(self, headers: list[Path]) -> None:
        self.declaring: dict[str, set[str]] = defaultdict(set)
        for header in headers:
            for text in TOP_LEVEL.split(header.read_text()):
                pattern = DECLARED_STRUCT if "{" in text else DECLARED
                for names in pattern.findall(text):
                    self.declaring["".join(names)].add(text)

    def used_by(self, text: str) -> set[str]:
        """All declarations of names that occur in the text, or in another one of them."""
        found: set[str] = set()
        waiting = [text]
        while waiting:
            for name in set(NAME.findall(waiting.pop())):
                new = self.declaring.get(name, set()) - found
                found |= new
                waiting += new
        return found

    def stamp(self, file: Path) -> str:
        """Changes with a file and with what it uses."""
        text = file.read_text()
        return sha256("\n".join([text, *sorted(self.used_by(text))]).encode()).hexdigest()
