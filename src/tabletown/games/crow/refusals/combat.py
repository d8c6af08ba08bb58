"""ATK, EAT, LRG, PWR: why somebody cannot be attacked, and why an attack does not go on like that."""

from __future__ import annotations

from tabletown.games.crow.refusals import movement, turns
from tabletown.games.crow.rules import act, combat, named, number, objectives, people, symbols
from tabletown.games.crow.rules.gang import is_arrested
from tabletown.games.crow.rules.night import Night
from tabletown.kernel.records import Message, Refusal

NEAR = {
    people.ERIC: ("CROW-ATK-01", "refuse-attack-far-building"),
    people.THE_CROW: ("CROW-ATK-09", "refuse-attack-far-building"),
    people.ALBRECHT: ("CROW-ATK-05", "refuse-attack-far-street"),
    people.SARAH: ("CROW-ATK-12", "refuse-attack-sarah-far"),
}
"""Where a gangster has to be to attack each of the four."""

HELPERS = (people.THE_CROW, people.ALBRECHT, people.SARAH)
"""PWR-04: whom Fairy Godfather moves or recovers."""


def no_attack(night: Night, who: int, target: int) -> Refusal:
    """Why this character may not take an Attack action on that one."""
    clause, reason, subject = _of_gang(night, who, target) if who < people.GANGSTERS else _of_eric(night, target)
    return Refusal(clause, Message(reason, {"who": people.NAMES[subject]}))


def _of_gang(night: Night, who: int, target: int) -> tuple[str, str, int]:
    if who == people.GIDEON:
        return "CROW-GID-06", "refuse-gideon-moves", who
    if not night.is_up(who):
        return "CROW-INC-01", "refuse-down", who
    if target < people.GANGSTERS:
        return "CROW-ATK-18", "refuse-attack-gideon" if target == people.GIDEON else "refuse-attack-gangster", target
    if not night.is_alive(target):
        return "CROW-ATK-08", "refuse-attack-dead", target
    if not night.is_up(target):
        return "CROW-INC-03", "refuse-attack-lying", target
    if night.is_doomed(target):
        return "CROW-CBT-13", "refuse-attack-doomed", target
    if objectives.forbids_attack(night, target):
        return "CROW-OBJ-13", "refuse-attack-restricted", target
    if target == people.SARAH and combat.is_protected(night):
        return "CROW-ATK-13", "refuse-attack-darla", target
    if combat.is_watched(night, who):
        return "CROW-PLT-19", "refuse-attack-watchman", target
    if target != people.SARAH and combat.may_shoot(night, who):
        clause = "CROW-LRG-08" if night.on_streets(target) else "CROW-LRG-09"
        return clause, "refuse-attack-no-line", target
    return *NEAR[target], target


def _of_eric(night: Night, target: int) -> tuple[str, str, int]:
    if target >= people.GANGSTERS:
        return "CROW-EAT-01", "refuse-attack-friend", target
    if not night.is_alive(target):
        return "CROW-EAT-01", "refuse-attack-dead", target
    if not night.is_up(people.ERIC):
        return "CROW-INC-01", "refuse-down", people.ERIC
    if night.is_in(people.SARAH, named.CHURCH):
        return "CROW-ATK-16", "refuse-attack-sarah-held", target
    if target == people.TOP_DOLLAR and not night[number.BOSS_OUT]:
        return "CROW-TOP-07", "refuse-attack-boss-in-pit", target
    if target == people.TOP_DOLLAR and night.living_demons():
        return "CROW-TOP-07", "refuse-attack-boss-guarded", target
    if target == people.GIDEON and not night.on_streets(people.GIDEON):
        return "CROW-INC-03", "refuse-attack-in-shop", target
    if combat.is_listed(night, target) and night.top_of_list() != target:
        if target < people.DEMONS:
            return "CROW-EAT-02", "refuse-attack-not-on-top", target
        return "CROW-EAT-05", "refuse-attack-listed", target
    if not combat.is_in_range(night, people.ERIC, target):
        if is_arrested(night, target):
            return "CROW-EAT-08", "refuse-attack-prisoner", target
        if combat.may_shoot(night, people.ERIC):
            return "CROW-LRG-10", "refuse-attack-no-line", target
        return "CROW-EAT-01", "refuse-attack-far-street", target
    return "CROW-EAT-10", "refuse-attack-no-skill", people.ERIC


# In the middle of an attack


def no_reroll(night: Night, seat: int, code: int) -> Refusal | None:
    """Why this die is not rerolled."""
    if act.DIE.has(code):
        if night[number.ROLL + act.DIE.read(code)] == 0:
            return Refusal("CROW-CBT-11", Message("refuse-reroll-no-die"))
        if code == act.DIE.code(symbols.BLADE) and night.arg(1) > 0:
            return Refusal("CROW-PWR-03", Message("refuse-reroll-pair"))
        return Refusal("CROW-CBT-11", Message("refuse-not-here"))
    if code == act.POWER.code(symbols.BLADE):
        reason = "refuse-reroll-pick" if night.arg(1) > 0 else "refuse-no-knives"
        return Refusal("CROW-PWR-03", Message(reason))
    return None


def no_power(night: Night, seat: int, code: int) -> Refusal | None:
    """Why this power does not work now."""
    if act.POWER.has(code):
        return Refusal("CROW-CBT-10", Message("refuse-power-none"))
    return None


def no_help(night: Night, seat: int, code: int) -> Refusal | None:
    """Why Fairy Godfather does not do this."""
    if act.MOVE.read(code) in HELPERS:
        return movement.no_move(night, people.ERIC, act.MOVE.read(code))
    if act.RECOVER.read(code) in HELPERS or code == act.RESCUE:
        return turns.no_other_action(night, people.ERIC, code)
    if act.MOVE.has(code) or act.RECOVER.has(code):
        return Refusal("CROW-PWR-05", Message("refuse-godfather"))
    return None


def no_death(night: Night, seat: int, code: int) -> Refusal | None:
    """Why death does not come for this one."""
    if act.CHARACTER.has(code):
        return Refusal("CROW-PWR-10", Message("refuse-death-comes", {"who": people.NAMES[act.CHARACTER.read(code)]}))
    return None


def no_put_out(night: Night, seat: int, code: int) -> Refusal | None:
    """Why no flames are put out there."""
    if act.NAMED.has(code) or act.BUILDING.has(code):
        return Refusal("CROW-PWR-11", Message("refuse-put-out"))
    return None


def no_collateral(night: Night, seat: int, code: int) -> Refusal | None:
    """Why this building does not start burning."""
    if act.NAMED.has(code) or act.BUILDING.has(code):
        return Refusal("CROW-PWR-19", Message("refuse-collateral"))
    return None
