"""Rate limits, with a test clock."""

import pytest

from swordfish.core import Refusal
from swordfish.server.limits import Bucket, Buckets, Limits, Rate, SocketCounter


def test_a_bucket_gives_a_burst_and_then_so_many_a_second() -> None:
    bucket = Bucket(Rate(3, 2), now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == pytest.approx(0.5)
    assert bucket.take(0.49) is False
    assert bucket.take(0.51) is True
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False], "never more than the burst"


def test_buckets_are_apart_and_those_longest_unused_are_forgotten() -> None:
    now = 0.0
    buckets = Buckets(Rate(1, 0.5), clock=lambda: now, most=3)
    assert buckets.take("a") == 0.0
    assert buckets.take("a") == pytest.approx(2.0)
    assert buckets.take("b") == 0.0
    for name in ("c", "a", "d"):
        buckets.take(name)
    assert len(buckets) == 3
    assert buckets.take("a") > 0, "used lately, so not forgotten"


def test_a_turnstile_counts_who_is_in() -> None:
    turnstile = SocketCounter(Limits(sockets=3, guest_sockets=2, address_sockets=2))
    turnstile.enter("ann", "here")
    turnstile.enter("ann", "there")
    with pytest.raises(Refusal, match="connected too many times"):
        turnstile.enter("ann", "elsewhere")
    turnstile.enter("ben", "here")
    with pytest.raises(Refusal):
        turnstile.enter("cat", "here")
    with pytest.raises(Refusal):
        turnstile.enter("cat", "elsewhere")
    turnstile.leave("ann", "here")
    turnstile.enter("cat", "here")
    assert turnstile.count == 3
