"""Which tests a change since the last commit on main can break. Standard library only."""

from __future__ import annotations

import subprocess

from tools.steps import ROOT, Trouble

ABOVE_KERNEL = ["tests/kernel", "tests/free", "tests/bots", "tests/games", "tests/envs", "tests/lab"]
ROOMS = {
    "src/tabletown/kernel/": ABOVE_KERNEL,
    "src/tabletown/bots/": ["tests/bots", "tests/lab"],
    "src/tabletown/lab/": ["tests/lab", "tests/cli"],
    "src/tabletown/envs/": ["tests/envs"],
    "src/tabletown/server/": ["tests/server", "tests/web"],
    "src/tabletown/terminal/": ["tests/terminal", "tests/cli"],
    "src/tabletown/cli/": ["tests/cli"],
    "src/tabletown/web/": ["tests/web"],
    "docs/": ["tests/test_docs.py"],
    "README.md": ["tests/test_docs.py"],
    "examples/": ["tests/test_docs.py"],
    "benchmarks/": ["tests/benchmarks"],
    "requirements/": ["tests/tools"],
    "tools/": ["tests/tools"],
    "play": ["tests/tools"],
    "build_hook.py": ["tests/tools"],
    "pyproject.toml": ["tests/tools"],
}
"""Where a change begins so, these tests can notice it. Games have rules of their own, below."""
GAMES = "src/tabletown/games/"


def what_can_break() -> list[str]:
    """The tests to run, as arguments for pytest."""
    return to_run(changed_files())


def to_run(files: list[str]) -> list[str]:
    """A changed game is tested by its own tests and by those that all games get; other games are left out there."""
    wanted: dict[str, None] = {}
    games = {name[len(GAMES) :].partition("/")[0] for name in files if name.startswith(GAMES)}
    for name in files:
        found = next((tests for start, tests in ROOMS.items() if name.startswith(start)), [])
        if name.startswith("tests/") and (ROOT / name).is_file():
            found = [name] if name.rpartition("/")[2].startswith("test_") else [name.rpartition("/")[0]]
        wanted.update(dict.fromkeys(found))
    wanted.update(dict.fromkeys(f"tests/games/{game}" for game in sorted(games)))
    whole = [test for test in wanted if not any(test != other and test.startswith(f"{other}/") for other in wanted)]
    if games and "tests/free" not in wanted:
        whole += ["tests/free", "--only-games", ",".join(sorted(games))]
    return whole


def changed_files() -> list[str]:
    """What differs from the last commit that this work and main have in common, with what git does not know yet."""
    base = git("merge-base", "HEAD", "main") or ["HEAD"]
    return sorted({*git("diff", "--name-only", base[0]), *git("ls-files", "--others", "--exclude-standard")})


def git(*words: str) -> list[str]:
    try:
        asked = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        raise Trouble("git is needed to know what has changed; install it with: apt-get install git") from None
    if asked.returncode and words[0] != "merge-base":
        raise Trouble(f"git cannot tell what has changed: {asked.stderr.strip()}")
    return asked.stdout.splitlines()
