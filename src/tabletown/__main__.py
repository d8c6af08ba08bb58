"""`python -m tabletown` is the `tabletown` command."""

import sys

from tabletown.cli import main

sys.exit(main())
