"""Finds puzzles: moments of games between bots in which one choice is clearly best, and confirms them.

Every choice is judged from what its seat knows. What looks promising at a glance is judged twice more, deeper each time
and with other chance; then bots play on. Only what stays clear is kept.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final

import msgspec

from tabletown.bots import make
from tabletown.bots.advice import Advice
from tabletown.bots.greedy import GreedyBot
from tabletown.bots.judging import Judgement, judge
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.history import Move
from tabletown.kernel.puzzles import MOST_MOVES, JudgedChoice, Puzzle, name_of
from tabletown.kernel.records import Message, Seat
from tabletown.kernel.state import State
from tabletown.lab.engines import Engine
from tabletown.lab.playing import game_of, play_out
from tabletown.lab.simulate import Plan

FEWEST_CHOICES: Final = 3
MOST_CHOICES: Final = 14
AHEAD: Final = 10
"""So many more games of 100 are won with the best choice than with the next, unless something else is wanted."""
PROMISING: Final = 0.8
"""At a glance, so much of that is worth a second look."""
HOPEFUL: Final = 0.3
"""Whoever wins more seldom, even with the best choice, has lost anyway."""
GLANCES: Final = (16, 64)
"""Futures of each choice, at first and at second glance."""
LOOK: Final = 200
DEEPER: Final = 600
"""These are looked into up to the end of the game."""
SOON: Final = 10
WORLDS: Final = 30
"""In so many imagined worlds bots play on, after the best choice and after so many others."""
RIVALS: Final = 2
IMAGINED: Final = 4
"""So many worlds each of these bots imagines at a choice."""
AGREED: Final = 0.5
"""After the best one they win more often too, by so much of what is wanted."""
MOMENTS: Final = 100
"""So many moments of a game are looked at: the last ones, at which a choice decides most."""
PROBE: Final = 20
"""One of so many is looked at first, to see whether the game was still open."""
OPEN: Final = (0.1, 0.95)
"""It was, if somebody's best chance lay between these."""
APART: Final = 10
"""Between two puzzles of one game there are so many moves."""
PER_GAME: Final = 3
"""So many puzzles are taken from one game."""
LINE: Final = 8
"""Decisions that are shown after an answer."""
REASONS: Final = {"hint-more": "more", "hint-less": "less"}


def run(plan: Plan, engine: Engine, ahead: int = AHEAD) -> Iterator[list[Puzzle]]:
    """What is found in each game, where the best choice wins so many games of 100 more than the next."""
    yield from engine.each(_found_in, [(plan, number, ahead / 100) for number in range(plan.games)])


def _found_in(task: tuple[Plan, int, float]) -> list[Puzzle]:
    return found_in(*task)


def found_in(plan: Plan, number: int, ahead: float) -> list[Puzzle]:
    """The puzzles of one game."""
    game = game_of(plan.game, plan.pack)
    seed = f"{plan.seed}/{number}"
    moves: list[Move] = []
    start = game.new(plan.seats, seed, plan.options)
    bots = [make(plan.bots[plan.bot_of(number, side)], f"{seed}/{seat}") for seat, side in enumerate(plan.sides)]
    play_out(start.clone(), bots, lambda seat, code: moves.append((int(seat), int(code))))
    moments = _moments(start, moves)
    if not any(_is_open(_after(start, moves[:count]), seed) for count in moments[PROBE - 1 :: PROBE]):
        return []
    found: list[Puzzle] = []
    for count in moments:
        if len(found) < PER_GAME and all(len(puzzle.moves) - count >= APART for puzzle in found):
            puzzle = puzzle_of(game, _after(start, moves[:count]), moves[:count], seed, ahead)
            found += [puzzle] if puzzle is not None else []
    return found


def _is_open(state: State, seed: str) -> bool:
    """Whether whoever has to choose may still win or lose."""
    best = judge(state, state.actors()[0], f"glance/{seed}", GLANCES[0]).choices[0]
    return OPEN[0] <= best.chance <= OPEN[1]


def _moments(start: State, moves: list[Move]) -> list[int]:
    """Where there is something to choose, but not too much; the last one first."""
    state = start.clone()
    found = []
    for count, (seat, code) in enumerate(moves[:MOST_MOVES]):
        if FEWEST_CHOICES <= len(state.legal(seat)) <= MOST_CHOICES:
            found.append(count)
        state.apply(seat, code)
    return found[: -1 - MOMENTS : -1]


def _after(start: State, moves: list[Move]) -> State:
    state = start.clone()
    for seat, code in moves:
        state.play(seat, code)
    return state


