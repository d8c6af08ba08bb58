"""What can be chosen: verb, clause, and the elements of the table that it belongs to."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tabletown.games.crow.rules import named, people, symbols
from tabletown.games.crow.rules.declarations import declare
from tabletown.games.crow.rules.words import BUILDING_WORDS, SPACE_WORDS
from tabletown.kernel.declare import Tells
from tabletown.kernel.events import PIECE, FromContent

WHO: Final = people.NAMES
PLOTS: Final = FromContent("plot", PIECE)  # the kinds of Plot cards
SWAPS: Final = tuple(combinations(range(people.STARTERS), 2))  # TEM-07: every two of the six gangsters
PAIRS: Final = tuple(f"{people.NAMES[who]}+{people.NAMES[other]}" for who, other in SWAPS)
PLACES: Final = ("1", "2", "3", "4", "5", "6")  # of the Death List, counted from the top
POWER_CLAUSES: Final = ("02", "04", "06", "08", "09", "11", "12", "13", "14", "15", "16", "18")
NEAR: Final[Tells] = {"who": "{who}", "how": "near"}
BOTH: Final[Tells] = {"who": "{pair.who}", "other": "{pair.other}"}


def _four(*clauses: str) -> dict[str, str]:
    """By Eric, The Crow, Albrecht and Sarah."""
    return dict(zip(people.NAMES[people.ERIC :], clauses, strict=True))


def _powers() -> dict[str, str]:
    return {power: f"PWR-{clause}" for power, clause in zip(symbols.POWERS, POWER_CLAUSES, strict=True)}


PASS: Final = declare.action("pass", "TRN-05", "pass", told={"step": ""})
END: Final = declare.action("end", "TRN-05", "end")
YES: Final = declare.action("yes", "PWR-20", "yes", told={"step": ""})
ASK: Final = declare.action("ask", "TEM-08", "captain")  # the captain may play a Plot card
DONT_ASK: Final = declare.action("dont-ask", "PLT-11", "dont-ask")  # no reactions of this side until the turn ends
ASK_AGAIN: Final = declare.action("ask-again", "PLT-11", "ask-again")  # that is taken back
RESCUE: Final = declare.action("rescue", "CMI-04", "character:sarah", "rescue")
KILL_GIDEON: Final = declare.action("kill-gideon", "GMI-04", "character:gideon", "kill")
MOVE: Final = declare.group(
    "move", "MOV-01", "character:{who}", "move", elsewhere=_four("ERI-01", "FLY-01", "CMV-01", "CMV-01"), who=WHO
)
ATTACK: Final = declare.group(
    "attack",
    "EAT-01",
    "character:{who}",
    "attack",
    elsewhere=_four("ATK-01", "ATK-09", "ATK-05", "ATK-12"),
    told=NEAR,
    who=WHO,
)
RECOVER: Final = declare.group(
    "recover", "GMI-01", "character:{who}", "recover", elsewhere=_four("CMI-03", "CMI-02", "CMI-01", "CMI-04"), who=WHO
)
BAIL: Final = declare.group("bail", "GMI-03", "character:{who}", "bail", who=WHO[: people.GANGSTERS])
CHARACTER: Final = declare.group("choose-character", "GNG-02", "character:{who}", who=WHO)
IGNITE: Final = declare.group(
    "ignite",
    "FIR-01",
    "building:{building}",
    "ignite",
    elsewhere={"pawn_shop": "PWN-01", "pit": "OPT-03"},
    building=named.NAMES,
)
"""Set Fire."""
POWER: Final = declare.group(
    "power", "PWR-01", "symbol:{power.symbol}", "power:{power}", elsewhere=_powers(), power=symbols.POWERS
)
"""The attack power of a symbol, which belongs to the dice that show it."""
DIE: Final = declare.group("reroll", "CBT-11", "symbol:{symbol}", "reroll", symbol=symbols.NAMES)
POSITION: Final = declare.group("position", "PLT-26", "position:{place}", place=PLACES)
SWAP: Final = declare.group(
    "swap", "TEM-07", "character:{pair.who}", "character:{pair.other}", "swap", told=BOTH, pair=PAIRS
)
NAMED: Final = declare.group("choose-building", "GEO-06", "building:{building}", building=named.NAMES)
BUILDING: Final = declare.group("choose-regular", "GEO-06", "building:{building}", building=BUILDING_WORDS)
"""A regular one; named ones go by their names."""
SPACE: Final = declare.group("choose-space", "GEO-16", "space:{space}", space=SPACE_WORDS)
PLOT: Final = declare.content_group("play", "PLT-03", "card:{card}", "{card.side}_hand", card=PLOTS)
DISCARD: Final = declare.content_group("discard", "PLT-07", "card:{card}", "{card.side}_hand", "discard", card=PLOTS)
