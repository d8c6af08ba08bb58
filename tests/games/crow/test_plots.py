"""PLT, INF-05: when Plot cards are played, and who is asked for reactions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.rules.act import PLOT
from tabletown.games.crow.rules.effects import Effect
from tabletown.games.crow.rules.night import Night
from tabletown.kernel.records import Declining, Message, encode
from tabletown.kernel.rng import Rng
from tests.games.crow.night import (
    CROW,
    GANG,
    burns,
    can,
    code_of,
    dice,
    do,
    fire_on,
    legal,
    news,
    night,
    refused,
    where,
    zone,
)
from tests.games.table import actor, number, numbers, pack

# Drawing and holding


@pytest.mark.clause("CROW-PLT-01")
def test_the_gang_draws_when_a_named_building_starts_burning() -> None:
    table = night(active="skank", skank="14,14", fire={"arcade_games": 1})
    dice(table, "flame wing wing")
    do(table, "fire arcade_games")
    assert zone(table, "gang_hand") == "?"
    assert zone(table, "crow_hand") == ""


@pytest.mark.clause("CROW-PLT-01")
def test_the_crow_player_draws_when_a_gangster_is_killed_in_combat() -> None:
    table = night(turn="crow", eric_draven="c1_b", funboy="11,3", down=["funboy"], death_list="funboy skank")
    dice(table, "fist fist wing blade skull")
    do(table, "attack funboy")
    assert zone(table, "crow_hand") == "?"


@pytest.mark.clause("CROW-PLT-02")
def test_a_hand_holds_a_whole_deck() -> None:
    cards = [name for kind, name in enumerate(GAME.box.plots.names) for _ in range(GAME.box.plots.copies[kind])]
    table = night(gang_hand=" ".join(cards[34:]))
    assert len(zone(table, "gang_hand").split()) == 34


@pytest.mark.clause("CROW-PLT-08")
def test_the_discards_become_a_new_deck() -> None:
    everything = [name for kind, name in enumerate(GAME.box.plots.names) for _ in range(GAME.box.plots.copies[kind])]
    table = night(gang_discard=" ".join(everything[34:]), active="skank", skank="14,14", fire={"arcade_games": 1})
    dice(table, "flame wing wing")
    do(table, "fire arcade_games")
    assert zone(table, "gang_hand") == "?"
    assert zone(table, "gang_discard") == ""
    assert len(zone(table, "gang_deck").split()) == 33


@pytest.mark.clause("CROW-PLT-07", "CROW-PLT-08")
def test_a_card_is_not_drawn_again_while_it_works() -> None:
    plots = GAME.box.plots
    rest = [name for kind, name in enumerate(plots.names) for _ in range(plots.copies[kind])][34:]
    rest.remove("city_oughta_be_in_flames")
    table = night(gang_hand="city_oughta_be_in_flames", gang_lasting=" ".join(rest), skank="6,6", fire={"maxi_dogs": 1})
    do(table, "play city_oughta_be_in_flames", "on maxi_dogs")
    assert "city_oughta_be_in_flames" in zone(table, "gang_lasting").split()
    assert zone(table, "gang_discard") == ""
    do(table, "pass")
    assert burns(table, "maxi_dogs")
    assert zone(table, "gang_hand") == ""
    assert zone(table, "gang_discard") == "city_oughta_be_in_flames"


@pytest.mark.clause("CROW-PLT-08")
def test_without_deck_and_discards_nothing_is_drawn() -> None:
    everything = [name for kind, name in enumerate(GAME.box.plots.names) for _ in range(GAME.box.plots.copies[kind])]
    table = night(gang_hand=" ".join(everything[34:]), active="skank", skank="14,14", fire={"arcade_games": 1})
    do(table, "fire arcade_games")
    dice(table, "flame wing wing")
    do(table, "pass")
    assert len(zone(table, "gang_hand").split()) == 34


@pytest.mark.clause("CROW-INF-05")
def test_hands_are_hidden_from_the_other_side_but_not_their_size() -> None:
    table = night(3, crow_hand="boo talons", gang_hand="joyride", gang_discard="kevlar")
    assert zone(table, "crow_hand", CROW) == "boo talons"
    assert zone(table, "crow_hand", GANG) == zone(table, "crow_hand") == "? ?"
    assert zone(table, "gang_hand", CROW) == zone(table, "gang_hand") == "?"
    assert zone(table, "gang_hand", 2) == "joyride"
    assert zone(table, "gang_discard", CROW) == "kevlar"


@pytest.mark.clause("CROW-INF-05")
def test_a_drawn_card_is_told_to_its_side_only() -> None:
    table = night(active="skank", skank="14,14", fire={"arcade_games": 1})
    dice(table, "flame wing wing")
    do(table, "fire arcade_games")
    (told,) = news(table, "drew-plot", to=GANG)
    assert told == f"drew-plot gang {zone(table, 'gang_hand', GANG)}"
    assert news(table, "drew-plot", to=CROW) == ["drew-plot gang ?"]


# Playing on one's own turn


@pytest.mark.clause("CROW-PLT-03")
def test_a_card_costs_no_action() -> None:
    table = night(turn="crow", health=3, crow_hand="wounds_that_close")
    do(table, "play wounds_that_close")
    assert number(table, "actions") == 4


@pytest.mark.clause("CROW-PLT-04")
@pytest.mark.parametrize("actions", [4, 2, 0])
def test_a_card_is_played_before_between_and_after_the_actions(actions: int) -> None:
    table = night(turn="crow", actions=actions, health=3, crow_hand="wounds_that_close")
    assert can(table, "play wounds_that_close")


@pytest.mark.clause("CROW-PLT-04")
def test_the_gang_plays_a_card_before_and_after_its_actions() -> None:
    table = night(gang_hand="joyride joyride", acted=["t_bird", "funboy", "tin_tin", "skank", "myca", "grange"])
    assert can(table, "play joyride")


@pytest.mark.clause("CROW-PLT-12")
def test_a_card_is_played_between_the_actions_of_a_gangster() -> None:
    table = night(active="skank", left=1, gang_hand="joyride")
    assert can(table, "play joyride")


@pytest.mark.clause("CROW-PLT-12", "CROW-TEM-08")
def test_between_the_actions_of_a_teammates_gangster_the_captain_plays_the_card() -> None:
    table = night(3, active="myca", gang_hand="joyride")
    assert actor(table) == 2
    assert refused(table, "play joyride").clause == "CROW-TEM-08"
    do(table, "ask")
    assert actor(table) == 1
    do(table, "play joyride", "pick skank")
    assert table.step().name == "walk"


@pytest.mark.clause("CROW-PLT-04")
def test_a_card_is_not_played_in_the_middle_of_an_action() -> None:
    table = night(turn="crow", health=3, crow_hand="wounds_that_close")
    do(table, "move eric_draven")
    assert refused(table, "play wounds_that_close").clause == "CROW-PLT-04"


@pytest.mark.clause("CROW-PLT-04")
def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    table = night(turn="crow", crow_hand="boo")
    assert GAME.say(refused(table, "play downpour").message) == "Downpour is not in your hand."
    assert GAME.say(refused(table, "play joyride").message) == "Joyride is a card of the other side."


@pytest.mark.clause("CROW-PLT-11")
def test_a_reaction_is_not_played_between_actions() -> None:
    table = night(turn="crow", crow_hand="painted_grin")
    assert refused(table, "play painted_grin").clause == "CROW-PLT-11"


@pytest.mark.clause("CROW-PLT-07")
def test_a_played_card_is_shown_and_discarded() -> None:
    table = night(turn="crow", health=3, crow_hand="wounds_that_close")
    do(table, "play wounds_that_close")
    assert zone(table, "crow_discard") == "wounds_that_close"
    assert "played crow wounds_that_close" in news(table, to=GANG)


@pytest.mark.clause("CROW-PLT-07")
def test_a_played_card_cannot_be_taken_back() -> None:
    table = night(turn="crow", health=3, crow_hand="wounds_that_close")
    before = table.barrier
    do(table, "play wounds_that_close")
    assert table.barrier > before


@pytest.mark.clause("CROW-PLT-09")
def test_a_card_drawn_during_the_turn_may_be_played_in_it() -> None:
    table = night(active="skank", skank="14,14", fire={"arcade_games": 1}, crow_hand="boo")
    dice(table, "flame wing wing")
    do(table, "fire arcade_games")
    assert zone(table, "gang_hand", GANG) == "shakedown"  # the last card of a deck that was not shuffled
    assert can(table, "play shakedown")


@pytest.mark.clause("CROW-PLT-30")
@pytest.mark.parametrize(
    ("name", "how"),
    [
        ("pit", {}),
        ("pawn_shop", {}),
        ("graveyard", {"burning": ["graveyard"], "eric_draven": "a1_a"}),
        ("graveyard", {}),
        ("church", {"eric_draven": "a1_a"}),
    ],
)
def test_what_could_not_be_set_on_fire(name: str, how: dict[str, Any]) -> None:
    """The Pit and the Pawn Shop, what burns, Draven's building, and what the Restriction protects."""
    gangsters: dict[str, Any] = {"skank": "2,2", "funboy": "2,11", "tin_tin": "11,3", "t_bird": "11,11"}
    table = night(gang_hand="city_oughta_be_in_flames", **gangsters, **how)
    do(table, "play city_oughta_be_in_flames")
    assert not can(table, f"on {name}")


