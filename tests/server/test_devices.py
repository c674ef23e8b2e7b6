"""Pass and play: several seats share a device, and the server sends it one hidden hand at a time."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from swordfish.core import Over
from swordfish.record import check, lines, parse
from swordfish.server.judging import achieved
from swordfish.server.store.forgetting import anonymised
from swordfish.server.table.entries import Begun, Kept, Sat
from swordfish.server.table.registry import Registry
from swordfish.server.table.replay import StoredTable
from swordfish.server.table.replay import record as stored_record
from swordfish.server.table.state import folded
from tests.server.room import Memory, Player, journal, seeded, settle
from tests.server.virtual import run


async def shared(
    hub: Registry,
    game: str = "swirl",
    locals_: Sequence[str] = ("Ben",),
    guests: Sequence[str] = (),
    *,
    begin: bool = True,
    throw_ms: int = 0,
    **options: Any,
) -> list[Player]:
    """Ann's device with these people, and other guests: Ann has seat 0, her people the next ones."""
    seats = {"seats": 1 + len(locals_) + len(guests), **options}
    live = await hub.make("ann", game, seats, listed=False, throw_ms=throw_ms)
    players = [await Player(hub, guest).join(live) for guest in ("ann", *guests)]
    await players[0].must("Sit", seat=0)
    for name in locals_:
        await players[0].must("SeatLocal", seat=-1, name=name)
    for player in players[1:]:
        await player.must("Sit", seat=-1)
    if begin:
        await players[0].must("Begin")
    return players


async def refused(player: Player, kind: str, **facts: Any) -> str:
    """The key of the refusal of a message that must be refused; nothing has changed then."""
    before = player.live.seq
    answer = await player.ask(kind, **facts)
    assert (answer["type"], player.live.seq) == ("Refused", before), answer
    return answer["key"]


def due(player: Player) -> list[int]:
    return player.news["due"].get("seats", [])


def plays(player: Player) -> int | None:
    """The seat that the player's device plays now."""
    return player.news.get("plays", player.news["table"]["you"])


async def turn(players: Sequence[Player]) -> bool:
    """Lift a curtain, throw, or play the first legal command for a seat that is due; whether there was one."""
    for player in players:
        own = [seat for seat in due(player) if seat in player.news["table"]["yours"]]
        if not own:
            continue
        if player.news["due"]["kind"] == "hands":
            await player.must("Throw", seat=own[0])
        elif plays(player) is None:
            await player.must("Lift", seat=own[0])
        else:
            await player.must("Speak", seat=plays(player), commands=[player.news["legal"][0]])
        return True
    return False


def open_hands(view: dict[str, Any]) -> set[int]:
    """The seats whose cards can be read in a view of swirl."""
    return {seat for seat, hand in enumerate(view["hands"]) if any(card is not None for card in hand)}


def test_a_device_receives_one_hidden_hand_at_a_time_and_only_after_its_curtain_was_lifted() -> None:
    async def play() -> None:
        ann, cat = await shared(seeded(Memory()), guests=("cat",))
        lifted: set[int] = set()
        shown: set[int] = set()
        read = 0
        while not isinstance(ann.live.game.due, Over):
            closed = plays(ann) is None and any(seat in (0, 1) for seat in due(ann))
            asked = next((seat for seat in due(ann) if seat in (0, 1)), None) if closed else None
            assert await turn([ann, cat])
            if asked is not None:
                lifted = {asked}
            for message in ann.told[read:]:
                if message["type"] != "News" or "view" not in message or ann.live.state.phase == "over":
                    continue
                told = [entry["event"] for entry in message["entries"] if entry["type"] == "Happened"]
                dealt = {at for event in told if event["type"] == "Dealt" for at in open_hands(event)}
                seen = open_hands(message["view"]) | dealt
                full = len(message["view"]["deck"]) > 0  # else a watcher, too, can infer the last hand
                assert not full or seen <= lifted, (seen, lifted)
                assert not full or (seen <= {message["plays"]} and message["plays"] in (0, 1, None))
                shown |= seen if full else set()
            read = len(ann.told)
        assert shown == {0, 1}, "both hands were shown, each in its turn"
        check(parse([*lines(ann.live.record())], "shared"))

    run(play())


