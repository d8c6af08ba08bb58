"""PLT: the Plot cards of the gang."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import combat, fire, gang, kills, objectives
from tabletown.games.crow.rules.characters import attack_skill, defense_skill, stand_up
from tabletown.games.crow.rules.city import bit
from tabletown.games.crow.rules.effects import Effect, OneOrTwoMove
from tabletown.games.crow.rules.events import BOMB_LAID, FREED, HAND_SHOWN, LISTED, MORE_DICE, TAKEN, TOP_READ
from tabletown.games.crow.rules.layout import (
    BOMB,
    BUILDING,
    CARD,
    CHARACTER,
    CROW_BOARD,
    CROW_DISCARD,
    CROW_HAND,
    DEATH_LIST,
    DICE,
    FREE_ACTION,
    GUARD,
    NAMED,
    PASS,
    PLACE,
    PLOT,
    POSITION,
)
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import (
    ANY_ACTION,
    ATTACK_ACTION,
    BUILDINGS,
    FIRE_ACTION,
    GANGSTERS,
    GRANGE,
    MOVE_ACTION,
    MYCA,
    NAMES,
    NONE,
    POLICE_STATION,
    SARAH,
    SPACES,
    STARTERS,
    THE_CROW,
)
from tabletown.kernel.step import Actions


class FreeDeed(Effect):
    """The gangster that the reaction is about, up on the streets, takes a free action of some kinds.

    PLT-22: it is being killed, and attacks or sets fire once more. PLT-23: it has survived, and moves or attacks.
    """

    def __init__(self, kinds: i64) -> None:
        self.kinds = kinds

    def fits(self, night: Night, who: i64) -> bool:
        return 0 <= who < GANGSTERS and gang.might_take_any(night, who, self.kinds)

    def works(self, night: Night, who: i64) -> bool:
        return gang.can_take_any(night, who, self.kinds)

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        combat.interrupt(night)
        night.push(FREE_ACTION, night.controller(who), who, self.kinds)


class CityOughtaBeInFlames(Effect):
    """PLT-24: a fire token for one or two buildings; the stage is 0, or 1 + the first of them."""

    def fits(self, night: Night, who: i64) -> bool:
        if night.fire_left() == 0:
            return False
        for name in range(NAMES):
            if self.is_in_reach(night, name) and fire.could_be_set_on_fire(night, name):
                return True
        return False

    def is_in_reach(self, night: Night, name: i64) -> bool:
        """GID-10: in a neighborhood with a gangster who is up on the streets and could set fires."""
        home = night.city.neighborhood[SPACES + night.site(name)]
        for who in range(GANGSTERS):
            if night.is_dangerous(who) and night.neighborhood(who) == home:
                return True
        return False

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(CARD, seat, kind)

    def waits(self, night: Night, stage: i64) -> bool:
        """The Restriction aside, which is a secret."""
        if night.fire_left() == 0:
            return False
        for name in range(NAMES):
            if name + 1 != stage and self.is_in_reach(night, name) and fire.is_flammable(night, name):
                return True
        return False

    def finish(self, night: Night) -> None:
        fire.settle(night)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        if stage:
            out.add(PASS)
        for name in range(NAMES):
            if name + 1 != stage and self.is_in_reach(night, name) and fire.could_be_set_on_fire(night, name):
                out.add(NAMED + name)

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        name = action - NAMED
        objectives.rule_out_fire(night, name)
        fire.add_fire(night, name, 1)
        if stage == 0:
            night.set_arg(2, 1 + name)
        else:
            night.pop()
            fire.settle(night)


class DisorderChaosAnarchy(Effect):
    """PLT-25: a gangster who is up on the streets takes a free action of any kind."""

    def fits(self, night: Night, who: i64) -> bool:
        for gangster in range(GANGSTERS):
            if gang.can_take_any(night, gangster, ANY_ACTION):
                return True
        return False

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        gang.give_free_action(night, ANY_ACTION, 1)


class SeeingIsBelieving(Effect):
    """PLT-26: the token of a Lieutenant goes into the Death List; the stage is 0, or who it is."""

    def fits(self, night: Night, who: i64) -> bool:
        return self.is_unlisted(night, MYCA) or self.is_unlisted(night, GRANGE)

    def is_unlisted(self, night: Night, who: i64) -> bool:
        return night.is_alive(who) and night.count(CROW_BOARD, night.box.first_token + who) == 1

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        if not self.is_unlisted(night, GRANGE):
            night.push(CARD, seat, kind, MYCA)
        elif not self.is_unlisted(night, MYCA):
            night.push(CARD, seat, kind, GRANGE)
        else:
            night.push(CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        if stage == 0:
            out.add(CHARACTER + MYCA)
            out.add(CHARACTER + GRANGE)
        else:
            for place in range(night.size(DEATH_LIST) + 1):
                out.add(POSITION + place)

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        if stage == 0:
            night.set_arg(2, action - CHARACTER)
            return
        from_top = action - POSITION
        night.pop()
        night.insert(night.box.first_token + stage, CROW_BOARD, DEATH_LIST, night.size(DEATH_LIST) - from_top)
        night.say(LISTED, stage, from_top + 1)


class TheyveTakenSarah(Effect):
    """PLT-27, GID-10: a gangster in Sarah's neighborhood, but not Gideon, kidnaps her without an attack."""

    def fits(self, night: Night, who: i64) -> bool:
        if not night.is_active(SARAH) or combat.is_protected(night):
            return False
        for gangster in range(GANGSTERS):
            if self.is_kidnapper(night, gangster):
                return True
        return False

    def is_kidnapper(self, night: Night, who: i64) -> bool:
        return night.is_dangerous(who) and night.are_neighbors(who, SARAH)

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        for who in range(GANGSTERS):
            if self.is_kidnapper(night, who):
                out.add(CHARACTER + who)

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        night.pop()
        kills.kidnap(night, action - CHARACTER)


