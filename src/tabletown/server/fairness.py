"""Shuffles that anybody can check afterwards: commit first, reveal at the end.

Before the game the server draws a secret of 32 random bytes and publishes its commitment. Then every seat may send a
random number of its own. The seed of the game follows from the secret and all these numbers. When the game is over
the secret is published, and anybody can work out all of it again, in any language:

    commitment = SHA-256 of the secret's 32 bytes
    seed       = SHA-256 of these lines, in ASCII, with a line feed between them and none at the end:
                     tabletown-seed-1
                     the secret, 64 hexadecimal digits
                     the id of the table
                     for each seat, in the order of the seats: its number, 64 hexadecimal digits; empty if it sent none

All hexadecimal digits are in lower case. The seed, as 64 hexadecimal digits, is the seed of the game.

What this proves: the server could not choose the shuffle after it had seen the players' numbers, and no player could
choose it without knowing the secret. What it does not prove: that the server did not look at the cards, or tell them
to somebody, or help a player who knew the secret to choose the last number, or throw away tables that it did not
like; nor that the moves in a file are those that were played, which the players saw themselves. If no seat sent a
number, the server alone chose the shuffle, though before the game began.
"""

from __future__ import annotations

import re
from hashlib import sha256
from secrets import token_hex
from typing import Final

import msgspec

from tabletown.kernel.errors import BadInput
from tabletown.kernel.record import Saved

METHOD: Final = "tabletown-seed-1"
NUMBER: Final = re.compile(r"[0-9a-f]{64}")
TABLE: Final = re.compile(r"[!-~]{1,64}")


class Proof(msgspec.Struct, frozen=True):
    """What somebody needs to work out the seed of a game again."""

    commitment: str
    secret: str
    table: str
    entropy: list[str]


class Export(Saved):
    """A finished game of the server: an ordinary saved game that also proves its shuffles.

    Never given out before the end: the seed tells all hidden cards.
    """

    proof: Proof | None = None


def new_secret() -> str:
    """32 random bytes, as hexadecimal digits."""
    return token_hex(32)


def commitment(secret: str) -> str:
    """What is published before the first shuffle: it fixes the secret and does not tell it."""
    _check_secret(secret)
    return sha256(bytes.fromhex(secret)).hexdigest()


def _check_secret(secret: str) -> None:
    if not NUMBER.fullmatch(secret):
        raise BadInput("a secret is 64 hexadecimal digits, in lower case")


def check_entropy(number: str) -> None:
    """BadInput if this is not what a seat may add to the seed."""
    if number and not NUMBER.fullmatch(number):
        raise BadInput("a seat's own random number is 64 hexadecimal digits, in lower case, or nothing")


def seed(secret: str, table: str, entropy: list[str]) -> str:
    """The seed that follows from the server's secret and from what each seat has added."""
    _check_secret(secret)
    if not TABLE.fullmatch(table):
        raise BadInput("the id of a table is 1 to 64 ASCII characters without spaces")
    for number in entropy:
        check_entropy(number)
    return sha256("\n".join([METHOD, secret, table, *entropy]).encode("ascii")).hexdigest()
