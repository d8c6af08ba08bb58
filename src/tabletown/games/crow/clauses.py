"""Which clause a decision comes from: by what is being decided, and for whom."""

from __future__ import annotations

from tabletown.games.crow.rules import cause, people
from tabletown.games.crow.rules.combat import source_of_reroll
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.plots import Question

OF_FRIENDS = {"start-space": "CROW-SET-16", "walk": "CROW-CMV-01"}
"""The clause of a step where Albrecht or Sarah is concerned."""

CARDS = {
    "thirty_hours_of_pain": "CROW-PLT-14",
    "boo": "CROW-PLT-15",
    "dont_move": "CROW-PLT-17",
    "rapping_at_my_chamber_door": "CROW-PLT-20",
    "sky_oughta_be_red": "CROW-PLT-21",
    "service_revolver": "CROW-EAT-07",
    "talons": "CROW-EAT-07",
    "shellys_ring": "CROW-INF-08",
    "downpour": "CROW-FIR-25",
    "city_oughta_be_in_flames": "CROW-PLT-24",
    "seeing_is_believing": "CROW-PLT-26",
    "theyve_taken_sarah": "CROW-PLT-27",
    "made_bail": "CROW-ARR-02",
    "rooftop_blaze": "CROW-FIR-22",
}
"""The clause about what a Plot card asks for, if the rulebook says more about it than the card."""

REROLLS = dict(zip(cause.REROLL_SOURCES, ("CROW-PWR-02", "CROW-CHR-06", "CROW-BLD-04"), strict=True))


def of_step(night: Night) -> str:
    """The clause of what is being decided now."""
    step = night.step()
    assert isinstance(step, Question)
    if step.name in OF_FRIENDS and night.arg(1) in (people.ALBRECHT, people.SARAH):
        return OF_FRIENDS[step.name]
    if step.name == "card":
        return CARDS.get(night.box.plots.effect_names[int(night.arg(1))], step.clause)
    return step.clause


def of_reroll(night: Night) -> str:
    """The clause by which a die may be picked up now."""
    return REROLLS[cause.REROLL_SOURCES[int(source_of_reroll(night))]]
