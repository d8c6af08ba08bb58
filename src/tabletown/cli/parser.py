"""What can be asked of the `tabletown` command."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path
from typing import Any

from tabletown import __version__
from tabletown.bots import ANALYST, LEVELS, USUAL
from tabletown.cli.arena import hold_arena
from tabletown.cli.chosen import DATA, PROCESSES, RAY
from tabletown.cli.many import report_on_game, simulate_games, write_dataset
from tabletown.cli.proof import check_game, measure_warnings, trace_games, verify_game
from tabletown.cli.puzzles import puzzles
from tabletown.cli.reading import list_bots, list_games, show_how, show_pack, show_rules, show_spaces
from tabletown.cli.reviews import measure_reviews, review_game
from tabletown.cli.stores import back_up_store, examine_store, migrate_store, restore_store, torture_store
from tabletown.cli.tables import play_game, resume_game, serve_tables
from tabletown.kernel.machine import is_compiled
from tabletown.kernel.record import PERSON

BOTS_HELP = "one plays for all seats of a side; they change sides from game to game"
GUEST_HELP = "a bot of your own that players can choose: command:PROGRAM or http://HOST/PATH, by a name"
PREPARE_HELP = "what gets compiled rules and libraries ready behind the open tables; ./play names it"
TRUSTED_HELP = "a bot from outside that the saved game names and that you trust"
STORE = "TABLETOWN_STORE"
STORE_HELP = f"keep the games in PostgreSQL: postgresql://USER@HOST/NAME; default: {STORE}, or the folder of --data"
SCATTERED_HELP = "players stay in the process that they come through: dearer, for trying it out"
PROCESSES_HELP = "so many processes serve at one port, as many as there are cores; more than 1 need --store"
MOST = 100_000_000
MOST_PROCESSES = 64


class AnyOrderParser(argparse.ArgumentParser):
    """Takes the bots of an arena wherever they stand, also behind options."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        known, rest = super().parse_known_args(args, namespace)
        if rest and isinstance(bots := getattr(known, "bots", None), list):
            bots += [word for word in rest if not word.startswith("-")]
            rest = [word for word in rest if word.startswith("-")]
        return known, rest


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="tabletown", description="Published tabletop games, with friends and bots.")
    compiled = "compiled" if is_compiled() else "interpreted"
    top.add_argument("--version", action="version", version=f"tabletown {__version__} ({compiled})")
    commands = top.add_subparsers(required=True, metavar="COMMAND", parser_class=AnyOrderParser)

    games = commands.add_parser("games", help="list the games")
    games.set_defaults(command=list_games)

    bots = commands.add_parser("bots", help="list the bots that can play")
    bots.set_defaults(command=list_bots)

    learn = commands.add_parser("how", help="how a game is played, in two minutes")
    learn.add_argument("game", metavar="GAME")
    learn.set_defaults(command=show_how)

    play = commands.add_parser(
        "play",
        help="play in this terminal, against bots and with friends",
        epilog="New to a game? `tabletown how GAME` tells in two minutes how it is played; --guided brings a coach.",
    )
    add_game(play)
    play.add_argument(
        "--players",
        metavar="NAME,...",
        help=f"who sits where: {PERSON} or a bot (`tabletown bots` lists them); default: you and {USUAL} bots",
    )
    play.add_argument("--names", metavar="NAME,...", help="what the players are called")
    play.add_argument("--seed", help="a number or a word; the same seed deals the same cards")
    play.add_argument("--guided", action="store_true", help="a guided first game: a coach says what matters")
    play.add_argument("--again", action="store_true", help="the deal that you last played alone")
    play.add_argument("--save", type=Path, metavar="FILE", help="save after every move")
    add_screen(play)
    play.set_defaults(command=play_game)

    resume = commands.add_parser("resume", help="go on with a saved game")
    resume.add_argument("file", type=Path, metavar="FILE")
    resume.add_argument("--pack", type=Path, metavar="FILE", help="the content pack that the game was played with")
    resume.add_argument("--bot", action="append", default=[], metavar="BOT", help=TRUSTED_HELP)
    add_screen(resume)
    resume.set_defaults(command=resume_game)

    rules = commands.add_parser("rules", help="read the rulebook, clause by clause")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("clause", nargs="*", metavar="CLAUSE", help="only these clauses, with the reasons of rulings")
    rules.add_argument("--find", metavar="WORD", help="only clauses with this word")
    rules.add_argument("--coverage", action="store_true", help="which tests claim which clause (in a checkout)")
    rules.add_argument("--tests", type=Path, metavar="DIR", help="where the tests are; default: tests/games/GAME")
    rules.add_argument("--json", action="store_true", help="for programs")
    rules.set_defaults(command=show_rules)

    pack = commands.add_parser("pack", help="print a content pack to begin with: the numbers that a variant can change")
    pack.add_argument("game", metavar="GAME")
    pack.set_defaults(command=show_pack)

    server = commands.add_parser("serve", help="open tables for browsers, here or for a club")
    server.add_argument("--host", default="127.0.0.1", help="0.0.0.0 for everybody who can reach this machine")
    server.add_argument("--port", type=port, default=8600, help="0 takes any free one; default: %(default)s")
    add_place(server)
    server.add_argument("--open", action="store_true", help="open the lobby in a browser")
    server.add_argument("--workers", type=positive, metavar="N", help="processes in which bots think")
    server.add_argument("--processes", type=processes, default=1, metavar="N", help=PROCESSES_HELP)
    server.add_argument("--no-gathering", action="store_true", help=SCATTERED_HELP)
    server.add_argument("--name", type=name, action="append", default=[], help="a name by which browsers reach it")
    server.add_argument("--origin", action="append", default=[], metavar="URL", help="another site that may play here")
    server.add_argument("--proxy", default="", metavar="IP,...", help="proxies that tell the address of clients")
    server.add_argument("--log", choices=("debug", "info", "warning", "error"), default="warning")
    server.add_argument("--bot", action="append", default=[], metavar="NAME=BOT", help=GUEST_HELP)
    server.add_argument("--lab", action="store_true", help="let people study variants, one study at a time")
    server.add_argument("--prepare", default="", metavar="COMMAND", help=PREPARE_HELP)
    server.add_argument(
        "--idle",
        type=float,
        default=120.0,
        metavar="SECONDS",
        help="until others may agree on a bot for an idle player",
    )
    server.add_argument("--metrics", default="", metavar="WHERE", help="ADDRESS:PORT, or off; otherwise at /metrics")
    server.add_argument("--no-limits", action="store_true", help="let every client do as much as it likes")
    server.set_defaults(command=serve_tables)

    migrate = commands.add_parser(
        "migrate-store", help="copy all games of a server to another store, and play them again"
    )
    migrate.add_argument("source", metavar="FROM", help="a data folder, or postgresql://...; it stays as it is")
    migrate.add_argument("target", metavar="TO", help="a data folder, or postgresql://..., without games")
    migrate.set_defaults(command=migrate_store)

    backup = commands.add_parser("backup", help="write all games of a server into a file, also while it runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    add_place(backup)
    backup.set_defaults(command=back_up_store)

    restore = commands.add_parser("restore", help="put the games of a backup into a store that has none")
    restore.add_argument("file", type=Path, metavar="FILE")
    add_place(restore)
    restore.set_defaults(command=restore_store)

    doctor = commands.add_parser("doctor", help="say what is wrong with the games of a server, and what to do")
    add_place(doctor)
    doctor.set_defaults(command=examine_store)

    torture = commands.add_parser(
        "torture",
        help="try out that nothing is lost: play through several processes while everything around them fails",
    )
    torture.add_argument("--store", required=True, metavar="ADDRESS", help="an empty PostgreSQL database")
    torture.add_argument("--faults", type=positive, default=1000, metavar="N", help="how many; default: %(default)s")
    torture.add_argument("--processes", type=processes, default=3, metavar="N", help="default: %(default)s")
    torture.add_argument("--tables", type=positive, default=2, metavar="N", help="played at once; default: %(default)s")
    torture.add_argument("--gather", action="store_true", help="players of a table come together in one process")
    torture.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed lets the same things fail")
    torture.add_argument(
        "--restart", default="", metavar="COMMAND", help="what restarts the database; otherwise it runs on"
    )
    torture.set_defaults(command=torture_store)

    verify = commands.add_parser("verify", help="check the shuffles and moves of a game that was exported")
    verify.add_argument("file", type=Path, metavar="FILE")
    verify.set_defaults(command=verify_game)

    simulate = commands.add_parser("simulate", help="let bots play many games and sum up")
    add_game(simulate)
    add_many(simulate, 1000)
    add_engine(simulate)
    add_strict(simulate)
    simulate.add_argument("--bots", default="random", metavar="NAME,...", help=f"{BOTS_HELP}; default: %(default)s")
    simulate.set_defaults(command=simulate_games)

    lab = commands.add_parser("lab", help="what wins: heroes, cards, the lead; let bots play and see")
    add_game(lab)
    add_many(lab, None)
    add_engine(lab)
    add_strict(lab)
    lab.add_argument("--bots", default=ANALYST, metavar="NAME,...", help=f"{BOTS_HELP}; default: %(default)s")
    lab.add_argument(
        "--out",
        type=Path,
        action="append",
        metavar="FILE",
        help="a whole report, also against the base game: FILE.html to read, FILE.json or FILE.parquet for programs;"
        " may be given several times. With --json, lines on the output tell how many games are played",
    )
    lab.set_defaults(command=report_on_game)

    arena = commands.add_parser("arena", help="how strong bots are: every one against every other, in points of Elo")
    add_game(arena)
    add_many(arena, 200)
    add_engine(arena)
    add_strict(arena)
    arena.add_argument("bots", nargs="*", metavar="BOT", help="at least two; commands in quotation marks")
    arena.add_argument("--levels", action="store_true", help=f"the levels of bots: {', '.join(LEVELS)}")
    arena.add_argument("--neighbours", action="store_true", help="only those that are named side by side meet")
    arena.add_argument("--by-side", action="store_true", help="also how strong they are on each of two sides")
    arena.add_argument("--out", type=Path, metavar="FILE", help="write the tables to this file, in Markdown")
    arena.set_defaults(command=hold_arena)

    dataset = commands.add_parser("dataset", help="write down every decision of many games, as a Parquet file")
    add_game(dataset)
    add_many(dataset, 1000)
    add_engine(dataset)
    add_strict(dataset)
    dataset.add_argument("--bots", default=ANALYST, metavar="NAME,...", help=f"{BOTS_HELP}; default: %(default)s")
    dataset.add_argument("--out", type=Path, required=True, metavar="FILE", help="such as games.parquet")
    dataset.set_defaults(command=write_dataset)

    warned = commands.add_parser("warnings", help="how often players would be warned of a choice, and how true that is")
    add_game(warned)
    add_many(warned, 100)
    add_engine(warned)
    warned.add_argument("--bots", default=USUAL, metavar="NAME,...", help=f"{BOTS_HELP}; default: %(default)s")
    warned.set_defaults(command=measure_warnings)

    look_back = commands.add_parser("review", help="look back on a finished game: chances, luck and choices")
    look_back.add_argument("file", type=Path, metavar="FILE")
    look_back.add_argument("--pack", type=Path, metavar="FILE", help="the content pack that the game was played with")
    look_back.add_argument("--json", action="store_true", help="for programs")
    look_back.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed says the same")
    add_effort(look_back, None)
    look_back.set_defaults(command=review_game)

    reviewed = commands.add_parser("reviews", help="how true reviews are: let bots play, and see what came of it")
    add_game(reviewed)
    add_many(reviewed, 100)
    add_engine(reviewed)
    add_effort(reviewed, 0.05)
    reviewed.add_argument(
        "--only",
        choices=("chances", "better"),
        default="everything",
        help="measure only curves and accounts, or only better choices: the rest is not worked out",
    )
    reviewed.add_argument("--bots", default=USUAL, metavar="NAME,...", help=f"{BOTS_HELP}; default: %(default)s")
    reviewed.set_defaults(command=measure_reviews)
    puzzle = commands.add_parser(
        "puzzles",
        help="positions with one clearly best choice: find them in games of bots, check them, or try them here",
    )
    add_game(puzzle)
    add_many(puzzle, 20)
    add_engine(puzzle)
    puzzle.add_argument("--bots", default=LEVELS["careful"], metavar="NAME,...", help=f"{BOTS_HELP}; default: careful")
    puzzle.add_argument("--most", type=positive, default=40, metavar="N", help="so many puzzles; default: %(default)s")
    puzzle.add_argument(
        "--ahead",
        type=positive,
        default=10,
        metavar="N",
        help="so many more games of 100 the best choice has to win than the next; default: %(default)s",
    )
    puzzle.add_argument("--out", type=Path, metavar="FILE", help="add them to those of this file")
    doing = puzzle.add_mutually_exclusive_group()
    doing.add_argument("--play", action="store_true", help="try the puzzles of the game, in plain lines")
    doing.add_argument("--check", action="store_true", help="whether the puzzles of the game still hold")
    puzzle.set_defaults(command=puzzles)

    check = commands.add_parser("check", help="try out in random games that a game keeps every promise")
    add_game(check)
    add_many(check, 1000)
    check.add_argument("--failures", type=Path, default=Path("failures"), metavar="DIR", help="where crash files go")
    check.add_argument("--every", type=positive, default=16, metavar="N", help="make every N-th of the slow checks")
    check.set_defaults(command=check_game)

    spaces = commands.add_parser("spaces", help="what the numbers mean that programs observe and choose")
    add_game(spaces)
    spaces.add_argument("--actions", action="store_true", help="only the actions, one by one")
    spaces.set_defaults(command=show_spaces)

    trace = commands.add_parser("trace", help="print fingerprints of random games, to compare two builds")
    trace.add_argument("game", metavar="GAME")
    trace.add_argument("--games", type=positive, default=10, metavar="N", help="how many; default: %(default)s")
    trace.add_argument("--seed", default="0", help="a number or a word; default: %(default)s")
    trace.set_defaults(command=trace_games)
    return top


def add_place(command: argparse.ArgumentParser) -> None:
    command.add_argument("--data", type=Path, metavar="DIR", help=f"where the games are kept; default: {DATA}")
    command.add_argument("--store", default=os.environ.get(STORE), metavar="ADDRESS", help=STORE_HELP)


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help="how many play, 1 for alone; default: the fewest that the options allow, from 2 on",
    )
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help="a variant; `tabletown games` lists them",
    )
    command.add_argument("--pack", type=Path, metavar="FILE", help="a content pack to play with")


