"""The frames that we read and write ourselves equal those of the WebSocket library; it handles all others."""

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from swordfish.server.socket import client_messages
from swordfish.server.socket.protocol import framed, unframed
from tests.server.hosting import Host, hosted

SIZES = (0, 1, 125, 126, 127, 4000, client_messages.MOST_BYTES)


@pytest.mark.parametrize("size", [*SIZES, 65_535, 65_536, 100_000])
def test_encoded_messages_are_valid_frames(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_frame_of_a_client_is_read(size: int) -> None:
    text = bytes(range(32, 127)) * 50
    for kind in (Opcode.TEXT, Opcode.PONG) if size < 126 else (Opcode.TEXT,):
        assert unframed(Frame(kind, text[:size]).serialize(mask=True)) == [(kind, text[:size])]


def test_whole_frames_that_arrive_together_are_read() -> None:
    frames = [(Opcode.TEXT, b"a" * 4000), (Opcode.PONG, b""), (Opcode.TEXT, b""), (Opcode.TEXT, b"b" * 126)]
    assert unframed(b"".join(Frame(kind, text).serialize(mask=True) for kind, text in frames)) == frames


def test_anything_else_is_left_to_the_library() -> None:
    whole = Frame(Opcode.TEXT, b"hello").serialize(mask=True)
    others = [whole[:cut] for cut in range(len(whole))] + [whole + b"x", whole + whole[:-1]]
    others += [
        Frame(Opcode.TEXT, b"hel", fin=False).serialize(mask=True),
        Frame(Opcode.TEXT, b"x").serialize(mask=False),
    ]
    others += [Frame(Opcode.TEXT, b"x" * (client_messages.MOST_BYTES + 1)).serialize(mask=True)]
    others += [b"\x81\xff" + bytes(131), whole + b"\x81\xff" + bytes(131)]  # eight bytes of length
    for data in others:
        assert unframed(data) == []


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with hosted(tmp_path_factory.mktemp("frames")) as running:
        yield running


def test_a_message_in_pieces_and_those_after_it_are_received(host: Host) -> None:
    ann = host.guest("Ann")
    table = ann.table()["table"]

    async def talk() -> list[str]:
        async with ann.socket(table) as line:
            await line.news()
            heard = [(await line.say("Chat", phrase="hello"))["type"]]
            await line.connection.send(['{"type":"Chat","number":70,', '"phrase":"oops"}'])  # two frames of one message
            heard.append((await line.next("Done", "Refused"))["type"])
            await line.connection.ping()
            heard += [(await line.say("Chat", phrase="bye"))["type"] for _ in range(3)]
            return heard

    assert asyncio.run(talk()) == ["Done"] * 5


def test_messages_that_arrive_together_are_received_in_order(host: Host) -> None:
    ann = host.guest("Ann")
    table = ann.table()["table"]

    async def talk() -> list[int]:
        async with ann.socket(table) as line:
            await line.news()
            numbers = range(70, 82)  # more than are read ahead
            texts = [b'{"type":"Chat","number":%d,"phrase":"hello"}' % number for number in numbers]
            line.connection.transport.write(b"".join(Frame(Opcode.TEXT, text).serialize(mask=True) for text in texts))
            heard = [(await line.next("Done"))["number"] for _ in numbers]
            return [*heard, (await line.say("Chat", phrase="bye", number=82))["number"]]

    assert asyncio.run(talk()) == [*range(70, 83)]
