"""PLT: the Plot cards of the Crow player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import act, combat, crow, event, fire, named, number, people, step, zone
from tabletown.games.crow.rules.cause import BY_CARD
from tabletown.games.crow.rules.characters import heal, lay_down
from tabletown.games.crow.rules.city import bit
from tabletown.games.crow.rules.effects import Effect, OneOrTwoMove
from tabletown.games.crow.rules.movement import can_walk
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import BUILDINGS, FLAMING, NONE, SPACES
from tabletown.kernel.step import Actions


def near_our_men(night: Night, place: i64) -> bool:
    """In the neighborhood of Eric, or of Albrecht while he is on the streets."""
    city = night.city
    if city.neighborhood[place] == night.neighborhood(people.ERIC):
        return True
    return night.on_streets(people.ALBRECHT) and city.neighborhood[place] == night.neighborhood(people.ALBRECHT)


class ThirtyHoursOfPain(Effect):
    """PLT-14: the flaming Crow token goes to a street space in Eric's neighborhood and lays a gangster there low."""

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(step.CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        city = night.city
        home = night.neighborhood(people.ERIC)
        for space in city.street:
            if city.neighborhood[space] == home and self.matters(night, space):
                out.add(act.SPACE.code(space))

    def matters(self, night: Night, space: i64) -> bool:
        """PLT-06: the token moves, or somebody is laid low."""
        return night[number.TOKEN + FLAMING] != space or self.victim(night, space) != NONE

    def victim(self, night: Night, space: i64) -> i64:
        """The gangster on a space who is still up, or NONE."""
        who = night.character_at(space)
        return who if 0 <= who < people.GANGSTERS and night.is_up(who) else NONE

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        space = act.SPACE.read(action)
        night.pop()
        night[number.TOKEN + FLAMING] = space
        night.say(event.PAIN, space)
        who = self.victim(night, space)
        if who != NONE:
            lay_down(night, who, space)


class Boo(OneOrTwoMove):
    """PLT-15: one or two gangsters in Eric's neighborhood are moved by the Crow player."""

    def may_go(self, night: Night, who: i64) -> bool:
        """As far as a Move action would take it; but it takes none, so Let's See You Enforce It does not hold it."""
        return night.are_neighbors(who, people.ERIC) and can_walk(night, who)


class Ban(Effect):
    """While it lies beside the board, gangsters in Eric's neighborhood may not do something (PLT-13)."""

    def fits(self, night: Night, who: i64) -> bool:
        """PLT-06: a second one would add nothing."""
        return not night.lasts(self.kinds(night))

    def kinds(self, night: Night) -> list[int]:
        """The cards with this effect."""
        return []


class CantRainAllTheTime(Ban):
    """PLT-16: no Set Fire actions; `fire.is_rained_on` asks for it."""

    def kinds(self, night: Night) -> list[int]:
        return night.box.no_fires


class LetsSeeYouEnforceIt(Ban):
    """PLT-18: no Move actions; `gang.is_held` asks for it."""

    def kinds(self, night: Night) -> list[int]:
        return night.box.no_moves


class NightWatchman(Ban):
    """PLT-19: no Attack actions; `combat.is_watched` asks for it."""

    def kinds(self, night: Night) -> list[int]:
        return night.box.no_attacks


class DontMove(Effect):
    """PLT-17: Albrecht arrests a Street Demon or Lieutenant next to him, and goes to the Police Station."""

    def fits(self, night: Night, who: i64) -> bool:
        for gangster in range(people.STARTERS):
            if self.is_caught(night, gangster):
                return True
        return False

    def is_caught(self, night: Night, who: i64) -> bool:
        return night.is_active(people.ALBRECHT) and night.are_adjacent(people.ALBRECHT, who)

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(step.CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        for who in range(people.STARTERS):
            if self.is_caught(night, who):
                out.add(act.CHARACTER.code(who))

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        who = act.CHARACTER.read(action)
        station = night.site(named.POLICE_STATION)
        night.pop()
        night.say(event.ARRESTED, who)
        lay_down(night, who, SPACES + station)  # ARR-01
        night.push(step.PLACE, seat, people.ALBRECHT, station)


class RappingAtMyChamberDoor(Effect):
    """PLT-20: Eric comes to another building in the neighborhood of The Crow."""

    def fits(self, night: Night, who: i64) -> bool:
        if not night.is_up(people.ERIC) or not night.is_up(people.THE_CROW):
            return False
        return night[number.HEALTH] > 0 or not night.is_in(people.ERIC, named.GRAVEYARD)  # ERI-15

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(step.CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        night.offer_buildings(self.doors(night), out)

    def doors(self, night: Night) -> i64:
        city = night.city
        home = night.neighborhood(people.THE_CROW)
        own = night.building_of(people.ERIC)
        found: i64 = 0
        for building in range(BUILDINGS):
            if city.buildings[building] and city.neighborhood[SPACES + building] == home and building != own:
                found |= bit(building)
        return found

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        place = SPACES + night.chosen_building(action)
        night.pop()
        night.put(people.ERIC, place)
        night.say(event.CAME, night.place_word(place))
        fire.burn_roll(night, people.ERIC)


class SkyOughtaBeRed(Effect):
    """PLT-21: a burning named building is put out and works again."""

    def fits(self, night: Night, who: i64) -> bool:
        for name in range(named.COUNT):
            if self.is_savable(night, name):
                return True
        return False

    def is_savable(self, night: Night, name: i64) -> bool:
        if name in (named.PIT, named.PAWN_SHOP) or not night.burns(name):
            return False
        return near_our_men(night, SPACES + night.site(name))

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(step.CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        for name in range(named.COUNT):
            if self.is_savable(night, name):
                out.add(act.NAMED.code(name))

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        night.pop()
        fire.restore(night, act.NAMED.read(action))


class DeadManWalking(Effect):
    """One more action this turn."""

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night[number.ACTIONS] += night.box.plots.amount[kind]
        night.say(event.ACTION_GAINED, night[number.ACTIONS])


class NoMercyLeft(Effect):
    """More dice for an attack of Eric."""

    def fits(self, night: Night, who: i64) -> bool:
        return who == people.ERIC

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night[number.DICE] += night.box.plots.amount[kind]
        night.say(event.MORE_DICE, night.box.plots.amount[kind])


class FriendAttacks(Effect):
    """EAT-06, EAT-07: a friend of Eric's, who is up, attacks with the dice of the card."""

    def __init__(self, friend: i64) -> None:
        self.friend = friend

    def fits(self, night: Night, who: i64) -> bool:
        for target in range(people.GANGSTERS):
            if combat.is_target(night, self.friend, target):
                return True
        return False

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(step.CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        for target in range(people.GANGSTERS):
            if combat.is_target(night, self.friend, target):
                out.add(act.CHARACTER.code(target))

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        night.pop()
        combat.declare(night, self.friend, act.CHARACTER.read(action), night.box.plots.amount[kind])


class BorrowedGuns(Effect):
    """LRG-03: Eric's next attack may be a Long-Range attack; `combat.may_shoot` asks for it."""

    def fits(self, night: Night, who: i64) -> bool:
        """PLT-06: Eric can still attack in this turn, and his next attack does not have it already."""
        return (
            night[number.HEALTH] > 0
            and self.actions_to_attack(night) <= night[number.ACTIONS]
            and not night.lasts(night.box.guns)
        )

    def actions_to_attack(self, night: Night) -> i64:
        """The attack, and what has to come first: that Eric stands up, and rescues Sarah."""
        needed: i64 = 1
        if not night.is_up(people.ERIC) and not crow.recovers_free(night):
            needed += 1
        if night.is_in(people.SARAH, named.CHURCH):
            needed += 1  # ATK-16
        return needed


class WoundsThatClose(Effect):
    """Eric heals."""

    def fits(self, night: Night, who: i64) -> bool:
        return night[number.HEALTH] < night.box.people.health

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        heal(night, night.box.plots.amount[kind], BY_CARD)


class ShellysRing(Effect):
    """INF-08: the Crow player sees the whole Death List and puts it back in any order, from the top."""

    def is_secret(self) -> bool:
        return True

    def fits(self, night: Night, who: i64) -> bool:
        """PLT-06: a single token is known already, and has one order only."""
        return night.size(zone.DEATH_LIST) > 1

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.say(event.LIST_SEEN)
        for token in range(night.box.first_token, night.box.first_token + people.STARTERS):
            if night.count(zone.DEATH_LIST, token) > 0:
                night.move(token, zone.DEATH_LIST, zone.RING)  # in an order that does not tell how they lay
        night.push(step.CARD, seat, kind)

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        for i in range(night.size(zone.RING)):
            out.add(act.CHARACTER.code(night.at(zone.RING, i) - night.box.first_token))

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        self.put_back(night, night.box.first_token + act.CHARACTER.read(action))
        if night.size(zone.RING) == 1:
            self.put_back(night, night.at(zone.RING, 0))
            night.say(event.LIST_SORTED)
            night.pop()

    def put_back(self, night: Night, token: i64) -> None:
        """Under those that are there; nobody but the Crow player sees which one it is."""
        night.put_under(token, zone.RING, zone.DEATH_LIST)


class Downpour(Effect):
    """FIR-25: fire tokens are washed away, one by one; the stage is how many may still go."""

    def fits(self, night: Night, who: i64) -> bool:
        for name in range(named.COUNT):
            if self.is_wet(night, name):
                return True
        return False

    def is_wet(self, night: Night, name: i64) -> bool:
        return night[number.FIRE + name] > 0 and near_our_men(night, SPACES + night.site(name))

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(step.CARD, seat, kind, night.box.plots.amount[kind])

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        if stage < night.box.plots.amount[night.arg(1)]:
            out.add(act.PASS)
        for name in range(named.COUNT):
            if self.is_wet(night, name):
                out.add(act.NAMED.code(name))

    def waits(self, night: Night, stage: i64) -> bool:
        return stage > 0 and self.fits(night, NONE)

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        night.set_arg(2, stage - 1)
        fire.remove_fire(night, act.NAMED.read(action), 1)


class PaintedGrin(Effect):
    """More dice for a defense of Draven, also without The Crow."""

    def fits(self, night: Night, who: i64) -> bool:
        return who == people.ERIC

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night[number.GUARD] += night.box.plots.amount[kind]
        night.say(event.MORE_DICE, night.box.plots.amount[kind])


EFFECTS: Final[dict[str, Effect]] = {
    "thirty_hours_of_pain": ThirtyHoursOfPain(),
    "boo": Boo(),
    "cant_rain_all_the_time": CantRainAllTheTime(),
    "dont_move": DontMove(),
    "lets_see_you_enforce_it": LetsSeeYouEnforceIt(),
    "night_watchman": NightWatchman(),
    "rapping_at_my_chamber_door": RappingAtMyChamberDoor(),
    "sky_oughta_be_red": SkyOughtaBeRed(),
    "dead_man_walking": DeadManWalking(),
    "no_mercy_left": NoMercyLeft(),
    "service_revolver": FriendAttacks(people.ALBRECHT),
    "talons": FriendAttacks(people.THE_CROW),
    "borrowed_guns": BorrowedGuns(),
    "wounds_that_close": WoundsThatClose(),
    "shellys_ring": ShellysRing(),
    "downpour": Downpour(),
    "painted_grin": PaintedGrin(),
}
"""By the names that the content gives them."""
