"""FIR, PWN, OBJ: why a building cannot be set on fire."""

from __future__ import annotations

from tabletown.games.crow.rules import fire, named, number, objectives, people
from tabletown.games.crow.rules.night import Night
from tabletown.kernel.records import Message, Refusal


def no_fire(night: Night, seat: int, who: int, name: int) -> Refusal:
    """Why this character may not take a Set Fire action on that named building; the seat speaks for it."""
    clause, reason = _eric(night, name) if who == people.ERIC else _gangster(night, who, name)
    return Refusal(clause, Message(reason, {"who": people.NAMES[who], "building": named.NAMES[name]}))


def no_order(night: Night, seat: int, code: int) -> Refusal:
    """Why this is not the next building to burn."""
    return Refusal("CROW-FIR-14", Message("refuse-fire-order"))


def _gangster(night: Night, who: int, name: int) -> tuple[str, str]:
    if who == people.GIDEON:
        return "CROW-GID-06", "refuse-gideon-moves"
    if not night.is_up(who):
        return "CROW-INC-01", "refuse-down"
    if name in (named.PIT, named.PAWN_SHOP):
        return "CROW-FIR-02", "refuse-fire-never"
    if night.burns(name):
        return "CROW-FIR-05", "refuse-fire-burning"
    if night.is_in(people.ERIC, name):
        return "CROW-FIR-03", "refuse-fire-draven"
    if not night.is_beside_named(who, name):
        return "CROW-FIR-01", "refuse-fire-too-far"
    if fire.is_rained_on(night, who):
        return "CROW-PLT-16", "refuse-fire-rain"
    if objectives.forbids_fire(night, name):
        return "CROW-OBJ-03", "refuse-fire-restricted"
    return "CROW-CMP-14", "refuse-fire-no-skill"


def _eric(night: Night, name: int) -> tuple[str, str]:
    if name not in (named.PAWN_SHOP, named.PIT) or (name == named.PIT and not night.fire_pit):
        return "CROW-PWN-02", "refuse-fire-not-eric"
    if not night.is_up(people.ERIC):
        return "CROW-INC-01", "refuse-down"
    if not night.is_in(people.ERIC, name):
        return "CROW-PWN-01", "refuse-fire-not-on-it"
    if night.burns(name):
        return "CROW-FIR-05", "refuse-fire-burning"
    if name == named.PIT and night[number.BOSS_OUT]:
        return "CROW-OPT-03", "refuse-fire-empty-pit"
    return "CROW-CMP-14", "refuse-fire-no-skill"
