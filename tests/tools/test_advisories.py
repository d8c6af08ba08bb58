"""tools/advisories: it asks about each locked library, tells what it hears, and says clearly when nobody answers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ADVISORY = {"id": "PYSEC-1", "summary": "It leaks.", "fixed_in": ["9.9"], "withdrawn": None}
WITHDRAWN = {**ADVISORY, "id": "PYSEC-2", "withdrawn": "2026-01-01"}


class Index(BaseHTTPRequestHandler):
    """A package index that knows an advisory about one library."""

    asked: list[str] = []  # noqa: RUF012

    def do_GET(self) -> None:
        self.asked.append(self.path)
        known = [ADVISORY, WITHDRAWN] if self.path.startswith("/msgspec/") else []
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"vulnerabilities": known}).encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def index() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Index) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def ask(folder: Path, index: str, npm: str) -> subprocess.CompletedProcess[str]:
    """The command, with an npm that answers this."""
    script = folder / "npm"
    script.write_text(f"#!/bin/sh\ncat <<'END'\n{npm}\nEND\n")
    script.chmod(0o755)
    environment = {**os.environ, "TABLETOWN_INDEX": index, "PATH": f"{folder}:{os.environ['PATH']}"}
    command = [sys.executable, str(ROOT / "tools" / "advisories")]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_an_advisory_is_told_with_the_version_that_mends_it(tmp_path: Path, index: str) -> None:
    told = ask(tmp_path, index, '{"vulnerabilities": {}}')
    assert told.returncode == 1
    assert "PYSEC-1 It leaks. (mended in 9.9)" in told.stdout
    assert "PYSEC-2" not in told.stdout
    assert len(set(Index.asked)) > 20


def test_an_advisory_about_a_script_is_told(tmp_path: Path, index: str) -> None:
    told = ask(tmp_path, index, '{"vulnerabilities": {"lit-html": {"severity": "high"}}}')
    assert (told.returncode, "lit-html: high" in told.stdout) == (1, True)


def test_who_is_offline_is_told_so(tmp_path: Path) -> None:
    told = ask(tmp_path, "http://127.0.0.1:9", "{}")
    assert told.returncode == 2
    assert told.stderr.startswith("tools/advisories: the package index cannot be reached:")
    assert "Are you offline?" in told.stderr
    assert "Traceback" not in told.stderr


def test_an_npm_that_is_offline_is_told_too(tmp_path: Path, index: str) -> None:
    told = ask(tmp_path, index, '{"message": "request failed"}')
    assert (told.returncode, told.stderr) == (
        2,
        "tools/advisories: npm cannot ask its registry: request failed. Are you offline?\n",
    )
