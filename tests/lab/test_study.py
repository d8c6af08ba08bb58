"""The command that a report gives to play its games again."""

from __future__ import annotations

import shlex

import pytest

from tabletown.lab import study
from tabletown.lab.simulate import plan


@pytest.mark.parametrize(
    ("slug", "seats", "bots", "named"),
    [
        ("crimson", 3, ["random"], "random"),
        ("crimson", 3, ["random", "greedy"], "random,greedy"),
        ("crimson", 3, ["random", "greedy", "greedy"], "random,greedy,greedy"),
        ("crimson", 3, ["random", "greedy", "random"], "random,greedy"),
        ("crimson", 4, ["random", "greedy", "random", "greedy"], "random,greedy"),
        ("trick_city", 4, ["random", "greedy", "random", "greedy"], "random,greedy,random,greedy"),
    ],
)
def test_the_command_names_bots_as_often_as_it_needs_to(slug: str, seats: int, bots: list[str], named: str) -> None:
    variant = plan(slug, 8, seats, bots, 5, watched=True)
    (given,) = [word for word in shlex.split(study.command(variant)) if word.startswith("--bots=")]
    assert given == f"--bots={named}"
    assert plan(slug, 8, seats, named.split(","), 5, watched=True) == variant
