"""INF: who knows what."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.rules.cause import AT_START
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.number import RULED_OUT
from tabletown.games.crow.rules.setup import look_at_top
from tabletown.games.crow.rules.zone import OBJECTIVE, OBJECTIVES
from tabletown.kernel.records import encode
from tabletown.kernel.rng import Rng
from tests.games.crow.night import CROW, death_list, do, night, zone
from tests.games.table import ONLOOKER, actor, events, hush, worked_out

HANDS: dict[str, Any] = {"crow_hand": "boo talons", "gang_hand": "joyride kevlar kevlar"}


@pytest.mark.clause("CROW-INF-01", "CROW-OBJ-03")
def test_the_objective_is_known_to_the_gang_only() -> None:
    table = night(seats=3)
    assert zone(table, "objective", by=1) == zone(table, "objective", by=2) != "?"
    assert zone(table, "objective", by=CROW) == zone(table, "objective", by=ONLOOKER) == "?"
    assert zone(night(revealed=True), "objective", by=CROW) == "ive_been_meaning_to_go_to_church"


@pytest.mark.clause("CROW-INF-02", "CROW-INF-03")
def test_the_crow_player_knows_the_top_of_the_death_list_and_its_size_is_public() -> None:
    table = night(death_list="skank funboy t_bird tin_tin")
    assert death_list(table, by=CROW) == "skank ? ? ?"
    assert death_list(table, by=1) == death_list(table) == "? ? ? ?"
    do(table, "end")
    assert death_list(table, by=CROW) == "skank ? ? ?"  # at any time


@pytest.mark.clause("CROW-INF-04")
def test_the_gang_learns_a_revealed_top() -> None:
    table = night(death_list="skank funboy t_bird tin_tin", known_top=True)
    assert death_list(table, by=1) == death_list(table) == "skank ? ? ?"


@pytest.mark.clause("CROW-INF-02")
def test_looking_at_the_top_tells_nobody_else() -> None:
    table = night(death_list="skank funboy t_bird tin_tin", skank="dead")
    look_at_top(table, AT_START)
    assert (death_list(table, by=CROW), death_list(table, by=1)) == ("funboy ? ?", "? ? ?")


@pytest.mark.clause("CROW-INF-05")
def test_hands_are_hidden_and_piles_are_public() -> None:
    table = night(seats=3, **HANDS, crow_discard="downpour", gang_discard="shakedown")
    assert (zone(table, "crow_hand", by=CROW), zone(table, "gang_hand", by=CROW)) == ("boo talons", "? ? ?")
    assert (zone(table, "crow_hand", by=1), zone(table, "gang_hand", by=1)) == ("? ?", "joyride kevlar kevlar")
    assert (zone(table, "crow_discard"), zone(table, "gang_discard")) == ("downpour", "shakedown")
    assert len(table.view().zones["gang_deck"]) == 34 - 4


@pytest.mark.clause("CROW-INF-06")
def test_unused_objectives_stay_unknown() -> None:
    for audience in (CROW, 1, ONLOOKER):
        assert zone(night(revealed=True), "objectives", by=audience) == "? ? ? ? ? ?"


@pytest.mark.clause("CROW-INF-07")
def test_everything_else_is_public() -> None:
    table = night(seats=3, **HANDS, fire={"church": 2}, burning=["a1_g"], health=3)
    views = [table.view(seat) for seat in (CROW, 1, 2, ONLOOKER)]
    assert all(view.numbers == views[0].numbers for view in views)
    public = ["crow_discard", "gang_discard", "crow_lasting", "gang_lasting", "crow_board", "in_city"]
    for name in public:
        assert len({str(view.zones[name]) for view in views}) == 1


@pytest.mark.clause("CROW-OBJ-03", "CROW-INF-01")
def test_the_crow_player_cannot_tell_one_objective_from_another() -> None:
    seen = set()
    for objective in (entry.name for entry in GAME.box.objectives):
        table = night(turn="crow", objective=objective)
        seen.add((encode(table.view(CROW)), encode(table.options(CROW))))
    assert len(seen) == 1


# Two nights that differ in nothing but the Objective


def with_objective(table: Night, n: int) -> Night:
    """The same night with another Objective."""
    other = table.clone()
    assert isinstance(other, Night)
    own, away = table.start[OBJECTIVE], table.start[OBJECTIVES]
    wanted = int(table.box.first_objective) + n
    for slot in range(away, away + int(table.size(OBJECTIVES))):
        if table.kinds[slot] == wanted:
            other.kinds[own], other.kinds[slot] = wanted, table.kinds[own]
    assert other.objective() == n
    return other


def possible(table: Night) -> list[int]:
    """The Objectives that the gang could have for all that everybody knows."""
    return [n for n in range(len(GAME.box.objectives)) if table.numbers[RULED_OUT + n] == 0]


def told(table: Night, reader: int | None) -> list[object]:
    """Everything that somebody outside the gang sees, reads and hears, and may do or not."""
    view = table.view(reader)
    seen: list[object] = [encode(view), worked_out(table, reader), GAME.text(view), GAME.prompt(table, reader)]
    if reader is not None:
        seen.append(encode(table.options(reader)))
        offered = table.legal(reader)
        illegal = [code for code in range(GAME.layout.actions) if code not in offered]
        seen += [encode(GAME.refusal(table, reader, code)) for code in illegal]
    return seen


@pytest.mark.clause("CROW-OBJ-03", "CROW-INF-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_outside_the_gang_is_told_anything_that_depends_on_the_objective(seats: int) -> None:
    table = GAME.new(seats, seed=seats)
    assert isinstance(table, Night)
    rng = Rng(seats)
    compared = 0
    while not table.over and not table.is_revealed():
        if rng.below(40) == 0:
            for n in possible(table):
                for reader in (CROW, ONLOOKER):
                    assert told(with_objective(table, n), reader) == told(table, reader)
            compared += 1
        choices = table.legal(actor(table))
        table.apply(actor(table), choices[rng.below(len(choices))])
    assert compared > 1


@pytest.mark.clause("CROW-OBJ-03", "CROW-INF-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_gang_does_has_the_same_outcome_whatever_the_objective_is(seats: int) -> None:
    compared = 0
    for seed in range(4):
        table = GAME.new(seats, seed=seed)
        assert isinstance(table, Night)
        rng = Rng(seed)
        while not table.over and not table.is_revealed():
            seat = actor(table)
            choices = table.legal(seat)
            code = choices[rng.below(len(choices))]
            others = possible(table)
            twin = with_objective(table, others[rng.below(len(others))])
            hush(table)
            hush(twin)
            table.apply(seat, code)
            if code not in twin.legal(seat):
                continue
            twin.apply(seat, code)
            if not twin.is_revealed() and not table.is_revealed():
                for reader in (CROW, ONLOOKER):
                    assert encode(table.view(reader)) == encode(twin.view(reader))
                    assert encode(events(table, reader)) == encode(events(twin, reader))
                compared += 1
    assert compared > 100


def test_an_objective_that_is_ruled_out_is_not_imagined() -> None:
    table = night(turn="crow", objective="stay_in_the_ground")
    table.numbers[table.layout.number_count - 7] = 1  # the first one
    imagined = {zone(table.imagine(CROW, seed), "objective", by=1) for seed in range(60)}
    assert "ive_been_meaning_to_go_to_church" not in imagined
    assert len(imagined) == 6
