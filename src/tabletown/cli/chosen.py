"""What the words of the command line mean."""

from __future__ import annotations

import argparse
import os
import re
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from tabletown.bots import is_outside, is_program
from tabletown.kernel import registry
from tabletown.kernel.content import Pack, read_pack
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game, check_seed
from tabletown.kernel.setup import Value

if TYPE_CHECKING:
    from tabletown.lab.engines import Engine
    from tabletown.lab.simulate import Plan

PROCESSES, RAY = "processes", "ray"
DATA = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tabletown"


def chosen_game(slug: str, pack: Path | None) -> Game:
    game = registry.game(slug)
    return game.with_pack(pack) if pack is not None else game


def chosen_options(given: Iterable[str]) -> dict[str, Value]:
    """`name` is yes; `name=3`, `name=off`, `name=word` are what they say."""
    options: dict[str, Value] = {}
    for text in given:
        name, _, value = text.partition("=")
        words: dict[str, Value] = {"": True, "on": True, "yes": True, "true": True}
        words |= {"off": False, "no": False, "false": False}
        options[name] = words[value] if value in words else chosen_number(value)
    return options


def chosen_number(text: str) -> int | str:
    """A number if it is written like one, else the text itself."""
    return int(text) if re.fullmatch(r"0|-?[1-9][0-9]{0,17}", text) else text


def chosen_seed(given: int | None, bots: Iterable[str]) -> int:
    """The seed of many games. A bot from outside could try out small ones until it knows all hands."""
    if given is None:
        return drawn_seed() if any(is_outside(bot) for bot in bots) else 0
    check_seed(given)
    return given


def drawn_seed() -> int:
    """A seed that nobody finds by trying, and that every program can read as a number."""
    return secrets.randbelow(2**53)


def chosen_plan(arguments: argparse.Namespace, watched: bool = False) -> Plan:
    from tabletown.lab import simulate

    game = chosen_game(arguments.game, None)
    options = chosen_options(arguments.option)
    seats = arguments.seats if arguments.seats is not None else usual_seats(game, options)
    bots = arguments.bots.split(",")
    seed = chosen_seed(arguments.seed, bots)
    games = arguments.games if arguments.games is not None else game.profile.sample
    pack = chosen_pack(arguments.pack)
    return simulate.plan(game.slug, games, seats, bots, seed, options, pack, watched)


def chosen_pack(path: Path | None) -> Pack | None:
    """A content pack as it is now, whatever becomes of its file while the games are played."""
    return read_pack(path) if path is not None else None


def chosen_engine(arguments: argparse.Namespace, bots: list[str]) -> Engine:
    """Who plays many games."""
    from tabletown.lab.engines import Cluster, Processes

    if arguments.engine == RAY:
        for bot in filter(is_program, bots):
            raise BadInput(f"the program of {bot!r} is on this machine only; a cluster needs a bot at an http address")
        cluster = Cluster(arguments.address, arguments.workers)
        cluster.check()
        return cluster
    if arguments.address is not None:
        raise BadInput("only a cluster has an address: --engine ray --address HOST:PORT")
    return Processes(arguments.workers)


def usual_seats(game: Game, options: dict[str, Value]) -> int:
    """The smallest table for several that these options fit; that of one, if there is none."""
    for seats in sorted(range(game.fewest, game.most + 1), key=lambda seats: seats == 1):
        try:
            game.setup(seats, options)
        except BadInput:
            continue
        return seats
    game.setup(game.most, options)
    return game.most
