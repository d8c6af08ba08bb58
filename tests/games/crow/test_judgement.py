"""What bots think of a position, and what looks sensible to them."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.bots import make
from tabletown.bots.search import WIDTH, SearchBot, Tree
from tabletown.games.crow import GAME
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.number import ROUND
from tabletown.kernel.content import Pack
from tabletown.kernel.rng import Rng
from tabletown.kernel.step import Actions
from tests.games.crow.night import CROW, do, night, winner
from tests.games.table import actor


def chance(**position: Any) -> float:
    """The Crow player's chance."""
    return night(**position).evaluate(CROW)


def test_what_one_side_hopes_the_other_fears() -> None:
    for seats in (2, 3, 4):
        table = night(seats=seats)
        for seat in range(1, seats):
            assert table.evaluate(CROW) + table.evaluate(seat) == pytest.approx(1.0)


def test_a_fresh_night_is_about_even() -> None:
    assert GAME.new(2, seed=1).evaluate(CROW) == 0.5
    assert 0.3 < chance(active="skank", skank="14,14", funboy="6,7", tin_tin="6,11", myca="2,3") < 0.7


@pytest.mark.parametrize(
    "better",
    [
        {"t_bird": "dead"},
        {"crow_hand": "boo"},
        {"funboy": "17,4", "down": ["funboy"]},
        {"eric_draven": "c1_g"},  # next to T-Bird, who is on top of the Death List
    ],
)
def test_what_the_crow_player_likes(better: dict[str, Any]) -> None:
    assert chance(turn="crow", **better) > chance(turn="crow")


@pytest.mark.parametrize(
    "worse",
    [
        {"burning": ["maxi_dogs"]},
        {"fire": {"maxi_dogs": 1}},
        {"gang_hand": "kevlar"},
        {"health": 2},
        {"sarah": "church", "down": ["sarah"]},
        {"the_crow": "pit"},
        {"lost": 2},
        {"skank": "6,7"},  # next to Maxi-Dogs
        {"top_dollar": "6,4", "health": 1},
    ],
)
def test_what_the_crow_player_fears(worse: dict[str, Any]) -> None:
    assert chance(turn="crow", **worse) < chance(turn="crow")


def test_once_the_gang_wants_sarah_the_crow_player_fears_for_the_church() -> None:
    """Nobody comes out of a burning one."""
    revealed: dict[str, Any] = {"turn": "crow", "objective": "lullaby_for_sarah", "revealed": True}
    assert chance(burning=["church"], **revealed) < chance(fire={"church": 2}, **revealed) < chance(**revealed)


def test_acting_is_better_than_letting_actions_go() -> None:
    assert chance(active="skank", left=2) < chance(active="skank", left=1)
    assert chance(turn="crow", actions=4) > chance(turn="crow", actions=1)


def test_once_it_is_over_only_the_result_counts() -> None:
    table = night()
    table.win(CROW)
    assert (table.evaluate(CROW), table.evaluate(1)) == (1.0, 0.0)


# Guesses


