"""The bot in docs/write-a-bot.md that is a guest at a table plays a whole game, as written."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.serving import Server

PAGE = Path(__file__).parents[2] / "docs" / "write-a-bot.md"


def program() -> str:
    _, code = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return str(code)


def test_the_program_is_short() -> None:
    assert len([line for line in program().splitlines() if line.strip()]) <= 50


@pytest.mark.slow
def test_the_bot_plays_a_whole_game(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(program(), encoding="utf-8")
    server = Server(tmp_path / "data")
    server.start()
    try:
        plan = {
            "game": "crimson",
            "name": "Host",
            "seats": [{"kind": "open"}, {"kind": "bot", "level": "random"}, {"kind": "me"}],
        }
        request = urllib.request.Request(f"{server.address}api/tables", json.dumps(plan).encode())
        with urllib.request.urlopen(request) as answer:
            table = json.load(answer)
        bots = [
            subprocess.Popen(
                [sys.executable, str(bot), server.address, table["table"], table["invite"], "Robby"],
                stdout=subprocess.PIPE,
                text=True,
            ),
            subprocess.Popen(
                [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import bot; "
                 f"print(bot.play({server.address.rstrip('/')!r}, {table['table']!r}, {table['token']!r}))"],
                stdout=subprocess.PIPE,
                text=True,
            ),
        ]  # fmt: skip
        scores = [json.loads(process.communicate(timeout=60)[0]) for process in bots]
    finally:
        server.stop()
    assert scores[0] == scores[1]
    assert len(scores[0]) == 3
