"""A plug-in of the type checker that tells the compiler which numbers the declarations of a game come to.

`HAND: Final = declare.seat_zone("hand", OWNER)` is then compiled like `HAND: Final = 1`: the compiler folds it, and no
rule looks it up. The values come from importing the sources as they are. Where that cannot be done, rules are compiled
without it, and are a few per cent slower.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from types import ModuleType

from mypy.nodes import AssignmentStmt, MypyFile, NameExpr, Var
from mypy.plugin import MethodContext, Plugin
from mypy.types import Type

DECLARATIONS = "tabletown.kernel.declare.Declarations."


class Constants(Plugin):
    """Looks at each call of a declaration that gives an id."""

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        return tell_value if fullname.startswith(DECLARATIONS) else None


def tell_value(context: MethodContext) -> Type:
    """Whoever reads the name that is declared by this call, reads its value."""
    file = getattr(context.api, "tree", None)
    if isinstance(file, MypyFile):
        name, variable = declared_by(file, context)
        value = getattr(imported(file.fullname), name, None)
        if variable is not None and variable.is_final and type(value) is int:
            variable.final_value = value
    return context.default_return_type


def declared_by(file: MypyFile, context: MethodContext) -> tuple[str, Var | None]:
    """The name at the left of this call, at the top level of a module."""
    for statement in file.defs:
        if isinstance(statement, AssignmentStmt) and statement.rvalue is context.context:
            [target] = statement.lvalues
            if isinstance(target, NameExpr) and isinstance(target.node, Var):
                return target.name, target.node
    return "", None


@cache
def imported(name: str) -> ModuleType | None:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def plugin(version: str) -> type[Plugin]:
    return Constants
