"""The levels that people choose from."""

from __future__ import annotations

import re

import pytest

import tabletown
from tabletown.bots import LEVELS, SENTENCES, USUAL, make
from tabletown.bots.careless import CarelessBot
from tabletown.bots.levels import SUBSTITUTE
from tabletown.bots.search import SearchBot
from tabletown.kernel.messages import Messages
from tests.games.crimson.town import town


def test_there_are_five_and_they_differ() -> None:
    assert len(LEVELS) == len(set(LEVELS.values())) == 5


def test_people_meet_the_middle_one_unless_they_choose() -> None:
    assert list(LEVELS).index(USUAL) == 2


def test_a_failed_bot_is_replaced_by_the_lowest() -> None:
    assert next(iter(LEVELS.values())) == SUBSTITUTE


@pytest.mark.parametrize("level", LEVELS)
def test_each_has_a_name_and_one_sentence(level: str) -> None:
    sentences = Messages(SENTENCES)
    assert re.fullmatch(r"[A-Z][a-z]+", sentences.words(f"level-{level}"))
    assert re.fullmatch(r"[A-Z][^.]+\.", sentences.words(f"level-{level}-about"))


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_limit_of_time_its_choice_depends_on_its_seed_alone(level: str) -> None:
    bot = make(level)
    assert not isinstance(bot, SearchBot) or bot.milliseconds == 0


@pytest.mark.parametrize("slug", [game.slug for game in tabletown.games()])
def test_at_every_game_a_higher_level_slips_less_often(slug: str) -> None:
    usual = [bot.percent for bot in map(make, LEVELS) if isinstance(bot, CarelessBot)]
    own = tabletown.game(slug).profile.slips
    rates = [own.get(percent, percent) for percent in usual]
    assert own.keys() <= set(usual)
    assert 100 > rates[0] > rates[1] > rates[2] > 0


def test_a_limit_of_time_ends_a_long_thought() -> None:
    state = town(hands={0: "red-1 red-5 blue-2 ..."})
    ranked = make("search:9999999", milliseconds=40).rank(state, 0)
    assert sorted(choice.code for choice in ranked) == state.legal(0)
    assert all(choice.visits > 0 for choice in ranked)
    assert sum(choice.visits for choice in ranked) < 9_999_999


def test_a_short_thought_is_the_same_with_a_limit_of_time() -> None:
    state = town(hands={0: "red-1 red-5 blue-2 ..."})
    free, limited = (make("search:50", 3, milliseconds=limit).rank(state, 0) for limit in (0, 600_000))
    assert [(choice.code, choice.value) for choice in free] == [(choice.code, choice.value) for choice in limited]
