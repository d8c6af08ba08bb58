"""Many games as numpy arrays: one row for each game, one call for one decision in every game."""

from __future__ import annotations

from types import TracebackType
from typing import NoReturn

import numpy as np
from numpy.typing import ArrayLike

from tabletown.envs.plain import plain
from tabletown.envs.space import Space
from tabletown.envs.workers import InProcess, Workers
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import check_seed
from tabletown.kernel.setup import Setup


class Batch:
    """So many games of one set-up. The arrays are read-only, and the next step writes them anew: copy what you keep."""

    def __init__(self, setup: Setup, n: int, seed: int | str, observed: bool, workers: int) -> None:
        self.setup = setup
        self.space = Space(setup)
        self.n = n
        self.seats = setup.seats
        self.actions = setup.layout.actions
        self._games: InProcess | Workers = (
            InProcess(setup, n, observed) if workers == 1 else Workers(setup, n, observed, workers)
        )
        arrays = self._games.arrays
        self.acting = arrays["acting"].view(np.int32)
        """(n,) the seat that is to choose."""
        self.mask = arrays["mask"].view(np.bool_)
        """(n, actions) what that seat may choose."""
        self.observation = arrays["observation"].view(np.int32)
        """(n, space.size) what that seat sees; (n, 0) if observations were not wanted."""
        self.rewards = arrays["rewards"].view(np.float64)
        """(n, seats) what the last step brought each seat: a win 1, a shared win its part, else 0."""
        self.final_scores = arrays["final_scores"].view(np.int32)
        """(n, seats) the points of each seat in a game that the last step ended; else 0."""
        self.done = arrays["done"].view(np.bool_)
        """(n,) whether the last step ended the game; then everything else tells of the next one."""
        self.random = arrays["random"].view(np.int32)
        """(n,) a random one of these choices, from the seed of the batch."""
        self.reset(seed)

    def reset(self, seed: int | str) -> None:
        """Every game begins anew. Game `i` of the batch plays the seeds `seed/i/0`, `seed/i/1` and so on."""
        seed = plain(seed)
        check_seed(seed)
        self.seed = seed
        self._games.reset(str(seed))

    def step(self, actions: ArrayLike) -> None:
        """One decision in every game. BadInput if one of them is not legal, and then nothing has changed."""
        codes = np.asarray(actions)
        if codes.shape != (self.n,) or codes.dtype.kind not in "iu":
            raise BadInput(f"a step needs {self.n} whole numbers, one action for each game")
        wanted = codes.astype(np.int32, copy=False)
        if wanted is not codes:
            wanted[wanted != codes] = -1  # too large for 32 bits
        refused = self._games.step(wanted)
        if refused >= 0:
            raise BadInput(f"action {codes[refused]} is not legal in game {refused}; `mask` tells which are")

    def __reduce__(self) -> NoReturn:
        raise TypeError("a batch is not copied or pickled: make another one, or copy its arrays")

    def close(self) -> None:
        """Ends the workers, if there are any."""
        self._games.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
