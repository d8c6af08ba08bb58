"""How to play, in two minutes: short, and true by the present rules."""

from __future__ import annotations

from tabletown.kernel import how
from tabletown.kernel.game import Game
from tabletown.kernel.how import Guide
from tests.free.games import game_of, games, registered
from tests.sentences import long_ones, written

MOST_WORDS = 250


def told(slug: str) -> tuple[Game, Guide]:
    game = game_of(slug)
    return game, how.read(game.folder)


def texts(game: Game, found: Guide) -> list[str]:
    """All that is said: titles, paragraphs, and what is below the pictures."""
    messages = [message for part in found.section for message in (part.title(), part.text())]
    return [game.say(message) for message in [*messages, *(part.caption() for part in found.section if part.picture)]]


@registered
def test_every_title_says_how_it_is_played(slug: str) -> None:
    _, found = told(slug)
    assert found.section[0].id == "goal"
    assert all(part.picture for part in found.section)


@registered
def test_it_is_read_in_two_minutes(slug: str) -> None:
    words = [word for text in texts(*told(slug)) for word in text.split()]
    assert len(words) <= MOST_WORDS


@registered
def test_no_sentence_of_it_is_long(slug: str) -> None:
    assert long_ones(texts(*told(slug))) == []


@registered
def test_its_file_has_its_sentences_and_no_other(slug: str) -> None:
    game, found = told(slug)
    wanted = [message.id for part in found.section for message in (part.title(), part.text(), part.caption())]
    assert written(game.folder / "how.ftl") == sorted(wanted)


@registered
def test_it_sums_up_clauses_of_the_rulebook(slug: str) -> None:
    game, found = told(slug)
    for part in found.section:
        assert part.clauses
        assert [id for id in part.clauses if id not in game.rulebook.by_id] == []


@registered
def test_its_pictures_are_moments_of_games_by_the_present_rules(slug: str) -> None:
    """Where a rules change breaks one, the game has to be recorded anew, and its words read again."""
    game, found = told(slug)
    for part in found.section:
        assert part.picture is not None
        record = how.shown(game, found, part.picture)
        assert len(record.moves) == part.picture.move
        assert not record.state.over


@registered
def test_no_more_of_a_game_is_recorded_than_is_shown(slug: str) -> None:
    _, found = told(slug)
    pictures = [part.picture for part in found.section if part.picture]
    for recording in found.game:
        assert len(recording.moves) == max(picture.move for picture in pictures if picture.game == recording.id)


@registered
def test_what_a_picture_touches_can_be_chosen_there(slug: str) -> None:
    game, found = told(slug)
    for part in found.section:
        if part.picture is not None and part.picture.touched:
            assert part.picture.seat is not None
            options = how.shown(game, found, part.picture).state.options(part.picture.seat)
            assert set(part.picture.touched) <= {element for option in options for element in option.elements}


@games
def test_a_game_without_the_file_says_nothing(slug: str) -> None:
    game, found = told(slug)
    assert bool(found.section) == (game.folder / "how.toml").exists()
