"""Content files and packs: every entry says where it comes from, and a pack replaces only what there is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import tabletown
from tabletown.kernel.content import Content, Pack, Table, load, number, numbers, word, words_id
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.messages import Messages
from tests.kernel.menagerie.game import FOLDER, Menagerie


def file(folder: Path, text: str | bytes, name: str = "pack.toml") -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def animals(content: Content) -> dict[object, object]:
    return {entry["id"]: entry["legs"] for entry in content.entries("animal")}


def crimson(folder: Path, text: str) -> Game:
    return tabletown.game("crimson").with_pack(file(folder, text))


# A game's own file


def test_entries_come_in_the_order_of_the_file() -> None:
    assert animals(load(FOLDER / "content.toml")) == {"ant": 6, "bee": 6, "cat": 4, "dog": 4}


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("[game]\nx = 1", r"game \?"),
        ('[[animal]]\nid = "ant"', "animal ant"),
        ('[[animal]]\nid = "ant"\nsource = "hearsay"', "animal ant"),
        ('[[animal]]\nid = "ant"\nsource = "pack"', "animal ant"),
        ("size = 3", r"size \?"),
    ],
)
def test_every_entry_says_where_it_comes_from(text: str, entry: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=f"content.toml: {entry} needs a source, one of: seed, public, designed"):
        load(file(tmp_path, text, "content.toml"))


def test_a_table_that_is_not_there_is_named() -> None:
    content = load(FOLDER / "content.toml")
    with pytest.raises(BadInput, match=r"the content has no table \[weather\]"):
        content.table("weather")
    with pytest.raises(BadInput, match=r"the content has no table \[animal\]"):
        content.table("animal")
    with pytest.raises(BadInput, match=r"the content has no entries \[\[game\]\]"):
        content.entries("game")


def instead(value: object) -> str:
    return "and is missing" if value is None else f"not {value!r}"


@pytest.mark.parametrize("value", [-1, 10, "3", 2.0, True, None])
def test_a_number_has_to_be_whole_and_within_bounds(value: object) -> None:
    with pytest.raises(
        BadInput, match=f"content entry 'ant': legs has to be a whole number from 0 to 9, {instead(value)}"
    ):
        number({"id": "ant", "legs": value}, "legs", 0, 9)


@pytest.mark.parametrize("value", [[], [1, 10], [1, "2"], [True], 3, None, "123"])
def test_a_list_of_numbers_has_numbers_within_bounds(value: object) -> None:
    with pytest.raises(BadInput, match=r"content entry 'ant': legs has to be a (list of whole numbers|whole number)"):
        numbers({"id": "ant", "legs": value}, "legs", 0, 9)


@pytest.mark.parametrize("value", ["", " ", 3, None, ["ant"]])
def test_a_word_has_to_be_a_text(value: object) -> None:
    entry: Table = {"name": value}
    with pytest.raises(BadInput, match="a content entry: name has to be a text"):
        word(entry, "name")


def test_numbers_and_words_are_read() -> None:
    assert number({"legs": 0}, "legs", 0, 9) == 0
    assert numbers({"legs": [0, 9]}, "legs", 0, 9) == [0, 9]
    assert word({"name": "ant"}, "name") == "ant"


# Which content it is


# Words


def said(name: str, id: str = "emu") -> str:
    """The name of an entry as the messages say it."""
    messages = Messages()
    messages.add(Content({"bird": [{"id": id, "name": name}]}).sentences({"bird": ("name",)}))
    return messages.words(words_id(id, "name"))


@pytest.mark.parametrize("name", ["Emu", "[Emu]", "* .Emu", "{ $emu }", "{}{", "Emu = { emu }", '"Emu" #1 -emu'])
def test_words_of_entries_are_said_as_they_are_written(name: str) -> None:
    assert said(name) == name


def test_words_on_several_lines_are_said_in_one() -> None:
    assert said(" A big\n  bird.\n") == "A big bird."


@pytest.mark.parametrize("id", ["an emu", "emü", "emu\n"])
def test_an_entry_with_words_has_a_plain_id(id: str) -> None:
    with pytest.raises(BadInput, match="an id is made of the letters A to Z, digits, - and _"):
        said("Emu", id)


def digest(folder: Path, text: str, keys: tuple[str, ...] = ("x", "y")) -> str:
    """Of a table [a] and entries [[e]] with words of which these keys are read."""
    content = load(file(folder, text, "some.toml"))
    for key in keys:
        content.table("a").get(key)
    for entry in content.entries("e") if "e" in content.tables else []:
        entry.get("id")
    return content.digest({"e": ("name",)} if "e" in content.tables else {})


def test_the_same_content_in_another_order_is_the_same(tmp_path: Path) -> None:
    one = digest(tmp_path, '[a]\nx = 1\ny = 2\nsource = "seed"\n[b]\nsource = "seed"\n')
    assert one == digest(tmp_path, '[b]\nsource = "seed"\n[a]\ny = 2\nsource = "seed"\nx = 1\n')


@pytest.mark.parametrize("text", ["x = 2", "x = '1'", "x = true", "x = 1.0", "x = [1]", "y = 1", "x = 1\ny = 1"])
def test_different_content_is_told_apart(text: str, tmp_path: Path) -> None:
    one = digest(tmp_path, '[a]\nsource = "seed"\nx = 1\n')
    assert one != digest(tmp_path, f'[a]\nsource = "seed"\n{text}\n')


@pytest.mark.parametrize("text", ['note = "more"', "z = 3", 'x = 1\n[other]\nsource = "designed"'])
def test_what_the_rules_do_not_read_makes_no_other_content(text: str, tmp_path: Path) -> None:
    one = digest(tmp_path, '[a]\nsource = "seed"\nnote = "one"\nz = 1\nx = 1\n', ("x", "note", "source"))
    rest = text if "x = 1" in text else f"x = 1\n{text}"
    assert one == digest(tmp_path, f'[a]\nsource = "public"\n{rest}\n', ("x", "note", "source"))


def test_the_words_of_an_entry_make_no_other_content(tmp_path: Path) -> None:
    text = '[a]\nsource = "seed"\n[[e]]\nid = "emu"\nname = "{name}"\nsource = "seed"\n'
    assert digest(tmp_path, text.format(name="Emu")) == digest(tmp_path, text.format(name="Big bird"))


def test_the_order_of_entries_matters(tmp_path: Path) -> None:
    entries = ['[[e]]\nid = "x"\nsource = "seed"\n', '[[e]]\nid = "y"\nsource = "seed"\n']
    one = digest(tmp_path, '[a]\nsource = "seed"\n' + "".join(entries))
    assert one != digest(tmp_path, '[a]\nsource = "seed"\n' + "".join(entries[::-1]))


def test_what_is_read_one_after_the_other_is_read(tmp_path: Path) -> None:
    content = load(file(tmp_path, '[a]\nsource = "seed"\nx = 1\n', "one.toml"))
    assert ("a", "x") not in content.read
    assert [key for key, _ in content.table("a").items()] == ["source", "x"]
    assert ("a", "x") in content.read


# Packs


def test_a_pack_replaces_values_and_nothing_else(tmp_path: Path) -> None:
    content = load(FOLDER / "content.toml")
    changed = content.with_pack(file(tmp_path, '[[animal]]\nid = "bee"\nlegs = 7\n[game.limits]\nhand = 5\n'))
    assert animals(changed) == {"ant": 6, "bee": 7, "cat": 4, "dog": 4}
    assert changed.table("game")["limits"] == {"hand": 5, "source": "pack"}
    assert changed.table("game")["dealt"] == 1
    assert animals(content)["bee"] == 6
    assert content.table("game")["limits"] == {"hand": 6, "source": "designed"}


def test_a_replaced_entry_says_that_it_comes_from_a_pack(tmp_path: Path) -> None:
    changed = load(FOLDER / "content.toml").with_pack(file(tmp_path, '[[animal]]\nid = "bee"\nlegs = 7\n'))
    assert [entry["source"] for entry in changed.entries("animal")] == ["designed", "pack", "designed", "designed"]


def test_a_pack_adds_an_entry_that_is_like_another(tmp_path: Path) -> None:
    content = load(FOLDER / "content.toml")
    changed = content.with_pack(file(tmp_path, '[[animal]]\nid = "emu"\nlike = "cat"\nlegs = 2\n'))
    assert animals(changed) == {"ant": 6, "bee": 6, "cat": 4, "dog": 4, "emu": 2}
    model, added = changed.entries("animal")[2], changed.entries("animal")[-1]
    assert added == {**model, "id": "emu", "legs": 2, "source": "pack"}


def test_packs_are_remembered_by_name(tmp_path: Path) -> None:
    content = load(FOLDER / "content.toml")
    once = content.with_pack(file(tmp_path, "[game]\ndealt = 2\n", "one.toml"))
    twice = once.with_pack(file(tmp_path, "[game]\ndealt = 0\n", "two.toml"))
    assert twice.packs == ("one.toml", "two.toml")
    assert twice.table("game")["dealt"] == 0
    assert content.packs == ()


def test_a_pack_changes_which_content_it_is(tmp_path: Path) -> None:
    game = Menagerie()
    changed = game.with_pack(file(tmp_path, "[game]\ndealt = 2\n"))
    assert changed.content_id != game.content_id


def test_a_pack_changes_the_game(tmp_path: Path) -> None:
    changed = Menagerie().with_pack(file(tmp_path, "[game]\ndealt = 2\n"))
    assert len(changed.new(2, 1).view(0).zones["hand:0"]) == 2
    assert len(Menagerie().new(2, 1).view(0).zones["hand:0"]) == 1


REFUSED: dict[str, tuple[str, str]] = {
    "an unknown table": (
        "[weather]\nrain = true",
        r"there is no \[weather\] to replace; there are: animal, coin, game",
    ),
    "a loose value": ("rain = true", r"there is no \[rain\] to replace"),
    "a table for entries": ('[animal]\nid = "ant"', "animal"),
    "entries for a table": ("[[game]]\ndealt = 1", r"it is written \[game\], in one bracket"),
    "an unknown id": ('[[animal]]\nid = "emu"', "an entry with an unknown id 'emu'; known are: ant, bee, cat, dog"),
    "like nothing": (
        '[[animal]]\nid = "emu"\nlike = "owl"',
        "unknown id 'owl'; known are: ant, bee, cat, dog; a new entry says which of them it is like",
    ),
    "like itself": ('[[animal]]\nid = "emu"\nlike = "emu"', "an entry with an unknown id 'emu'"),
    "new and old": ('[[animal]]\nid = "ant"\nlike = "bee"', "'ant' is there already, so it cannot be a new one"),
    "a number to be like": ('[[animal]]\nid = "emu"\nlike = 3', "an entry with an unknown id 3"),
    "a new one twice": ('[[animal]]\nid = "emu"\nlike = "ant"\n' * 2, "two entries with the id 'emu'"),
    "no id": ("[[animal]]\nlegs = 3", "an entry with an unknown id None; known are: ant, bee, cat, dog"),
    "a number as id": ("[[animal]]\nid = 3", "an entry with an unknown id 3"),
    "an unknown key": ('[[animal]]\nid = "ant"\nwings = 2', "has an unknown key 'wings'; known are: copies, id, legs"),
    "an unknown key below": (
        "[game.limits]\nfoot = 2",
        r"pack.toml: \[game\.limits\] has an unknown key 'foot'; known are: hand, source",
    ),
    "a word for a number": ('[[animal]]\nid = "ant"\nlegs = "six"', "legs has to be like 6, not 'six'"),
    "truth for a number": ('[[animal]]\nid = "ant"\nlegs = true', "legs has to be like 6, not True"),
    "a fraction for a number": ('[[animal]]\nid = "ant"\nlegs = 6.5', "legs has to be like 6, not 6.5"),
    "a table for a number": ("[game.dealt]\nx = 1", "dealt has to be like 1, not"),
    "a number for a table": ("[game]\nlimits = 3", "limits has to be like"),
    "an entry twice": ('[[animal]]\nid = "ant"\n[[animal]]\nid = "ant"', "two entries with the id 'ant'"),
    "a key twice": ("[game]\ndealt = 1\ndealt = 2", "is not a valid TOML file"),
    "no TOML": ("dealt: 2", "is not a valid TOML file"),
    "an open text": ('[game]\ndealt = "', "is not a valid TOML file"),
    "what nobody reads": (
        '[[animal]]\nid = "ant"\nlegs = 7',
        r"^pack.toml: \[\[animal\]\] 'ant': legs only describes the box: a pack cannot change it$",
    ),
    "what nobody reads below": ("[game.limits]\nhand = 7", r"\[game\.limits\]: hand only describes the box"),
    "numbers out of bounds": ("[game]\ndealt = 9", "dealt has to be a whole number from 0 to 2, not 9"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_pack_that_does_not_fit_is_refused_with_a_sentence(name: str, tmp_path: Path) -> None:
    text, sentence = REFUSED[name]
    with pytest.raises(BadInput, match=sentence) as refused:
        Menagerie().with_pack(file(tmp_path, text))
    assert "\n" not in str(refused.value)


def test_a_refusal_names_the_pack(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"^mine\.toml: \[\[animal\]\] 'ant' has an unknown key 'wings'"):
        Menagerie().with_pack(file(tmp_path, '[[animal]]\nid = "ant"\nwings = 2', "mine.toml"))


def test_a_pack_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"none\.toml cannot be read: No such file or directory"):
        Menagerie().with_pack(tmp_path / "none.toml")


def test_a_folder_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read: Is a directory"):
        Menagerie().with_pack(tmp_path)


def test_a_pack_in_broken_bytes_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="is not a text file"):
        Menagerie().with_pack(file(tmp_path, b'[game]\ntitle = "\xff"'))


def test_a_huge_pack_is_refused_without_reading_it(tmp_path: Path) -> None:
    path = tmp_path / "huge.toml"
    with path.open("wb") as huge:
        huge.truncate(100_000_000)
    with pytest.raises(BadInput, match="is larger than 2 MB; that is no content file"):
        Menagerie().with_pack(path)


def test_a_deep_hole_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="is not a valid TOML file"):
        Menagerie().with_pack(file(tmp_path, "x = " + "[" * 100_000 + "]" * 100_000))


def test_an_endless_number_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="is not a valid TOML file"):
        Menagerie().with_pack(file(tmp_path, "[game]\ndealt = " + "9" * 5000))


# In a real game


def test_crimson_deals_as_many_cards_as_the_pack_says(tmp_path: Path) -> None:
    game = crimson(tmp_path, "[game.limits]\nhand_deal = 5\n")
    state = game.new(3, 1, {"one_action": True})
    assert [state.size(1 + seat) for seat in range(3)] == [5, 5, 5]
    assert game.content_id != tabletown.game("crimson").content_id


def test_crimson_calls_a_citizen_by_the_value_of_the_pack(tmp_path: Path) -> None:
    game = crimson(tmp_path, '[[citizen]]\nid = "red-5"\nvalue = 9\n')
    assert game.say(game.piece("red-5")) == "Red 9"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "[game.limits]\nhand_deal = 0",
            r"^pack\.toml: \[game\.limits\]: hand_deal has to be a whole number from 1 to 12, not 0",
        ),
        ("[game.limits]\nhand_deal = 13", "hand_deal has to be a whole number from 1 to 12, not 13"),
        ("[game.limits]\nmax_per_side = 0", "max_per_side has to be a whole number from 1 to 10, not 0"),
        ("[game.limits]\nmax_per_row = 6", "max_per_row has to be a whole number from 1 to 5, not 6"),
        (
            '[[citizen]]\nid = "red-5"\nvalue = -1',
            r"^pack\.toml: \[\[citizen\]\] 'red-5': value has to be a whole number from 0 to 99",
        ),
        (
            '[[citizen]]\nid = "red-5"\ncopies = 21',
            "'red-5': copies has to be a whole number from 0 to 20",
        ),
        ('[[colour]]\nid = "red"\norder = 6', "'red': order has to be a whole number from 1 to 5, not 6"),
    ],
)
def test_crimson_refuses_numbers_that_cannot_be_played(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=sentence):
        crimson(tmp_path, text)


# A pack to begin with


GAMES = [game.slug for game in tabletown.games()]


@pytest.mark.parametrize("slug", GAMES)
def test_a_pack_to_begin_with_changes_nothing(slug: str, tmp_path: Path) -> None:
    game = tabletown.game(slug)
    (tmp_path / "pack.toml").write_text(game.content.starter(), encoding="utf-8")
    assert game.with_pack(tmp_path / "pack.toml").content_id == game.content_id


@pytest.mark.parametrize("slug", GAMES)
def test_every_line_of_a_pack_to_begin_with_can_be_used(slug: str, tmp_path: Path) -> None:
    game = tabletown.game(slug)
    lines = game.content.starter().splitlines()[2:]
    used = [line.removeprefix("# ") for line in lines]
    assert sum(" = " in line for line in used) > 10
    (tmp_path / "pack.toml").write_text("\n".join(used), encoding="utf-8")
    assert game.with_pack(tmp_path / "pack.toml").title == game.title


def changes(starter: str) -> Iterator[tuple[str, str]]:
    """Packs that change one number of a pack to begin with: each of its numbers, by one up or by one down."""
    for block in starter.split("\n\n")[1:]:
        head, *lines = [line.removeprefix("# ") for line in block.splitlines()]
        id = [line for line in lines if line.startswith("id = ")]
        for line in lines:
            for found in re.finditer(r"(?<![\w\"-])-?\d+(?![\w\"-])", line if line not in id else ""):
                before, number, after = line[: found.start()], int(found[0]), line[found.end() :]
                up, down = (f"{before}{changed}{after}" for changed in (number + 1, number - 1))
                yield "\n".join([head, *id, up]), "\n".join([head, *id, down])


def tables(thing: object) -> object:
    """Everything in what the rules look up, in plain lists and words."""
    if isinstance(thing, (bool, int, float, str, type(None), type)):
        return thing
    if isinstance(thing, dict):
        return {key: tables(value) for key, value in thing.items()}
    if isinstance(thing, Iterable):
        return [tables(item) for item in thing]
    parts = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}
    return {name: tables(part) for name, part in parts.items() if not callable(part)}


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_every_number_of_a_pack_to_begin_with_is_refused_or_matters(slug: str) -> None:
    game = tabletown.game(slug)
    base = tables(game.tables)
    mattered = 0
    for up, down in changes(game.content.starter()):
        for text in (up, down):
            with suppress(BadInput):
                assert tables(game.with_pack(Pack("pack.toml", text)).tables) != base, text
                mattered += 1
                break
    assert mattered > 50


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("crimson", "[game.limits]\npower_uses_per_round = 2"),
        ("crimson", "[counts]\ncitizens = 71"),
        ("crimson", '[[colour]]\nid = "red"\nsuburb_name = "Docks"'),
        ("trick_city", "[game]\nplayers_max = 5"),
        ("trick_city", '[[hit_line_card]]\nid = "hit_line_1"\nspot = 2'),
        ("trick_city", "[shield]\nrows = [9]"),
        ("crow", '[[dice]]\nid = "crow_die"\ncount = 6'),
        ("crow", '[[attack_powers]]\nid = "pour_it_on"\nsymbol = "wing"'),
        ("crow", '[[objectives]]\nid = "wake_the_gods"\ncopies = 2'),
        ("crow", '[[tokens]]\nid = "time_bomb_token"\ncount = 3'),
        ("crow", '[[characters]]\nid = "skank"\nstart = "next_to:pit"'),
    ],
)
def test_what_only_describes_the_box_is_refused_and_not_offered(slug: str, text: str) -> None:
    game = tabletown.game(slug)
    with pytest.raises(BadInput, match="only describes the box: a pack cannot change it"):
        game.with_pack(Pack("pack.toml", text))
    key = text.splitlines()[-1].partition(" = ")[0]
    id = re.findall(r"^id = .*\n", text, re.MULTILINE)
    blocks = game.content.starter().split("\n\n")
    assert not any(f"# {key} = " in block for block in blocks if all(line in block for line in id))


@pytest.mark.parametrize(
    "line",
    ['# id = "eric_draven"\n# health = 5', "# back_fire = 3", "# basic.at_least = 9", "# amount = "],
)
def test_a_pack_to_begin_with_has_the_numbers_of_all_entries(line: str) -> None:
    assert line in tabletown.game("crow").content.starter()


def test_reading_on_after_a_game_is_made_changes_nothing() -> None:
    game = Menagerie()
    offered = game.content.starter()
    assert game.content.entries("animal")[0]["legs"] == 6
    assert game.content.starter() == offered
