"""Numbers that a table of Crimson Crush shows beside a view, made from it and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.crimson.rules import ROWS, USE
from tabletown.kernel.records import View

if TYPE_CHECKING:
    from tabletown.games.crimson.game import Crimson

SIDES = tuple(f"side:{side}" for side in range(2 * ROWS))


def figures(game: Crimson, view: View) -> dict[str, int | list[int]]:
    """What a drawn table shows beside the view; lists go by colour, and for the sides of a row by colour and side.

    hero, villain    the sums of the two sides
    places           how many more citizens each side can take
    shut             1 for a closed row
    closes           1 where one more citizen closes the row
    ends_round       1 where that would also end the round, at once
    held             the value of each colour in the viewer's own hand
    at_stake         what that would score if the rows stayed as they are and nobody held more of the colour
    power_sealed     the viewer's own secret choice while the others decide: 1 to play the power card, 0 to keep it
    """
    cards = game.cards
    worth = game.worth
    most_on_side, most_in_row = int(cards.most_on_side), int(cards.most_in_row)
    end = int(cards.closed_to_end[view.seats])
    sides = [view.zones[side] for side in SIDES]
    sums = [sum([worth[kind][1] for kind in side if kind is not None]) for side in sides]
    hero, villain = sums[::2], sums[1::2]
    sizes = [len(side) for side in sides]
    free = [most_in_row - left - right for left, right in zip(sizes[::2], sizes[1::2], strict=True)]
    opened = view.numbers["open"]
    assert isinstance(opened, list)
    shut = [int(not (left or right)) for left, right in zip(opened[::2], opened[1::2], strict=True)]
    closed = sum(shut)
    closes = [int(places == 1) for places in free]
    found: dict[str, int | list[int]] = {
        "rounds": int(cards.rounds[view.seats]),
        "closed": closed,
        "closed_to_end": end,
        "most_on_side": most_on_side,
        "most_in_row": most_in_row,
        "hero": hero,
        "villain": villain,
        "places": [min(most_on_side - size, free[side // 2]) for side, size in enumerate(sizes)],
        "shut": shut,
        "closes": closes,
        "ends_round": closes if closed + 1 == end else [0] * ROWS,
    }
    if view.seat is not None:
        held = [0] * ROWS
        for kind in view.zones[f"hand:{view.seat}"]:
            if kind is not None:
                colour, value = worth[kind]
                held[colour] += value
        found["held"] = held
        found["at_stake"] = [held[colour] * _sign(hero[colour] - villain[colour]) for colour in range(ROWS)]
    if view.sealed is not None:
        found["power_sealed"] = int(view.sealed == USE)
    return found


def _sign(balance: int) -> int:
    return (balance > 0) - (balance < 0)
