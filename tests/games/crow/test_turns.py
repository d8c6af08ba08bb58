"""TRN, GNG, CRA, WIN: turns of both sides, and the end."""

from __future__ import annotations

import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.rules.characters import boss_hits_streets, leave_game
from tabletown.games.crow.rules.deed import MOVE as MOVE_ACTION
from tabletown.games.crow.rules.gang import give_free_action, may_recover
from tests.games.crow.night import can, do, grounds, is_down, legal, news, night, refused, where, winner
from tests.games.table import actor, hush, number, numbers, wander

# Turns


@pytest.mark.clause("CROW-TRN-01")
def test_the_sides_take_turns() -> None:
    table = night()
    turns = []
    for _ in range(4):
        turns.append((actor(table), number(table, "round")))
        do(table, "end")
    assert turns == [(1, 1), (0, 1), (1, 2), (0, 2)]
    assert GAME.refusal(table, 0, 0).clause == "CROW-TRN-01"


@pytest.mark.clause("CROW-TRN-02", "CROW-GNG-02")
def test_a_gangster_takes_two_actions() -> None:
    table = night(funboy="6,0")
    do(table, "pick funboy", "move funboy", "to 6,4", "move funboy", "to 6,5")
    assert actor(table) == 1
    assert not can(table, "pick funboy")
    assert refused(table, "pick funboy").clause == "CROW-GNG-03"
    assert can(table, "pick skank")


@pytest.mark.clause("CROW-TRN-02", "CROW-GID-06")
def test_gideon_takes_one_action() -> None:
    table = night(gideon="6,4")
    do(table, "pick gideon", "move gideon", "to 6,5")
    assert not can(table, "pick gideon")
    assert number(table, "active") == -1


@pytest.mark.clause("CROW-TRN-03", "CROW-CRA-02", "CROW-DMG-01")
def test_the_crow_player_has_four_actions() -> None:
    table = night()
    do(table, "end")
    assert number(table, "actions") == 4
    assert news(table, "crow-began") == ["crow-began 4"]


@pytest.mark.clause("CROW-TRN-03", "CROW-GID-03", "CROW-GID-04")
@pytest.mark.parametrize("down", [[], ["gideon"]])
def test_gideon_on_the_streets_gives_a_fifth_action(down: list[str]) -> None:
    table = night(gideon="6,4", down=down)
    do(table, "end")
    assert number(table, "actions") == 5


@pytest.mark.clause("CROW-GID-03")
def test_a_dead_gideon_gives_nothing() -> None:
    table = night(gideon="dead")
    do(table, "end")
    assert number(table, "actions") == 4


@pytest.mark.clause("CROW-TRN-04")
def test_actions_come_in_any_order_and_may_be_repeated() -> None:
    table = night(turn="crow")
    do(
        table,
        "move albrecht",
        "to 15,11",
        "move the_crow",
        "on pit",
        "move albrecht",
        "to 15,12",
        "move eric_draven",
        "on dravens_loft",
    )
    assert number(table, "actions") == 0


@pytest.mark.clause("CROW-TRN-05")
def test_actions_are_optional_and_lost() -> None:
    table = night(turn="crow", actions=3)
    do(table, "end", "end")
    assert number(table, "actions") == 4
    table = night(active="funboy", funboy="6,0")
    do(table, "pass")
    assert (number(table, "active"), number(table, "left")) == (-1, 0)
    assert not can(table, "pick funboy")
    do(table, "end")
    assert not any(numbers(table, "to_act"))


@pytest.mark.clause("CROW-TRN-06", "CROW-GNG-01", "CROW-GNG-03")
def test_all_living_gangsters_come_to_hand_at_the_start_of_a_gang_turn() -> None:
    table = night(turn="crow", skank="dead", myca="police_station", down=["myca", "funboy"])
    do(table, "end")
    assert numbers(table, "to_act") == [1, 1, 1, 0, 1, 1, 0, 0]
    assert legal(table) == ["end", "pick t_bird", "pick funboy", "pick tin_tin", "pick grange"]
    table = night(turn="crow", top_dollar="6,4", gideon="6,6")
    do(table, "end")
    assert numbers(table, "to_act")[6:] == [1, 1]


