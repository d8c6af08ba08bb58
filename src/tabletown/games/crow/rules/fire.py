"""FIR, PWN: setting fire, and what happens when buildings burn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import act, characters, event, named, number, objectives, people, plots, reason, step
from tabletown.games.crow.rules.cause import BY_FIRE
from tabletown.games.crow.rules.dice import roll_flames
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.plots import Question
from tabletown.games.crow.rules.windows import SET_FIRE_DECLARED
from tabletown.games.crow.rules.words import CROW, GANG, NONE, SPACES
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions, Step

PROTECTION: Final = 2
"""FIR-09: the fire tokens that a building next to Albrecht needs besides its strength."""

# What may be set on fire


def can_set_fire(night: Night, who: i64, name: i64) -> bool:
    """FIR-01, PWN-01, PLT-16, OBJ-03: whether somebody may take a Set Fire action on a named building now."""
    if who == people.ERIC:
        return no_fire_of_eric(night, name) == LEGAL
    return might_set_fire(night, who, name) and not objectives.forbids_fire(night, name)


def might_set_fire(night: Night, who: i64, name: i64) -> bool:
    """FIR-01: whether a gangster may do it for all that everybody knows: the Restriction aside."""
    return night.is_beside_named(who, name) and no_fire_of_gang(night, who, name) == LEGAL


def no_fire(night: Night, who: i64, name: i64) -> i64:
    """FIR, PWN, OBJ-03: why somebody may not take a Set Fire action on a named building; only its own side may ask."""
    if who == people.ERIC:
        return no_fire_of_eric(night, name)
    found = no_fire_of_gang(night, who, name)
    return reason.FIRE_RESTRICTED if found == LEGAL and objectives.forbids_fire(night, name) else found


def no_fire_of_gang(night: Night, who: i64, name: i64) -> i64:
    """FIR, PLT-16: why a gangster may not do it, the Restriction aside."""
    if who == people.GIDEON:
        return reason.GIDEON_MOVES
    if not night.is_up(who):
        return about(reason.DOWN, who)
    found = no_flames(night, name)
    if found != LEGAL:
        return found
    if not night.is_beside_named(who, name):
        return about(reason.FIRE_TOO_FAR, who)
    if is_rained_on(night, who):
        return reason.FIRE_RAIN
    return LEGAL if characters.fire_skill(night, who) > 0 else about(reason.FIRE_NO_SKILL, who)


def no_fire_of_eric(night: Night, name: i64) -> i64:
    """PWN-01, PWN-02, OPT-03: he sets fire to what he is on: the Pawn Shop, or the Pit with Top Dollar in it."""
    if name != named.PAWN_SHOP and not (name == named.PIT and night.fire_pit):
        return reason.FIRE_NOT_ERIC
    if not night.is_up(people.ERIC):
        return about(reason.DOWN, people.ERIC)
    if not night.is_in(people.ERIC, name):
        return reason.FIRE_NOT_ON_IT
    if night.burns(name):
        return reason.FIRE_BURNING
    if name == named.PIT and night[number.BOSS_OUT]:
        return reason.FIRE_EMPTY_PIT
    return LEGAL if characters.fire_skill(night, people.ERIC) > 0 else about(reason.FIRE_NO_SKILL, people.ERIC)


def is_rained_on(night: Night, who: i64) -> bool:
    """PLT-16: Can't Rain All the Time keeps gangsters in Eric's neighborhood from setting fires."""
    return night.are_neighbors(who, people.ERIC) and night.lasts(night.box.no_fires)


def no_flames(night: Night, name: i64) -> i64:
    """FIR-02 to FIR-05: why the gang cannot set fire to a building, for all that everybody knows."""
    if name in (named.PIT, named.PAWN_SHOP):
        return reason.FIRE_NEVER
    if night.burns(name):
        return reason.FIRE_BURNING
    return reason.FIRE_DRAVEN if night.is_in(people.ERIC, name) else LEGAL


def is_flammable(night: Night, name: i64) -> bool:
    return no_flames(night, name) == LEGAL


def could_be_set_on_fire(night: Night, name: i64) -> bool:
    """PLT-30: by the gang; only the gang may ask."""
    return is_flammable(night, name) and not objectives.forbids_fire(night, name)


# Fire tokens


def add_fire(night: Night, name: i64, tokens: i64) -> None:
    """FIR-06, CMP-21: as many as the supply has; whoever adds them lets `settle` follow."""
    added = min(tokens, night.fire_left())
    if added > 0:
        night[number.FIRE + name] += added
        night.say(event.FIRE_ADDED, name, added, night[number.FIRE + name])


def remove_fire(night: Night, name: i64, tokens: i64) -> None:
    """FIR-25: by an attack power or a card."""
    removed = min(tokens, night[number.FIRE + name])
    if removed > 0:
        night[number.FIRE + name] -= removed
        night.say(event.FIRE_REMOVED, name, removed, night[number.FIRE + name])


def needed(night: Night, name: i64) -> i64:
    """CMP-18, FIR-09: the fire tokens with which a building burns."""
    return night.strength(name) + (PROTECTION if is_protected(night, name) else 0)


def is_protected(night: Night, name: i64) -> bool:
    """FIR-10, PWN-05: by Albrecht, up on a street space next to it, unless a Crooked Badge keeps him from it.

    What burns already, or never does, needs no protection.
    """
    if not night.is_active(people.ALBRECHT) or not night.is_beside_named(people.ALBRECHT, name):
        return False
    return not night.burns(name) and night.strength(name) > 0 and not night.lasts(night.box.badge)


def due(night: Night) -> i64:
    """FIR-07, FIR-11: the named buildings that hold enough fire tokens, as bits."""
    found: i64 = 0
    for name in range(named.COUNT):
        tokens = night[number.FIRE + name]
        if tokens > 0 and tokens >= needed(night, name):
            found |= 1 << name
    return found


def settle(night: Night) -> None:
    """FIR-12: buildings that hold enough fire tokens start burning, before whatever comes next.

    To be called whenever fire tokens or Albrecht's protection have changed, after the present step has been replaced
    or popped: it pushes BURN.
    """
    if due(night):
        night.push(step.BURN)


def bomb_goes_off(night: Night) -> None:
    """TRN-07: the Time Bomb is due; the token goes back in any case.

    Whoever laid it there was allowed to, so the Restriction says nothing any more (OBJ-12).
    """
    name = night[number.BOMB]
    night[number.BOMB] = NONE
    night[number.BOMB_DUE] = 0
    night.end_lasting(night.box.bombs)
    if is_flammable(night, name):
        night.say(event.BOMB_WENT_OFF, name)
        add_fire(night, name, night.box.bomb_tokens)
        settle(night)
    else:
        night.say(event.BOMB_FIZZLED, name)


# Regular buildings


def can_burn_regular(night: Night, building: i64) -> bool:
    """FIR-03, FIR-22, CMP-21: a regular building without Draven that does not burn, while there is a token for it."""
    if night.name_of(building) != NONE or night.building_of(people.ERIC) == building:
        return False
    return not night.is_burning(building) and night.burning_left() > 0


def burn_regular(night: Night, building: i64) -> None:
    """FIR-22: a Burning Building token; no Plot card."""
    night[number.BURNING + building] = 1
    night.say(event.REGULAR_CAUGHT_FIRE, SPACES + building)
    burn_those_on(night, building)


# What fire does to characters and cards


def burn_those_on(night: Night, building: i64) -> None:
    """FIR-15, FIR-20: the building starts burning; Draven's roll comes first."""
    if night.building_of(people.ERIC) == building:
        burn_roll(night, people.ERIC)
    if night.building_of(people.THE_CROW) == building:
        burn_roll(night, people.THE_CROW)


