"""Why something cannot be chosen: the clause that forbids it, and what its sentence tells.

`WHO` is somebody whom the action does not name: the reason is `about` them.
"""

from __future__ import annotations

from typing import Final

from tabletown.games.crow.rules import people, windows
from tabletown.games.crow.rules.declarations import declare
from tabletown.kernel.events import PIECE

WHO: Final = people.NAMES

# Anything
NOT_HERE: Final = declare.reason("not-here")
"""The game tells what is asked, and by which clause."""
NO_ASKING: Final = declare.reason("ask", "TEM-08")
SWAP_OVER: Final = declare.reason("swap-over", "TEM-07")

# Whoever acts
DOWN: Final = declare.reason("down", "INC-01", who=WHO)
FRIEND_DOWN: Final = declare.reason("down", "CMV-05", who="{who}")
RESCUER_DOWN: Final = declare.reason("down", "CMI-05", who=WHO)
FREE_DOWN: Final = declare.reason("down", "INC-07", who="{who}")
GIDEON_MOVES: Final = declare.reason("gideon-moves", "GID-06")
NOT_ACTING: Final = declare.reason("not-acting", "GNG-02", who="{who}")
NOT_YOUR_CHARACTER: Final = declare.reason("not-your-character", "CRA-01", who="{who}")
GANG_ONLY: Final = declare.reason("gang-only", "CRA-01")
CROW_ONLY: Final = declare.reason("crow-only", "CRA-01")
DEAD: Final = declare.reason("dead", "CRA-05", who="{who}")
NO_ACTIONS_LEFT: Final = declare.reason("no-actions-left", "CRA-02")

# Which gangster
NO_GANGSTER: Final = declare.reason("no-gangster", "GNG-01", who="{who}")
DEAD_GANGSTER: Final = declare.reason("dead", "GNG-01", who="{who}")
IN_PIT: Final = declare.reason("in-pit", "TOP-01")
IN_SHOP: Final = declare.reason("in-shop", "GID-01")
ARRESTED: Final = declare.reason("arrested", "ARR-02", who="{who}")
ACTED: Final = declare.reason("acted", "GNG-03", who="{who}")
FREE_DOOMED: Final = declare.reason("free-doomed", "GNG-07", who="{who}")
FREE_NONE: Final = declare.reason("free-none", "GNG-08", who="{who}")
FREE_KIND: Final = declare.reason("free-kind", "GNG-08")

# The team
SAME_HANDS: Final = declare.reason("same-hands", "TEM-07")
ONE_LIEUTENANT: Final = declare.reason("one-lieutenant", "TEM-02")
DEAD_GIFT: Final = declare.reason("dead", "TEM-06", who="{who}")
NOT_YOURS: Final = declare.reason("not-yours", "TEM-05", who="{who}")
FULL: Final = declare.reason("full", "OPT-06")
NO_START: Final = declare.reason("no-start", "OPT-06")

# Recovering, bailing out, rescuing, killing Gideon
UP: Final = declare.reason("up", "INC-02", who="{who}")
ONLY_RESCUE: Final = declare.reason("only-rescue", "CMI-04")
NOT_ARRESTED: Final = declare.reason("not-arrested", "ARR-01", who="{who}")
NOT_AT_STATION: Final = declare.reason("not-at-station", "GMI-03", who=WHO)
NOT_KIDNAPPED: Final = declare.reason("not-kidnapped", "CMI-04")
NOT_AT_CHURCH: Final = declare.reason("not-at-church", "CMI-04")
NOT_BOSS: Final = declare.reason("not-boss", "GMI-04")
GIDEON_GONE: Final = declare.reason("gideon-gone", "GMI-04")
NOT_BESIDE_BOSS: Final = declare.reason("not-beside-boss", "GMI-04")

# Moving
ZERO_HEALTH: Final = declare.reason("zero-health", "ERI-15")
NO_MOVES_HERE: Final = declare.reason("no-moves-here", "PLT-18", who="{who}")
WALLED_IN: Final = declare.reason("walled-in", "MOV-07", who="{who}")
FRIEND_WALLED_IN: Final = declare.reason("walled-in", "CMV-03", who="{who}")
WALL: Final = declare.reason("wall", "MOV-02")
STAYS: Final = declare.reason("stays", "MOV-11")
OCCUPIED: Final = declare.reason("occupied", "MOV-07", who=WHO)
OCCUPIED_TOKEN: Final = declare.reason("occupied", "MOV-10", who=WHO)
OCCUPIED_FOR_FRIEND: Final = declare.reason("occupied", "CMV-03", who=WHO)
TOO_FAR: Final = declare.reason("too-far", "MOV-01", who=WHO)
TOO_FAR_FOR_FRIEND: Final = declare.reason("too-far", "CMV-01", who=WHO)
GANGSTERS_IN_THE_WAY: Final = declare.reason("gangsters-in-the-way", "CMV-02", who=WHO)
CROW_TOKEN: Final = declare.reason("crow-token", "MOV-08", who=WHO)
TRAFFIC_JAM: Final = declare.reason("traffic-jam", "OPT-04", who=WHO)
NO_SUCH_BUILDING: Final = declare.reason("no-such-building", "GEO-06")
BACK: Final = declare.reason("back", "MOV-11")
NO_LEAP: Final = declare.reason("no-leap", "ERI-01")
ERIC_THERE: Final = declare.reason("already-there", "ERI-01", who="eric_draven")
NO_FLIGHT: Final = declare.reason("no-flight", "FLY-01")
CROW_THERE: Final = declare.reason("already-there", "FLY-01", who="the_crow")
NO_PLACE: Final = declare.reason("wall", "GEO-17")
PLACE_TAKEN: Final = declare.reason("occupied", "GEO-16", who=WHO)
NOT_BESIDE: Final = declare.reason("not-beside", "GEO-18")

