"""Advice on the page: a hint where no other player is harmed, the cost of a choice, win probabilities."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.house import House, visiting
from tests.web.player import Player
from tests.web.swish_tables import alone
from tests.web.test_page import overflow, serious
from tests.web.test_replay import finished, moment
from tests.web.test_table import begin, two

ADVISED = re.compile(r"^Hint: (?:(?:play|take) “)?([^”]+)")
SHARES = re.compile(r"\d+(?:\.\d)?(?=%)")


def hint(page: Page) -> Locator:
    return page.get_by_role("button", name="A hint, please")


def shares(page: Page) -> list[float]:
    """The win probabilities in the bar's text, in per cent."""
    label = page.get_by_role("img", name="chance of winning").get_attribute("aria-label") or ""
    return [float(share) for share in SHARES.findall(label)]


def test_a_hint_against_bots_names_what_the_board_offers(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        player = Player(page, lambda thing: thing.click())
        player.make("swirl", "Tiny: two", seats=2)
        offered, shown = player.offered()
        hint(page).wait_for()
        for card in (False, True):  # first a creature, then a card
            page.keyboard.press("b")
            told = page.get_by_text(ADVISED).filter(visible=True)  # it also has hidden shorter wordings
            told.wait_for()
            advised = ADVISED.match(told.inner_text())
            assert advised
            things = page.locator(offered.removesuffix(":enabled"))
            named = things.filter(has_text=advised[1]).or_(things.filter(has=page.get_by_role("img", name=advised[1])))
            expect(named.first).to_be_enabled()
            if card:
                play = page.get_by_role("button", name="Play this card")
                things.and_(page.locator("button:not(.advised)")).first.click()
                play.wait_for()
                expect(told).to_have_count(0)  # what the chosen card does is told, not the hint
                page.keyboard.press("b")
                told.wait_for()
                # the button plays the card of the hint or nothing; a second search may prefer the card just chosen
                expect(page.locator(".hand .selected:not(.advised)")).to_have_count(0)
                expect(play).to_have_count(page.locator(".hand .selected").count())
            player.do(offered)
            offered, shown = player.offered(shown)
            expect(told).to_have_count(0)
        assert serious(page) == []
        page.keyboard.press("Shift+Slash")
        expect(page.get_by_role("dialog")).to_contain_text("B: a hint")


@pytest.mark.long
def test_no_hint_is_offered_against_people_or_in_a_race(browser: Browser, house: House) -> None:
    with two(browser, house, "swirl") as (ann, ben):
        begin(ann, ben)
        for player in (ann, ben):
            player.page.locator("[data-seat].turn").wait_for()  # it is somebody's turn
            expect(hint(player.page)).to_have_count(0)
    with visiting(browser, house) as page:
        Player(page, lambda thing: thing.click()).begin("swish")
        page.get_by_role("button", name="SWISH!").wait_for()
        expect(hint(page)).to_have_count(0)


def test_a_hint_in_solitaire_swish_says_whether_there_is_a_swish(browser: Browser, house: House) -> None:
    with visiting(browser, house, phone=True) as page:
        page.goto("/solo")
        page.get_by_role("button", name="Start the clock").click()
        hint(page).click()
        told = page.get_by_text(re.compile("^Hint: (call a swish|say that there is no swish)$"))
        expect(told).to_be_visible()
        assert overflow(page) <= 0


def test_hints_of_solitaire_swish_are_drawn_and_lead_to_a_swish(browser: Browser, house: House) -> None:
    """A player who taps what glows calls, lays and turns the cards, and proves."""
    with alone(browser, house) as player:
        page = player.page
        glows = page.locator(".area .lit, [data-zone=dock] .advised")
        taps = [""]
        while "prove" not in taps[-1]:
            hint(page).click()
            glows.first.wait_for()
            expect(glows).to_have_count(1)
            taps.append(glows.get_attribute("class") or "")
            glows.click()
            if "away" in taps[-1]:  # the card lies on the mat and is selected now
                page.locator("[data-zone=dock] .advised").click()
            expect(glows).to_have_count(0)
        assert "call" in taps[1]
        expect(page.locator("[data-outcome=good]")).to_be_visible()


def test_a_replay_shows_what_a_choice_cost(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        finished(page, "swirl", "Tiny: two", 2)
        page.keyboard.press("Home")
        page.get_by_role("button", name="What did this move cost?").click()
        told = page.get_by_role("status").filter(has_text="chose: ")
        expect(told).to_contain_text(re.compile("The best bot would have chosen"))
        expect(told).to_contain_text(re.compile(r"This move (cost nothing|lowered the chance of winning by \d+%)\."))
        asked = moment(page)
        assert asked == 0, "it shows the table before the choice that it tells of"
        assert serious(page) == []
        page.keyboard.press("ArrowRight")
        expect(told).to_have_count(0)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("b")
        told.wait_for()
        assert moment(page) > asked


def test_two_players_of_swipe_see_their_chances_at_the_table_and_in_the_replay(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        player = Player(page, lambda thing: thing.click())
        player.make("swipe", "Tiny: 14", seats=2)
        player.throw.wait_for()
        expect(hint(page)).to_have_count(0)  # there is nothing to choose
        page.keyboard.press("Shift+Slash")
        keys = page.get_by_role("dialog", name="Keys and speed")
        expect(keys).to_contain_text("Space: throw your dice")
        expect(keys.get_by_text("take from that player")).to_have_count(0)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Who is going to win?").click()
        page.get_by_role("img", name="chance of winning").wait_for()
        first = shares(page)
        assert 0 < min(first) < 50 < max(first) < 100, "nothing is told of throws that were not shown yet"
        assert player.go_on()
        winners = page.get_by_role("list", name="The places").get_by_text("1st place")
        winners.first.wait_for()
        last = [50, 50] if winners.count() == 2 else [0, 100]  # two may share the win
        assert sorted(shares(page)) == last
        player.watch()
        page.get_by_role("button", name="Who is going to win?").click()
        page.get_by_role("img", name="chance of winning").wait_for()
        page.keyboard.press("Home")
        expect(page.locator(".game")).to_have_attribute("data-shown", "0")
        assert max(shares(page)) < 100
        page.keyboard.press("End")
        page.locator(".place").first.wait_for()
        assert sorted(shares(page)) == last
        assert serious(page) == []


def test_three_players_of_swipe_see_win_probabilities_and_how_exact_they_are(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        player = Player(page, lambda thing: thing.click())
        player.make("swipe", "Standard", seats=3)
        page.get_by_role("button", name="Who is going to win?").click()
        page.get_by_role("img", name="chance of winning").wait_for()
        told = shares(page)
        assert len(told) == 4, "three seats, and how exact they are"
        assert 99 < sum(told[:3]) < 101
        assert told[3] == 0.1
        expect(page.get_by_text("within 0.1%")).to_be_visible()
        assert overflow(page) <= 0
        assert serious(page) == []


def test_a_rated_game_offers_no_hint_and_no_undo_and_says_why(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        player = Player(page, lambda thing: thing.click())
        for rated in (False, True):
            player.make("swirl", "Tiny: two", seats=2, rated=rated)
            player.offered()
            expect(page.get_by_role("button", name="Undo")).to_have_count(0 if rated else 1)
            expect(page.get_by_role("button", name="A hint")).to_have_count(0 if rated else 1)
            expect(page.get_by_text("Rated: the game counts")).to_have_count(1 if rated else 0)
            page.keyboard.press("?")
            expect(page.get_by_role("dialog")).to_be_visible()
            expect(page.get_by_role("dialog").get_by_text("a hint, if you play")).to_have_count(0 if rated else 1)
            page.keyboard.press("Escape")
