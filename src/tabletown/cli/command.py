"""The `tabletown` command: what was asked is done, or one sentence tells why it cannot be."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from io import TextIOWrapper

from tabletown.cli.parser import parser
from tabletown.kernel.errors import TabletownError
from tabletown.kernel.printable import clean


def main() -> int:
    """Runs the command; 2 for anything that was asked for and cannot be done."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    arguments = parser().parse_args()
    command: Callable[[argparse.Namespace], int] = arguments.command
    try:
        return command(arguments)
    except TabletownError as error:
        print(f"tabletown: {clean(str(error))}", file=sys.stderr)
        return 2
    except MemoryError:
        print("tabletown: there is not enough memory for that", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 141
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