@pytest.mark.clause("CROW-TRN-06", "CROW-TEM-06")
def test_control_is_settled_before_anybody_acts() -> None:
    table = night(seats=3, turn="crow", t_bird="dead", skank="dead")
    do(table, "end")
    assert [line.split()[0] for line in news(table)] == ["ended", "gang-began", "leads"]
    assert refused(table, "end").clause == "CROW-TEM-05"


@pytest.mark.clause("CROW-TRN-08")
def test_the_start_of_a_crow_turn_goes_in_order() -> None:
    table = night(health=3, crow_lasting="night_watchman", lost=1)
    do(table, "end")
    assert news(table) == ["ended gang", "lasting-ended night_watchman", "healed 2 5 graveyard", "crow-began 3"]


@pytest.mark.clause("CROW-TRN-09")
def test_albrecht_defuses_the_bomb_at_the_end_of_the_crow_turn() -> None:
    table = night(turn="crow", bomb="hospital", albrecht="14,15")
    do(table, "end")
    assert number(table, "bomb") == -1
    assert news(table, "bomb-defused") == ["bomb-defused hospital"]


@pytest.mark.clause("CROW-TRN-09", "CROW-TRN-07")
@pytest.mark.parametrize(("albrecht", "down"), [("17,11", []), ("14,15", ["albrecht"])])
def test_without_albrecht_the_bomb_is_due_in_the_next_gang_turn(albrecht: str, down: list[str]) -> None:
    table = night(turn="crow", bomb="hospital", albrecht=albrecht, down=down)
    do(table, "end")
    assert (number(table, "bomb"), number(table, "bomb_due")) == (10, 1)


# The gang


@pytest.mark.clause("CROW-GNG-02")
def test_one_gangster_finishes_before_another_starts() -> None:
    table = night(active="funboy", funboy="6,0")
    assert not can(table, "pick skank")
    assert not can(table, "move skank")
    assert refused(table, "move skank").clause == "CROW-GNG-02"
    do(table, "pass", "pick skank")
    assert number(table, "active") == 3


@pytest.mark.clause("CROW-GNG-04")
def test_what_a_gangster_can_do() -> None:
    table = night(active="funboy", funboy="6,11", grange="police_station", down=["grange"])
    assert [action for action in legal(table) if "fire" not in action] == ["pass", "move funboy", "bail grange"]


@pytest.mark.clause("CROW-GNG-05", "CROW-TOP-02", "CROW-TOP-03")
@pytest.mark.parametrize(("turn", "acts"), [("gang", 1), ("crow", 0)])
def test_top_dollar_acts_at_once_if_he_comes_out_on_the_gangs_turn(turn: str, acts: int) -> None:
    table = night(turn=turn, round=2, seats=3)
    boss_hits_streets(table, 0)
    table.advance()
    assert actor(table) == number(table, "captain") == 2
    assert grounds(table, "to 6,0") == ("CROW-GEO-18", "refuse-not-beside")
    do(table, "to 5,4")
    assert (where(table, "top_dollar"), is_down(table, "top_dollar")) == ("5,4", False)
    assert (number(table, "boss_out"), number(table, "wounded")) == (1, 0)
    assert numbers(table, "to_act")[6] == acts


@pytest.mark.clause("CROW-GNG-06", "CROW-GMI-03", "CROW-ARR-02")
def test_a_gangster_who_is_bailed_out_acts_this_turn() -> None:
    table = night(active="grange", grange="6,10", tin_tin="police_station", down=["tin_tin"])
    do(table, "bail tin_tin", "to 6,11", "pass", "pick tin_tin")
    assert number(table, "left") == 2
    assert not is_down(table, "tin_tin")
    assert can(table, "move tin_tin")


