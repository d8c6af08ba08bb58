"""CMP, SET, SOL: what is in the box, and what a pack may change."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletown.games.card_city import GAME
from tabletown.games.card_city.rules import zone
from tabletown.games.card_city.rules.words import CARDS, KINDS
from tabletown.kernel.errors import BadInput
from tabletown.kernel.setup import Value
from tests.games.table import numbers, pack, wander

SUPPLY = {
    "simplified": {"residence": (40, 34, 28, 22), "industry": (32, 28, 24, 20), "commerce": (27, 24, 21, 18)},
    "normal": {"residence": (37, 28, 19, 10), "industry": (30, 24, 18, 12), "commerce": (26, 22, 18, 14)},
    "advanced": {"residence": (38, 30, 22, 14), "industry": (30, 24, 18, 12), "commerce": (26, 22, 18, 14)},
}
"""What one, two, three and four players find in the stacks."""
DECKS = {
    "simplified": {"residence": 6, "industry": 4, "commerce": 3, "leisure": 3, "parking": 4},
    "normal": {"residence": 9, "industry": 6, "commerce": 4, "leisure": 4, "parking": 4, "park": 3},
    "advanced": {
        "residence": 8,
        "industry": 6,
        "commerce": 4,
        "leisure": 3,
        "parking": 3,
        "park": 3,
        "residence_commerce": 1,
        "commerce_parking": 1,
        "leisure_parking": 1,
    },
}
LEVELS = list(DECKS)


@pytest.mark.clause("CITY-CMP-01", "CITY-CMP-02", "CITY-CMP-03", "CITY-CRG-03")
def test_the_box_holds_186_cards_and_the_expansion_twelve_more() -> None:
    copies = dict(zip(KINDS, map(int, GAME.box.cards.copies), strict=True))
    assert copies == {
        "residence": 46,
        "industry": 36,
        "commerce": 30,
        "leisure": 16,
        "parking": 16,
        "park": 12,
        "residence_commerce": 4,
        "commerce_parking": 4,
        "leisure_parking": 4,
        "crime": 8,
        "city_hall": 4,
        "pollution_cloud": 14,
        "police_station": 4,
    }
    assert sum(copies.values()) == 186 + 8 + 4


@pytest.mark.clause("CITY-SET-05", "CITY-SET-06", "CITY-SET-07")
@pytest.mark.parametrize("level", LEVELS)
def test_decks_are_made_of_so_many_cards_for_each_player(level: str) -> None:
    deck = GAME.box.levels[level].deck
    assert {name: int(deck[kind]) for kind, name in enumerate(KINDS) if deck[kind]} == DECKS[level]


@pytest.mark.clause("CITY-SET-09", "CITY-SET-10", "CITY-SET-11", "CITY-PLC-04", "CITY-CRS-04")
@pytest.mark.parametrize("crime", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_the_stacks_are_what_the_deck_leaves_over(level: str, seats: int, crime: bool) -> None:
    zones = GAME.new(seats, 1, {"level": level, "crime": crime}).view().zones
    assert {name: len(zones[f"stack_{name}"]) for name in SUPPLY[level]} == {
        name: row[seats - 1] for name, row in SUPPLY[level].items()
    }
    assert len(zones["stack_cloud"]) == (0 if level == "simplified" else 14)
    assert len(zones["stack_station"]) == (4 if crime else 0)


@pytest.mark.clause("CITY-SOL-05")
@pytest.mark.parametrize("level", LEVELS)
def test_with_the_rival_there_is_what_two_players_find(level: str) -> None:
    zones = GAME.new(1, 1, {"level": level, "alone": "rival"}).view().zones
    assert [len(zones[f"stack_{name}"]) for name in SUPPLY[level]] == [row[1] for row in SUPPLY[level].values()]


@pytest.mark.clause("CITY-SET-02", "CITY-SET-03", "CITY-SIZ-01", "CITY-ACQ-01", "CITY-ACQ-02")
@pytest.mark.parametrize(("level", "square", "cards"), [("simplified", 5, 2), ("normal", 6, 3), ("advanced", 6, 3)])
def test_levels_have_their_square_and_cards_and_three_dollars(level: str, square: int, cards: int) -> None:
    entry = GAME.box.levels[level]
    assert (entry.square, entry.cards, entry.start_money) == (square, cards, 3)
    assert numbers(GAME.new(2, 1, {"level": level}), "money") == [3, 3]


@pytest.mark.clause("CITY-SOL-08", "CITY-SOL-09")
def test_ranks_by_level_and_goal() -> None:
    assert {name: victory.ranks["simplified"] for name, victory in GAME.box.victories.items()} == {
        "residential": [6, 11, 16, 21],
        "commercial": [9, 16, 23, 29],
        "industrial": [13, 19, 24, 29],
        "happiness": [13, 18, 23, 27],
        "financial": [14, 22, 30, 40],
    }
    assert GAME.box.victories["residential"].ranks["normal"] == [8, 14, 19, 24]
    assert GAME.box.victories["financial"].ranks["advanced"] == [22, 33, 43, 52]
    names = [GAME.say(rank.name) for rank in GAME.ranks(1, GAME.setup(1).options)]
    assert names == ["a Hamlet", "a Village", "a Town", "a City", "a Metropolis"]


def test_numbers_of_the_rules() -> None:
    box = GAME.box
    assert (box.turns, box.base_limit, box.limit_per_industry, box.purchases) == (10, 5, 5, 1)
    assert (box.industry_price, box.station_price, box.demolition_price) == (5, 15, 3)
    assert (box.smoke, box.smoke_together, box.smoke_of_cloud, box.fresh_air, box.smog) == (10, 5, 5, 10, 50)
    assert (box.loan, box.repayment, box.most_loans, box.points_per_loan, box.grant) == (5, 6, 2, 3, 2)
    costs = {CARDS[kind]: int(box.cards.cost[kind]) for kind in range(len(CARDS)) if box.cards.cost[kind]}
    assert costs == {"leisure": 5, "leisure_parking": 5}


# Packs

LEVEL = '[[level]]\nid = "simplified"\n'
CARD = '[[card]]\nid = "{}"\n'
GOAL = '[[victory]]\nid = "residential"\n'


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (LEVEL + "cards = 3", "10 turns of 3 cards need 30 for each player, not 20"),
        (LEVEL + "deck = { parking = 5 }", "need 20 for each player, not 21"),
        (
            LEVEL + "deck = { residence = 12, industry = 0, parking = 2 }",
            "4 players need more residence cards than there are",
        ),
        (LEVEL + "deck = { castle = 20 }", "unknown key 'castle'"),
        (LEVEL + "deck = { crime = 20 }", "unknown key 'crime'"),
        (LEVEL + "square = 7", "square"),
        (LEVEL + "square = 1", "square"),
        (LEVEL + "lot_a_up = 3", "lot_a_up"),
        (LEVEL + 'start_money = "three"', "start_money"),
        (LEVEL + "clouds = 1", "clouds has to be like False, not 1"),
        (CARD.format("residence") + "count = -1", "count"),
        (CARD.format("residence") + "count = 20", "4 players need more residence cards than there are"),
        (CARD.format("parking") + 'types = ["garage"]', "no Building counts as 'garage'"),
        (CARD.format("crime") + 'types = ["culture"]', "a crime counts as no Building"),
        (CARD.format("industry") + 'types = ["park"]', "a card of industry counts as just that"),
        (CARD.format("city_hall") + "count = 3", "one for each of 4 players"),
        (CARD.format("castle") + 'like = "park"', "the cards have to be"),
        (GOAL + 'scores = [{ counts = "towers", each = 1 }]', "nothing counts 'towers'"),
        (GOAL + 'scores = [{ counts = "districts", each = 99 }]', "each"),
        (GOAL + 'scores = [{ counts = "districts", each = 1, of = "park" }]', "of"),
        (GOAL + 'scores = [{ counts = "cards", of = "castle", each = 1 }]', "no Building counts as 'castle'"),
        (GOAL + "dollars_per_point = 0", "dollars_per_point"),
        (GOAL + 'station = { counts_as = "park" }', "counts as one of culture, commerce, industry, nothing"),
        (
            GOAL + 'station = { counts_as = "nothing", warehouses = true }',
            "warehouses count as what the Police Station counts as",
        ),
        (GOAL + "ranks = { simplified = [1, 2, 3] }", "simplified needs 4 scores"),
        (
            GOAL + "ranks = { simplified = [4, 3, 2, 1], normal = [1, 2, 3, 4], advanced = [1, 2, 3, 4] }",
            "simplified needs 4 scores, each higher than the one before",
        ),
        ('[[rank]]\nid = "capital"\nlike = "city"', "there have to be 5 ranks, not 6"),
        ("[game]\nturns = 9", "9 turns of 2 cards need 18 for each player, not 20"),
        ("[prices]\nindustry = 100", "industry"),
        ("[indebted_city]\nmost_open = 10", "most_open"),
        ("[crime]\ncards_per_player = 3", "cards_per_player"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused_by_its_place(tmp_path: Path, text: str, wrong: str) -> None:
    with pytest.raises(BadInput) as refused:
        pack(GAME, tmp_path, text)
    assert wrong in str(refused.value)
    assert "pack.toml" in str(refused.value)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (LEVEL + "start_money = 0", {}),
        (LEVEL + "square = 6\nclouds = true", {}),
        (LEVEL + "square = 2", {}),
        (LEVEL + "lot_a_up = 0", {}),
        (
            '[[level]]\nid = "large"\nlike = "normal"\nname = "Large"\ncards = 4\nlot_a_up = 1\n'
            "deck = { residence = 11, industry = 9, commerce = 6, leisure = 4, parking = 4, park = 3, "
            "residence_commerce = 1, commerce_parking = 1, leisure_parking = 1 }\n",
            {"level": "large", "crime": True},
        ),
    ],
)
def test_a_pack_that_fits_can_be_played(tmp_path: Path, text: str, options: dict[str, Value]) -> None:
    game = pack(GAME, tmp_path, text)
    for seats in (1, 2, 4):
        state = game.new(seats, 1, options)
        for _ in wander(state, seats):
            pass
        assert state.invariants() == []
        assert state.size(zone.DECK) == 0
