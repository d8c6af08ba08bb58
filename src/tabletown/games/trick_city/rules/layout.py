"""CMP, INF: what lies on the table, by number, and who sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.kernel.content import Table, where, word
from tabletown.kernel.errors import BadInput
from tabletown.kernel.layout import A_SEAT, ALL, FLAG, NOBODY, OWNER, Layout

if TYPE_CHECKING:
    from tabletown.games.trick_city.rules.box import Box

NONE: Final = -1
"""No suit, no player, no side, no spot, no power card."""

SEATS: Final = 4
SIDES: Final = 2
SPOTS: Final = 4
TRICKS: Final = 8
DEALT: Final = 8
"""Hit Cards in a hand, and in a shield."""
DISCARDED: Final = 4
TITANS: Final = 2
SUITS: Final = ("red", "yellow", "green", "blue")
"""CMP-05, WLD-02."""
SIDE_WORDS: Final = ("titan-1", "titan-2", "titan", "team", "team-1", "team-2")
"""The two sides of two, of three and of four players."""

# What a number can be
MOST_ROUNDS: Final = 100
MOST_ORDER: Final = 2
MOST_VALUE: Final = 1000
A_SUIT: Final = (NONE, len(SUITS) - 1)
POINTS: Final = (0, 10_000)

# Numbers; a list of spots counts from the left, a void is VOID + SEATS * suit + seat
ROUND: Final = 0
TRICK: Final = 1
SPOT: Final = 2
LEADER: Final = 3
OPENER: Final = 4
LEAD_SUIT: Final = 5
ORDER: Final = 6
LAST_WINNER: Final = 7
STASH: Final = 8
VP: Final = 9
PLAYER: Final = 11
FACE_UP: Final = 15
SUIT: Final = 19
VALUE: Final = 23
CHANGE: Final = 27
COPY: Final = 31
PROTECTED: Final = 35
VOID: Final = 39

# Zones; a place in a shield is SHIELD + 8 * seat + place
DECK: Final = 0
DISCARD: Final = 1
HAND: Final = 2
LINE: Final = 6
SHIELD: Final = 10
BOX: Final = 26
STACK: Final = 27
LOCATION: Final = 28
TROPHIES: Final = 29
RESERVE: Final = 31
POWERS: Final = 32
EXHAUSTED: Final = 36
WITH: Final = 40
SIDEKICK: Final = 44

# Steps
MATCH: Final = 0
CHOOSE_HERO: Final = 1
CHOOSE_SIDEKICK: Final = 2
FIGHT: Final = 3
HIT_LINE: Final = 4
TEAM_ORDER: Final = 5
PLAY: Final = 6

# Events
DREW_LEADER: Final = 0
CHOSE: Final = 1
DEALT_POWER: Final = 2
BEGAN: Final = 3
LEADS: Final = 4
ORDERED: Final = 5
PLAYED: Final = 6
PLAYED_WITH: Final = 7
TURNED: Final = 8
FREED: Final = 9
SUIT_NAMED: Final = 10
VALUE_CHANGED: Final = 11
COPIED: Final = 12
FLIPPED: Final = 13
COUNTERED: Final = 14
LEAD_SUIT_IS: Final = 15
NO_LEAD_SUIT: Final = 16
WON_TRICK: Final = 17
TIED_TRICK: Final = 18
EMPTY_TRICK: Final = 19
LOCATION_BONUS: Final = 20
POWER_BONUS: Final = 21
STASH_BONUS: Final = 22
MULTIPLIED: Final = 23
STASHED: Final = 24
EARNED: Final = 25
FULL_TRACK: Final = 26
MORE_VP: Final = 27
LAST_TRICK: Final = 28
HELD_LEAD: Final = 29
WON: Final = 30
TEAM_LEADS: Final = 31
CHOSE_SIDEKICK: Final = 32
LOCATION_VALUE: Final = 33
PROTECTS: Final = 34


def layout(box: Box) -> Layout:
    """Hit Cards, locations and power cards have different backs."""
    names = box.hits.names + box.location_names + box.power_names
    backs = [0] * len(box.hits.names) + [1] * len(box.location_names) + [2] * len(box.power_names)
    plan = Layout(seats=SEATS, actions=box.plays.count, kinds=names, backs=backs)
    plan.number(ROUND, "round", (0, MOST_ROUNDS))
    plan.number(TRICK, "trick", (0, TRICKS))
    plan.number(SPOT, "spot", (0, SPOTS))
    plan.number(LEADER, "leader", A_SEAT)
    plan.number(OPENER, "opener", A_SEAT)
    plan.number(LEAD_SUIT, "lead_suit", A_SUIT)
    plan.number(ORDER, "order", (NONE, MOST_ORDER))
    plan.number(LAST_WINNER, "last_winner", (NONE, SIDES - 1))
    plan.number(STASH, "stash", POINTS)
    plan.list_of(VP, "vp", SIDES, POINTS)
    plan.list_of(PLAYER, "player", SPOTS, (NONE, SEATS - 1))
    plan.list_of(FACE_UP, "face_up", SPOTS, FLAG)
    plan.list_of(SUIT, "suit", SPOTS, A_SUIT)
    plan.list_of(VALUE, "value", SPOTS, (-MOST_VALUE, MOST_VALUE))
    plan.list_of(CHANGE, "change", SPOTS, (-MOST_VALUE, MOST_VALUE))
    plan.list_of(COPY, "copy", SPOTS, (NONE, len(box.power_names) - 1))
    plan.list_of(PROTECTED, "protected", SPOTS, FLAG)
    for number, name in enumerate(SUITS):
        plan.per_seat(VOID + SEATS * number, f"void_{name}", FLAG)
    hits = len(box.hits.names)
    plan.zone(DECK, "deck", hits, NOBODY)
    plan.zone(DISCARD, "discard", hits, NOBODY)  # INF-02, RES-14; what was played stays known (INF-04)
    plan.seat_zone(HAND, "hand", DEALT, OWNER)  # INF-01
    plan.zone_list(LINE, "line", SPOTS, 1, ALL)
    plan.zone_list(SHIELD, "shield", TITANS * DEALT, 1, NOBODY)  # SHD-14
    locations = len(box.location_names)
    plan.zone(BOX, "box", locations, ALL, ordered=False, back=1)
    plan.zone(STACK, "stack", locations, NOBODY, back=1)  # SET-07
    plan.zone(LOCATION, "location", 1, ALL, back=1)
    plan.zone_list(TROPHIES, "trophies", SIDES, locations, ALL, back=1)
    powers = len(box.power_names)
    plan.zone(RESERVE, "reserve", powers, ALL, ordered=False, back=2)
    plan.seat_zone(POWERS, "powers", 2, ALL, back=2)  # INF-05
    plan.seat_zone(EXHAUSTED, "exhausted", 2, ALL, back=2)
    plan.zone_list(WITH, "with", SPOTS, 1, ALL, back=2)
    plan.zone_list(SIDEKICK, "sidekick", TITANS, 1, ALL, back=2)
    return plan


def suit(entry: Table, key: str) -> int:
    """A suit of a content entry, as a number."""
    name = word(entry, key)
    if name not in SUITS:
        raise BadInput(f"{where(entry, key)}: {key} has to be one of {', '.join(SUITS)}, not {name!r}")
    return SUITS.index(name)
