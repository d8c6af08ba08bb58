"""HID-01 to HID-12: the zones of a position, and who sees what. Everybody can count what each player owns."""

from __future__ import annotations

from typing import Final

from tabletown.games.remnants.rules.words import declare
from tabletown.kernel.layout import ALL, NOBODY, OWNER

HAND: Final = declare.seat_zone("hand", OWNER, apart=True)  # HID-01
DRAW: Final = declare.seat_zone("draw", NOBODY, ordered=True, apart=True)  # HID-02, HID-12
ROW: Final = declare.seat_zone("row", OWNER, apart=True)  # HID-04
"""Laid face down from the hand."""
BLIND: Final = declare.seat_zone("blind", NOBODY, apart=True)
"""Laid face down from the draw pile: not even its owner knows it (BAT-04)."""
DISCARD: Final = declare.seat_zone("discard", ALL)  # HID-03
FIGHT: Final = declare.seat_zone("fight", ALL)
"""Revealed in a battle (BAT-07)."""
PLAYED: Final = declare.seat_zone("played", ALL)  # CRD-06
PERMANENT: Final = declare.seat_zone("permanent", ALL)  # CRD-09

MEMBERS: Final = declare.zone("members", ALL, ordered=False)  # SET-12
MEMBER_DECK: Final = declare.zone("member_deck", NOBODY, apart=True)
MEMBER_DISCARD: Final = declare.zone("member_discard", ALL, ordered=False)
GOODS: Final = declare.zone("goods", ALL, ordered=False)  # SET-13
GOODS_DECK: Final = declare.zone("goods_deck", NOBODY, apart=True)
GOODS_DISCARD: Final = declare.zone("goods_discard", ALL, ordered=False)
COORDINATES: Final = declare.zone("coordinates", ALL, back=1)
"""Drawn and in use (PAT-09)."""
COORDINATE_DECK: Final = declare.zone("coordinate_deck", NOBODY, back=1, apart=True)
COORDINATE_DISCARD: Final = declare.zone("coordinate_discard", ALL, ordered=False, back=1)
BOX: Final = declare.zone("box", ALL, ordered=False)
"""SET-06, DEF-07: what is out of the game."""
