"""Saved positions, by names that a person can read; made from the layout, so that no game writes code for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from tabletown.kernel.errors import BadInput, RulesError
from tabletown.kernel.layout import A_SEAT, Range
from tabletown.kernel.memory import CIRCLES, DEPTH, EDGE, FRAME, FRESH, RECALL, UNMARKED, WHO
from tabletown.kernel.view import numbers_of

if TYPE_CHECKING:
    from tabletown.kernel.game import Game
    from tabletown.kernel.state import State

TO_COME: Final = " (to come)"
"""After the name of a step that lies below others and has not begun."""
WORD: Final = (-32768, 32767)
"""The numbers of a step that does not say between which they lie."""


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
        "numbers": numbers_of(state, layout, layout.seats),
        "sealed": [int(state.sealed(seat)) for seat in range(layout.seats)],
        "zones": zones,
        "steps": steps,
    }


def load(game: Game, data: object) -> State:
    """A dumped position; BadInput if it does not fit this game and these rules."""
    if not isinstance(data, dict):
        raise BadInput("a saved position is a JSON object")
    for key, mine in (("game", game.slug), ("rules", game.rules), ("content", game.content_id)):
        if data.get(key) != mine:
            raise BadInput(f"the saved position has {key} {data.get(key)!r}; this is {mine!r}")
    seats, options = data.get("seats"), data.get("options")
    if not isinstance(seats, int) or not isinstance(options, dict):
        raise BadInput("the saved position does not say its seats and options")
    state = game.blank(game.setup(seats, options))
    try:
        restore(state, data)
        wrong = game.lost_pieces(state) or state.broken() or _stuck(state)
    except (ArithmeticError, LookupError, RulesError) as error:
        wrong = [str(error)]
    if wrong:
        raise BadInput(f"the saved position is not a possible one: {wrong[0]}")
    return state


def _stuck(state: State) -> list[str]:
    """Who has to choose now and cannot."""
    return [f"seat {seat} has nothing to choose from" for seat in state.actors() if not state.legal(seat)]


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
        state.seal(seat, _within(sealed[seat], -1, layout.largest_sealed, "sealed"))
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
        knowers = _within(piece[1], 0, (1 << 63) - 1, name)
        if knowers & WHO & ~state.setup.everyone or state.audience[zone] & ~knowers:
            raise BadInput(f"the saved position has a piece in {name!r} that the wrong players know")
        if knowers & EDGE and (place == 0 or not layout.ordered[zone] or layout.heap[zone] < layout.back_count):
            raise BadInput(f"the saved position has a layer in {name!r} that cannot be")
        for circle in range(1, CIRCLES + 1):
            recalling = (knowers >> RECALL * circle) & UNMARKED
            if recalling & ~state.setup.everyone or (recalling and state.circle(zone) < circle):
                raise BadInput(f"the saved position has a piece in {name!r} that nobody can recall to be there")
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
        if (depth > 0 and name == names[0]) or (step.under and below not in step.under):
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
    low, high = within
    return (low, state.setup.seats - 1) if low >= 0 and high == A_SEAT[1] else within


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
