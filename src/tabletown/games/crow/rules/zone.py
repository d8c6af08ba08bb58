"""CMP, INF: what lies on the table, and who sees it. The content says how many cards there are."""

from __future__ import annotations

from typing import Final

from tabletown.games.crow.rules import people
from tabletown.games.crow.rules.declarations import declare
from tabletown.games.crow.rules.words import CROW, GANG
from tabletown.kernel.layout import ALL, NOBODY, OWNER, SIDE

# Four kinds of backs: Plot cards of either side, Objectives, Crow tokens
OBJECTIVE_BACK: Final = 2
TOKEN_BACK: Final = 3

CROW_DECK: Final = declare.zone("crow_deck", NOBODY, back=CROW)
CROW_HAND: Final = declare.zone("crow_hand", SIDE, ordered=False, back=CROW, owner=CROW)  # INF-05
CROW_DISCARD: Final = declare.zone("crow_discard", ALL, back=CROW)
CROW_LASTING: Final = declare.zone("crow_lasting", ALL, ordered=False, back=CROW)  # PLT-07
GANG_DECK: Final = declare.zone("gang_deck", NOBODY, back=GANG)
GANG_HAND: Final = declare.zone("gang_hand", SIDE, ordered=False, back=GANG, owner=GANG)  # INF-05, TEM-09
GANG_DISCARD: Final = declare.zone("gang_discard", ALL, back=GANG)
GANG_LASTING: Final = declare.zone("gang_lasting", ALL, ordered=False, back=GANG)  # PLT-07
OBJECTIVES: Final = declare.zone("objectives", NOBODY, back=OBJECTIVE_BACK)  # INF-06
OBJECTIVE: Final = declare.zone("objective", SIDE, 1, back=OBJECTIVE_BACK, owner=GANG)  # INF-01
DEATH_LIST: Final = declare.zone("death_list", NOBODY, people.STARTERS, back=TOKEN_BACK)  # INF-02
RING: Final = declare.zone("ring", OWNER, people.STARTERS, ordered=False, back=TOKEN_BACK, owner=CROW)
"""The Death List while Shelly's Ring puts it into a new order."""
CROW_BOARD: Final = declare.zone("crow_board", ALL, people.STARTERS, ordered=False, back=TOKEN_BACK)
IN_CITY: Final = declare.zone("in_city", ALL, people.STARTERS, ordered=False, back=TOKEN_BACK)

PILE: Final = 4
"""From a zone of the Crow player's Plot cards to the same of the gang."""
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
LASTING: Final = 3
"""The zones of a side: PILE * side, and one of these."""
