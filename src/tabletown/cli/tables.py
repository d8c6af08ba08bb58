"""Tables to play at: in this terminal and for browsers."""

from __future__ import annotations

import argparse
import os
import shlex
from pathlib import Path

from tabletown.bots import USUAL, check, is_outside
from tabletown.cli.chosen import DATA, chosen_game, chosen_number, chosen_options, drawn_seed, usual_seats
from tabletown.cli.stores import chosen_place
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.lesson import Lesson, begin
from tabletown.kernel.lesson import read as read_lesson
from tabletown.kernel.machine import need
from tabletown.kernel.preparation import Preparation
from tabletown.kernel.record import PERSON, Record, replay
from tabletown.kernel.saved_game import read_saved


def serve_tables(arguments: argparse.Namespace) -> int:
    from tabletown.server.bot_workers import usual_workers
    from tabletown.server.catalog import invite
    from tabletown.server.serve import ServerSettings, serve

    if arguments.lab and not arguments.prepare:  # which brings them
        need("scipy", "lab")
        need("pyarrow", "data")
    return serve(
        ServerSettings(
            host=arguments.host,
            port=arguments.port,
            data=arguments.data or DATA,
            store=chosen_place(arguments),
            workers=arguments.workers or max(1, usual_workers() // arguments.processes),
            open=arguments.open,
            names=frozenset(arguments.name),
            origins=frozenset(arguments.origin),
            proxies=arguments.proxy,
            log=arguments.log,
            limited=not arguments.no_limits,
            guests=invite(arguments.bot),
            lab=arguments.lab,
            prepare=shlex.split(arguments.prepare),
            metrics=arguments.metrics,
            idle=arguments.idle,
            processes=arguments.processes,
            gather=not arguments.no_gathering,
        )
    )


def play_game(arguments: argparse.Namespace) -> int:
    game = chosen_game(arguments.game, arguments.pack)
    if arguments.again:
        return play_deal_again(game, arguments)
    if arguments.guided:
        return play_guided(game, arguments)
    options = chosen_options(arguments.option)
    players = arguments.players.split(",") if arguments.players else []
    seats = arguments.seats if arguments.seats is not None else len(players) or usual_seats(game, options)
    game.setup(seats, options)
    if not players:
        players = [PERSON] + [USUAL] * (seats - 1)
    if len(players) != seats:
        raise BadInput(f"{seats} seats need {seats} players, not {len(players)}: {', '.join(players)}")
    for name in players:
        if name != PERSON:
            check(name)
    names = chosen_names(arguments.names, players)
    seed = chosen_number(arguments.seed) if arguments.seed is not None else drawn_seed()
    return new_table(Record(game, seats, seed, options, names, players), arguments)


def new_table(record: Record, arguments: argparse.Namespace, lesson: Lesson | None = None) -> int:
    if arguments.save is not None and os.path.isfile(arguments.save) and read_saved(arguments.save):
        raise BadInput(f"{arguments.save} holds a game already; go on with it (tabletown resume), or save elsewhere")
    return at_table(record, arguments.save, arguments, lesson)


def play_guided(game: Game, arguments: argparse.Namespace) -> int:
    """The deal of the lesson, with its set-up done."""
    found = read_lesson(game.folder)
    if found is None:
        raise BadInput(f"{game.title} has no guided first game; tabletown how {game.slug} tells how it is played")
    if arguments.seed is not None or arguments.option or arguments.players or arguments.seats is not None:
        raise BadInput("a guided game has its own seats, seed and options: name nothing else")
    players = [found.bot] * found.seats
    players[found.seat] = PERSON
    record = begin(game, found, chosen_names(arguments.names, players), players)
    return new_table(record, arguments, found)


def play_deal_again(game: Game, arguments: argparse.Namespace) -> int:
    """The deal that was last played alone: same cards, same options."""
    from tabletown.terminal.results import Results

    last = Results(DATA).last(game.slug)
    if last is None:
        raise BadInput(f"you have played no deal of {game.title} alone yet: tabletown play {game.slug} --seats 1")
    if arguments.seed is not None or arguments.option or arguments.players or arguments.seats not in (None, 1):
        raise BadInput("--again deals for one, with the seed and the options of the last time: name nothing else")
    names = chosen_names(arguments.names, [PERSON])
    return new_table(Record(game, 1, last.seed, last.options, names), arguments)


def resume_game(arguments: argparse.Namespace) -> int:
    saved = read_saved(arguments.file)
    record = replay(chosen_game(saved.game, arguments.pack), saved, lenient=bool(saved.note))
    for name in record.players:
        if is_outside(name) and name not in arguments.bot:
            raise BadInput(f"this game asks for the bot {name!r}; if you trust it, name it: --bot {shlex.quote(name)}")
        if name != PERSON:
            check(name)
    if saved.note:
        print(f"This game was saved because a check failed: {saved.note}")
    return at_table(record, None if saved.note else arguments.file, arguments)


def at_table(record: Record, save: Path | None, arguments: argparse.Namespace, lesson: Lesson | None = None) -> int:
    from tabletown import terminal

    preparation = Preparation(shlex.split(arguments.prepare))
    warns = not arguments.no_warnings
    return terminal.play(record, save, arguments.plain, arguments.pace, preparation, DATA, warns, lesson)


def chosen_names(given: str | None, players: list[str]) -> list[str] | None:
    if given is not None:
        names = [name.strip() for name in given.split(",")]
        if len(names) != len(players) or not all(names) or len(set(names)) < len(names):
            raise BadInput(f"{len(players)} players need {len(players)} different names, not {given!r}")
        return names
    return None
