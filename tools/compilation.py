"""Compiles kernel, rules and bots with mypyc, as one library: what [tool.tabletown] in pyproject.toml names.

Each module becomes a C file with numbers of its own. Only those are compiled that have changed, or that use a
declaration that has changed (docs/decisions/0021-first-minute.md). Used by build_hook.py.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.metadata import version as installed_version
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError

from tools.compiler import compiler, complaint_about
from tools.declared import Declarations
from tools.numbering import with_own_numbers
from tools.steps import PROGRESS, is_stamped

# Python's own flags are repeated because CFLAGS in the environment replaces them; -fwrapv keeps i64 defined.
# The other two let the compiler inline across the functions of the library.
COMPILE_FLAGS = ["-DNDEBUG", "-fwrapv", "-fno-semantic-interposition"]
LINK_FLAGS = ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []
LINK_TIME_FLAGS = ["-flto=auto"]
WITHOUT_LINK_TIME = "TABLETOWN_LTO"

# Only the sources decide what is compiled, not the libraries that happen to be installed beside the compiler, whose
# types would take longer to read than all the rest. ./test checks all types, and strictly.
MYPY_OPTIONS = [
    "--python-version=3.11",
    "--explicit-package-bases",
    "--no-site-packages",
    "--ignore-missing-imports",
    "--follow-imports=silent",
]


WRITTEN_HEADERS = "__native_*.h"
"""The others are mypyc's own, of which a first build does not know all: they change with its version only."""


class Compilation(build_ext):  # type: ignore[misc]  # setuptools tells no types
    """Compiles on all cores, and only what is not compiled yet."""

    def build_extensions(self) -> None:
        files = [(extension, file) for extension in self.extensions for file in extension.sources]
        headers = {Path(header) for extension in self.extensions for header in extension.depends}
        self.declarations = Declarations(sorted(header for header in headers if header.match(WRITTEN_HEADERS)))
        pool = ThreadPoolExecutor(os.cpu_count())
        try:
            waiting = [pool.submit(self.compile, extension, file) for extension, file in files]
            for done, future in enumerate(as_completed(waiting), 1):
                future.result()
                say_progress(f"{done} of {len(files)} files compiled")
        finally:
            pool.shutdown(cancel_futures=True)
        say_progress("linking")
        self.compiler.compile = self.objects
        super().build_extensions()

    def compile(self, extension: Extension, file: str) -> None:
        """Leaves a stamp when it is done, so that a build that was interrupted goes on where it was."""
        [object_file] = self.objects([file])
        stamp_file = Path(f"{object_file}.stamp")
        stamp = self.declarations.stamp(Path(file))
        if not is_stamped(stamp_file, stamp):
            stamp_file.unlink(missing_ok=True)
            self.compiler.compile(
                [file],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            stamp_file.write_text(stamp)

    def objects(self, files: list[str], **options: object) -> list[str]:
        """Where the compiled files are; takes the place of the compiler that would make them one by one."""
        return list(self.compiler.object_filenames(files, output_dir=self.build_temp))


def say_progress(text: str) -> None:
    print(f"{PROGRESS}{text}", flush=True)


def compile_modules(root: Path, compiled: list[str], uncompiled: list[str]) -> dict[str, str]:
    """Compile the files that the patterns name; return each extension module with its place in the wheel."""
    source = root / "src"
    files = sorted(matches(root, compiled) - matches(root, uncompiled))
    level = os.environ.get("TABLETOWN_OPT_LEVEL", "3")
    link_time = link_time_flags(level)
    kind = f"O{level}{'-lto' if link_time else ''}"
    work = root / "build" / f"mypyc-{installed_version('mypy')}-{sys.implementation.cache_tag}-{kind}"
    keep_if_made_by(work, repr([compiler(), os.environ.get("CFLAGS"), COMPILE_FLAGS, LINK_FLAGS]))

    settings = work / "mypy.ini"
    settings.write_text(f"[mypy]\nplugins = {Path(__file__).with_name('constants.py')}\n")
    sys.path.insert(0, str(source))  # the plug-in imports what is compiled
    # Tracebacks show the paths given here: relative to src/, they hold wherever the wheel is installed.
    with contextlib.chdir(source):
        try:
            extensions = mypycify(
                [
                    f"--config-file={settings}",
                    *MYPY_OPTIONS,
                    f"--cache-dir={work / 'cache'}",
                    *(str(file.relative_to(source)) for file in files),
                ],
                opt_level=level,
                debug_level="0",
                multi_file=True,
                target_dir=str(work / "c"),
                group_name="tabletown",
            )
        except SystemExit:
            sys.exit("mypyc refuses the sources (see above), so there is no wheel.")
        for extension in extensions:
            written = [Path(file) for file in extension.sources]
            extension.sources = [str(file) for file in with_own_numbers(written, work / "own-numbers")]
            across = link_time if len(extension.sources) > 1 else []  # a single file only loads the library
            extension.extra_compile_args = [*COMPILE_FLAGS, *across, *extension.extra_compile_args, "-Wno-error"]
            extension.extra_link_args = [*LINK_FLAGS, *across]
        command = Compilation(Distribution({"name": "tabletown", "ext_modules": extensions}))
        command.build_lib = str(work / "library")
        command.build_temp = str(work / "objects")
        command.force = True  # what has changed is decided above; linking takes a second
        command.ensure_finalized()
        try:
            command.run()
        except CCompilerError:
            sys.exit("The C compiler fails (see above). TABLETOWN_PURE=1 builds a wheel without it.")
    return {module: os.path.relpath(module, command.build_lib) for module in command.get_outputs()}


def keep_if_made_by(work: Path, recipe: str) -> None:
    """Keep what was made by the same compiler and flags, and nothing else."""
    made_by = work / "recipe"
    if not is_stamped(made_by, recipe):
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        made_by.write_text(recipe)


def link_time_flags(level: str) -> list[str]:
    """What makes the linker optimise the library as a whole, on all cores, where it can and somebody waits for it."""
    unwanted = level == "0" or os.environ.get(WITHOUT_LINK_TIME) == "0"
    return [] if unwanted or complaint_about(LINK_TIME_FLAGS) else LINK_TIME_FLAGS


def matches(root: Path, patterns: list[str]) -> set[Path]:
    return {path for pattern in patterns for path in root.glob(pattern)}
