"""CMP, BRD: how many there are of everything, and what it is called: in content, messages and events alike."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.kernel.boards import SIDE
from tabletown.kernel.declare import Declarations
from tabletown.kernel.events import PIECE, FromContent

NONE: Final = -1
"""No player, no space, no card."""

SEATS: Final = 4
GANGS: Final = ("humans", "neisu", "lentree", "iggaret")
"""CMP-02."""
COLOURS: Final = ("yellow", "blue", "green", "red")
"""The colour of each gang, in which its attack values are printed (CMP-07)."""

COLUMNS: Final = "ABCDEFG"
SPACES: Final = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS)
"""BRD-02: row by row from the bottom, so that a space's number is its bit on a board."""
LEVELS: Final = ("slums", "midtown", "heights")
TURNS: Final = ("0", "1", "2", "3")
"""DEV-10: quarter turns of a tile."""

ACTIONS: Final = ("recruit", "buy", "produce_develop", "sell", "refresh", "move")
"""TRN-03."""
RECRUIT: Final = 0
BUY: Final = 1
PRODUCE: Final = 2
SELL: Final = 3
REFRESH: Final = 4
MOVE: Final = 5

MEMBER: Final = 0
"""The groups of cards: of a gang from the start, from the gang member deck, from the black market."""
STARTER: Final = 1
MARKET: Final = 2

IN_TURN: Final = 0
"""When a card works: played in a turn, revealed in a battle (CRD-07), or for good (CRD-09)."""
IN_BATTLE: Final = 1
FOR_GOOD: Final = 2

METRICS: Final = (
    "controlled_spaces",
    "controlled_developments",
    "owned_unit_cards",
    "figures_on_board",
    "owned_black_market_cards",
    "arcs",
    "battles_won",
)
"""IFL: what a condition of influence counts."""

OPS: Final = (
    "draw",
    "gain_arcs",
    "gain_renown",
    "discount",
    "recruit_direct",
    "deploy",
    "build_now",
    "bonus_action",
    "sell_now",
    "sell_bonus",
    "take_arcs",
    "move_bonus",
    "redeploy",
    "die_arcs",
    "peek_hand",
    "add_product",
    "search",
    "dispel_ycu",
    "attack",
    "dice",
    "enemy_dice",
    "ycu_attack",
    "attack_per",
    "reinforce",
    "reroll",
    "keep_card",
    "win_arcs",
    "win_renown",
    "win_extra_kill",
    "perm_defense_dice",
    "perm_bribe_discount",
    "perm_income",
    "perm_win_arcs",
    "product",
    "die_table_arcs",
    "die_times_arcs",
    "recruit_top",
    "trade_unit",
    "buy_discount",
    "static_attack",
    "static_dice",
    "defence_attack",
    "alert_token",
    "alert_coordinates",
    "lose_arcs",
    "lose_renown",
)
"""OPS-01 to OPS-46, in that order."""
STATIC_ATTACK: Final[i64] = OPS.index("static_attack")
STATIC_DICE: Final[i64] = OPS.index("static_dice")
DEFENCE_ATTACK: Final[i64] = OPS.index("defence_attack")

TOKENS: Final = tuple(str(i + 1) for i in range(20))
"""CMP-12: the YCU tokens."""
MOST_TILES: Final = 40
FACES: Final = tuple(str(i) for i in range(10))
"""What a face of a battle die can show."""
BIDS: Final = tuple(str(i + 1) for i in range(100))
"""REC-18: raises, counted in the smallest unit of money."""

CARDS: Final = FromContent("card", PIECE)
MEMBERS: Final = FromContent("member", PIECE)
"""The cards of the gang member deck."""
GOODS: Final = FromContent("good", PIECE)
"""The cards of the black market."""
TYPES: Final = FromContent("type")
"""CMP-10: the types of developments."""

declare: Final = Declarations("REM", SEATS)
