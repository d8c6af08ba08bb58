"""What can happen, with its clause. Each event is declared once, in the section of the rules that tells it."""

from __future__ import annotations

from typing import Final

from tabletown.games.crow.rules import cause
from tabletown.games.crow.rules.declarations import declare
from tabletown.games.crow.rules.named import NAMES as NAMED
from tabletown.games.crow.rules.people import NAMES as CHARACTERS
from tabletown.games.crow.rules.symbols import NAMES as SYMBOLS
from tabletown.games.crow.rules.symbols import POWERS
from tabletown.games.crow.rules.words import PLACE_WORDS, SIDE_WORDS
from tabletown.kernel.events import NUMBER, PIECE, SEAT, Counts

BY_CLAUSES: Final = {"knives": "PWR-02", "tin_tins_reroll": "CHR-06", "arcade": "BLD-04"}
"""What lets somebody reroll dice."""


# Setup
NAMED_PUT: Final = declare.event(
    "named-put",
    "SET-06",
    {"pit": "SET-04", "pawn_shop": "SET-04", "graveyard": "SET-04", "arcade_games": "SET-04"},
    building=NAMED,
    to=PLACE_WORDS,
)
OBJECTIVE_DRAWN: Final = declare.event("objective-drawn", "SET-11", card=PIECE)
TOP_LOOKED_AT: Final = declare.event("top-looked-at", "SET-15", {"kill": "KIL-06"}, card=PIECE, when=cause.LOOKS)
SWAPPED: Final = declare.event("swapped", "TEM-07", who=CHARACTERS, other=CHARACTERS)
GATHERS: Final = declare.event("gathers", "OPT-06", who=CHARACTERS, building=NAMED)
STARTED: Final = declare.event(
    "started", "SET-12", {"albrecht": "SET-16", "sarah": "SET-16"}, who=CHARACTERS, to=PLACE_WORDS
)

# Turns
GANG_BEGAN: Final = declare.event("gang-began", "TRN-06", round=NUMBER)
LEADS: Final = declare.event("leads", "TEM-08", seat=SEAT)
HANDED_OVER: Final = declare.event("handed-over", "TEM-06", who=CHARACTERS, seat=SEAT)
ACTS: Final = declare.event("acts", "GNG-02", who=CHARACTERS)
CROW_BEGAN: Final = declare.event("crow-began", "TRN-08", actions=NUMBER)
ENDED: Final = declare.event("ended", "TRN-07", {"crow": "TRN-09"}, side=SIDE_WORDS)
BOMB_DEFUSED: Final = declare.event("bomb-defused", "TRN-09", building=NAMED)
BOMB_WENT_OFF: Final = declare.event("bomb-went-off", "TRN-07", building=NAMED)
LASTING_ENDED: Final = declare.event("lasting-ended", "PLT-07", card=PIECE)
ACTION_LOST: Final = declare.event("action-lost", "PWR-17", left=NUMBER)

# Movement and characters
WALKED: Final = declare.event(
    "walked", "MOV-02", {"albrecht": "CMV-01", "sarah": "CMV-01"}, who=CHARACTERS, to=PLACE_WORDS
)
LEAPT: Final = declare.event("leapt", "ERI-01", to=PLACE_WORDS)
LOOKED_IN: Final = declare.event("looked-in", "ERI-06", to=PLACE_WORDS)
FLEW: Final = declare.event("flew", "FLY-01", to=PLACE_WORDS)
PUT: Final = declare.event(
    "put", "GEO-18", {"top_dollar": "TOP-02", "gideon": "GID-01", "sarah": "CMI-04"}, who=CHARACTERS, to=PLACE_WORDS
)
STOOD_UP: Final = declare.event(
    "stood-up", "GMI-01", {"albrecht": "CMI-01", "the_crow": "CMI-02", "eric_draven": "CMI-03"}, who=CHARACTERS
)
LAID_DOWN: Final = declare.event(
    "laid-down",
    "INC-01",
    {"eric_draven": "ERI-11", "albrecht": "ATK-07", "sarah": "ATK-14"},
    who=CHARACTERS,
    to=PLACE_WORDS,
)
ARRESTED: Final = declare.event("arrested", "ARR-01", who=CHARACTERS)
BAILED_OUT: Final = declare.event("bailed-out", "GMI-03", who=CHARACTERS, by=CHARACTERS)
RESCUED: Final = declare.event("rescued", "CMI-04")
KIDNAPPED: Final = declare.event("kidnapped", "ATK-14", by=CHARACTERS)
ALBRECHT_DIED: Final = declare.event("albrecht-died", "ATK-08")
SARAH_DIED: Final = declare.event("sarah-died", "ATK-15")
LEFT_GAME: Final = declare.event("left-game", "KIL-02", who=CHARACTERS)
GIDEON_KILLED: Final = declare.event("gideon-killed", "GMI-06", by=CHARACTERS)
HEALED: Final = declare.event(
    "healed",
    "ERI-18",
    {"graveyard": "ERI-13", "ashes": "ERI-16", "loft": "BLD-05"},
    by=NUMBER,
    health=NUMBER,
    why=cause.CURES,
)
ERIC_HURT: Final = declare.event("eric-hurt", "ATK-04", {"fire": "FIR-17"}, by=NUMBER, health=NUMBER, why=cause.HARMS)
ERIC_DIED: Final = declare.event("eric-died", "ERI-12", {"early": "OPT-05"}, why=("late", "early"))
BOSS_OUT: Final = declare.event("boss-out", "TOP-02", {"fire": "OPT-02"}, why=cause.HARMS)
BOSS_HURT: Final = declare.event("boss-hurt", "TOP-04", {"fire": "OPT-02"}, why=cause.HARMS)
BOSS_KILLED: Final = declare.event("boss-killed", "TOP-05")

