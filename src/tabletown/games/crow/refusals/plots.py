"""PLT: why a Plot card cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.crow.rules.night import Night
from tabletown.kernel.shown import Message, Refusal

if TYPE_CHECKING:
    from tabletown.games.crow.game import TheCrow


def no_card(game: TheCrow, night: Night, seat: int, code: int) -> Refusal:
    """Why this seat may not play that card now."""
    return Refusal("CROW-PLT-04", Message("refuse-not-now"))
