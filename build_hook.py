"""The build hook of the wheel: it copies the browser's libraries, and compiles kernel, rules and search as one group.

Without a working C compiler, or with TABLETOWN_PURE=1, the wheel is plain Python: the same games, slower.
An editable install is always plain Python, so nobody runs rules that are older than their source.
TABLETOWN_OPT_LEVEL=0 gives a quick build of slow code.
"""

import contextlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Python's own flags are repeated because CFLAGS in the environment replaces them; -fwrapv keeps i64 defined.
# The other two let the compiler inline across the functions of the group.
COMPILE_FLAGS = ["-DNDEBUG", "-fwrapv", "-fno-semantic-interposition"]
LINK_FLAGS = ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []


class CompleteWheel(BuildHookInterface[BuilderConfig]):
    """Adds what the browser needs of others, and the compiled modules beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        copy_browser_libraries(Path(self.root))
        if version == "editable":
            return
        reason = why_not_compile()
        if reason:
            self.app.display_warning(f"Not compiled: {reason}. Tabletown works all the same, but slower.")
            return
        modules = compile_group(Path(self.root), **self.metadata.config["tool"]["tabletown"])
        build_data["force_include"].update(modules)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def copy_browser_libraries(root: Path) -> None:
    """Fill src/tabletown/web/vendor/, also in an unpacked source distribution."""
    sys.path.insert(0, str(root))
    from tools.steps import Trouble
    from tools.vendor import vendor

    try:
        vendor()
    except Trouble as trouble:
        sys.exit(str(trouble))


def why_not_compile() -> str | None:
    """The reason why this machine cannot compile, or None when it can."""
    if os.environ.get("TABLETOWN_PURE") == "1":
        return "TABLETOWN_PURE=1 is set"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if not compiler or not shutil.which(compiler[0]):
        return "no C compiler was found (on Debian: apt-get install gcc python3-dev)"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        include = sysconfig.get_path("include")
        command = [*compiler, "-shared", "-fPIC", f"-I{include}", probe.name, "-o", "probe"]
        result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode:
        complaint = (result.stderr.strip() or f"exit code {result.returncode}").splitlines()[0]
        return f"{compiler[0]} cannot build Python extensions here ({complaint})"
    return None


def compile_group(root: Path, compiled: list[str], uncompiled: list[str]) -> dict[str, str]:
    """Compile the files that the patterns name; return each extension module with its place in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CCompilerError

    source = root / "src"
    files = sorted(matches(root, compiled) - matches(root, uncompiled))
    level = os.environ.get("TABLETOWN_OPT_LEVEL", "3")
    work = root / "build" / f"mypyc-{installed_version('mypy')}-{sys.implementation.cache_tag}-O{level}"
    options = [f"--config-file={root / 'pyproject.toml'}", f"--cache-dir={work / 'cache'}"]
    finished = work / "finished"
    if not finished.exists():
        shutil.rmtree(work, ignore_errors=True)
    finished.unlink(missing_ok=True)

    # Tracebacks show the paths given here: relative to src/, they hold wherever the wheel is installed.
    with contextlib.chdir(source):
        try:
            extensions = mypycify(
                [*options, *(str(file.relative_to(source)) for file in files)],
                opt_level=level,
                debug_level="0",
                target_dir=str(work / "c"),
                group_name="tabletown",
            )
        except SystemExit:
            sys.exit("mypyc refuses the sources (see above), so there is no wheel.")
        for extension in extensions:
            extension.extra_compile_args = [*COMPILE_FLAGS, *extension.extra_compile_args, "-Wno-error"]
            extension.extra_link_args = LINK_FLAGS
        command = build_ext(Distribution({"name": "tabletown", "ext_modules": extensions}))
        command.build_lib = str(work / "library")
        command.build_temp = str(work / "objects")
        command.ensure_finalized()
        try:
            command.run()
        except CCompilerError:
            sys.exit("The C compiler fails (see above). TABLETOWN_PURE=1 builds a wheel without it.")
    finished.touch()
    return {module: os.path.relpath(module, command.build_lib) for module in command.get_outputs()}


def matches(root: Path, patterns: list[str]) -> set[Path]:
    return {path for pattern in patterns for path in root.glob(pattern)}
