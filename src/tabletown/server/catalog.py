"""What this server offers: the games with their rulebooks and sentences, and the levels of bots."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from tabletown import __version__
from tabletown.bots import LEVELS, is_bot
from tabletown.bots import check as check_bot
from tabletown.kernel import puzzles, registry
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.messages import LANGUAGE
from tabletown.server.lessons import lesson_of
from tabletown.server.pages import WEB
from tabletown.server.problems import MESSAGES, SOURCES, refused
from tabletown.server.protocol import (
    USUAL_BOT,
    Catalog,
    ClauseInfo,
    GameDetails,
    GameInfo,
    LevelInfo,
    OptionInfo,
    SetupCheck,
    SetupVerdict,
)

Guests = dict[str, str]
"""Bots that the host of this server brought: what people call them, and how they are reached."""
GUEST: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,19}")
USUAL_SEATS: Final = 4


def catalog(guests: Guests, lab: bool, network: str) -> Catalog:
    levels = level_infos(LEVELS)
    levels += [LevelInfo(name, name, name, MESSAGES.words("level-guest-about")) for name in guests]
    return Catalog([info(game) for game in registry.games()], levels, USUAL_BOT, lab, __version__, network)


def level_infos(levels: dict[str, str]) -> list[LevelInfo]:
    """Levels with their sentences."""
    say = MESSAGES.words
    return [LevelInfo(id, bot, say(f"level-{id}"), say(f"level-{id}-about")) for id, bot in levels.items()]


def find(slug: str) -> Game:
    """The game with this slug."""
    try:
        return registry.game(slug)
    except BadInput:
        raise refused("unknown-game", 404, name=slug[:40]) from None


def known_bot(name: str, guests: Guests) -> str:
    """The bot of a level that is in the catalog, or a bot that is there by its own name."""
    bot = LEVELS.get(name, name)
    if bot not in LEVELS.values() and bot not in guests:
        raise refused("unknown-level", 422, name=name)
    return bot


def invite(given: list[str]) -> Guests:
    """Reads NAME=BOT, as the host writes it, and greets each of these bots; BadInput says what does not fit."""
    guests: Guests = {}
    for text in given:
        name, _, bot = text.partition("=")
        if not GUEST.fullmatch(name) or name in guests or is_bot(name):
            raise BadInput(
                f"a bot of your own needs a name of its own, of at most 20 letters, digits and hyphens, not {name!r}"
            )
        check_bot(bot)
        guests[name] = bot
    return guests


def info(game: Game) -> GameInfo:
    ui = game.folder / "ui"
    return GameInfo(
        slug=game.slug,
        title=game.title,
        fewest=game.fewest,
        most=game.most,
        usual=min(max(USUAL_SEATS, game.fewest), game.most),
        sample=game.profile.sample,
        rules=game.rules,
        options=[
            OptionInfo(option.name, option.clause, list(option.values), option.default) for option in game.options
        ],
        ui=(ui / "table.js").exists(),
        poster=(ui / "poster.js").exists(),
        clauses=len(game.rulebook.clauses),
        guided=lesson_of(game) is not None,
        placing=list(game.profile.placing),
        puzzles=puzzles.count(game),
    )


@cache
def details(game: Game) -> GameDetails:
    clauses = [
        ClauseInfo(clause.id, clause.tag, clause.section, clause.text, clause.reason)
        for clause in game.rulebook.clauses
    ]
    return GameDetails(info(game), clauses, game.content.tables)


def check(game: Game, wanted: SetupCheck) -> SetupVerdict:
    """Whether seats and options fit together."""
    try:
        game.setup(wanted.seats, wanted.options)
    except BadInput as error:
        options = {option.name: wanted.options.get(option.name, option.default) for option in game.options}
        wrong = game.check_options(wanted.seats, options)
        return SetupVerdict(wrong or refused("bad-setup", reason=str(error)).message)
    return SetupVerdict(None)


def sentences(language: str, guests: Guests) -> str:
    """All sentences that belong to no game, and the names of the host's bots, for the browser."""
    if language != LANGUAGE:
        raise refused("unknown-path", 404)
    paths = (*SOURCES, *sorted(WEB.rglob("*.ftl")))
    names = [f"level-{name} = {name}\nlevel-{name}-about = {{ level-guest-about }}" for name in guests]
    return "\n".join([*(path.read_text(encoding="utf-8") for path in paths), *names, ""])


def game_sentences(game: Game, language: str) -> str:
    if language != LANGUAGE:
        raise refused("unknown-path", 404)
    return game.sentences()
