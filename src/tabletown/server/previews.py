"""What programs show of a page when somebody sends a link to it: which game it is, and nothing about the table."""

from __future__ import annotations

from html import escape

from tabletown.kernel.game import Game
from tabletown.server.problems import MESSAGES


def preview(game: Game | None) -> str:
    """The tags for the head of a page about this game, or about none."""
    site, about = MESSAGES.words("preview-site"), MESSAGES.words("preview-about")
    title = site
    if game is not None:
        title = f"{game.title} · {site}"
        about = game.messages.words("game-about") if game.messages.has("game-about") else about
    tags = {"og:site_name": site, "og:type": "website", "og:title": title, "og:description": about}
    lines = [f'<meta name="description" content="{escape(about)}">']
    lines += [f'<meta property="{name}" content="{escape(words)}">' for name, words in tags.items()]
    return "\n  ".join(lines)
