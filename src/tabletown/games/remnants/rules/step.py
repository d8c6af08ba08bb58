"""The kinds of steps, as the rulebook has them. The rules name them, and they are made of the rules."""

from __future__ import annotations

from typing import Final

from tabletown.games.remnants.rules.battle import Battle, Lay, Reroll
from tabletown.games.remnants.rules.buy import Bazaar, Buy, Cheapen
from tabletown.games.remnants.rules.cards import Effects
from tabletown.games.remnants.rules.choices import (
    Deploy,
    Dispel,
    Find,
    Give,
    Peek,
    ReturnFigure,
    Rob,
    Search,
    Stock,
)
from tabletown.games.remnants.rules.defeat import Defeat, Hunt
from tabletown.games.remnants.rules.develop import Build, BuildNow, Place, Produce
from tabletown.games.remnants.rules.fights import Fights, Fray
from tabletown.games.remnants.rules.move import LED_MOVED, WALK, Go, Lead, Move
from tabletown.games.remnants.rules.number import A_SPACE, MANY, MOST_FIGURES, MOST_RENOWN, PARTIES, TYPE_COUNT
from tabletown.games.remnants.rules.recruit import Auction, Hire, Recruit
from tabletown.games.remnants.rules.rounds import Reset, Round
from tabletown.games.remnants.rules.sell import Refresh, Sell, SellNow
from tabletown.games.remnants.rules.setup import ChooseGang, ChooseSide, Start
from tabletown.games.remnants.rules.turns import Turn, Turns
from tabletown.games.remnants.rules.words import SEATS, SPACES, TYPES, declare
from tabletown.kernel.events import NUMBER
from tabletown.kernel.layout import A_SEAT, FLAG

NO_YES: Final = ("no", "yes")
SETUP_STAGES: Final = 3
PHASES: Final = 4
BATTLE_STAGES: Final = 7
MOST_EFFECTS: Final = 9
A_COUNT: Final = (0, MOST_FIGURES)
A_KIND: Final = A_COUNT
A_ZONE: Final = A_COUNT
A_TYPE: Final = (0, TYPE_COUNT - 1)
WINDOWS: Final = ("turn", "recruit", "buy", "produce", "build", "sell", "refresh", "move", "fights")
"""Upon which a card may be played."""
EFFECT: Final = ("effects", "produce")
"""What carries out the effects of cards, and those of tiles."""

START: Final = declare.step(Start("start", (0, SETUP_STAGES)))
GANG: Final = declare.step(ChooseGang("gang", A_SEAT, under="start"), "SET-05")
SIDE: Final = declare.step(ChooseSide("side", A_SEAT, under="start"), "SET-11")
ROUND: Final = declare.step(Round("round", (0, PHASES)))
RESET: Final = declare.step(Reset("reset", (0, (1 << SEATS) - 1), under="round"), "RES-01")
TURNS: Final = declare.step(Turns("turns", A_SEAT, under="round"))
TURN: Final = declare.step(Turn("turn", A_SEAT, FLAG, under="turns"), "TRN-09")
EFFECTS: Final = declare.step(Effects("effects", A_SEAT, A_KIND, (0, MOST_EFFECTS), under=WINDOWS))
RECRUIT: Final = declare.step(Recruit("recruit", A_SEAT, FLAG, under="turn"), "REC-01")
AUCTION: Final = declare.step(Auction("auction", A_SEAT, A_SEAT, under="recruit"), "REC-06")
HIRE: Final = declare.step(Hire("hire", A_SEAT, MANY, under=EFFECT), "OPS-05", arcs=NUMBER)
BUY: Final = declare.step(Buy("buy", A_SEAT, FLAG, A_COUNT, under="turn"), "BUY-01", bought=NO_YES, renown=NUMBER)
BAZAAR: Final = declare.step(Bazaar("bazaar", A_SEAT, MANY, under=EFFECT), "OPS-39", arcs=NUMBER)
CHEAPEN: Final = declare.step(Cheapen("cheapen", A_SEAT, MANY, FLAG, under=EFFECT), "OPS-04", arcs=NUMBER)
PRODUCE: Final = declare.step(Produce("produce", A_SEAT, under="turn"), "DEV-01")
BUILD: Final = declare.step(Build("build", A_SEAT, under="turn"), "DEV-03")
BUILD_NOW: Final = declare.step(BuildNow("build-now", A_SEAT, MANY, under=EFFECT), "DEV-03", arcs=NUMBER)
PLACE: Final = declare.step(Place("place", A_SEAT, A_TYPE, MANY, under=("turn", *EFFECT)), "DEV-03", type=TYPES)
SELL: Final = declare.step(Sell("sell", A_SEAT, A_COUNT, under="turn"), "SEL-01", sold=NUMBER)
SELL_NOW: Final = declare.step(
    SellNow("sell-now", A_SEAT, A_COUNT, A_COUNT, under=EFFECT), "SEL-01", sold=NUMBER, limit=NUMBER
)
REFRESH: Final = declare.step(Refresh("refresh", A_SEAT, under="turn"), "REF-01")
MOVE: Final = declare.step(Move("move", A_SEAT, under="turn"), "MOV-01")
GO: Final = declare.step(Go("go", A_SEAT, A_SPACE, (WALK, LED_MOVED), under=("move", "lead")), "MOV-13", start=SPACES)
LEAD: Final = declare.step(Lead("lead", A_SEAT, A_COUNT, A_COUNT, under=EFFECT), "OPS-13", count=NUMBER, steps=NUMBER)
DEPLOY: Final = declare.step(Deploy("deploy", A_SEAT, A_COUNT, FLAG, under=EFFECT), "OPS-06", count=NUMBER)
DISPEL: Final = declare.step(Dispel("dispel", A_SEAT, A_COUNT, under=EFFECT), "OPS-18", count=NUMBER)
ROB: Final = declare.step(Rob("rob", A_SEAT, MANY, under=EFFECT), "OPS-11", arcs=NUMBER)
PEEK: Final = declare.step(Peek("peek", A_SEAT, under=EFFECT), "OPS-15")
STOCK: Final = declare.step(Stock("stock", A_SEAT, (0, MOST_RENOWN), under=EFFECT), "OPS-16", count=NUMBER)
SEARCH: Final = declare.step(Search("search", A_SEAT, under=EFFECT), "OPS-17")
FIND: Final = declare.step(Find("find", A_SEAT, A_ZONE, under=EFFECT), "OPS-17")
GIVE: Final = declare.step(Give("give", A_SEAT, MANY, under=EFFECT), "OPS-38", arcs=NUMBER)
RETURN: Final = declare.step(ReturnFigure("return", A_SEAT, MANY, under=EFFECT), "OPS-38", arcs=NUMBER)
FRAY: Final = declare.step(Fray("fray", A_SEAT, under=("round", "turn")))
FIGHTS: Final = declare.step(Fights("fights", A_SEAT, under="fray"), "YCU-01")
BATTLE: Final = declare.step(Battle("battle", (0, BATTLE_STAGES), (0, PARTIES), under="fights"))
LAY: Final = declare.step(Lay("lay", A_SEAT, under="battle"), "BAT-03")
REROLL: Final = declare.step(Reroll("reroll", A_SEAT, (0, PARTIES - 1), (0, 15), under="battle"), "BAT-11")
DEFEAT: Final = declare.step(Defeat("defeat", A_SEAT, under="battle"), "DEF-02")
HUNT: Final = declare.step(Hunt("hunt", A_SEAT, under="battle"), "DEF-02")