@pytest.mark.clause("CROW-GNG-06", "CROW-ARR-02")
def test_an_arrested_gangster_does_not_act() -> None:
    table = night(tin_tin="police_station", down=["tin_tin"])
    assert not can(table, "pick tin_tin")
    assert refused(table, "pick tin_tin").clause == "CROW-ARR-02"


@pytest.mark.clause("CROW-GNG-07")
def test_free_actions_do_not_count_against_the_two() -> None:
    table = night(active="funboy", funboy="6,0", skank="6,4", acted=["skank"], myca="6,6", down=["myca"])
    give_free_action(table, MOVE_ACTION, 0)
    table.advance()
    assert legal(table)[:2] == ["pass", "pick t_bird"]
    assert can(table, "pick skank")  # has acted
    assert not can(table, "pick myca")  # incapacitated
    assert refused(table, "pick myca").clause == "CROW-INC-07"
    do(table, "pick skank")
    assert legal(table) == ["move skank"]
    do(table, "move skank", "to 6,5")
    assert number(table, "left") == 2
    assert can(table, "move funboy")


@pytest.mark.clause("CROW-GNG-08")
def test_a_ban_stops_free_actions_too() -> None:
    table = night(skank="6,0", eric_draven="pit", crow_lasting="lets_see_you_enforce_it")
    give_free_action(table, MOVE_ACTION, 0)
    table.advance()
    assert not can(table, "pick skank")
    assert can(table, "pick funboy")


@pytest.mark.clause("CROW-GNG-08")
def test_a_free_action_of_one_kind_is_no_other() -> None:
    table = night(skank="6,11", grange="police_station", down=["grange"])
    give_free_action(table, MOVE_ACTION, 1)
    table.advance()
    assert not can(table, "pass")
    do(table, "pick skank")
    assert grounds(table, "bail grange") == ("CROW-GNG-08", "refuse-free-kind")


@pytest.mark.clause("CROW-GNG-09", "CROW-GMI-01")
def test_a_gangster_who_is_laid_low_can_only_recover() -> None:
    table = night(active="funboy", funboy="6,0", left=2, down=["funboy"])
    assert legal(table) == ["pass", "recover funboy"]
    assert refused(table, "move funboy").clause == "CROW-INC-01"
    do(table, "recover funboy")
    assert number(table, "left") == 1
    assert can(table, "move funboy")


@pytest.mark.clause("CROW-GNG-09")
def test_a_gangster_who_is_gone_loses_its_actions() -> None:
    table = night(active="funboy", funboy="6,0")
    leave_game(table, 1)
    table.advance()
    assert number(table, "active") == -1
    assert legal(table)[0] == "end"


@pytest.mark.clause("CROW-GMI-02")
def test_nobody_recovers_in_a_building() -> None:
    table = night(tin_tin="police_station", funboy="6,0", down=["tin_tin", "funboy"])
    assert [bool(may_recover(table, who)) for who in (1, 2, 6, 7)] == [True, False, False, False]


@pytest.mark.clause("CROW-GMI-03")
def test_bailing_out_needs_a_space_next_to_the_police_station() -> None:
    for space, possible in (("6,10", True), ("6,8", True), ("6,12", False)):
        table = night(active="grange", grange=space, tin_tin="police_station", down=["tin_tin"])
        assert can(table, "bail tin_tin") == possible
    assert grounds(table, "bail tin_tin") == ("CROW-GMI-03", "refuse-not-at-station")
    assert refused(table, "bail skank").clause == "CROW-ARR-01"


