"""CRD: cards that are played in a turn."""

from __future__ import annotations

import pytest

from tabletown.games.remnants.rules import number
from tests.games.remnants.gangs import (
    HAL,
    IVA,
    LIO,
    NIA,
    arcs,
    chance,
    discard,
    do,
    draw_pile,
    fight,
    hand,
    lay,
    legal,
    news,
    offered,
    piles,
    quarter,
    refused,
    zone_of,
)


@pytest.mark.clause("REM-CRD-01")
def test_any_number_of_cards_may_be_played_in_the_own_turn() -> None:
    table = quarter(active=LIO, hand={LIO: "peddler peddler peddler ummo_vael"}, arcs=0)
    do(table, "play peddler", "play peddler", "do sell", "play ummo_vael", "done", "play peddler")
    assert arcs(table, LIO) == 3500
    assert refused(table, "play peddler") == "CRD-01"


@pytest.mark.clause("REM-CRD-02")
def test_no_card_is_played_in_an_auction_or_a_battle() -> None:
    table = quarter(active=LIO, hand={LIO: "peddler"}, members="fighter", arcs={LIO: 5000, IVA: 5000, HAL: 0, NIA: 0})
    do(table, "do recruit", "name fighter", "bid 500")
    assert refused(table, "play peddler") == "REC-06"
    do(table, "pass")
    table = quarter(active=LIO, hand={LIO: "peddler"}, figures={LIO: "D5", HAL: "D4"})
    do(table, "do move", "move D5 D4", "done")
    assert "play peddler" in legal(table)
    do(table, "attack D4")
    assert refused(table, "play peddler") == "BAT-03"


@pytest.mark.clause("REM-CRD-02", "REM-CRD-03")
def test_cards_are_played_between_two_battles() -> None:
    table = quarter(
        active=LIO, hand={LIO: "peddler"}, figures={LIO: "D5", HAL: "D4 x2"}, discard={HAL: "lookout lookout"}
    )
    do(table, "do move", "move D5 D4", "done", "attack D4")
    chance(table, "battle 3", "battle 0 0")
    lay(table)
    lay(table)
    do(table, "lose lookout")
    assert {"attack D4", "play peddler"} <= set(legal(table))


@pytest.mark.clause("REM-CRD-03")
def test_the_moments_inside_an_action() -> None:
    tiles = {"red_eden_lab": "A1 B1"}
    table = quarter(
        active=LIO, hand={LIO: "peddler"}, members="fighter runner", figures={LIO: "A1, B1"}, tiles=tiles, arcs=9000,
        products={"red_eden_lab": 2}, met={LIO: "fortune"},
    )  # fmt: skip
    for action, then in (
        ("buy", "renown"),
        ("sell", "sell red_eden_lab"),
        ("produce_develop", "use red_eden_lab"),
        ("move", "move A1 A2"),
    ):
        trial = table.clone()
        do(trial, f"do {action}")  # type: ignore[arg-type]
        assert "play peddler" in legal(trial)  # type: ignore[arg-type]
        do(trial, then)  # type: ignore[arg-type]
        assert "play peddler" in legal(trial)  # type: ignore[arg-type]
        do(trial, "done")  # type: ignore[arg-type]
        assert "play peddler" in legal(trial)  # type: ignore[arg-type]
    do(table, "do recruit")
    assert "play peddler" in legal(table)
    do(table, "name fighter", "bid 500", "pass", "pass", "pass")
    assert "play peddler" in legal(table)  # after an auction


@pytest.mark.clause("REM-CRD-03")
def test_no_card_is_played_within_a_refresh_or_one_move() -> None:
    table = quarter(active=LIO, hand={LIO: "peddler"}, figures={LIO: "A1"})
    do(table, "do refresh")
    assert refused(table, "play peddler") == "REF-01"
    table = quarter(active=LIO, hand={LIO: "peddler"}, figures={LIO: "A1"})
    do(table, "do move", "fetch A1")
    assert refused(table, "play peddler") == "MOV-13"


@pytest.mark.clause("REM-CRD-04")
def test_outside_his_turn_a_player_only_lays_cards_into_battles() -> None:
    table = quarter(
        phase="patrol", figures={LIO: "D5"}, hand={LIO: "peddler"}, coordinates="coord_01 coord_02", begin=False
    )
    table.advance()
    assert table.step().name == "fights"
    assert legal(table, "play") == []
    assert refused(table, "play peddler") == "CRD-04"
    do(table, f"fight {offered(table, 'fight').partition('-')[0]}")
    assert "lay peddler" in legal(table)


