"""Which rule is asked why: by what the player wants to do, and by what is being decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.crow.refusals import combat, fire, movement, plots, turns
from tabletown.games.crow.rules.layout import (
    ATTACK,
    CHARACTER,
    IGNITE,
    KILL_GIDEON,
    MOVE,
    PLOT,
    POWER,
    RECOVER,
    RESCUE,
)
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import ATTACK_ACTION, ERIC, FIRE_ACTION, MOVE_ACTION, OTHER_ACTION
from tabletown.kernel.records import Message, Refusal

if TYPE_CHECKING:
    from tabletown.games.crow.game import TheCrow

MENUS = ("gangster", "crow-choice", "free-action")
"""Steps in which somebody chooses an action for a character."""

ANSWERS = {
    "walk": movement.no_space,
    "leap": movement.no_leap,
    "fly": movement.no_flight,
    "place": movement.no_place,
    "start-space": movement.no_place,
    "burn-order": fire.no_order,
    "start-building": turns.no_start,
    "split": turns.no_swap,
    "hand-over": turns.no_hand_over,
    "gang-choice": turns.no_gangster,
    "free-gangster": turns.no_free_gangster,
    "reroll": combat.no_reroll,
    "powers": combat.no_power,
    "godfather": combat.no_help,
    "death-comes": combat.no_death,
    "put-out": combat.no_put_out,
    "collateral": combat.no_collateral,
    "window": plots.no_reaction,
    "card": plots.no_target,
}
"""Steps whose own rules say why."""


def refusal(game: TheCrow, night: Night, seat: int, code: int) -> Refusal:
    """For a seat that has to choose now: from what it may know."""
    step = night.step().name
    if PLOT <= code < PLOT + game.box.plots.count:
        return plots.no_card(game, night, seat, code)
    if step in MENUS and (MOVE <= code < CHARACTER or IGNITE <= code < POWER or code in (RESCUE, KILL_GIDEON)):
        return no_action(night, step, seat, code)
    answer = plots.no_discard if code >= PLOT else ANSWERS.get(step)
    found = answer(night, seat, code) if answer is not None else None
    return found if found is not None else turns.no_choice(night, code)


def no_action(night: Night, step: str, seat: int, code: int) -> Refusal:
    """Why the character whose turn it is may not do this."""
    who = ERIC if step == "crow-choice" else int(night.arg(1))
    if step == "free-action" and not night.arg(2) & kind_of(code):
        return Refusal("CROW-GNG-08", Message("refuse-free-kind"))
    if step == "crow-choice":
        spent = turns.no_actions_left(night, code)
        if spent is not None:
            return spent
    if MOVE <= code < ATTACK:
        return movement.no_move(night, who, code - MOVE)
    if ATTACK <= code < RECOVER:
        return combat.no_attack(night, who, code - ATTACK)
    if IGNITE <= code < POWER:
        return fire.no_fire(night, seat, who, code - IGNITE)
    return turns.no_other_action(night, who, code)


def kind_of(code: int) -> int:
    """The kind of action that a code of a menu is."""
    if MOVE <= code < ATTACK:
        return MOVE_ACTION
    if ATTACK <= code < RECOVER:
        return ATTACK_ACTION
    return FIRE_ACTION if IGNITE <= code < POWER else OTHER_ACTION
