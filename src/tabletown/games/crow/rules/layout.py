"""CMP, INF: what lies on the table, by number, and who sees it; the steps, and the codes of the actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.crow.rules.words import (
    BUILDINGS,
    CROW,
    DOOMED,
    FACES,
    GANG,
    GANGSTERS,
    NAMES,
    NONE,
    PEOPLE,
    PLACES,
    SEATS,
    SIDES,
    SPACES,
    STARTERS,
    TOKENS,
    UP,
)
from tabletown.kernel.layout import A_SEAT, ALL, FLAG, NOBODY, OWNER, SIDE, Layout

if TYPE_CHECKING:
    from tabletown.games.crow.rules.box import Box

# What a number can be
CITIES: Final = 98_304
MOST_ROUNDS: Final = 10_000
MOST_DICE: Final = 40
SOMEWHERE: Final = (NONE, PLACES - 1)
SOMEBODY: Final = (NONE, PEOPLE - 1)
COUNT: Final = (0, MOST_DICE)
"""Dice, actions and the like."""

# Numbers
CITY: Final = 0
"""Which of the 98,304 cities it is (SET-03)."""
SITE: Final = 1
"""The building that each named building is (SET-04 to SET-07)."""
WHERE: Final = SITE + NAMES
"""The place of each character; NONE for those who have left the game."""
CONDITION: Final = WHERE + PEOPLE
HEALTH: Final = CONDITION + PEOPLE
"""ERI-10: Eric's healthy tokens."""
WOUNDED: Final = HEALTH + 1
"""TOP-04: Top Dollar's card shows its back."""
BOSS_OUT: Final = WOUNDED + 1
"""TOP-08: Top Dollar has hit the streets."""
FIRE: Final = BOSS_OUT + 1
"""Fire tokens on each named building."""
BURNING: Final = FIRE + NAMES
"""Whether each building burns, named or regular."""
TOKEN: Final = BURNING + BUILDINGS
"""The place of each Crow token in the city; NONE for those that are not there."""
BOMB: Final = TOKEN + TOKENS
"""The named building that the Time Bomb lies on, or NONE."""
BOMB_DUE: Final = BOMB + 1
"""TRN-07: it goes off at the end of this gang turn."""
ROUND: Final = BOMB_DUE + 1
TURN: Final = ROUND + 1
"""The side whose turn it is."""
CAPTAIN: Final = TURN + 1
CONTROL: Final = CAPTAIN + 1
"""TEM: the seat that controls each of the six gangsters."""
TO_ACT: Final = CONTROL + STARTERS
"""GNG-01: whether the card of each gangster is still in hand."""
ACTIVE: Final = TO_ACT + GANGSTERS
"""GNG-02: the gangster who is taking its actions, or NONE."""
LEFT: Final = ACTIVE + 1
"""The actions that the active gangster has left."""
ASKED: Final = LEFT + 1
"""The captain has been asked for a Plot card since the last action."""
ACTIONS: Final = ASKED + 1
"""CRA-03: where the Action Marker is."""
LOST: Final = ACTIONS + 1
"""PWR-17: actions that the next Crow turn lacks."""
RECOVERED: Final = LOST + 1
"""BLD-06: there has been a recover action in this Crow turn."""
ATTACKER: Final = RECOVERED + 1
"""CBT: the attack that is going on, or was the last one."""
TARGET: Final = ATTACKER + 1
SPOT: Final = TARGET + 1
"""PWR-19: where the defender was attacked."""
DICE: Final = SPOT + 1
"""How many dice the attacker rolls."""
GUARD: Final = DICE + 1
"""What is added to the defender's Defense for this attack."""
ROLL: Final = GUARD + 1
"""How many dice of the attack roll show each symbol."""
SAVES: Final = ROLL + FACES
"""How many dice of the defense roll show each symbol."""
HITS: Final = SAVES + FACES
"""The hits of each symbol that deal damage and whose power has not been resolved."""
KNIVES: Final = HITS + FACES
"""PWR-03: how many dice of the attack roll that have been used for Playing With Knives show each symbol."""
REROLLS: Final = KNIVES + FACES
"""CHR-06, BLD-04: a die may be rerolled by an ability."""
MYCA_USED: Final = REROLLS + 1
RAPS: Final = MYCA_USED + 1
"""PWR-07: free attacks that are owed for defended fist hits."""
WINNER: Final = RAPS + 1
"""The side that has won, or NONE."""
UNASKED: Final = WINNER + 1
"""PLT-11: whether each side wants no more questions for reactions until the turn ends."""
FACE_UP: Final = UNASKED + SIDES
"""OBJ-04: the Objective lies face up."""
FLAMES: Final = FACE_UP + 1
"""CBT-15: the flames of the last Set Fire roll, and of the last burn rolls against Draven and The Crow."""
RULED_OUT: Final = FLAMES + 3
"""Whether everybody knows that an Objective is not the one: the gang did what it forbids, or met it unrevealed."""

