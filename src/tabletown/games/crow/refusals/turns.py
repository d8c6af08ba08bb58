"""TRN, GNG, GMI, CRA, CMI, TEM: why a turn does not go on like that."""

from __future__ import annotations

from tabletown.games.crow import clauses
from tabletown.games.crow.rules.crow import recovers_free
from tabletown.games.crow.rules.gang import is_arrested
from tabletown.games.crow.rules.layout import (
    ACTIONS,
    ASK,
    BAIL,
    CHARACTER,
    CONTROL,
    IGNITE,
    KILL_GIDEON,
    NAMED,
    PAIR,
    RECOVER,
    RESCUE,
    SWAP,
    TO_ACT,
)
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.setup import MEETING_PLACES
from tabletown.games.crow.rules.words import (
    CHARACTERS,
    CHURCH,
    ERIC,
    GANGSTERS,
    GIDEON,
    SARAH,
    STARTERS,
    TOP_DOLLAR,
)
from tabletown.kernel.records import Message, Refusal


def no_choice(night: Night, code: int) -> Refusal:
    """This is not among the choices of the present step."""
    if code == ASK:
        return Refusal("CROW-TEM-08", Message("refuse-ask"))
    if SWAP <= code < NAMED and night.step().name != "split":
        return Refusal("CROW-TEM-07", Message("refuse-swap-over"))
    return Refusal(clauses.of_step(night), Message("refuse-not-here"))


# The gang


def no_gangster(night: Night, seat: int, code: int) -> Refusal | None:
    """Why this one does not act next."""
    if not CHARACTER <= code < IGNITE:
        return None
    who = code - CHARACTER
    if who < GANGSTERS and night.is_alive(who) and not night[TO_ACT + who] and not is_waiting(night, who):
        return Refusal("CROW-GNG-03", Message("refuse-acted", {"who": CHARACTERS[who]}))
    return _not_out(night, who)


def is_waiting(night: Night, who: int) -> bool:
    """TOP-01, GID-01: Top Dollar or Gideon, who has not come out yet."""
    return who in (TOP_DOLLAR, GIDEON) and not night.on_streets(who)


def _not_out(night: Night, who: int) -> Refusal:
    """Why somebody is no gangster on the streets."""
    name = {"who": CHARACTERS[who]}
    if who >= GANGSTERS:
        return Refusal("CROW-GNG-01", Message("refuse-no-gangster", {**name}))
    if not night.is_alive(who):
        return Refusal("CROW-GNG-01", Message("refuse-dead", {**name}))
    if who == TOP_DOLLAR:
        return Refusal("CROW-TOP-01", Message("refuse-in-pit"))
    if who == GIDEON:
        return Refusal("CROW-GID-01", Message("refuse-in-shop"))
    return Refusal("CROW-ARR-02", Message("refuse-arrested", {**name}))


def no_free_gangster(night: Night, seat: int, code: int) -> Refusal | None:
    """Why this one does not take a free action."""
    if not CHARACTER <= code < IGNITE:
        return None
    who = code - CHARACTER
    name = {"who": CHARACTERS[who]}
    if who >= GANGSTERS or not night.on_streets(who):
        return _not_out(night, who)
    if not night.is_up(who):
        return Refusal("CROW-INC-07", Message("refuse-down", {**name}))
    if night.is_doomed(who):
        return Refusal("CROW-GNG-07", Message("refuse-free-doomed", {**name}))
    return Refusal("CROW-GNG-08", Message("refuse-free-none", {**name}))


def no_other_action(night: Night, who: int, code: int) -> Refusal:
    """Why this character may not recover, bail out, rescue, or kill Gideon."""
    if code == RESCUE:
        return _no_rescue(night, who)
    if code == KILL_GIDEON:
        return _no_killing(night, who)
    if code >= BAIL:
        return _no_bail(night, who, code - BAIL)
    return _no_recovery(night, who, code - RECOVER)


