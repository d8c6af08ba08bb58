"""The numbers of a position. A list of spots counts from the left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.trick_city.rules.words import CAPTAIN, NONE, SEATS, SIDES, SPOTS, SUITS, TRICKS, declare
from tabletown.kernel.layout import A_SEAT, FLAG

MOST_ROUNDS: Final = 100
MOST_VALUE: Final = 1000
A_SUIT: Final = (NONE, len(SUITS) - 1)
POINTS: Final = (0, 10_000)

ROUND: Final = declare.number("round", (0, MOST_ROUNDS))
TRICK: Final = declare.number("trick", (0, TRICKS))
SPOT: Final = declare.number("spot", (0, SPOTS))
LEADER: Final = declare.number("leader", A_SEAT)
OPENER: Final = declare.number("opener", A_SEAT)
LEAD_SUIT: Final = declare.number("lead_suit", A_SUIT)
ORDER: Final = declare.number("order", (NONE, CAPTAIN + 1))
LAST_WINNER: Final = declare.number("last_winner", (NONE, SIDES - 1))
STASH: Final = declare.number("stash", POINTS)
VP: Final = declare.list_of("vp", SIDES, POINTS)
PLAYER: Final = declare.list_of("player", SPOTS, (NONE, SEATS - 1))
FACE_UP: Final = declare.list_of("face_up", SPOTS, FLAG)
SUIT: Final = declare.list_of("suit", SPOTS, A_SUIT)
VALUE: Final = declare.list_of("value", SPOTS, (-MOST_VALUE, MOST_VALUE))
CHANGE: Final = declare.list_of("change", SPOTS, (-MOST_VALUE, MOST_VALUE))
COPY: Final = declare.list_of("copy", SPOTS, (NONE, MOST_VALUE))
PROTECTED: Final = declare.list_of("protected", SPOTS, FLAG)
VOID: Final = declare.rows_per_seat("void", SUITS, FLAG)


def void(suit: i64, seat: i64) -> i64:
    """Whether a seat could not follow a suit in this round."""
    return VOID + SEATS * suit + seat
