"""Fair luck: everybody commits before anybody reveals, and nobody can choose the draws."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from swordfish.core import BadRecord, Luck, commitment, open_seed
from swordfish.record import check, lines, parse
from swordfish.server.table.entries import Aborted, Begun, Committed, Entry, Revealed, Salted, SeatsFrozen, encode
from swordfish.server.table.registry import Registry
from swordfish.server.table.surroundings import DUE_SECONDS
from tests.server.room import Memory, Player, journal, registry_of, seeded, settle, step
from tests.server.salting import salt_of
from tests.server.virtual import run

SALTS = {seat: bytes([seat]) * 16 for seat in range(3)}


async def seated(registry: Registry, *guests: str, salts: bool = False, **options: Any) -> list[Player]:
    """Guests who sit at a table; whether their clients add to the luck by themselves."""
    live = await registry.make(guests[0], "swipe", {"seats": len(guests), "chips": 8, **options}, listed=False)
    players = [await Player(registry, guest).join(live) for guest in guests]
    for seat, player in enumerate(players):
        player.salts = salts
        await player.must("Sit", seat=seat)
    return players


async def commit(player: Player, seat: int) -> None:
    await player.must("Commit", commitment=commitment(SALTS[seat]))


async def reveal(player: Player, seat: int) -> None:
    await player.must("Reveal", salt=SALTS[seat].hex())


def kinds(entries: list[Entry], *wanted: type) -> list[type]:
    return [type(entry) for entry in entries if isinstance(entry, wanted)]


def test_all_commit_then_all_reveal_then_the_game_begins_with_their_salts() -> None:
    async def play() -> None:
        registry, store = registry_of()
        ann, ben = await seated(registry, "ann", "ben")
        live = ann.live
        await ann.must("Begin")
        assert ann.news["table"]["beginning"] == "commit"
        await commit(ben, 1)
        assert ann.news["table"]["commitments"] == ["", commitment(SALTS[1])]
        await commit(ann, 0)
        assert ben.news["table"]["beginning"] == "reveal"
        await reveal(ann, 0)
        assert live.state.begun is None
        await reveal(ben, 1)
        assert live.game.luck(5).sample(range(60), 9) == Luck(live.seed, [SALTS[0], SALTS[1]])(5).sample(range(60), 9)
        while await step([ann, ben]):
            pass
        record = parse([*lines(live.record())], "table")
        assert record.header.salts == (SALTS[0], SALTS[1])
        assert record.header.commitments == (commitment(SALTS[0]), commitment(SALTS[1]))
        check(record)
        around = kinds(journal(store, live), SeatsFrozen, Committed, Revealed, Begun)
        assert around == [SeatsFrozen, Committed, Committed, Revealed, Revealed, Begun]

    run(play())


def test_an_operator_who_salts_last_can_no_longer_choose() -> None:
    """The attack: know the seed, wait for all salts, then try salts until the deal is good."""

    async def play() -> None:
        registry, store = registry_of()
        ann, mal = await seated(registry, "ann", "mal")
        live = ann.live
        await ann.must("Begin")
        promised = commitment(live.seed)
        await commit(ann, 0)
        assert (await ann.ask("Reveal", salt=SALTS[0].hex()))["key"] == "salt-not-due", "not before all have committed"
        await commit(mal, 1)
        await reveal(ann, 0)  # now the operator knows everything but may change nothing
        for number in range(20):
            other = bytes([number]) * 15 + b"x"
            assert (await mal.ask("Commit", commitment=commitment(other)))["key"] == "salt-committed"
            assert (await mal.ask("Reveal", salt=other.hex()))["key"] == "salt-wrong"
        assert (await mal.ask("Stand"))["key"] == "table-beginning"
        assert (await ann.ask("Remove", seat=1))["key"] == "table-beginning"
        assert (await ann.ask("SeatBot", seat=1, bot="random"))["key"] == "table-beginning"
        await reveal(mal, 1)
        entries = journal(store, live)
        order = kinds(entries, SeatsFrozen, Committed, Revealed, Begun)
        assert order == [SeatsFrozen, Committed, Committed, Revealed, Revealed, Begun]
        [frozen] = [entry for entry in entries if isinstance(entry, SeatsFrozen)]
        assert frozen.commitment == promised == live.record().header.commitment

    run(play())


@pytest.mark.parametrize("stage", ["commit", "reveal"])
def test_a_player_who_does_not_answer_loses_the_chair_and_a_new_seed_follows(stage: str) -> None:
    async def play() -> None:
        registry, store = registry_of()
        ann, ben, cat = await seated(registry, "ann", "ben", "cat")
        watcher = await Player(registry, "wat").join(ann.live)
        live, seed, number = ann.live, ann.live.seed, len(journal(store, ann.live))
        await ann.must("Begin")
        for seat, player in enumerate((ann, ben)):
            await commit(player, seat)
        if stage == "reveal":
            await commit(cat, 2)
            await reveal(ann, 0)
            await reveal(ben, 1)
        await asyncio.sleep(DUE_SECONDS - 0.1)
        assert live.state.beginning == stage
        await asyncio.sleep(0.2)
        await settle()
        [aborted] = [entry for entry in journal(store, live)[number:] if isinstance(entry, Aborted)]
        assert aborted == Aborted((2,), commitment(live.seed))
        assert live.seed != seed, "the old seed is not used again"
        assert await store.tables.seed(live.tid) == live.seed
        for player in (ann, ben, cat, watcher):
            assert player.entries()[-1] == {"type": "Aborted", "seats": [2], "commitment": commitment(live.seed)}
            assert player.news["table"]["commitment"] == commitment(live.seed)
            assert player.news["table"]["commitments"] == ["", "", ""], "everybody commits again"
            assert [seat["taken"] for seat in player.news["table"]["seats"]] == [True, True, False]
        await cat.must("Sit", seat=2)
        for player in (ann, ben, cat):
            player.salts = True
        await ann.must("Begin")
        assert live.state.begun is not None
        record = parse([*lines(live.record())], "table")
        assert (record.header.aborts, record.header.commitment) == (1, commitment(live.seed))

    run(play())


def test_a_guest_who_is_away_loses_the_chair_and_a_bot_can_take_it() -> None:
    async def play() -> None:
        ann, ben = await seated(seeded(Memory()), "ann", "ben", salts=True)
        ann.live.presence.leave(ben.link)
        ben.salts = False
        await ann.must("Begin")
        assert ann.live.state.chairs[1].guest == ""
        await ann.must("SeatBot", seat=1, bot="random")
        await ann.must("Begin")
        assert [*ann.live.state.salts] == [0], "a bot has no salt"

    run(play())


def test_a_table_of_bots_begins_at_once() -> None:
    async def play() -> None:
        registry, store = registry_of()
        live = await registry.make("ann", "swipe", {"seats": 2, "chips": 6}, listed=False)
        ann = await Player(registry, "ann").join(live)
        for seat in range(2):
            await ann.must("SeatBot", seat=seat, bot="random")
        answer = await ann.must("Begin")
        assert answer["type"] == "Done"
        assert live.state.begun is not None
        assert not kinds(journal(store, live), SeatsFrozen, Committed, Revealed)

    run(play())


def test_a_second_begin_is_refused_and_a_repeated_salt_is_acknowledged() -> None:
    async def play() -> None:
        registry, store = registry_of()
        ann, ben = await seated(registry, "ann", "ben")
        assert (await ann.ask("Commit", commitment="0" * 64))["key"] == "salt-not-due"
        await ann.must("Begin")
        assert (await ann.ask("Begin"))["key"] == "table-beginning"
        assert (await ann.ask("Commit", commitment="xyz"))["key"] == "bad-commitment"
        for _ in range(2):  # as from two windows
            await commit(ann, 0)
        await commit(ben, 1)
        assert (await ben.ask("Reveal", salt="xyz"))["key"] == "bad-salt"
        for _ in range(2):
            await reveal(ann, 0)
        assert len(kinds(journal(store, ann.live), Committed, Revealed)) == 3
        await reveal(ben, 1)
        assert (await ann.ask("Commit", commitment="0" * 64))["key"] == "table-begun", "later arrivals add nothing"
        assert (await ann.ask("Reveal", salt=SALTS[0].hex()))["key"] == "table-begun"

    run(play())


def test_a_process_that_dies_between_the_two_steps_waits_for_the_salts_again() -> None:
    async def play() -> None:
        registry, store = registry_of()
        ann, ben = await seated(registry, "ann", "ben")
        await ann.must("Begin")
        await commit(ann, 0)
        await commit(ben, 1)
        await asyncio.sleep(DUE_SECONDS / 2)
        registry.tables.pop(ann.live.tid).release()
        fresh = seeded(store)
        live = await fresh.find(ann.live.tid)
        again = [await Player(fresh, guest).join(live) for guest in ("ann", "ben")]
        assert again[0].news["table"]["beginning"] == "reveal"
        await asyncio.sleep(DUE_SECONDS * 0.9)
        assert live.state.beginning == "reveal", "the time starts again"
        for seat, player in enumerate(again):
            player.salts = False
            await reveal(player, seat)
        assert live.state.begun is not None

    run(play())


def test_a_process_that_dies_and_nobody_answers_still_frees_the_chairs() -> None:
    async def play() -> None:
        registry, store = registry_of()
        ann, _ = await seated(registry, "ann", "ben")
        await ann.must("Begin")
        registry.tables.pop(ann.live.tid).release()
        live = await seeded(store).find(ann.live.tid)
        await asyncio.sleep(DUE_SECONDS + 0.1)
        await settle()
        assert [chair.guest for chair in live.state.chairs] == ["", ""]
        assert journal(store, live)[-1] == Aborted((0, 1), commitment(live.seed))

    run(play())


def test_two_processes_agree_on_the_new_seed() -> None:
    async def play() -> None:
        store = Memory()
        one = seeded(store)
        ann, _ = await seated(one, "ann", "ben")
        other = Registry(store.tables, one.bots, seeds=lambda: open_seed("other"))
        theirs = await other.find(ann.live.tid)
        await ann.must("Begin")
        await asyncio.sleep(DUE_SECONDS + 0.1)
        await settle()
        late = await Player(other, "cat").join(theirs)
        await late.must("Chat", phrase="hello")  # the first change reads on
        await late.must("Sit", seat=1)
        assert theirs.seed == ann.live.seed == await store.tables.seed(theirs.tid)
        assert theirs.state.aborts == 1

    run(play())


def test_a_failing_store_only_delays_the_end_of_the_wait() -> None:
    async def play() -> None:
        registry, store = registry_of()
        ann, _ = await seated(registry, "ann", "ben")
        await ann.must("Begin")

        async def fail() -> None:
            raise OSError("the disk is full")

        store.before_append = fail
        await asyncio.sleep(DUE_SECONDS + 0.1)
        await settle()
        assert ann.live.state.beginning == "commit"
        await asyncio.sleep(DUE_SECONDS + 0.1)
        await settle()
        assert ann.live.state.aborts == 1

    run(play())


def test_a_rematch_collects_new_salts() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        players = await seated(registry, "ann", "ben", salts=True)
        await players[0].must("Begin")
        while await step(players):
            pass
        for player in players:
            await player.must("Rematch")
        again = await registry.find(players[0].news["table"]["rematch"])
        follow = [await Player(registry, guest).join(again) for guest in ("ann", "ben")]
        await follow[0].must("Begin")
        assert again.state.salts == {seat: salt_of(seat, commitment(again.seed)).hex() for seat in (0, 1)}
        assert again.state.salts != players[0].live.state.salts

    run(play())


def test_a_log_with_salts_of_the_old_kind_still_plays_and_verifies() -> None:
    async def play() -> None:
        registry, store = registry_of()
        live = await registry.make("ann", "swipe", {"seats": 2, "chips": 6}, listed=False)
        ann = await Player(registry, "ann").join(live)
        await ann.must("Sit", seat=0)
        await ann.must("SeatBot", seat=1, bot="random")
        await store.tables.append(live.tid, live.seq, [encode(Salted(0, "ab" * 16))])
        registry.tables.pop(live.tid).release()
        old = await seeded(store).find(live.tid)
        before = [entry for entry in journal(store, old) if not isinstance(entry, Salted)]
        old.state.fold(Begun(names=("Ann", "Random"), players=("you", "random"), rules=1))
        assert old.record().header.salts == (bytes.fromhex("ab" * 16),)
        assert len(before) == 3
        first = next(lines(old.record()))
        assert msgspec.json.decode(first)["swordfish"] == 1, "no commitments, so it is written as before"

    run(play())


def test_verify_refuses_a_salt_that_nobody_committed_to(tmp_path: Path) -> None:
    async def play() -> list[bytes]:
        ann, ben = await seated(seeded(Memory()), "ann", "ben", salts=True)
        await ann.must("Begin")
        while await step([ann, ben]):
            pass
        return [*lines(ann.live.record())]

    def changed(**facts: Any) -> list[bytes]:
        return [msgspec.json.encode({**title, **facts}), *rest]

    first, *rest = run(play())
    title: dict[str, Any] = msgspec.json.decode(first)
    assert title["swordfish"] == 2
    check(parse([first, *rest], "game"))
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"commitments": [title["commitments"][0], "0" * 64]}, "verify-salt"),
        ({"salts": [], "commitments": []}, "verify-chance"),
        ({"salts": title["salts"][:1], "commitments": title["commitments"][:1]}, "verify-salts"),
    ]
    for facts, key in wrong:
        with pytest.raises(BadRecord) as caught:
            check(parse(changed(**facts), "game"))
        assert caught.value.key == key
    with pytest.raises(BadRecord, match="Every salt needs its commitment"):
        parse(changed(commitments=[]), "game")
    with pytest.raises(BadRecord, match="no field called “commitments”"):
        parse(changed(swordfish=1), "game")
