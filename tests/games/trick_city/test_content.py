"""CMP: what is in the box, and what a pack may change."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tabletown.games.trick_city import GAME
from tabletown.games.trick_city.rules.words import NONE, SUITS
from tabletown.kernel.content import inner_tables
from tabletown.kernel.errors import BadInput
from tests.games.table import numbers, pack, wander
from tests.games.trick_city.city import line, trick, vp, zone


def ids(name: str) -> list[object]:
    return [entry["id"] for entry in GAME.content.entries(name)]


@pytest.mark.clause("TRICK-CMP-01")
def test_two_to_four_play() -> None:
    game = GAME.content.table("game")
    assert (GAME.fewest, GAME.most) == (game["players_min"], game["players_max"]) == (2, 4)
    assert (game["age_min"], game["minutes_min"], game["minutes_max"]) == (8, 20, 40)
    for seats in (1, 5):
        with pytest.raises(BadInput, match="2 to 4 seats"):
            GAME.new(seats, seed=1)


@pytest.mark.clause("TRICK-CMP-02")
def test_the_hit_line_has_four_spots_that_are_never_played() -> None:
    cards = GAME.content.entries("hit_line_card")
    assert [(card["spot"], card["left_neighbour_spot"]) for card in cards] == [(1, 0), (2, 1), (3, 2), (4, 3)]
    assert not [kind for kind in GAME.layout.kinds if kind.startswith("hit_line")]


@pytest.mark.clause("TRICK-CMP-03")
def test_there_are_36_hit_cards(tmp_path: Path) -> None:
    assert GAME.box.hits.count == 36
    with pytest.raises(BadInput, match="there have to be 36 Hit Cards, not 37"):
        pack(GAME, tmp_path, '[[hit_card]]\nid = "hit_red_9"\nlike = "hit_red_8"\nvalue = 9\n')


@pytest.mark.clause("TRICK-CMP-04", "TRICK-CMP-05")
def test_each_suit_has_the_values_1_to_8_and_four_cards_are_wild() -> None:
    hits = GAME.box.hits
    values = Counter((int(hits.suit[kind]), int(hits.value[kind])) for kind in range(36))
    suited = {(suit, value): 1 for suit in range(4) for value in range(1, 9)}
    assert values == {**suited, **{(NONE, value): 1 for value in (2, 4, 6, 8)}}
    assert SUITS == ("red", "yellow", "green", "blue")


@pytest.mark.clause("TRICK-CMP-06", "TRICK-CMP-13")
def test_heroes_and_sidekicks_are_power_cards() -> None:
    assert GAME.box.power_names == [*ids("hero"), *ids("sidekick")]
    assert [power.sidekick for power in GAME.box.powers] == [False] * 8 + [True] * 4


@pytest.mark.clause("TRICK-CMP-07", "TRICK-CMP-14")
def test_there_are_eight_heroes_and_four_sidekicks() -> None:
    assert len(set(ids("hero"))) == 8
    assert len(set(ids("sidekick"))) == 4


@pytest.mark.clause("TRICK-CMP-08", "TRICK-CMP-09")
@pytest.mark.parametrize("name", ["A", "B"])
def test_each_set_has_five_locations_one_of_them_final(name: str) -> None:
    members = [entry for entry in GAME.content.entries("location") if entry["set"] == name]
    assert len(members) == 5
    assert [entry["final"] for entry in members] == [False, False, False, False, True]


@pytest.mark.clause("TRICK-CMP-10", "TRICK-CMP-11")
def test_a_location_has_two_equal_tracks_and_changes_a_rule() -> None:
    for entry, location in zip(GAME.content.entries("location"), GAME.box.locations, strict=True):
        assert entry["tracks"] == 2
        assert location.most == entry["max_vp"]
        assert location.changes
    table = trick("yellow_6", "yellow_3", "yellow_8", "yellow_7", vp=(11, 12))
    assert zone(table, "trophies:1") == "observatory"
    table = trick("yellow_3", "yellow_6", "yellow_8", "yellow_7", vp=(12, 11))
    assert zone(table, "trophies:0") == "observatory"


@pytest.mark.clause("TRICK-CMP-12")
def test_each_side_has_a_token() -> None:
    assert [token["side"] for token in GAME.content.entries("token")] == [0, 1]
    assert len(vp(trick("yellow_6"))) == 2


def test_the_numbers_of_the_box_fit_its_entries() -> None:
    counts = dict(GAME.content.table("counts"))
    del counts["source"], counts["note"]
    assert counts == {
        "hit_line_cards": len(ids("hit_line_card")),
        "hit_cards": len(ids("hit_card")),
        "suited_hit_cards": 32,
        "wild_hit_cards": 4,
        "heroes": len(ids("hero")),
        "locations": len(ids("location")),
        "locations_per_set": 5,
        "final_locations_per_set": 1,
        "sidekicks": len(ids("sidekick")),
        "tokens": len(ids("token")),
        "shield_positions": 9,
        "shield_hit_card_positions": len(GAME.box.shield.places),
    }


# Packs


def test_a_pack_changes_the_number_of_an_effect(tmp_path: Path) -> None:
    game = pack(GAME, tmp_path, '[[hero]]\nid = "hero_beacon"\neffects = [{ does = "bonus", vp = 5 }]\n')
    assert vp(trick("yellow_2 beacon", "yellow_5", "yellow_6", "yellow_7", game=game)) == (7, 0)


def test_a_pack_changes_what_a_location_does(tmp_path: Path) -> None:
    text = (
        '[[location]]\nid = "loc_a_clock_tower"\nmax_vp = 30\neffects = [{ does = "spot_value", spot = 1, by = 2 }]\n'
    )
    assert line(trick("yellow_2", location="clock_tower", game=pack(GAME, tmp_path, text))) == "yellow_4"


def test_a_high_value_of_a_pack_is_copied_and_saved(tmp_path: Path) -> None:
    text = '[game.value_range]\nmax = 40\n[[hit_card]]\nid = "hit_yellow_8"\nvalue = 30\n'
    game = pack(GAME, tmp_path, text)
    table = trick("yellow_8", "yellow_2 mirror_mask", hands={2: "red_1", 3: "red_2"}, trick=8, game=game)
    assert numbers(table, "copy")[1] == 30
    assert game.load(table.dump()).hash() == table.hash()


def test_a_pack_adds_a_set_of_locations(tmp_path: Path) -> None:
    names = ["one", "two", "three", "four", "end"]
    text = "".join(
        f'[[location]]\nid = "loc_c_{name}"\nlike = "loc_a_city_hall"\nset = "C"\n'
        f"final = {'true' if name == 'end' else 'false'}\n"
        for name in names
    )
    game = pack(GAME, tmp_path, text)
    table = game.new(4, seed=1, options={"locations": "C", "random_heroes": True})
    assert zone(table, "stack").split()[0] == "loc_c_end"
    for _ in wander(table, seed=1):
        pass
    assert table.over


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            '[[hero]]\nid = "hero_comet"\neffects = [{ does = "fly" }]',
            "'hero_comet', effects 1: no effect does 'fly'; there are",
        ),
        ('[[hero]]\nid = "hero_comet"\neffects = ["fly"]', "'hero_comet': effects has to be a list of tables"),
        (
            '[[hero]]\nid = "hero_beacon"\neffects = [{ does = "bonus" }]',
            "effects 1: vp has to be a whole number from 0 to 99, and is missing",
        ),
        (
            '[[hero]]\nid = "hero_comet"\n'
            'effects = [{ does = "change_value", by = [1, 2] }, { does = "change_value", by = [3, 4] }]',
            "only one of its effects can have an amount to choose",
        ),
        ('[[hero]]\nid = "hero_comet"\nspots = [5]', "spots has to be a whole number from 1 to 4, not 5"),
        (
            '[[location]]\nid = "loc_a_riverside_park"\neffects = [{ does = "suit_value", suit = "pink", by = 1 }]',
            "suit has to be one of red, yellow, green, blue, not 'pink'",
        ),
        ('[[location]]\nid = "loc_a_city_hall"\nfinal = false', "the location set 'A' needs at least 5 locations"),
        ('[[location]]\nid = "loc_a_clock_tower"\nset = "B"', "the location set 'A' needs at least 5 locations"),
        ('[[hit_card]]\nid = "hit_red_1"\nsuit = "pink"', "suit has to be one of red, yellow, green, blue"),
        ('[shield]\nsidekick_position = "x"', "there have to be 8 different places"),
        ('[shield]\ndeal_order = ["a1"]', "there have to be 8 different places"),
        ('[shield]\nposition = [{ id = "a1" }]', r"\[shield\], position 1: x has to be a whole number"),
        ("[shield]\nposition = [1, 2]", r"\[shield\]: position has to be a list of tables"),
        ("[shield]\ndeal_order = [1, [2], {}]", r"\[shield\]: deal_order has to be a list of texts"),
        (
            '[[hero]]\nid = "hero_beacon"\neffects = [{ does = "bonus", vp = 1, when = "lose" }]',
            "effects 1: bonus has no 'when'; it has: does, vp",
        ),
        (
            '[[hero]]\nid = "hero_comet"\neffects = [{ does = "change_value", by = [2, 2] }]',
            r"effects 1: by has a number twice: \[2, 2\]",
        ),
        (
            '[[hero]]\nid = "sidekick_biscuit"\nlike = "hero_comet"',
            r"\[\[sidekick\]\] 'sidekick_biscuit': there is a \[\[hero\]\] with this id already",
        ),
        ('[[hero]]\nid = "hit_red_1"\nlike = "hero_comet"', "two kinds of pieces have the id 'hit_red_1'"),
        ("[game.limits]\nlocations_to_win = 4", "locations_to_win has to be a whole number from 1 to 3, not 4"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=sentence):
        pack(GAME, tmp_path, text)


def test_places_of_a_shield_that_cover_each_other_are_refused(tmp_path: Path) -> None:
    places = [dict(place) for place in inner_tables(GAME.content.table("shield"), "position")]
    places[-1]["covered_by"] = [places[0]["id"]]
    written = ", ".join(
        f'{{ id = "{place["id"]}", x = {place["x"]}, y = {place["y"]}, covered_by = {place["covered_by"]} }}'
        for place in places
    )
    with pytest.raises(BadInput, match="places that cover each other can never be freed"):
        pack(GAME, tmp_path, f"[shield]\nposition = [{written}]\n")


def test_no_set_of_locations_is_called_random(tmp_path: Path) -> None:
    entries = [entry["id"] for entry in GAME.content.entries("location") if entry["set"] == "A"]
    with pytest.raises(BadInput, match="no location set can be called 'random'"):
        pack(GAME, tmp_path, "".join(f'[[location]]\nid = "{id}"\nset = "random"\n' for id in entries))
