"""A player of Crimson Crush that has learned: what it looks at, its network, and a seat for it at any table.

train_crimson.py teaches it. Afterwards it needs numpy only, and plays wherever bots are named:

    tabletown play crimson --players "person,command:python examples/crimson_player.py crimson.npz,greedy"
"""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from tabletown import envs
from tabletown.bots.outside.wire import BotChoice, BotReady, Choose, ToBot
from tabletown.envs.space import Space
from tabletown.kernel.errors import BadInput
from tabletown.kernel.records import View

Array = NDArray[Any]
Weights = dict[str, Any]
"""Matrices and rows of numbers by their names: of numpy, or of whatever library trains them."""

COLOURS, VALUES, SIDES = 5, 5, 2
PLAIN_ACTIONS = 3
"""Draw, keep, use; then come two placements for each citizen, and one discard."""


class Eyes:
    """Turns observations into what the network looks at.

    The five colours are alike, so there are `rows`, with the same numbers about each colour, and the `table`, with all
    that is not about one colour.
    """

    def __init__(self, space: Space) -> None:
        self.fields = space.fields
        self.seats = space.setup.seats
        sides = [space.fields[f"zone/side/{side}"] for side in range(COLOURS * SIDES)]
        self.places = np.array([range(side.first, side.end) for side in sides])
        self.worth = np.array([int(word.partition("-")[2] or 0) if "-" in word else 0 for word in sides[0].values])
        """What each word about a place counts: 4 for `red-4`, 0 for `no piece`."""
        self.hands = [space.fields[name] for name in space.fields if name.startswith("zone/hand/")]
        row, table = self.look(np.zeros((1, space.size), np.int32))
        self.row_size, self.table_size = row.shape[-1], table.shape[-1]

    def look(self, seen: Array) -> tuple[Array, Array]:
        """(n, size) observations as (n, colours, row_size) and (n, table_size), with numbers of about 1."""
        n = len(seen)
        field = {name: seen[:, field.indices] for name, field in self.fields.items()}
        hands = [seen[:, hand.indices] for hand in self.hands]
        scored, colour = field["number/row"], np.arange(COLOURS)
        of_rows = [
            *(hand[:, 1:].reshape(n, COLOURS, VALUES) for hand in hands),
            self.worth[seen[:, self.places]].sum(axis=2).reshape(n, COLOURS, SIDES) / 5,
            (seen[:, self.places] > 0).sum(axis=2).reshape(n, COLOURS, SIDES),
            field["number/open"].reshape(n, COLOURS, SIDES),
            np.stack([scored > colour, scored == colour], axis=2),
        ]
        of_table = [
            field["step"],
            field["scores"] / 20,
            field["number/power"][:, : self.seats],
            field["number/round"] == np.arange(self.seats),
            *(hand[:, :1] / 5 for hand in hands),
        ]
        return (
            np.concatenate(of_rows, axis=2).astype(np.float32),
            np.concatenate(of_table, axis=1).astype(np.float32),
        )


def network(xp: ModuleType, weights: Weights, rows: Any, table: Any) -> tuple[Any, Any]:
    """How good each action seems (n, actions), and how good the position (n). `xp` is numpy, or works like it.

    Every row is looked at by the same small network, which also hears of the table; then by another one, which also
    hears of the other rows.
    """

    def layer(name: str, x: Any) -> Any:
        return x @ weights[f"{name}/matrix"] + weights[f"{name}/bias"]

    first = xp.maximum(layer("row", rows) + layer("table", table)[:, None], 0)
    both = xp.maximum(layer("again", first) + layer("others", first.mean(axis=1))[:, None], 0)
    whole = xp.concatenate([both.mean(axis=1), both.max(axis=1), table], axis=1)
    hidden = xp.maximum(layer("whole", whole), 0)
    n = len(table)
    actions = [layer("plain", hidden), layer("place", both).reshape(n, -1), layer("discard", both).reshape(n, -1)]
    return xp.concatenate(actions, axis=1), layer("value", hidden)[:, 0]


def fresh(eyes: Eyes, width: int, seed: int) -> Weights:
    """A network that has not learned anything yet; all actions seem about equally good to it."""
    rng = np.random.default_rng(seed)
    shapes = {
        "row": (eyes.row_size, width, 1.0),
        "table": (eyes.table_size, width, 1.0),
        "again": (width, width, 1.0),
        "others": (width, width, 1.0),
        "whole": (2 * width + eyes.table_size, width, 1.0),
        "plain": (width, PLAIN_ACTIONS, 0.01),
        "place": (width, VALUES * SIDES, 0.01),
        "discard": (width, VALUES, 0.01),
        "value": (width, 1, 0.01),
    }
    weights = {}
    for name, (into, out, scale) in shapes.items():
        weights[f"{name}/matrix"] = rng.normal(0, scale / np.sqrt(into), (into, out)).astype(np.float32)
        weights[f"{name}/bias"] = np.zeros(out, np.float32)
    return weights


class Player:
    """Takes the action that seems best. It is given what its seat sees, and nothing else."""

    def __init__(self, seats: int, weights: Weights) -> None:
        self.space = envs.space("crimson", seats)
        self.eyes = Eyes(self.space)
        self.weights = weights

    def choose(self, view: View, codes: list[int]) -> int:
        rows, table = self.eyes.look(np.array([self.space.observation(view)]))
        return max(codes, key=network(np, self.weights, rows, table)[0][0].__getitem__)


def save(file: Path, player: Player) -> None:
    with file.open("wb") as out:
        np.savez(out, seats=player.space.setup.seats, **player.weights)


def load(file: Path) -> Player:
    with np.load(file) as saved:
        weights = dict(saved)
    return Player(int(weights.pop("seats")), weights)


def main(file: str) -> None:
    """Answers lines, as docs/write-a-bot.md says."""
    player = load(Path(file))
    for line in sys.stdin.buffer:
        said = msgspec.json.decode(line, type=ToBot)
        if isinstance(said, Choose):
            answer: BotChoice | BotReady = BotChoice(player.choose(said.view, [option.code for option in said.options]))
        else:
            answer = BotReady()
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_file():
        sys.exit("name a file that train_crimson.py has written: crimson_player.py crimson.npz")
    try:
        main(sys.argv[1])
    except BadInput as error:
        sys.exit(f"{sys.argv[1]} cannot play here: {error}")
