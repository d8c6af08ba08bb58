"""INF: the zones of a position, and who sees what lies in them. Hit Cards, locations and power cards differ in back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.trick_city.rules.words import DEALT, HITS, SIDES, SPOTS, TITANS, declare
from tabletown.kernel.layout import ALL, NOBODY, OWNER

HIT_BACK: Final = 0
LOCATION_BACK: Final = 1
POWER_BACK: Final = 2

DECK: Final = declare.zone("deck", NOBODY, HITS)
DISCARD: Final = declare.zone("discard", NOBODY, HITS)  # INF-02, RES-14; what was played stays known (INF-04)
HAND: Final = declare.seat_zone("hand", OWNER, DEALT)  # INF-01
LINE: Final = declare.zone_list("line", SPOTS, ALL, 1)
SHIELD: Final = declare.zone_list("shield", TITANS * DEALT, NOBODY, 1)  # SHD-14
BOX: Final = declare.zone("box", ALL, ordered=False, back=LOCATION_BACK)
STACK: Final = declare.zone("stack", NOBODY, back=LOCATION_BACK)  # SET-07
LOCATION: Final = declare.zone("location", ALL, 1, back=LOCATION_BACK)
TROPHIES: Final = declare.zone_list("trophies", SIDES, ALL, back=LOCATION_BACK)
RESERVE: Final = declare.zone("reserve", ALL, ordered=False, back=POWER_BACK)
POWERS: Final = declare.seat_zone("powers", ALL, 2, back=POWER_BACK)  # INF-05
EXHAUSTED: Final = declare.seat_zone("exhausted", ALL, 2, back=POWER_BACK)
WITH: Final = declare.zone_list("with", SPOTS, ALL, 1, back=POWER_BACK)
SIDEKICK: Final = declare.zone_list("sidekick", TITANS, ALL, 1, back=POWER_BACK)


def shield(seat: i64) -> i64:
    """The first place in the shield of a Titan; the others follow."""
    return SHIELD + DEALT * seat
