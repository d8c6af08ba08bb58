"""What bots choose, in positions of Crimson Crush."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import cast

import msgspec
import pytest

import tabletown
from tabletown.bots import Bot, Ranked, make
from tabletown.bots.greedy import GreedyBot
from tabletown.bots.search import LIKELY, SearchBot, Tree
from tabletown.games.crimson.rules import HERO, SEATS, SUPPORTED, VILLAIN, Town
from tabletown.kernel.state import State
from tests.ferry import night_ferry
from tests.games.crimson.town import legal, town

BOTS = ["random", "careless:50", "greedy", "search:60"]
RED = 0
LAST_ROUND = [[0, 0, 0], [0, 0, 0]]


def turn() -> State:
    return town(hands={0: "red-1 red-5 blue-2 ..."}, rows={"red": "5 3 | 2", "blue": "1 | 1"})


def one_action() -> State:
    return town(hands={0: "red-1 red-5 blue-2"}, rows={"red": "5 3 | 2"}, options={"one_action": True})


def stuck() -> State:
    """Two rows of five players are closed, and Patrick has nothing else."""
    return town(
        5,
        at="draw",
        hands={0: "red-1 red-2 red-5 blue-1 blue-2 blue-3"},
        rows={"red": "4 4 3 | 2 1", "blue": "1 1 2 | 5 5"},
        deck_top="red-1",
    )


def power() -> State:
    return town(at="scoring", rows={"red": "5 | 1"}, hands={0: "red-4 red-3 ..."})


POSITIONS: dict[str, Callable[[], State]] = {"turn": turn, "one-action": one_action, "stuck": stuck, "power": power}

bots = pytest.mark.parametrize("name", BOTS)
positions = pytest.mark.parametrize("step", POSITIONS)


def chosen(name: str, state: State, seat: int = 0, seed: int = 1) -> str:
    """What a bot chooses, in words."""
    code = make(name, seed).choose(state, seat)
    return legal(state, seat)[state.legal(seat).index(code)]


# Every bot, everywhere


@bots
@positions
def test_the_choice_is_legal(name: str, step: str) -> None:
    state = POSITIONS[step]()
    assert state.step().name == step
    for seat in state.actors():
        assert make(name).choose(state, seat) in state.legal(seat)


@bots
@positions
def test_every_legal_choice_is_ranked_once(name: str, step: str) -> None:
    state = POSITIONS[step]()
    ranked = make(name).rank(state, 0)
    assert sorted(choice.code for choice in ranked) == state.legal(0)
    assert all(0 <= choice.value <= 1 for choice in ranked)


@bots
@positions
def test_the_same_seed_chooses_the_same(name: str, step: str) -> None:
    one, two = ([(c.code, c.value, c.visits) for c in make(name, 7).rank(POSITIONS[step](), 0)] for _ in range(2))
    assert one == two


@bots
@positions
def test_thinking_changes_nothing(name: str, step: str) -> None:
    state = POSITIONS[step]()
    before = state.hash()
    make(name).rank(state, 0)
    assert state.hash() == before


@bots
def test_an_only_choice_is_taken(name: str) -> None:
    state = town(hands={0: ""}, options={"one_action": True})
    assert legal(state, 0) == ["draw"]
    assert chosen(name, state) == "draw"
    assert [choice.code for choice in make(name).rank(state, 0)] == state.legal(0)


@bots
def test_any_game_can_be_played(name: str) -> None:
    state = night_ferry().GAME.new(3, 1)
    bot = make(name)
    while acting := state.actors():
        state.apply(acting[0], bot.choose(state, acting[0]))
    assert state.over


def test_random_bots_choose_everything_sometime() -> None:
    state = turn()
    bot = make("random", 3)
    assert sorted({bot.choose(state, 0) for _ in range(400)}) == state.legal(0)


def test_different_seeds_choose_differently() -> None:
    state = turn()
    assert len({make("random", seed).choose(state, 0) for seed in range(30)}) > 3


class Stubborn(Bot):
    """A bot from outside: it says only how it ranks."""

    def rank(self, state: State, seat: int) -> list[Ranked]:
        return [Ranked(code, 0.5, 0) for code in reversed(state.legal(seat))]


def test_a_bot_that_only_ranks_chooses_its_first() -> None:
    state = turn()
    assert Stubborn("stubborn", 1).choose(state, 0) == state.legal(0)[-1]


def test_a_bot_has_to_rank() -> None:
    with pytest.raises(NotImplementedError):
        Bot("empty", 1).choose(turn(), 0)


# Good choices


@pytest.mark.parametrize("name", ["greedy", "search:200"])
def test_a_power_card_is_played_when_it_wins_the_game(name: str) -> None:
    """Patrick is 20 behind and wins the last row with 14: only doubled is it enough."""
    state = town(
        at="scoring",
        points=[[0, 20, 0], [0, 0, 0]],
        rows={"purple": "1 | -"},
        hands={0: "purple-5 purple-5 purple-4", 1: "red-1", 2: "red-2"},
    )
    assert chosen(name, state) == "use"


def test_search_does_not_waste_the_power_card_on_a_row_without_own_cards() -> None:
    """Patrick has nothing red, but all the purple, and purple comes last."""
    state = town(
        at="scoring",
        points=LAST_ROUND,
        rows={"red": "5 | 1", "purple": "1 | -"},
        hands={0: "purple-5 purple-5 purple-4", 1: "red-3", 2: "red-2"},
    )
    assert chosen("search:200", state) == "keep"


def test_greedy_puts_its_smallest_card_where_it_holds_most() -> None:
    """Purple stands 2 to 2, and Patrick holds far more of it than anybody else."""
    state = town(
        points=LAST_ROUND,
        hands={0: "purple-5 purple-5 purple-4 purple-1 red-1 yellow-1 blue-1"},
        rows={"purple": "2 | 2"},
    )
    assert chosen("greedy", state) == "purple-1 hero"


def test_greedy_turns_a_row_that_it_would_lose() -> None:
    """Death Grip is one ahead in purple, where Patrick holds the most: one small card turns it."""
    state = town(
        points=LAST_ROUND,
        hands={0: "purple-5 purple-4 purple-2 red-1 yellow-1 blue-1 green-1"},
        rows={"purple": "1 | 2"},
    )
    assert chosen("greedy", state) == "purple-2 hero"


@pytest.mark.parametrize("seed", range(3))
def test_search_ends_a_game_that_it_wins_by_ending_it(seed: int) -> None:
    """Patrick is one point ahead in the last round; closing Old Town ends it with every row undecided."""
    state = town(
        points=[[1, 0, 0], [0, 0, 0]],
        hands={0: "red-2 green-1 green-1 green-2 blue-1 blue-1 blue-2"},
        rows={"red": "4 1 | 2 1", "yellow": "5 2 1 | 5 3", "purple": "5 | 4 1", "blue": "3 | 3", "green": "3 | 3"},
    )
    assert chosen("search:400", state, seed=seed) == "red-2 villain"


# Time


def test_a_budget_of_milliseconds_is_kept() -> None:
    state = turn()
    bot = make("search:60ms")
    started = perf_counter()
    ranked = bot.rank(state, 0)
    took = perf_counter() - started
    assert 0.05 < took < 2
    assert sorted(choice.code for choice in ranked) == state.legal(0)
    assert all(choice.visits > 0 for choice in ranked)


def test_more_iterations_are_more_thought() -> None:
    state = turn()
    few, many = (sum(choice.visits for choice in make(name).rank(state, 0)) for name in ("search:50", "search:400"))
    assert few < many <= 400


def test_a_game_may_have_a_number_of_iterations_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    state = turn()
    game = state.setup.game
    monkeypatch.setattr(game, "profile", msgspec.structs.replace(game.profile, thoughts={400: 50}))
    less, as_ever = (
        sum(choice.visits for choice in make(name).rank(state, 0)) for name in ("search:400", "search:200")
    )
    assert less <= 50 < as_ever <= 200


def test_a_game_may_say_how_many_worlds_greedy_imagines(monkeypatch: pytest.MonkeyPatch) -> None:
    state = turn()
    game = state.setup.game
    assert {choice.visits for choice in make("greedy").rank(state, 0)} == {16}
    monkeypatch.setattr(game, "profile", msgspec.structs.replace(game.profile, worlds=3))
    assert {choice.visits for choice in make("greedy").rank(state, 0)} == {3}
    assert {choice.visits for choice in GreedyBot(worlds=7).rank(state, 0)} == {7}


def test_every_choice_gets_some_thought_however_little_there_is() -> None:
    state = turn()
    assert all(choice.visits > 0 for choice in make("search:1").rank(state, 0))


def test_the_best_choices_get_most_of_the_thought() -> None:
    ranked = make("search:400").rank(turn(), 0)
    assert ranked[0].visits == max(choice.visits for choice in ranked)
    assert ranked[0].visits > 2 * ranked[-1].visits


def test_search_looks_into_the_choices_that_seem_best_at_a_glance() -> None:
    state = turn()
    likely = [choice.code for choice in GreedyBot(seed="glance/3").rank(state, 0)[:LIKELY]]
    ranked = make("search:400", 3).rank(state, 0)
    assert sorted(likely) == sorted(choice.code for choice in ranked if choice.visits > 1)
    assert len(likely) < len(ranked)


def test_search_can_look_to_the_end_of_the_game() -> None:
    state = turn()
    assert SearchBot(iterations=40, horizon=False).choose(state, 0) in state.legal(0)


def test_a_search_grows_a_tree_below_the_first_choice() -> None:
    tree = Tree(turn(), 0, SearchBot())
    choices = tree.first_choices()
    for _ in range(3):
        tree.try_all(choices)
    assert any(choice.child is not None for choice in choices)


# What the others may hold


def believed(state: State, colour: int, seat: int) -> float:
    """How much a seat holds of a colour, on average over the worlds that a search for seat 0 believes in."""
    tree = Tree(state, 0, SearchBot(seed=1))
    total = 0
    for _ in range(400):
        tree.try_all([])
        total += cast(Town, tree.beliefs.believed).held(seat, colour)
    return total / 400


def test_whoever_supported_the_hero_is_believed_to_hold_much_of_the_colour() -> None:
    state = town(rows={"red": "5 | 4"})
    state[SUPPORTED + SEATS * RED + 1] = 1 + HERO
    state[SUPPORTED + SEATS * RED + 2] = 1 + VILLAIN
    assert believed(state, RED, 1) > 2 * believed(state, RED, 2)


def test_where_nobody_has_shown_anything_all_worlds_are_as_likely() -> None:
    state = town(rows={"red": "5 | 4"})
    assert abs(believed(state, RED, 1) - believed(state, RED, 2)) < 1


# Strength


def wins(one: str, other: str, games: int) -> float:
    """What the first bot gets out of games for two, changing seats."""
    game = tabletown.game("crimson")
    total = 0.0
    for number in range(games):
        state = game.new(2, f"match/{number}", {"two_players": True})
        mine = number % 2
        players = [make(one if seat == mine else other, f"{number}/{seat}") for seat in range(2)]
        while acting := state.actors():
            state.apply(acting[0], players[acting[0]].choose(state, acting[0]))
        total += state.returns()[mine]
    return total


def test_greedy_clearly_beats_random() -> None:
    assert wins("greedy", "random", 12) >= 10
