"""People at a table: faces, chairs that come and go, presence, reactions, breaks, and coming along to a rematch."""

import asyncio
from typing import Any

from swordfish.games.swipe.rules import MOST_HEAD_START
from swordfish.server.budgets import Budgets
from swordfish.server.faces import FACES, face_of
from swordfish.server.limits import Limits
from swordfish.server.table.entries import ChairRemoved, Kept, Sat
from swordfish.server.table.presence import AWAY_SECONDS
from swordfish.server.table.table import HostedTable
from swordfish.server.table.timers import turn_until
from tests.server.room import Player, journal, registry_of, settle, step, table
from tests.server.virtual import run


async def lobby(registry: Any, *guests: str, game: str = "swipe", seats: int = 3) -> list[Player]:
    """A table that has not begun: the first guest is the host, and nobody sits."""
    live: HostedTable = await registry.make(guests[0], game, {"seats": seats}, listed=False)
    return [await Player(registry, guest).join(live) for guest in guests]


def seats(player: Player) -> list[dict[str, Any]]:
    """The seats in the last message that a player received."""
    told = [message for message in player.told if message["type"] in {"News", "Presence"}]
    newest = next(message for message in reversed(told) if message["type"] == "Presence" or "table" in message)
    return newest["seats"] if newest["type"] == "Presence" else newest["table"]["seats"]


# faces and the one tap that seats a guest


def test_faces_are_stored_and_a_guest_without_one_gets_a_free_one() -> None:
    async def play() -> None:
        registry, store = registry_of()
        ann, ben, cat = await lobby(registry, "ann", "ben", "cat", seats=4)
        ann.link.face = face_of("ben")
        for player in (ann, ben, cat):
            await player.must("Sit", seat=-1)
        await ann.must("SeatBot", seat=3, bot="random")
        faces = [seat["face"] for seat in seats(ann)]
        assert faces[0] == face_of("ben")
        assert len({*faces}) == 4, "everybody looks different"
        assert {*faces} <= {*FACES}
        assert all(entry.face for entry in journal(store, ann.live) if isinstance(entry, Sat))

    run(play())


def test_an_old_log_without_faces_has_faces() -> None:
    async def play() -> None:
        registry, store = registry_of()
        (ann,) = await lobby(registry, "ann", seats=2)
        await store.tables.append(ann.live.tid, ann.live.seq, [b'{"type":"Sat","seat":0,"guest":"ben","name":"Ben"}'])
        again = await HostedTable.load(ann.live.tid, ann.live.code, store.tables)
        assert again.state.chairs[0].face == face_of("ben")

    run(play())


def test_of_two_who_take_the_same_chair_one_gets_it_and_the_other_can_take_any() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        ann, ben, cat = await lobby(registry, "ann", "ben", "cat", seats=2)
        answers = await asyncio.gather(ben.ask("Sit", seat=0), cat.ask("Sit", seat=0))
        assert sorted(answer["type"] for answer in answers) == ["Done", "Refused"]
        [refused] = [answer for answer in answers if answer["type"] == "Refused"]
        assert refused["text"] == "Chair 1 is taken."
        loser = ben if answers[0] is refused else cat
        await loser.must("Sit", seat=-1)
        assert loser.live.state.seat_of(loser.guest) == 1
        assert (await ann.ask("Sit", seat=-1))["text"] == "All chairs are taken."

    run(play())


# chairs


def test_the_host_adds_and_removes_chairs_and_the_options_follow() -> None:
    async def play() -> None:
        registry, store = registry_of()
        ann, ben = await lobby(registry, "ann", "ben", seats=2)
        await ann.must("Sit", seat=0)
        await ann.must("AddChair")
        await ben.must("Sit", seat=2)
        assert (await ben.ask("AddChair"))["key"] == "table-not-host"
        assert (await ben.ask("RemoveChair", seat=1))["key"] == "table-not-host"
        assert (await ann.ask("RemoveChair", seat=2))["key"] == "table-chair-taken", "Ben sits there"
        assert (await ann.ask("RemoveChair", seat=9))["key"] == "table-no-chair"
        await ann.must("RemoveChair", seat=1)
        state = ann.live.state
        assert state.made.options["seats"] == 2
        assert state.seat_of("ben") == 1
        assert ben.news["table"]["you"] == 1
        assert (await ann.ask("RemoveChair", seat=1))["key"] == "table-chair-taken"
        again = await HostedTable.load(ann.live.tid, ann.live.code, store.tables)
        assert (again.state.chairs, again.state.options) == (state.chairs, state.options)
        await ann.must("Begin")
        assert len(ann.news["view"]["seats"]) == 2
        assert (await ann.ask("AddChair"))["key"] == "table-begun"

    run(play())


