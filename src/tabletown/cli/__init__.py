"""The `tabletown` command."""

from tabletown.cli.command import main
from tabletown.cli.parser import parser
from tabletown.kernel.machine import is_compiled

__all__ = ["is_compiled", "main", "parser"]
