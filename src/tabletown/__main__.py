"""`python -m tabletown` is the `tabletown` command."""

import sys

from tabletown.cli import main

if __name__ == "__main__":  # processes that a command starts import this module under another name
    sys.exit(main())
