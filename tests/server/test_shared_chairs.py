"""The people at a shared device: their chairs, what the journal and the record say of them, and a rematch."""

import asyncio

from swordfish.record import check, lines, parse
from swordfish.server.judging import achieved
from swordfish.server.store.forgetting import anonymised
from swordfish.server.table.entries import Begun, Kept, Sat
from swordfish.server.table.state import folded
from tests.server.room import Memory, Player, journal, seeded, settle
from tests.server.shared_device import refused, shared, turn
from tests.server.virtual import run


def test_chairs_for_people_at_a_device() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        ann, cat = await shared(registry, "swipe", (), ("cat",), begin=False, seats=4)
        assert await refused(ann, "SeatLocal", seat=1, name="Ben") == "table-chair-taken"
        assert await refused(ann, "SeatLocal", seat=9, name="Ben") == "table-no-chair"
        assert await refused(ann, "SeatLocal", seat=2, name=" ") == "bad-name"
        assert await refused(ann, "SeatLocal", seat=2, name="x" * 40) == "bad-name"
        assert await refused(ann, "SeatLocal", seat=2, name="Ben", face="dragon") == "bad-face"
        await cat.must("SeatLocal", seat=-1, name="Dan", face="otter")
        chair = ann.news["table"]["seats"][2]
        assert (chair["name"], chair["face"], chair["local"], chair["presence"]) == ("Dan", "otter", True, "here")
        assert (cat.news["table"]["yours"], cat.news["table"]["you"]) == ([1, 2], 1)
        await ann.must("Lock", locked=True)
        assert await refused(cat, "SeatLocal", seat=3, name="Eve") == "table-locked"
        await ann.must("SeatLocal", seat=3, name="Eve")
        assert await refused(ann, "SeatLocal", seat=-1, name="Fay") == "table-full"
        await cat.must("Stand", seat=2)
        assert not ann.news["table"]["seats"][2]["taken"]
        await ann.must("Stand")
        assert [chair["taken"] for chair in cat.news["table"]["seats"]] == [False, True, False, False]
        assert await refused(ann, "SeatLocal", seat=0, name="Ben") == "not-seated"

    run(play())


def test_a_rated_game_needs_a_device_for_each_player() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        live = await registry.make("ann", "swipe", {"seats": 2}, listed=False, rated=True)
        ann = await Player(registry, "ann").join(live)
        await ann.must("Sit", seat=0, rated=True)
        assert await refused(ann, "SeatLocal", seat=1, name="Ben") == "local-rated"

    run(play())


def test_the_host_removes_one_person_of_a_device_or_the_whole_device() -> None:
    async def play() -> None:
        ann, cat = await shared(seeded(Memory()), "swipe", (), ("cat",), begin=False, seats=4)
        await cat.must("SeatLocal", seat=2, name="Dan")
        await cat.must("SeatLocal", seat=3, name="Eve")
        await ann.must("Remove", seat=3)
        assert cat.news["table"]["yours"] == [1, 2]
        await ann.must("Remove", seat=1)
        assert [chair["taken"] for chair in ann.news["table"]["seats"]] == [True, False, False, False]
        assert await refused(cat, "Sit", seat=1) == "table-locked"

    run(play())


def test_the_record_says_that_a_device_was_shared_and_only_its_guest_has_the_result() -> None:
    async def play() -> None:
        store = Memory()
        ann, cat = await shared(seeded(store), "swipe", ("Ben", "Eve"), ("cat",))
        while await turn([ann, cat]):
            pass
        entries = journal(store, ann.live)
        [begun] = [entry for entry in entries if isinstance(entry, Begun)]
        assert (begun.names, begun.players) == (("Ann", "Ben", "Eve", "Cat"), ("you", "local", "local", "you"))
        kept = ann.live.record()
        assert (len(kept.header.salts), kept.header.players) == (2, begun.players), "one salt per device"
        check(parse([*lines(kept)], "shared"))
        assert {guest for guest, _ in achieved(ann.live.state)} <= {"ann", "cat"}
        rows = await store.query("select gid, seat from sittings order by seat")
        assert rows == [("ann", 0), ("cat", 3)]
        gone = anonymised(await store.query("select seq, body from entries order by seq"), "ann", "")
        text = b"".join(gone.values())
        assert b"Ben" not in text
        assert b'"names":["","","","Cat"]' in text

    run(play())


