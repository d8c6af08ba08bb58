"""HID-08, HID-09: the numbers of a position, which everybody sees."""

from __future__ import annotations

from typing import Final

from tabletown.games.remnants.rules.words import ACTIONS, FACES, MOST_TILES, NONE, SEATS, SPACES, TOKENS, declare
from tabletown.kernel.boards import A_BOARD
from tabletown.kernel.layout import A_SEAT

MOST_ARCS: Final = 10_000_000
MOST_RENOWN: Final = 10_000
MOST_FIGURES: Final = 99
MOST_ROUNDS: Final = 99
TYPE_COUNT: Final = 18
PARTIES: Final = 2
"""In a battle: the attacker, and the defender (nobody, if it is fought with a YCU token)."""
A_SPACE: Final = (NONE, len(SPACES) - 1)
SOMEBODY: Final = (NONE, SEATS - 1)
MANY: Final = (0, MOST_ARCS)

ROUND: Final = declare.number("round", within=(0, MOST_ROUNDS))
FIRST: Final = declare.number("first", within=A_SEAT)
ACTIVE: Final = declare.number("active", within=SOMEBODY)
"""Whose turn it is."""
RENOWN_POOL: Final = declare.number("renown_pool", within=(0, MOST_RENOWN))
SUPPLY: Final = declare.number("supply", within=(0, MOST_RENOWN))
"""CMP-20: product tokens that lie on no tile."""

GANG: Final = declare.per_seat("gang", within=SOMEBODY)
ENTRY: Final = declare.per_seat("entry", within=A_SPACE)
ARCS: Final = declare.per_seat("arcs", within=MANY)
RENOWN: Final = declare.per_seat("renown", within=(0, MOST_RENOWN))
INFLUENCE: Final = declare.per_seat("influence", within=(0, MOST_FIGURES))
MET: Final = declare.per_seat("met", within=(0, 255))
"""IFL-04: the conditions that were met, as bits."""
TRACKER: Final = declare.per_seat("tracker", within=(0, MOST_FIGURES))
POOL: Final = declare.per_seat("pool", within=(0, MOST_FIGURES))
UNUSED: Final = declare.per_seat("unused", within=(0, MOST_FIGURES))
UNITS: Final = declare.per_seat("units", within=(0, MOST_FIGURES))
"""IFL-11: the unit cards that a player owns."""
OWNED: Final = declare.per_seat("owned", within=(0, MOST_FIGURES))
"""END-03: his black market cards."""
WON: Final = declare.per_seat("won", within=MANY)
"""IFL-15: battles."""
ONE: Final = declare.per_seat("one", within=A_BOARD)
"""The spaces with at least one of his figures, and those with two."""
TWO: Final = declare.per_seat("two", within=A_BOARD)
HELD: Final = declare.per_seat("held", within=A_BOARD)
"""CTL-10: the contested spaces that he is the holder of."""

# The turn

BONUS: Final = declare.list_of("bonus", len(ACTIONS), within=(0, MOST_FIGURES))
"""EFF-04: the bonus actions that are still to come."""
ENTERED: Final = declare.number("entered", within=A_SPACE)
"""MOV-08: the space with enemies that was entered in this turn."""
SELL_BONUS: Final = declare.number("sell_bonus", within=MANY)
MORE_FIGURES: Final = declare.number("more_figures", within=(0, MOST_FIGURES))
MORE_STEPS: Final = declare.number("more_steps", within=(0, MOST_FIGURES))
GONE: Final = declare.number("gone", within=(0, MOST_FIGURES))
"""MOV-01: the figures that have moved in this action."""
MOVED_ONE: Final = declare.number("moved_one", within=A_BOARD)
"""MOV-02: where figures stand that have moved in this action: at least one, two."""
MOVED_TWO: Final = declare.number("moved_two", within=A_BOARD)
LED_ONE: Final = declare.number("led_one", within=A_BOARD)
"""EFF-03: where figures stand that an effect has moved: unmoved ones of the action, then moved ones."""
LED_TWO: Final = declare.number("led_two", within=A_BOARD)
LED_MOVED_ONE: Final = declare.number("led_moved_one", within=A_BOARD)
LED_MOVED_TWO: Final = declare.number("led_moved_two", within=A_BOARD)
USED: Final = declare.number("used", within=(0, (1 << MOST_TILES) - 1))
"""DEV-02: the tiles that were used in this action, as bits."""

