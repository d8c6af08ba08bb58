"""The build hook of the wheel: it puts the browser's files together and compiles kernel, rules and search as one group.

The group becomes one C file for each module, and all cores compile them (docs/decisions/0017-build.md).
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
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError
from setuptools.modified import newer_group

# Python's own flags are repeated because CFLAGS in the environment replaces them; -fwrapv keeps i64 defined.
# The other two let the compiler inline across the functions of the group.
COMPILE_FLAGS = ["-DNDEBUG", "-fwrapv", "-fno-semantic-interposition"]
LINK_FLAGS = ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []
LINK_TIME_FLAGS = ["-flto=auto"]

# Only the sources decide what is compiled, not the libraries that happen to be installed beside the compiler, whose
# types would take longer to read than all the rest. ./test checks all types, and strictly.
MYPY_OPTIONS = [
    "--config-file=",
    "--python-version=3.11",
    "--explicit-package-bases",
    "--no-site-packages",
    "--ignore-missing-imports",
    "--follow-imports=silent",
]


class CompleteWheel(BuildHookInterface[BuilderConfig]):
    """Adds what the browser needs of others, and the compiled modules beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        copy_browser_libraries(Path(self.root))
        if version == "editable":
            return
        build_data["force_include"].update(browser_files())
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


def browser_files() -> dict[str, str]:
    """What browsers may ask for, put together, each file with its place in the wheel."""
    from tools.bundle import bundle
    from tools.steps import Trouble

    try:
        return bundle()
    except Trouble as trouble:
        sys.exit(str(trouble))


def why_not_compile() -> str | None:
    """The reason why this machine cannot compile, or None when it can."""
    if os.environ.get("TABLETOWN_PURE") == "1":
        return "TABLETOWN_PURE=1 is set"
    command = compiler()
    if not command or not shutil.which(command[0]):
        return "no C compiler was found (on Debian: apt-get install gcc make python3-dev)"
    complaint = complaint_about([])
    return f"{command[0]} cannot build Python extensions here ({complaint})" if complaint else None


def compiler() -> list[str]:
    """The command that compiles C; empty if there is none."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")


def complaint_about(flags: list[str]) -> str | None:
    """What the compiler says when it cannot build a small extension with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        include = sysconfig.get_path("include")
        command = [*compiler(), *flags, "-shared", "-fPIC", f"-I{include}", probe.name, "-o", "probe"]
        result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode:
        return (result.stderr.strip() or f"exit code {result.returncode}").splitlines()[0]
    return None


def link_time_flags(level: str) -> list[str]:
    """What makes the linker optimise the group as a whole, on all cores, where it can."""
    return [] if level == "0" or complaint_about(LINK_TIME_FLAGS) else LINK_TIME_FLAGS


class Compilation(build_ext):  # type: ignore[misc]  # setuptools tells no types
    """Compiles on all cores, and only the C files that are newer than their objects."""

    def build_extensions(self) -> None:
        pool = ThreadPoolExecutor(os.cpu_count())
        try:
            files = [(extension, file) for extension in self.extensions for file in extension.sources]
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
        [object_file] = self.objects([file])
        if newer_group([file, *extension.depends], object_file):
            self.compiler.compile(
                [file],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )

    def objects(self, files: list[str], **options: object) -> list[str]:
        """Where the compiled files are; takes the place of the compiler that would make them one by one."""
        return list(self.compiler.object_filenames(files, output_dir=self.build_temp))


def say_progress(text: str) -> None:
    from tools.steps import PROGRESS

    print(f"{PROGRESS}{text}", flush=True)


def compile_group(root: Path, compiled: list[str], uncompiled: list[str]) -> dict[str, str]:
    """Compile the files that the patterns name; return each extension module with its place in the wheel."""
    from mypyc.build import mypycify

    source = root / "src"
    files = sorted(matches(root, compiled) - matches(root, uncompiled))
    level = os.environ.get("TABLETOWN_OPT_LEVEL", "3")
    work = root / "build" / f"mypyc-{installed_version('mypy')}-{sys.implementation.cache_tag}-O{level}"
    link_time = link_time_flags(level)
    recipe = repr([compiler(), os.environ.get("CFLAGS"), COMPILE_FLAGS, LINK_FLAGS, link_time, MYPY_OPTIONS])
    finished = work / "finished"  # holds the recipe that the objects were made by
    if not finished.exists() or finished.read_text() != recipe:
        shutil.rmtree(work, ignore_errors=True)
    finished.unlink(missing_ok=True)

    # Tracebacks show the paths given here: relative to src/, they hold wherever the wheel is installed.
    with contextlib.chdir(source):
        try:
            extensions = mypycify(
                [*MYPY_OPTIONS, f"--cache-dir={work / 'cache'}", *(str(file.relative_to(source)) for file in files)],
                opt_level=level,
                debug_level="0",
                multi_file=True,
                target_dir=str(work / "c"),
                group_name="tabletown",
            )
        except SystemExit:
            sys.exit("mypyc refuses the sources (see above), so there is no wheel.")
        for extension in extensions:
            across = link_time if len(extension.sources) > 1 else []  # a single file only loads the group's library
            extension.extra_compile_args = [*COMPILE_FLAGS, *across, *extension.extra_compile_args, "-Wno-error"]
            extension.extra_link_args = [*LINK_FLAGS, *across]
        command = Compilation(Distribution({"name": "tabletown", "ext_modules": extensions}))
        command.build_lib = str(work / "library")
        command.build_temp = str(work / "objects")
        command.ensure_finalized()
        try:
            command.run()
        except CCompilerError:
            sys.exit("The C compiler fails (see above). TABLETOWN_PURE=1 builds a wheel without it.")
    finished.write_text(recipe)
    return {module: os.path.relpath(module, command.build_lib) for module in command.get_outputs()}


def matches(root: Path, patterns: list[str]) -> set[Path]:
    return {path for pattern in patterns for path in root.glob(pattern)}