@pytest.mark.clause("CROW-GMI-04", "CROW-GMI-06")
@pytest.mark.parametrize("killer", ["top_dollar", "gideon"])
def test_top_dollar_or_gideon_puts_an_end_to_gideon(killer: str) -> None:
    table = night(active=killer, left=1, top_dollar="6,4", gideon="6,5")
    do(table, "kill gideon")
    assert where(table, "gideon") == "dead"
    assert news(table, "drew-plot") == []
    do(table, "end")
    assert number(table, "actions") == 4


@pytest.mark.clause("CROW-GMI-04")
def test_gideon_has_to_be_next_to_top_dollar() -> None:
    table = night(active="gideon", left=1, top_dollar="6,4", gideon="6,6")
    assert not can(table, "kill gideon")
    assert refused(table, "kill gideon").clause == "CROW-GMI-04"
    table = night(active="myca", top_dollar="6,4", gideon="6,5", myca="6,6")
    assert refused(table, "kill gideon").clause == "CROW-GMI-04"


@pytest.mark.clause("CROW-GMI-05", "CROW-GMI-06", "CROW-GID-06")
@pytest.mark.example("EX-38")
def test_gideon_next_to_the_pit_may_be_killed_while_top_dollar_is_in_it() -> None:
    table = night(gideon="2,6")
    do(table, "pick gideon", "kill gideon")
    assert where(table, "gideon") == "dead"
    do(table, "end")
    assert number(table, "actions") == 4
    table = night(active="gideon", left=1, gideon="2,6", top_dollar="5,8")
    assert not can(table, "kill gideon")


@pytest.mark.clause("CROW-GID-05")
def test_the_number_of_actions_is_fixed_at_the_start_of_the_turn() -> None:
    table = night(gideon="6,4")
    do(table, "end")
    leave_game(table, 7)
    assert number(table, "actions") == 5


@pytest.mark.clause("CROW-GID-06", "CROW-GID-07")
def test_gideon_only_moves_or_recovers() -> None:
    table = night(active="gideon", left=1, gideon="6,11", tin_tin="police_station", down=["tin_tin"])
    assert legal(table) == ["pass", "move gideon"]
    assert refused(table, "bail tin_tin").clause == "CROW-GID-06"
    table = night(active="gideon", left=1, gideon="6,11", down=["gideon"])
    assert legal(table) == ["pass", "recover gideon"]
    do(table, "recover gideon")
    assert not is_down(table, "gideon")


# The Crow player


@pytest.mark.clause("CROW-CRA-01")
def test_what_the_crow_player_can_do() -> None:
    table = night(turn="crow")
    moves = ["move eric_draven", "move the_crow", "move albrecht", "move sarah"]
    assert legal(table) == ["end", *moves]
    table = night(turn="crow", albrecht="albrechts_apartment", sarah="church", down=["albrecht", "sarah", "the_crow"])
    assert legal(table) == ["end", "move eric_draven", "recover the_crow", "recover albrecht"]
    table = night(turn="crow", sarah="church", down=["sarah"], eric_draven="church")
    assert "rescue" in legal(table)


@pytest.mark.clause("CROW-CRA-02", "CROW-PWR-17")
@pytest.mark.example("EX-53")
def test_lost_actions_are_missing_from_the_next_turn() -> None:
    table = night(gideon="6,4", lost=2)
    do(table, "end")
    assert (number(table, "actions"), number(table, "lost")) == (3, 0)


@pytest.mark.clause("CROW-PWR-17")
def test_a_turn_never_starts_below_zero_and_the_rest_is_forgotten() -> None:
    table = night(lost=7, crow_hand="painted_grin")
    do(table, "end")
    assert (number(table, "actions"), number(table, "lost")) == (0, 0)
    assert legal(table) == ["end"]
    assert refused(table, "move eric_draven").clause == "CROW-CRA-02"


@pytest.mark.clause("CROW-CRA-03")
def test_the_marker_moves_before_the_action() -> None:
    table = night(turn="crow")
    do(table, "move the_crow")
    assert number(table, "actions") == 3