@pytest.mark.clause("REM-CRD-04", "REM-OPS-31")
def test_permanents_work_outside_the_own_turn() -> None:
    table = quarter(phase="patrol", figures={LIO: "D5"}, permanent={LIO: "payoff_ledger"}, arcs=9000, begin=False,
                    coordinates="coord_01 coord_02", met={LIO: "fortune"})  # fmt: skip
    table.advance()
    (token,) = [i for i in range(20) if table[number.TOKEN + i] == 31]  # D5
    do(table, f"bribe {table.box.tokens[token]}")
    assert arcs(table, LIO) == 9000 - max(0, table.box.token_bribe[token] - 1000)


@pytest.mark.clause("REM-CRD-05", "REM-CRD-06")
def test_a_played_card_is_discarded_after_its_effect() -> None:
    table = quarter(hand={HAL: "communication_device"}, discard={HAL: "lookout"}, draw={HAL: "scrapper"})
    do(table, "play communication_device", "search-discard")
    assert legal(table) == ["find lookout"]  # it does not find itself
    assert (hand(table, HAL), zone_of(table, "played:0")) == ("", "communication_device")
    do(table, "find lookout")
    assert (hand(table, HAL), discard(table, HAL)) == ("lookout", "communication_device")


@pytest.mark.clause("REM-CRD-07")
def test_a_battle_card_cannot_be_played_for_its_effect() -> None:
    table = quarter(hand={HAL: "scrapper pulse_rifle"})
    assert refused(table, "play scrapper") == refused(table, "play pulse_rifle") == "CRD-07"


@pytest.mark.clause("REM-CRD-08")
def test_a_card_without_the_word_battle_only_adds_its_attack_value() -> None:
    table = quarter(active=LIO, hand={LIO: "ummo_vael"}, figures={LIO: "D5", HAL: "D4"}, arcs=0)
    do(table, "do move", "move D5 D4", "done", "attack D4")
    chance(table, "battle 3", "battle 0")
    lay(table, "ummo_vael")
    lay(table)
    assert news(table, "totals") == ["totals 2 7 0"]
    assert arcs(table, LIO) == 0


@pytest.mark.clause("REM-CRD-09")
def test_a_permanent_card_stays_in_front_of_its_owner() -> None:
    table = quarter(hand={HAL: "protection_racket"})
    do(table, "play protection_racket")
    assert zone_of(table, "permanent:0") == "protection_racket"
    assert (hand(table, HAL), discard(table, HAL)) == ("", "")
    do(table, "do refresh", "done", "end")
    assert zone_of(table, "permanent:0") == "protection_racket"


@pytest.mark.clause("REM-CRD-10")
def test_a_permanent_card_has_no_effect_in_a_battle() -> None:
    table = quarter(figures={HAL: "D5", IVA: "D4"}, hand={IVA: "defense_drone trophy_rack"}, arcs=0)
    do(table, "do move", "move D5 D4", "done", "attack D4")
    chance(table, "battle 0", "battle 3")
    lay(table)
    lay(table, "defense_drone trophy_rack")
    assert news(table, "dice") == ["dice 0 1 0", "dice 3 1 3"]
    do(table, "search-draw", "lose lookout")
    assert arcs(table, IVA) == 0
    assert (discard(table, IVA), zone_of(table, "permanent:3")) == ("defense_drone trophy_rack", "")


@pytest.mark.clause("REM-CRD-11")
def test_a_card_is_played_only_if_one_of_its_effects_is_possible() -> None:
    table = quarter(hand={HAL: "cass_orlan informer"}, draw={HAL: ""})
    assert refused(table, "play cass_orlan") == "CRD-11"
    assert refused(table, "play informer") == "CRD-11"  # nobody has a hand, and there is nothing to draw
    table = quarter(hand={HAL: "informer", NIA: "worker"}, draw={HAL: ""})
    do(table, "play informer", "peek nia")
    assert discard(table, HAL) == "informer"


