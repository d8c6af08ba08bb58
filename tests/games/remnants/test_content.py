"""CMP, BRD, OPS: what is in the box, and what a pack may change."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tabletown.games.remnants import contents
from tabletown.games.remnants.contents import FORMS, unpack
from tabletown.games.remnants.rules.box import BoardSide, CityBox, Development, Effect
from tabletown.games.remnants.rules.words import (
    ACTIONS,
    FOR_GOOD,
    GANGS,
    IN_BATTLE,
    IN_TURN,
    LEVELS,
    MARKET,
    MEMBER,
    METRICS,
    NONE,
    OPS,
    SPACES,
    STARTER,
)
from tabletown.kernel.boards import count
from tabletown.kernel.content import Content, Pack, load
from tabletown.kernel.errors import BadInput
from tabletown.kernel.rulebook import parse

FOLDER = Path(contents.__file__).parent
BOX = unpack(load(FOLDER / "content.toml"))
SIDES = {"open": BOX.open_side, "blocked": BOX.blocked_side}


def packed(text: str) -> Content:
    return load(FOLDER / "content.toml").with_pack(Pack("pack.toml", text))


def kinds(group: int) -> list[int]:
    return [kind for kind in range(len(BOX.cards.names)) if BOX.cards.group[kind] == group]


def named(name: str) -> int:
    return BOX.cards.names.index(name)


def tile(name: str) -> Development:
    return next(type for type in BOX.developments if type.name == name)


def spaces(board: int) -> list[str]:
    return [name for i, name in enumerate(SPACES) if board >> i & 1]


def written(effects: list[Effect]) -> list[tuple[str, int, int]]:
    return [(OPS[effect.op], effect.n, effect.m) for effect in effects]


# Cards


@pytest.mark.clause("REM-CMP-09")
def test_the_decks_have_31_and_30_cards() -> None:
    assert sum(BOX.cards.copies[kind] for kind in kinds(MEMBER)) == 31
    assert sum(BOX.cards.copies[kind] for kind in kinds(MARKET)) == 30
    assert len(kinds(MEMBER)) == 15
    assert len(kinds(MARKET)) == 16


def test_gang_member_cards_come_first_then_starter_cards_then_the_black_market() -> None:
    assert [*kinds(MEMBER), *kinds(STARTER), *kinds(MARKET)] == list(range(len(BOX.cards.names)))
    assert BOX.first_good == named("communication_device")
    assert BOX.goods == len(kinds(MARKET))


@pytest.mark.clause("REM-CMP-01", "REM-CMP-06")
@pytest.mark.parametrize("gang", GANGS)
def test_each_gang_has_ten_starter_cards_seven_of_them_units(gang: str) -> None:
    cards = BOX.cards
    own = [kind for kind in kinds(STARTER) if cards.gang[kind] == GANGS.index(gang)]
    assert sum(cards.copies[kind] for kind in own) == 10
    assert sum(cards.copies[kind] for kind in own if cards.is_unit[kind]) == BOX.start_pool == 7


@pytest.mark.clause("REM-CMP-04", "REM-CMP-05", "REM-CMP-08")
def test_only_leaders_and_members_are_units_and_have_an_attack_value() -> None:
    cards = BOX.cards
    assert all(cards.is_unit[kind] for kind in kinds(MEMBER))
    assert not any(cards.is_unit[kind] for kind in kinds(MARKET))
    assert [cards.is_unit[named(name)] for name in ("cass_orlan", "lookout", "open_call")] == [1, 1, 0]
    for kind in range(len(cards.names)):
        assert all((values[kind] > 0) == bool(cards.is_unit[kind]) for values in cards.attack)


@pytest.mark.clause("REM-CMP-07")
def test_a_unit_card_has_a_value_for_each_gang() -> None:
    values = [int(row[named("fighter")]) for row in BOX.cards.attack]
    assert dict(zip(GANGS, values, strict=True)) == {"humans": 3, "neisu": 2, "lentree": 3, "iggaret": 4}


def test_starter_cards_know_their_gang_and_no_other_card_has_one() -> None:
    assert BOX.cards.gang[named("peddler")] == GANGS.index("lentree")
    assert {BOX.cards.gang[kind] for kind in kinds(MEMBER) + kinds(MARKET)} == {NONE}


@pytest.mark.clause("REM-CRD-07", "REM-CRD-09")
def test_cards_work_in_a_turn_in_a_battle_or_for_good() -> None:
    timing = BOX.cards.timing
    assert [timing[named(name)] for name in ("lookout", "scrapper")] == [IN_TURN, IN_BATTLE]
    lasting = [name for kind, name in enumerate(BOX.cards.names) if timing[kind] == FOR_GOOD]
    assert lasting == ["defense_drone", "payoff_ledger", "protection_racket", "trophy_rack"]


def test_black_market_cards_cost_from_2500_to_5000() -> None:
    costs = {int(BOX.cards.cost[kind]) for kind in kinds(MARKET)}
    assert (min(costs), max(costs)) == (2500, 5000)
    assert not any(BOX.cards.cost[kind] for kind in kinds(MEMBER) + kinds(STARTER))


# Effects


@pytest.mark.clause("REM-EFF-01")
def test_every_named_effect_can_be_written() -> None:
    assert tuple(FORMS) == OPS


@pytest.mark.clause("REM-EFF-01")
@pytest.mark.parametrize(
    ("card", "effects"),
    [
        ("cass_orlan", [("draw", 1, 0)]),
        ("lookout", [("draw", 1, 0), ("gain_arcs", 1000, 0)]),
        ("fast_talker", [("recruit_direct", 2500, 0)]),
        ("safe_house", [("deploy", 2, 0)]),
        ("surveyor", [("deploy", 2, 1), ("draw", 1, 0)]),
        ("worker", [("discount", 1000, 1), ("gain_arcs", 500, 0)]),
        ("smuggler", [("discount", 1500, 0)]),
        ("prefab_crew", [("build_now", 2000, 0)]),
        ("back_room_deal", [("bonus_action", ACTIONS.index("buy"), 0), ("draw", 1, 0)]),
        ("site_guard", [("attack_per", 1, 3)]),
        ("raider", [("move_bonus", 1, 0)]),
        ("outrider", [("redeploy", 2, 3)]),
        ("gambler", [("die_arcs", 2000, 4)]),
        ("informer", [("peek_hand", 0, 0), ("draw", 1, 0)]),
        ("stun_charge", [("attack", 1, 0), ("enemy_dice", 2, 0)]),
        ("payoff_ledger", [("perm_bribe_discount", 1000, 0)]),
    ],
)
def test_effects_have_their_numbers(card: str, effects: list[tuple[str, int, int]]) -> None:
    assert written(BOX.cards.effects[named(card)]) == effects


@pytest.mark.clause("REM-YCU-15", "REM-YCU-16", "REM-YCU-17", "REM-YCU-18", "REM-YCU-19", "REM-YCU-20")
def test_the_alert_card_has_a_line_for_each_roll() -> None:
    assert [written(line) for line in BOX.alerts] == [
        [("alert_token", 1, 0)],
        [("alert_coordinates", 1, 0)],
        [("lose_arcs", 1000, 0)],
        [("lose_renown", 1, 0)],
        [("gain_arcs", 1000, 0)],
        [("gain_renown", 1, 0)],
    ]


# Developments


@pytest.mark.clause("REM-CMP-10", "REM-CMP-11")
def test_18_types_six_of_each_level_have_53_tiles() -> None:
    assert Counter(LEVELS[type.level] for type in BOX.developments) == {"slums": 6, "midtown": 6, "heights": 6}
    assert sum(type.copies for type in BOX.developments) == 53


def test_a_tile_produces_what_its_effect_says_and_sells_it_for_its_price() -> None:
    makers = {type.name: (type.produces, type.price) for type in BOX.developments if type.produces}
    assert makers == {
        "red_eden_lab": (2, 1000),
        "star_dust_lab": (1, 2500),
        "chem_works": (3, 1000),
        "bioforge": (2, 3000),
    }


def test_tiles_are_used_in_produce_or_hold_while_they_are_controlled() -> None:
    lasting = {type.name: written(type.effects) for type in BOX.developments if not type.is_produce}
    assert lasting == {
        "back_alley": [("defence_attack", 2, 0)],
        "gun_row": [("static_attack", 1, 0)],
        "weapons_depot": [("static_dice", 1, 0)],
        "stronghold": [("defence_attack", 4, 0)],
        "sky_tower": [],
    }


@pytest.mark.clause("REM-OPS-35")
def test_the_counterfeit_press_has_an_amount_for_each_roll() -> None:
    (press,) = tile("counterfeit_press").effects
    assert list(press.table) == [0, 0, 0, 2000, 3000, 5000]


# Boards


@pytest.mark.clause("REM-BRD-01", "REM-BRD-02", "REM-BRD-03", "REM-BRD-06")
@pytest.mark.parametrize(("side", "found"), [("open", (24, 16, 9)), ("blocked", (24, 12, 9))])
def test_the_three_rings(side: str, found: tuple[int, int, int]) -> None:
    levels = SIDES[side].levels
    assert tuple(count(level) for level in levels) == found
    assert count(SIDES[side].spaces) == sum(found)
    assert spaces(levels[2]) == ["C3", "D3", "E3", "C4", "D4", "E4", "C5", "D5", "E5"]


@pytest.mark.clause("REM-BRD-05", "REM-BRD-06")
def test_blocked_squares_are_no_spaces() -> None:
    side = BOX.blocked_side
    assert set(SPACES) - set(spaces(side.spaces)) == {"C6", "D6", "F3", "F4"}
    assert side.near[SPACES.index("C6")] == 0
    assert spaces(side.near[SPACES.index("C7")]) == ["B7", "D7"]


@pytest.mark.clause("REM-BRD-07", "REM-BRD-08")
def test_entry_spaces() -> None:
    assert [SPACES[space] for space in BOX.open_side.entries] == ["D7", "G4", "D1", "A4"]
    assert [SPACES[space] for space in BOX.blocked_side.entries] == ["C7", "G3", "A1"]


def steps(side: BoardSide, start: int) -> list[int]:
    """How far each space is; 99 for what cannot be reached."""
    far = [99] * len(SPACES)
    far[start] = 0
    row = [start]
    for space in row:
        for other in range(len(SPACES)):
            if side.near[space] >> other & 1 and far[other] == 99:
                far[other] = far[space] + 1
                row.append(other)
    return far


@pytest.mark.clause("REM-BRD-08")
def test_entries_of_three_players_are_equally_far_from_each_other_and_from_the_heights() -> None:
    side = BOX.blocked_side
    for entry in side.entries:
        far = steps(side, entry)
        assert [far[other] for other in side.entries if other != entry] == [8, 8]
        assert min(far[SPACES.index(space)] for space in spaces(side.levels[2])) == 4


@pytest.mark.clause("REM-BRD-09")
def test_neighbours_share_an_edge_and_the_board_has_an_end() -> None:
    near = BOX.open_side.near
    assert spaces(near[SPACES.index("D4")]) == ["D3", "C4", "E4", "D5"]
    assert spaces(near[SPACES.index("A1")]) == ["B1", "A2"]
    assert spaces(near[SPACES.index("G4")]) == ["G3", "F4", "G5"]


@pytest.mark.clause("REM-BRD-10")
@pytest.mark.parametrize("side", SIDES)
def test_printed_renown(side: str) -> None:
    printed = {SPACES[space]: int(renown) for space, renown in enumerate(SIDES[side].renown) if renown}
    assert printed == {"D3": 1, "C4": 1, "D4": 2, "E4": 1, "D5": 1}


PLACEMENTS = {
    "back_alley": 24,
    "red_eden_lab": 24,
    "star_dust_lab": 24,
    "counterfeit_press": 24,
    "gun_row": 24,
    "scrap_yard": 20,
    "recruiter": 16,
    "labour_broker": 16,
    "casino": 16,
    "weapons_depot": 16,
    "black_bazaar": 16,
    "chem_works": 12,
    "club_silver_x": 16,
    "stronghold": 12,
    "sky_tower": 9,
    "data_vault": 12,
    "broadcast_spire": 6,
    "bioforge": 4,
}
FEWER = {"recruiter": 10, "labour_broker": 10, "casino": 10, "weapons_depot": 10, "black_bazaar": 10, "chem_works": 6}


@pytest.mark.clause("REM-DEV-06", "REM-DEV-10")
@pytest.mark.parametrize(("side", "wanted"), [("open", PLACEMENTS), ("blocked", PLACEMENTS | FEWER)])
def test_where_tiles_fit(side: str, wanted: dict[str, int]) -> None:
    names = [type.name for type in BOX.developments]
    assert {name: len(codes) for name, codes in zip(names, SIDES[side].placements, strict=True)} == wanted


@pytest.mark.clause("REM-DEV-06", "REM-DEV-10")
@pytest.mark.parametrize("side", SIDES)
def test_a_placement_names_the_lowest_space_and_covers_as_many_as_the_tile_has(side: str) -> None:
    board = SIDES[side]
    for type, codes, covers in zip(BOX.developments, board.placements, board.covers, strict=True):
        assert len(covers) == 4 * len(SPACES)
        assert list(codes) == [code for code, covered in enumerate(covers) if covered]
        assert len({covers[code] for code in codes}) == len(codes)
        for code in codes:
            assert covers[code] & board.levels[type.level] == covers[code]
            assert count(covers[code]) == len(type.cells)
            assert covers[code] & -covers[code] == 1 << code // 4


@pytest.mark.clause("REM-DEV-10")
def test_a_tile_of_three_in_a_corner_lies_in_four_ways() -> None:
    kind = [type.name for type in BOX.developments].index("club_silver_x")
    side = BOX.open_side
    in_square = {"C3", "D3", "C4", "D4"}
    found = [(code % 4, spaces(side.covers[kind][code])) for code in side.placements[kind]]
    assert sorted((turn, covered) for turn, covered in found if set(covered) < in_square) == [
        (0, ["C3", "D3", "C4"]),
        (1, ["C3", "C4", "D4"]),
        (2, ["D3", "C4", "D4"]),
        (3, ["C3", "D3", "D4"]),
    ]


@pytest.mark.clause("REM-CMP-13", "REM-PLC-04")
@pytest.mark.parametrize("side", SIDES)
def test_coordinate_cards_list_spaces_by_their_level_and_no_entry(side: str) -> None:
    board = SIDES[side]
    assert len(board.lists) == 20
    listed = Counter(SPACES[space] for card in board.lists for space in card)
    wanted = {name: 1 + level for level in range(3) for name in spaces(board.levels[level])} | {"D4": 4}
    assert listed == {name: often for name, often in wanted.items() if SPACES.index(name) not in board.entries}


@pytest.mark.clause("REM-PAT-05")
def test_coordinate_cards_keep_their_printed_order() -> None:
    assert [SPACES[space] for space in BOX.open_side.lists[0]] == ["G6", "B6", "D5", "E3"]
    assert [SPACES[space] for space in BOX.blocked_side.lists[0]] == ["A7", "G2", "B4", "E4"]


# Mats, tokens, numbers


@pytest.mark.clause(
    "REM-IFL-08",
    "REM-IFL-09",
    "REM-IFL-10",
    "REM-IFL-11",
    "REM-IFL-12",
    "REM-IFL-13",
    "REM-IFL-14",
    "REM-IFL-15",
)
def test_each_mat_has_three_common_conditions_and_one_of_its_own() -> None:
    mats = [[(it.name, METRICS[it.metric], int(it.threshold)) for it in mat] for mat in BOX.conditions]
    assert all(
        mat[:3]
        == [
            ("turf", "controlled_spaces", 6),
            ("empire", "controlled_developments", 3),
            ("muscle", "owned_unit_cards", 9),
        ]
        for mat in mats
    )
    assert [mat[3:] for mat in mats] == [
        [("crowd", "figures_on_board", 9)],
        [("arsenal", "owned_black_market_cards", 2)],
        [("fortune", "arcs", 7000)],
        [("terror", "battles_won", 5)],
    ]
    assert BOX.condition_names == ["turf", "empire", "muscle", "crowd", "arsenal", "fortune", "terror"]


@pytest.mark.clause("REM-CMP-12")
def test_there_are_twenty_ycu_tokens() -> None:
    assert Counter(zip(BOX.tokens, map(int, BOX.token_attack), map(int, BOX.token_bribe), strict=True)) == {
        ("cadet", 3, 1000): 3,
        ("warden", 4, 1000): 3,
        ("patroller", 5, 1500): 4,
        ("hunter", 6, 2000): 4,
        ("corrupt_officer", 7, 1000): 2,
        ("enforcer_unit", 8, 2500): 2,
        ("suppressor", 10, 3000): 2,
    }


@pytest.mark.clause("REM-CMP-14")
def test_faces_of_a_battle_die() -> None:
    assert list(BOX.faces) == [0, 1, 1, 2, 2, 3]


@pytest.mark.clause("REM-CMP-03", "REM-CMP-17", "REM-CMP-20", "REM-IFL-05", "REM-REC-18")
def test_numbers_of_the_rules() -> None:
    assert (BOX.unit, BOX.most_raise, BOX.start_arcs, BOX.income, BOX.renown_price) == (500, 50000, 2000, 2000, 3000)
    assert (BOX.start_hand, BOX.start_influence, BOX.most_influence, BOX.start_pool, BOX.figures) == (4, 4, 7, 7, 16)
    assert (BOX.turns, BOX.members_shown, BOX.goods_shown, BOX.patrol_cards, BOX.types_per_level) == (4, 4, 4, 2, 3)
    assert (BOX.steps, BOX.most_on_space, BOX.renown, BOX.products, BOX.card_points) == (3, 2, 200, 54, 1)


@pytest.mark.clause("REM-CMP-19")
def test_every_amount_is_a_multiple_of_500() -> None:
    amounts = [*BOX.cards.cost, *BOX.token_bribe]
    amounts += [amount for type in BOX.developments for amount in (type.cost, type.price)]
    assert [amount for amount in amounts if amount % 500] == []


# Packs

GANG = '[[gang]]\nid = "humans"\n'
CONDITION = '[[condition]]\nid = "turf"\n'
STARTER_CARD = '[[starter_card]]\nid = "lookout"\n'
MEMBER_CARD = '[[gang_member_card]]\nid = "fighter"\n'
GOOD = '[[black_market_card]]\nid = "stim_pack"\n'
TILE = '[[development]]\nid = "casino"\n'
LAB = '[[development]]\nid = "red_eden_lab"\n'
TOWER = '[[development]]\nid = "sky_tower"\n'
TOKEN = '[[ycu_token]]\nid = "cadet"\n'
ALERT = '[[alert]]\nid = "fine"\n'
COORDINATES = '[[coordinate_card]]\nid = "coord_01"\n'
OPEN = '[[board]]\nid = "side_two_four"\n'
BLOCKED = '[[board]]\nid = "side_three"\n'


def effects(written: str) -> str:
    return f"effects = [{{ {written} }}]"


def rows(*rows: str) -> str:
    return "[" + ", ".join(f'"{row}"' for row in rows) + "]"


@pytest.mark.parametrize(
    ("text", "place", "wrong"),
    [
        # Cards
        (MEMBER_CARD + "copies = 21", "[[gang_member_card]] 'fighter'", "copies has to be a whole number from 0 to 20"),
        (MEMBER_CARD + "attack = { red = 21 }", "[[gang_member_card]] 'fighter', attack", "red has to be"),
        (MEMBER_CARD + 'timing = "often"', "[[gang_member_card]] 'fighter'", "one of turn, battle, permanent"),
        (MEMBER_CARD + 'timing = "permanent"', "[[gang_member_card]] 'fighter'", "only a black market card can be"),
        (STARTER_CARD + "copies = 3", "[[gang]] 'humans'", "a gang has 10 starter cards, not 11"),
        (STARTER_CARD + 'gang = "neisu"', "[[gang]] 'humans'", "a gang has 10 starter cards, not 8"),
        (STARTER_CARD + 'gang = "yugai"', "[[starter_card]] 'lookout'", "gang has to be one of humans, neisu"),
        (
            STARTER_CARD + 'kind = "robot"',
            "[[starter_card]] 'lookout'",
            "kind has to be one of leader, member, ability",
        ),
        (STARTER_CARD + 'kind = "ability"', "[[gang]] 'humans'", "7 of its starter cards are unit cards, not 5"),
        (STARTER_CARD + 'kind = "leader"', "[[gang]] 'humans'", "a gang has one leader card"),
        (GANG + 'leader = "lookout"', "[[gang]] 'humans'", "a gang has one leader card, and leader is its id"),
        ('[[gang]]\nid = "yugai"\nlike = "humans"', "[[gang]] 'yugai'", "the gangs have to be humans, neisu, lentree"),
        (GOOD + "cost = 2750", "[[black_market_card]] 'stim_pack'", "cost has to be a multiple of 500 ARCs, not 2750"),
        (GOOD + "cost = -500", "[[black_market_card]] 'stim_pack'", "cost has to be a whole number from 0"),
        (
            '[[black_market_card]]\nid = "fighter"\nlike = "stim_pack"',
            "[[black_market_card]] 'fighter'",
            "there is another card with this id",
        ),
        (
            "".join(f'[[gang_member_card]]\nid = "{name}"\ncopies = 20\n' for name in ("fighter", "gambler", "dealer")),
            "[[gang_member_card]] 'madame_ozu'",
            "4 cards are turned faceup from a deck of at most 60, so it cannot have 82",
        ),
        (
            '[[black_market_card]]\nid = "targeting_visor"\ncopies = 6',
            "[[black_market_card]] 'trophy_rack'",
            "a player could own 6 cards that reroll; 5 are the most",
        ),
        # Effects
        (
            GOOD + effects('op = "fly", n = 1'),
            "[[black_market_card]] 'stim_pack', effects 1",
            "no effect is called 'fly'",
        ),
        (GOOD + effects("n = 1"), "[[black_market_card]] 'stim_pack', effects 1", "no effect is called None"),
        (GOOD + effects('op = "draw"'), "[[black_market_card]] 'stim_pack', effects 1", "n has to be a whole number"),
        (GOOD + effects('op = "draw", n = 0'), "[[black_market_card]] 'stim_pack', effects 1", "from 1 to 9, not 0"),
        (
            GOOD + effects('op = "draw", n = 1, m = 2'),
            "[[black_market_card]] 'stim_pack', effects 1",
            "draw has no 'm'; it has: op, n",
        ),
        (
            GOOD + effects('op = "gain_arcs", n = 1200'),
            "[[black_market_card]] 'stim_pack', effects 1",
            "n has to be a multiple of 500 ARCs, not 1200",
        ),
        (GOOD + effects('op = "search", n = 1'), "[[black_market_card]] 'stim_pack', effects 1", "search has no 'n'"),
        (
            GOOD + 'effects = [{ op = "draw", n = 1 }, { op = "dice", n = 1 }]',
            "[[black_market_card]] 'stim_pack', effects 2",
            "dice is no effect of the family turn; those are: draw, gain_arcs",
        ),
        (
            GOOD + 'timing = "battle"',
            "[[black_market_card]] 'stim_pack', effects 1",
            "draw is no effect of the family battle",
        ),
        (
            GOOD + 'timing = "permanent"\n' + effects('op = "static_dice", n = 1'),
            "[[black_market_card]] 'stim_pack', effects 1",
            "those are: perm_defense_dice, perm_bribe_discount, perm_income, perm_win_arcs",
        ),
        (
            GOOD + effects('op = "discount", n = 500, on = "renown"'),
            "[[black_market_card]] 'stim_pack', effects 1",
            "on has to be one of black_market, either, not 'renown'",
        ),
        (
            GOOD + effects('op = "deploy", n = 1, where = "sea"'),
            "effects 1",
            "where has to be one of controlled, devel",
        ),
        (GOOD + effects('op = "bonus_action", action = "rest"'), "effects 1", "action has to be one of recruit, buy"),
        (GOOD + effects('op = "die_arcs", n = 500, min = 7'), "effects 1", "min has to be a whole number from 1 to 6"),
        (
            MEMBER_CARD + effects('op = "attack_per", n = 1, max = 3, per = "figure"'),
            "[[gang_member_card]] 'fighter', effects 1",
            "per has to be one of development, not 'figure'",
        ),
        (
            MEMBER_CARD + effects('op = "dice", n = 4'),
            "[[gang_member_card]] 'fighter', effects 1",
            "from 1 to 3, not 4",
        ),
        # Developments
        (TILE + 'level = "docks"', "[[development]] 'casino'", "level has to be one of slums, midtown, heights"),
        (
            TILE + 'ability = "magic"',
            "[[development]] 'casino'",
            "ability has to be one of produce, static, defence, none",
        ),
        (
            TILE + 'ability = "static"',
            "[[development]] 'casino', effects 1",
            "die_times_arcs is no effect of the family",
        ),
        (TILE + "effects = []", "[[development]] 'casino'", "a tile has effects unless its ability is none"),
        (TOWER + 'ability = "static"', "[[development]] 'sky_tower'", "a tile has effects unless its ability is none"),
        (TILE + "price = 500", "[[development]] 'casino'", "a tile that makes products has a price for them"),
        (LAB + "price = 0", "[[development]] 'red_eden_lab'", "a tile that makes products has a price for them"),
        (TILE + effects('op = "product", n = 1'), "[[development]] 'casino'", "a tile that makes products has a price"),
        (TILE + "cost = 5100", "[[development]] 'casino'", "cost has to be a multiple of 500 ARCs"),
        (TILE + "cells = []", "[[development]] 'casino'", "different squares [column, row] that hang together"),
        (TILE + "cells = [[0, 0], [0, 0]]", "[[development]] 'casino'", "cells has to be a list of different squares"),
        (TILE + "cells = [[0, 0], [1, 1]]", "[[development]] 'casino'", "that hang together"),
        (TILE + "cells = [[0, 0], [6, 0]]", "[[development]] 'casino'", "that hang together"),
        (TILE + "cells = [[0, 0], [0, 7]]", "[[development]] 'casino'", "each number from 0 to 6"),
        (TILE + 'cells = [[0, 0], "A1"]', "[[development]] 'casino'", "cells has to be a list"),
        (
            TILE + "cells = [[0, 0], [1, 0], [0, 1], [1, 1]]",
            "[[development]] 'casino'",
            "fits nowhere on side_two_four",
        ),
        (
            TILE + "cells = [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [0, 1], [0, 2], [0, 3], [0, 4], [4, 1]]",
            "[[development]] 'casino'",
            "it fits nowhere on side_three",
        ),
        (TILE + "copies = 0", "[[development]] 'casino'", "copies has to be a whole number from 1 to 20"),
        (TILE + "copies = 20", "[[development]] 'bioforge'", "44 tiles could be laid out at once; 40 are the most"),
        ('[[development]]\nid = "pub"\nlike = "casino"', "[[development]] 'pub'", "there have to be 18 developments"),
        (
            "[draft]\ntypes_per_level = 7",
            "[[development]] 'bioforge'",
            "7 types of slums are needed, not 6",
        ),
        # Boards
        (OPEN + 'entries = ["D7", "G4", "D1"]', "[[board]] 'side_two_four'", "there have to be 4 entry spaces, not 3"),
        (OPEN + 'entries = ["D7", "G4", "D1", "D7"]', "[[board]] 'side_two_four'", "D7 is in entries twice"),
        (OPEN + 'entries = ["D8", "G4", "D1", "A4"]', "[[board]] 'side_two_four'", "there is no space 'D8' in entries"),
        (BLOCKED + 'entries = ["C6", "G3", "A1"]', "[[board]] 'side_three'", "C6 is blocked: it is no entry"),
        (
            BLOCKED + f"renown = {rows('. . . . . . .', '. . 3 . . . .', *['. . . . . . .'] * 5)}",
            "[[board]] 'side_three'",
            "C6 is blocked: it is no entry and gives no renown",
        ),
        (
            OPEN + f"grid = {rows(*['S S S S S S S'] * 6)}",
            "[[board]] 'side_two_four'",
            "grid has to be 7 rows of 7 marks",
        ),
        (
            OPEN + f"grid = {rows(*['S S S S S S'] * 7)}",
            "[[board]] 'side_two_four'",
            "grid has to be 7 rows of 7 marks",
        ),
        (OPEN + f"grid = {rows(*['X X X X X X X'] * 7)}", "[[board]] 'side_two_four'", "each one of SMH#"),
        (OPEN + f"renown = {rows(*['10 . . . . . .'] * 7)}", "[[board]] 'side_two_four'", "renown has to be 7 rows"),
        (
            OPEN + f"grid = {rows(*['S S S S S S S'] * 7)}",
            "[[development]] 'recruiter'",
            "fits nowhere on side_two_four",
        ),
        (
            '[[board]]\nid = "side_five"\nlike = "side_three"',
            "[[board]] 'side_five'",
            "the boards have to be side_two_four",
        ),
        (COORDINATES + 'two_four = ["D7"]', "[[coordinate_card]] 'coord_01'", "D7 is an entry space of side_two_four"),
        (COORDINATES + 'three = ["F3"]', "[[coordinate_card]] 'coord_01'", "F3 is blocked on side_three"),
        (COORDINATES + 'three = ["H3"]', "[[coordinate_card]] 'coord_01'", "there is no space 'H3' in three"),
        (COORDINATES + 'three = ["D4", "D4"]', "[[coordinate_card]] 'coord_01'", "D4 is in three twice"),
        (COORDINATES + "three = []", "[[coordinate_card]] 'coord_01'", "three has to name from 1 to 20 spaces"),
        (
            '[[coordinate_card]]\nid = "coord_21"\nlike = "coord_01"',
            "[[coordinate_card]] 'coord_21'",
            "there have to be 20 coordinate cards, not 21",
        ),
        # Mats, alerts, tokens
        (CONDITION + 'metric = "luck"', "[[condition]] 'turf'", "metric has to be one of controlled_spaces"),
        (CONDITION + "threshold = 0", "[[condition]] 'turf'", "threshold has to be a whole number from 1"),
        (CONDITION + 'gangs = ["humans", "yugai"]', "[[condition]] 'turf'", "gangs are some of humans, neisu"),
        (CONDITION + 'gangs = ["humans", "humans"]', "[[condition]] 'turf'", "each once"),
        (CONDITION + 'gangs = ["humans"]', "[[gang]] 'neisu'", "a mat has 4 conditions, not 3"),
        ('[[condition]]\nid = "fortune"\nthreshold = 7100', "[[condition]] 'fortune'", "a multiple of 500 ARCs"),
        (ALERT + "roll = 7", "[[alert]] 'fine'", "roll has to be a whole number from 1 to 6"),
        (ALERT + "roll = 1", "[[alert]] 'fine'", "there is another alert for a roll of 1"),
        (ALERT + effects('op = "draw", n = 1'), "[[alert]] 'fine', effects 1", "draw is no effect of the family alert"),
        (
            "".join(
                f'[[alert]]\nid = "{name}"\neffects = [{{ op = "alert_coordinates", n = 1 }}]\n'
                for name in ("fine", "rumour", "salvage", "word_spreads")
            ),
            "[[alert]] 'word_spreads'",
            "some alert has to bring no YCU, or fights would never end",
        ),
        (TOKEN + "copies = 4", "[[ycu_token]] 'suppressor'", "there have to be 20 tokens, not 21"),
        (TOKEN + "bribe = 750", "[[ycu_token]] 'cadet'", "bribe has to be a multiple of 500 ARCs, not 750"),
        (TOKEN + "attack = -1", "[[ycu_token]] 'cadet'", "attack has to be a whole number from 0"),
        # Numbers
        (
            "[battle_die]\nfaces = [0, 1, 1, 2, 2, 10]",
            "[battle_die]",
            "each number of faces has to be from 0 to 9, not 10",
        ),
        ("[battle_die]\nfaces = [0, 1, 2]", "[battle_die]", "faces has to be a list of 6 numbers, not [0, 1, 2]"),
        ("[money]\nunit = 300", "[[development]] 'red_eden_lab'", "cost has to be a multiple of 300 ARCs, not 2000"),
        ("[money]\nmost_raise = 50500", "[money]", "most_raise has to be a whole number from 500 to 50000"),
        ("[money]\nmost_raise = 49900", "[money]", "most_raise has to be a multiple of 500 ARCs"),
        ("[start]\narcs = 1", "[start]", "arcs has to be a multiple of 500 ARCs, not 1"),
        ("[start]\npool = 17", "[start]", "pool has to be a whole number from 0 to 16"),
        ("[start]\ninfluence = 8", "[influence]", "most has to be a whole number from 8 to 9"),
        ("[round]\nincome = 100", "[round]", "income has to be a multiple of 500 ARCs, not 100"),
        ("[round]\npatrol_cards = 21", "[round]", "patrol_cards has to be a whole number from 0 to 20"),
        ("[renown]\nprice = 0", "[renown]", "price has to be a whole number from 500"),
        ("[movement]\nmost_on_space = 3", "[movement]", "most_on_space has to be a whole number from 1 to 2"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused_by_its_place(text: str, place: str, wrong: str) -> None:
    with pytest.raises(BadInput) as refused:
        unpack(packed(text))
    assert str(refused.value).startswith("pack.toml: ")
    assert place in str(refused.value)
    assert wrong in str(refused.value)


def unpacked(text: str) -> CityBox:
    return unpack(packed(text))


def test_without_a_pack_the_file_of_the_game_is_named() -> None:
    content = load(FOLDER / "content.toml")
    tokens = content.tables["ycu_token"]
    assert isinstance(tokens, list)
    del tokens[0]
    with pytest.raises(BadInput, match=r"content\.toml: \[\[ycu_token\]\] 'suppressor': there have to be 20 tokens"):
        unpack(content)


def test_an_alert_for_each_roll_is_needed() -> None:
    content = load(FOLDER / "content.toml")
    alerts = content.tables["alert"]
    assert isinstance(alerts, list)
    del alerts[0]
    with pytest.raises(BadInput, match="an alert for each roll from 1 to 6"):
        unpack(content)


def test_a_table_of_amounts_is_checked_like_any_amount() -> None:
    press = '[[development]]\nid = "counterfeit_press"\n'
    for table, wrong in [
        ("[0, 0, 0, 0, 0]", "a list of 6 numbers"),
        ("[0, 0, 0, 0, 0, 250]", "a multiple of 500 ARCs"),
    ]:
        with pytest.raises(BadInput, match=wrong):
            unpacked(press + effects(f'op = "die_table_arcs", table = {table}'))


def test_a_pack_can_give_printed_values() -> None:
    box = unpacked(
        MEMBER_CARD
        + "attack = { red = 6 }\n"
        + effects('op = "dice", n = 2')
        + '\n[[gang_member_card]]\nid = "thug"\nlike = "fighter"\nname = "Thug"\ncopies = 2\neffects = []\n'
        + "[battle_die]\nfaces = [1, 1, 1, 1, 1, 9]\n"
        + TILE
        + "cells = [[0, 0], [1, 0], [2, 0], [3, 0]]\n"
        + TOWER
        + 'ability = "static"\neffects = [{ op = "static_attack", n = 2 }, { op = "static_dice", n = 1 }]\n'
    )
    fighter = box.cards.names.index("fighter")
    assert box.cards.attack[GANGS.index("iggaret")][fighter] == 6
    assert written(box.cards.effects[fighter]) == [("dice", 2, 0)]
    assert box.cards.names.index("thug") == len(kinds(MEMBER))
    assert box.first_good == BOX.first_good + 1
    assert list(box.faces) == [1, 1, 1, 1, 1, 9]
    casino = [type.name for type in box.developments].index("casino")
    assert len(box.open_side.placements[casino]) == 8


def test_a_pack_can_redraw_the_board() -> None:
    grid = rows(*["S S S S S S S"] * 2, "S M M M M M S", *["S H H H H H S"] * 2, "S M M M M M S", "S S S S S S S")
    box = unpacked(OPEN + f"grid = {grid}\n" + BLOCKED + f"grid = {grid}\n")
    assert [count(level) for level in box.open_side.levels] == [29, 10, 10]
    assert box.blocked_side.spaces == box.open_side.spaces


def test_every_list_with_words_has_its_own_ids_and_every_card_a_text() -> None:
    content = load(FOLDER / "content.toml")
    lists = ("starter_card", "gang_member_card", "black_market_card", "development", "alert", "condition")
    said = content.sentences(dict.fromkeys(lists, ("name", "text")) | {"gang": ("name",), "ycu_token": ("name",)})
    for name in lists:
        for entry in content.entries(name):
            assert f"content-{entry['id']}-text = " in said


# The rulebook


def test_the_rulebook_has_347_clauses_and_a_reason_for_each_ruling() -> None:
    rulebook = parse(FOLDER / "rulebook.md")
    assert len(rulebook.clauses) == 347
    assert [clause.id for clause in rulebook.clauses if (clause.tag == "ruling") != bool(clause.reason)] == []
    assert [clause.section[:3] for clause in rulebook.clauses] == [clause.id[4:7] for clause in rulebook.clauses]


def test_named_effects_stand_in_the_order_of_their_clauses() -> None:
    clauses = [clause for clause in parse(FOLDER / "rulebook.md").clauses if clause.section.startswith("OPS")]
    assert [clause.text.partition("(")[0] for clause in clauses] == list(OPS)
