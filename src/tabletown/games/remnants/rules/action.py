"""What players choose from. Cards come last, so that whoever may play cards offers them last."""

from __future__ import annotations

from typing import Final

from tabletown.games.remnants.rules.words import (
    ACTIONS,
    BIDS,
    CARDS,
    FACES,
    GANGS,
    GOODS,
    MEMBERS,
    SEATS,
    SPACES,
    TOKENS,
    TURNS,
    TYPES,
    declare,
)
from tabletown.kernel.declare import Seats, Tells

EVERYBODY: Final = Seats(0, SEATS)
ENDS: Final = {
    **{"recruit": "REC-03", "reset": "RES-01", "refresh": "REF-01", "reroll": "CRD-16"},
    **dict.fromkeys(("lead", "deploy", "dispel", "sell-now"), "EFF-02"),
}
"""The clauses by which something is finished that is no action."""
TURNED: Final[Tells] = {"space": "{space}", "degrees": "{turn.degrees}"}
PRICED_TYPE: Final[Tells] = {"type": "{type}", "arcs": "{type.cost}"}
PRICED_GOOD: Final[Tells] = {"card": "{card}", "arcs": "{card.cost}"}

GANG: Final = declare.group("gang", "SET-05", "gang:{gang}", gang=GANGS)
ENTER: Final = declare.group("enter", "SET-11", "entry", "space:{space}", space=SPACES)
DONE: Final = declare.action("done", "TRN-04", "done", elsewhere=ENDS)
DO: Final = declare.group("do", "TRN-03", "action:{action}", action=ACTIONS)
END: Final = declare.action("end", "TRN-08", "end")
PASS: Final = declare.action("pass", "REC-08", "pass")
BID: Final = declare.group("bid", "REC-07", "bid:{raise_by}", told={"arcs": "{raise_by.arcs}"}, raise_by=BIDS)
RENOWN: Final = declare.action("renown", "BUY-03", "renown", told={"arcs": "{renown_price}"})
USE: Final = declare.group("use", "DEV-01", "use", "space:{space}", space=SPACES)
SELL: Final = declare.group("sell", "SEL-01", "sell", "space:{space}", space=SPACES)
STOCK: Final = declare.group("stock", "OPS-16", "stock", "space:{space}", space=SPACES)
PLACE: Final = declare.pair_group(
    "place", "DEV-03", "space:{space}", "turn:{turn}", told=TURNED, space=SPACES, turn=TURNS
)
POOL: Final = declare.action("pool", "MOV-05", "pool")
FETCH: Final = declare.group("fetch", "MOV-01", "figure:{space}", space=SPACES)
FETCH_MOVED: Final = declare.group("fetch-moved", "EFF-03", "moved:{space}", space=SPACES)
GO: Final = declare.group("go", "MOV-13", "space:{space}", space=SPACES)
DEPLOY: Final = declare.group("deploy", "OPS-06", "deploy", "space:{space}", space=SPACES)
RETURN_POOL: Final = declare.action("return-pool", "OPS-38", "return", "pool")
RETURN: Final = declare.group("return", "OPS-38", "return", "figure:{space}", space=SPACES)
ATTACK: Final = declare.group("attack", "BAT-02", "attack", "space:{space}", space=SPACES)
FIGHT: Final = declare.group("fight", "YCU-28", "fight", "token:{token}", token=TOKENS)
BRIBE: Final = declare.group("bribe", "YCU-11", "bribe", "token:{token}", token=TOKENS)
BRIBE_ALL: Final = declare.action("bribe-all", "YCU-11", "bribe-all")
DISPEL: Final = declare.group("dispel", "OPS-18", "dispel", "token:{token}", token=TOKENS)
BLIND: Final = declare.action("blind", "BAT-04", "draw")
CONFIRM: Final = declare.action("confirm", "BAT-20", "confirm")
REROLL: Final = declare.group("reroll", "BAT-11", "die:{face}", told={"face": "{face.shows}"}, face=FACES)
ROB: Final = declare.group("rob", "OPS-11", "player:{seat}", seat=EVERYBODY)
PEEK: Final = declare.group("peek", "OPS-15", "peek", "player:{seat}", seat=EVERYBODY)
SEARCH_DRAW: Final = declare.action("search-draw", "OPS-17", "search", "draw")
SEARCH_DISCARD: Final = declare.action("search-discard", "OPS-17", "search", "discard")

BUILD: Final = declare.content_group("build", "DEV-03", "type:{type}", told=PRICED_TYPE, type=TYPES)
CHEAPEN_TYPE: Final = declare.content_group("cheapen-type", "OPS-04", "cheaper", "type:{type}", type=TYPES)
NAME: Final = declare.content_group("name", "REC-01", "member:{card}", card=MEMBERS)
HIRE: Final = declare.content_group("hire", "OPS-05", "hire", "member:{card}", card=MEMBERS)
BUY: Final = declare.content_group("buy", "BUY-01", "good:{card}", told=PRICED_GOOD, card=GOODS)
CHEAPEN: Final = declare.content_group("cheapen", "OPS-04", "cheaper", "good:{card}", card=GOODS)
THROW: Final = declare.content_group("throw", "RES-01", "card:{card}", "discard", card=CARDS)
LAY: Final = declare.content_group("lay", "BAT-03", "card:{card}", "row", card=CARDS)
LOSE: Final = declare.content_group("lose", "DEF-02", "card:{card}", "box", card=CARDS)
FIND: Final = declare.content_group("find", "OPS-17", "find", "card:{card}", card=CARDS)
GIVE: Final = declare.content_group("give", "OPS-38", "give", "card:{card}", card=CARDS)
PLAY: Final = declare.content_group("play", "CRD-01", "card:{card}", card=CARDS)
