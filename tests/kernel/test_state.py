"""A position: what may be chosen, what choosing does, and copies of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tabletown
from tabletown.kernel.errors import BadInput, IllegalAction, RulesError
from tabletown.kernel.events import COUNTS_TO, Counts, EventKind
from tabletown.kernel.game import LARGEST_SEED, LONGEST_SEED, Game
from tabletown.kernel.memory import DEPTH
from tabletown.kernel.play import playout, playouts
from tabletown.kernel.records import Message, Seat
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions
from tests.ferry import night_ferry
from tests.kernel.menagerie.game import (
    ACTIONS,
    ANT,
    BEE,
    DECK,
    DEEP,
    DRAW,
    END,
    FALL,
    FOLDER,
    HAND,
    LOOP,
    MARKS,
    MUTE,
    NO,
    PASS,
    PLAY,
    POINT,
    ROLL,
    ROLLED,
    SCORE,
    TURN,
    VOTE,
    YES,
    Menagerie,
    really,
    seen,
    table,
)


def new(seats: int = 3, seed: int | str = 1, **options: Value) -> State:
    return Menagerie().new(seats, seed, {**options})


def scored(*points: int, teams: bool = False) -> State:
    """A finished game with these scores."""
    state = new(len(points), 1, teams=teams)
    for seat, score in enumerate(points):
        state[SCORE + seat] = score
    state.apply(0, END)
    return state


# Starting


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**6])
def test_a_number_of_seats_that_does_not_fit_is_refused(seats: int) -> None:
    with pytest.raises(BadInput, match=f"Menagerie has 2 to 4 seats, not {seats!r}"):
        new(seats)


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadInput, match="Menagerie has no option 'team'; its options: mood, teams"):
        new(team=True)


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("teams", "yes", "False, True"),
        ("teams", 1, "False, True"),
        ("mood", "angry", "calm, wild, 3"),
        ("mood", True, "calm, wild, 3"),
        ("mood", "3", "calm, wild, 3"),
    ],
)
def test_a_wrong_value_of_an_option_is_refused_with_those_that_fit(name: str, value: Value, allowed: str) -> None:
    with pytest.raises(BadInput, match=f"the option '{name}' can be {allowed}, not {value!r}"):
        new(4, 1, **{name: value})


def test_options_that_do_not_fit_together_are_refused() -> None:
    with pytest.raises(BadInput, match="teams need four seats"):
        new(3, 1, teams=True)


def test_options_that_are_not_named_have_their_first_value() -> None:
    assert new(4, 1, mood=3).setup.options == {"teams": False, "mood": 3}


def test_the_set_ups_are_all_combinations_that_fit() -> None:
    setups = Menagerie().setups()
    assert len(setups) == 2 * 3 + 2 * 3
    assert {seats for seats, options in setups if options["teams"]} == {4}


@pytest.mark.parametrize("seed", ["", "x" * LONGEST_SEED, 0, -5, LARGEST_SEED - 1])
def test_a_seed_is_a_number_or_a_text(seed: int | str) -> None:
    assert new(2, seed).actors() == [0]


BAD_SEEDS: dict[str, int | str] = {
    "long text": "x" * (LONGEST_SEED + 1),
    "long number": LARGEST_SEED,
    "endless number": 10**5000,
    "truth": True,
    "half a character": "\ud800",
}


@pytest.mark.parametrize("seed", BAD_SEEDS)
def test_a_seed_that_cannot_be_used_is_refused(seed: str) -> None:
    with pytest.raises(BadInput, match="a seed is"):
        new(2, BAD_SEEDS[seed])


def test_the_same_seed_deals_the_same() -> None:
    assert new(3, 7).hash() == new(3, "7").hash()
    assert new(3, 7).hash() != new(3, 8).hash()


# Choosing


def test_legal_actions_are_ascending() -> None:
    codes = new().legal(0)
    assert codes == sorted(set(codes))
    assert codes[0] == PASS


@pytest.mark.parametrize("seat", [1, 2, 3, -1, 99])
def test_whoever_does_not_act_has_no_choice(seat: int) -> None:
    assert new().legal(seat) == []
    assert new().options(seat) == []


def test_options_describe_the_legal_actions() -> None:
    state = new()
    options = state.options(0)
    assert [option.code for option in options] == state.legal(0)
    assert {option.clause for option in options} == {"MEN-TRN-01"}


def vote_again(state: State) -> None:
    state.apply(0, VOTE)
    state.apply(0, YES)


def the_end(state: State) -> None:
    state.apply(0, END)


def nothing(state: State) -> None:
    """The game has just begun: seat 0 acts."""


REFUSALS: list[tuple[Callable[[State], None], int, int, str, str]] = [
    (nothing, 1, PASS, "MEN-TRN-01", "refuse-not-your-turn"),
    (nothing, 3, PASS, "MEN-TRN-01", "refuse-not-your-turn"),
    (nothing, -1, PASS, "MEN-TRN-01", "refuse-not-your-turn"),
    (nothing, 99, PASS, "MEN-TRN-01", "refuse-not-your-turn"),
    (nothing, 0, YES, "MEN-TRN-02", "refuse-toy"),
    (nothing, 0, -1, "MEN-TRN-01", "refuse-unknown-action"),
    (nothing, 0, ACTIONS, "MEN-TRN-01", "refuse-unknown-action"),
    (nothing, 0, 2**40, "MEN-TRN-01", "refuse-unknown-action"),
    (nothing, 0, 2**70, "MEN-TRN-01", "refuse-unknown-action"),
    (nothing, 2**70, PASS, "MEN-TRN-01", "refuse-not-your-turn"),
    (vote_again, 0, YES, "MEN-TRN-01", "refuse-already-chosen"),
    (vote_again, 1, PASS, "MEN-TRN-02", "refuse-toy"),
    (the_end, 0, PASS, "MEN-END-01", "refuse-over"),
    (the_end, -1, PASS, "MEN-END-01", "refuse-over"),
]


@pytest.mark.parametrize(("prepare", "seat", "code", "clause", "message"), REFUSALS)
def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing(
    prepare: Callable[[State], None], seat: int, code: int, clause: str, message: str
) -> None:
    state = new()
    prepare(state)
    before = state.hash()
    with pytest.raises(IllegalAction) as refused:
        state.apply(seat, code)
    assert (refused.value.clause, refused.value.message) == (clause, message)
    assert str(refused.value) == f"{refused.value.text} ({clause})"
    assert state.hash() == before


@pytest.mark.parametrize("seat", [-1, -2, 0, 2, 3])
def test_after_a_move_only_the_next_player_can_repeat_it(seat: int) -> None:
    state = new()
    state.apply(0, PASS)
    before = state.hash()
    with pytest.raises(IllegalAction, match="It is not your turn: Player 2 has to choose"):
        state.apply(seat, PASS)
    assert state.hash() == before


def test_elements_that_can_be_used_have_no_refusal() -> None:
    assert new().why_not(0, [f"action:{DRAW}"]) is None


def test_elements_that_cannot_be_used_are_refused_like_the_action() -> None:
    refusal = new().why_not(0, [f"action:{YES}"])
    assert refusal is not None
    assert (refusal.clause, refusal.message) == ("MEN-TRN-02", Message("refuse-toy"))


def test_elements_that_belong_to_no_action_are_of_no_use() -> None:
    refusal = new().why_not(0, ["moon"])
    assert refusal is not None
    assert refusal.message == Message("refuse-no-use")


def test_elements_of_somebody_else_are_refused_because_of_the_turn() -> None:
    refusal = new().why_not(1, [f"action:{DRAW}"])
    assert refusal is not None
    assert refusal.message == Message("refuse-not-your-turn", {"seat": Seat(0)})


def test_prompts_say_what_to_do_or_whom_to_wait_for() -> None:
    state = new()
    game = state.setup.game
    assert [game.say(game.prompt(state, seat)) for seat in (0, 1)] == ["Do something.", "Waiting for Player 1."]
    state.apply(0, VOTE)
    state.apply(1, NO)
    assert [game.say(game.prompt(state, seat)) for seat in (0, 1)] == ["Yes or no?", "Waiting for the other players."]
    state.apply(0, NO)
    state.apply(2, NO)
    state.apply(0, END)
    assert game.say(game.prompt(state, 0)) == "The game is over."


# Kit


def test_offered_kinds_are_one_action_each() -> None:
    state = table(2, {"hand:0": "ant ant cat"})
    out = Actions(20)
    out.add(1)
    state.offer_kinds(HAND, out, 10)
    assert out.listed() == [1, 10, 12]


def test_offered_pairs_need_open_gates() -> None:
    state = table(2, {"hand:0": "ant bee bee cat"})
    state[ROLLED] = 1
    state[MARKS] = 1
    gates = vec[i64]([ROLLED - 1, ROLLED, SCORE, SCORE, SCORE, SCORE])
    out = Actions(40)
    state.offer_pairs(HAND, out, 20, gates)
    assert out.listed() == [21, 22, 23]


def test_actions_can_be_listed_found_and_cleared() -> None:
    actions = Actions(3)
    actions.add(4)
    actions.add(9)
    assert actions.listed() == [4, 9]
    assert actions.at(1) == 9
    assert actions.has(9)
    assert not actions.has(5)
    actions.clear()
    assert actions.listed() == []
    assert not actions.has(4)


def test_actions_in_a_row_can_be_added_together() -> None:
    actions = Actions(6)
    actions.add(1)
    actions.add_all(4, 7)
    actions.add_all(9, 9)
    assert actions.listed() == [1, 4, 5, 6]


def test_a_step_has_three_numbers_of_its_own() -> None:
    state = new()
    state.push(TURN, 1, 20, 300)
    assert [state.arg(i) for i in range(3)] == [1, 20, 300]
    state.set_arg(2, -4)
    assert state.arg(2) == -4
    state.pop()
    assert state.arg() == 0


# Results


def test_before_the_end_nobody_has_won() -> None:
    state = new()
    state.apply(0, POINT)
    assert state.returns() == [0, 0, 0]
    assert state.scores() == [1, 0, 0]


@pytest.mark.parametrize(
    ("points", "returns"),
    [
        ((1, 3, 2), [0, 1, 0]),
        ((3, 1, 3), [1 / 2, 0, 1 / 2]),
        ((0, 0, 0), [1 / 3, 1 / 3, 1 / 3]),
        ((-5, -2, -5), [0, 1, 0]),
        ((5, 1), [1, 0]),
    ],
)
def test_the_highest_score_wins_and_ties_share(points: tuple[int, ...], returns: list[float]) -> None:
    assert scored(*points).returns() == returns


def test_a_side_that_wins_alone_shares_with_nobody() -> None:
    """Seats 0 and 2 play together and are the only winners."""
    assert scored(4, 1, 4, 1, teams=True).returns() == [1, 0, 1, 0]


def test_two_sides_that_win_together_share() -> None:
    assert scored(4, 4, 4, 4, teams=True).returns() == [1 / 2] * 4


def test_after_the_end_nobody_acts() -> None:
    state = scored(1, 2)
    assert state.over
    assert state.actors() == []
    assert state.legal(0) == []
    assert state.view(0).step == ""


# Sealed steps


def test_sealed_choices_are_asked_of_all_at_once() -> None:
    state = new()
    state.apply(0, VOTE)
    assert state.actors() == [0, 1, 2]
    state.apply(1, YES)
    assert state.actors() == [0, 2]


def test_sealed_choices_take_effect_together() -> None:
    state = new()
    state.apply(0, VOTE)
    state.apply(2, YES)
    state.apply(0, YES)
    assert state.scores() == [0, 0, 0]
    state.apply(1, NO)
    assert state.scores() == [1, 0, 1]
    assert [state.sealed(seat) for seat in range(3)] == [-1, -1, -1]
    assert state.actors() == [0]


def test_nothing_goes_on_after_the_end() -> None:
    state = new()
    state.finish()
    before = state.hash()
    state.push(1)
    state.replace(1)
    state.pop()
    assert state.hash() == before


# Faults of a game


def test_too_many_stacked_steps_are_a_fault_of_the_game() -> None:
    with pytest.raises(RulesError, match=f"more than {DEPTH} steps are stacked"):
        new().apply(0, DEEP)


def test_steps_that_never_ask_anybody_are_a_fault_of_the_game() -> None:
    with pytest.raises(RulesError, match="the step 'loop' never comes to a decision"):
        new().apply(0, LOOP)


def test_a_last_step_that_ends_before_the_game_is_a_fault_of_the_game() -> None:
    with pytest.raises(RulesError, match="the last step has ended, but the game is not over"):
        new().apply(0, FALL)


def test_a_sealed_step_has_to_say_what_its_choices_do() -> None:
    state = new(2)
    state.apply(0, MUTE)
    state.apply(0, NO)
    with pytest.raises(RulesError, match="the step 'mute' does not say what its choices do"):
        state.apply(1, NO)


def test_an_event_has_at_most_three_fields() -> None:
    with pytest.raises(RulesError, match="the event 'much' has more than three fields"):
        EventKind("much", "MEN-TRN-01", a="number", b="number", c="number", d="number")


def test_counts_of_several_words_are_one_number_of_an_event() -> None:
    assert Counts(("red", "green", "blue")).read(3 + 5 * COUNTS_TO**2) == {"red": 3, "green": 0, "blue": 5}


def test_a_game_has_to_declare_itself() -> None:
    with pytest.raises(RulesError, match="does not declare itself"):
        Game(FOLDER)


class Silent(Menagerie):
    """A game that leaves out what it has to say."""

    points = Game.points
    describe = Game.describe
    refuse = Game.refuse
    conserved = Game.conserved


SILENCE: dict[str, Callable[[Game, State], object]] = {
    "menagerie does not count its points": lambda game, state: state.scores(),
    "the step 'turn' does not say why an action is not legal": lambda game, state: game.refuse(state, 0, YES),
    "menagerie does not count its pieces": lambda game, state: state.invariants(),
}


@pytest.mark.parametrize("fault", SILENCE)
def test_a_game_has_to_say_what_only_it_can_know(fault: str) -> None:
    game = Silent(FOLDER)
    with pytest.raises(RulesError, match=fault):
        SILENCE[fault](game, game.new(2, 1))


# Copies


def test_a_clone_is_equal() -> None:
    state = new()
    assert state.clone().hash() == state.hash()


def test_a_clone_goes_its_own_way() -> None:
    state = new()
    before = state.hash()
    clone = state.clone()
    for code in (DRAW, ROLL, POINT, PASS):
        clone.apply(0, code)
    assert state.hash() == before
    state.apply(0, PASS)
    assert clone.scores() == [1, 0, 0]


def test_a_clone_keeps_its_own_journal() -> None:
    state = Menagerie().new(2, 1, listen=True)
    state.journal = []
    clone = state.clone()
    clone.journal = []
    clone.apply(0, DRAW)
    assert state.journal == []


def test_copying_into_a_position_makes_it_equal() -> None:
    state, other = new(3, 1), new(3, 2)
    other.apply(0, PASS)
    state.copy_from(other)
    assert state.hash() == other.hash()
    assert state.actors() == [1]


def test_after_copying_the_choices_are_those_of_the_new_position() -> None:
    """What was offered in the old position does not count any more."""
    state = table(2, {"hand:0": "ant", "deck": "bee"})
    other = state.clone()
    other.draw(DECK, HAND)
    assert PLAY + BEE not in state.legal(0)
    state.copy_from(other)
    state.apply(0, PLAY + BEE)
    assert really(state, "table") == "bee"


def differ(state: State, change: str) -> None:
    """Makes a small change."""
    if change == "number":
        state[ROLLED] += 1
    elif change == "step":
        state.set_arg(1, 1)
    elif change == "stack":
        state.push(TURN, 0)
    elif change == "chance":
        state.rng.word()
    elif change == "knowledge":
        state.show(HAND, 0b010)
    elif change == "place":
        state.move(ANT, HAND, 11)
    elif change == "barrier":
        state.random(1)
    elif change == "sealed":
        state.seal(0, YES)
    elif change == "order":
        state.kinds[0], state.kinds[1] = state.kinds[1], state.kinds[0]
    elif change == "over":
        state.over = True


CHANGES = ["number", "step", "stack", "chance", "knowledge", "place", "barrier", "sealed", "order", "over"]


@pytest.mark.parametrize("change", CHANGES)
def test_different_positions_have_different_hashes(change: str) -> None:
    state = table(2, {"deck": "ant bee", "hand:0": "ant"})
    changed = state.clone()
    differ(changed, change)
    assert changed.hash() != state.hash()


def test_equal_positions_have_equal_hashes_whatever_way_led_there() -> None:
    one, two = (table(2, {"hand:0": "ant bee"}) for _ in range(2))
    one.move(ANT, HAND, 11)
    one.move(BEE, HAND, 11)
    two.move(BEE, HAND, 11)
    two.move(ANT, HAND, 11)
    assert one.hash() == two.hash()


def test_what_lay_in_a_zone_before_leaves_no_trace() -> None:
    one, two = (table(2, {"hand:0": "ant", "hand:1": "bee"}) for _ in range(2))
    one.move(ANT, HAND, 9)
    one.move(ANT, 9, HAND)
    two.show(HAND, two.setup.everyone)
    one.show(HAND, one.setup.everyone)
    assert one.hash() == two.hash()


# Views


def test_a_view_tells_the_step_the_actors_and_the_scores() -> None:
    state = new()
    state.apply(0, POINT)
    view = state.view(2)
    assert (view.game, view.rules, view.seats, view.seat) == ("menagerie", "1", 3, 2)
    assert (view.step, view.actors, view.over, view.scores) == ("turn", [0], False, [1, 0, 0])
    assert view.options == {"teams": False, "mood": "calm"}


def test_a_view_has_only_the_zones_of_seats_that_play() -> None:
    zones = new(2).view().zones
    assert [name for name in zones if name.startswith("hand")] == ["hand:0", "hand:1"]
    assert seen(new(2), None, "hand:1") == "?"


# Playing at random


def test_a_playout_ends_the_game_and_counts_its_decisions() -> None:
    game = night_ferry().GAME
    state, counted = game.new(3, 5), game.new(3, 5)
    decisions = playout(state, Rng(1), Actions(game.layout.actions))
    assert state.over
    rng = Rng(1)
    for _ in range(decisions):
        seat = counted.actors()[0]
        codes = counted.legal(seat)
        counted.apply(seat, codes[rng.below(len(codes))])
    assert counted.hash() == state.hash()


def test_playouts_are_the_same_with_the_same_seed() -> None:
    game = tabletown.game("crimson")
    assert playouts(game, 3, 3, seed=3) == playouts(game, 3, 3, seed=3)
    assert playouts(game, 3, 3, seed=3) != playouts(game, 3, 3, seed=4)
    assert playouts(game, 3, 3, seed=3)[0] == 3


@pytest.mark.parametrize("seat", [-1, 4, 9])
def test_a_seat_that_is_not_there_is_named(seat: int) -> None:
    state = Menagerie().new(4, 1)
    for ask in (state.view, state.open_view, lambda seat: state.imagine(seat, 1)):
        with pytest.raises(BadInput, match=f"no seat {seat} at this table; its seats are 0 to 3"):
            ask(seat)
