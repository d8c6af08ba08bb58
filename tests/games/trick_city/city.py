"""Positions of Trick City for tests, and what happens in them, in the words of the game.

    table = city(hands={0: "yellow_6", 1: "yellow_3 red_1"}, location="observatory")
    play(table, "yellow_6")

    table = trick("yellow_6", "yellow_3", "yellow_8", "yellow_7")

A play is a phrase: the Hit Card, then the power card and the choices that go with it, if any: "wild_6 blue",
"red_4 comet -1", "blue_1 prism yellow +0", "yellow_8 gravita @1". `trick` deals everybody what the phrases need and
nothing else, and plays them in turn. Every Hit Card that is mentioned nowhere lies in the discard pile, unseen.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

from tabletown.games.trick_city import GAME, TrickCity
from tabletown.games.trick_city.rules.table import City
from tabletown.games.trick_city.rules.words import DEALT, NONE, SUITS
from tabletown.games.trick_city.rules.zone import shield as first_place
from tabletown.kernel.game import Game
from tabletown.kernel.layout import everybody
from tabletown.kernel.records import Refusal
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tests.games.table import ONLOOKER, actor, built, number, numbers, told

HEROES = ["comet", "prism", "bulwark", "mirror_mask", "gravita", "beacon", "phantom", "marshal"]
SIDEKICKS = ["sparkplug", "whisper", "biscuit", "tagalong"]
STRICT: dict[str, Value] = {"strict_suit": True}
RANDOM: dict[str, Value] = {"random_heroes": True}


def city(
    seats: int = 4,
    *,
    hands: dict[int, str] | None = None,
    shields: dict[int, str] | None = None,
    heroes: dict[int, str] | None = None,
    sidekicks: dict[int, str] | None = None,
    exhausted: Sequence[int] = (),
    location: str = "observatory",
    leader: int = 0,
    opener: int | None = None,
    trick: int = 1,
    vp: tuple[int, int] = (0, 0),
    trophies: tuple[int, int] = (0, 0),
    stash: int = 0,
    last_winner: int = NONE,
    options: dict[str, Value] | None = None,
    game: TrickCity = GAME,
    seed: int = 1,
) -> City:
    """A trick is about to begin, in a position of which the test says only what matters to it.

    shields    "e1=red_4 d1=blue_2 ...": what is left of the shield of a Titan; all gone, if not given. The Sidekick
               is in it as long as something covers it, and in hand afterwards
    exhausted  whose hero has been used in this round
    opener     who led the first trick of this round: the leader, if not given
    """
    hands, shields = hands or {}, shields or {}
    place = _id(game.box.location_names, location)
    options = {"locations": _set_of(game, place), **(options or {})}
    everyone = everybody(seats)
    data = game.new(seats, seed, options).dump()
    zones = cast(dict[str, list[list[object]]], data["zones"])
    for name in zones:
        zones[name] = []
    unused = list(game.box.hits.names)
    for seat in range(seats):
        cards = [hit(card) for card in hands.get(seat, "").split()]
        zones[f"hand:{seat}"] = [[card, 1 << seat] for card in sorted(cards, key=game.layout.kinds.index)]
        unused = [card for card in unused if card not in cards]
    for seat, shield in shields.items():
        for name, card in _shield(shield).items():
            number = game.box.shield.places.index(name)
            zones[f"shield:{DEALT * seat + number}"] = [[card, 0]]
            unused.remove(card)
    zones["discard"] = [[card, 0] for card in unused]
    _lay_locations(game, zones, place, trophies, everyone)
    _give_powers(game, zones, seats, heroes or {}, sidekicks or {}, exhausted, shields, everyone)
    numbers = cast(dict[str, object], data["numbers"])
    numbers.update(round=1 + sum(trophies), trick=trick, leader=leader, opener=leader if opener is None else opener)
    numbers.update(vp=list(vp), stash=stash, last_winner=last_winner)
    first = _first(seats, leader)
    step = ["team-order", 1, 0, 0] if first == NONE else ["play", first, 0, 0]
    data["steps"] = [["match", 0, 0, 0], ["fight", 0, 0, 0], ["hit-line", 0, 0, 0], step]
    table = built(game, data)
    assert isinstance(table, City)
    for seat in shields:
        for number in range(DEALT):
            if table.size(first_place(seat) + number) and table.is_uncovered(seat, number):
                table.show(first_place(seat) + number, everyone)
    table.journal = []
    return table


def trick(*phrases: str, **position: object) -> City:
    """A position in which everybody holds what is needed, with these plays made."""
    seats = cast(int, position.get("seats", 4))
    leader = cast(int, position.get("leader", 0))
    hands = {**cast(dict[int, str], position.pop("hands", {}))}
    heroes = {**cast(dict[int, str], position.pop("heroes", {}))}
    sidekicks = {**cast(dict[int, str], position.pop("sidekicks", {}))}
    for i, phrase in enumerate(phrases):
        seat = (leader + i) % seats
        words = phrase.split()
        hands[seat] = f"{hands.get(seat, '')} {words[0]}"
        for word in words[1:]:
            if word in HEROES:
                heroes[seat] = word
            elif word in SIDEKICKS:
                sidekicks[seat] = word
    table = city(**position, hands=hands, heroes=heroes, sidekicks=sidekicks)  # type: ignore[arg-type]
    run(table, *phrases)
    return table


def _first(seats: int, leader: int) -> int:
    return NONE if seats == 3 and leader > 0 else leader


def _id(names: list[str], short: str) -> str:
    return next(name for name in names if name.endswith(f"_{short}"))


def hit(card: str) -> str:
    return f"hit_{card}"


def _set_of(game: TrickCity, place: str) -> str:
    number = game.box.location_names.index(place)
    return next(name for name, members in game.box.sets.items() if number in members)


def _shield(shield: str) -> dict[str, str]:
    return {pair.split("=")[0]: hit(pair.split("=")[1]) for pair in shield.split()}


def _lay_locations(
    game: TrickCity, zones: dict[str, list[list[object]]], place: str, trophies: tuple[int, int], everyone: int
) -> None:
    names = game.box.location_names
    members = [names[number] for number in game.box.sets[_set_of(game, place)]]
    others = [name for name in members if name != place]
    zones["location"] = [[place, everyone]]
    for side in range(2):
        zones[f"trophies:{side}"] = [[others.pop(0), everyone] for _ in range(trophies[side])]
    zones["stack"] = [[name, everyone if name == members[-1] else 0] for name in reversed(others)]
    zones["box"] = [[name, everyone] for name in names if name not in members]


def _give_powers(
    game: TrickCity,
    zones: dict[str, list[list[object]]],
    seats: int,
    heroes: dict[int, str],
    sidekicks: dict[int, str],
    exhausted: Sequence[int],
    shields: dict[int, str],
    everyone: int,
) -> None:
    left = list(game.box.power_names)
    for seat in range(seats):
        spare = next(name for name in HEROES if name not in heroes.values() and f"hero_{name}" in left)
        hero = f"hero_{heroes.get(seat, spare)}"
        left.remove(hero)
        zones[f"{'exhausted' if seat in exhausted else 'powers'}:{seat}"] = [[hero, everyone]]
    for seat in range({2: 2, 3: 1, 4: 0}[seats]):
        spare = next(name for name in SIDEKICKS if name not in sidekicks.values() and f"sidekick_{name}" in left)
        sidekick = f"sidekick_{sidekicks.get(seat, spare)}"
        left.remove(sidekick)
        covered = re.search(r"\bd[12]=", shields.get(seat, ""))
        zones[f"{'sidekick' if covered else 'powers'}:{seat}"] += [[sidekick, everyone]]
    zones["reserve"] = [[name, everyone] for name in left]


# What can be done


def code_of(table: State, phrase: str) -> int:
    """The action that a phrase stands for, legal or not."""
    game = table.setup.game
    wanted = _elements(game, phrase)
    for code in range(table.layout.actions):
        if wanted == set(game.option(code).elements):
            return code
    raise ValueError(f"there is no action {phrase!r}")


def _elements(game: Game, phrase: str) -> set[str]:
    assert isinstance(game, TrickCity)
    words = phrase.split()
    if words[0] == "choose":
        return {f"power:{_id(game.box.power_names, words[1])}"}
    if words[0] == "first":
        return {f"first:{words[1]}"}
    found = {f"card:{hit(words[0])}"}
    power = None
    for word in words[1:]:
        if word in SUITS:
            found.add(f"suit:{word}")
        elif word.startswith("@"):
            found.add(f"target:{word[1:]}")
        elif word[0] in "+-":
            found.add(f"amount:{word}")
        else:
            power = word
    found.add(f"power:{_id(game.box.power_names, power)}" if power else "line")
    return found


def phrase_of(table: State, code: int) -> str:
    """The phrase for an action."""
    option = table.setup.game.option(code)
    words = []
    for element in option.elements:
        kind, _, name = element.partition(":")
        if kind == "target":
            words.append(f"@{name}")
        elif kind != "line":
            words.append(short(name))
    return " ".join([*{"choose": ["choose"], "order": ["first"]}.get(option.verb, []), *words])


def short(name: str) -> str:
    return re.sub(r"^(hit|hero|sidekick|loc_[ab])_", "", name)


def legal(table: State) -> list[str]:
    """Everything that whoever has to choose may do, as phrases."""
    return [phrase_of(table, code) for code in table.legal(actor(table))]


def playable(table: State) -> list[str]:
    """The Hit Cards that whoever has to play may play without a power card."""
    cards = [phrase_of(table, code).split()[0] for code in table.legal(actor(table)) if _plain(table, code)]
    return list(dict.fromkeys(cards))


def _plain(table: State, code: int) -> bool:
    return "line" in table.setup.game.option(code).elements


def play(table: State, phrase: str) -> None:
    """Whoever has to choose chooses this."""
    table.apply(actor(table), code_of(table, phrase))


def run(table: State, *phrases: str) -> None:
    for phrase in phrases:
        play(table, phrase)


def refused(table: State, phrase: str) -> Refusal:
    """Why whoever has to choose may not choose this."""
    code = code_of(table, phrase)
    assert code not in table.legal(actor(table))
    return table.setup.game.refusal(table, actor(table), code)


# What is to be seen


def vp(table: State) -> tuple[int, int]:
    """The VP of the two sides on the current location."""
    first, second = numbers(table, "vp")
    return first, second


def leader(table: State) -> int:
    return number(table, "leader")


def lead_suit(table: State) -> str | None:
    suit = number(table, "lead_suit")
    return None if suit == NONE else SUITS[suit]


def line(table: State) -> str:
    """The Hit Line, spot by spot: the current value and suit of each card, "x" for one that is face down."""
    cards = []
    for spot in range(number(table, "spot")):
        suit, value = numbers(table, "suit")[spot], numbers(table, "value")[spot]
        cards.append(f"{SUITS[suit]}_{value}" if numbers(table, "face_up")[spot] else "x")
    return " ".join(cards)


def zone(table: State, name: str, by: int | None = ONLOOKER) -> str:
    """A zone as somebody sees it, "?" for what is not known."""
    return " ".join("?" if kind is None else short(kind) for kind in table.view(by).zones[name])


def shield(table: State, seat: int, by: int | None = ONLOOKER) -> str:
    """What is left of a shield as somebody sees it: "c1=? d1=? d2=? e1=red_4"."""
    places = GAME.box.shield.places
    found = [(place, zone(table, f"shield:{DEALT * seat + i}", by)) for i, place in enumerate(places)]
    return " ".join(f"{place}={card}" for place, card in found if card)


def location(table: State) -> str:
    return zone(table, "location")


# What happened


def news(table: State, *kinds: str, to: int | None = ONLOOKER) -> list[str]:
    """What somebody has heard so far: "played 0 yellow_6 1", "earned team-1 3 3"; only these kinds, if given."""
    return told(table, lambda _, value: short(str(value)), kinds, to)
