"""A table as a PettingZoo environment: seats choose one after the other (AEC), with masks."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tabletown.envs.encoder import LARGEST, SeatObservation
from tabletown.envs.plain import plain
from tabletown.envs.space import Space
from tabletown.kernel.errors import BadInput, TabletownError
from tabletown.kernel.game import check_seed
from tabletown.kernel.setup import Setup
from tabletown.kernel.state import State

RENDER_MODES = ("human", "ansi", "rgb_array")

Observation = dict[str, NDArray[Any]]


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One table. Where several seats choose at once, the lowest comes first; nobody sees a choice before all are made.

    A reward is what the finished game is worth to a seat: a win 1, a shared win its part, else 0.
    """

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        game = setup.game
        self.setup = setup
        self.space = Space(setup)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"tabletown_{game.slug}_v{game.rules}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.agents: list[str] = []
        actions = self.space.actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-LARGEST, LARGEST, (self.space.size,), np.int32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._open_eyes()
        self._state: State | None = None
        self._seed: int | str = secrets.randbits(64)
        self._games = 0

    def _open_eyes(self) -> None:
        self._glance = SeatObservation(self.setup)
        self._observation = np.frombuffer(memoryview(self._glance.observation), np.int32)
        self._mask = np.frombuffer(memoryview(self._glance.mask), np.int8)

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles look at the table with eyes of their own."""
        return {name: value for name, value in vars(self).items() if name not in ("_glance", "_observation", "_mask")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._open_eyes()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    @property
    def table(self) -> State:
        """The position, with everything that is hidden from the seats."""
        if self._state is None:
            raise TabletownError("the environment has to be reset before it is used")
        return self._state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed it is the game of that seed; without one, the next of the same row.

        The options of the game stay as they are: BadInput if one of them is given here.
        """
        for name in options or {}:
            if name in self.setup.options:
                raise BadInput(f"the option {name!r} is chosen when the environment is made, not by a reset")
        if seed is not None:
            seed = plain(seed)
            check_seed(seed)
            self._seed, self._games = seed, 0
        played: int | str = f"{self._seed}/{self._games}" if self._games else self._seed
        self._state = self.setup.game.new(self.setup.seats, played, self.setup.options)
        self._games += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select(self._state)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, what it won, and whether it has ended."""
        if self.table.over and not self.agents:
            raise TabletownError("the game is over, and everybody has left: reset the environment for the next one")
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def step(self, action: int | None) -> None:
        """The choice of the selected agent; None once it has ended. IllegalAction changes nothing."""
        state = self.table
        agent = self.agent_selection
        if self.terminations.get(agent):
            self._was_dead_step(action)
            return
        code = plain(action)
        if not isinstance(code, int):
            raise BadInput(f"an action is a whole number from 0 to {self.space.actions - 1}, not {action!r}")
        state.apply(self._seats[agent], int(code))
        if state.over:
            self._end(state)
        else:
            self._select(state)
        if self.render_mode == "human":
            self.render()

    def _select(self, state: State) -> None:
        self.agent_selection = self.possible_agents[state.actors()[0]]

    def _end(self, state: State) -> None:
        """Everybody has ended, in the order of seats."""
        self.rewards = dict(zip(self.agents, state.returns(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What this agent sees; the mask is empty unless it may choose."""
        self._glance.at(self.table, self._seats[agent])
        return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}

    def close(self) -> None:
        """Nothing is held."""

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the selected agent sees it: printed, as text, or as a picture of the text."""
        state, game = self.table, self.setup.game
        if self.render_mode is None:
            raise BadInput(f"choose a render mode when the environment is made: {', '.join(RENDER_MODES)}")
        seat = self._seats[self.agent_selection]
        text = f"{game.text(state.view(seat))}\n\n{game.say(game.prompt(state, seat), reader=seat)}"
        if self.render_mode == "human":
            print(text, end="\n\n")
            return None
        if self.render_mode == "ansi":
            return text
        from tabletown.envs.picture import picture

        return picture(text)
