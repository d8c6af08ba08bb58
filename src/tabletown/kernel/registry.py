"""Where games are found: every package with an entry point in the group `tabletown.games`."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from tabletown.kernel.errors import BadInput, TabletownError
from tabletown.kernel.game import Game

GROUP = "tabletown.games"


def games() -> list[Game]:
    """All registered titles, by slug."""
    return [game(slug) for slug in sorted(_registered())]


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
    except TabletownError:
        raise
    except Exception as error:  # whatever a package does wrong when it is imported
        raise BadInput(f"the game {slug!r} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(loaded, Game):
        raise BadInput(f"the package of {slug!r} registers something that is not a Game")
    return loaded


def has(title: Game) -> bool:
    """Whether this is the registered title of its slug, as it is: without a content pack."""
    return title.slug in _registered() and game(title.slug) is title


def _registered() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
