"""Choices of a finished game for which there was a better one, from what the seat knew that chose."""

from __future__ import annotations

from math import sqrt
from typing import Final

from tabletown.bots.beliefs import Beliefs
from tabletown.bots.bot import Ranked
from tabletown.bots.chances import FIRMNESS, Chances
from tabletown.bots.findings import Better, Candidate, ReviewPart
from tabletown.bots.futures import Futures
from tabletown.bots.hints import ENDS, Reasons
from tabletown.bots.search import Node, SearchBot, Tree
from tabletown.bots.stretches import PlayedGame
from tabletown.kernel.rng import Rng
from tabletown.kernel.state import State

OTHERS: Final = 2
"""So many other choices are held against one that was made, when it comes to judging."""
LEAST: Final = 0.03
"""A choice is called better if it gains so much,"""
SURE: Final = 3.0
"""and so many standard errors."""
GLANCES: Final = 2
"""Futures for each choice, at least, before some are left out."""


def screen(played: PlayedGame, chances: Chances, number: int, part: ReviewPart) -> list[Candidate]:
    """Whether another choice may be better than the one that was made: the worse half is left out again and again."""
    state = played.states[number]
    seat, made = played.moves[number]
    rng = Rng(f"screen/{part.seed}/{number}")
    running = [int(choice.code) for choice in Tree(state, seat, SearchBot(1, seed=rng.word())).first_choices()]
    running = [code for code in running if code != made]
    if not running:
        return []
    samples = {code: chances.sample() for code in [made, *running]}
    side = chances.sides.of[seat]
    beliefs = Beliefs(state, seat, rng, FIRMNESS)
    left = part.times
    while True:
        each = max(GLANCES, left // 2 // (len(running) + 1))
        for _ in range(each):
            beliefs.next_into(chances.imagined)
            for code in [made, *running]:
                chances.look(chances.imagined, number, rng, seat, code)
                samples[code].add(chances.found)
        left -= each * (len(running) + 1)
        running.sort(key=lambda code: -samples[code].mean(side))
        if len(running) <= OTHERS or left <= 0:
            break
        del running[max(OTHERS, len(running) // 2) :]
    gain = samples[running[0]].mean(side) - samples[made].mean(side)
    return [Candidate(number, running[:OTHERS], gain)]


def judge(played: PlayedGame, chances: Chances, part: ReviewPart) -> Better | None:
    """Whether one of these choices is clearly better than the one that was made, and why.

    It is held against it in new futures; and a search has to agree, which also gives the reasons.
    """
    number = part.first
    state = played.states[number]
    seat, made = played.moves[number]
    rng = Rng(f"judge/{part.seed}/{number}")
    gain, margin, code = -1.0, 0.0, made
    for other in part.codes:
        more, doubt = _gain(state, chances, number, seat, made, other, part.times, rng)
        if more > gain:
            gain, margin, code = more, doubt, other
    if gain < LEAST or gain < margin:
        return None
    bot = SearchBot(part.times, seed=f"{part.seed}/{number}")
    futures = Futures(state.setup.game, seat, ENDS)
    bot.futures = futures
    tree = Tree(state, seat, bot)
    nodes = [Node(code, seat), Node(made, seat)]
    for _ in range(part.times):
        tree.try_all(nodes)
    if not futures.is_clear(futures.branches[code], futures.branches[made]):
        return None
    reasons = Reasons(state, seat, futures, [Ranked(node.code, node.value(), node.visits) for node in nodes])
    game = state.setup.game
    return Better(
        move=number,
        seat=seat,
        made=game.offered(state, made).message,
        better=game.offered(state, code).message,
        gain=round(gain, 3),
        margin=round(margin, 3),
        reasons=reasons.why(futures.branches[code]),
        code=code,
    )


def _gain(
    state: State, chances: Chances, moves: int, seat: int, made: int, code: int, times: int, rng: Rng
) -> tuple[float, float]:
    """By how much a choice is better than another, on average over the same imagined worlds, give or take."""
    side = chances.sides.of[seat]
    total = 0.0
    squares = 0.0
    beliefs = Beliefs(state, seat, rng, FIRMNESS)
    for _ in range(times):
        beliefs.next_into(chances.imagined)
        chances.look(chances.imagined, moves, rng, seat, code)
        gain = chances.found[side]
        chances.look(chances.imagined, moves, rng, seat, made)
        gain -= chances.found[side]
        total += gain
        squares += gain * gain
    mean = total / float(times)
    return mean, SURE * sqrt(max(0.0, squares / float(times) - mean * mean) / float(times))
