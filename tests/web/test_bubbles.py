"""What players show or say stands at their own seat, and covers nobody else's name."""

from playwright.sync_api import Browser

from tests.web.house import House
from tests.web.stage import SAY, table
from tests.web.still import still

COVERS = """bubble => {
  const box = bubble.getBoundingClientRect(), own = bubble.closest('.plate')
  return [...document.querySelectorAll('.plate')].filter((plate) => plate !== own && plate.checkVisibility())
    .flatMap((plate) => [...plate.querySelectorAll('[data-name], .own')]).filter((one) => {
      const other = one.getBoundingClientRect()
      return Math.min(box.right, other.right) > Math.max(box.left, other.left)
        && Math.min(box.bottom, other.bottom) > Math.max(box.top, other.top)
    }).map((one) => one.textContent)
}"""
"""The names and faces of other players that lie under a bubble."""


def test_a_bubble_covers_no_other_players_name(browser: Browser, house: House) -> None:
    with table(browser, house, "swish", ["you", "easy@50", "guest", "easy@50"]) as (page, guest):
        assert guest
        television = page.context.new_page()
        television.goto(page.url.replace("/t/", "/tv/"))
        screens = {television: (1920, 1080), page: (390, 844), guest: (768, 1024)}
        for screen, (width, height) in screens.items():
            screen.set_viewport_size({"width": width, "height": height})
            screen.locator(".game[data-shown] .area").wait_for()
            still(screen)
        for one in (page, guest):
            assert one.evaluate(SAY, {"type": "React", "reaction": "wow"}) == "Done"
        for screen, size in screens.items():
            for seat in (0, 2):
                bubble = screen.locator(f"[data-seat='{seat}'] .bubble")
                bubble.wait_for()
                assert bubble.evaluate(COVERS) == [], size
        television.close()