# Setting fire
FIRE_NEVER: Final = declare.reason("fire-never", "FIR-02", building="{building}")
FIRE_BURNING: Final = declare.reason("fire-burning", "FIR-05", building="{building}")
FIRE_DRAVEN: Final = declare.reason("fire-draven", "FIR-03", building="{building}")
FIRE_TOO_FAR: Final = declare.reason("fire-too-far", "FIR-01", who=WHO, building="{building}")
FIRE_RAIN: Final = declare.reason("fire-rain", "PLT-16")
FIRE_RESTRICTED: Final = declare.reason("fire-restricted", "OBJ-03", building="{building}")
FIRE_NO_SKILL: Final = declare.reason("fire-no-skill", "CMP-14", who=WHO)
FIRE_NOT_ERIC: Final = declare.reason("fire-not-eric", "PWN-02", building="{building}")
FIRE_NOT_ON_IT: Final = declare.reason("fire-not-on-it", "PWN-01", building="{building}")
FIRE_EMPTY_PIT: Final = declare.reason("fire-empty-pit", "OPT-03")
FIRE_ORDER: Final = declare.reason("fire-order", "FIR-14")

# Attacking, the gang
ATTACK_GANGSTER: Final = declare.reason("attack-gangster", "ATK-18")
ATTACK_GIDEON: Final = declare.reason("attack-gideon", "ATK-18")
TARGET_GONE: Final = declare.reason("attack-dead", "ATK-08", who="{who}")
TARGET_LYING: Final = declare.reason("attack-lying", "INC-03", who="{who}")
TARGET_DOOMED: Final = declare.reason("attack-doomed", "CBT-13", who="{who}")
DARLA: Final = declare.reason("attack-darla", "ATK-13")
WATCHMAN: Final = declare.reason("attack-watchman", "PLT-19")
ATTACK_RESTRICTED: Final = declare.reason("attack-restricted", "OBJ-13", who="{who}")
NO_LINE: Final = declare.reason("attack-no-line", "LRG-08", who="{who}")
NO_LINE_TO_ROOF: Final = declare.reason("attack-no-line", "LRG-09", who="{who}")
ERIC_FAR: Final = declare.reason("attack-far-building", "ATK-01", who="{who}")
CROW_FAR: Final = declare.reason("attack-far-building", "ATK-09", who="{who}")
ALBRECHT_FAR: Final = declare.reason("attack-far-street", "ATK-05", who="{who}")
SARAH_FAR: Final = declare.reason("attack-sarah-far", "ATK-12")

# Attacking, Eric and his friends
ATTACK_FRIEND: Final = declare.reason("attack-friend", "EAT-01", who="{who}")
ATTACK_DEAD: Final = declare.reason("attack-dead", "EAT-01", who="{who}")
SARAH_HELD: Final = declare.reason("attack-sarah-held", "ATK-16")
BOSS_IN_PIT: Final = declare.reason("attack-boss-in-pit", "TOP-07")
BOSS_GUARDED: Final = declare.reason("attack-boss-guarded", "TOP-07")
GIDEON_IN_SHOP: Final = declare.reason("attack-in-shop", "INC-03")
NOT_ON_TOP: Final = declare.reason("attack-not-on-top", "EAT-02", who="{who}")
LISTED: Final = declare.reason("attack-listed", "EAT-05", who="{who}")
PRISONER: Final = declare.reason("attack-prisoner", "EAT-08", who="{who}")
ERIC_NO_LINE: Final = declare.reason("attack-no-line", "LRG-10", who="{who}")
GANGSTER_FAR: Final = declare.reason("attack-far-street", "EAT-01", who="{who}")
NO_DICE: Final = declare.reason("attack-no-skill", "EAT-10", who=WHO)

# In the middle of an attack
NO_DIE: Final = declare.reason("reroll-no-die", "CBT-11")
PAIR_STAYS: Final = declare.reason("reroll-pair", "PWR-03")
PICK_FIRST: Final = declare.reason("reroll-pick", "PWR-03")
NO_KNIVES: Final = declare.reason("no-knives", "PWR-03")
NO_POWER: Final = declare.reason("power-none", "CBT-10")
GODFATHER: Final = declare.reason("godfather", "PWR-05")
DEATH_COMES: Final = declare.reason("death-comes", "PWR-10", who="{who}")
PUT_OUT: Final = declare.reason("put-out", "PWR-11")
COLLATERAL: Final = declare.reason("collateral", "PWR-19")

# Plot cards
CARD_THEIRS: Final = declare.reason("card-theirs", "PLT-04", card="{card}")
CARD_NOT_HELD: Final = declare.reason("card-not-held", "PLT-04", card="{card}")
CARD_OWN_TURN: Final = declare.reason("card-own-turn", "PLT-04", card="{card}")
CARD_REACTION: Final = declare.reason("card-reaction", "PLT-11", card="{card}", window=windows.NAMES)
CARD_FORBIDDEN: Final = declare.reason("card-forbidden", "OBJ-13", card="{card}")
CARD_CAPTAIN: Final = declare.reason("card-captain", "TEM-08", card="{card}")
CARD_UNFIT: Final = declare.reason("card-unfit", "PLT-06", card="{card}")
CARD_EMPTY: Final = declare.reason("card-empty", "PLT-06", card="{card}")
CARD_NOT_SHOWN: Final = declare.reason("card-not-shown", "INF-05", card="{card}")
CARD_CHOICE: Final = declare.reason("card-choice", "PLT-29", card=PIECE)
ONLY_REACTIONS: Final = declare.reason("window", "PLT-11")
