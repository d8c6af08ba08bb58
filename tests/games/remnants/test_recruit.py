"""REC: gang members are named, and auctioned."""

from __future__ import annotations

import pytest

from tabletown.games.remnants.rules import number
from tests.games.remnants.gangs import (
    HAL,
    IVA,
    LIO,
    NIA,
    arcs,
    controlled,
    do,
    hand,
    legal,
    news,
    pass_all,
    pool,
    quarter,
    refused,
    size,
    tracker,
    unused,
    whose,
    zone_of,
)
from tests.games.table import actor


@pytest.mark.clause("REM-REC-01")
def test_the_declarer_names_a_faceup_card() -> None:
    table = quarter(members="fighter runner")
    do(table, "do recruit")
    assert legal(table) == ["name fighter", "name runner"]
    assert refused(table, "name dealer") == "REC-01"
    do(table, "name runner")
    assert news(table, "named") == ["named 0 runner"]


@pytest.mark.clause("REM-REC-02")
def test_with_an_empty_row_the_top_card_of_the_deck_is_auctioned() -> None:
    table = quarter(members="", member_deck="dealer runner")
    do(table, "do recruit")
    assert news(table, "revealed") == ["revealed 0 dealer"]
    assert (table.step().name, actor(table)) == ("auction", NIA)
    pass_all(table)
    assert hand(table, HAL) == "dealer"
    assert legal(table) == ["end"]


@pytest.mark.clause("REM-REC-03")
def test_a_row_that_others_have_emptied_is_replaced_card_by_card() -> None:
    table = quarter(members="fighter", member_deck="dealer runner", arcs={HAL: 0, LIO: 0, IVA: 0, NIA: 5000})
    do(table, "do recruit", "name fighter", "bid 500")
    assert (legal(table), refused(table, "end")) == (["done"], "REC-03")
    do(table, "done")
    assert news(table, "revealed") == ["revealed 0 dealer"]
    do(table, "bid 500", "done")
    assert (hand(table, NIA), news(table, "revealed")[1]) == ("fighter dealer", "revealed 0 runner")
    do(table, "pass")
    assert hand(table, HAL) == "runner"


@pytest.mark.clause("REM-CRD-03", "REM-REC-03")
def test_after_an_auction_cards_may_be_played_before_the_next_card_is_turned_up() -> None:
    table = quarter(
        hand={HAL: "credit_chip"}, members="fighter", member_deck="dealer runner", arcs={HAL: 0, LIO: 0, IVA: 0}
    )
    do(table, "do recruit", "name fighter", "bid 500")
    assert legal(table) == ["done", "play credit_chip"]
    do(table, "play credit_chip", "done", "bid 500", "bid 1000", "pass")  # Hal can outbid Nia now
    assert hand(table, HAL) == "dealer"


@pytest.mark.clause("REM-REC-04", "REM-REC-06")
def test_bidding_goes_clockwise_from_the_declarers_left_with_the_declarer_last() -> None:
    table = quarter(active=LIO, members="fighter", arcs=5000)
    do(table, "do recruit", "name fighter")
    asked = []
    for bid in (500, 1000, 1500, 2000, 2500):
        asked.append(actor(table))
        do(table, f"bid {bid}")
    assert asked == [IVA, HAL, NIA, LIO, IVA]


@pytest.mark.clause("REM-REC-04")
def test_who_has_no_turn_left_cannot_bid() -> None:
    table = quarter(members="fighter", tracker={NIA: 4, LIO: 3, IVA: 4})
    do(table, "do recruit", "name fighter")
    assert actor(table) == LIO
    do(table, "pass")
    assert hand(table, HAL) == "fighter"


@pytest.mark.clause("REM-REC-05", "REM-REC-06")
def test_without_a_bid_the_declarer_is_not_asked_and_pays_nothing() -> None:
    table = quarter(members="fighter")
    do(table, "do recruit", "name fighter", "pass", "pass", "pass")
    assert (hand(table, HAL), arcs(table, HAL)) == ("fighter", 2000)
    assert table.step().name == "turn"


@pytest.mark.clause("REM-REC-06", "REM-REC-08")
def test_who_passes_is_out_of_this_auction() -> None:
    table = quarter(members="fighter", arcs=5000)
    do(table, "do recruit", "name fighter", "pass", "bid 500", "pass")
    assert actor(table) == HAL
    do(table, "bid 1000")
    assert actor(table) == LIO  # neither Nia nor Iva
    do(table, "pass")
    assert (hand(table, HAL), arcs(table, HAL)) == ("fighter", 4000)


@pytest.mark.clause("REM-REC-07")
def test_bids_rise_by_500_and_are_never_more_than_one_has() -> None:
    table = quarter(members="fighter", arcs={NIA: 1500, LIO: 2000})
    do(table, "do recruit", "name fighter")
    assert legal(table) == ["pass", "bid 500", "bid 1000", "bid 1500"]
    assert refused(table, "bid 2000") == "REC-07"
    do(table, "bid 1000")
    assert legal(table) == ["pass", "bid 1500", "bid 2000"]