@pytest.mark.clause("REM-CRD-11")
def test_as_much_as_possible_is_done_in_printed_order() -> None:
    table = quarter(active=NIA, hand={NIA: "sepento_roden"}, goods="stim_pack")
    do(table, "play sepento_roden")
    assert (legal(table)[-1], piles(table, NIA)[0]) == ("cheapen stim_pack", 0)
    do(table, "cheapen stim_pack")
    assert piles(table, NIA)[0] == 1
    table = quarter(hand={HAL: "lookout"}, draw={HAL: ""}, arcs=0)
    do(table, "play lookout")
    assert (arcs(table, HAL), piles(table, HAL)) == (1000, (0, 0, 1))


@pytest.mark.clause("REM-CRD-11", "REM-OPS-05")
def test_a_cost_that_cannot_be_paid_forbids_the_card() -> None:
    for money, can in ((2000, False), (2500, True)):
        table = quarter(hand={HAL: "fast_talker"}, members="fighter", arcs=money)
        assert ("play fast_talker" in legal(table)) is can


@pytest.mark.clause("REM-CRD-12")
def test_an_empty_draw_pile_is_not_filled_by_drawing() -> None:
    table = quarter(hand={HAL: "stim_pack"}, draw={HAL: "lookout"}, discard={HAL: "scrapper scrapper"})
    do(table, "play stim_pack")
    assert hand(table, HAL) == "lookout"
    assert piles(table, HAL) == (1, 0, 3)
    do(table, "do refresh", "done")
    assert piles(table, HAL) == (4, 0, 0)


@pytest.mark.clause("REM-CRD-13")
def test_reductions_name_an_item_and_add_up() -> None:
    table = quarter(active=NIA, hand={NIA: "worker worker"}, goods="stim_pack grav_sled", arcs=0)
    do(table, "play worker", "cheapen stim_pack", "play worker", "cheapen stim_pack", "do buy")
    assert legal(table, "buy") == ["buy stim_pack"]
    assert refused(table, "buy grav_sled") == "BUY-01"
    do(table, "buy stim_pack")
    assert arcs(table, NIA) == 0


@pytest.mark.clause("REM-CRD-14")
def test_a_price_never_falls_below_0_and_reductions_lapse_with_the_turn() -> None:
    table = quarter(
        active=NIA, hand={NIA: "sepento_roden worker worker"}, goods="frag_grenade stim_pack", arcs=0, tracker={HAL: 0}
    )
    cheapen = [f"cheapen {card}" for card in ("frag_grenade", "frag_grenade", "stim_pack")]
    do(table, "play sepento_roden", cheapen[0], "play worker", cheapen[1], "play worker", cheapen[2], "do buy")
    do(table, "buy frag_grenade", "done")
    assert arcs(table, NIA) == 1000  # of the Workers
    do(table, "end")
    kind = table.box.cards.names.index("stim_pack")
    assert table.good_price(kind, 0) == 3000


@pytest.mark.clause("REM-CRD-15")
def test_there_is_no_hand_limit() -> None:
    table = quarter(hand={HAL: "stim_pack stim_pack cass_orlan"}, influence=1)
    do(table, "play stim_pack", "play stim_pack", "play cass_orlan", "do sell", "done", "end")
    assert piles(table, HAL)[0] == 7


@pytest.mark.clause("REM-CRD-16")
def test_battle_abilities_are_carried_out_unasked_except_rerolls() -> None:
    table = quarter(
        figures={HAL: "D5", IVA: "D4"}, hand={HAL: "scrapper targeting_visor"}, draw={HAL: "lookout fast_talker"}
    )
    do(table, "do move", "move D5 D4", "done", "attack D4")
    lay(table, "scrapper targeting_visor")
    lay(table)
    assert fight(table, HAL) == "lookout scrapper targeting_visor"
    assert draw_pile(table, HAL) == "fast_talker"
    assert table.step().name == "reroll"
    do(table, "done")
    assert news(table, "rerolled") == []


@pytest.mark.clause("REM-CRD-17")
def test_copies_of_a_card_are_one_choice() -> None:
    table = quarter(
        hand={HAL: "lookout lookout"}, members="fighter fighter runner", goods="stim_pack stim_pack", arcs=3000
    )
    assert legal(table, "play") == ["play lookout"]
    do(table, "do buy")
    assert legal(table, "buy") == ["buy stim_pack"]
    do(table, "buy stim_pack", "done", "end", "do recruit")
    assert legal(table, "name") == ["name fighter", "name runner"]
