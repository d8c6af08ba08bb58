"""MOV, CMV, FLY, ERI, GEO: why somebody cannot go there."""

from __future__ import annotations

from tabletown.games.crow.rules import act, named, number, people
from tabletown.games.crow.rules.gang import is_held
from tabletown.games.crow.rules.movement import reach_over, streets_for
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import NONE, TOKENS
from tabletown.kernel.records import Message, Refusal


def no_move(night: Night, who: int, mover: int) -> Refusal:
    """Why this character may not take a Move action now."""
    name = {"who": people.NAMES[mover]}
    if who < people.GANGSTERS and mover != who:
        return Refusal("CROW-GNG-02", Message("refuse-not-acting", {**name}))
    if who == people.ERIC and mover < people.GANGSTERS:
        return Refusal("CROW-CRA-01", Message("refuse-not-your-character", {**name}))
    if not night.is_alive(mover):
        return Refusal("CROW-CRA-05", Message("refuse-dead", {**name}))
    if not night.is_up(mover):
        clause = "CROW-CMV-05" if mover in (people.ALBRECHT, people.SARAH) else "CROW-INC-01"
        return Refusal(clause, Message("refuse-down", {**name}))
    if mover == people.ERIC and night[number.HEALTH] == 0 and night.is_in(people.ERIC, named.GRAVEYARD):
        return Refusal("CROW-ERI-15", Message("refuse-zero-health"))
    if mover < people.GANGSTERS and is_held(night, mover):
        return Refusal("CROW-PLT-18", Message("refuse-no-moves-here", {**name}))
    clause = "CROW-CMV-03" if mover >= people.GANGSTERS else "CROW-MOV-07"
    return Refusal(clause, Message("refuse-walled-in", {**name}))


def no_space(night: Night, seat: int, code: int) -> Refusal | None:
    """Why a walk cannot end there."""
    if not act.SPACE.has(code):
        return None
    who, space = int(night.arg(1)), act.SPACE.read(code)
    other = int(night.character_at(space))
    friend = who >= people.GANGSTERS
    name = {"who": people.NAMES[who]}
    if not night.city.is_street(space):
        return Refusal("CROW-MOV-02", Message("refuse-wall"))
    if other == who:
        return Refusal("CROW-MOV-11", Message("refuse-stays"))
    if other != NONE:
        clause = "CROW-CMV-03" if friend else "CROW-MOV-07"
        if not friend and any(night[number.TOKEN + token] == space for token in range(TOKENS)):
            clause = "CROW-MOV-10"
        return Refusal(clause, Message("refuse-occupied", {"who": people.NAMES[other]}))
    if friend:
        if _would_reach(night, who, space, others=False):
            return Refusal("CROW-CMV-02", Message("refuse-gangsters-in-the-way", {**name}))
        return Refusal("CROW-CMV-01", Message("refuse-too-far", {**name}))
    if _would_reach(night, who, space, tokens=False):
        return Refusal("CROW-MOV-08", Message("refuse-crow-token", {**name}))
    if _would_reach(night, who, space, others=False):
        return Refusal("CROW-OPT-04", Message("refuse-traffic-jam", {**name}))
    if _would_reach(night, who, space, tokens=False, others=False):
        return Refusal("CROW-MOV-08", Message("refuse-crow-token", {**name}))
    return Refusal("CROW-MOV-01", Message("refuse-too-far", {**name}))


def _would_reach(night: Night, who: int, space: int, *, tokens: bool = True, others: bool = True) -> bool:
    """Whether a walk would end there if Crow tokens, or those of the other side, were not in the way."""
    return space in reach_over(night, who, streets_for(night, who, tokens, others))


def no_leap(night: Night, seat: int, code: int) -> Refusal | None:
    """Why Eric cannot leap there."""
    if (act.NAMED.has(code) or act.BUILDING.has(code)) and night.arg(2) == 1 + night.chosen_building(code):
        return Refusal("CROW-MOV-11", Message("refuse-back"))
    return _no_building(night, code, people.ERIC, "CROW-ERI-01", "refuse-no-leap")


def no_flight(night: Night, seat: int, code: int) -> Refusal | None:
    """Why The Crow cannot fly there."""
    return _no_building(night, code, people.THE_CROW, "CROW-FLY-01", "refuse-no-flight")


def _no_building(night: Night, code: int, who: int, clause: str, message: str) -> Refusal | None:
    if not act.NAMED.has(code) and not act.BUILDING.has(code):
        return None
    building = int(night.chosen_building(code))
    if act.BUILDING.has(code) and (night.city.buildings[building] == "" or night.name_of(building) != NONE):
        return Refusal("CROW-GEO-06", Message("refuse-no-such-building"))
    if night.building_of(who) == building:
        return Refusal(clause, Message("refuse-already-there", {"who": people.NAMES[who]}))
    return Refusal(clause, Message(message))


def no_place(night: Night, seat: int, code: int) -> Refusal | None:
    """Why nobody can be placed there."""
    if not act.SPACE.has(code):
        return None
    other = int(night.character_at(act.SPACE.read(code)))
    if not night.city.is_street(act.SPACE.read(code)):
        return Refusal("CROW-GEO-17", Message("refuse-wall"))
    if other != NONE:
        return Refusal("CROW-GEO-16", Message("refuse-occupied", {"who": people.NAMES[other]}))
    return Refusal("CROW-GEO-18", Message("refuse-not-beside"))
