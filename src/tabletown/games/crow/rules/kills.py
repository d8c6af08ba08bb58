"""KIL, ATK: what becomes of a defender who has been hit."""

from __future__ import annotations

from tabletown.games.crow.rules.night import Night
from tabletown.kernel.step import Step


class Kill(Step[Night]):
    """KIL: a gangster is killed in combat, step by step."""
