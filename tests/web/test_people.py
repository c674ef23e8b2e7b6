"""People share a table: an invitation, chairs, faces, bubbles, a break, one's turn; on laptop, phone and television."""

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.waiting import until
from tests.web.house import House, visiting
from tests.web.player import OFFERED, Player, registered, together
from tests.web.test_page import overflow

BUBBLES = """() => {
  window.bubbles = new Set()
  window.outside = new Map()
  const told = (one) => `${one.closest('[data-seat]').dataset.seat} ${one.dataset.reaction || one.textContent.trim()}`
  const measure = async (one, name) => {
    await new Promise(requestAnimationFrame)
    await Promise.all(one.getAnimations().map((moving) => moving.finished))
    const { left, top, right, bottom } = one.getBoundingClientRect()
    outside.set(name, left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
  }
  const look = () => document.querySelectorAll('[data-seat] .bubble').forEach((one) => {
    if (!one.checkVisibility() || bubbles.has(told(one))) return
    bubbles.add(told(one))
    void measure(one, told(one))
  })
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}"""
"""Records what is shown at seats, even if it is gone when a test looks, and whether the screen cuts it off."""
LONG = "Maximiliane-Alexandra von Hohenstein-Wittelsbach"


def named(page: Page, name: str) -> None:
    """A guest with a name and a face, which the server knows."""
    registered(page, name, "whale")


def invited(page: Page, game: str) -> str:
    """A table to which the page invites; its address."""
    page.goto("/")
    page.locator(f"[data-game={game}]").get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Begin").wait_for()
    return page.url


def seat(page: Page, number: int) -> Page:
    return page.locator(f"[data-seat='{number}']").first  # pyright: ignore[reportReturnType] - a locator


def test_an_invitation_asks_for_name_and_face_once_and_seats_with_one_tap(browser: Browser, house: House) -> None:
    with visiting(browser, house) as host, visiting(browser, house, phone=True) as guest:
        named(host, "Anna")
        link = invited(host, "swirl")
        guest.goto(link)
        expect(guest.get_by_role("heading", name="Anna invites you to Swirl")).to_be_visible()
        guest.get_by_label("Your name").fill(LONG)
        expect(guest.get_by_text("A name has 1 to 24 characters.")).to_be_visible()
        expect(guest.get_by_role("button", name="Sit down")).to_be_disabled()
        guest.get_by_label("Your name").fill(LONG[:24])
        guest.get_by_role("radio", name="puffin").check(force=True)
        guest.get_by_role("button", name="Sit down").tap()
        expect(guest.locator("li.you")).to_contain_text(LONG[:24])
        expect(host.locator("li.fresh [data-face=puffin]")).to_be_visible()
        expect(host.locator("li.fresh")).to_contain_text(LONG[:24])
        assert [overflow(page) for page in (host, guest)] == [0, 0]
        guest.locator("li.you .who").tap()
        guest.get_by_role("button", name="Stand up").tap()
        expect(guest.locator(".me [data-face=puffin]")).to_be_visible()  # remembered: nothing is asked again
        expect(guest.get_by_label("Your name")).to_have_count(0)
        guest.get_by_role("button", name="Sit down").tap()
        expect(guest.locator("li.you")).to_have_count(1)
        other = guest.context.new_page()
        other.goto(link)
        expect(other.locator("li.you")).to_contain_text(
            LONG[:24]
        )  # the same person on a second page has the same chair
        expect(other.get_by_role("button", name="Sit down")).to_have_count(0)


