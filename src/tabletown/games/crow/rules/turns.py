"""TRN, WIN, GID: the match, and how turns begin and end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import combat, fire, gang, objectives, plots, setup
from tabletown.games.crow.rules.characters import heal
from tabletown.games.crow.rules.events import BOMB_DEFUSED, CROW_BEGAN, DRAWN, ENDED, GANG_BEGAN, LEADS
from tabletown.games.crow.rules.layout import (
    ACTIONS,
    ACTIVE,
    BOMB,
    BOMB_DUE,
    CAPTAIN,
    CROW_CHOICE,
    CROW_TURN,
    GANG_CHOICE,
    GANG_TURN,
    HEALTH,
    LEFT,
    LOST,
    RECOVERED,
    ROUND,
    TO_ACT,
    TURN,
)
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import (
    ALBRECHT,
    BY_ASHES,
    BY_GRAVEYARD,
    CROW,
    ERIC,
    GANG,
    GANGSTERS,
    GIDEON,
    GRAVEYARD,
    NONE,
    STARTERS,
)
from tabletown.kernel.step import Step

MOST_ROUNDS: Final = 100
"""WIN-07."""


class Match(Step[Night]):
    """TRN-01: the sides take turns, gang first, until someone wins."""

    def enter(self, night: Night, arg: i64) -> None:
        setup.prepare(night)

    def resume(self, night: Night, arg: i64) -> None:
        if night[TURN] == GANG:
            night.push(CROW_TURN)
        elif night[ROUND] == MOST_ROUNDS:
            night.say(DRAWN, night[ROUND])  # WIN-07
            night.finish()
        else:
            night.push(GANG_TURN)


class GangTurn(Step[Night]):
    """TRN-06, TRN-07: (0, or 1 once the turn is declared over)."""

    def enter(self, night: Night, arg: i64) -> None:
        night[TURN] = GANG
        plots.turn_begins(night)
        night[ROUND] += 1
        night[CAPTAIN] = GANG + (night[ROUND] - 1) % (night.seats - 1)  # TEM-08
        night[ACTIVE] = NONE
        night[LEFT] = 0
        night.say(GANG_BEGAN, night[ROUND])
        if night.seats > 2:
            night.say(LEADS, night[CAPTAIN])
        objectives.gang_turn_begins(night)
        for who in range(GANGSTERS):
            arrested = who < STARTERS and night.is_alive(who)  # GNG-06
            night[TO_ACT + who] = 1 if arrested or night.on_streets(who) else 0  # GNG-01
        night.push(GANG_CHOICE, night[CAPTAIN])
        gang.rebalance(night)

    def resume(self, night: Night, arg: i64) -> None:
        if arg == 0:
            night.set_arg(0, 1)
            for who in range(GANGSTERS):
                night[TO_ACT + who] = 0  # TRN-05
            night.say(ENDED, GANG)
            night.end_lasting(night.box.badge)
            if night[BOMB_DUE]:
                fire.bomb_goes_off(night)
        else:
            night.pop()
            night.rest()


class CrowTurn(Step[Night]):
    """TRN-08, TRN-09: a turn of the Crow player."""

    def enter(self, night: Night, arg: i64) -> None:
        night[TURN] = CROW
        plots.turn_begins(night)
        night.end_lasting(night.box.no_fires)
        night.end_lasting(night.box.no_moves)
        night.end_lasting(night.box.no_attacks)
        heal_at_graveyard(night)
        night[ACTIONS] = max(0, actions_at_start(night) - night[LOST])
        night[LOST] = 0
        night.say(CROW_BEGAN, night[ACTIONS])
        night.push(CROW_CHOICE, CROW)

    def resume(self, night: Night, arg: i64) -> None:
        night[ACTIONS] = 0  # TRN-05
        night[RECOVERED] = 0
        night.say(ENDED, CROW)
        night.end_lasting(night.box.guns)
        if night[BOMB] != NONE:
            defuse(night)
        night.pop()
        night.rest()


def actions_at_start(night: Night) -> i64:
    """CRA-02, GID-03, GID-04."""
    return night.box.actions + (1 if night.on_streets(GIDEON) else 0)


def heal_at_graveyard(night: Night) -> None:
    """ERI-13 to ERI-16: all wounds, or two where the Graveyard burns and he has no health at all."""
    if not night.is_in(ERIC, GRAVEYARD):
        return
    if not night.burns(GRAVEYARD):
        heal(night, night.box.people.health, BY_GRAVEYARD)
    elif night[HEALTH] == 0:
        heal(night, combat.PAIR_OF_DICE, BY_ASHES)  # ERI-16: so many dice can make a hit


def defuse(night: Night) -> None:
    """TRN-09: by Albrecht next to the building; else it goes off at the end of the next gang turn."""
    if night.is_active(ALBRECHT) and night.is_beside_named(ALBRECHT, night[BOMB]):
        night.say(BOMB_DEFUSED, night[BOMB])
        night[BOMB] = NONE
        night.end_lasting(night.box.bombs)
    else:
        night[BOMB_DUE] = 1
