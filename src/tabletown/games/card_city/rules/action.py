"""What players choose from."""

from __future__ import annotations

from typing import Final

from tabletown.games.card_city.rules.words import BUILDINGS, CARDS, LOTS, SPACES, declare

CUT: Final = declare.group("cut", "ACQ-04", "card:{card}", "lot:a", card=CARDS)
HIDE: Final = declare.group("hide", "ACQ-06", "card:{card}", "down", card=CARDS)
SHOW: Final = declare.group("show", "ACQ-07", "card:{card}", "up", card=CARDS)
TAKE: Final = declare.group("take", "ACQ-10", "lot:{lot}", lot=LOTS)
UNDER: Final = declare.group("under", "SOL-04", "card:{card}", "deck", card=CARDS)
BORROW: Final = declare.action("borrow", "DEB-01", "loan")
DECLINE: Final = declare.action("decline", "DEB-01", "no-loan")
BUILD: Final = declare.pair_group("build", "BLD-01", "card:{card}", "space:{space}", card=BUILDINGS, space=SPACES)
POLLUTE: Final = declare.group("pollute", "POL-01", "cloud", "space:{space}", space=SPACES)
COMMIT: Final = declare.group("commit", "CRB-02", "card:crime", "space:{space}", space=SPACES)
GROW: Final = declare.group("grow", "DEV-09", "grow", "space:{space}", space=SPACES)
BUY: Final = declare.group("buy", "EOT-01", "stack:industry", "space:{space}", space=SPACES)
POLICE: Final = declare.group("police", "CRP-01", "stack:station", "space:{space}", space=SPACES)
DEMOLISH: Final = declare.group("demolish", "REN-01", "demolish", "space:{space}", space=SPACES)
REPAY: Final = declare.action("repay", "DEB-02", "repay")
DONE: Final = declare.action("done", "EOT-04", "done")
