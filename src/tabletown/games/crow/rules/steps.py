"""The kinds of steps, in the order of their numbers in layout.py."""

from __future__ import annotations

from typing import Final

from tabletown.games.crow.rules.combat import (
    BY_CROW,
    OTHER_DICE,
    USED,
    After,
    Again,
    Attack,
    AttackRoll,
    Back,
    Damage,
    Defense,
    DefenseRoll,
    MycaReroll,
    Outcome,
    Reroll,
)
from tabletown.games.crow.rules.crow import CrowChoice
from tabletown.games.crow.rules.fire import Ablaze, Burn, BurnOrder, SetFire
from tabletown.games.crow.rules.gang import AskCaptain, FreeAction, FreeGangster, GangChoice, Gangster, HandOver
from tabletown.games.crow.rules.kills import Kill
from tabletown.games.crow.rules.movement import Fly, Leap, Place, Walk
from tabletown.games.crow.rules.plots import Card, PutAway, Window
from tabletown.games.crow.rules.powers import EIGHT, Collateral, DeathComes, Godfather, Powers, PutOut
from tabletown.games.crow.rules.setup import MOST_SWAPS, Split, StartBuilding, StartSpace
from tabletown.games.crow.rules.turns import CrowTurn, GangTurn, Match
from tabletown.games.crow.rules.words import ANY_ACTION, BUILDINGS, GANGSTERS, NAMES, NONE, PEOPLE, PLACES, WINDOWS
from tabletown.kernel.game import steps
from tabletown.kernel.layout import A_SEAT, FLAG

# What the numbers of a step can be
NOTHING: Final = (0, 0)
WHO: Final = (0, PEOPLE - 1)
GANGSTER: Final = (0, GANGSTERS - 1)
ATTACK: Final = (0, 2 * BY_CROW * PLACES - 1)
"""As combat.packed tells it."""
PLOT: Final = (0, 33)
"""The kinds of Plot cards of the box; packs add none."""
GATHERED: Final = 63
LONGEST_LEAP: Final = 20

STEPS: Final = steps(
    Match("match", NOTHING),
    Split("split", A_SEAT, (0, MOST_SWAPS), under="match"),
    StartSpace("start-space", A_SEAT, WHO, (0, GATHERED * NAMES + NAMES - 1), under="match"),
    GangTurn("gang-turn", FLAG, under="match"),
    HandOver("hand-over", A_SEAT, A_SEAT),
    GangChoice("gang-choice", A_SEAT, under="gang-turn"),
    Gangster("gangster", A_SEAT, GANGSTER),
    AskCaptain("ask-captain", A_SEAT),
    CrowTurn("crow-turn", FLAG, under="match"),
    CrowChoice("crow-choice", A_SEAT, under="crow-turn"),
    Walk("walk", A_SEAT, WHO),
    Leap("leap", A_SEAT, (0, LONGEST_LEAP), (0, BUILDINGS)),
    Fly("fly", A_SEAT),
    Place("place", A_SEAT, WHO, (0, BUILDINGS - 1)),
    FreeGangster("free-gangster", A_SEAT, (0, ANY_ACTION), FLAG),
    FreeAction("free-action", A_SEAT, GANGSTER, (0, ANY_ACTION)),
    SetFire("set-fire", WHO, (0, NAMES - 1)),
    Burn("burn", NOTHING),
    BurnOrder("burn-order", A_SEAT),
    Ablaze("ablaze", (0, NAMES - 1)),
    Attack("attack", NOTHING),
    AttackRoll("attack-roll", NOTHING),
    Reroll("reroll", A_SEAT, (0, OTHER_DICE), (0, USED * USED)),
    Defense("defense", NOTHING),
    DefenseRoll("defense-roll", NOTHING),
    MycaReroll("myca-reroll", A_SEAT),
    Damage("damage", NOTHING),
    Powers("powers", A_SEAT, ATTACK, (0, EIGHT**5 - 1)),
    Outcome("outcome", NOTHING),
    Kill("kill", GANGSTER, FLAG),
    Again("again", A_SEAT),
    After("after", NOTHING),
    Godfather("godfather", A_SEAT),
    DeathComes("death-comes", A_SEAT),
    PutOut("put-out", A_SEAT),
    Collateral("collateral", A_SEAT, (0, PLACES - 1)),
    Window("window", A_SEAT, (0, len(WINDOWS) - 1), (NONE, PEOPLE - 1)),
    Card("card", A_SEAT, PLOT, (0, PLACES)),
    StartBuilding("start-building", A_SEAT, WHO, (0, GATHERED), under="match"),
    Back("back", ATTACK),
    PutAway("put-away", PLOT),
)
