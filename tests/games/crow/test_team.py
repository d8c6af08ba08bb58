"""TEM: two or three gang players."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.crow import GAME
from tests.games.crow.night import can, do, grounds, legal, news, night, refused, zone
from tests.games.table import actor, number, numbers, wander


def controls(seats: int) -> list[int]:
    return numbers(GAME.new(seats, seed=1), "control")


@pytest.mark.clause("CROW-TEM-01")
def test_a_single_gang_player_controls_all() -> None:
    assert controls(2) == [1] * 6


@pytest.mark.clause("CROW-TEM-02", "CROW-TEM-07")
def test_two_gang_players_control_a_lieutenant_and_two_demons_each() -> None:
    assert controls(3) == [1, 2, 2, 1, 2, 1]


@pytest.mark.clause("CROW-TEM-03", "CROW-TEM-07")
def test_three_gang_players_control_two_each() -> None:
    assert controls(4) == [1, 2, 3, 1, 2, 3]


@pytest.mark.clause("CROW-TEM-07")
def test_the_team_may_swap_before_the_first_turn() -> None:
    table = GAME.new(3, seed=1)
    assert actor(table) == 1
    do(table, "swap myca grange", "swap funboy t_bird", "pass")
    assert numbers(table, "control") == [2, 1, 2, 1, 1, 2]
    assert actor(table) == 2  # T-Bird's start space
    assert refused(table, "swap myca grange").clause == "CROW-TEM-07"


@pytest.mark.clause("CROW-TEM-02", "CROW-TEM-07")
def test_two_players_swap_lieutenants_or_demons() -> None:
    table = GAME.new(3, seed=1)
    assert not can(table, "swap t_bird myca")
    assert grounds(table, "swap t_bird myca") == ("CROW-TEM-02", "refuse-one-lieutenant")
    assert not can(table, "swap t_bird skank")
    assert grounds(table, "swap t_bird skank") == ("CROW-TEM-07", "refuse-same-hands")
    assert len(legal(table)) == 1 + 4 + 1


@pytest.mark.clause("CROW-TEM-03", "CROW-TEM-07")
def test_three_players_swap_as_they_like() -> None:
    table = GAME.new(4, seed=1)
    assert can(table, "swap t_bird myca")
    do(table, "swap t_bird myca", "swap t_bird grange", "swap funboy skank", "swap tin_tin myca")
    assert actor(table) == numbers(table, "control")[0]  # four swaps are enough for any split
    assert sorted(numbers(table, "control")) == [1, 1, 2, 2, 3, 3]


@pytest.mark.clause("CROW-TEM-04", "CROW-TEM-08")
def test_the_captain_decides_for_top_dollar_and_gideon() -> None:
    for round, captain in ((1, 1), (2, 2), (3, 3), (4, 1)):
        table = night(seats=4, round=round, top_dollar="6,4", gideon="6,6")
        assert actor(table) == captain
        do(table, "pick top_dollar")
        assert actor(table) == captain
        do(table, "pass", "pick gideon")
        assert actor(table) == captain


@pytest.mark.clause("CROW-TEM-08")
@pytest.mark.parametrize(("seats", "told"), [(2, []), (3, ["leads 2"]), (4, ["leads 2"])])
def test_a_team_hears_who_leads_it(seats: int, told: list[str]) -> None:
    table = night(seats=seats, turn="crow")
    do(table, "end")
    assert news(table)[2:] == told


@pytest.mark.clause("CROW-TEM-08")
def test_the_captain_picks_and_the_controller_acts() -> None:
    table = night(seats=4)
    do(table, "pick myca")
    assert actor(table) == 2
    do(table, "move myca")
    assert actor(table) == 2


@pytest.mark.clause("CROW-TEM-08")
def test_the_captain_changes_every_gang_turn() -> None:
    table = night(seats=3)
    captains = []
    for _ in range(4):
        captains.append(actor(table))
        do(table, "end", "end")
    assert captains == [1, 2, 1, 2]


@pytest.mark.clause("CROW-TEM-05", "CROW-TEM-06")
@pytest.mark.example("EX-55")
def test_control_is_evened_out_at_the_start_of_a_gang_turn() -> None:
    table = night(seats=4, turn="crow", t_bird="dead", skank="dead")
    do(table, "end")
    assert actor(table) == 2
    assert legal(table) == ["pick funboy", "pick myca"]
    do(table, "pick funboy")
    assert numbers(table, "control") == [1, 1, 3, 1, 2, 3]
    assert news(table, "handed-over") == ["handed-over funboy 1"]
    assert actor(table) == number(table, "captain")


@pytest.mark.clause("CROW-TEM-06")
def test_the_dead_top_dollar_and_gideon_do_not_count() -> None:
    table = night(seats=3, turn="crow", t_bird="dead", skank="dead", top_dollar="6,4", gideon="6,6")
    do(table, "end")  # Grange against Myca, Funboy and Tin Tin
    assert actor(table) == 2
    assert grounds(table, "pick grange") == ("CROW-TEM-05", "refuse-not-yours")
    do(table, "pick myca")
    assert actor(table) == number(table, "captain") == 2
    assert numbers(table, "control")[4] == 1


@pytest.mark.clause("CROW-TEM-06")
def test_an_arrested_gangster_still_counts() -> None:
    table = night(seats=3, turn="crow", t_bird="police_station", skank="police_station", down=["t_bird", "skank"])
    do(table, "end")
    assert news(table, "handed-over") == []


@pytest.mark.clause("CROW-TEM-06")
def test_ties_go_to_the_lowest_seat() -> None:
    dead: dict[str, Any] = {"grange": "dead", "tin_tin": "dead"}
    table = night(seats=4, turn="crow", **dead, control={"t_bird": 1, "skank": 1, "myca": 2, "funboy": 2})
    do(table, "end")
    assert actor(table) == 1
    do(table, "pick skank")
    assert numbers(table, "control")[3] == 3
    assert actor(table) == number(table, "captain")


@pytest.mark.clause("CROW-TEM-09")
def test_the_gang_shares_its_secrets() -> None:
    table = night(seats=4, gang_hand="joyride kevlar")
    for seat in (1, 2, 3):
        assert zone(table, "gang_hand", by=seat) == "joyride kevlar"
        assert zone(table, "objective", by=seat) == "ive_been_meaning_to_go_to_church"
    for audience in (0, None):
        assert zone(table, "gang_hand", by=audience) == "? ?"


@pytest.mark.clause("CROW-TEM-08", "CROW-PLT-12")
def test_a_teammate_asks_the_captain_for_a_card_between_actions() -> None:
    table = night(seats=3, active="funboy", gang_hand="made_bail")
    assert actor(table) == 2
    assert can(table, "ask")
    do(table, "ask")
    assert actor(table) == number(table, "captain") == 1
    do(table, "pass")
    assert actor(table) == 2
    assert not can(table, "ask")
    assert refused(table, "ask").clause == "CROW-TEM-08"


@pytest.mark.clause("CROW-TEM-08", "CROW-INF-05")
def test_the_captain_can_be_asked_whatever_is_in_the_hand() -> None:
    table = night(seats=3, active="funboy", gang_hand="kevlar")
    assert can(table, "ask")
    assert not can(night(seats=3, active="funboy"), "ask")
    assert not can(night(seats=3, active="grange", gang_hand="kevlar"), "ask")  # the captain's own


@pytest.mark.clause("CROW-WIN-06")
def test_the_gang_wins_or_loses_together() -> None:
    for seats in (3, 4):
        table = GAME.new(seats, seed=1)
        for _ in wander(table, seed=seats):
            pass
        assert len(set(table.scores()[1:])) == 1
