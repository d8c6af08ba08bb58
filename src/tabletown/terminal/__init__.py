"""The same tables in a terminal: full screen, and plain lines."""

from tabletown.terminal.start import play
from tabletown.terminal.table import LocalTable

__all__ = ["LocalTable", "play"]
