"""Wait until nothing on a page moves, or until an asynchronous condition of a page holds."""

from playwright.sync_api import Page

STILL = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  await document.fonts.ready
  while (document.querySelector('[data-pressed]')) await frame()
  while (document.querySelector('.cover')?.childElementCount === 0) await frame()
  await frame()
  await frame()
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime < 5000)
  await Promise.all(ending.map((one) => one.finished.catch(() => {})))
  await frame()
}"""
"""After two frames, observers of sizes have had their say. Pictures that sway for a minute are not waited for."""


def still(page: Page) -> None:
    """Wait for fonts, for what still looks pressed, for a podium, for two frames, and for what moves a moment."""
    page.evaluate(STILL)


def until_true(page: Page, condition: str) -> None:
    """Wait until this asynchronous function of the page returns true: wait_for_function takes a promise for true."""
    page.evaluate(
        f"""async () => {{
          while (!(await ({condition})())) await new Promise((done) => setTimeout(done, 50))
        }}"""
    )
