"""A report as one page that needs nothing else: data, drawing and style are in it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from tabletown.kernel.content import Pack
from tabletown.kernel.errors import BadInput
from tabletown.kernel.messages import Messages
from tabletown.kernel.records import Message
from tabletown.lab.report import Report

HERE = Path(__file__).parent
VENDOR = HERE.parent.parent / "web" / "vendor"
LIBRARIES = ("d3.min.js", "plot.min.js")
LONG = 30
"""Rows of a table that is opened only by those who want it."""


def page(report: Report, game: str, command: str) -> str:
    """The whole page; `command` makes it again."""
    messages = Messages(HERE.parent / "messages.ftl")
    said = say(msgspec.to_builtins(report), messages)
    scripts = [*(read(VENDOR / name) for name in LIBRARIES), read(HERE / "report.js")]
    data = json.dumps({"sections": said["sections"]}).replace("<", "\\u003c")
    again = messages.say(Message("lab-reproduce", {"command": "\0"})).partition("\0")
    parts = [
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(game)}: {escape(said['title'])}</title>",
        f"<style>{read(HERE / 'report.css')}</style>",
        f"<main>\n<h1>{escape(game)}</h1>\n<p>{escape(said['title'])}</p>",
        f"<p>{escape(again[0])}<code>{escape(command)}</code>{escape(again[2])}</p>",
        *([pack(report.plan.pack, messages)] if report.plan.pack else []),
        *(section(each, messages) for each in said["sections"]),
        "</main>",
        f'<script type="application/json" id="report">{data}</script>',
        *(f"<script>{script}</script>" for script in scripts),
        "</html>\n",
    ]
    return "\n".join(parts)


def say(shown: Any, messages: Messages) -> Any:
    """The same with every message said."""
    if isinstance(shown, dict):
        if shown.get("type") == "text":
            return messages.say(msgspec.convert(shown, Message))
        return {key: say(value, messages) for key, value in shown.items()}
    if isinstance(shown, list):
        return [say(value, messages) for value in shown]
    return shown


def pack(of: Pack, messages: Messages) -> str:
    """What the variant is: the text of its content pack."""
    title = messages.say(Message("lab-pack", {"file": Path(of.path).name}))
    return f"<details><summary>{escape(title)}</summary><pre>{escape(of.text)}</pre></details>"


def section(said: dict[str, Any], messages: Messages) -> str:
    """A chart is drawn by the script; its table can be opened below it, as can a table that is long."""
    head = row("th", said["columns"])
    body = "".join(row("td", cells) for cells in said["rows"])
    title, about = escape(said["title"]), escape(said["about"])
    table = f"<table><thead>{head}</thead><tbody>{body}</tbody></table>"
    shown = f'<div class="scroll" role="region" aria-label="{title}" tabindex="0">{table}</div>'
    if said["chart"] or len(said["rows"]) > LONG:
        shown = f"<details><summary>{escape(messages.words('lab-as-table'))}</summary>{shown}</details>"
    if said["chart"]:
        shown = f"<figure></figure>{shown}"
    if not said["rows"]:
        shown = f"<p>{escape(messages.words('lab-none'))}</p>"
    return f'<section id="{escape(said["id"])}"><h2>{title}</h2><p>{about}</p>{shown}</section>'


def row(tag: str, cells: Iterable[object]) -> str:
    return f"<tr>{''.join(f'<{tag}>{escape(str(cell))}</{tag}>' for cell in cells)}</tr>"


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput(f"{path.name} is missing; ./play and ./test fetch it") from None
