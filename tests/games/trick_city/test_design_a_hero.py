"""The heroes of docs/design-a-hero.md, as they are written there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletown.games.trick_city import GAME, TrickCity
from tabletown.games.trick_city.rules import reason
from tabletown.games.trick_city.rules.places import RULE_CHANGES
from tabletown.games.trick_city.rules.powers import EFFECTS
from tabletown.lab.check import check_one
from tests.games.trick_city.city import HEROES, legal, line, phrase_of, refused, trick, vp
from tests.pages import DOCS, cut_out, load

PAGE = "design-a-hero.md"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    cut_out(PAGE, tmp_path)
    return tmp_path


@pytest.fixture
def lola(folder: Path) -> TrickCity:
    game = GAME.with_pack(folder / "lola.toml")
    assert isinstance(game, TrickCity)
    return game


@pytest.fixture
def undertow(folder: Path) -> TrickCity:
    game = load(folder / "undertow.py").GAME
    assert isinstance(game, TrickCity)
    return game


def test_a_pack_adds_a_hero(lola: TrickCity) -> None:
    table = lola.new(4, seed=1)
    assert [phrase_of(table, code) for code in table.legal(table.actors()[0])] == [
        *(f"choose {hero}" for hero in HEROES),
        "choose lola_loop",
    ]
    assert lola.say(lola.piece("hero_lola_loop")) == "Lola Loop"
    assert "If your side wins this trick, it earns 1 VP more." in lola.say(lola.rule("hero_lola_loop"))


def test_a_hero_of_a_pack_does_what_it_is_made_of(lola: TrickCity) -> None:
    table = trick("yellow_6", hands={1: "yellow_8 red_3"}, heroes={1: "lola_loop"}, game=lola)
    assert "red_3 lola_loop yellow" in legal(table)
    assert refused(table, "red_3 lola_loop green").clause == "TRICK-FOL-07"
    plays = ("yellow_6", "red_3 lola_loop yellow", "yellow_7", "yellow_8")
    won = trick(*plays, heroes={1: "lola_loop"}, game=lola)
    assert vp(won) == (0, 3 + 1)


def test_an_effect_in_python_works_like_the_others(undertow: TrickCity) -> None:
    table = trick("yellow_2", "yellow_7 undertow", heroes={1: "undertow"}, game=undertow)
    assert line(table) == "yellow_7 yellow_2"
    first = trick("yellow_5", "red_5", hands={2: "green_1"}, heroes={2: "undertow"}, game=undertow)
    refusal = refused(first, "green_1 undertow")
    assert undertow.say(refusal.message) == "Undertow needs a face-up card to the left."


def test_a_reason_of_its_own_is_said_in_general_words(undertow: TrickCity, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EFFECTS["trade"], "fault", lambda *_: reason.POWER_NOW)
    table = trick("yellow_2", hands={1: "yellow_7"}, heroes={1: "undertow"}, game=undertow)
    refusal = refused(table, "yellow_7 undertow")
    assert (refusal.clause, refusal.message.id) == ("TRICK-PWR-08", "refuse-power-now")
    assert undertow.say(refusal.message) == "Undertow cannot be used now."


@pytest.mark.parametrize("name", ["lola", "undertow"])
def test_games_with_the_new_heroes_keep_every_promise(name: str, request: pytest.FixtureRequest) -> None:
    game = request.getfixturevalue(name)
    for number in range(0, len(game.setups()), 4):
        assert [(found.check, found.what) for found in check_one(game, number, seed=3, share=8).failures] == []


def test_the_page_lists_every_effect_and_every_rule_change() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", (DOCS / PAGE).read_text(encoding="utf-8"), re.MULTILINE)
    built_in = [*EFFECTS, *RULE_CHANGES]
    assert [name for name in listed if name != "does"] == [name for name in built_in if name != "trade"]
