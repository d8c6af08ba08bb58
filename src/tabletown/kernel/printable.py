"""Words that came from outside, safe to be printed."""

from __future__ import annotations


def clean(text: str) -> str:
    """Without control characters: a name in a saved game must not steer anybody's terminal."""
    return "".join(letter for letter in text if letter.isprintable() or letter == "\n")
