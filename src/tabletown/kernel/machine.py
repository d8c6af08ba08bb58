"""What this machine offers."""

from __future__ import annotations

import os
from importlib import import_module

from tabletown.kernel.errors import BadInput


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def need(library: str, extra: str) -> None:
    """BadInput if a library of an optional extra is not installed."""
    try:
        import_module(library)
    except ImportError as error:
        raise BadInput(f"{library} is not installed; get it with: pip install 'tabletown[{extra}]'") from error
