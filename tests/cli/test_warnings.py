"""`tabletown warnings`, as it is typed."""

from __future__ import annotations

import json

from tests.cli.command import Command

FEW = ("--seats", "3", "--workers", "1", "--bots", "random")


def test_how_often_players_would_be_warned_is_shown_with_what_it_costs(tabletown: Command) -> None:
    answer = tabletown("warnings", "crimson", *FEW, "--games", "2")
    assert answer.code == 0
    for words in ("2 games of Crimson Crush, 3 seats, seed 0: random", "would have been warned of", "ms of one core"):
        assert words in answer.out
    for kind in ("loses", "rival", "wastes"):
        assert f" {kind} " in answer.out


def test_programs_are_told_the_same(tabletown: Command) -> None:
    found = json.loads(tabletown("warnings", "crimson", *FEW, "--games", "1", "--json").out)
    assert found["plan"]["games"] == found["summary"]["games"] == 1
    assert found["summary"]["choices"] > 0
    assert [line["kind"] for line in found["summary"]["kinds"]] == ["warning-loses", "warning-rival", "warning-wastes"]


def test_alone_nobody_is_warned(tabletown: Command) -> None:
    few = ("--seats", "1", "--games", "1", "--workers", "1", "--bots", "random")
    found = json.loads(tabletown("warnings", "card_city", *few, "--json").out)
    assert found["summary"]["asked"] == 0
