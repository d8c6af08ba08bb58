"""Warnings: choices that lose, let a rival win, or give a win away; and nothing of what cannot be helped or known."""

from __future__ import annotations

import tabletown
from tabletown.bots.advice import Caution
from tabletown.bots.warnings import BUDGET, Foresight, warnings
from tabletown.kernel.state import State
from tests.games.crimson.town import doubling, legal, town
from tests.games.crow.night import code_of, phrase_of, sarah_in_the_church

NAMES = ["Ann", "Ben", "Cid"]


def said(caution: Caution, state: State) -> str:
    seat = state.actors()[0]
    return " ".join(state.setup.game.say(reason, NAMES, seat) for reason in caution.reasons)


def warned(state: State) -> dict[str, str]:
    """What is said of each choice at The Crow."""
    cautions = warnings(state, state.actors()[0], patience=0)
    return {phrase_of(state, caution.code): said(caution, state) for caution in cautions}


# What is warned of


def test_ending_the_turn_while_sarah_is_in_the_church_is_warned_of() -> None:
    told = warned(sarah_in_the_church())["end"]
    assert told.startswith("With this you lose the game. The Showdown of Lullaby for Sarah is fulfilled.")
    assert "Sarah is in the Church at the start of a gang turn" in told


def test_the_clause_of_what_happens_then_is_named() -> None:
    (end,) = warnings(sarah_in_the_church(actions=4), 0, patience=0)
    assert end.clause == "CROW-OBJ-09"


def test_the_choice_that_saves_the_game_is_not_warned_of() -> None:
    told = warned(sarah_in_the_church())
    assert "rescue" not in told
    assert {"end", "move eric_draven", "move the_crow"} <= set(told)


def test_as_long_as_there_is_time_only_the_end_of_the_turn_loses() -> None:
    assert list(warned(sarah_in_the_church(actions=4))) == ["end"]


def test_what_would_have_saved_the_game_is_named() -> None:
    state = doubling()
    (keep,) = warnings(state, 0, patience=0)
    assert legal(state, 0)[state.legal(0).index(keep.code)] == "keep"
    told = said(keep, state)
    assert told.startswith("With this you lose the game. More likely with another choice: You score 14 ")
    assert "doubled by the power card" in told


def test_one_choice_alone_is_judged_like_all_together() -> None:
    state = sarah_in_the_church()
    end, rescue = code_of(state, "end"), code_of(state, "rescue")
    assert [caution.code for caution in warnings(state, 0, [end], patience=0)] == [end]
    assert warnings(state, 0, [rescue], patience=0) == []


# What is not


def test_whoever_has_lost_anyway_is_left_in_peace() -> None:
    assert warned(sarah_in_the_church(eric_draven="graveyard")) == {}


def test_an_objective_that_is_not_revealed_is_not_told() -> None:
    assert warned(sarah_in_the_church(revealed=False)) == {}


def test_far_from_the_end_nothing_is_warned_of() -> None:
    for slug in ("crimson", "trick_city", "crow"):
        state = tabletown.game(slug).new(3 if slug == "crimson" else 2, 5)
        assert warnings(state, state.actors()[0], patience=0) == []


def test_a_single_choice_is_not_warned_of() -> None:
    state = town(hands={0: "red-1"}, rows={"red": "5 3 4 | 2"})
    assert warnings(state, 0, patience=0) == []


def test_alone_nobody_loses() -> None:
    state = tabletown.game("card_city").new(1, 1)
    assert warnings(state, 0, patience=0) == []


# How it looks


def test_equal_knowledge_gives_equal_warnings() -> None:
    for state in (sarah_in_the_church(), doubling()):
        told = warnings(state, 0, patience=0)
        assert told
        assert warnings(state.imagine(0, 1), 0, patience=0) == told


def test_asking_leaves_the_position_alone() -> None:
    state = sarah_in_the_church()
    before = state.hash()
    warnings(state, 0, patience=0)
    assert state.hash() == before


def test_no_more_is_played_than_may_be() -> None:
    for state in (sarah_in_the_church(actions=4), doubling()):
        foresight = Foresight(state, 0, [int(code) for code in state.legal(0)], 0)
        foresight.warn(foresight.legal)
        assert 0 <= foresight.left < BUDGET


def test_without_time_nothing_is_said() -> None:
    assert warnings(doubling(), 0, patience=-1) == []


def test_what_is_not_known_when_all_is_played_is_not_said() -> None:
    state = doubling()
    foresight = Foresight(state, 0, [int(code) for code in state.legal(0)], 0)
    foresight.left = 30
    assert foresight.warn(foresight.legal) == []
    assert foresight.left == 0
