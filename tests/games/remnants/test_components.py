"""CMP: what there is in the box, how much of it, and what follows from that."""

from __future__ import annotations

import pytest

from tabletown.games.remnants.game import GAME
from tabletown.games.remnants.rules import number
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import SPACES
from tabletown.kernel.errors import BadInput
from tests.games.remnants.gangs import (
    FOUR,
    HAL,
    IVA,
    NIA,
    arcs,
    begin_phase,
    chance,
    discard,
    do,
    hand,
    lay,
    legal,
    news,
    piles,
    pool,
    products,
    quarter,
    refused,
    renown_pool,
    supply,
    tokens,
    units,
    unused,
)
from tests.games.table import wander


def dealt(seats: int, seed: int = 1) -> Quarter:
    """A game whose first turn begins."""
    table = GAME.new(seats, seed, {"sides": "random"})
    assert isinstance(table, Quarter)
    return table


def attacked(**position: object) -> Quarter:
    """Hal has moved from D5 to D4, where Iva stands, and attacks."""
    table = quarter(figures={HAL: "D5", IVA: "D4"}, **position)  # type: ignore[arg-type]
    do(table, "do move", "move D5 D4", "done", "attack D4")
    return table


@pytest.mark.clause("REM-CMP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_leads_a_gang_with_a_leader_ten_cards_and_figures(seats: int) -> None:
    table = dealt(seats)
    leaders = ("cass_orlan", "sepento_roden", "ummo_vael", "grakk_thurn")
    for seat in range(seats):
        owned = {kind for zone in ("hand", "draw") for kind, _ in table.dump()["zones"][f"{zone}:{seat}"]}  # type: ignore[index]
        assert leaders[table[number.GANG + seat]] in owned
        assert sum(piles(table, seat)) == 10


@pytest.mark.clause("REM-CMP-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_there_is_no_game_for_one_or_five(seats: int) -> None:
    with pytest.raises(BadInput):
        GAME.new(seats, 1)


@pytest.mark.clause("REM-CMP-02")
def test_no_gang_is_played_by_two_players() -> None:
    for seed in range(20):
        table = dealt(3, seed)
        assert len({int(table[number.GANG + seat]) for seat in range(3)}) == 3
    draft = GAME.new(4, 1, {"gang_choice": "draft"})
    draft.apply(draft.actors()[0], 3)
    assert GAME.refusal(draft, draft.actors()[0], 3).clause == "REM-CMP-02"


@pytest.mark.clause("REM-CMP-03", "REM-CMP-06")
def test_a_gang_has_16_figures_and_seven_of_them_match_its_unit_cards() -> None:
    table = dealt(4)
    for seat in range(4):
        assert pool(table, seat) + unused(table, seat) == 16
        assert pool(table, seat) == units(table, seat) == 7


@pytest.mark.clause("REM-CMP-04")
def test_a_leader_counts_as_a_gang_member() -> None:
    table = quarter(hand={HAL: "cass_orlan open_call"}, figures={HAL: "B2, C2"}, tiles={"labour_broker": "B2 C2"})
    do(table, "do produce_develop", "use labour_broker")
    assert legal(table) == ["give cass_orlan"]


@pytest.mark.clause("REM-CMP-05")
def test_ability_and_black_market_cards_are_never_lost_through_defeat() -> None:
    table = attacked(hand={HAL: "open_call frag_grenade lookout", IVA: "grakk_thurn"})
    chance(table, "battle 0", "battle 3 3")
    lay(table, "open_call frag_grenade lookout")
    lay(table, "grakk_thurn")
    assert legal(table) == ["lose lookout"]
    for card in ("open_call", "frag_grenade"):
        assert refused(table, f"lose {card}") == "CMP-05"


@pytest.mark.clause("REM-CMP-07")
@pytest.mark.parametrize(("gang", "attack"), [("humans", 3), ("neisu", 2), ("lentree", 3), ("iggaret", 4)])
def test_a_card_attacks_with_the_value_of_its_owner(gang: str, attack: int) -> None:
    other = "neisu" if gang != "neisu" else "humans"
    table = quarter(f"{gang} {other}", entries="D7 D1", figures={0: "D5", 1: "D4"}, hand={0: "fighter"})
    do(table, "do move", "move D5 D4", "done", "attack D4")
    lay(table, "fighter")
    lay(table)
    assert news(table, "showed") == [f"showed 0 fighter {attack}"]


@pytest.mark.clause("REM-CMP-08")
def test_a_card_without_an_attack_value_counts_nothing() -> None:
    table = attacked(hand={HAL: "open_call stim_pack"})
    chance(table, "battle 2", "battle 1")
    lay(table, "open_call stim_pack")
    lay(table)
    assert news(table, "showed", "totals") == ["showed 0 open_call 0", "showed 0 stim_pack 0", "totals 0 2 1"]


@pytest.mark.clause("REM-CMP-15")
def test_more_dice_are_rolled_than_the_box_holds() -> None:
    table = quarter(
        figures={HAL: "D4 x2, D3 x2, D5 x2, C4 x2, E4 x2, B2, C2"},
        tokens={"D4": "cadet"},
        tiles={"weapons_depot": "B2 C2"},
    )
    do(table, "do move", "done", "fight cadet")
    lay(table)
    assert news(table, "dice")[0].startswith("dice 0 11 ")


@pytest.mark.clause("REM-CMP-14", "REM-CMP-16")
def test_a_battle_die_shows_0_to_3_and_the_plain_die_1_to_6() -> None:
    battle, plain = set(), set()
    for seed in range(60):
        table = quarter(figures={HAL: "D4"}, tokens={"D4": "cadet"}, influence=1, hand={HAL: "frag_grenade"}, seed=seed)
        do(table, "do move", "done", "fight cadet")
        lay(table, "frag_grenade")
        battle |= {line.split()[3] for line in news(table, "dice")}
        plain |= {line.split()[2] for line in news(table, "rolled")}
    assert battle == set("0123")
    assert plain == set("123456")


@pytest.mark.clause("REM-CMP-17", "REM-PLC-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_renown_pool_is_200_for_every_number_of_players(seats: int) -> None:
    assert renown_pool(dealt(seats)) == 200


@pytest.mark.clause("REM-CMP-18")
@pytest.mark.parametrize("left", [2, 3, 7])
def test_any_amount_of_renown_can_be_paid(left: int) -> None:
    table = quarter(phase="award", figures={HAL: "D4"}, renown_pool=left, begin=False)
    begin_phase(table)
    assert renown_pool(table) == left - 2


@pytest.mark.clause("REM-CMP-19")
def test_money_comes_in_units_of_500_and_never_runs_out() -> None:
    table = quarter(members="fighter", hand={HAL: "zar_tayvius"}, arcs={HAL: 5_000_000, NIA: 1500})
    do(table, "play zar_tayvius", "do recruit", "name fighter")
    assert arcs(table, HAL) == 5_002_500
    assert legal(table) == ["pass", "bid 500", "bid 1000", "bid 1500"]
    prices = [*GAME.box.cards.cost, *(type.cost for type in GAME.box.developments), *GAME.box.token_bribe]
    assert [price for price in prices if price % 500] == []


@pytest.mark.clause("REM-CMP-20")
def test_the_tile_decides_the_price_of_a_product() -> None:
    table = quarter(
        figures={HAL: "A1, B1, A6, A7"},
        tiles={"red_eden_lab": "A1 B1", "star_dust_lab": "A6 A7"},
        products={"red_eden_lab": 1, "star_dust_lab": 1},
    )
    do(table, "do sell", "sell red_eden_lab", "sell star_dust_lab")
    assert news(table, "sold") == ["sold 0 1000 A1", "sold 0 2500 A6"]
    assert supply(table) == 54


@pytest.mark.clause("REM-CMP-21")
def test_only_the_products_that_remain_are_placed() -> None:
    table = quarter(figures={HAL: "A1, B1"}, tiles={"red_eden_lab": "A1 B1"}, supply=1)
    do(table, "do produce_develop", "use red_eden_lab")
    assert (products(table, "red_eden_lab"), supply(table)) == (1, 0)


@pytest.mark.clause("REM-CMP-22")
def test_without_an_unused_figure_only_the_card_comes() -> None:
    table = quarter(members="fighter runner", arcs=0, unused={HAL: 0})
    do(table, "do recruit", "name fighter")
    assert (hand(table, HAL), pool(table, HAL), unused(table, HAL)) == ("fighter", 16, 0)


@pytest.mark.clause("REM-CMP-23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_figure_and_token_is_in_one_place_all_through_a_game(seats: int) -> None:
    table = GAME.new(seats, seats, {"max_rounds": 5})
    assert isinstance(table, Quarter)
    for _ in wander(table, seats):
        if table[number.ROUND]:
            for seat in range(seats):
                assert table.on_board(seat) + pool(table, seat) + unused(table, seat) == 16
            for token in range(20):
                assert -1 <= table[number.TOKEN + token] < len(SPACES)
        assert not table.broken()
    assert table.over


@pytest.mark.clause("REM-CMP-12", "REM-CMP-23")
def test_a_bribed_token_is_back_in_the_bag() -> None:
    table = quarter(figures={HAL: "D4"}, tokens={"D4": "warden", "D5": "cadet"})
    assert table.tokens_in_bag() == 18
    do(table, "do move", "done", "bribe warden")
    assert (tokens(table), table.tokens_in_bag()) == ({"D5": "cadet"}, 19)


@pytest.mark.clause("REM-CMP-05", "REM-CMP-09")
def test_a_black_market_card_goes_to_the_discard_pile_of_its_owner() -> None:
    table = quarter(FOUR, hand={HAL: "credit_chip"})
    do(table, "play credit_chip")
    assert discard(table, HAL) == "credit_chip"
