"""The content of Trick City, checked and put into the tables that the rules look things up in."""

from __future__ import annotations

from typing import TypeVar

from tabletown.games.trick_city.rules.box import Box, Hits, Shield
from tabletown.games.trick_city.rules.layout import DEALT, DISCARDED, NONE, SEATS, SPOTS, SUITS, suit
from tabletown.games.trick_city.rules.places import RULE_CHANGES, Location, RuleChange
from tabletown.games.trick_city.rules.powers import EFFECTS, Effect, Power
from tabletown.kernel.content import Content, Table, number, numbers, word
from tabletown.kernel.errors import BadInput

MOST_VP = 99

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
    box.to_win = number(_inner(game, "limits"), "locations_to_win", 1, 3)
    box.lowest = number(_inner(game, "value_range"), "min", 0, 0)
    box.highest = number(_inner(game, "value_range"), "max", 1, MOST_VP)
    box.sets = _sets(locations, 2 * box.to_win - 1)
    if len(heroes) <= SEATS:
        raise BadInput(f"{len(heroes)} heroes are too few: {SEATS} players choose, and one may be left out")
    return box


def _inner(table: Table, name: str) -> Table:
    inner = table[name]
    assert isinstance(inner, dict)
    return inner


def _hits(content: Content) -> Hits:
    cards = content.entries("hit_card")
    if len(cards) != DISCARDED + SEATS * DEALT:
        raise BadInput(f"there have to be {DISCARDED + SEATS * DEALT} Hit Cards, not {len(cards)}")
    return Hits(
        [word(card, "id") for card in cards],
        [NONE if card.get("wild") is True else suit(card, "suit") for card in cards],
        [number(card, "value", 0, MOST_VP) for card in cards],
    )


def _power(entry: Table, sidekick: bool) -> Power:
    effects = [_made(EFFECTS, part, entry) for part in _parts(entry)]
    if sum(len(effect.amounts) > 1 for effect in effects) > 1:
        raise BadInput(f"content entry {entry['id']!r}: only one of its effects can have an amount to choose")
    return Power(numbers(entry, "spots", 1, SPOTS), effects, sidekick)


def _location(entry: Table) -> Location:
    changes: list[RuleChange] = [_made(RULE_CHANGES, part, entry) for part in _parts(entry)]
    return Location(number(entry, "max_vp", 1, MOST_VP), changes)


def _parts(entry: Table) -> list[Table]:
    parts = entry.get("effects")
    if not isinstance(parts, list) or not all(isinstance(part, dict) for part in parts):
        raise BadInput(f'content entry {entry["id"]!r}: effects are written [{{ does = "...", ... }}, ...]')
    return parts


def _made(known: dict[str, type[Part]], part: Table, entry: Table) -> Part:
    name = part.get("does")
    if not isinstance(name, str) or name not in known:
        raise BadInput(f"content entry {entry['id']!r}: no effect does {name!r}; there are: {', '.join(known)}")
    return known[name]({**part, "id": entry["id"]})


def _sets(locations: list[Table], fewest: int) -> dict[str, list[int]]:
    """The locations of each set by their numbers, the final one last."""
    sets: dict[str, list[int]] = {}
    for i in sorted(range(len(locations)), key=lambda i: locations[i].get("final") is True):
        sets.setdefault(word(locations[i], "set"), []).append(i)
    for name, members in sets.items():
        final = [i for i in members if locations[i].get("final") is True]
        if len(final) != 1 or len(members) < fewest:
            raise BadInput(f"the location set {name!r} needs at least {fewest} locations, one of them final")
    return dict(sorted(sets.items()))


def _shield(content: Content) -> Shield:
    table = content.table("shield")
    order, middle, places = table["deal_order"], table["sidekick_position"], table["position"]
    assert isinstance(order, list)
    assert isinstance(places, list)
    covers = {place["id"]: place["covered_by"] for place in places}
    if len(set(order)) != DEALT or set(covers) != {*order, middle}:
        raise BadInput(f"the shield needs {DEALT} different places for Hit Cards, and one for the Sidekick")
    numbered = {name: i for i, name in enumerate([*order, middle])}
    if any(cover not in numbered for cover_list in covers.values() for cover in cover_list):
        raise BadInput("a place in the shield is covered by one that is not there")
    return Shield(
        list(order),
        [[numbered[cover] for cover in covers[place]] for place in order],
        [numbered[cover] for cover in covers[middle]],
    )
