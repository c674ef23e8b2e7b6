"""Races of swish in real browsers: to the end, watched during a proof, and the cost of a wrong call."""

import re

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from swordfish.games.swish.cards import deck
from tests.web.house import House, visiting
from tests.web.still import still
from tests.web.swish import SwishPlayer
from tests.web.swish_tables import PROOF, SHORT, made, racing, seated

ASKED = """() => {
  window.asked = []
  const question = document.querySelector('.question')
  new MutationObserver(() => window.asked.push(question.textContent))
    .observe(question, { subtree: true, childList: true, characterData: true })
}"""
"""Record what the dock says from now on, even if it says it only briefly."""


def raced(players: list[SwishPlayer]) -> list[int]:
    """A whole game in which the callers take turns; returns what each has collected, as every page shows it."""
    turn, going = 0, True
    while going:
        caller = players[turn % len(players)]
        layout = caller.layout()
        others = tuple(one for one in players if one is not caller)
        going = caller.step(others)
        for one in others:
            assert one.ready(layout) == going
            assert not going or one.area() == caller.area(), "all see the same cards"
        turn += 1
    piles = [[one.pile(seat) for seat in range(len(players))] for one in players]
    assert all(pile == piles[0] for pile in piles)
    return piles[0]


@pytest.mark.long
def test_three_browsers_race_to_the_end(browser: Browser, house: House) -> None:
    with racing(browser, house, 3) as players:
        piles = raced(players)
        for one in players:
            expect(one.page.locator(".seats-row .place")).to_have_count(3)
        best = max(piles)
        winners = [seat for seat, pile in enumerate(piles) if pile == best]
        told = {1: "You win!", 2: re.compile("^You share the win with .+"), 3: "A draw: all share the win."}[
            len(winners)
        ]
        for seat in winners:
            expect(players[seat].end.get_by_role("heading")).to_have_text(told, use_inner_text=True)


def test_nobody_wins_a_draw_and_both_pages_say_so(browser: Browser, house: House) -> None:
    """Sixteen cards leave no deck, so "no swish" by all ends the game with nothing collected."""
    with racing(browser, house, 2, deck()[:16]) as players:
        for one in players:
            one.say_none()
        for one in players:
            expect(one.end.get_by_role("heading")).to_have_text("A draw: all share the win.", use_inner_text=True)


def test_when_all_say_no_swish_each_page_says_why_cards_are_new(browser: Browser, house: House) -> None:
    with racing(browser, house, 2) as players:
        for one in players:
            one.page.evaluate(ASKED)
        for one in players:
            one.say_none()
        for one in players:
            one.page.wait_for_function("() => window.asked.includes('Nobody sees a swish: 4 new cards.')")
            expect(one.page.locator(".question")).to_have_text("Do you see a swish? Call it!")


@pytest.mark.long
def test_lag_is_shown_only_for_others_and_only_where_it_is_noticeable(browser: Browser, house: House) -> None:
    """All clients are local; the messages to Cleo's page are changed as if all were far away."""

    def far(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda told: socket.send(re.sub(r'"lag":\d+', '"lag":137', str(told))))

    with visiting(browser, house) as ann, visiting(browser, house) as cleo:
        cleo.route_web_socket(re.compile("/socket"), far)
        code = made(ann, {"seats": 2, "deck": SHORT})
        for page in (ann, cleo):
            seated(page, code)
        ann.get_by_role("button", name="Begin").click()
        expect(cleo.locator("[data-seat='0'] .lag")).to_contain_text("137 ms")
        delay = re.compile(r"\d ms")
        expect(cleo.locator(".lag")).to_have_count(1)
        expect(cleo.locator(".lag").get_by_text(delay)).to_have_count(2)  # one to read, one for screen readers
        expect(cleo.get_by_text(delay)).to_have_count(2)  # and none anywhere else
        expect(ann.get_by_role("list", name="Score")).to_be_visible()
        expect(ann.get_by_text(delay)).to_have_count(0)


ALARMS = """() => {
  window.alarms = 0
  new MutationObserver(() => (alarms += document.querySelectorAll('.problem').length))
    .observe(document.body, { subtree: true, childList: true })
}"""
"""Counts refusals that the page shows from now on, even briefly."""


