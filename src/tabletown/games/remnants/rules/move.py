"""MOV, OPS-13: figures enter the board and walk."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.remnants.rules import action, event, number, reason, step
from tabletown.games.remnants.rules.cards import Window
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.sites import can_leave, reach
from tabletown.games.remnants.rules.words import NONE, SPACES
from tabletown.kernel.boards import single
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions, Choice

WALK: Final = 0
"""How a figure goes: in a Move action; by an effect, a figure that has not moved in the action, or one that has."""
LED: Final = 1
LED_MOVED: Final = 2


def at(quarter: Quarter, one: i64, two: i64, space: i64) -> i64:
    """How many figures two boards count on a space."""
    return ((quarter[one] >> space) & 1) + ((quarter[two] >> space) & 1)


def add(quarter: Quarter, one: i64, two: i64, space: i64) -> None:
    bit: i64 = single(space)
    if quarter[one] & bit:
        quarter[two] |= bit
    else:
        quarter[one] |= bit


def take(quarter: Quarter, one: i64, two: i64, space: i64) -> None:
    bit: i64 = single(space)
    if quarter[two] & bit:
        quarter[two] &= ~bit
    else:
        quarter[one] &= ~bit


def moved_at(quarter: Quarter, space: i64) -> i64:
    return at(quarter, number.MOVED_ONE, number.MOVED_TWO, space)


def steps(quarter: Quarter) -> i64:
    """MOV-01, OPS-12."""
    return quarter.box.steps + quarter[number.MORE_STEPS]


def limit(quarter: Quarter, seat: i64) -> i64:
    """MOV-01, MOV-12: how many figures may move in this action."""
    return quarter[number.INFLUENCE + seat] + quarter[number.MORE_FIGURES]


class Move(Window):
    """MOV-01 to MOV-03: one figure after the other; when he is done, the battles follow."""

    def offer(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        out.add(action.DONE)
        if quarter[number.GONE] >= limit(quarter, seat):
            return
        if no_start(quarter, seat, NONE) == LEGAL:
            out.add(action.POOL)
        for space in range(len(SPACES)):
            if quarter[number.ONE + seat] >> space & 1 and no_start(quarter, seat, space) == LEGAL:
                out.add(action.FETCH.code(space))

    def objection(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if code == action.DONE:
            return LEGAL
        is_start = code == action.POOL or action.FETCH.has(code)
        if not is_start:
            return self.first
        if quarter[number.GONE] >= limit(quarter, seat):
            return about(reason.MOVE_LIMIT, limit(quarter, seat))
        return no_start(quarter, seat, start_of(code))

    def carry_out(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.DONE:
            quarter.replace(step.FRAY, seat)
        else:
            quarter.push(step.GO, seat, start_of(code), WALK)


def start_of(code: i64) -> i64:
    """Where the figure stands that is taken; NONE for the pool."""
    if code == action.POOL:
        return NONE
    return action.FETCH_MOVED.read(code) if action.FETCH_MOVED.has(code) else action.FETCH.read(code)


def no_start(quarter: Quarter, seat: i64, space: i64) -> i64:
    """Why no figure can set out from here in a Move action."""
    if space == NONE:
        if quarter[number.POOL + seat] == 0:
            return reason.POOL_OUT
    else:
        if quarter.figures_at(seat, space) == 0:
            return reason.NO_FIGURE
        if quarter.figures_at(seat, space) <= moved_at(quarter, space):
            return reason.HAS_MOVED
        if can_leave(quarter, seat) >> space & 1 == 0:
            return reason.HELD_BY_BATTLE
    return LEGAL if reach(quarter, seat, space, steps(quarter), False) else reason.NOWHERE


class Go(Choice[Quarter]):
    """MOV-13: where the figure ends; where it starts (NONE: in the pool) and how it goes are arguments."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        board = ends(quarter, seat)
        for space in range(len(SPACES)):
            if board >> space & 1:
                out.add(action.GO.code(space))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if not action.GO.has(code):
            return self.first
        space = action.GO.read(code)
        if ends(quarter, seat) >> space & 1:
            return LEGAL
        if quarter.side.spaces >> space & 1 == 0:
            return reason.BLOCKED
        if space == quarter.arg(1):
            return reason.STARTED_THERE
        if quarter.free_of(seat) >> space & 1 == 0:
            return about(reason.SPACE_FULL, quarter.box.most_on_space)
        if quarter.enemies(seat) >> space & 1:
            if quarter.arg(2) != WALK:
                return reason.ENEMIES_LED
            if quarter[number.ENTERED] not in (NONE, space):
                return reason.ENEMIES_TWICE
        return reason.TOO_FAR

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        start, way, space = quarter.arg(1), quarter.arg(2), action.GO.read(code)
        quarter.pop()
        go(quarter, seat, start, space, way)
        quarter.review_influence()


