"""What players choose from."""

from __future__ import annotations

from typing import Final

from tabletown.games.trick_city.rules.words import CAPTAIN, PLAYS, POWERS, SIDEKICKS, declare
from tabletown.kernel.declare import Seats

CHOOSE: Final = declare.content_group(
    "choose", "SET-01", "power:{power}", elsewhere={SIDEKICKS: "SKK-02"}, power=POWERS
)
ORDER: Final = declare.content_group("order", "THR-04", "first:{seat}", seat=Seats(CAPTAIN, 2))
PLAY: Final = declare.content_group("play", "RND-05", play=PLAYS)
