"""Tabletown's games in OpenSpiel: its own test passes, and nobody learns what they should not."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no build for this machine")

import tabletown  # noqa: E402
from tabletown.envs import openspiel  # noqa: E402
from tabletown.envs.episode import SEED_NODES  # noqa: E402
from tabletown.envs.spiel import SEED_OUTCOMES  # noqa: E402
from tabletown.kernel.errors import BadInput  # noqa: E402
from tabletown.kernel.setup import Value  # noqa: E402
from tests.envs.tables import SLUGS, each_setup  # noqa: E402

registered = pytest.mark.parametrize("slug", SLUGS)


@pytest.fixture(autouse=True)
def _registered() -> None:
    openspiel.register()


def load(slug: str, seats: int, options: dict[str, Value] | None = None) -> Any:
    return pyspiel.load_game(f"tabletown_{slug}", {"seats": seats, **(options or {})})


def begun(game: Any, seed: int = 0) -> Any:
    """After the seed."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(SEED_NODES, "big"):
        state.apply_action(byte)
    return state


def played(game: Any, steps: int, seed: int = 0) -> Any:
    state = begun(game, seed)
    choose = random.Random(seed).choice
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(choose(state.legal_actions()))
    return state


def test_every_game_is_registered_once() -> None:
    assert openspiel.register() == openspiel.register() == [f"tabletown_{slug}" for slug in SLUGS]
    assert {f"tabletown_{slug}" for slug in SLUGS} <= set(pyspiel.registered_names())


def test_a_game_is_loaded_by_its_name_and_parameters() -> None:
    game = pyspiel.load_game("tabletown_crimson(seats=4,one_action=true)")
    assert game.num_players() == 4
    assert game.get_parameters()["one_action"] is True
    assert game.num_distinct_actions() == tabletown.game("crimson").layout.actions


@pytest.mark.slow
@each_setup
def test_the_random_simulation_passes(slug: str, seats: int, options: dict[str, Value]) -> None:
    """With copies, serialised states, masks, returns and all strings and tensors."""
    pyspiel.random_sim_test(load(slug, seats, options), num_sims=1, serialize=True, verbose=False)


@registered
def test_the_seed_is_spelt_by_chance_and_then_the_game_is_that_of_the_seed(slug: str) -> None:
    title = tabletown.game(slug)
    game = load(slug, title.most)
    state = game.new_initial_state()
    for byte in (1, 2, 3, 4):
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == SEED_OUTCOMES
        assert sum(chance for _, chance in state.chance_outcomes()) == 1.0
        state.apply_action(byte)
    single = title.new(title.most, 0x01020304)
    while not state.is_terminal():
        seat = single.actors()[0]
        assert (state.current_player(), state.legal_actions()) == (seat, single.legal(seat))
        assert state.action_to_string(seat, state.legal_actions()[0]) == title.say(single.options(seat)[0].message)
        single.apply(seat, state.legal_actions()[-1])
        state.apply_action(state.legal_actions()[-1])
    assert state.returns() == single.returns()


@registered
def test_before_the_seed_is_complete_nobody_sees_anything(slug: str) -> None:
    game = load(slug, tabletown.game(slug).most)
    told = set()
    for byte in (0, 200):
        state = game.new_initial_state()
        state.apply_action(byte)
        told.add((state.observation_string(0), state.information_state_string(0), tuple(state.observation_tensor(0))))
    assert len(told) == 1


@registered
def test_a_resampled_world_tells_its_player_the_same(slug: str) -> None:
    game = load(slug, tabletown.game(slug).most)
    others_differ = 0
    for steps in range(0, 60, 6):
        state = played(game, steps, seed=steps)
        for player in range(game.num_players()):
            world = state.resample_from_infostate(player, random.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions() or world.current_player() != player
            others_differ += world.episode.state.hash() != state.episode.state.hash()
    assert others_differ > 0


def past(world: Any) -> object:
    """Everything that is known of the moves of a world."""
    history = world.episode.begun()
    return history.moves, world.episode.shown, [[entry.numbers() for entry in one] for one in history.journals]


@registered
def test_a_resampled_world_has_forgotten_what_its_player_never_knew(slug: str) -> None:
    game = load(slug, tabletown.game(slug).most)
    state = played(game, 40, seed=3)
    told = [
        [past(state.resample_from_infostate(0, lambda seed=seed: seed)) for seed in (0.1, 0.2)]
        for state in (state, state.resample_from_infostate(0, random.random))
    ]
    assert told[0][0] == told[0][1] == told[1][0] == told[1][1]


@registered
def test_information_states_keep_everything_that_a_player_was_told(slug: str) -> None:
    """What a player knew at an earlier point begins what it knows later."""
    game = load(slug, tabletown.game(slug).most)
    before = played(game, 20).episode
    after = played(game, 40).episode
    for player in range(game.num_players()):
        assert after.told_to(player).startswith(before.told_to(player))
        assert len(after.told_to(player)) > len(before.told_to(player))


@registered
def test_states_can_be_serialised_pickled_and_copied(slug: str) -> None:
    game = load(slug, tabletown.game(slug).most)
    for steps in (0, 1, 30):
        state = played(game, steps)
        copies = [game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state)), state.clone()]
        for copy in copies:
            assert copy.episode.state.hash() == state.episode.state.hash()
            assert copy.history() == state.history()
            for player in range(game.num_players()):
                assert copy.information_state_string(player) == state.information_state_string(player)


def test_a_copy_goes_its_own_way() -> None:
    state = played(load("crimson", 4), 10)
    before = state.information_state_string(0)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert state.information_state_string(0) == before != copy.information_state_string(0)


def test_a_search_written_in_python_finds_a_move() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = load("crimson", 3)
    state = played(game, 5)
    bot = ismcts.ISMCTSBot(game=game, uct_c=2.0, max_simulations=5, evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1))
    assert bot.step(state) in state.legal_actions()


def test_an_observer_of_less_than_a_player_sees_does_not_exist() -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(BadInput, match="all that one player sees"):
        load("crimson", 4).make_py_observer(kind)
    with pytest.raises(BadInput, match="no parameters"):
        load("crimson", 4).make_py_observer(None, {"x": 1})


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("tabletown_crimson(seats=9)", "Crimson Crush has 2 to 5 seats, not 9"),
        ("tabletown_trick_city(locations=Z)", "the option 'locations' can be A, B, random, not 'Z'"),
        ("tabletown_crimson(seats=4,two_players=true)", "two_players"),
    ],
)
def test_impossible_parameters_get_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        pyspiel.load_game(name)
