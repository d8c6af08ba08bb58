"""Files that are there whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import BinaryIO

from tabletown.kernel.errors import BadInput


@contextmanager
def whole(path: Path) -> Iterator[BinaryIO]:
    """A file to write; it gets its name when everything is in it. BadInput if that fails: then nothing has changed."""
    draft = path.with_name(f".tabletown-{token_hex(8)}")
    try:
        try:
            with draft.open("wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror or error}") from None


def check_writable(path: Path) -> None:
    """BadInput if no file can be made there; asked before a long work begins."""
    try:
        if path.is_dir():
            raise BadInput(f"{path} is a folder")
        draft = path.with_name(f".tabletown-{token_hex(8)}")
        draft.touch()
        draft.unlink()
    except (OSError, ValueError) as error:
        raise BadInput(f"{path} cannot be written: {getattr(error, 'strerror', None) or error}") from None
