"""The Crow for tests with browsers: tables at moments that are worth a look, found by playing with a plan."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
from playwright.sync_api import Page, expect

from tabletown.games.crow.game import GAME
from tabletown.games.crow.rules.box import BURN_ANY
from tabletown.games.crow.rules.named import NAMES as NAMED_BUILDINGS
from tabletown.games.crow.rules.people import DEMONS, ERIC, THE_CROW, TOP_DOLLAR
from tabletown.games.crow.rules.people import NAMES as CHARACTERS
from tabletown.games.crow.rules.words import BUILDING_WORDS, CROW, NONE, SPACE_WORDS, SPACES
from tabletown.kernel.records import Option, View
from tabletown.kernel.view import seen
from tabletown.server.protocol import Position, Seated, Update, Welcome
from tests.browser import playing
from tests.server.client import Client, Player, leave

PEOPLE = ("Mia", "Ben", "Ada", "Tom")
ATTEMPTS = 40
"""Some moments come in one night of six."""
MOST_CHOICES = 900
CROWD = 6
"""So many actions need several lines."""
ENDING = ("end", "pass", "dont-ask")

Find = Callable[[Position], bool]
Plan = Callable[[View, list[Option], Random], Option]
Press = Callable[[Page, str], None]


# Plans


def burning(view: View, options: list[Option], luck: Random) -> Option:
    """Whatever strikes or burns, and else anything that goes on."""
    going = [option for option in options if option.verb not in ENDING]
    liked = [option for option in going if option.verb in ("attack", "ignite")]
    return luck.choice(liked or going or options)


def hunting(view: View, options: list[Option], luck: Random) -> Option:
    """Eric hunts those who can be killed; the gang does nothing about it."""
    if view.seat:
        return next((option for option in options if option.verb in ENDING), luck.choice(options))
    struck = [option for option in options if option.verb == "attack"]
    if struck:
        return luck.choice(struck)
    if view.step == "leap":
        near = [option for option in options if option.elements[0] in hunted(view)]
        return luck.choice(near or options)
    moved = [option for option in options if option.elements == (f"character:{CHARACTERS[ERIC]}", "move")]
    return luck.choice(moved or [option for option in options if option.verb in ENDING] or options)


def hunted(view: View) -> set[str]:
    """The buildings next to whomever Eric may attack."""
    where, numbers = view.numbers["where"], view.numbers
    assert isinstance(where, list)
    assert isinstance(numbers["city"], int)
    tops = [kind.removesuffix("_token") for kind in view.zones["death_list"][-1:] if kind]
    prey = CHARACTERS.index(tops[0]) if tops else TOP_DOLLAR
    if all(place == NONE for place in where[:DEMONS]):
        prey = TOP_DOLLAR
    if not 0 <= where[prey] < SPACES:
        return set()
    city = GAME.box.city(numbers["city"])
    near = [building for building in range(len(city.buildings)) if city.is_beside(where[prey], building)]
    return {element(view, building) for building in near}


def element(view: View, building: int) -> str:
    """What a building is called on the table."""
    sites = view.numbers["site"]
    assert isinstance(sites, list)
    return f"building:{NAMED_BUILDINGS[sites.index(building)] if building in sites else BUILDING_WORDS[building]}"


def arson(view: View, options: list[Option], luck: Random) -> Option:
    """The gang goes straight for its Objective; one that cannot be burnt is left to chance."""
    prey = wanted(view)
    if not prey:
        return burning(view, options, luck)
    lit = [option for option in options if option.verb == "ignite" and option.elements[0] in prey]
    if lit:
        return min(lit, key=lambda option: prey.index(option.elements[0]))
    if view.step in ("walk", "start-space"):
        return min(options, key=lambda option: worth(view, option, prey))
    going = [option for option in options if option.verb in ("move", "choose-character")]
    return going[0] if going else idling(view, options, luck)


def wanted(view: View) -> list[str]:
    """What the gang has to burn now for its Objective, what is nearly done first."""
    night = seen(GAME, view)
    needed, goal, tokens = GAME.tallies(night).needed, GAME.figures(night, view.seat).objective, view.numbers["fire"]
    assert goal is not None
    assert isinstance(tokens, list)
    if goal.revealed and goal.showdown != BURN_ANY:
        return []
    names = goal.targets if goal.revealed else [name for name, count in enumerate(goal.counts) if count == 1]
    names.sort(key=lambda name: needed[name] - tokens[name])
    return [f"building:{NAMED_BUILDINGS[name]}" for name in names]


def worth(view: View, option: Option, prey: list[str]) -> int:
    """Where a space that may be gone to is next to something that is wanted: the place of that in the list."""
    space = SPACE_WORDS.index(option.elements[0].removeprefix("space:"))
    layout = view.numbers["city"]
    assert isinstance(layout, int)
    city = GAME.box.city(layout)
    near = [i for i, word in enumerate(prey) if city.is_beside(space, site(view, word.removeprefix("building:")))]
    return near[0] if near else len(prey)


def site(view: View, name: str) -> int:
    """The building that has a name."""
    sites = view.numbers["site"]
    assert isinstance(sites, list)
    return int(sites[NAMED_BUILDINGS.index(name)])


def idling(view: View, options: list[Option], luck: Random) -> Option:
    """As little as can be done."""
    return next((option for option in options if option.verb in ENDING), luck.choice(options))


# Moments


def offers(verb: str) -> Find:
    return lambda position: any(option.verb == verb for option in position.options)


def walking(position: Position) -> bool:
    """A gangster who acts can move."""
    return position.view.step == "gangster" and offers("move")(position)


def leaping(position: Position) -> bool:
    """Eric is about to leap."""
    return position.view.step == "leap"


def shooting(position: Position) -> bool:
    """The gangster who acts can attack Eric, who is not next to him."""
    view = position.view
    eric = (f"character:{CHARACTERS[ERIC]}", "attack")
    where, active, layout = view.numbers["where"], view.numbers["active"], view.numbers["city"]
    if not isinstance(where, list) or not isinstance(active, int) or not isinstance(layout, int):
        return False
    if view.step != "gangster" or GAME.box.city(layout).is_beside(where[active], where[ERIC] - SPACES):
        return False
    return any(option.elements == eric for option in position.options)


def flammable(position: Position) -> bool:
    """The gangster who acts can move, or set a fire that may burn at once."""
    fires, active = position.figures["fires"], position.view.numbers["active"]
    return walking(position) and any(fire["who"] == active and fire["chance"] >= 0.01 for fire in fires)


def reacting(position: Position) -> bool:
    """A Plot card can be played as a reaction."""
    return position.view.step == "window" and offers("play")(position)


def lasting(position: Position) -> bool:
    """A Plot card that was played still works."""
    return any(position.view.zones[f"{side}_lasting"] for side in ("crow", "gang"))


def declared(position: Position) -> bool:
    """An attack has been declared, and no die has been rolled for it."""
    return position.prompt.params.get("window") == "attack_declared"


def kindling(position: Position) -> bool:
    """A fire has been declared, and no die has been rolled for it; there was an attack before."""
    fire = position.prompt.params.get("window") == "set_fire_declared"
    return fire and position.view.numbers["attacker"] != NONE


def crowded(position: Position) -> bool:
    """There is much to choose from in a turn."""
    return len(position.options) >= CROWD and offers("end")(position)


def out_of_turn(position: Position) -> bool:
    """Somebody is asked in the turn of the Crow player."""
    return position.view.step == "window" and position.view.numbers["turn"] == CROW


def at_powers(position: Position) -> bool:
    """An attack has wounded somebody, and its powers come one after the other."""
    return position.view.step == "powers"


def nearly_revealed(position: Position) -> bool:
    """A fire can be set, and the Basic part of the Objective is nearly met."""
    goal = position.figures["objective"]
    nearly: bool = goal["progress"] >= goal["needed"] - 3 and not goal["revealed"]
    return nearly and offers("ignite")(position)


def at_the_boss(position: Position) -> bool:
    """Top Dollar can be attacked."""
    return any(
        option.elements[:1] == ("character:top_dollar",) for option in position.options if option.verb == "attack"
    )


class Night:
    """A table of The Crow with people at it; each side plays by a plan, until somebody with a browser goes on."""

    def __init__(
        self, client: Client, crow: Plan = burning, gang: Plan = burning, seats: int = 2, seed: int = 1
    ) -> None:
        self.people = client.sit(*PEOPLE[:seats], game="crow", options={})
        self.plans = [crow, *[gang] * (seats - 1)]
        self.luck = Random(seed)

    def actor(self) -> Player | None:
        """Whoever has to choose, when everybody has heard what happened."""
        seq = max(player.seq for player in self.people)
        for player in self.people:
            player.until(seq)
        return next((player for player in self.people if player.codes), None)

    def wish(self, player: Player) -> Option:
        """What the plan of this player's side says."""
        assert player.position is not None
        plan = self.plans[self.people.index(player)]
        return plan(player.position.view, player.position.options, self.luck)

    def play_until(self, seat: int, find: Find) -> bool:
        """Plays until this seat has such a choice; whether it came."""
        for _ in range(MOST_CHOICES):
            player = self.actor()
            if player is None:
                return False
            assert player.position is not None
            if player is self.people[seat] and find(player.position):
                return True
            self.hear(player.move(self.wish(player).code).seq)
        return False

    def hear(self, seq: int) -> None:
        for player in self.people:
            player.until(seq)

    def go_on(self, page: Page, seat: int, until: Callable[[], bool]) -> None:
        """Goes on with one seat in a browser, by the same plan, and the others without one."""
        for _ in range(MOST_CHOICES):
            player = self.actor()
            if until():
                return
            assert player is not None
            if player is self.people[seat]:
                go(page, player, self.plans[seat], self.luck)
            else:
                self.hear(player.move(self.wish(player).code).seq)
        raise AssertionError("what was waited for did not come")


