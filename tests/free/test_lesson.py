"""The guided first game of each title: its lesson names only what is there, and comes to its end however one plays."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest

from tabletown.bots import LEVELS, make
from tabletown.kernel import lesson
from tabletown.kernel.game import Game
from tabletown.kernel.lesson import Coach, Lesson, Remark
from tabletown.kernel.record import Record
from tests.free.games import game_of, games, registered
from tests.free.test_table_words import SOURCES
from tests.sentences import long_ones, written

CLASS = re.compile(r"\.(\w\w-\w+)")
"""In the name of a class of a table: one that its scripts write out."""
MOST_BUBBLES = 12
MOST_GAMES = 40
"""Every bubble comes in one of so many games at the latest."""
PLAYED = {"random": 6, "greedy": 2}
"""How many games are played to the end of the lesson, by whom."""


def told(slug: str) -> tuple[Game, Lesson]:
    game = game_of(slug)
    found = lesson.read(game.folder)
    assert found is not None
    return game, found


def coached(slug: str, player: str, seed: int) -> tuple[Record, list[list[Remark]], Coach]:
    """A game, played to the end of its lesson; what was told after each move."""
    game, found = told(slug)
    record = lesson.begin(game, found)
    coach, begun = Coach(found, record.state), len(record.moves)
    learner, rival = make(player, f"learner {seed}"), make(LEVELS[found.bot] if seed % 2 else "random", f"rival {seed}")
    heard = [coach.follow([])]
    while not coach.over:
        seat = record.state.actors()[0]
        bot = learner if seat == found.seat else rival
        record.apply(seat, bot.choose(record.state.clone(), seat))
        heard.append(coach.follow(record.moves[begun:]))
    return record, heard, coach


@cache
def random_game(slug: str) -> tuple[Record, list[list[Remark]], Coach]:
    return coached(slug, "random", 1)


@registered
def test_every_title_has_a_guided_game_of_few_bubbles(slug: str) -> None:
    _, found = told(slug)
    ids = [bubble.id for bubble in found.bubble]
    assert 0 < len(ids) <= MOST_BUBBLES
    assert len(set(ids)) == len(ids)
    assert found.bot in LEVELS


@registered
def test_no_sentence_of_it_is_long(slug: str) -> None:
    game, found = told(slug)
    assert long_ones([game.say(lesson.words(bubble)) for bubble in found.bubble]) == []


@registered
def test_its_file_has_its_sentences_and_no_other(slug: str) -> None:
    game, found = told(slug)
    assert written(game.folder / "lesson.ftl") == sorted(lesson.words(bubble).id for bubble in found.bubble)


@registered
def test_it_waits_for_what_the_rules_have(slug: str) -> None:
    game, found = told(slug)
    single = {name for name, _, count, per_seat in game.layout.numbers if count == 1 or per_seat}
    verbs = {game.option(code).verb for code in range(game.layout.actions)}
    known = {
        "step": {step.name for step in game.steps},
        "offers": verbs,
        "event": {event.name for event in game.events},
        "number": single,
    }
    for bubble in found.bubble:
        assert bubble.choice in ("", *verbs)
        for when in bubble.when:
            for field, names in known.items():
                assert getattr(when, field) in ("", *names), f"{bubble.id}: there is no such {field}"


@registered
def test_what_comes_after_another_bubble_comes_after_an_earlier_one(slug: str) -> None:
    _, found = told(slug)
    for number, bubble in enumerate(found.bubble):
        earlier = {other.id for other in found.bubble[:number]}
        assert {when.after for when in bubble.when} <= {"", *earlier}


@registered
def test_it_points_at_what_the_table_has(slug: str) -> None:
    game, found = told(slug)
    elements = {element for code in range(game.layout.actions) for element in game.option(code).elements}
    zones = {game.layout.zone_name(zone) for zone in range(game.layout.zone_count)}
    folders = (SOURCES / "games" / slug / "ui", SOURCES / "web" / "pieces")
    scripts = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.js"))
    for name in (name for bubble in found.bubble for points in bubble.points for name in points.split()):
        missing = [part for part in CLASS.findall(name) if part not in scripts]
        assert missing == []
        assert name.startswith(".") or name in elements | zones, f"there is no {name}"


@registered
@pytest.mark.parametrize("player", PLAYED)
def test_it_comes_to_its_end_however_one_plays(slug: str, player: str) -> None:
    _, found = told(slug)
    for seed in range(PLAYED[player]):
        _, heard, _ = coached(slug, player, seed)
        assert heard[-1][-1].message == lesson.words(found.bubble[-1])


@registered
def test_every_bubble_comes_in_some_game(slug: str) -> None:
    _, found = told(slug)
    missing = {lesson.words(bubble).id for bubble in found.bubble}
    for seed in range(MOST_GAMES):
        if not missing:
            return
        _, heard, _ = coached(slug, "careless:40", seed)
        missing -= {bubble.message.id for bubble in heard[-1]}
    assert missing == set()


@registered
def test_what_was_said_stays_said(slug: str) -> None:
    _, heard, _ = random_game(slug)
    for before, after in pairwise(heard):
        assert after[: len(before)] == before


@registered
def test_it_follows_from_the_moves_alone(slug: str) -> None:
    """Move by move, at once, or after some were taken back: the coach has said the same."""
    record, heard, coach = random_game(slug)
    _, found = told(slug)
    moves = record.moves[len(found.moves) :]
    late = Coach(found, coach.start)
    assert late.follow(moves) == heard[-1]
    for number in (0, len(moves) // 2, len(moves)):
        assert late.follow(moves[:number]) == heard[number]


@registered
def test_it_tells_nothing_that_is_hidden(slug: str) -> None:
    """In a world that the learner cannot tell from the real one, it begins in the same way."""
    game, found = told(slug)
    start = lesson.begin(game, found).state
    imagined = start.imagine(found.seat, "another world")
    assert Coach(found, imagined).follow([]) == Coach(found, start).follow([])


@games
def test_a_game_without_the_file_has_no_guided_game(slug: str) -> None:
    game = game_of(slug)
    assert (lesson.read(game.folder) is not None) == (game.folder / "lesson.toml").exists()
