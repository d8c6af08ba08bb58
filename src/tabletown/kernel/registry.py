"""Where games are found: every package with an entry point in the group `tabletown.games`."""

from __future__ import annotations

import logging
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from tabletown.kernel.errors import BadInput, TabletownError
from tabletown.kernel.game import Game

GROUP = "tabletown.games"


def games() -> list[Game]:
    """All registered titles, by slug. Those that cannot be loaded are left out; the log says once why."""
    found: list[Game] = []
    for slug in sorted(_registered()):
        try:
            found.append(game(slug))
        except BadInput as broken:
            _complain(str(broken))
    return found


@cache
def game(slug: str) -> Game:
    """The title with this slug."""
    registered = _registered()
    if slug not in registered:
        near = get_close_matches(slug, registered, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(sorted(registered))}"
        raise BadInput(f"there is no game {slug!r}; {hint}")
    try:
        loaded = registered[slug].load()
    except TabletownError as error:
        raise BadInput(f"the game {slug!r} cannot be loaded: {error}") from error
    except Exception as error:  # whatever a package does wrong when it is imported
        raise BadInput(f"the game {slug!r} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(loaded, Game):
        raise BadInput(f"the package of {slug!r} registers something that is not a Game")
    return loaded


def has(title: Game) -> bool:
    """Whether this is the registered title of its slug, as it is: without a content pack."""
    return title.slug in _registered() and game(title.slug) is title


@cache
def _complain(sentence: str) -> None:
    logging.getLogger(__name__).warning(sentence)


def _registered() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
