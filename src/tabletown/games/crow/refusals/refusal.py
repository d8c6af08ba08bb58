"""Which rule is asked why: by what the player wants to do, and by what is being decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.crow.refusals import combat, fire, movement, plots, turns
from tabletown.games.crow.rules import act, deed, people
from tabletown.games.crow.rules.night import Night
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
    if act.PLOT.has(night, code):
        return plots.no_card(game, night, seat, code)
    if step in MENUS and (
        act.MOVE.first <= code < act.CHARACTER.first or act.IGNITE.has(code) or code in (act.RESCUE, act.KILL_GIDEON)
    ):
        return no_action(night, step, seat, code)
    answer = plots.no_discard if act.DISCARD.has(night, code) else ANSWERS.get(step)
    found = answer(night, seat, code) if answer is not None else None
    return found if found is not None else turns.no_choice(night, code)


def no_action(night: Night, step: str, seat: int, code: int) -> Refusal:
    """Why the character whose turn it is may not do this."""
    who = people.ERIC if step == "crow-choice" else int(night.arg(1))
    if step == "free-action" and not night.arg(2) & kind_of(code):
        return Refusal("CROW-GNG-08", Message("refuse-free-kind"))
    if step == "crow-choice":
        spent = turns.no_actions_left(night, code)
        if spent is not None:
            return spent
    if act.MOVE.has(code):
        return movement.no_move(night, who, act.MOVE.read(code))
    if act.ATTACK.has(code):
        return combat.no_attack(night, who, act.ATTACK.read(code))
    if act.IGNITE.has(code):
        return fire.no_fire(night, seat, who, act.IGNITE.read(code))
    return turns.no_other_action(night, who, code)


def kind_of(code: int) -> int:
    """The kind of action that a code of a menu is."""
    if act.MOVE.has(code):
        return deed.MOVE
    if act.ATTACK.has(code):
        return deed.ATTACK
    return deed.FIRE if act.IGNITE.has(code) else deed.OTHER