def burn_roll(night: Night, who: i64) -> None:
    """FIR-15 to FIR-21: the gang rolls against Eric or The Crow, if on a burning building; the outcome takes effect."""
    building = night.building_of(who)
    if night.over or building == NONE or not night.is_burning(building):
        return
    if night[number.HEALTH] == 0 if who == people.ERIC else not night.is_up(people.THE_CROW):
        return  # FIR-21
    dice = burning_strength(night, building)
    flames = roll_flames(night, dice)
    night[number.FLAMES + 1 + who - people.ERIC] = flames
    night.say(event.BURN_ROLLED, who, dice, flames)
    if who == people.ERIC:
        characters.hurt_eric(night, flames, BY_FIRE)  # FIR-17
        characters.lay_if_doomed(night, people.ERIC)
    elif flames > 0:
        characters.lay_in_graveyard(night, people.THE_CROW)  # FIR-16


def burning_strength(night: Night, building: i64) -> i64:
    """FIR-18, FIR-19: the printed strength, or that of a Burning Building token."""
    name = night.name_of(building)
    return night.box.regular_strength if name == NONE else night.strength(name)


def perish(night: Night, who: i64) -> None:
    """ATK-08, ATK-15: Albrecht in his burning apartment, or Sarah in the burning Church."""
    characters.leave_game(night, who)
    if who == people.SARAH:
        night.say(event.SARAH_DIED)
        objectives.sarah_is_killed(night)
    else:
        night.say(event.ALBRECHT_DIED)