def test_the_curtain_falls_when_the_turn_passes_on_and_lifting_names_a_seat_that_is_due() -> None:
    async def play() -> None:
        [ann] = await shared(seeded(Memory()))
        while len(ann.live.state.log) < 3:
            await turn([ann])
        seat = due(ann)[0]
        assert plays(ann) is None
        assert ann.news["legal"] == []
        assert await refused(ann, "Lift", seat=1 - seat) == "curtain-not-due"
        assert await refused(ann, "Lift", seat=2) == "not-your-seat"
        legal = ann.live.game.rules.legal(ann.live.game.state, seat)
        for command in ({"type": "Play", "card": legal[0].card}, {"type": "Play", "card": 0}):
            assert await refused(ann, "Speak", seat=seat, commands=[command]) == "curtain-closed"
            assert await refused(ann, "Suppose", seat=seat, commands=[command]) == "curtain-closed"
        await ann.must("Lift", seat=seat)
        assert plays(ann) == seat
        assert open_hands(ann.news["view"]) == {seat}
        assert await refused(ann, "Speak", seat=1 - seat, commands=[ann.news["legal"][0]]) == "curtain-closed"
        await ann.must("Speak", commands=[ann.news["legal"][0]])
        while due(ann) == [seat]:
            await ann.must("Speak", commands=[ann.news["legal"][0]])
        assert plays(ann) is None
        assert open_hands(ann.news["view"]) == set()

    run(play())


def test_two_connections_of_one_guest_never_show_two_hands() -> None:
    async def play() -> None:
        hub = seeded(Memory())
        [ann] = await shared(hub)
        while due(ann) != [0] or plays(ann) is not None:
            await turn([ann])
        other = await Player(hub, "ann").join(ann.live)
        assert plays(other) is None
        await ann.must("Lift", seat=0)
        assert (open_hands(ann.news["view"]), open_hands(other.news["view"])) == ({0}, set())
        await other.must("Lift", seat=0)
        assert (open_hands(ann.news["view"]), open_hands(other.news["view"])) == (set(), {0})
        other.live.presence.leave(other.link)
        again = await Player(hub, "ann").join(ann.live, since=0)
        assert open_hands(again.news["view"]) == set(), "a curtain is closed after a new connection"
        told = [entry["event"] for entry in again.entries() if entry["type"] == "Happened"]
        assert not any(open_hands(event) for event in told if event["type"] == "Dealt")

    run(play())


def test_nobody_speaks_or_throws_for_a_seat_of_another_device() -> None:
    async def play() -> None:
        ann, cat = await shared(seeded(Memory()), "swipe", guests=("cat",), throw_ms=-1)
        assert ann.news["table"]["yours"] == [0, 1]
        assert await refused(cat, "Throw", seat=0) == "not-your-seat"
        assert await refused(ann, "Throw", seat=2) == "not-your-seat"
        assert await refused(ann, "Throw", seat=99) == "not-your-seat"
        watcher = await Player(ann.hub, "dan").join(ann.live)
        assert await refused(watcher, "Throw", seat=0) == "not-seated"
        assert await refused(watcher, "Lift", seat=0) == "not-seated"
        seen: set[int | None] = set()
        while await turn([ann, cat]):
            if ann.news["due"]["kind"] != "over":
                seen.add(plays(ann))
        assert {0, 1} <= seen, "the seat that is due is simply shown"
        assert isinstance(ann.live.game.due, Over)

    run(play())


def test_in_a_race_each_player_of_the_device_has_choices_of_their_own() -> None:
    async def play() -> None:
        [ann] = await shared(seeded(Memory()), "swish")
        [first, second] = ann.news["together"]
        assert (first["seat"], second["seat"]) == (0, 1)
        layout = ann.news["view"]["layout"]
        await ann.must("Speak", seat=1, commands=[{"type": "NoSwish", "layout": layout}])
        [first, second] = ann.news["together"]
        assert [[one["type"] for one in of["legal"]] for of in (first, second)] == [
            ["Call", "NoSwish"],
            ["Call", "TakeBack"],
        ]
        await ann.must("Speak", seat=1, commands=[{"type": "Call", "layout": layout}])
        assert (ann.news["view"]["caller"], plays(ann), ann.news["together"]) == (1, 1, [])
        await ann.must("Speak", commands=[{"type": "Prove"}])
        assert ann.entries()[-1]["event"]["type"] == "ProofFailed"
        assert ann.entries()[-1]["event"]["seat"] == 1

    run(play())


