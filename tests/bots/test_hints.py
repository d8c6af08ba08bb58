"""Hints: the best choices with their chances, and sentences that fit what happens after them."""

from __future__ import annotations

import tabletown
from tabletown.bots.advice import Advice
from tabletown.bots.hints import hints
from tabletown.bots.search import SearchBot
from tabletown.games.crimson import GAME
from tabletown.kernel.records import Message
from tabletown.kernel.state import State
from tests.games.crimson.town import doubling, legal, town


def hinted(state: State, iterations: int = 400, seed: int = 1) -> list[Advice]:
    return hints(state, state.actors()[0], seed, iterations, patience=0)


def said(advice: Advice, seat: int = 0) -> str:
    return " ".join(GAME.say(reason, ["Patrick", "Ben", "Ada"], seat) for reason in advice.reasons)


def ids(advice: Advice) -> list[str]:
    return [reason.id for reason in advice.reasons]


def turn() -> State:
    return town(hands={0: "red-1 red-5 blue-2 ..."}, rows={"red": "5 3 | 2", "blue": "1 | 1"})


# Choices and chances


def test_hints_are_the_three_best_choices_of_the_bot() -> None:
    told = hinted(turn())
    assert len(told) == 3
    assert len({advice.code for advice in told}) == 3
    assert {advice.code for advice in told} <= set(turn().legal(0))


def test_chances_lie_between_nothing_and_everything() -> None:
    for advice in hinted(turn()):
        assert 0 <= advice.chance <= 1
        assert 0 < advice.margin < 0.5


def test_equal_seeds_give_equal_hints() -> None:
    assert hinted(turn(), seed=3) == hinted(turn(), seed=3)


def test_a_search_that_nobody_asks_for_reasons_keeps_no_futures() -> None:
    bot = SearchBot(50)
    bot.rank(turn(), 0)
    assert bot.futures is None


def test_asking_leaves_the_position_alone() -> None:
    state = turn()
    before = state.hash()
    hinted(state, 50)
    assert state.hash() == before


def test_a_chance_is_about_how_often_such_games_are_won() -> None:
    """Nobody has an advantage at the start of a game of three."""
    told = hinted(tabletown.game("crimson").new(3, 5), 800)
    assert 0.15 < told[0].chance < 0.6


def test_a_won_game_is_seen_as_won() -> None:
    state = town(hands={0: "red-1 blue-2 ..."}, points=[[90, 0, 0], [90, 0, 0]])
    assert hinted(state)[0].chance > 0.95


# Reasons


def test_the_best_choice_is_explained_by_what_it_makes_likely() -> None:
    best, _ = hinted(doubling())
    assert legal(doubling(), 0)[doubling().legal(0).index(best.code)] == "use"
    assert "More likely then (100 % instead of 0 %): You score 14" in said(best)
    assert "doubled by the power card." in said(best)


def test_a_clearly_worse_choice_is_explained_by_what_it_misses() -> None:
    _, other = hinted(doubling())
    assert ids(other)[0] == "hint-behind"
    assert "Less likely then (0 % instead of 100 %): You score 14" in said(other)


def test_how_far_the_best_is_ahead_is_told() -> None:
    best, _ = hinted(doubling())
    assert ids(best)[0] == "hint-best"
    assert "games in 100 more than the next" in said(best)


def test_a_single_choice_is_told_as_such() -> None:
    state = town(hands={0: "red-1"}, rows={"red": "5 3 4 | 2"})
    assert [legal(state, 0), ids(hinted(state)[0])[0]] == [["red-1 villain"], "hint-only"]


def test_a_choice_that_cannot_change_anything_hardly_matters() -> None:
    state = town(hands={0: "red-1 blue-2 ..."}, points=[[90, 0, 0], [90, 0, 0]])
    told = hinted(state)
    assert ids(told[0])[0] == "hint-alike"
    assert {ids(advice)[0] for advice in told[1:]} == {"hint-equal"}


def test_what_was_seldom_looked_at_is_called_a_guess() -> None:
    for advice in hinted(turn(), 40):
        assert ids(advice) == ["hint-few"]


def test_what_probably_comes_next_is_told() -> None:
    """Whoever keeps the power card for the row with more to double plays it there."""
    state = town(
        at="scoring",
        rows={"red": "5 | 1", "yellow": "5 | 1"},
        hands={0: "red-1 yellow-5 yellow-4", 1: "blue-1", 2: "blue-2"},
        points=[[0, 0, 0], [0, 0, 0]],
        powers=[0],
    )
    best = hinted(state)[0]
    assert "Next you would probably choose: Play the power card." in said(best)


def test_what_others_hold_is_for_nobody_to_say() -> None:
    """Of pieces, a reason names only those that the seat sees."""
    city = tabletown.game("trick_city")
    for seed in range(3):
        state = city.new(2, seed, {"random_heroes": True})
        seen = {kind for zone in state.view(state.actors()[0]).zones.values() for kind in zone}
        names = {city.say(city.piece(kind)) for kind in city.layout.kinds if kind in seen}
        hidden = {city.say(city.piece(kind)) for kind in city.layout.kinds if kind not in seen} - names
        for advice in hinted(state, 120):
            for reason in advice.reasons:
                assert not pieces(reason) & hidden


def pieces(message: Message) -> set[str]:
    """What is named inside a sentence."""
    city = tabletown.game("trick_city")
    inner = [value for value in message.params.values() if isinstance(value, Message)]
    return {city.say(value) for value in inner}.union(*(pieces(value) for value in inner))
