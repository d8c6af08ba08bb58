"""EAT-10: attacks that cannot hit say so before they are chosen, and no bot chooses them."""

from __future__ import annotations

import pytest

from tabletown.bots.bot import Bot
from tabletown.bots.careless import CarelessBot
from tabletown.bots.greedy import GreedyBot
from tabletown.bots.random import RandomBot
from tabletown.bots.search import SearchBot
from tabletown.games.crow import GAME
from tabletown.games.crow.rules.night import Night
from tests.games.crow.night import CROW, code_of, dice, do, on_funboy
from tests.games.table import actor, number

HOPELESS = "Attack Funboy with one die: no pair, no hit, unless a card adds dice"


def said(table: Night, phrase: str) -> str:
    """How an option is called here."""
    code = code_of(table, phrase)
    return next(GAME.say(option.message) for option in table.options(actor(table)) if option.code == code)


@pytest.mark.clause("CROW-EAT-10")
def test_an_attack_with_one_die_says_that_it_cannot_hit() -> None:
    assert said(on_funboy(health=1), "attack funboy") == HOPELESS
    assert said(on_funboy(health=2), "attack funboy") == "Attack Funboy"


@pytest.mark.clause("CROW-EAT-10")
def test_with_a_card_for_more_dice_there_is_hope() -> None:
    table = on_funboy(health=1, crow_hand="no_mercy_left")
    assert said(table, "attack funboy") == "Attack Funboy"
    assert not table.is_futile(CROW, code_of(table, "attack funboy"))


@pytest.mark.clause("CROW-EAT-10", "CROW-CBT-03")
def test_an_attack_with_one_die_misses() -> None:
    table = on_funboy(health=1)
    dice(table, "skull")
    do(table, "attack funboy")
    assert number(table, "actions") == 3
    assert table.step().name == "crow-choice"


BOTS = [RandomBot(seed=1), CarelessBot(50, seed=1), GreedyBot(seed=1), SearchBot(iterations=60, seed=1)]


@pytest.mark.clause("CROW-EAT-10")
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
@pytest.mark.parametrize("actions", [1, 4])
def test_no_bot_chooses_a_hopeless_attack(bot: Bot, actions: int) -> None:
    table = on_funboy(health=1, actions=actions)
    hopeless = code_of(table, "attack funboy")
    legal = table.legal(CROW)
    assert hopeless in legal
    for _ in range(6):
        ranked = [choice.code for choice in bot.rank(table, CROW)]
        assert ranked[-1] == hopeless
        assert sorted(ranked) == legal
        assert bot.choose(table, CROW) != hopeless
