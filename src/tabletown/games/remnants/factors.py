"""What the gangs of a finished game had and did: the lead, the first tiles, the most of something. For the lab."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tabletown.games.remnants.rules import number
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import GANGS, LEVELS
from tabletown.kernel.content import words_id
from tabletown.kernel.profile import Factor
from tabletown.kernel.records import Event, Message

if TYPE_CHECKING:
    from tabletown.games.remnants.game import CityOfRemnants

MOST = {
    "YCU bribed": ("bribed",),
    "developments built": ("built",),
    "gang members recruited": ("recruited",),
    "black market cards bought": ("bought",),
    "renown bought": ("bought-renown",),
    "products sold": ("sold",),
    "figures lost": ("defeated", "killed"),
}
"""What is counted, by events."""
LENGTHS = (6, 7, 8, 9, 10, 12, 15, 20, 30)
CHAINS = (0, 2, 4, 8)


def factors(game: CityOfRemnants, quarter: Quarter, told: list[Event]) -> list[Factor]:
    """Gangs and what they did, with what they won; of lengths of games and chains how often each of them came."""
    won = [float(quarter.result(seat)) for seat in range(quarter.seats)]
    gangs = [GANGS[quarter[number.GANG + seat]] for seat in range(quarter.seats)]
    found = [Factor("gang", name(game, gang), won[seat]) for seat, gang in enumerate(gangs)]
    first = next(seat for kind, seat, _ in deeds(told) if kind == "first")
    found.append(Factor("first round", "the first player", won[first]))
    found += built_first(game, told, won)
    found += most(told, won, [int(quarter[number.WON + seat]) for seat in range(quarter.seats)])
    for group, kind in (("black market card", "bought"), ("development", "built")):
        had = dict.fromkeys((seat, thing) for done, seat, thing in deeds(told) if done == kind)
        found += [Factor(group, name(game, thing), won[seat]) for seat, thing in had]
    for chain in chains(told):
        found += [Factor("fights that alerts led to", f"at most {count}", float(chain <= count)) for count in CHAINS]
    rounds = int(quarter[number.ROUND])
    return found + [Factor("length", f"at most {count:2} rounds", float(rounds <= count)) for count in LENGTHS]


def deeds(told: list[Event]) -> list[tuple[str, int, str]]:
    """What somebody did, who that was, and the card or the type of development that it is about."""
    found = []
    for event in told:
        seat = event.data.get("seat")
        if isinstance(seat, int):
            found.append((event.kind, seat, str(event.data.get("card", event.data.get("type")))))
    return found


def chains(told: list[Event]) -> list[int]:
    """Of each patrol: how many fights there were with tokens that an alert brought."""
    found: list[int] = []
    brought: set[object] = set()
    patrols = alerted = False
    for event in told:
        if event.kind == "patrol":
            found.append(0)
            brought.clear()
            patrols, alerted = True, False
        elif event.kind == "turn":
            patrols = False
        elif patrols and event.kind == "alert":
            alerted = True
        elif alerted and event.kind == "landed":
            brought.add(event.data["token"])
        elif patrols and event.kind == "fight" and event.data["token"] in brought:
            found[-1] += 1
    return found


def built_first(game: CityOfRemnants, told: list[Event], won: list[float]) -> list[Factor]:
    """Who was the first to build on each level."""
    levels = {development.name: LEVELS[development.level] for development in game.box.developments}
    first: dict[str, int] = {}
    for kind, seat, type in deeds(told):
        if kind == "built":
            first.setdefault(levels[type], seat)
    named = [(game.say(Message("level-name", {"level": level})), seat) for level, seat in first.items()]
    return [Factor("first development", level, won[seat]) for level, seat in named]


def most(told: list[Event], won: list[float], battles: list[int]) -> list[Factor]:
    """Who did something more often than anybody else, if somebody did."""
    counts: dict[str, Counter[int]] = {"battles won": Counter(dict(enumerate(battles)))}
    counts |= {what: Counter() for what in MOST}
    for kind, seat, _ in deeds(told):
        for what, kinds in MOST.items():
            if kind in kinds:
                counts[what][seat] += 1
    found = []
    for what, count in counts.items():
        leaders = [seat for seat, times in count.items() if times == max(count.values()) and times > 0]
        if len(leaders) == 1:
            found.append(Factor("most of the game", what, won[leaders[0]]))
    return found


def name(game: CityOfRemnants, id: str) -> str:
    return game.say(Message(words_id(id, "name")))
