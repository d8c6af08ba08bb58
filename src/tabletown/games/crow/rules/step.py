"""The kinds of steps, in the order of their numbers: the first one begins the game.

The rules use them, and they use the rules: so the package imports this module first, and it imports all others.
"""

from __future__ import annotations

from typing import Final

from tabletown.games.crow.rules import (
    combat,
    crow,
    deed,
    fire,
    gang,
    kills,
    movement,
    named,
    people,
    plots,
    powers,
    setup,
    turns,
    windows,
)
from tabletown.games.crow.rules.declarations import declare
from tabletown.games.crow.rules.words import A_GANG_SEAT, BUILDINGS, NONE, PLACES, THE_CROW_SEAT
from tabletown.kernel.events import PIECE
from tabletown.kernel.layout import A_SEAT, FLAG

# What the numbers of a step can be
NOTHING: Final = (0, 0)
WHO: Final = (0, people.COUNT - 1)
A_GANGSTER: Final = (0, people.GANGSTERS - 1)
AN_ATTACK: Final = (0, 2 * people.PAIRS * PLACES - 1)
"""As combat.packed tells it."""
A_PLOT: Final = (0, 33)
"""The kinds of Plot cards of the box; packs add none."""
GATHERED: Final = 63
AT_BUILDING: Final = (0, GATHERED * named.COUNT + named.COUNT - 1)
LONGEST_LEAP: Final = 20

MATCH: Final = declare.step(turns.Match("match", NOTHING))
SPLIT: Final = declare.step(setup.Split("split", "TEM-07", A_GANG_SEAT, (0, setup.MOST_SWAPS), under="match"))
START_SPACE: Final = declare.step(
    setup.StartSpace("start-space", "SET-12", A_SEAT, WHO, AT_BUILDING, under="match"), who=people.NAMES
)
GANG_TURN: Final = declare.step(turns.GangTurn("gang-turn", FLAG, under="match"))
HAND_OVER: Final = declare.step(gang.HandOver("hand-over", "TEM-05", A_GANG_SEAT, A_GANG_SEAT))
GANG_CHOICE: Final = declare.step(gang.GangChoice("gang-choice", "GNG-02", A_GANG_SEAT, under="gang-turn"))
GANGSTER: Final = declare.step(gang.Gangster("gangster", "GNG-04", A_GANG_SEAT, A_GANGSTER), who=people.NAMES)
ASK_CAPTAIN: Final = declare.step(gang.AskCaptain("ask-captain", "TEM-08", A_GANG_SEAT))
CROW_TURN: Final = declare.step(turns.CrowTurn("crow-turn", FLAG, under="match"))
CROW_CHOICE: Final = declare.step(crow.CrowChoice("crow-choice", "CRA-01", THE_CROW_SEAT, under="crow-turn"))
WALK: Final = declare.step(movement.Walk("walk", "MOV-02", A_SEAT, WHO), who=people.NAMES)
LEAP: Final = declare.step(movement.Leap("leap", "ERI-01", THE_CROW_SEAT, (0, LONGEST_LEAP), (0, BUILDINGS)))
FLY: Final = declare.step(movement.Fly("fly", "FLY-01", THE_CROW_SEAT))
PLACE: Final = declare.step(movement.Place("place", "GEO-18", A_SEAT, WHO, (0, BUILDINGS - 1)), who=people.NAMES)
FREE_GANGSTER: Final = declare.step(gang.FreeGangster("free-gangster", "GNG-07", A_GANG_SEAT, (0, deed.ANY), FLAG))
FREE_ACTION: Final = declare.step(
    gang.FreeAction("free-action", "GNG-08", A_GANG_SEAT, A_GANGSTER, (0, deed.ANY)), who=people.NAMES
)
SET_FIRE: Final = declare.step(fire.SetFire("set-fire", WHO, (0, named.COUNT - 1)))
BURN: Final = declare.step(fire.Burn("burn", NOTHING))
BURN_ORDER: Final = declare.step(fire.BurnOrder("burn-order", "FIR-14", A_GANG_SEAT))
ABLAZE: Final = declare.step(fire.Ablaze("ablaze", (0, named.COUNT - 1)))
ATTACK: Final = declare.step(combat.Attack("attack", NOTHING))
ATTACK_ROLL: Final = declare.step(combat.AttackRoll("attack-roll", NOTHING))
REROLL: Final = declare.step(
    combat.Reroll("reroll", "CBT-11", A_SEAT, (0, combat.OTHER_DICE), (0, combat.USED * combat.USED))
)
DEFENSE: Final = declare.step(combat.Defense("defense", NOTHING))
DEFENSE_ROLL: Final = declare.step(combat.DefenseRoll("defense-roll", NOTHING))
MYCA_REROLL: Final = declare.step(combat.MycaReroll("myca-reroll", "CHR-03", A_GANG_SEAT))
DAMAGE: Final = declare.step(combat.Damage("damage", NOTHING))
POWERS: Final = declare.step(powers.Powers("powers", "CBT-11", A_SEAT, AN_ATTACK, (0, powers.EIGHT**5 - 1)))
OUTCOME: Final = declare.step(combat.Outcome("outcome", NOTHING))
KILL: Final = declare.step(kills.Kill("kill", A_GANGSTER, FLAG))
AGAIN: Final = declare.step(combat.Again("again", "PWR-06", A_SEAT))
AFTER: Final = declare.step(combat.After("after", NOTHING))
GODFATHER: Final = declare.step(powers.Godfather("godfather", "PWR-04", THE_CROW_SEAT))
DEATH_COMES: Final = declare.step(powers.DeathComes("death-comes", "PWR-10", THE_CROW_SEAT))
PUT_OUT: Final = declare.step(powers.PutOut("put-out", "PWR-11", THE_CROW_SEAT))
COLLATERAL: Final = declare.step(powers.Collateral("collateral", "PWR-19", A_SEAT, (0, PLACES - 1)))
WINDOW: Final = declare.step(
    plots.Window("window", "PLT-11", A_SEAT, (0, len(windows.NAMES) - 1), (NONE, people.COUNT - 1)),
    window=windows.NAMES,
)
CARD: Final = declare.step(plots.Card("card", "PLT-29", A_SEAT, A_PLOT, (0, PLACES)), card=PIECE)
START_BUILDING: Final = declare.step(
    setup.StartBuilding("start-building", "OPT-06", A_GANG_SEAT, WHO, (0, GATHERED), under="match"), who=people.NAMES
)
BACK: Final = declare.step(combat.Back("back", AN_ATTACK))
PUT_AWAY: Final = declare.step(plots.PutAway("put-away", A_PLOT))
