"""Who is at a table: a guest is there while any connection of theirs plays, and for a moment after the last one."""

import asyncio
from typing import Any

from swordfish.server.table.presence import AWAY_SECONDS
from tests.server.room import Player, registry_of, settle, step, table
from tests.server.virtual import run


def presences(player: Player) -> list[list[bool]]:
    """The presence of each seat in every message about it that a player received."""
    told: list[dict[str, Any]] = [message for message in player.told if message["type"] == "Presence"]
    return [[seat["present"] for seat in message["seats"]] for message in told]


def devices(player: Player) -> list[int]:
    """The number of devices of each seat in the last message that a player received."""
    told = [message for message in player.told if message["type"] == "Presence"]
    return [seat["devices"] for seat in told[-1]["seats"]]


def test_a_guest_leaves_when_the_last_of_their_connections_has_been_gone_for_a_moment() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        ann, ben = await table(registry, chips=40)
        phone = await Player(registry, "ben").join(ann.live)
        here = ann.live.presence
        here.leave(ben.link)
        await asyncio.sleep(2 * AWAY_SECONDS)
        assert here.present("ben"), "on the phone"
        before = len(presences(ann))
        here.leave(phone.link)
        await asyncio.sleep(AWAY_SECONDS - 0.1)
        assert here.present("ben")
        assert len(presences(ann)) == before, "nobody is told of a moment"
        await asyncio.sleep(0.2)
        assert not here.present("ben")
        assert presences(ann)[before:] == [[True, False]]

    run(play())


def test_everybody_sees_that_a_guest_is_here_on_several_devices_until_one_of_them_leaves() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        ann, ben = await table(registry, chips=40)
        ben.link.device = "laptop"
        phone = Player(registry, "ben")
        phone.link.device = "phone"
        await phone.join(ann.live)
        tab = Player(registry, "ben")
        tab.link.device = "phone"
        await tab.join(ann.live)
        assert devices(ann) == [1, 2], "two pages of one phone are one device"
        ann.live.presence.leave(tab.link)
        await settle()
        assert devices(ann) == [1, 2]
        ann.live.presence.leave(phone.link)
        await settle()
        assert devices(ann) == [1, 1]

    run(play())


def test_a_watching_screen_does_not_count_as_its_guests_presence() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        ann, ben = await table(registry, chips=40)
        screen = Player(registry, "ben")
        screen.link.watching = True
        await screen.join(ann.live)
        ann.live.presence.leave(ben.link)
        await asyncio.sleep(AWAY_SECONDS + 0.1)
        assert not ann.live.presence.present("ben")
        assert presences(ann)[-1] == [True, False]
        assert not ann.live.idle, "but the table stays in memory"

    run(play())


def test_a_watcher_who_sits_down_no_longer_counts_as_a_watcher() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        live = await registry.make("ann", "swipe", {"seats": 2}, listed=False, turn_ms=0, rated=False, throw_ms=0)
        ann, ben = [await Player(registry, guest).join(live) for guest in ("ann", "ben")]

        def watchers() -> int:
            return [message["watchers"] for message in ann.told if message["type"] == "Presence"][-1]

        assert watchers() == 1
        await ben.must("Sit", seat=1)
        await settle()
        assert watchers() == 0
        await ben.must("Stand")
        await settle()
        assert watchers() == 1

    run(play())


def onlookers(player: Player) -> tuple[int, int]:
    """The numbers of watchers and televisions in the last message that a player received."""
    told = [message for message in player.told if message["type"] == "Presence"]
    return told[-1]["watchers"], told[-1]["screens"]


async def screen_at(host: Player, guest: str) -> Player:
    """A television with a cookie of its own."""
    screen = Player(host.registry, guest)
    screen.link.watching = True
    return await screen.join(host.live)


def test_a_television_does_not_count_as_somebody_who_watches_and_stays_when_they_are_sent_away() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        ann, ben = await table(registry, chips=40)
        tv = await screen_at(ann, "tv")
        await screen_at(ann, "ben")
        assert onlookers(ann) == (0, 1), "a player's own television is the player's"
        cat = await Player(registry, "cat").join(ann.live)
        both = await screen_at(ann, "cat")
        assert onlookers(ann) == (1, 1), "who watches and has a television watches"
        await ann.must("RemoveWatchers")
        assert [one.link.stalled for one in (cat, both, tv)] == [True, True, False]
        assert (await ben.ask("RemoveScreens"))["key"] == "table-not-host"
        assert not tv.link.stalled
        await ann.must("RemoveScreens")
        assert tv.link.stalled
        assert "tv" in ann.live.barred, "it does not connect again by itself"
        assert not ben.link.stalled

    run(play())


def test_a_watcher_who_connects_while_the_host_sends_watchers_away_is_sent_away_too() -> None:
    async def play() -> None:
        registry, store = registry_of()
        ann, _ = await table(registry, chips=40)

        def onlooker(guest: str, address: str) -> Player:
            made = Player(registry, guest)
            made.link.address = address
            return made

        cat = await onlooker("cat", "192.0.2.7").join(ann.live)
        coming = [onlooker("cat", "192.0.2.8"), onlooker("dog", "192.0.2.7"), onlooker("eel", "192.0.2.9")]

        async def come_in() -> None:
            for one in coming:
                await one.join(ann.live)

        store.before_append = come_in  # it runs while the host's wish is being stored
        await ann.must("RemoveWatchers")
        assert [one.link.stalled for one in (cat, *coming)] == [True, True, True, False]
        late = await onlooker("cat", "192.0.2.8").join(ann.live)
        assert late.link.stalled, "there was room for them just before"

    run(play())


def test_a_television_sees_what_watchers_see() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        players = await table(registry, "swirl")
        cat = await Player(registry, "cat").join(players[0].live)
        tv = await screen_at(players[0], "tv")
        before = [len(one.raw) for one in (cat, tv)]
        for _ in range(12):
            await step(players)
        told = [one.raw[start:] for one, start in zip((cat, tv), before, strict=True)]
        assert told[0]
        assert told[0] == told[1]

    run(play())


def test_a_table_is_idle_when_nobody_is_there_or_about_to_come_back() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        ann, ben = await table(registry, chips=40)
        live = ann.live
        live.presence.leave(ann.link)
        live.presence.leave(ben.link)
        assert not live.idle
        await asyncio.sleep(AWAY_SECONDS + 0.1)
        assert live.idle

    run(play())
