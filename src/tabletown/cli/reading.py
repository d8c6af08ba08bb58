"""What there is to read: the games and their rules, the bots, and what their numbers mean to programs."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from tabletown.bots import LEVELS, NAMES, OUTSIDE, SENTENCES
from tabletown.cli.chosen import chosen_game, chosen_options, usual_seats
from tabletown.kernel import how, lesson, registry
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.messages import Messages
from tabletown.kernel.rulebook import Clause


def list_games(arguments: argparse.Namespace) -> int:
    for game in registry.games():
        print(f"{game.slug}: {game.title}, {game.fewest} to {game.most} seats, rules version {game.rules}")
        for option in game.options:
            values = "" if option.values == (False, True) else f"={'|'.join(map(str, option.values))}"
            print(f"  --option {option.name}{values}: {game.messages.words(f'option-{option.name}')} ({option.clause})")
    return 0


def list_bots(arguments: argparse.Namespace) -> int:
    sentences = Messages(SENTENCES)
    levels = {name: sentences.words(f"level-{name}-about") for name in LEVELS}
    for title, bots in (("Levels, the weakest first:", levels), ("Others:", NAMES | OUTSIDE)):
        print(title)
        for name, about in bots.items():
            print(f"  {name}: {about}")
    return 0


def show_pack(arguments: argparse.Namespace) -> int:
    print(registry.game(arguments.game).content.starter(), end="")
    return 0


def show_rules(arguments: argparse.Namespace) -> int:
    game = registry.game(arguments.game)
    if arguments.coverage:
        return show_coverage(game, arguments.tests or Path("tests/games") / game.slug, arguments.json)
    clauses = game.rulebook.find(arguments.find) if arguments.find else game.rulebook.clauses
    if arguments.clause:
        clauses = [found for id in arguments.clause for found in named_clause(game, id)]
    if arguments.json:
        keys = ("id", "tag", "section", "text", "reason")
        print(json.dumps([{key: getattr(clause, key) for key in keys} for clause in clauses]))
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


def show_how(arguments: argparse.Namespace) -> int:
    """How to play, as the page says it, or what every game says of itself."""
    game = registry.game(arguments.game)
    sections = how.read(game.folder).section
    for section in sections:
        print(f"{game.say(section.title())}\n")
        print(f"{game.say(section.text())}\n({', '.join(section.clauses)})\n")
    for id in [] if sections else ["game-about", "game-goal"]:
        if game.messages.has(id):
            print(f"{game.messages.words(id)}\n")
    guided = ", with a coach: --guided" if lesson.read(game.folder) else ""
    print(f"All the rules: tabletown rules {game.slug}. Play: tabletown play {game.slug}{guided}.")
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


def show_spaces(arguments: argparse.Namespace) -> int:
    from tabletown.envs.space import Space, action_lines, page

    game = chosen_game(arguments.game, arguments.pack)
    options = chosen_options(arguments.option)
    seats = arguments.seats if arguments.seats is not None else usual_seats(game, options)
    setup = game.setup(seats, options)
    if arguments.actions:
        print(*action_lines(game), sep="\n")
    else:
        print(page(Space(setup)))
    return 0