def test_chairs_for_people_at_a_device() -> None:
    async def play() -> None:
        hub = seeded(Memory())
        ann, cat = await shared(hub, "swipe", (), ("cat",), begin=False, seats=4)
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
        hub = seeded(Memory())
        live = await hub.make("ann", "swipe", {"seats": 2}, listed=False, rated=True)
        ann = await Player(hub, "ann").join(live)
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
        hub = seeded(Memory())
        ann, cat = await shared(hub, "swipe", guests=("cat",))
        while await turn([ann, cat]):
            pass
        await ann.must("Rematch")
        again = await hub.find(ann.live.state.rematch)
        names = [chair.name for chair in again.state.chairs]
        assert names == ["Ben", "", "Ann"], "everybody moves one seat on"
        assert [(one.name, one.local) for one in again.state.kept.values()] == [("Cat", False)]
        assert again.state.seats_of("ann") == (0, 2)
        assert again.state.seat_of("ann") == 2
        await cat.must("Rematch", wanted=False)
        assert not again.state.kept

    run(play())


def test_whoever_declines_a_rematch_frees_all_chairs_of_their_device() -> None:
    async def play() -> None:
        store = Memory()
        hub = seeded(store)
        ann, cat = await shared(hub, "swipe", guests=("cat",))
        while await turn([ann, cat]):
            pass
        await cat.must("Rematch")
        again = await hub.find(ann.live.state.rematch)
        assert {(one.name, one.local) for one in again.state.kept.values()} == {("Ann", False), ("Ben", True)}
        await ann.must("Rematch", wanted=False)
        assert not again.state.kept
        freed = [entry for entry in journal(store, again) if isinstance(entry, Kept) and not entry.guest]
        assert len(freed) == 2

    run(play())


def test_a_link_to_the_rematch_brings_the_device_along_too() -> None:
    async def play() -> None:
        hub = seeded(Memory())
        ann, cat = await shared(hub, "swipe", guests=("cat",))
        while await turn([ann, cat]):
            pass
        await cat.must("Rematch")
        again = await hub.find(ann.live.state.rematch)
        back = await Player(hub, "ann").join(again)
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


def test_one_tap_answers_for_everybody_at_the_device() -> None:
    async def play() -> None:
        ann, cat = await shared(seeded(Memory()), guests=("cat",))
        await turn([ann, cat])
        number = len(ann.live.state.log)
        await ann.must("AskUndo")
        assert len(ann.live.state.log) == number, "another device has to agree"
        await cat.must("AnswerUndo", agreed=True)
        assert type(ann.live.state.log[-1].event).__name__ == "Rewound"
        await ann.must("AskPause")
        assert ann.live.state.paused is None
        await cat.must("AnswerPause", agreed=True)
        assert ann.live.state.paused is not None
        assert await refused(ann, "Lift", seat=0) == "table-paused"
        await ann.must("Resume")
        await cat.must("Resume")
        assert ann.live.state.paused is None

    run(play())


def test_a_break_closes_the_curtain() -> None:
    async def play() -> None:
        [ann] = await shared(seeded(Memory()))
        while due(ann) != [1] or plays(ann) != 1 or ann.live.devices.open:
            await turn([ann])
        assert open_hands(ann.news["view"]) == {1}
        await ann.must("AskPause")
        assert open_hands(ann.news["view"]) == set()
        await ann.must("Resume")
        assert (open_hands(ann.news["view"]), plays(ann)) == (set(), None)

    run(play())


def test_undo_goes_back_to_the_latest_choice_of_anybody_at_the_device() -> None:
    async def play() -> None:
        [ann] = await shared(seeded(Memory()))
        await turn([ann])  # Ann chooses a creature
        await ann.must("AskUndo")
        assert type(ann.live.state.log[-1].event).__name__ == "Rewound"
        assert due(ann) == [0]

    run(play())


@pytest.mark.parametrize("seat", [0, 1])
def test_no_hand_leaves_by_another_way_than_the_lifted_curtain(seat: int) -> None:
    async def play() -> None:
        store = Memory()
        [ann] = await shared(seeded(store))
        while due(ann) != [seat] or plays(ann) is not None:
            await turn([ann])
        live = ann.live
        assert (live.devices.eyes_of("ann"), live.devices.played_by("ann")) == (None, None)
        sealed = stored_record(StoredTable(live.tid, folded(store.bodies(live)), live.seed), "ann")
        dealt = [entry.event for entry in sealed.entries if type(entry.event).__name__ == "Dealt"]
        assert dealt
        assert not any(card is not None for event in dealt for hand in event.hands for card in hand)
        await ann.must("Lift", seat=seat)
        assert live.devices.eyes_of("ann") == seat

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