# The end
WON: Final = declare.event("won", "WIN-05", side=SIDE_WORDS)
DRAWN: Final = declare.event("drawn", "WIN-07", rounds=NUMBER)

# Fire and Objectives
FIRE_DECLARED: Final = declare.event(
    "fire-declared", "FIR-01", {"pawn_shop": "PWN-01", "pit": "OPT-03"}, who=CHARACTERS, building=NAMED
)
FIRE_ROLLED: Final = declare.event(
    "fire-rolled", "FIR-06", {"eric_draven": "PWN-01"}, who=CHARACTERS, dice=NUMBER, flames=NUMBER
)
FIRE_ADDED: Final = declare.event("fire-added", "FIR-06", building=NAMED, by=NUMBER, tokens=NUMBER)
FIRE_REMOVED: Final = declare.event("fire-removed", "FIR-25", building=NAMED, by=NUMBER, tokens=NUMBER)
CAUGHT_FIRE: Final = declare.event("caught-fire", "FIR-07", {"pawn_shop": "PWN-03", "pit": "OPT-03"}, building=NAMED)
REGULAR_CAUGHT_FIRE: Final = declare.event("regular-caught-fire", "FIR-22", to=PLACE_WORDS)
BURN_ROLLED: Final = declare.event("burn-rolled", "FIR-15", who=CHARACTERS, dice=NUMBER, flames=NUMBER)
RESTORED: Final = declare.event("restored", "BLD-10", building=NAMED)
BOMB_FIZZLED: Final = declare.event("bomb-fizzled", "PLT-30", building=NAMED)
OBJECTIVE_REVEALED: Final = declare.event("objective-revealed", "OBJ-04", card=PIECE)
SHOWDOWN_WON: Final = declare.event("showdown-won", "OBJ-09", card=PIECE)

# Combat
ATTACKED: Final = declare.event(
    "attacked", "CBT-11", {"far": "LRG-04"}, who=CHARACTERS, other=CHARACTERS, range=cause.RANGES
)
REVEALED: Final = declare.event("top-revealed", "EAT-03", card=PIECE)
ROLLED: Final = declare.event("rolled", "CBT-15", who=CHARACTERS, dice=Counts(SYMBOLS))
PICKED_UP: Final = declare.event(
    "picked-up", "CBT-11", BY_CLAUSES, who=CHARACTERS, symbol=SYMBOLS, source=cause.REROLL_SOURCES
)
REROLLED: Final = declare.event(
    "rerolled", "CBT-11", BY_CLAUSES, who=CHARACTERS, symbol=SYMBOLS, source=cause.REROLL_SOURCES
)
HIT: Final = declare.event("hit", "CBT-18", power=POWERS, count=NUMBER)
MISSED: Final = declare.event("missed", "CBT-03", who=CHARACTERS)
NO_DEFENSE: Final = declare.event("no-defense", "CBT-14", who=CHARACTERS)
CANCELED: Final = declare.event("canceled", "CHR-03")
DEFENDED: Final = declare.event("defended", "CBT-08", who=CHARACTERS)
HURT: Final = declare.event("hurt", "CBT-08", who=CHARACTERS, by=NUMBER)
POWER_WORKS: Final = declare.event("power-works", "CBT-10", power=POWERS)
DISCARDED: Final = declare.event("discarded", "PWR-15", card=PIECE)
TOKEN_LAID: Final = declare.event("token-laid", "KIL-03", {"police_station": "KIL-08"}, who=CHARACTERS, to=PLACE_WORDS)
RAPPED: Final = declare.event("rapped", "PWR-06", who=CHARACTERS)

# Plot cards
PLAYED: Final = declare.event("played", "PLT-07", side=SIDE_WORDS, card=PIECE)
UNASKED: Final = declare.event("unasked", "PLT-11", side=SIDE_WORDS)
ASKED_AGAIN: Final = declare.event("asked-again", "PLT-11", side=SIDE_WORDS)
DREW_PLOT: Final = declare.event("drew-plot", "PLT-01", side=SIDE_WORDS, card=PIECE)
PAIN: Final = declare.event("pain", "PLT-14", to=PLACE_WORDS)
CAME: Final = declare.event("came", "PLT-20", to=PLACE_WORDS)
ACTION_GAINED: Final = declare.event("action-gained", "CRA-03", actions=NUMBER)
MORE_DICE: Final = declare.event("more-dice", "CBT-11", by=NUMBER)
LIST_SEEN: Final = declare.event("list-seen", "INF-08")
LIST_SORTED: Final = declare.event("list-sorted", "INF-08")
LISTED: Final = declare.event("listed", "PLT-26", who=CHARACTERS, place=NUMBER)
BOMB_LAID: Final = declare.event("bomb-laid", "PLT-29", building=NAMED)
TOP_READ: Final = declare.event("top-read", "INF-04", card=PIECE)
FREED: Final = declare.event("freed", "ARR-02", who=CHARACTERS)
HAND_SHOWN: Final = declare.event("hand-shown", "PLT-29")
TAKEN: Final = declare.event("taken", "PLT-29", card=PIECE)
