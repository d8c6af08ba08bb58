"""OBJ: the gang's secret Objective: its Restriction, its Basic part and its Showdown.

What the gang does in the open may show which Objectives it cannot have: RULED_OUT keeps that for everybody, whatever
the Objective is. Nothing else that the Crow player could notice depends on it before it is revealed.
"""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.crow.rules import event, named, number, people, zone
from tabletown.games.crow.rules.box import BURN_ANY, HOLD_OR_KILL_SARAH, STRENGTH_TOTAL, WOUND_BY, Objective
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import GANG

# The Restriction. Only the gang may ask for it


def forbids_fire(night: Night, name: i64) -> bool:
    """OBJ-02, OBJ-12: whether the Restriction protects a named building."""
    return not night.is_revealed() and (held(night).no_fire >> name) & 1 == 1


def forbids_attack(night: Night, target: i64) -> bool:
    """OBJ-13: whether the Restriction protects a character."""
    return not night.is_revealed() and (held(night).no_attack >> target) & 1 == 1


def forbids_card(night: Night, kind: i64) -> bool:
    """OBJ-13: whether the Restriction forbids a Plot card."""
    return not night.is_revealed() and kind in held(night).no_cards


def held(night: Night) -> Objective:
    """The Objective that the gang has drawn."""
    return night.box.objectives[night.objective()]


# What everybody can conclude from what the gang does


def rule_out_fire(night: Night, name: i64) -> None:
    """OBJ-12: the gang has begun to set fire to a named building, by an action or by a card."""
    for n in range(len(night.box.objectives)):
        if (night.box.objectives[n].no_fire >> name) & 1:
            rule_out(night, n)


def rule_out_attack(night: Night, target: i64) -> None:
    """OBJ-13: the gang has declared an attack on a character."""
    for n in range(len(night.box.objectives)):
        if (night.box.objectives[n].no_attack >> target) & 1:
            rule_out(night, n)


def rule_out_card(night: Night, kind: i64) -> None:
    """OBJ-13: the gang has played a Plot card."""
    for n in range(len(night.box.objectives)):
        if kind in night.box.objectives[n].no_cards:
            rule_out(night, n)


def rule_out(night: Night, n: i64) -> None:
    """Everybody knows from now on that this is not the Objective; that cannot be taken back."""
    if not night.is_revealed() and night[number.RULED_OUT + n] == 0:
        night[number.RULED_OUT + n] = 1
        night.barrier += 1


# The Basic Objective


def progress(night: Night, objective: Objective) -> i64:
    """OBJ-07, OBJ-08: the strength, or the number, of the burning named buildings that count."""
    found: i64 = 0
    for name in range(named.COUNT):
        if counts(objective, name) and night.burns(name):
            found += night.box.strength[name] if objective.basic == STRENGTH_TOTAL else 1
    return found


def counts(objective: Objective, name: i64) -> bool:
    """OBJ-07, OBJ-08: whether a named building is one of those."""
    return name not in (named.PIT, named.PAWN_SHOP) and not (objective.leaves_out >> name) & 1


def is_met(night: Night, objective: Objective) -> bool:
    return progress(night, objective) >= objective.at_least


def after_burning(night: Night) -> None:
    """OBJ-04, OBJ-05: revealed as soon as it is met; every other one that is met now is not the one."""
    if night.is_revealed():
        return  # OBJ-06
    if is_met(night, held(night)):
        night[number.FACE_UP] = 1
        night.show(zone.OBJECTIVE, night.setup.everyone)
        night.barrier += 1
        night.say(event.OBJECTIVE_REVEALED, night.at(zone.OBJECTIVE, 0))
        return
    for n in range(len(night.box.objectives)):
        if is_met(night, night.box.objectives[n]):
            rule_out(night, n)


# The Showdown


def awaits(night: Night, showdown: i64) -> bool:
    """OBJ-09: whether the revealed Objective has a Showdown of this kind."""
    return night.is_revealed() and held(night).showdown == showdown


def starts_burning(night: Night, name: i64) -> None:
    """WIN-03: a named building has started to burn."""
    if awaits(night, BURN_ANY) and (held(night).targets >> name) & 1:
        fulfil(night)


def gang_turn_begins(night: Night) -> None:
    """TRN-06: Showdowns that look at the start of a gang turn."""
    if awaits(night, HOLD_OR_KILL_SARAH) and night.is_in(people.SARAH, named.CHURCH):
        fulfil(night)


def sarah_is_killed(night: Night) -> None:
    """WIN-03."""
    if awaits(night, HOLD_OR_KILL_SARAH):
        fulfil(night)


def is_wounded(night: Night, target: i64, attacker: i64) -> None:
    """WIN-03: an attack has given somebody at least one wound."""
    if awaits(night, WOUND_BY) and (held(night).targets >> target) & 1 and (held(night).by >> attacker) & 1:
        fulfil(night)


def fulfil(night: Night) -> None:
    """WIN-03: the gang wins."""
    night.say(event.SHOWDOWN_WON, night.at(zone.OBJECTIVE, 0))
    night.win(GANG)
