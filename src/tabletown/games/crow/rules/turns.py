"""TRN, WIN, GID: the match, and how turns begin and end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import combat, event, fire, gang, named, number, objectives, people, plots, setup, step
from tabletown.games.crow.rules.cause import BY_ASHES, BY_GRAVEYARD
from tabletown.games.crow.rules.characters import heal
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import CROW, GANG, NONE
from tabletown.kernel.step import Step

MOST_ROUNDS: Final = 100
"""WIN-07."""


class Match(Step[Night]):
    """TRN-01: the sides take turns, gang first, until someone wins."""

    def enter(self, night: Night, arg: i64) -> None:
        setup.prepare(night)

    def resume(self, night: Night, arg: i64) -> None:
        if night[number.TURN] == GANG:
            night.push(step.CROW_TURN)
        elif night[number.ROUND] == MOST_ROUNDS:
            night.say(event.DRAWN, night[number.ROUND])  # WIN-07
            night.finish()
        else:
            night.push(step.GANG_TURN)


class GangTurn(Step[Night]):
    """TRN-06, TRN-07: (0, or 1 once the turn is declared over)."""

    def enter(self, night: Night, arg: i64) -> None:
        night[number.TURN] = GANG
        plots.turn_begins(night)
        night[number.ROUND] += 1
        night[number.CAPTAIN] = GANG + (night[number.ROUND] - 1) % (night.seats - 1)  # TEM-08
        night[number.ACTIVE] = NONE
        night[number.LEFT] = 0
        night.say(event.GANG_BEGAN, night[number.ROUND])
        if night.seats > 2:
            night.say(event.LEADS, night[number.CAPTAIN])
        objectives.gang_turn_begins(night)
        for who in range(people.GANGSTERS):
            arrested = who < people.STARTERS and night.is_alive(who)  # GNG-06
            night[number.TO_ACT + who] = 1 if arrested or night.on_streets(who) else 0  # GNG-01
        night.push(step.GANG_CHOICE, night[number.CAPTAIN])
        gang.rebalance(night)

    def resume(self, night: Night, arg: i64) -> None:
        if arg == 0:
            night.set_arg(0, 1)
            for who in range(people.GANGSTERS):
                night[number.TO_ACT + who] = 0  # TRN-05
            night.say(event.ENDED, GANG)
            night.end_lasting(night.box.badge)
            if night[number.BOMB_DUE]:
                fire.bomb_goes_off(night)
        else:
            night.pop()
            night.rest()


class CrowTurn(Step[Night]):
    """TRN-08, TRN-09: a turn of the Crow player."""

    def enter(self, night: Night, arg: i64) -> None:
        night[number.TURN] = CROW
        plots.turn_begins(night)
        night.end_lasting(night.box.no_fires)
        night.end_lasting(night.box.no_moves)
        night.end_lasting(night.box.no_attacks)
        heal_at_graveyard(night)
        night[number.ACTIONS] = max(0, actions_at_start(night) - night[number.LOST])
        night[number.LOST] = 0
        night.say(event.CROW_BEGAN, night[number.ACTIONS])
        night.push(step.CROW_CHOICE, CROW)

    def resume(self, night: Night, arg: i64) -> None:
        night[number.ACTIONS] = 0  # TRN-05
        night[number.RECOVERED] = 0
        night.say(event.ENDED, CROW)
        night.end_lasting(night.box.guns)
        if night[number.BOMB] != NONE:
            defuse(night)
        night.pop()
        night.rest()


def actions_at_start(night: Night) -> i64:
    """CRA-02, GID-03, GID-04."""
    return night.box.actions + (1 if night.on_streets(people.GIDEON) else 0)


def heal_at_graveyard(night: Night) -> None:
    """ERI-13 to ERI-16: all wounds, or two where the Graveyard burns and he has no health at all."""
    if not night.is_in(people.ERIC, named.GRAVEYARD):
        return
    if not night.burns(named.GRAVEYARD):
        heal(night, night.box.people.health, BY_GRAVEYARD)
    elif night[number.HEALTH] == 0:
        heal(night, combat.PAIR_OF_DICE, BY_ASHES)  # ERI-16: so many dice can make a hit


def defuse(night: Night) -> None:
    """TRN-09: by Albrecht next to the building; else it goes off at the end of the next gang turn."""
    if night.is_active(people.ALBRECHT) and night.is_beside_named(people.ALBRECHT, night[number.BOMB]):
        night.say(event.BOMB_DEFUSED, night[number.BOMB])
        night[number.BOMB] = NONE
        night.end_lasting(night.box.bombs)
    else:
        night[number.BOMB_DUE] = 1
