"""All that The Crow declares: each number, zone, event, action, reason and step in a line of its own module."""

from __future__ import annotations

from typing import Final

from tabletown.games.crow.rules.words import SEATS
from tabletown.kernel.declare import Declarations

declare: Final = Declarations("CROW", SEATS)
