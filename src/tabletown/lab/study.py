"""A study of a variant: which games have to be played for a report, and the files that it becomes."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

import msgspec

from tabletown.bots import ANALYST
from tabletown.kernel.errors import BadInput
from tabletown.kernel.files import check_writable, whole
from tabletown.kernel.machine import need
from tabletown.kernel.registry import game as find
from tabletown.kernel.setup import changed
from tabletown.lab import page, results, simulate
from tabletown.lab.report import Report, report
from tabletown.lab.simulate import Plan
from tabletown.lab.trial import Trial

DUELLISTS: Final = [ANALYST, "greedy"]


def plans(variant: Plan) -> dict[str, Plan]:
    """What has to be played, by name: the variant and duels in it; the same of the base game, if that is another."""
    if variant.seats == 1:
        raise BadInput("a report is about what wins, and nobody wins alone; let more play, or simulate it for scores")
    found = {"variant": variant, "duels": _duels(variant)}
    base = _base(variant)
    if base is not None and base != variant:
        found |= {"base": base, "base duels": _duels(base)}
    return found


def _duels(of: Plan) -> Plan:
    return simulate.plan(of.game, max(1, of.games // 4), of.seats, DUELLISTS, of.seed, of.options, of.pack)


def _base(variant: Plan) -> Plan | None:
    """The same without the pack; without a pack, the game without options. None if there is no such game."""
    for options in (variant.options, None) if variant.pack else (None,):
        with suppress(BadInput):
            return simulate.plan(
                variant.game, variant.games, variant.seats, variant.bots, variant.seed, options, watched=True
            )
    return None


def check_files(paths: Sequence[Path]) -> None:
    """BadInput before the work starts, if the report could not be written down."""
    for path in paths:
        if path.suffix not in KINDS:
            *others, last = (f"FILE{kind}" for kind in KINDS)
            raise BadInput(f"a report is {', '.join(others)} or {last}, not {path.name}")
        need(KINDS[path.suffix].library, KINDS[path.suffix].extra)
        check_writable(path)


def write(paths: Sequence[Path], trials: dict[str, Trial]) -> None:
    """The report as files."""
    for path in paths:
        with whole(path) as file:
            KINDS[path.suffix].write(file, trials)


def _as_page(file: BinaryIO, trials: dict[str, Trial]) -> None:
    found = _report(trials)
    file.write(page.page(found, find(found.plan.game).title, command(found.plan)).encode())


def _as_json(file: BinaryIO, trials: dict[str, Trial]) -> None:
    file.write(msgspec.json.encode(_report(trials)))


def _report(trials: dict[str, Trial]) -> Report:
    return report(trials["variant"], trials["duels"], trials.get("base"), trials.get("base duels"))


class Kind(NamedTuple):
    """A kind of file: how it is written, and the library that this takes, with the extra that brings it."""

    write: Callable[[BinaryIO, dict[str, Trial]], None]
    library: str
    extra: str


KINDS: Final = {
    ".html": Kind(_as_page, "scipy", "lab"),
    ".json": Kind(_as_json, "scipy", "lab"),
    ".parquet": Kind(results.write, "pyarrow", "data"),
}


def _named(plan: Plan) -> list[str]:
    """The fewest bots from which the plan made its line-up."""
    fewest = range(1, len(plan.bots))
    named = (plan.bots[:count] for count in fewest if simulate.lineup(plan.bots[:count], plan.sides) == plan.bots)
    return next(named, plan.bots)


def command(plan: Plan) -> str:
    """What gives the same games again."""
    words = ["tabletown", "lab", plan.game, f"--seats={plan.seats}", f"--games={plan.games}", f"--seed={plan.seed}"]
    words.append(f"--bots={','.join(_named(plan))}")
    words += [f"--option={chosen}" for chosen in changed(find(plan.game), plan.options)]
    if plan.pack:
        words.append(f"--pack={plan.pack.path}")
    return shlex.join([*words, "--out=report.html"])