@pytest.mark.clause("REM-REC-09")
def test_the_last_one_left_pays_his_bid_and_recruits() -> None:
    table = quarter(members="fighter runner", arcs=3000)
    do(table, "do recruit", "name fighter", "bid 500", "bid 2500", "pass", "pass", "pass")
    assert (hand(table, LIO), arcs(table, LIO), arcs(table, NIA)) == ("fighter", 500, 3000)
    assert news(table, "recruited") == ["recruited 2 fighter 2500"]


@pytest.mark.clause("REM-REC-10")
def test_recruiting_outside_ones_turn_costs_a_turn() -> None:
    table = quarter(members="fighter runner", tracker={NIA: 1, HAL: 1})
    do(table, "do recruit", "name fighter", "bid 500")
    pass_all(table)
    assert (tracker(table, NIA), tracker(table, HAL)) == (2, 1)
    do(table, "name runner")
    pass_all(table)
    assert tracker(table, HAL) == 1
    do(table, "end")
    assert tracker(table, HAL) == 2


@pytest.mark.clause("REM-REC-11")
def test_a_declarer_who_was_outbid_names_another_until_he_has_recruited() -> None:
    table = quarter(members="fighter runner dealer", arcs={HAL: 0})
    do(table, "do recruit", "name fighter", "bid 500")
    pass_all(table)
    assert (whose(table), legal(table)) == (HAL, ["name dealer", "name runner"])
    do(table, "name runner", "bid 500")
    pass_all(table)
    do(table, "name dealer")
    pass_all(table)
    assert (hand(table, HAL), legal(table)) == ("dealer", ["end"])


@pytest.mark.clause("REM-REC-12")
def test_the_winner_of_one_auction_may_bid_in_the_next_as_long_as_he_has_a_turn() -> None:
    table = quarter(members="fighter runner dealer", tracker={NIA: 2}, arcs={HAL: 0, LIO: 0, IVA: 0, NIA: 5000})
    do(table, "do recruit", "name fighter", "bid 500", "name runner")
    assert actor(table) == NIA
    do(table, "bid 500", "name dealer")
    assert hand(table, NIA) == "fighter runner"
    assert hand(table, HAL) == "dealer"  # Nia's tracker is on 4 now


@pytest.mark.clause("REM-REC-13")
def test_recruiting_brings_a_card_into_the_hand_and_a_figure_into_the_pool() -> None:
    table = quarter(members="fighter", arcs=0)
    do(table, "do recruit", "name fighter")
    assert (hand(table, HAL), pool(table, HAL), unused(table, HAL)) == ("fighter", 8, 8)


@pytest.mark.clause("REM-REC-14")
def test_figures_in_the_pool_control_nothing_and_give_no_dice() -> None:
    table = quarter(figures={HAL: "D6"}, pool=7, tokens={"D6": "cadet"})
    assert controlled(table, HAL) == ""
    do(table, "do move", "done", "fight cadet", "confirm")
    assert news(table, "dice")[0].startswith("dice 0 1 ")
    assert table.metric(HAL, 3) <= 1  # on the board


@pytest.mark.clause("REM-REC-15")
def test_the_row_is_not_refilled_during_the_round() -> None:
    table = quarter(members="fighter runner", arcs=0)
    do(table, "do recruit", "name fighter", "end", "do sell", "done", "end")
    assert (zone_of(table, "members"), size(table, "member_deck")) == ("runner", 29)


@pytest.mark.clause("REM-REC-16")
def test_the_action_ends_when_there_is_nobody_left_to_recruit() -> None:
    table = quarter(members="fighter", member_deck="", arcs={HAL: 0, NIA: 500, LIO: 0, IVA: 0})
    do(table, "do recruit", "name fighter", "bid 500")
    assert (hand(table, NIA), hand(table, HAL)) == ("fighter", "")
    assert news(table, "nobody-left") == ["nobody-left 0"]
    assert legal(table) == ["end"]


@pytest.mark.clause("REM-REC-17")
def test_who_cannot_raise_passes_by_rule() -> None:
    table = quarter(members="fighter", arcs={HAL: 500, NIA: 0, LIO: 1000, IVA: 1000})
    do(table, "do recruit", "name fighter")
    assert actor(table) == LIO
    do(table, "bid 500")
    assert actor(table) == IVA
    do(table, "bid 1000")  # Hal has 500, Lio 1,000
    assert hand(table, IVA) == "fighter"
    assert news(table, "cannot-bid")[:3] == ["cannot-bid 1", "cannot-bid 0", "cannot-bid 2"]


@pytest.mark.clause("REM-REC-18")
def test_a_raise_is_at_most_50000() -> None:
    table = quarter(members="fighter", arcs=200_000)
    do(table, "do recruit", "name fighter")
    assert (legal(table)[-1], len(legal(table))) == ("bid 50000", 101)
    do(table, "bid 50000")
    assert legal(table)[-1] == "bid 100000"
    assert table[number.BID] == 50000
