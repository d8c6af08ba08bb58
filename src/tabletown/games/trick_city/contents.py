"""The content of Trick City, checked and put into the tables that the rules look things up in."""

from __future__ import annotations

from typing import TypeVar

from tabletown.games.trick_city.rules.box import Box, Hits, Shield
from tabletown.games.trick_city.rules.places import RULE_CHANGES, Location, RuleChange
from tabletown.games.trick_city.rules.powers import EFFECTS, Effect, Power
from tabletown.games.trick_city.rules.setup import RANDOM
from tabletown.games.trick_city.rules.words import DEALT, HITS, NONE, SEATS, SPOTS, SUITS, suit
from tabletown.kernel.content import (
    Content,
    Table,
    check_all_read,
    inner,
    inner_tables,
    number,
    numbers,
    where,
    word,
    words,
)
from tabletown.kernel.errors import BadInput

MOST_VP = 99
FARTHEST = 20

Part = TypeVar("Part", Effect, RuleChange)


def unpack(content: Content) -> Box:
    """Everything in the box; BadInput says what does not fit."""
    heroes, sidekicks = content.entries("hero"), content.entries("sidekick")
    if [entry.get("id") for entry in content.entries("suit")] != list(SUITS):
        raise BadInput(f"the suits have to be {', '.join(SUITS)}")
    powers = [_power(entry, sidekick=False) for entry in heroes] + [_power(entry, sidekick=True) for entry in sidekicks]
    locations = content.entries("location")
    box = Box(_hits(content), [_location(entry) for entry in locations], powers, _shield(content))
    box.location_names = [word(entry, "id") for entry in locations]
    box.power_names = [word(entry, "id") for entry in heroes + sidekicks]
    game = content.table("game")
    box.to_win = to_win(content)
    box.lowest = number(inner(game, "value_range"), "min", 0, 0)
    box.highest = number(inner(game, "value_range"), "max", 1, MOST_VP)
    box.sets = _sets(locations, 2 * box.to_win - 1)
    if len(heroes) <= SEATS:
        raise BadInput(f"{len(heroes)} heroes are too few: {SEATS} players choose, and one may be left out")
    return box


def to_win(content: Content) -> int:
    """END-01: how many locations win the game."""
    return number(inner(content.table("game"), "limits"), "locations_to_win", 1, 3)


def _hits(content: Content) -> Hits:
    cards = content.entries("hit_card")
    if len(cards) != HITS:
        raise BadInput(f"there have to be {HITS} Hit Cards, not {len(cards)}")
    return Hits(
        [word(card, "id") for card in cards],
        [NONE if card.get("wild") is True else suit(card, "suit") for card in cards],
        [number(card, "value", 0, MOST_VP) for card in cards],
    )


def _power(entry: Table, sidekick: bool) -> Power:
    effects = [_made(EFFECTS, part) for part in inner_tables(entry, "effects")]
    if sum(len(effect.amounts) > 1 for effect in effects) > 1:
        raise BadInput(f"{where(entry)}: only one of its effects can have an amount to choose")
    return Power(numbers(entry, "spots", 1, SPOTS), effects, sidekick)


def _location(entry: Table) -> Location:
    changes: list[RuleChange] = [_made(RULE_CHANGES, part) for part in inner_tables(entry, "effects")]
    return Location(number(entry, "max_vp", 1, MOST_VP), changes)


def _made(known: dict[str, type[Part]], part: Table) -> Part:
    name = part.get("does")
    if not isinstance(name, str) or name not in known:
        raise BadInput(f"{where(part)}: no effect does {name!r}; there are: {', '.join(known)}")
    made = known[name](part)
    check_all_read(part, name)
    return made


def _sets(locations: list[Table], fewest: int) -> dict[str, list[int]]:
    """The locations of each set by their numbers, the final one last."""
    sets: dict[str, list[int]] = {}
    for i in sorted(range(len(locations)), key=lambda i: locations[i].get("final") is True):
        sets.setdefault(word(locations[i], "set"), []).append(i)
    if RANDOM in sets:
        raise BadInput(f"no location set can be called {RANDOM!r}: tables choose so to have locations of all sets")
    for name, members in sets.items():
        final = [i for i in members if locations[i].get("final") is True]
        if len(final) != 1 or len(members) < fewest:
            raise BadInput(f"the location set {name!r} needs at least {fewest} locations, one of them final")
    return dict(sorted(sets.items()))


def _shield(content: Content) -> Shield:
    table = content.table("shield")
    order, middle = words(table, "deal_order"), word(table, "sidekick_position")
    places = [_place(entry) for entry in inner_tables(table, "position")]
    covers = dict(places)
    numbered = {name: i for i, name in enumerate([*order, middle])}
    if not len(set(order)) == len(order) == DEALT or sorted(numbered) != sorted(name for name, _ in places):
        raise BadInput(f"{where(table)}: there have to be {DEALT} different places for Hit Cards, and the Sidekick's")
    if any(cover not in numbered for cover_list in covers.values() for cover in cover_list):
        raise BadInput(f"{where(table)}: a place is covered by one that is not there")
    if not _can_be_freed(covers):
        raise BadInput(f"{where(table)}: places that cover each other can never be freed")
    return Shield(
        list(order),
        [[numbered[cover] for cover in covers[place]] for place in order],
        [numbered[cover] for cover in covers[middle]],
    )


def _place(entry: Table) -> tuple[str, list[str]]:
    """A place in the shield and what covers it; where it is drawn is only checked."""
    for key in ("x", "y"):
        number(entry, key, 0, FARTHEST)
    return word(entry, "id"), words(entry, "covered_by")


def _can_be_freed(covers: dict[str, list[str]]) -> bool:
    """Whether all places can be emptied, one after the other."""
    empty: set[str] = set()
    while next_ones := {place for place, above in covers.items() if place not in empty and empty.issuperset(above)}:
        empty |= next_ones
    return empty == set(covers)