def test_no_more_chairs_than_the_game_and_the_server_allow() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        (ann,) = await lobby(registry, "ann", seats=6)
        assert (await ann.ask("AddChair"))["key"] == "swipe-seats"
        (bea,) = await lobby(registry, "bea", seats=2)
        assert (await bea.ask("RemoveChair", seat=1))["key"] == "swipe-seats"
        assert [len(player.live.state.chairs) for player in (ann, bea)] == [6, 2]

    run(play())


def test_a_table_begins_with_fewer_people_than_chairs() -> None:
    async def play() -> None:
        registry, store = registry_of()
        ann, ben = await lobby(registry, "ann", "ben", seats=5)
        await ann.must("Sit", seat=1)
        assert (await ann.ask("Begin"))["key"] == "table-chairs-empty", "nobody plays alone by accident"
        await ben.must("Sit", seat=3)
        await ann.must("Begin")
        assert [entry.seat for entry in journal(store, ann.live) if isinstance(entry, ChairRemoved)] == [4, 2, 0]
        assert [chair.guest for chair in ann.live.state.chairs] == ["ann", "ben"]
        assert len(ann.news["view"]["seats"]) == 2
        sat = await store.query("select gid, seat from sittings where tid = ? order by gid", ann.live.tid)
        assert sat == [("ann", 0), ("ben", 1)], "so that their places are found"
        again = await HostedTable.load(ann.live.tid, ann.live.code, store.tables)
        assert again.game.state == ann.live.game.state

    run(play())


def test_the_host_lists_a_private_table_and_takes_it_out_again() -> None:
    async def play() -> None:
        registry, store = registry_of()
        ann, ben = await lobby(registry, "ann", "ben")
        assert await store.tables.listed(0, 10) == []
        assert (await ben.ask("ListTable", listed=True))["key"] == "table-not-host"
        await ann.must("ListTable", listed=True)
        assert [row.tid for row in await store.tables.listed(0, 10)] == [ann.live.tid]
        assert ben.news["table"]["listed"]
        await ann.must("ListTable", listed=False)
        assert await store.tables.listed(0, 10) == []

    run(play())


# presence and reactions


def test_a_seat_shows_who_is_here_away_gone_or_replaced() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        ann, ben = await table(registry, game="swirl")

        def ben_is() -> str:
            return seats(ann)[1]["presence"]

        assert ben_is() == "here"
        ben.send("Away", away=True)
        await settle()
        assert ben_is() == "away"
        phone = await Player(registry, "ben").join(ann.live)
        assert ben_is() == "here", "on another device"
        count = sum(message["type"] == "Presence" for message in ann.told)
        ben.send("Away", away=True)
        await settle()
        assert sum(message["type"] == "Presence" for message in ann.told) == count, "nothing new"
        for link in (ben.link, phone.link):
            ann.live.presence.leave(link)
        await asyncio.sleep(AWAY_SECONDS + 0.1)
        assert ben_is() == "gone"
        await ann.must("SeatBot", seat=1, bot="random")
        assert ben_is() == "replaced"
        assert seats(ann)[1]["name"] == "Ben"

    run(play())


def test_a_reaction_reaches_all_screens_that_have_not_muted_its_guest_and_is_not_logged() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        ann, ben = await table(registry, chips=40)
        screen, mute = Player(registry, "ann"), Player(registry, "cat")
        screen.link.watching, mute.link.muted = True, frozenset({"ben"})
        for watcher in (screen, mute):
            await watcher.join(ann.live)
        before = ann.live.seq
        await ben.must("React", reaction="wow")
        shown = [[m for m in player.told if m["type"] == "Reacted"] for player in (ann, ben, screen, mute)]
        assert shown == [[{"type": "Reacted", "seat": 1, "reaction": "wow"}]] * 3 + [[]]
        assert ann.live.seq == before
        assert (await ben.ask("React", reaction="growl"))["key"] == "bad-reaction"
        assert (await mute.ask("React", reaction="wow"))["key"] == "not-seated", "reactions appear at a seat"

    run(play())


