"""Why something cannot be chosen or played: the clause that forbids it, and what its sentence tells."""

from __future__ import annotations

from typing import Final

from tabletown.games.trick_city.rules.words import SUITS, declare
from tabletown.kernel.events import NUMBER

# Before the first round
HERO_FIRST: Final = declare.reason("choose-first", "SET-01", what="hero")
SIDEKICK_FIRST: Final = declare.reason("choose-first", "SKK-01", what="sidekick")
NO_HERO: Final = declare.reason("other-choice", "SET-01", what="hero")
NO_SIDEKICK: Final = declare.reason("other-choice", "SKK-01", what="sidekick")
TAKEN: Final = declare.reason("taken", "SET-02", power="{power}")
LEFT_OUT: Final = declare.reason("left-out", "OPT-02", power="{power}")

# At the Hit Line
POWER_KEPT: Final = declare.reason("power-kept", "SET-01")
ORDER_FIRST: Final = declare.reason("order-first", "THR-05")
NO_ORDER: Final = declare.reason("no-order", "THR-05")
NOT_HELD: Final = declare.reason("not-held", "RND-05", card="{play.card}")
NOT_IN_REACH: Final = declare.reason("not-held", "TTN-05", card="{play.card}")
FOLLOW: Final = declare.reason("follow", "FOL-01", suit=SUITS)
FOLLOW_SHIELD: Final = declare.reason("follow-shield", "TTN-06", suit=SUITS)
NEW_SUIT: Final = declare.reason("new-suit", "FOL-07", suit=SUITS)
SUIT_TO_STATE: Final = declare.reason("suit-to-state", "WLD-01")
SUIT_IS_GIVEN: Final = declare.reason("suit-is-given", "WLD-04", suit=SUITS)

# Power cards
NOT_YOUR_POWER: Final = declare.reason("not-your-power", "PWR-06", power="{play.power}")
EXHAUSTED: Final = declare.reason("exhausted", "PWR-04", power="{play.power}")
IN_SHIELD: Final = declare.reason("in-shield", "SKK-03", power="{play.power}")
POWER_SPOT: Final = declare.reason("power-spot", "PWR-02", power="{play.power}", spot=NUMBER)
POWER_NOW: Final = declare.reason("power-now", "PWR-08", power="{play.power}")
"""For effects of designers that have no sentence of their own."""
NO_LEFT_CARD: Final = declare.reason("no-left-card", "PWR-08", power="{play.power}")
LEFT_PROTECTED: Final = declare.reason("left-protected", "PWR-08", power="{play.power}")
NO_OPPOSING_CARD: Final = declare.reason("no-opposing-card", "PWR-08", power="{play.power}")
NO_TARGET: Final = declare.reason("no-target", "HRO-06", spot=NUMBER)