class TimeBomb(Effect):
    """PLT-28, TRN-07, TRN-09: the token is put on a building next to a gangster (GID-10: not to Gideon).

    `fire.bomb_goes_off` does the rest.
    """

    def fits(self, night: Night, who: i64) -> bool:
        if night[BOMB] != NONE:
            return False
        for name in range(NAMES):
            if self.is_in_reach(night, name):
                return True
        return False

    def is_in_reach(self, night: Night, name: i64) -> bool:
        if not fire.could_be_set_on_fire(night, name):
            return False
        for who in range(GANGSTERS):
            if night.is_dangerous(who) and night.is_beside_named(who, name):
                return True
        return False

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        for name in range(NAMES):
            if self.is_in_reach(night, name):
                out.add(NAMED + name)

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        name = action - NAMED
        night.pop()
        objectives.rule_out_fire(night, name)
        night[BOMB] = name
        night.say(BOMB_LAID, name)


class MoreDice(Effect):
    """More dice for an attack of a gangster."""

    def fits(self, night: Night, who: i64) -> bool:
        return 0 <= who < GANGSTERS

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night[DICE] += night.box.plots.amount[kind]
        night.say(MORE_DICE, night.box.plots.amount[kind])


class GasolineTrail(MoreDice):
    """More dice for a Set Fire action of a gangster."""

    def fits(self, night: Night, who: i64) -> bool:
        """CMP-21: there are fire tokens for more flames."""
        return 0 <= who < GANGSTERS and night.fire_left() > 0


class Joyride(OneOrTwoMove):
    """One or two gangsters take a free Move action."""

    def may_go(self, night: Night, who: i64) -> bool:
        return night.is_active(who) and gang.may_move(night, who)

    def mover(self, night: Night, seat: i64, who: i64) -> i64:
        return night.controller(who)


class Kevlar(Effect):
    """More dice for a defense of a gangster who is up."""

    def fits(self, night: Night, who: i64) -> bool:
        return 0 <= who < GANGSTERS and night.is_up(who)

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night[GUARD] += night.box.plots.amount[kind]
        night.say(MORE_DICE, night.box.plots.amount[kind])


class CrookedBadge(Effect):
    """FIR-12: Albrecht protects nothing until the turn ends; `fire.is_protected` asks for it."""

    def fits(self, night: Night, who: i64) -> bool:
        """PLT-06: he protects something now."""
        for name in range(NAMES):
            if fire.is_protected(night, name):
                return True
        return False

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        fire.settle(night)


class ReadTheAshes(Effect):
    """INF-04, INF-08: the gang looks at the top of the Death List; then a gangster may move."""

    def fits(self, night: Night, who: i64) -> bool:
        left = night.size(DEATH_LIST)
        if left > 0 and not night.knows(night.gang_seats, DEATH_LIST, left - 1):
            return True
        for gangster in range(GANGSTERS):
            if gang.can_take_any(night, gangster, MOVE_ACTION):
                return True
        return False

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        left = night.size(DEATH_LIST)
        if left > 0:
            night.show_top(DEATH_LIST, night.gang_seats)
            night.say_to(night.gang_seats | night.crow_seat, TOP_READ, night.at(DEATH_LIST, left - 1))
        gang.give_free_action(night, MOVE_ACTION, 0)


