"""What can go wrong, said for people."""

from __future__ import annotations

import pickle

from tabletown.kernel.errors import BadInput, IllegalAction, RulesError, TabletownError


def test_mistakes_of_people_are_told_apart_from_faults_of_games() -> None:
    assert issubclass(IllegalAction, TabletownError)
    assert issubclass(BadInput, TabletownError)
    assert not issubclass(RulesError, TabletownError)


def test_a_refusal_ends_with_its_clause() -> None:
    refusal = IllegalAction("G-ONE-01", "refuse-toy", "Not now.")
    assert str(refusal) == "Not now. (G-ONE-01)"


def test_a_refusal_can_be_handed_from_one_process_to_another() -> None:
    refusal = pickle.loads(pickle.dumps(IllegalAction("G-ONE-01", "refuse-toy", "Not now.")))
    assert (refusal.clause, refusal.message, refusal.text) == ("G-ONE-01", "refuse-toy", "Not now.")
