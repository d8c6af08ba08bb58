"""What is refused, with the clause that forbids it and a sentence that says why."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

import pytest

from tabletown.games.remnants.game import GAME
from tabletown.games.remnants.rules import action
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import SPACES, declare
from tabletown.kernel.errors import IllegalAction
from tests.games.remnants.gangs import HAL, IVA, LIO, NIA, chance, code_of, do, lay, quarter
from tests.games.table import NAMES, wander
from tests.sentences import sentence_ids

Position = Callable[[], Quarter]

LAB = {"red_eden_lab": "A1 B1"}


def drafting() -> Quarter:
    table = GAME.new(4, 1, {"gang_choice": "draft"})
    assert isinstance(table, Quarter)
    do(table, "gang humans")
    return table


def choosing_sides() -> Quarter:
    table = GAME.new(4, 1)
    assert isinstance(table, Quarter)
    do(table, "enter D7")
    return table


def resetting() -> Quarter:
    return quarter(phase="reset", hand={HAL: "lookout"})


def patrolled() -> Quarter:
    table = quarter(
        phase="patrol", figures={HAL: "D5"}, hand={HAL: "lookout"}, coordinates="coord_01 coord_02", begin=False
    )
    table.advance()
    return table


def turn() -> Quarter:
    return quarter(hand={HAL: "scrapper safe_house"}, member_deck="")


def acted() -> Quarter:
    return quarter(acted=True)


def refreshing() -> Quarter:
    table = quarter()
    do(table, "do refresh")
    return table


def outbid() -> Quarter:
    table = quarter(members="fighter", arcs={NIA: 500, LIO: 0, IVA: 0, HAL: 0})
    do(table, "do recruit", "name fighter", "bid 500")
    return table


def recruiting() -> Quarter:
    table = quarter(members="fighter runner")
    do(table, "do recruit")
    return table


def bidding() -> Quarter:
    table = recruiting()
    do(table, "name fighter")
    return table


def hiring() -> Quarter:
    table = quarter(hand={HAL: "open_call"}, members="fighter")
    do(table, "play open_call")
    return table


def buying() -> Quarter:
    table = quarter(goods="stim_pack trophy_rack", arcs=3500, influence=1)
    do(table, "do buy")
    return table


def having_bought() -> Quarter:
    table = quarter(goods="stim_pack trophy_rack", arcs=9000, influence=1, renown_pool=1)
    do(table, "do buy", "renown", "buy stim_pack")
    return table


def poor() -> Quarter:
    table = quarter(arcs=2500)
    do(table, "do buy")
    return table


def dry() -> Quarter:
    table = quarter(arcs=9000, renown_pool=0)
    do(table, "do buy")
    return table


def in_the_bazaar() -> Quarter:
    table = quarter(figures={HAL: "B2, C2"}, tiles={"black_bazaar": "B2 C2"}, goods="stim_pack")
    do(table, "do produce_develop", "use black_bazaar")
    return table


def cheapening() -> Quarter:
    table = quarter(hand={HAL: "smuggler"}, goods="stim_pack")
    do(table, "play smuggler")
    return table


def producing() -> Quarter:
    table = quarter(
        figures={HAL: "A1, B1, B2, C2, F1, G1"},
        tiles={**LAB, "labour_broker": "B2 C2", "gun_row": "F1 G1", "casino": "B5 B6"},
        pool=0,
    )
    do(table, "do produce_develop", "use red_eden_lab")
    return table


def building() -> Quarter:
    full = {"bioforge": "C3 C4 D3 D4", "broadcast_spire": "E3 E4 E5", "data_vault": "C5 D5"}
    table = quarter(figures={HAL: "A1, B1"}, tiles={**LAB, **full}, types="casino sky_tower back_alley", arcs=6500)
    do(table, "do produce_develop", "done")
    return table


def building_now() -> Quarter:
    table = quarter(types="back_alley", hand={HAL: "prefab_crew"})
    do(table, "play prefab_crew")
    return table


def building_poor() -> Quarter:
    table = quarter(types="casino")
    do(table, "do produce_develop", "done")
    return table


def placing() -> Quarter:
    table = building()
    do(table, "build back_alley")
    return table


def selling() -> Quarter:
    tiles = {**LAB, "star_dust_lab": "A6 A7", "casino": "B2 C2"}
    table = quarter(figures={HAL: "A1, B1, B2, C2"}, tiles=tiles, products={"red_eden_lab": 2, "star_dust_lab": 1})
    do(table, "do sell")
    return table


def selling_now() -> Quarter:
    table = quarter(figures={HAL: "A1, B1"}, tiles=LAB, products={"red_eden_lab": 2}, hand={HAL: "quick_sale"})
    do(table, "play quick_sale")
    return table


def having_sold() -> Quarter:
    table = quarter(figures={HAL: "A1, B1"}, tiles=LAB, products={"red_eden_lab": 2}, influence=1)
    do(table, "do sell", "sell A1")
    return table


def stocking() -> Quarter:
    table = quarter(hand={HAL: "technician"}, figures={HAL: "A1, B1, B2, C2"}, tiles={**LAB, "casino": "B2 C2"})
    do(table, "play technician")
    return table


def moving() -> Quarter:
    table = quarter(figures={HAL: "D5, A1, B3", NIA: "A2, B1, D4"}, pool=0)
    do(table, "do move", "move D5 D4")
    return table


def having_moved() -> Quarter:
    table = quarter(figures={HAL: "A1, G1"}, influence=1)
    do(table, "do move", "move A1 A2")
    return table


def going() -> Quarter:
    table = moving()
    do(table, "fetch B3")
    return table


def far_from_the_battle() -> Quarter:
    table = quarter(figures={HAL: "D5, G7", NIA: "D4"})
    do(table, "do move", "move D5 D4", "fetch G7")
    return table


def going_far() -> Quarter:
    table = quarter("humans neisu lentree", figures={HAL: "D7, B7 x2"})
    do(table, "do move", "fetch D7")
    return table


def leading() -> Quarter:
    table = quarter(hand={HAL: "grav_sled"}, figures={HAL: "D5, A1", NIA: "D4, A2"}, pool=1)
    do(table, "do move", "move D5 D4", "play grav_sled", "move A1 B1")
    return table


def leading_on() -> Quarter:
    table = leading()
    do(table, "pool")
    return table


def led_beside_enemies() -> Quarter:
    table = quarter(hand={HAL: "grav_sled"}, figures={HAL: "D5", NIA: "D4"}, pool=0)
    do(table, "play grav_sled", "fetch D5")
    return table


def deploying() -> Quarter:
    table = quarter(hand={HAL: "safe_house"}, figures={HAL: "D5 x2, D6"}, pool=2)
    do(table, "play safe_house")
    return table


def surveying() -> Quarter:
    table = quarter(active=NIA, hand={NIA: "surveyor"}, tiles=LAB, pool=2)
    do(table, "play surveyor")
    return table


def robbing() -> Quarter:
    table = quarter(active=LIO, hand={LIO: "loan_shark"}, arcs={NIA: 0})
    do(table, "play loan_shark")
    return table


def peeking() -> Quarter:
    table = quarter(hand={HAL: "informer", NIA: "worker"})
    do(table, "play informer")
    return table


def searching() -> Quarter:
    table = quarter(hand={HAL: "communication_device"})
    do(table, "play communication_device")
    return table


def finding() -> Quarter:
    table = searching()
    do(table, "search-draw")
    return table


def dispelling() -> Quarter:
    table = quarter(hand={HAL: "forged_orders"}, tokens={"A1": "cadet"})
    do(table, "play forged_orders")
    return table


def giving() -> Quarter:
    table = quarter(hand={HAL: "lookout open_call"}, figures={HAL: "B2, C2"}, tiles={"labour_broker": "B2 C2"}, pool=0)
    do(table, "do produce_develop", "use labour_broker")
    return table


def returning() -> Quarter:
    table = giving()
    do(table, "give lookout")
    return table


def fighting() -> Quarter:
    table = quarter(figures={HAL: "D4"}, tokens={"D4": "cadet cadet hunter", "A1": "warden"}, arcs=1000)
    do(table, "do move", "done")
    return table


def fighting_one() -> Quarter:
    table = quarter(figures={HAL: "D4"}, tokens={"D4": "cadet"})
    do(table, "do move", "done")
    return table


def laying() -> Quarter:
    table = fighting_one()
    do(table, "fight cadet")
    return table


def having_laid() -> Quarter:
    table = quarter(figures={HAL: "D4"}, tokens={"D4": "cadet"}, influence=1)
    do(table, "do move", "done", "fight cadet", "blind")
    return table


def laying_the_last() -> Quarter:
    table = quarter(figures={HAL: "D4"}, tokens={"D4": "cadet"}, draw={HAL: "lookout"})
    do(table, "do move", "done", "fight cadet", "blind")
    return table


def rerolling() -> Quarter:
    table = quarter(figures={HAL: "D4 x2, D5 x2"}, tokens={"D4": "cadet"}, hand={HAL: "targeting_visor"})
    do(table, "do move", "done", "fight cadet")
    chance(table, "battle 0 1 1 1")
    lay(table, "targeting_visor")
    return table


def having_rerolled() -> Quarter:
    table = rerolling()
    do(table, "reroll 1", "reroll 1", "reroll 1")
    return table


def defeated(**position: object) -> Quarter:
    table = quarter(**{"figures": {HAL: "D4"}, "tokens": {"D4": "suppressor"}, "pool": 0, **position})  # type: ignore[arg-type]
    do(table, "do move", "done", "fight suppressor", "confirm")
    return table


def losing_a_discard() -> Quarter:
    return defeated(discard={HAL: "lookout safe_house"}, hand={HAL: "scrapper"})


def losing_a_card_in_hand() -> Quarter:
    return defeated(hand={HAL: "scrapper"}, draw={HAL: "safe_house"})


def hunting() -> Quarter:
    table = defeated(draw={HAL: "scrapper safe_house"})
    do(table, "search-draw")
    return table


def at(group: str, space: str) -> int:
    """The code of an action about a space that no phrase names: where a tile is called by another of its spaces."""
    return int(getattr(action, group).code(SPACES.index(space)))


REFUSALS: list[tuple[Position, str | int, str, str]] = [
    # Before the game
    (drafting, "end", "SET-05", "gang-first"),
    (drafting, "gang humans", "CMP-02", "gang-taken"),
    (choosing_sides, "end", "SET-11", "side-first"),
    (choosing_sides, "enter D7", "SET-10", "side-taken"),
    (choosing_sides, "enter A1", "BRD-07", "no-entry"),
    # Cards and turns
    (resetting, "end", "RES-01", "reset-first"),
    (resetting, "throw scrapper", "CRD-01", "not-in-hand"),
    (refreshing, "end", "REF-01", "refresh-first"),
    (refreshing, "throw lookout", "CRD-01", "not-in-hand"),
    (turn, "play lookout", "CRD-01", "not-in-hand"),
    (patrolled, "play lookout", "CRD-04", "not-own-turn"),
    (patrolled, "attack D5", "CRD-04", "not-own-turn"),
    (turn, "play scrapper", "CRD-07", "battle-card"),
    (turn, "play safe_house", "CRD-11", "no-effect"),
    (turn, "end", "TRN-09", "turn-first"),
    (turn, "done", "TRN-09", "turn-first"),
    (turn, "do recruit", "TRN-05", "no-members"),
    (acted, "do buy", "TRN-03", "has-acted"),
    (acted, "done", "TRN-08", "end-first"),
    # Recruiting
    (recruiting, "end", "REC-01", "recruit-first"),
    (recruiting, "name dealer", "REC-01", "not-in-row"),
    (outbid, "end", "REC-03", "turn-up-first"),
    (bidding, "end", "REC-06", "auction-first"),
    (bidding, "bid 2500", "REC-07", "bid-price"),
    (hiring, "end", "OPS-05", "hire-first"),
    (hiring, "hire dealer", "REC-01", "not-in-row"),
    # Buying
    (buying, "end", "BUY-01", "buy-first"),
    (buying, "buy grav_sled", "BUY-01", "not-for-sale"),
    (buying, "buy trophy_rack", "BUY-01", "good-price"),
    (having_bought, "buy trophy_rack", "BUY-01", "has-bought"),
    (having_bought, "renown", "BUY-03", "renown-limit"),
    (poor, "renown", "BUY-03", "renown-price"),
    (dry, "renown", "BUY-05", "pool-empty"),
    (in_the_bazaar, "end", "OPS-39", "bazaar-first"),
    (in_the_bazaar, "buy grav_sled", "BUY-01", "not-for-sale"),
    (cheapening, "end", "OPS-04", "cheapen-first"),
    (cheapening, "cheapen grav_sled", "BUY-01", "not-for-sale"),
    (cheapening, "cheapen-type casino", "OPS-04", "only-goods"),
    # Developments and products
    (producing, "end", "DEV-01", "produce-first"),
    (producing, "use D4", "CTL-03", "no-tile"),
    (producing, at("USE", "B1"), "CTL-11", "called-elsewhere"),
    (producing, "use gun_row", "DEV-01", "no-produce"),
    (producing, "use casino", "CTL-03", "not-controlled"),
    (producing, "use red_eden_lab", "DEV-02", "tile-used"),
    (producing, "use labour_broker", "DEV-02", "tile-idle"),
    (building, "end", "DEV-03", "build-first"),
    (building, "use red_eden_lab", "DEV-13", "used-before"),
    (building, "build gun_row", "DEV-11", "no-tile-left"),
    (building, "build sky_tower", "DEV-06", "no-site"),
    (building_now, "end", "DEV-03", "build-now-first"),
    (building_poor, "build casino", "DEV-03", "tile-price"),
    (placing, "end", "DEV-03", "place-first"),
    (placing, "place A1", "DEV-05", "covered"),
    (placing, "place B2", "DEV-06", "wrong-level"),
    (selling, "end", "SEL-01", "sell-first"),
    (selling_now, "end", "SEL-01", "sell-now-first"),
    (selling, "sell D4", "CTL-03", "no-tile"),
    (selling, at("SELL", "B1"), "CTL-11", "called-elsewhere"),
    (selling, "sell casino", "SEL-01", "no-products"),
    (selling, "sell star_dust_lab", "CTL-03", "not-controlled"),
    (having_sold, "sell A1", "SEL-02", "sale-limit"),
    (stocking, "end", "OPS-16", "stock-first"),
    (stocking, "stock casino", "OPS-16", "makes-no-products"),
    (stocking, "stock D4", "CTL-03", "no-tile"),
    (stocking, at("STOCK", "B1"), "CTL-11", "called-elsewhere"),
    # Moving
    (moving, "end", "MOV-01", "move-first"),
    (moving, "pool", "MOV-05", "pool-out"),
    (moving, "fetch G7", "MOV-01", "no-figure"),
    (moving, "fetch D4", "MOV-02", "has-moved"),
    (moving, "fetch A1", "MOV-13", "nowhere"),
    (having_moved, "fetch G1", "MOV-01", "move-limit"),
    (going, "done", "MOV-13", "go-first"),
    (going, "go A2", "MOV-08", "enemies-twice"),
    (going, "go B3", "MOV-13", "started-there"),
    (going_far, "go D7", "MOV-13", "started-there"),
    (far_from_the_battle, "go D4", "MOV-01", "too-far"),
    (going_far, "go D6", "BRD-05", "blocked"),
    (going_far, "go B7", "MOV-06", "space-full"),
    (going_far, "go G1", "MOV-01", "too-far"),
    (leading, "end", "OPS-13", "lead-first"),
    (leading, "fetch B1", "EFF-03", "has-been-led"),
    (leading, "fetch-moved D4", "BAT-19", "held-by-battle"),
    (leading, "fetch G7", "MOV-01", "no-figure"),
    (leading_on, "go G1", "MOV-01", "too-far"),
    (led_beside_enemies, "go D4", "OPS-13", "enemies-led"),
    (deploying, "end", "OPS-06", "deploy-first"),
    (deploying, "deploy D5", "MOV-06", "space-full"),
    (deploying, "deploy A1", "OPS-06", "not-his-space"),
    (surveying, "deploy D5", "OPS-06", "not-on-tile"),
    # Other effects
    (robbing, "end", "OPS-11", "rob-first"),
    (robbing, "rob lio", "OPS-11", "another-player"),
    (robbing, "rob nia", "OPS-11", "no-arcs"),
    (peeking, "end", "OPS-15", "peek-first"),
    (peeking, "peek hal", "OPS-15", "another-hand"),
    (peeking, "peek lio", "OPS-15", "empty-hand"),
    (searching, "end", "OPS-17", "search-first"),
    (searching, "search-discard", "OPS-17", "empty-pile"),
    (finding, "end", "OPS-17", "find-first"),
    (finding, "find worker", "OPS-17", "not-in-pile"),
    (dispelling, "end", "OPS-18", "dispel-first"),
    (dispelling, "dispel hunter", "OPS-18", "in-the-bag"),
    (giving, "end", "OPS-38", "give-first"),
    (giving, "give open_call", "CMP-05", "no-unit"),
    (returning, "end", "OPS-38", "return-first"),
    (returning, "return-pool", "MOV-05", "pool-out"),
    (returning, "return D4", "MOV-01", "no-figure"),
    # Battles
    (fighting, "end", "YCU-01", "fights-first"),
    (fighting, "attack D4", "CTL-08", "not-contested"),
    (fighting, "fight warden", "YCU-14", "not-faced"),
    (fighting, int(action.FIGHT.code(1)), "CMP-12", "alike"),
    (fighting, "bribe hunter", "YCU-12", "bribe-price"),
    (fighting, "bribe-all", "YCU-12", "bribe-price"),
    (fighting_one, "bribe-all", "YCU-28", "not-several"),
    (laying, "end", "BAT-03", "lay-first"),
    (laying, "lay lookout", "CRD-01", "not-in-hand"),
    (having_laid, "blind", "BAT-03", "row-full"),
    (laying_the_last, "blind", "BAT-05", "draw-empty"),
    (rerolling, "end", "BAT-11", "reroll-first"),
    (rerolling, "reroll 3", "BAT-11", "no-such-die"),
    (having_rerolled, "reroll 0", "OPS-25", "no-more-rerolls"),
    (losing_a_discard, "end", "DEF-02", "defeat-first"),
    (losing_a_discard, "lose scrapper", "DEF-03", "lose-open"),
    (losing_a_discard, "search-draw", "DEF-03", "lose-open"),
    (losing_a_discard, "lose safe_house", "CMP-05", "no-unit"),
    (losing_a_card_in_hand, "search-draw", "DEF-11", "no-unit-there"),
    (hunting, "end", "DEF-02", "hunt-first"),
    (hunting, "lose safe_house", "CMP-05", "no-unit"),
    (hunting, "lose lookout", "OPS-17", "not-in-pile"),
]

REFUSED = pytest.mark.parametrize(
    ("position", "what", "clause", "reason"),
    REFUSALS,
    ids=[f"{position.__name__}-{str(what).replace(' ', '-')}" for position, what, *_ in REFUSALS],
)


@REFUSED
def test_a_refusal_names_its_clause_says_why_and_changes_nothing(
    position: Position, what: str | int, clause: str, reason: str
) -> None:
    table = position()
    seat = table.actors()[0]
    before = table.hash()
    with pytest.raises(IllegalAction) as refusal:
        table.apply(seat, code_of(table, what, seat) if isinstance(what, str) else what)
    assert (refusal.value.clause, refusal.value.message) == (f"REM-{clause}", f"refuse-{reason}")
    assert refusal.value.clause in GAME.rulebook.by_id
    assert refusal.value.text.endswith(".")
    assert not {"{", "}"} & set(refusal.value.text)
    assert table.hash() == before


def test_there_is_a_position_for_every_reason() -> None:
    assert {reason.name for reason in declare.reasons if reason.name} - {reason for *_, reason in REFUSALS} == set()


def test_what_positions_tell_of_choices_is_said_in_some() -> None:
    said = set()
    game = GAME.new(4, 4, {"max_rounds": 5})
    using = quarter(figures={HAL: "A1, B1"}, tiles=LAB)
    do(using, "do produce_develop")
    bribing = quarter(figures={HAL: "D4, D5"}, tokens={"D4": "cadet", "D5": "cadet"}, arcs=9000)
    do(bribing, "do move", "done")
    told = chain([using, bribing], (position() for position, *_ in REFUSALS))
    for table in chain(told, (game for _ in wander(game, 4) if not game.over)):
        for option in table.options(table.actors()[0]):
            said.add(option.message.id)
            assert "{" not in GAME.say(option.message, NAMES)
    assert {id for id in sentence_ids(GAME) if id.endswith("-here")} - said == set()


@pytest.mark.clause("REM-TRN-01")
def test_it_is_not_ones_turn() -> None:
    table = quarter()
    refusal = GAME.refusal(table, IVA, code_of(table, "do move"))
    assert (refusal.clause, refusal.message.id) == ("REM-TRN-01", "refuse-not-your-turn")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_of_a_game_is_either_offered_or_refused(seats: int) -> None:
    table = GAME.new(seats, seats, {"max_rounds": 5, "gang_choice": "draft"})
    for count, _ in enumerate(wander(table, seats)):
        if count % 40 == 0 and not table.over:
            seat = table.actors()[0]
            offered = set(table.legal(seat))
            for code in range(GAME.layout.actions):
                assert (table.step().fault(table, seat, code) == 0) == (code in offered)
