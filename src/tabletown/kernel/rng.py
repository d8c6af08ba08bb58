"""The one source of randomness: sfc32, the same numbers interpreted and compiled.

sfc32 is Chris Doty-Humphrey's "small fast counting" generator: three words of 32 bits and a counter.
It is seeded with the first 96 bits of SHA-256("tabletown/" + seed), each word little-endian, and counter 1;
then twelve numbers are thrown away. Imagined worlds have seeds of their own: SHA-256("tabletown-imagine/" + seed).
`below(n)` is Lemire's unbiased method. Anybody can write it again from these lines.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from librt.strings import read_i32_le
from mypy_extensions import i64

from tabletown.kernel.packed import vec

WORD: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000
GAMES: Final = "tabletown"
WORLDS: Final = "tabletown-imagine"
"""No seed of a game gives the numbers of an imagined world, and none of a world those of a game."""


class Rng:
    """A stream of random numbers; its state is part of a position and never part of a view."""

    def __init__(self, seed: str | int | None = None, space: str = GAMES) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 1
        if seed is not None:
            self.reseed(str(seed), space)

    def reseed(self, seed: str, space: str = GAMES) -> None:
        digest = sha256(f"{space}/{seed}".encode()).digest()
        self.start(
            i64(read_i32_le(digest, 0)) & WORD,
            i64(read_i32_le(digest, 4)) & WORD,
            i64(read_i32_le(digest, 8)) & WORD,
        )

    def start(self, a: i64, b: i64, c: i64) -> None:
        """From three words of 32 bits."""
        self.a = a
        self.b = b
        self.c = c
        self.counter = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & WORD
        self.c = ((c << 21 | c >> 11) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (0 < n <= 2**31)."""
        product = self.word() * n
        low = product & WORD
        if low < n:
            floor = (SPAN - n) % n
            while low < floor:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def shuffle(self, items: vec[i64], start: i64, size: i64) -> None:
        """Puts these items into a random order: from the last to the second, each changes places with one before it.

        The same as `below` for each of them, written out because decks are shuffled in every round of every playout.
        """
        a = self.a
        b = self.b
        c = self.c
        counter = self.counter
        n = size
        while n > 1:
            out = (a + b + counter) & WORD
            counter += 1
            a = b ^ (b >> 9)
            b = (c * 9) & WORD
            c = ((c << 21 | c >> 11) + out) & WORD
            product = out * n
            low = product & WORD
            if low < n and low < (SPAN - n) % n:
                continue
            n -= 1
            i = start + n
            j = start + (product >> 32)
            item = items[i]
            items[i] = items[j]
            items[j] = item
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter & WORD

    def fraction(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.word()) / 4294967296.0

    def copy_from(self, other: Rng) -> None:
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.counter = other.counter

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]

    def restore(self, words: list[int]) -> None:
        self.a, self.b, self.c, self.counter = words[0], words[1], words[2], words[3]
