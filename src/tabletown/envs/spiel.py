"""The classes that OpenSpiel asks for.

Chance comes first: four chance nodes of 256 equally likely outcomes spell the seed, and everything random in the game
follows from it. So a history says all about a game. Where several seats choose at once, the lowest comes first; nobody
sees a choice before all are made.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from tabletown.envs.encoder import SeatObservation
from tabletown.envs.episode import SEED_NODES, Episode
from tabletown.kernel import registry
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.records import encode
from tabletown.kernel.setup import Setup, Value

PREFIX = "tabletown_"
SEED_OUTCOMES = 256
LONGEST = 20_000
"""OpenSpiel wants to know how long a game can last; a game of Tabletown that has no end by then is taken for faulty."""

UNDEALT = "the game has not begun"


def register_all() -> list[str]:
    known = pyspiel.registered_names()
    names = []
    for game in registry.games():
        name = PREFIX + game.slug
        names.append(name)
        if name not in known:
            # A class, because OpenSpiel keeps it until after Python has ended, when nothing else can be let go.
            pyspiel.register_game(type_of(game), type(f"SpielGame_{game.slug}", (SpielGame,), {"title": game}))
    return names


@cache
def type_of(game: Game) -> pyspiel.GameType:
    options: dict[str, Value] = {option.name: option.default for option in game.options}
    return pyspiel.GameType(
        short_name=PREFIX + game.slug,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": usual_seats(game), **options},
        default_loadable=True,
    )


def usual_seats(game: Game) -> int:
    """The smallest table that plays without any option."""
    options = {option.name: option.default for option in game.options}
    return next(seats for seats, chosen in game.setups() if chosen == options)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title with its seats and options."""

    title: Game

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.title
        options = dict(params)
        self.setup: Setup = game.setup(options.pop("seats"), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.layout.actions,
            max_chance_outcomes=SEED_OUTCOMES,
            num_players=self.setup.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), info, params)

    def new_initial_state(self, told: str | None = None) -> SpielState:
        if told is not None:
            raise BadInput("a game of Tabletown begins with its seed, not with a text")
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_NODES

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise BadInput(f"observations have no parameters, so not {params!r}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise BadInput("there are only observations of all that one player sees")
        return Observer(self, kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position in OpenSpiel's words. Its only attribute is the episode, which knows how to be copied and pickled."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode = Episode(game.setup)

    def current_player(self) -> int:
        state = self.episode.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.over else state.actors()[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / SEED_OUTCOMES) for outcome in range(SEED_OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        return [int(code) for code in self.episode.position().legal(player)]

    def _apply_action(self, action: int) -> None:
        if self.episode.state is None:
            self.episode.draw(action)
        else:
            self.episode.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        game = self.episode.setup.game
        return game.say(game.offered(self.episode.position(), action).message)

    def is_terminal(self) -> bool:
        return self.episode.state is not None and self.episode.state.over

    def returns(self) -> list[float]:
        state = self.episode.state
        return [0.0] * self.episode.setup.seats if state is None else state.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A world that this player cannot tell from this one, for searches that are written in Python."""
        world: SpielState = self.clone()
        world.episode = self.episode.imagine(player, str(sampler()))
        return world

    def __str__(self) -> str:
        """Everything that lies on the table, open."""
        state = self.episode.state
        return UNDEALT if state is None else encode(state.open_view()).decode()


class Observer:
    """What a player sees now; or, with perfect recall, all that it has been told, and what it sees now."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.glance = SeatObservation(game.setup)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not perfect_recall:
            self.tensor = np.zeros(len(self.glance.observation), np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        if state.episode.state is None:
            self.tensor.fill(0)
            return
        self.glance.at(state.episode.state, player)
        self.tensor[:] = np.frombuffer(memoryview(self.glance.observation), np.int32)

    def string_from(self, state: SpielState, player: int) -> str:
        episode = state.episode
        if episode.state is None:
            return UNDEALT
        view = encode(episode.state.view(player)).decode()
        return f"{episode.told_to(player)}\n{view}" if self.perfect_recall else view