# The auction

BID: Final = declare.number("bid", within=MANY)
LOT: Final = declare.number("lot", within=(NONE, MOST_FIGURES))
"""The card that is auctioned, by its kind."""
BIDDER: Final = declare.number("bidder", within=SOMEBODY)
OUT: Final = declare.number("out", within=(0, (1 << SEATS) - 1))
"""REC-08: who is out of this auction, as bits."""

# The battle

ATTACKER: Final = declare.number("attacker", within=SOMEBODY)
DEFENDER: Final = declare.number("defender", within=SOMEBODY)
BATTLEFIELD: Final = declare.number("battlefield", within=A_SPACE)
RIVAL: Final = declare.number("rival", within=(NONE, len(TOKENS) - 1))
"""The YCU token that is fought."""
STRENGTH: Final = declare.list_of("strength", PARTIES, within=(0, MOST_RENOWN))
"""Attack values and bonuses, without dice."""
DICE: Final = declare.list_of("dice", PARTIES, within=(-MOST_FIGURES, MOST_FIGURES))
"""How many dice more or fewer than figures."""
REROLLS: Final = declare.list_of("rerolls", PARTIES, within=MANY)
"""BAT-11: what each reroll effect allows that is left, as digits to the base 16."""
KEEPS: Final = declare.list_of("keeps", PARTIES, within=(0, 1))
PRIZE: Final = declare.list_of("prize", PARTIES, within=MANY)
FAME: Final = declare.list_of("fame", PARTIES, within=(0, MOST_RENOWN))
KILLS: Final = declare.list_of("kills", PARTIES, within=(0, MOST_FIGURES))
ROLLED: Final = declare.list_of("rolled", len(FACES), within=(0, MOST_FIGURES))
"""How many dice of the attacker show each face, and of the defender."""
ROLLED_BACK: Final = declare.list_of("rolled_back", len(FACES), within=(0, MOST_FIGURES))
PICKED: Final = declare.list_of("picked", len(FACES), within=(0, MOST_FIGURES))
"""Dice that are going to be rolled again."""

# The police

BEATEN: Final = declare.number("beaten", within=(0, MOST_RENOWN))
"""YCU-23: what has come of the YCU tokens that a player faces, until he faces none: defeated, bribed, victorious."""
BRIBED: Final = declare.number("bribed", within=(0, MOST_RENOWN))
YIELDED: Final = declare.number("yielded", within=(0, MOST_RENOWN))

# The city

TILES: Final = declare.number("tiles", within=(0, MOST_TILES))
TILE_TYPE: Final = declare.list_of("tile_type", MOST_TILES, within=(0, TYPE_COUNT - 1))
TILE_AT: Final = declare.list_of("tile_at", MOST_TILES, within=(0, 4 * len(SPACES) - 1))
"""4 * space + turn."""
PRODUCTS: Final = declare.list_of("products", MOST_TILES, within=(0, MOST_RENOWN))
LAND: Final = declare.list_of("land", len(SPACES), within=(0, MOST_TILES))
"""The tile on each space, counted from 1; 0 for none."""
COVERED: Final = declare.number("covered", within=A_BOARD)
TILES_LEFT: Final = declare.list_of("tiles_left", TYPE_COUNT, within=(0, MOST_FIGURES))
TOKEN: Final = declare.list_of("token", len(TOKENS), within=A_SPACE)
"""Where each YCU token is; NONE: in the bag."""
PATROLLED: Final = declare.number("patrolled", within=A_BOARD)
"""The spaces with YCU tokens."""
DISCOUNT: Final = declare.list_of("discount", within=MANY)
"""OPS-04: for each black market card, then for each type of development."""
