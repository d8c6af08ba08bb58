"""CMP: the numbers of a position, all of them public."""

from __future__ import annotations

from typing import Final

from tabletown.games.crow.rules import named, people, symbols
from tabletown.games.crow.rules.city import LAYOUTS
from tabletown.games.crow.rules.declarations import declare
from tabletown.games.crow.rules.words import A_GANG_SEAT, BUILDINGS, GANG, NONE, PLACES, SIDES, TOKENS
from tabletown.kernel.layout import FLAG

# What a number can be
MOST_ROUNDS: Final = 10_000
MOST_DICE: Final = 40
SOMEWHERE: Final = (NONE, PLACES - 1)
SOMEBODY: Final = (NONE, people.COUNT - 1)
COUNT: Final = (0, MOST_DICE)
"""Dice, actions and the like."""

CITY: Final = declare.number("city", (0, LAYOUTS - 1))  # which of the 98,304 cities it is (SET-03)
SITE: Final = declare.list_of("site", named.COUNT, (0, BUILDINGS - 1))
"""The building that each named building is (SET-04 to SET-07)."""
WHERE: Final = declare.list_of("where", people.COUNT, SOMEWHERE)
"""The place of each character; NONE for those who have left the game."""
CONDITION: Final = declare.list_of("condition", people.COUNT, (people.UP, people.DOOMED))
HEALTH: Final = declare.number("health")
"""ERI-10: Eric's healthy tokens; the content says how many there are, also of fire tokens and of Objectives."""
WOUNDED: Final = declare.number("wounded", FLAG)  # TOP-04: Top Dollar's card shows its back
BOSS_OUT: Final = declare.number("boss_out", FLAG)  # TOP-08: Top Dollar has hit the streets
FIRE: Final = declare.list_of("fire", named.COUNT)  # fire tokens on each named building
BURNING: Final = declare.list_of("burning", BUILDINGS, FLAG)  # whether each building burns, named or regular
TOKEN: Final = declare.list_of("token", TOKENS, SOMEWHERE)
"""The place of each Crow token in the city; NONE for those that are not there."""
BOMB: Final = declare.number("bomb", (NONE, named.COUNT - 1))  # the named building that the Time Bomb lies on, or NONE
BOMB_DUE: Final = declare.number("bomb_due", FLAG)  # TRN-07: it goes off at the end of this gang turn
ROUND: Final = declare.number("round", (0, MOST_ROUNDS))
TURN: Final = declare.number("turn", FLAG)  # the side whose turn it is
CAPTAIN: Final = declare.number("captain", A_GANG_SEAT)
CONTROL: Final = declare.list_of("control", people.STARTERS, A_GANG_SEAT)
"""TEM: the seat that controls each of the six gangsters."""
TO_ACT: Final = declare.list_of("to_act", people.GANGSTERS, FLAG)
"""GNG-01: whether the card of each gangster is still in hand."""
ACTIVE: Final = declare.number("active", (NONE, people.GANGSTERS - 1))
"""GNG-02: the gangster who is taking its actions, or NONE."""
LEFT: Final = declare.number("left", COUNT)  # the actions that the active gangster has left
ASKED: Final = declare.number("asked", FLAG)  # the captain has been asked for a Plot card since the last action
ACTIONS: Final = declare.number("actions", COUNT)  # CRA-03: where the Action Marker is
LOST: Final = declare.number("lost", COUNT)  # PWR-17: actions that the next Crow turn lacks
RECOVERED: Final = declare.number("recovered", FLAG)  # BLD-06: there has been a recover action in this Crow turn
ATTACKER: Final = declare.number("attacker", SOMEBODY)  # CBT: the attack that is going on, or was the last one
TARGET: Final = declare.number("target", SOMEBODY)
SPOT: Final = declare.number("spot", SOMEWHERE)  # PWR-19: where the defender was attacked
DICE: Final = declare.number("dice", COUNT)  # how many dice the attacker rolls
GUARD: Final = declare.number("guard", (-MOST_DICE, MOST_DICE))
"""What is added to the defender's Defense for this attack."""
ROLL: Final = declare.list_of("roll", symbols.COUNT, COUNT)  # how many dice of the attack roll show each symbol
SAVES: Final = declare.list_of("saves", symbols.COUNT, COUNT)  # how many dice of the defense roll show each symbol
HITS: Final = declare.list_of("hits", symbols.COUNT, COUNT)
"""The hits of each symbol that deal damage and whose power has not been resolved."""
KNIVES: Final = declare.list_of("knives", symbols.COUNT, COUNT)
"""PWR-03: how many dice of the attack roll that have been used for Playing With Knives show each symbol."""
REROLLS: Final = declare.number("rerolls", COUNT)  # CHR-06, BLD-04: a die may be rerolled by an ability
MYCA_USED: Final = declare.number("myca_used", FLAG)
RAPS: Final = declare.number("raps", COUNT)  # PWR-07: free attacks that are owed for defended fist hits
WINNER: Final = declare.number("winner", (NONE, GANG))  # the side that has won, or NONE
UNASKED: Final = declare.list_of("unasked", SIDES, FLAG)
"""PLT-11: whether each side wants no more questions for reactions until the turn ends."""
FACE_UP: Final = declare.number("revealed", FLAG)  # OBJ-04: the Objective lies face up
FLAMES: Final = declare.list_of("flames", 3, COUNT)
"""CBT-15: the flames of the last Set Fire roll, and of the last burn rolls against Draven and The Crow."""
RULED_OUT: Final = declare.list_of("ruled_out", within=FLAG)
"""Whether everybody knows that an Objective is not the one: the gang did what it forbids, or met it unrevealed."""
