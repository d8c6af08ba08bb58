"""The build hook of sdist and wheel: it puts the browser's files together, and compiles the wheel's rules.

Without a working C compiler, or with TABLETOWN_PURE=1, the wheel is plain Python: the same games, slower.
An editable install is always plain Python, so nobody runs rules that are older than their source.
TABLETOWN_OPT_LEVEL=0 gives a quick build of slow code. What is compiled, and how: tools/compilation.py.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompleteWheel(BuildHookInterface[BuilderConfig]):
    """Adds what the browser needs of others, and the compiled modules beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, self.root)
        from tools.bundle import bundle
        from tools.compiler import why_not_compile
        from tools.steps import Trouble
        from tools.vendor import vendor

        try:
            vendor()
            browser_files = {} if version == "editable" else bundle()
        except Trouble as trouble:
            if version != "editable":
                sys.exit(str(trouble))
            self.app.display_warning(f"{trouble}\nWithout that there are no tables in the browser.")
        if version == "editable" or self.target_name == "sdist":
            return
        build_data["force_include"].update(browser_files)
        reason = why_not_compile()
        if reason:
            self.app.display_warning(f"Not compiled: {reason}. Tabletown works all the same, but slower.")
            return
        from tools.compilation import compile_modules

        modules = compile_modules(Path(self.root), **self.metadata.config["tool"]["tabletown"])
        build_data["force_include"].update(modules)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
