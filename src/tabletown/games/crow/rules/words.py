"""CMP: who and what there is, by number; the same words in content, messages and events."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
"""No character, no building, no seat; the place of somebody who has left the game."""

# Seats and sides
CROW: Final = 0
GANG: Final = 1
"""The Crow player has seat 0, the gang the others; these are also the numbers of the two sides."""
SIDES: Final = 2
SEATS: Final = 4
SIDE_WORDS: Final = ("crow", "gang")

# Characters; the gangsters come first, of them the six that start on the streets
T_BIRD: Final = 0
FUNBOY: Final = 1
TIN_TIN: Final = 2
SKANK: Final = 3
MYCA: Final = 4
GRANGE: Final = 5
TOP_DOLLAR: Final = 6
GIDEON: Final = 7
ERIC: Final = 8
THE_CROW: Final = 9
ALBRECHT: Final = 10
SARAH: Final = 11
CHARACTERS: Final = (
    "t_bird",
    "funboy",
    "tin_tin",
    "skank",
    "myca",
    "grange",
    "top_dollar",
    "gideon",
    "eric_draven",
    "the_crow",
    "albrecht",
    "sarah",
)
PEOPLE: Final = 12
GANGSTERS: Final = 8
STARTERS: Final = 6
"""CMP-15: the four Street Demons, then the two Lieutenants; those with a Crow token of their own."""
DEMONS: Final = 4

# Named buildings
PIT: Final = 0
PAWN_SHOP: Final = 1
GRAVEYARD: Final = 2
ARCADE_GAMES: Final = 3
CHURCH: Final = 4
POLICE_STATION: Final = 5
DARLAS_PLACE: Final = 6
MAXI_DOGS: Final = 7
APARTMENT: Final = 8
LOFT: Final = 9
HOSPITAL: Final = 10
NAMED_BUILDINGS: Final = (
    "pit",
    "pawn_shop",
    "graveyard",
    "arcade_games",
    "church",
    "police_station",
    "darlas_place",
    "maxi_dogs",
    "albrechts_apartment",
    "dravens_loft",
    "hospital",
)
NAMES: Final = 11
FIXED: Final = 4
"""SET-04: the first four have marked spots; the others go on the spots with a circle."""

# Symbols on the dice
BLADE: Final = 0
WING: Final = 1
FIST: Final = 2
GUITAR: Final = 3
SKULL: Final = 4
FLAME: Final = 5
SYMBOLS: Final = ("blade", "wing", "fist", "guitar", "skull", "flame")
FACES: Final = 6
POWERS: Final = (
    "playing_with_knives",
    "fairy_godfather",
    "someone_gently_rapping",
    "playing_guitar_in_the_rain",
    "death_is_coming_for_them",
    "putting_out_the_flames",
    "we_never_miss",
    "creature_of_the_night",
    "pour_it_on",
    "power_you_can_take_from_him",
    "destroy_the_man",
    "collateral_damage",
)
"""PWR-01: the attack power of each symbol, for the Crow player and for the gang."""

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

# Why something happens that has several clauses
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

# Crow tokens: those of the six, and the flaming one
FLAMING: Final = 6
TOKENS: Final = 7

# Conditions of a character
UP: Final = 0
DOWN: Final = 1
"""INC-01: incapacitated."""
DOOMED: Final = 2
"""CBT-13: still up, but about to be laid down, kidnapped or removed."""

# Places: a street space of the city, or behind them a building
SIZE: Final = 18
BOARD: Final = 9
SPACES: Final = 324
QUADRANTS: Final = ("nw", "ne", "sw", "se")
PER_BOARD: Final = 10
"""No board has more buildings than this."""
BUILDINGS: Final = 40
PLACES: Final = SPACES + BUILDINGS
SPACE_WORDS: Final = tuple(f"{'ABCDEFGHIJKLMNOPQR'[i % SIZE]}{i // SIZE + 1}" for i in range(SPACES))
"""As on a city map: a letter for the column, from the west, and a number for the row, from the north."""
BUILDING_WORDS: Final = tuple(f"{QUADRANTS[i // PER_BOARD]}-{i % PER_BOARD + 1}" for i in range(BUILDINGS))
PLACE_WORDS: Final = (*SPACE_WORDS, *BUILDING_WORDS, *NAMED_BUILDINGS)
"""What events call a place: a named building goes by its name."""

# When a Plot card is played
OWN_TURN: Final = 0
ATTACK_DECLARED: Final = 1
BEFORE_DEFENSE: Final = 2
GANGSTER_KILLED: Final = 3
AFTER_ATTACK: Final = 4
SET_FIRE_DECLARED: Final = 5
WINDOWS: Final = (
    "",
    "attack_declared",
    "before_defense",
    "gangster_killed",
    "after_attack",
    "set_fire_declared",
)

# Kinds of actions that a free action may be; they add up
MOVE_ACTION: Final = 1
ATTACK_ACTION: Final = 2
FIRE_ACTION: Final = 4
OTHER_ACTION: Final = 8
"""Recover, bail out, kill Gideon."""
ANY_ACTION: Final = 15
