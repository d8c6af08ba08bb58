"""The rules of City of Remnants, one module for each heading of the rulebook."""

from tabletown.games.remnants.rules import step

__all__ = ["step"]
