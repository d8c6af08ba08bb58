"""What the lab is told about a finished night."""

from __future__ import annotations

from functools import cache

from tabletown.games.crow import GAME
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.number import ROUND
from tabletown.kernel.profile import Factor
from tabletown.kernel.rng import Rng
from tabletown.kernel.step import Actions
from tests.games.table import actor


@cache
def finished(seats: int = 2, seed: int = 1) -> Night:
    """A night of quick guesses."""
    table = GAME.new(seats, seed, listen=True)
    assert isinstance(table, Night)
    out = Actions(table.layout.actions)
    rng = Rng(seed)
    while not table.over:
        table.legal_into(actor(table), out)
        table.play(actor(table), table.guess(actor(table), out, rng))
    return table


def found(table: Night, group: str) -> list[Factor]:
    told = [GAME.event(entry, table.setup.everyone) for entry in table.journal or []]
    return [factor for factor in GAME.factors(table, told) if factor.group == group]


def test_one_side_wins_and_the_other_does_not() -> None:
    table = finished()
    assert [factor.won for factor in found(table, "side")] == table.returns()


def test_the_objective_goes_with_the_gang() -> None:
    table = finished()
    (objective,) = found(table, "Objective")
    assert objective.won == table.returns()[1]


def test_every_card_that_was_played_is_told_once() -> None:
    table = finished()
    for seat, player in enumerate(("the Crow player", "the gang")):
        cards = found(table, f"card of {player}")
        assert len({card.name for card in cards}) == len(cards)
        assert {card.won for card in cards} <= {table.returns()[seat]}


def test_the_first_card_that_each_side_draws_is_told_with_what_the_side_won() -> None:
    table = finished()
    told = [GAME.event(entry, table.setup.everyone) for entry in table.journal or []]
    drawn = [
        (event.data["side"], GAME.say(GAME.piece(str(event.data["card"]))))
        for event in told
        if event.kind == "drew-plot"
    ]
    for seat, (side, player) in enumerate((("crow", "the Crow player"), ("gang", "the gang"))):
        first = next(card for who, card in drawn if who == side)
        assert found(table, f"first card drawn by {player}") == [
            Factor(f"first card drawn by {player}", first, table.returns()[seat])
        ]


def test_a_night_has_one_end() -> None:
    assert sum(end.won for end in found(finished(), "end")) == 1.0


def test_lengths_tell_whether_a_night_was_as_short() -> None:
    table = finished()
    lengths = {int(length.name.split()[2]): length.won for length in found(table, "length")}
    assert lengths == {most: float(table[ROUND] <= most) for most in lengths}