def found(client: Client, seat: int, find: Find, crow: Plan = burning, gang: Plan = burning, seats: int = 2) -> Night:
    """A table at which this seat has such a choice."""
    for attempt in range(ATTEMPTS):
        night = Night(client, crow, gang, seats, attempt)
        if night.play_until(seat, find):
            return night
        leave(night.people)
    raise AssertionError("no such moment came")


def prepared(client: Client, seat: int, find: Find, crow: Plan = burning, gang: Plan = burning) -> Player:
    """Somebody with such a choice who goes on in a browser: those who played without one have left."""
    night = found(client, seat, find, crow, gang)
    leave(night.people)
    return night.people[seat]


def against_a_bot(client: Client, seat: int) -> tuple[Seated, Player]:
    """A seat at a new table, with the quickest bot on the other one. A gang has an Objective that ends with a fire."""
    seats = [{"kind": "bot", "level": playing.BEGINNER}] * 2
    seats[seat] = {"kind": "me"}
    for _ in range(ATTEMPTS):
        made = client.make(game="crow", options={}, seats=seats, pace="quick")
        player = Player(client.address, made.table, made.token)
        while player.position is None:
            player.hear()
        if seat == 0 or player.position.figures["objective"]["showdown"] == BURN_ANY:
            return made, player
        leave([player])
    raise AssertionError("no such Objective came")