def _no_recovery(night: Night, who: int, other: int) -> Refusal:
    name = {"who": CHARACTERS[other]}
    if who < GANGSTERS and other != who:
        return Refusal("CROW-GNG-02", Message("refuse-not-acting", {**name}))
    if who == ERIC and other < GANGSTERS:
        return Refusal("CROW-CRA-01", Message("refuse-not-your-character", {**name}))
    if not night.is_alive(other):
        return Refusal("CROW-CRA-05", Message("refuse-dead", {**name}))
    if night.is_up(other):
        return Refusal("CROW-INC-02", Message("refuse-up", {**name}))
    return Refusal("CROW-CMI-04", Message("refuse-only-rescue"))


def _no_bail(night: Night, who: int, other: int) -> Refusal:
    if who == ERIC:
        return Refusal("CROW-CRA-01", Message("refuse-gang-only"))
    if not is_arrested(night, other):
        return Refusal("CROW-ARR-01", Message("refuse-not-arrested", {"who": CHARACTERS[other]}))
    if who == GIDEON:
        return Refusal("CROW-GID-06", Message("refuse-gideon-moves"))
    if not night.is_up(who):
        return Refusal("CROW-INC-01", Message("refuse-down", {"who": CHARACTERS[who]}))
    return Refusal("CROW-GMI-03", Message("refuse-not-at-station", {"who": CHARACTERS[who]}))


def _no_rescue(night: Night, who: int) -> Refusal:
    if who != ERIC:
        return Refusal("CROW-CRA-01", Message("refuse-crow-only"))
    if not night.is_in(SARAH, CHURCH):
        return Refusal("CROW-CMI-04", Message("refuse-not-kidnapped"))
    if not night.is_up(ERIC):
        return Refusal("CROW-CMI-05", Message("refuse-down", {"who": CHARACTERS[ERIC]}))
    return Refusal("CROW-CMI-04", Message("refuse-not-at-church"))


def _no_killing(night: Night, who: int) -> Refusal:
    if who == ERIC:
        return Refusal("CROW-CRA-01", Message("refuse-gang-only"))
    if who not in (TOP_DOLLAR, GIDEON):
        return Refusal("CROW-GMI-04", Message("refuse-not-boss"))
    if not night.on_streets(GIDEON):
        return Refusal("CROW-GMI-04", Message("refuse-gideon-gone"))
    if not night.is_up(who):
        return Refusal("CROW-INC-01", Message("refuse-down", {"who": CHARACTERS[who]}))
    return Refusal("CROW-GMI-04", Message("refuse-not-beside-boss"))


# The Crow player


def no_actions_left(night: Night, code: int) -> Refusal | None:
    """The Action Marker is at zero."""
    if night[ACTIONS] > 0 or (RECOVER <= code < BAIL and recovers_free(night)):
        return None
    return Refusal("CROW-CRA-02", Message("refuse-no-actions-left"))


# The team


def no_swap(night: Night, seat: int, code: int) -> Refusal | None:
    """Why these two do not change hands."""
    if not SWAP <= code < NAMED:
        return None
    first, second = PAIR[code - SWAP]
    if night[CONTROL + first] == night[CONTROL + second]:
        return Refusal("CROW-TEM-07", Message("refuse-same-hands"))
    return Refusal("CROW-TEM-02", Message("refuse-one-lieutenant"))


def no_hand_over(night: Night, seat: int, code: int) -> Refusal | None:
    """Why this one is not given away."""
    if not CHARACTER <= code < IGNITE:
        return None
    who = code - CHARACTER
    if who < STARTERS and not night.is_alive(who):
        return Refusal("CROW-TEM-06", Message("refuse-dead", {"who": CHARACTERS[who]}))
    return Refusal("CROW-TEM-05", Message("refuse-not-yours", {"who": CHARACTERS[who]}))


def no_start(night: Night, seat: int, code: int) -> Refusal | None:
    """Why nobody starts next to that building."""
    if not NAMED <= code < NAMED + len(CHARACTERS) - 1:
        return None
    full = code - NAMED in MEETING_PLACES
    return Refusal("CROW-OPT-06", Message("refuse-full" if full else "refuse-no-start"))
