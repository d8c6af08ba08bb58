"""Every event and every option names the clause that it comes from, not only one of its kind."""

from __future__ import annotations

import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.clauses import CARDS, OF_FRIENDS
from tabletown.games.crow.rules.named import FIXED
from tabletown.games.crow.rules.named import NAMES as NAMED_BUILDINGS
from tabletown.games.crow.rules.people import NAMES as CHARACTERS
from tabletown.games.crow.rules.plots import Question
from tabletown.kernel.records import Message
from tabletown.kernel.step import Choice
from tests.games.crow.night import CROW, clauses, code_of, dice, do, news, night, on_eric, on_funboy
from tests.games.table import actor, events, lines, wander
from tests.sentences import sentence_ids, tellings

ABOUT_PLOTS = ("played", "drew-plot", "discarded", "taken", "lasting-ended")
"""Events with a Plot card, two of which have names that end like a sentence: Boo., Don't Move!"""


def by_words(kind: str, field: str, words: tuple[str, ...]) -> dict[str, str]:
    """The clause of an event with each of these words in a field."""
    declared = next(each for each in GAME.events if each.name == kind)
    return {word: declared.clause_of({field: word}).removeprefix("CROW-") for word in words}


@pytest.mark.clause("CROW-SET-04", "CROW-SET-06")
def test_fixed_buildings_and_the_others_are_put_by_their_own_clauses() -> None:
    table = GAME.new(2, seed=1, listen=True)
    told = clauses(table, "named-put")
    assert told == ["CROW-SET-04"] * FIXED + ["CROW-SET-06"] * (len(NAMED_BUILDINGS) - FIXED)


@pytest.mark.clause("CROW-SET-12", "CROW-SET-16")
def test_everybody_starts_by_the_clause_of_their_side() -> None:
    table = GAME.new(2, seed=1, listen=True)
    for _ in range(8):
        option = table.options(actor(table))[0]
        friend = actor(table) == CROW
        assert option.clause == ("CROW-SET-16" if friend else "CROW-SET-12")
        table.apply(actor(table), option.code)
    assert clauses(table, "started") == ["CROW-SET-12"] * 6 + ["CROW-SET-16"] * 2


@pytest.mark.clause("CROW-OPT-06")
def test_with_ganging_up_the_chosen_building_is_told() -> None:
    table = GAME.new(2, seed=1, options={"ganging_up": True}, listen=True)
    do(table, "on pawn_shop")
    assert news(table, "gathers") == ["gathers t_bird pawn_shop"]
    assert clauses(table, "gathers") == ["CROW-OPT-06"]


@pytest.mark.clause("CROW-CMV-01", "CROW-MOV-02")
def test_walks_come_from_the_clause_of_the_walker() -> None:
    found = by_words("walked", "who", CHARACTERS)
    assert found == {who: "CMV-01" if who in ("albrecht", "sarah") else "MOV-02" for who in CHARACTERS}
    table = night(turn="crow", sarah="2,4")
    do(table, "move sarah")
    assert {option.clause for option in table.options(CROW)} == {"CROW-CMV-01"}
    do(table, "to 2,6")
    assert clauses(table, "walked") == ["CROW-CMV-01"]


@pytest.mark.clause("CROW-SET-15", "CROW-KIL-06")
def test_the_look_after_a_kill_is_not_that_of_the_setup() -> None:
    table = GAME.new(2, seed=1, listen=True)
    assert clauses(table, "top-looked-at") == ["CROW-SET-15"]
    table = on_funboy()
    dice(table, "skull skull wing blade flame", "wing wing wing")
    do(table, "attack funboy")
    do(table, "pick skank")
    assert clauses(table, "top-looked-at") == ["CROW-KIL-06"]


@pytest.mark.clause("CROW-ATK-04", "CROW-FIR-17")
def test_what_hurts_eric_is_told() -> None:
    table = on_eric()
    dice(table, "skull skull wing")
    do(table, "attack eric_draven")
    assert clauses(table, "eric-hurt") == ["CROW-ATK-04"]
    assert by_words("eric-hurt", "why", ("attack", "fire")) == {"attack": "ATK-04", "fire": "FIR-17"}


@pytest.mark.clause("CROW-ERI-13", "CROW-ERI-16", "CROW-BLD-05")
@pytest.mark.parametrize(
    ("burning", "clause"), [([], "CROW-ERI-13"), (["graveyard"], "CROW-ERI-16")], ids=["graveyard", "ashes"]
)
def test_what_heals_eric_is_told(burning: list[str], clause: str) -> None:
    table = night(health=0, down=["eric_draven"], burning=burning)
    do(table, "end")
    assert clauses(table, "healed") == [clause]


@pytest.mark.clause("CROW-CHR-06", "CROW-BLD-04", "CROW-PWR-02")
def test_rerolls_name_what_they_come_from() -> None:
    table = on_eric(active="tin_tin", tin_tin="6,4", skank="16,2")
    dice(table, "skull wing flame")
    do(table, "attack eric_draven")
    assert [option.clause for option in table.options(1) if option.verb == "reroll"] == ["CROW-CHR-06"] * 3
    do(table, "reroll flame")
    assert clauses(table, "picked-up", "rerolled") == ["CROW-CHR-06"] * 2
    assert GAME.say(next(event.message for event in events(table) if event.kind == "picked-up" and event.message)) == (
        "Tin Tin's ability: Tin Tin picks up a flame to reroll it."
    )


@pytest.mark.clause("CROW-PWN-01", "CROW-FIR-01", "CROW-OPT-03")
def test_erics_fires_come_from_their_own_clauses() -> None:
    found = by_words("fire-declared", "building", NAMED_BUILDINGS)
    assert found == {**dict.fromkeys(NAMED_BUILDINGS, "FIR-01"), "pawn_shop": "PWN-01", "pit": "OPT-03"}
    assert GAME.option(code_of(night(), "fire pawn_shop")).clause == "CROW-PWN-01"


def test_every_choice_has_a_clause_and_every_card_of_the_table_exists() -> None:
    choices = [step for step in GAME.steps if isinstance(step, Choice)]
    given = [step.clause for step in choices if isinstance(step, Question)]
    assert len(given) == len(choices)
    assert set(CARDS) <= set(GAME.box.plots.effect_names)
    for clause in (*given, *OF_FRIENDS.values(), *CARDS.values()):
        assert clause in GAME.rulebook.by_id


def test_every_option_of_many_nights_names_a_clause_of_the_rulebook() -> None:
    for seed in range(3):
        table = GAME.new(2 + seed, seed=seed)
        for _ in wander(table, seed=seed):
            for seat in table.actors():
                for option in table.options(seat):
                    assert option.clause in GAME.rulebook.by_id


# Sentences


def test_no_sentence_about_a_card_ends_twice() -> None:
    told = [message for kind in GAME.events if kind.name in ABOUT_PLOTS for message in tellings(GAME, kind, CROW)]
    for id in sentence_ids(GAME):
        if id.startswith("refuse-card"):
            told += [Message(id, {"card": GAME.piece(card), "window": "after_attack"}) for card in ("boo", "dont_move")]
    sentences = [GAME.say(message) for message in told]
    assert "Boo. is played by the Crow player." in sentences
    assert [sentence for sentence in sentences if ".." in sentence or "!." in sentence] == []


@pytest.mark.clause("CROW-SET-19")
def test_whoever_is_still_to_be_placed_does_not_read_like_the_dead() -> None:
    table = GAME.new(2, seed=1)
    assert "    Myca: still to be placed" in lines(table)
    assert "    Myca: dead, and out of the game" in lines(night(myca="dead", tokens={"myca": "2,2"}))