def ends(quarter: Quarter, seat: i64) -> i64:
    start, way = quarter.arg(1), quarter.arg(2)
    if way == WALK:
        return reach(quarter, seat, start, steps(quarter), False)
    return reach(quarter, seat, start, lead_steps(quarter), True)


def lead_steps(quarter: Quarter) -> i64:
    """What the effect below this step allows: its third argument."""
    frames = quarter.frames
    return frames[4 * (quarter.depth - 2) + 3]


def go(quarter: Quarter, seat: i64, start: i64, space: i64, way: i64) -> None:
    """MOV-07 to MOV-10: a figure arrives; a space with enemies is the only one of its turn."""
    if quarter.enemies(seat) >> space & 1:
        quarter[number.ENTERED] = space
    if start == NONE:
        quarter[number.POOL + seat] -= 1
        quarter.say(event.ENTERED, seat, space)
    else:
        quarter.remove_figure(seat, start)
        if way == LED_MOVED:
            take(quarter, number.MOVED_ONE, number.MOVED_TWO, start)
        quarter.say(event.WALKED, seat, start, space)
    quarter.add_figure(seat, space)
    if way == WALK:
        quarter[number.GONE] += 1
    if way != LED:
        add(quarter, number.MOVED_ONE, number.MOVED_TWO, space)
    if way == LED:
        add(quarter, number.LED_ONE, number.LED_TWO, space)
    elif way == LED_MOVED:
        add(quarter, number.LED_MOVED_ONE, number.LED_MOVED_TWO, space)


class Lead(Choice[Quarter]):
    """OPS-13, EFF-03: an effect moves so many figures so far, each once, never into enemies."""

    def enter(self, quarter: Quarter, seat: i64) -> None:
        for board in (number.LED_ONE, number.LED_TWO, number.LED_MOVED_ONE, number.LED_MOVED_TWO):
            quarter[board] = 0

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        out.add(action.DONE)
        if no_lead(quarter, seat, NONE, LED) == LEGAL:
            out.add(action.POOL)
        for way in (LED, LED_MOVED):
            group = action.FETCH if way == LED else action.FETCH_MOVED
            for space in range(len(SPACES)):
                if quarter[number.ONE + seat] >> space & 1 and no_lead(quarter, seat, space, way) == LEGAL:
                    out.add(group.code(space))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if code == action.DONE:
            return LEGAL
        if code == action.POOL or action.FETCH.has(code):
            return no_lead(quarter, seat, start_of(code), LED)
        if action.FETCH_MOVED.has(code):
            return no_lead(quarter, seat, start_of(code), LED_MOVED)
        return self.first

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.DONE:
            quarter.pop()
            return
        quarter.set_arg(1, quarter.arg(1) - 1)
        quarter.push(step.GO, seat, start_of(code), LED_MOVED if action.FETCH_MOVED.has(code) else LED)

    def actors(self, quarter: Quarter, seat: i64) -> i64:
        return 1 << seat if quarter.arg(1) > 0 else 0

    def resume(self, quarter: Quarter, seat: i64) -> None:
        """As many as the effect allows have moved."""
        quarter.pop()


def no_lead(quarter: Quarter, seat: i64, space: i64, way: i64) -> i64:
    """Why an effect moves no figure from here."""
    if space == NONE:
        if quarter[number.POOL + seat] == 0:
            return reason.POOL_OUT
    else:
        there, moved = quarter.figures_at(seat, space), moved_at(quarter, space)
        if there == 0:
            return reason.NO_FIGURE
        if way == LED:
            left = there - moved - at(quarter, number.LED_ONE, number.LED_TWO, space)
        else:
            left = moved - at(quarter, number.LED_MOVED_ONE, number.LED_MOVED_TWO, space)
        if left <= 0:
            return reason.HAS_BEEN_LED
        if can_leave(quarter, seat) >> space & 1 == 0:
            return reason.HELD_BY_BATTLE
    return LEGAL if reach(quarter, seat, space, quarter.arg(2), True) else reason.NOWHERE
