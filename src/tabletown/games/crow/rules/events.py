"""What can happen, with its clause. Each event is declared once, in the section of the rules that tells it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules.words import (
    CHARACTERS,
    CURES,
    HARMS,
    LOOKS,
    NAMED_BUILDINGS,
    PLACE_WORDS,
    POWERS,
    RANGES,
    REROLL_SOURCES,
    SIDE_WORDS,
    SYMBOLS,
)
from tabletown.kernel.events import NUMBER, PIECE, SEAT, Counts, EventKind, Field

EVENTS: Final[list[EventKind]] = []
"""All of them, in the order of their numbers."""


def _event(name: str, clause: str, elsewhere: dict[str, str] | None = None, /, **fields: Field) -> i64:
    clauses = {word: f"CROW-{other}" for word, other in (elsewhere or {}).items()}
    EVENTS.append(EventKind(name, f"CROW-{clause}", clauses, **fields))
    return len(EVENTS) - 1


BY_CLAUSES: Final = {"knives": "PWR-02", "tin_tins_reroll": "CHR-06", "arcade": "BLD-04"}
"""What lets somebody reroll dice."""


# Setup
NAMED_PUT: Final = _event(
    "named-put",
    "SET-06",
    {"pit": "SET-04", "pawn_shop": "SET-04", "graveyard": "SET-04", "arcade_games": "SET-04"},
    building=NAMED_BUILDINGS,
    to=PLACE_WORDS,
)
OBJECTIVE_DRAWN: Final = _event("objective-drawn", "SET-11", card=PIECE)
TOP_LOOKED_AT: Final = _event("top-looked-at", "SET-15", {"kill": "KIL-06"}, card=PIECE, when=LOOKS)
SWAPPED: Final = _event("swapped", "TEM-07", who=CHARACTERS, other=CHARACTERS)
GATHERS: Final = _event("gathers", "OPT-06", who=CHARACTERS, building=NAMED_BUILDINGS)
STARTED: Final = _event("started", "SET-12", {"albrecht": "SET-16", "sarah": "SET-16"}, who=CHARACTERS, to=PLACE_WORDS)

# Turns
GANG_BEGAN: Final = _event("gang-began", "TRN-06", round=NUMBER)
LEADS: Final = _event("leads", "TEM-08", seat=SEAT)
HANDED_OVER: Final = _event("handed-over", "TEM-06", who=CHARACTERS, seat=SEAT)
ACTS: Final = _event("acts", "GNG-02", who=CHARACTERS)
CROW_BEGAN: Final = _event("crow-began", "TRN-08", actions=NUMBER)
ENDED: Final = _event("ended", "TRN-07", {"crow": "TRN-09"}, side=SIDE_WORDS)
BOMB_DEFUSED: Final = _event("bomb-defused", "TRN-09", building=NAMED_BUILDINGS)
BOMB_WENT_OFF: Final = _event("bomb-went-off", "TRN-07", building=NAMED_BUILDINGS)
LASTING_ENDED: Final = _event("lasting-ended", "PLT-07", card=PIECE)
ACTION_LOST: Final = _event("action-lost", "PWR-17", left=NUMBER)

# Movement and characters
WALKED: Final = _event("walked", "MOV-02", {"albrecht": "CMV-01", "sarah": "CMV-01"}, who=CHARACTERS, to=PLACE_WORDS)
LEAPT: Final = _event("leapt", "ERI-01", to=PLACE_WORDS)
LOOKED_IN: Final = _event("looked-in", "ERI-06", to=PLACE_WORDS)
FLEW: Final = _event("flew", "FLY-01", to=PLACE_WORDS)
PUT: Final = _event(
    "put",
    "GEO-18",
    {"top_dollar": "TOP-02", "gideon": "GID-01", "sarah": "CMI-04"},
    who=CHARACTERS,
    to=PLACE_WORDS,
)
STOOD_UP: Final = _event(
    "stood-up",
    "GMI-01",
    {"albrecht": "CMI-01", "the_crow": "CMI-02", "eric_draven": "CMI-03"},
    who=CHARACTERS,
)
LAID_DOWN: Final = _event(
    "laid-down",
    "INC-01",
    {"eric_draven": "ERI-11", "albrecht": "ATK-07", "sarah": "ATK-14"},
    who=CHARACTERS,
    to=PLACE_WORDS,
)
ARRESTED: Final = _event("arrested", "ARR-01", who=CHARACTERS)
BAILED_OUT: Final = _event("bailed-out", "GMI-03", who=CHARACTERS, by=CHARACTERS)
RESCUED: Final = _event("rescued", "CMI-04")
KIDNAPPED: Final = _event("kidnapped", "ATK-14", by=CHARACTERS)
ALBRECHT_DIED: Final = _event("albrecht-died", "ATK-08")
SARAH_DIED: Final = _event("sarah-died", "ATK-15")
LEFT_GAME: Final = _event("left-game", "KIL-02", who=CHARACTERS)
GIDEON_KILLED: Final = _event("gideon-killed", "GMI-06", by=CHARACTERS)
HEALED: Final = _event(
    "healed",
    "ERI-18",
    {"graveyard": "ERI-13", "ashes": "ERI-16", "loft": "BLD-05"},
    by=NUMBER,
    health=NUMBER,
    why=CURES,
)
ERIC_HURT: Final = _event("eric-hurt", "ATK-04", {"fire": "FIR-17"}, by=NUMBER, health=NUMBER, why=HARMS)
ERIC_DIED: Final = _event("eric-died", "ERI-12", {"early": "OPT-05"}, why=("late", "early"))
BOSS_OUT_NOW: Final = _event("boss-out", "TOP-02", {"fire": "OPT-02"}, why=HARMS)
BOSS_HURT: Final = _event("boss-hurt", "TOP-04", {"fire": "OPT-02"}, why=HARMS)
BOSS_KILLED: Final = _event("boss-killed", "TOP-05")

# The end
WON: Final = _event("won", "WIN-05", side=SIDE_WORDS)
DRAWN: Final = _event("drawn", "WIN-07", rounds=NUMBER)

# Fire and Objectives
FIRE_DECLARED: Final = _event(
    "fire-declared",
    "FIR-01",
    {"pawn_shop": "PWN-01", "pit": "OPT-03"},
    who=CHARACTERS,
    building=NAMED_BUILDINGS,
)
FIRE_ROLLED: Final = _event(
    "fire-rolled", "FIR-06", {"eric_draven": "PWN-01"}, who=CHARACTERS, dice=NUMBER, flames=NUMBER
)
FIRE_ADDED: Final = _event("fire-added", "FIR-06", building=NAMED_BUILDINGS, by=NUMBER, tokens=NUMBER)
FIRE_REMOVED: Final = _event("fire-removed", "FIR-25", building=NAMED_BUILDINGS, by=NUMBER, tokens=NUMBER)
CAUGHT_FIRE: Final = _event("caught-fire", "FIR-07", {"pawn_shop": "PWN-03", "pit": "OPT-03"}, building=NAMED_BUILDINGS)
REGULAR_CAUGHT_FIRE: Final = _event("regular-caught-fire", "FIR-22", to=PLACE_WORDS)
BURN_ROLLED: Final = _event("burn-rolled", "FIR-15", who=CHARACTERS, dice=NUMBER, flames=NUMBER)
RESTORED: Final = _event("restored", "BLD-10", building=NAMED_BUILDINGS)
BOMB_FIZZLED: Final = _event("bomb-fizzled", "PLT-30", building=NAMED_BUILDINGS)
OBJECTIVE_REVEALED: Final = _event("objective-revealed", "OBJ-04", card=PIECE)
SHOWDOWN_WON: Final = _event("showdown-won", "OBJ-09", card=PIECE)

# Combat
ATTACKED: Final = _event("attacked", "CBT-11", {"far": "LRG-04"}, who=CHARACTERS, other=CHARACTERS, range=RANGES)
REVEALED: Final = _event("top-revealed", "EAT-03", card=PIECE)
ROLLED: Final = _event("rolled", "CBT-15", who=CHARACTERS, dice=Counts(SYMBOLS))
PICKED_UP: Final = _event("picked-up", "CBT-11", BY_CLAUSES, who=CHARACTERS, symbol=SYMBOLS, source=REROLL_SOURCES)
REROLLED: Final = _event("rerolled", "CBT-11", BY_CLAUSES, who=CHARACTERS, symbol=SYMBOLS, source=REROLL_SOURCES)
HIT: Final = _event("hit", "CBT-18", power=POWERS, count=NUMBER)
MISSED: Final = _event("missed", "CBT-03", who=CHARACTERS)
NO_DEFENSE: Final = _event("no-defense", "CBT-14", who=CHARACTERS)
CANCELED: Final = _event("canceled", "CHR-03")
DEFENDED: Final = _event("defended", "CBT-08", who=CHARACTERS)
HURT: Final = _event("hurt", "CBT-08", who=CHARACTERS, by=NUMBER)
POWER_WORKS: Final = _event("power-works", "CBT-10", power=POWERS)
DISCARDED: Final = _event("discarded", "PWR-15", card=PIECE)
TOKEN_LAID: Final = _event("token-laid", "KIL-03", {"police_station": "KIL-08"}, who=CHARACTERS, to=PLACE_WORDS)
RAPPED: Final = _event("rapped", "PWR-06", who=CHARACTERS)

# Plot cards
PLAYED: Final = _event("played", "PLT-07", side=SIDE_WORDS, card=PIECE)
UNASKED_NOW: Final = _event("unasked", "PLT-11", side=SIDE_WORDS)
ASKED_AGAIN: Final = _event("asked-again", "PLT-11", side=SIDE_WORDS)
DREW_PLOT: Final = _event("drew-plot", "PLT-01", side=SIDE_WORDS, card=PIECE)
PAIN: Final = _event("pain", "PLT-14", to=PLACE_WORDS)
CAME: Final = _event("came", "PLT-20", to=PLACE_WORDS)
ACTION_GAINED: Final = _event("action-gained", "CRA-03", actions=NUMBER)
MORE_DICE: Final = _event("more-dice", "CBT-11", by=NUMBER)
LIST_SEEN: Final = _event("list-seen", "INF-08")
LIST_SORTED: Final = _event("list-sorted", "INF-08")
LISTED: Final = _event("listed", "PLT-26", who=CHARACTERS, place=NUMBER)
BOMB_LAID: Final = _event("bomb-laid", "PLT-29", building=NAMED_BUILDINGS)
TOP_READ: Final = _event("top-read", "INF-04", card=PIECE)
FREED: Final = _event("freed", "ARR-02", who=CHARACTERS)
HAND_SHOWN: Final = _event("hand-shown", "PLT-29")
TAKEN: Final = _event("taken", "PLT-29", card=PIECE)
