"""Smooth on a phone: a layer of swish's proof mat follows the pointer."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from benchmarks.frames import Grip, Smooth

if TYPE_CHECKING:
    from playwright.sync_api import Page

LAYERS = 8
MAKE = """async () => {
  const post = (path, body) => fetch(path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  await post('/api/guest', { name: 'Ann' })
  const options = { seats: 1, proof: 120 }
  return (await (await post('/api/tables', { game: 'swish', options })).json()).code
}"""


def claim() -> Smooth:
    return Smooth(f"a layer is flipped by hand on a mat of {LAYERS}: p99 of frames at most 50 ms", ready)


def ready(page: "Page") -> Callable[[], Grip]:
    """A proof with many layers, the last one selected."""
    page.goto("/")
    page.goto(f"/t/{page.evaluate(MAKE)}")
    page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Begin").click()
    page.locator("button.call").click()
    for place in range(LAYERS):
        page.locator(f".area [data-place='{place}']").click()
    page.locator(f".mat[data-layers='{LAYERS}']").wait_for()

    def grip() -> Grip:
        box = page.locator(".mat").bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] * 0.45, box["height"] * 0.2

    return grip
