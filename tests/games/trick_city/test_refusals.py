"""What is refused, with the clause that forbids it and a sentence that says why."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletown.games.trick_city import GAME
from tabletown.games.trick_city.rules.table import City
from tabletown.kernel.errors import IllegalAction
from tests.games.table import actor, wander
from tests.games.trick_city.city import RANDOM, STRICT, city, code_of, play, run, trick


def choosing() -> City:
    table = GAME.new(2, seed=1, options=STRICT)
    assert isinstance(table, City)
    play(table, "choose comet")
    return table


def choosing_sidekicks() -> City:
    table = choosing()
    run(table, "choose prism", "choose whisper")
    return table


def following() -> City:
    return trick("yellow_6", hands={1: "yellow_2 red_1 wild_4"}, heroes={0: "beacon", 1: "prism"})


def setting() -> City:
    return city(hands={0: "wild_4 red_1"}, heroes={0: "mirror_mask"})


def countered() -> City:
    return trick("yellow_5", "red_5", hands={2: "green_1"}, heroes={2: "gravita"})


def mirrored() -> City:
    return trick("yellow_5", "red_5", hands={2: "green_1"}, heroes={2: "mirror_mask"})


def aimed() -> City:
    return trick("yellow_2", "yellow_6", "yellow_5", hands={3: "yellow_8"}, heroes={3: "gravita"})


def exhausted() -> City:
    return city(hands={0: "red_1"}, heroes={0: "beacon"}, exhausted=[0])


def shielded() -> City:
    shields = {0: "c1=red_7 d2=yellow_2"}
    return trick("red_5", seats=2, leader=1, hands={0: "blue_1"}, shields=shields, sidekicks={0: "biscuit"})


def protected() -> City:
    return trick("yellow_3 bulwark", seats=2, hands={1: "red_5"}, sidekicks={1: "whisper"})


def deciding() -> City:
    return city(3, leader=1, hands={1: "red_7"})


def waiting() -> City:
    return city(leader=1, hands={0: "red_1", 1: "red_2"})


def over() -> City:
    return trick("yellow_3", "yellow_6", "yellow_8", "yellow_7", trick=8, trophies=(2, 0))


REFUSALS = [
    (choosing, "red_1", "TRICK-SET-01", "refuse-choose-first", "First choose your hero."),
    (choosing, "choose whisper", "TRICK-SET-01", "refuse-other-choice", "Now heroes are chosen, not Sidekicks."),
    (choosing, "choose comet", "TRICK-SET-02", "refuse-taken", "Somebody else has Comet."),
    (
        choosing,
        "choose marshal",
        "TRICK-OPT-02",
        "refuse-left-out",
        "With strict suit Marshal is left out of the game.",
    ),
    (choosing_sidekicks, "red_1", "TRICK-SKK-01", "refuse-choose-first", "First choose your Sidekick."),
    (
        choosing_sidekicks,
        "choose beacon",
        "TRICK-SKK-01",
        "refuse-other-choice",
        "Now Sidekicks are chosen, not heroes.",
    ),
    (choosing_sidekicks, "choose whisper", "TRICK-SET-02", "refuse-taken", "Somebody else has Whisper."),
    (
        following,
        "choose comet",
        "TRICK-SET-01",
        "refuse-power-kept",
        "Heroes and Sidekicks are chosen once, for the whole game.",
    ),
    (
        following,
        "first 1",
        "TRICK-THR-05",
        "refuse-no-order",
        "Only a team of three players decides who plays first, when its first card of a trick is due.",
    ),
    (following, "red_2", "TRICK-RND-05", "refuse-not-held", "You do not have Red 2 to play."),
    (
        following,
        "red_1",
        "TRICK-FOL-01",
        "refuse-follow",
        "You hold yellow: you have to play yellow or a wild card.",
    ),
    (
        following,
        "red_1 prism red +0",
        "TRICK-FOL-07",
        "refuse-new-suit",
        "You have yellow, so the card has to be yellow when it is played.",
    ),
    (
        following,
        "wild_4 red",
        "TRICK-WLD-04",
        "refuse-suit-is-given",
        "The lead suit is yellow, and a wild card takes it.",
    ),
    (following, "red_1 beacon", "TRICK-PWR-06", "refuse-not-your-power", "Beacon is not your power card."),
    (
        setting,
        "wild_4",
        "TRICK-WLD-01",
        "refuse-suit-to-state",
        "There is no lead suit: say which suit the wild card has.",
    ),
    (
        setting,
        "red_1 mirror_mask",
        "TRICK-PWR-02",
        "refuse-power-spot",
        "Mirror Mask cannot be played on spot 1.",
    ),
    (
        mirrored,
        "green_1 mirror_mask",
        "TRICK-PWR-08",
        "refuse-no-left-card",
        "Mirror Mask needs a face-up card to the left.",
    ),
    (
        countered,
        "green_1 gravita @2",
        "TRICK-PWR-08",
        "refuse-no-opposing-card",
        "The other side has no face-up card for Gravita.",
    ),
    (
        aimed,
        "yellow_8 gravita @2",
        "TRICK-HRO-06",
        "refuse-no-target",
        "There is no face-up card of the other side on spot 2.",
    ),
    (exhausted, "red_1 beacon", "TRICK-PWR-04", "refuse-exhausted", "Beacon is exhausted until the next round."),
    (
        shielded,
        "blue_1",
        "TRICK-TTN-06",
        "refuse-follow-shield",
        "Your shield shows red: you have to play it or a wild card.",
    ),
    (shielded, "red_8", "TRICK-TTN-05", "refuse-not-held", "You do not have Red 8 to play."),
    (
        shielded,
        "red_7 biscuit",
        "TRICK-SKK-03",
        "refuse-in-shield",
        "Biscuit is still covered in your shield.",
    ),
    (
        protected,
        "red_5 whisper",
        "TRICK-PWR-08",
        "refuse-left-protected",
        "The card to the left cannot be flipped in this trick.",
    ),
    (
        deciding,
        "red_7",
        "TRICK-THR-05",
        "refuse-order-first",
        "First decide which of you plays first in this trick.",
    ),
]

REFUSED = pytest.mark.parametrize(
    ("position", "phrase", "clause", "message", "sentence"),
    REFUSALS,
    ids=[f"{position.__name__}-{phrase.replace(' ', '-')}" for position, phrase, *_ in REFUSALS],
)
Position = Callable[[], City]


@REFUSED
def test_a_refusal_names_its_clause_says_why_and_changes_nothing(
    position: Position, phrase: str, clause: str, message: str, sentence: str
) -> None:
    table = position()
    before = table.hash()
    with pytest.raises(IllegalAction) as refused:
        table.apply(actor(table), code_of(table, phrase))
    assert (refused.value.clause, refused.value.message, refused.value.text) == (clause, message, sentence)
    assert clause in GAME.rulebook.by_id
    assert table.hash() == before


@REFUSED
def test_pointing_at_it_tells_the_same(
    position: Position, phrase: str, clause: str, message: str, sentence: str
) -> None:
    table = position()
    option = GAME.option(code_of(table, phrase))
    refusal = table.why_not(actor(table), list(option.elements))
    if phrase == "wild_4":
        assert refusal is None  # with a suit, it can be played
    else:
        assert refusal is not None
        assert (refusal.clause, GAME.say(refusal.message)) == (clause, sentence)


def test_pointing_at_half_of_something_legal_is_not_refused() -> None:
    table = following()
    for elements in (["card:hit_yellow_2"], ["power:hero_prism"], ["card:hit_red_1", "power:hero_prism"]):
        assert table.why_not(1, elements) is None


@pytest.mark.parametrize("elements", [["card:hit_pink_7"], ["suit:red", "target:1"]])
def test_things_that_never_go_together_are_of_no_use(elements: list[str]) -> None:
    refusal = following().why_not(1, elements)
    assert refusal is not None
    assert refusal.message.id == "refuse-no-use"


@pytest.mark.parametrize(
    ("position", "clause", "message"),
    [(waiting, "TRICK-RND-07", "refuse-not-your-turn"), (over, "TRICK-END-02", "refuse-over")],
)
def test_whoever_has_nothing_to_choose_hears_why(position: Position, clause: str, message: str) -> None:
    table = position()
    with pytest.raises(IllegalAction) as refused:
        table.apply(0, code_of(table, "red_1"))
    assert (refused.value.clause, refused.value.message) == (clause, message)


@pytest.mark.parametrize("code", [-1, GAME.layout.actions, 100_000])
def test_an_action_that_does_not_exist_is_refused(code: int) -> None:
    table = following()
    with pytest.raises(IllegalAction) as refused:
        table.apply(1, code)
    assert (refused.value.clause, refused.value.message) == ("TRICK-RND-07", "refuse-unknown-action")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_that_is_legal_is_refused_and_everything_else_has_a_reason(seats: int) -> None:
    table = GAME.new(seats, seed=2, options=RANDOM)
    for turn, _ in enumerate(wander(table, seed=2)):
        if table.over or turn % 5:
            continue
        seat = actor(table)
        allowed = set(table.legal(seat))
        for code in range(turn % 7, GAME.layout.actions, 7):
            if code not in allowed:
                assert GAME.say(GAME.refusal(table, seat, code).message)
