"""PLT: the Plot cards of the gang."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import (
    act,
    combat,
    deed,
    event,
    fire,
    gang,
    kills,
    named,
    number,
    objectives,
    people,
    step,
    zone,
)
from tabletown.games.crow.rules.characters import attack_skill, defense_skill, stand_up
from tabletown.games.crow.rules.city import bit
from tabletown.games.crow.rules.effects import Effect, OneOrTwoMove
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import BUILDINGS, NONE, SPACES
from tabletown.kernel.step import Actions


class FreeDeed(Effect):
    """The gangster that the reaction is about, up on the streets, takes a free action of some kinds.

    PLT-22: it is being killed, and attacks or sets fire once more. PLT-23: it has survived, and moves or attacks.
    """

    def __init__(self, kinds: i64) -> None:
        self.kinds = kinds

    def fits(self, night: Night, who: i64) -> bool:
        return 0 <= who < people.GANGSTERS and gang.might_take_any(night, who, self.kinds)

    def works(self, night: Night, who: i64) -> bool:
        return gang.can_take_any(night, who, self.kinds)

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        combat.interrupt(night)
        night.push(step.FREE_ACTION, night.controller(who), who, self.kinds)


class CityOughtaBeInFlames(Effect):
    """PLT-24: a fire token for one or two buildings; the stage is 0, or 1 + the first of them."""

    def fits(self, night: Night, who: i64) -> bool:
        if night.fire_left() == 0:
            return False
        for name in range(named.COUNT):
            if self.is_in_reach(night, name) and fire.could_be_set_on_fire(night, name):
                return True
        return False

    def is_in_reach(self, night: Night, name: i64) -> bool:
        """GID-10: in a neighborhood with a gangster who is up on the streets and could set fires."""
        home = night.city.neighborhood[SPACES + night.site(name)]
        for who in range(people.GANGSTERS):
            if night.is_dangerous(who) and night.neighborhood(who) == home:
                return True
        return False

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(step.CARD, seat, kind)

    def waits(self, night: Night, stage: i64) -> bool:
        """The Restriction aside, which is a secret."""
        if night.fire_left() == 0:
            return False
        for name in range(named.COUNT):
            if name + 1 != stage and self.is_in_reach(night, name) and fire.is_flammable(night, name):
                return True
        return False

    def finish(self, night: Night) -> None:
        fire.settle(night)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        if stage:
            out.add(act.PASS)
        for name in range(named.COUNT):
            if name + 1 != stage and self.is_in_reach(night, name) and fire.could_be_set_on_fire(night, name):
                out.add(act.NAMED.code(name))

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        name = act.NAMED.read(action)
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
        for gangster in range(people.GANGSTERS):
            if gang.can_take_any(night, gangster, deed.ANY):
                return True
        return False

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        gang.give_free_action(night, deed.ANY, 1)


class SeeingIsBelieving(Effect):
    """PLT-26: the token of a Lieutenant goes into the Death List; the stage is 0, or who it is."""

    def fits(self, night: Night, who: i64) -> bool:
        return self.is_unlisted(night, people.MYCA) or self.is_unlisted(night, people.GRANGE)

    def is_unlisted(self, night: Night, who: i64) -> bool:
        return night.is_alive(who) and night.count(zone.CROW_BOARD, night.box.first_token + who) == 1

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        if not self.is_unlisted(night, people.GRANGE):
            night.push(step.CARD, seat, kind, people.MYCA)
        elif not self.is_unlisted(night, people.MYCA):
            night.push(step.CARD, seat, kind, people.GRANGE)
        else:
            night.push(step.CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        if stage == 0:
            out.add(act.CHARACTER.code(people.MYCA))
            out.add(act.CHARACTER.code(people.GRANGE))
        else:
            for place in range(night.size(zone.DEATH_LIST) + 1):
                out.add(act.POSITION.code(place))

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        if stage == 0:
            night.set_arg(2, act.CHARACTER.read(action))
            return
        from_top = act.POSITION.read(action)
        night.pop()
        night.insert(
            night.box.first_token + stage, zone.CROW_BOARD, zone.DEATH_LIST, night.size(zone.DEATH_LIST) - from_top
        )
        night.say(event.LISTED, stage, from_top + 1)


class TheyveTakenSarah(Effect):
    """PLT-27, GID-10: a gangster in Sarah's neighborhood, but not Gideon, kidnaps her without an attack."""

    def fits(self, night: Night, who: i64) -> bool:
        if not night.is_active(people.SARAH) or combat.is_protected(night):
            return False
        for gangster in range(people.GANGSTERS):
            if self.is_kidnapper(night, gangster):
                return True
        return False

    def is_kidnapper(self, night: Night, who: i64) -> bool:
        return night.is_dangerous(who) and night.are_neighbors(who, people.SARAH)

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(step.CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        for who in range(people.GANGSTERS):
            if self.is_kidnapper(night, who):
                out.add(act.CHARACTER.code(who))

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        night.pop()
        kills.kidnap(night, act.CHARACTER.read(action))


class TimeBomb(Effect):
    """PLT-28, TRN-07, TRN-09: the token is put on a building next to a gangster (GID-10: not to Gideon).

    `fire.bomb_goes_off` does the rest.
    """

    def fits(self, night: Night, who: i64) -> bool:
        if night[number.BOMB] != NONE:
            return False
        for name in range(named.COUNT):
            if self.is_in_reach(night, name):
                return True
        return False

    def is_in_reach(self, night: Night, name: i64) -> bool:
        if not fire.could_be_set_on_fire(night, name):
            return False
        for who in range(people.GANGSTERS):
            if night.is_dangerous(who) and night.is_beside_named(who, name):
                return True
        return False

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(step.CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        for name in range(named.COUNT):
            if self.is_in_reach(night, name):
                out.add(act.NAMED.code(name))

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        name = act.NAMED.read(action)
        night.pop()
        objectives.rule_out_fire(night, name)
        night[number.BOMB] = name
        night.say(event.BOMB_LAID, name)


class MoreDice(Effect):
    """More dice for an attack of a gangster."""

    def fits(self, night: Night, who: i64) -> bool:
        return 0 <= who < people.GANGSTERS

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night[number.DICE] += night.box.plots.amount[kind]
        night.say(event.MORE_DICE, night.box.plots.amount[kind])


class GasolineTrail(MoreDice):
    """More dice for a Set Fire action of a gangster."""

    def fits(self, night: Night, who: i64) -> bool:
        """CMP-21: there are fire tokens for more flames."""
        return 0 <= who < people.GANGSTERS and night.fire_left() > 0


class Joyride(OneOrTwoMove):
    """One or two gangsters take a free Move action."""

    def may_go(self, night: Night, who: i64) -> bool:
        return night.is_active(who) and gang.may_move(night, who)

    def mover(self, night: Night, seat: i64, who: i64) -> i64:
        return night.controller(who)


class Kevlar(Effect):
    """More dice for a defense of a gangster who is up."""

    def fits(self, night: Night, who: i64) -> bool:
        return 0 <= who < people.GANGSTERS and night.is_up(who)

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night[number.GUARD] += night.box.plots.amount[kind]
        night.say(event.MORE_DICE, night.box.plots.amount[kind])


class CrookedBadge(Effect):
    """FIR-12: Albrecht protects nothing until the turn ends; `fire.is_protected` asks for it."""

    def fits(self, night: Night, who: i64) -> bool:
        """PLT-06: he protects something now."""
        for name in range(named.COUNT):
            if fire.is_protected(night, name):
                return True
        return False

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        fire.settle(night)


class ReadTheAshes(Effect):
    """INF-04, INF-08: the gang looks at the top of the Death List; then a gangster may move."""

    def fits(self, night: Night, who: i64) -> bool:
        left = night.size(zone.DEATH_LIST)
        if left > 0 and not night.knows(night.gang_seats, zone.DEATH_LIST, left - 1):
            return True
        for gangster in range(people.GANGSTERS):
            if gang.can_take_any(night, gangster, deed.MOVE):
                return True
        return False

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        left = night.size(zone.DEATH_LIST)
        if left > 0:
            night.show_top(zone.DEATH_LIST, night.gang_seats)
            night.say_to(night.gang_seats | night.crow_seat, event.TOP_READ, night.at(zone.DEATH_LIST, left - 1))
        gang.give_free_action(night, deed.MOVE, 0)


class FeathersWillBurn(Effect):
    """A gangster next to The Crow's building attacks The Crow, who gets no help from the Church."""

    def fits(self, night: Night, who: i64) -> bool:
        for gangster in range(people.GANGSTERS):
            if self.is_shooter(night, gangster):
                return True
        return False

    def is_shooter(self, night: Night, who: i64) -> bool:
        return combat.can_attack(night, who, people.THE_CROW) and night.is_beside(
            who, night.building_of(people.THE_CROW)
        )

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(step.CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        for who in range(people.GANGSTERS):
            if self.is_shooter(night, who):
                out.add(act.CHARACTER.code(who))

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        who = act.CHARACTER.read(action)
        help_of_church = (
            defense_skill(night, people.THE_CROW, who) - night.box.people.defense[people.THE_CROW]
        )  # ATK-10
        night.pop()
        combat.declare(night, who, people.THE_CROW, attack_skill(night, who, people.THE_CROW), -help_of_church)


class MadeBail(Effect):
    """ARR-02: one arrested gangster is freed, and everybody who lies on the streets stands up."""

    def fits(self, night: Night, who: i64) -> bool:
        for gangster in range(people.GANGSTERS):
            if gang.is_arrested(night, gangster) or gang.may_recover(night, gangster):
                return True
        return False

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        arrested: i64 = 0
        last: i64 = NONE
        for gangster in range(people.STARTERS):
            if gang.is_arrested(night, gangster):
                arrested += 1
                last = gangster
        if arrested > 1:
            night.push(step.CARD, seat, kind)
        else:
            self.free(night, last)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        for who in range(people.STARTERS):
            if gang.is_arrested(night, who):
                out.add(act.CHARACTER.code(who))

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        night.pop()
        self.free(night, act.CHARACTER.read(action))

    def free(self, night: Night, prisoner: i64) -> None:
        """Everybody who lies on the streets stands up, and the prisoner, if there is one, is placed."""
        for who in range(people.GANGSTERS):
            if gang.may_recover(night, who):
                stand_up(night, who)
        if prisoner != NONE:
            night.say(event.FREED, prisoner)
            night.push(step.PLACE, night.controller(prisoner), prisoner, night.site(named.POLICE_STATION))


class RooftopBlaze(Effect):
    """FIR-22, GID-10: a regular building next to a gangster, but not only to Gideon, starts burning."""

    def fits(self, night: Night, who: i64) -> bool:
        return self.roofs(night) != 0

    def roofs(self, night: Night) -> i64:
        beside: i64 = 0
        for who in range(people.GANGSTERS):
            if night.is_dangerous(who):
                beside |= night.city.beside[night.where(who)]
        found: i64 = 0
        for building in range(BUILDINGS):
            if (beside >> building) & 1 and fire.can_burn_regular(night, building):
                found |= bit(building)
        return found

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(step.CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        night.offer_buildings(self.roofs(night), out)

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        night.pop()
        fire.burn_regular(night, act.BUILDING.read(action))


class Shakedown(Effect):
    """INF-05: the gang sees the Crow player's hand, and one card of it is discarded."""

    def fits(self, night: Night, who: i64) -> bool:
        return night.size(zone.CROW_HAND) > 0

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.say(event.HAND_SHOWN)
        night.show(zone.CROW_HAND, night.gang_seats)
        night.push(step.CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        night.offer_kinds(zone.CROW_HAND, out, act.DISCARD.first(night))

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        taken = act.DISCARD.read(night, action)
        night.pop()
        night.move(taken, zone.CROW_HAND, zone.CROW_DISCARD)
        night.barrier += 1
        night.say(event.TAKEN, taken)


EFFECTS: Final[dict[str, Effect]] = {
    "a_slight_case_of_death": FreeDeed(deed.ATTACK | deed.FIRE),
    "abashed_the_devil_stood": FreeDeed(deed.MOVE | deed.ATTACK),
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