# Reactions

BOTH_SIDES = '[[plot_cards]]\nid = "dead_man_walking"\ntiming = "reaction"\nwindow = "attack_declared"\n'
"""A pack that gives the Crow player a card for attacks of the gang; in this box no window has cards of both sides."""


def shot(**changes: Any) -> Night:
    """Grange is about to attack Draven, who has The Crow with him."""
    position: dict[str, Any] = {"active": "grange", "grange": "2,4", "eric_draven": "pit", "the_crow": "pit"}
    return night(**(position | changes))


@pytest.mark.clause("CROW-PLT-11")
def test_a_side_is_asked_whether_or_not_it_holds_the_card() -> None:
    for hand in ("armed_to_the_teeth", "joyride"):
        table = shot(gang_hand=hand)
        do(table, "attack eric_draven")
        assert (table.step().name, actor(table)) == ("window", GANG)


@pytest.mark.clause("CROW-PLT-11")
def test_a_side_without_cards_is_not_asked() -> None:
    table = shot()
    do(table, "attack eric_draven")
    assert table.step().name != "window"


@pytest.mark.clause("CROW-PLT-11")
def test_a_side_is_not_asked_once_all_copies_lie_in_the_open() -> None:
    table = shot(gang_hand="joyride", gang_discard="armed_to_the_teeth armed_to_the_teeth armed_to_the_teeth")
    do(table, "attack eric_draven")
    assert table.step().name != "window"


