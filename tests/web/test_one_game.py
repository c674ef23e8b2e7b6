"""All screens show one game: host, guest, television and a late watcher, at every event."""

from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, contextmanager
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.waiting import until
from tests.web.house import House, visiting
from tests.web.player import Player, sits, together
from tests.web.recorder import record, recorded, starts
from tests.web.swimmer import BENDS, Swimmer, by_keys
from tests.web.swimmer import OFFERED as SWIMS
from tests.web.swish import SwishPlayer

QUICK = 45
"""The pace of a table that was made by somebody who likes it quick, in percent."""
EARLY = 60.0
"""Milliseconds by which two estimates of the table's clock may differ."""
MINUTE = 60_000
NEVER = "everybody throws, however long it takes"
SHAKE = """() => {
  for (const later of [0, 200]) {
    const jerk = new DeviceMotionEvent('devicemotion', { acceleration: { x: 25, y: 0, z: 0 } })
    Object.defineProperty(jerk, 'timeStamp', { value: 1000 + later })
    dispatchEvent(jerk)
  }
}"""
"""Shakes the device twice, a fifth of a second apart by the events' own clock."""


@contextmanager
def screens(
    browser: Browser, house: House, game: str, throwing: str = "", *, chips: int = 0, quiet: int = 0
) -> Generator[tuple[Player, Player, Page, Page]]:
    """Ann and Ben at a table that has begun, a television, and a page that has not come yet."""
    with ExitStack() as stack:
        pages = [stack.enter_context(visiting(browser, house, pace="quick", phone=phone)) for phone in (False, True)]
        television, late = [stack.enter_context(visiting(browser, house, pace="quick")) for _ in range(2)]
        for page in (*pages, television, late):
            record(page)
        one, other = pages
        ann, ben = (Player(page, lambda thing: thing.click()) for page in pages)
        one.goto(f"/new/{game}")
        sits(one, 2)
        one.get_by_text("More options").click()
        if chips:
            one.get_by_label("Chips", exact=True).fill(str(chips))
        if quiet:
            one.get_by_label("Rounds without eating until the end", exact=True).fill(str(quiet))
        if throwing:
            one.get_by_label("Throwing the dice").select_option(throwing)
        one.get_by_role("button", name="Create the table").click()
        link = one.get_by_label("Link to this table").input_value()
        other.goto(link)
        other.get_by_role("button", name="Sit here").click()
        television.goto(link.replace("/t/", "/tv/"))
        begin = one.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        begin.click()
        for page in (one, other, television):
            page.locator(".game .board").wait_for()
        yield ann, ben, television, late


def shown(page: Page) -> int:
    return int(page.locator(".game").get_attribute("data-shown") or 0)


def all_show_the_same(pages: Sequence[Page]) -> None:
    """Wait until every page shows the last event that any of them knows; the table may throw meanwhile."""
    last = max(number for page in pages for number in recorded(page).entries)

    def same() -> bool:
        numbers = {shown(page) for page in pages}
        return len(numbers) == 1 and numbers.pop() >= last

    until(same, "every page shows the same event")


def one_game(game: str, pages: Sequence[Page], pace: int = QUICK) -> int:
    """Compare what the pages showed at every event; returns how many events all but the late one showed one by one."""
    all_show_the_same(pages)
    told = [recorded(page) for page in pages]
    timeline = starts(game, {number: entry for one in told for number, entry in one.entries.items()}, pace)
    for one in told:
        assert one.order == sorted(set(one.order)), "every event once, in one order"
        for number, at in one.at.items():
            assert at >= timeline[number] - EARLY, f"event {number} of {game} is shown early"
        for number, facts in one.facts.items():
            for other in told:
                assert other.facts.get(number, facts) == facts, f"event {number} of {game}"
    return sum(all(number in one.facts for one in told[:3]) for number in told[0].order)


def move(ann: Player, ben: Player) -> None:
    assert not together(ann, ben)


def swim(ann: Player, ben: Player) -> None:
    """The one whose turn it is takes a bone or swishes, by keys."""
    swimmers = [by_keys(player.page) for player in (ann, ben)]

    def due() -> tuple[Swimmer, str, str] | None:
        offers = [(swimmer, swimmer.page.evaluate(SWIMS, "")) for swimmer in swimmers]
        return next(((swimmer, *offer) for swimmer, offer in offers if offer), None)

    found = until(due, "somebody may swim")
    assert found
    swimmer, what, before = found
    swimmer.do(what, BENDS)
    swimmer.page.wait_for_function("before => document.querySelector('.game').dataset.shown !== before", arg=before)


def no_swish(ann: Player, ben: Player) -> None:
    """Nobody sees a swish, so the dealer swaps cards."""
    players = [SwishPlayer(player.page, keys=True) for player in (ann, ben)]
    for player in players:
        assert player.ready()
    layout = players[0].layout()
    for player in players:
        player.say_none()
    for player in players:
        assert player.ready(layout)


Move: TypeAlias = Callable[[Player, Player], None]
PLAYED: list[tuple[str, Move, int]] = [
    ("swipe", move, 4),
    ("swirl", move, 5),
    ("swishbones", swim, 4),
    ("swish", no_swish, 1),
]
"""Games: how they are played, and how many moves before and after the watcher comes."""


