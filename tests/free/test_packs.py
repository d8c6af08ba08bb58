"""Packs that go to the limits: what the loader takes can be played, judged and guessed about."""

from __future__ import annotations

import re

import pytest

import tabletown
from tabletown.kernel.content import Pack
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.rng import Rng
from tabletown.kernel.step import Actions
from tests.free.games import REGISTERED

LINE = re.compile(r"^# (\w+) = (-?\d+)$")
VALUES = (-1, 0, 1, 9)
DECISIONS = 100


def keys(slug: str) -> list[str]:
    """The numbers that a pack may change, by the names of their keys."""
    lines = tabletown.game(slug).content.starter().splitlines()
    return sorted({found[1] for line in lines if (found := LINE.match(line))})


def pack(game: Game, key: str, value: int) -> str:
    """A pack in which all numbers with this key are the same."""
    blocks: list[str] = []
    for block in game.content.starter().split("\n\n"):
        lines = [line.removeprefix("# ") for line in block.splitlines() if line.startswith("# ")]
        kept = [line for line in lines if line.startswith(("[", "id ="))]
        if any(line.startswith(f"{key} =") for line in lines):
            blocks.append("\n".join([*kept, f"{key} = {value}"]))
    return "\n\n".join(blocks)


def play(game: Game) -> None:
    """A part of a game at random, with what bots make of each position."""
    seats, options = game.setups()[0]
    state = game.new(seats, 7, options)
    rng = Rng("packs")
    for _ in range(DECISIONS):
        if state.over:
            return
        seat = state.actors()[0]
        codes = state.legal(seat)
        for judge in range(seats):
            assert 0.0 <= state.evaluate(judge) <= 1.0
        offered = Actions(game.layout.actions)
        for code in codes:
            offered.add(code)
        assert state.guess(seat, offered, rng) in codes
        state.apply(seat, codes[rng.below(len(codes))])


@pytest.mark.parametrize(("slug", "key"), [(slug, key) for slug in REGISTERED for key in keys(slug)])
def test_a_pack_that_is_taken_can_be_played(slug: str, key: str) -> None:
    game = tabletown.game(slug)
    for value in VALUES:
        try:
            changed = game.with_pack(Pack("limits.toml", pack(game, key, value)))
        except BadInput:
            continue
        play(changed)