@pytest.mark.clause("CROW-PLT-11")
def test_several_cards_may_be_played_in_one_window() -> None:
    table = shot(gang_hand="armed_to_the_teeth armed_to_the_teeth joyride")
    do(table, "attack eric_draven", "play armed_to_the_teeth", "play armed_to_the_teeth")
    assert number(table, "dice") == 7
    assert legal(table) == ["pass", "dont-ask"]
    do(table, "pass")
    assert table.step().name != "window"


@pytest.mark.clause("CROW-PLT-11")
def test_a_reaction_is_played_on_the_turn_of_the_other_side() -> None:
    table = shot(crow_hand="painted_grin")
    dice(table, "guitar guitar wing")
    do(table, "attack eric_draven")
    assert actor(table) == CROW
    assert legal(table) == ["pass", "dont-ask", "play painted_grin"]


@pytest.mark.clause("CROW-PLT-11", "CROW-TEM-08")
def test_the_captain_answers_for_the_gang() -> None:
    table = shot(seats=4, round=2, gang_hand="kevlar", turn="crow", active=None)
    dice(table, "guitar guitar wing fist skull")
    do(table, "attack grange")
    assert (table.step().name, actor(table)) == ("window", 2)


@pytest.mark.clause("CROW-PLT-11")
def test_a_card_for_another_window_is_refused() -> None:
    table = shot(gang_hand="armed_to_the_teeth kevlar joyride")
    do(table, "attack eric_draven")
    assert refused(table, "play kevlar").clause == "CROW-PLT-11"
    assert refused(table, "play joyride").clause == "CROW-PLT-04"
    assert refused(table, "yes").clause == "CROW-PLT-11"