def test_who_calls_a_moment_too_late_sees_who_was_faster_and_no_alarm(browser: Browser, house: House) -> None:
    """Ben calls before the news of Ann's call has come to him."""
    held: list[str] = []
    holds: list[bool] = []
    refused: list[str] = []

    def slow(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def forward(told: str | bytes) -> None:
            if holds and '"News"' in str(told):
                held.append(str(told))
                return
            socket.send(told)
            if '"Refused"' in str(told):
                refused.append(str(told))
                holds.clear()
                for news in held:
                    socket.send(news)

        server.on_message(forward)

    with visiting(browser, house) as page, visiting(browser, house, phone=True) as friend:
        friend.route_web_socket(re.compile("/socket"), slow)
        code = made(page, {"seats": 2, "deck": SHORT, "proof": PROOF})
        for one in (page, friend):
            seated(one, code)
        page.get_by_role("button", name="Begin").click()
        ann, ben = SwishPlayer(page, cards=SHORT), SwishPlayer(friend, cards=SHORT)
        assert ann.ready()
        assert ben.ready()
        friend.evaluate(ALARMS)
        holds.append(True)
        ann.call()
        ben.call_bar.tap()
        expect(friend.locator(".proof")).to_contain_text("proves:")
        assert len(refused) == 1
        expect(ben.call_bar).to_be_disabled()
        assert friend.evaluate("alarms") == 0


FRAMES = """() => {
  const [seat, mat] = ['li.caller', '.proof .mat'].map((one) => document.querySelector(one)).map((one) => {
    if (!one) return 0
    const [, ...sizes] = getComputedStyle(one).boxShadow.match(/(-?[\\d.]+)px/g).map(parseFloat)
    const { top, bottom, left, right } = one.getBoundingClientRect()
    const frame = Math.max(...sizes)
    return Math.min(top - frame, innerHeight - bottom - frame, left - frame, innerWidth - right - frame)
  })
  return [seat, mat]
}"""
"""How far the frames of the caller and of the mat are from the edges of the screen; below zero, something is cut."""


def test_on_a_phone_on_its_side_the_frames_of_a_caller_and_of_a_proof_are_whole(browser: Browser, house: House) -> None:
    with racing(browser, house, 2) as (ann, ben):
        ann.page.set_viewport_size({"width": 844, "height": 390})
        ann.call()
        still(ann.page)
        assert ann.page.evaluate(FRAMES)[0] >= 0
        ann.act(ann.place(0))
        ann.prove()
        ann.page.locator("[data-outcome=bad]").wait_for()
        assert ann.page.evaluate(FRAMES)[1] >= 0
        expect(ben.call_bar).to_be_enabled()


@pytest.mark.long
def test_eight_browsers_race_to_the_end(browser: Browser, house: House) -> None:
    with racing(browser, house, 8, deck()) as players:
        assert sum(raced(players)) > 30


def test_one_proves_and_the_others_watch_the_mat_as_it_moves(browser: Browser, house: House) -> None:
    with racing(browser, house, 2) as (ann, ben):
        ann.call()
        expect(ben.call_bar).to_be_disabled()
        expect(ben.page.locator(".proof")).to_contain_text("proves:")
        expect(ben.page.locator(".ring")).to_have_attribute("data-left", re.compile("^([1-9]?[0-9]|1[01][0-9]|120)$"))
        ann.act(ann.place(6))
        expect(ben.layer(6)).to_be_visible()
        expect(ben.place(6)).to_have_class(re.compile("away"))
        still(ann.page)
        box = ann.mat.bounding_box()
        assert box
        ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        ann.page.mouse.down()
        ann.page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2, steps=3)
        ann.page.mouse.move(box["x"] + box["width"] * 0.95, box["y"] + box["height"] / 2, steps=3)
        expect(ben.layer(6)).to_have_attribute("style", re.compile(r"rotateY\(\d"))
        dealt = ann.area()[6][1]
        ann.page.mouse.up()
        expect(ben.layer(6)).to_have_attribute("data-orientation", str(dealt ^ 1))
        expect(ben.layer(6)).not_to_have_attribute("style", re.compile("rotateY"))


def test_a_proof_that_fails_costs_time_and_a_word_is_a_raised_hand(browser: Browser, house: House) -> None:
    """Players and a television show how each proof ends, and its caption tells nothing smaller after that."""
    with racing(browser, house, 2, wait=30) as (ann, ben):
        television = SwishPlayer(ben.page.context.new_page())
        television.page.goto(ben.page.url.replace("/t/", "/tv/"))
        television.page.locator(".area").wait_for()
        ben.say_none()
        expect(ann.page.locator("[data-seat='1'] .raised")).to_be_visible()
        expect(ann.page.locator(".question")).to_have_text("1 of 2 says that there is no swish.")
        ben.say_none()
        expect(ann.page.locator(".raised")).to_have_count(0)
        ben.say_none()
        for player in (ann, ben, television):
            player.watch()
        layers = ann.seen()
        ann.collect(layers)
        assert ann.ready("0")
        expect(ann.page.locator(".raised")).to_have_count(0)
        before = ann.pile(0)
        assert before == len(layers)
        area = ann.area()
        ann.call()
        ann.act(ann.place(next(place for place, (card, _) in enumerate(area) if card >= 0)))
        ann.prove()
        told = [f"Swish! Ann takes {len(layers)} cards.", "No swish: Ann could not prove it and loses a card."]
        expect(television.page.locator(".question")).to_have_text(told[1], use_inner_text=True)
        expect(television.page.locator(".lately li").nth(-2)).to_have_text(told[0])
        for player in (ann, ben, television):
            expect(player.page.locator("[data-seat='0'] .waits")).to_be_visible()
            taken = told[0].replace("Ann takes", "You take") if player is ann else told[0]
            assert player.outcomes() == [f"good: {taken}", f"bad: {told[1]}"]
            assert player.pile(0) == before - 1
            expect(player.page.locator("[data-deck]")).to_contain_text("out of the game 1")
        assert ann.area() == area
        expect(ann.call_bar).to_be_disabled()
        expect(ben.call_bar).to_be_enabled()


def test_a_race_of_two_on_the_same_deck(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page, visiting(browser, house) as friend:
        page.goto("/solo")
        page.get_by_role("button", name="Invite a friend").click()
        link = page.get_by_label("Link to this table").input_value()
        friend.goto(link)
        friend.get_by_role("button", name="Sit here").click()
        expect(page.get_by_role("button", name="Begin")).to_be_enabled()
        page.get_by_role("button", name="Begin").click()
        ann, ben = SwishPlayer(page), SwishPlayer(friend)
        assert ann.ready()
        assert ben.ready()
        assert ann.area() == ben.area()
