"""Why something cannot be done now: the clause that forbids it, and a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.crow.rules.night import Night
from tabletown.kernel.shown import Message, Refusal

if TYPE_CHECKING:
    from tabletown.games.crow.game import TheCrow


def refusal(game: TheCrow, night: Night, seat: int, code: int) -> Refusal:
    """For a seat that has to choose now: from what it may know."""
    return Refusal("CROW-CRA-05", Message("refuse-not-now"))
