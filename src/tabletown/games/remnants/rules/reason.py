"""Why something is not legal. The order in which they are looked for is that of the checks in the rules."""

from __future__ import annotations

from typing import Final

from tabletown.games.remnants.rules.words import declare
from tabletown.kernel.events import NUMBER

# Before the game
GANG_TAKEN: Final = declare.reason("gang-taken", "CMP-02")
SIDE_TAKEN: Final = declare.reason("side-taken", "SET-10")
NO_ENTRY: Final = declare.reason("no-entry", "BRD-07")

# Cards and turns
NOT_IN_HAND: Final = declare.reason("not-in-hand", "CRD-01", card="{card}")
NOT_OWN_TURN: Final = declare.reason("not-own-turn", "CRD-04")
BATTLE_CARD: Final = declare.reason("battle-card", "CRD-07", card="{card}")
NO_EFFECT: Final = declare.reason("no-effect", "CRD-11", card="{card}")
HAS_ACTED: Final = declare.reason("has-acted", "TRN-03")
END_FIRST: Final = declare.reason("end-first", "TRN-08")
NO_MEMBERS: Final = declare.reason("no-members", "TRN-05")

# Recruiting
TURN_UP_FIRST: Final = declare.reason("turn-up-first", "REC-03")
NOT_IN_ROW: Final = declare.reason("not-in-row", "REC-01", card="{card}")
BID_PRICE: Final = declare.reason("bid-price", "REC-07", arcs=NUMBER)

# Buying
HAS_BOUGHT: Final = declare.reason("has-bought", "BUY-01")
NOT_FOR_SALE: Final = declare.reason("not-for-sale", "BUY-01", card="{card}")
GOOD_PRICE: Final = declare.reason("good-price", "BUY-01", price=NUMBER)
RENOWN_LIMIT: Final = declare.reason("renown-limit", "BUY-03", limit=NUMBER)
RENOWN_PRICE: Final = declare.reason("renown-price", "BUY-03")
POOL_EMPTY: Final = declare.reason("pool-empty", "BUY-05")
ONLY_GOODS: Final = declare.reason("only-goods", "OPS-04")

# Developments and products
USED_BEFORE: Final = declare.reason("used-before", "DEV-13")
NO_TILE: Final = declare.reason("no-tile", "CTL-03")
CALLED_ELSEWHERE: Final = declare.reason("called-elsewhere", "CTL-11")
NOT_CONTROLLED: Final = declare.reason("not-controlled", "CTL-03")
NO_PRODUCE: Final = declare.reason("no-produce", "DEV-01")
TILE_USED: Final = declare.reason("tile-used", "DEV-02")
TILE_IDLE: Final = declare.reason("tile-idle", "DEV-02")
NO_TILE_LEFT: Final = declare.reason("no-tile-left", "DEV-11", type="{type}")
TILE_PRICE: Final = declare.reason("tile-price", "DEV-03", price=NUMBER)
NO_SITE: Final = declare.reason("no-site", "DEV-06", type="{type}")
WRONG_LEVEL: Final = declare.reason("wrong-level", "DEV-06")
COVERED: Final = declare.reason("covered", "DEV-05")
SALE_LIMIT: Final = declare.reason("sale-limit", "SEL-02", limit=NUMBER)
NO_PRODUCTS: Final = declare.reason("no-products", "SEL-01")
MAKES_NO_PRODUCTS: Final = declare.reason("makes-no-products", "OPS-16")

# Moving
MOVE_LIMIT: Final = declare.reason("move-limit", "MOV-01", limit=NUMBER)
POOL_OUT: Final = declare.reason("pool-out", "MOV-05")
NO_FIGURE: Final = declare.reason("no-figure", "MOV-01")
HAS_MOVED: Final = declare.reason("has-moved", "MOV-02")
HELD_BY_BATTLE: Final = declare.reason("held-by-battle", "BAT-19")
NOWHERE: Final = declare.reason("nowhere", "MOV-13")
STARTED_THERE: Final = declare.reason("started-there", "MOV-13")
BLOCKED: Final = declare.reason("blocked", "BRD-05")
SPACE_FULL: Final = declare.reason("space-full", "MOV-06", limit=NUMBER)
ENEMIES_TWICE: Final = declare.reason("enemies-twice", "MOV-08")
ENEMIES_LED: Final = declare.reason("enemies-led", "OPS-13")
TOO_FAR: Final = declare.reason("too-far", "MOV-01")
HAS_BEEN_LED: Final = declare.reason("has-been-led", "EFF-03")
NOT_HIS_SPACE: Final = declare.reason("not-his-space", "OPS-06")
NOT_ON_TILE: Final = declare.reason("not-on-tile", "OPS-06")

# Other effects
ANOTHER_PLAYER: Final = declare.reason("another-player", "OPS-11")
ANOTHER_HAND: Final = declare.reason("another-hand", "OPS-15")
NO_ARCS: Final = declare.reason("no-arcs", "OPS-11")
EMPTY_HAND: Final = declare.reason("empty-hand", "OPS-15")
EMPTY_PILE: Final = declare.reason("empty-pile", "OPS-17")
NOT_IN_PILE: Final = declare.reason("not-in-pile", "OPS-17", card="{card}")
IN_THE_BAG: Final = declare.reason("in-the-bag", "OPS-18")

# Battles
NOT_CONTESTED: Final = declare.reason("not-contested", "CTL-08")
NOT_FACED: Final = declare.reason("not-faced", "YCU-14")
ALIKE: Final = declare.reason("alike", "CMP-12")
BRIBE_PRICE: Final = declare.reason("bribe-price", "YCU-12", price=NUMBER)
NOT_SEVERAL: Final = declare.reason("not-several", "YCU-28")
ROW_FULL: Final = declare.reason("row-full", "BAT-03", limit=NUMBER)
DRAW_EMPTY: Final = declare.reason("draw-empty", "BAT-05")
NO_MORE_REROLLS: Final = declare.reason("no-more-rerolls", "OPS-25")
NO_SUCH_DIE: Final = declare.reason("no-such-die", "BAT-11")
LOSE_OPEN: Final = declare.reason("lose-open", "DEF-03")
NO_UNIT: Final = declare.reason("no-unit", "CMP-05", card="{card}")
NO_UNIT_THERE: Final = declare.reason("no-unit-there", "DEF-11")
