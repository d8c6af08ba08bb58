"""Why something cannot be done now: the clause that forbids it, and a sentence."""

from tabletown.games.crow.refusals.refusal import refusal

__all__ = ["refusal"]
