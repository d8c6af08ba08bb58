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
from tabletown.games.remnants.rules.move import Go, Lead, Move
from tabletown.games.remnants.rules.recruit import Auction, Hire, Recruit
from tabletown.games.remnants.rules.rounds import Reset, Round
from tabletown.games.remnants.rules.sell import Refresh, Sell, SellNow
from tabletown.games.remnants.rules.setup import ChooseGang, ChooseSide, Start
from tabletown.games.remnants.rules.turns import Turn, Turns
from tabletown.games.remnants.rules.words import declare

START: Final = declare.step(Start("start"))
GANG: Final = declare.step(ChooseGang("gang"))
SIDE: Final = declare.step(ChooseSide("side"))
ROUND: Final = declare.step(Round("round"))
RESET: Final = declare.step(Reset("reset"))
TURNS: Final = declare.step(Turns("turns"))
TURN: Final = declare.step(Turn("turn"))
EFFECTS: Final = declare.step(Effects("effects"))
RECRUIT: Final = declare.step(Recruit("recruit"))
AUCTION: Final = declare.step(Auction("auction"))
HIRE: Final = declare.step(Hire("hire"))
BUY: Final = declare.step(Buy("buy"))
BAZAAR: Final = declare.step(Bazaar("bazaar"))
CHEAPEN: Final = declare.step(Cheapen("cheapen"))
PRODUCE: Final = declare.step(Produce("produce"))
BUILD: Final = declare.step(Build("build"))
BUILD_NOW: Final = declare.step(BuildNow("build-now"))
PLACE: Final = declare.step(Place("place"))
SELL: Final = declare.step(Sell("sell"))
SELL_NOW: Final = declare.step(SellNow("sell-now"))
REFRESH: Final = declare.step(Refresh("refresh"))
MOVE: Final = declare.step(Move("move"))
GO: Final = declare.step(Go("go"))
LEAD: Final = declare.step(Lead("lead"))
DEPLOY: Final = declare.step(Deploy("deploy"))
DISPEL: Final = declare.step(Dispel("dispel"))
ROB: Final = declare.step(Rob("rob"))
PEEK: Final = declare.step(Peek("peek"))
STOCK: Final = declare.step(Stock("stock"))
SEARCH: Final = declare.step(Search("search"))
FIND: Final = declare.step(Find("find"))
GIVE: Final = declare.step(Give("give"))
RETURN: Final = declare.step(ReturnFigure("return"))
FRAY: Final = declare.step(Fray("fray"))
FIGHTS: Final = declare.step(Fights("fights"))
BATTLE: Final = declare.step(Battle("battle"))
LAY: Final = declare.step(Lay("lay"))
REROLL: Final = declare.step(Reroll("reroll"))
DEFEAT: Final = declare.step(Defeat("defeat"))
HUNT: Final = declare.step(Hunt("hunt"))
