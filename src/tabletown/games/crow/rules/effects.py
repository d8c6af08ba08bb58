"""PLT: what a Plot card can do. The effects themselves are in crow_cards.py and gang_cards.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from tabletown.games.crow.rules.night import Night
    from tabletown.kernel.step import Actions


class Effect:
    """What one kind of Plot card does. Effects are stateless: one object serves all games.

    An effect with something to choose pushes CARD (seat, kind, stage); CARD then asks `legal` and `choose` of it.
    """

    def fits(self, night: Night) -> bool:
        """PLT-06: whether it would do anything now."""
        return True

    def play(self, night: Night, seat: i64, kind: i64) -> None:
        """The card has been shown and put away; what it says happens."""

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        """What can be chosen at a stage of the effect, ascending."""

    def choose(self, night: Night, seat: i64, stage: i64, action: i64) -> None:
        """Carries out a choice; the CARD step is still there, to be replaced or popped."""
