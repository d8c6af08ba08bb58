"""EFF, OPS: the named effects, each by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletown.games.remnants.game import GAME, CityOfRemnants
from tabletown.games.remnants.rules import number
from tabletown.games.remnants.rules.quarter import Quarter
from tests.games.remnants.gangs import (
    HAL,
    IVA,
    LIO,
    NIA,
    arcs,
    box,
    chance,
    controls,
    dice,
    discard,
    do,
    draw_pile,
    ends,
    figures,
    hand,
    lay,
    left,
    legal,
    news,
    offered,
    pool,
    products,
    quarter,
    refused,
    renown,
    renown_pool,
    size,
    supply,
    tokens,
    tracker,
    units,
    unused,
    zone_of,
)
from tests.games.table import actor, pack

LAB = {"red_eden_lab": "A1 B1"}


def attack(mine: str = "D5", theirs: str = "D4", **position: object) -> Quarter:
    """Hal goes from D5 to D4, where Iva stands, and attacks her there."""
    table = quarter(**{"figures": {HAL: mine, IVA: theirs}, "pool": 0, **position})  # type: ignore[arg-type]
    do(table, "do move", "move D5 D4", "done", "attack D4")
    return table


def fought(table: Quarter, mine: str, theirs: str = "", rolls: str = "0", rolled_back: str = "0") -> Quarter:
    """Both lay these cards and roll these dice."""
    parts = [f"battle {rolled}" for rolled in (rolls, rolled_back) if rolled]
    chance(table, *parts)
    lay(table, mine)
    lay(table, theirs)
    return table


def ycu(card: str, rolls: str = "0", face: int = 5, token: str = "cadet", **position: object) -> Quarter:
    """Hal fights a token on D4 with this card, and rolls these dice; then the six-sided die, if he wins."""
    given = {"figures": {HAL: "D4"}, "tokens": {"D4": token}, "hand": {HAL: card}, "pool": 0, **position}
    table = quarter(**given)  # type: ignore[arg-type]
    do(table, "do move", "done", f"fight {token}", *(f"lay {each}" for each in card.split()))
    chance(table, f"battle {rolls}", f"die {face}")
    do(table, "confirm")
    return table


# General rules


@pytest.mark.clause("REM-EFF-01")
def test_what_a_card_does_is_content(tmp_path: Path) -> None:
    text = (
        '[[starter_card]]\nid = "lookout"\neffects = [{ op = "gain_renown", n = 2 }, { op = "gain_arcs", n = 500 }]\n'
    )
    packed = pack(GAME, tmp_path, text)
    assert isinstance(packed, CityOfRemnants)
    table = quarter(hand={HAL: "lookout"}, game=packed, arcs=0)
    do(table, "play lookout")
    assert (renown(table, HAL), arcs(table, HAL)) == (2, 500)


@pytest.mark.clause("REM-EFF-02")
def test_up_to_allows_to_stop_at_any_number_also_at_none() -> None:
    table = quarter(hand={HAL: "safe_house"}, figures={HAL: "D5"})
    do(table, "play safe_house", "done")
    assert (figures(table, HAL), discard(table, HAL)) == ("D5", "safe_house")
    table = quarter(hand={HAL: "forged_orders"}, tokens={"A1": "cadet", "B1": "warden", "C1": "hunter"})
    do(table, "play forged_orders")
    assert (actor(table), legal(table, "done")) == (HAL, ["done"])
    do(table, "dispel warden", "done")
    assert tokens(table) == {"A1": "cadet", "C1": "hunter"}


@pytest.mark.clause("REM-EFF-03")
def test_an_effect_moves_by_the_rules_of_movement_and_uses_up_no_figure() -> None:
    table = quarter(hand={HAL: "grav_sled"}, figures={HAL: "D5, A1"}, pool=1)
    do(table, "do move", "move D5 D4", "play grav_sled")
    assert legal(table) == ["done", "pool", "fetch A1", "fetch-moved D4"]
    assert ends(table, "pool") == "B7 C6 C7 D5 D6 D7 E6 E7 F7"  # the entry costs a step
    do(table, "fetch-moved D4", "go D5")
    assert refused(table, "fetch-moved D5") == "EFF-03"  # once for an effect
    do(table, "move A1 A2", "move pool D7")
    assert legal(table) == ["done", "fetch A2", "fetch D7"]
    assert refused(table, "fetch D5") == "MOV-02"  # it keeps having moved; those from A1 and the pool have not


@pytest.mark.clause("REM-EFF-03")
def test_a_figure_that_an_effect_places_from_the_pool_has_not_moved() -> None:
    table = quarter(hand={HAL: "safe_house"}, figures={HAL: "D5"}, pool=1)
    do(table, "do move", "move D5 D4", "play safe_house", "deploy D4")
    assert legal(table) == ["done", "fetch D4"]
    do(table, "move D4 D5")
    assert refused(table, "fetch D4") == refused(table, "fetch D5") == "MOV-02"


@pytest.mark.clause("REM-EFF-03")
def test_effects_obey_blocked_squares() -> None:
    table = quarter("humans neisu lentree", hand={HAL: "grav_sled"}, figures={HAL: "D7"}, pool=0)
    do(table, "play grav_sled", "fetch D7")
    assert refused(table, "go D6") == "BRD-05"


@pytest.mark.clause("REM-EFF-04")
def test_bonus_actions_follow_the_main_action_in_any_order_and_cost_no_turn() -> None:
    table = quarter(active=IVA, hand={IVA: "blitz kezzik_nine"}, figures={IVA: "A1"}, members="fighter", arcs=0)
    do(table, "play blitz", "play kezzik_nine")
    do(table, "do recruit", "name fighter")
    assert legal(table) == ["do move", "end"]
    do(table, "do move", "move A1 A2", "done", "do move", "move A2 A3", "done")
    assert legal(table) == ["end"]
    do(table, "end")
    assert tracker(table, IVA) == 1


@pytest.mark.clause("REM-EFF-04", "REM-EFF-10")
def test_a_bonus_action_may_be_declined_and_is_lost_with_the_turn() -> None:
    table = quarter("humans iggaret", active=1, hand={1: "blitz"})
    do(table, "play blitz", "do sell", "done", "end", "do sell", "done", "end", "do sell", "done")
    assert legal(table) == ["end"]


@pytest.mark.clause("REM-EFF-05")
def test_nobody_is_robbed_of_more_than_he_has() -> None:
    table = quarter(active=LIO, hand={LIO: "loan_shark"}, arcs={HAL: 500, LIO: 0})
    do(table, "play loan_shark", "rob hal")
    assert (arcs(table, HAL), arcs(table, LIO)) == (0, 500)


@pytest.mark.clause("REM-EFF-06")
def test_the_labour_broker_takes_card_and_figure_and_control_changes_at_once() -> None:
    broker = {"labour_broker": "B2 C2"}
    table = quarter(hand={HAL: "lookout"}, figures={HAL: "B2, C2"}, tiles=broker, pool=0, arcs=0)
    do(table, "do produce_develop", "use labour_broker", "give lookout")
    assert arcs(table, HAL) == 0
    assert legal(table) == ["return B2", "return C2"]
    do(table, "return C2")
    assert (arcs(table, HAL), controls(table, HAL, "labour_broker")) == (3000, False)


@pytest.mark.clause("REM-EFF-07")
def test_building_by_an_effect_follows_the_rules_of_building_without_producing() -> None:
    table = quarter(
        active=NIA, hand={NIA: "prefab_crew"}, figures={NIA: "A1, B1"}, tiles=LAB, types="casino", arcs=9000
    )
    do(table, "play prefab_crew")
    assert refused(table, "use red_eden_lab") == "DEV-03"
    do(table, "build casino")
    assert refused(table, "place A2 B2") == "DEV-06"
    do(table, "place B2 C2")
    assert (arcs(table, NIA), products(table, "red_eden_lab")) == (6000, 0)


@pytest.mark.clause("REM-EFF-08")
def test_equal_bonuses_add_up() -> None:
    table = attack(mine="D5, A1, B1, F1, G1", tiles={"gun_row": "A1 B1, F1 G1"})
    fought(table, "")
    assert news(table, "totals") == ["totals 0 2 0"]
    table = attack(permanent={IVA: "defense_drone defense_drone"})
    fought(table, "", "", "0", "0 0 0")
    assert news(table, "dice")[1] == "dice 3 3 0"


@pytest.mark.clause("REM-EFF-09")
def test_the_holder_of_the_whole_tile_has_the_defence_bonus_and_a_newcomer_has_not() -> None:
    hold = {"stronghold": "D3 D4"}
    table = fought(attack(theirs="D4, D3", tiles=hold), "", "", "0", "0 0")
    assert news(table, "totals") == ["totals 0 0 4"]
    table = fought(attack(tiles=hold), "")
    assert news(table, "totals") == ["totals 0 0 0"]  # half a tile
    table = quarter(figures={HAL: "D3, D5"}, tokens={"D4": "cadet"}, tiles=hold, discard={HAL: "lookout"})
    do(table, "do move", "move D5 D4", "done", "fight cadet")
    chance(table, "battle 0 0")
    do(table, "confirm")
    assert news(table, "totals") == ["totals 0 0 3"]  # he has just entered it


@pytest.mark.clause("REM-EFF-10")
def test_effects_of_a_turn_add_up_and_lapse_with_it() -> None:
    table = quarter(
        "humans lentree", active=1, hand={1: "broker broker"}, figures={1: "A1, B1"}, tiles=LAB,
        products={"red_eden_lab": 3}, arcs=0,
    )  # fmt: skip
    do(table, "play broker", "play broker", "do sell", "sell A1", "done", "end", "do sell", "done", "end")
    assert arcs(table, 1) == 2000
    do(table, "do sell", "sell A1")
    assert arcs(table, 1) == 3000


@pytest.mark.clause("REM-EFF-10", "REM-OPS-12")
def test_a_move_bonus_lapses_with_the_turn() -> None:
    table = quarter("humans iggaret", active=1, hand={1: "raider runner"}, figures={1: "A1"}, pool=0)
    do(table, "play raider", "play runner", "do sell", "done", "end", "do sell", "done", "end", "do move")
    assert ends(table, "A1") == "A2 A3 A4 B1 B2 B3 C1 C2 D1"
    assert (int(table[number.MORE_FIGURES]), int(table[number.MORE_STEPS])) == (0, 0)


@pytest.mark.clause("REM-EFF-11")
def test_a_discount_is_used_up_by_the_next_purchase_in_whatever_way() -> None:
    bazaar = {"black_bazaar": "B2 C2"}
    table = quarter(
        active=NIA, hand={NIA: "worker back_room_deal"}, goods="stim_pack stim_pack", figures={NIA: "B2, C2"},
        tiles=bazaar, arcs=9000,
    )  # fmt: skip
    do(table, "play worker", "cheapen stim_pack", "play back_room_deal", "do produce_develop", "use black_bazaar")
    do(table, "buy stim_pack")
    assert arcs(table, NIA) == 8500  # 3,000 - 1,000 - 1,000, and 500 of the Worker
    do(table, "done", "done", "do buy", "buy stim_pack")
    assert arcs(table, NIA) == 5500


@pytest.mark.clause("REM-EFF-11")
def test_a_discount_on_a_development_is_used_up_by_building_it() -> None:
    table = quarter(active=NIA, hand={NIA: "worker prefab_crew"}, types="back_alley", arcs=5000)
    do(table, "play worker", "cheapen-type back_alley", "play prefab_crew", "build back_alley", "place A1")
    assert arcs(table, NIA) == 5500  # 1,500 - 1,000 - 2,000, not below 0; 500 of the Worker
    do(table, "do produce_develop", "done", "build back_alley", "place B1")
    assert arcs(table, NIA) == 4000


# Effects of cards played in a turn


@pytest.mark.clause("REM-OPS-01")
def test_draw() -> None:
    table = quarter(hand={HAL: "stim_pack"}, draw={HAL: "scrapper lookout safe_house open_call"})
    do(table, "play stim_pack")
    assert (hand(table, HAL), draw_pile(table, HAL)) == ("lookout scrapper safe_house", "open_call")
    assert refused(quarter(hand={HAL: "cass_orlan"}, draw={HAL: ""}), "play cass_orlan") == "CRD-11"


@pytest.mark.clause("REM-OPS-01")
def test_draw_stops_when_the_pile_is_empty() -> None:
    table = quarter(hand={HAL: "stim_pack"}, draw={HAL: "lookout"}, discard={HAL: "scrapper"})
    do(table, "play stim_pack")
    assert hand(table, HAL) == "lookout"


@pytest.mark.clause("REM-OPS-02")
def test_gain_arcs() -> None:
    table = quarter(hand={HAL: "credit_chip"}, draw={HAL: ""}, arcs=500)
    do(table, "play credit_chip")
    assert arcs(table, HAL) == 2500


@pytest.mark.clause("REM-OPS-03")
def test_gain_renown() -> None:
    table = quarter(hand={HAL: "master_key"}, renown_pool=10)
    do(table, "play master_key")  # without a token on the board that is all it does
    assert (renown(table, HAL), renown_pool(table)) == (1, 9)


@pytest.mark.clause("REM-OPS-04")
def test_discount_names_a_card_of_the_row_or_a_development() -> None:
    table = quarter(
        active=NIA, hand={NIA: "worker smuggler"}, goods="stim_pack", types="back_alley casino club_silver_x"
    )
    do(table, "play worker")
    types = ("back_alley", "casino", "club_silver_x")
    assert legal(table) == [*(f"cheapen-type {type}" for type in types), "cheapen stim_pack"]
    assert refused(table, "cheapen grav_sled") == "BUY-01"
    assert refused(table, "cheapen-type gun_row") == "DEV-11"
    assert refused(table, "end") == "OPS-04"
    do(table, "cheapen-type casino", "play smuggler")
    assert legal(table) == ["cheapen stim_pack"]
    assert refused(table, "cheapen-type casino") == "OPS-04"
    do(table, "cheapen stim_pack")
    assert (int(table.type_price(8, 0)), int(table.good_price(table.box.cards.names.index("stim_pack"), 0))) == (
        4000,
        1500,
    )


@pytest.mark.clause("REM-OPS-04")
def test_discount_needs_an_item() -> None:
    table = quarter(active=NIA, hand={NIA: "worker smuggler"}, goods="", types="")
    assert refused(table, "play smuggler") == "CRD-11"
    do(table, "play worker")
    assert (arcs(table, NIA), table.step().name) == (2500, "turn")
    table = quarter(active=NIA, hand={NIA: "worker smuggler"}, goods="", types="casino")
    assert legal(table, "play") == ["play worker"]


@pytest.mark.clause("REM-OPS-05")
def test_recruit_direct() -> None:
    table = quarter(hand={HAL: "open_call"}, members="fighter runner", arcs=2000)
    do(table, "play open_call")
    assert legal(table) == ["hire fighter", "hire runner"]
    assert refused(table, "hire dealer") == "REC-01"
    assert refused(table, "name fighter") == "OPS-05"
    do(table, "hire runner")
    assert (hand(table, HAL), arcs(table, HAL), pool(table, HAL)) == ("runner", 500, 8)
    assert "do recruit" in legal(table)  # that was no Recruit action
    assert refused(quarter(hand={HAL: "open_call"}, members=""), "play open_call") == "CRD-11"
    assert refused(quarter(hand={HAL: "open_call"}, members="fighter", arcs=1000), "play open_call") == "CRD-11"


@pytest.mark.clause("REM-OPS-06")
def test_deploy_onto_spaces_that_one_controls() -> None:
    table = quarter(hand={HAL: "safe_house"}, figures={HAL: "D5, A1 x2, B1", NIA: "G1"}, tokens={"B1": "cadet"}, pool=2)
    do(table, "play safe_house")
    assert legal(table) == ["done", "deploy D5"]
    assert refused(table, "deploy A1") == "MOV-06"
    assert refused(table, "deploy B1") == refused(table, "deploy G1") == refused(table, "end") == "OPS-06"
    do(table, "deploy D5")
    assert (figures(table, HAL), pool(table, HAL)) == ("A1 x2, B1, D5 x2", 1)


@pytest.mark.clause("REM-OPS-06")
def test_deploy_onto_developments_without_enemies() -> None:
    table = quarter(active=NIA, hand={NIA: "surveyor"}, figures={HAL: "A1"}, tiles={**LAB, "casino": "B2 C2"},
                    tokens={"C2": "cadet"}, pool=2)  # fmt: skip
    do(table, "play surveyor")
    assert offered(table, "deploy") == "B1 B2"
    assert refused(table, "deploy C2") == refused(table, "deploy D5") == "OPS-06"
    do(table, "deploy B1", "deploy B1")
    assert (figures(table, NIA), pool(table, NIA), table.step().name) == ("B1 x2", 0, "turn")
    for idle in ({"pool": 2}, {"tiles": LAB, "pool": 0}):
        table = quarter(active=NIA, hand={NIA: "surveyor"}, draw={NIA: ""}, **idle)
        assert refused(table, "play surveyor") == "CRD-11"


@pytest.mark.clause("REM-OPS-07")
def test_build_now() -> None:
    table = quarter(active=NIA, hand={NIA: "prefab_crew"}, types="back_alley gun_row", arcs=0)
    do(table, "play prefab_crew")
    assert legal(table) == ["build back_alley"]
    assert refused(table, "done") == "DEV-03"  # one must be built
    do(table, "build back_alley", "place A1")
    assert (arcs(table, NIA), left(table, "back_alley")) == (0, 3)
    assert "do produce_develop" in legal(table)
    poor = quarter(active=NIA, hand={NIA: "prefab_crew"}, types="casino", arcs=2500)
    assert refused(poor, "play prefab_crew") == "CRD-11"


@pytest.mark.clause("REM-OPS-08")
def test_bonus_action() -> None:
    table = quarter(active=LIO, hand={LIO: "golden_handshake"}, members="fighter runner", arcs=0)
    do(table, "play golden_handshake", "do sell", "done")
    assert legal(table) == ["do recruit", "end"]
    do(table, "do recruit", "name fighter")
    assert (hand(table, LIO), legal(table)) == ("fighter", ["end"])


@pytest.mark.clause("REM-OPS-09")
def test_sell_now() -> None:
    table = quarter(active=LIO, hand={LIO: "quick_sale"}, figures={LIO: "A1, B1"}, tiles=LAB, influence=1,
                    products={"red_eden_lab": 6}, arcs=0)  # fmt: skip
    do(table, "play quick_sale")
    assert refused(table, "end") == "SEL-01"
    do(table, "sell A1", "sell A1", "sell A1", "sell A1")
    assert (arcs(table, LIO), products(table, "A1"), table.step().name) == (4000, 2, "turn")
    do(table, "do sell", "sell A1")
    assert refused(table, "sell A1") == "SEL-02"  # those do not count
    none = quarter(active=LIO, hand={LIO: "quick_sale"}, figures={LIO: "A1, B1"}, tiles=LAB)
    assert refused(none, "play quick_sale") == "CRD-11"


@pytest.mark.clause("REM-OPS-10")
def test_sell_bonus() -> None:
    table = quarter(active=LIO, hand={LIO: "broker quick_sale"}, figures={LIO: "A1, B1"}, tiles=LAB,
                    products={"red_eden_lab": 2}, arcs=0)  # fmt: skip
    do(table, "do sell", "sell A1", "play broker", "done", "play quick_sale", "sell A1")
    assert news(table, "sold") == ["sold 2 1000 A1", "sold 2 1500 A1"]


@pytest.mark.clause("REM-OPS-11")
def test_take_arcs() -> None:
    table = quarter(active=LIO, hand={LIO: "loan_shark"}, arcs={HAL: 3000, NIA: 0, IVA: 500, LIO: 0})
    do(table, "play loan_shark")
    assert legal(table) == ["rob hal", "rob iva"]
    assert refused(table, "rob nia") == refused(table, "rob lio") == refused(table, "end") == "OPS-11"
    do(table, "rob hal")
    assert (arcs(table, HAL), arcs(table, LIO)) == (2000, 1000)
    poor = quarter(active=LIO, hand={LIO: "loan_shark"}, arcs={HAL: 0, NIA: 0, IVA: 0, LIO: 9000}, met={LIO: "fortune"})
    assert refused(poor, "play loan_shark") == "CRD-11"


@pytest.mark.clause("REM-OPS-12")
def test_move_bonus() -> None:
    table = quarter(hand={HAL: "runner"}, figures={HAL: "A1, C1, G7"}, influence=1, pool=0)
    do(table, "do move", "move C1 C2")
    assert refused(table, "fetch A1") == "MOV-01"
    do(table, "play runner")
    assert ends(table, "A1") == "A2 A3 A4 A5 B1 B2 B3 B4 C1 C2 C3 D1 D2 E1"
    do(table, "move A1 E1")
    assert refused(table, "fetch G7") == "MOV-01"


@pytest.mark.clause("REM-OPS-13")
def test_redeploy() -> None:
    table = quarter(active=IVA, hand={IVA: "outrider"}, figures={IVA: "D5, D3, A1", NIA: "D4"}, pool=1)
    do(table, "play outrider")
    assert legal(table) == ["done", "pool", "fetch A1", "fetch D3", "fetch D5"]
    assert "D4" not in ends(table, "D5").split()
    do(table, "fetch D5")
    assert refused(table, "go D4") == "OPS-13"
    do(table, "go E5", "move pool A4")
    assert (figures(table, IVA), table.step().name) == ("A1, A4, D3, E5", "turn")
    assert int(table[number.GONE]) == 0


@pytest.mark.clause("REM-OPS-13")
@pytest.mark.parametrize(
    ("mine", "theirs", "can"), [("A1", "", True), ("G7", "", True), ("A1", "A2, B1", False), ("", "", False)]
)
def test_redeploy_needs_a_figure_that_can_move(mine: str, theirs: str, can: bool) -> None:
    table = quarter(active=IVA, hand={IVA: "outrider"}, figures={IVA: mine, NIA: theirs}, pool=0)
    assert ("play outrider" in legal(table)) is can
    assert can or refused(table, "play outrider") == "CRD-11"


@pytest.mark.clause("REM-OPS-14")
@pytest.mark.parametrize(("face", "gained"), [(3, 0), (4, 2000), (6, 2000)])
def test_die_arcs(face: int, gained: int) -> None:
    table = quarter(hand={HAL: "gambler"}, arcs=0)
    chance(table, f"die {face}")
    do(table, "play gambler")
    assert (arcs(table, HAL), news(table, "rolled")) == (gained, [f"rolled 0 {face}"])


@pytest.mark.clause("REM-OPS-15")
def test_peek_hand() -> None:
    table = quarter(hand={HAL: "informer", NIA: "worker surveyor"}, draw={HAL: "lookout"})
    do(table, "play informer")
    assert legal(table) == ["peek nia"]
    assert refused(table, "peek lio") == refused(table, "end") == "OPS-15"
    do(table, "peek nia")
    assert zone_of(table, "hand:1", HAL) == "worker surveyor"
    assert zone_of(table, "hand:1", LIO) == zone_of(table, "hand:1") == "? ?"
    assert hand(table, HAL) == "lookout"  # and then he draws a card


@pytest.mark.clause("REM-OPS-16")
def test_add_product() -> None:
    tiles = {**LAB, "casino": "B2 C2", "star_dust_lab": "A6 A7"}
    table = quarter(hand={HAL: "contraband_crate"}, figures={HAL: "A1, B1, B2, C2, A6"}, tiles=tiles)
    do(table, "play contraband_crate")
    assert legal(table) == ["stock A1"]
    assert refused(table, "stock casino") == refused(table, "stock star_dust_lab") == refused(table, "end") == "OPS-16"
    do(table, "stock red_eden_lab")
    assert (products(table, "red_eden_lab"), supply(table)) == (2, 52)
    for position in ({"supply": 0, "figures": {HAL: "A1, B1"}}, {"figures": {HAL: "A1"}}):
        table = quarter(hand={HAL: "contraband_crate"}, tiles=tiles, **position)
        assert refused(table, "play contraband_crate") == "CRD-11"


@pytest.mark.clause("REM-OPS-17", "REM-HID-11")
def test_search_of_the_draw_pile_is_the_players_own_business() -> None:
    orders = set()
    for seed in range(6):
        table = quarter(
            hand={HAL: "communication_device"}, draw={HAL: "lookout scrapper open_call safe_house"}, seed=seed
        )
        do(table, "play communication_device")
        assert legal(table) == ["search-draw"]
        assert refused(table, "search-discard") == refused(table, "end") == "OPS-17"
        do(table, "search-draw")
        assert offered(table, "find") == "lookout open_call safe_house scrapper"
        assert refused(table, "find cass_orlan") == "OPS-17"
        table.rng.reseed(str(seed))
        do(table, "find open_call")
        assert (hand(table, HAL), zone_of(table, "hand:0", NIA)) == ("open_call", "?")
        orders.add(draw_pile(table, HAL))
        assert news(table, "found", to=HAL) == ["found 0 open_call"]
        assert news(table, "found", to=NIA) == ["found 0 ?"]
    assert len(orders) > 1  # shuffled


@pytest.mark.clause("REM-OPS-17", "REM-HID-11")
def test_search_of_the_discard_pile_is_seen_by_all() -> None:
    table = quarter(hand={HAL: "communication_device"}, draw={HAL: ""}, discard={HAL: "lookout scrapper"})
    do(table, "play communication_device", "search-discard", "find scrapper")
    assert zone_of(table, "hand:0", NIA) == "scrapper"
    assert news(table, "found", to=NIA) == ["found 0 scrapper"]
    empty = quarter(hand={HAL: "communication_device"}, draw={HAL: ""})
    assert refused(empty, "play communication_device") == "CRD-11"


@pytest.mark.clause("REM-OPS-18")
def test_dispel_ycu() -> None:
    table = quarter(hand={HAL: "forged_orders"}, tokens={"A1": "cadet hunter", "B1": "warden", "C1": "hunter"})
    do(table, "play forged_orders")
    assert refused(table, "dispel suppressor") == refused(table, "end") == "OPS-18"
    do(table, "dispel cadet", "dispel hunter A1")
    assert (tokens(table), table.step().name) == ({"B1": "warden", "C1": "hunter"}, "turn")
    assert news(table, "rolled", "fight") == []
    assert refused(quarter(hand={HAL: "forged_orders"}), "play forged_orders") == "CRD-11"


# Battle abilities


@pytest.mark.clause("REM-OPS-19")
def test_attack() -> None:
    assert news(fought(attack(hand={HAL: "frag_grenade"}), "frag_grenade"), "totals") == ["totals 0 4 0"]


@pytest.mark.clause("REM-OPS-20")
def test_dice() -> None:
    table = fought(attack(hand={HAL: "pulse_rifle"}), "pulse_rifle", "", "0 0 0")
    assert (news(table, "dice")[0], news(table, "totals")) == ("dice 0 3 0", ["totals 0 2 0"])


@pytest.mark.clause("REM-OPS-21")
def test_enemy_dice() -> None:
    table = fought(attack(theirs="D4 x2, D3", hand={HAL: "stun_charge"}), "stun_charge", "", "0", "3")
    assert news(table, "dice") == ["dice 0 1 0", "dice 3 1 3"]
    assert news(ycu("stun_charge", "3", discard={HAL: "lookout"}), "dice") == ["dice 0 1 3"]


@pytest.mark.clause("REM-OPS-22")
def test_ycu_attack() -> None:
    assert news(ycu("scrambler", "0"), "totals") == ["totals 0 6 3"]
    assert news(fought(attack(hand={HAL: "scrambler"}), "scrambler"), "totals") == ["totals 0 0 0"]


@pytest.mark.clause("REM-OPS-23")
@pytest.mark.parametrize(("tiles", "bonus"), [("", 0), ("A1", 1), ("A1, B1", 2), ("A1, B1, C1, E1", 3)])
def test_attack_per_development(tiles: str, bonus: int) -> None:
    table = quarter(
        active=NIA, figures={NIA: "D5, A1, B1, C1, E1", IVA: "D4"}, hand={NIA: "site_guard"},
        tiles={"back_alley": tiles} if tiles else {}, met={NIA: "empire"},
    )  # fmt: skip
    do(table, "do move", "move D5 D4", "done", "attack D4")
    fought(table, "site_guard")
    assert news(table, "totals") == [f"totals 1 {4 + bonus} 0"]


@pytest.mark.clause("REM-OPS-23", "REM-CTL-10")
def test_attack_per_counts_a_contested_tile_of_its_holder() -> None:
    table = quarter(figures={HAL: "C5", NIA: "C4"}, tiles={"sky_tower": "C4"}, hand={NIA: "site_guard"})
    do(table, "do move", "move C5 C4", "done", "attack C4")
    fought(table, "", "site_guard")
    assert news(table, "totals") == ["totals 0 0 5"]


@pytest.mark.clause("REM-OPS-24")
def test_reinforce() -> None:
    table = attack(hand={HAL: "scrapper"}, draw={HAL: "lookout safe_house"}, influence=1)
    fought(table, "scrapper")
    assert news(table, "totals") == ["totals 0 6 0"]
    assert draw_pile(table, HAL) == "safe_house"
    table = attack(hand={HAL: "scrapper"}, draw={HAL: ""})
    assert news(fought(table, "scrapper"), "totals") == ["totals 0 3 0"]


@pytest.mark.clause("REM-OPS-25")
def test_reroll() -> None:
    table = attack(mine="D5, D3, C4, E4, D6", hand={HAL: "targeting_visor"}, tiles={})
    fought(table, "targeting_visor", "", "0 0 0 0", "2")
    do(table, "reroll 0", "reroll 0", "reroll 0")
    assert legal(table) == ["done"]
    assert refused(table, "reroll 0") == "OPS-25"
    chance(table, "battle 1 2 3")
    do(table, "done")
    assert news(table, "rerolled", "totals") == ["rerolled 0 3 6", "totals 0 6 2"]


@pytest.mark.clause("REM-OPS-25")
def test_a_reroll_may_be_declined() -> None:
    table = fought(attack(hand={HAL: "targeting_visor"}), "targeting_visor", "", "1", "3")
    assert dice(table) == ("1", "3")
    do(table, "done")
    assert news(table, "totals") == ["totals 0 1 3"]


@pytest.mark.clause("REM-OPS-26")
def test_keep_card() -> None:
    table = attack(hand={HAL: "street_medic lookout", IVA: "grakk_thurn"})
    fought(table, "street_medic lookout", "grakk_thurn", "0", "3 2")
    assert (figures(table, HAL), discard(table, HAL), units(table, HAL)) == ("", "street_medic lookout", 8)
    assert news(table, "kept", "lost") == ["kept 0"]


@pytest.mark.clause("REM-OPS-27")
@pytest.mark.parametrize(("rolled_back", "gained"), [("0", 1000), ("3", 0)])
def test_win_arcs(rolled_back: str, gained: int) -> None:
    table = quarter(
        active=LIO,
        figures={LIO: "D5", HAL: "D4"},
        hand={LIO: "bodyguard"},
        discard={HAL: "lookout"},
        draw={LIO: ""},
        permanent={HAL: "defense_drone"},
        arcs=0,
    )
    do(table, "do move", "move D5 D4", "done", "attack D4")
    fought(table, "bodyguard", "", "0", f"{rolled_back} {rolled_back}")
    do(table, legal(table)[0])
    assert arcs(table, LIO) == gained


@pytest.mark.clause("REM-OPS-28")
def test_win_renown() -> None:
    table = fought(attack(hand={HAL: "odin_kester"}, discard={IVA: "raider"}), "odin_kester")
    assert renown(table, HAL) == 0
    do(table, "lose raider")
    assert (renown(table, HAL), renown_pool(table)) == (1, 199)
    lost = fought(attack(hand={HAL: "odin_kester", IVA: "grakk_thurn"}), "odin_kester", "grakk_thurn", "0", "0 0")
    do(lost, "lose odin_kester")
    assert renown(lost, HAL) == 0


@pytest.mark.clause("REM-OPS-29")
def test_win_extra_kill() -> None:
    table = attack(theirs="D4 x2, D3", hand={HAL: "vesh_karr"}, discard={IVA: "raider raider"})
    fought(table, "vesh_karr", "", "3", "0 0 0")
    do(table, "lose raider")
    assert (figures(table, IVA), unused(table, IVA), discard(table, IVA)) == ("D3", 15, "raider")
    assert news(table, "killed") == ["killed 3 D4"]
    table = attack(theirs="D4, D3", hand={HAL: "vesh_karr"}, discard={IVA: "raider raider"})
    fought(table, "vesh_karr", "", "3", "0 0")
    do(table, "lose raider")
    assert figures(table, IVA) == "D3"  # nobody else is left on D4


# Permanents


@pytest.mark.clause("REM-OPS-30")
def test_perm_defense_dice() -> None:
    table = attack(permanent={HAL: "defense_drone", IVA: "defense_drone"})
    lay(table)
    lay(table)
    assert [line.rpartition(" ")[0] for line in news(table, "dice")] == ["dice 0 1", "dice 3 2"]
    table = quarter(figures={HAL: "D4"}, tokens={"D4": "cadet"}, permanent={HAL: "defense_drone"})
    do(table, "do move", "done", "fight cadet", "confirm")
    assert news(table, "dice")[0].startswith("dice 0 2 ")


@pytest.mark.clause("REM-OPS-31")
def test_perm_bribe_discount() -> None:
    table = quarter(figures={HAL: "D4"}, tokens={"D4": "hunter cadet"}, permanent={HAL: "payoff_ledger"}, arcs=1000)
    do(table, "do move", "done", "bribe hunter", "bribe cadet")
    assert arcs(table, HAL) == 0
    table = quarter(figures={HAL: "D4"}, tokens={"D4": "cadet"}, permanent={HAL: "payoff_ledger payoff_ledger"}, arcs=0)
    do(table, "do move", "done", "bribe cadet")
    assert arcs(table, HAL) == 0


@pytest.mark.clause("REM-OPS-32")
def test_perm_income() -> None:
    table = quarter(phase="reset", permanent={HAL: "protection_racket"}, arcs=0)
    for seat in table.actors():
        do(table, "done", by=seat)
    assert (arcs(table, HAL), arcs(table, NIA)) == (3000, 2000)


@pytest.mark.clause("REM-OPS-33")
def test_perm_win_arcs() -> None:
    table = ycu("frag_grenade", permanent={HAL: "trophy_rack trophy_rack"}, arcs=0, face=6)
    assert arcs(table, HAL) == 2000
    table = fought(attack(permanent={HAL: "trophy_rack"}, discard={HAL: "lookout"}, arcs=0), "")
    do(table, "lose lookout")
    assert arcs(table, HAL) == 0


# Tiles


@pytest.mark.clause("REM-OPS-34")
def test_product() -> None:
    table = quarter(figures={HAL: "B2, C2, D2"}, tiles={"chem_works": "B2 C2 D2"}, products={"chem_works": 1})
    do(table, "do produce_develop", "use chem_works")
    assert (products(table, "chem_works"), supply(table)) == (4, 50)
    table = quarter(figures={HAL: "B2, C2, D2"}, tiles={"chem_works": "B2 C2 D2"}, supply=0)
    do(table, "do produce_develop")
    assert refused(table, "use chem_works") == "DEV-02"


@pytest.mark.clause("REM-OPS-35")
@pytest.mark.parametrize(("face", "gained"), [(1, 0), (3, 0), (4, 2000), (5, 3000), (6, 5000)])
def test_die_table_arcs(face: int, gained: int) -> None:
    table = quarter(figures={HAL: "A1, B1"}, tiles={"counterfeit_press": "A1 B1"}, arcs=0)
    do(table, "do produce_develop")
    chance(table, f"die {face}")
    do(table, "use counterfeit_press")
    assert arcs(table, HAL) == gained


@pytest.mark.clause("REM-OPS-36")
@pytest.mark.parametrize("face", [1, 4, 6])
def test_die_times_arcs(face: int) -> None:
    table = quarter(figures={HAL: "B2, C2"}, tiles={"casino": "B2 C2"}, arcs=0)
    do(table, "do produce_develop")
    chance(table, f"die {face}")
    do(table, "use casino")
    assert arcs(table, HAL) == 500 * face


@pytest.mark.clause("REM-OPS-37")
def test_recruit_top() -> None:
    recruiter = {"figures": {HAL: "B2, C2"}, "tiles": {"recruiter": "B2 C2"}, "pool": 1, "arcs": 0}
    table = quarter(**recruiter, members="dealer", member_deck="fighter runner")  # type: ignore[arg-type]
    do(table, "do produce_develop", "use recruiter")
    assert (hand(table, HAL), pool(table, HAL), zone_of(table, "members")) == ("fighter", 2, "dealer")
    assert zone_of(table, "hand:0", NIA) == "fighter"  # it was revealed
    table = quarter(**recruiter, member_deck="", member_discard="runner")  # type: ignore[arg-type]
    do(table, "do produce_develop", "use recruiter")
    assert (hand(table, HAL), size(table, "member_discard")) == ("runner", 0)
    table = quarter(**recruiter, members="dealer", member_deck="")  # type: ignore[arg-type]
    do(table, "do produce_develop")
    assert refused(table, "use recruiter") == "DEV-02"


@pytest.mark.clause("REM-OPS-38")
def test_trade_unit() -> None:
    table = quarter(
        hand={HAL: "lookout cass_orlan open_call"},
        figures={HAL: "B2, C2"},
        tiles={"labour_broker": "B2 C2"},
        pool=1,
        arcs=0,
    )
    do(table, "do produce_develop", "use labour_broker")
    assert legal(table) == ["give cass_orlan", "give lookout"]
    assert refused(table, "give open_call") == "CMP-05"
    assert refused(table, "give scrapper") == "CRD-01"
    assert refused(table, "done") == "OPS-38"
    do(table, "give lookout")
    assert (legal(table), refused(table, "done")) == (["return-pool", "return B2", "return C2"], "OPS-38")
    assert refused(table, "return D4") == "MOV-01"
    do(table, "return-pool")
    assert (arcs(table, HAL), pool(table, HAL), unused(table, HAL), units(table, HAL)) == (3000, 0, 14, 6)
    assert "lookout" in box(table).split()


@pytest.mark.clause("REM-OPS-39")
def test_buy_discount() -> None:
    bazaar = {"figures": {HAL: "B2, C2"}, "tiles": {"black_bazaar": "B2 C2"}}
    table = quarter(**bazaar, goods="stim_pack trophy_rack frag_grenade", arcs=2000)  # type: ignore[arg-type]
    do(table, "do produce_develop", "use black_bazaar")
    assert offered(table, "buy") == "frag_grenade stim_pack"
    assert refused(table, "buy trophy_rack") == "BUY-01"
    assert refused(table, "done") == "OPS-39"
    do(table, "buy stim_pack")
    assert (hand(table, HAL), arcs(table, HAL)) == ("stim_pack", 0)
    table = quarter(**bazaar, goods="stim_pack", arcs=1500)  # type: ignore[arg-type]
    do(table, "do produce_develop")
    assert refused(table, "use black_bazaar") == "DEV-02"


@pytest.mark.clause("REM-OPS-40")
def test_static_attack() -> None:
    table = fought(attack(mine="D5, A1, B1", theirs="D4, F1", tiles={"gun_row": "A1 B1, F1 G1"}), "")
    assert news(table, "totals") == ["totals 0 1 0"]  # Iva holds only half of hers
    table = ycu("open_call", figures={HAL: "D4, A1, B1"}, tiles={"gun_row": "A1 B1"}, rolls="2")
    assert news(table, "totals") == ["totals 0 3 3"]


@pytest.mark.clause("REM-OPS-41")
def test_static_dice() -> None:
    table = attack(mine="D5, B2, C2", theirs="D4, F2, F3", tiles={"weapons_depot": "B2 C2, F2 F3"})
    lay(table)
    lay(table)
    assert [line.rpartition(" ")[0] for line in news(table, "dice")] == ["dice 0 2", "dice 3 2"]


@pytest.mark.clause("REM-OPS-42")
def test_defence_attack() -> None:
    alley = {"back_alley": "A1, B1"}
    table = quarter(figures={HAL: "A2", IVA: "A1, B1"}, tiles=alley, discard={HAL: "lookout"})
    do(table, "do move", "move A2 A1", "done", "attack A1")
    fought(table, "", "", "0", "0 0")
    assert news(table, "totals") == ["totals 0 0 2"]  # only that of the tile which is fought for
    table = quarter(figures={HAL: "A1"}, tokens={"A1": "cadet"}, tiles=alley)
    do(table, "do move", "done", "fight cadet")
    chance(table, "battle 1", "die 5")
    do(table, "confirm")
    assert news(table, "totals") == ["totals 0 3 3"]  # against YCU too


# Alert lines


@pytest.mark.clause("REM-OPS-43")
def test_alert_token() -> None:
    table = ycu("frag_grenade", face=1)
    assert list(tokens(table)) == ["D4"]
    assert news(table, "landed")[0].endswith(" D4")


@pytest.mark.clause("REM-OPS-44")
def test_alert_coordinates() -> None:
    table = ycu("frag_grenade", face=2, coordinates="coord_02 coord_03")
    assert sorted(tokens(table)) == ["B3", "B5", "E5", "G1"]
    assert zone_of(table, "coordinate_discard").split()[:2] == ["coord_01", "coord_02"]


@pytest.mark.clause("REM-OPS-45")
@pytest.mark.parametrize(("money", "lost"), [(3000, 1000), (500, 500), (0, 0)])
def test_lose_arcs(money: int, lost: int) -> None:
    table = ycu("frag_grenade", face=3, arcs=money)
    assert (arcs(table, HAL), news(table, "fined")) == (money - lost, [f"fined 0 {lost}"])


@pytest.mark.clause("REM-OPS-46")
@pytest.mark.parametrize(("points", "lost"), [(3, 1), (0, 0)])
def test_lose_renown(points: int, lost: int) -> None:
    table = ycu("frag_grenade", face=4, renown={HAL: points}, renown_pool=50)
    assert (renown(table, HAL), renown_pool(table)) == (points - lost, 50 + lost)
    assert news(table, "rumour") == [f"rumour 0 {lost}"]
