"""The kinds of steps, in the order of their numbers in layout.py."""

from __future__ import annotations

from typing import Final

from tabletown.games.crow.rules.combat import (
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
from tabletown.games.crow.rules.powers import Collateral, DeathComes, Godfather, Powers, PutOut
from tabletown.games.crow.rules.setup import Split, StartBuilding, StartSpace
from tabletown.games.crow.rules.turns import CrowTurn, GangTurn, Match
from tabletown.kernel.game import steps

STEPS: Final = steps(
    Match("match"),
    Split("split"),
    StartSpace("start-space"),
    GangTurn("gang-turn"),
    HandOver("hand-over"),
    GangChoice("gang-choice"),
    Gangster("gangster"),
    AskCaptain("ask-captain"),
    CrowTurn("crow-turn"),
    CrowChoice("crow-choice"),
    Walk("walk"),
    Leap("leap"),
    Fly("fly"),
    Place("place"),
    FreeGangster("free-gangster"),
    FreeAction("free-action"),
    SetFire("set-fire"),
    Burn("burn"),
    BurnOrder("burn-order"),
    Ablaze("ablaze"),
    Attack("attack"),
    AttackRoll("attack-roll"),
    Reroll("reroll"),
    Defense("defense"),
    DefenseRoll("defense-roll"),
    MycaReroll("myca-reroll"),
    Damage("damage"),
    Powers("powers"),
    Outcome("outcome"),
    Kill("kill"),
    Again("again"),
    After("after"),
    Godfather("godfather"),
    DeathComes("death-comes"),
    PutOut("put-out"),
    Collateral("collateral"),
    Window("window"),
    Card("card"),
    StartBuilding("start-building"),
    Back("back"),
    PutAway("put-away"),
)