def guessed(table: Night, times: int = 60) -> list[int]:
    out = Actions(table.layout.actions)
    rng = Rng(1)
    table.legal_into(actor(table), out)
    return [int(table.guess(actor(table), out, rng)) for _ in range(times)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guesses_are_legal_and_bring_the_game_to_an_end(seats: int) -> None:
    table = GAME.new(seats, seed=seats)
    assert isinstance(table, Night)
    out = Actions(table.layout.actions)
    rng = Rng(seats)
    while not table.over:
        table.legal_into(actor(table), out)
        code = table.guess(actor(table), out, rng)
        assert out.has(code)
        table.play(actor(table), code)
    assert winner(table) is not None


def test_a_gangster_rather_burns_than_walks() -> None:
    table = night(active="t_bird", t_bird="14,14")
    options = [table.setup.game.option(code).verb for code in guessed(table)]
    assert options.count("ignite") > options.count("move")


def test_eric_rather_attacks_than_leaves() -> None:
    table = night(turn="crow", eric_draven="c1_g")
    options = [table.setup.game.option(code).verb for code in guessed(table)]
    assert options.count("attack") > len(options) // 2


# Plans


def chosen(table: Night, bot: str) -> str:
    return table.setup.game.option(make(bot, 1).choose(table, actor(table))).verb


@pytest.mark.parametrize("bot", ["greedy", "search:100"])
def test_eric_attacks_the_victim_beside_him(bot: str) -> None:
    assert chosen(night(turn="crow", eric_draven="c1_g", actions=2), bot) == "attack"


def test_a_search_kills_a_wounded_boss_when_it_can() -> None:
    dead: dict[str, Any] = dict.fromkeys(("t_bird", "funboy", "tin_tin", "skank"), "dead")
    table = night(turn="crow", top_dollar="11,3", wounded=True, eric_draven="dravens_loft", death_list="", **dead)
    code = make("search:100", 1).choose(table, actor(table))
    assert table.setup.game.option(code).elements[0] == "character:top_dollar"


@pytest.mark.parametrize("bot", ["greedy", "search:100"])
def test_a_gangster_beside_a_building_of_the_objective_sets_fire_to_it(bot: str) -> None:
    assert chosen(night(active="t_bird", t_bird="14,14", left=1), bot) == "ignite"


def test_a_gangster_beside_the_church_burns_it_for_sarah() -> None:
    wants: dict[str, Any] = {"objective": "lullaby_for_sarah", "revealed": True}
    table = night(active="t_bird", t_bird="2,6", left=1, fire={"church": 2}, **wants)
    assert chosen(table, "greedy") == "ignite"


def test_the_last_street_demon_is_not_spared() -> None:
    """Top Dollar would come out and Eric could die, which he has to risk."""
    dead: dict[str, Any] = dict.fromkeys(("funboy", "tin_tin", "skank"), "dead")
    table = night(turn="crow", eric_draven="c1_g", the_crow="c1_g", death_list="t_bird", actions=3, **dead)
    assert chosen(table, "search:200") == "attack"


def test_of_very_many_ends_of_a_walk_a_search_looks_into_those_that_come_to_mind() -> None:
    table = night(active="skank", skank="11,6")
    do(table, "move skank")
    seat = actor(table)
    ranked = make("search:50", 1).rank(table, seat)
    assert len(ranked) > WIDTH
    assert sorted(choice.code for choice in ranked) == table.legal(seat)
    assert 1 < sum(choice.visits > 0 for choice in ranked) <= WIDTH
    assert ranked[0].visits > 0


def test_greedy_judges_a_choice_by_where_it_leads() -> None:
    """When they are only declared, a move and an attack are worth the same: an action less."""
    table = night(active="skank", skank="11,6")
    values = {GAME.option(choice.code).verb: choice.value for choice in make("greedy", 1).rank(table, actor(table))}
    assert values["move"] != pytest.approx(values["attack"])


def test_below_the_first_choice_a_search_only_guesses() -> None:
    tree = Tree(night(turn="crow", eric_draven="c1_g"), CROW, SearchBot())
    choices = tree.first_choices()
    for _ in range(3):
        tree.try_all(choices)
    assert [choice.visits for choice in choices] == [3] * len(choices)
    assert all(choice.child is None for choice in choices)


def test_a_church_without_strength_can_be_judged_for_every_objective() -> None:
    """A pack may print none; then nobody can set it on fire."""
    game = GAME.with_pack(Pack("pack.toml", '[[buildings]]\nid = "church"\nstrength = 0\n'))
    held = set()
    for seed in range(60):
        table = game.new(2, seed)
        held |= {str(piece) for piece in table.view(1).zones["objective"]}
        rng = Rng(seed)
        while table[ROUND] == 0:
            seat = actor(table)
            codes = table.legal(seat)
            table.apply(seat, codes[rng.below(len(codes))])
        assert 0.0 <= table.evaluate(CROW) <= 1.0
    assert held == {str(entry["id"]) for entry in GAME.content.entries("objectives")}
