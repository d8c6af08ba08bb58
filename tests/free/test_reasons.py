"""A refusal is what the reason of its step declares; every reason is given somewhere, and every refusal tried out.

That steps find fault with exactly what they do not offer is one of the promises of random games (test_every_game.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletown.kernel.game import Game
from tabletown.kernel.reasons import LEGAL, REASONS
from tabletown.kernel.records import Refusal
from tests.free.games import REGISTERED, game_of, some_positions, some_setups
from tests.sentences import sentence_ids

TESTS = Path(__file__).parents[1]

refusing = pytest.mark.parametrize("slug", REGISTERED)


def refusals(game: Game) -> Iterator[tuple[int, Refusal]]:
    """Everything that is not legal in some positions of random games: the step's reason, and what is told."""
    for seats, options in some_setups(game):
        for table in some_positions(game, seats, options):
            for seat in table.actors():
                for code in range(game.layout.actions):
                    reason = table.step().fault(table, seat, code)
                    if reason != LEGAL:
                        yield reason, game.refusal(table, seat, code)


def expected(slug: str) -> str:
    """The tests of a game and of the kernel, which name refusals that chance does not come to."""
    folders = (TESTS / "games" / slug, TESTS / "kernel")
    return "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("test_*.py"))


@refusing
def test_a_refusal_is_what_its_reason_declares(slug: str) -> None:
    game = game_of(slug)
    for reason, refusal in refusals(game):
        declared = game.declared.reasons[reason % REASONS]
        assert refusal.message.id == f"refuse-{declared.name}"
        assert refusal.clause == declared.clause or not declared.clause


@refusing
def test_every_reason_is_given_in_a_random_game_or_expected_by_a_test(slug: str) -> None:
    game = game_of(slug)
    given = {reason % REASONS for reason, _ in refusals(game)}
    tests = expected(slug)
    untried = [reason for number, reason in enumerate(game.declared.reasons) if number > 0 and number not in given]
    named = [reason for reason in untried if f'"refuse-{reason.name}"' in tests or f'"{reason.clause}"' in tests]
    assert [reason.name for reason in untried if reason not in named] == []


@refusing
def test_every_reason_has_a_sentence(slug: str) -> None:
    game = game_of(slug)
    assert {f"refuse-{reason.name}" for reason in game.declared.reasons[1:]} - sentence_ids(game) == set()
