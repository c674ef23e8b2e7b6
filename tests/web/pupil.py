"""A learner on the page: plays the lesson's model answers on the board."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from swordfish import lessons
from swordfish.games import swipe, swirl, swish, swishbones
from swordfish.games.swirl.model import Choose, Play, Take
from swordfish.games.swish.model import Call, Lay, NoSwish
from swordfish.games.swishbones.model import Swish
from swordfish.games.swishbones.model import Take as TakeBone
from tests.web.swimmer import by_mouse

Hands = Callable[[Page, Any], None]


def swipes(page: Page, command: swipe.Command) -> None:
    if page.locator("button.throw").count():
        page.locator("button.throw").click()
    page.locator(f"button.victim[data-seat='{command.victim}']").click()


def plays(page: Page, command: swirl.Command) -> None:
    match command:
        case Choose(creature):
            page.locator("button.choose").nth(creature).click()
        case Play(card):
            page.locator(f".hand [data-card='{card}']").click()
            page.locator("button.play").click()
        case Take(card):
            page.locator(f".middle [data-card='{card}']").click()
        case _:
            page.keyboard.press("Space")


def swims(page: Page, command: swishbones.Command) -> None:
    swimmer = by_mouse(page)
    match command:
        case TakeBone(piece):
            page.locator(f".food[data-piece='{piece}']").click()
            page.locator(".take.picked").wait_for()
            swimmer.swim.click()
        case Swish(bend):
            swimmer.handle.wait_for()
            swimmer.turn(bend)
            swimmer.swim.click()
        case _:
            swimmer.halt.click()


def lays(page: Page, command: swish.Command) -> None:
    match command:
        case Call():
            page.locator("button.call").click()
        case NoSwish():
            page.locator("button.word").click()
        case Lay(place, orientation):
            page.locator(f".area [data-place='{place}']").click()
            page.locator(f".mat [data-place='{place}']").first.wait_for()
            lies = int(page.locator(f".area [data-place='{place}']").get_attribute("data-orientation") or "")
            if lies != orientation:
                page.locator(f".tools [data-axis='{lies ^ orientation}']").click()
        case _:
            page.locator("button.prove").click()


BOARDS: dict[str, Hands] = {"swipe": swipes, "swirl": plays, "swishbones": swims, "swish": lays}


def at_step(page: Page, step: int) -> None:
    """Wait until the lesson asks for a move in this step, or has something to throw or to see."""
    expect(page.locator("main")).to_have_attribute("data-step", str(step))


def walk(page: Page, game: str, look: Callable[[int], None] = lambda step: None) -> None:
    """Play the lesson from the first step to the last."""
    script = lessons.script(game)
    page.goto(f"/lesson/{game}")
    for step, task in enumerate(script.lesson.tasks):
        at_step(page, step)
        if not task.do:
            page.locator("button.throw, .go-on, .row .primary").first.wait_for()
            look(step)
            if step + 1 < len(script.lesson.tasks):
                page.locator("button.throw, .go-on").first.click()
            continue
        page.locator("main[data-asks=true], button.throw").first.wait_for()
        look(step)
        for text in task.do:
            BOARDS[game](page, script.rules.notation.read_command(text))
    expect(page.locator(".row .primary")).to_be_visible()
