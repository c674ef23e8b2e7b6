"""What players show or say stands at their own seat, and covers nobody else's name."""

from playwright.sync_api import Browser, expect

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
        for screen, size in ((television, (1920, 1080)), (page, (390, 844)), (page, (768, 1024))):
            screen.set_viewport_size({"width": size[0], "height": size[1]})
            screen.locator(".game[data-shown] .area").wait_for()
            still(screen)
            for one, number in ((page, 0), (guest, 2)):
                assert one.evaluate(SAY, {"type": "React", "reaction": "wow"}) == "Done"
                screen.locator(f"[data-seat='{number}'] .bubble").wait_for()
                assert screen.locator(f"[data-seat='{number}'] .bubble").evaluate(COVERS) == [], size
                expect(screen.locator(".bubble")).to_have_count(0)
        television.close()
