"""MOV, CMV: walking the streets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.crow.night import can, do, grounds, legal, news, night, refused, where

EX_05: dict[str, Any] = {
    "skank": "11,6",
    "funboy": "11,2",
    "albrecht": "5,0",
    "tin_tin": "dead",
    "tokens": {"tin_tin": "5,1"},
}


def walks(who: str, **position: Any) -> list[str]:
    """Where a Move action of a gangster can end."""
    table = night(active=who, **position)
    do(table, f"move {who}")
    return [phrase.removeprefix("to ") for phrase in legal(table)]


def friend_walks(who: str, **position: Any) -> list[str]:
    table = night(turn="crow", **position)
    do(table, f"move {who}")
    return [phrase.removeprefix("to ") for phrase in legal(table)]


# Legs


@pytest.mark.clause("CROW-MOV-01", "CROW-MOV-02", "CROW-MOV-03")
@pytest.mark.example("EX-03")
def test_t_bird_covers_three_streets() -> None:
    assert "0,14" in walks("t_bird", t_bird="11,11")
    assert "0,14" not in walks("grange", grange="11,11")  # Move 2
    assert "0,15" in walks("grange", grange="11,11")


@pytest.mark.clause("CROW-MOV-02")
def test_a_leg_goes_straight_until_a_building_or_the_edge() -> None:
    ends = walks("myca", myca="0,2")  # Move 2: along the alley, and once around a corner
    straight = [f"{row},2" for row in range(1, 12)]  # the Graveyard ends the street
    assert set(straight) < set(ends)
    for row in (2, 5, 6, 11):
        assert {f"{row},{column}" for column in range(9) if column != 2} <= set(ends)
    assert "3,6" not in ends  # a third leg
    assert "0,6" not in ends


@pytest.mark.clause("CROW-MOV-04", "CROW-MOV-05", "CROW-CHR-01")
@pytest.mark.example("EX-04")
def test_t_bird_gives_the_other_demons_one_street_more() -> None:
    assert "0,6" in walks("skank", skank="0,2")
    assert "0,6" not in walks("skank", skank="0,2", down=["t_bird"])
    assert "0,6" not in walks("skank", skank="0,2", t_bird="dead")
    assert "0,6" not in walks("skank", skank="0,2", t_bird="police_station", down=["t_bird"])
    assert "0,6" not in walks("grange", grange="0,2")  # no Street Demon


@pytest.mark.clause("CROW-MOV-12")
def test_legs_run_across_seams() -> None:
    assert {"6,8", "6,9", "6,17"} <= set(walks("myca", myca="6,0"))


@pytest.mark.clause("CROW-GEO-13")
def test_nobody_moves_diagonally() -> None:
    others: dict[str, Any] = {"funboy": "2,0", "skank": "1,2", "grange": "3,2", "tin_tin": "2,4"}
    table = night(active="myca", myca="2,2", tokens={"tin_tin": "2,3", "skank": "2,1", "grange": "1,2"}, **others)
    do(table, "move myca")
    assert "to 1,3" not in legal(table)
    table = night(active="t_bird", t_bird="5,2", down=["skank"])
    do(table, "move t_bird")
    assert "to 4,2" in legal(table)


# Others on the street


@pytest.mark.clause("CROW-MOV-06", "CROW-MOV-07")
@pytest.mark.example("EX-05")
def test_a_gangster_turns_on_an_occupied_space_but_does_not_stay() -> None:
    ends = walks("skank", **EX_05)
    assert "6,1" in ends  # west to Funboy, north, west
    assert "11,2" not in ends
    assert refused_end("skank", "11,2", **EX_05) == "CROW-MOV-07"


@pytest.mark.clause("CROW-MOV-06")
def test_gangsters_pass_through_albrecht_and_sarah() -> None:
    people: dict[str, Any] = {"myca": "6,0", "albrecht": "6,4", "sarah": "6,5", "grange": "6,7"}
    assert {"6,6", "6,8", "6,17"} <= set(walks("myca", **people))


@pytest.mark.clause("CROW-OPT-04")
def test_in_a_traffic_jam_albrecht_and_sarah_block_gangsters() -> None:
    jam: dict[str, Any] = {"options": {"traffic_jam": True}}
    for who in ("albrecht", "sarah"):
        people = {"myca": "0,2", who: "2,2"}
        assert walks("myca", **people, **jam) == ["1,2"]
        assert "5,2" in walks("myca", **people)
    assert "3,2" in walks("myca", myca="0,2", grange="2,2", **jam)


# Crow tokens


@pytest.mark.clause("CROW-MOV-08")
@pytest.mark.example("EX-05")
def test_a_gangster_stops_on_a_crow_token() -> None:
    table = night(active="skank", **EX_05)
    do(table, "move skank", "to 5,1")
    assert where(table, "skank") == "5,1"
    assert table.are_adjacent(3, 10)
    table = night(active="myca", myca="2,6", tokens={"tin_tin": "2,3"}, tin_tin="dead")
    do(table, "move myca")
    assert can(table, "to 2,3")
    assert not can(table, "to 2,1")  # beyond it
    assert not can(table, "to 2,0")


@pytest.mark.clause("CROW-MOV-08")
def test_a_gangster_does_not_turn_on_a_crow_token() -> None:
    token: dict[str, Any] = {"tin_tin": "dead", "tokens": {"tin_tin": "2,2"}}
    assert "0,2" in walks("myca", myca="2,4")
    assert "0,2" not in walks("myca", myca="2,4", **token)
    assert "2,2" in walks("myca", myca="2,4", **token)


@pytest.mark.clause("CROW-MOV-08")
def test_two_crow_tokens_on_a_space_are_like_one() -> None:
    tokens: dict[str, Any] = {"tin_tin": "dead", "skank": "dead", "tokens": {"tin_tin": "2,2", "skank": "2,2"}}
    ends = walks("myca", myca="2,4", **tokens)
    assert "2,2" in ends
    assert "2,1" not in ends


@pytest.mark.clause("CROW-MOV-09", "CROW-MOV-11")
@pytest.mark.example("EX-05")
def test_another_move_leaves_the_crow_token() -> None:
    table = night(active="skank", **EX_05)
    do(table, "move skank", "to 5,1", "move skank")
    assert can(table, "to 5,2")
    assert can(table, "to 5,8")
    assert not can(table, "to 5,1")


@pytest.mark.clause("CROW-MOV-10")
@pytest.mark.example("EX-06")
def test_a_token_under_a_character_cannot_be_entered() -> None:
    position: dict[str, Any] = {**EX_05, "myca": "5,1", "albrecht": "5,0"}
    ends = walks("skank", **position)
    assert "5,1" not in ends
    assert "5,2" in ends
    blocked: dict[str, Any] = {"grange": "2,4", "tin_tin": "dead", "tokens": {"tin_tin": "2,4"}}
    row = walks("myca", myca="2,8", t_bird="2,6", **blocked)
    assert "2,5" in row
    assert "2,3" not in row


@pytest.mark.clause("CROW-MOV-11")
def test_a_move_ends_somewhere_else() -> None:
    assert "2,4" not in walks("myca", myca="2,4")
    assert refused_end("myca", "2,4", myca="2,4") == "CROW-MOV-11"


@pytest.mark.clause("CROW-INC-05", "CROW-GEO-16")
def test_a_lying_character_is_in_the_way_like_a_standing_one() -> None:
    people: dict[str, Any] = {"myca": "6,0", "grange": "6,4"}
    assert walks("myca", **people) == walks("myca", **people, down=["grange"])
    assert "6,4" not in walks("myca", **people, down=["grange"])


@pytest.mark.clause("CROW-GEO-19")
def test_a_crow_token_does_not_occupy_its_space() -> None:
    assert "5,1" in walks("skank", **EX_05)
    table = night(skank="5,1", tin_tin="dead", tokens={"tin_tin": "5,1", "flaming": "5,1"})
    assert not table.broken()


# Albrecht and Sarah


@pytest.mark.clause("CROW-CMV-01", "CROW-BLD-02", "CROW-BLD-03", "CROW-CMV-04", "CROW-CMP-19")
def test_albrecht_and_sarah_walk_one_street_per_point() -> None:
    for who, building in (("albrecht", "albrechts_apartment"), ("sarah", "maxi_dogs")):
        assert "0,6" in friend_walks(who, **{who: "0,2"})
        assert "0,6" not in friend_walks(who, **{who: "0,2"}, burning=[building])
        assert "2,6" in friend_walks(who, **{who: "0,2"}, burning=[building])


@pytest.mark.clause("CROW-CMV-02", "CROW-CMV-03")
@pytest.mark.example("EX-11")
def test_albrecht_passes_sarah_but_no_gangster() -> None:
    people: dict[str, Any] = {"albrecht": "6,4", "sarah": "6,5", "grange": "6,7"}
    for down in ([], ["grange"]):
        ends = friend_walks("albrecht", **people, down=down, burning=["albrechts_apartment"])
        assert "6,6" in ends
        assert "6,5" not in ends
        assert "6,8" not in ends
    assert "6,8" in friend_walks("albrecht", **{**people, "grange": "17,2", "t_bird": "dead"})


@pytest.mark.clause("CROW-CMV-03")
def test_friends_turn_on_each_other_and_walk_over_crow_tokens() -> None:
    burning = ["albrechts_apartment"]
    assert "0,2" in friend_walks("albrecht", albrecht="2,4", sarah="2,2", burning=burning)
    token: dict[str, Any] = {"tin_tin": "dead", "tokens": {"tin_tin": "2,2"}}
    assert "0,2" in friend_walks("albrecht", albrecht="2,4", burning=burning, **token)
    assert "2,0" in friend_walks("albrecht", albrecht="2,4", burning=burning, **token)


@pytest.mark.clause("CROW-CMV-05")
def test_lying_friends_do_not_move() -> None:
    people: dict[str, Any] = {"albrecht": "albrechts_apartment", "sarah": "church"}
    table = night(turn="crow", **people, down=["albrecht", "sarah"])
    for who in ("albrecht", "sarah"):
        assert not can(table, f"move {who}")
        assert refused(table, f"move {who}").clause == "CROW-CMV-05"


@pytest.mark.clause("CROW-CRA-05", "CROW-MOV-07")
def test_whoever_is_walled_in_cannot_move() -> None:
    table = night(active="myca", myca="17,6", tin_tin="dead", tokens={"tin_tin": "16,6"})  # Grange is on it
    assert not can(table, "move myca")
    assert grounds(table, "move myca") == ("CROW-MOV-07", "refuse-walled-in")


def test_a_walk_is_told() -> None:
    table = night(active="myca", myca="2,4")
    do(table, "move myca", "to 2,6")
    assert news(table) == ["walked myca G3"]


def refused_end(who: str, end: str, **position: Any) -> str:
    table = night(active=who, **position)
    do(table, f"move {who}")
    return refused(table, f"to {end}").clause


@pytest.mark.parametrize(
    ("end", "clause"),
    [
        ("0,0", "CROW-MOV-02"),  # a building
        ("0,2", "CROW-MOV-01"),  # three legs away
        ("1,6", "CROW-MOV-07"),  # T-Bird is there
        ("0,6", "CROW-MOV-11"),
    ],
)
def test_why_a_walk_does_not_end_there(end: str, clause: str) -> None:
    assert refused_end("myca", end, myca="0,6", t_bird="1,6") == clause


@pytest.mark.parametrize(("end", "clause"), [("17,2", "CROW-CMV-03"), ("0,6", "CROW-CMV-01"), ("0,0", "CROW-MOV-02")])
def test_why_a_friend_does_not_stop_there(end: str, clause: str) -> None:
    table = night(turn="crow", albrecht="0,2", burning=["albrechts_apartment"])
    do(table, "move albrecht")
    assert refused(table, f"to {end}").clause == clause


@pytest.mark.clause("CROW-MOV-08")
def test_a_walk_that_a_crow_token_stops_is_refused_because_of_it() -> None:
    token: dict[str, Any] = {"tin_tin": "dead", "tokens": {"tin_tin": "2,3"}}
    assert refused_end("myca", "2,1", myca="2,6", **token) == "CROW-MOV-08"
    assert refused_end("myca", "14,14", myca="2,6", **token) == "CROW-MOV-01"


@pytest.mark.clause("CROW-MOV-10")
def test_a_crow_token_under_somebody_is_refused_because_of_both() -> None:
    token: dict[str, Any] = {"grange": "2,4", "tin_tin": "dead", "tokens": {"tin_tin": "2,4"}}
    assert refused_end("myca", "2,4", myca="2,8", **token) == "CROW-MOV-10"


@pytest.mark.clause("CROW-OPT-04")
def test_a_walk_that_traffic_stops_is_refused_because_of_the_jam() -> None:
    jam: dict[str, Any] = {"options": {"traffic_jam": True}}
    assert refused_end("myca", "5,2", myca="0,2", albrecht="2,2", **jam) == "CROW-OPT-04"
    assert refused_end("myca", "14,14", myca="0,2", albrecht="2,2", **jam) == "CROW-MOV-01"


@pytest.mark.clause("CROW-CMV-02")
def test_a_walk_of_a_friend_that_a_gangster_stops_is_refused_because_of_him() -> None:
    table = night(turn="crow", albrecht="6,4", grange="6,7", burning=["albrechts_apartment"])
    do(table, "move albrecht")
    assert refused(table, "to 6,8").clause == "CROW-CMV-02"