@pytest.mark.clause("CROW-CRA-04", "CROW-BLD-06")
def test_an_action_without_effect_is_spent() -> None:
    table = night(turn="crow", health=5)
    do(table, "move eric_draven", "on dravens_loft")  # nothing to heal
    assert number(table, "actions") == 3


@pytest.mark.clause("CROW-CRA-05")
@pytest.mark.parametrize(
    ("action", "clause"),
    [
        ("rescue", "CROW-CMI-04"),
        ("recover albrecht", "CROW-INC-02"),
        ("move skank", "CROW-CRA-01"),
        ("recover skank", "CROW-CRA-01"),
        ("bail skank", "CROW-CRA-01"),
        ("kill gideon", "CROW-CRA-01"),
        ("recover sarah", "CROW-INC-02"),
        ("pick skank", "CROW-CRA-01"),
        ("pass", "CROW-CRA-01"),
    ],
)
def test_an_action_needs_its_requirements(action: str, clause: str) -> None:
    table = night(turn="crow")
    assert not can(table, action)
    assert refused(table, action).clause == clause


@pytest.mark.clause("CROW-CMI-01", "CROW-INC-02")
def test_albrecht_stands_up_next_to_his_apartment() -> None:
    table = night(turn="crow", albrecht="albrechts_apartment", down=["albrecht"], burning=["hospital"])
    do(table, "recover albrecht")
    assert number(table, "actions") == 3
    assert set(legal(table)) == {f"to {words}" for words in around_apartment()}
    do(table, legal(table)[0])
    assert not is_down(table, "albrecht")
    assert can(table, "move albrecht")


def around_apartment() -> list[str]:
    return ["8,11", "8,12", "8,15", "9,11", "9,15", "10,11", "10,15", *(f"11,{column}" for column in range(11, 16))]


@pytest.mark.clause("CROW-CMI-02")
def test_the_crow_stands_up_on_the_graveyard() -> None:
    table = night(turn="crow", down=["the_crow"], burning=["graveyard"])
    do(table, "recover the_crow")
    assert (where(table, "the_crow"), is_down(table, "the_crow")) == ("graveyard", False)


@pytest.mark.clause("CROW-CMI-04")
@pytest.mark.example("EX-40")
@pytest.mark.parametrize("burning", [[], ["darlas_place"]])
def test_eric_on_the_church_rescues_sarah(burning: list[str]) -> None:
    table = night(turn="crow", sarah="church", down=["sarah"], eric_draven="church", burning=burning)
    do(table, "rescue")
    assert refused(table, "to 0,2").clause == "CROW-GEO-18"
    do(table, "to 6,16")
    assert (where(table, "sarah"), is_down(table, "sarah")) == ("6,16", False)
    assert number(table, "actions") == 3


@pytest.mark.clause("CROW-CMI-04", "CROW-CMI-05")
def test_sarah_is_rescued_by_a_standing_eric_on_the_church_only() -> None:
    table = night(turn="crow", sarah="church", down=["sarah"])
    assert refused(table, "rescue").clause == "CROW-CMI-04"
    assert refused(table, "recover sarah").clause == "CROW-CMI-04"
    table = night(turn="crow", sarah="church", down=["sarah", "eric_draven"], eric_draven="church")
    assert refused(table, "rescue").clause == "CROW-CMI-05"


@pytest.mark.clause("CROW-CMI-05")
def test_recovering_causes_no_burn_roll() -> None:
    table = night(turn="crow", down=["eric_draven", "the_crow"], burning=["graveyard"])
    do(table, "recover eric_draven", "recover the_crow")
    assert news(table) == ["stood-up eric_draven", "stood-up the_crow"]


@pytest.mark.clause("CROW-BLD-06")
def test_the_hospital_gives_the_first_recovery() -> None:
    table = night(turn="crow", down=["eric_draven", "the_crow"])
    do(table, "recover eric_draven")
    assert number(table, "actions") == 4
    do(table, "recover the_crow")
    assert number(table, "actions") == 3


