"""The rules of The Crow: Fire It Up!, one module per subject, in the rulebook's words."""

from tabletown.games.crow.rules import step

__all__ = ["step"]
