"""The observation of a seat from its view, for programs that are sent views; environments write the same, faster."""

from __future__ import annotations

from tabletown.envs.encoder import EMPTY, SEEN, UNSEEN, ObservationLayout, Pile
from tabletown.kernel.errors import BadInput
from tabletown.kernel.records import View
from tabletown.kernel.setup import Setup


def read(setup: Setup, plan: ObservationLayout, view: View) -> list[int]:
    """All numbers of the observation, in the order of the plan."""
    if (view.game, view.seats, view.options) != (setup.game.slug, setup.seats, setup.options):
        raise BadInput(f"this view is not one of {setup.game.title} with these seats and options")
    if view.seat is None:
        raise BadInput("only seats observe; this is the view of a spectator")
    order = [(view.seat + i) % view.seats for i in range(view.seats)]
    out = [int(seat == view.seat) for seat in range(view.seats)]
    out += [int(step.name == view.step) for step in setup.steps]
    out += [int(seat in view.actors) for seat in order]
    out += [view.scores[seat] for seat in order]
    out.append(0 if view.sealed is None else 1 + view.sealed)
    for row in plan.numbers:
        numbers = view.numbers[row.name]
        told = numbers if isinstance(numbers, list) else [numbers]
        for number in [told[seat] for seat in order] if row.per_seat else told:
            out += row.read(number)
    for pile in plan.piles:
        for name in _zones(pile, order):
            out += _pieces(pile, [setup.layout.kinds[kind] for kind in pile.kinds], view.zones[name])
    return out


def _zones(pile: Pile, order: list[int]) -> list[str]:
    """The names in the view of zones that are alike."""
    if pile.per_seat:
        return [f"{pile.name}:{seat}" for seat in order]
    return [pile.name] if pile.count == 1 else [f"{pile.name}:{i}" for i in range(pile.count)]


def _pieces(pile: Pile, kinds: list[str], pieces: list[str | None]) -> list[int]:
    """How many there are of each kind; or what lies at each place, after how many there are if there can be several."""
    if not pile.ordered:
        return [pieces.count(None), *map(pieces.count, kinds)]
    places = [UNSEEN if piece is None else SEEN + kinds.index(piece) for piece in pieces]
    places += [EMPTY] * (pile.capacity - len(places))
    return places if pile.capacity == 1 else [len(pieces), *places]
