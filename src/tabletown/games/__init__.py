"""The games, each in its own room. Called like a function, the folder lists all registered titles."""

import sys
from types import ModuleType

from tabletown.kernel import registry
from tabletown.kernel.game import Game


class Folder(ModuleType):
    """`tabletown.games()` and `import tabletown.games.crow` share a name, so the module is the function as well."""

    def __call__(self) -> list[Game]:
        """All registered titles, by slug."""
        return registry.games()


sys.modules[__name__].__class__ = Folder
