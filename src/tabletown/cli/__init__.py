"""The `tabletown` command."""

from tabletown.cli.command import main
from tabletown.cli.parser import is_compiled, parser

__all__ = ["is_compiled", "main", "parser"]