# Zones. Four kinds of backs: Plot cards of either side, Objectives, Crow tokens
CROW_DECK: Final = 0
CROW_HAND: Final = 1
CROW_DISCARD: Final = 2
CROW_LASTING: Final = 3
GANG_DECK: Final = 4
GANG_HAND: Final = 5
GANG_DISCARD: Final = 6
GANG_LASTING: Final = 7
OBJECTIVES: Final = 8
OBJECTIVE: Final = 9
DEATH_LIST: Final = 10
RING: Final = 11
"""The Death List while Shelly's Ring puts it into a new order."""
CROW_BOARD: Final = 12
IN_CITY: Final = 13
PILE: Final = 4
"""From a zone of the Crow player's Plot cards to the same of the gang."""
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
LASTING: Final = 3
"""The zones of a side: PILE * side, and one of these."""

# Steps
MATCH: Final = 0
SPLIT: Final = 1
START_SPACE: Final = 2
GANG_TURN: Final = 3
HAND_OVER: Final = 4
GANG_CHOICE: Final = 5
GANGSTER: Final = 6
ASK_CAPTAIN: Final = 7
CROW_TURN: Final = 8
CROW_CHOICE: Final = 9
WALK: Final = 10
LEAP: Final = 11
FLY: Final = 12
PLACE: Final = 13
FREE_GANGSTER: Final = 14
FREE_ACTION: Final = 15
SET_FIRE: Final = 16
BURN: Final = 17
BURN_ORDER: Final = 18
ABLAZE: Final = 19
ATTACK_STEP: Final = 20
ATTACK_ROLL: Final = 21
REROLL: Final = 22
DEFENSE: Final = 23
DEFENSE_ROLL: Final = 24
MYCA_REROLL: Final = 25
DAMAGE: Final = 26
POWERS: Final = 27
OUTCOME: Final = 28
KILL: Final = 29
AGAIN: Final = 30
AFTER: Final = 31
GODFATHER: Final = 32
DEATH_COMES: Final = 33
PUT_OUT: Final = 34
COLLATERAL: Final = 35
WINDOW: Final = 36
CARD: Final = 37
START_BUILDING: Final = 38
BACK: Final = 39
PUT_AWAY: Final = 40

PAIR: Final = tuple((first, second) for first in range(STARTERS) for second in range(first + 1, STARTERS))
PAIRS: Final = 15

# Actions
PASS: Final = 0
END: Final = 1
YES: Final = 2
ASK: Final = 3
"""The captain may play a Plot card."""
DONT_ASK: Final = 4
"""PLT-11: no reactions of this side until the turn ends."""
ASK_AGAIN: Final = 5
"""That is taken back."""
RESCUE: Final = 6
KILL_GIDEON: Final = 7
MOVE: Final = 8
"""MOVE + character, and so on."""
ATTACK: Final = MOVE + PEOPLE
RECOVER: Final = ATTACK + PEOPLE
BAIL: Final = RECOVER + PEOPLE
CHARACTER: Final = BAIL + GANGSTERS
IGNITE: Final = CHARACTER + PEOPLE
"""IGNITE + named building: Set Fire."""
POWER: Final = IGNITE + NAMES
"""POWER + FACES * side + symbol: the attack power of a symbol, as POWERS names them."""
DIE: Final = POWER + SIDES * FACES
"""DIE + symbol: reroll a die that shows it."""
POSITION: Final = DIE + FACES
"""POSITION + place in the Death List, counted from the top."""
SWAP: Final = POSITION + STARTERS
"""SWAP + pair of two of the six gangsters, as PAIR tells them."""
NAMED: Final = SWAP + PAIRS
BUILDING: Final = NAMED + NAMES
"""BUILDING + building: a regular one; named ones go by their names."""
SPACE: Final = BUILDING + BUILDINGS
PLOT: Final = SPACE + SPACES
"""PLOT + kind of Plot card: it is played. Behind them, once more for each kind: it is discarded."""