def puzzle_of(game: Game, state: State, moves: list[Move], seed: str, ahead: float) -> Puzzle | None:
    """The puzzle of this moment, if it is one."""
    seat = state.actors()[0]
    for tries in GLANCES:
        if judge(state, seat, f"glance/{seed}", tries).ahead() < PROMISING * ahead:
            return None
    look = judge(state, seat, f"look/{seed}", LOOK)
    best = look.choices[0]
    if not _is_clear(look, PROMISING * ahead) or not _agreed(state, seat, look, f"look/{seed}", SOON, ahead):
        return None
    found = judge(state, seat, f"deeper/{seed}", DEEPER, to_the_end=True)
    if found.choices[0].code != best.code or not _is_clear(found, ahead):
        return None
    if not _agreed(state, seat, found, f"deeper/{seed}", WORLDS, ahead):
        return None
    why = {choice.code: choice.reasons[1:] for choice in look.choices}  # how far apart they are is said by the chances
    puzzle = Puzzle(
        id="",
        seats=state.seats,
        seed=seed,
        moves=moves,
        options=_unusual(game, state),
        seat=seat,
        goal=goal_of(game, state, best),
        hard=make("greedy", seed).choose(state, seat) != best.code,
        answers=[_answer(state, seat, choice, why[choice.code]) for choice in found.choices],
    )
    return msgspec.structs.replace(puzzle, id=name_of(puzzle))


def _agreed(state: State, seat: int, judgement: Judgement, seed: str, worlds: int, ahead: float) -> bool:
    """Whether the best choice also wins more often than the next two when careful bots play on."""
    won = {choice.code: 0.0 for choice in judgement.choices[: 1 + RIVALS]}
    for number in range(worlds):
        world = state.imagine(seat, f"{seed}/{number}")
        for code in won:
            won[code] += _played_on(world.clone(), seat, code, f"{seed}/{number}")
    best, *others = won.values()
    return best >= max(others) + AGREED * ahead * worlds


def _played_on(world: State, seat: int, code: int, seed: str) -> float:
    """What a choice is worth in such a world."""
    world.play(seat, code)
    play_out(world, [GreedyBot(IMAGINED, f"{seed}/{other}") for other in range(world.seats)])
    return world.result(seat)


def _is_clear(judgement: Judgement, ahead: float) -> bool:
    return judgement.clear and judgement.ahead() >= ahead and judgement.choices[0].chance >= HOPEFUL


def trouble(game: Game, puzzle: Puzzle, seed: int) -> str:
    """What is wrong with a puzzle by the rules of today, in a sentence; nothing if its best choice still is."""
    try:
        record = puzzle.at(game)
        for answer in puzzle.answers:
            deque(puzzle.then(record, answer), maxlen=0)
    except BadInput as error:
        return str(error)
    found = judge(record.state, puzzle.seat, f"check/{seed}", DEEPER, to_the_end=True)
    if found.choices[0].code != puzzle.answers[0].code or not found.clear:
        return "its best choice is not clearly the best any more"
    return ""


def _unusual(game: Game, state: State) -> dict[str, bool | int | str]:
    usual = {option.name: option.default for option in game.options}
    return {name: value for name, value in state.setup.options.items() if value != usual[name]}


def goal_of(game: Game, state: State, best: Advice) -> Message:
    """What is to be done: by the kind of choice, or by what the best one makes more or less likely.

    The sentence names nothing but players: cards and places would give the answer away.
    """
    ids = [(f"puzzle-at-{state.step().name}", Message(""))]
    for reason in best.reasons:
        event = reason.params.get("event")
        if reason.id in REASONS and isinstance(event, Message):
            ids.append((f"puzzle-{REASONS[reason.id]}-{event.id.removeprefix('event-')}", event))
    for id, event in ids:
        if game.messages.has(id):
            return Message(id, {name: param for name, param in event.params.items() if isinstance(param, Seat)})
    return Message("puzzle-best")


def _answer(state: State, seat: int, choice: Advice, why: list[Message]) -> JudgedChoice:
    """What is known of a choice, and how the game may go on after it."""
    after = state.clone()
    after.play(seat, choice.code)
    then: list[Move] = []
    bots = [make("greedy", f"then/{other}") for other in range(state.seats)]
    while not after.over and len(then) < LINE:
        other = after.actors()[0]
        code = int(bots[other].choose(after, other))
        then.append((other, code))
        after.play(other, code)
    return JudgedChoice(choice.code, choice.chance, choice.margin, why, then)


def selected(puzzles: list[Puzzle], count: int) -> list[Puzzle]:
    """So many of them, as different as they are: of every kind one, then a second one; easy ones first."""
    different = {puzzle.id: puzzle for puzzle in puzzles}
    kinds: dict[tuple[object, ...], list[Puzzle]] = {}
    for puzzle in sorted(different.values(), key=lambda puzzle: -puzzle.answers[0].chance):
        kinds.setdefault((puzzle.goal.id, puzzle.seats, puzzle.hard), []).append(puzzle)
    chosen: list[Puzzle] = []
    while len(chosen) < min(count, len(different)):
        chosen += [of_kind.pop(0) for of_kind in kinds.values() if of_kind]
    return sorted(chosen[:count], key=lambda puzzle: (puzzle.hard, puzzle.id))