@pytest.mark.parametrize(
    ("game", "play", "count"),
    [pytest.param(*case, marks=() if case[0] == "swipe" else (pytest.mark.long,)) for case in PLAYED],
    ids=[case[0] for case in PLAYED],
)
def test_host_guest_television_and_a_late_watcher_see_one_game(
    browser: Browser, house: House, game: str, play: Move, count: int
) -> None:
    quiet = count + 1 if game == "swishbones" else 0  # more turns than moves: the game is not over before them
    with screens(browser, house, game, quiet=quiet) as (ann, ben, television, late):
        pages = [ann.page, ben.page, television]
        for number in range(2 * count):
            if number == count:
                late.goto(ann.page.url)
                late.locator(".game .board").wait_for()
                pages.append(late)
            play(ann, ben)
            all_show_the_same(pages)  # at least here they are compared, however slow a page is
        assert one_game(game, pages) >= 2 * count
        expect(late.get_by_text("You are watching.")).to_be_visible()


def throws(player: Player) -> bool:
    return bool(player.throw.count())


def test_two_people_play_a_whole_game_of_swipe_by_their_own_hands(browser: Browser, house: House) -> None:
    with screens(browser, house, "swipe", NEVER, chips=7) as (ann, ben, television, _):
        expect(ann.throw).to_be_visible()
        expect(ben.throw).to_have_count(0)
        assert not recorded(television).entries, "the dice wait for a hand"
        ann.page.keyboard.press("Space")
        television.wait_for_function("() => window.record.entries.length > 0")
        all_show_the_same([ann.page, ben.page, television])
        moves = 0
        while not together(ann, ben):
            all_show_the_same([ann.page, ben.page, television])
            moves += 1
        for page in (ann.page, ben.page):
            expect(page.locator(".end")).to_be_visible()
        expect(television.get_by_role("list", name="The places")).to_be_visible()
        assert one_game("swipe", (ann.page, ben.page, television)) > moves > 0
        entries = recorded(television).entries
        assert [kind for _, kind in entries.values()].count("Rolled") > 0


def test_a_phone_throws_by_shaking_once_its_player_has_allowed_it(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as page:
        player = Player(page, lambda thing: thing.tap())
        player.begin("swipe")
        what, before = player.offered()
        assert what == "button.throw"
        page.evaluate(SHAKE)
        expect(player.throw).to_be_visible()
        assert page.locator(".game").get_attribute("data-shown") == before, "nobody has allowed it"
        page.get_by_role("button", name="Shake instead").tap()
        expect(page.get_by_text("Shake to throw!")).to_be_visible()
        page.evaluate(SHAKE)
        assert int(player.offered(before)[1]) > int(before)


def test_a_phone_that_may_not_feel_movement_says_so_and_throws_by_the_button(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as page:
        page.add_init_script("DeviceMotionEvent.requestPermission = async () => 'denied'")  # as a player may answer
        player = Player(page, lambda thing: thing.tap())
        player.begin("swipe")
        before = player.offered()[1]
        page.get_by_role("button", name="Shake instead").tap()
        expect(page.get_by_text("Shaking is blocked.")).to_be_visible()
        page.evaluate(SHAKE)
        assert page.locator(".game").get_attribute("data-shown") == before
        player.throw.tap()
        assert int(player.offered(before)[1]) > int(before)


def test_enter_throws_too_and_a_throw_need_not_wait_until_everything_is_shown(browser: Browser, house: House) -> None:
    with screens(browser, house, "swipe", NEVER) as (ann, ben, television, _):
        ann.throw.wait_for()
        ann.page.keyboard.press("Enter")
        ben.page.wait_for_function("() => Number(document.querySelector('.game').dataset.shown) > 0")
        before = len(recorded(television).entries)

        def thrown() -> bool:
            for player in (ben, ann):
                if throws(player):
                    player.page.keyboard.press("Space")
            return len(recorded(television).entries) > before

        until(thrown, "the television hears of another throw")
        assert one_game("swipe", (television,)) > 0


def test_dice_roll_by_themselves_where_the_table_was_made_so(browser: Browser, house: House) -> None:
    with screens(browser, house, "swipe", "dice roll by themselves", chips=5) as (ann, ben, television, _):
        for page in (ann.page, ben.page):
            page.locator(".end").wait_for()
        television.get_by_role("list", name="The places").wait_for()
        one_game("swipe", (ann.page, ben.page, television))


WAITS = {
    "swipe": "button.throw",
    "swirl": "button.choose",
    "swishbones": ".take",
    "swish": "button.call:enabled",
}
"""What the page of a player offers whom the table waits for."""


@pytest.mark.long
def test_an_idle_minute_between_people_adds_no_entry_in_any_game(browser: Browser, house: House) -> None:
    with ExitStack() as stack:
        tables = {
            game: stack.enter_context(screens(browser, house, game, NEVER if game == "swipe" else "")) for game in WAITS
        }
        pages: list[Page] = []
        for game, (ann, ben, television, _) in tables.items():
            pages += ann.page, ben.page, television

            def offered(offer: str = WAITS[game], players: tuple[Player, ...] = (ann, ben)) -> bool:
                return any(player.page.locator(offer).count() for player in players)

            until(offered, "somebody is asked")
        facts = "() => [window.record.entries.length, document.querySelector('.game').dataset.shown]"
        before = [page.evaluate(facts) for page in pages]
        pages[0].wait_for_timeout(MINUTE)
        assert [page.evaluate(facts) for page in pages] == before
        assert throws(tables["swipe"][0]) != throws(tables["swipe"][1])


@pytest.mark.long
def test_with_automatic_throws_an_idle_minute_adds_throws_and_what_follows(browser: Browser, house: House) -> None:
    with screens(browser, house, "swipe") as (ann, ben, television, _):
        television.wait_for_timeout(MINUTE)
        kinds = [kind for _, kind in recorded(television).entries.values()]
        assert 1 <= kinds.count("Rolled") <= 3
        expect(ann.log).to_contain_text("The table throws for")
        expect(ann.page.get_by_text("Your time was up, so the table threw for you.")).to_be_visible()
        one_game("swipe", (ann.page, ben.page, television))
