"""The goals of docs/design-a-goal.md, as they are written there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletown.games.card_city import GAME, CardCity
from tabletown.games.card_city.rules import number, zone
from tabletown.games.card_city.rules.region import Region
from tabletown.games.card_city.rules.scoring import MEASURES
from tabletown.games.card_city.rules.words import CARDS, GRID
from tabletown.kernel.records import Message
from tabletown.lab.check import check_one
from tests.pages import DOCS, cut_out, load

PAGE = "design-a-goal.md"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    cut_out(PAGE, tmp_path)
    return tmp_path


@pytest.fixture
def green(folder: Path) -> CardCity:
    game = GAME.with_pack(folder / "green.toml")
    assert isinstance(game, CardCity)
    return game


@pytest.fixture
def boulevard(folder: Path) -> CardCity:
    game = load(folder / "boulevard.py").GAME
    assert isinstance(game, CardCity)
    return game


def city(game: CardCity, victory: str, *cards: str) -> Region:
    """A city with these cards beside City Hall: `park@1,0`."""
    region = game.new(1, 1, {"level": "normal", "victory": victory})
    assert isinstance(region, Region)
    for card in cards:
        kind, _, place = card.partition("@")
        region.add(0, CARDS.index(kind), GRID.names.index(place), _source(region, CARDS.index(kind)))
    region[number.MONEY] = 0
    return region


def _source(region: Region, kind: int) -> int:
    return next(place for place in (zone.DECK, zone.BOX, zone.STACK + kind) if region.count(place, kind))


def test_a_pack_adds_a_goal(green: CardCity) -> None:
    assert list(green.box.victories) == [*GAME.box.victories, "green"]
    assert "green" in next(option.values for option in green.options if option.name == "victory")
    assert green.say(Message("option-victory-green")) == "Green Victory"


def test_a_goal_of_a_pack_counts_what_it_is_made_of(green: CardCity) -> None:
    region = city(green, "green", "park@1,0", "park@-1,0", "leisure@0,1", "parking@0,-1")
    assert region.goal_points(0) == 2 * 3 + 2 * 2
    assert [rank.least for rank in region.setup.ranks[1:]] == [8, 14, 20, 26]


def test_a_measure_in_python_works_like_the_others(boulevard: CardCity) -> None:
    region = city(boulevard, "boulevard", "parking@1,0", "park@2,0", "leisure@-1,0", "parking@1,1", "park@2,1")
    assert region.goal_points(0) == 4 * 4
    assert region.points(0) == 4 * 4 - (36 - 6)


@pytest.mark.parametrize("name", ["green", "boulevard"])
def test_games_with_the_new_goals_keep_every_promise(name: str, request: pytest.FixtureRequest) -> None:
    game = request.getfixturevalue(name)
    setups = [(seats, options) for seats, options in game.setups() if options["victory"] == name]
    assert setups
    for i in range(len(setups)):
        assert [(found.check, found.what) for found in check_one(game, i, 3, 50, setups).failures] == []


def test_the_page_lists_every_measure() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", (DOCS / PAGE).read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name in listed if name != "counts"] == [name for name in MEASURES if name != "longest_row"]
