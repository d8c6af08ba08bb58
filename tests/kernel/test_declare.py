"""Actions and reasons: each declared in a line, from which codes, descriptions and refusals follow."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tabletown.kernel.declare import Declarations, Declared, Seats
from tabletown.kernel.errors import RulesError
from tabletown.kernel.events import NUMBER, PIECE, SEAT, FromContent
from tabletown.kernel.layout import A_SEAT, NOBODY
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.records import Message, Option, Param, Refusal, Seat
from tabletown.kernel.state import State
from tabletown.kernel.step import Choice
from tests.kernel.menagerie.game import Menagerie

COLOURS = ("red", "blue")
SIDES = ("left", "right")
ANIMALS = FromContent("animal", PIECE)
TOYS = Menagerie()


def declarations() -> Declarations:
    return Declarations("TOY", 4)


def test_actions_and_groups_take_as_many_codes() -> None:
    declare = declarations()
    assert declare.action("pass", "TRN-01") == 0
    paint = declare.group("paint", "TRN-02", colour=COLOURS)
    assert [paint.code(thing) for thing in range(2)] == [1, 2]
    assert [paint.has(code) for code in range(4)] == [False, True, True, False]
    assert paint.read(2) == 1
    assert declare.action("end", "TRN-01") == 3


def test_a_pair_is_made_and_read() -> None:
    declare = declarations()
    declare.action("pass", "TRN-01")
    turn = declare.pair_group("turn", "TRN-02", colour=COLOURS, side=SIDES)
    assert [turn.code(colour, side) for colour in range(2) for side in range(2)] == [1, 2, 3, 4]
    assert [turn.read(code) for code in range(1, 5)] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [turn.has(code) for code in (0, 1, 4, 5)] == [False, True, True, False]


def test_the_content_decides_where_the_codes_of_content_groups_begin() -> None:
    declare = declarations()
    declare.action("pass", "TRN-01")
    feed = declare.content_pair_group("feed", "TRN-02", card=ANIMALS, side=SIDES)
    free = declare.content_group("free", "TRN-03", card=ANIMALS)
    for animals in (["ant"], ["ant", "bee", "cat"]):
        game = Menagerie()
        game.use(declare.bind(game.layout.kinds, words={ANIMALS: animals}))
        state = game.blank(game.setup(2))
        first = 1 + 2 * len(animals)
        last = len(animals) - 1
        assert feed.first(state) == 1
        assert feed.read(state, feed.code(state, last, 1)) == (last, 1)
        assert free.first(state) == first
        assert free.read(state, free.code(state, last)) == last
        assert [free.has(state, code) for code in (first - 1, first, first + last, first + last + 1)] == [
            *(False, True, True, False)
        ]
        assert game.layout.actions == first + len(animals)


def test_a_group_behind_one_of_the_content_says_so() -> None:
    declare = declarations()
    declare.content_group("free", "TRN-03", card=ANIMALS)
    with pytest.raises(RulesError, match="the content decides where the codes of 'paint' begin"):
        declare.group("paint", "TRN-02", colour=COLOURS)


def test_words_that_the_content_should_give_and_does_not_are_missed() -> None:
    declare = declarations()
    declare.content_group("free", "TRN-03", card=ANIMALS)
    with pytest.raises(RulesError, match="the content does not say what 'animal' are, which 'free' is about"):
        declare.bind([])


def test_a_zone_may_have_no_room_if_the_content_says_so() -> None:
    declare = declarations()
    deck = declare.zone("deck", NOBODY)
    assert declare.bind([], room={deck: 0}).layout.room[deck] == 0
    with pytest.raises(RulesError, match="nobody says how much room there is in 'deck'"):
        declare.bind([])


def test_an_action_is_described_by_its_declaration() -> None:
    declare = declarations()
    declare.action("pass", "TRN-01", "hand", told={"step": ""})
    declare.group("paint", "TRN-02", "colour:{colour}", "paint", elsewhere={"blue": "TRN-03"}, colour=COLOURS)
    declare.group("ask", "TRN-04", "player:{who}", who=Seats(1, 2))
    declare.content_pair_group("feed", "TRN-05", "card:{card}", "{card.food}/{side}", card=ANIMALS, side=SIDES)
    declared = declare.bind(["ant", "bee"], words={ANIMALS: ["ant", "bee"]}, traits={"card.food": ["leaf", "honey"]})
    assert [declared.describe(TOYS, code) for code in (0, 1, 2, 4, 8)] == [
        Option(0, "pass", ("hand",), Message("pass", {"step": ""}), "TOY-TRN-01"),
        Option(1, "paint", ("colour:red", "paint"), Message("paint", {"colour": "red"}), "TOY-TRN-02"),
        Option(2, "paint", ("colour:blue", "paint"), Message("paint", {"colour": "blue"}), "TOY-TRN-03"),
        Option(4, "ask", ("player:2",), Message("ask", {"who": Seat(2)}), "TOY-TRN-04"),
        Option(
            8,
            "feed",
            ("card:bee", "honey/right"),
            Message("feed", {"card": Message("piece-bee"), "side": "right"}),
            "TOY-TRN-05",
        ),
    ]


def test_a_reason_tells_what_the_action_is_about_and_what_the_rule_adds() -> None:
    declare = declarations()
    paint = declare.group("paint", "TRN-02", colour=COLOURS)
    dry = declare.reason("dry", "PNT-01", colour="{colour}", most="{pots}")
    painted = declare.reason("painted", "PNT-02", who=SEAT)
    wet = declare.reason("wet", "PNT-03", side=SIDES)
    sticky = declare.reason("sticky", "PNT-04", animal=PIECE)
    short = declare.reason("short", "PNT-05", missing=NUMBER)
    declared = declare.bind(["ant", "bee"], facts={"pots": 3})
    code = paint.code(1)
    reasons = (dry, about(painted, 0), about(wet, 1), about(sticky, 1), about(short, 7))
    assert [declared.refusal(TOYS, code, reason) for reason in reasons] == [
        Refusal("TOY-PNT-01", Message("refuse-dry", {"colour": "blue", "most": 3})),
        Refusal("TOY-PNT-02", Message("refuse-painted", {"who": Seat(0)})),
        Refusal("TOY-PNT-03", Message("refuse-wet", {"side": "right"})),
        Refusal("TOY-PNT-04", Message("refuse-sticky", {"animal": Message("piece-bee")})),
        Refusal("TOY-PNT-05", Message("refuse-short", {"missing": 7})),
    ]


# Steps


class Reading(Choice[State]):
    """Whatever is not in the book belongs to another moment."""

    def fault(self, state: State, seat: i64, action: i64) -> i64:
        return LEGAL if action < 1 else self.first


def declared_question() -> Declared:
    """Of a step that is declared with a clause, and with what its numbers are."""
    declare = declarations()
    declare.action("pass", "TRN-01")
    declare.step(Reading("read", A_SEAT, (-1, 1), (0, 9), under=("turn", "night")), "RDN-01", side=SIDES, pages=NUMBER)
    return declare.bind(["ant", "bee"])


def reading(side: int, pages: int) -> State:
    game = Menagerie()
    game.use(declared_question())
    state = game.blank(game.setup(2))
    state.push(0, 1, side, pages)
    state.advance()
    return state


def test_a_question_tells_the_numbers_of_its_step_behind_that_of_the_seat() -> None:
    game = Menagerie()
    game.use(declared_question())
    assert game.declared.asked(game, reading(1, 7)) == {"side": "right", "pages": 7}
    assert game.declared.asked(game, reading(-1, 0)) == {"side": "none", "pages": 0}
    assert game.prompt(reading(1, 7), 1) == Message("prompt-read", {"side": "right", "pages": 7})
    assert game.prompt(reading(1, 7), 0) == Message("prompt-wait", {"seat": Seat(1)})


def test_a_step_with_a_clause_refuses_by_it_what_belongs_to_another_moment() -> None:
    state = reading(1, 7)
    refusal = declared_question().refusal(TOYS, 0, state.step().fault(state, 1, 1))
    assert refusal == Refusal("TOY-RDN-01", Message("refuse-read-first"))
    assert state.step().fault(state, 1, 0) == LEGAL


def test_a_step_may_lie_upon_one_of_several() -> None:
    assert Reading("read").under == ()
    assert Reading("read", under="turn").under == ("turn",)
    assert Reading("read", under=("turn", "night")).under == ("turn", "night")


# What a position tells of an action


class Weighed(Menagerie):
    """An ant weighs something where it is offered; of a bee nothing is told, and a cat is called otherwise there."""

    def describe(self, code: int) -> Option:
        return self.declared.describe(self, code)

    def option_tells(self, state: State, option: Option) -> dict[str, Param] | None:
        return {0: {"weight": 3}, 2: {"side": "left"}}.get(option.code)  # type: ignore[return-value]


def test_an_option_tells_what_its_position_does_in_a_sentence_of_its_own_if_there_is_one() -> None:
    declare = declarations()
    animals = ("ant", "bee", "cat")
    declare.group("feed", "TRN-01", elsewhere={"left": "TRN-09"}, animal=animals)
    declare.step(Reading("read", A_SEAT))
    game = Weighed()
    game.use(declare.bind(["ant", "bee"]))
    state = game.blank(game.setup(2))
    assert [game.offered(state, code) for code in range(2)] == [
        Option(0, "feed", (), Message("feed", {"animal": "ant", "weight": 3}), "TOY-TRN-01"),
        Option(1, "feed", (), Message("feed", {"animal": "bee"}), "TOY-TRN-01"),
    ]
    game.messages.add("feed-here = Feed the {$animal} at the {$side}\n")
    told = Message("feed-here", {"animal": "cat", "side": "left"})
    assert game.offered(state, 2) == Option(2, "feed", (), told, "TOY-TRN-09")
