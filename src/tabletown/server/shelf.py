"""What this server offers: the games with their rulebooks and sentences, and the levels of bots."""

from __future__ import annotations

from functools import cache
from typing import Final

from tabletown import __version__
from tabletown.kernel import registry
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import SHARED_MESSAGES, Game
from tabletown.kernel.messages import LANGUAGE
from tabletown.server.pages import WEB
from tabletown.server.problems import CATALOGUE, no
from tabletown.server.protocol import (
    USUAL_BOT,
    ClauseInfo,
    GameDetails,
    GameInfo,
    LevelInfo,
    OptionInfo,
    SetupCheck,
    SetupVerdict,
    Shelf,
)

LEVELS: Final = (
    LevelInfo("beginner", "random"),
    LevelInfo("casual", "greedy"),
    LevelInfo("thoughtful", USUAL_BOT),
    LevelInfo("expert", "search:5000"),
)
USUAL_SEATS: Final = 4


def shelf() -> Shelf:
    return Shelf([info(game) for game in registry.games()], list(LEVELS), __version__)


def find(slug: str) -> Game:
    """The game with this slug."""
    try:
        return registry.game(slug)
    except BadInput:
        raise no("unknown-game", 404, name=slug[:40]) from None


def known_bot(name: str) -> str:
    """The name of a bot that is on the shelf."""
    if name not in {level.bot for level in LEVELS}:
        raise no("unknown-level", 422, name=name)
    return name


def info(game: Game) -> GameInfo:
    ui = game.folder / "ui"
    return GameInfo(
        slug=game.slug,
        title=game.title,
        fewest=game.fewest,
        most=game.most,
        usual=min(max(USUAL_SEATS, game.fewest), game.most),
        rules=game.rules,
        options=[
            OptionInfo(option.name, option.clause, list(option.values), option.default) for option in game.options
        ],
        ui=(ui / "table.js").exists(),
        poster=(ui / "poster.js").exists(),
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
        return SetupVerdict(wrong or no("bad-setup", reason=str(error)).message)
    return SetupVerdict(None)


def sentences(language: str) -> str:
    """The shell's, the server's and the kernel's sentences, for the browser."""
    if language != LANGUAGE:
        raise no("unknown-path", 404)
    paths = (SHARED_MESSAGES, CATALOGUE, *sorted(WEB.rglob("*.ftl")))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def game_sentences(game: Game, language: str) -> str:
    if language != LANGUAGE:
        raise no("unknown-path", 404)
    return game.sentences()