def layout(box: Box) -> Layout:
    """Plot cards of either side, Objectives and Crow tokens have different backs."""
    backs = [int(side) for side in box.plots.side] + [2] * len(box.objectives) + [3] * STARTERS
    plan = Layout(seats=SEATS, actions=PLOT + 2 * box.plots.count, kinds=box.kinds(), backs=backs)
    plan.number(CITY, "city", (0, CITIES - 1))
    plan.list_of(SITE, "site", NAMES, (0, BUILDINGS - 1))
    plan.list_of(WHERE, "where", PEOPLE, SOMEWHERE)
    plan.list_of(CONDITION, "condition", PEOPLE, (UP, DOOMED))
    plan.number(HEALTH, "health", (0, int(box.people.health)))
    plan.number(WOUNDED, "wounded", FLAG)
    plan.number(BOSS_OUT, "boss_out", FLAG)
    plan.list_of(FIRE, "fire", NAMES, (0, int(box.fire_tokens)))
    plan.list_of(BURNING, "burning", BUILDINGS, FLAG)
    plan.list_of(TOKEN, "token", TOKENS, SOMEWHERE)
    plan.number(BOMB, "bomb", (NONE, NAMES - 1))
    plan.number(BOMB_DUE, "bomb_due", FLAG)
    plan.number(ROUND, "round", (0, MOST_ROUNDS))
    plan.number(TURN, "turn", FLAG)
    plan.number(CAPTAIN, "captain", A_SEAT)
    plan.list_of(CONTROL, "control", STARTERS, A_SEAT)
    plan.list_of(TO_ACT, "to_act", GANGSTERS, FLAG)
    plan.number(ACTIVE, "active", (NONE, GANGSTERS - 1))
    plan.number(LEFT, "left", COUNT)
    plan.number(ASKED, "asked", FLAG)
    plan.number(ACTIONS, "actions", COUNT)
    plan.number(LOST, "lost", COUNT)
    plan.number(RECOVERED, "recovered", FLAG)
    plan.number(ATTACKER, "attacker", SOMEBODY)
    plan.number(TARGET, "target", SOMEBODY)
    plan.number(SPOT, "spot", SOMEWHERE)
    plan.number(DICE, "dice", COUNT)
    plan.number(GUARD, "guard", (-MOST_DICE, MOST_DICE))
    plan.list_of(ROLL, "roll", FACES, COUNT)
    plan.list_of(SAVES, "saves", FACES, COUNT)
    plan.list_of(HITS, "hits", FACES, COUNT)
    plan.list_of(KNIVES, "knives", FACES, COUNT)
    plan.number(REROLLS, "rerolls", COUNT)
    plan.number(MYCA_USED, "myca_used", FLAG)
    plan.number(RAPS, "raps", COUNT)
    plan.number(WINNER, "winner", (NONE, GANG))
    plan.list_of(UNASKED, "unasked", SIDES, FLAG)
    plan.number(FACE_UP, "revealed", FLAG)
    plan.list_of(FLAMES, "flames", 3, COUNT)
    plan.list_of(RULED_OUT, "ruled_out", len(box.objectives), FLAG)
    for side, owner in ((CROW, "crow"), (GANG, "gang")):
        cards = int(box.plots.cards(side))
        first = CROW_DECK + PILE * side
        plan.zone(first, f"{owner}_deck", cards, NOBODY, back=side)
        plan.zone(first + 1, f"{owner}_hand", cards, SIDE, ordered=False, back=side, owner=side)  # INF-05, TEM-09
        plan.zone(first + 2, f"{owner}_discard", cards, ALL, back=side)
        plan.zone(first + 3, f"{owner}_lasting", cards, ALL, ordered=False, back=side)  # PLT-07
    objectives = len(box.objectives)
    plan.zone(OBJECTIVES, "objectives", objectives, NOBODY, back=2)  # INF-06
    plan.zone(OBJECTIVE, "objective", 1, SIDE, back=2, owner=GANG)  # INF-01
    plan.zone(DEATH_LIST, "death_list", STARTERS, NOBODY, back=3)  # INF-02
    plan.zone(RING, "ring", STARTERS, OWNER, ordered=False, back=3, owner=CROW)
    plan.zone(CROW_BOARD, "crow_board", STARTERS, ALL, ordered=False, back=3)
    plan.zone(IN_CITY, "in_city", STARTERS, ALL, ordered=False, back=3)
    return plan