@pytest.mark.clause("CROW-PLT-06", "CROW-PLT-11")
def test_a_reaction_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    """Eric is not the one who attacks."""
    table = shot(crow_hand="dead_man_walking no_mercy_left", game=pack(GAME, tmp_path, BOTH_SIDES))
    do(table, "attack eric_draven")
    assert legal(table) == ["pass", "dont-ask", "play dead_man_walking"]
    refusal = refused(table, "play no_mercy_left")
    assert (refusal.clause, refusal.message.id) == ("CROW-PLT-06", "refuse-card-unfit")
    assert GAME.say(refusal.message) == "No Mercy Left does not fit this: it would do nothing."


@pytest.mark.clause("CROW-PLT-11")
def test_the_side_whose_turn_it_is_goes_first(tmp_path: Path) -> None:
    table = shot(crow_hand="dead_man_walking", gang_hand="armed_to_the_teeth", game=pack(GAME, tmp_path, BOTH_SIDES))
    do(table, "attack eric_draven")
    assert actor(table) == GANG
    do(table, "pass")
    assert (table.step().name, actor(table)) == ("window", CROW)


# Don't ask me this turn


@pytest.mark.clause("CROW-PLT-11")
def test_whoever_does_not_want_to_be_asked_is_not_asked_again_this_turn() -> None:
    table = shot(gang_hand="armed_to_the_teeth", left=2)
    dice(table, "guitar wing fist")
    do(table, "attack eric_draven", "dont-ask")
    assert table.step().name == "gangster"
    assert numbers(table, "unasked") == [0, 1]
    dice(table, "guitar wing fist")
    do(table, "attack eric_draven")
    assert table.step().name == "gang-choice"


@pytest.mark.clause("CROW-PLT-11")
def test_in_the_next_turn_everybody_is_asked_again() -> None:
    table = shot(gang_hand="armed_to_the_teeth")
    dice(table, "guitar wing fist")
    do(table, "attack eric_draven", "dont-ask", "pass", "end")
    assert numbers(table, "unasked") == [0, 0]


@pytest.mark.clause("CROW-PLT-11")
@pytest.mark.parametrize("rest", [["ask-again"], ["pass", "ask-again", "pick myca", "pass"]])
def test_the_captain_may_want_to_be_asked_again_between_actions(rest: list[str]) -> None:
    table = shot(gang_hand="armed_to_the_teeth", left=2)
    assert not can(table, "ask-again")
    dice(table, "guitar wing fist")
    do(table, "attack eric_draven", "dont-ask", *rest)
    assert numbers(table, "unasked") == [0, 0]
    assert not can(table, "ask-again")


@pytest.mark.clause("CROW-PLT-11")
def test_the_crow_player_may_want_to_be_asked_again_between_actions() -> None:
    table = night(turn="crow", eric_draven="b1_h", myca="6,14", crow_hand="no_mercy_left")
    dice(table, "guitar wing fist skull blade")
    do(table, "attack myca", "dont-ask", "ask-again", "attack myca")
    assert (table.step().name, actor(table)) == ("window", CROW)


@pytest.mark.clause("CROW-TEM-08", "CROW-PLT-11")
def test_only_the_captain_wants_to_be_asked_again() -> None:
    table = night(seats=3, active="t_bird", t_bird="6,4", eric_draven="a1_g", round=2, gang_hand="armed_to_the_teeth")
    dice(table, "guitar wing fist")
    do(table, "attack eric_draven", "dont-ask")
    assert actor(table) == 1
    assert not can(table, "ask-again")
    do(table, "pass")
    assert (actor(table), can(table, "ask-again")) == (2, True)


@pytest.mark.clause("CROW-PLT-11")
def test_one_side_not_wanting_to_be_asked_does_not_silence_the_other() -> None:
    table = shot(gang_hand="armed_to_the_teeth", crow_hand="painted_grin")
    dice(table, "guitar guitar fist")
    do(table, "attack eric_draven", "dont-ask")
    assert (table.step().name, actor(table)) == ("window", CROW)


@pytest.mark.clause("CROW-PLT-04")
def test_cards_of_ones_own_turn_can_still_be_played() -> None:
    table = shot(gang_hand="armed_to_the_teeth joyride")
    dice(table, "guitar wing fist")
    do(table, "attack eric_draven", "dont-ask")
    assert can(table, "play joyride")


