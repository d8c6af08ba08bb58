"""What can happen, with the clause that it comes from."""

from __future__ import annotations

from typing import Final

from tabletown.games.card_city.rules.words import LOTS, SPACES, declare
from tabletown.kernel.events import NUMBER, PIECE, SEAT, FromContent

RANKS: Final = FromContent("rank")

TURN: Final = declare.event("turn", "FLO-01", turn=NUMBER, of=NUMBER, seat=SEAT)
DREW: Final = declare.event("drew", "ACQ-03", seat=SEAT, count=NUMBER)
DREW_ALONE: Final = declare.event("drew-alone", "SOL-04", seat=SEAT, count=NUMBER)
DEALT_LOTS: Final = declare.event("dealt-lots", "SOL-06", seat=SEAT)
OFFERED: Final = declare.event("offered", "ACQ-09", seat=SEAT, to=SEAT)
TOOK: Final = declare.event("took", "ACQ-10", {"a": "ACQ-11", "b": "ACQ-12"}, seat=SEAT, lot=LOTS)
KEPT: Final = declare.event("kept", "ACQ-13", seat=SEAT, lot=LOTS)
LEFT: Final = declare.event("left", "SOL-07", seat=SEAT, lot=LOTS)
PUT_UNDER: Final = declare.event("put-under", "SOL-04", seat=SEAT, card=PIECE)
BORROWED: Final = declare.event("borrowed", "DEB-01", seat=SEAT, dollars=NUMBER)
NO_LOAN: Final = declare.event("no-loan", "DEB-01", seat=SEAT)
SURPLUS: Final = declare.event("surplus", "CRA-05", seat=SEAT, count=NUMBER)
BUILT: Final = declare.event("built", "BLD-01", seat=SEAT, card=PIECE, space=SPACES)
PAID: Final = declare.event("paid", "BLD-03", seat=SEAT, dollars=NUMBER)
CLEARED: Final = declare.event("cleared", "POL-06", seat=SEAT, space=SPACES)
SMOKED: Final = declare.event("smoked", "POL-01", seat=SEAT, space=SPACES)
DISCARDED: Final = declare.event("discarded", "BLD-05", seat=SEAT, card=PIECE)
STRUCK: Final = declare.event("struck", "CRB-02", seat=SEAT, card=PIECE, space=SPACES)
NO_SCENE: Final = declare.event("no-scene", "CRB-05", seat=SEAT)
GREW: Final = declare.event("grew", "DEV-01", seat=SEAT, card=PIECE, space=SPACES)
EARNED: Final = declare.event("earned", "REV-04", seat=SEAT, dollars=NUMBER)
BOUGHT: Final = declare.event("bought", "EOT-01", seat=SEAT, space=SPACES, dollars=NUMBER)
POLICED: Final = declare.event("policed", "CRP-02", seat=SEAT, space=SPACES, dollars=NUMBER)
DEMOLISHED: Final = declare.event("demolished", "REN-01", seat=SEAT, card=PIECE, space=SPACES)
REPAID: Final = declare.event("repaid", "DEB-02", seat=SEAT, dollars=NUMBER)
SCORED: Final = declare.event("scored", "END-01", seat=SEAT, points=NUMBER)
WON: Final = declare.event("won", "END-06", seat=SEAT, points=NUMBER)
RANKED: Final = declare.event("ranked", "SOL-08", seat=SEAT, rank=RANKS, points=NUMBER)
