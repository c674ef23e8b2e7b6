"""Forgetting a guest: name and words leave every table, also where the guest only watched; the game stays."""

import asyncio
from contextlib import closing

from msgspec.structs import replace

from swordfish.server.store.address import StoreAddress
from swordfish.server.store.forgetting import anonymised
from swordfish.server.store.guests import Guests
from swordfish.server.store.opening import database_of
from swordfish.server.store.tables import Tables
from swordfish.server.table.entries import Begun, Entry, Made, Said, Sat, Stood, decode, encode
from swordfish.server.table.registry import Registry
from tests.server.room import Player, no_bots, table


def test_free_text_of_players_and_watchers_is_forgotten(address: StoreAddress) -> None:
    async def evening() -> list[bytes]:
        with closing(database_of(address)) as store:
            registry = Registry(Tables(store), no_bots(), free_text=True)
            ann, ben = await table(registry, chips=40)
            dan = await Player(registry, "dan").join(ann.live)
            for player, text in ((ann, "ann writes"), (ben, "ben writes"), (dan, "dan writes")):
                await player.must("Chat", text=text)
            guests = Guests(store)
            for guest in ("ann", "dan"):
                tables = await guests.revoke(guest)
                assert tables == [ann.live.tid]
                assert await guests.anonymise(guest, tables)
                assert not await guests.anonymise(guest, tables), "nothing is left"
                await guests.forget(guest)
            await registry.close()
            return [body for (body,) in await store.query("select body from entries order by seq")]

    kept = b"\n".join(asyncio.run(evening()))
    assert b"ben writes" in kept
    assert b'"Ben"' in kept
    for gone in (b"ann writes", b"dan writes", b'"Ann"', b'"Dan"', b'"ann"', b'"dan"'):
        assert gone not in kept


def test_only_the_guests_own_name_and_chat_are_removed() -> None:
    made = Made(game="swipe", options={"seats": 2}, host="ann", listed=False, seats=2)
    log: list[Entry] = [
        made,
        Sat(0, "ben", "Ben"),
        Sat(1, "ann", "Ann"),
        Said("ann", "Ann", 1, text="mine"),
        Said("ben", "Ben", 0, text="his"),
        Begun(names=("Ben", "Ann"), players=("you", "you"), rules=1),
        Stood(1),
        Sat(1, "ann", "Ann again"),
    ]
    changed = anonymised([(seq, encode(entry)) for seq, entry in enumerate(log)], "ann", "gone")
    assert {seq: decode(body, None) for seq, body in changed.items()} == {
        0: replace(made, host="gone"),
        2: Sat(1, "gone", ""),
        3: Said("gone", "", 1),
        5: Begun(names=("Ben", ""), players=("you", "you"), rules=1),
        7: Sat(1, "gone", ""),
    }