@pytest.mark.clause("CROW-PLT-11")
def test_not_wanting_to_be_asked_is_offered_whatever_is_in_the_hand() -> None:
    for hand in ("armed_to_the_teeth", "joyride"):
        table = shot(gang_hand=hand)
        do(table, "attack eric_draven")
        assert can(table, "dont-ask")


# Questions


def test_a_window_says_what_may_be_reacted_to() -> None:
    table = shot(gang_hand="armed_to_the_teeth")
    do(table, "attack eric_draven")
    assert GAME.say(GAME.prompt(table, GANG)) == "An attack is declared. Play a Plot card?"


def test_whoever_is_asked_without_a_fitting_card_is_told_that_nobody_knows() -> None:
    table = shot(gang_hand="joyride")
    do(table, "attack eric_draven")
    told = "An attack is declared. No card of yours fits, but only you know that."
    assert GAME.say(GAME.prompt(table, GANG)) == told


@pytest.mark.clause("CROW-PLT-11")
@pytest.mark.parametrize(("hand", "fits"), [("armed_to_the_teeth", True), ("joyride", False)])
def test_a_question_that_is_asked_whatever_a_side_holds_can_be_declined(hand: str, fits: bool) -> None:
    table = shot(gang_hand=hand)
    do(table, "attack eric_draven")
    assert GAME.declining(table, GANG) == Declining(code_of(table, "pass"), fits)
    assert GAME.declining(table, CROW) is None


def test_a_choice_between_actions_is_no_question_to_decline() -> None:
    table = shot(gang_hand="armed_to_the_teeth")
    assert GAME.declining(table, GANG) is None


def test_a_card_asks_its_own_question() -> None:
    table = night(turn="crow", fire={"graveyard": 1}, crow_hand="downpour")
    do(table, "play downpour")
    assert GAME.say(GAME.prompt(table, CROW)) == "Downpour – which building loses a fire token?"
    assert GAME.say(refused(table, "on church").message) == "Finish Downpour first: this is not among its choices."
    do(table, "on graveyard")
    assert fire_on(table, "graveyard") == 0
    assert where(table, "eric_draven") == "graveyard"


def test_every_card_with_a_choice_has_a_question_of_its_own() -> None:
    plots = GAME.box.plots
    asking = [name for name, effect in zip(plots.effect_names, plots.effects, strict=True) if asks(effect)]
    assert (
        len({GAME.say(Message("prompt-card", {"card": "It", "effect": name})) for name in asking}) == len(asking) == 18
    )


def asks(effect: Effect) -> bool:
    """Whether an effect has something to choose."""
    return type(effect).legal is not Effect.legal


# In the middle of a card


def test_a_position_in_the_middle_of_a_reaction_can_be_saved() -> None:
    table = night(
        turn="crow",
        eric_draven="b1_e",
        skank="6,16",
        death_list="skank funboy",
        gang_hand="a_slight_case_of_death",
        gang_discard="kevlar kevlar",
    )
    dice(table, "guitar guitar blade wing flame", "wing blade flame")
    do(table, "attack skank", "play a_slight_case_of_death")
    assert table.step().name == "free-action"
    assert GAME.load(table.dump()).hash() == table.hash()


# All cards at once


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_full_of_cards_break_nothing(seats: int) -> None:
    """Both sides hold their whole decks and like to play them."""
    plots = GAME.box.plots
    deck = [name for kind, name in enumerate(plots.names) for _ in range(plots.copies[kind])]
    table = night(
        seats,
        crow_hand=" ".join(deck[:34]),
        gang_hand=" ".join(deck[34:]),
        eric_draven="pit",
        skank="2,4",
        grange="6,6",
        sarah="6,7",
        albrecht="6,4",
        fire={"church": 2, "graveyard": 1},
        burning=["maxi_dogs"],
    )
    rng = Rng(f"cards {seats}")
    for i in range(150):
        if table.over:
            break
        seat = actor(table)
        offered = table.legal(seat)
        cards = [code for code in offered if PLOT.has(table, code)]
        chosen = cards if cards and rng.below(3) else offered
        if i % 10 == 0:
            for reader in (*range(seats), None):
                assert encode(table.imagine(reader, i).view(reader)) == encode(table.view(reader))
            assert GAME.load(table.dump()).hash() == table.hash()
        table.apply(seat, chosen[rng.below(len(chosen))])
        assert table.invariants() == []
    assert len(news(table, "played")) > 20
