"""TRN, GNG, GMI, CRA, CMI, TEM: why a turn does not go on like that."""

from __future__ import annotations

from tabletown.games.crow import clauses
from tabletown.games.crow.rules import act, named, number, people
from tabletown.games.crow.rules.crow import recovers_free
from tabletown.games.crow.rules.gang import is_arrested
from tabletown.games.crow.rules.night import Night
from tabletown.kernel.records import Message, Refusal


def no_choice(night: Night, code: int) -> Refusal:
    """This is not among the choices of the present step."""
    if code == act.ASK:
        return Refusal("CROW-TEM-08", Message("refuse-ask"))
    if act.SWAP.has(code) and night.step().name != "split":
        return Refusal("CROW-TEM-07", Message("refuse-swap-over"))
    return Refusal(clauses.of_step(night), Message("refuse-not-here"))


# The gang


def no_gangster(night: Night, seat: int, code: int) -> Refusal | None:
    """Why this one does not act next."""
    if not act.CHARACTER.has(code):
        return None
    who = act.CHARACTER.read(code)
    if who < people.GANGSTERS and night.is_alive(who) and not night[number.TO_ACT + who] and not is_waiting(night, who):
        return Refusal("CROW-GNG-03", Message("refuse-acted", {"who": people.NAMES[who]}))
    return _not_out(night, who)


def is_waiting(night: Night, who: int) -> bool:
    """TOP-01, GID-01: Top Dollar or Gideon, who has not come out yet."""
    return who in (people.TOP_DOLLAR, people.GIDEON) and not night.on_streets(who)


def _not_out(night: Night, who: int) -> Refusal:
    """Why somebody is no gangster on the streets."""
    name = {"who": people.NAMES[who]}
    if who >= people.GANGSTERS:
        return Refusal("CROW-GNG-01", Message("refuse-no-gangster", {**name}))
    if not night.is_alive(who):
        return Refusal("CROW-GNG-01", Message("refuse-dead", {**name}))
    if who == people.TOP_DOLLAR:
        return Refusal("CROW-TOP-01", Message("refuse-in-pit"))
    if who == people.GIDEON:
        return Refusal("CROW-GID-01", Message("refuse-in-shop"))
    return Refusal("CROW-ARR-02", Message("refuse-arrested", {**name}))


def no_free_gangster(night: Night, seat: int, code: int) -> Refusal | None:
    """Why this one does not take a free action."""
    if not act.CHARACTER.has(code):
        return None
    who = act.CHARACTER.read(code)
    name = {"who": people.NAMES[who]}
    if who >= people.GANGSTERS or not night.on_streets(who):
        return _not_out(night, who)
    if not night.is_up(who):
        return Refusal("CROW-INC-07", Message("refuse-down", {**name}))
    if night.is_doomed(who):
        return Refusal("CROW-GNG-07", Message("refuse-free-doomed", {**name}))
    return Refusal("CROW-GNG-08", Message("refuse-free-none", {**name}))


def no_other_action(night: Night, who: int, code: int) -> Refusal:
    """Why this character may not recover, bail out, rescue, or kill Gideon."""
    if code == act.RESCUE:
        return _no_rescue(night, who)
    if code == act.KILL_GIDEON:
        return _no_killing(night, who)
    if act.BAIL.has(code):
        return _no_bail(night, who, act.BAIL.read(code))
    return _no_recovery(night, who, act.RECOVER.read(code))


def _no_recovery(night: Night, who: int, other: int) -> Refusal:
    name = {"who": people.NAMES[other]}
    if who < people.GANGSTERS and other != who:
        return Refusal("CROW-GNG-02", Message("refuse-not-acting", {**name}))
    if who == people.ERIC and other < people.GANGSTERS:
        return Refusal("CROW-CRA-01", Message("refuse-not-your-character", {**name}))
    if not night.is_alive(other):
        return Refusal("CROW-CRA-05", Message("refuse-dead", {**name}))
    if night.is_up(other):
        return Refusal("CROW-INC-02", Message("refuse-up", {**name}))
    return Refusal("CROW-CMI-04", Message("refuse-only-rescue"))


def _no_bail(night: Night, who: int, other: int) -> Refusal:
    if who == people.ERIC:
        return Refusal("CROW-CRA-01", Message("refuse-gang-only"))
    if not is_arrested(night, other):
        return Refusal("CROW-ARR-01", Message("refuse-not-arrested", {"who": people.NAMES[other]}))
    if who == people.GIDEON:
        return Refusal("CROW-GID-06", Message("refuse-gideon-moves"))
    if not night.is_up(who):
        return Refusal("CROW-INC-01", Message("refuse-down", {"who": people.NAMES[who]}))
    return Refusal("CROW-GMI-03", Message("refuse-not-at-station", {"who": people.NAMES[who]}))


def _no_rescue(night: Night, who: int) -> Refusal:
    if who != people.ERIC:
        return Refusal("CROW-CRA-01", Message("refuse-crow-only"))
    if not night.is_in(people.SARAH, named.CHURCH):
        return Refusal("CROW-CMI-04", Message("refuse-not-kidnapped"))
    if not night.is_up(people.ERIC):
        return Refusal("CROW-CMI-05", Message("refuse-down", {"who": people.NAMES[people.ERIC]}))
    return Refusal("CROW-CMI-04", Message("refuse-not-at-church"))


def _no_killing(night: Night, who: int) -> Refusal:
    if who == people.ERIC:
        return Refusal("CROW-CRA-01", Message("refuse-gang-only"))
    if who not in (people.TOP_DOLLAR, people.GIDEON):
        return Refusal("CROW-GMI-04", Message("refuse-not-boss"))
    if not night.on_streets(people.GIDEON):
        return Refusal("CROW-GMI-04", Message("refuse-gideon-gone"))
    if not night.is_up(who):
        return Refusal("CROW-INC-01", Message("refuse-down", {"who": people.NAMES[who]}))
    return Refusal("CROW-GMI-04", Message("refuse-not-beside-boss"))


# The Crow player


def no_actions_left(night: Night, code: int) -> Refusal | None:
    """The Action Marker is at zero."""
    if night[number.ACTIONS] > 0 or (act.RECOVER.has(code) and recovers_free(night)):
        return None
    return Refusal("CROW-CRA-02", Message("refuse-no-actions-left"))


# The team


def no_swap(night: Night, seat: int, code: int) -> Refusal | None:
    """Why these two do not change hands."""
    if not act.SWAP.has(code):
        return None
    first, second = act.SWAPS[act.SWAP.read(code)]
    if night[number.CONTROL + first] == night[number.CONTROL + second]:
        return Refusal("CROW-TEM-07", Message("refuse-same-hands"))
    return Refusal("CROW-TEM-02", Message("refuse-one-lieutenant"))


def no_hand_over(night: Night, seat: int, code: int) -> Refusal | None:
    """Why this one is not given away."""
    if not act.CHARACTER.has(code):
        return None
    who = act.CHARACTER.read(code)
    if who < people.STARTERS and not night.is_alive(who):
        return Refusal("CROW-TEM-06", Message("refuse-dead", {"who": people.NAMES[who]}))
    return Refusal("CROW-TEM-05", Message("refuse-not-yours", {"who": people.NAMES[who]}))


def no_start(night: Night, seat: int, code: int) -> Refusal | None:
    """Why nobody starts next to that building."""
    if not act.NAMED.has(code):
        return None
    full = act.NAMED.read(code) in named.MEETING_PLACES
    return Refusal("CROW-OPT-06", Message("refuse-full" if full else "refuse-no-start"))