def test_phones_that_open_an_invitation_at_once_get_different_names_and_faces(browser: Browser, house: House) -> None:
    with (
        visiting(browser, house) as host,
        visiting(browser, house, phone=True) as one,
        visiting(browser, house, phone=True) as other,
        visiting(browser, house) as tv,
    ):
        named(host, "Anna")
        link = invited(host, "swirl")
        tv.goto(link.replace("/t/", "/tv/"))
        expect(tv.locator(".invite .code")).to_be_visible()
        faces: list[str | None] = []
        names: list[str] = []
        for page in (one, other):
            page.set_viewport_size({"width": 844, "height": 390})
            page.add_init_script("Math.random = () => 0.5")  # every phone has the same luck
            page.goto(link)
            expect(page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
        same = one.get_by_role("radio", checked=True).first.get_attribute("value")
        assert same == other.get_by_role("radio", checked=True).first.get_attribute("value")
        for page in (one, other):
            page.get_by_role("button", name="Sit down").tap()
            expect(page.locator("li.you")).to_have_count(1)
            if page is one:
                expect(other.get_by_role("radio", checked=True).first).not_to_have_attribute("value", same or "")
            faces.append(page.locator("li.you [data-face]").get_attribute("data-face"))
            names.append(page.locator("li.you b").inner_text())
        assert len({*faces}) == len({*names}) == len(faces)
        expect(tv.locator(".invite")).to_have_count(0)  # everybody is there


def test_chairs_are_added_removed_and_given_to_bots_by_tapping(browser: Browser, house: House) -> None:
    with visiting(browser, house) as host:
        invited(host, "swipe")
        chairs = host.get_by_role("list", name="Who plays").get_by_role("listitem")
        count = chairs.count()
        host.get_by_role("button", name="Add a chair").click()
        expect(chairs).to_have_count(count + 1)
        host.locator("li.free .who").first.click()
        host.get_by_role("button", name="Add a bot").click()
        expect(host.locator("li[data-presence=bot]")).to_have_count(1)
        expect(host.get_by_text("You can begin now: empty chairs will be taken away.")).to_be_visible()
        host.locator("li.free .who").last.click()
        host.get_by_role("button", name="Take the chair away").click()
        expect(chairs).to_have_count(count)
        host.get_by_role("button", name="Begin").click()
        host.locator(".game[data-shown]").wait_for()
        expect(host.locator(".seat[data-seat]")).to_have_count(2)


def test_reactions_and_phrases_are_bubbles_at_the_seat_on_every_screen(browser: Browser, house: House) -> None:
    with (
        visiting(browser, house) as host,
        visiting(browser, house, phone=True) as guest,
        visiting(browser, house) as tv,
    ):
        named(host, "Anna")
        link = invited(host, "swirl")
        guest.goto(link)
        guest.get_by_role("button", name="Sit down").tap()
        tv.goto(link.replace("/t/", "/tv/"))
        host.get_by_role("button", name="Begin").click()
        screens = (host, guest, tv)
        for page in screens:
            page.locator(".game[data-shown]").wait_for()
            page.evaluate(BUBBLES)
        guest.get_by_role("button", name="Menu").tap()
        guest.get_by_text("Say something").tap()
        guest.get_by_role("button", name="wow!").tap()
        for page in screens:
            page.wait_for_function("() => outside.get('1 wow') === false")
        guest.get_by_role("button", name="Well played!").tap()
        for page in screens:
            page.wait_for_function("() => outside.get('1 Well played!') === false")
        expect(host.locator("[data-seat='1'] .bubble")).to_have_count(0)  # after a few seconds
        guest.close()
        expect(host.locator("[data-seat='1'] [data-presence=gone]").first).to_contain_text("not connected")
        host.locator("summary", has_text="Who plays").click()
        host.locator(".person[data-seat='1'] .who").click()
        expect(host.get_by_role("group", name="Chair 2").get_by_role("button")).to_have_text(
            ["Let a bot play", "Mute", "Remove"]
        )


def test_a_break_hides_the_board_until_everybody_is_ready(browser: Browser, house: House) -> None:
    with visiting(browser, house) as host, visiting(browser, house) as guest:
        link = invited(host, "swirl")
        guest.goto(link)
        guest.get_by_role("button", name="Sit down").click()
        host.get_by_role("button", name="Begin").click()
        for page in (host, guest):
            page.locator(".game[data-shown]").wait_for()
        host.get_by_role("button", name="Take a break").click()
        expect(host.get_by_text("We are asking the others")).to_be_visible()
        guest.get_by_role("button", name="Agree").click()
        for page in (host, guest):
            expect(page.get_by_text("The clock stands still.")).to_be_visible()
            expect(page.get_by_role("region", name="The board").locator("[data-seat]")).to_have_count(0)
        host.get_by_role("button", name="Go on").click()
        expect(host.get_by_text("Waiting for")).to_be_visible()
        for page in (host, guest):
            expect(page.locator(".break li.ready")).to_have_count(1)  # all see who is ready
            expect(page.locator("[data-zone=bar] .title")).to_have_text("A break")
        guest.get_by_role("button", name="Go on").click()
        for page in (host, guest):
            expect(page.get_by_role("region", name="The board").locator("[data-seat]").first).to_be_visible()


HIDE = """() => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
"""The page goes into the background."""
TOLD = """
  window.told = { badges: [], buzzes: [], notes: [] }
  navigator.setAppBadge = async (count) => void told.badges.push(count)
  navigator.vibrate = (pattern) => told.buzzes.push(pattern)
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => void told.notes.push([title, body])
"""
GRANTED = "Object.defineProperty(Notification, 'permission', { get: () => 'granted' })"
"""A browser without windows says that notifications are denied, even after it has granted them."""


def test_the_page_announces_a_turn_by_title_badge_vibration_and_on_request_a_notification(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house) as page:
        page.context.grant_permissions(["notifications"])
        page.add_init_script(TOLD)
        page.goto("/")
        page.locator("[data-game=swirl]").get_by_role("button", name="Play against bots").click()
        page.locator("button.choose").first.wait_for()
        expect(page).to_have_title("Your turn! – Swirl – swordfish")
        assert page.evaluate("document.querySelector('link[rel=icon]').href").startswith("data:image/svg+xml")
        assert page.evaluate("told.badges") == [1]
        assert page.evaluate("told.buzzes") == [], "not while one looks at the page"
        bell = page.get_by_role("button", name="Notify me when it is my turn")
        expect(bell).to_have_attribute("aria-pressed", "false")  # never unasked
        bell.click()
        expect(bell).to_have_attribute("aria-pressed", "true")
        with visiting(browser, house) as watcher:
            watcher.goto(page.url)
            expect(page.get_by_text("One person is only watching.")).to_be_visible()
            assert page.evaluate("told.badges") == [1], "a new watcher does not set the badge again"


def test_a_race_without_turns_offers_no_notice_of_them(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.context.grant_permissions(["notifications"])
        page.goto("/")
        page.locator("[data-game=swish]").get_by_role("button", name="Play against bots").click()
        expect(page.get_by_role("button", name="Take a break")).to_be_visible()  # it stands beside that
        expect(page.get_by_role("button", name="Notify me")).to_have_count(0)


def test_in_the_background_a_turn_vibrates_and_notifies_and_the_others_see_the_player_as_away(
    browser: Browser, house: House
) -> None:
    with visiting(browser, house, shell=True) as host, visiting(browser, house, phone=True) as guest:
        host.context.grant_permissions(["notifications"])
        host.add_init_script(TOLD + GRANTED)
        guest.goto(invited(host, "swirl"))
        guest.get_by_role("button", name="Sit down").tap()
        expect(host.get_by_role("button", name="Begin")).to_be_enabled()
        host.get_by_role("button", name="Begin").click()
        host.get_by_role("button", name="Notify me when it is my turn").click()
        host.evaluate("navigator.serviceWorker.ready.then(() => true)")
        ann, ben = Player(host, lambda thing: thing.click()), Player(guest, lambda thing: thing.click())
        while host.evaluate("told.buzzes.length") == 0:
            if next_to_act(ann, ben) is ben:
                host.evaluate(HIDE)
                expect(guest.locator("[data-seat='0'] [data-presence=away]").first).to_contain_text("away")
            together(ann, ben)
            next_to_act(ann, ben)
        host.wait_for_function("() => told.notes.length > 0")
        assert host.evaluate("told.notes[0]") == ["Swirl", "Your turn!"]


def next_to_act(*players: Player) -> Player:
    """Wait until one of them is offered something."""

    def offered() -> Player | None:
        return next((player for player in players if player.page.evaluate(OFFERED, "")), None)

    found = until(offered, "somebody is offered something")
    assert found
    return found


def test_before_the_first_game_the_page_asks_who_is_playing_once(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.add_init_script(
            "if (!localStorage.getItem('asked')) { localStorage.clear(); localStorage.setItem('asked', '1') }"
        )
        page.goto("/")
        page.locator("[data-game=swirl]").get_by_role("button", name="Play against bots").click()
        expect(page.get_by_role("dialog", name="Who is playing?")).to_be_visible()
        page.get_by_role("button", name="A child, or somebody new").click()
        page.get_by_role("button", name="Play right away").click()
        page.locator(".game[data-shown]").wait_for()
        liked = page.evaluate("JSON.parse(localStorage.getItem('swordfish.settings'))")
        assert (liked["who"], liked["bot"], liked["hints"], liked["pace"]) == ("new", "easy", True, "calm")
        page.goto("/")
        page.locator("[data-game=swipe]").get_by_role("button", name="Play against bots").click()
        page.locator(".game[data-shown]").wait_for()


def test_a_new_table_asks_too_and_seats_bots_of_the_chosen_level(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.add_init_script("if (!sessionStorage.asked) { localStorage.clear(); sessionStorage.asked = '1' }")
        page.goto("/new/swirl")
        page.get_by_role("button", name="Fill with bots").click()
        page.get_by_role("button", name="Create the table").click()
        page.set_viewport_size({"width": 320, "height": 568})
        dialog = page.get_by_role("dialog", name="Who is playing?")
        expect(dialog.get_by_role("button").last).to_be_in_viewport(ratio=1)
        dialog.get_by_role("button", name="A child, or somebody new").click()
        page.get_by_role("button", name="Play right away").click()
        page.locator(".game[data-shown]").wait_for()
        code = page.url.rsplit("/", 1)[1]
        seats = page.evaluate("async code => (await (await fetch(`/api/tables/${code}`)).json()).seats", code)
        assert {seat["bot"] for seat in seats} == {"", "easy"}
        page.goto("/new/swipe")
        page.get_by_role("button", name="Fill with bots").click()
        page.get_by_role("button", name="Create the table").click()
        page.locator(".game[data-shown]").wait_for()  # nobody is asked twice


def liked(page: Page) -> dict[str, Any]:
    """The settings that this browser remembers."""
    return page.evaluate("JSON.parse(localStorage.getItem('swordfish.settings'))")


def test_an_invitation_asks_once_who_is_playing_and_an_answer_is_one_tap_or_none(
    browser: Browser, house: House
) -> None:
    fresh = "if (!sessionStorage.asked) { localStorage.clear(); sessionStorage.asked = '1' }"
    with (
        visiting(browser, house) as host,
        visiting(browser, house, phone=True) as child,
        visiting(browser, house, phone=True) as other,
    ):
        link = invited(host, "swipe")
        for page in (child, other):
            page.add_init_script(fresh)
            page.goto(link)
            expect(page.get_by_role("group", name="Who is playing?").get_by_role("radio")).to_have_count(2)
            assert overflow(page) == 0
        child.get_by_role("radio", name="A child, or somebody new").tap()
        child.get_by_role("button", name="Sit down").tap()
        other.get_by_role("button", name="Sit down").tap()  # without an answer
        for page, kind in ((child, "new"), (other, "unknown")):
            expect(page.locator("li.you")).to_have_count(1)
            assert liked(page)["who"] == kind
            page.locator("li.you .who").tap()
            page.get_by_role("button", name="Stand up").tap()
            page.get_by_role("button", name="Sit down").wait_for()
            page.reload()
            page.get_by_role("button", name="Sit down").wait_for()
            expect(page.get_by_role("group", name="Who is playing?")).to_have_count(0)  # asked once
        assert [liked(child)[name] for name in ("bot", "hints", "pace")] == ["easy", True, "calm"]
        assert liked(host)["bot"] == "random", "the answer is for this guest alone"


def test_a_television_is_not_counted_nor_sent_away_with_those_who_watch(browser: Browser, house: House) -> None:
    with visiting(browser, house) as host, visiting(browser, house) as tv, visiting(browser, house) as watcher:
        link = invited(host, "swipe")
        tv.goto(link.replace("/t/", "/tv/"))
        shows = host.get_by_text("One big screen shows this table.")
        expect(shows).to_be_visible()
        expect(host.get_by_role("button", name="Send away those who only watch")).to_have_count(0)
        watcher.goto(link)
        expect(host.get_by_text("One person here has no chair yet.")).to_be_visible()
        host.get_by_role("button", name="Send away those who only watch").click()
        expect(watcher.get_by_text("The host has sent away everybody who was only watching.")).to_be_visible()
        expect(host.get_by_text("Those who were only watching are gone.")).to_be_visible()
        expect(shows).to_be_visible()
        chairs = host.get_by_role("list", name="Who plays").get_by_role("listitem").count()
        host.get_by_role("button", name="Add a chair").click()
        for page in (host, tv):  # it is still connected
            expect(page.get_by_role("list", name="Who plays").get_by_role("listitem")).to_have_count(chairs + 1)
        host.get_by_role("button", name="Stop showing it there").click()
        expect(tv.get_by_text("The host has sent away everybody who was only watching.")).to_be_visible()
        expect(shows).to_have_count(0)


def test_a_head_start_and_an_aid_in_plain_words(browser: Browser, house: House) -> None:
    with visiting(browser, house) as host:
        invited(host, "swirl")
        host.get_by_role("button", name="Fill with bots").click()
        host.locator("li.you .who").click()
        host.get_by_label("Handicap").select_option("needs one colour fewer")
        host.get_by_label("captures are shown").check()
        expect(host.locator("li.you")).to_contain_text("needs one colour fewer")
        host.get_by_role("button", name="Begin").click()
        host.locator("button.choose").first.click()
        host.locator(".hand button:enabled").first.wait_for()
