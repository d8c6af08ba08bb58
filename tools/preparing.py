"""What ./play gets ready behind the open table: the libraries of the lab, and the compiled rules.

Standard library only. The syntax stays that of Python 3.7, so that an old Python can say that it is too old.
"""

from __future__ import annotations

from tools.compiler import why_not_compile
from tools.environment import Environment, is_compiled, wheel_stamp
from tools.steps import Trouble, alone

INTERPRETED = Environment(".venv-play", "play.lock")
"""Has the libraries and the sources themselves: a table can be opened at once."""
COMPILED = Environment(".venv-play-compiled")
"""Borrows the libraries, and has the wheel of this checkout."""
BUILDING = Environment(".venv-build", "build.lock")
LAB = "lab.lock"


def left_to_do(stamp: str) -> list[str]:
    """The parts that are not ready yet."""
    lab = [] if INTERPRETED.has_more(LAB) else ["lab"]
    rules = [] if COMPILED.has("tabletown", stamp) or why_not_compile() else ["rules"]
    return lab + rules


def prepare(part: str, stamp: str) -> str:
    """Get a part ready; the Python that has it."""
    return prepare_lab() if part == "lab" else prepare_rules(stamp)


def prepare_lab() -> str:
    with alone("environment"):
        INTERPRETED.add("the libraries of the lab", LAB)
    return INTERPRETED.python


def prepare_rules(stamp: str) -> str:
    """Compile this checkout, beside the sources that are in use."""
    with alone("wheel"):
        if not COMPILED.has("tabletown", stamp):
            BUILDING.make()
            wheel = BUILDING.build_wheel(stamp)
            if not is_compiled(wheel) or wheel_stamp() != stamp:
                raise Trouble("The sources have changed meanwhile; they are compiled after the next start.")
            COMPILED.borrow(INTERPRETED)
            COMPILED.install_wheel(wheel, stamp)
    return COMPILED.python
