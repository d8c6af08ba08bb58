"""Views, made from the layout: no game writes code for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.kernel.layout import COVERED, TOP
from tabletown.kernel.records import View

if TYPE_CHECKING:
    from tabletown.kernel.game import Game
    from tabletown.kernel.layout import Layout, ZonePlan
    from tabletown.kernel.state import State


def view_of(state: State, seat: int | None, bits: int) -> View:
    """Built from nothing: public numbers, and of each zone what the audience with these bits has seen."""
    setup = state.setup
    zones = {name: _pieces(state, plan, zone, bits) for name, plan, zone in setup.shown}
    scores = state.scores()
    if setup.covered and not state.over and bits != setup.everyone | state.bit(seat):
        scores = [score if other == seat else COVERED for other, score in enumerate(scores)]
        state = state.as_seen(seat)
    return View(
        game=setup.game.slug,
        rules=setup.game.rules,
        seats=setup.seats,
        seat=seat,
        options=setup.options,
        step="" if state.over else state.step().name,
        actors=state.actors(),
        sealed=None if seat is None else state.chosen(seat),
        over=state.over,
        scores=scores,
        numbers=numbers_of(state, setup.layout, setup.seats),
        zones=zones,
    )


def own_zones(state: State, seat: int) -> dict[str, list[str | None]]:
    """The zones of which a seat knows something else than onlookers do, as it sees them."""
    bits = state.bit(seat)
    return {
        name: _pieces(state, plan, zone, bits) for name, plan, zone in state.setup.shown if state.has_own(bits, zone)
    }


def seen(game: Game, view: View) -> State:
    """The position as far as a view tells it; a piece that it does not know lies there as any piece, face down.

    A view does not tell how play goes on, so nobody has to choose. Whoever has a position takes `as_seen`.
    """
    state = game.blank(game.setup(view.seats, view.options))
    for name, first, _, _ in game.layout.numbers:
        told = view.numbers[name]
        for i, value in enumerate(told if isinstance(told, list) else [told]):
            state[first + i] = value
    for zone in range(game.layout.zone_count):
        pieces = view.zones.get(game.layout.zone_name(zone), [])
        for i, kind in enumerate(pieces):
            state.kinds[state.start[zone] + i] = 0 if kind is None else game.layout.kinds.index(kind)
            state.known_by[state.start[zone] + i] = 0 if kind is None else state.setup.everyone
        state.sizes[zone] = len(pieces)
    state.over = True
    return state


def _pieces(state: State, plan: ZonePlan, zone: i64, bits: i64) -> list[str | None]:
    names = state.setup.layout.kinds
    size = state.size(zone)
    first: i64 = size - 1 if plan.seen_by == TOP else 0
    pieces: list[str | None] = []
    unknown = 0
    for place in range(size):
        if place >= first and state.knows(bits, zone, place):
            pieces.append(names[state.at(zone, place)])
        elif plan.ordered:
            pieces.append(None)
        else:
            unknown += 1
    return pieces + [None] * unknown if unknown else pieces


def numbers_of(state: State, layout: Layout, seats: int) -> dict[str, int | list[int]]:
    numbers: dict[str, int | list[int]] = {}
    for name, first, count, per_seat in layout.numbers:
        if count == 1 and not per_seat:
            numbers[name] = state[first]
        else:
            numbers[name] = [state[first + i] for i in range(seats if per_seat else count)]
    return numbers
