"""One connection: order of messages, a client that falls behind, lag by pings, and the quota of credit."""

import asyncio

import pytest

from swordfish.server.socket.connection import FULL_QUOTA, MOST_CREDIT, QUEUE, QUOTA_RATE, SAMPLES, Connection
from tests.server.virtual import run


def waiting(connection: Connection) -> list[bytes | None]:
    """What waits to be sent, taken out."""
    return [connection.queue.get_nowait() for _ in range(len(connection.queue))]


def lagging(*trips: float) -> Connection:
    """A connection whose pings took these seconds."""
    connection = Connection("ann", "Ann")
    for number, trip in enumerate(trips, 1):
        connection.ping(10.0 * number, 2.0)
        connection.pong(number, 10.0 * number + trip)
    return connection


def test_no_message_overtakes_another() -> None:
    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: mistakes.append(context))
        connection = Connection("ann", "Ann")
        connection.send(b"later", 2.0)
        connection.send(b"sooner", 1.0)
        connection.send(b"at once")
        await asyncio.sleep(1.9)
        assert waiting(connection) == []
        await asyncio.sleep(0.2)
        assert waiting(connection) == [b"later", b"sooner", b"at once"]
        connection.send(b"one", 1.0)
        connection.send(b"two", 2.0)
        await asyncio.sleep(1.1)
        assert waiting(connection) == [b"one"]
        await asyncio.sleep(1.0)
        assert waiting(connection) == [b"two"]

    mistakes: list[dict[str, object]] = []
    run(play())
    assert mistakes == [], "also when nothing waits any more"


def test_a_client_that_is_too_far_behind_is_dropped_and_gets_nothing_more() -> None:
    async def play() -> None:
        connection = Connection("ann", "Ann")
        connection.send(b"delayed", 1.0)
        connection.hang_up()
        await asyncio.sleep(2)
        connection.send(b"more")
        assert waiting(connection) == [None]

        full = Connection("ben", "Ben")
        for _ in range(QUEUE):
            full.send(b"x")
        assert not full.stalled
        full.send(b"x")
        assert full.stalled
        assert waiting(full) == [None]

    run(play())


def test_direct_messages_do_not_wait_and_never_overtake_queued_ones() -> None:
    sent: list[bytes] = []
    connection = Connection("ann", "Ann")
    connection.outlet = lambda message: len(sent) < 1 and not sent.append(message)
    for message in (b"1", b"2", b"3"):
        connection.send(message)
    assert (sent, waiting(connection)) == ([b"1"], [b"2", b"3"])
    connection.queue.put_nowait(b"waits")
    connection.outlet = lambda message: not sent.append(message)
    connection.send(b"4")
    assert (sent, waiting(connection)) == ([b"1"], [b"waits", b"4"])


def test_lag_is_half_of_the_middle_round_trip_of_the_last_few() -> None:
    assert Connection("ann", "Ann").half == 0
    assert lagging(0.1, 0.9, 0.2).half == pytest.approx(0.1)
    assert lagging(*[9.0] * 5, *[0.2] * SAMPLES).half == pytest.approx(0.1)


def test_a_pong_counts_once_and_only_for_a_ping_that_was_sent_lately() -> None:
    connection = lagging(0.2)
    for forged in (1, 2, 0, -1):
        connection.pong(forged, 99.0)
    assert connection.half == pytest.approx(0.1)
    for number in range(SAMPLES + 2):
        connection.ping(20.0 + number, 2.0)
    connection.pong(2, 29.0)
    assert connection.half == pytest.approx(0.1), "too old"
    connection.pong(3, 21.4)
    assert connection.half == pytest.approx(0.15)


def test_a_pong_held_back_is_not_lag_where_the_system_knows_the_round_trip() -> None:
    connection = Connection("ann", "Ann")
    connection.route = lambda: 0.1
    connection.ping(0.0, 2.0)
    connection.pong(1, 0.4)
    assert connection.half == pytest.approx((0.1 * 1.1 + 0.002) / 2)
    near = Connection("ben", "Ben")
    near.route = lambda: 0.1
    near.ping(0.0, 2.0)
    near.pong(1, 0.05)
    assert near.half == pytest.approx(0.025)


def test_credit_is_capped_and_comes_out_of_a_quota_that_fills_slowly() -> None:
    assert lagging(0.2).credit == pytest.approx(0.1)
    far = lagging(5.0)
    assert far.credit == MOST_CREDIT
    spent = [far.spend(100.0) for _ in range(10)]
    assert spent[:6] == [MOST_CREDIT] * 6
    assert sum(spent) == pytest.approx(FULL_QUOTA)
    assert spent[-1] == 0
    assert far.spend(101.0) == pytest.approx(QUOTA_RATE)
    assert far.spend(101.0) == 0
    assert far.spend(10**6) == MOST_CREDIT
    assert sum(far.spend(10**6) for _ in range(10)) == pytest.approx(FULL_QUOTA - MOST_CREDIT)
