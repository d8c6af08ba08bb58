"""Views and saved positions, made from the layout: no game writes code for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from tabletown.kernel.errors import BadInput
from tabletown.kernel.layout import A_SEAT, TOP, Range
from tabletown.kernel.memory import DEPTH, FRAME, FRESH
from tabletown.kernel.records import View

if TYPE_CHECKING:
    from tabletown.kernel.game import Game
    from tabletown.kernel.layout import Layout, ZonePlan
    from tabletown.kernel.state import State

TO_COME = " (to come)"
WORD: Final = (-32768, 32767)
"""After the name of a step that lies below others and has not begun."""


def view_of(state: State, seat: int | None, bits: int) -> View:
    """Built from nothing: public numbers, and of each zone what the audience with these bits has seen."""
    setup = state.setup
    zones: dict[str, list[str | None]] = {}
    for plan in setup.layout.zones:
        for i in range(_shown(plan, setup.seats)):
            zones[_name(plan, i)] = _pieces(state, plan, plan.first + i, bits)
    sealed: int | None = None
    if seat is not None and state.sealed(seat) >= 0:
        sealed = state.sealed(seat)
    return View(
        game=setup.game.slug,
        rules=setup.game.rules,
        seats=setup.seats,
        seat=seat,
        options=setup.options,
        step="" if state.over else state.step().name,
        actors=state.actors(),
        sealed=sealed,
        over=state.over,
        scores=state.scores(),
        numbers=_numbers(state, setup.layout, setup.seats),
        zones=zones,
    )


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


def _shown(plan: ZonePlan, seats: int) -> int:
    return seats if plan.per_seat else plan.count


def _name(plan: ZonePlan, i: int) -> str:
    return plan.name if plan.count == 1 else f"{plan.name}:{i}"


def _pieces(state: State, plan: ZonePlan, zone: int, bits: int) -> list[str | None]:
    names = state.setup.layout.kinds
    size = state.size(zone)
    pieces: list[str | None] = []
    unknown = 0
    for place in range(size):
        known = state.knows(bits, zone, place) and (plan.seen_by != TOP or place == size - 1)
        if known:
            pieces.append(names[state.at(zone, place)])
        elif plan.ordered:
            pieces.append(None)
        else:
            unknown += 1
    return pieces + [None] * unknown


def _numbers(state: State, layout: Layout, seats: int) -> dict[str, int | list[int]]:
    numbers: dict[str, int | list[int]] = {}
    for name, first, count, per_seat in layout.numbers:
        if count == 1 and not per_seat:
            numbers[name] = state[first]
        else:
            numbers[name] = [state[first + i] for i in range(seats if per_seat else count)]
    return numbers


def dump_of(state: State) -> dict[str, object]:
    """The whole position by names, so that a person can read it."""
    setup = state.setup
    layout = setup.layout
    zones: dict[str, list[list[object]]] = {}
    for zone in range(layout.zone_count):
        start = layout.start[zone]
        zones[layout.zone_name(zone)] = [
            [layout.kinds[state.at(zone, place)], int(state.known_by[start + place])]
            for place in range(state.size(zone))
        ]
    steps: list[list[object]] = []
    for depth in range(state.depth):
        base = depth * FRAME
        kind = int(state.frames[base])
        row: list[object] = [setup.steps[i64(kind & ~FRESH)].name + (TO_COME if kind & FRESH else "")]
        for i in range(1, FRAME):
            row.append(int(state.frames[base + i]))
        steps.append(row)
    return {
        "game": setup.game.slug,
        "rules": setup.game.rules,
        "content": setup.game.content_id,
        "seats": setup.seats,
        "options": dict(setup.options),
        "over": state.over,
        "barrier": int(state.barrier),
        "rng": state.rng.words(),
        "numbers": _numbers(state, layout, layout.seats),
        "sealed": [int(state.sealed(seat)) for seat in range(layout.seats)],
        "zones": zones,
        "steps": steps,
    }


def restore(state: State, data: dict[str, object]) -> None:
    """Puts a dumped position into a blank one; BadInput if it does not fit."""
    layout = state.setup.layout
    numbers = _dict(data, "numbers")
    for (name, first, count, per_seat), within in zip(layout.numbers, layout.ranges, strict=True):
        low, high = _bounds(state, within)
        values = _ints(numbers, name, count if count > 1 or per_seat else 1)
        for i in range(count):
            state[first + i] = _within(values[i], low, high, name)
    sealed = _ints(data, "sealed", layout.seats)
    for seat in range(layout.seats):
        state.seal(seat, _within(sealed[seat], -1, layout.actions - 1, "sealed"))
    state.rng.restore([_within(word, 0, 0xFFFFFFFF, "rng") for word in _ints(data, "rng", 4)])
    state.barrier = _ints(data, "barrier", 1)[0]
    over = data.get("over")
    if not isinstance(over, bool):
        raise BadInput("the saved position does not say whether it is over")
    state.over = over
    zones = _dict(data, "zones")
    for zone in range(layout.zone_count):
        _restore_zone(state, zone, zones.get(layout.zone_name(zone)))
    _restore_steps(state, data.get("steps"))


def _restore_zone(state: State, zone: int, pieces: object) -> None:
    layout = state.setup.layout
    name = layout.zone_name(zone)
    if not isinstance(pieces, list) or len(pieces) > layout.room[zone]:
        raise BadInput(f"the saved position has no usable zone {name!r}")
    start = layout.start[zone]
    place = 0
    for piece in pieces:
        if not (isinstance(piece, list) and len(piece) == 2 and piece[0] in layout.kinds):
            raise BadInput(f"the saved position has an unknown piece in {name!r}: {piece!r}")
        state.kinds[start + place] = layout.kinds.index(cast(str, piece[0]))
        knowers = _within(piece[1], 0, state.setup.everyone, name)
        if knowers & ~state.setup.everyone or state.audience[zone] & ~knowers:
            raise BadInput(f"the saved position has a piece in {name!r} that the wrong players know")
        state.known_by[start + place] = knowers
        place += 1
    state.sizes[zone] = place


def _restore_steps(state: State, steps: object) -> None:
    names = [step.name for step in state.setup.steps]
    if not isinstance(steps, list) or len(steps) > DEPTH:
        raise BadInput("the saved position has no usable list of steps")
    depth = 0
    for row in steps:
        name = str(row[0]).removesuffix(TO_COME) if isinstance(row, list) and len(row) == FRAME else ""
        if name not in names:
            raise BadInput(f"the saved position has an unknown step: {row!r}")
        base = depth * FRAME
        state.frames[base] = names.index(name) | (0 if row[0] == name else FRESH)
        step = state.setup.steps[names.index(name)]
        below = str(steps[depth - 1][0]).removesuffix(TO_COME) if depth else ""
        if (depth > 0 and name == names[0]) or (step.under and step.under != below):
            raise BadInput(f"the saved position has the step {name!r} in the wrong place")
        args = step.args
        for i in range(1, FRAME):
            low, high = _bounds(state, args[i - 1]) if i <= len(args) else (0, 0) if args else WORD
            state.frames[base + i] = _within(row[i], low, high, f"the step {name}")
        depth += 1
    if depth > 0 and state.frames[(depth - 1) * FRAME] & FRESH:
        raise BadInput("the saved position has a step on top that has not begun")
    state.depth = depth
    state.waiting = 0 if depth == 0 else state.step().actors(state, state.arg())
    if (state.waiting == 0) != state.over:
        raise BadInput("the saved position is neither over nor waiting for a player")


def _bounds(state: State, within: Range) -> Range:
    return (0, state.setup.seats - 1) if within == A_SEAT else within


def _dict(data: dict[str, object], key: str) -> dict[str, object]:
    value = data.get(key)
    if not isinstance(value, dict):
        raise BadInput(f"the saved position has no {key!r}")
    return value


def _ints(data: dict[str, object], key: str, count: int) -> list[int]:
    value = data.get(key)
    values: list[object] = list(value) if isinstance(value, list) else [value]
    if len(values) != count:
        raise BadInput(f"the saved position should have {count} numbers for {key!r}")
    return [_within(item, -(1 << 62), 1 << 62, key) for item in values]


def _within(value: object, low: int, high: int, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadInput(f"the saved position has an impossible number in {where!r}: {value!r}")
    return value