def restore(night: Night, name: i64) -> None:
    """BLD-10, BLD-11: a named building shows its front again; the dead stay dead."""
    night[number.BURNING + night.site(name)] = 0
    night.say(event.RESTORED, name)


# Steps


class SetFire(Step[Night]):
    """FIR-06, PWN-01: (who, named building): a fire is declared; cards, then the roll.

    DICE holds how many dice are rolled, so that a card can add some.
    """

    def enter(self, night: Night, who: i64) -> None:
        name = night.arg(1)
        night[number.DICE] = characters.fire_skill(night, who)
        night.say(event.FIRE_DECLARED, who, name)
        if who < people.GANGSTERS:
            objectives.rule_out_fire(night, name)
        plots.open_windows(night, SET_FIRE_DECLARED, who)

    def resume(self, night: Night, who: i64) -> None:
        name = night.arg(1)
        flames = roll_flames(night, night[number.DICE])
        night[number.FLAMES] = flames
        night.say(event.FIRE_ROLLED, who, night[number.DICE], flames)
        night.pop()
        add_fire(night, name, flames)
        settle(night)


class Burn(Step[Night]):
    """FIR-14: buildings that hold enough fire tokens start burning, one by one."""

    def enter(self, night: Night, arg: i64) -> None:
        waiting = due(night)
        if waiting == 0:
            night.pop()
        elif waiting & (waiting - 1):
            night.replace(step.BURN_ORDER, night.captain())
        else:
            name: i64 = 0
            while waiting > 1:
                waiting >>= 1
                name += 1
            night.replace(step.ABLAZE, name)


class BurnOrder(Question):
    """FIR-14: (captain): the gang chooses which one is next."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        waiting = due(night)
        for name in range(named.COUNT):
            if (waiting >> name) & 1:
                out.add(act.NAMED.code(name))

    def no_answer(self, night: Night, seat: i64, action: i64) -> i64:
        is_due = act.NAMED.has(action) and (due(night) >> act.NAMED.read(action)) & 1
        return LEGAL if is_due else reason.FIRE_ORDER

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        night.replace(step.ABLAZE, act.NAMED.read(action))


class Ablaze(Step[Night]):
    """FIR-07, PWN-06: (named building): it starts burning, with all that follows."""

    def enter(self, night: Night, name: i64) -> None:
        night[number.FIRE + name] = 0  # FIR-08
        night[number.BURNING + night.site(name)] = 1
        night.say(event.CAUGHT_FIRE, name)
        objectives.starts_burning(night, name)
        if name == named.CHURCH and night.is_in(people.SARAH, named.CHURCH):
            perish(night, people.SARAH)
        elif name == named.APARTMENT and night.is_in(people.ALBRECHT, named.APARTMENT):
            perish(night, people.ALBRECHT)
        if night.over:
            return
        if name == named.PAWN_SHOP:
            if night.is_in(people.GIDEON, named.PAWN_SHOP):
                night.push(step.PLACE, CROW, people.GIDEON, night.site(named.PAWN_SHOP))  # GID-01, GID-02
        elif name == named.PIT:
            if night[number.BOSS_OUT] == 0:
                characters.boss_hits_streets(night, 1)  # OPT-02
        else:
            night.draw_plot(GANG)  # FIR-13

    def resume(self, night: Night, name: i64) -> None:
        burn_those_on(night, night.site(name))
        if night.over:
            return
        night.pop()
        objectives.after_burning(night)  # OBJ-05
        settle(night)
