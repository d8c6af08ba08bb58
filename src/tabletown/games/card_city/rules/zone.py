"""HID: the zones of a position, and who sees what lies in them. The order of cards in a lot has no meaning (ACQ-16)."""

from __future__ import annotations

from typing import Final

from tabletown.games.card_city.rules.words import declare
from tabletown.kernel.layout import ALL, NOBODY, OWNER

DECK: Final = declare.zone("deck", NOBODY)  # SET-08
REMOVED: Final = declare.zone("removed", NOBODY, ordered=False)  # CRI-02
HAND: Final = declare.seat_zone("hand", OWNER)
"""What a player divides, or draws alone."""
CUT_A: Final = declare.seat_zone("cut_a", OWNER)
"""Lot A while it is made: nobody else sees it before it is offered."""
CUT_DOWN: Final = declare.seat_zone("cut_down", OWNER)
CUT_UP: Final = declare.seat_zone("cut_up", OWNER)
A_UP: Final = declare.zone("a_up", ALL, ordered=False)  # HID-02
A_DOWN: Final = declare.zone("a_down", NOBODY, ordered=False)
B_UP: Final = declare.zone("b_up", ALL, ordered=False)
B_DOWN: Final = declare.zone("b_down", NOBODY, ordered=False)
LOT: Final = declare.seat_zone("lot", OWNER)  # HID-04
"""The cards that a player has to place."""
CITY: Final = declare.seat_zone("city", ALL)
STACK: Final = declare.zone("stack_residence", ALL, ordered=False)  # SET-09 to SET-11, CRS-04
STACK_INDUSTRY: Final = declare.zone("stack_industry", ALL, ordered=False)
STACK_COMMERCE: Final = declare.zone("stack_commerce", ALL, ordered=False)
STACK_CLOUD: Final = declare.zone("stack_cloud", ALL, ordered=False)
STACK_STATION: Final = declare.zone("stack_station", ALL, ordered=False)
LEFT: Final = declare.zone("left", NOBODY, ordered=False)  # SOL-07
"""The lots that a player who plays alone has left behind."""
DISCARD: Final = declare.zone("discard", ALL, ordered=False)
BOX: Final = declare.zone("box", ALL, ordered=False)  # SET-12
