"""Pass and play: several seats share a device, and the server sends it one hidden hand at a time."""

import pytest

from swordfish.core import Over
from swordfish.record import check, lines, parse
from swordfish.server.table.replay import StoredTable
from swordfish.server.table.replay import record as stored_record
from swordfish.server.table.state import folded
from tests.server.room import Memory, Player, seeded
from tests.server.shared_device import due, open_hands, plays, refused, shared, turn
from tests.server.virtual import run


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
        assert await refused(ann, "LiftCurtain", seat=1 - seat) == "curtain-not-due"
        assert await refused(ann, "LiftCurtain", seat=2) == "not-your-seat"
        legal = ann.live.game.rules.legal(ann.live.game.state, seat)
        for command in ({"type": "Play", "card": legal[0].card}, {"type": "Play", "card": 0}):
            assert await refused(ann, "Speak", seat=seat, commands=[command]) == "curtain-closed"
            assert await refused(ann, "Suppose", seat=seat, commands=[command]) == "curtain-closed"
        await ann.must("LiftCurtain", seat=seat)
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
        registry = seeded(Memory())
        [ann] = await shared(registry)
        while due(ann) != [0] or plays(ann) is not None:
            await turn([ann])
        other = await Player(registry, "ann").join(ann.live)
        assert plays(other) is None
        await ann.must("LiftCurtain", seat=0)
        assert (open_hands(ann.news["view"]), open_hands(other.news["view"])) == ({0}, set())
        await other.must("LiftCurtain", seat=0)
        assert (open_hands(ann.news["view"]), open_hands(other.news["view"])) == (set(), {0})
        other.live.presence.leave(other.link)
        again = await Player(registry, "ann").join(ann.live, since=0)
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
        watcher = await Player(ann.registry, "dan").join(ann.live)
        assert await refused(watcher, "Throw", seat=0) == "not-seated"
        assert await refused(watcher, "LiftCurtain", seat=0) == "not-seated"
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
        assert await refused(ann, "LiftCurtain", seat=0) == "table-paused"
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
def test_a_hand_is_sent_only_after_its_curtain_is_lifted(seat: int) -> None:
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
        await ann.must("LiftCurtain", seat=seat)
        assert live.devices.eyes_of("ann") == seat

    run(play())
