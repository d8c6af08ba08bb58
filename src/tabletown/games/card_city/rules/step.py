"""The kinds of steps, as the rulebook has them. The rules name them, and they are made of the rules."""

from __future__ import annotations

from typing import Final

from tabletown.games.card_city.rules import action, reason, zone
from tabletown.games.card_city.rules.acquisition import Acquire, Cut, Hide, Keep, Show, Take
from tabletown.games.card_city.rules.construction import Build, Commit, Loan, Pollute
from tabletown.games.card_city.rules.development import Grow
from tabletown.games.card_city.rules.improvement import Improve
from tabletown.games.card_city.rules.setup import Start
from tabletown.games.card_city.rules.turns import Phase, Turn
from tabletown.games.card_city.rules.words import HOME, SEATS, SHOP, SPACES, declare
from tabletown.kernel.boards import A_BOARD
from tabletown.kernel.layout import A_SEAT, FLAG

NOTHING: Final = (0, 0)
A_SPACE: Final = (0, len(SPACES) - 1)
MOST_PURCHASES: Final = 9

START: Final = declare.step(Start("start", NOTHING))
TURN: Final = declare.step(Turn("turn", NOTHING, under="start"))
ACQUIRE: Final = declare.step(Acquire("acquire", NOTHING, under="turn"))
CUT: Final = declare.step(Cut("cut", action.CUT, zone.HAND, zone.CUT_A, reason.NOT_IN_HAND), "ACQ-04")
HIDE: Final = declare.step(Hide("hide", action.HIDE, zone.CUT_A, zone.CUT_DOWN, reason.NOT_IN_LOT_A), "ACQ-06")
SHOW: Final = declare.step(Show("show", action.SHOW, zone.HAND, zone.CUT_UP, reason.NOT_IN_LOT_B), "ACQ-07")
TAKE: Final = declare.step(Take("take", A_SEAT, under="turn"), "ACQ-10")
KEEP: Final = declare.step(Keep("keep", A_SEAT, under="turn"), "SOL-04")
PHASE: Final = declare.step(Phase("phase", (0, SEATS), under="turn"))
LOAN: Final = declare.step(Loan("loan", A_SEAT, under="phase"), "DEB-01")
BUILD: Final = declare.step(Build("build", A_SEAT, A_BOARD, under="phase"), "BLD-02")
POLLUTE: Final = declare.step(Pollute("pollute", A_SEAT, A_SPACE), "POL-01")
COMMIT: Final = declare.step(Commit("commit", A_SEAT, A_BOARD, under="phase"), "CRB-01")
GROW_HOMES: Final = declare.step(Grow("grow-homes", HOME))
GROW_SHOPS: Final = declare.step(Grow("grow-shops", SHOP))
IMPROVE: Final = declare.step(Improve("improve", A_SEAT, (0, MOST_PURCHASES), FLAG, under="phase"), "EOT-04")