def add_screen(command: argparse.ArgumentParser) -> None:
    command.add_argument("--plain", action="store_true", help="numbered lines, for screen readers and pipes")
    command.add_argument("--prepare", default="", metavar="COMMAND", help=PREPARE_HELP)
    command.add_argument("--no-warnings", action="store_true", help="never ask before a choice that loses the game")
    command.add_argument("--pace", type=seconds, default=0.4, metavar="SECONDS", help="between moves of bots")


def add_many(command: argparse.ArgumentParser, games: int | None) -> None:
    """Without a number, so many games are played as the game itself thinks right."""
    usual = "as many as the game suggests" if games is None else games
    command.add_argument("--games", type=positive, default=games, metavar="N", help=f"how many; default: {usual}")
    command.add_argument("--workers", type=positive, metavar="N", help="default: all cores")
    command.add_argument("--json", action="store_true", help="for programs")
    command.add_argument(
        "--seed",
        type=int,
        metavar="N",
        help="the same seed plays the same games; default: 0, or a drawn one if a bot from outside plays",
    )


def add_engine(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--engine",
        choices=(PROCESSES, RAY),
        default=PROCESSES,
        help="who plays: this machine, or a Ray cluster; the results are the same; default: %(default)s",
    )
    command.add_argument("--address", metavar="HOST:PORT", help="of the cluster; default: the one that runs here")


