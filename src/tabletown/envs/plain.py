"""Numbers of array libraries, taken for what they are."""

from __future__ import annotations

from typing import Any


def plain(value: Any) -> Any:
    """A single number of numpy or its like as one of Python; everything else as it is."""
    return value.item() if getattr(value, "ndim", None) == 0 else value