def test_reactions_have_a_budget_of_their_own() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        budgets = Budgets(Limits())
        registry.surroundings = registry.surroundings.__class__(
            rematch=registry.rematch, on_change=registry.changed, charge=budgets.charge
        )
        ann, _ben = await table(registry, chips=40)
        answers = [(await ann.ask("React", reaction="clap"))["type"] for _ in range(7)]
        assert answers == ["Done"] * 5 + ["Refused"] * 2
        assert (await ann.ask("Chat", phrase="hello"))["type"] == "Done"

    run(play())


# a break


def test_a_break_needs_everybody_who_is_here_and_stops_every_clock() -> None:
    async def play() -> None:
        registry, store = registry_of()
        ann, ben, cat = await table(registry, guests=("ann", "ben", "cat"), turn_ms=30_000, game="swirl")
        live = ann.live
        await asyncio.sleep(10)
        await ann.must("AskPause")
        assert ben.news["table"]["pause"] == 0
        await ben.must("AnswerPause", agreed=False)
        assert (ann.news["table"]["pause"], live.state.paused) == (None, None)
        await ann.must("AskPause")
        live.presence.leave(cat.link)
        await asyncio.sleep(AWAY_SECONDS + 0.1)
        at = live.clock()
        await ben.must("AnswerPause", agreed=True)
        assert ann.news["table"]["paused"], "Cat is not here and cannot answer"
        entries = live.seq
        await asyncio.sleep(3600)
        assert (live.clock(), live.seq) == (at, entries), "an hour later nothing has happened"
        due = ann if ann.due else ben
        assert (await due.ask("Speak", commands=[due.news["legal"][0]]))["key"] == "table-paused"
        assert (await ann.ask("AskUndo"))["key"] in {"table-paused", "undo-nothing"}
        again = await HostedTable.load(live.tid, live.code, store.tables)
        assert (again.clock(), again.state.paused) == (at, at), "also after a restart"
        await ann.must("Resume")
        assert (live.state.paused, live.state.ready) == (at, {0})
        await ben.must("Resume")
        assert live.state.paused is None
        left = turn_until(live) or 0
        await asyncio.sleep((left - at) / 1000 - 0.5)
        assert live.seq == entries + 3, "Ready, Ready, Resumed: the turn clock goes on where it stood"
        await asyncio.sleep(1)
        assert live.seq > entries + 3

    run(play())


def test_in_a_break_no_bot_moves_and_one_person_alone_needs_nobody() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        (ann,) = await lobby(registry, "ann", seats=2, game="swirl")
        await ann.must("Sit", seat=0)
        await ann.must("SeatBot", seat=1, bot="random")
        await ann.must("Begin")
        await ann.must("AskPause")
        before = ann.live.seq
        assert ann.live.state.paused is not None
        await asyncio.sleep(60)
        assert ann.live.seq == before
        assert (await ann.ask("AnswerPause", agreed=True))["key"] == "pause-nothing"
        await ann.must("Resume")
        assert ann.live.state.paused is None

    run(play())


# a rematch


def test_a_rematch_keeps_a_chair_for_everybody_one_seat_further_on() -> None:
    async def play() -> None:
        registry, store = registry_of()
        ann, ben, cat = players = await table(registry, guests=("ann", "ben", "cat"))
        while await step(players):
            pass
        await ben.must("Rematch")
        again = await registry.find(ann.news["table"]["rematch"])
        assert [chair.guest for chair in again.state.chairs] == ["ben", "", ""], "who sat second begins"
        assert {seat: kept.guest for seat, kept in again.state.kept.items()} == {1: "cat", 2: "ann"}
        stranger = await Player(registry, "dan").join(again)
        assert [(seat["presence"], seat["name"]) for seat in seats(stranger)] == [
            ("gone", "Ben"),
            ("kept", "Cat"),
            ("kept", "Ann"),
        ]
        await ann.must("Rematch")
        assert again.state.seat_of("ann") == 2
        await cat.must("Rematch", wanted=False)
        assert again.state.kept == {}, "nobody waits for Cat"
        await stranger.must("Sit", seat=-1)
        assert again.state.seat_of("dan") == 1
        reloaded = await HostedTable.load(again.tid, again.code, store.tables)
        assert (reloaded.state.chairs, reloaded.state.kept) == (again.state.chairs, again.state.kept)

    run(play())