def add_strict(command: argparse.ArgumentParser) -> None:
    command.add_argument("--strict", action="store_true", help="end with code 1 if a bot failed and was replaced")


def add_effort(command: argparse.ArgumentParser, usual: float | None) -> None:
    known = "1, and less where rules are not compiled" if usual is None else usual
    about = f"how thoroughly: 1 takes about ten seconds of a core for each game; default: {known}"
    command.add_argument("--effort", type=effort, default=usual, metavar="TIMES", help=about)


def positive(text: str) -> int:
    number = int(text)
    if not 1 <= number <= MOST:
        raise argparse.ArgumentTypeError(f"has to be from 1 to {MOST}")
    return number


def processes(text: str) -> int:
    number = int(text)
    if not 1 <= number <= MOST_PROCESSES:
        raise argparse.ArgumentTypeError(f"has to be from 1 to {MOST_PROCESSES}")
    return number


def port(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError("has to be from 0 to 65535")
    return number


def name(text: str) -> str:
    if not re.fullmatch(r"[\w-]+(\.[\w-]+)*", text):
        raise argparse.ArgumentTypeError("has to be a name such as club.example, without http:// and port")
    return text


def seconds(text: str) -> float:
    pace = float(text)
    if not 0 <= pace <= 60:
        raise argparse.ArgumentTypeError("has to be from 0 to 60 seconds")
    return pace


def effort(text: str) -> float:
    times = float(text)
    if not 0 < times <= 100:
        raise argparse.ArgumentTypeError("has to be more than 0, and 100 at most")
    return times
