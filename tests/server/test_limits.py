"""Limits: a burst at once, then one every so often, for each client alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletown.server.limits import LIMITS, Bucket, Limit, Limits, client_of


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def burst(bucket: Bucket) -> int:
    """How many can be taken now."""
    taken = 0
    while bucket.take() == 0:
        taken += 1
    return taken


# One bucket


def test_a_burst_is_allowed_and_no_more(clock: Clock) -> None:
    assert burst(Bucket(Limit(5, 2.0), clock)) == 5


def test_the_answer_is_the_time_to_wait(clock: Clock) -> None:
    bucket = Bucket(Limit(5, 2.0), clock)
    burst(bucket)
    assert bucket.take() == pytest.approx(2.0)
    clock.now += 0.5
    assert bucket.take() == pytest.approx(1.5)


def test_one_more_is_allowed_after_each_while(clock: Clock) -> None:
    bucket = Bucket(Limit(5, 2.0), clock)
    burst(bucket)
    clock.now += 6.0
    assert burst(bucket) == 3


def test_a_long_pause_gives_a_burst_and_no_more(clock: Clock) -> None:
    bucket = Bucket(Limit(5, 2.0), clock)
    burst(bucket)
    clock.now += 10_000
    assert burst(bucket) == 5


def test_asking_too_early_does_not_make_one_wait_longer(clock: Clock) -> None:
    bucket = Bucket(Limit(1, 2.0), clock)
    burst(bucket)
    for _ in range(10):
        bucket.take()
    assert bucket.take() == pytest.approx(2.0)


limits = st.builds(Limit, st.integers(1, 50), st.floats(0.001, 100))


@given(limits, st.lists(st.floats(0, 500), max_size=60))
def test_whoever_waits_as_long_as_told_is_let_in(limit: Limit, pauses: list[float]) -> None:
    clock = Clock()
    bucket = Bucket(limit, clock)
    for pause in pauses:
        clock.now += pause
        wait = bucket.take()
        if wait > 0:
            clock.now += wait
            assert bucket.take() == 0


@given(limits, st.lists(st.floats(0, 500), max_size=60))
def test_never_more_than_a_burst_and_one_for_each_while(limit: Limit, pauses: list[float]) -> None:
    clock = Clock()
    bucket = Bucket(limit, clock)
    taken = 0
    for pause in pauses:
        clock.now += pause
        taken += bucket.take() == 0
    assert taken <= limit.burst + (clock.now - 1000.0) / limit.every + 0.001


# Many clients


def test_clients_do_not_share_a_bucket(clock: Clock) -> None:
    limits = Limits({"chat": Limit(1, 5.0)}, clock)
    assert limits.allow("ann", "chat") == 0
    assert limits.allow("ann", "chat") == pytest.approx(5.0)
    assert limits.allow("ben", "chat") == 0


def test_chatting_does_not_cost_moves(clock: Clock) -> None:
    limits = Limits({"chat": Limit(1, 5.0), "moves": Limit(1, 5.0)}, clock)
    limits.allow("ann", "chat")
    assert limits.allow("ann", "moves") == 0


def test_memory_is_bounded_and_the_recent_are_remembered(clock: Clock) -> None:
    limits = Limits({"chat": Limit(1, 5.0)}, clock, most=10)
    limits.allow("ann", "chat")
    for number in range(100):
        limits.allow(str(number), "chat")
        assert limits.allow("ann", "chat") > 0
        assert len(limits.buckets) <= 10
    assert limits.allow("0", "chat") == 0


@pytest.mark.parametrize("what", LIMITS)
def test_every_limit_allows_something_and_not_everything(what: str, clock: Clock) -> None:
    limits = Limits(clock=clock)
    allowed = sum(limits.allow("ann", what) == 0 for _ in range(10_000))
    assert 1 < allowed < 10_000


def test_what_has_no_limit_is_always_allowed(clock: Clock) -> None:
    limits = Limits({}, clock)
    assert {limits.allow("ann", "cake") for _ in range(1000)} == {0}
    assert not limits.buckets


# Addresses


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_client_is_an_address_or_a_network(address: str, client: str) -> None:
    assert client_of(address) == client
