"""What the sides of a finished game had: heroes, Sidekicks, the lead, locations; and how it ended. For the lab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.trick_city.rules import zone
from tabletown.games.trick_city.rules.table import City
from tabletown.games.trick_city.rules.words import SIDES
from tabletown.kernel.profile import Factor
from tabletown.kernel.records import Event

if TYPE_CHECKING:
    from tabletown.games.trick_city.game import TrickCity

TITAN, TEAM = 0, 1
"""The sides of three players. What they have is told apart, for they do not play the same game."""


ENDS = {
    "full-track": "the last location falls at once, by a full track",
    "more-vp": "the last location is counted out",
    "last-trick": "the last trick decides a tie",
}


def factors(game: TrickCity, city: City, told: list[Event]) -> list[Factor]:
    """Heroes, Sidekicks and the first lead, with the game; leads, locations and powers played, with the round; the end.

    A location is seen from the side that led its first trick; with three players from the Titan's.
    """
    three = city.seats == 3
    heroes = ("hero of the Titan", "hero of the team") if three else ("hero", "hero")
    leaders = ("the Titan", "the team") if three else ("the leader", "the leader")
    trophies = {game.layout.kinds[kind]: side for side in range(SIDES) for kind in city.pieces(zone.TROPHIES + side)}
    winner = max(range(SIDES), key=lambda side: city.size(zone.TROPHIES + side))
    location = ""
    found = []
    for event in told:
        side = side_of(city, event)
        if event.kind in ("chose", "dealt-power", "chose-sidekick"):
            card = str(event.data["card"])
            group = "Sidekick" if is_sidekick(game, card) else heroes[side]
            found.append(Factor(group, name(game, card), float(side == winner)))
        elif event.kind == "drew-leader":
            found.append(Factor("lead of the game", leaders[side], float(side == winner)))
        elif event.kind == "began":
            location = str(event.data["location"])
        elif event.kind in ("leads", "team-leads") and event.data["trick"] == 1:
            found.append(Factor("lead of a round", leaders[side], float(side == trophies[location])))
            seen_from = TITAN if three else side
            found.append(Factor("location", name(game, location), float(seen_from == trophies[location])))
        elif event.kind == "played-with":
            power = name(game, str(event.data["power"]))
            found.append(Factor("power played", power, float(side == trophies[location])))
    end = next(event.kind for event in reversed(told) if event.kind in ENDS)
    return found + [Factor("end", words, float(kind == end)) for kind, words in ENDS.items()]


def side_of(city: City, event: Event) -> int:
    """The side of the seat that an event is about; only a team of three players acts without naming a seat."""
    seat = event.data.get("seat")
    return city.setup.sides[seat] if isinstance(seat, int) else TEAM


def name(game: TrickCity, kind: str) -> str:
    return game.say(game.piece(kind))


def is_sidekick(game: TrickCity, card: str) -> bool:
    return game.box.powers[game.box.power_names.index(card)].sidekick
