"""What this machine offers."""

from __future__ import annotations

import os
from importlib.util import find_spec

from tabletown.kernel import state
from tabletown.kernel.errors import BadInput


def is_compiled() -> bool:
    """Whether the rules are compiled here."""
    return not str(state.__file__).endswith(".py")


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def need(library: str, extra: str) -> None:
    """BadInput if a library of an optional extra is not installed."""
    if find_spec(library) is None:  # importing it may take seconds
        raise BadInput(f"{library} is not installed; get it with: pip install 'tabletown[{extra}]'")
