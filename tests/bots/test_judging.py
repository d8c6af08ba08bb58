"""How good every choice is, from what its seat knows."""

from __future__ import annotations

from tabletown.bots.judging import judge
from tests.games.crimson.town import doubling, legal


def test_the_choice_that_wins_is_clearly_the_best() -> None:
    state = doubling()
    judgement = judge(state, 0, "one", 20, to_the_end=True)
    best = state.legal(0)[legal(state, 0).index("use")]
    assert judgement.choices[0].code == best
    assert judgement.clear
    assert judgement.ahead() > 0.5


def test_equal_seeds_give_equal_judgements() -> None:
    first, second = (judge(doubling(), 0, "one", 20) for _ in range(2))
    assert first.choices == second.choices


def test_it_depends_on_nothing_that_the_seat_does_not_know() -> None:
    state = doubling()
    other = state.imagine(0, "another world")
    assert judge(other, 0, "one", 20).choices == judge(state, 0, "one", 20).choices