# Playing in a browser


def open_table(page: Page, player: Player) -> None:
    playing.come(page, player)
    expect(page.locator(".cw-table")).to_be_visible()


def click(page: Page, thing: str) -> None:
    """Wherever it is in the city, and whatever is shown above it."""
    page.locator(thing).first.dispatch_event("click")


def catch_up(page: Page, player: Player) -> None:
    """Until the page has come as far as the player has."""
    now = next(message.move for message in reversed(player.messages) if isinstance(message, Welcome | Update))
    playing.skip(page, f".cw-table[data-at='{now}']:not(.is-playing)")


def go(page: Page, player: Player, plan: Plan, luck: Random, press: Press = click) -> None:
    """Chooses what the plan says, and waits until it has happened. A Move action is chosen with its end."""
    assert player.position is not None
    option = plan(player.position.view, player.position.options, luck)
    chosen = [option, *([end_of(player.position, option, plan, luck)] if option.verb == "move" else [])]
    catch_up(page, player)
    for part in chosen:
        use(page, part, press)
    for _ in chosen:
        seq = player.seq
        while player.seq == seq:
            player.hear()


def end_of(position: Position, move: Option, plan: Plan, luck: Random) -> Option:
    """Where the plan would end a Move action, if it were asked."""
    who = CHARACTERS.index(move.elements[0].removeprefix("character:"))
    view = msgspec.structs.replace(position.view, step={ERIC: "leap", THE_CROW: "fly"}.get(who, "walk"))
    [reach] = [reach for reach in position.figures["reach"] if reach["who"] == who]
    places = [
        f"space:{SPACE_WORDS[place]}" if place < SPACES else element(view, place - SPACES) for place in reach["places"]
    ]
    return plan(view, [Option(NONE, "choose-space", (place,), move.message, move.clause) for place in places], luck)


def use(page: Page, option: Option, press: Press = click) -> None:
    """Chooses an option with what lights up for it."""
    thing = f".cw-table [data-element='{option.elements[0]}']"
    button = f".cw-table [data-code='{option.code}']"
    if option.verb in ("choose-space", "choose-building", "choose-regular"):
        playing.skip(page, f"{thing}.is-lit")
        press(page, f"{thing}.is-lit")
        return
    if option.verb == "play":
        playing.skip(page, f"{thing}.is-lit")
        press(page, f"{thing}.is-lit")
    playing.skip(page, button)
    press(page, button)
