"""Write versions/RULES-CONTENT.json of every game: what the numbers that its tables store mean.

python -m tools.versions   after a change of rules, content, events or layout

The files of earlier versions stay. Say in them whether their tables go on, and what has changed: docs/versions.md.
"""

from __future__ import annotations

import msgspec

from tabletown.kernel import registry
from tabletown.kernel.game import Game
from tabletown.kernel.versions import VersionFile, path_of, present, read


def kept(game: Game) -> VersionFile:
    """The present version, with what people have written in its file."""
    version = present(game)
    path = path_of(game, version)
    if path.exists():
        version.contents = read(path).contents
    return version


def written(version: VersionFile) -> str:
    """One line for each event, so that a change is seen."""
    values = msgspec.to_builtins(version)
    events = ",\n  ".join(msgspec.json.encode(event).decode() for event in values.pop("events"))
    lines = [f'"{key}": {msgspec.json.encode(value).decode()}' for key, value in values.items()]
    return "{\n " + ",\n ".join([*lines, f'"events": [\n  {events}\n ]']) + "\n}\n"


def main() -> None:
    for game in registry.games():
        version = kept(game)
        path = path_of(game, version)
        path.parent.mkdir(exist_ok=True)
        path.write_text(written(version), encoding="utf-8")


if __name__ == "__main__":
    main()
