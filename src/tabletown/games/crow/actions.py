"""What an action is called where a step offers it: by what it means there, and by the clause that it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tabletown.games.crow import clauses
from tabletown.games.crow.rules import act, cause
from tabletown.games.crow.rules.combat import is_hopeless, range_of
from tabletown.games.crow.rules.instinct import attacker
from tabletown.games.crow.rules.night import Night
from tabletown.kernel.records import Message, Option
from tabletown.kernel.state import State

if TYPE_CHECKING:
    from tabletown.games.crow.game import TheCrow

ANSWERS = (act.PASS, act.YES)
"""Actions that are called by what they mean in the step that asks."""


def offered(game: TheCrow, night: Night, code: int) -> Option:
    """An action as the present step offers it."""
    option = game.option(code)
    if code in ANSWERS:
        step = "throw" if is_picking(night) else night.step().name
        clause = option.clause if step == "gangster" else clauses.of_step(night)  # TRN-05: actions are optional
        return msgspec.structs.replace(option, message=Message(option.verb, {"step": step}), clause=clause)
    if act.ATTACK.has(code):
        return _attack(night, option)
    if act.DIE.has(code):
        return msgspec.structs.replace(option, clause=clauses.of_reroll(night))
    return msgspec.structs.replace(option, clause=clauses.of_step(night)) if is_choice(option.verb) else option


def is_choice(verb: str) -> bool:
    """Whether the step that asks says what is done with the thing."""
    return verb.startswith("choose") or verb == "position"


def _attack(night: Night, option: Option) -> Option:
    """EAT-10, LRG-04: it says before it is chosen that it cannot hit, or that it is a Long-Range attack."""
    who, target = attacker(night), act.ATTACK.read(option.code)
    message = option.message
    if is_hopeless(night, who, target):
        return msgspec.structs.replace(option, message=Message("attack", {**message.params, "how": "hopeless"}))
    if range_of(night, who, target) == cause.FAR:
        shot = Message("attack", {**message.params, "how": "far"})
        return msgspec.structs.replace(option, message=shot, clause="CROW-LRG-04")
    return option


def is_picking(night: State) -> bool:
    """Whether dice are being picked up, to be rerolled together."""
    return night.step().name == "reroll" and night.arg(1) > 0
