"""Every reason that a game declares is given somewhere, and every refusal that it can say is tried out.

That steps find fault with exactly what they do not offer is one of the promises of random games (test_every_game.py).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletown.kernel.reasons import LEGAL, REASONS
from tests.free.games import REGISTERED, game_of, some_positions, some_setups
from tests.sentences import sentence_ids

TESTS = Path(__file__).parents[1]
DECLARED = [slug for slug in REGISTERED if hasattr(game_of(slug), "declared")]
"""The Crow still refuses by hand; when it declares its reasons, these are all registered games."""

declared = pytest.mark.parametrize("slug", DECLARED)


def given(slug: str) -> set[str]:
    """The refusals of everything that is not legal, in some positions of random games."""
    game = game_of(slug)
    found = set()
    for seats, options in some_setups(game):
        for table in some_positions(game, seats, options):
            for seat in table.actors():
                reasons = {table.step().fault(table, seat, code) for code in range(game.layout.actions)} - {LEGAL}
                found |= {f"refuse-{game.declared.reasons[reason % REASONS].name}" for reason in reasons}
    return found


def is_expected(slug: str, refusal: str) -> bool:
    """Whether a test names a refusal that chance does not come to: one of the game, or of the kernel."""
    folders = (TESTS / "games" / slug, TESTS / "kernel")
    tests = [path for folder in folders for path in folder.glob("test_*.py")]
    return any(f'"{refusal}"' in path.read_text(encoding="utf-8") for path in tests)


@declared
def test_every_refusal_is_given_in_a_random_game_or_expected_by_a_test(slug: str) -> None:
    refusals = {id for id in sentence_ids(game_of(slug)) if id.startswith("refuse-")}
    assert {refusal for refusal in refusals - given(slug) if not is_expected(slug, refusal)} == set()


@declared
def test_every_reason_has_a_sentence(slug: str) -> None:
    game = game_of(slug)
    reasons = {f"refuse-{reason.name}" for reason in game.declared.reasons[1:]}
    assert reasons - sentence_ids(game) == set()
