"""The kinds of steps, as the rulebook has them. The rules name them, and they are made of the rules."""

from __future__ import annotations

from typing import Final

from tabletown.games.remnants.rules.battle import Battle, Defeat, Fights, Fray, Hunt, Lay, Reroll
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
from tabletown.games.remnants.rules.develop import Build, BuildNow, Place, Produce
from tabletown.games.remnants.rules.move import LED_MOVED, WALK, Go, Lead, Move
from tabletown.games.remnants.rules.number import A_SPACE, MANY, MOST_FIGURES, MOST_RENOWN, PARTIES, TYPE_COUNT
from tabletown.games.remnants.rules.recruit import Auction, Hire, Recruit
from tabletown.games.remnants.rules.rounds import Reset, Round
from tabletown.games.remnants.rules.sell import Refresh, Sell, SellNow
from tabletown.games.remnants.rules.setup import ChooseGang, ChooseSide, Start
from tabletown.games.remnants.rules.turns import Turn, Turns
from tabletown.games.remnants.rules.words import SEATS, declare
from tabletown.kernel.layout import A_SEAT

FLAG: Final = (0, 1)
SETUP_STAGES: Final = 3
PHASES: Final = 4
BATTLE_STAGES: Final = 7
MOST_EFFECTS: Final = 9
A_KIND: Final = (0, MOST_FIGURES)
A_ZONE: Final = (0, MOST_FIGURES)
A_TYPE: Final = (0, TYPE_COUNT - 1)

START: Final = declare.step(Start("start", (0, SETUP_STAGES)))
GANG: Final = declare.step(ChooseGang("gang", A_SEAT, under="start"))
SIDE: Final = declare.step(ChooseSide("side", A_SEAT, under="start"))
ROUND: Final = declare.step(Round("round", (0, PHASES)))
RESET: Final = declare.step(Reset("reset", (0, (1 << SEATS) - 1), under="round"))
TURNS: Final = declare.step(Turns("turns", A_SEAT, under="round"))
TURN: Final = declare.step(Turn("turn", A_SEAT, FLAG, under="turns"))
EFFECTS: Final = declare.step(Effects("effects", A_SEAT, A_KIND, (0, MOST_EFFECTS)))
RECRUIT: Final = declare.step(Recruit("recruit", A_SEAT, FLAG, under="turn"))
AUCTION: Final = declare.step(Auction("auction", A_SEAT, A_SEAT, under="recruit"))
HIRE: Final = declare.step(Hire("hire", A_SEAT, MANY))
BUY: Final = declare.step(Buy("buy", A_SEAT, FLAG, (0, MOST_FIGURES), under="turn"))
BAZAAR: Final = declare.step(Bazaar("bazaar", A_SEAT, MANY))
CHEAPEN: Final = declare.step(Cheapen("cheapen", A_SEAT, MANY, FLAG))
PRODUCE: Final = declare.step(Produce("produce", A_SEAT, under="turn"))
BUILD: Final = declare.step(Build("build", A_SEAT, under="turn"))
BUILD_NOW: Final = declare.step(BuildNow("build-now", A_SEAT, MANY))
PLACE: Final = declare.step(Place("place", A_SEAT, A_TYPE, MANY))
SELL: Final = declare.step(Sell("sell", A_SEAT, (0, MOST_FIGURES), under="turn"))
SELL_NOW: Final = declare.step(SellNow("sell-now", A_SEAT, (0, MOST_FIGURES), (0, MOST_FIGURES)))
REFRESH: Final = declare.step(Refresh("refresh", A_SEAT, under="turn"))
MOVE: Final = declare.step(Move("move", A_SEAT, under="turn"))
GO: Final = declare.step(Go("go", A_SEAT, A_SPACE, (WALK, LED_MOVED)))
LEAD: Final = declare.step(Lead("lead", A_SEAT, (0, MOST_FIGURES), (0, MOST_FIGURES)))
DEPLOY: Final = declare.step(Deploy("deploy", A_SEAT, (0, MOST_FIGURES), FLAG))
DISPEL: Final = declare.step(Dispel("dispel", A_SEAT, (0, MOST_FIGURES)))
ROB: Final = declare.step(Rob("rob", A_SEAT, MANY))
PEEK: Final = declare.step(Peek("peek", A_SEAT))
STOCK: Final = declare.step(Stock("stock", A_SEAT, (0, MOST_RENOWN)))
SEARCH: Final = declare.step(Search("search", A_SEAT))
FIND: Final = declare.step(Find("find", A_SEAT, A_ZONE))
GIVE: Final = declare.step(Give("give", A_SEAT, MANY))
RETURN: Final = declare.step(ReturnFigure("return", A_SEAT, MANY))
FRAY: Final = declare.step(Fray("fray", A_SEAT))
FIGHTS: Final = declare.step(Fights("fights", A_SEAT, under="fray"))
BATTLE: Final = declare.step(Battle("battle", (0, BATTLE_STAGES), (0, PARTIES), under="fights"))
LAY: Final = declare.step(Lay("lay", A_SEAT, under="battle"))
REROLL: Final = declare.step(Reroll("reroll", A_SEAT, (0, PARTIES - 1), (0, 15), under="battle"))
DEFEAT: Final = declare.step(Defeat("defeat", A_SEAT, under="battle"))
HUNT: Final = declare.step(Hunt("hunt", A_SEAT, under="battle"))
