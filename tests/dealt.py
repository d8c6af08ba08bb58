"""The `tabletown` command with chance that comes again: `python dealt.py WORD ...`, with the same word, deals the same
games in the same order. Only for tests, which can then look at the same tables each time: nobody may guess a deal."""

import secrets
import sys
from random import Random

from tabletown.cli import main

if __name__ == "__main__":  # processes that a command starts import this module under another name
    secrets.token_bytes = Random(sys.argv.pop(1)).randbytes  # type: ignore[assignment]  # all secrets come from there
    sys.exit(main())