def test_a_rematch_brings_everybody_at_the_device_along() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        ann, cat = await shared(registry, "swipe", guests=("cat",))
        while await turn([ann, cat]):
            pass
        await ann.must("Rematch")
        again = await registry.find(ann.live.state.rematch)
        names = [chair.name for chair in again.state.chairs]
        assert names == ["Ben", "", "Ann"], "everybody moves one seat on"
        assert [(one.name, one.local) for one in again.state.kept.values()] == [("Cat", False)]
        assert again.state.seats_of("ann") == (0, 2)
        assert again.state.seat_of("ann") == 2
        await cat.must("Rematch", wanted=False)
        assert not again.state.kept

    run(play())


def test_a_guest_who_declines_a_rematch_frees_all_chairs_of_their_device() -> None:
    async def play() -> None:
        store = Memory()
        registry = seeded(store)
        ann, cat = await shared(registry, "swipe", guests=("cat",))
        while await turn([ann, cat]):
            pass
        await cat.must("Rematch")
        again = await registry.find(ann.live.state.rematch)
        assert {(one.name, one.local) for one in again.state.kept.values()} == {("Ann", False), ("Ben", True)}
        await ann.must("Rematch", wanted=False)
        assert not again.state.kept
        freed = [entry for entry in journal(store, again) if isinstance(entry, Kept) and not entry.guest]
        assert len(freed) == 2

    run(play())


def test_a_link_to_the_rematch_brings_the_device_along_too() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        ann, cat = await shared(registry, "swipe", guests=("cat",))
        while await turn([ann, cat]):
            pass
        await cat.must("Rematch")
        again = await registry.find(ann.live.state.rematch)
        back = await Player(registry, "ann").join(again)
        await back.must("Sit", seat=-1)
        assert [chair.name for chair in again.state.chairs] == ["Ben", "Cat", "Ann"]

    run(play())


def test_a_bot_plays_for_one_person_of_a_device_who_left_and_gives_the_seat_back() -> None:
    async def play() -> None:
        ann, cat = await shared(seeded(Memory()), guests=("cat",))
        await ann.must("Stand", seat=1)
        assert [chair["presence"] for chair in ann.news["table"]["seats"]] == ["here", "gone", "here"]
        assert await refused(ann, "Speak", seat=1, commands=[{"type": "Choose", "creature": 0}]) == "not-seated"
        await cat.must("SeatBot", seat=1, bot="random")
        assert ann.news["table"]["yours"] == [0, 1], "the seat stays theirs, and so does the curtain"
        await ann.must("Sit", seat=1)
        assert (ann.live.state.chairs[1].name, ann.live.state.chairs[1].local) == ("Ben", True)
        assert await refused(ann, "Sit", seat=1) == "table-seated"
        assert await refused(ann, "Sit", seat=2) == "table-seated"

    run(play())


def test_a_device_that_does_not_add_its_salt_loses_all_its_chairs() -> None:
    async def play() -> None:
        ann, cat = await shared(seeded(Memory()), "swipe", guests=("cat",), begin=False)
        cat_seat = cat.news["table"]["you"]
        ann.salts = False
        await ann.ask("Begin")
        await asyncio.sleep(6)
        await settle()
        assert [bool(chair.guest) for chair in ann.live.state.chairs] == [at == cat_seat for at in range(3)]

    run(play())


def test_the_journal_says_who_sits_at_which_device() -> None:
    async def play() -> None:
        store = Memory()
        ann, _ = await shared(seeded(store), "swipe", guests=("cat",))
        sat = [entry for entry in journal(store, ann.live) if isinstance(entry, Sat)]
        assert [(one.guest, one.name, one.local) for one in sat] == [
            ("ann", "Ann", False),
            ("ann", "Ben", True),
            ("cat", "Cat", False),
        ]
        assert folded(store.bodies(ann.live)).seats_of("ann") == (0, 1)

    run(play())
