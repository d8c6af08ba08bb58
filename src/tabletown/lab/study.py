"""A study of a variant: which games have to be played for a report, and the file that it becomes."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

import msgspec

from tabletown.kernel.errors import BadInput
from tabletown.kernel.machine import need
from tabletown.kernel.registry import game as find
from tabletown.lab import page, simulate
from tabletown.lab.files import check_writable, whole
from tabletown.lab.report import Report, Trial, report
from tabletown.lab.simulate import Plan

DUELLISTS: Final = ["search:100", "greedy"]
KINDS: Final = (".html", ".json")


def plans(variant: Plan) -> dict[str, Plan]:
    """What has to be played, by name: the variant, duels in it, and the base game if there is anything that differs."""
    duels = simulate.plan(
        variant.game,
        max(1, variant.games // 4),
        variant.seats,
        DUELLISTS,
        variant.seed,
        variant.options,
        variant.pack,
    )
    found = {"variant": variant, "duels": duels}
    base = simulate.plan(variant.game, variant.games, variant.seats, variant.bots, variant.seed, watched=True)
    if msgspec.structs.replace(base, bots=variant.bots) != variant:
        found["base"] = base
    return found


def check_file(path: Path) -> None:
    """BadInput before the work starts, if the report could not be written down."""
    if path.suffix not in KINDS:
        raise BadInput(f"a report is {' or '.join(f'FILE{kind}' for kind in KINDS)}, not {path.name}")
    need("scipy", "lab")
    check_writable(path)


def write(path: Path, trials: dict[str, Trial]) -> None:
    """The report as a file."""
    found = report(trials["variant"], trials["duels"], trials.get("base"))
    with whole(path) as file:
        file.write(msgspec.json.encode(found) if path.suffix == ".json" else _as_page(found).encode())


def _as_page(found: Report) -> str:
    return page.page(found, find(found.plan.game).title, command(found.plan))


def command(plan: Plan) -> str:
    """What gives the same games again."""
    words = ["tabletown", "lab", plan.game, f"--seats={plan.seats}", f"--games={plan.games}", f"--seed={plan.seed}"]
    words.append(f"--bots={','.join(dict.fromkeys(plan.bots))}")
    usual = {option.name: option.default for option in find(plan.game).options}
    words += [f"--option={name}={value}" for name, value in plan.options.items() if value != usual[name]]
    if plan.pack:
        words.append(f"--pack={plan.pack.path}")
    return shlex.join(words)
