"""What can happen, with its clause. Each event is declared once, in the section of the rules that tells it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules.words import CHARACTERS, NAMED_BUILDINGS, PLACE_WORDS, POWERS, SIDE_WORDS, SYMBOLS
from tabletown.kernel.game import NUMBER, PIECE, SEAT, Counts, EventKind, Field

EVENTS: Final[list[EventKind]] = []
"""All of them, in the order of their numbers."""


def _event(name: str, clause: str, **fields: Field) -> i64:
    EVENTS.append(EventKind(name, f"CROW-{clause}", **fields))
    return len(EVENTS) - 1


# Setup
NAMED_PUT: Final = _event("named-put", "SET-06", building=NAMED_BUILDINGS, to=PLACE_WORDS)
OBJECTIVE_DRAWN: Final = _event("objective-drawn", "SET-11", card=PIECE)
TOP_LOOKED_AT: Final = _event("top-looked-at", "SET-15", card=PIECE)
SWAPPED: Final = _event("swapped", "TEM-07", who=CHARACTERS, other=CHARACTERS)
STARTED: Final = _event("started", "SET-12", who=CHARACTERS, to=PLACE_WORDS)

# Turns
GANG_BEGAN: Final = _event("gang-began", "TRN-06", round=NUMBER)
LEADS: Final = _event("leads", "TEM-08", seat=SEAT)
HANDED_OVER: Final = _event("handed-over", "TEM-06", who=CHARACTERS, seat=SEAT)
ACTS: Final = _event("acts", "GNG-02", who=CHARACTERS)
CROW_BEGAN: Final = _event("crow-began", "TRN-08", actions=NUMBER)
ENDED: Final = _event("ended", "TRN-05", side=SIDE_WORDS)
BOMB_DEFUSED: Final = _event("bomb-defused", "TRN-09", building=NAMED_BUILDINGS)
BOMB_WENT_OFF: Final = _event("bomb-went-off", "TRN-07", building=NAMED_BUILDINGS)
LASTING_ENDED: Final = _event("lasting-ended", "PLT-07", card=PIECE)
ACTION_LOST: Final = _event("action-lost", "PWR-17", left=NUMBER)

# Movement and characters
WALKED: Final = _event("walked", "MOV-02", who=CHARACTERS, to=PLACE_WORDS)
LEAPT: Final = _event("leapt", "ERI-01", to=PLACE_WORDS)
LOOKED_IN: Final = _event("looked-in", "ERI-06", to=PLACE_WORDS)
FLEW: Final = _event("flew", "FLY-01", to=PLACE_WORDS)
PUT: Final = _event("put", "GEO-18", who=CHARACTERS, to=PLACE_WORDS)
STOOD_UP: Final = _event("stood-up", "INC-02", who=CHARACTERS)
LAID_DOWN: Final = _event("laid-down", "INC-01", who=CHARACTERS, to=PLACE_WORDS)
ARRESTED: Final = _event("arrested", "ARR-01", who=CHARACTERS)
BAILED_OUT: Final = _event("bailed-out", "GMI-03", who=CHARACTERS, by=CHARACTERS)
RESCUED: Final = _event("rescued", "CMI-04")
KIDNAPPED: Final = _event("kidnapped", "ATK-14", by=CHARACTERS)
ALBRECHT_DIED: Final = _event("albrecht-died", "ATK-08")
SARAH_DIED: Final = _event("sarah-died", "ATK-15")
LEFT_GAME: Final = _event("left-game", "KIL-02", who=CHARACTERS)
GIDEON_KILLED: Final = _event("gideon-killed", "GMI-06", by=CHARACTERS)
HEALED: Final = _event("healed", "ERI-18", by=NUMBER, health=NUMBER)
ERIC_HURT: Final = _event("eric-hurt", "ATK-04", by=NUMBER, health=NUMBER)
ERIC_DIED: Final = _event("eric-died", "ERI-12")
BOSS_OUT_NOW: Final = _event("boss-out", "TOP-02")
BOSS_HURT: Final = _event("boss-hurt", "TOP-04")
BOSS_KILLED: Final = _event("boss-killed", "TOP-05")

# The end
WON: Final = _event("won", "WIN-05", side=SIDE_WORDS)
DRAWN: Final = _event("drawn", "WIN-07", rounds=NUMBER)

# Fire and Objectives
FIRE_DECLARED: Final = _event("fire-declared", "FIR-01", who=CHARACTERS, building=NAMED_BUILDINGS)
FIRE_ROLLED: Final = _event("fire-rolled", "FIR-06", who=CHARACTERS, dice=NUMBER, flames=NUMBER)
FIRE_ADDED: Final = _event("fire-added", "FIR-06", building=NAMED_BUILDINGS, by=NUMBER, tokens=NUMBER)
FIRE_REMOVED: Final = _event("fire-removed", "FIR-25", building=NAMED_BUILDINGS, by=NUMBER, tokens=NUMBER)
CAUGHT_FIRE: Final = _event("caught-fire", "FIR-07", building=NAMED_BUILDINGS)
REGULAR_CAUGHT_FIRE: Final = _event("regular-caught-fire", "FIR-22", to=PLACE_WORDS)
BURN_ROLLED: Final = _event("burn-rolled", "FIR-15", who=CHARACTERS, dice=NUMBER, flames=NUMBER)
RESTORED: Final = _event("restored", "BLD-10", building=NAMED_BUILDINGS)
BOMB_FIZZLED: Final = _event("bomb-fizzled", "PLT-30", building=NAMED_BUILDINGS)
OBJECTIVE_REVEALED: Final = _event("objective-revealed", "OBJ-04", card=PIECE)
SHOWDOWN_WON: Final = _event("showdown-won", "OBJ-09", card=PIECE)

# Combat
ATTACKED: Final = _event("attacked", "CBT-11", who=CHARACTERS, other=CHARACTERS)
REVEALED: Final = _event("top-revealed", "EAT-03", card=PIECE)
ROLLED: Final = _event("rolled", "CBT-15", who=CHARACTERS, dice=Counts(SYMBOLS))
PICKED_UP: Final = _event("picked-up", "CBT-11", who=CHARACTERS, symbol=SYMBOLS)
REROLLED: Final = _event("rerolled", "CBT-11", who=CHARACTERS, symbol=SYMBOLS)
HIT: Final = _event("hit", "CBT-18", power=POWERS, count=NUMBER)
MISSED: Final = _event("missed", "CBT-03", who=CHARACTERS)
NO_DEFENSE: Final = _event("no-defense", "CBT-14", who=CHARACTERS)
CANCELED: Final = _event("canceled", "CHR-03")
DEFENDED: Final = _event("defended", "CBT-08", who=CHARACTERS)
HURT: Final = _event("hurt", "CBT-08", who=CHARACTERS, by=NUMBER)
POWER_WORKS: Final = _event("power-works", "CBT-10", power=POWERS)
DISCARDED: Final = _event("discarded", "PWR-15", card=PIECE)
TOKEN_LAID: Final = _event("token-laid", "KIL-03", who=CHARACTERS, to=PLACE_WORDS)
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
BOMB_LAID: Final = _event("bomb-laid", "PLT-28", building=NAMED_BUILDINGS)
TOP_READ: Final = _event("top-read", "INF-08", card=PIECE)
FREED: Final = _event("freed", "ARR-02", who=CHARACTERS)
HAND_SHOWN: Final = _event("hand-shown", "INF-05")
TAKEN: Final = _event("taken", "PLT-07", card=PIECE)