class FeathersWillBurn(Effect):
    """A gangster next to The Crow's building attacks The Crow, who gets no help from the Church."""

    def fits(self, night: Night, who: i64) -> bool:
        for gangster in range(GANGSTERS):
            if self.is_shooter(night, gangster):
                return True
        return False

    def is_shooter(self, night: Night, who: i64) -> bool:
        return combat.can_attack(night, who, THE_CROW) and night.is_beside(who, night.building_of(THE_CROW))

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        for who in range(GANGSTERS):
            if self.is_shooter(night, who):
                out.add(CHARACTER + who)

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        who = action - CHARACTER
        help_of_church = defense_skill(night, THE_CROW, who) - night.box.people.defense[THE_CROW]  # ATK-10
        night.pop()
        combat.declare(night, who, THE_CROW, attack_skill(night, who, THE_CROW), -help_of_church)


class MadeBail(Effect):
    """ARR-02: one arrested gangster is freed, and everybody who lies on the streets stands up."""

    def fits(self, night: Night, who: i64) -> bool:
        for gangster in range(GANGSTERS):
            if gang.is_arrested(night, gangster) or gang.may_recover(night, gangster):
                return True
        return False

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        arrested: i64 = 0
        last: i64 = NONE
        for gangster in range(STARTERS):
            if gang.is_arrested(night, gangster):
                arrested += 1
                last = gangster
        if arrested > 1:
            night.push(CARD, seat, kind)
        else:
            self.free(night, last)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        for who in range(STARTERS):
            if gang.is_arrested(night, who):
                out.add(CHARACTER + who)

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        night.pop()
        self.free(night, action - CHARACTER)

    def free(self, night: Night, prisoner: i64) -> None:
        """Everybody who lies on the streets stands up, and the prisoner, if there is one, is placed."""
        for who in range(GANGSTERS):
            if gang.may_recover(night, who):
                stand_up(night, who)
        if prisoner != NONE:
            night.say(FREED, prisoner)
            night.push(PLACE, night.controller(prisoner), prisoner, night.site(POLICE_STATION))


class RooftopBlaze(Effect):
    """FIR-22, GID-10: a regular building next to a gangster, but not only to Gideon, starts burning."""

    def fits(self, night: Night, who: i64) -> bool:
        return self.roofs(night) != 0

    def roofs(self, night: Night) -> i64:
        beside: i64 = 0
        for who in range(GANGSTERS):
            if night.is_dangerous(who):
                beside |= night.city.beside[night.where(who)]
        found: i64 = 0
        for building in range(BUILDINGS):
            if (beside >> building) & 1 and fire.can_burn_regular(night, building):
                found |= bit(building)
        return found

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        night.offer_buildings(self.roofs(night), out)

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        night.pop()
        fire.burn_regular(night, action - BUILDING)


class Shakedown(Effect):
    """INF-05: the gang sees the Crow player's hand, and one card of it is discarded."""

    def fits(self, night: Night, who: i64) -> bool:
        return night.size(CROW_HAND) > 0

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.say(HAND_SHOWN)
        night.show(CROW_HAND, night.gang_seats)
        night.push(CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        night.offer_kinds(CROW_HAND, out, PLOT + night.box.plots.count)

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        taken = action - PLOT - night.box.plots.count
        night.pop()
        night.move(taken, CROW_HAND, CROW_DISCARD)
        night.barrier += 1
        night.say(TAKEN, taken)


EFFECTS: Final[dict[str, Effect]] = {
    "a_slight_case_of_death": FreeDeed(ATTACK_ACTION | FIRE_ACTION),
    "abashed_the_devil_stood": FreeDeed(MOVE_ACTION | ATTACK_ACTION),
    "city_oughta_be_in_flames": CityOughtaBeInFlames(),
    "disorder_chaos_anarchy": DisorderChaosAnarchy(),
    "seeing_is_believing": SeeingIsBelieving(),
    "theyve_taken_sarah": TheyveTakenSarah(),
    "time_bomb": TimeBomb(),
    "gasoline_trail": GasolineTrail(),
    "armed_to_the_teeth": MoreDice(),
    "joyride": Joyride(),
    "kevlar": Kevlar(),
    "crooked_badge": CrookedBadge(),
    "read_the_ashes": ReadTheAshes(),
    "feathers_will_burn": FeathersWillBurn(),
    "made_bail": MadeBail(),
    "rooftop_blaze": RooftopBlaze(),
    "shakedown": Shakedown(),
}
"""By the names that the content gives them."""
