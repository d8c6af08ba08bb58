"""CMP: what is in the box, and what a pack may change."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.rules.box import NO_SKILL
from tabletown.games.crow.rules.named import NAMES as NAMED_BUILDINGS
from tabletown.games.crow.rules.people import NAMES as CHARACTERS
from tabletown.games.crow.rules.symbols import NAMES as SYMBOLS
from tabletown.kernel.content import Table
from tabletown.kernel.errors import BadInput
from tests.games.crow.night import can, night
from tests.games.table import number, numbers, pack


def entries(name: str) -> dict[str, Table]:
    return {str(entry["id"]): entry for entry in GAME.content.entries(name)}


def total(name: str, key: str = "count") -> int:
    return sum(int(str(entry[key])) for entry in GAME.content.entries(name))


@pytest.mark.clause("CROW-CMP-01", "CROW-CMP-07", "CROW-DMG-02")
def test_each_side_has_a_player_board_and_a_reference_board() -> None:
    for name in ("player_boards", "reference_boards"):
        assert [entry["side"] for entry in GAME.content.entries(name)] == ["crow", "gang"]
    assert GAME.content.table("counts")["reference_boards"] == 2
    assert sum(int(str(count)) for key, count in GAME.content.table("card_split").items() if "source" not in key) == 98
    for power in GAME.content.entries("attack_powers"):
        assert power["symbol"] in SYMBOLS


@pytest.mark.clause("CROW-CMP-02")
def test_four_boards_have_eight_faces() -> None:
    assert [entry["faces"] for entry in GAME.content.entries("boards")] == [
        ["a1", "a2"],
        ["b1", "b2"],
        ["c1", "c2"],
        ["d1", "d2"],
    ]
    assert [face.name for face in GAME.box.faces] == ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2"]


@pytest.mark.clause("CROW-CMP-03", "CROW-CMP-04")
def test_ten_dice_show_six_different_symbols_once_each() -> None:
    assert [entry["count"] for entry in GAME.content.entries("dice")] == [5, 5]
    for entry in GAME.content.entries("dice"):
        assert entry["faces"] == list(SYMBOLS)


@pytest.mark.clause("CROW-CMP-05", "CROW-DMG-03")
def test_the_flame_is_one_of_the_six_symbols() -> None:
    assert [entry["id"] for entry in GAME.content.entries("symbols") if entry["flame"]] == ["flame"]


@pytest.mark.clause("CROW-CMP-06")
def test_there_are_thirteen_standees() -> None:
    assert total("standees") == 13
    names = [str(entry["name"]) for entry in GAME.content.entries("standees")]
    assert {name for name in names if name.startswith("Top Dollar")} == {
        "Top Dollar (unwounded)",
        "Top Dollar (wounded)",
    }


@pytest.mark.clause("CROW-CMP-08", "CROW-CMP-09")
def test_there_are_46_tokens() -> None:
    counts = {name: entry["count"] for name, entry in entries("tokens").items()}
    assert total("tokens") == 46
    assert counts == {
        "building_token": 11,
        "street_demon_token": 4,
        "myca_token": 1,
        "grange_token": 1,
        "flaming_crow_token": 1,
        "health_token": 5,
        "action_marker": 1,
        "time_bomb_token": 1,
        "fire_token": 15,
        "burning_building_token": 6,
    }
    assert (GAME.box.fire_tokens, GAME.box.burning_tokens) == (15, 6)


@pytest.mark.clause("CROW-CMP-10", "CROW-CMP-11")
def test_there_are_98_cards() -> None:
    plots = {side: GAME.box.plots.cards(side) for side in (0, 1)}
    objectives = total("objectives", "copies")
    assert (len(entries("characters")), len(entries("buildings")), objectives, plots) == (12, 11, 7, {0: 34, 1: 34})
    assert sum(GAME.conserved()) == 68 + 7 + 6


@pytest.mark.clause("CROW-CMP-12", "CROW-CMP-13", "CROW-CHR-13")
def test_characters_have_the_skills_on_their_cards() -> None:
    people = GAME.box.people
    for who, name in enumerate(CHARACTERS[:8]):
        card = entries("characters")[name]
        skills = (people.move[who], people.fire[who], people.attack[who], people.defense[who])
        assert skills == (card["move"], card["fire"], card["attack"], card["defense"])
    assert people.move[0] == 3


@pytest.mark.clause("CROW-CMP-14")
def test_a_character_without_a_value_cannot_use_the_skill() -> None:
    people = GAME.box.people
    assert (people.fire[7], people.attack[7]) == (NO_SKILL, NO_SKILL)
    table = night(active="gideon", left=1, gideon="9,2", eric_draven="dravens_loft")
    assert not can(table, "attack eric_draven")
    assert not can(table, "fire dravens_loft")


@pytest.mark.clause("CROW-CMP-15")
def test_there_are_four_street_demons_and_two_lieutenants() -> None:
    types = {name: entry["type"] for name, entry in entries("characters").items()}
    assert [name for name in types if types[name] == "street_demon"] == ["t_bird", "funboy", "tin_tin", "skank"]
    assert [name for name in types if types[name] == "lieutenant"] == ["myca", "grange"]
    assert set(types.values()) == {"street_demon", "lieutenant", ""}


@pytest.mark.clause("CROW-CMP-18", "CROW-BLD-08", "CROW-BLD-09")
def test_buildings_have_the_strength_on_their_cards() -> None:
    strengths = {name: entry["strength"] for name, entry in entries("buildings").items()}
    assert [int(strength) for strength in GAME.box.strength] == list(strengths.values())
    assert strengths["church"] == 4
    assert strengths["pit"] == 0
    assert list(strengths) == list(NAMED_BUILDINGS)
    assert night().strength(0) == 0
    assert night(options={"fire_pit": True}).strength(0) == 1


@pytest.mark.clause("CROW-CMP-20")
def test_the_six_have_tokens_and_the_flaming_one_is_apart() -> None:
    tokens = [kind for kind in GAME.layout.kinds if kind.endswith("_token")]
    assert tokens == [f"{name}_token" for name in CHARACTERS[:6]]
    assert len(numbers(night(), "token")) == 7


@pytest.mark.clause("CROW-CMP-23")
def test_one_crow_player_meets_one_to_three_gang_players() -> None:
    assert (GAME.fewest, GAME.most) == (2, 4)
    assert GAME.sides(4, {}) == [0, 1, 1, 1]
    for seats in (1, 5):
        with pytest.raises(BadInput, match="2 to 4 seats"):
            GAME.new(seats, seed=1)


@pytest.mark.clause("CROW-CMP-24")
def test_a_game_takes_half_an_hour() -> None:
    game = GAME.content.table("game")
    assert game["minutes"] == 30
    assert game["field_sources"] == {"minutes": "public"}


# Packs


def test_a_pack_changes_a_skill(tmp_path: Path) -> None:
    game = pack(GAME, tmp_path, '[[characters]]\nid = "skank"\nmove = 5\n')
    assert game.box.people.move[3] == 5


def test_a_pack_changes_the_length_of_a_leap(tmp_path: Path) -> None:
    assert pack(GAME, tmp_path, '[[characters]]\nid = "eric_draven"\nmove = "leap:2"\n').box.people.leap == 2
    with pytest.raises(BadInput, match="leap:3"):
        pack(GAME, tmp_path, '[[characters]]\nid = "eric_draven"\nmove = "walk"\n')


def test_a_pack_brings_a_new_card_like_another(tmp_path: Path) -> None:
    game = pack(GAME, tmp_path, '[[plot_cards]]\nid = "hiss"\nlike = "boo"\nname = "Hiss."\ncopies = 1\n')
    kind = game.layout.kinds.index("hiss")
    assert game.box.plots.effects[kind] is game.box.plots.effects[game.layout.kinds.index("boo")]
    assert game.box.plots.cards(0) == 35


def test_a_pack_redraws_a_board(tmp_path: Path) -> None:
    drawn = "aa.bbb.cc aa.bbb.cc ......... dd.PPP.ee dd.PPP.ee ......... ......... ff.g.g.hh ff.ggg.hh"
    game = pack(GAME, tmp_path, f'[[faces]]\nid = "a1"\ngrid = "{drawn}"\n')
    assert game.box.faces[0].grid[7 * 9 + 4] == -1
    for bad, reason in (("aa.", "9 by 9 spaces"), (" ".join(["." * 9] * 9), "a1_p")):
        with pytest.raises(BadInput, match=reason):
            pack(GAME, tmp_path, f'[[faces]]\nid = "a1"\ngrid = "{bad}"\n')


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ('[[characters]]\nid = "skank"\nmove = 50\n', "move has to be a whole number from 0 to 9"),
        ('[[characters]]\nid = "skank"\nmove = -1\n', "move has to be a whole number from 0 to 9, not -1"),
        ('[[characters]]\nid = "top_dollar"\nhealth = 9\n', "'top_dollar': health only describes the box"),
        (
            '[[plot_cards]]\nid = "church"\nlike = "boo"\n',
            r"'church': there is a \[\[buildings\]\] with this id already",
        ),
        (
            '[[objectives]]\nid = "stay_in_the_ground"\nbasic.at_least = 0\n',
            r"^pack\.toml: \[\[objectives\]\] 'stay_in_the_ground', basic: at_least has to be a whole number from 1",
        ),
        ('[[objectives]]\nid = "stay_in_the_ground"\nrestrict_fire = ["moon"]\n', "has to be a list from pit"),
        ('[[objectives]]\nid = "stay_in_the_ground"\nbasic = { kind = "luck" }\n', "'luck' has to be one of"),
        ('[[plot_cards]]\nid = "boo"\neffect = "hiss"\n', "no effect is called 'hiss'"),
        ('[[plot_cards]]\nid = "boo"\nwindow = "attack_declared"\n', "a reaction needs a window"),
        ('[[boards]]\nid = "a"\nfixed_building = "church"\n', "the boards have to carry pit"),
        ('[[boards]]\nid = "a"\ncircle_spots_per_face = 1\n', "1 buildings have to carry a circle"),
        ('[[characters]]\nid = "skunk"\nlike = "skank"\n', "the characters have to be t_bird"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused(tmp_path: Path, entry: str, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        pack(GAME, tmp_path, entry)


@pytest.mark.clause("CROW-CMP-16", "CROW-CMP-17")
def test_only_top_dollars_card_has_a_live_back() -> None:
    two_sided = [name for name, entry in entries("characters").items() if "back_text" in entry]
    assert two_sided == ["top_dollar"]
    assert [int(skill) for skill in GAME.box.people.wounded] == [3, 3, 3, 3]


def test_a_match_starts_with_all_tokens_in_their_places() -> None:
    table = night()
    assert (table.fire_left(), table.burning_left()) == (15, 6)
    assert number(table, "health") == 5


# Where it comes from


@pytest.mark.clause("CROW-PLT-29", "CROW-BLD-02", "CROW-CHR-13")
def test_what_is_ours_is_not_tagged_as_the_rulebooks() -> None:
    assert {entry["source"] for entry in GAME.content.entries("plot_cards")} == {"designed"}
    maxi_dogs = entries("buildings")["maxi_dogs"]
    assert (maxi_dogs["source"], maxi_dogs["field_sources"]) == ("designed", {"name": "seed"})
    tagged = {id: clause.tag for id, clause in GAME.rulebook.by_id.items()}
    assert {tagged[f"CROW-{id}"] for id in ("PLT-29", "BLD-02", "CHR-13")} == {"designed"}


def test_a_pack_with_printed_values_takes_the_tag_away(tmp_path: Path) -> None:
    printed = pack(GAME, tmp_path, '[[plot_cards]]\nid = "boo"\ntext = "As it is printed."\n')
    sources = {entry["id"]: entry["source"] for entry in printed.content.entries("plot_cards")}
    assert sources["boo"] == "pack"
    assert sources["talons"] == "designed"
