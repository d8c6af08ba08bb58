"""Which rule is asked why: by what the player wants to do, and by what is being decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.crow.refusals import combat, fire, movement, plots, turns
from tabletown.games.crow.rules.layout import (
    ATTACK,
    CHARACTER,
    FREE_ACTION,
    GANGSTER,
    IGNITE,
    KILL_GIDEON,
    MOVE,
    PLOT,
    RECOVER,
    RESCUE,
)
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import CROW, ERIC
from tabletown.kernel.memory import FRAME
from tabletown.kernel.shown import Refusal

if TYPE_CHECKING:
    from tabletown.games.crow.game import TheCrow

MENUS = ("gangster", "crow-choice", "free-action")
"""Steps in which somebody chooses an action for a character."""

ANSWERS = {
    "walk": movement.no_space,
    "leap": movement.no_building,
    "fly": movement.no_building,
    "place": movement.no_place,
    "start-space": movement.no_place,
    "burn-order": fire.no_order,
}
"""Steps whose own rule says why."""


def refusal(game: TheCrow, night: Night, seat: int, code: int) -> Refusal:
    """For a seat that has to choose now: from what it may know."""
    step = night.step().name
    if code >= PLOT:
        return plots.no_card(game, night, seat, code)
    if step in MENUS and (MOVE <= code < CHARACTER or IGNITE <= code < IGNITE + 11 or code in (RESCUE, KILL_GIDEON)):
        return _no_action(night, seat, code)
    if step in ANSWERS:
        return ANSWERS[step](night, seat, code)
    return turns.no_choice(night, seat, code)


def _no_action(night: Night, seat: int, code: int) -> Refusal:
    who = _actor(night, seat)
    if MOVE <= code < ATTACK:
        return movement.no_move(night, seat, who, code - MOVE)
    if ATTACK <= code < RECOVER:
        return combat.no_attack(night, seat, who, code - ATTACK)
    if RECOVER <= code < CHARACTER or code in (RESCUE, KILL_GIDEON):
        return turns.no_action(night, seat, who, code)
    return fire.no_fire(night, seat, who, code - IGNITE)


def _actor(night: Night, seat: int) -> int:
    """The character whose action is being chosen: for the Crow player, Eric."""
    kind = night.frames[(night.depth - 1) * FRAME]
    return int(night.arg(1)) if kind in (GANGSTER, FREE_ACTION) and seat != CROW else ERIC
