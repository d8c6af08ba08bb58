"""The `tabletown` command."""

from __future__ import annotations

import argparse
import json
import os
import re
import secrets
import shlex
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from tabletown import __version__
from tabletown.bots import LEVELS, NAMES, OUTSIDE, check, is_outside
from tabletown.kernel import registry
from tabletown.kernel import state as engine
from tabletown.kernel.errors import BadInput, TabletownError
from tabletown.kernel.game import Game, check_seed
from tabletown.kernel.machine import need
from tabletown.kernel.record import Record, read_saved, replay
from tabletown.kernel.rulebook import Clause
from tabletown.kernel.setup import Value

if TYPE_CHECKING:
    from tabletown.lab.arena import Fought
    from tabletown.lab.shares import Share
    from tabletown.lab.simulate import Plan, Played, Summary

Batch = TypeVar("Batch")

PERSON = "person"
OPPONENT = "search"
ANALYST = "search:100"
BOTS_HELP = "one plays for all seats of a side; they change sides from game to game"
GUEST_HELP = "a bot of your own that players can choose: command:PROGRAM or http://HOST/PATH, by a name"
TRUSTED_HELP = "a bot from outside that the saved game names and that you trust"
DATA = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tabletown"
MOST = 100_000_000


def main() -> int:
    """Runs the command; 2 for anything that was asked for and cannot be done."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    arguments = parser().parse_args()
    command: Callable[[argparse.Namespace], int] = arguments.command
    try:
        return command(arguments)
    except TabletownError as error:
        print(f"tabletown: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 141
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130


# What can be asked


class Words(argparse.ArgumentParser):
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
    commands = top.add_subparsers(required=True, metavar="COMMAND", parser_class=Words)

    games = commands.add_parser("games", help="list the games")
    games.set_defaults(command=list_games)

    play = commands.add_parser("play", help="play in this terminal, against bots and with friends")
    add_game(play)
    play.add_argument(
        "--players",
        metavar="NAME,...",
        help=f"who sits where: {PERSON} or a bot ({', '.join([*NAMES, *LEVELS, *OUTSIDE])}); default: you and bots",
    )
    play.add_argument("--names", metavar="NAME,...", help="what the players are called")
    play.add_argument("--seed", help="a number or a word; the same seed deals the same cards")
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

    server = commands.add_parser("serve", help="open tables for browsers, here or for a club")
    server.add_argument("--host", default="127.0.0.1", help="0.0.0.0 for everybody who can reach this machine")
    server.add_argument("--port", type=port, default=8600, help="0 takes any free one; default: %(default)s")
    server.add_argument("--data", type=Path, metavar="DIR", help=f"where the games are kept; default: {DATA}")
    server.add_argument("--open", action="store_true", help="open the lobby in a browser")
    server.add_argument("--workers", type=positive, metavar="N", help="processes in which bots think")
    server.add_argument("--name", type=name, action="append", default=[], help="a name by which browsers reach it")
    server.add_argument("--origin", action="append", default=[], metavar="URL", help="another site that may play here")
    server.add_argument("--proxy", default="", metavar="IP,...", help="proxies that tell the address of clients")
    server.add_argument("--log", choices=("debug", "info", "warning", "error"), default="warning")
    server.add_argument("--bot", action="append", default=[], metavar="NAME=BOT", help=GUEST_HELP)
    server.add_argument("--no-limits", action="store_true", help="let every client do as much as it likes")
    server.set_defaults(command=serve_tables)

    verify = commands.add_parser("verify", help="check the shuffles and moves of a game that was exported")
    verify.add_argument("file", type=Path, metavar="FILE")
    verify.set_defaults(command=verify_game)

    simulate = commands.add_parser("simulate", help="let bots play many games and sum up")
    add_game(simulate)
    add_many(simulate, 1000)
    simulate.add_argument("--bots", default="random", metavar="NAME,...", help=BOTS_HELP)
    simulate.set_defaults(command=simulate_games)

    lab = commands.add_parser("lab", help="what wins: heroes, cards, the lead; let bots play and see")
    add_game(lab)
    add_many(lab, 400)
    lab.add_argument("--bots", default=ANALYST, metavar="NAME,...", help=f"{BOTS_HELP}; default: %(default)s")
    lab.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="a whole report, also against the base game: FILE.html to read, FILE.json for programs",
    )
    lab.set_defaults(command=report_on_game)

    arena = commands.add_parser("arena", help="how strong bots are: every one against every other, in points of Elo")
    add_game(arena)
    add_many(arena, 200)
    arena.add_argument("bots", nargs="*", metavar="BOT", help="at least two; commands in quotation marks")
    arena.add_argument("--levels", action="store_true", help=f"the levels of bots: {', '.join(LEVELS)}")
    arena.add_argument("--neighbours", action="store_true", help="only those that are named side by side meet")
    arena.add_argument("--by-side", action="store_true", help="also how strong they are on each of two sides")
    arena.add_argument("--out", type=Path, metavar="FILE", help="write the tables to this file, in Markdown")
    arena.set_defaults(command=hold_arena)

    dataset = commands.add_parser("dataset", help="write down every decision of many games, as a Parquet file")
    add_game(dataset)
    add_many(dataset, 1000)
    dataset.add_argument("--bots", default=ANALYST, metavar="NAME,...", help=f"{BOTS_HELP}; default: %(default)s")
    dataset.add_argument("--out", type=Path, required=True, metavar="FILE", help="such as games.parquet")
    dataset.set_defaults(command=write_dataset)

    check = commands.add_parser("check", help="try out in random games that a game keeps every promise")
    check.add_argument("game", metavar="GAME")
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
    trace.add_argument("--games", type=positive, default=10)
    trace.add_argument("--seed", default="0")
    trace.set_defaults(command=trace_games)
    return top


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME")
    command.add_argument("--seats", type=int, metavar="N", help="how many play")
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
    command.add_argument("--pace", type=seconds, default=0.4, metavar="SECONDS", help="between moves of bots")


def add_many(command: argparse.ArgumentParser, games: int) -> None:
    command.add_argument("--games", type=positive, default=games, metavar="N")
    command.add_argument("--workers", type=positive, metavar="N", help="default: all cores")
    command.add_argument("--json", action="store_true", help="for programs")
    command.add_argument("--seed", type=int, default=0, metavar="N")


def positive(text: str) -> int:
    number = int(text)
    if not 1 <= number <= MOST:
        raise argparse.ArgumentTypeError(f"has to be from 1 to {MOST}")
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


# Games


def list_games(arguments: argparse.Namespace) -> int:
    for game in registry.games():
        print(f"{game.slug}: {game.title}, {game.fewest} to {game.most} seats, rules version {game.rules}")
        for option in game.options:
            values = "" if option.values == (False, True) else f"={'|'.join(map(str, option.values))}"
            print(f"  --option {option.name}{values}: {game.messages.words(f'option-{option.name}')} ({option.clause})")
    return 0


def serve_tables(arguments: argparse.Namespace) -> int:
    from tabletown.server.serve import Settings, serve
    from tabletown.server.shelf import invite

    return serve(
        Settings(
            host=arguments.host,
            port=arguments.port,
            data=arguments.data or DATA,
            workers=arguments.workers or 0,
            open=arguments.open,
            names=frozenset(arguments.name),
            origins=frozenset(arguments.origin),
            proxies=arguments.proxy,
            log=arguments.log,
            limited=not arguments.no_limits,
            guests=invite(arguments.bot),
        )
    )


def verify_game(arguments: argparse.Namespace) -> int:
    from tabletown.server.verify import command

    return command(arguments.file)


def play_game(arguments: argparse.Namespace) -> int:
    game = chosen_game(arguments.game, arguments.pack)
    options = chosen_options(arguments.option)
    players = arguments.players.split(",") if arguments.players else []
    seats = arguments.seats if arguments.seats is not None else len(players) or usual_seats(game, options)
    game.setup(seats, options)
    if not players:
        players = [PERSON] + [OPPONENT] * (seats - 1)
    if len(players) != seats:
        raise BadInput(f"{seats} seats need {seats} players, not {len(players)}: {', '.join(players)}")
    for name in players:
        if name != PERSON:
            check(name)
    names = chosen_names(arguments.names, players)
    seed = chosen_number(arguments.seed) if arguments.seed is not None else secrets.randbelow(10**9)
    record = Record(game, seats, seed, options, names, players)
    if arguments.save is not None and os.path.isfile(arguments.save) and read_saved(arguments.save):
        raise BadInput(f"{arguments.save} holds a game already; go on with it (tabletown resume), or save elsewhere")
    return at_table(record, arguments.save, arguments)


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


def at_table(record: Record, save: Path | None, arguments: argparse.Namespace) -> int:
    from tabletown import terminal

    return terminal.play(record, save=save, plain=arguments.plain, pace=arguments.pace)


# Rules


def show_rules(arguments: argparse.Namespace) -> int:
    game = registry.game(arguments.game)
    if arguments.coverage:
        return show_coverage(game, arguments.tests or Path("tests/games") / game.slug, arguments.json)
    clauses = game.rulebook.find(arguments.find) if arguments.find else game.rulebook.clauses
    if arguments.clause:
        clauses = [found for id in arguments.clause for found in named_clause(game, id)]
    if arguments.json:
        print(json.dumps([{"id": c.id, "tag": c.tag, "section": c.section, "text": c.text} for c in clauses]))
        return 0
    if not clauses:
        raise BadInput(f"no clause of {game.title} has the word {arguments.find!r}")
    section = ""
    for clause in clauses:
        if clause.section != section:
            section = clause.section
            print(f"\n{section}\n")
        print(f"{clause.id} [{clause.tag}] {clause.text}")
        if arguments.clause and clause.reason:
            print(f"  {clause.reason}")
    return 0


def named_clause(game: Game, id: str) -> list[Clause]:
    clause = game.rulebook.by_id.get(id.upper())
    if clause is None:
        raise BadInput(f"{game.title} has no clause {id!r}; try: tabletown rules {game.slug} --find WORD")
    return [clause]


def show_coverage(game: Game, tests: Path, as_json: bool) -> int:
    from tabletown.lab.coverage import covered

    clauses = covered(game.rulebook, tests)
    missing = [id for id, found in clauses.items() if not found]
    if as_json:
        print(json.dumps({"clauses": clauses, "missing": missing}, indent=1))
    else:
        for id, found in clauses.items():
            print(id, *(found or ["(no test claims this clause)"]), sep="\n  ")
        print(f"{len(clauses) - len(missing)} of {len(clauses)} clauses are claimed by a test.")
    return 1 if missing else 0


# For programs


def show_spaces(arguments: argparse.Namespace) -> int:
    from tabletown.envs.space import Space, action_lines, page

    game = chosen_game(arguments.game, arguments.pack)
    if arguments.actions:
        print(*action_lines(game), sep="\n")
        return 0
    options = chosen_options(arguments.option)
    seats = arguments.seats if arguments.seats is not None else usual_seats(game, options)
    print(page(Space(game.setup(seats, options))))
    return 0


# Many games


def simulate_games(arguments: argparse.Namespace) -> int:
    from tabletown.lab import simulate

    plan, played = play_many(arguments, watched=False)
    if not played:
        return 130
    found = simulate.summary(plan, played)
    if arguments.json:
        print(msgspec.json.encode({"plan": plan, "summary": found}).decode())
        return 0
    console = Console()
    show_summary(plan, found, console)
    console.print(histogram(found.scores))
    return 0


def report_on_game(arguments: argparse.Namespace) -> int:
    from tabletown.lab import features, simulate

    if arguments.out:
        return write_report(arguments)
    plan, played = play_many(arguments, watched=True)
    if not played:
        return 130
    found = simulate.summary(plan, played)
    lines = features.lines(played)
    if arguments.json:
        print(msgspec.json.encode({"plan": plan, "summary": found, "features": lines}).decode())
        return 0
    console = Console()
    show_summary(plan, found, console)
    for group in dict.fromkeys(line.group for line in lines):
        grid = Grid(group, "wins %", "95 %", "times", "games")
        for line in lines:
            if line.group == group:
                grid.add_row(line.name, *percent(line.share), str(line.share.times), str(line.share.games))
        console.print(grid)
    return 0


def play_many(arguments: argparse.Namespace, watched: bool) -> tuple[Plan, list[Played]]:
    """The games that were asked for, in order; fewer when interrupted."""
    plan = chosen_plan(arguments, watched)
    return plan, play_all(plan, arguments.workers)


def chosen_plan(arguments: argparse.Namespace, watched: bool = False) -> Plan:
    from tabletown.lab import simulate

    game = chosen_game(arguments.game, None)
    options = chosen_options(arguments.option)
    seats = arguments.seats if arguments.seats is not None else usual_seats(game, options)
    check_seed(arguments.seed)
    bots = arguments.bots.split(",")
    return simulate.plan(game.slug, arguments.games, seats, bots, arguments.seed, options, arguments.pack, watched)


def play_all(plan: Plan, workers: int | None, what: str = "games") -> list[Played]:
    """The games of a plan, in order; fewer when interrupted."""
    from tabletown.lab import simulate

    played: list[Played] = []
    for batch in with_progress(simulate.run(plan, workers), plan.games, len, what):
        played.extend(batch)
    played.sort(key=lambda game: game.number)
    show_troubles([trouble for game in played for trouble in game.troubles])
    return played


def write_report(arguments: argparse.Namespace) -> int:
    from tabletown.lab import study
    from tabletown.lab.report import Trial

    study.check_file(arguments.out)
    trials: dict[str, Trial] = {}
    for name, plan in study.plans(chosen_plan(arguments, watched=True)).items():
        trials[name] = Trial(plan, play_all(plan, arguments.workers, name))
        if len(trials[name].played) < plan.games:
            print(f"{arguments.out} was not written, because not all games were played.", file=sys.stderr)
            return 130
    study.write(arguments.out, trials)
    print(f"The report is in {arguments.out}.")
    return 0


def show_troubles(troubles: list[str]) -> None:
    """On the error stream: bots from outside that failed, and how often."""
    for trouble, times in Counter(troubles).items():
        print(trouble if times == 1 else f"{trouble} ({times} times)", file=sys.stderr)


def hold_arena(arguments: argparse.Namespace) -> int:
    from tabletown.lab import arena
    from tabletown.lab.files import check_writable, whole

    game = chosen_game(arguments.game, None)
    options = chosen_options(arguments.option)
    seats = arguments.seats if arguments.seats is not None else usual_seats(game, options)
    check_seed(arguments.seed)
    bots = [*(LEVELS if arguments.levels else ()), *arguments.bots]
    plan = arena.plan(
        game.slug,
        seats,
        bots,
        arguments.games,
        arguments.seed,
        options,
        arguments.pack,
        arguments.neighbours,
        arguments.by_side,
    )
    if arguments.out is not None:
        check_writable(arguments.out)
    total = len(plan.fixtures())
    fought: list[Fought] = []
    for batch in with_progress(arena.run(plan, arguments.workers), total, len, "games"):
        fought.extend(batch)
    if not fought:
        return 130
    fought.sort(key=lambda game: game.number)
    show_troubles([trouble for game in fought for trouble in game.troubles])
    found = arena.report(plan, fought)
    if arguments.out is not None and len(fought) < total:
        print(f"{arguments.out} was not written, because not all games were played.", file=sys.stderr)
    elif arguments.out is not None:
        with whole(arguments.out) as file:
            file.write(arena.page(plan, found, game.title).encode())
    if arguments.json:
        print(msgspec.json.encode({"plan": plan, "report": found}).decode())
        return 0
    console = Console()
    console.print(f"{found.games} games of {game.title}, {seats} seats, seed {plan.seed}")
    for sheet in arena.sheets(plan, found):
        grid = Grid(*sheet.heads)
        for row in sheet.rows:
            grid.add_row(*row)
        console.print(grid)
    return 0


def write_dataset(arguments: argparse.Namespace) -> int:
    from tabletown.lab import dataset
    from tabletown.lab.files import check_writable

    need("pyarrow", "data")
    check_writable(arguments.out)
    plan = chosen_plan(arguments)
    batches = with_progress(
        dataset.run(plan, arguments.workers), plan.games, lambda batch: batch.games, "games", partial=False
    )
    try:
        decisions, troubles = dataset.write(plan, batches, arguments.out)
    except KeyboardInterrupt:
        print(f"Interrupted: {arguments.out} was not written.", file=sys.stderr)
        return 130
    show_troubles(troubles)
    size = arguments.out.stat().st_size
    if arguments.json:
        found = {"file": str(arguments.out), "games": plan.games, "decisions": decisions, "bytes": size}
        print(json.dumps(found))
    else:
        print(f"{arguments.out}: {decisions} decisions of {plan.games} games, {size / 1_000_000:.1f} MB")
    return 0


def show_summary(plan: Plan, found: Summary, console: Console) -> None:
    title = registry.game(plan.game).title
    console.print(f"{found.games} games of {title}, {plan.seats} seats, seed {plan.seed}")
    console.print(
        f"Length: {found.decisions_mean:.1f} decisions on average, {found.decisions_low} to {found.decisions_high}"
    )
    by_bot = Grid("bot", "wins %", "95 %", "mean score")
    for bot in found.bots:
        by_bot.add_row(bot.bot, *percent(bot.share), f"{bot.score:+.2f}")
    console.print(by_bot)
    if len(found.sides) < plan.seats:
        by_side = Grid("side: seats", "wins %", "95 %", "mean score")
        for side in found.sides:
            seats = ", ".join(str(seat + 1) for seat in side.seats)
            by_side.add_row(seats, *percent(side.share), f"{side.score:+.2f}")
        console.print(by_side)
    by_seat = Grid("seat", "wins %", "95 %", "mean score", "deviation")
    for number, seat in enumerate(found.seats, 1):
        by_seat.add_row(str(number), *percent(seat.share), f"{seat.score:+.2f}", f"{seat.deviation:.2f}")
    console.print(by_seat)


def percent(share: Share) -> tuple[str, str]:
    """A share of wins, and its interval."""
    return f"{100 * share.wins:.1f}", f"{100 * share.low:.1f} to {100 * share.high:.1f}"


def histogram(scores: dict[int, int], lines: int = 15) -> Grid:
    """The scores in at most so many classes."""
    low, high = min(scores), max(scores)
    width = max(1, -(-(high - low + 1) // lines))
    classes: dict[int, int] = {}
    for score, times in scores.items():
        first = low + (score - low) // width * width
        classes[first] = classes.get(first, 0) + times
    most = max(classes.values())
    grid = Grid("score", "share", "")
    for first in range(low, high + 1, width):
        times = classes.get(first, 0)
        label = str(first) if width == 1 else f"{first} to {first + width - 1}"
        grid.add_row(label, f"{100 * times / sum(classes.values()):.1f} %", "█" * round(30 * times / most))
    return grid


def check_game(arguments: argparse.Namespace) -> int:
    from tabletown.lab import check

    game = registry.game(arguments.game)
    check_seed(arguments.seed)
    check.ready(arguments.failures)
    wrong = check.undeclared(game)
    report = check.Report()
    batches = check.run(game.slug, arguments.games, arguments.seed, arguments.every, arguments.workers)
    for batch in with_progress(batches, arguments.games, lambda batch: batch.games, "games"):
        report.add(batch)
    paths = check.save_failures(report, arguments.failures) if report.failures else []
    if arguments.json:
        failures = [{"check": found.check, "what": found.what} for found in report.failures]
        counts = {
            key: getattr(report, key) for key in ("games", "decisions", "worlds", "refusals", "undone", "replays")
        }
        print(json.dumps({**counts, "steps": report.steps, "declarations": wrong, "failures": failures}))
    else:
        print(
            f"{report.games} games, {report.decisions} decisions, {report.worlds} two-world pairs, "
            f"{report.refusals} refusals, {report.undone} moves taken back, {report.replays} replays"
        )
        print("Decisions by step:", ", ".join(f"{name} {times}" for name, times in sorted(report.steps.items())))
        for line in wrong:
            print(f"FAILED declarations: {line}")
        for found, path in zip(report.failures, paths, strict=True):
            print(f"FAILED {found.check}: {found.what}\n  tabletown resume {path}")
        print("Something failed." if wrong or paths else "No failure.")
    return 1 if wrong or report.failures else 0


def trace_games(arguments: argparse.Namespace) -> int:
    """One line a game: set-up, decisions, last hash, and a hash over all positions on the way."""
    from tabletown.lab.check import trace

    game = registry.game(arguments.game)
    for number in range(arguments.games):
        print(trace(game, number, arguments.seed))
    return 0


# Helpers


def is_compiled() -> bool:
    return not str(engine.__file__).endswith(".py")


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


def chosen_names(given: str | None, players: list[str]) -> list[str] | None:
    if given is not None:
        names = [name.strip() for name in given.split(",")]
        if len(names) != len(players) or not all(names) or len(set(names)) < len(names):
            raise BadInput(f"{len(players)} players need {len(players)} different names, not {given!r}")
        return names
    return None


def chosen_number(text: str) -> int | str:
    """A number if it is written like one, else the text itself."""
    return int(text) if re.fullmatch(r"0|-?[1-9][0-9]{0,17}", text) else text


def usual_seats(game: Game, options: dict[str, Value]) -> int:
    """The smallest table that these options fit."""
    for seats in range(game.fewest, game.most + 1):
        try:
            game.setup(seats, options)
        except BadInput:
            continue
        return seats
    game.setup(game.most, options)
    return game.most


def with_progress(
    batches: Iterator[Batch], total: int, size: Callable[[Batch], int], unit: str, partial: bool = True
) -> Iterator[Batch]:
    """Shows on the error stream how far the work has got. An interruption ends it and keeps what is done, if asked."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(unit, total=total)
        try:
            for batch in batches:
                progress.advance(task, size(batch))
                yield batch
        except KeyboardInterrupt:
            if not partial:
                raise
            print("Interrupted: these are the figures so far.", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
