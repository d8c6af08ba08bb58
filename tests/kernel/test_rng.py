"""The random stream: anybody can compute it again, and every number is equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tabletown.kernel.rng import WORLDS, Rng

SEEDS: list[int | str] = [0, 1, 7, -3, 10**40, "", "night", "żółć", "a/b"]


def sfc32(seed: int | str, space: str = "tabletown") -> Iterator[int]:
    """sfc32, written from its description: three words and a counter, seeded with 96 bits of SHA-256."""
    digest = sha256(f"{space}/{seed}".encode()).digest()
    a, b, c = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8))
    counter, thrown = 1, 12
    while True:
        out = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        rotated = (c << 21 | c >> 11) % 2**32
        a, b, c = b ^ b >> 9, (c + 8 * c) % 2**32, (rotated + out) % 2**32
        if thrown:
            thrown -= 1
        else:
            yield out


def lemire(words: Iterator[int], n: int) -> int:
    """An unbiased number below n: words whose product falls into the short end are thrown away."""
    while True:
        product = next(words) * n
        if product % 2**32 >= 2**32 % n:
            return product // 2**32


@pytest.mark.parametrize("seed", SEEDS)
def test_words_are_those_of_the_described_generator(seed: int | str) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(200)] == list(islice(sfc32(seed), 200))


@pytest.mark.parametrize("seed", SEEDS)
def test_imagined_worlds_have_seeds_of_their_own(seed: int | str) -> None:
    rng = Rng(seed, WORLDS)
    words = [rng.word() for _ in range(200)]
    assert words == list(islice(sfc32(seed, "tabletown-imagine"), 200))
    assert words != list(islice(sfc32(seed), 200))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 52, 1000, 2**16, 2**31 - 1, 3 * 2**29, 2**31])
def test_numbers_below_n_are_those_of_the_described_method(n: int) -> None:
    rng, words = Rng("below"), sfc32("below")
    assert [rng.below(n) for _ in range(200)] == [lemire(words, n) for _ in range(200)]


def test_words_that_would_make_some_numbers_likelier_are_thrown_away() -> None:
    """A quarter of all words does not fit into 3 * 2**29 equal parts."""
    rng = Rng("bias")
    before = rng.words()[3]
    for _ in range(3000):
        rng.below(3 * 2**29)
    assert 3900 < rng.words()[3] - before < 4100


@pytest.mark.parametrize("n", [2, 3, 6, 7])
def test_small_numbers_are_equally_likely(n: int) -> None:
    rng = Rng("dice")
    counts = Counter(rng.below(n) for _ in range(n * 2000))
    assert sorted(counts) == list(range(n))
    assert all(1800 < times < 2200 for times in counts.values())


def test_the_only_number_below_one_is_zero() -> None:
    rng = Rng("one")
    assert {rng.below(1) for _ in range(100)} == {0}


def test_large_numbers_fill_their_range() -> None:
    rng = Rng("large")
    numbers = [rng.below(2**31) for _ in range(1000)]
    assert all(0 <= number < 2**31 for number in numbers)
    assert min(numbers) < 2**24
    assert max(numbers) > 2**31 - 2**24


def test_fractions_are_words_as_parts_of_one() -> None:
    rng = Rng("fraction")
    assert [rng.fraction() for _ in range(50)] == [word / 2**32 for word in islice(sfc32("fraction"), 50)]


def test_a_shuffle_draws_for_each_place_from_the_last_to_the_second() -> None:
    rng, words = Rng("shuffle"), sfc32("shuffle")
    items = vec[i64](range(60))
    expected = list(range(60))
    rng.shuffle(items, 5, 50)
    for n in range(50, 1, -1):
        other = lemire(words, n)
        expected[5 + n - 1], expected[5 + other] = expected[5 + other], expected[5 + n - 1]
    assert list(items) == expected
    assert rng.word() == next(words)


@pytest.mark.parametrize("size", [0, 1])
def test_shuffling_nothing_or_one_thing_uses_no_chance(size: int) -> None:
    rng, same = Rng("short"), Rng("short")
    rng.shuffle(vec[i64]([4, 5, 6]), 1, size)
    assert rng.words() == same.words()


def test_restored_words_go_on_with_the_same_numbers() -> None:
    rng, copy = Rng("save"), Rng("other")
    rng.word()
    copy.restore(rng.words())
    assert [copy.word() for _ in range(20)] == [rng.word() for _ in range(20)]


def test_reading_the_words_changes_nothing() -> None:
    rng = Rng("look")
    assert rng.words() == rng.words()


def test_a_copy_is_independent() -> None:
    rng, copy = Rng("copy"), Rng()
    copy.copy_from(rng)
    words = copy.words()
    rng.word()
    assert copy.words() == words


def test_different_seeds_give_different_numbers() -> None:
    firsts = {tuple(Rng(seed).words()) for seed in [*SEEDS, *range(2, 7), *range(8, 500)]}
    assert len(firsts) == len(SEEDS) + 5 + 492


@pytest.mark.parametrize("seed", [0, 7, -3, 10**40])
def test_a_number_and_its_digits_are_the_same_seed(seed: int) -> None:
    assert Rng(seed).words() == Rng(str(seed)).words()
