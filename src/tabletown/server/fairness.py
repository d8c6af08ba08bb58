"""Shuffles that anybody can check afterwards: everything is fixed first, then numbers are added, the secret comes last.

When a table is made, nobody's number is known. The server draws a secret of 32 random bytes and publishes a commitment
that fixes it together with all that the deal depends on. Only then does each person add a random number. The seed of
the game follows from all of it. When the game is over the secret is published, and anybody can work it out again, in
any language. Each hash is of lines in UTF-8, with a line feed between them and none at the end:

    commitment = SHA-256 of     tabletown-commitment-2
                                the secret, 64 hexadecimal digits
                                the id of the table
                                the game, such as crimson
                                the version of its rules
                                the fingerprint of its content
                                the plan: for each seat `person` or `bot`, with a space between them
                                the options, as JSON without spaces, by name in alphabetical order
    seed       = SHA-256 of     tabletown-seed-2
                                the secret
                                the commitment
                                for each seat its number, 64 hexadecimal digits; empty if it added none, as bots do

All hexadecimal digits are in lower case. The seed, as 64 hexadecimal digits, is the seed of the game.

Until the end a table shows the SHA-256 of each number that was added, so that whoever adds one later holds the server
and those before to what they had. What this proves and what it cannot is in docs/host.md; why it is so, in
docs/decisions/0030-fair-shuffles.md.
"""

from __future__ import annotations

import re
from hashlib import sha256
from secrets import token_hex
from typing import Final, Literal

import msgspec

from tabletown.kernel.errors import BadInput
from tabletown.kernel.saved_game import SavedGame
from tabletown.kernel.setup import Value

COMMITMENT: Final = "tabletown-commitment-2"
METHOD: Final = "tabletown-seed-2"
FIRST_METHOD: Final = "tabletown-seed-1"
"""Tables of older releases: the commitment was the hash of the secret alone, and the seed that of the secret, the id of
the table and the numbers. The server could still try ids when it knew the numbers."""
NUMBER: Final = re.compile(r"[0-9a-f]{64}")
WORD: Final = re.compile(r"[!-~]{1,64}")

Method = Literal["tabletown-seed-1", "tabletown-seed-2"]
Planned = Literal["person", "bot"]


class Terms(msgspec.Struct, frozen=True):
    """What the deal depends on besides secret and numbers: fixed by the commitment."""

    table: str
    game: str
    rules: str
    content: str
    plan: list[Planned]
    """Who is meant to sit on each seat; a bot may take a person's later, but nobody a bot's."""
    options: dict[str, Value]


class Proof(msgspec.Struct, frozen=True):
    """What somebody needs to work out the seed of a game again."""

    commitment: str
    secret: str
    table: str
    entropy: list[str]
    plan: list[Planned] = []
    method: Method = FIRST_METHOD


class Export(SavedGame):
    """A finished game of the server: an ordinary saved game that also proves its shuffles.

    Never given out before the end: the seed tells all hidden cards.
    """

    proof: Proof | None = None


def new_secret() -> str:
    """32 random bytes, as hexadecimal digits."""
    return token_hex(32)


def commitment(secret: str, terms: Terms) -> str:
    """What is published before anybody adds a number: it fixes secret and terms, and does not tell the secret."""
    _check_secret(secret)
    for word in (terms.table, terms.game, terms.rules, terms.content):
        _check_word(word)
    options = msgspec.json.encode(terms.options, order="sorted").decode()
    lines = (COMMITMENT, secret, terms.table, terms.game, terms.rules, terms.content, " ".join(terms.plan), options)
    return _hash_of(*lines)


def seed(secret: str, commitment: str, entropy: list[str]) -> str:
    """The seed that follows from the server's secret, what it was committed with, and what each seat has added."""
    _check_secret(secret)
    if not NUMBER.fullmatch(commitment):
        raise BadInput("a commitment is 64 hexadecimal digits, in lower case")
    for number in entropy:
        check_entropy(number)
    return _hash_of(METHOD, secret, commitment, *entropy)


def first_commitment(secret: str) -> str:
    """The commitment of FIRST_METHOD."""
    _check_secret(secret)
    return sha256(bytes.fromhex(secret)).hexdigest()


def first_seed(secret: str, table: str, entropy: list[str]) -> str:
    """The seed of FIRST_METHOD."""
    _check_secret(secret)
    _check_word(table)
    for number in entropy:
        check_entropy(number)
    return _hash_of(FIRST_METHOD, secret, table, *entropy)


def added(number: str) -> str:
    """What a table shows of a seat's number until the end: its hash; nothing if there is none."""
    return _hash_of(number) if number else ""


def check_entropy(number: str) -> None:
    """BadInput if this is not what a seat may add to the seed."""
    if number and not NUMBER.fullmatch(number):
        raise BadInput("a seat's own random number is 64 hexadecimal digits, in lower case, or nothing")


def _check_secret(secret: str) -> None:
    if not NUMBER.fullmatch(secret):
        raise BadInput("a secret is 64 hexadecimal digits, in lower case")


def _check_word(word: str) -> None:
    """A word with a line break could be read as two."""
    if not WORD.fullmatch(word):
        raise BadInput("ids, games, versions and fingerprints are 1 to 64 ASCII characters without spaces")


def _hash_of(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()
