"""How and why something happens that has several clauses."""

from __future__ import annotations

from typing import Final

# What lets an attacker reroll dice
BY_KNIVES: Final = 0
BY_TIN_TIN: Final = 1
BY_ARCADE: Final = 2
REROLL_SOURCES: Final = ("knives", "tin_tins_reroll", "arcade")

# How an attack reaches its target
NEAR: Final = 0
FAR: Final = 1
"""LRG: at long range."""
RANGES: Final = ("near", "far")

AT_START: Final = 0
BY_KILL: Final = 1
LOOKS: Final = ("start", "kill")
"""SET-15, KIL-06: when the Crow player looks at the top of the Death List."""

BY_ATTACK: Final = 0
BY_FIRE: Final = 1
HARMS: Final = ("attack", "fire")
"""ATK-04, FIR-17: what hurts Eric; what drives Top Dollar out."""

BY_GRAVEYARD: Final = 0
BY_ASHES: Final = 1
"""ERI-16: the burning Graveyard."""
BY_LOFT: Final = 2
BY_CARD: Final = 3
CURES: Final = ("graveyard", "ashes", "loft", "card")
