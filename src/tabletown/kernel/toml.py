"""TOML that strangers wrote, read without giving them all the memory.

The parser of the standard library keeps every prefix of a dotted key such as `a.b.c`: one of 20,000 parts, which is
40 KB of text, would take gigabytes. So the parts are counted before anything is parsed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Final

DEEPEST: Final = 12
"""Parts of a dotted key; no content comes near it."""
APART: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?!")'
    r"|'''.*?'''(?!')"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*"
    r"|[\"']",
    re.DOTALL,
)
"""What may hold dots that divide no keys: texts and comments. The last is a text that never ends."""
QUOTES: Final = ('"', "'")
TRIPLE: Final = ('"""', "'''")
BETWEEN: Final = re.compile(r"[^\w.\- \t]+")
"""What no dotted key goes on behind."""


def read_toml(text: str) -> dict[str, object]:
    """The text as plain data; ValueError if it is not TOML, or has keys of too many parts."""
    for bare in BETWEEN.split("".join(_without_texts(text))):
        if bare.count(".") >= DEEPEST:
            raise ValueError(f"a key has more than {DEEPEST} parts")
    return tomllib.loads(text)


def _without_texts(text: str) -> Iterator[str]:
    """What stands outside of texts and comments; a text counts as a letter, because it may be part of a key.

    Nothing behind a text that never ends: the parser does not get there.
    """
    at = 0
    for found in APART.finditer(text):
        yield text[at : found.start()]
        endless = found[0] in QUOTES or (text.startswith(TRIPLE, found.start()) and not found[0].startswith(TRIPLE))
        if endless:
            return
        yield "" if found[0].startswith("#") else "_"
        at = found.end()
    yield text[at:]
