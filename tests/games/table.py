"""What tests of every game ask of a table: who has to choose, what is to be seen, what happened."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tabletown.kernel.game import Game
from tabletown.kernel.records import Event
from tabletown.kernel.rng import Rng
from tabletown.kernel.saving import restore
from tabletown.kernel.state import State
from tabletown.lab.playing import LONGEST

NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve"]
ONLOOKER = None

G = TypeVar("G", bound=Game)


def built(game: Game, data: dict[str, object]) -> State:
    """A position for a test. It may be one that no game leads to, so only its pieces and numbers are checked."""
    seats, options = data["seats"], data["options"]
    assert isinstance(seats, int)
    assert isinstance(options, dict)
    state = game.blank(game.setup(seats, options))
    restore(state, data)
    assert not game.lost_pieces(state)
    return state


# What can be done


def actor(table: State) -> int:
    (seat,) = table.actors()
    return seat


def wander(table: State, seed: int) -> Iterator[int]:
    """Random choices to the end of the game; after each of them, the player who made it."""
    rng = Rng(seed)
    for _ in range(LONGEST):
        if table.over:
            return
        actors = table.actors()
        seat = actors[rng.below(len(actors))]
        choices = table.legal(seat)
        table.apply(seat, choices[rng.below(len(choices))])
        yield seat
    raise AssertionError(f"the game is not over after {LONGEST} choices")


# What is to be seen


def number(table: State, name: str) -> int:
    value = table.view().numbers[name]
    assert isinstance(value, int)
    return value


def numbers(table: State, name: str) -> list[int]:
    value = table.view().numbers[name]
    assert isinstance(value, list)
    return value


def lines(table: State, reader: int | None = ONLOOKER) -> list[str]:
    """The table in words, as somebody reads it."""
    return table.setup.game.text(table.view(reader), NAMES).splitlines()


def prompt(table: State, seat: int) -> str:
    game = table.setup.game
    return game.say(game.prompt(table, seat), NAMES, seat)


# What happened


def events(table: State, to: int | None = ONLOOKER) -> list[Event]:
    """What somebody has heard so far, moved and shown pieces included."""
    bit = table.bit(to)
    return [table.setup.game.event(entry, bit) for entry in table.journal or []]


def worked_out(table: State, reader: int | None = ONLOOKER) -> dict[str, Any]:
    """What the rules make of what a reader sees: tallies and figures together, by name."""
    figures = table.setup.game.figures(table.as_seen(reader), reader)
    return {**table.tallies(), **msgspec.structs.asdict(figures)}


def told(
    table: State, word: Callable[[str, int | str], str], kinds: Collection[str] = (), to: int | None = ONLOOKER
) -> list[str]:
    """What somebody has heard so far, as lines: the kind of an event, then `word` for each of its fields, "?" for what
    is hidden. Only these kinds, if given."""
    heard = [event for event in events(table, to) if not event.kind.startswith("piece-")]
    return [
        " ".join([event.kind, *("?" if value is None else word(field, value) for field, value in event.data.items())])
        for event in heard
        if not kinds or event.kind in kinds
    ]


def hush(table: State) -> None:
    """What happened so far is forgotten; `events` and `told` begin anew."""
    table.journal = []


# Other boxes


def pack(game: G, folder: Path, text: str) -> G:
    """The game with a content pack."""
    path = folder / "pack.toml"
    path.write_text(text, encoding="utf-8")
    packed = game.with_pack(path)
    assert isinstance(packed, type(game))
    return packed