def test_a_rematch_nobody_else_wants_can_be_played_with_bots_or_fewer() -> None:
    async def play() -> None:
        registry, store = registry_of()
        ann, ben = players = await table(registry)
        while await step(players):
            pass
        await ann.must("Rematch")
        again = await registry.find(ann.news["table"]["rematch"])
        host = await Player(registry, "ann").join(again)
        await ben.must("Rematch", wanted=False)
        assert [entry for entry in host.entries() if entry["type"] == "Kept"] == [
            {"type": "Kept", "seat": 0, "guest": "", "name": "", "face": "", "local": False}
        ]
        assert isinstance(journal(store, again)[-1], Kept)
        await host.must("SeatBot", seat=0, bot="random")
        await host.must("Begin")
        assert again.state.begun is not None

    run(play())


# handicaps


def test_handicaps_and_aids_make_a_game_casual_and_follow_their_player() -> None:
    async def play() -> None:
        registry, store = registry_of()
        live = await registry.make("ann", "swipe", {"seats": 3}, listed=False, turn_ms=20_000, rated=True)
        ann, ben, cat = [await Player(registry, guest).join(live) for guest in ("ann", "ben", "cat")]
        for seat, player in enumerate((ann, ben, cat)):
            await player.must("Sit", seat=seat, rated=True)
        assert (await ben.ask("GiveHandicap", seat=1, step=2))["key"] == "table-not-host"
        refused = await ann.ask("GiveHandicap", seat=1, step=MOST_HEAD_START + 1)
        assert refused["text"] == f"A handicap here has 0 to {MOST_HEAD_START} steps."
        assert (await ann.ask("GiveAids", seat=1, aids=["wings"]))["key"] == "bad-aid"
        assert ann.news["table"]["rated"]
        await ann.must("GiveHandicap", seat=1, step=2)
        assert not ann.news["table"]["rated"], "everybody sees it before the game"
        await ann.must("GiveHandicap", seat=1, step=0)
        assert ann.news["table"]["rated"]
        await ann.must("GiveHandicap", seat=1, step=2)
        await ann.must("GiveAids", seat=1, aids=["no-clock"])
        assert seats(cat)[1] | {"handicap": 2, "aids": ["no-clock"]} == seats(cat)[1]
        await ann.must("Begin")
        assert (await ann.ask("GiveAids", seat=1, aids=[]))["key"] == "table-begun"
        assert not live.state.rated
        assert [hoard["chips"] for hoard in ann.news["view"]["seats"]][1] >= 0
        assert live.state.options.head_starts == (0, 2, 0)
        players = [ann, ben, cat]
        while await step(players):
            pass
        await cat.must("Rematch")
        again = await registry.find(cat.news["table"]["rematch"])
        assert (again.state.options.head_starts, again.state.aids) == ((2, 0, 0), {0: ("no-clock",)}), "they are Ben's"
        reloaded = await HostedTable.load(again.tid, again.code, store.tables)
        assert reloaded.state.aids == again.state.aids

    run(play())


def test_a_seat_that_was_given_no_clock_has_no_clock() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        live = await registry.make("ann", "swirl", {"seats": 2}, listed=False, turn_ms=20_000)
        ann, ben = [await Player(registry, guest).join(live) for guest in ("ann", "ben")]
        for seat, player in enumerate((ann, ben)):
            await player.must("Sit", seat=seat)
        await ann.must("GiveAids", seat=0, aids=["no-clock"])
        await ann.must("Begin")
        assert ann.due
        assert turn_until(live) is None
        before = live.seq
        await asyncio.sleep(3600)
        assert live.seq == before, "Ann thinks as long as she likes"
        await ann.must("Speak", commands=[ann.news["legal"][0]])
        while ann.due:
            await ann.must("Speak", commands=[ann.news["legal"][0]])
        assert turn_until(live) is not None, "Ben's clock runs"

    run(play())