@pytest.mark.clause("CROW-BLD-06")
def test_the_hospital_helps_without_an_action_left() -> None:
    table = night(turn="crow", actions=1, down=["the_crow"])
    do(table, "move eric_draven", "on dravens_loft")
    assert legal(table) == ["end", "recover the_crow"]
    table = night(turn="crow", actions=1, down=["the_crow"], burning=["hospital"])
    do(table, "move eric_draven", "on dravens_loft")
    assert actor(table) == 1


def test_a_turn_ends_by_itself_when_nothing_is_left() -> None:
    table = night(turn="crow", actions=1)
    do(table, "move the_crow", "on pit")
    assert actor(table) == 1
    table = night(acted=["t_bird", "funboy", "tin_tin", "skank", "myca"])
    do(table, "pick grange", "pass")
    assert actor(table) == 0


@pytest.mark.clause("CROW-INF-05")
def test_a_turn_goes_on_while_there_are_cards_whatever_they_are() -> None:
    for card in ("boo", "painted_grin"):
        table = night(turn="crow", actions=1, crow_hand=card)
        do(table, "move the_crow", "on pit")
        assert actor(table) == 0


# Bans


@pytest.mark.clause("CROW-PLT-18", "CROW-PLT-13")
@pytest.mark.example("EX-43")
def test_nobody_moves_in_erics_neighborhood_while_it_is_enforced() -> None:
    table = night(active="skank", skank="6,10", eric_draven="pit", crow_lasting="lets_see_you_enforce_it")
    do(table, "move skank", "to 6,4")
    assert not can(table, "move skank")
    assert grounds(table, "move skank") == ("CROW-PLT-18", "refuse-no-moves-here")
    table = night(active="skank", skank="6,4", eric_draven="graveyard", crow_lasting="lets_see_you_enforce_it")
    assert can(table, "move skank")


# The end


@pytest.mark.clause("CROW-WIN-05")
def test_the_game_stops_at_the_moment_of_victory() -> None:
    table = night()
    table.win(1)
    assert (winner(table), table.scores(), table.returns()) == ("gang", [0, 1], [0.0, 1.0])
    hush(table)
    table.win(0)
    assert (winner(table), news(table)) == ("gang", [])
    assert GAME.refusal(table, 0, 0).clause == "CROW-WIN-05"


@pytest.mark.clause("CROW-WIN-06")
@pytest.mark.parametrize("side", [0, 1])
def test_all_gang_players_share_the_result(side: int) -> None:
    table = night(seats=4)
    table.win(side)
    assert table.returns() == ([1.0, 0.0, 0.0, 0.0] if side == 0 else [0.0, 1.0, 1.0, 1.0])


@pytest.mark.clause("CROW-WIN-07")
def test_after_a_hundred_rounds_nobody_has_won() -> None:
    table = night(turn="crow", round=99)
    do(table, "end", "end")
    assert number(table, "round") == 100
    do(table, "end")
    assert (winner(table), table.returns()) == ("nobody", [0.5, 0.5])
    assert news(table, "drawn") == ["drawn 100"]


def test_random_games_come_to_an_end() -> None:
    for seats in (2, 3, 4):
        table = GAME.new(seats, seed=seats)
        for _ in wander(table, seed=seats):
            assert not table.invariants()
        assert table.over


@pytest.mark.clause("CROW-DMG-01")
def test_the_summaries_of_the_rulebook_are_ignored() -> None:
    table = night(active="skank", skank="6,0", albrecht="6,2", sarah="6,3", burning=["maxi_dogs", "a1_g"])
    assert not [action for action in legal(table) if action.startswith("attack")]  # nobody attacks buildings
    do(table, "move skank")
    assert can(table, "to 6,17")  # past Albrecht, Sarah and the flames
