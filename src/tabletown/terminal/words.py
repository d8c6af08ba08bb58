"""The terminal's own sentences, and how typed words find a sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tabletown.kernel import preparation
from tabletown.kernel.messages import Messages
from tabletown.kernel.records import Message

SENTENCES: Final = Messages(preparation.SENTENCES, Path(__file__).with_name("messages.ftl"))
WORD: Final = re.compile(r"\w+")


def say(id: str, **params: int | str) -> str:
    return SENTENCES.say(Message(id, {**params}))


def matches(typed: str, text: str) -> bool:
    """Whether each typed word begins a word of the text: "pl red 5" finds "Place Red 5 ..."."""
    words = WORD.findall(text.lower())
    return all(any(word.startswith(part) for word in words) for part in WORD.findall(typed.lower()))
