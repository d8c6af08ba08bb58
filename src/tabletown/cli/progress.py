"""How far a long work has got, and what went wrong in it."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

if TYPE_CHECKING:
    from tabletown.lab.failures import BotFailure, BotFailureLine
    from tabletown.lab.shares import Share

Batch = TypeVar("Batch")


def with_progress(
    batches: Iterator[Batch], total: int, size: Callable[[Batch], int], unit: str, partial: bool = True
) -> Iterator[Batch]:
    """Shows on the error stream how far the work has got. An interruption ends it and keeps what is done, if asked."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(unit, total=total)
        try:
            for batch in batches:
                progress.advance(task, size(batch))
                yield batch
        except KeyboardInterrupt:
            if not partial:
                raise
            print("Interrupted: these are the figures so far.", file=sys.stderr)


class Lines:
    """How far it has got, for programs: a line of JSON at the start and after every batch, with the games so far."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.say()

    def say(self) -> None:
        print(json.dumps({"done": self.done, "games": self.total}), flush=True)

    def tell(self, batches: Iterator[list[Batch]]) -> Iterator[list[Batch]]:
        for batch in batches:
            self.done += len(batch)
            self.say()
            yield batch


def show_failures(games: Iterable[list[BotFailure]]) -> None:
    """On the error stream: bots from outside that failed, and how often."""
    for failure, times in Counter(failure.said for failures in games for failure in failures).items():
        print(failure if times == 1 else f"{failure} ({times} times)", file=sys.stderr)


def show_warnings(failures: list[BotFailureLine], games: int, console: Console) -> None:
    """Under the tables: what their numbers are not worth."""
    from tabletown.lab.failures import warning

    for line in failures:
        console.print(f"Warning: {warning(line, games)}", markup=False, highlight=False)


def code(arguments: argparse.Namespace, failures: Sequence[object]) -> int:
    """How the command ends: well, unless bots failed and that was not to be."""
    return 1 if arguments.strict and failures else 0


def percent(share: Share) -> tuple[str, str]:
    """A share of wins, and its interval."""
    return f"{100 * share.wins:.1f}", f"{100 * share.low:.1f} to {100 * share.high:.1f}"
